"""The whole bot in a browser page without a Discord account, on simcord's simulated Discord."""

from __future__ import annotations

from sandbox.page import serve

__all__ = ["serve"]

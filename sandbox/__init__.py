"""The whole bot in a browser page, with no Discord account: simcord's simulated Discord, arranged for playing."""

from __future__ import annotations

from sandbox.page import serve

__all__ = ["serve"]

"""__title__ for lobby, help and records."""

from __future__ import annotations

from typing import Final

from engine.__key__.components import SEATS
from engine.contract import Meta

META: Final = Meta(
    key="__key__",
    native_title="__title__",
    native_language="en-US",
    seats=SEATS,
    minutes=3,
    rules_version=1,
    credits="Made from the template of Tertulia",
    decisions=("choose",),
    endings=("target",),
)

RULINGS: Final = ("match", "secret", "equal", "tie")
"""House rulings, in the order of the rules page (``__slug__-ruling-<id>``)."""

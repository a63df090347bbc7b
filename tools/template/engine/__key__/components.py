"""The box of __title__, as data. Renderers may import this module."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SEATS: Final = range(2, 5)
"""Two to four players."""
CARDS: Final = range(1, 31)
"""Each number is on one card."""
HAND: Final = 5
"""Cards dealt to each player."""


def lit(row: Sequence[int]) -> tuple[bool, ...]:
    """Return for each card of the row whether it lights a lantern: the first, and each above the one before it."""
    return tuple(card > before for before, card in zip((0, *row), row, strict=False))

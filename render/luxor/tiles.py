"""Tiles: material and carving. Light tiles are treasures, dark tiles have an effect."""

from __future__ import annotations

from typing import Final

from engine.luxor.components import ICONS as UNDER

TILE: Final = 103
"""Side of a tile in the temple, in pixels."""
HALF: Final = TILE / 2


def under(space: int) -> str | None:
    """Return the temple icon under the treasure of a space."""
    back = UNDER.get(space)
    return back.value if back is not None else None

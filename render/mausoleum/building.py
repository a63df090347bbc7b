"""Composes the Mausoleum as a small building: one part for each construction card, or the blueprint of a missing one.

A complete set is lit from inside. The model is 21 of its units high and 16 wide.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.colour import Colour
from render.pieces import piece

PARTS: Final = ("base", "colunas", "piramide", "estatuas")
"""From the ground up. The words of the construction cards are in the rulebook's order."""
HEIGHT: Final = 15.96 + 5.5
"""Height from the ground to the tip of the chariot, in units."""
_MIDDLE: Final = {"base": 2.6, "colunas": 8.0, "piramide": 13.2, "estatuas": 17.8}
"""Height of the middle of each part, in units: the point an event strikes."""


def draw_building(
    image: Image.Image,
    x: float,
    y: float,
    tenths: int,
    have: frozenset[str],
    lost: frozenset[str] = frozenset(),
    fresh: frozenset[str] = frozenset(),
    tint: Colour | None = None,
) -> None:
    """Draw a building on an RGB canvas, the middle of its ground at (x, y). A model unit has ``tenths`` / 10 units.

    ``have`` stands in stone. Of the rest, ``lost`` glows as a scar and the others are blueprints, of colour ``tint``.
    ``fresh`` parts, just built, shine.
    """
    complete = have.issuperset(PARTS)
    if "base" in have:
        piece("mausoleum/ground-shadow", size=tenths).put(image, x, y)
    if complete:
        piece("mausoleum/radiance", size=tenths).put(image, x, y)
    for name in PARTS:
        if name in have and name in fresh:
            piece("mausoleum/aura", name, size=tenths).put(image, x, y)
    for name in PARTS:
        if name in have:
            lit = "lit" if complete and name == "colunas" else None
            piece("mausoleum/part", name, lit, size=tenths).put(image, x, y)
        elif name in lost:
            piece("mausoleum/blueprint", name, "lost", size=tenths).put(image, x, y)
        else:
            piece("mausoleum/blueprint", name, size=tenths, tint=tint).put(image, x, y)


def middle(name: str, x: float, y: float, tenths: int) -> tuple[float, float]:
    """Return the middle of a part of the building whose ground is at (x, y)."""
    return x - 0.1 * tenths / 10, y - _MIDDLE[name] * tenths / 10 * 0.974

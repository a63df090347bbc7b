"""The final score sheet, as the drawing toolkit makes it for games without their own."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from render.__key__ import cards
from render.fonts import names
from render.kit import sheet


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB, 1560 by 1040 units. The view must have an outcome."""
    assert view.outcome is not None
    return sheet.draw(cards.blank(), "__key__", view.outcome, names(given, locale), cards.TONES, locale)

"""Cards: papyrus for the starter deck, lapis with eyes for Horus cards. Also card backs and the die."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.sprites import Sprite, remembered
from render.pieces import piece

RATIO: Final = 1.42
"""Height of a card as a share of its width."""


@remembered
def shaded(word: str, width: int, percent: int) -> Sprite:
    """Draw an unplayable card, darkened by ``percent``."""
    return piece("luxor/card", word, size=width).shaded("#0A1024", percent / 100)


def pile(image: Image.Image, x: float, y: float, width: int, count: int, horus: bool) -> None:
    """Draw the cards below the top card of a pile of ``count``."""
    for j in range(3 if count > 4 else 2 if count > 2 else 1 if count > 1 else 0, 0, -1):
        piece("luxor/card-edge", horus and "horus", size=width).put(image, x + 3 * j, y + 4 * j)

"""Parts of the rules illustrations: ground, plates with captions, tiles, numbers, windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.kit.paint import paints
from art.kit.pen import Pen
from art.luxor.gods import anubis
from render.kit.sprites import Sprite

_FIGURES: Final[dict[str, Callable[[Pen], None]]] = {"anubis": anubis}


@paints("luxor/figure", ("anubis",), sizes=(190,))
def figure(name: str, size: int) -> Sprite:
    """Draw a statue that has no icon, anchored at its middle."""
    pen = Pen(size + 20, size + 20, size / 100, (10, 8), 3)
    _FIGURES[name](pen)
    pen.under(3, 4, 4, opacity=0.5)
    return pen.done((50, 50))

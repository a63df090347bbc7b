"""The sign of each suit on a disc, such as of the one that was led."""

from __future__ import annotations

from typing import Final

from art.cards import suits
from art.cards.faces import PAPERS
from art.cards.suits import draw_sign
from art.kit.paint import paints
from art.kit.pen import Pen
from render.kit.paths import ellipse
from render.kit.sprites import Sprite

SUITS: Final = {suit.name: suit for suit in (*suits.FRENCH, *suits.LATIN)}
_ROOM: Final = 8
"""Units around the disc for its shadow."""


@paints("cards/suit", SUITS, sizes=(60, 120))
def suit(name: str, size: int) -> Sprite:
    """Paint the sign of a suit on a disc as high as ``size``, anchored at its centre."""
    unit, paper = size / 100, PAPERS["white"]
    pen = Pen((100 + 2 * _ROOM) * unit, (100 + 2 * _ROOM) * unit, unit, ((50 + _ROOM) * unit, (50 + _ROOM) * unit))
    pen.glow(pen.shifted(pen.mask(ellipse(0, 0, 48)), 1, 2), 2.4, "#04070F", 0.5)
    pen.fill(ellipse(0, 0, 48), paper.edge)
    pen.fill(ellipse(0, 0, 45), (paper.top, paper.foot, 70))
    draw_sign(pen, SUITS[name], 0, 0, 64)
    return pen.done()

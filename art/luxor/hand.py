"""The hand as its owner sees it, in hand order: the two outer cards, and the slots of the cards that replace them."""

from __future__ import annotations

import math

from art.kit.paint import paints
from art.kit.pen import Pen
from art.luxor import cards
from render.kit.paths import Path, rect
from render.kit.sprites import Sprite
from render.luxor.tones import GOLD, S7


@paints("luxor/feed", (149, -149))
def feed(dx: int) -> Sprite:
    """Draw an arrow from the draw pile up to a slot, anchored at the pile."""
    pen = Pen(2 * abs(dx) + 80, 160, 1, (abs(dx) + 40, 110), 3)
    side = 1 if dx > 0 else -1
    points = [
        (
            side * 62 + side * (abs(dx) - 62) * math.sin(t * math.pi / 40),
            -34 * (1 - math.cos(t * math.pi / 40)),
        )
        for t in range(20)
    ]
    points[-1] = (dx, -30)
    pen.line(Path([points]), 15, S7)
    cards.arrow(pen, points, 9, GOLD, 3.0)
    return pen.done()


@paints("luxor/stock")
def stock() -> Sprite:
    """Draw the draw pile on the shelf, anchored at its middle."""
    pen = Pen(180, 120, 1, (78, 52), 3)
    for j in range(3, -1, -1):
        card = rect(-65 + j * 3, -39 + j * 3, 130, 78, 10)
        pen.fill(card, ("#A87A40", "#6B4520", 60) if j == 0 else "#5E3D1C")
        pen.line(card, 2, "#E0BC82", 0.8, closed=True)
    pen.under(3, 4, 4, opacity=0.5)
    return pen.done()

"""The trail of the last turn: lit floor, direction signs, and rings around new things."""

from __future__ import annotations

from art.kit.paint import Box, each, paints
from art.kit.pen import Pen
from art.luxor import icons
from render.kit.paths import Path, ellipse, rect
from render.kit.sprites import Sprite
from render.luxor.tones import FLAME, GLEAM, GROUNDS, INK, S9, SEATS


@paints("luxor/sign", each(range(4), ("walk", "throw", "tunnel"), (0, 90, 180, 270)), close=True)
def sign(seat: int, way: str, turn: int) -> Sprite:
    """Draw the sign of a gap, anchored at its middle."""
    tone = SEATS[seat]
    pen = Pen(64, 64, 1, (32, 32))
    shape = Path([[(-7, -13), (7, 0), (-7, 13)]]).moved(0, 0, 1, turn)
    pen.glow(pen.mask(shape.stroke(16)), 4, "#FFF0B0", 0.9)
    if way == "tunnel":
        for radius, ink in ((13, S9), (11, "#FFFBEA"), (7.5, tone.base)):
            pen.fill(ellipse(0, 0, radius), ink)
        return pen.done()
    edge = "#FFFBEA" if way == "walk" else "#7AE0B0"
    pen.line(shape, 17, S9, 0.9)
    pen.line(shape, 14, edge)
    pen.line(shape, 7.5, tone.base if way == "walk" else GROUNDS["osiris"].base)
    return pen.done()


def _ring(wide: int, high: int, radius: int) -> Pen:
    """Draw a gleaming frame around the origin."""
    pen = Pen(wide + 66, high + 66, 1, (wide / 2 + 33, high / 2 + 33), 3)
    frame = rect(-wide / 2 - 3, -high / 2 - 3, wide + 6, high + 6, radius)
    mask = pen.mask(frame.stroke(9, closed=True))
    pen.glow(mask, 9, FLAME, 0.95)
    pen.glow(mask, 4, "#FFE9A0", 0.8)
    pen.line(frame, 6, GLEAM, closed=True)
    return pen


@paints("luxor/ring", (12, 16, 24), box=Box(200, 200, 60), close=True)
def ring(wide: int, high: int, radius: int) -> Sprite:
    """Paint a gleaming frame around something new, anchored at its upper left corner."""
    return _ring(wide, high, radius).done((-wide / 2, -high / 2))


@paints("luxor/round-ring", sizes=(40,))
def round_ring(size: int) -> Sprite:
    """Paint a gleaming ring around something round, anchored at its middle."""
    return _ring(size, size, size // 2).done()


@paints("luxor/awake", range(4), close=True)
def awake(seat: int) -> Sprite:
    """Draw the empty bed of a woken sleeper, anchored at its middle."""
    pen = Pen(40, 40, 1, (20, 20))
    pen.fill(ellipse(0, 0, 13), SEATS[seat].base)
    pen.line(Path([[(-8, 0), (-2, 6), (8, -6)]]), 5, "#FFFBEA")
    return pen.done()


@paints("luxor/taken", each(("vase", "jewel", "statue"), range(1, 7)))
def taken(kind: str, points: int) -> Sprite:
    """Draw a taken treasure with its points, anchored at its middle."""
    wide, high = 100, 54
    pen = Pen(wide + 40, high + 40, 1, (wide / 2 + 20, high / 2 + 20))
    plate = rect(-wide / 2, -high / 2, wide, high, 14)
    mask = pen.mask(plate)
    pen.glow(mask, 8, FLAME, 1)
    pen.fill(plate, GLEAM)
    pen.fill(rect(-wide / 2 + 4, -high / 2 + 4, wide - 8, high - 8, 11), (GROUNDS[kind].light, GROUNDS[kind].base, 60))
    pen.stamp(icons.ICONS[kind], -26, 0, 43)
    pen.paint(pen.letters(21, 0, f"+{points}", 40, squeeze=0.84), INK)
    return pen.done()

"""Backgrounds of the other pictures: the lapis wall, plates, the signs of left and right."""

from __future__ import annotations

from art.kit.paint import Box, each, paints
from art.kit.pen import Pen
from art.luxor.stone import lapis
from render.kit.light import fill, glow, linear, shadow
from render.kit.paths import Path, Union, ellipse, rect, star
from render.kit.sprites import Sprite, canvas, sprite
from render.luxor.scenery import WALL, WIDTH
from render.luxor.tones import FLAME, GOLD, GOLD_D, GOLD_L, GOLD_M, INK, L4, L6, L8


@paints("luxor/wall")
def wall() -> Sprite:
    """Paint a wall of lapis with golden stars."""
    image = lapis(WIDTH, WALL, 8, L8).copy()
    stars = Union(
        outline
        for j in range(WALL // 56 + 1)
        for i in range(28)
        for outline in star(30 + i * 57 + (28 if j % 2 else 0), 34 + j * 56, 8, 3, 5).outlines
    )
    fill(image, stars, GOLD, 0.24, 3)
    return sprite(image)


@paints("luxor/wall-light", box=Box(WIDTH, 640, 0))
def wall_light(wide: int, high: int) -> Sprite:
    """Paint the light in the middle of a wall, as wide and high as the wall."""
    image = canvas(wide, high)
    glow(image, ellipse(wide / 2, high * 0.45, 520, high * 0.3), 120, L6, 0.55)
    return Sprite(image)


@paints("luxor/plate", (False, True), box=Box(440, 250, 54))
def plate(wide: int, high: int, lit: bool) -> Sprite:
    """Draw a dark plate with a golden rim, anchored at its upper left corner."""
    m = 30
    image = canvas(wide + 2 * m, high + 2 * m)
    shape = rect(m, m, wide, high, 18)
    if lit:
        glow(image, shape, 10, FLAME, 0.8)
    else:
        shadow(image, shape, 6, 4, "#000000", 0.5)
    fill(image, shape, GOLD if lit else L4, 1 if lit else 0.5)
    fill(image, rect(m + 3, m + 3, wide - 6, high - 6, 15), linear((0, m), (0, m + high), "#1C2E73", "#0C1536"))
    return sprite(image, -m, -m)


@paints("luxor/side-sign", each(("left", "right"), (False, True)), sizes=(78, 110))
def side_sign(side: str, size: int, on: bool) -> Sprite:
    """Draw the sign of the left or the right card, as on buttons, anchored at its middle."""
    pen = Pen(size + 20, size + 20, size / 100, (10, 8))
    pen.fill(ellipse(50, 50, 48), GOLD_D if on else "#3A3F55")
    pen.fill(ellipse(50, 48, 48), (GOLD_L, GOLD_M, 70) if on else ("#7D84A0", "#4A506A", 70))
    points: list[tuple[float, float]] = [(62.0, 24.0), (34.0, 50.0), (62.0, 76.0)]
    if side == "right":
        points = [(100 - x, y) for x, y in points]
    pen.line(Path([points]), 15, INK if on else "#1B2038")
    pen.under(3, 4, 4, opacity=0.5)
    return pen.done((50, 50))


@paints("luxor/slot", (300, 210))
def slot(high: int) -> Sprite:
    """Draw the slot of a new card, a golden staff, anchored at the middle of its foot."""
    pen = Pen(90, high + 60, 1, (45, high + 30), 3)
    bar = rect(-8, -high, 16, high, 8)
    pen.glow(pen.mask(bar), 8, FLAME, 0.8)
    pen.fill(bar, (GOLD_L, GOLD_M, 90))
    for k in range(1, high // 31 + 1):
        pen.fill(rect(-9, -k * 31 - 2, 18, 5), L8)
    return pen.done()


@paints("luxor/card-halo", ((262, 372), (86, 122)))
def halo(wide: int, high: int) -> Sprite:
    """Draw the light around a playable card, anchored at the card's upper left corner."""
    pen = Pen(wide + 120, high + 120, 1, (60, 60), 1)
    mask = pen.mask(rect(0, 0, wide, high, wide * 0.09))
    pen.glow(mask, 20, FLAME, 0.9)
    pen.glow(mask, 8, "#FFF0B8", 0.9)
    return pen.done()

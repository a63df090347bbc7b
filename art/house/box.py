"""What a new game finds ready: meeples, dice, tokens, plates, tables."""

from __future__ import annotations

from typing import Final

from PIL import Image

from art.kit.paint import Box, paints
from art.kit.paths import Group
from art.kit.relief import emboss
from art.kit.stone import marble
from render.kit.colour import Colour, mix
from render.kit.light import fill, glow, linear, outline, radial, shadow
from render.kit.paths import Path, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, sprite
from render.theme import SEAT_COLOURS

TABLE: Final = (1560, 1040)
"""Width and height of a table."""
TOKENS: Final[dict[str, Colour]] = {
    "red": "#C8342B", "blue": "#2F6FC4", "green": "#2E9E5B", "yellow": "#E2B227", "purple": "#8C4FB0",
    "orange": "#E07A1F", "white": "#EFE9DC", "black": "#34323A",
}  # fmt: skip
"""Colours of tokens."""
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Places of a die's pips, in steps from its middle."""


def _solid(image: Image.Image, shape: Path, colour: Colour, size: float) -> None:
    """Draw a solid of painted wood with its shadow."""
    left, top, _, foot = shape.box()
    shadow(image, shape, size * 0.05, max(1, round(size * 0.05)), "#04070F", 0.55)
    tones = mix(colour, "#FFFFFF", 0.3), colour, mix(colour, "#04070F", 0.3)
    emboss(image, shape, linear((left, top), (left + size * 0.3, foot), *tones), size * 0.05, 0.8)


@paints("house/meeple", range(len(SEAT_COLOURS)), sizes=(60, 140))
def meeple(seat: int, height: int) -> Sprite:
    """Paint a meeple in a seat's colour, anchored at the middle of its feet."""
    image, k = canvas(height * 1.5, height * 1.4), height / 100
    body = Group(
        ellipse(0, -82, 18),
        poly(
            (-14, -68), (14, -68), (44, -52), (46, -38), (20, -36), (34, 0), (8, 0), (0, -18), (-8, 0), (-34, 0),
            (-20, -36), (-46, -38), (-44, -52),
        ),
    ).moved(height * 0.75, height * 1.2, k)  # fmt: skip
    _solid(image, body, SEAT_COLOURS[seat], height)
    return sprite(image, -height * 0.75, -height * 1.2)


@paints("house/die", PIPS, sizes=(60, 140))
def die(number: int, size: int) -> Sprite:
    """Paint a die, anchored at its centre."""
    image, half = canvas(size * 1.4, size * 1.4), size * 0.7
    _solid(image, rect(half - size / 2, half - size / 2, size, size, size * 0.2), "#F4EFE2", size)
    for x, y in PIPS[number]:
        fill(image, ellipse(half + x * size * 0.26, half + y * size * 0.26, size * 0.1), "#2A2430")
    return sprite(image, -half, -half)


@paints("house/token", TOKENS, sizes=(60, 140))
def token(colour: str, size: int) -> Sprite:
    """Paint a round token, anchored at its centre."""
    image, half = canvas(size * 1.4, size * 1.4), size * 0.7
    _solid(image, ellipse(half, half, size / 2), TOKENS[colour], size)
    outline(image, ellipse(half, half, size * 0.36), size * 0.04, mix(TOKENS[colour], "#FFFFFF", 0.35), 0.8)
    return sprite(image, -half, -half)


@paints("house/plate", (False, True), box=Box(300, 200, 70))
def plate(wide: int, high: int, lit: bool) -> Sprite:
    """Paint a plate for words, anchored at its upper left corner. ``lit``: a player who is to decide, or has won."""
    m = 44
    image, light = canvas(wide + 2 * m, high + 2 * m), 0.08 if lit else 0.0
    shape = rect(m, m, wide, high, 20)
    if lit:
        glow(image, shape, 12, "#F2B64C", 0.7)
    else:
        shadow(image, shape, 6, 4)
    upper, lower = (mix("#26315F", "#FFFFFF", light + more) for more in (0.08, 0))
    fill(image, shape, linear((0, m), (0, m + high), upper, lower))
    outline(image, rect(m + 2, m + 2, wide - 4, high - 4, 18), 4, "#F2B64C" if lit else "#3D4A82")
    return sprite(image, -m, -m)


@paints("house/table", ("night", "felt", "marble"))
def table(stuff: str) -> Sprite:
    """Paint a table to play on: a night sky, green felt, marble."""
    wide, high = TABLE
    if stuff == "marble":
        return sprite(marble(wide, high, 7))
    image = Image.new("RGB", TABLE)
    whole = rect(0, 0, wide, high)
    if stuff == "night":
        fill(image, whole, linear((0, 0), (0, high), "#16204A", "#0B1230"))
    else:
        fill(image, whole, radial((wide / 2, high * 0.45), wide * 0.7, "#2F7D55", "#1F5B45", "#123B2E"))
    return sprite(image)

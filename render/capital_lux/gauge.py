"""Bars: a hometown's total against the Capital's limit, which has the same position on every bar.

Each is put together from parts that all bars of a size share.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.capital_lux.layout import LIMIT_AT
from render.capital_lux.tones import DANGER, GUILDS, LILAC, NIGHT, RIM, WHITE, deep, pale
from render.kit.light import fill, lay, linear
from render.kit.paths import rect
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, canvas, remembered, sprite

_MARGIN: Final = 10
"""Units around a bar for parts that stick out of it."""
_FEW: Final = 6
"""Value of the length up to the limit where the limit is zero or less."""
_ABOVE: Final = 4
"""Units by which a hatching sticks out above and below."""


class GaugeLevel(NamedTuple):
    """Content of a bar: a total, the known limit, and the range of the true limit."""

    total: int
    limit: int
    low: int
    high: int


def draw(
    image: Image.Image, x: float, y: float, colour: int, level: GaugeLevel, wide: int, high: int = 12, before: int = 0
) -> None:
    """Draw a bar with its upper left corner at (x, y), hatched over the range of a limit with hidden modifiers.

    ``before``: the previous total, in a darker tone.
    """
    bar(colour, level, wide, high, before).put(image, x, y)


@remembered
def bar(colour: int, level: GaugeLevel, wide: int, high: int, before: int) -> Sprite:
    """Draw a bar as a sprite, anchored at its upper left corner: a town keeps its bars for many turns."""
    image = canvas(wide + 2 * _MARGIN, high + 2 * _MARGIN)
    unit = LIMIT_AT * wide / (level.limit if level.limit > 0 else _FEW)
    tick = round(LIMIT_AT * wide) if level.limit > 0 else 0
    filled, was = (min(wide, round(total * unit)) for total in (level.total, before))
    _trough(wide, high).put(image, _MARGIN, _MARGIN)
    if filled > 2:
        _full(colour, wide, high).cut(0, filled).put(image, _MARGIN, _MARGIN)
        if level.total > level.limit:
            _full(None, wide, high).cut(tick, filled).put(image, _MARGIN, _MARGIN)
    if was > high and level.limit > 0:
        _shade(wide, high).cut(0, was).put(image, _MARGIN, _MARGIN)
    if level.high > level.low:
        start, end = (min(wide, max(0, round(at * unit))) for at in (level.low, level.high))
        if end - start >= 3:
            _hatch(wide, high).cut(0, end - start).put(image, _MARGIN + start, _MARGIN)
            for post in (start, end - 3):
                _post(high).put(image, _MARGIN + post, _MARGIN)
    _tick(high).put(image, _MARGIN + tick, _MARGIN)
    return sprite(image, -_MARGIN, -_MARGIN)


@remembered
def _trough(wide: int, high: int) -> Sprite:
    """Draw an empty bar. All parts are anchored at the bar's upper left corner, or above it at their own middle."""
    image, base = canvas(wide + 2 * _MARGIN, high + 2 * _MARGIN), rect(_MARGIN, _MARGIN, wide, high, high / 2)
    fill(image, base, (8, 10, 34))
    fill(image, base.stroke(1.4, closed=True), RIM, 0.4)
    return sprite(image, -_MARGIN, -_MARGIN)


@remembered
def _full(colour: int | None, wide: int, high: int) -> Sprite:
    """Draw the filling of a full bar in a guild's colour, or in that of what lies above the limit."""
    image, tones = canvas(wide, high), ((255, 190, 130), DANGER, (190, 30, 10))
    if colour is not None:
        tones = (pale(colour, 0.5), GUILDS[colour], deep(colour, 0.3))
    fill(image, rect(0, 0, wide, high, high / 2), linear((0, 0), (0, high), *tones))
    return sprite(image)


@remembered
def _shade(wide: int, high: int) -> Sprite:
    """Draw what darkens a filling."""
    image = canvas(wide, high)
    fill(image, rect(2, 2, wide - 4, high - 4, high / 2 - 2), NIGHT, 0.42)
    return sprite(image)


@remembered
def _hatch(wide: int, high: int) -> Sprite:
    """Draw the hatching of a whole bar."""
    fine = 3
    k, size = fine * scale(), (pixels(wide), pixels(high + 2 * _ABOVE))
    mask = Image.new("L", (size[0] * fine, size[1] * fine), 0)
    pen = ImageDraw.Draw(mask)
    for step in range(-20, wide + 20, 9):
        pen.line([(step * k, mask.height), ((step + 10) * k, 0)], fill=225, width=round(2.6 * k))
    image, lines = Image.new("RGBA", size, (0, 0, 0, 0)), mask.reduce(fine)
    lay(image, lines.point([max(90, value) for value in range(256)]), 0, 0, (20, 14, 60), 0.8)
    lay(image, lines, 0, 0, LILAC)
    return sprite(image, 0, -_ABOVE)


@remembered
def _post(high: int) -> Sprite:
    """Draw an end of a hatching."""
    return sprite(Image.new("RGB", (pixels(3), pixels(high + 2 * _ABOVE)), LILAC), 0, -_ABOVE)


@remembered
def _tick(high: int) -> Sprite:
    """Draw the mark of the limit."""
    image = canvas(12, high + 20)
    fill(image, rect(2, 2, 8, high + 16, 3), (6, 8, 28))
    fill(image, rect(4, 3, 4, high + 14, 2), WHITE)
    return sprite(image, -6, -10)

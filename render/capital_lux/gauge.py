"""Bars: a hometown's total against the Capital's limit, which has the same position on every bar."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.capital_lux.layout import LIMIT_AT
from render.capital_lux.tones import DANGER, LILAC, RIM, WHITE, deep, pale
from render.capital_lux.tones import GUILDS as _GUILDS
from render.kit.light import fill, lay, linear, placed
from render.kit.paths import coverage, rect
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, canvas, kept, sprite

_MARGIN: Final = 10
"""Pixels around a bar for parts that stick out of it."""
_FEW: Final = 6
"""Value of the length up to the limit where the limit is zero or less."""


class Level(NamedTuple):
    """Content of a bar: a total, the known limit, and the range of the true limit."""

    total: int
    limit: int
    low: int
    high: int


def bar(colour: int, level: Level, wide: int, high: int = 12) -> Sprite:
    """Draw a bar, anchored at its upper left corner, hatched over the range of a limit with hidden modifiers."""
    return kept(("lux-bar", colour, level, wide, high), lambda: _draw(colour, level, wide, high))


def _trough(wide: int, high: int) -> Sprite:
    """Draw an empty bar, shared by all of its size, anchored like :func:`bar`."""

    def draw() -> Sprite:
        image = canvas(wide + 2 * _MARGIN, high + 2 * _MARGIN)
        base = rect(_MARGIN, _MARGIN, wide, high, high / 2)
        fill(image, base, (8, 10, 34))
        fill(image, base.stroke(1.4, closed=True), RIM, 0.4)
        return sprite(image, -_MARGIN, -_MARGIN)

    return kept(("lux-trough", wide, high), draw)


def _draw(colour: int, level: Level, wide: int, high: int) -> Sprite:
    m = _MARGIN
    image = canvas(wide + 2 * m, high + 2 * m)
    unit = LIMIT_AT * wide / (level.limit if level.limit > 0 else _FEW)
    tick = round(LIMIT_AT * wide) if level.limit > 0 else 0
    base = rect(m, m, wide, high, high / 2)
    empty = _trough(wide, high)
    empty.put(image, m, m)
    mask, left, top = coverage(placed(base))
    filled = min(wide, round(level.total * unit))
    if filled > 2:
        part = mask.copy()
        part.paste(0, (pixels(m + filled) - left, 0, part.width, part.height))
        lay(
            image, part, left, top, linear((0, m), (0, m + high), pale(colour, 0.5), _GUILDS[colour], deep(colour, 0.3))
        )
        if level.total > level.limit:
            part.paste(0, (0, 0, max(0, pixels(m + tick) - left), part.height))
            lay(image, part, left, top, linear((0, m), (0, m + high), (255, 190, 130), DANGER, (190, 30, 10)))
    if level.high > level.low:
        _hatch(image, m, high, *(m + min(wide, max(0, round(at * unit))) for at in (level.low, level.high)))
    _tick(image, m + tick, m, high)
    return sprite(image, -m, -m)


def _hatch(image: Image.Image, top: int, high: int, start: int, end: int) -> None:
    """Hatch the range in which the unknown limit lies."""
    if end - start < 3:
        return
    fine, left, above = 3, pixels(start), pixels(top - 4)
    k = fine * scale()
    mask = Image.new("L", ((pixels(end) - left) * fine, (pixels(top + high + 4) - above) * fine), 0)
    pen = ImageDraw.Draw(mask)
    for step in range(-20, end - start + 20, 9):
        pen.line([(step * k, mask.height), ((step + 10) * k, 0)], fill=225, width=round(2.6 * k))
    pen.rectangle((0, 0, 3 * k, mask.height), fill=255)
    pen.rectangle((mask.width - 3 * k, 0, mask.width, mask.height), fill=255)
    small = mask.reduce(fine)
    dark = ImageChops.lighter(small, Image.new("L", small.size, 90))
    lay(image, dark, left, above, (20, 14, 60), 0.8)
    lay(image, small, left, above, LILAC)


def _tick(image: Image.Image, x: int, top: int, high: int) -> None:
    fill(image, rect(x - 4, top - 8, 8, high + 16, 3), (6, 8, 28))
    fill(image, rect(x - 2, top - 7, 4, high + 14, 2), WHITE)

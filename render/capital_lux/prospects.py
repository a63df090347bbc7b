"""The effect of a choice: numbers before and after, the viewer's total against its limit."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from render.capital_lux import gauge, glass, homes, signs
from render.capital_lux.layout import Box
from render.capital_lux.lettering import long, number
from render.capital_lux.tones import DIM, GUILDS, LILAC, WHITE
from render.kit.colour import Rgb, mix
from render.numbers import minus
from render.pieces import piece

BAR: Final = 22
"""Height of bars, in pixels."""
DECIDES: Final = 39
"""Smallest capitals of a number that decides a choice: 13 pixels on a phone."""
_LINES: Final = (
    (54, 52, 54, 14, True),
    (46, 46, 48, 12, True),
    (40, 42, 46, 10, True),
    (DECIDES, DECIDES, 44, 6, True),
    (40, 42, 0, 12, True),
    (DECIDES, DECIDES, 0, 6, True),
    (DECIDES, DECIDES, 0, 4, False),
)
"""Heights for a limit and an excess in one line, largest first: capitals, sign of hidden modifiers, gap, hourglass. A
bar without the sign keeps its hatching.
"""


def change(
    image: Image.Image,
    x: float,
    y: float,
    values: tuple[int, int],
    colour: int,
    room: float,
    hidden: bool = False,
    high: int = 54,
) -> None:
    """Draw a number before and after, centred, with the sign of hidden modifiers if there are any."""
    before, after = minus(values[0]), minus(values[1])
    for tall in (high, max(DECIDES, high - 8), max(DECIDES, high - 14)):
        small = round(tall * 0.74)
        parts = long(before, small) + 58 + long(after, tall) + (46 if hidden else 0)
        if parts <= room - 16:
            break
    left = x - parts / 2
    step = number(image, left, y, before, small, mix(DIM, WHITE, 0.2), "left")
    piece("capital_lux/arrow", "white", size=38).put(image, left + step + 29, y)
    step += 58
    step += number(image, left + step, y, after, tall, WHITE, "left", GUILDS[colour])
    if hidden:
        piece("capital_lux/modifier", size=48).put(image, left + step + 27, y)


def verdict(image: Image.Image, colour: int, found: tuple[int, gauge.GaugeLevel], box: Box) -> None:
    """Draw a plate with the viewer's total before and after, the limit, and the excess."""
    (x, y, wide, high), (before, level) = box, found
    ground(image, colour, level, box)
    middle = x + wide / 2
    change(image, middle, y + high * 0.25, (before, level.total), colour, wide)
    against(image, middle, y + high * 0.575, level, wide)
    gauge.draw(image, x + 20, y + high - 48, colour, level, wide - 40, BAR, before)


class ProspectLine(NamedTuple):
    """A limit and how a total stands to it: heights of their capitals and of the sign of hidden modifiers, lengths."""

    limit: int
    excess: int
    sign: int
    span: float
    mark_span: float
    """Length of the excess or of the check within the limit, 0 without either."""
    glass: bool


def line(level: gauge.GaugeLevel, room: float) -> ProspectLine:
    """Return the largest line of :func:`against` that fits ``room`` pixels, else the smallest."""
    text, hidden, over = f"/{minus(level.limit)}", level.high > level.low, level.total - level.limit
    for tall, thick, mark, gap, sand in _LINES:
        within = round(tall * 0.9) if 0 < level.total <= level.low else 0
        excess = homes.later_width(over, thick, sand) if over > 0 < level.total else within
        sign = mark if hidden else 0
        span = long(text, tall) + sign + (excess + gap if excess else 0)
        found = ProspectLine(tall, thick, sign, span, excess, sand)
        if span <= room - 14:
            break
    return found


def against(image: Image.Image, x: float, y: float, level: gauge.GaugeLevel, room: float) -> None:
    """Draw the limit, the sign of hidden modifiers, and the excess or a check, centred."""
    found, over = line(level, room), level.total - level.limit
    ink: Rgb = mix(LILAC, WHITE, 0.3) if level.high > level.low else (222, 226, 255)
    left = x - found.span / 2
    wide = number(image, left, y, f"/{minus(level.limit)}", found.limit, ink, "left")
    if found.sign:
        piece("capital_lux/modifier", size=found.sign).put(image, left + wide + found.sign / 2, y)
    if not found.mark_span:
        return
    middle = left + found.span - found.mark_span / 2
    if over > 0:
        signs.over(image, middle, y, over, found.excess, found.glass)
    else:
        piece("capital_lux/icon", "check", size=found.limit).put(image, middle, y)


def ground(image: Image.Image, colour: int, level: gauge.GaugeLevel, room: Box) -> None:
    """Draw the ground of a verdict: dashed amber above the limit, lilac where hidden modifiers may lower it.

    Nothing is lost before the round ends, so this is no alarm.
    """
    x, y, wide, high = room
    if level.total > level.limit and level.total:
        homes.over_for_now(wide, high).put(image, x, y)
        return
    glass.lay(image, x, y, wide, high, f"guild-{colour:d}")
    if level.total > level.low and level.total:
        homes.unsure(wide + 4, high + 8).put(image, x - 1, y - 4)

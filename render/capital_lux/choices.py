"""The viewer's decisions after playing a card: where to lay a modifier, which card the Cleric takes."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS, Colour, card
from engine.capital_lux.view import View, me
from render.capital_lux import cards, gauge, glass, prospects, signs
from render.capital_lux.compass import INFO
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, MIDDLES, Box
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, GUILDS, WHITE, pale
from render.kit.light import fill
from render.kit.paths import rect
from render.pieces import piece

_RIVAL: Final = 72
"""Height of a rival's line, in pixels."""
PENDING, OFFERED = 400, 280
"""Heights of the card played, and of one to take."""

_TAKING: Final = 760
_OTHERS: Final = 520
"""Height of the Cleric's choice, and top of the rivals' lines in the Agent's choice."""


def column(view: View, colour: int) -> Box:
    """Return the box of a colour in the Agent's or the Cleric's choice."""
    rows = _OTHERS + _RIVAL * (view.seats - 1)
    return Box(COLUMNS[colour], EDGE, COLUMN, (rows if view.decision == "lay" else _TAKING - EDGE))


def _ground(high: int) -> Image.Image:
    """Draw the city with plates down to ``high``, the first for the object of the decision."""
    image = piece("capital_lux/city", 420).copy(high + EDGE)
    glass.lay(image, EDGE, EDGE, INFO, high - EDGE, "lilac")
    return image


def _rivals(image: Image.Image, view: View, colour: int, level: gauge.GaugeLevel, y: float) -> None:
    """Draw the rivals' totals of a colour against a limit: safe, above, or dependent on hidden modifiers."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    for k, seat in enumerate(others):
        total, at = view.home_total(seat, colour), y + _RIVAL * (k + 0.5)
        piece("house/seat-mark", seat, size=20).put(image, COLUMNS[colour] + 42, at)
        number(image, COLUMNS[colour] + 112, at, str(total), 40, WHITE if total else DIM, lit=GUILDS[colour])
        over = total - level.limit
        if not total:
            continue
        if over > 0:
            signs.over(image, COLUMNS[colour] + 208, at, over, 38)
        elif total > level.low:
            piece("capital_lux/modifier", size=50).put(image, COLUMNS[colour] + 208, at)
        else:
            piece("capital_lux/icon", "check", size=42).put(image, COLUMNS[colour] + 208, at)


def _line(image: Image.Image, colour: int, y: int) -> None:
    """Draw the line between the viewer's hometown and the rivals'."""
    fill(image, rect(COLUMNS[colour] + 20, y, COLUMN - 40, 3), pale(colour, 0.3), 0.6)


# ---------------------------------------------------------------- the Agent


def lay(view: View) -> Image.Image:
    """Draw the modifier the viewer looked at and its effect in each colour, on the viewer first, then on the rivals."""
    assert view.looked is not None
    high = _OTHERS + _RIVAL * (view.seats - 1) + EDGE
    image, middle = _ground(high), EDGE + INFO / 2
    piece("capital_lux/emblem", Colour.AGENT, size=92).put(image, middle, 86)
    piece("capital_lux/modifier", view.looked, size=280).put(image, middle, (high + 20) / 2)
    piece("capital_lux/arrow", "lilac", size=92).put(image, middle, high - 74)
    for colour in COLOURS:
        glass.lay(image, COLUMNS[colour], EDGE, COLUMN, high - EDGE, f"guild-{colour:d}")
        before = view.capital_total(colour)
        low, most = (end + view.looked for end in view.limit_range(colour))
        limit = before + view.looked
        _lying(image, view, colour)
        hidden = bool(view.hidden_modifiers(colour))
        prospects.change(image, MIDDLES[colour], 166, (before, limit), colour, COLUMN, hidden, 62)
        own = view.home_total(me(view), colour)
        level = gauge.GaugeLevel(own, limit, low, most)
        _own(image, view, colour, level, Box(COLUMNS[colour] + 10, 226, COLUMN - 20, 262))
        _line(image, colour, 504)
        _rivals(image, view, colour, level, _OTHERS)
    return image


def _lying(image: Image.Image, view: View, colour: int) -> None:
    """Draw a colour's sign and the modifiers on it, those of rivals face down."""
    there = [one.value for one in view.laid if one.colour == colour]
    pitch = min(66.0, 132 / max(1, len(there)))
    start = MIDDLES[colour] - (pitch * len(there)) / 2
    piece("capital_lux/emblem", colour, size=76).put(image, start, 70)
    for k, value in enumerate(there):
        piece("capital_lux/modifier", value, size=76).put(image, start + 46 + pitch * (k + 0.5), 70)


def _own(image: Image.Image, view: View, colour: int, level: gauge.GaugeLevel, box: Box) -> None:
    """Draw the viewer's hometown against the resulting limit."""
    x, y, wide, high = box
    prospects.ground(image, colour, level, box)
    lit = DANGER if level.total > level.limit and level.total else GUILDS[colour]
    piece("capital_lux/icon", "house", size=60).put(image, x + 62, y + high * 0.25)
    number(image, x + wide * 0.62, y + high * 0.25, str(level.total), 60, WHITE, lit=lit)
    prospects.against(image, x + wide / 2, y + high * 0.585, level, wide)
    gauge.draw(image, x + 20, y + high - 48, colour, level, wide - 40, prospects.BAR)


# ---------------------------------------------------------------- the Cleric


def take(view: View) -> Image.Image:
    """Draw the Cleric's choice: the lowest card of each colour and its effect on the viewer's hometown."""
    assert view.pending is not None
    high = _TAKING
    image, middle = _ground(high), EDGE + INFO / 2
    piece("capital_lux/icon", "tower-1", size=84).put(image, middle, 84)
    piece("capital_lux/arrow", "up-1", size=36).put(image, middle, 160)
    piece("capital_lux/card", view.pending, size=PENDING).put(image, middle - PENDING * cards.RATIO / 2, 190)
    piece("capital_lux/arrow", "1", size=96).put(image, middle, high - 90)
    there = {action.args[0] for action in view.actions}
    for colour in COLOURS:
        offered = colour.word in there
        look = f"guild-{colour:d}" if offered else f"guild-closed-{colour:d}"
        glass.lay(image, COLUMNS[colour], EDGE, COLUMN, high - EDGE, look)
        piece("capital_lux/emblem", colour, size=68).put(image, MIDDLES[colour] - (96 if offered else 0), 76)
        if offered:
            _taken(image, view, colour)
        else:
            piece("capital_lux/icon", "cross-dim", size=120).put(image, MIDDLES[colour], 330)
    return image


def _taken(image: Image.Image, view: View, colour: Colour) -> None:
    """Draw one card to take: the Capital's loss, the hometown's gain."""
    value, middle = view.capital[colour][0], MIDDLES[colour]
    before, own = view.capital_total(colour), view.home_total(me(view), colour)
    prospects.change(image, middle + 40, 76, (before, before - value), colour, COLUMN - 84, False, 46)
    piece("capital_lux/card", card(colour, value), size=OFFERED).put(image, middle - OFFERED * cards.RATIO / 2, 130)
    piece("capital_lux/arrow", "down", colour, size=36).put(image, middle, 438)
    piece("capital_lux/icon", "house-won", size=54).put(image, middle - 80, 438)
    low, most = (end - value for end in view.limit_range(colour))
    level = gauge.GaugeLevel(own + value, before - value, low, most)
    prospects.verdict(image, colour, (own, level), Box(COLUMNS[colour] + 10, 474, COLUMN - 20, 274))

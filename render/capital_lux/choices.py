"""The viewer's decisions after playing a card: where to lay a modifier, which card the Cleric takes."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS, Colour, card
from engine.capital_lux.view import View, me
from render.capital_lux import cards, gauge, glass, prospects, signs
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, LEFT, MIDDLES, Box
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, GUILDS, WHITE
from render.pieces import piece

INFO: Final = LEFT - 2 * EDGE - 10
"""Width of the plate left of the colours, which shows the object of the decision."""
_RIVAL: Final = 68
"""Height of a rival's line."""
PENDING, OFFERED = 320, 190
"""Heights of the card played, and of one to take."""
_TAKING: Final = 560
_OTHERS: Final = 330
"""Height of the Cleric's choice, and top of the rivals' lines in the Agent's choice."""


def height(view: View) -> int:
    """Return the height of the choice, with the border below it."""
    return EDGE + (_OTHERS + _RIVAL * (view.seats - 1) + 10 if view.decision == "lay" else _TAKING)


def column(view: View, colour: int, top: int) -> Box:
    """Return the box of a colour in a choice that begins at ``top``."""
    return Box(COLUMNS[colour], top, COLUMN, height(view) - EDGE)


def _rivals(image: Image.Image, view: View, colour: int, level: gauge.GaugeLevel, y: float) -> None:
    """Draw the rivals' totals of a colour against a limit: safe, above, or dependent on hidden modifiers."""
    others = [(view.viewer or 0) + step for step in range(1, view.seats)]
    for k, seat in enumerate(each % view.seats for each in others):
        total, at = view.home_total(seat, colour), y + _RIVAL * (k + 0.5)
        piece("house/seat-mark", seat, size=20).put(image, COLUMNS[colour] + 42, at)
        number(image, COLUMNS[colour] + 112, at, str(total), 40, WHITE if total else DIM, lit=GUILDS[colour])
        over = total - level.limit
        if not total:
            continue
        if over > 0:
            signs.over(image, COLUMNS[colour] + 208, at, over, 40)
        elif total > level.low:
            piece("capital_lux/modifier", size=50).put(image, COLUMNS[colour] + 208, at)
        else:
            piece("capital_lux/icon", "check", size=42).put(image, COLUMNS[colour] + 208, at)


# ---------------------------------------------------------------- the Agent


def lay(image: Image.Image, view: View, top: int) -> None:
    """Draw the modifier the viewer looked at and its effect in each colour, on the viewer first, then on the rivals."""
    assert view.looked is not None
    high, middle = height(view) - EDGE, EDGE + INFO / 2
    glass.lay(image, EDGE, top, INFO, high, "lilac")
    piece("capital_lux/modifier", view.looked, size=250).put(image, middle, top + high * 0.42)
    piece("capital_lux/arrow", "lilac", size=84).put(image, middle, top + high - 70)
    for colour in COLOURS:
        glass.lay(image, *column(view, colour, top), f"guild-{colour:d}")
        before = view.capital_total(colour)
        low, most = (end + view.looked for end in view.limit_range(colour))
        limit = before + view.looked
        _sign(image, colour, top + 56)
        hidden = bool(view.hidden_modifiers(colour))
        prospects.change(image, MIDDLES[colour] + 34, top + 56, (before, limit), colour, COLUMN - 68, hidden)
        level = gauge.GaugeLevel(view.home_total(me(view), colour), limit, low, most)
        _own(image, view, colour, level, Box(COLUMNS[colour] + 10, top + 106, COLUMN - 20, 216))
        _rivals(image, view, colour, level, top + _OTHERS)


def _sign(image: Image.Image, colour: int, y: float) -> None:
    """Draw a colour's sign at the left of its column."""
    piece("capital_lux/emblem", colour, size=64).put(image, COLUMNS[colour] + 42, y)


def _own(image: Image.Image, view: View, colour: int, level: gauge.GaugeLevel, box: Box) -> None:
    """Draw the viewer's hometown against the resulting limit."""
    x, y, wide, high = box
    prospects.ground(image, colour, level, box)
    lit = DANGER if level.total > level.limit and level.total else GUILDS[colour]
    piece("capital_lux/icon", "house", size=56).put(image, x + 62, y + high * 0.25)
    number(image, x + wide * 0.62, y + high * 0.25, str(level.total), 58, WHITE, lit=lit)
    prospects.against(image, x + wide / 2, y + high * 0.58, level, wide)
    gauge.draw(image, x + 20, y + high - 44, colour, level, wide - 40, prospects.BAR)


# ---------------------------------------------------------------- the Cleric


def take(image: Image.Image, view: View, top: int) -> None:
    """Draw the Cleric's choice: the lowest card of each colour and its effect on the viewer's hometown."""
    assert view.pending is not None
    middle = EDGE + INFO / 2
    glass.lay(image, EDGE, top, INFO, _TAKING, "lilac")
    piece("capital_lux/icon", "tower-1", size=76).put(image, middle, top + 66)
    piece("capital_lux/arrow", "up-1", size=34).put(image, middle, top + 126)
    piece("capital_lux/card", view.pending, size=PENDING).put(image, middle - PENDING * cards.RATIO / 2, top + 150)
    piece("capital_lux/arrow", "1", size=76).put(image, middle, top + _TAKING - 46)
    there = {action.args[0] for action in view.actions}
    for colour in COLOURS:
        offered = colour.word in there
        look = f"guild-{colour:d}" if offered else f"guild-closed-{colour:d}"
        glass.lay(image, *column(view, colour, top), look)
        _sign(image, colour, top + 56)
        if offered:
            _taken(image, view, colour, top)
        else:
            piece("capital_lux/icon", "cross-dim", size=110).put(image, MIDDLES[colour], top + _TAKING / 2)


def _taken(image: Image.Image, view: View, colour: Colour, top: int) -> None:
    """Draw one card to take: the Capital's loss, the hometown's gain."""
    value, middle = view.capital[colour][0], MIDDLES[colour]
    before, own = view.capital_total(colour), view.home_total(me(view), colour)
    hidden = bool(view.hidden_modifiers(colour))
    prospects.change(image, middle + 34, top + 56, (before, before - value), colour, COLUMN - 68, hidden, 50)
    left = middle - OFFERED * cards.RATIO / 2
    piece("capital_lux/card", card(colour, value), size=OFFERED).put(image, left, top + 104)
    piece("capital_lux/arrow", "down", colour, size=34).put(image, middle, top + 314)
    low, most = (end - value for end in view.limit_range(colour))
    level = gauge.GaugeLevel(own + value, before - value, low, most)
    prospects.verdict(image, colour, (own, level), Box(COLUMNS[colour] + 10, top + 336, COLUMN - 20, _TAKING - 346))

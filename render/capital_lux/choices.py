"""The viewer's decisions after playing a card: where to lay a modifier, which card the Cleric takes."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS, Colour, card
from engine.capital_lux.view import View, me
from render import marks
from render.capital_lux import cards, emblems, gauge, prospects, scenery, signs, tokens
from render.capital_lux.compass import INFO
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, MIDDLES, WIDTH, Box
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, GUILDS, HALO, LILAC, PLATE, RIM, TEXT, WHITE, WON, pale
from render.kit.colour import mix
from render.kit.sprites import Sprite

_RIVAL: Final = 72
"""Height of a rival's line, in pixels."""
_GROUND: Final = 420
PENDING, OFFERED = 400, 280
"""Heights of the card played, and of one to take."""

_TAKING: Final = 760
_OTHERS: Final = 520
"""Height of the Cleric's choice, and top of the rivals' lines in the Agent's choice."""


def ground(rivals: int | None = None) -> Sprite:
    """Draw the ground of a choice: the Agent's with ``rivals`` lines, else the Cleric's."""
    high = _TAKING if rivals is None else _OTHERS + _RIVAL * rivals + EDGE
    return scenery.city(WIDTH, high + EDGE, _GROUND, 0.34)


def column(view: View, colour: int) -> Box:
    """Return the box of a colour in the Agent's or the Cleric's choice."""
    rows = _OTHERS + _RIVAL * (view.seats - 1)
    return Box(COLUMNS[colour], EDGE, COLUMN, (rows if view.decision == "lay" else _TAKING - EDGE))


def _left(image: Image.Image, high: int) -> float:
    """Draw the plate of the object of the decision. Returns its middle."""
    scenery.glass(INFO, high, PLATE, 0.82, RIM, LILAC).put(image, EDGE, EDGE)
    return EDGE + INFO / 2


def _column(image: Image.Image, colour: int, high: int, open_: bool = True) -> None:
    tint = mix(GUILDS[colour], PLATE, 0.74 if open_ else 0.9)
    scenery.glass(COLUMN, high, tint, 0.86 if open_ else 0.6, pale(colour, 0.3)).put(image, COLUMNS[colour], EDGE)


def _rivals(image: Image.Image, view: View, colour: int, level: gauge.Level, y: float) -> None:
    """Draw the rivals' totals of a colour against a limit: safe, above, or dependent on hidden modifiers."""
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    for k, seat in enumerate(others):
        total, at = view.home_total(seat, colour), y + _RIVAL * (k + 0.5)
        marks.seat_mark(seat, 20).put(image, COLUMNS[colour] + 42, at)
        number(image, COLUMNS[colour] + 112, at, str(total), 40, WHITE if total else DIM, lit=GUILDS[colour])
        over = total - level.limit
        if not total:
            continue
        if over > 0:
            signs.over(image, COLUMNS[colour] + 208, at, over, 38)
        elif total > level.low:
            tokens.modifier(None, 50).put(image, COLUMNS[colour] + 208, at)
        else:
            tokens.check(42).put(image, COLUMNS[colour] + 208, at)


def _line(image: Image.Image, colour: int, y: int) -> None:
    """Draw the line between the viewer's hometown and the rivals'."""
    scenery.glass(COLUMN - 40, 3, pale(colour, 0.3), 0.5).put(image, COLUMNS[colour] + 20, y)


# ---------------------------------------------------------------- the Agent


def lay(view: View) -> Image.Image:
    """Draw the modifier the viewer looked at and its effect in each colour, on the viewer first, then on the rivals."""
    assert view.looked is not None
    sky = ground(view.seats - 1)
    image, high = sky.copy(), round(sky.height) - EDGE
    middle = _left(image, high - EDGE)
    emblems.emblem(Colour.AGENT, 92).put(image, middle, 86)
    tokens.modifier(view.looked, 280).put(image, middle, (high + 20) / 2)
    signs.arrow(92, 0, HALO, LILAC).put(image, middle, high - 74)
    for colour in COLOURS:
        _column(image, colour, high - EDGE)
        before = view.capital_total(colour)
        low, most = (end + view.looked for end in view.limit_range(colour))
        limit = before + view.looked
        _lying(image, view, colour)
        hidden = bool(view.hidden_modifiers(colour))
        prospects.change(image, MIDDLES[colour], 166, (before, limit), colour, COLUMN, hidden, 62)
        own = view.home_total(me(view), colour)
        level = gauge.Level(own, limit, low, most)
        _own(image, view, colour, level, Box(COLUMNS[colour] + 10, 226, COLUMN - 20, 262))
        _line(image, colour, 504)
        _rivals(image, view, colour, level, _OTHERS)
    return image


def _lying(image: Image.Image, view: View, colour: int) -> None:
    """Draw a colour's sign and the modifiers on it, those of rivals face down."""
    there = [one.value for one in view.laid if one.colour == colour]
    pitch = min(66.0, 132 / max(1, len(there)))
    start = MIDDLES[colour] - (pitch * len(there)) / 2
    emblems.emblem(colour, 76).put(image, start, 70)
    for k, value in enumerate(there):
        tokens.modifier(value, 76).put(image, start + 46 + pitch * (k + 0.5), 70)


def _own(image: Image.Image, view: View, colour: int, level: gauge.Level, box: Box) -> None:
    """Draw the viewer's hometown against the resulting limit."""
    x, y, wide, high = box
    prospects.ground(image, colour, level, box)
    lit = DANGER if level.total > level.limit and level.total else GUILDS[colour]
    tokens.icon("house", 60, TEXT).put(image, x + 62, y + high * 0.25)
    number(image, x + wide * 0.62, y + high * 0.25, str(level.total), 60, WHITE, lit=lit)
    prospects.against(image, x + wide / 2, y + high * 0.585, level, wide)
    gauge.draw(image, x + 20, y + high - 48, colour, level, wide - 40, prospects.BAR)


# ---------------------------------------------------------------- the Cleric


def take(view: View) -> Image.Image:
    """Draw the Cleric's choice: the lowest card of each colour and its effect on the viewer's hometown."""
    assert view.pending is not None
    image, high = ground().copy(), _TAKING
    middle = _left(image, high - EDGE)
    tokens.icon("tower", 84, TEXT, GUILDS[1]).put(image, middle, 84)
    signs.point(36, 0, WHITE, GUILDS[1]).put(image, middle, 160)
    cards.face(view.pending, PENDING).put(image, middle - PENDING * cards.RATIO / 2, 190)
    signs.arrow(96, 0, HALO, GUILDS[1]).put(image, middle, high - 90)
    there = {action.args[0] for action in view.actions}
    for colour in COLOURS:
        offered = colour.word in there
        _column(image, colour, high - EDGE, offered)
        emblems.emblem(colour, 68).put(image, MIDDLES[colour] - (96 if offered else 0), 76)
        if offered:
            _taken(image, view, colour)
        else:
            tokens.icon("cross", 120, DIM).put(image, MIDDLES[colour], 330)
    return image


def _taken(image: Image.Image, view: View, colour: Colour) -> None:
    """Draw one card to take: the Capital's loss, the hometown's gain."""
    value, middle = view.capital[colour][0], MIDDLES[colour]
    before, own = view.capital_total(colour), view.home_total(me(view), colour)
    prospects.change(image, middle + 40, 76, (before, before - value), colour, COLUMN - 84, False, 46)
    cards.face(card(colour, value), OFFERED).put(image, middle - OFFERED * cards.RATIO / 2, 130)
    signs.point(36, 180, WHITE, GUILDS[colour]).put(image, middle, 438)
    tokens.icon("house", 54, TEXT, WON).put(image, middle - 80, 438)
    low, most = (end - value for end in view.limit_range(colour))
    level = gauge.Level(own + value, before - value, low, most)
    prospects.verdict(image, colour, (own, level), Box(COLUMNS[colour] + 10, 474, COLUMN - 20, 274))

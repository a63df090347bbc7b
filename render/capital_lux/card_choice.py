"""A card that was chosen first: at its left what it does at home, at its right what it does in the Capital."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, COLOURS, VALUE_OF, Card, Colour
from engine.capital_lux.view import View, me
from render.capital_lux import cards, gauge, glass, homes, prospects
from render.capital_lux.layout import EDGE, WIDTH, Box
from render.capital_lux.lettering import long, number
from render.capital_lux.tones import GUILDS, WHITE, WON
from render.numbers import minus
from render.pieces import piece

HEIGHT: Final = 424
_HIGH: Final = HEIGHT - EDGE
_FACE: Final = 320
_WIDE: Final = 530
_SOFT: Final = (206, 212, 250)


def face(top: int) -> Box:
    """Return the box of the card in a choice that begins at ``top``."""
    wide = round(_FACE * cards.RATIO)
    return Box((WIDTH - wide) // 2, top + (_HIGH - _FACE) // 2, wide, _FACE)


def draw(image: Image.Image, view: View, top: int, chosen: Card) -> None:
    """Draw the card from ``top``, with both its effects."""
    colour, middle, y = COLOUR_OF[chosen], WIDTH / 2, top + _HIGH / 2
    piece("capital_lux/card", chosen, size=_FACE).put(image, *face(top)[:2])
    for side, way in ((-160, "left"), (160, "right")):
        piece("capital_lux/arrow", way, colour, size=60).put(image, middle + side, y)
    _home(image, view, colour, VALUE_OF[chosen], Box(EDGE, top, _WIDE, _HIGH))
    _capital(image, view, colour, VALUE_OF[chosen], Box(WIDTH - EDGE - _WIDE, top, _WIDE, _HIGH))


def _change(image: Image.Image, x: float, y: float, values: tuple[str, str], room: float, colour: int) -> None:
    """Draw a number before and after, from ``x``, as large as fits ``room``."""
    for high in (96, 84, 74, 66, 58):
        small = round(high * 0.72)
        if long(values[0], small) + 100 + long(values[1], high) <= room:
            break
    step = number(image, x, y, values[0], small, _SOFT, "left")
    piece("capital_lux/arrow", "white", size=66).put(image, x + step + 50, y)
    number(image, x + step + 100, y, values[1], high, WHITE, "left", GUILDS[colour])


def _home(image: Image.Image, view: View, colour: Colour, value: int, box: Box) -> None:
    """Draw the viewer's total with this card, against the limit."""
    x, top, wide, high = box
    own = view.home_total(me(view), colour)
    level = gauge.GaugeLevel(own + value, view.capital_total(colour), *view.limit_range(colour))
    over = level.total - level.limit
    prospects.ground(image, colour, level, box)
    piece("capital_lux/icon", "house-halo", size=112).put(image, x + 96, top + 88)
    _change(image, x + 190, top + 88, (str(own), str(level.total)), wide - 210, colour)
    y = top + 218
    left = x + 40 + number(image, x + 40, y, f"/{minus(level.limit)}", 84, (222, 226, 255), "left") + 20
    if level.high > level.low:
        piece("capital_lux/modifier", size=92).put(image, left + 40, y)
        left += 92
    if over > 0:
        room = x + wide - 20 - left
        size = next((each for each in (80, 70, 60) if homes.later_width(over, each) < room), 50)
        homes.later(over, size).put(image, left + homes.later_width(over, size), y)
    elif level.total <= level.low:
        piece("capital_lux/icon", "check", size=104).put(image, left + 70, y)
    gauge.draw(image, x + 40, top + high - 84, colour, level, wide - 80, 40, own)


def _capital(image: Image.Image, view: View, colour: Colour, value: int, box: Box) -> None:
    """Draw the limit before and after, the power, and for whom the limit rises."""
    x, top, wide, high = box
    limit = view.capital_total(colour)
    glass.lay(image, *box, f"guild-{colour:d}")
    piece("capital_lux/icon", "tower-lilac", size=108).put(image, x + 92, top + 88)
    limits = f"/{minus(limit)}", f"/{minus(limit + value)}"
    _change(image, x + 176, top + 88, limits, wide - 196, colour)
    _power(image, view, colour, x, top + 218)
    y = top + high - 64
    step = number(image, x + 50, y, f"+{value}", 56, WON, "left")
    for seat in range(view.seats):
        piece("house/seat-mark", seat, size=30).put(image, x + 50 + step + 66 + 84 * seat, y)


def _power(image: Image.Image, view: View, colour: Colour, x: int, y: float) -> None:
    """Draw the profession's effect now, struck through if it has no target."""
    piece("capital_lux/power", colour, size=130).put(image, x + 110, y)
    there = [each for each in COLOURS if each is not Colour.CLERIC and view.capital[each]]
    works: bool = {
        Colour.AGENT: view.modifiers > 0,
        Colour.CLERIC: bool(there),
        Colour.SCIENTIST: view.pile > 0,
        Colour.MERCHANT: view.supply > 0,
    }[colour]
    if not works:
        piece("capital_lux/icon", "cross", size=130).put(image, x + 110, y)
        return
    left = x + 220
    match colour:
        case Colour.AGENT:
            piece("capital_lux/modifier", size=116).put(image, left + 50, y)
            for k, each in enumerate(COLOURS):
                piece("capital_lux/emblem", each, size=60).put(image, left + 164 + 80 * (k % 2), y - 38 + 76 * (k // 2))
        case Colour.CLERIC:
            for k, each in enumerate(there):
                cards.tile(each, view.capital[each][0], size=116).put(image, left + 94 * k, y - 58)
        case Colour.SCIENTIST:
            piece("capital_lux/icon", "deck", size=116).put(image, left + 50, y)
            piece("capital_lux/arrow", "white", size=66).put(image, left + 142, y)
            piece("capital_lux/icon", "hand", size=104).put(image, left + 236, y)
        case _:
            owned = view.coins[me(view)]
            _change(image, left, y, (str(owned), str(owned + 1)), _WIDE - 240, colour)

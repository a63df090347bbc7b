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
from render.capital_lux.values import minus
from render.pieces import piece

HEIGHT: Final = 600
_FACE: Final = 400
_WIDE: Final = 530
_HIGH: Final = HEIGHT - 2 * EDGE
_SOFT: Final = (206, 212, 250)


def draw(view: View, chosen: Card) -> Image.Image:
    """Draw the whole picture, RGB."""
    image, colour = piece("capital_lux/city", 370).copy(HEIGHT), COLOUR_OF[chosen]
    middle = WIDTH / 2
    piece("capital_lux/card", chosen, size=_FACE).put(image, middle - _FACE * cards.RATIO / 2, (HEIGHT - _FACE) / 2)
    for side, way in ((-180, "left"), (180, "right")):
        piece("capital_lux/arrow", way, colour, size=60).put(image, middle + side, HEIGHT / 2)
    _home(image, view, colour, VALUE_OF[chosen], EDGE)
    _capital(image, view, colour, VALUE_OF[chosen], WIDTH - EDGE - _WIDE)
    return image


def _change(image: Image.Image, x: float, y: float, values: tuple[str, str], room: float, colour: int) -> None:
    """Draw a number before and after, from ``x``, as large as fits ``room``."""
    for high in (112, 96, 84, 74, 66, 58):
        small = round(high * 0.72)
        if long(values[0], small) + 100 + long(values[1], high) <= room:
            break
    step = number(image, x, y, values[0], small, _SOFT, "left")
    piece("capital_lux/arrow", "white", size=66).put(image, x + step + 50, y)
    number(image, x + step + 100, y, values[1], high, WHITE, "left", GUILDS[colour])


def _home(image: Image.Image, view: View, colour: Colour, value: int, x: int) -> None:
    """Draw the viewer's total with this card, against the limit."""
    own = view.home_total(me(view), colour)
    level = gauge.GaugeLevel(own + value, view.capital_total(colour), *view.limit_range(colour))
    over = level.total - level.limit
    prospects.ground(image, colour, level, Box(x, EDGE, _WIDE, _HIGH))
    piece("capital_lux/icon", "house-halo", size=130).put(image, x + 100, EDGE + 106)
    _change(image, x + 200, EDGE + 106, (str(own), str(level.total)), _WIDE - 220, colour)
    y = EDGE + 300
    left = x + 40 + number(image, x + 40, y, f"/{minus(level.limit)}", 96, (222, 226, 255), "left") + 20
    if level.high > level.low:
        piece("capital_lux/modifier", size=100).put(image, left + 44, y)
        left += 100
    if over > 0:
        room = x + _WIDE - 20 - left
        size = next((each for each in (90, 76, 62) if homes.later_width(over, each) < room), 52)
        homes.later(over, size).put(image, left + homes.later_width(over, size), y)
    elif level.total <= level.low:
        piece("capital_lux/icon", "check", size=120).put(image, left + 80, y)
    gauge.draw(image, x + 40, EDGE + _HIGH - 96, colour, level, _WIDE - 80, 46, own)


def _capital(image: Image.Image, view: View, colour: Colour, value: int, x: int) -> None:
    """Draw the limit before and after, the power, and for whom the limit rises."""
    limit = view.capital_total(colour)
    glass.lay(image, x, EDGE, _WIDE, _HIGH, f"guild-{colour:d}")
    piece("capital_lux/icon", "tower-lilac", size=124).put(image, x + 96, EDGE + 106)
    limits = f"/{minus(limit)}", f"/{minus(limit + value)}"
    _change(image, x + 180, EDGE + 106, limits, _WIDE - 200, colour)
    _power(image, view, colour, x, EDGE + 300)
    y = EDGE + _HIGH - 76
    step = number(image, x + 50, y, f"+{value}", 60, WON, "left")
    for seat in range(view.seats):
        piece("house/seat-mark", seat, size=34).put(image, x + 50 + step + 70 + 92 * seat, y)


def _power(image: Image.Image, view: View, colour: Colour, x: int, y: float) -> None:
    """Draw the profession's effect now, struck through if it has no target."""
    piece("capital_lux/power", colour, size=150).put(image, x + 110, y)
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
            piece("capital_lux/modifier", size=130).put(image, left + 50, y)
            for k, each in enumerate(COLOURS):
                piece("capital_lux/emblem", each, size=70).put(image, left + 170 + 90 * (k % 2), y - 46 + 92 * (k // 2))
        case Colour.CLERIC:
            for k, each in enumerate(there):
                cards.tile(each, view.capital[each][0], size=130).put(image, left + 98 * k, y - 65)
        case Colour.SCIENTIST:
            piece("capital_lux/icon", "deck", size=130).put(image, left + 50, y)
            piece("capital_lux/arrow", "white", size=66).put(image, left + 142, y)
            piece("capital_lux/icon", "hand", size=104).put(image, left + 236, y)
        case _:
            owned = view.coins[me(view)]
            _change(image, left, y, (str(owned), str(owned + 1)), _WIDE - 240, colour)

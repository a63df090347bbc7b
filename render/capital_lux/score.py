"""The final score sheet: points by category, winner, deciding tie-break."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, COLOURS, TIEBREAKS, VALUE_OF
from engine.capital_lux.view import View
from engine.outcome import Outcome
from render import marks
from render.capital_lux import cards, emblems, signs, tiling, tokens, towers
from render.capital_lux.layout import EDGE, HEIGHT, WIDTH
from render.capital_lux.lettering import FACE, LEAST, SHADE, long, names, number, size_for
from render.capital_lux.scenery import draw_city, draw_glass, glass
from render.capital_lux.tones import DIM, GOLD, GUILDS, HALO, NIGHT, PLATE, RIM, TEXT, WHITE, WON
from render.kit.light import grain
from render.kit.sheet import headline
from render.kit.sprites import Sprite, drawn, sprite
from render.kit.type import fit, width, write

_TOP: Final = 168
"""Top of the players' lines."""
_FOOT: Final = 104
_NAMES: Final = 304
_COLOUR: Final = 186
_BONUS: Final = _NAMES + 4 * _COLOUR
_COINS: Final = _BONUS + 230
_TOTAL: Final = _COINS + 100
"""Left edges of the columns."""
_GRAIN: Final = 6
_LIT: Final = (255, 246, 214)


def _middle(colour: int) -> int:
    return _NAMES + _COLOUR * colour + _COLOUR // 2


def _pitch(seats: int) -> int:
    return (HEIGHT - _TOP - _FOOT - 6) // seats


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    shown = names(given, locale)
    image = sheet(view.seats).copy()
    pitch = _pitch(view.seats)
    for k, seat in enumerate(outcome.order):
        if outcome.places[seat] == 1:
            glass(WIDTH - 2 * EDGE, pitch - 10, (44, 52, 140), 0.84, _LIT, GOLD).put(image, EDGE, _TOP + pitch * k)
        _line(image, view, outcome, seat, shown[seat], _TOP + pitch * k, pitch - 10)
    _verdict(image, outcome, shown, locale)
    return grain(image, _GRAIN)


@drawn
def sheet(seats: int) -> Sprite:
    """Draw the city, towers as column heads, and a plate for each player."""
    image = draw_city(WIDTH, HEIGHT, 400, (_NAMES + 2 * _COLOUR, 210), 190)
    image = Image.blend(image, Image.new("RGB", image.size, NIGHT), 0.3)
    for colour in COLOURS:
        towers.draw(image, colour, _middle(colour), 16, 96, _TOP - 8, 88)
        emblems.emblem(colour, 74).put(image, _middle(colour), 104)
    tokens.icon("house", 96, TEXT, RIM).put(image, _NAMES / 2, 96)
    tokens.bonus(84).put(image, (_BONUS + _COINS) / 2, 100)
    tokens.coin(78).put(image, (_COINS + _TOTAL) / 2, 100)
    marks.points_icon(54).put(image, (_TOTAL + WIDTH - EDGE) / 2, 100)
    pitch = _pitch(seats)
    for k in range(seats):
        draw_glass(image, EDGE, _TOP + pitch * k, WIDTH - 2 * EDGE, pitch - 10, PLATE, 0.84, RIM)
        for x in (_BONUS, _COINS, _TOTAL):
            glass(3, pitch - 50, RIM, 0.4).put(image, x, _TOP + pitch * k + 20)
    draw_glass(image, EDGE, HEIGHT - _FOOT + 6, WIDTH - 2 * EDGE, _FOOT - EDGE - 6, PLATE, 0.84, RIM)
    return sprite(image)


def _line(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, y: int, high: int) -> None:
    won, middle = outcome.places[seat] == 1, y + high / 2
    marks.seat_mark(seat, 24).put(image, EDGE + 38, middle)
    signs.name(image, EDGE + 74, middle, name, _NAMES - EDGE - 78, 36)
    for colour in COLOURS:
        _colour(image, view, seat, colour, y, high)
    own = view.bonus[seat] or ()
    _, bonus, coins = outcome.points[seat]
    x = (_BONUS + _COINS) / 2
    _points(image, x, y + high * 0.24 if own else middle, bonus, WON)
    _prizes(image, own, x, y, high)
    _points(image, (_COINS + _TOTAL) / 2, middle, coins, GOLD)
    x = (_TOTAL + WIDTH - EDGE) / 2
    if won:
        tokens.icon("star", 58, GOLD, GOLD).put(image, x, y + high * 0.21)
        number(
            image,
            x,
            y + high * 0.62,
            str(outcome.totals[seat]),
            76 if outcome.totals[seat] < 100 else 56,
            WHITE,
            lit=GOLD,
        )
    else:
        number(image, x, middle, str(outcome.totals[seat]), 68 if outcome.totals[seat] < 100 else 54, TEXT)


def _points(image: Image.Image, x: float, y: float, points: int, lit: tuple[int, int, int]) -> None:
    number(image, x, y, str(points), 48 if points else 42, WHITE if points else DIM, lit=lit if points else None)


def _colour(image: Image.Image, view: View, seat: int, colour: int, y: int, high: int) -> None:
    """Draw a hometown's kept cards of one colour and their points."""
    values, x = view.homes[seat][colour], _middle(colour)
    if not values:
        _points(image, x, y + high / 2, 0, GUILDS[colour])
        return
    _points(image, x, y + high * 0.24, sum(values), GUILDS[colour])
    top, wide = round(y + high * 0.24 + 36), _COLOUR - 6
    for place in tiling.lay(values, wide, y + high - 10 - top, min(100, round(high * 0.42)), True):
        cards.tile(colour, place.value, place.high, "on", place.count).put(image, x - wide / 2 + place.x, top + place.y)


def _prizes(image: Image.Image, own: tuple[int, ...], x: float, y: int, high: int) -> None:
    """Draw bonus cards in one row, or in two on a high line, closer together where there are many."""
    won = sorted(own)
    if not won:
        return
    top = y + high * 0.24 + 36
    room, deep = _COINS - _BONUS - 22, y + high - 10 - top
    lines = 2 if len(won) > 6 or (len(won) > 4 and deep >= 2 * tiling.LEAST + 6) else 1
    tall = min(66 if len(won) <= 4 * lines else 54, int((deep - 6) / lines))
    columns = -(-len(won) // lines)
    wide = cards.tile_width(tall)
    step = min(wide + 6.0, (room - wide) / max(1, columns - 1))
    for k, each in enumerate(won):
        line, column = divmod(k, columns)
        here = min(columns, len(won) - line * columns)
        left = x - (step * (here - 1) + wide) / 2 + step * column
        at = top + deep / 2 + (line - lines / 2) * (tall + 5)
        cards.tile(COLOUR_OF[each], VALUE_OF[each], tall).put(image, left, at)


# ---------------------------------------------------------------- winner and tie-break


def _verdict(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winner and, on equal points, each tied player's number of cards of the deciding value."""
    y = HEIGHT - (_FOOT + EDGE - 6) / 2
    tied, winners = outcome.leaders, outcome.winners
    counts = dict(outcome.criteria).get(outcome.decided_by or "", ())
    value = dict(TIEBREAKS).get(outcome.decided_by or "", 0) if len(tied) > 1 else 0
    room = 60.0 * len(winners)
    if value:
        room += 170 + 130 * len(tied)
    size, least = size_for(40), size_for(LEAST)
    text, size = fit(headline(outcome, shown, locale), FACE, size, WIDTH - 120 - room, least)
    x = (WIDTH - room - width(text, FACE, size)) / 2
    if value:
        x = _tie(image, x, y, value, [(seat, counts[seat]) for seat in tied])
    for seat in winners:
        marks.seat_mark(seat, 24).put(image, x + 26, y)
        x += 60
    write(image, x + 4, y, text, FACE, size, TEXT, "left", shade=SHADE)


def _tie(image: Image.Image, x: float, y: float, value: int, counts: list[tuple[int, int]]) -> float:
    """Draw the deciding value in all colours and each player's count. Returns the right edge."""
    high = 64
    for k in COLOURS:
        cards.tile(int(k), value, high).put(image, x + 14 * k, y - high / 2)
    x += 118
    for seat, count in counts:
        marks.seat_mark(seat, 21).put(image, x + 24, y)
        number(image, x + 56, y, str(count), 42, WHITE, "left", HALO)
        x += 78 + long(str(count), 42)
    signs.arrow(52, 0, HALO).put(image, x + 20, y)
    return x + 62

"""The final score sheet: points by category, winner, deciding tie-break."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, COLOURS, TIEBREAKS, VALUE_OF
from engine.capital_lux.view import View
from engine.outcome import Outcome
from render.capital_lux import cards, glass, signs, tiling
from render.capital_lux.layout import EDGE, HEIGHT, WIDTH
from render.capital_lux.lettering import FACE, LEAST, SHADE, long, names, number, size_for
from render.capital_lux.tones import DIM, GOLD, GUILDS, HALO, RIM, TEXT, WHITE, WON
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.sheet import headline
from render.kit.type import fit, width, write
from render.pieces import piece

TOP: Final = 168
"""Top of the players' lines."""
FOOT: Final = 104
NAMES: Final = 304
COLOUR: Final = 186
BONUS: Final = NAMES + 4 * COLOUR
COINS: Final = BONUS + 230
TOTAL: Final = COINS + 100
"""Left edges of the columns."""


def middle(colour: int) -> int:
    """Return the middle of a guild's column."""
    return NAMES + COLOUR * colour + COLOUR // 2


def _pitch(seats: int) -> int:
    return (HEIGHT - TOP - FOOT - 6) // seats


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    shown = names(given, locale)
    image = piece("capital_lux/score").copy()
    pitch = _pitch(view.seats)
    for k, seat in enumerate(outcome.order):
        y, look = TOP + pitch * k, "winner" if outcome.places[seat] == 1 else "row"
        glass.lay(image, EDGE, y, WIDTH - 2 * EDGE, pitch - 10, look)
        for x in (BONUS, COINS, TOTAL):
            fill(image, rect(x, y + 20, 3, pitch - 50), RIM, 0.5)
        _line(image, view, outcome, seat, shown[seat], y, pitch - 10)
    _verdict(image, outcome, shown, locale)
    return image


def _line(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, y: int, high: int) -> None:
    won, middle = outcome.places[seat] == 1, y + high / 2
    piece("house/seat-mark", seat, size=24).put(image, EDGE + 38, middle)
    signs.name(image, EDGE + 74, middle, name, NAMES - EDGE - 78, 36)
    for colour in COLOURS:
        _colour(image, view, seat, colour, y, high)
    own = view.bonus[seat] or ()
    _, bonus, coins = outcome.points[seat]
    x = (BONUS + COINS) / 2
    _points(image, x, y + high * 0.24 if own else middle, bonus, WON)
    _prizes(image, own, x, y, high)
    _points(image, (COINS + TOTAL) / 2, middle, coins, GOLD)
    x = (TOTAL + WIDTH - EDGE) / 2
    if won:
        piece("capital_lux/icon", "star", size=58).put(image, x, y + high * 0.21)
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
    values, x = view.homes[seat][colour], middle(colour)
    if not values:
        _points(image, x, y + high / 2, 0, GUILDS[colour])
        return
    _points(image, x, y + high * 0.24, sum(values), GUILDS[colour])
    top, wide = round(y + high * 0.24 + 36), COLOUR - 6
    found = tiling.lay(values, wide, y + high - 10 - top, min(100, round(high * 0.42)), True)
    tiling.draw(image, found, colour, x - wide / 2, top)


def _prizes(image: Image.Image, own: tuple[int, ...], x: float, y: int, high: int) -> None:
    """Draw bonus cards in one row, or in two on a high line, closer together where there are many."""
    won = sorted(own)
    if not won:
        return
    top = y + high * 0.24 + 36
    room, deep = COINS - BONUS - 22, y + high - 10 - top
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
        cards.tile(COLOUR_OF[each], VALUE_OF[each], size=tall).put(image, left, at)


# ---------------------------------------------------------------- winner and tie-break


def _verdict(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winner and, on equal points, each tied player's number of cards of the deciding value."""
    y = HEIGHT - (FOOT + EDGE - 6) / 2
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
        piece("house/seat-mark", seat, size=24).put(image, x + 26, y)
        x += 60
    write(image, x + 4, y, text, FACE, size, TEXT, "left", shade=SHADE)


def _tie(image: Image.Image, x: float, y: float, value: int, counts: list[tuple[int, int]]) -> float:
    """Draw the deciding value in all colours and each player's count. Returns the right edge."""
    high = 64
    for k in COLOURS:
        cards.tile(int(k), value, size=high).put(image, x + 14 * k, y - high / 2)
    x += 118
    for seat, count in counts:
        piece("house/seat-mark", seat, size=21).put(image, x + 24, y)
        number(image, x + 56, y, str(count), 42, WHITE, "left", HALO)
        x += 78 + long(str(count), 42)
    piece("capital_lux/arrow", "halo", size=52).put(image, x + 20, y)
    return x + 62

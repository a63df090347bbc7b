"""The final score sheet: points by category, winner, how far each place is behind, what parted level places."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, COLOURS, TIEBREAKS, VALUE_OF
from engine.capital_lux.view import View
from engine.outcome import Outcome
from render.capital_lux import cards, glass, tiling
from render.capital_lux.layout import EDGE, HEIGHT, WIDTH
from render.capital_lux.lettering import FACE, SHADE, names, number, size_for, two_lines
from render.capital_lux.tones import DIM, GOLD, GUILDS, RIM, TEXT, WHITE, WON
from render.kit import sheet
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.skin import trimmed
from render.kit.sprites import Sprite, canvas, remembered, sprite
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
_LEAST: Final = 31
"""Least height of capitals."""
_POINTS: Final = 48
_BEHIND: Final = 44
"""Heights of points, and of how many points a place is behind."""
_LOSS: Final = (255, 150, 138)
_LEVEL: Final = sheet.PillTones("#0A0C34", "#FFE9A8")
_LINE: Final = 5
"""Most bonus cards in one line."""
_PILL: Final = EDGE + 150
"""Middle of what parted two level places."""


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
    for pair in outcome.level:
        y = TOP + pitch * outcome.order.index(pair[1]) - 5
        sheet.pill(image, _PILL, y, outcome, pair, _about(outcome.between(*pair)[0]), _LEVEL, tight=True)
    _verdict(image, outcome, shown, locale)
    return image


def _line(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, y: int, high: int) -> None:
    won, middle = outcome.places[seat] == 1, y + high / 2
    piece("house/seat-mark", seat, size=25).put(image, EDGE + 38, middle)
    room = NAMES - EDGE - 78
    text, size = fit(name, FACE, size_for(40), room, size_for(_LEAST))
    lines = (text,) if text == name else two_lines(name, size, room)
    for k, line in enumerate(lines):
        write(image, EDGE + 74, middle + (k - (len(lines) - 1) / 2) * size, line, FACE, size, TEXT, "left", shade=SHADE)
    for colour in COLOURS:
        _colour(image, view, seat, colour, y, high)
    own = view.bonus[seat] or ()
    _, bonus, coins = outcome.points[seat]
    x = (BONUS + COINS) / 2
    _points(image, x, y + _above(own, high) if own else middle, bonus, WON)
    _prizes(image, own, x, y, high)
    _points(image, (COINS + TOTAL) / 2, middle, coins, GOLD)
    x = (TOTAL + WIDTH - EDGE) / 2
    total, behind = outcome.totals[seat], sheet.margin(outcome, seat)
    tall = (76 if won else 68) if total < 100 else 56
    if won:
        piece("capital_lux/icon", "star", size=58).put(image, x, y + high * 0.21)
    elif behind:
        number(image, x, middle + 46, behind, _BEHIND, _LOSS)
    at = y + high * 0.62 if won else middle - 30 if behind else middle
    number(image, x, at, str(total), tall, WHITE if won else TEXT, lit=GOLD if won else None)


def _points(image: Image.Image, x: float, y: float, points: int, lit: tuple[int, int, int]) -> None:
    number(image, x, y, str(points), _POINTS if points else 42, WHITE if points else DIM, lit=lit if points else None)


def _colour(image: Image.Image, view: View, seat: int, colour: int, y: int, high: int) -> None:
    """Draw a hometown's kept cards of one colour and their points."""
    values, x = view.homes[seat][colour], middle(colour)
    if not values:
        _points(image, x, y + high / 2, 0, GUILDS[colour])
        return
    _points(image, x, y + high * 0.24, sum(values), GUILDS[colour])
    top, wide = round(y + high * 0.24 + 36), COLOUR - 6
    found = tiling.lay(values, wide, y + high - 10 - top, min(100, round(high * 0.42)), True, counted=False)
    tiling.draw(image, found, colour, x - wide / 2, top)


def _above(own: tuple[int, ...], high: int) -> float:
    """Return the middle of the points above bonus cards: higher up where these need two lines of a low row."""
    return min(high * 0.24, 32 if len(own) > _LINE else high)


def _prizes(image: Image.Image, own: tuple[int, ...], x: float, y: int, high: int) -> None:
    """Draw bonus cards in one row, or in two, closer together where there are many."""
    won = sorted(own)
    if not won:
        return
    top = y + _above(own, high) + 30
    room, deep = COINS - BONUS - 14, y + high - 8 - top
    lines = 2 if len(won) > _LINE else 1
    tall = max(tiling.LEAST, min(66 if len(won) <= _LINE else 60, int((deep - 4) / lines)))
    columns = -(-len(won) // lines)
    wide = cards.tile_width(tall)
    step = min(wide + 4.0, (room - wide) / max(1, columns - 1))
    for k, each in enumerate(won):
        line, column = divmod(k, columns)
        here = min(columns, len(won) - line * columns)
        left = x - (step * (here - 1) + wide) / 2 + step * column
        at = top + deep / 2 + (line - lines / 2) * (tall + 4)
        cards.tile(COLOUR_OF[each], VALUE_OF[each], size=tall).put(image, left, at)


# ---------------------------------------------------------------- winner and tie-break


def _verdict(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winners' marks and the headline."""
    y, room = HEIGHT - (FOOT + EDGE - 6) / 2, 66.0 * len(outcome.winners)
    text, size = fit(sheet.headline(outcome, shown, locale), FACE, size_for(48), WIDTH - 120 - room, size_for(_LEAST))
    x = (WIDTH - room - width(text, FACE, size)) / 2
    for seat in outcome.winners:
        piece("house/seat-mark", seat, size=27).put(image, x + 28, y)
        x += 66
    write(image, x + 4, y, text, FACE, size, TEXT, "left", shade=SHADE)


@remembered
def _about(criterion: str) -> Sprite:
    """Draw the cards of the value that a tie-break counts, in all colours, anchored at their middle."""
    value, high = dict(TIEBREAKS).get(criterion), 51
    if value is None:
        return piece("house/points", size=26)
    image = canvas(4 * high, 2 * high)
    for k in COLOURS:
        cards.tile(int(k), value, size=high).put(image, high / 2 + 11 * k, high / 2)
    return trimmed(sprite(image), high + 5)

"""The end of a round in one picture: the limits on the towers, below them each hometown's gains and losses."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.capital_lux.components import COLOURS, ROUNDS
from engine.capital_lux.round_end import RoundEnd
from engine.capital_lux.view import View
from locales import say
from render.capital_lux import cards, gauge, glass, homes, signs, tiling
from render.capital_lux.layout import EDGE, HEIGHT, WIDTH, Box
from render.capital_lux.lettering import FACE, LEAST, long, names, number, size_for
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, HALO, HOT, PLATE, RIM, TEXT, WHITE, WON, pale
from render.kit.colour import mix
from render.kit.light import fill
from render.kit.paths import Path, rect
from render.kit.type import fit, write
from render.numbers import minus
from render.pieces import box, piece

LEFT: Final = 296
PITCH: Final = 270
COLUMN: Final = 262
RIGHT: Final = LEFT + 4 * PITCH
"""Left edge of the hometowns' totals."""
TOTALS: Final = (RIGHT + 6 + WIDTH - EDGE) / 2
"""Middle of the totals."""
GROUND: Final = 380
_FIRST: Final = 390
_CHAIR: Final = 160
"""Top of the first row, and above a hand the distance between the tops of adjacent rows."""
_GAP: Final = 8
STEPS: Final = ("modifiers", "limits", "gold", "lost", "bonus")
"""The steps at the end of every round, in order. The next start or the score follows."""
STEP_ROOM: Final = LEFT - 2 * EDGE - 98
"""Width of a step's word, in pixels."""


def middle(colour: int) -> int:
    """Return the middle of a guild's column."""
    return LEFT + PITCH * colour + COLUMN // 2


def _row(seats: int) -> int:
    """Return the distance between the tops of adjacent hometowns."""
    return (HEIGHT - _FIRST - 6) // seats


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole picture, RGB. The view must know the end of the last round."""
    assert view.round_end is not None
    image, seats = piece("capital_lux/interlude").copy(), tuple(range(view.seats))
    _table(image, view.round_end, names(given, locale), seats, _row(view.seats), locale)
    for place, seat in enumerate(seats):
        y = _FIRST + _row(view.seats) * place
        _worth(image, view.round_end, seat, y + (_row(view.seats) - _GAP) / 2)
    return image


def just_ended(view: View) -> bool:
    """Return whether a round has ended and its last player has not yet had a new decision: the first of the draft."""
    return view.round_end is not None and view.stage == "pick" and view.draft == 1


def foot(seats: int) -> int:
    """Return where the end of a round ends above a hand."""
    return _FIRST + _CHAIR * seats + 4


def row(place: int) -> Box:
    """Return the box of a player's row above a hand, the topmost first."""
    return Box(EDGE, _FIRST + _CHAIR * place, WIDTH - 2 * EDGE, _CHAIR - _GAP)


def chair(image: Image.Image, view: View, shown: tuple[str, ...], seats: tuple[int, ...], locale: str) -> None:
    """Draw the same above a hand. ``seats``: from the top row to the viewer's, which is lit.

    At the right stand the points that all see, and what the end of the round took of them.
    """
    end = view.round_end
    assert end is not None
    piece("capital_lux/interlude").put(image, 0, 0)
    left = RIGHT + 6
    fill(image, rect(left, EDGE, WIDTH - EDGE - left, GROUND - EDGE - 4, 20), PLATE)
    glass.lay(image, left, EDGE, WIDTH - EDGE - left, GROUND - EDGE - 4, "row")
    piece("capital_lux/icon", "star", size=92).put(image, TOTALS, 306)
    _table(image, end, shown, seats, _CHAIR, locale, seats[-1])
    for place, seat in enumerate(seats):
        y = row(place).y + row(place).high / 2
        score = view.scores[seat]
        _flag(image, end, seat, y, 44)
        _points(image, score.hometown + score.coins, change(end, seat), y)


def _table(
    image: Image.Image,
    end: RoundEnd,
    shown: tuple[str, ...],
    seats: tuple[int, ...],
    pitch: int,
    locale: str,
    viewer: int | None = None,
) -> None:
    """Draw all but the totals at the right. The row of the viewer, else of the next first player, is lit."""
    _rounds(image, end.round)
    _steps(image, end, locale)
    for colour in COLOURS:
        _limit(image, end, colour)
    lit = end.next_starter if viewer is None else viewer
    for place, seat in enumerate(seats):
        y, high = _FIRST + pitch * place, pitch - _GAP
        glass.lay(image, EDGE, y, WIDTH - 2 * EDGE, high, "active" if seat == lit else "row")
        for colour in COLOURS:
            _cell(image, end, seat, colour, Box(LEFT + PITCH * colour, y, COLUMN, high))
        _player(image, end, seat, shown[seat], y, high)


# ---------------------------------------------------------------- the steps


def _rounds(image: Image.Image, ended: int) -> None:
    """Draw the lamps of the rounds up to the one that ended."""
    for k in range(1, ROUNDS + 1):
        piece("capital_lux/lamp", k, (k > ended) - (k < ended)).put(image, TOTALS, 62 + 68 * (k - 1))


def _steps(image: Image.Image, end: RoundEnd, locale: str) -> None:
    """Draw the steps in their order. Each sign recurs at its place in the picture."""
    steps = (*STEPS, "starts" if end.next_starter is not None else "score")
    pitch, x = (GROUND - EDGE - 24) / len(steps), EDGE + 44
    words = [say(locale, f"capital-lux-picture-step-{name}") for name in steps]
    size = min(fit(word, FACE, size_for(34), STEP_ROOM, size_for(LEAST))[1] for word in words)
    fill(image, rect(x - 2, EDGE + 40, 4, pitch * (len(steps) - 1)), RIM, 0.7)
    for k, (name, word) in enumerate(zip(steps, words, strict=True)):
        y = EDGE + 10 + pitch * (k + 0.5)
        piece("capital_lux/interlude-sign", name).put(image, x, y)
        write(image, x + 40, y, fit(word, FACE, size, STEP_ROOM)[0], FACE, size, TEXT, "left")


# ---------------------------------------------------------------- the Capital


def _limit(image: Image.Image, end: RoundEnd, colour: int) -> None:
    """Draw a colour's cards and modifiers in the Capital, their limit, and the takers of its highest cards."""
    x, limit = middle(colour), end.limits[colour]
    laid = [one for one in end.modifiers if one.colour == colour]
    if laid:
        _modified(image, x, sum(end.capital[colour]), [(one.value or 0, one.seat) for one in laid])
    ink = WHITE if limit >= 0 else mix(DANGER, WHITE, 0.45)
    number(image, x, 220 if laid else 176, minus(limit), 56, ink, lit=GUILDS[colour])
    takers: dict[int, list[int]] = {}
    for won in end.bonuses:
        if won.colour == colour:
            takers.setdefault(won.value, []).append(won.seat)
    top = 258 if laid else 224
    room = Box(x - 118, top, 236, GROUND - 8 - top)
    for place in tiling.lay(end.capital[colour], room.wide, room.high, 68, True):
        seats = takers.get(place.value, [])
        taken = seats[-place.count :] if seats else []
        left, y = room.x + place.x, room.y + place.y
        cards.tile(colour, place.value, "new" if taken else "on", place.count, size=place.high).put(image, left, y)
        for k, seat in enumerate(taken):
            piece("house/seat-mark", seat, size=15).put(image, left + place.wide - 4 - 26 * k, y + 2)
        takers[place.value] = seats[: len(seats) - len(taken)]


def _modified(image: Image.Image, x: float, base: int, found: list[tuple[int, int]]) -> None:
    """Draw the cards' total, and the modifiers with their players' marks."""
    wide, hexagon = long(str(base), 32), 58
    step = min(hexagon, (COLUMN - 40 - wide - 10 - hexagon) / max(1, len(found) - 1)) if len(found) > 1 else hexagon
    left = x - (wide + 10 + hexagon + step * (len(found) - 1)) / 2
    number(image, left, 146, str(base), 32, (222, 228, 255), "left")
    for k, (value, seat) in enumerate(found):
        at = left + wide + 10 + hexagon / 2 + step * k
        piece("capital_lux/modifier", value, size=72).put(image, at, 146)
        piece("house/seat-mark", seat, size=11).put(image, at + 20, 118)


# ---------------------------------------------------------------- the hometowns


class _Size(NamedTuple):
    """Heights in a cell: capitals of total and price, cards, a bonus card, half the distance between lines."""

    total: int
    cost: int
    tile: int
    prize: int
    apart: int
    stacked: bool
    """True if cards lie above the numbers instead of beside them."""


_SIZES: Final = {
    4: _Size(40, 40, 92, 66, 31, False), 3: _Size(46, 42, 96, 80, 40, False), 2: _Size(54, 44, 128, 108, 36, True),
}  # fmt: skip
"""Sizes by the number of players."""


def _cell(image: Image.Image, end: RoundEnd, seat: int, colour: int, cell: Box) -> None:
    """Draw a hometown's cards of one colour and their fate."""
    values, limit = end.homes[seat][colour], end.limits[colour]
    middle = cell.y + (cell.high - 24) / 2
    if not values:
        number(image, cell.x + cell.wide - 62, middle, "0", 36, DIM)
        return
    cost, saved = end.excess(seat)[colour], colour in end.saved[seat]
    lost = bool(cost) and not saved
    if lost:
        box("capital_lux/alarm", cell.wide, cell.high, 2).put(image, cell.x, cell.y)
    elif saved:
        glass.lay(image, cell.x + 2, cell.y + 5, cell.wide - 6, cell.high - 10, "saved")
        box("capital_lux/ransomed", cell.wide, cell.high).put(image, cell.x, cell.y)
    won = next((one.value for one in end.bonuses if (one.seat, one.colour) == (seat, colour)), None)
    size = _SIZES[2 + (cell.high < 300) + (cell.high < 190)]
    prize = cards.tile_width(size.prize) + 12 if won is not None else 0
    numbers = max(long(str(sum(values)), size.total) + 10, homes.pill_width(cost, size.cost) + 6 if cost else 54)
    room = Box(cell.x + 11, cell.y + 9, round(cell.wide - 20 - numbers - prize), cell.high - 40)
    if size.stacked:
        room = Box(cell.x + 14, cell.y + 12, cell.wide - 28, size.tile + 4)
        middle = cell.y + size.tile + 16 + (cell.high - size.tile - 40) / 2
    found = tiling.lay(values, room.wide, room.high, size.tile, size.stacked)
    tiling.draw(image, found, colour, room.x, room.y, "lost" if lost else "on")
    x = cell.x + (cell.wide - prize) / 2 if size.stacked else cell.x + cell.wide - 12 - prize - numbers / 2
    _fate(image, (x, middle), (sum(values), cost), saved, colour, size)
    level = gauge.GaugeLevel(sum(values), limit, limit, limit)
    gauge.draw(image, cell.x + 15, cell.y + cell.high - 23, colour, level, cell.wide - 30, 10)
    if won is not None:
        _prize(image, colour, won, cell.x + cell.wide - 10 - (14 if size.stacked else 0), middle, size.prize)


def _fate(
    image: Image.Image, at: tuple[float, float], found: tuple[int, int], saved: bool, colour: int, size: _Size
) -> None:
    """Draw the total, and below it the fate: within the limit, saved for coins, or lost for lack of them."""
    (x, middle), (total, cost) = at, found
    up, low = middle - size.apart, middle + size.apart
    if cost and not saved:
        wide = number(image, x, up, str(total), size.total, (255, 206, 192))
        bar = Path([[(x - wide / 2 - 8, up + 10), (x + wide / 2 + 8, up - 10)]])
        fill(image, bar.stroke(7), DANGER)
    else:
        number(image, x, up, str(total), size.total, WHITE, lit=GOLD if saved else GUILDS[colour])
    if cost:
        signs.price(image, x, low, cost, saved, size.cost)
    else:
        piece("capital_lux/icon", "check", size=size.total + 2).put(image, x, low)


def _prize(image: Image.Image, colour: int, value: int, right: float, middle: float, high: int) -> None:
    """Draw a bonus card won in this colour."""
    left = right - cards.tile_width(high)
    cards.tile(colour, value, "new", size=high).put(image, left, middle - high / 2 + 4)
    piece("capital_lux/badge", "star", size=36).put(image, right - 8, middle - high / 2 + 4)


def _player(image: Image.Image, end: RoundEnd, seat: int, name: str, y: int, high: int) -> None:
    """Draw mark and name, coins before and after, and the points of the bonus cards won."""
    apart = min(48.0, high * 0.245)
    up, low = y + high / 2 - apart + 4, y + high / 2 + apart + 4
    piece("house/seat-mark", seat, size=22).put(image, EDGE + 38, up)
    signs.name(image, EDGE + 72, up, name, LEFT - EDGE - 80, 34)
    coins, paid = end.coins[seat], end.paid(seat)
    piece("capital_lux/coin", size=42).put(image, EDGE + 36, low)
    x = EDGE + 66.0
    if paid:
        x += number(image, x, low, str(coins), 34, DIM, "left")
        piece("capital_lux/arrow", "white", size=26).put(image, x + 17, low)
        x += 34
    number(image, x, low, str(coins - paid), 38, GOLD if paid else TEXT, "left")
    won = sum(one.value for one in end.bonuses if one.seat == seat)
    piece("capital_lux/icon", "bonus", size=42).put(image, EDGE + 188, low)
    number(image, EDGE + 209, low, f"+{won}" if won else "0", 34, WON if won else DIM, "left")


def _kept(end: RoundEnd, seat: int) -> int:
    """Return the worth of the cards that a hometown has kept."""
    return sum(sum(row) for colour, row in enumerate(end.homes[seat]) if colour not in end.lost(seat))


def change(end: RoundEnd, seat: int) -> int:
    """Return by how much the end of the round changed the points that all see: cards lost, coins paid."""
    return _kept(end, seat) - sum(map(sum, end.homes[seat])) - end.paid(seat)


def _flag(image: Image.Image, end: RoundEnd, seat: int, y: float, high: int) -> None:
    """Draw the flag, which moves from this round's first player to the next one's."""
    if seat == end.next_starter:
        piece("capital_lux/icon", "flag", size=high + 12).put(image, TOTALS - 52, y)
    elif seat == end.starter:
        piece("capital_lux/icon", "flag-past", size=high).put(image, TOTALS - 54, y)


def _worth(image: Image.Image, end: RoundEnd, seat: int, y: float) -> None:
    """Draw the hometown's worth, which decides who starts the next round."""
    _flag(image, end, seat, y, 44)
    starts = seat == end.next_starter
    ink, lit = (WHITE, HALO) if starts else (pale(0, 0.9), None)
    number(image, TOTALS + 26, y, str(_kept(end, seat)), 52 if starts else 46, ink, lit=lit)


def _points(image: Image.Image, points: int, change: int, y: float) -> None:
    """Draw a player's points, and above them their change."""
    if change:
        number(image, TOTALS + 26, y - 34, minus(change), 42 if change > -100 else 36, HOT)
    number(image, TOTALS + 26, y + (28 if change else 0), str(points), 54, WHITE)

"""The end of a round in one picture: the limits on the towers, below them each hometown's gains and losses."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.capital_lux.components import COLOURS, ROUNDS
from engine.capital_lux.round_end import RoundEnd
from engine.capital_lux.view import View
from locales import say
from render import marks
from render.capital_lux import cards, emblems, gauge, homes, panel, signs, tiling, tokens, towers
from render.capital_lux.layout import EDGE, HEIGHT, WIDTH, Box
from render.capital_lux.lettering import FACE, LEAST, long, names, number, size_for
from render.capital_lux.scenery import draw_city, draw_glass, glass
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, HALO, PLATE, RIM, TEXT, WHITE, WON, pale
from render.capital_lux.values import minus
from render.kit.colour import Rgb, mix
from render.kit.light import fill, grain
from render.kit.paths import Path, rect
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import fit, write

LEFT: Final = 296
PITCH: Final = 270
COLUMN: Final = 262
_RIGHT: Final = LEFT + 4 * PITCH
"""Left edge of the hometowns' totals."""
_TOTALS: Final = (_RIGHT + 6 + WIDTH - EDGE) / 2
"""Middle of the totals."""
_GROUND: Final = 380
_FIRST: Final = 390
STEPS: Final = ("modifiers", "limits", "gold", "lost", "bonus")
"""The steps at the end of every round, in order. The next start or the score follows."""
STEP_ROOM: Final = LEFT - 2 * EDGE - 98
"""Width of a step's word, in pixels."""
_GRAIN: Final = 6
_LIT: Final[Rgb] = (255, 246, 214)
_BROWN: Final[Rgb] = (92, 64, 22)


def _middle(colour: int) -> int:
    return LEFT + PITCH * colour + COLUMN // 2


def _row(seats: int) -> int:
    """Return the distance between the tops of adjacent hometowns."""
    return (HEIGHT - _FIRST - 6) // seats


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole picture, RGB. The view must know the end of the last round."""
    end = view.round_end
    assert end is not None
    shown = names(given, locale)
    image = ground(view.seats).copy()
    _rounds(image, end.round)
    _steps(image, end, locale)
    for colour in COLOURS:
        _limit(image, end, colour)
    pitch = _row(view.seats)
    totals = [
        sum(sum(row) for k, row in enumerate(home) if k not in end.lost(seat)) for seat, home in enumerate(end.homes)
    ]
    for seat in range(view.seats):
        y = _FIRST + pitch * seat
        first = seat == end.next_starter
        if first:
            glass(WIDTH - 2 * EDGE, pitch - 8, (40, 52, 140), 0.8, _LIT, HALO).put(image, EDGE, y)
        for colour in COLOURS:
            _cell(image, end, seat, colour, Box(LEFT + PITCH * colour, y, COLUMN, pitch - 8))
        _player(image, end, seat, shown[seat], y, pitch - 8)
        _total(image, end, seat, totals[seat], y + (pitch - 8) / 2)
    return grain(image, _GRAIN)


@drawn
def ground(seats: int) -> Sprite:
    """Draw city, towers and plates, the same at the end of every round."""
    image = draw_city(WIDTH, HEIGHT, _GROUND, (LEFT + 2 * PITCH, 160), 150)
    for colour in COLOURS:
        towers.draw(image, colour, _middle(colour), 12, 118, _GROUND, 126)
        emblems.emblem(colour, 66).put(image, _middle(colour), 62)
    draw_glass(image, EDGE, EDGE, LEFT - 2 * EDGE - 2, _GROUND - EDGE - 4, PLATE, 0.82, RIM)
    draw_glass(image, _RIGHT + 6, EDGE, WIDTH - EDGE - _RIGHT - 6, _GROUND - EDGE - 4, PLATE, 0.82, RIM)
    tokens.icon("house", 88, TEXT).put(image, _TOTALS, 310)
    pitch = _row(seats)
    for seat in range(seats):
        draw_glass(image, EDGE, _FIRST + pitch * seat, WIDTH - 2 * EDGE, pitch - 8, PLATE, 0.74, RIM)
    return sprite(image)


# ---------------------------------------------------------------- the steps


def _rounds(image: Image.Image, ended: int) -> None:
    """Draw the lamps of the rounds up to the one that ended."""
    for k in range(1, ROUNDS + 1):
        panel.lamp(k, (k > ended) - (k < ended)).put(image, _TOTALS, 62 + 68 * (k - 1))


def _steps(image: Image.Image, end: RoundEnd, locale: str) -> None:
    """Draw the steps in their order. Each sign recurs at its place in the picture."""
    steps = (*STEPS, "starts" if end.next_starter is not None else "score")
    pitch, x = (_GROUND - EDGE - 24) / len(steps), EDGE + 44
    words = [say(locale, f"capital-lux-picture-step-{name}") for name in steps]
    size = min(fit(word, FACE, size_for(34), STEP_ROOM, size_for(LEAST))[1] for word in words)
    fill(image, rect(x - 2, EDGE + 40, 4, pitch * (len(steps) - 1)), RIM, 0.7)
    for k, (name, word) in enumerate(zip(steps, words, strict=True)):
        y = EDGE + 10 + pitch * (k + 0.5)
        _sign(name).put(image, x, y)
        write(image, x + 40, y, fit(word, FACE, size, STEP_ROOM)[0], FACE, size, TEXT, "left")


@drawn
def _sign(name: str) -> Sprite:
    """Draw the sign of a step on a dark disc, anchored at its centre."""
    image = Image.new("RGB", (80, 80))
    disc = rect(12, 12, 56, 56, 28)
    fill(image, disc, mix(PLATE, RIM, 0.18))
    match name:
        case "modifiers":
            tokens.modifier(None, 46).put(image, 40, 40)
        case "limits":
            gauge.draw(image, 18, 33, 0, gauge.Level(9, 8, 8, 8), 44, 14)
        case "gold":
            tokens.coin(44).put(image, 40, 40)
        case "lost":
            tokens.badge("cross", 44, DANGER).put(image, 40, 40)
        case "bonus":
            tokens.bonus(44).put(image, 40, 40)
        case "starts":
            tokens.flag(40).put(image, 41, 40)
        case _:
            tokens.icon("star", 44, GOLD).put(image, 40, 39)
    over = canvas(80, 80)
    mask = disc.mask((320, 320), 0, 0, 4).reduce(4)
    over.paste(image, (0, 0), mask)
    return sprite(over, -40, -40)


# ---------------------------------------------------------------- the Capital


def _limit(image: Image.Image, end: RoundEnd, colour: int) -> None:
    """Draw a colour's cards and modifiers in the Capital, their limit, and the takers of its highest cards."""
    x, limit = _middle(colour), end.limits[colour]
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
    room = Box(x - 118, top, 236, _GROUND - 8 - top)
    for place in tiling.lay(end.capital[colour], room.wide, room.high, 68, True):
        seats = takers.get(place.value, [])
        taken = seats[-place.count :] if seats else []
        left, y = room.x + place.x, room.y + place.y
        cards.tile(colour, place.value, place.high, "new" if taken else "on", place.count).put(image, left, y)
        for k, seat in enumerate(taken):
            marks.seat_mark(seat, 15).put(image, left + place.wide - 4 - 26 * k, y + 2)
        takers[place.value] = seats[: len(seats) - len(taken)]


def _modified(image: Image.Image, x: float, base: int, found: list[tuple[int, int]]) -> None:
    """Draw the cards' total, and the modifiers with their players' marks."""
    wide, hexagon = long(str(base), 32), 58
    step = min(hexagon, (COLUMN - 40 - wide - 10 - hexagon) / max(1, len(found) - 1)) if len(found) > 1 else hexagon
    left = x - (wide + 10 + hexagon + step * (len(found) - 1)) / 2
    number(image, left, 146, str(base), 32, (222, 228, 255), "left")
    for k, (value, seat) in enumerate(found):
        at = left + wide + 10 + hexagon / 2 + step * k
        tokens.modifier(value, 72).put(image, at, 146)
        marks.seat_mark(seat, 11).put(image, at + 20, 118)


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
    4: _Size(40, 32, 92, 66, 30, False), 3: _Size(46, 38, 96, 80, 40, False), 2: _Size(54, 42, 128, 108, 36, True),
}  # fmt: skip
"""Sizes by the number of players."""


def _cell(image: Image.Image, end: RoundEnd, seat: int, colour: int, box: Box) -> None:
    """Draw a hometown's cards of one colour and their fate."""
    values, limit = end.homes[seat][colour], end.limits[colour]
    middle = box.y + (box.high - 24) / 2
    if not values:
        number(image, box.x + box.wide - 62, middle, "0", 36, DIM)
        return
    cost, saved = end.excess(seat)[colour], colour in end.saved[seat]
    lost = bool(cost) and not saved
    if lost:
        homes.alarm(box.wide, box.high, 2).put(image, box.x, box.y)
    elif saved:
        glass(box.wide - 6, box.high - 10, _BROWN, 0.92, GOLD).put(image, box.x + 2, box.y + 5)
        homes.ransomed(box.wide, box.high).put(image, box.x, box.y)
    won = next((one.value for one in end.bonuses if (one.seat, one.colour) == (seat, colour)), None)
    size = _SIZES[2 + (box.high < 300) + (box.high < 190)]
    prize = cards.tile_width(size.prize) + 13 if won is not None else 0
    numbers = max(long(str(sum(values)), size.total), signs.cost_width(cost, saved, size.cost) if cost else 44) + 10
    room = Box(box.x + 12, box.y + 9, round(box.wide - 26 - numbers - prize), box.high - 40)
    if size.stacked:
        room = Box(box.x + 14, box.y + 12, box.wide - 28, size.tile + 4)
        middle = box.y + size.tile + 16 + (box.high - size.tile - 40) / 2
    for place in tiling.lay(values, room.wide, room.high, size.tile, size.stacked):
        state = "lost" if lost else "on"
        cards.tile(colour, place.value, place.high, state, place.count).put(image, room.x + place.x, room.y + place.y)
    x = box.x + (box.wide - prize) / 2 if size.stacked else box.x + box.wide - 12 - prize - numbers / 2
    _fate(image, (x, middle), (sum(values), cost), saved, colour, size)
    level = gauge.Level(sum(values), limit, limit, limit)
    gauge.draw(image, box.x + 15, box.y + box.high - 23, colour, level, box.wide - 30, 10)
    if won is not None:
        _prize(image, colour, won, box.x + box.wide - 10 - (14 if size.stacked else 0), middle, size.prize)


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
        tokens.check(size.total + 2).put(image, x, low)


def _prize(image: Image.Image, colour: int, value: int, right: float, middle: float, high: int) -> None:
    """Draw a bonus card won in this colour."""
    left = right - cards.tile_width(high)
    cards.tile(colour, value, high, "new").put(image, left, middle - high / 2 + 4)
    tokens.badge("star", 36, WON).put(image, right - 8, middle - high / 2 + 4)


def _player(image: Image.Image, end: RoundEnd, seat: int, name: str, y: int, high: int) -> None:
    """Draw mark and name, coins before and after, and bonus cards won."""
    apart = min(48.0, high * 0.245)
    up, low = y + high / 2 - apart + 4, y + high / 2 + apart + 4
    marks.seat_mark(seat, 22).put(image, EDGE + 38, up)
    signs.name(image, EDGE + 72, up, name, LEFT - EDGE - 80, 34)
    coins, paid = end.coins[seat], end.paid(seat)
    tokens.coin(42).put(image, EDGE + 36, low)
    x = EDGE + 66.0
    if paid:
        x += number(image, x, low, str(coins), 30, DIM, "left")
        signs.arrow(26, 0, WHITE).put(image, x + 18, low)
        x += 36
    number(image, x, low, str(coins - paid), 38, GOLD if paid else TEXT, "left")
    won = sum(one.seat == seat for one in end.bonuses)
    tokens.bonus(42).put(image, EDGE + 190, low)
    number(image, EDGE + 216, low, f"+{won}" if won else "0", 36, WON if won else DIM, "left")


def _total(image: Image.Image, end: RoundEnd, seat: int, total: int, y: float) -> None:
    """Draw the hometown's worth. The flag moves from this round's first player to the next one's."""
    x = _TOTALS
    if seat == end.starter and seat != end.next_starter:
        tokens.icon("flag", 44, mix(PLATE, DIM, 0.75)).put(image, x - 54, y)
    if seat == end.next_starter:
        tokens.flag(56).put(image, x - 52, y)
        number(image, x + 26, y, str(total), 52, WHITE, lit=HALO)
    else:
        number(image, x + 26, y, str(total), 46, pale(0, 0.9))

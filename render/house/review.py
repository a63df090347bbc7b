"""The picture of a review: each player's chance over the turns, the turning points, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from locales import say
from render.drawing import Drawing
from render.fonts import names
from render.house.course import Course, CourseMoment
from render.house.review_words import tell
from render.house.signs_on_lines import places
from render.kit.colour import Colour
from render.kit.curves import curve, dashes
from render.kit.light import fill, linear, shadow
from render.kit.paths import ellipse, rect
from render.kit.sheet import LABELS, LETTERS, NUMBERS
from render.kit.skin import Skin, Symbol, emoji, pointer, trimmed
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import Shade, fit, fit_lines, width, write
from render.pieces import piece
from render.registry import artist
from render.wording import Words, game_text

WIDTH: Final = 1560
HEIGHT: Final = 1040
EDGE: Final = 20
GAP: Final = 10
AMBER: Final = "#FFB83C"
MINT: Final = "#7EF0D6"
GOLD: Final = "#FFD873"
DARK: Final = "#0A0C28"
LINES: Final = ("#FF5A1F", "#4C8DFF", "#3FEFB0", "#C583B8")
"""The seats' colours for thin lines on a dark ground: further apart than elsewhere, also for colour-blind readers."""
MARKS: Final = 3
"""Marks of its seat on each line."""
NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
TOP: Final = 130
PLOT: Final = 1006
"""Width of the plot."""
CELL: Final = 276
"""Height of the cells."""
VERDICT: Final = 118
"""Height of the words in their place, where there are no turning points."""
PART: Final = 37
"""Radius of the disc with the number of a part."""
LAST_SHARE: Final = 1.9
"""Width of the last part of a game, where the first has 1: the last decides, the first tells little."""
LEAST_ROW: Final = 72
"""Least height of symbols: a number among them can still be read on a phone."""
SPACE: Final = 0.08
"""Space between symbols, as a share of their height."""
LABEL_ROOM: Final = 300
"""Least room for the words of an action beside its symbols."""
APART: Final = 86
"""Distance of the turning points' discs."""


def draw(course: Course, locale: str) -> Drawing:
    """Draw the whole picture. Returns its words, too."""
    skin = artist(course.game).skin()
    image, shown = skin.ground(), names(course.names, locale)
    room = write(image, 42, 68, *_fitted(say(locale, "picture-review"), 88, 900), skin.ink, "left", shade=NIGHT)
    game = game_text(course.game, "title-gloss", locale)
    lines, size = fit_lines(game, "title", 64, WIDTH - 42 - room - 220, 2, LETTERS)
    long = max(width(part, "title", size) for part in lines)
    for k, part in enumerate(lines):
        at = 68 + (k - (len(lines) - 1) / 2) * size * 1.05
        write(image, WIDTH - 42, at, part, "title", size, skin.soft, "right", shade=NIGHT)
    if skin.sign:
        emoji(course.game, skin.sign, 78).put(image, WIDTH - 42 - long - 62, 66)
    high = HEIGHT - EDGE - TOP - GAP - (CELL if course.moments else VERDICT)
    skin.plate(image, EDGE, TOP, PLOT, high, False)
    _plot(image, course, skin, (EDGE + 126, TOP + 96, EDGE + PLOT - 28, TOP + high - 74))
    _result(image, course, shown, skin, (EDGE + PLOT + GAP, TOP, WIDTH - 2 * EDGE - PLOT - GAP, high))
    top, count = TOP + high + GAP, len(course.moments)
    for k, moment in enumerate(course.moments):
        wide = (WIDTH - 2 * EDGE - (count - 1) * GAP) // count
        _cell(image, course, k, moment, skin, (EDGE + k * (wide + GAP), top, wide, CELL))
    if not count:
        skin.plate(image, EDGE, top, WIDTH - 2 * EDGE, VERDICT, False)
        text, size = fit(say(locale, "picture-review-none"), "title", 68, WIDTH - 160, LETTERS)
        write(image, WIDTH / 2, top + VERDICT / 2, text, "title", size, skin.ink, shade=NIGHT)
    return image, "\n".join(tell(course, shown, Words(locale)))


def _fitted(text: str, size: int, room: float) -> tuple[str, str, int]:
    shown, found = fit(text, "title", size, room, 52)
    return shown, "title", found


# ---------------------------------------------------------------- the plot


def _plot(image: Image.Image, course: Course, skin: Skin, box: tuple[float, float, float, float]) -> None:
    """Draw the chances in a box: left, top, right, foot."""
    left, top, right, foot = box
    across = _across(course.starts, left, right)

    def down(chance: float) -> float:
        return foot - (foot - top) * chance

    _frame(image, course.starts, across, down, skin, left, right)
    rows, seats = course.chances, range(len(course.names))
    curves = [[(across(k), down(row[seat])) for k, row in enumerate(rows)] for seat in seats]
    for seat in sorted(seats, key=lambda each: course.outcome.places[each], reverse=True):
        won = course.outcome.places[seat] == 1
        look = (16 if won else 13, DARK, 0.85), (11 if won else 8, LINES[seat], 1.0)
        curve(image, curves[seat], look, LINES[seat] if won else None)
    at = [across(moment.turn) for moment in course.moments]
    pointed = [curve[moment.turn] for moment in course.moments for curve in curves]
    for seat, marks in enumerate(places(curves, MARKS, pointed, 54)):
        for x, y in marks:
            piece("house/seat-mark", seat, size=21).put(image, x, y)
    for x in at:
        dashes(image, x, top, foot, GOLD)
    for moment, x in zip(course.moments, at, strict=False):
        seat = moment.seat if moment.gains is None else moment.gains
        piece("house/seat-mark", seat, size=27).put(image, x, min(foot - 34, down(rows[moment.turn][seat])))
    for number, x in enumerate(_spread(at, left, right - 12), 1):
        disc(image, x, foot + 31, number, 40)


def _frame(
    image: Image.Image,
    starts: Sequence[int],
    across: Callable[[int], float],
    down: Callable[[float], float],
    skin: Skin,
    left: float,
    right: float,
) -> None:
    """Draw the parts of the game with their numbers, and the lines of none, half and all."""
    top, foot = down(1), down(0)
    for number, (start, end) in enumerate(pairwise(starts), 1):
        x, wide = across(start), across(end) - across(start)
        fill(image, rect(x + 3, top, wide - 6, foot - top, 10), "#FFFFFF", 0.045 + 0.03 * (number % 2))
        if len(starts) > 2 and wide > 2 * PART:
            fill(image, ellipse(x + wide / 2, top - 46, PART), skin.soft, 0.9)
            fill(image, ellipse(x + wide / 2, top - 46, PART - 3), DARK, 0.9)
            write(image, x + wide / 2, top - 46, str(number), "number", NUMBERS, skin.ink)
    for chance in (0, 0.5, 1):
        fill(image, rect(left, down(chance) - 1.2, right - left, 2.4), skin.soft, 0.4)
        write(image, left - 16, down(chance), str(round(100 * chance)), "number", NUMBERS, skin.soft, "right")
    write(image, left - 16, top - 54, "%", "number", 50, skin.soft, "right")


def _across(starts: Sequence[int], left: float, right: float) -> Callable[[int], float]:
    """Return the function from a turn's place to its x. Later parts of a game are wider."""
    count = len(starts) - 1
    shares = [1 + (LAST_SHARE - 1) * (k / (count - 1) if count > 1 else 0) for k in range(count)]
    whole = sum(shares)

    def across(place: int) -> float:
        k = max(k for k in range(count) if starts[k] <= place)
        done = sum(shares[:k]) + shares[k] * (place - starts[k]) / max(1, starts[k + 1] - starts[k])
        return left + (right - left) * done / whole

    return across


def _spread(at: Sequence[float], left: float, right: float) -> list[float]:
    """Return places of discs near ``at``, in order, apart from each other and within the sides."""
    found = list(at)
    for k in range(1, len(found)):
        gap = APART - (found[k] - found[k - 1])
        if gap > 0:
            found[k - 1], found[k] = found[k - 1] - gap / 2, found[k] + gap / 2
    for k in reversed(range(len(found))):
        found[k] = min(found[k], right - APART * (len(found) - 1 - k))
    for k in range(len(found)):
        found[k] = max(found[k], left + APART * k)
    return found


def disc(image: Image.Image, x: float, y: float, number: int, radius: float) -> None:
    """Draw the number of a turning point on a golden disc."""
    _disc(radius).put(image, x, y)
    write(image, x, y, str(number), "label", round(radius * 1.55), "#2A1A06")


@remembered
def _disc(radius: float) -> Sprite:
    middle = radius * 1.5
    image = canvas(2 * middle, 2 * middle)
    shadow(image, ellipse(middle, middle, radius), 5, 3, "#000000", 0.7)
    fill(image, ellipse(middle, middle, radius), "#2A1A06")
    gold = linear((middle, middle - radius), (middle, middle + radius), "#FFF6D2", GOLD, "#E9AE3C")
    fill(image, ellipse(middle, middle, radius * 0.9), gold)
    return sprite(image, -middle, -middle)


@remembered
def badge(good: bool, radius: float) -> Sprite:
    """Draw a check on mint, or a cross on amber, anchored at its middle."""
    middle = radius * 1.6
    image = canvas(2 * middle, 2 * middle)
    shadow(image, ellipse(middle, middle, radius), 4, 3, "#000000", 0.7)
    fill(image, ellipse(middle, middle, radius), DARK)
    fill(image, ellipse(middle, middle, radius * 0.88), MINT if good else AMBER)
    sign = piece("house/icon", "check" if good else "cross", size=90, tint="#08102A")
    trimmed(sign, radius).put(image, middle, middle)
    return sprite(image, -middle, -middle)


@remembered
def _laurels() -> Sprite:
    return trimmed(piece("house/laurels", size=60), 92)


# ---------------------------------------------------------------- the result


def _result(
    image: Image.Image, course: Course, shown: Sequence[str], skin: Skin, box: tuple[float, float, int, int]
) -> None:
    """Draw the players in a column of plates, the best first."""
    left, top, wide, high = box
    outcome = course.outcome
    pitch = (high + GAP) / len(shown)
    for k, seat in enumerate(outcome.order):
        won, y = outcome.places[seat] == 1, top + pitch * k + (pitch - GAP) / 2
        skin.plate(image, left, round(top + pitch * k), wide, round(pitch - GAP), won)
        if won:
            _laurels().put(image, left + 58, y)
        piece("house/seat-mark", seat, size=18 if won else 26).put(image, left + 58, y - (2 if won else 0))
        total = str(outcome.totals[seat])
        size = 86 if won else 76
        while width(total, "number", size) > 120:
            size -= 1
        long = write(image, left + wide - 24, y, total, "number", size, skin.ink, "right", shade=NIGHT)
        name, size = fit(shown[seat], "name", 60, wide - 146 - long, LETTERS)
        lines = [name]
        if name != shown[seat]:
            lines, size = fit_lines(shown[seat], "name", size, wide - 146 - long, 2, LETTERS)
        for j, part in enumerate(lines):
            write(image, left + 110, y + (j - (len(lines) - 1) / 2) * size * 1.02, part, "name", size, skin.ink, "left")


# ---------------------------------------------------------------- the turning points


def _cell(
    image: Image.Image, course: Course, k: int, moment: CourseMoment, skin: Skin, box: tuple[float, float, int, int]
) -> None:
    """Draw a turning point: who, by how much; what was played and what would have been better, or what it gave."""
    x, y, wide, high = box
    skin.plate(image, x, y, wide, high, False)
    top, row, middle = y + 72, y + high - (high - 136) / 2 - 4, x + wide / 2
    disc(image, x + 60, top, k + 1, 40)
    gift = moment.gains is not None
    ink = MINT if gift else AMBER
    write(image, x + wide - 28, top, f"{moment.change}%", "number", 80 if gift else 86, ink, "right", shade=NIGHT)
    piece("house/seat-mark", moment.seat, size=24 if gift else 32).put(image, x + (142 if gift else 158), top)
    if moment.gains is not None:
        pointer(26).put(image, x + 184, top)
        piece("house/seat-mark", moment.gains, size=24).put(image, x + 226, top)
    fill(image, rect(x + 24, y + 135, wide - 48, 2), skin.soft, 0.4)
    numbers = [Symbol(str(moment.before), 0.57), Symbol(pointer(), 0.3), Symbol(f"{moment.after}%", 0.57)]
    if gift:
        numbers = numbers if wide > WIDTH / 2.5 else numbers[1:]
        middle = x + wide - 58 - _width(numbers, 84)
    fill(image, rect(middle - 1, y + 156, 2, high - 180), skin.soft, 0.4)
    room = middle - x - 44
    action(image, x + 30, row, room, 108, moment, skin, None if moment.best is None else False, labelled=True)
    if moment.best is not None:
        action(image, middle + 30, row, room, 108, moment, skin, True, labelled=True)
        return
    _row(image, middle + 26, row, WIDTH, 84, numbers, skin.ink)


def action(
    image: Image.Image, x: float, y: float, room: float, high: float, moment: CourseMoment, skin: Skin,
    good: bool | None, *, labelled: bool = False,
) -> None:  # fmt: skip
    """Draw the action played, or the better one if ``good``, from ``x`` around ``y``; ``labelled``: and in words.

    Words stand beside the symbols where there is room, and in place of symbols that the game does not have.
    """
    taken, left = (moment.best if good else moment.played), x + 2
    assert taken is not None
    symbols = skin.symbols(moment.view, taken.action, dict(taken.facts))
    if good is not None and (not symbols or isinstance(symbols[0].what, str)):
        x, room = x + high * 0.3, room - high * 0.3  # the badge must not cover a letter
    if symbols:
        long = _row(image, x, y, room, high, symbols, skin.ink) + 26
        x, room = x + long, room - long
    if not symbols or (labelled and room > LABEL_ROOM):
        lines, size = fit_lines(taken.label, "label", 50, room, 3, LABELS)
        for k, part in enumerate(lines):
            write(image, x, y + (k - (len(lines) - 1) / 2) * size, part, "label", size, skin.ink, "left")
    if good is not None:
        badge(good, round(high * 0.27)).put(image, left, y + high / 2 - 6)


def _row(
    image: Image.Image, x: float, y: float, room: float, high: float, symbols: Sequence[Symbol], ink: Colour
) -> float:
    """Draw symbols in a row, smaller if they need more than ``room``. Returns its width."""
    while _width(symbols, high) > room and high > LEAST_ROW:
        high = max(LEAST_ROW, high * 0.96)
    at, made = x, [_sized(symbol, high) for symbol in symbols]
    for (what, wide), symbol in zip(made, symbols, strict=True):
        if isinstance(what, Sprite):
            what.put(image, at + wide / 2, y)
        else:
            write(image, at, y, what, "number", round(high * symbol.high * 1.42), ink, "left", shade=NIGHT)
        at += wide + high * SPACE
    return at - x - high * SPACE


def _width(symbols: Sequence[Symbol], high: float) -> float:
    return sum(_long(symbol, high) for symbol in symbols) + high * SPACE * (len(symbols) - 1)


def _long(symbol: Symbol, high: float) -> float:
    """Return a symbol's width in a row of this height."""
    if isinstance(symbol.what, str):
        return width(symbol.what, "number", round(high * symbol.high * 1.42))
    return high * symbol.high * symbol.what.image.width / symbol.what.image.height


def _sized(symbol: Symbol, high: float) -> tuple[Sprite | str, float]:
    """Return a symbol at its size, and its width."""
    what = symbol.what
    return what if isinstance(what, str) else trimmed(what, high * symbol.high), _long(symbol, high)

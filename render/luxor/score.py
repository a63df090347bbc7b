"""The final score sheet on papyrus: points by category, winner, deciding tie-break."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PIL import Image, ImageDraw

from engine.luxor.components import SARCOPHAGI, STAIRS, WALL
from engine.luxor.view import View
from engine.outcome import Outcome
from locales import say
from render.fonts import names
from render.kit import sheet
from render.kit.colour import rgb
from render.kit.light import fill, glow, linear
from render.kit.paths import rect
from render.kit.pen import Pen
from render.kit.sprites import Sprite, drawn, sprite
from render.kit.type import Shade, fit, width, write
from render.luxor import icons, pieces, tomb
from render.luxor.moves import kinds
from render.luxor.stone import cornice, lapis, papyrus
from render.luxor.texts import name_lines, write_name
from render.luxor.tones import FLAME, GOLD, GOLD_D, GOLD_L, GOLD_M, GROUNDS, INK, L6, L8, S1, S6, S7, S8

WIDTH: Final = 1560
HEIGHT: Final = 1040
_LABELS: Final = 350
_HEAD: Final = 140
_FOOT: Final = 96
_TOTAL: Final = 104
_ROWS: Final = (
    ("treasures", "sets", 100), ("adventurers", "adventurer", 136), ("sarcophagi", "", 96), ("keys", "key", 84),
    ("sets", "sets", 164), ("scarabs", "scarab", 110),
)  # fmt: skip
"""Category, icon, height."""
_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
_TOP: Final = _HEAD + 6
_DONE: Final = _TOP + sum(high for _, _, high in _ROWS)


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    shown = names(given, locale)
    wide = (WIDTH - _LABELS - 20) / view.seats
    image = _sheet(view.seats, len(outcome.winners)).copy()
    _labels(image, locale)
    for k, seat in enumerate(outcome.order):
        _column(image, view, outcome, seat, shown[seat], _LABELS + k * wide, wide)
    _tie(image, outcome, shown, locale)
    return image


@drawn
def _sheet(seats: int, winners: int) -> Sprite:
    """Draw papyrus with rows and columns. The winners' columns come first and are lit."""
    image = papyrus(WIDTH, HEIGHT).copy()
    image.paste(lapis(WIDTH, _HEAD, 5), (0, 0))
    image.paste(lapis(WIDTH, _FOOT, 9), (0, HEIGHT - _FOOT))
    wide = (WIDTH - _LABELS - 20) / seats
    lit = rect(_LABELS, _HEAD, wide * winners, _DONE - _HEAD)
    glow(image, lit, 10, FLAME, 0.55)
    fill(image, lit, "#FFF6DC", 0.78)
    y = _TOP
    for k, (_, _, high) in enumerate(_ROWS):
        if not k % 2:
            fill(image, rect(0, y, WIDTH, high), "#784E1E", 0.13)
        y += high
        fill(image, rect(24, y - 1, WIDTH - 48, 2), "#7A5328", 0.5)
    pen = ImageDraw.Draw(image)
    for k in range(1, seats):
        x = round(_LABELS + k * wide)
        pen.line((x, _TOP, x, _DONE), fill=rgb(GOLD_M if k == winners else "#A98A55"), width=4 if k == winners else 2)
    pen.line((_LABELS, _TOP, _LABELS, _DONE), fill=rgb(GOLD_M), width=4)
    pen.rectangle((0, _DONE, WIDTH, HEIGHT - _FOOT - 3), fill=rgb(S8))
    for top in (_HEAD - 16, HEIGHT - _FOOT):
        cornice(image, 0, top, WIDTH, top + 16)
    high = HEIGHT - _FOOT - 3 - _DONE
    for k in range(winners):
        box = rect(_LABELS + k * wide + 5, _DONE + 4, wide - 10, high - 8, 12)
        glow(image, box, 9, FLAME, 0.8)
        fill(image, box, linear((0, _DONE), (0, _DONE + high), GOLD_L, GOLD))
    return sprite(image)


def _labels(image: Image.Image, locale: str) -> None:
    write(image, 34, (_HEAD - 16) / 2, "Luxor", "carved", 92, ("#FFF6D2", "#F4CB66", "#D2932A"), "left", shade=_NIGHT)
    y = _TOP
    for category, icon, high in _ROWS:
        middle = y + high / 2
        if icon:
            icons.icon("jewel" if category == "treasures" else icon, 68).put(image, 58, middle)
        else:
            tomb.sarcophagus(False, 84).put(image, 76, middle)
            tomb.sarcophagus(True, 84).put(image, 42, middle)
        shown, size = fit(say(locale, f"luxor-picture-{category}"), "name", 42, _LABELS - 122, 31)
        write(image, 108, middle, shown, "name", size, INK, "left")
        y += high
    middle = (_DONE + HEIGHT - _FOOT) / 2 - 2
    icons.icon("star", 72).put(image, 58, middle)
    write(image, 108, middle, say(locale, "picture-total"), "name", 44, S1, "left")


def _column(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, x: float, wide: float) -> None:
    middle, won = x + wide / 2, outcome.places[seat] == 1
    high = (_HEAD - 16) / 2
    lines, size = name_lines(name, 46, wide - 94, 3)
    left = middle - (max(width(line, "name", size) for line in lines) + 70) / 2
    pieces.piece(seat, 82).put(image, left + 30, high + 42)
    write_name(image, left + 74, high + 2, lines, size, S1, _NIGHT)
    y = _TOP
    for (category, _, row), points in zip(_ROWS, outcome.points[seat], strict=True):
        _DRAW[category](image, view, seat, points, middle, y, row, min(wide, 380))
        y += row
    foot = (_DONE + HEIGHT - _FOOT) / 2 - 2
    total = str(outcome.totals[seat])
    long = width(total, "carved", 96)
    write(image, middle - (32 if won else 0), foot, total, "carved", 96, INK if won else S1)
    if won:
        icons.icon("crown", 60).put(image, middle + long / 2 + 12, foot - 2)


def _big(image: Image.Image, x: float, y: float, points: int) -> None:
    write(image, x, y, str(points), "carved", 70, INK if points else S6)


def _plain(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    _big(image, x, y + high / 2, points)


def _treasures(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    """Draw the points, and the count of each kind."""
    if not points:
        _big(image, x, y + high / 2, points)
        return
    _big(image, x - wide / 2 + 52, y + high / 2, points)
    step = min(74.0, (wide - 116) / 3)
    for k, (kind, count) in enumerate(zip(("vase", "jewel", "statue"), kinds(view.treasures[seat]), strict=True)):
        tally(kind, count).put(image, x + wide / 2 - 12 - step * (2.5 - k), y + high / 2)


@drawn
def tally(kind: str, count: int) -> Sprite:
    """Draw a treasure above its count, anchored at the middle."""
    pen = Pen(80, 100, 1, (40, 50))
    plate = rect(-29, -42, 58, 84, 9)
    mask = pen.mask(plate)
    pen.side(mask, 0, 3, GROUNDS[kind].dark, 3)
    pen.fill(plate, (GROUNDS[kind].light, GROUNDS[kind].base, 60))
    pen.stamp(icons.ICONS[kind], 0, -18, 44)
    pen.paint(pen.letters(0, 23, str(count), 32), INK)
    pen.under(1, 2, 2, opacity=0.4)
    if not count:
        pen.dim(0.4)
    return pen.done()


def _adventurers(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    """Draw the points, and the wall points of each of the five adventurers."""
    _big(image, x, y + 40, points)
    worth = sorted((WALL[max(space, STAIRS)] for space in view.adventurers[seat]), reverse=True)
    signs = [wall_points(one) for one in worth]
    room = sum(_span(one) for one in worth)
    at = x - room / 2
    for one, sign in zip(worth, signs, strict=True):
        sign.put(image, at + _span(one) / 2, y + 103)
        at += _span(one)


def _span(points: int) -> int:
    return 62 if points > 9 else 47


@drawn
def wall_points(points: int) -> Sprite:
    """Draw the wall points of one adventurer, anchored at the middle."""
    wide = 44 if points < 10 else 58
    pen = Pen(wide + 14, 60, 1, (wide / 2 + 6, 28))
    body = rect(-wide / 2, -22, wide, 44, 10)
    if points:
        pen.fill(body, (GOLD_L, GOLD_D, 60))
        pen.fill(rect(-wide / 2 + 3, -19, wide - 6, 38, 8), (L6, L8, 90))
        pen.under(2, 3, 2, opacity=0.5)
    else:
        pen.fill(body, "#A87A45", 0.35)
    pen.paint(pen.letters(0, 0, str(points), 31), S1 if points else S7)
    return pen.done()


def _sarcophagi(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    won = [k for k, winner in enumerate(view.sarcophagi) if winner == seat]
    _big(image, x - 24 * len(won), y + high / 2, points)
    for j, index in enumerate(won):
        tomb.sarcophagus(index == 0, 88).put(image, x + 38 + 52 * j - 12 * (len(won) - 1), y + high / 2)


def _sets(image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float) -> None:
    """Draw the points, and every set with its wild treasures."""
    found = Counter(view.sets[seat])
    if not found:
        _big(image, x, y + high / 2, points)
        return
    _big(image, x - wide / 2 + 52, y + high / 2, points)
    room = wide - 104
    step = min(64.0, room / len(found))
    several = max(found.values()) > 1
    for k, (words, count) in enumerate(found.items()):
        at = x - wide / 2 + 98 + room / 2 + (k - (len(found) - 1) / 2) * step
        _set(words, 38 if several else min(46, int(step) - 12)).put(image, at, y + high / 2 - (17 if several else 0))
        if count > 1:
            write(image, at, y + high - 19, f"{count}×", "carved", 46, S7)


@drawn
def _set(words: tuple[str, ...], size: int) -> Sprite:
    """Draw a set from top to bottom, anchored at its middle."""
    pen = Pen(size + 20, size * 3 + 30, 1, (size / 2 + 10, size * 1.5 + 14))
    plate = rect(-size / 2 - 3, -size * 1.5 - 4, size + 6, size * 3 + 8, 9)
    pen.fill(plate, "#FFF9E6", 0.8)
    pen.line(plate, 1.6, "#A8763A", 0.7, closed=True)
    for k, word in enumerate(words):
        pen.stamp(icons.ICONS[word], 0, (k - 1) * size, size * 0.92, 0.35)
    return pen.done()


def _scarabs(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    """Draw the points and each scarab's value. Many scarabs show each value once with its count."""
    own = sorted(view.scarabs[seat] or (), reverse=True)
    if not own:
        _big(image, x, y + high / 2, points)
        return
    _big(image, x - wide / 2 + 52, y + high / 2, points)
    left, right = x - wide / 2 + 98, x + wide / 2 - 6
    found = [(value, 1) for value in own]
    if len(own) * _PITCH > right - left:
        found = list(Counter(own).items())
    several = max(count for _, count in found) > 1
    pitch = min(62.0, (right - left) / len(found)) if several else _PITCH
    for k, (value, count) in enumerate(found):
        at = (left + right) / 2 + (k - (len(found) - 1) / 2) * pitch
        value_of(value).put(image, at, y + high / 2 - (20 if several else 0))
        if count > 1:
            times(count).put(image, at, y + high - 20)


@drawn
def times(count: int) -> Sprite:
    """Draw the number of scarabs of the value above, anchored at the middle."""
    pen = Pen(80, 44, 1, (40, 22))
    pen.paint(pen.letters(0, 0, f"{count}×", TIMES, squeeze=0.72), S7)
    return pen.done()


_PITCH: Final = 47
VALUE: Final = 40
"""Height in pixels of a scarab's value."""
TIMES: Final = 32
"""Height in pixels of the number of scarabs of a value."""


@drawn
def value_of(points: int) -> Sprite:
    """Draw the value of a scarab, anchored at the middle."""
    pen = Pen(60, 72, 1, (29, 34))
    body = rect(-22, -27, 44, 54, 16)
    pen.fill(body, ("#49D3C3", "#0B5A5C", 60))
    pen.fill(rect(-19, -24, 38, 48, 13), "#0B4648")
    pen.paint(pen.letters(0, 0, str(points), VALUE), S1)
    pen.under(2, 3, 2, opacity=0.5)
    return pen.done()


_DRAW: Final = {
    "treasures": _treasures, "adventurers": _adventurers, "sarcophagi": _sarcophagi, "keys": _plain, "sets": _sets,
    "scarabs": _scarabs,
}  # fmt: skip


def _tie(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winner and, on equal points, the deciding tie-break."""
    middle = HEIGHT - _FOOT / 2 + 7
    leaders = outcome.leaders
    parts: list[tuple[str, int | str]] = []
    if len(leaders) > 1:
        parts.append(("text", " = ".join(str(outcome.totals[seat]) for seat in leaders)))
        best = outcome.criteria[-1][1]
        for seat in leaders:
            parts += [("piece", seat), ("sarcophagus", best[seat])]
        parts.append(("text", "→"))
    parts += [("piece", seat) for seat in outcome.winners]
    size = 46
    fixed = sum(_room(kind, value, size) + 14 for kind, value in parts)
    text, size = fit(sheet.headline(outcome, shown, locale), "name", 50, WIDTH - 60 - fixed, 31)
    parts.append(("text", text))
    x = (WIDTH - sum(_room(kind, value, size) + 14 for kind, value in parts) + 14) / 2
    for kind, value in parts:
        room = _room(kind, value, size)
        if kind == "text":
            write(image, x, middle, str(value), "name", size, S1, "left", shade=_NIGHT)
        elif kind == "piece":
            pieces.piece(int(value), 66).put(image, x + room / 2, middle + 34)
        elif value:
            tomb.sarcophagus(value == SARCOPHAGI[0], 76).put(image, x + room / 2, middle)
        else:
            write(image, x + room / 2, middle, "–", "carved", 46, S1)
        x += room + 14


def _room(kind: str, value: int | str, size: int) -> float:
    if kind == "text":
        return width(str(value), "name", size)
    return 58 if kind == "piece" else 40

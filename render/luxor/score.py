"""The final score sheet on papyrus: winner, points by category, margins, what parted level places."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PIL import Image

from engine.luxor.components import SARCOPHAGI, STAIRS, WALL
from engine.luxor.offers import kinds
from engine.luxor.view import View
from engine.outcome import Outcome
from locales import say
from render.fonts import names
from render.kit import sheet
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.skin import trimmed
from render.kit.type import Shade, fit, width, write
from render.luxor.texts import name_lines, write_name
from render.luxor.tones import GOLD_M, INK, S1, S6, S7
from render.pieces import box, piece

WIDTH: Final = 1560
HEIGHT: Final = 1040
_LABELS: Final = 350
_HEADLINE: Final = 112
"""Height of the headline, above the names."""
HEAD: Final = 226
ROWS: Final = (
    ("treasures", "sets", 104), ("adventurers", "adventurer", 124), ("sarcophagi", "", 84), ("keys", "key", 72),
    ("sets", "sets", 138), ("scarabs", "scarab", 138),
)  # fmt: skip
"""Category, icon, height."""
_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
TOP: Final = HEAD + 4
DONE: Final = TOP + sum(high for _, _, high in ROWS)
FOOT: Final = 70
"""Height of the line below the totals."""
FOOT_ROW: Final = HEIGHT - FOOT - DONE
"""Height of the row of totals."""
NUMBER: Final = 62
"""Least size of carved numbers that decide."""
VALUE: Final = 40
"""Height of a scarab's value in units."""
_LOSS: Final = "#FFAE93"


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    shown = names(given, locale)
    wide = (WIDTH - _LABELS - 20) / view.seats
    image = piece("luxor/score").copy()
    _headline(image, outcome, shown, locale)
    _columns(image, view.seats, len(outcome.winners), wide)
    _labels(image, locale)
    for k, seat in enumerate(outcome.order):
        _column(image, view, outcome, seat, shown[seat], _LABELS + k * wide, wide)
    for pair in outcome.level:
        x = _LABELS + outcome.order.index(pair[1]) * wide
        best = max(outcome.between(*pair)[1:])
        sign = trimmed(piece("luxor/sarcophagus", best in (0, SARCOPHAGI[0]) and "first", size=88), 54)
        sheet.pill(image, x, HEIGHT - FOOT / 2, outcome, pair, sign, _LEVEL, marks=False, tight=True)
    return image


_LEVEL: Final = sheet.PillTones("#1C0F05", GOLD_M)


def _headline(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winners and the headline."""
    middle, marks = _HEADLINE / 2 + 2, 84 * len(outcome.winners)
    text, size = sheet.fit_headline(outcome, shown, locale, WIDTH - marks - 100)
    x = (WIDTH - marks - 20 - width(text, "title", size)) / 2
    for seat in outcome.winners:
        piece("luxor/adventurer", seat, size=92).put(image, x + 40, middle + 48)
        x += 84
    gold = ("#FFF6D2", "#F4CB66", "#D2932A")
    write(image, x + 20, middle, text, "title", size, gold, "left", shade=_NIGHT)


def _columns(image: Image.Image, seats: int, winners: int, wide: float) -> None:
    """Draw the lines between columns. The winners' columns come first and are lit."""
    box("luxor/score-lit", round(wide * winners), DONE - HEAD).put(image, _LABELS, HEAD)
    for k in range(seats):
        last = k in (0, winners)
        thick = 4 if last else 2
        fill(image, rect(_LABELS + k * wide - thick / 2, TOP, thick, DONE - TOP), GOLD_M if last else "#A98A55")
    for k in range(winners):
        box("luxor/score-won", round(wide - 10), FOOT_ROW - 8).put(image, _LABELS + k * wide + 5, DONE + 6)


def _labels(image: Image.Image, locale: str) -> None:
    y = TOP
    for category, icon, high in ROWS:
        middle = y + high / 2
        if icon:
            piece("luxor/icon", "jewel" if category == "treasures" else icon, size=68).put(image, 46, middle)
        else:
            piece("luxor/sarcophagus", size=78).put(image, 58, middle)
            piece("luxor/sarcophagus", "first", size=78).put(image, 27, middle)
        _label(image, middle, say(locale, f"luxor-picture-{category}"), INK)
        y += high
    middle = DONE + FOOT_ROW / 2 + 2
    piece("luxor/icon", "star", size=72).put(image, 46, middle)
    _label(image, middle, say(locale, "picture-total"), S1)


def _label(image: Image.Image, y: float, text: str, ink: str) -> None:
    shown, size = fit(text, "label", 48, _LABELS - 86, sheet.LABELS)
    write(image, 84, y, shown, "label", size, ink, "left")


def _column(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, x: float, wide: float) -> None:
    middle, won = x + wide / 2, outcome.places[seat] == 1
    high = (_HEADLINE + HEAD - 16) / 2
    lines, size = name_lines(name, 56, wide - 76, 2, sheet.LETTERS)
    left = middle - (max(width(line, "name", size) for line in lines) + 66) / 2
    piece("luxor/adventurer", seat, size=78).put(image, left + 28, high + 40)
    write_name(image, left + 66, high + 2, lines, size, S1, _NIGHT)
    y = TOP
    for (category, _, row), points in zip(ROWS, outcome.points[seat], strict=True):
        _DRAW[category](image, view, seat, points, middle, y, row, min(wide, 380))
        y += row
    foot = DONE + FOOT_ROW / 2 + 2
    total = str(outcome.totals[seat])
    long = width(total, "carved", 92)
    write(image, middle - (32 if won else 0), foot, total, "carved", 92, INK if won else S1)
    if won:
        piece("luxor/icon", "crown", size=60).put(image, middle + long / 2 + 12, foot - 2)
    elif behind := sheet.margin(outcome, seat):
        aside = 26 if any(pair[0] == seat for pair in outcome.level) else 0
        write(image, middle - aside, HEIGHT - FOOT / 2, behind, "carved", NUMBER + 4, _LOSS)


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
    step = min(78.0, (wide - 104) / 3)
    for k, (kind, count) in enumerate(zip(("vase", "jewel", "statue"), kinds(view.treasures[seat]), strict=True)):
        piece("luxor/treasure-count", kind, count).put(image, x + wide / 2 - 4 - step * (2.5 - k), y + high / 2)


def _adventurers(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    """Draw the points, and the wall points of each of the five adventurers."""
    _big(image, x, y + 36, points)
    worth = sorted((WALL[max(space, STAIRS)] for space in view.adventurers[seat]), reverse=True)
    signs = [piece("luxor/wall-points", one) for one in worth]
    room = sum(_span(one) for one in worth)
    at = x - room / 2
    for one, sign in zip(worth, signs, strict=True):
        sign.put(image, at + _span(one) / 2, y + 94)
        at += _span(one)


def _span(points: int) -> int:
    return 62 if points > 9 else 47


def _sarcophagi(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    won = [k for k, winner in enumerate(view.sarcophagi) if winner == seat]
    _big(image, x - 24 * len(won), y + high / 2, points)
    for j, index in enumerate(won):
        piece("luxor/sarcophagus", index == 0 and "first", size=82).put(
            image, x + 38 + 52 * j - 12 * (len(won) - 1), y + high / 2
        )


def _sets(image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float) -> None:
    """Draw the points, and every set with its wild treasures, equal ones side by side."""
    found = [words for words, count in Counter(view.sets[seat]).items() for _ in range(count)]
    if not found:
        _big(image, x, y + high / 2, points)
        return
    _big(image, x - wide / 2 + 50, y + high / 2, points)
    left, room = x - wide / 2 + 94, wide - 100
    step = min(58.0, (room - _SET) / max(1, len(found) - 1))
    for k, words in enumerate(found):
        at = left + room / 2 + (k - (len(found) - 1) / 2) * step
        piece("luxor/set", words, size=38).put(image, at, y + high / 2)


def _scarabs(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    """Draw the points and each scarab's value. Many scarabs show each value once with its count."""
    own = sorted(view.scarabs[seat] or (), reverse=True)
    if not own:
        _big(image, x, y + high / 2, points)
        return
    _big(image, x - wide / 2 + 50, y + high / 2, points)
    left, room = x - wide / 2 + 94, wide - 100
    found = [(value, 1) for value in own]
    if len(own) > 2 * (room // _PITCH):
        found = list(Counter(own).items())
    one = sum(_long(count) for _, count in found) <= room
    rows = [found] if one else [found[: (len(found) + 1) // 2], found[(len(found) + 1) // 2 :]]
    for k, row in enumerate(filter(None, rows)):
        middle = y + high / 2 + (k - (len(rows) - 1) / 2) * 62
        long = sum(_long(count) for _, count in row)
        squeeze = min(1, (room - _PITCH * len(row)) / max(1, long - _PITCH * len(row)))
        at = left + max(0, room - long) / 2
        for value, count in row:
            piece("luxor/scarab-value", value).put(image, at + _PITCH / 2, middle)
            at += _PITCH
            if count > 1:
                write(image, at, middle, f"×{count}", "label", _TIMES, S7, "left", squeeze=squeeze)
                at += (_long(count) - _PITCH) * squeeze


def _long(count: int) -> float:
    """Return the width of a scarab's value with its count."""
    return _PITCH + (width(f"×{count}", "label", _TIMES) + 4 if count > 1 else 0)


_TIMES: Final = 58
"""Size of the number of scarabs of a value."""
_SET: Final = 46
_PITCH: Final = 48
"""Widths of a set and of a scarab's value."""


_DRAW: Final = {
    "treasures": _treasures, "adventurers": _adventurers, "sarcophagi": _sarcophagi, "keys": _plain, "sets": _sets,
    "scarabs": _scarabs,
}  # fmt: skip

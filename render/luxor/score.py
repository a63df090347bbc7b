"""The final score sheet on papyrus: points by category, winner, deciding tie-break."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PIL import Image

from engine.luxor.components import SARCOPHAGI, STAIRS, WALL
from engine.luxor.view import View
from engine.outcome import Outcome
from locales import say
from render.fonts import names
from render.kit import sheet
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.type import Shade, fit, width, write
from render.luxor.moves import kinds
from render.luxor.panel import carved
from render.luxor.texts import name_lines, write_name
from render.luxor.tones import GOLD_M, INK, S1, S6, S7
from render.pieces import box, piece

WIDTH: Final = 1560
HEIGHT: Final = 1040
_LABELS: Final = 350
HEAD: Final = 140
FOOT: Final = 96
ROWS: Final = (
    ("treasures", "sets", 100), ("adventurers", "adventurer", 136), ("sarcophagi", "", 96), ("keys", "key", 84),
    ("sets", "sets", 164), ("scarabs", "scarab", 110),
)  # fmt: skip
"""Category, icon, height."""
_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
TOP: Final = HEAD + 6
DONE: Final = TOP + sum(high for _, _, high in ROWS)
FOOT_ROW: Final = HEIGHT - FOOT - 3 - DONE
"""Height of the row of totals."""


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    shown = names(given, locale)
    wide = (WIDTH - _LABELS - 20) / view.seats
    image = piece("luxor/score").copy()
    _columns(image, view.seats, len(outcome.winners), wide)
    _labels(image, locale)
    for k, seat in enumerate(outcome.order):
        _column(image, view, outcome, seat, shown[seat], _LABELS + k * wide, wide)
    _tie(image, outcome, shown, locale)
    return image


def _columns(image: Image.Image, seats: int, winners: int, wide: float) -> None:
    """Draw the lines between columns. The winners' columns come first and are lit."""
    box("luxor/score-lit", round(wide * winners), DONE - HEAD).put(image, _LABELS, HEAD)
    for k in range(seats):
        last = k in (0, winners)
        thick = 4 if last else 2
        fill(image, rect(_LABELS + k * wide - thick / 2, TOP, thick, DONE - TOP), GOLD_M if last else "#A98A55")
    for k in range(winners):
        box("luxor/score-won", round(wide - 10), FOOT_ROW - 8).put(image, _LABELS + k * wide + 5, DONE + 4)


def _labels(image: Image.Image, locale: str) -> None:
    write(image, 34, (HEAD - 16) / 2, "Luxor", "carved", 92, ("#FFF6D2", "#F4CB66", "#D2932A"), "left", shade=_NIGHT)
    y = TOP
    for category, icon, high in ROWS:
        middle = y + high / 2
        if icon:
            piece("luxor/icon", "jewel" if category == "treasures" else icon, size=68).put(image, 58, middle)
        else:
            piece("luxor/sarcophagus", size=84).put(image, 76, middle)
            piece("luxor/sarcophagus", "first", size=84).put(image, 42, middle)
        shown, size = fit(say(locale, f"luxor-picture-{category}"), "name", 42, _LABELS - 122, 32)
        write(image, 108, middle, shown, "name", size, INK, "left")
        y += high
    middle = (DONE + HEIGHT - FOOT) / 2 - 2
    piece("luxor/icon", "star", size=72).put(image, 58, middle)
    write(image, 108, middle, say(locale, "picture-total"), "name", 44, S1, "left")


def _column(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, x: float, wide: float) -> None:
    middle, won = x + wide / 2, outcome.places[seat] == 1
    high = (HEAD - 16) / 2
    lines, size = name_lines(name, 46, wide - 94, 3)
    left = middle - (max(width(line, "name", size) for line in lines) + 70) / 2
    piece("luxor/adventurer", seat, size=82).put(image, left + 30, high + 42)
    write_name(image, left + 74, high + 2, lines, size, S1, _NIGHT)
    y = TOP
    for (category, _, row), points in zip(ROWS, outcome.points[seat], strict=True):
        _DRAW[category](image, view, seat, points, middle, y, row, min(wide, 380))
        y += row
    foot = (DONE + HEIGHT - FOOT) / 2 - 2
    total = str(outcome.totals[seat])
    long = width(total, "carved", 96)
    write(image, middle - (32 if won else 0), foot, total, "carved", 96, INK if won else S1)
    if won:
        piece("luxor/icon", "crown", size=60).put(image, middle + long / 2 + 12, foot - 2)


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
        piece("luxor/treasure-count", kind, count).put(image, x + wide / 2 - 12 - step * (2.5 - k), y + high / 2)


def _adventurers(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    """Draw the points, and the wall points of each of the five adventurers."""
    _big(image, x, y + 40, points)
    worth = sorted((WALL[max(space, STAIRS)] for space in view.adventurers[seat]), reverse=True)
    signs = [piece("luxor/wall-points", one) for one in worth]
    room = sum(_span(one) for one in worth)
    at = x - room / 2
    for one, sign in zip(worth, signs, strict=True):
        sign.put(image, at + _span(one) / 2, y + 103)
        at += _span(one)


def _span(points: int) -> int:
    return 62 if points > 9 else 47


def _sarcophagi(
    image: Image.Image, view: View, seat: int, points: int, x: float, y: float, high: float, wide: float
) -> None:
    won = [k for k, winner in enumerate(view.sarcophagi) if winner == seat]
    _big(image, x - 24 * len(won), y + high / 2, points)
    for j, index in enumerate(won):
        piece("luxor/sarcophagus", index == 0 and "first", size=88).put(
            image, x + 38 + 52 * j - 12 * (len(won) - 1), y + high / 2
        )


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
        piece("luxor/set", words, size=38 if several else min(46, int(step) - 12)).put(
            image, at, y + high / 2 - (17 if several else 0)
        )
        if count > 1:
            write(image, at, y + high - 19, f"{count}×", "carved", 46, S7)


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
        piece("luxor/scarab-value", value).put(image, at, y + high / 2 - (20 if several else 0))
        if count > 1:
            carved(image, at, y + high - 20, f"{count}×", TIMES, S7, 0.72)


VALUE: Final = 40
"""Height in units of a scarab's value."""
TIMES: Final = 32
"""Height in units of the number of scarabs of a value."""
_PITCH: Final = 47


_DRAW: Final = {
    "treasures": _treasures, "adventurers": _adventurers, "sarcophagi": _sarcophagi, "keys": _plain, "sets": _sets,
    "scarabs": _scarabs,
}  # fmt: skip


def _tie(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winner and, on equal points, the deciding tie-break."""
    middle = HEIGHT - FOOT / 2 + 7
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
    text, size = fit(sheet.headline(outcome, shown, locale), "name", 50, WIDTH - 60 - fixed, 32)
    parts.append(("text", text))
    x = (WIDTH - sum(_room(kind, value, size) + 14 for kind, value in parts) + 14) / 2
    for kind, value in parts:
        room = _room(kind, value, size)
        if kind == "text":
            write(image, x, middle, str(value), "name", size, S1, "left", shade=_NIGHT)
        elif kind == "piece":
            piece("luxor/adventurer", int(value), size=66).put(image, x + room / 2, middle + 34)
        elif value:
            piece("luxor/sarcophagus", value == SARCOPHAGI[0] and "first", size=76).put(image, x + room / 2, middle)
        else:
            write(image, x + room / 2, middle, "–", "carved", 46, S1)
        x += room + 14


def _room(kind: str, value: int | str, size: int) -> float:
    if kind == "text":
        return width(str(value), "name", size)
    return 58 if kind == "piece" else 40

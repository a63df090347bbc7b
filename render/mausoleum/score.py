"""Composes the final score sheet: winner, and for each place the parts of its points and what it lacks."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.mausoleum.view import View
from engine.outcome import Outcome
from locales import say
from render.fonts import names
from render.kit import sheet
from render.kit.light import fill
from render.kit.paths import capsule
from render.kit.sheet import LETTERS
from render.kit.type import Shade, fit, width, write
from render.mausoleum import panels
from render.mausoleum.building import PARTS, draw_building
from render.mausoleum.scenery import cloth, key
from render.pieces import piece
from render.wording import game_text

WIDTH: Final = 1560
HEIGHT: Final = 1040
LEFT, RIGHT = 22, 1538
ROW: Final = 156
_HEAD, _LABELS, _LEVEL = 146, 54, 66
"""Heights of the headline, of the words above the columns, and of a tie-break between two rows."""
_GAP: Final = 10
_WIDEST_GAP: Final = 48
SCENE: Final = (446, 740)
"""Left and right end of the view behind a row's buildings."""
_NAME: Final = 172
_SETS, _BONUS, _CROWN, TOTAL, _BEHIND = 800, 912, 1002, 1244, 1438
_INK = "#0B1F3A"
_NIGHT: Final = Shade("#020A16", 5, 4, 0.9)
PLATE: Final = tuple(zip((0, 0.35, 0.6, 1), panels.GOLD_PLATE, strict=True))


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    shown = names(given, locale)
    image = cloth(HEIGHT)
    _heading(image, outcome, shown, locale)
    apart = view.seats - 1 - len(outcome.level)
    free = HEIGHT - _HEAD - _LABELS - view.seats * ROW - len(outcome.level) * _LEVEL - 14
    gap = min(_WIDEST_GAP, max(_GAP, free // (apart + 1))) if apart else 0
    y = _HEAD + _LABELS + max(0, free - apart * gap) // 2
    for x, text, size in headings(locale):
        write(image, x, y - 27, text, "name", size, "#DDEBFA", shade=_NIGHT)
    if any(score.mausolo_points for score in view.scores):
        piece("mausoleum/emblem", "crown", size=58).put(image, _CROWN + 38, y - 30)
    for k, seat in enumerate(outcome.order):
        _row(image, view, outcome, seat, shown[seat], y, k)
        y += ROW
        pair = next((pair for pair in outcome.level if pair[0] == seat), None)
        if pair is not None:
            sheet.pill(image, WIDTH / 2, y + _LEVEL / 2, outcome, pair, _parted(outcome, pair, locale))
        y += gap if pair is None else _LEVEL
    return image


def _parted(outcome: Outcome, pair: tuple[int, int], locale: str) -> str:
    """Return the words of a tie-break between two places."""
    criterion = game_text("mausoleum", f"criterion-{outcome.between(*pair)[0]}", locale)
    return f"{say(locale, 'picture-tie')} · {criterion}"


def _heading(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winners in laurels."""
    winners, middle = outcome.winners, 76
    wreaths = 168 * len(winners)
    text, size = sheet.fit_headline(outcome, shown, locale, WIDTH - wreaths - 80, 106)
    long = width(text, "title", size)
    left = (WIDTH - long - wreaths) / 2
    for k, seat in enumerate(winners):
        panels.crowned_seats((seat,), 72).put(image, left + 72 + 168 * k, middle + 2)
    gold = ("#FFF6D2", "#F4CB66", "#D2932A")
    write(image, left + wreaths, middle, text, "title", size, gold, "left", shade=_NIGHT)
    for start, end in ((LEFT + 4, left - 30), (left + wreaths + long + 34, RIGHT - 4)):
        if end - start > 90:
            key(image, start, end, middle - 12, 26)


def headings(locale: str) -> list[tuple[float, str, int]]:
    """Return the columns' middles, their headings and the size of these, one for all columns."""
    columns = (
        ((SCENE[0] + _SETS + 40) / 2, say(locale, "mausoleum-picture-sets"), 360),
        (_BONUS + 4, say(locale, "mausoleum-picture-bonus"), 150),
        (TOTAL, say(locale, "picture-total"), 240),
    )
    size = min(fit(text, "name", 50, room, LETTERS)[1] for _, text, room in columns)
    return [(x, fit(text, "name", size, room)[0], size) for x, text, room in columns]


def _row(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, y: int, k: int) -> None:
    place, score = outcome.places[seat], view.scores[seat]
    first, middle = place == 1, y + ROW / 2
    piece("mausoleum/score-plate", "first" if first else None).put(image, LEFT, y)
    piece("mausoleum/score-scene", k).put(image, SCENE[0], y + 9)
    write(image, LEFT + 42, middle, str(place), "number", 64, "#7A4A0C" if first else "#3F5070")
    piece("house/seat-mark", seat, size=28).put(image, LEFT + 112, y + 48)
    shown, size = fit(name, "name", 56, SCENE[0] - _NAME - 8, LETTERS)
    write(image, _NAME, y + 50, shown, "name", size, _INK, "left")
    for j, kind in enumerate(view.used[seat]):
        piece("mausoleum/waiting", kind.word, size=62).put(image, LEFT + 112 + 74 * j, y + 114)
    _sets(image, score.sets, y)
    dash = "#7A5A1C" if first else "#5F6D84"
    _amount(image, _SETS, middle, str(score.set_points) if score.sets else "", dash)
    _amount(image, _BONUS, middle, f"+{score.several_points}" if score.several_points else "", dash)
    if score.mausolo_points:
        piece("mausoleum/emblem", "crown", size=58).put(image, _CROWN, middle - 1)
        write(image, _CROWN + 36, middle + 1, f"+{score.mausolo_points}", "number", 60, _INK, "left")
    else:
        _amount(image, _CROWN + 44, middle, "", dash)
    tone = "#FFEDB4" if score.total else "#C9D6E8"
    write(image, TOTAL, middle + 1, str(score.total), "number", 96, tone)
    if first:
        piece("house/points", size=58).put(image, _BEHIND, middle)
    elif behind := sheet.margin(outcome, seat):
        write(image, _BEHIND, middle + 1, behind, "number", 72, panels.LOSS)


def _sets(image: Image.Image, sets: int, y: int) -> None:
    """Draw the complete Mausoleums of a row: side by side, or one and a count."""
    a, b = SCENE
    foot = y + ROW - 9 - 18
    each = sets if sets <= 3 else 1
    for k in range(max(each, 1)):
        x = a + (b - a) * (k + 0.5) / max(each, 1) - (6 if sets <= 3 else 60)
        draw_building(image, x, foot, 57, frozenset(PARTS if sets else ()))
    if sets > 3:
        write(image, a + 206, y + ROW / 2, f"×{sets}", "number", 62, "#FFFBF0", shade=_NIGHT)


def _amount(image: Image.Image, x: float, y: float, text: str, dash: str) -> None:
    if text:
        write(image, x, y + 1, text, "number", 60, _INK)
    else:
        fill(image, capsule(x - 11, y, x + 11, y, 3), dash)

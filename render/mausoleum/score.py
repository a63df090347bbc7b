"""Composes the final score sheet: winner, points by category, deciding tie-break."""

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
from render.kit.type import Shade, fit, width, write
from render.mausoleum import panels
from render.mausoleum.building import PARTS, draw_building
from render.mausoleum.scenery import cloth, key
from render.mausoleum.texts import card_name
from render.pieces import piece
from render.wording import Words

WIDTH: Final = 1560
HEIGHT: Final = 1040
LEFT, RIGHT = 26, 1534
ROW, _GAP, _TOP, BAND = 156, 8, 226, 134
SCENE: Final = (470, 806)
"""Left and right end of the view behind a row's buildings."""
_SETS, _BONUS, _MAUSOLO, TOTAL = 872, 996, 1190, 1404
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
    apart = 30 if view.seats < 4 else 0
    free = (4 - view.seats) * (ROW + _GAP) - (view.seats - 1) * apart
    top = _TOP + free // 2
    for x, text, size in headings(locale):
        write(image, x, top - 28, text, "name", size, "#DDEBFA", shade=_NIGHT)
    for k, seat in enumerate(outcome.order):
        _row(image, view, outcome, seat, shown[seat], top + k * (ROW + _GAP + apart), k)
    _tie(image, outcome, _TOP + 4 * (ROW + _GAP) + 6, locale)
    return image


def _heading(image: Image.Image, outcome: Outcome, shown: tuple[str, ...], locale: str) -> None:
    """Draw the winners in laurels."""
    winners, middle = outcome.winners, 96
    wreaths = 190 * len(winners)
    text, size = fit(sheet.headline(outcome, shown, locale), "title", 100, WIDTH - wreaths - 80, 48)
    if len(winners) == 1 and text.endswith("…"):
        name, _ = fit(shown[winners[0]], "title", 48, WIDTH - wreaths - 420)
        text = say(locale, "picture-wins", {"name": name})
    long = width(text, "title", size)
    left = (WIDTH - long - wreaths) / 2
    for k, seat in enumerate(winners):
        panels.crowned_seats((seat,), 82).put(image, left + 82 + 190 * k, middle)
    gold = ("#FFF6D2", "#F4CB66", "#D2932A")
    write(image, left + wreaths, middle, text, "title", size, gold, "left", shade=_NIGHT)
    for start, end in ((LEFT + 4, left - 30), (left + wreaths + long + 34, RIGHT - 4)):
        if end - start > 90:
            key(image, start, end, middle - 12, 26)


def headings(locale: str) -> list[tuple[float, str, int]]:
    """Return the columns' middles, their headings and the size of these, one for all columns."""
    columns = (
        ((SCENE[0] + _SETS + 40) / 2, say(locale, "mausoleum-picture-sets"), 360),
        (_BONUS, say(locale, "mausoleum-picture-bonus"), 150),
        (_MAUSOLO, card_name(Words(locale), "mausolo"), 200),
        (TOTAL, say(locale, "picture-total"), 240),
    )
    size = min(fit(text, "name", 46, room, 30)[1] for _, text, room in columns)
    return [(x, fit(text, "name", size, room)[0], size) for x, text, room in columns]


def _row(image: Image.Image, view: View, outcome: Outcome, seat: int, name: str, y: int, k: int) -> None:
    place, score = outcome.places[seat], view.scores[seat]
    first, middle = place == 1, y + ROW / 2
    piece("mausoleum/score-plate", "first" if first else None).put(image, LEFT, y)
    piece("mausoleum/score-scene", k).put(image, SCENE[0], y + 9)
    write(image, LEFT + 44, middle, str(place), "number", 58, "#7A4A0C" if first else "#3F5070")
    piece("house/seat-mark", seat, size=24).put(image, LEFT + 116, y + 50)
    shown, size = fit(name, "name", 44, 286, 34)
    write(image, LEFT + 154, y + 50, shown, "name", size, _INK, "left")
    for j, kind in enumerate(view.used[seat]):
        piece("mausoleum/waiting", kind.word, size=62).put(image, LEFT + 118 + 72 * j, y + 112)
    _sets(image, score.sets, y)
    dash = "#7A5A1C" if first else "#5F6D84"
    _amount(image, _SETS, middle, str(score.set_points) if score.sets else "", dash)
    _amount(image, _BONUS, middle, f"+{score.several_points}" if score.several_points else "", dash)
    if score.mausolo_points:
        piece("mausoleum/emblem", "crown", size=58).put(image, _MAUSOLO - 48, middle - 1)
        write(image, _MAUSOLO - 4, middle + 1, f"+{score.mausolo_points}", "number", 56, _INK, "left")
    else:
        _amount(image, _MAUSOLO, middle, "", dash)
    tone = "#FFEDB4" if score.total else "#C9D6E8"
    write(image, TOTAL, middle + 1, str(score.total), "number", 88, tone)


def _sets(image: Image.Image, sets: int, y: int) -> None:
    """Draw the complete Mausoleums of a row: side by side, or one and a count."""
    a, b = SCENE
    foot = y + ROW - 9 - 18
    each = sets if sets <= 3 else 1
    for k in range(max(each, 1)):
        x = a + (b - a) * (k + 0.5) / max(each, 1) - (6 if sets <= 3 else 60)
        draw_building(image, x, foot, 57, frozenset(PARTS if sets else ()))
    if sets > 3:
        write(image, a + 236, y + ROW / 2, f"×{sets}", "number", 62, "#FFFBF0", shade=_NIGHT)


def _amount(image: Image.Image, x: float, y: float, text: str, dash: str) -> None:
    if text:
        write(image, x, y + 1, text, "number", 56, _INK)
    else:
        fill(image, capsule(x - 11, y, x + 11, y, 3), dash)


def _tie(image: Image.Image, outcome: Outcome, y: int, locale: str) -> None:
    """Draw the tie-break, criterion by criterion."""
    box = (LEFT, y, RIGHT - LEFT, BAND)
    piece("mausoleum/score-band").put(image, LEFT, y)
    sheet.tie(image, outcome, lambda name: say(locale, _CRITERIA[name]), box, _TIE, locale)


_TIE: Final = sheet.TieTones("#DDEBFA", "#E8B84A", "#CFE0F4", "#FFFBF0", PLATE, _INK)
_CRITERIA: Final = {
    "points": "mausoleum-picture-points",
    "sets": "mausoleum-picture-criterion-sets",
    "characters": "mausoleum-picture-criterion-characters",
}

"""The card of a daily deal: a game's cover with the date, and below it how a person did."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PIL import Image

from engine.daily import BEST, LOST, NEARLY
from locales import ordinal_form, say, say_day
from render.encoding import encode
from render.house.day_card import SIGNS, DayCard
from render.kit.light import fill, inner_shadow, line, linear, outline, shadow
from render.kit.paths import ellipse, rect, star
from render.kit.scale import pixels
from render.kit.type import Shade, fit, fit_lines, width, write, write_lines
from render.pieces import piece
from render.registry import artist
from render.scene import Picture, shortened
from render.wording import game_text

WIDE, HIGH = 1560, 1040
A_ROW: Final = 14
"""Turns up to which one row holds their signs."""
NAMES: Final = {BEST: "best", NEARLY: "nearly", LOST: "lost"}
_DATE: Final = "MMMMd"
"""A month and a day in words."""
_CUT: Final = 14
"""Height of the cover's upper edge that is left out: what stands at its foot stays above the plaque."""
_TOP: Final = 488
"""Upper edge of the plaque."""
_X0, _X1, _Y1 = 34, WIDE - 34, HIGH - 22
_INK: Final = "#2A1A0E"
_BROWN: Final = "#4A2E12"
_RULE: Final = "#7A4E0C"
_NIGHT: Final = Shade("#020A16", 5, 3, 0.95)
_STACK: Final = 4
"""Dots of equal points that stand above one another."""


def picture(card: DayCard, locale: str) -> Picture:
    """Draw the finished picture with its alternative text."""
    image = draw(card, locale)
    return Picture(encode(image), shortened(" ".join(tell(card, locale))), *image.size)


def tell(card: DayCard, locale: str) -> list[str]:
    """Describe all that the card shows."""
    title = game_text(card.game, "title-gloss", locale)
    lines = [say(locale, "day-told", game=title, date=say_day(card.day, locale, _DATE), count=card.points)]
    if card.all_points:
        lines.append(say(locale, "day-told-place", place=str(card.place), count=len(card.all_points)))
    lines.append(say(locale, "day-told-streak", count=card.streak))
    if card.signs:
        counts = Counter(card.signs)
        facts = {name: str(counts[each]) for each, name in NAMES.items()}
        lines.append(say(locale, "day-told-signs", facts, signs="".join(SIGNS[each] for each in card.signs)))
    else:
        lines.append(f"{say(locale, 'picture-day-waiting')}.")
    return lines


def draw(card: DayCard, locale: str) -> Image.Image:
    """Draw the whole card, RGB, 1170×780 pixels."""
    image = Image.new("RGB", (pixels(WIDE), pixels(HIGH)), "#1D120A")
    fill(image, rect(0, 440, WIDE, HIGH - 440), linear((0, 440), (0, HIGH), "#3A2412", "#1D120A"))
    image.paste(artist(card.game).cover((), locale, 0)[0], (0, -pixels(_CUT)))
    shown, size = fit(say(locale, "picture-day"), "title", 84, 900, 60)
    write(image, 60, 308, shown, "title", size, "#FBF1D9", "left", shade=_NIGHT)
    shown, size = fit(say_day(card.day, locale, _DATE), "name", 66, 900, 48)
    write(image, 62, 400, shown, "name", size, "#FFD98A", "left", shade=_NIGHT)
    sheet = rect(_X0, _TOP, _X1 - _X0, _Y1 - _TOP, 30)
    shadow(image, sheet, 18, 10, "#000000", 0.7)
    fill(image, sheet, linear((0, _TOP), (0, _Y1), "#FBF1D9", "#EFDBB0", "#DDBB84"))
    inner_shadow(image, sheet, 12, -5, "#8A5A20", 0.45)
    outline(image, rect(_X0 + 11, _TOP + 11, _X1 - _X0 - 22, _Y1 - _TOP - 22, 22), 3, _RULE, 0.55)
    _figures(image, card, locale)
    _signs(image, card.signs, locale)
    return image


def _figures(image: Image.Image, card: DayCard, locale: str) -> None:
    """Draw points, place and days in a row. Without a place, words take its room."""
    y, alone = _TOP + 118, not card.all_points
    left, right = (150, 820) if alone else (142, 1238)
    piece("house/laurels", size=72).put(image, left, y)
    fill(image, star(left, y, 37, 15, 5), "#8E5A12")
    piece("house/flame", size=132).put(image, right + 44, y - 4)
    for x, number, room, key in (
        (left + 98, card.points, 210, "picture-day-points"),
        (right + 116, card.streak, 150, "picture-day-streak"),
    ):
        shown, size = fit(str(number), "carved", 132, room, 72)
        long = write(image, x, y, shown, "carved", size, _INK, "left")
        if alone:
            lines, size = fit_lines(say(locale, key, count=number), "name", 66, 420 - long, 2, 44)
            middle = x + long + 26 + max(width(one, "name", size) for one in lines) / 2
            write_lines(image, middle, y + 6, lines, "name", size, _BROWN, size * 1.1)
    for x in (762,) if alone else (464, 1192):
        line(image, [(x, _TOP + 40), (x, _TOP + 200)], 3, _RULE, 0.4)
    if not alone:
        _place(image, card, locale, 496, y)


def _place(image: Image.Image, card: DayCard, locale: str, x: float, y: float) -> None:
    """Draw the place, and everybody's points on a line: better ones blue, the own ones as a figure."""
    own = say(locale, "picture-day-place", form=ordinal_form(card.place, locale), place=str(card.place))
    long = write(image, x, y - 46, own, "carved", 92, _INK, "left") + 22
    shown, size = fit(say(locale, "picture-day-of", count=len(card.all_points)), "name", 58, 664 - long, 42)
    write(image, x + long, y - 42, shown, "name", size, _BROWN, "left")
    left, right, foot = x + 6, x + 656, y + 68
    line(image, [(left, foot), (right, foot)], 6, _RULE, 0.55)
    low, high = card.all_points[-1], card.all_points[0]

    def at(points: int) -> float:
        share = (points - low) / (high - low) if high > low else 0.5
        return left + 30 + (right - left - 60) * share

    for points, count in sorted(Counter(card.all_points).items()):
        better, tied = points > card.points, points == card.points
        for k in range(min(count - tied, _STACK)):
            place = (at(points) + (-44, 44)[k % 2], foot - 17 * (k // 2)) if tied else (at(points), foot - 17 * k)
            fill(image, ellipse(*place, 15), "#101B45" if better else "#80592F")
            fill(image, ellipse(*place, 10), "#2F55C4" if better else "#DDBB84")
    piece("house/meeple", 0, size=84).put(image, at(card.points), foot + 14)


def _signs(image: Image.Image, signs: str, locale: str) -> None:
    """Draw a sign for each turn, and below what the signs mean with how many there are of each."""
    strip = rect(_X0 + 34, _TOP + 222, _X1 - _X0 - 68, 156, 24)
    fill(image, strip, "#FFFFFF", 0.42)
    inner_shadow(image, strip, 6, 4, "#8A5A20", 0.4)
    middle = _TOP + 300
    if not signs:
        shown, size = fit(say(locale, "picture-day-waiting"), "name", 60, 1380, 44)
        write(image, WIDE / 2, middle, shown, "name", size, _BROWN)
    rows = 1 if len(signs) <= A_ROW else 2
    a_row = -(-len(signs) // rows)
    pitch = min(1392 / max(a_row, 1), 150)
    high = min(108 if rows == 1 else 72, pitch * 0.94)
    first = WIDE / 2 - pitch * (a_row - 1) / 2
    for k, each in enumerate(signs):
        y = middle + (k // a_row - (rows - 1) / 2) * 74
        piece("house/sign", NAMES[each], size=high).put(image, first + pitch * (k % a_row), y)
    _legend(image, signs, locale)


def _legend(image: Image.Image, signs: str, locale: str) -> None:
    """Draw what the signs mean, over the plaque's width."""
    counts = [str(signs.count(each)) if signs else "" for each in NAMES]
    words = [say(locale, f"picture-day-{name}") for name in NAMES.values()]
    size = 54
    while True:
        longs = [
            76 + (width(count, "carved", 80) + 18 if count else 0) + width(word, "name", size)
            for count, word in zip(counts, words, strict=True)
        ]
        gap = (_X1 - _X0 - 100 - sum(longs)) / 2
        if gap >= 36 or size <= 42:
            break
        size -= 1
    gap = min(gap, 90)
    x, y = WIDE / 2 - (sum(longs) + 2 * gap) / 2, (_TOP + 378 + _Y1 - 11) / 2
    for name, count, word, long in zip(NAMES.values(), counts, words, longs, strict=True):
        piece("house/sign", name, size=84).put(image, x + 30, y)
        after = x + 76
        if count:
            after += write(image, after, y, count, "carved", 80, _INK, "left") + 18
        write(image, after, y + 2, word, "name", size, _BROWN, "left")
        x += long + gap

"""The players beside the temple as one of them sees it: the viewer first, then in turn order; below them the tomb."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PIL import Image

from engine.luxor.components import SARCOPHAGI
from engine.luxor.view import View
from locales import say
from render.kit.light import fill, outline
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import DIGIT, fit_lines, width, write, write_lines
from render.luxor.hand_temple import HIGH, WIDE
from render.luxor.holdings import holdings, own_scarabs
from render.luxor.panel import carved
from render.luxor.texts import name_lines, write_name
from render.luxor.tones import GOLD, GOLD_L, INK, L3, L8, L9, S1, SEATS
from render.numbers import signed
from render.pieces import piece

LEFT: Final = WIDE + 10
ROOM: Final = 1560 - LEFT - 8
_GAP: Final = 8
_TAB: Final = 72
"""Width of the coloured strip of a seat."""
_TOMB: Final = 262
"""Height of the tomb's plate."""
_NAME: Final = 46
_TALL: Final = 230
"""Places higher than this have two lines of goods."""
_LINE: Final = 60
_POINTS: Final = 66
_GAINED: Final = 42
GOODS: Final = ("key", "vase", "jewel", "statue", "wild", "scarab")


class Row(NamedTuple):
    """A player's place."""

    seat: int
    y: float
    high: float


def rows(view: View) -> list[Row]:
    """Return the places of the players, the viewer's first."""
    me = view.viewer or 0
    high = (HIGH - _TOMB - 6) / view.seats
    return [Row((me + k) % view.seats, 6 + high * k, high - _GAP) for k in range(view.seats)]


def draw(
    image: Image.Image, view: View, shown: tuple[str, ...], points: Mapping[int, int], moved: int | None, locale: str
) -> None:
    """Draw the column. ``points``: what each seat gained; ``moved``: the seat that moved last."""
    totals = [score.open for score in view.scores]
    ahead = totals.index(max(totals)) if totals.count(max(totals)) == 1 and max(totals) else None
    for row in rows(view):
        _player(image, view, row, shown[row.seat], points.get(row.seat, 0), row.seat == moved, row.seat == ahead)
    _chamber(image, view, 6 + (HIGH - _TOMB - 6) + 2, locale)


def _player(image: Image.Image, view: View, row: Row, name: str, gained: int, moved: bool, ahead: bool) -> None:
    seat, y, high = row
    mine = seat == view.viewer
    two = high > _TALL
    _plate(seat, ROOM, round(high), round(high) - (2 if two else 1) * _LINE - 6, mine, moved).put(image, LEFT, y)
    piece("luxor/adventurer", seat, size=76).put(image, LEFT + _TAB / 2 + 3, y + 88)
    if ahead:
        piece("luxor/icon", "crown", size=54).put(image, LEFT + _TAB / 2 + 3, y + 122)
    ink = INK if mine else S1
    x = LEFT + _TAB + 14
    write_name(image, x, y + 30, *name_lines(name, _NAME, ROOM - _TAB - 22, 1), ink)
    middle, points = y + 92, str(view.scores[seat].total)
    carved(image, x + width(points, "carved", round(_POINTS / DIGIT)) / 2, middle, points, _POINTS, ink)
    own = own_scarabs(view) if mine else []
    if own:
        piece("luxor/icon", "scarab", size=40).put(image, LEFT + ROOM - 84, middle + 4)
        write(image, LEFT + ROOM - 58, middle + 4, str(sum(own)), "carved", 54, ink, "left")
    elif gained:
        _chip(signed(gained)).put(image, LEFT + ROOM - 56, middle)
    _goods(image, view, seat, y + high, mine, two=two)


def _goods(image: Image.Image, view: View, seat: int, foot: float, mine: bool, *, two: bool) -> None:
    """Draw what a player has: keys and treasures; where there is room, wild treasures and scarabs too."""
    counts = holdings(view, seat)
    lines = [GOODS[:3], GOODS[3:]] if two else [GOODS[:4]]
    pitch = (ROOM - 14) / len(lines[0])
    ink, faint = (INK, "#B79A63") if mine else (S1, "#6C7FC0")
    for k, line in enumerate(lines):
        y = foot - 34 - _LINE * (len(lines) - 1 - k)
        for column, kind in enumerate(line):
            x = LEFT + 10 + pitch * column
            count = counts[kind]
            piece("luxor/icon", kind, size=40).put(image, x + 20, y)
            write(image, x + 40, y, str(count), "carved", 46, ink if count else faint, "left")


@remembered
def _plate(seat: int, wide: float, high: int, tab: int, mine: bool, moved: bool) -> Sprite:
    """Draw the ground of a player's place: papyrus for the viewer, a white frame for who moved last."""
    image = canvas(wide + 8, high + 8)
    body = rect(4, 4, wide, high, 14)
    fill(image, body, "#F4E1B4" if mine else L8)
    fill(image, rect(4, 4, _TAB, tab, 14), SEATS[seat].base)
    outline(image, body, 7 if moved else 4, "#FFFFFF" if moved else GOLD if mine else SEATS[seat].light)
    return sprite(image, -4, -4)


@remembered
def _chip(text: str) -> Sprite:
    """Draw points gained since the viewer's last turn around (0, 0)."""
    wide = width(text, "carved", 58) * 0.86 + 30
    image = canvas(wide + 8, 66)
    fill(image, rect(4, 4, wide, 58, 29), "#FFA53A")
    write(image, wide / 2 + 4, 34, text, "carved", 54, "#3A0F00")
    return sprite(image, -wide / 2 - 4, -33)


def _chamber(image: Image.Image, view: View, y: float, locale: str) -> None:
    """Draw the sarcophagi, who won them, and how near the end is."""
    won = len(view.sarcophagi)
    last = view.last_turns
    _ground(ROOM, _TOMB - 14, min(won, 2)).put(image, LEFT, y)
    for index in range(len(SARCOPHAGI)):
        x = LEFT + ROOM * (0.3 + 0.4 * index)
        piece("luxor/sarcophagus", index == 0 and "first", size=104).put(image, x, y + 70)
        if index < won:
            piece("luxor/adventurer", view.sarcophagi[index], size=62).put(image, x, y + 112)
    if view.outcome is not None:
        text = say(locale, "luxor-picture-over")
    elif last:
        text = say(locale, "luxor-picture-last-round", {"count": len(last)})
    else:
        text = say(locale, "luxor-picture-in-tomb", {"count": won})
    lines, size = fit_lines(text, "label", 40, ROOM - 24, 2, 32)
    write_lines(image, LEFT + ROOM / 2, y + 186, lines, "label", size, GOLD_L, size * 1.12)


@remembered
def _ground(wide: float, high: float, won: int) -> Sprite:
    """Draw the ground of the tomb's place: red from the first sarcophagus on."""
    image = canvas(wide + 8, high + 8)
    body = rect(4, 4, wide, high, 14)
    fill(image, body, "#4A0F0C" if won else L9)
    outline(image, body, 4, GOLD if won else L3)
    return sprite(image, -4, -4)

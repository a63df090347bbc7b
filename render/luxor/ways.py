"""Illustrations of movement: steps, Osiris, entering the tomb, waking sleepers."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.luxor.components import STATUES, TILES, Family
from render.luxor import crowd, layout, tiles, trails
from render.luxor.sheet import PALE, blank, caption, number, tile, window
from render.pieces import box, piece

_THROWN: Final = "#7AE0B0"
_WRONG: Final = "#FF8A6A"
_PITCH: Final = 134
_HIGH: Final = 316
_LEFT: Final = 26
"""Left edge of the plates, in pixels."""
_HALF: Final = 744
_WHOLE: Final = 1508
_SEAT: Final = 0
"""Seat whose adventurer moves."""


def _strip(image: Image.Image, x: float, y: float, words: tuple[str, ...]) -> list[float]:
    """Draw spaces side by side, empty ones without a word. Returns their middles."""
    xs = [x + _PITCH * k for k in range(len(words))]
    for at, name in zip(xs, words, strict=True):
        if name:
            tile(image, name, at, y)
        else:
            piece("luxor/pit").put(image, at, y)
    return xs


def _go(image: Image.Image, xs: list[float], y: float, first: int, last: int, way: str = "walk") -> None:
    """Draw signs in the gaps from one space of a strip to another, forward or back."""
    turn = 0 if last > first else 180
    for k in range(min(first, last), max(first, last)):
        piece("luxor/sign", _SEAT, way, turn).put(image, xs[k] + _PITCH / 2, y)


def _here(image: Image.Image, x: float, y: float) -> None:
    """Mark the end of a move."""
    trails.ring(image, tiles.TILE, tiles.TILE, x, y)
    crowd.figure(image, _SEAT, 1, x + 24, y + 56, 66)


def _from(image: Image.Image, x: float, y: float) -> None:
    piece("luxor/ghost", _SEAT, size=66).put(image, x + 24, y + 56)


def _plate(image: Image.Image, x: int, y: int, wide: int, card: str, key: str, locale: str) -> None:
    """Draw a plate with the played card and a caption."""
    box("luxor/plate", wide, _HIGH).put(image, x, y)
    piece("luxor/card", card, size=92).put(image, x + 26, y + 72)
    caption(image, x + wide / 2, y + _HIGH - 38, key, locale, wide - 40, 40)


def movement(locale: str, by_space: bool = False) -> Image.Image:
    """Show movement: skip empty spaces, step forward or back, chain Osiris throws, enter the tomb exactly.

    ``by_space``: a step forward or back counts empty spaces (option "step").
    """
    image = blank(3 * _HIGH + 96)
    top, second, third = 24, 24 + _HIGH + 24, 24 + 2 * (_HIGH + 24)
    _skip(image, _LEFT, top, locale)
    _back(image, _LEFT + _WHOLE - _HALF, top, locale, by_space)
    _osiris(image, _LEFT, second, locale)
    _enter(image, _LEFT, third, locale)
    return image


def _skip(image: Image.Image, x: int, y: int, locale: str) -> None:
    _plate(image, x, y, _HALF, "2", "move-skip", locale)
    middle = y + 156
    xs = _strip(image, x + 208, middle, ("jewel-3", "vase-3", "", "statue-4"))
    _go(image, xs, middle, 0, 3)
    _from(image, xs[0], middle)
    _here(image, xs[3], middle)
    for at, text in ((xs[1], "1"), (xs[3], "2")):
        number(image, at, y + 54, text, 62, PALE)
    piece("house/icon", "cross", size=50, tint=_WRONG).put(image, xs[2], y + 54)


def _back(image: Image.Image, x: int, y: int, locale: str, by_space: bool) -> None:
    key, end = ("move-back-space", 1) if by_space else ("move-back", 0)
    _plate(image, x, y, _HALF, "plus-minus", key, locale)
    middle = y + 156
    xs = _strip(image, x + 208, middle, ("vase-4", "", "jewel-3", "horus-1"))
    _go(image, xs, middle, 2, end)
    _go(image, xs, middle, 2, 3)
    crowd.figure(image, _SEAT, 1, xs[2] + 24, middle + 56, 66)
    for at, text in ((xs[end], "\N{MINUS SIGN}1"), (xs[3], "+1")):
        trails.ring(image, tiles.TILE, tiles.TILE, at, middle)
        number(image, at, y + 54, text, 62, PALE)
    if not by_space:
        piece("house/icon", "cross", size=50, tint=_WRONG).put(image, xs[1], y + 54)


def _osiris(image: Image.Image, x: int, y: int, locale: str) -> None:
    """Show one throw leading to another, beside the Osiris tiles of the box."""
    _plate(image, x, y, _WHOLE, "1", "move-osiris", locale)
    middle = y + 156
    xs = _strip(image, x + 208, middle, ("vase-3", "osiris-2", "statue-3", "osiris-1", "", "scarab"))
    _go(image, xs, middle, 0, 1)
    _go(image, xs, middle, 1, 5, "throw")
    _from(image, xs[0], middle)
    _here(image, xs[5], middle)
    for k, text, ink in ((1, "1", PALE), (2, "+1", _THROWN), (3, "+2", _THROWN), (5, "+1", _THROWN)):
        number(image, xs[k], y + 54, text, 62, ink)
    piece("house/icon", "cross", size=50, tint=_WRONG).put(image, xs[4], y + 54)
    for k, each in enumerate(one for one in TILES if one.family is Family.OSIRIS):
        at = x + 1040 + 126 * k
        tile(image, each.word, at, middle, None, 92)
        number(image, at, y + 54, f"{each.copies}×", 50, PALE)


def _enter(image: Image.Image, x: int, y: int, locale: str) -> None:
    """Show the chamber: one step after the last tile, for a key. Overshooting or lacking a key is illegal."""
    _plate(image, x, y, _HALF, "3", "move-tomb", locale)
    middle = y + 156
    xs = _strip(image, x + 208, middle, ("jewel-4", "vase-5", "statue-6"))
    _go(image, xs, middle, 0, 2)
    piece("luxor/sign", _SEAT, "walk", 0).put(image, xs[2] + _PITCH / 2, middle)
    _from(image, xs[0], middle)
    end = xs[2] + _PITCH + 6
    piece("luxor/sarcophagus", "first", size=158).put(image, end, middle + 4)
    piece("luxor/icon", "key", size=72).put(image, end + 76, middle + 42)
    number(image, end + 76, middle - 24, "\N{MINUS SIGN}1", 56, PALE)
    for at, text in ((xs[1], "1"), (xs[2], "2"), (end, "3")):
        number(image, at, y + 54, text, 62, PALE)
    left = x + _WHOLE - _HALF
    box("luxor/plate", _HALF, _HIGH).put(image, left, y)
    caption(image, left + _HALF / 2, y + _HIGH - 38, "move-barred", locale, _HALF - 40, 40)
    for k, card in enumerate(("4", "3")):
        at = left + 60 + 350 * k
        piece("luxor/card", card, size=92).put(image, at, y + 72)
        piece("luxor/sarcophagus", "first", size=150).put(image, at + 216, middle - 14)
        if k:
            piece("luxor/icon", "key", size=76).put(image, at + 150, middle + 62)
            piece("house/icon", "cross", size=56, tint=_WRONG).put(image, at + 150, middle + 62)
        else:
            piece("luxor/sign", _SEAT, "walk", 0).put(image, at + 286, middle - 14)
        piece("luxor/sign", _SEAT, "walk", 0).put(image, at + 134, middle - 14)
        piece("house/icon", "cross", size=96, tint=_WRONG).put(image, at + 216, middle - 14)


def statues(locale: str) -> Image.Image:
    """Show where the statues are, and how passing one wakes the player's own sleeper, who then stands on the stairs."""
    image = blank(780)
    seat, wide = 1, 490
    x: float
    for k, key in enumerate(("wake-pass", "wake-own", "wake-stairs")):
        x = _LEFT + (wide + 19) * k
        box("luxor/plate", wide, 540).put(image, x, 22)
        piece("luxor/plaque", k + 1, size=54).put(image, x + 46, 64)
        caption(image, x + wide / 2, 492, key, locale, wide - 36, 40, 2)
    _pass(image, 110, 44, seat)
    _wake(image, _LEFT + wide + 19 + wide / 2, seat)
    x = _LEFT + 2 * (wide + 19) + wide / 2
    piece("luxor/stairs", size=290).put(image, x + 6, 250)
    piece("luxor/adventurer", seat, size=170).put(image, x - 36, 262)
    box("luxor/plate", _WHOLE, 172).put(image, _LEFT, 586)
    for k, space in enumerate(STATUES):
        x = _LEFT + _WHOLE * (k + 0.5) / len(STATUES)
        piece("luxor/figure", "anubis", size=128).put(image, x, 672)
        for side, one in ((-1, space), (1, space + 1)):
            piece("luxor/number", one, size=64).put(image, x + side * 166, 672)
        for dx in (-100, 100):
            piece("luxor/sign", seat, "walk", 0).put(image, x + dx, 672)
    return image


def _pass(image: Image.Image, left: int, top: int, seat: int) -> None:
    """Draw the part of the temple from 6 to 8, past the first statue."""
    box = (layout.column(5) - 8, 0, layout.TEMPLE, 396)
    window(image, box, left, top)
    dx, dy = left - box[0], top - box[1]
    for space, name in ((6, "vase-4"), (7, "jewel-1"), (8, "statue-3")):
        x, y = layout.place(space)
        tile(image, name, x + dx, y + dy)
    x, y = layout.place(6)
    piece("luxor/ghost", seat, size=62).put(image, x + dx + 24, y + dy + 56)
    x, y = layout.place(8)
    trails.ring(image, tiles.TILE, tiles.TILE, x + dx, y + dy)
    crowd.figure(image, seat, 1, x + dx + 24, y + dy + 56, 62)
    for k in (6, 7):
        gx, gy, turn = layout.GAPS[k]
        piece("luxor/sign", seat, "walk", turn).put(image, gx + dx, gy + dy)
    niche = layout.NICHES[0]
    piece("luxor/bed", 4, "upright").put(image, niche.x + dx, niche.y + dy)
    for each in range(4):
        x, y = niche.bed(each, 4)
        (piece("luxor/awake", seat) if each == seat else piece("luxor/sleeper", each, size=50)).put(
            image, x + dx, y + dy
        )


def _wake(image: Image.Image, x: float, seat: int) -> None:
    """Draw the statue with its four beds, enlarged. Only the player's own sleeper rises."""
    piece("luxor/figure", "anubis", size=190).put(image, x, 140)
    for each in range(4):
        at = x - 171 + 114 * each
        if each == seat:
            piece("house/halo", size=46).put(image, at, 354)
            piece("luxor/adventurer", each, size=112).put(image, at, 404)
        else:
            piece("luxor/sleeper", each, size=96).put(image, at, 370)

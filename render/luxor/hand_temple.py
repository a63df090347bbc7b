"""The temple as a player sees it from their chair: dark but for where moves lead, and what has just changed.

Dimming is linear in each pixel, so dark sprites on a dark ground look as a dimmed picture does, and cost no pass over
the picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Final

from PIL import Image

from engine.luxor.components import EMPTY, STAIRS, TILES, TOMB
from engine.luxor.view import View
from render.kit.colour import rgb
from render.kit.light import outline, shadow
from render.kit.paths import rect
from render.kit.scale import pixels, scale, scaled
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.luxor import board, crowd, temple, tiles, trails
from render.luxor.candidates import Candidate, brought, wakes
from render.luxor.layout import HEIGHT, INNER, LEFT, NUMBERS, PITCH, STAIRS_FOOT, TEMPLE, TOMB_BOX, TOMB_MIDDLE, place
from render.luxor.letters import letter
from render.luxor.moves import Move
from render.pieces import piece

WIDE: Final = 1233
"""Width of the temple in a picture's units."""
SHARE: Final = WIDE / TEMPLE
HIGH: Final = round(HEIGHT * SHARE)
_NIGHT: Final = "#0B0804"
_DARK, _GREY = 0.34, 0.22
"""Share of the night's colour, and of the rest's colour that is lost."""
LETTER: Final = 57
"""Height of a letter, in units of the temple."""
_CORNER: Final = (-42, 42)
"""The first letter's middle from a tile's: its lower left corner, clear of points and requirement."""
_BESIDE: Final = 56
_ABOVE, _BELOW = (-42, -12), (-42, 44)
"""The same for three letters and more: the left card's row, and the right card's below it."""
_HEAD: Final = -34
"""An adventurer's letter stands so far above the middle of its space."""
_ON_STAIRS: Final = (34, 116)
_IN_TOMB: Final = (TOMB_BOX[0] + 64, TOMB_BOX[3] - 60)
TAKES, LEADS = "#3CE07A", "#FFFFFF"
"""Frames of spaces where a move takes a treasure or enters the tomb, and of the others."""


def draw(view: View, found: Sequence[Candidate], recent: Move) -> Image.Image:
    """Draw the temple with the candidates' letters and the latest turn, RGB. Without candidates all is lit."""
    with across():
        lit = {space for each in found for space in (*each.starts, *each.ends)} | set(recent.ends)
        image = (_ground if found else _bright)(view.seats).copy()
        _floor(image, view, lit, all_lit=not found)
        trails.signs(image, recent.legs)
        trails.rings(image, view, recent)
        _frames(image, view, found)
        _numbers(image, lit, all_lit=not found)
        _people(image, view, found, recent)
        trails.after(image, view, recent)
        _letters(image, found)
    return image


def across() -> AbstractContextManager[None]:
    """Draw in units of the temple."""
    return scaled(scale() * SHARE)


# ---------------------------------------------------------------- dark and lit


def _matrix() -> tuple[float, ...]:
    grey = (0.299, 0.587, 0.114)
    rows = []
    for k, night in enumerate(rgb(_NIGHT)):
        shares = [(1 - _DARK) * ((k == j) * (1 - _GREY) + grey[j] * _GREY) for j in range(3)]
        dull = (1 - _GREY) * night + _GREY * sum(one * share for one, share in zip(rgb(_NIGHT), grey, strict=True))
        rows.append((*shares, _DARK * dull))
    return tuple(value for line in rows for value in line)


_MATRIX: Final = _matrix()


def dimmed(made: Sprite) -> Sprite:
    """Return the sprite as it looks in the dark."""
    return made.coloured(made.pixels.convert("RGB", _MATRIX))


def _lit_ground(seats: int) -> Image.Image:
    image = piece("luxor/temple").pixels.crop((0, 0, pixels(TEMPLE), pixels(HEIGHT)))
    temple.signs(image, seats)
    return image


@remembered
def _bright(seats: int) -> Sprite:
    """Draw the temple without tiles."""
    return sprite(_lit_ground(seats))


@remembered
def _ground(seats: int) -> Sprite:
    """Draw the temple without tiles in the dark."""
    return dimmed(sprite(_lit_ground(seats)))


@remembered
def _stairs() -> Sprite:
    """Draw the lit stairs."""
    return sprite(_lit_ground(2).crop((0, 0, pixels(LEFT - 4), pixels(STAIRS_FOOT))))


@remembered
def _tomb(seats: int, won: tuple[int, ...], lit: bool) -> Sprite:
    """Draw the tomb chamber with its sarcophagi."""
    image = _lit_ground(seats)
    board.lay_sarcophagi(image, won)
    left, top, right, foot = TOMB_BOX
    made = sprite(image.crop((pixels(left), pixels(top), pixels(right), pixels(foot))), left, top)
    return made if lit else dimmed(made)


@remembered
def _dark_tile(word: str, back: str | None) -> Sprite:
    """Draw a tile in the dark."""
    return dimmed(piece("luxor/tile", word, back, size=tiles.TILE))


@remembered
def _dark_number(space: int) -> Sprite:
    return dimmed(piece("luxor/number", space, size=temple.NUMBER))


# ---------------------------------------------------------------- what stands in it


def _floor(image: Image.Image, view: View, lit: set[int], *, all_lit: bool) -> None:
    """Draw the tiles, and the stairs and the tomb where moves start and end."""
    for space in range(1, TOMB):
        code = view.tiles[space]
        if code != EMPTY:
            tile = TILES[code]
            back = tiles.under(space) if tile.treasure is not None else None
            seen = piece("luxor/tile", tile.word, back, size=tiles.TILE)
            (seen if all_lit or space in lit else _dark_tile(tile.word, back)).put(image, *place(space))
    if STAIRS in lit:
        _stairs().put(image, 0, 0)
    _tomb(view.seats, view.sarcophagi, all_lit or TOMB in lit).put(image, 0, 0)


def takes(view: View, each: Candidate, number: int = 0) -> bool:
    """Return whether a move of a candidate takes a treasure or wins a sarcophagus."""
    walk, _ = brought(view, each, number)
    return walk.awaits.startswith("treasure") or (walk.awaits == "tomb" and bool(walk.facts["points"]))


def _frames(image: Image.Image, view: View, found: Iterable[Candidate]) -> None:
    """Frame the spaces where moves end, in green where one takes something."""
    colours: dict[int, str] = {}
    for each in found:
        for number, end in enumerate(each.ends):
            if each.start is not None and takes(view, each, number):
                colours[end] = TAKES
            else:
                colours.setdefault(end, LEADS)
    for end, colour in colours.items():
        if end == TOMB:
            _frame(3 * PITCH - 14, colour).put(image, *TOMB_MIDDLE)
        elif end != STAIRS:
            _frame(tiles.TILE + 2, colour).put(image, *place(end))


@remembered
def _frame(side: int, colour: str) -> Sprite:
    """Draw a frame around (0, 0)."""
    image, half = canvas(side + 24, side + 24), side / 2 + 12
    path = rect(half - side / 2, half - side / 2, side, side, 12)
    edge = path.stroke(7, closed=True)
    shadow(image, edge, 4, 1, "#000000", 0.7)
    outline(image, path, 7, colour)
    return sprite(image, -half, -half)


def _numbers(image: Image.Image, lit: set[int], *, all_lit: bool) -> None:
    """Draw the numbers of lit spaces, and those of the inner turn: the ground holds the others."""
    for space in range(1, TOMB):
        if all_lit or space in lit:
            piece("luxor/number", space, size=temple.NUMBER).put(image, *NUMBERS[space])
        elif space >= INNER:
            _dark_number(space).put(image, *NUMBERS[space])


def _people(image: Image.Image, view: View, found: Sequence[Candidate], recent: Move) -> None:
    """Draw everybody. Sleepers that a move wakes have a ring."""
    waking = {statue for each in found for end in each.ends for statue in wakes(view, end)}
    for seat, statue, x, y in crowd.sleepers(view):
        if seat == view.viewer and statue in waking:
            piece("luxor/round-ring", size=40).put(image, x, y)
        piece("luxor/sleeper", seat, size=crowd.LYING).put(image, x, y)
    crowd.everybody(image, view, recent.ghosts)


# ---------------------------------------------------------------- letters


def letter_spots(found: Sequence[Candidate]) -> dict[str, tuple[float, float]]:
    """Return the middle of each letter that stands in the temple, in its units."""
    out: dict[str, tuple[float, float]] = {}
    for at in dict.fromkeys(each.at for each in found if each.at is not None):
        here = [each for each in found if each.at == at]
        rows = [[each for each in here if (each.side == "right") is right] for right in (False, True)]
        apart = len(here) > 2 and all(rows)
        for k, row in enumerate(rows if apart else [here]):
            for column, each in enumerate(row):
                dx, dy = (_ABOVE, _BELOW)[k] if apart else (_CORNER[0], _HEAD if each.several else _CORNER[1])
                x, y = _ON_STAIRS if at == STAIRS else _IN_TOMB if at == TOMB else place(at)
                if at in (STAIRS, TOMB):
                    dx, dy = 0, _BESIDE * k
                out[each.letter] = x + dx + _BESIDE * column, y + dy
    return out


def _letters(image: Image.Image, found: Sequence[Candidate]) -> None:
    spots = letter_spots(found)
    for each in found:
        if each.letter in spots:
            letter(each.letter, each.side, LETTER).put(image, *spots[each.letter])

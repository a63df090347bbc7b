"""The stretch of the temple that a choice of moves is about, across the whole width of a picture.

Dark but for the spaces where moves start, stop and end. Dimming is linear in each pixel, so dark sprites on a dark
ground look as a dimmed picture does, and cost no pass over the picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from typing import Final

from PIL import Image, ImageDraw

from engine.luxor.components import CELLS, EMPTY, GRID, STAIRS, TILES, TOMB
from engine.luxor.view import View
from render.kit.colour import rgb
from render.kit.scale import pixels, scale, scaled
from render.kit.sprites import Sprite, remembered, sprite
from render.luxor import board, crowd, temple, tiles, trails
from render.luxor.candidates import Candidate, wakes
from render.luxor.layout import (
    GAPS,
    HEIGHT,
    INNER,
    LEFT,
    NUMBERS,
    PITCH,
    STAIRS_FOOT,
    TEMPLE,
    TOMB_BOX,
    TOMB_MIDDLE,
    WIDTH,
    place,
    row,
)
from render.luxor.tones import GOLD, S9
from render.pieces import piece

_NIGHT: Final = "#0B0804"
_DARK, _GREY = 0.56, 0.35
"""Share of the night's colour, and of the rest's colour that is lost."""
LETTER: Final = 62
"""Height of a letter's disc, in units of the temple."""
_CORNER: Final = (-39, 41)
"""A letter's middle from a tile's: its lower left corner, clear of points and requirement."""
_BESIDE: Final = {1: 0, 2: 60}
"""Distance of the letters on one space, by their number. More than two overlap."""
_CLOSE: Final = 42
_ASIDE: Final = 20
"""Distance from a gap's middle of each of two signs in it, one for each direction."""
_ON_STAIRS: Final = (58, 128)
_IN_TOMB: Final = (TOMB_BOX[0] + 56, TOMB_BOX[3] - 56)
_TOMB_ROWS: Final = range(2, 5)
_SOME: Final = 4
"""Up to as many rows are shown whole. Of more, those without a move are left out."""
_FOOT: Final = 16
"""Height below the last row: as far as the wall."""
_FOLD: Final = 14
"""Height of the mark where rows are left out."""


def draw(view: View, found: Sequence[Candidate]) -> Image.Image:
    """Draw the rows that the candidates touch, RGB."""
    with _across():
        rows = _rows(found)
        image = _ground(view.seats).copy(_foot(rows[-1]))
        lit = {space for each in found for leg in each.legs for space in leg[:2]}
        _floor(image, view, lit, rows)
        _rings(image, found)
        _numbers(image, lit, rows[-1])
        _ways(image, view, found)
        _people(image, view, found)
        _letters(image, found)
        return _folded(image, rows)


def _across() -> AbstractContextManager[None]:
    """Draw with the temple as wide as a picture."""
    return scaled(scale() * WIDTH / TEMPLE)


def _rows(found: Sequence[Candidate]) -> list[int]:
    """Return the rows to show: to the lowest one touched, without untouched ones if there are many."""
    touched = {one for each in found for here, there, _ in each.legs for one in _crossed(here, there)}
    if max(touched) < _SOME:
        return list(range(max(*touched, 1) + 1))
    return sorted(touched)


def _crossed(here: int, there: int) -> set[int]:
    """Return the rows between two spaces."""
    low, high = sorted((here, there))
    out = {CELLS[max(space, 1)][0] for space in range(low, min(high, TOMB - 1) + 1)}
    return out.union(_TOMB_ROWS) if high == TOMB else out


def _foot(last: int) -> int:
    return HEIGHT if last == GRID - 1 else row(last + 1) + _FOOT


def _folded(image: Image.Image, rows: list[int]) -> Image.Image:
    """Put the rows together, with a golden line where some are left out."""
    shown: list[Image.Image] = []
    for _, band in groupby(enumerate(rows), lambda one: one[1] - one[0]):
        part = [one for _, one in band]
        foot = _foot(part[-1]) if part[-1] == rows[-1] else row(part[-1] + 1)
        if part[0]:
            shown.append(_line(image.width))
        top = pixels(row(part[0])) if part[0] else 0
        shown.append(image.crop((0, top, image.width, pixels(foot))))
    return stacked(*shown)


def _line(width: int) -> Image.Image:
    """Draw the mark where rows are left out."""
    fold = pixels(_FOLD)
    image = Image.new("RGB", (width, fold), rgb(S9))
    ImageDraw.Draw(image).line((0, fold // 2, width, fold // 2), fill=rgb(GOLD), width=3)
    return image


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


# ---------------------------------------------------------------- what stands in it


def _floor(image: Image.Image, view: View, lit: set[int], rows: list[int]) -> None:
    """Draw the tiles, and the stairs and the tomb where moves start and end."""
    for space in range(1, TOMB):
        if view.tiles[space] != EMPTY and CELLS[space][0] <= rows[-1]:
            tile = TILES[view.tiles[space]]
            back = tiles.under(space) if tile.treasure is not None else None
            made = piece("luxor/tile", tile.word, back, size=tiles.TILE)
            (made if space in lit else dimmed(made)).put(image, *place(space))
    if STAIRS in lit:
        _stairs().put(image, 0, 0)
    if rows[-1] >= _TOMB_ROWS[0]:
        _tomb(view.seats, view.sarcophagi, TOMB in lit).put(image, 0, 0)


def _rings(image: Image.Image, found: Sequence[Candidate]) -> None:
    """Frame the space with the letter of each move."""
    for at in {each.at for each in found if not each.several}:
        if at == TOMB:
            side = 3 * PITCH - 20
            trails.ring(image, side, side, *TOMB_MIDDLE)
        else:
            trails.ring(image, tiles.TILE, tiles.TILE, *place(at))


def _numbers(image: Image.Image, lit: set[int], last: int) -> None:
    """Draw the numbers of lit spaces, and those that the ground does not hold, down to the row ``last``."""
    for space in range(1, TOMB):
        if CELLS[space][0] > last:
            continue
        if space in lit:
            piece("luxor/number", space, size=temple.NUMBER).put(image, *NUMBERS[space])
        elif space >= INNER:
            dimmed(piece("luxor/number", space, size=temple.NUMBER)).put(image, *NUMBERS[space])


def _ways(image: Image.Image, view: View, found: Sequence[Candidate]) -> None:
    """Draw a sign in every crossed gap."""
    assert view.viewer is not None
    gaps: dict[tuple[int, bool], str] = {}
    for here, there, way in (leg for each in found for leg in each.legs):
        for space in range(min(here, there), max(here, there)):
            gaps.setdefault((space, there > here), way)
    for (space, ahead), way in gaps.items():
        x, y, turn = GAPS[space]
        aside = _ASIDE * (1 if ahead else -1) * ((space, not ahead) in gaps)
        across, down = (0, aside) if turn % 180 == 0 else (aside, 0)
        piece("luxor/sign", view.viewer, way, turn if ahead else (turn + 180) % 360).put(image, x + across, y + down)


def _people(image: Image.Image, view: View, found: Sequence[Candidate]) -> None:
    """Draw everybody. Sleepers that a move wakes have a ring."""
    waking = {statue for each in found for end in each.ends for statue in wakes(view, end)}
    for seat, statue, x, y in crowd.sleepers(view):
        if seat == view.viewer and statue in waking:
            piece("luxor/round-ring", size=40).put(image, x, y)
            piece("luxor/sleeper", seat, size=crowd.LYING).put(image, x, y)
        else:
            dimmed(piece("luxor/sleeper", seat, size=crowd.LYING)).put(image, x, y)
    crowd.everybody(image, view, {})


def letter_spot(found: Sequence[Candidate], k: int) -> tuple[float, float]:
    """Return the middle of the letter of a candidate, in units of the temple."""
    at = found[k].at
    beside = _BESIDE.get(sum(each.at == at for each in found), _CLOSE) * sum(each.at == at for each in found[:k])
    if at in (STAIRS, TOMB):
        own = _ON_STAIRS if at == STAIRS else _IN_TOMB
        return own[0] + beside, own[1]
    x, y = place(at)
    return x + _CORNER[0] + beside, y + _CORNER[1]


def _letters(image: Image.Image, found: Sequence[Candidate]) -> None:
    for k, each in enumerate(found):
        piece("house/letter", each.letter, size=LETTER).put(image, *letter_spot(found, k))


def stacked(*parts: Image.Image) -> Image.Image:
    """Return images of one width, one below the other."""
    whole = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        whole.paste(part, (0, top))
        top += part.height
    return whole

"""Adventurers on a space: side by side while they fit, else one piece for each player with its count.

No adventurer covers a tile's upper band, which holds its points and its requirement.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PIL import Image

from engine.luxor.components import STAIRS
from engine.luxor.view import View
from render.luxor.layout import NICHES, column, place, row
from render.luxor.tiles import HALF
from render.pieces import piece

Group = tuple[int, int]
"""A seat and the number of its adventurers. Zero draws the ghost of an adventurer that has left."""

_ROWS: Final = {1: (24,), 2: (-15, 27), 3: (-36, 0, 36), 4: (-41, -14, 13, 40)}
_ALIKE: Final = {1: (24,), 2: (2, 30), 3: (-22, 4, 30)}
HEIGHTS: Final = {1: 62, 2: 62, 3: 60, 4: 56}
LYING: Final = 50
"""Length of a sleeper."""


def groups(view: View, ghosts: dict[int, list[int]]) -> dict[int, list[Group]]:
    """Group the adventurers on each space from the stairs to the tomb. ``ghosts`` are the seats that left a space."""
    out: dict[int, list[Group]] = {}
    for space, seats in ghosts.items():
        if space >= STAIRS:
            out[space] = [(seat, 0) for seat in seats]
    for seat, own in enumerate(view.adventurers):
        for space in sorted(set(own)):
            if space >= STAIRS:
                out.setdefault(space, []).append((seat, own.count(space)))
    return {space: _tidy(found) for space, found in out.items()}


def _tidy(found: list[Group]) -> list[Group]:
    """Drop ghosts that do not fit or whose seat still stands there."""
    standing = {seat for seat, count in found if count}
    return [group for group in found if group[1] or (len(standing) < 3 and group[0] not in standing)]


def _units(found: list[Group]) -> list[Group]:
    figures = sum(max(1, count) for _, count in found)
    if figures > 3:
        return found
    return [(seat, min(count, 1)) for seat, count in found for _ in range(max(1, count))]


def figure(image: Image.Image, seat: int, count: int, x: float, foot: float, height: int) -> None:
    """Draw one adventurer, the number of several, or a ghost. (x, foot) is the middle of the feet."""
    if not count:
        piece("luxor/ghost", seat, size=height).put(image, x, foot)
    elif count == 1:
        piece("luxor/adventurer", seat, size=height).put(image, x, foot)
    else:
        piece("luxor/tally", seat, count).put(image, x, foot + 6)
        piece("luxor/mark", seat, size=28).put(image, x, foot - 47)


def beside(image: Image.Image, seat: int, count: int, x: float, foot: float, height: int) -> None:
    """Draw one adventurer, with the number of several to its right."""
    piece("luxor/adventurer", seat, size=height).put(image, x, foot)
    if count > 1:
        piece("luxor/group-number", seat, count).put(image, x + height * 0.62, foot - height * 0.32)


def put_on_tile(image: Image.Image, space: int, found: list[Group]) -> None:
    """Draw all adventurers on a tile space."""
    x, y = place(space)
    units = _units(found)
    count = len(units)
    grouped = any(many > 1 for _, many in units)
    if grouped and count == 4:
        spots: tuple[int, ...] = (-48, -16, 16, 48)
    elif not grouped and count < 4 and len({seat for seat, _ in units}) == 1:
        spots = _ALIKE[count]
    else:
        spots = _ROWS[count]
    foot = y + HALF + (8 if grouped else 5)
    for dx, (seat, many) in zip(spots, units, strict=True):
        figure(image, seat, many, x + dx, foot, 50 if grouped and count == 4 else HEIGHTS[count])


def put_on_stairs(image: Image.Image, found: list[Group]) -> None:
    """Draw all adventurers on the stairs."""
    for k, (seat, many) in enumerate(found):
        figure(image, seat, many, 25 + 47 * (k % 2), 70 + 6 * (k % 2) + 80 * (k // 2), 62)


def put_in_tomb(image: Image.Image, found: list[Group]) -> None:
    """Draw all adventurers in the tomb."""
    for k, (seat, many) in enumerate(found):
        beside(image, seat, many, column(2) + (72 if many == 1 else 58), row(2) + 178 + 66 * k, 66)


def everybody(image: Image.Image, view: View, ghosts: dict[int, list[int]]) -> None:
    """Draw all adventurers that are awake, the most advanced first."""
    found = groups(view, ghosts)
    for space in sorted(found, key=lambda one: place(one)[1]):
        match space:
            case 0:
                put_on_stairs(image, found[space])
            case 41:
                put_in_tomb(image, found[space])
            case _:
                put_on_tile(image, space, found[space])


def sleepers(view: View) -> Iterator[tuple[int, int, float, float]]:
    """Yield seat, statue (1–3) and middle of the bed of each sleeper."""
    for statue, niche in enumerate(NICHES, 1):
        for seat in range(view.seats):
            if -statue in view.adventurers[seat]:
                x, y = niche.bed(seat, view.seats)
                yield seat, statue, x, y

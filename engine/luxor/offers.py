"""What tiles, sets and hands hold, as functions of the components alone: for rules, labels and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.luxor.components import EMPTY, HORUS, KEY, SCARAB, SET_POINTS, TILES, TOMB, TREASURES, WILD, Family

LEFT, RIGHT = 0, -1
"""Places of the outer cards in a hand."""
_BY_WORD: Final = {"scarab": (SCARAB,), "wild": (WILD,), "scarab-or-wild": (SCARAB, WILD)}
OFFERS: Final = tuple(
    _BY_WORD.get(tile.word, (*((KEY,) if tile.family is Family.HORUS else ()), *(HORUS[eye - 1] for eye in tile.eyes)))
    for tile in TILES
)
"""Rewards of each tile: one of these, while supplies last."""
NEEDS: Final = tuple(tile.adventurers for tile in TILES)
"""Adventurers needed to take a tile; 0 for all but treasures."""


def path_of(tiles: list[int] | tuple[int, ...]) -> list[int]:
    """Return spaces where adventurers can stop: those with a tile, in rising order, then the tomb chamber."""
    return [*(space for space, code in enumerate(tiles) if code != EMPTY), TOMB]


def enough(tile: int, present: int, less: int) -> bool:
    """Return whether ``present`` adventurers of one player take ``tile``, if it is a treasure ("no mínimo").

    ``less``: 1 for the card "one adventurer less", otherwise 0.
    """
    return NEEDS[tile] > 0 and present + less >= NEEDS[tile]


def rewards(tile: int, keys: int, horus: Sequence[int], scarabs: int, wilds: int) -> list[str]:
    """Return rewards ``tile`` can still give.

    ``keys``, ``scarabs``, ``wilds``: supplies; ``horus``: sizes of the stacks.
    """
    left = {KEY: keys, SCARAB: scarabs, WILD: wilds, **dict(zip(HORUS, horus, strict=True))}
    return [word for word in OFFERS[tile] if left[word]]


def kinds(treasures: Sequence[int]) -> tuple[int, int, int]:
    """Return the numbers of vases, jewels and statues among treasure tiles."""
    vases, jewels, statues = (sum([TILES[code].treasure is treasure for code in treasures]) for treasure in TREASURES)
    return vases, jewels, statues


def set_points(counts: Sequence[int], wilds: int) -> int:
    """Return the points of the sets: 3, 7, 12, 18, 25, 33, 42, 52 for one to eight or more."""
    return SET_POINTS[min(most_sets(counts, wilds), len(SET_POINTS) - 1)]


def most_sets(counts: Sequence[int], wilds: int) -> int:
    """Return the most sets that ``counts`` vases, jewels and statues make with ``wilds`` wild treasures.

    A wild replaces any treasure, at most two in one set ("um conjunto não pode conter mais de 2 coringas"). ``n`` sets
    are possible if the wilds fill all gaps and there is a treasure for each set: the gaps can then be spread so that no
    set lacks all three.
    """
    n = 0
    while True:
        want = n + 1
        missing = sum([want - count for count in counts if count < want])
        real = sum([min(count, want) for count in counts])
        if missing > wilds or real < want:
            return n
        n = want

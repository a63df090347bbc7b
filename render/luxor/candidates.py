"""The moves that a player chooses among: where each starts, stops and ends."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.luxor.components import CARDS, EMPTY, SARCOPHAGI, TILES, TOMB, Effect, Family
from engine.luxor.movement import IS_PLUS_MINUS, STEPS, moves, next_tunnel, passed, route
from engine.luxor.view import View

LETTERS: Final = "ABCDEFGHIJ"
MOST: Final = len(LETTERS)
"""More moves than this are chosen in two steps: first the adventurer, then its move."""


class Candidate(NamedTuple):
    """A choice with its letter: one move, or an adventurer with several."""

    letter: str
    start: int
    at: int
    """Space with the letter: the end of the move, or the start of an adventurer."""
    steps: tuple[int, ...]
    """Distance of each move."""
    routes: tuple[tuple[int, ...], ...]
    """Stops of each move: Osiris tiles that throw on, then the end."""

    @property
    def several(self) -> bool:
        """Return whether it is an adventurer, whose move comes next."""
        return self.at == self.start

    @property
    def ends(self) -> list[int]:
        """Return where its moves end."""
        return [stops[-1] for stops in self.routes]

    @property
    def legs(self) -> Iterable[tuple[int, int, str]]:
        """Return the stretches of its moves: from, to, and ``walk`` or ``throw``."""
        for stops in self.routes:
            for k, (here, there) in enumerate(pairwise((self.start, *stops))):
                yield here, there, "throw" if k else "walk"


def candidates(view: View) -> list[Candidate]:
    """Return the candidates of a view that decides ``move`` or ``adventurer``, in the order offered.

    Two distances of one adventurer that end on the same space are one move. With more than ``MOST`` moves, or if the
    adventurer comes first, each adventurer is a candidate.
    """
    found: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
    path = [*(space for space, code in enumerate(view.tiles) if code != EMPTY), TOMB]
    for start, steps in _moves(view, path):
        stops = tuple(route(path, view.tiles, start, steps, by_space(view)))
        way = start, stops[-1]
        if way not in found or len(stops) < len(found[way][1]):
            found.pop(way, None)  # so that letters keep the order of the actions
            found[way] = steps, stops
    if view.decision == "move" and len(found) <= MOST:
        return [
            Candidate(letter, start, end, (steps,), (stops,))
            for letter, ((start, end), (steps, stops)) in zip(LETTERS, found.items(), strict=False)
        ]
    out = []
    for letter, start in zip(LETTERS, dict.fromkeys(start for start, _ in found), strict=False):
        own = [move for (each, _), move in found.items() if each == start]
        out.append(Candidate(letter, start, start, tuple(steps for steps, _ in own), tuple(stops for _, stops in own)))
    return out


def in_row(found: Sequence[Candidate]) -> int:
    """Return how many candidates stand side by side as buttons: all of a few, else half, at most 4."""
    few = len(found) <= (3 if found[0].several else 4)
    return len(found) if few else min(4, math.ceil(len(found) / 2))


def _moves(view: View, path: list[int]) -> list[tuple[int, int]]:
    if view.decision == "move":
        return [(int(action.args[0]), int(action.args[1])) for action in view.actions]
    assert view.viewer is not None and view.card is not None
    own, keys = view.adventurers[view.viewer], view.keys[view.viewer]
    return moves(path, view.tiles, own, keys, STEPS[view.card][view.roll], by_space(view))


def by_space(view: View) -> bool:
    """Return whether the card being played moves by a space (option "step")."""
    return view.by_space and view.card is not None and IS_PLUS_MINUS[view.card]


class Crew(NamedTuple):
    """The viewer's adventurers on a treasure after a move, and those it needs."""

    there: int
    needed: int

    @property
    def complete(self) -> bool:
        """Return whether the treasure is taken."""
        return self.there >= self.needed


def crew(view: View, end: int) -> Crew | None:
    """Return the crew of the treasure where a move ends. None without a treasure."""
    assert view.viewer is not None and view.card is not None
    tile = TILES[view.tiles[end]] if end != TOMB else None
    if tile is None or tile.treasure is None:
        return None
    less = CARDS[view.card].effect is Effect.LESS
    return Crew(view.adventurers[view.viewer].count(end) + 1, tile.adventurers - less)


def wakes(view: View, end: int) -> list[int]:
    """Return the statues (1 to 3) whose sleeper of the viewer a move wakes, tunnel included."""
    assert view.viewer is not None
    tunnel = end != TOMB and TILES[view.tiles[end]].word == "tunnel"
    return passed(view.adventurers[view.viewer], max(end, next_tunnel(view.tiles, end)) if tunnel else end)


def prize(view: View) -> int:
    """Return the points of the sarcophagus that the next to enter the tomb wins. 0: none is left."""
    won = len(view.sarcophagi)
    return SARCOPHAGI[won] if won < len(SARCOPHAGI) else 0


def rewards(view: View, end: int) -> list[tuple[str, int]]:
    """Return the rewards left at a tile without treasure: the sign, and how many of it (eyes of a Horus card)."""
    code = view.tiles[end]
    if code == EMPTY:
        return []
    tile = TILES[code]
    out = [("eye", eyes) for eyes in tile.eyes if view.horus_counts[eyes - 1]]
    left = {"key": view.key_supply, "scarab": view.scarab_supply, "wild": view.wild_supply}
    words = ("key",) if tile.family is Family.HORUS else tile.word.split("-or-")
    return [*out, *((word, 1) for word in words if left.get(word))]

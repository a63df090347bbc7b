"""What a player chooses among: moves, each with its letter, or adventurers with several."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.contract import Action
from engine.joined import apart
from engine.luxor.components import CARDS, TILES, TOMB, Effect
from engine.luxor.movement import next_tunnel, passed, route
from engine.luxor.offers import path_of
from engine.luxor.outlook import (
    Outlook,
    along,
    by_space,
    chosen_move,
    gain,
    outer,
    outlook_last,
    possible,
    possible_together,
)
from engine.luxor.view import View

LETTERS: Final = "ABCDEFGHIJ"
MOST: Final = len(LETTERS)
"""More choices than this are made in two steps: first the adventurer, then its move."""
DECISIONS: Final = ("card", "move", "adventurer")
"""Decisions with candidates."""


class Candidate(NamedTuple):
    """A choice with its letter: one move, an adventurer with several, or a card that leaves no choice."""

    letter: str
    side: str
    """Side of the card in the hand; empty for a card that is played already."""
    card: int
    """Code of the card."""
    start: int | None
    """Space of the adventurer; None for a card that moves several, or rolls a die first."""
    actions: tuple[Action, ...]
    """What its button does, or shows: one action, or all of the adventurer's."""
    routes: tuple[tuple[int, ...], ...]
    """Stops of each move: Osiris tiles that throw on, then the end."""
    starts: tuple[int, ...]
    """Where each of these moves starts."""

    @property
    def several(self) -> bool:
        """Return whether it is an adventurer, whose move comes next."""
        return len(self.actions) > 1

    @property
    def at(self) -> int | None:
        """Return the space with the letter: the end of the move, or the start of an adventurer."""
        return self.start if self.several or self.start is None else self.routes[0][-1]

    @property
    def ends(self) -> list[int]:
        """Return where its moves end."""
        return [stops[-1] for stops in self.routes]

    @property
    def legs(self) -> Iterable[tuple[int, int, str]]:
        """Return the stretches of its moves: from, to, and ``walk`` or ``throw``."""
        for start, stops in zip(self.starts, self.routes, strict=True):
            for k, (here, there) in enumerate(pairwise((start, *stops))):
                yield here, there, "throw" if k else "walk"


class _Move(NamedTuple):
    """A choice before it has a letter: see :class:`Candidate`."""

    side: str
    card: int
    start: int | None
    action: Action
    routes: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]


@functools.lru_cache(16)
def candidates(view: View) -> tuple[Candidate, ...]:
    """Return the candidates of a view that decides a card or a move, in the order offered: the left card first.

    Two distances of one adventurer that end on the same space are one move. With more than ``MOST``, the adventurers of
    the card with more moves are candidates; if these are still too many, those of the other card as well.
    """
    found = _without_doubles(_moves(view))
    sides = sorted({each.side for each in found}, key=lambda side: -sum(each.side == side for each in found))
    folded: set[str] = {"", *sides} if view.decision == "adventurer" else set()
    for side in sides:
        if len(_together(found, folded)) > MOST:
            folded.add(side)
    return tuple(
        Candidate(
            letter,
            group[0].side,
            group[0].card,
            group[0].start,
            tuple(each.action for each in group),
            tuple(stops for each in group for stops in each.routes),
            tuple(start for each in group for start in each.starts),
        )
        for letter, group in zip(LETTERS, _together(found, folded), strict=False)
    )


def _together(found: Sequence[_Move], folded: set[str]) -> list[list[_Move]]:
    """Return the moves, those of one adventurer together where its card is folded."""
    groups: dict[tuple[str, int | None, Action | None], list[_Move]] = {}
    for each in found:
        alone = each.side not in folded or each.start is None
        groups.setdefault((each.side, each.start, each.action if alone else None), []).append(each)
    return list(groups.values())


def _without_doubles(found: Iterable[_Move]) -> list[_Move]:
    """Return the moves without longer ways from one space to another."""
    ways: dict[tuple[str, int, int], _Move] = {}
    out = list[_Move]()
    for each in found:
        if each.start is None:
            out.append(each)
            continue
        way = each.side, each.start, each.routes[0][-1]
        known = ways.get(way)
        if known is not None and len(known.routes[0]) <= len(each.routes[0]):
            continue
        if known is not None:
            out.remove(known)
        ways[way] = each
        out.append(each)
    return out


def _moves(view: View) -> Iterator[_Move]:
    for action in view.actions:
        if action.verb == "from":
            yield from _of_mover(view, action)
        elif action.verb == "move":
            assert view.card is not None
            yield _one(view, "", view.card, action, *chosen_move(view, action))
        elif action.verb == "play":
            side = apart(action)[0].args[0]
            yield _of_card(view, side, outer(view, side), action)


def _of_mover(view: View, action: Action) -> Iterator[_Move]:
    """Yield the moves of an adventurer that is chosen first."""
    assert view.card is not None
    for start, steps in possible(view, view.card, view.roll):
        if str(start) == action.args[0]:
            yield _one(view, "", view.card, action, start, steps)


def _of_card(view: View, side: str, card: int, action: Action) -> _Move:
    """Return what a card does: the move joined with it, its only one, or those of several adventurers."""
    if CARDS[card].effect is Effect.ALL:
        together = possible_together(view, card)
        return _Move(
            side, card, None, action, tuple((to,) for _, to in together), tuple(start for start, _ in together)
        )
    if CARDS[card].rolled:
        return _Move(side, card, None, action, (), ())
    if CARDS[card].effect is Effect.LAST:
        last = outlook_last(view)
        assert last is not None
        start = int(last.facts["from"])
        return _Move(side, card, start, action, ((last.end,),), (start,))
    if len(apart(action)) > 1:
        return _one(view, side, card, action, *chosen_move(view, action))
    found = [_one(view, side, card, action, *move) for move in possible(view, card, 0)]
    if len(found) == 1:
        return found[0]
    routes, starts = [each.routes[0] for each in found], [each.starts[0] for each in found]
    return _Move(side, card, None, action, tuple(routes), tuple(starts))


def _one(view: View, side: str, card: int, action: Action, start: int, steps: int) -> _Move:
    stops = tuple(route(path_of(view.tiles), view.tiles, start, steps, by_space(view, card)))
    return _Move(side, card, start, action, (stops,), (start,))


def brought(view: View, each: Candidate, number: int = 0) -> tuple[Outlook, int]:
    """Return what a move of a candidate leads to, and the points that all see of it at once."""
    start, stops = each.starts[number], each.routes[number]
    walk = along(view, start, stops, less=CARDS[each.card].effect is Effect.LESS)
    return walk, gain(view, start, walk)


def most(view: View, each: Candidate) -> int:
    """Return the most points at once that a move of a candidate brings."""
    return max(brought(view, each, number)[1] for number in range(len(each.routes)))


def wakes(view: View, end: int) -> list[int]:
    """Return the statues (1 to 3) whose sleeper of the viewer a move wakes, tunnel included."""
    assert view.viewer is not None
    tunnel = end != TOMB and TILES[view.tiles[end]].word == "tunnel"
    return passed(view.adventurers[view.viewer], max(end, next_tunnel(view.tiles, end)) if tunnel else end)

"""A learned estimate for Guardiões do Mausoléu: what each seat has, through a small network.

The network gives each seat a score from its own features and those of the table. A softmax over the scores is each
seat's probability to win. All seats share the weights, which ``learned.json`` holds.

The weights make the winners of 180,000 games most likely, a third of them for each number of seats. In these games one
player looked one step ahead with the weights of the round before; the others were normal players. A copy of the rules
in C++ played them. ``python -m tools.fit_mausoleum`` fits new weights in the same way, with the rules themselves.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Sequence
from operator import add, mul
from pathlib import Path
from typing import Final, NamedTuple

from engine.mausoleum.components import ANSWERS, PARTS, SHIELDS, Kind
from engine.mausoleum.scoring import score
from engine.mausoleum.state import State
from engine.players.heuristics import Estimate

WEIGHTS: Final = Path(__file__).with_name("learned.json")
SPREAD: Final = 5.0
"""Points that one unit of a score counts for."""
TURNS: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""Features of the number of turns until a seat's own."""
AT_LEAST: Final = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1))
"""Features of a number of sets: at least one, two, three."""
PILE: Final = 10
"""Cards of the pile that count as one."""
COPIES: Final = 3
"""Copies of a kind that count as one."""


class Weights(NamedTuple):
    """The network. Each hidden unit has a row in ``seat`` and in ``table``, a bias, and a weight in ``hidden``."""

    seat: Sequence[Sequence[float]]
    table: Sequence[Sequence[float]]
    bias: Sequence[float]
    hidden: Sequence[float]
    direct: Sequence[float]
    """Weights of a seat's features in its score, without a hidden unit."""


@functools.cache
def weights() -> Weights:
    """Return the weights in :data:`WEIGHTS`."""
    return Weights(**json.loads(WEIGHTS.read_text(encoding="utf-8")))


def estimate(state: State) -> Estimate:
    """Return the score of each seat in points, and their spread."""
    seat_rows, table_rows, bias, hidden, direct = weights()
    table, seats = features(state)
    base = [unit + sum(map(mul, row, table)) for row, unit in zip(table_rows, bias, strict=True)]
    points = []
    for own in seats:
        value = sum(map(mul, direct, own))
        for row, unit, weight in zip(seat_rows, base, hidden, strict=True):
            level = unit + sum(map(mul, row, own))
            if level > 0:
                value += weight * level
        points.append(SPREAD * value)
    return Estimate(points, SPREAD)


def features(state: State) -> tuple[list[float], list[list[float]]]:
    """Return what the network sees: the features of the table, and those of each seat."""
    pile = _counted(state.pile)
    totals = [score(area, crown).total for area, crown in zip(state.areas, state.mausolo, strict=True)]
    return _of_table(state, pile), [_of_seat(state, seat, pile, totals) for seat in range(state.seats)]


def _counted(cards: Iterable[Kind]) -> list[int]:
    """Return the number of each kind among ``cards``."""
    counts = [0] * len(Kind)
    for kind in cards:
        counts[kind] += 1
    return counts


def _of_table(state: State, pile: Sequence[int]) -> list[float]:
    """Return what all seats share. ``pile``: the number of each kind in the pile."""
    left, seats = len(state.pile), state.seats
    values = [left / PILE, not left, state.passes]
    values += [count / COPIES for count in pile]
    values += [count / COPIES for count in _counted(state.discard)]
    values += [seats == number for number in (2, 3)]
    return list(map(float, values))


def _of_seat(state: State, seat: int, pile: Sequence[int], totals: Sequence[int]) -> list[float]:
    """Return what one seat has.

    ``pile``: the number of each kind in the pile. ``totals``: the points of each seat now.
    """
    area, shields, crowned = state.areas[seat], state.shields[seat], state.mausolo[seat]
    hand = _counted(state.hands[seat])
    sets, together = min(area), list(map(add, area, hand))
    reach = min(together)
    missing = [part for part in PARTS if together[part] == reach]
    to_build = sum([max(0, reach - built) for built in area])
    held = {*shields, *state.hands[seat]}
    values = (
        *TURNS[(seat - state.turn) % state.seats],
        *hand[len(PARTS) :],
        sum(hand[: len(PARTS)]),
        len(state.hands[seat]),
        *[shields.count(kind) for kind in SHIELDS],
        crowned,
        len(state.used[seat]),
        *AT_LEAST[min(sets, 3)],
        crowned and sets > 0,
        *AT_LEAST[min(reach, 3)],
        (crowned or hand[Kind.MAUSOLO] > 0) and reach > 0,
        1 - len(missing) / len(PARTS),
        len(missing) == 1,
        sum(area) / len(PARTS),
        sum([min(COPIES, pile[part]) for part in missing]) / len(missing) / COPIES,
        to_build / len(PARTS),
        to_build > 0 and not state.pile,
        not held.isdisjoint(ANSWERS[Kind.INVASAO]),
        not held.isdisjoint(ANSWERS[Kind.TERREMOTO]),
        totals[seat] / PILE,
        max([points for other, points in enumerate(totals) if other != seat]) / PILE,
    )
    return list(map(float, values))

"""Heuristics for Guardiões do Mausoléu: sets built, sets to come, and their protection.

Play continues after the draw pile runs out until hands are played, and all players draw about as many cards as they can
play. So a part in hand is nearly a part built, and parts still in the pile belong to all seats equally.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from operator import add, mul
from typing import Final

from engine.contract import Action
from engine.mausoleum.components import (
    ANSWERS,
    ARTEMISIA_DRAWS,
    CHARACTERS,
    KIND_OF,
    PARTS,
    SEATS,
    SET_POINTS,
    SHIELDS,
    Kind,
)
from engine.mausoleum.learned import estimate as learned
from engine.mausoleum.state import State, Step
from engine.players.heuristics import Estimate, Heuristics

# Weights of the estimate, fitted to 3,200 games of four normal players: those that make the winners most likely.
LARGE_DISCARD: Final = 4
"""Cards in the discard pile from which a player finds a good one."""
IN_HAND: Final = 1.14
"""Value of a part in hand where more parts may come, as a share of a built one."""
TO_COME: Final = 1.39
"""Value of a part in the pile, as a share of a built one, divided among the seats."""
NEXT_PARTS: Final = (0.42, 0.27, 0.1, 0.06)
"""Shares of the four counts of parts, lowest first, in the sets to come."""
OF_PILE: Final = 1.58
"""Cards left in the pile at which future parts count as much as present ones."""
NEAR: Final = 0.94
"""Share of the points that parts and Mausolo in hand would add, where no more may come."""
ONE_MISSING: Final = 1.02
"""Value of one part short of the next set, those in hand included, in points."""
BUILT: Final = 0.12
"""Value of a part in the area beyond its set, in points."""
SEVERAL: Final = 1.0
"""Value of two sets beyond the points of each, in points."""
CROWN: Final = 4.1
"""Value of Mausolo with a set, in points, beyond ``USED``."""
CROWN_IN_HAND: Final = 1.44
"""Value of a Mausolo in hand, as a share of ``CROWN``: he has yet to count as used."""
CROWN_TO_COME: Final = 1.35
"""Value of a Mausolo in the pile, as a share of ``CROWN``, divided among the seats."""
USED: Final = 2.2
"""Value of a character used, in points: it breaks ties, and points are multiples of four."""
HELD: Final = {
    Kind.MAUSOLO: (0.2, 0.7),
    Kind.ARTEMISIA: (0.2, 3.1),
    Kind.ARQUITETOS: (0.2, 0.7),
    Kind.ESCULTORES: (1.0, 3.3),
    Kind.TERREMOTO: (0.3, 0.3),
    Kind.INVASAO: (2.7, 3.2),
    Kind.DESCOBERTA: (2.75, 2.9),
    Kind.TROCA: (0.0, 0.7),
    Kind.ROUBO: (0.5, 1.2),
    Kind.PROTECAO: (0.8, 2.5),
}
"""Value of a card in hand, in points: with an empty pile, and with ``EARLY`` cards or more in it. Shields protect from
the hand as well. Invasão is the strongest attack.
"""
TABLED: Final = {Kind.ARQUITETOS: (0.25, 0.95), Kind.ESCULTORES: (0.9, 4.6), Kind.PROTECAO: (0.75, 3.1)}
"""Value of a shield in front of its player, as ``HELD``: it takes no room in the hand."""
EARLY: Final = 16
"""Cards in the pile from which a card in hand has its full value."""
SOON: Final = (0.0, 1.6, 0.6, 0.0)
"""Value of the next turn and the one after it, in points, with a full pile; by the number of turns until then."""
END_SPREAD: Final = 2.3
"""Spread of the result, in points, with an empty pile."""
PILE_SPREAD: Final = 5.4
"""Points that a full pile adds to it."""
FULL_PILE: Final = 42
"""The most cards a pile holds."""

# Ratings of actions, fitted to 47,000 choices of normal players with two and four seats.
PLAY_POINT: Final = 0.17
"""Rating of a point that a card gains at once."""
PASSED: Final = -1.2
"""Rating of a pass."""
PLAYED: Final = {
    **dict.fromkeys(PARTS, (-1.4, -0.9)),
    Kind.MAUSOLO: (-1.8, -1.9),
    Kind.ARTEMISIA: (-1.3, 0.4),
    Kind.ARQUITETOS: (-2.7, -1.2),
    Kind.ESCULTORES: (-2.8, 0.7),
    Kind.TERREMOTO: (-2.1, -0.1),
    Kind.INVASAO: (-2.1, -0.5),
    Kind.DESCOBERTA: (-1.6, -0.5),
    Kind.TROCA: (1.7, 2.8),
    Kind.ROUBO: (-1.0, 1.4),
    Kind.PROTECAO: (-1.4, 0.9),
}
"""Rating of the play of a card beyond its points: with an empty pile, and with cards in it."""
NEW_CHARACTER: Final = 1.5
"""Rating of the first use of a character."""
KEPT: Final = {
    **dict.fromkeys(PARTS, -2.5),
    Kind.MAUSOLO: -1.1,
    Kind.ARTEMISIA: 1.0,
    Kind.ARQUITETOS: -1.5,
    Kind.ESCULTORES: 1.3,
    Kind.TERREMOTO: -1.9,
    Kind.INVASAO: 2.4,
    Kind.DESCOBERTA: 2.2,
    Kind.TROCA: -1.6,
    Kind.ROUBO: -0.8,
    Kind.PROTECAO: 0.6,
}
"""Rating of a card in hand; of a part without its need, of Mausolo in front of his player already."""
KEPT_PART: Final = 1.46
"""Rating of a point of need for a part in hand, the first of its kind."""
KEPT_MAUSOLO: Final = 2.3
"""Rating that Mausolo in hand has more where none is placed."""
RECOVERED_PART: Final = 0.4
"""Rating of a part from the discard pile beyond that of one in hand."""
AIM: Final = 0.58
"""Rating of a point of an attack's value."""
TAKEN: Final = 0.15
"""Rating of a point of a captured part's need and of its owner's loss."""
LOST: Final = 0.64
"""Rating of a point of an own part's loss."""


def estimate(state: State) -> Estimate:
    """Return the expected points of each seat, and their spread."""
    pile, seats = state.pile, state.seats
    left = len(pile)
    coming = [TO_COME * pile.count(part) / seats for part in PARTS]
    crown = CROWN_TO_COME * pile.count(Kind.MAUSOLO) / seats
    open_share = left / (left + OF_PILE)
    points = [_expected_points(state, seat, coming, crown, open_share) for seat in range(seats)]
    for turns, soon in enumerate(SOON[:seats]):
        points[(state.turn + turns) % seats] += open_share * soon
    return Estimate(points, END_SPREAD + PILE_SPREAD * math.sqrt(left / FULL_PILE))


def _expected_points(
    state: State, seat: int, coming: Sequence[float], crown_to_come: float, open_share: float
) -> float:
    """Return the expected points of one seat: ``open_share`` from what may come, the rest from what it has."""
    area, hand = state.areas[seat], state.hands[seat]
    held, tabled = _values(len(state.pile))
    parts = [hand.count(part) for part in PARTS]
    crowned = state.mausolo[seat]
    crown = 1.0 if crowned else CROWN_IN_HAND if Kind.MAUSOLO in hand else crown_to_come
    together = list(map(add, area, parts))
    least = min(together)
    sure = _points(min(area), crowned)
    near = max(sure, (1 - NEAR) * sure + NEAR * _points(least, crown))
    soft = sorted([a + IN_HAND * h + c for a, h, c in zip(area, parts, coming, strict=True)])
    hope = _points(sum(map(mul, NEXT_PARTS, soft)), crown)
    worth = (1 - open_share) * near + open_share * hope + BUILT * sum(area) + USED * len(state.used[seat])
    if together.count(least) == 1:
        worth += ONE_MISSING
    return worth + sum([held[kind] for kind in hand]) + sum([tabled[kind] for kind in state.shields[seat]])


@functools.cache
def _values(left: int) -> tuple[Sequence[float], Sequence[float]]:
    """Return the values of cards in hand without parts, and of shields, by kind, with ``left`` cards in the pile."""
    early = min(1.0, left / EARLY)
    held, tabled = ([0.0] * len(Kind) for _ in range(2))
    for values, table in ((held, HELD), (tabled, TABLED)):
        for kind, (late, full) in table.items():
            values[kind] = late + early * (full - late)
    return held, tabled


def _points(sets: float, crown: float) -> float:
    """Return the points of a fractional number of sets. ``crown``: value of Mausolo, as a share of a placed one."""
    return SET_POINTS * sets + SEVERAL * min(1.0, max(0.0, sets - 1)) + CROWN * crown * min(1.0, sets)


# ---------------------------------------------------------------- ratings of actions


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action by how likely a normal player takes it."""
    return [_rating(state, seat, action) for action in actions]


def _need(state: State, seat: int, part: Kind) -> float:
    """Return the value of one more ``part``: higher the fewer of it ``seat`` has, highest if it completes a set."""
    area = state.areas[seat]
    least = min(area)
    if area[part] > least:
        return max(0.3, 2.6 - 0.9 * (area[part] - least))
    return 9.0 if area.count(least) == 1 else 3.0


def _loss(state: State, seat: int, part: Kind) -> float:
    """Return the cost of one ``part`` less."""
    area = state.areas[seat]
    return 9.0 if area[part] == min(area) else max(0.5, 3.0 - 0.8 * (area[part] - min(area)))


def _worth(state: State, seat: int, kind: Kind) -> float:
    """Return the rating of a card in the hand of ``seat``."""
    if kind in PARTS:
        need = min(4.0, _need(state, seat, kind)) / max(1, state.hands[seat].count(kind))
        return KEPT[kind] + KEPT_PART * need
    if kind is Kind.MAUSOLO and not state.mausolo[seat]:
        return KEPT[kind] + KEPT_MAUSOLO
    return KEPT[kind]


def _rating(state: State, seat: int, action: Action) -> float:
    verb = action.verb
    if verb == "pass":
        return PASSED
    if verb == "at":
        assert state.pending is not None
        return AIM * _aim(state, seat, state.pending, int(action.args[0]))
    kind = KIND_OF[action.args[0]]
    match verb:
        case "play":
            rating = PLAY_POINT * _play(state, seat, kind) + PLAYED[kind][bool(state.pile)]
            return rating + NEW_CHARACTER if kind in CHARACTERS and kind not in state.used[seat] else rating
        case "take":
            assert state.target is not None
            return TAKEN * (_need(state, seat, kind) + _loss(state, state.target, kind))
        case "lose":
            return -LOST * _loss(state, seat, kind)
        case "recover":
            return _worth(state, seat, kind) + (RECOVERED_PART if kind in PARTS else 0.0)
    return -_worth(state, seat, kind)


def _play(state: State, seat: int, kind: Kind) -> float:
    """Return the value of the play of a card in points."""
    if kind in PARTS:
        return 1.0 + _need(state, seat, kind)
    if kind is Kind.MAUSOLO:
        return 7.0 if min(state.areas[seat]) else 1.5
    if kind is Kind.ARTEMISIA:
        return 3.5 if len(state.pile) >= ARTEMISIA_DRAWS else -0.8
    if kind in SHIELDS:
        return 0.8 + 0.8 * min(state.areas[seat])
    if kind is Kind.DESCOBERTA:
        return 2.5 if len(state.discard) >= LARGE_DISCARD else 1.0
    if kind is Kind.TROCA:
        return 0.3
    return max(_aim(state, seat, kind, other) for other in range(state.seats) if other != seat)


def _aim(state: State, seat: int, kind: Kind, target: int) -> float:
    """Return the value of an attack: higher the richer the target, low against an open shield."""
    shields = state.shields[target]
    if shields and any(answer in shields for answer in ANSWERS[kind]):
        return 0.2
    area = state.areas[target]
    sets = min(area)
    if kind is Kind.INVASAO:
        return max([_need(state, seat, part) for part in PARTS if area[part]], default=0.0) + 2.0 * sets
    if kind is Kind.TERREMOTO:
        return (1.5 + 2.0 * sets + 0.2 * sum(area)) if sum(area) else 0.0
    return 1.2 + 0.3 * len(state.hands[target])


def quiet(state: State, turns: int) -> bool:
    """Return whether the next turn starts.

    Later ones add luck to a playout, and the learned estimate foresees as much.
    """
    return turns >= 1 and state.step is Step.PLAY


PLAYOUTS: Final = dict.fromkeys(SEATS, 1000)
"""Positions that a hard player samples for a decision, by number of seats."""

PRIOR: Final = dict.fromkeys(SEATS, 20)
"""Visits that the one-step value of an action counts for, by number of seats: it has less noise than as many playouts.
"""
SAMPLES: Final = 24
"""Sampled positions that a hard player evaluates one step ahead: they cost little, and less luck is in the mean."""
TEMPERATURE: Final = {2: 0.014, 3: 0.027, 4: 0.028}
"""By number of seats: with it a normal player wins as often as each of the others, all of version 1."""

HEURISTICS: Final = Heuristics(
    estimate,
    prefer,
    quiet,
    playouts=PLAYOUTS,
    prior=PRIOR,
    samples=SAMPLES,
    temperature=TEMPERATURE,
    learned=learned,
)

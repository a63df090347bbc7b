"""Heuristics for Guardiões do Mausoléu: sets built, sets to come, and their protection.

Play continues after the draw pile runs out until hands are played, and all players draw about as many cards as they can
play. So a part in hand is nearly a part built, and parts still in the pile belong to all seats equally.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import add
from typing import Final

from engine.contract import Action
from engine.mausoleum.components import (
    ANSWERS,
    ARTEMISIA_DRAWS,
    KIND_OF,
    PARTS,
    SET_POINTS,
    SEVERAL_SETS_POINTS,
    SHIELDS,
    Kind,
)
from engine.mausoleum.state import State, Step
from engine.players.heuristics import Estimate, Heuristics

IN_HAND: Final = 0.85
"""Value of a part in hand, as a share of a built one: it can be stolen and costs a turn."""
TO_COME: Final = 1.0
"""Value of a part in the pile, as a share of a built one, divided among the seats."""
CROWN_TO_COME: Final = 0.7
"""Value of a Mausolo in the pile, as a share of a placed one, divided among the seats."""
OF_PILE: Final = 2.2
"""Cards left in the pile at which future parts count as much as present ones."""
HELD: Final = {
    Kind.ARTEMISIA: 2.0,
    Kind.ARQUITETOS: 0.6,
    Kind.ESCULTORES: 2.9,
    Kind.PROTECAO: 1.6,
    Kind.TERREMOTO: 2.2,
    Kind.INVASAO: 3.4,
    Kind.DESCOBERTA: 2.2,
    Kind.TROCA: 0.4,
    Kind.ROUBO: 1.6,
}
"""Value of a card in hand, in points. Shields protect from the hand as well. Invasão is the strongest attack."""
TABLED: Final = {Kind.ARQUITETOS: 0.7, Kind.ESCULTORES: 3.4, Kind.PROTECAO: 2.5}
"""Value of a shield in front of its player, in points: it takes no room in the hand."""
END_SPREAD: Final = 4.0
"""Spread of the result, in points, with an empty pile."""
PILE_SPREAD: Final = 8.7
"""Points that a full pile adds to it."""
FULL_PILE: Final = 42
"""The most cards a pile holds."""
POINT: Final = 0.47
"""Rating of a point: an action rated higher by 1 is e times as likely."""
PASSED: Final = -2.0
"""Rating of a pass."""
PLAYED: Final = {
    **dict.fromkeys(PARTS, -1.4),
    Kind.MAUSOLO: 2.5,
    Kind.ARTEMISIA: -0.3,
    Kind.ARQUITETOS: -2.3,
    Kind.ESCULTORES: 0.9,
    Kind.TERREMOTO: -3.6,
    Kind.INVASAO: -0.8,
    Kind.DESCOBERTA: 0.0,
    Kind.TROCA: 3.4,
    Kind.ROUBO: 1.6,
    Kind.PROTECAO: 1.8,
}
"""Rating of the play of a card beyond its points. Fitted, as ``KEPT``, to the choices of normal players."""
KEPT: Final = {
    **dict.fromkeys(PARTS, -0.6),
    Kind.MAUSOLO: -1.0,
    Kind.ARTEMISIA: 0.8,
    Kind.ARQUITETOS: -1.8,
    Kind.ESCULTORES: 1.0,
    Kind.TERREMOTO: 0.9,
    Kind.INVASAO: 1.4,
    Kind.DESCOBERTA: 1.3,
    Kind.TROCA: -1.7,
    Kind.ROUBO: 0.3,
    Kind.PROTECAO: 0.1,
}
"""Rating of a card in hand beyond its points."""
RECOVERED_PART: Final = 2.0
"""Rating of a part from the discard pile beyond that of one in hand."""


def estimate(state: State) -> Estimate:
    """Expected points of each seat, and their spread."""
    pile = state.pile
    left = len(pile)
    coming = [TO_COME * pile.count(part) / state.seats for part in PARTS]
    crown = CROWN_TO_COME * pile.count(Kind.MAUSOLO) / state.seats
    open_share = left / (left + OF_PILE)
    guarded = min(1.0, 0.25 + left / 20)
    points = [_expected_points(state, seat, coming, crown, open_share, guarded) for seat in range(state.seats)]
    return Estimate(points, END_SPREAD + PILE_SPREAD * math.sqrt(left / FULL_PILE))


def _expected_points(
    state: State, seat: int, coming: Sequence[float], crown_to_come: float, open_share: float, guarded: float
) -> float:
    """Expected points of one seat: ``open_share`` from what may come, the rest from what it has."""
    area, hand = state.areas[seat], state.hands[seat]
    held = [hand.count(part) for part in PARTS]
    crowned = state.mausolo[seat]
    crown = 1.0 if crowned else 0.8 if Kind.MAUSOLO in hand else crown_to_come
    sure = _points(min(area), crowned)
    full = _points(min(map(add, area, held)), crown)
    near = 0.25 * sure + 0.75 * full if full > sure else sure
    soft = [a + IN_HAND * h + c for a, h, c in zip(area, held, coming, strict=True)]
    hope = _points(_smooth_least(soft), crown)
    worth = (1 - open_share) * near + open_share * hope
    guards = sum([HELD[kind] for kind in hand if kind in HELD]) + sum([TABLED[kind] for kind in state.shields[seat]])
    # Characters break ties; parts without a set are progress.
    return worth + guarded * guards + 0.05 * len(state.used[seat]) + 0.1 * sum(area)


def _points(sets: float, crown: float) -> float:
    """Points of a fractional number of sets. ``crown``: probability that Mausolo scores."""
    several = SEVERAL_SETS_POINTS * min(1.0, max(0.0, sets - 1))
    return SET_POINTS * sets + several + SET_POINTS * crown * min(1.0, sets)


def _smooth_least(counts: Sequence[float]) -> float:
    """Roughly the minimum, a little more if only one count is low."""
    a, b, c, d = sorted(counts)
    return 0.7 * a + 0.12 * b + 0.1 * c + 0.08 * d


# ---------------------------------------------------------------- ratings of actions


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action by how likely a normal player takes it."""
    return [_rating(state, seat, action) for action in actions]


def _need(state: State, seat: int, part: Kind) -> float:
    """Value of one more ``part``: higher the fewer of it ``seat`` has, highest if it completes a set."""
    area = state.areas[seat]
    least = min(area)
    if area[part] > least:
        return max(0.3, 2.6 - 0.9 * (area[part] - least))
    return 9.0 if area.count(least) == 1 else 3.0


def _loss(state: State, seat: int, part: Kind) -> float:
    """Cost of one ``part`` less."""
    area = state.areas[seat]
    return 9.0 if area[part] == min(area) else max(0.5, 3.0 - 0.8 * (area[part] - min(area)))


def _worth(state: State, seat: int, kind: Kind) -> float:
    """Rating of a card in the hand of ``seat``."""
    if kind in PARTS:
        points = min(4.0, _need(state, seat, kind)) / max(1, state.hands[seat].count(kind))
    elif kind is Kind.MAUSOLO:
        points = 0.0 if state.mausolo[seat] else 5.0
    else:
        points = HELD[kind]
    return POINT * points + KEPT[kind]


def _rating(state: State, seat: int, action: Action) -> float:
    verb = action.verb
    if verb == "pass":
        return PASSED
    if verb == "at":
        assert state.pending is not None
        return POINT * _aim(state, seat, state.pending, int(action.args[0]))
    kind = KIND_OF[action.args[0]]
    match verb:
        case "play":
            return POINT * _play(state, seat, kind) + PLAYED[kind]
        case "take":
            assert state.target is not None
            return POINT * (_need(state, seat, kind) + _loss(state, state.target, kind))
        case "lose":
            return -POINT * _loss(state, seat, kind)
        case "recover":
            if kind is Kind.DESCOBERTA:
                return 0.0
            return _worth(state, seat, kind) + (RECOVERED_PART if kind in PARTS else 0.0)
    return -_worth(state, seat, kind)


def _play(state: State, seat: int, kind: Kind) -> float:
    """Value of the play of a card in points."""
    if kind in PARTS:
        return 1.0 + _need(state, seat, kind)
    if kind is Kind.MAUSOLO:
        return 7.0 if min(state.areas[seat]) else 1.5
    if kind is Kind.ARTEMISIA:
        return 3.5 if len(state.pile) >= ARTEMISIA_DRAWS else -0.8
    if kind in SHIELDS:
        return 0.8 + 0.8 * min(state.areas[seat])
    if kind is Kind.DESCOBERTA:
        return 2.5 if len(state.discard) > 3 else 1.0
    if kind is Kind.TROCA:
        return 0.3
    return max(_aim(state, seat, kind, other) for other in range(state.seats) if other != seat)


def _aim(state: State, seat: int, kind: Kind, target: int) -> float:
    """Value of an attack: higher the richer the target, low against an open shield."""
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
    """Whether every seat has had a turn and the next one starts."""
    return turns >= state.seats and state.step is Step.PLAY


PLAYOUTS: Final = {2: 1000, 3: 1000, 4: 1000}
"""Positions that a hard player samples for a decision, by number of seats."""

PRIOR: Final = {2: 60, 3: 60, 4: 60}
"""Visits that the one-step value of an action counts for, by number of seats: it has less noise than as many playouts.
"""
TEMPERATURE: Final = 0.013
"""With it a normal player wins half of its games against one of version 1, with two seats."""

HEURISTICS: Final = Heuristics(estimate, prefer, quiet, playouts=PLAYOUTS, prior=PRIOR, temperature=TEMPERATURE)

"""The options at each step of a turn: single source for offering, validating and automatic choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.contract import Action, Decision
from engine.errors import NotAllowed, NotYourDecision
from engine.mausoleum.actions import ACTIONS_OF, AT, DISCARD, GIVE, LOSE, PASS, PLAY, RECOVER, TAKE
from engine.mausoleum.components import KIND_OF, PARTS, SEATS, SHIELDS, Kind
from engine.mausoleum.state import State, Step, decider

AGAINST_AREAS: Final = frozenset((Kind.TERREMOTO, Kind.INVASAO))
"""Attacks on an opponent's construction cards. The other attacks hit the hand."""

UNCONDITIONAL: Final = frozenset((*PARTS, *SHIELDS, Kind.ARTEMISIA))
"""Cards that can always be played."""

DECISIONS: Final = {step: tuple((Decision(seat, step.value),) for seat in range(SEATS.stop - 1)) for step in Step}
"""The pending decision of each step and seat."""
# Names bound once: looking up an Enum member costs more than comparing it.
_PLAY, _TARGET, _OVER = Step.PLAY, Step.TARGET, Step.OVER
_MAUSOLO, _DESCOBERTA, _TROCA = Kind.MAUSOLO, Kind.DESCOBERTA, Kind.TROCA


def deciding(state: State) -> tuple[Decision, ...]:
    """Return the pending decision; none when the game is over."""
    seat = decider(state)
    return () if seat is None else DECISIONS[state.step][seat]


def targets(seats: int, seat: int, kind: Kind, areas: Sequence[Sequence[int]], hands: Sequence[object]) -> list[int]:
    """Return the opponents that ``kind`` may attack: those who have the kind of card it hits (ruling).

    ``hands``: the hands, or their sizes. A defence does not make an opponent an illegal target.
    """
    if kind in AGAINST_AREAS:
        return [other for other in range(seats) if other != seat and any(areas[other])]
    return [other for other in range(seats) if other != seat and hands[other]]


def barred(state: State, seat: int, kind: Kind) -> str | None:
    """Return why a card of the hand cannot be played now, as a key, or None ("a card without a legal target …")."""
    if kind in UNCONDITIONAL:
        return None
    if kind is _MAUSOLO:
        return "second-mausolo" if state.mausolo[seat] else None
    if kind is _DESCOBERTA:
        return None if state.discard else "empty-discard"
    if kind is _TROCA and len(state.hands[seat]) <= 1:
        return "nothing-to-give"
    return None if targets(state.seats, seat, kind, state.areas, state.hands) else "no-target"


def targets_of(state: State, kind: Kind) -> list[int]:
    """Return the opponents that the seat whose turn it is may attack with ``kind``."""
    return targets(state.seats, state.turn, kind, state.areas, state.hands)


def parts(area: Sequence[int]) -> list[Kind]:
    """Return the kinds of construction cards in an area."""
    return [part for part in PARTS if area[part]]


def giveable(state: State) -> list[Kind]:
    """Return the kinds to give in a Troca: the hand without that Troca."""
    hand = state.hands[state.turn]
    return [kind for kind in sorted(set(hand)) if kind is not Kind.TROCA or hand.count(Kind.TROCA) > 1]


def _named(state: State) -> tuple[Sequence[Action], Sequence[Kind]]:
    """Return the actions of a step other than PLAY and TARGET by kind of card, and the kinds to be named."""
    match state.step:
        case Step.DISCARD:
            return DISCARD, state.hands[state.turn]
        case Step.RECOVER:
            return RECOVER, state.discard
        case Step.GIVE:
            return GIVE, giveable(state)
        case _:
            assert state.target is not None
            return TAKE if state.step is Step.TAKE else LOSE, parts(state.areas[state.target])


def legal(state: State, seat: int) -> list[Action]:
    """Return the seat's legal actions, without duplicates, in the rulebook's order of cards."""
    step = state.step
    if seat != decider(state):
        return []
    if step is _PLAY:
        kinds = sorted(set(state.hands[seat]))
        plays = [PLAY[kind] for kind in kinds if kind in UNCONDITIONAL or barred(state, seat, kind) is None]
        plays.append(PASS)
        return plays
    if step is _TARGET:
        assert state.pending is not None
        return [AT[other] for other in targets_of(state, state.pending)]
    actions, named = _named(state)
    return [actions[kind] for kind in sorted(set(named))]


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Return the error that ``apply`` would raise, or None."""
    if seat != decider(state):
        over = state.step is _OVER
        return NotAllowed("over") if over else NotYourDecision(f"seat {seat} has nothing to decide")
    if action not in ACTIONS_OF[state.step]:
        return NotAllowed("not-now")
    if action.verb == "pass":
        return None
    if action.verb == "at":
        return None if action in legal(state, seat) else NotAllowed("no-such-target")
    kind = KIND_OF[action.args[0]]
    if action.verb == "play":
        reason = barred(state, seat, kind) if kind in state.hands[seat] else "not-in-hand"
        return None if reason is None else NotAllowed(reason)
    if kind in _named(state)[1]:
        return None
    return NotAllowed("not-in-hand" if action.verb in ("give", "discard") else "not-there")

"""Make views of a position, and positions that agree with a view."""

from __future__ import annotations

from engine.__key__ import rules
from engine.__key__.components import CARDS, lit
from engine.__key__.scoring import outcome
from engine.__key__.state import State
from engine.__key__.view import View
from engine.rng import Rng


def view(state: State, viewer: int | None) -> View:
    """All that ``viewer`` (None: a spectator) may know of ``state``."""
    deciding = tuple(decision.seat for decision in rules.deciding(state))
    decides = viewer is not None and viewer in deciding
    points = [0] * state.seats
    for turn, light in enumerate(lit(state.row)):
        points[(state.first + turn) % state.seats] += light
    return View(
        viewer=viewer,
        seats=state.seats,
        deciding=deciding,
        decision="play" if decides else None,
        actions=() if viewer is None else tuple(rules.legal(state, viewer)),
        outcome=outcome(state),
        hand=() if viewer is None else tuple(state.hands[viewer]),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        row=tuple(state.row),
        first=state.first,
        points=tuple(points),
        pile=len(state.pile),
    )


def sample(seen: View, rng: Rng) -> State:
    """A full position that agrees with ``seen``: deal the unseen cards to the other hands and the rest."""
    pile = [card for card in CARDS if card not in seen.row and card not in seen.hand]
    state = State(seats=seen.seats, hands=[], pile=pile, row=list(seen.row), first=seen.first)
    rng.shuffle(state, "sample", pile)
    for seat, size in enumerate(seen.hand_sizes):
        own = seat == seen.viewer
        state.hands.append(list(seen.hand) if own else sorted(pile.pop() for _ in range(size)))
    state.chance = 0
    return state

"""Make views of a position, and positions that agree with a view."""

from __future__ import annotations

from engine.__key__.components import CARDS, lit
from engine.__key__.state import State
from engine.__key__.view import View
from engine.contract import ViewBase
from engine.hidden import deal, unseen
from engine.rng import Rng


def view(state: State, base: ViewBase) -> View:
    """Return all that ``base.viewer`` (None: a spectator) may know of ``state``."""
    points = [0] * state.seats
    for turn, light in enumerate(lit(state.row)):
        points[(state.first + turn) % state.seats] += light
    return View(
        *base,
        hand=() if base.viewer is None else tuple(state.hands[base.viewer]),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        row=tuple(state.row),
        first=state.first,
        points=tuple(points),
        pile=len(state.pile),
    )


def sample(seen: View, rng: Rng) -> State:
    """Return a full position that agrees with ``seen``: deal the unseen cards to the other hands and the rest."""
    pile = unseen(CARDS, seen.row, seen.hand)
    state = State(seats=seen.seats, hands=[], pile=pile, row=list(seen.row), first=seen.first)
    rng.shuffle(state, "sample", pile)
    state.hands = [sorted(hand) for hand in deal(pile, seen.hand_sizes, seen.viewer, seen.hand)]
    return state

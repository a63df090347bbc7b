"""Make views of a position, and positions that agree with a view."""

from __future__ import annotations

from engine.__key__.components import CARDS, HAND, PICK
from engine.__key__.state import State
from engine.__key__.view import View
from engine.contract import ViewBase
from engine.hidden import deal, unseen
from engine.rng import Rng


def view(state: State, base: ViewBase) -> View:
    """Return all that ``base.viewer`` (None: a spectator) may know of ``state``."""
    viewer = base.viewer
    return View(
        *base,
        round=state.round,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        chosen=() if viewer is None else tuple(state.chosen[viewer]),
        shown=tuple([tuple(pair) for pair in state.shown]),
        points=tuple(state.points),
    )


def sample(seen: View, rng: Rng) -> State:
    """Return a full position that agrees with ``seen``: deal the unseen cards, and let those who are ready choose."""
    over = seen.outcome is not None
    chosen = [list(pair) for pair in seen.shown] if over else [[] for _ in range(seen.seats)]
    if seen.viewer is not None:
        chosen[seen.viewer] = list(seen.chosen)
    pile = unseen(CARDS, seen.hand, *chosen)
    shown = [list(pair) for pair in seen.shown]
    state = State(seen.seats, [], chosen, pile, list(seen.points), shown, seen.round)
    rng.shuffle(state, "sample", pile)
    sizes = [HAND - PICK if over else HAND] * seen.seats
    state.hands = [sorted(hand) for hand in deal(pile, sizes, seen.viewer, seen.hand)]
    for seat, hand in enumerate(state.hands):
        while seat not in seen.deciding and len(chosen[seat]) < PICK:
            chosen[seat].append(hand.pop(rng.below(state, "sample", len(hand))))
        chosen[seat].sort()
    return state

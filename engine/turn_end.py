"""Whether an action ends its player's turn, as far as the player can know."""

from __future__ import annotations

from typing import Final

from engine.contract import TURN, Action, View
from engine.registry import AnyGame
from engine.rng import KeyedRng

SAMPLES: Final = 8
"""Number of positions that agree with a view in which an action is tried."""


def may_end_turn(game: AnyGame, view: View, action: Action) -> bool:
    """Return whether a legal action may leave the viewer without a decision, or start another turn.

    Tries the action in sampled positions. So the answer is a function of the view and tells nothing hidden. A choice
    that the viewer can still change ends no turn.
    """
    assert view.viewer is not None
    for number in range(SAMPLES):
        rng = KeyedRng(number.to_bytes(1))
        state = game.sample(view, rng)
        events = game.apply(state, view.viewer, action, rng)
        if any(event.kind == TURN for event in events) or not game.legal(state, view.viewer):
            return True
    return False

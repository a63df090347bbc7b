"""Whether an action ends its player's turn, or the game, by what the player can know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.any_game import AnyGame
from engine.contract import TURN, Action, Event, View
from engine.joined import apart

SAMPLES: Final = 8
"""Number of positions that agree with a view in which an action is tried."""


def may_end_turn(game: AnyGame, view: View, action: Action) -> bool:
    """Return whether a legal or joined action may leave the viewer without a decision, or start another turn.

    A choice that the viewer can still change ends no turn.
    """
    assert view.viewer is not None
    for state, events in _tried(game, view, action):
        if any(event.kind == TURN for event in events) or not game.legal(state, view.viewer):
            return True
    return False


def may_end_game(game: AnyGame, view: View, action: Action) -> bool:
    """Return whether a legal action may end the game."""
    return any(game.outcome(state) is not None for state, _ in _tried(game, view, action))


def _tried(game: AnyGame, view: View, action: Action) -> Iterator[tuple[Any, Sequence[Event]]]:
    """Yield sampled positions after an action, and its events: functions of the view, which tell nothing hidden."""
    assert view.viewer is not None
    for state, rng in game.worlds(view, SAMPLES):
        yield state, [event for each in apart(action) for event in game.apply(state, view.viewer, each, rng)]

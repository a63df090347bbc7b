"""One-step lookahead: the value of every action in a sampled position.

A turn is a chain of small decisions, so one step is the whole chain: follow an action with the player's own best
decisions until another seat must decide or a new turn starts.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engine.any_game import AnyGame
from engine.contract import TURN, Action, Event, View
from engine.players.heuristics import Heuristics
from engine.players.randomness import QuickRng
from engine.players.values import expected_values, final_values

State = Any

DEPTH: Final = 3
"""Later decisions of the chain whose actions are tried; after that the best-rated action is taken."""
BREADTH: Final = 6
"""Actions tried at each later decision, best-rated first."""


def action_values(game: AnyGame, knowledge: Heuristics, view: View, state: State, chance: Random) -> list[float]:
    """Return the value of each of the viewer's actions in one sampled position. All get the same random numbers."""
    seat = view.viewer
    assert seat is not None
    seed = chance.getrandbits(32)
    values = []
    for action in view.actions:
        after = game.copy(state)
        rng = QuickRng(seed)
        events = game.apply(after, seat, action, rng)
        values.append(_follow(game, knowledge, after, seat, events, rng, DEPTH))
    return values


def _follow(
    game: AnyGame, knowledge: Heuristics, state: State, seat: int, events: Sequence[Event], rng: QuickRng, deeper: int
) -> float:
    """Return the value of the position to ``seat`` after its own chain of decisions."""
    while True:
        deciding = game.deciding(state)
        if not deciding:
            return current_values(game, knowledge, state)[seat]
        if len(deciding) > 1 or deciding[0].seat != seat or any(event.kind == TURN for event in events):
            return expected_values(knowledge.estimate(state))[seat]
        actions = game.legal(state, seat)
        if len(actions) > 1:
            liked = knowledge.prefer(state, seat, actions)
            order = sorted(range(len(actions)), key=liked.__getitem__, reverse=True)
            if deeper:
                return max(_try(game, knowledge, state, seat, actions[i], rng, deeper - 1) for i in order[:BREADTH])
            action = actions[order[0]]
        else:
            action = actions[0]
        events = game.apply(state, seat, action, rng)


def _try(
    game: AnyGame, knowledge: Heuristics, state: State, seat: int, action: Action, rng: QuickRng, deeper: int
) -> float:
    after = game.copy(state)
    return _follow(game, knowledge, after, seat, game.apply(after, seat, action, rng), rng, deeper)


def current_values(game: AnyGame, knowledge: Heuristics, state: State) -> list[float]:
    """Return the value of a position to each seat: its result, or an estimate."""
    outcome = game.outcome(state)
    return expected_values(knowledge.estimate(state)) if outcome is None else final_values(outcome)

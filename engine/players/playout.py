"""Playouts: random decisions, better ones more likely, from a sampled position to one that can be estimated."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.contract import TURN
from engine.players.heuristics import Heuristics
from engine.players.lookahead import current_values
from engine.players.randomness import QuickRng, softmax_choice
from engine.players.values import expected_values
from engine.registry import AnyGame

State = Any

TEMPERATURE: Final = 1.0
"""Softmax temperature of playouts, in units of ``Heuristics.prefer``."""
DECISIONS: Final = 400
"""Decisions after which a playout stops and is estimated."""


def play_out(
    game: AnyGame, knowledge: Heuristics, state: State, chance: Random, rng: QuickRng, turns: int = 0
) -> list[float]:
    """Play ``state`` on to a quiet position or the end; return the value of that to each seat.

    ``turns``: turns that have ended since the position that is evaluated.
    """
    prefer, quiet = knowledge.prefer, knowledge.quiet
    for _ in range(DECISIONS):
        deciding = game.deciding(state)
        if not deciding:
            return current_values(game, knowledge, state)
        if quiet(state, turns):
            break
        for seat, _kind in deciding:
            actions = game.legal(state, seat)
            if len(actions) > 1:
                action = softmax_choice(actions, prefer(state, seat, actions), TEMPERATURE, chance)
            else:
                action = actions[0]
            for event in game.apply(state, seat, action, rng):
                if event.kind == TURN:
                    turns += 1
    return expected_values(knowledge.estimate(state))

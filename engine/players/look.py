"""One step ahead: every action, in several positions that agree with the view, to the end of the player's own chain.

A turn is a chain of small decisions, so a step is the whole chain: what follows an action is chosen as the player would
choose it, until another seat decides or a new turn begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engine.contract import TURN, Action, Event, View
from engine.players.chance import QuickRng
from engine.players.heuristics import Heuristics, of
from engine.players.worth import result, worth
from engine.registry import AnyGame

State = Any

DEEPEST: Final = 3
"""Decisions after the first that are looked into; further ones are made at a glance."""
WIDEST: Final = 6
"""Actions of a later decision that are looked into, the best at a glance first."""


def look(game: AnyGame, view: View, state: State, chance: Random) -> list[float]:
    """The value of each of the viewer's actions in one sampled position, with the same chance for all of them."""
    seat, knowledge = view.viewer, of(game)
    assert seat is not None
    seed = chance.getrandbits(32)
    values = []
    for action in view.actions:
        after = game.copy(state)
        rng = QuickRng(seed)
        events = game.apply(after, seat, action, rng)
        values.append(_follow(game, knowledge, after, seat, events, rng, DEEPEST))
    return values


def _follow(
    game: AnyGame, knowledge: Heuristics, state: State, seat: int, events: Sequence[Event], rng: QuickRng, deeper: int
) -> float:
    """What the position comes to for ``seat``, its own chain of decisions played on."""
    while True:
        deciding = game.deciding(state)
        if not deciding:
            return value_now(game, knowledge, state)[seat]
        if len(deciding) > 1 or deciding[0].seat != seat or any(event.kind == TURN for event in events):
            return worth(knowledge.estimate(state))[seat]
        actions = game.legal(state, seat)
        if len(actions) > 1:
            liked = knowledge.prefer(state, seat, actions)
            order = sorted(range(len(actions)), key=liked.__getitem__, reverse=True)
            if deeper:
                return max(_try(game, knowledge, state, seat, actions[i], rng, deeper - 1) for i in order[:WIDEST])
            action = actions[order[0]]
        else:
            action = actions[0]
        events = game.apply(state, seat, action, rng)


def _try(
    game: AnyGame, knowledge: Heuristics, state: State, seat: int, action: Action, rng: QuickRng, deeper: int
) -> float:
    after = game.copy(state)
    return _follow(game, knowledge, after, seat, game.apply(after, seat, action, rng), rng, deeper)


def value_now(game: AnyGame, knowledge: Heuristics, state: State) -> list[float]:
    """The value of a position to each seat: its result, or what is to be expected."""
    outcome = game.outcome(state)
    return worth(knowledge.estimate(state)) if outcome is None else result(outcome)

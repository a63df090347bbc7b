"""Paired playouts: the best actions one step ahead, each played out from the same sampled positions.

All of them meet the same hidden cards and random numbers, which takes most of the luck out of their differences. That
suits a game whose cards decide more than its plans: a tree spreads its playouts over luck that it cannot foresee.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engine.contract import Action, View
from engine.players.heuristics import finalists, heuristics, playouts, prior
from engine.players.lookahead import play_chain
from engine.players.playout import play_out
from engine.players.randomness import QuickRng
from engine.players.search import Arm
from engine.registry import AnyGame

State = Any

LAST: Final = 2
"""Actions that stay in the second half of the playouts."""


class PairedPlayouts:
    """Statistics of one decision of the viewer of ``view``; each :meth:`step` is one sampled position."""

    def __init__(self, game: AnyGame, view: View, chance: Random) -> None:
        assert view.viewer is not None
        key, seats = game.meta.key, view.seats
        self.game = game
        self.view = view
        self.observer = view.viewer
        self.knowledge = heuristics(key)
        self.chance = chance
        self.rng = QuickRng(chance.getrandbits(32))
        self.finalists = finalists(key, seats)
        self.half = playouts(key, seats) // 2
        self.prior = prior(key, seats)
        self.arms: dict[Action, Arm] = {}
        self.left: list[Action] = []
        """Actions that are played out."""
        self.iterations = 0

    def set_priors(self, values: list[float]) -> None:
        """Give the viewer's actions, in their order, these one-step values as ``Heuristics.prior`` visits."""
        self.arms = {action: Arm(self.prior, value) for action, value in zip(self.view.actions, values, strict=True)}
        self.left = self._best(self.view.actions, self.finalists)

    def step(self) -> None:
        """Sample a position and play out each action that is left in it."""
        sampled, seed = self.game.sample(self.view, self.rng), self.chance.getrandbits(32)
        for action in self.left:
            self.arms[action].add(self.value(self.game.copy(sampled), action, seed))
        self.iterations += 1
        if self.iterations == self.half:
            self.left = self._best(self.left, LAST)

    def _best(self, actions: Sequence[Action], count: int) -> list[Action]:
        return sorted(actions, key=lambda action: self.arms[action].mean, reverse=True)[:count]

    def value(self, state: State, action: Action, seed: int) -> float:
        """Value of an action in a position: the viewer's own decisions one step ahead, then a playout."""
        rng = QuickRng(seed)
        events = self.game.apply(state, self.observer, action, rng)
        turns = play_chain(self.game, self.knowledge, state, self.observer, events, rng)
        return play_out(self.game, self.knowledge, state, Random(seed), rng, turns)[self.observer]

"""Paired playouts: the best actions one step ahead, each played out from the same sampled positions.

All of them meet the same hidden cards and random numbers, which takes most of the luck out of their differences. That
suits a game whose cards decide more than its plans: a tree spreads its playouts over luck that it cannot foresee.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from engine.contract import Action, View
from engine.players.comparison import Comparison
from engine.players.heuristics import finalists, playouts
from engine.players.lookahead import play_chain
from engine.players.playout import play_out
from engine.players.randomness import QuickRng
from engine.registry import AnyGame

State = Any

LAST: Final = 2
"""Actions that stay in the second half of the playouts."""


class PairedPlayouts(Comparison):
    """Compares the actions that are best one step ahead; each :meth:`step` plays them out from one position."""

    def __init__(self, game: AnyGame, view: View, chance: Random) -> None:
        super().__init__(game, view, chance)
        self.half = playouts(game.meta.key, view.seats) // 2
        self.left: list[Action] = []
        """Actions that are played out."""

    def set_priors(self, values: list[float]) -> None:
        super().set_priors(values)
        self.left = self._best(self.view.actions, finalists(self.game.meta.key, self.view.seats))

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

"""What a hard player's search knows of each action: its visits, and its mean value."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.contract import Action, View
from engine.players.heuristics import heuristics, prior
from engine.players.randomness import QuickRng
from engine.registry import AnyGame


class Arm:
    """Statistics of one action at one node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self, visits: float = 0.0, value: float = 0.0) -> None:
        self.visits = visits
        self.available = 0
        self.total = visits * value

    def add(self, value: float) -> None:
        """Count a visit of this value."""
        self.visits += 1
        self.total += value

    @property
    def mean(self) -> float:
        """Average value to the seat that chooses it."""
        return self.total / self.visits


class Comparison:
    """Compares the actions of the viewer of ``view``; each :meth:`step` samples one position."""

    def __init__(self, game: AnyGame, view: View, chance: Random) -> None:
        assert view.viewer is not None
        self.game = game
        self.view = view
        self.observer: Final = view.viewer
        self.knowledge = heuristics(game.meta.key)
        self.chance = chance
        self.rng = QuickRng(chance.getrandbits(32))
        self.prior = prior(game.meta.key, view.seats)
        self.arms: dict[Action, Arm] = {}
        """By action of the viewer."""
        self.iterations = 0

    def set_priors(self, values: list[float]) -> None:
        """Give the viewer's actions, in their order, these one-step values as ``Heuristics.prior`` visits."""
        for action, value in zip(self.view.actions, values, strict=True):
            self.arms[action] = Arm(self.prior, value)

    def step(self) -> None:
        """Sample a position, play it out, and count its value."""
        raise NotImplementedError

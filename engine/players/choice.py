"""A bot's action, and its evaluation of the others."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Action


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Evaluation of one action: ``value`` from 0 to 1, about the probability to win, from ``visits`` samples."""

    action: Action
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision. ``evaluations`` has the best action first. It is empty without a choice.

    ``action`` is the first of them. An easy player may put another one first.
    """

    action: Action
    evaluations: tuple[Evaluation, ...] = ()
    iterations: int = 0
    """Number of sampled positions."""

    @property
    def alternatives(self) -> tuple[Evaluation, ...]:
        """Evaluations of the actions not taken, best first."""
        return tuple(each for each in self.evaluations if each.action != self.action)

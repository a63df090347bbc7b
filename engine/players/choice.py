"""What a computer player hands back: its action, and what it thought of the others."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Action


@dataclass(frozen=True, slots=True)
class Thought:
    """One action and what its player found: ``value`` from 0 to 1 (about the chance to win), seen so many times."""

    action: Action
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision. ``thoughts`` are the actions that were weighed, the best first; empty where there was no choice.

    ``action`` is the first of them, but for a player that makes mistakes.
    """

    action: Action
    thoughts: tuple[Thought, ...] = ()
    iterations: int = 0
    """Positions that were dealt and played on from."""

    @property
    def alternatives(self) -> tuple[Thought, ...]:
        """What else was weighed, the best first."""
        return tuple(thought for thought in self.thoughts if thought.action != self.action)

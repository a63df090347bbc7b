"""Counts and depth of a trial, and the error that reports a leak."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


class Difference(Exception):
    """Something that reached a viewer differs in another world."""


@dataclass
class Figures:
    """Counts of comparisons."""

    games: int = 0
    steps: int = 0
    unseen: int = 0
    """Steps that some viewer could not notice."""
    followed: int = 0
    """Steps repeated in another world."""
    unfollowed: int = 0
    """Steps without an equal-looking one in the other world, mostly because chance fell differently."""
    compared: Counter[str] = field(default_factory=Counter)
    """Number of comparisons of each way."""
    size: int = 0
    """Bytes compared, one world counted."""
    pictures: int = 0
    picture_size: int = 0
    forged: int = 0
    """Forged buttons tried."""
    late: int = 0
    """Answers that were finished after their player had lost the seat."""

    def add(self, other: Figures) -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                self.compared.update(value)
            else:
                setattr(self, name, getattr(self, name) + value)


@dataclass(frozen=True)
class Depth:
    """Depth of the checks: the share of steps at which each runs."""

    everything: float = 0.03
    """All viewers check all ways. At all other steps one viewer checks ``ways`` of them."""
    ways: int = 2
    pictures: float = 0.006
    """Pictures are drawn, for one viewer."""
    follow: float = 0.1
    """The step is repeated in another world too."""
    rethink: float = 0.1
    """A seat without a pending decision acts: it changes a simultaneous choice."""
    life: float = 0.04
    """A table event other than a decision: undo, polls, leaving players."""
    late: float = 0.02
    """Answers to a player take so long that the seat changes hands meanwhile."""


def apart(one: bytes, two: bytes) -> str:
    """Return the first difference of two texts with its context."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, at - 120)
    return f"  here:  …{one[start : at + 200]!r}\n  there: …{two[start : at + 200]!r}"

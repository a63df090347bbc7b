"""What a computer player is told of a game besides its rules: what a position is worth and what looks good at a glance.

Each game says it in its ``evaluate.py``, as ``HEURISTICS``. A position here is always one that was sampled from what
a player knows; nothing in this folder ever meets the table's own.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.contract import Action
from engine.registry import AnyGame

State = Any


class Estimate(NamedTuple):
    """How a game is likely to end.

    ``points`` is what each seat is expected to have at the end, less what all can expect alike. ``spread``, in points,
    is how far ahead one must be to win about three games in four.
    """

    points: Sequence[float]
    spread: float


@dataclass(frozen=True, slots=True)
class Heuristics:
    """A game's own knowledge. All three functions are asked thousands of times a second and leave the position alone.

    ``estimate`` weighs a position. ``prefer`` says, in rough points, how good each of a seat's legal actions looks.
    ``quiet`` says whether a line of play may be cut off here and estimated, so many turns after it left the tree.
    """

    estimate: Callable[[State], Estimate]
    prefer: Callable[[State, int, Sequence[Action]], Sequence[float]]
    quiet: Callable[[State, int], bool]


@functools.cache
def heuristics(key: str) -> Heuristics:
    """The knowledge of one game; every game that there are rules for has some."""
    found = importlib.import_module(f"engine.{key}.evaluate").HEURISTICS
    assert isinstance(found, Heuristics)
    return found


def of(game: AnyGame) -> Heuristics:
    """The same, by the game's rules."""
    return heuristics(game.meta.key)

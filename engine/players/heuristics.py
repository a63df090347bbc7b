"""What bots know of a game besides its rules: estimates of positions, ratings of actions.

Each game provides ``HEURISTICS`` in its ``evaluate.py``. All positions here are sampled from a view: no player ever
receives the table's own position.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.any_game import AnyGame
from engine.contract import Action

State = Any

PLAYOUTS: Final = 300
"""Positions that a hard player samples for a decision where the game names no number."""
PRIOR: Final = 3
"""Visits that an action's one-step value counts for where the game names no number."""
SAMPLES: Final = 4
"""Sampled positions that a hard player evaluates one step ahead where the game names no number."""
TEMPERATURE: Final = 0.02
"""Softmax temperature of a normal player where the game names none."""


class Estimate(NamedTuple):
    """How a game is likely to end.

    ``points``: expected final points of each seat; omit points every seat can expect equally.
    ``spread``: lead in points that wins about three games in four.
    """

    points: Sequence[float]
    spread: float


@dataclass(frozen=True, slots=True)
class Heuristics:
    """A game's heuristics. A search calls each of them thousands of times a second; none changes the position.

    ``estimate`` evaluates a position. ``prefer`` rates each legal action of a seat: in a playout, an action rated
    higher by 1 is e times as likely. ``quiet`` says whether a playout may stop here and be estimated, so many turns
    after it left the tree. ``playouts`` names, by number of seats, how many positions a hard player samples for a
    decision: as many as still add strength. ``prior`` says, by number of seats, how many of a hard player's visits the
    one-step value of an action counts for: the more, the noisier playouts are. ``samples`` says how many sampled
    positions that value is a mean of. ``temperature`` is, by number of seats, a normal player's softmax temperature, in
    units of value: the better the heuristics, the higher, so that the level keeps its strength. ``learned`` is a hard
    player's own estimate: better and slower than ``estimate``, which the other levels keep.
    """

    estimate: Callable[[State], Estimate]
    prefer: Callable[[State, int, Sequence[Action]], Sequence[float]]
    quiet: Callable[[State, int], bool]
    playouts: Mapping[int, int] = field(default_factory=dict)
    prior: Mapping[int, int] = field(default_factory=dict)
    samples: int = SAMPLES
    temperature: Mapping[int, float] = field(default_factory=dict)
    learned: Callable[[State], Estimate] | None = None


@functools.cache
def heuristics(game: AnyGame) -> Heuristics:
    """Return the heuristics of one game. Every game with rules has some."""
    found = importlib.import_module(f"engine.{game.meta.key}.evaluate").HEURISTICS
    assert isinstance(found, Heuristics)
    return found


@functools.cache
def heuristics_of(game: AnyGame, level: str) -> Heuristics:
    """Return the heuristics of one game for a bot of this level: with the learned estimate for a hard one."""
    found = heuristics(game)
    return replace(found, estimate=found.learned) if level == "hard" and found.learned is not None else found


def playouts(game: AnyGame, seats: int) -> int:
    """Return the number of positions that a hard bot samples for a decision."""
    return heuristics(game).playouts.get(seats, PLAYOUTS)

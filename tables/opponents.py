"""Computer players at a table: whose turn it is, and, when the game is over, what they weighed.

They are handed a view and nothing else. What they weighed tells what they held, so it is stored apart from the log and
told to nobody before the end.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import Action, View
from engine.players import LEVELS, Choice

if TYPE_CHECKING:
    pass

COMPUTER: Final = -1
"""The user of a seat that was a computer player's from the start."""
STAND_IN: Final = "normal"
"""How well the computer plays that takes the seat of somebody who is away."""
REMEMBERED: Final = 4
"""How many of the actions that were weighed are kept, the best first."""


def level_of(computer: str) -> str:
    """The level that a seat's computer player decides at; of an unknown one, that of a stand-in."""
    return computer if computer in LEVELS else STAND_IN


@dataclass(frozen=True, slots=True)
class Turn:
    """A computer player has to decide: all that it may know."""

    seat: int
    level: str
    view: View


class EvaluatedAction(NamedTuple):
    """An action that a computer player thought about, and its chance to win with it, from 0 to 1."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a computer player decided as it did, from what it then knew; ``weighed`` has the best first."""

    seat: int
    level: str
    view: View
    taken: Action
    evaluated: tuple[EvaluatedAction, ...]


def evaluation_of(turn: Turn, choice: Choice) -> tuple[str, str] | None:
    """What is stored of a decision: level and what was weighed, as JSON; None where there was nothing to weigh."""
    if not choice.evaluations:
        return None
    best = [[str(thought.action), round(thought.value, 4)] for thought in choice.evaluations[:REMEMBERED]]
    return turn.level, json.dumps(best, separators=(",", ":"))

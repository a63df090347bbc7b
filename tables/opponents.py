"""Computer players at a table: whose turn it is, and, when the game is over, what they weighed.

They are handed a view and nothing else. What they weighed tells what they held, so it is stored apart from the log and
told to nobody before the end.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from db import ActionRow, Phase, Store, ThoughtsRow
from engine import Action, AnyGame, KeyedRng, View
from engine.players import LEVELS, Choice
from engine.replay import Step, positions

if TYPE_CHECKING:
    from tables.base import TableBase

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


class Weighed(NamedTuple):
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
    weighed: tuple[Weighed, ...]


def thoughts_of(turn: Turn, choice: Choice) -> tuple[str, str] | None:
    """What is stored of a decision: level and what was weighed, as JSON; None where there was nothing to weigh."""
    if not choice.thoughts:
        return None
    best = [[str(thought.action), round(thought.value, 4)] for thought in choice.thoughts[:REMEMBERED]]
    return turn.level, json.dumps(best, separators=(",", ":"))


async def reasons(store: Store, table: TableBase) -> Mapping[int, Reason]:
    """Why the computer players decided as they did, by the revision it led to. Empty before the game is finished.

    The game is played again by its log to find out what each of them knew.
    """
    row = table.row
    if table.phase is not Phase.FINISHED or row.rules_version != table.game.meta.rules_version or row.seed is None:
        return {}
    thoughts = await store.thoughts(table.id)
    if not thoughts:
        return {}
    options, actions = json.loads(row.options), await store.actions(table.id)
    return await asyncio.to_thread(_reasons, table.game, len(table.seats), options, row.seed, thoughts, actions)


def _reasons(
    rules: AnyGame,
    seats: int,
    options: Mapping[str, str],
    seed: bytes,
    rows: Sequence[ThoughtsRow],
    actions: Sequence[ActionRow],
) -> Mapping[int, Reason]:
    """Takes too long for the event loop: a long game goes through hundreds of positions."""
    thoughts = {each.revision: each for each in rows}
    steps = [Step(each.revision, each.seat, each.notation) for each in actions]
    then = positions(rules, seats, options, KeyedRng(seed), steps)
    found: dict[int, Reason] = {}
    before = None
    for action, (revision, position) in zip(actions, then, strict=True):
        if revision in thoughts and action.seat is not None and before is not None:
            told = thoughts[revision]
            weighed = tuple(Weighed(rules.parse(text), value) for text, value in json.loads(told.weighed))
            taken = rules.parse(action.notation)
            found[revision] = Reason(action.seat, told.level, rules.view(before, action.seat), taken, weighed)
        before = rules.copy(position)
    return found

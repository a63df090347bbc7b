"""Undo in a running game."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event
from engine.replay import Step, position_at, undo, undone_state
from tables.change import Change
from tables.clocks import Now
from tables.log import rng_of
from tables.state import TableState
from tables.transitions.steps import step
from tables.undo import UNDONE


def go_back(
    table: TableState, now: Now, seat: int, target: int, log: Sequence[Step], *, user_id: int, resample: bool
) -> Change:
    """Go back to revision ``target`` for a seat. ``resample``: shuffle hidden cards and tiles again.

    ``log`` has all steps of the game.
    """
    rng = rng_of(table.row)
    then = position_at(table.game, len(table.seats), table.options, rng, log, target)
    position = undone_state(table.game, then, table.state, rng, resample=resample)
    # Only those whose actions it takes back are told about the undo of private ones.
    back = [entry for entry in table.standing() if entry.step.revision > target]
    told = tuple(sorted({seat, *(entry.step.seat for entry in back if entry.step.seat is not None)}))
    undone = Event(UNDONE, {"seat": seat}, audience=told if all(entry.private for entry in back) else None)
    return step(table, now, undo(target, resample=resample), [undone], seat=seat, user_id=user_id, position=position)

"""Going back in a running game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine import Event, KeyedRng
from engine.replay import Step, positions, undo, undone_state
from tables.change import Change
from tables.clocks import Now
from tables.state import TableState
from tables.transitions.steps import step


def go_back(
    table: TableState, now: Now, seat: int, target: int, log: Sequence[Step], *, user_id: int, resample: bool
) -> Change:
    """Go back to revision ``target`` on behalf of a seat; ``anew``: what is hidden is shuffled again.

    ``log`` holds every step of the game so far.
    """
    assert table.row.seed is not None
    rng = KeyedRng(table.row.seed)
    then = dict(positions(table.game, len(table.seats), json.loads(table.row.options), rng, log))[target]
    position = undone_state(table.game, then, table.state, rng, resample=resample)
    # What nobody else has noticed is taken back without a word to them.
    unseen = all(entry.unseen for entry in table.standing() if entry.step.revision > target)
    undone = Event("table-undone", {"seat": seat}, audience=(seat,) if unseen else None)
    return step(table, now, undo(target, resample=resample), [undone], seat=seat, user_id=user_id, position=position)

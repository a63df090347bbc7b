"""What a player has planned for their next decision. ``SeatRow.planned`` holds it: a secret of the player."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from db import SeatRow
from engine import Action, AnyGame, Note

CHANGED, UNDONE = "changed", "undone"
"""Why a plan was dropped: it is not possible or does something else, or another player took a move back."""
DROPPED: Final = "dropped"


class Plan(NamedTuple):
    """An action, and what its label said that it does."""

    action: Action
    note: Note

    def dump(self) -> str:
        """Return the plan as text for the store."""
        return json.dumps([str(self.action), self.note.key, dict(self.note.facts)])


def plan_of(game: AnyGame, seat: SeatRow) -> Plan | None:
    """Return what the player of a seat has planned; None without a plan, and for one that was dropped."""
    stored = json.loads(seat.planned or "{}")
    if isinstance(stored, dict):
        return None
    notation, key, facts = stored
    return Plan(game.parse(notation), Note(key, facts))


def dropped(seat: SeatRow) -> str:
    """Return why the plan of a seat was dropped, until its player has decided; empty if none was."""
    stored = json.loads(seat.planned or "{}")
    return str(stored.get(DROPPED, "")) if isinstance(stored, dict) else ""


def drop(why: str) -> str:
    """Return what the store keeps of a dropped plan."""
    return json.dumps({DROPPED: why})


def fitting(game: AnyGame, seat: SeatRow, position: Any) -> Action | None:
    """Return the planned action if it is possible at a position and does there what its label said."""
    plan = None if seat.planned is None else plan_of(game, seat)
    if plan is None or plan.action not in game.legal(position, seat.seat):
        return None
    note = game.explain(game.view(position, seat.seat), plan.action)
    return plan.action if (note.key, dict(note.facts)) == (plan.note.key, dict(plan.note.facts)) else None

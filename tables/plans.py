"""What a player has planned for their next decision. ``SeatRow.planned`` holds it: a secret of the player."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from db import SeatRow
from engine import Action, AnyGame, Note
from engine.joined import apart, join, parse, whole

CHANGED, UNDONE = "changed", "undone"
"""Why a plan was dropped: it is not possible or does something else, or another player took a move back."""
DROPPED: Final = "dropped"
DONE: Final = "done"


class Plan(NamedTuple):
    """An action, what its label said that it does, and what follows in the same turn."""

    action: Action
    note: Note
    then: Plan | None = None

    @property
    def rest(self) -> Plan | None:
        """What is left of the plan after its first single action; None if nothing is."""
        _, *later = apart(self.action)
        return self._replace(action=join(*later)) if later else self.then

    @property
    def steps(self) -> list[tuple[Action, Note]]:
        """All actions, with what their labels said."""
        return [(self.action, self.note), *([] if self.then is None else self.then.steps)]

    def followed_by(self, last: Plan) -> Plan:
        """Return the plan with one more action at its end."""
        return self._replace(then=last if self.then is None else self.then.followed_by(last))

    def dump(self) -> str:
        """Return the plan as text for the store."""
        return json.dumps(self.stored())

    def carried_out(self, revision: int) -> str:
        """Return what the store keeps of the plan once it was carried out."""
        return json.dumps({DONE: [revision, self.stored()]})

    def stored(self) -> list[Any]:
        """Return the plan as JSON holds it."""
        then = [] if self.then is None else [self.then.stored()]
        return [str(self.action), self.note.key, dict(self.note.facts), *then]

    @classmethod
    def read(cls, game: AnyGame, stored: Sequence[Any]) -> Plan:
        """Return a plan from what the store keeps of it."""
        notation, key, facts, *then = stored
        return cls(join(*parse(game, notation)), Note(key, facts), cls.read(game, then[0]) if then else None)


def plan_of(game: AnyGame, seat: SeatRow) -> Plan | None:
    """Return what the player of a seat has planned; None for one that was carried out or dropped, too."""
    stored = json.loads(seat.planned or "{}")
    if isinstance(stored, dict):
        return None
    return Plan.read(game, stored)


def done(game: AnyGame, seat: SeatRow) -> tuple[int, Plan] | None:
    """Return the plan of a seat that was carried out, and at which revision; None without one.

    The store keeps it until its player decides or plans again.
    """
    stored = json.loads(seat.planned or "{}")
    if not isinstance(stored, dict) or DONE not in stored:
        return None
    revision, plan = stored[DONE]
    return int(revision), Plan.read(game, plan)


def dropped(seat: SeatRow) -> str:
    """Return why the plan of a seat was dropped, until its player has decided; empty if none was."""
    stored = json.loads(seat.planned or "{}")
    return str(stored.get(DROPPED, "")) if isinstance(stored, dict) else ""


def drop(why: str) -> str:
    """Return what the store keeps of a dropped plan."""
    return json.dumps({DROPPED: why})


def fitting(game: AnyGame, seat: SeatRow, position: Any) -> Action | None:
    """Return the first planned action if it is possible at a position and does there what its label said."""
    plan = None if seat.planned is None else plan_of(game, seat)
    view = None if plan is None else whole(game, game.view(position, seat.seat))
    single = plan is not None and plan.action in game.legal(position, seat.seat)
    if plan is None or view is None or not (single or plan.action in view.actions):
        return None
    note = game.explain(view, plan.action)
    return apart(plan.action)[0] if (note.key, dict(note.facts)) == (plan.note.key, dict(plan.note.facts)) else None

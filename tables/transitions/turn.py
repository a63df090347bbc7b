"""A decision of a person or an AI player in a running game."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from operator import attrgetter
from typing import Final

from db import Person
from engine import Action, KeyedRng, NotAllowed, NotYourDecision
from engine.players import Choice
from engine.points import perform
from tables.ai_players import AITurn, evaluation_of
from tables.change import Change
from tables.clocks import Now
from tables.errors import AgainstRules, UserError
from tables.names import clean
from tables.state import TableState
from tables.transitions.steps import step

MAX_CHANGES: Final = 20
"""Actions with which a seat may make and change one simultaneous choice."""


def play(table: TableState, now: Now, person: Person, seat: int, action: Action) -> Change:
    """Apply a person's action. If an AI player has their seat, they get it back."""
    table.need_running()
    if seat not in table.deciding:
        _need_change(table, seat)
    position = table.game.copy(table.state)
    assert table.row.seed is not None
    try:
        events = perform(table.game, position, seat, action, KeyedRng(table.row.seed))
    except NotAllowed as error:
        raise AgainstRules(table.row.game, error.reason) from None
    except NotYourDecision:
        raise UserError("error-not-your-decision") from None
    held = table.seats[seat]
    back = replace(held, user_id=person.user_id, name=clean(person).name, computer=None)
    return step(
        table,
        now,
        str(action),
        events,
        seat=seat,
        user_id=person.user_id,
        position=position,
        seating=[] if held.computer is None else [back],
        decision_revision=held.decision_revision,
    )


def _need_change(table: TableState, seat: int) -> None:
    """Raise :class:`UserError` if a seat has changed its simultaneous choice too often.

    Each change is a line of the log that the others may not notice, and so displaces none of theirs from memory.
    """
    hidden = takewhile(attrgetter("private"), reversed(table.entries))
    if sum(entry.step.seat == seat and entry.step.is_action for entry in hidden) >= MAX_CHANGES:
        raise UserError("error-choice-stays")
    table.need_short_log(seat)


def computer_plays(table: TableState, now: Now, turn: AITurn, choice: Choice) -> Change | None:
    """Apply an AI player's choice. None if its turn is over, or its view has changed."""
    seat = turn.seat
    plays = table.seats[seat].computer is not None and table.row.archived is None
    if not plays or seat not in table.deciding or table.view(seat) != turn.view:
        return None
    position = table.game.copy(table.state)
    assert table.row.seed is not None
    events = perform(table.game, position, seat, choice.action, KeyedRng(table.row.seed))
    return step(
        table,
        now,
        str(choice.action),
        events,
        seat=seat,
        user_id=None,
        position=position,
        evaluation=evaluation_of(turn, choice),
        computer=True,
    )

"""A decision of a person or a bot in a running game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from operator import attrgetter

from db import Person
from db.bounds import MAX_CHANGES
from engine import Action, NotAllowed, NotYourDecision
from engine.players import Choice
from engine.points import perform
from tables.adopting import after
from tables.bot_players import BotTurn
from tables.change import Change
from tables.clocks import Now
from tables.deadlines import decision_timers
from tables.errors import AgainstRules, UserError
from tables.log import draws_of, rng_of
from tables.names import clean
from tables.permissions import need_player, need_running, need_short_log
from tables.plans import Plan
from tables.state import TableState
from tables.transitions.steps import present, step


def play(
    table: TableState, now: Now, person: Person, seat: int, actions: Sequence[Action], *, passes: bool = False
) -> Change:
    """Apply a person's action, or several that are one choice. If a bot has their seat, they get it back.

    ``passes``: from now on the bot passes for them as long as nothing else is possible.
    """
    first, *later = actions
    change = _play(table, now, person, seat, first, passes=passes)
    here, latest = table, change
    for action in later:
        here = after(here, latest)
        latest = _play(here, now, person, seat, action, passes=passes)
        change = change.then(latest)
    return change


def _play(table: TableState, now: Now, person: Person, seat: int, action: Action, *, passes: bool) -> Change:
    need_running(table)
    if seat not in table.deciding:
        _need_change(table, seat)
    position, rng = table.game.copy(table.state), rng_of(table.row, table.draws)
    try:
        events = perform(table.game, position, seat, action, rng)
    except NotAllowed as error:
        raise AgainstRules(table.row.game, error.reason) from None
    except NotYourDecision:
        raise UserError("error-not-your-decision") from None
    held = table.seats[seat]
    back = replace(present(held), user_id=person.user_id, name=clean(person).name, passes=passes)
    return step(
        table,
        now,
        str(action),
        events,
        seat=seat,
        user_id=person.user_id,
        position=position,
        draws=draws_of(rng),
        seating=[] if held.computer is None and held.passes is passes else [back],
        decision_revision=held.decision_revision,
    )


def plan(table: TableState, now: Now, person: Person, planned: Plan | None) -> Change | None:
    """Note what a person wants to do at their next decision; None as ``planned`` withdraws it. None for no change.

    Raises :class:`UserError` for a person who decides already.
    """
    seat = need_player(table, person.user_id)
    need_running(table)
    held, text = table.seats[seat], None if planned is None else planned.dump()
    if planned is not None and (seat in table.deciding or held.computer is not None):
        raise UserError("error-plan-now")
    if held.planned == text:
        return None
    seats = tuple(replace(each, planned=text) if each.seat == seat else each for each in table.seats)
    # If it was about to be done, the person decides after all.
    timers = decision_timers(table.row, now, seats, [seat]) if seat in table.deciding else {}
    return Change(row=table.row, before=table.row, seats=seats, timers=timers)


def decide_again(table: TableState, now: Now, person: Person) -> Change | None:
    """Let a person decide even where they can only pass. None if they do already."""
    seat = need_player(table, person.user_id)
    need_running(table)
    if not table.seats[seat].passes:
        return None
    seats = tuple(replace(each, passes=each.passes and each.seat != seat) for each in table.seats)
    timers = decision_timers(table.row, now, seats, [seat]) if seat in table.deciding else {}
    return Change(row=replace(table.row, updated_at=now.wall), before=table.row, seats=seats, timers=timers)


def _need_change(table: TableState, seat: int) -> None:
    """Raise :class:`UserError` if a seat has changed its simultaneous choice too often.

    Each change is a line of the log that the others may not notice, and so displaces none of theirs from memory.
    """
    hidden = takewhile(attrgetter("private"), reversed(table.entries))
    if sum(entry.step.seat == seat and entry.step.is_action for entry in hidden) >= MAX_CHANGES:
        raise UserError("error-choice-stays")
    need_short_log(table, seat)


def bot_plays(table: TableState, now: Now, turn: BotTurn, choice: Choice) -> Change | None:
    """Apply the choice of a bot, or a pass for a person. None if the turn is over, or the view has changed."""
    seat, asked = turn.seat, table.waiting_for
    if table.row.archived is not None or seat in asked or seat not in table.deciding or table.view(seat) != turn.view:
        return None
    held = table.seats[seat]
    position, rng = table.game.copy(table.state), rng_of(table.row, table.draws)
    events = perform(table.game, position, seat, choice.action, rng)
    return step(
        table,
        now,
        str(choice.action),
        events,
        seat=seat,
        user_id=None if held.computer is not None else held.user_id,
        position=position,
        draws=draws_of(rng),
        automatic=True,
    )

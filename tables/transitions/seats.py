"""Seats of a running game: players leave, come back, and take over."""

from __future__ import annotations

from dataclasses import replace

from db import Person, Phase
from engine import Event
from tables.bot_players import BOT_USER_ID, STAND_IN_LEVEL
from tables.change import Change
from tables.clocks import Now
from tables.errors import UserError
from tables.names import clean
from tables.permissions import need_player, need_running, need_seat, need_short_log
from tables.ranking import settled_by_leaving
from tables.state import VACANT_USER_ID, TableState
from tables.transitions.steps import cancelled, present, step


def come_back(table: TableState, now: Now, person: Person) -> Change | None:
    """Return a seat to its player from a bot. None if they play already."""
    seat = need_player(table, person.user_id)
    need_running(table)
    if table.seats[seat].computer is None:
        return None
    return _sit_down(table, now, seat, person, "@return", "table-returned")


def leave_game(table: TableState, now: Now, person: Person) -> Change:
    """Leave a running game, shown or archived. A bot decides until another person takes the seat over.

    Closes the polls that the person opened, and settles a ranked game in which fewer than two people are left. If the
    host leaves, another player becomes host; the last one cancels the table.
    """
    seat = need_seat(table, person.user_id)
    if table.phase is Phase.LOBBY:
        raise UserError("error-not-started")
    need_running(table)
    rest = [each.user_id for each in table.seats if each.user_id not in (person.user_id, VACANT_USER_ID, BOT_USER_ID)]
    if not rest:
        return cancelled(table, now, person.user_id)
    heir = next((user for user in rest if user in table.people), rest[0])
    left = step(
        table,
        now,
        "@leave",
        [Event("table-left", {"seat": seat})],
        seat=seat,
        user_id=person.user_id,
        seating=[
            replace(present(table.seats[seat]), user_id=VACANT_USER_ID, name="", computer=STAND_IN_LEVEL, passes=False)
        ],
        host_id=heir if table.row.host_id == person.user_id else None,
    )
    own = dict.fromkeys(kind for kind, poll in table.polls.items() if poll.seat == seat)
    return settled_by_leaving(table, replace(left, polls={**left.polls, **own}), seat)


def take_over(table: TableState, now: Now, person: Person) -> Change:
    """Take the first seat that a player has left.

    A person who has held a seat has seen its hand, and may return to that seat only.
    """
    if table.seat_of(person.user_id) is not None:
        raise UserError("error-already-playing")
    need_running(table)
    if not table.open_seats:
        raise UserError("error-no-open-seat")
    own = {each.seat for each in table.holders if each.user_id == person.user_id}
    seat = next((seat for seat in table.open_seats if not own or seat in own), None)
    if seat is None:
        raise UserError("error-other-seat")
    need_short_log(table, seat)
    return _sit_down(table, now, seat, person, "@take", "table-taken")


def _sit_down(table: TableState, now: Now, seat: int, person: Person, notation: str, kind: str) -> Change:
    """Give a person a seat of a bot."""
    seated = replace(present(table.seats[seat]), user_id=person.user_id, name=clean(person).name)
    event = Event(kind, {"seat": seat})
    return step(table, now, notation, [event], seat=seat, user_id=person.user_id, seating=[seated])

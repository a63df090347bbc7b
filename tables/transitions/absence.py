"""Players who are absent: bots stand in for them, they go away for a time, or leave without a word."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from db import Absence, Person, Phase, PollKind, SeatRow
from engine import Event
from tables.bot_players import STAND_IN_LEVEL
from tables.change import Change
from tables.clocks import DAY, SECOND, Now
from tables.deadlines import decision_timers, left_at
from tables.errors import UserError
from tables.permissions import need_player, need_running
from tables.state import TableState
from tables.transitions.steps import present, step

MAX_AWAY_MS = 60 * DAY
"""Longest time away that a player may announce."""


def stand_in(table: TableState, now: Now, seats: Collection[int], user_id: int | None) -> Change:
    """Let bots play for the persons of these seats until they are back. ``user_id`` decided that, None: the bot."""
    return step(
        table,
        now,
        "@computer",
        [Event("table-computer", {"seat": seat}) for seat in seats],
        seat=None,
        user_id=user_id,
        seating=[
            replace(table.seats[seat], computer=STAND_IN_LEVEL, absent_since=_absent_since(table.seats[seat], now))
            for seat in seats
        ],
    )


def _absent_since(seat: SeatRow, now: Now) -> int:
    """Return from when on a person counts as absent: not before the end of the time away that they announced."""
    return now.game + max(0, (seat.away_until or 0) - now.wall)


def stands_in(table: TableState, now: Now) -> Change | None:
    """Let bots stand in for the players who missed the deadline. None at a table that asks, or without others."""
    late = _late(table)
    if table.row.absence is not Absence.BOT or not late or not _others(table):
        return None
    return stand_in(table, now, late, None)


def bar(table: TableState, now: Now, user_id: int) -> Change | None:
    """Let a bot stand in for a person who may not use the bot any more. None without a seat, or without others."""
    seat = table.seat_of(user_id)
    if seat is None or table.row.archived is not None or table.phase is not Phase.RUNNING:
        return None
    if table.seats[seat].computer is not None or not _may_stand_in(table, seat):
        return None
    return stand_in(table, now, [seat], None)


def may_ask(table: TableState) -> bool:
    """Return whether the others are to be asked about players who missed the deadline, and are not asked yet."""
    return bool(_late(table)) and PollKind.ABSENT not in table.polls and _others(table)


def waits_longer(table: TableState, now: Now) -> Change | None:
    """Start the clock of players who are away again, for whom the deadline does not count. None for others."""
    if not table.waiting_for or _late(table):
        return None
    timers = decision_timers(table.row, now, table.seats, table.waiting_for)
    return Change(row=table.row, before=table.row, timers=timers)


def _late(table: TableState) -> list[int]:
    """Return the seats that the table waits for, without those of players who are away."""
    away = {seat.seat for seat in table.away}
    return [seat for seat in table.waiting_for if seat not in away]


def _others(table: TableState) -> bool:
    return not table.present <= {table.seats[seat].user_id for seat in table.waiting_for}


def note_gone(table: TableState, now: Now, gone: Collection[int]) -> Change | None:
    """Note that these users are gone: they have no vote until they are back. None if that is known."""
    seats = tuple(replace(each, gone=each.gone or each.user_id in gone) for each in table.seats)
    if seats == table.seats or table.phase is not Phase.RUNNING:
        return None
    return Change(row=table.row, before=table.row, seats=seats)


def is_back(table: TableState, now: Now, person: Person) -> Change | None:
    """Note that a person is there again, and has a vote. None if they were never gone."""
    seat = table.seat_of(person.user_id)
    if seat is None or not table.seats[seat].gone:
        return None
    seats = tuple(replace(each, gone=each.gone and each.seat != seat) for each in table.seats)
    return Change(row=table.row, before=table.row, seats=seats)


def who_left(table: TableState, now: Now) -> SeatRow | None:
    """Return the first seat of a ranked game whose person has been absent for so long that they have left."""
    if table.phase is not Phase.RUNNING:
        return None
    dates = ((left_at(table.row, seat), seat) for seat in table.seats if seat.user_id > 0)
    due = [(at, seat.seat) for at, seat in dates if at is not None and at <= now.game]
    return table.seats[min(due)[1]] if due else None


def go_away(table: TableState, now: Now, person: Person, until: int | None, *, bot: bool) -> Change | None:
    """Stop a person's clock until a date in Unix milliseconds, or let a bot play until they are back.

    None as ``until`` ends it. Returns None if nothing changes. Raises :class:`UserError` for a date in the past or more
    than :data:`MAX_AWAY_MS` ahead.
    """
    seat = need_player(table, person.user_id)
    need_running(table)
    held = table.seats[seat]
    if until is None:
        if held.away_until is None:
            return None
        back, events = present(held), [Event("table-returned", {"seat": seat})]
    elif not now.wall < until <= now.wall + MAX_AWAY_MS:
        raise UserError("error-away-date")
    else:
        back = replace(held, away_until=until, passes=False)
        if back == held and not (bot and _may_stand_in(table, seat)):
            return None  # said before
        events = [Event("table-away", {"seat": seat, "until": f"<t:{until // SECOND - 1}:D>"})]
        if bot and _may_stand_in(table, seat):
            back = replace(back, computer=STAND_IN_LEVEL, absent_since=_absent_since(back, now))
    change = step(
        table,
        now,
        "@back" if until is None else "@away",
        events,
        seat=seat,
        user_id=person.user_id,
        seating=[back],
    )
    if seat in table.waiting_for and back.computer is None:
        assert change.seats is not None
        timers = decision_timers(table.row, now, change.seats, table.waiting_for)
        change = replace(change, timers=timers, polls={**change.polls, PollKind.ABSENT: None})
    return change


def _may_stand_in(table: TableState, seat: int) -> bool:
    """Return whether a person remains who watches the game while a bot plays for this seat."""
    return any(each.computer is None and each.seat != seat for each in table.seats)

"""Open questions at a table: whose answers they wait for, and until when."""

from __future__ import annotations

from db import PollKind, TimerKind
from tables.state import TableState


def voters_of(table: TableState, kind: PollKind) -> frozenset[int]:
    """Return the users who may vote in the open poll of this kind, without those who are gone."""
    poll = table.polls.get(kind)
    if poll is None:
        return frozenset()
    late = {table.seats[seat].user_id for seat in table.waiting_for}
    if kind is PollKind.ABSENT:
        return table.present - late
    asker = {table.seats[seat].user_id for seat in (poll.seat,) if seat is not None}
    # The others are asked about those who missed their deadline, and may end the game without them.
    return table.present - asker - (late if kind is PollKind.END and PollKind.ABSENT in table.polls else set())


def unanswered_by(table: TableState, user_id: int) -> list[PollKind]:
    """Return the open polls that wait for the vote of a user."""
    polls = table.polls if table.row.archived is None else ()
    return [kind for kind in polls if user_id in voters_of(table, kind) and user_id not in table.votes.get(kind, {})]


def asked_about(table: TableState, kind: PollKind) -> tuple[int, ...]:
    """Return the seat that opened the open poll of this kind, or the absent players that it is about."""
    seat = table.polls[kind].seat
    return table.waiting_for if seat is None else (seat,)


def answer_until(table: TableState, kind: PollKind) -> int | None:
    """Return until when the open question of a kind waits for answers, in Unix milliseconds."""
    due = table.timers.get(TimerKind(kind.value))
    return None if due is None else table.clocks.date(due)

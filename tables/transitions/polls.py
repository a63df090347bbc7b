"""Questions to the players: asking them, answering them, and doing what was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from db import Person, Phase, PollKind, PollRow, VoteRow
from engine import Event
from engine.replay import Step
from tables.change import Change
from tables.clocks import Now
from tables.errors import UserError
from tables.opponents import STAND_IN
from tables.pace import decision_timers
from tables.polls import CHOICES, Choice, decided
from tables.state import TableState
from tables.transitions.steps import cancelled, step
from tables.transitions.undo import go_back


def too_late(table: TableState, now: Now) -> Change | None:
    """The deadline has passed: ask the others what to do. None if they are asked already, or there are no others."""
    if not table.waiting_for or PollKind.ABSENT in table.polls:
        return None
    if table.people <= {table.seats[seat].user_id for seat in table.waiting_for}:
        return None
    return open_poll(table, now, PollKind.ABSENT, None)


def propose_end(table: TableState, now: Now, person: Person) -> Change | None:
    """Ask the others to end the game without a result; end it at once where there are no others.

    None where it was asked and could not be shown: now it is.
    """
    seat = table.need_player(person.user_id)
    table.need_running()
    if table.people <= {person.user_id}:
        return cancelled(table, now, person.user_id)
    return ask_once(table, now, PollKind.END, seat)


def ask_once(table: TableState, now: Now, kind: PollKind, seat: int, target: int | None = None) -> Change | None:
    """Ask a question that is not open yet. None where it is open and could not be shown: now it is."""
    poll = table.polls.get(kind)
    if poll is None:
        return open_poll(table, now, kind, seat, target)
    if poll.message_id is not None:
        raise UserError("error-asked-already")
    return None


def open_poll(table: TableState, now: Now, kind: PollKind, seat: int | None, target: int | None = None) -> Change:
    """Ask a question; one of its kind that is open goes, with its answers."""
    row, number = table.row, table.row.questions + 1
    poll = PollRow(row.id, kind, seat, target, row.revision, None, now.wall, number)
    return Change(row=replace(row, questions=number), expected_revision=row.revision, polls={kind: poll})


def shown(table: TableState, kind: PollKind, message_id: int) -> Change | None:
    """A question is shown in this message; None if it is closed already."""
    poll = table.polls.get(kind)
    if poll is None:
        return None
    return _poll_change(table, {kind: replace(poll, message_id=message_id)})


def vote(
    table: TableState, now: Now, person: Person, kind: PollKind, number: int, choice: str, log: Sequence[Step]
) -> tuple[Change, Choice | None]:
    """Answer the table's question ``number``, which is of this kind; what was decided with it, if it was.

    A vote may be changed until then. ``log`` holds every step of the game: a decision may be to go back in it.
    """
    table.need_player(person.user_id)
    poll = table.polls.get(kind)
    if poll is None or poll.number != number or table.phase is not Phase.RUNNING:
        raise UserError("error-question-closed")
    if person.user_id not in table.voters(kind):
        raise UserError("error-not-asked")
    if choice not in CHOICES[kind]:
        raise UserError("error-unreadable")
    verdict = decided(kind, table.voters(kind), {**table.votes[kind], person.user_id: choice})
    if verdict is None:
        answer = VoteRow(table.id, kind, person.user_id, choice, now.wall)
        return replace(_poll_change(table, {}), votes=(answer,)), None
    return _carry_out(table, now, poll, verdict, person, log), verdict


def _carry_out(
    table: TableState, now: Now, poll: PollRow, verdict: Choice, person: Person, log: Sequence[Step]
) -> Change:
    """Do what a question has decided; that also closes it."""
    if verdict is Choice.END or (poll.kind is PollKind.END and verdict is Choice.YES):
        return cancelled(table, now, person.user_id)
    if verdict is Choice.COMPUTER:
        late = table.waiting_for
        return step(
            table,
            now,
            "@computer",
            [Event("table-computer", {"seat": seat}) for seat in late],
            seat=None,
            user_id=person.user_id,
            seating=[replace(table.seats[seat], computer=STAND_IN) for seat in late],
        )
    if poll.kind is PollKind.UNDO and verdict is Choice.YES:
        assert poll.seat is not None and poll.target is not None
        return go_back(table, now, poll.seat, poll.target, log, user_id=table.seats[poll.seat].user_id, resample=True)
    closed = _poll_change(table, {poll.kind: None})
    if verdict is Choice.WAIT:
        return replace(closed, timers=decision_timers(table.row.pace, now.game))
    return closed


def _poll_change(table: TableState, polls: dict[PollKind, PollRow | None]) -> Change:
    return Change(row=table.row, expected_revision=table.row.revision, polls=polls)

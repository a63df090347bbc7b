"""Polls among the players: open, vote, and carry out the decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from db import Person, Phase, PollKind, PollRow, TimerKind, VoteRow
from engine.replay import Step
from tables.change import Change
from tables.clocks import Now
from tables.deadlines import decision_timers, question_ms
from tables.errors import UserError
from tables.permissions import need_player, need_running
from tables.polls import POLL_CHOICES, PollChoice, decided
from tables.questions import voters_of
from tables.state import TableState
from tables.transitions.absence import stand_in
from tables.transitions.steps import cancelled
from tables.transitions.undo import go_back


def propose_end(table: TableState, now: Now, person: Person) -> Change | None:
    """Ask the others to cancel the game; without others, cancel it at once. None if they are asked already."""
    seat = need_player(table, person.user_id)
    need_running(table)
    if table.present <= {person.user_id}:
        if table.competitive:
            raise UserError("error-ranked-alone")
        return cancelled(table, now, person.user_id)
    return ask_once(table, now, PollKind.END, seat)


def ask_once(table: TableState, now: Now, kind: PollKind, seat: int, target: int | None = None) -> Change | None:
    """Open a poll. None if one of its kind is open."""
    return open_poll(table, now, kind, seat, target) if table.polls.get(kind) is None else None


def open_poll(table: TableState, now: Now, kind: PollKind, seat: int | None, target: int | None = None) -> Change:
    """Open a poll with its deadline. It replaces an open one of its kind and the votes in that."""
    row, number = table.row, table.row.questions + 1
    poll = PollRow(row.id, kind, seat, target, row.revision, now.wall, number)
    until = {TimerKind(kind.value): now.game + question_ms(row, kind)}
    return Change(row=replace(row, questions=number), before=row, polls={kind: poll}, timers=until)


def decision(table: TableState, person: Person, kind: PollKind, number: int, choice: str) -> PollChoice | None:
    """Return the decision of poll ``number`` after this vote, or None if it stays open. Raises :class:`UserError`."""
    need_player(table, person.user_id)
    poll = table.polls.get(kind)
    if poll is None or poll.number != number or table.phase is not Phase.RUNNING:
        raise UserError("error-question-closed")
    if person.user_id not in voters_of(table, kind):
        raise UserError("error-not-asked")
    if choice not in choices(table, kind):
        raise UserError("error-unreadable")
    votes = {**table.votes[kind], person.user_id: choice}
    return decided(kind, voters_of(table, kind), votes, competitive=table.competitive)


def choices(table: TableState, kind: PollKind) -> tuple[PollChoice, ...]:
    """Return what voters may choose. One player alone cannot end a ranked game."""
    alone = kind is PollKind.ABSENT and table.competitive and len(voters_of(table, kind)) == 1
    return tuple(each for each in POLL_CHOICES[kind] if not (alone and each is PollChoice.END))


def vote(table: TableState, now: Now, person: Person, kind: PollKind, choice: str) -> Change:
    """Store a vote that decides nothing yet. It replaces the person's previous one."""
    return replace(_poll_change(table, {}), votes=(VoteRow(table.id, kind, person.user_id, choice, now.wall),))


def agreed(table: TableState) -> tuple[PollKind, PollChoice] | None:
    """Return a poll that is decided without another vote, because its voters have changed; None without one."""
    for kind in table.polls:
        verdict = decided(kind, voters_of(table, kind), table.votes[kind], competitive=table.competitive)
        if verdict is not None and table.row.archived is None and table.phase is Phase.RUNNING:
            return kind, verdict
    return None


def carry_out(
    table: TableState, now: Now, person: Person | None, kind: PollKind, verdict: PollChoice, log: Sequence[Step]
) -> Change:
    """Carry out the decision of a poll and close it. For an undo, ``log`` has all steps of the game.

    ``person`` is the one whose vote decided; None if others have no vote any more, or the deadline has passed.
    """
    return replace(_carried_out(table, now, person, table.polls[kind], verdict, log), decided=(kind, verdict))


def _carried_out(
    table: TableState, now: Now, person: Person | None, poll: PollRow, verdict: PollChoice, log: Sequence[Step]
) -> Change:
    if verdict is PollChoice.END or (poll.kind is PollKind.END and verdict is PollChoice.YES):
        return cancelled(table, now, None)  # the players ended it together
    late = poll.kind is PollKind.ABSENT and verdict is PollChoice.LATE and table.row.archived is None
    if verdict is PollChoice.BOT or late:
        return stand_in(table, now, table.waiting_for, None if person is None else person.user_id)
    if poll.kind is PollKind.UNDO and verdict is PollChoice.YES:
        assert poll.seat is not None and poll.target is not None
        user_id = table.seats[poll.seat].user_id
        change = go_back(table, now, poll.seat, poll.target, log, user_id=user_id, resample=True)
        # The undo of private actions alone closes no poll.
        return replace(change, polls={**change.polls, poll.kind: None})
    closed = _poll_change(table, {poll.kind: None})
    if verdict is PollChoice.WAIT:
        return replace(closed, timers=decision_timers(table.row, now, table.seats, table.waiting_for))
    return closed


def _poll_change(table: TableState, polls: dict[PollKind, PollRow | None]) -> Change:
    return Change(row=table.row, before=table.row, polls=polls)

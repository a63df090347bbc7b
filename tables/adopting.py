"""How a table takes over a change that is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace

from db import HolderRow, MessageRow, Phase, PollKind, PollRow, SeatRow, TimerKind
from tables.change import Change
from tables.log import latest
from tables.polls import ClosedPoll, PollChoice
from tables.questions import asked_about
from tables.state import TableState


def adopt(table: TableState, change: Change) -> None:
    """Take over a stored change. Keep the columns that others set, which may have changed meanwhile."""
    row = table.row
    moved = change.row.archived is not row.archived
    settled = -1 if moved or change.polls or change.votes else row.settled_revision
    table.row = replace(
        change.row,
        channel_id=row.channel_id,
        parent_id=row.parent_id,
        settled_revision=settled,
        locale=row.locale,
    )
    if moved:
        table.messages = {name: replace(each, shows="") for name, each in table.messages.items()}
    table.messages |= {name: MessageRow(table.id, name) for name in change.once}
    table.guests |= change.guests
    if change.seats is not None:
        _adopt_holders(table, row.phase, change.seats)
        table.seats = change.seats
    if change.position is not None:
        table.state = change.position
    note_deciding(table)
    if change.entry is not None:
        table.moved_at = table.clocks.game()
        entries = [*table.entries, *change.entries, change.entry]
        table.entries = latest(reversed(entries), table.kept_entries)
    if change.draws is not None:
        table.draws = change.draws
    ended = table.row.is_over
    closed = {TimerKind(kind.value): None for kind, poll in change.polls.items() if poll is None}
    _adopt_timers(table, dict.fromkeys(TimerKind) if ended else {**change.timers, **closed})
    _adopt_polls(table, dict.fromkeys(PollKind) if ended else change.polls, change.decided)
    for vote in change.votes:
        table.votes[vote.kind][vote.user_id] = vote.choice


def after(table: TableState, change: Change) -> TableState:
    """Return the table as it will be once a change is stored. The table itself stays as it is."""
    ahead = copy(table)
    ahead.messages, ahead.guests, ahead.timers = dict(table.messages), dict(table.guests), dict(table.timers)
    ahead.polls, ahead.votes, ahead.closed_polls = dict(table.polls), dict(table.votes), list(table.closed_polls)
    adopt(ahead, change)
    return ahead


def note_deciding(table: TableState) -> None:
    """Note who decides now: once for a change, since panels and rules ask for it again and again."""
    asked = table.state is not None and table.phase is Phase.RUNNING
    seats = [each.seat for each in table.game.deciding(table.state)] if asked else []
    people = [seat for seat in seats if table.seats[seat].computer is None]
    table.deciding = tuple(seats)
    table.waiting_for = tuple(seat for seat in people if table.said_before(table.seats[seat], table.state) is None)


def _adopt_holders(table: TableState, before: Phase, seats: Sequence[SeatRow]) -> None:
    """Note who holds the seats, as the store does."""
    if table.phase is Phase.LOBBY:
        return
    known, revision = table.seats, table.row.revision
    new = [seat for seat in seats if before is Phase.LOBBY or seat.user_id != known[seat.seat].user_id]
    rows = [HolderRow(table.id, each.seat, revision, None, each.user_id, each.name) for each in new]
    table.holders = tuple(sorted((*table.holders, *rows), key=lambda each: (each.seat, each.from_revision)))


def _adopt_timers(table: TableState, timers: Mapping[TimerKind, int | None]) -> None:
    table.due = min((due for due in timers.values() if due is not None), default=None)
    table.timers |= {kind: due for kind, due in timers.items() if due is not None}
    for kind in [kind for kind, due in timers.items() if due is None]:
        table.timers.pop(kind, None)


def _adopt_polls(
    table: TableState, changed: Mapping[PollKind, PollRow | None], decided: tuple[PollKind, PollChoice] | None
) -> None:
    for kind, poll in changed.items():
        old = table.polls.get(kind)
        if poll is not None and old is not None and poll.number == old.number:
            table.polls[kind] = poll
            continue
        if old is not None:
            verdict = decided[1] if decided is not None and decided[0] is kind else None
            table.closed_polls.append(ClosedPoll(kind, old.number, asked_about(table, kind), verdict))
        table.polls.pop(kind, None)
        table.votes.pop(kind, None)
        if poll is not None:
            table.polls[kind], table.votes[kind] = poll, {}

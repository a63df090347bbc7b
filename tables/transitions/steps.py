"""One log entry and all its consequences. The other transitions of a running game build on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from db import (
    CANCEL,
    RESULT,
    ROUND,
    ActionRow,
    Phase,
    PollKind,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TimerKind,
)
from engine import Event, Outcome
from engine.players import VERSION
from engine.points import ends_round
from engine.replay import Step
from tables.change import Change
from tables.clocks import Now
from tables.deadlines import ARCHIVE_MS, NO_TIMERS, decision_timers, time_away
from tables.plans import CHANGED, UNDONE, done, drop, dropped, fitting, plan_of
from tables.state import TableState, as_text
from tables.trophies import TROPHY
from tables.undo import Entry, is_private


def step(  # noqa: PLR0913 - a field of the entry each
    table: TableState,
    now: Now,
    notation: str,
    events: Sequence[Event],
    *,
    seat: int | None,
    user_id: int | None,
    position: Any = None,
    draws: Mapping[str, int] | None = None,
    seating: Sequence[SeatRow] = (),
    host_id: int | None = None,
    decision_revision: int | None = None,
    automatic: bool = False,
) -> Change:
    """Return the next log entry of a running game.

    ``position`` is the engine's state afterwards (None: it stays), ``draws`` what a daily deal has drawn, ``seating``
    the seats with new players.
    ``decision_revision`` is that of the button.
    """
    row, revision, moved = table.row, table.row.revision + 1, position is not None
    position = position if moved else table.state
    seated = {each.seat: each for each in seating}
    seats = tuple(
        replace(
            seated.get(each.seat, each),
            decision_revision=each.decision_revision + _changes(table, position, each.seat, acted=each.seat == seat),
            joined_at=now.wall if _is_new(seated.get(each.seat), each) else each.joined_at,
            gone=each.gone and (automatic or each.seat != seat),
        )
        for each in table.seats
    )
    taken = Step(revision, seat, notation)
    seats = tuple(_still_passing(table, each, position, undone=taken.target is not None) for each in seats)
    seats = tuple(_with_plan(table, each, position, taken, automatic=automatic) for each in seats)
    private = _is_private(table, seat, events, position)
    by_bot = automatic and user_id is None
    entry = Entry(taken, tuple(events), private, automatic=automatic, by_bot=by_bot)
    timers, close = _consequences(table, entry, position, seats, now, moved=moved)
    outcome = table.game.outcome(position)
    once = () if outcome is None else (RESULT,)
    if outcome is None and ends_round(table.game, events):
        once = (f"{ROUND}{revision}",)
    once = once if row.has_channel else ()
    return Change(
        row=replace(
            row,
            revision=revision,
            phase=Phase.RUNNING if outcome is None else Phase.FINISHED,
            host_id=row.host_id if host_id is None else host_id,
            stood_ms=0 if moved else row.stood_ms,
            rated=row.rated or (outcome is not None and row.ranked),
            updated_at=now.wall,
        ),
        before=row,
        seats=seats,
        action=ActionRow(
            row.id,
            revision,
            seat,
            user_id,
            notation,
            as_text([each.dump() for each in events]),
            now.wall,
            decision_revision,
        ),
        snapshot=SnapshotRow(row.id, revision, row.rules_version, as_text(table.game.dump(position))),
        results=() if outcome is None else _results(table, position, outcome, seats),
        timers=timers,
        polls=dict.fromkeys(close),
        once=once,
        position=position,
        entry=entry,
        draws=draws,
        automatic=automatic,
    )


def present(seat: SeatRow) -> SeatRow:
    """Return a seat whose person decides for it, and is there."""
    return replace(seat, computer=None, gone=False, away_until=None, absent_since=None, planned=None)


def cancelled(table: TableState, now: Now, user_id: int | None) -> Change:
    """Return the end of a lobby or a running game without a result, by ``user_id`` or, for None, by the bot."""
    row, revision = table.row, table.row.revision + 1
    return Change(
        row=replace(row, revision=revision, phase=Phase.CANCELLED, updated_at=now.wall),
        before=row,
        action=ActionRow(row.id, revision, None, user_id, CANCEL, "[]", now.wall),
    )


def _changes(table: TableState, position: Any, seat: int, *, acted: bool) -> bool:
    """Return whether a seat's legal actions change, or it acted: then its older buttons are stale."""
    return acted or bool(table.game.legal(table.state, seat) != table.game.legal(position, seat))


def _still_passing(table: TableState, seat: SeatRow, position: Any, *, undone: bool) -> SeatRow:
    """Return a seat, whose person decides again once something else is possible, or something was taken back."""
    if not seat.passes or not (undone or len(table.game.legal(position, seat.seat)) > 1):
        return seat
    return replace(seat, passes=False)


def _with_plan(table: TableState, seat: SeatRow, position: Any, taken: Step, *, automatic: bool) -> SeatRow:
    """Return a seat with what became of its plan after a step to ``position``.

    The plan is gone once its player has acted. It is noted as done if this step carries it out, ``automatic`` as bots
    act; of a plan of several actions the rest stays. A plan that does not fit its decision is dropped. So is each plan
    after an undo of another player, also one that was done and is taken back.
    """
    if seat.planned is None or seat.computer is not None:
        return seat if seat.planned is None else replace(seat, planned=None)
    decides = any(each.seat == seat.seat for each in table.game.deciding(position))
    if taken.seat == seat.seat:
        plan = plan_of(table.game, seat)
        if plan is None or not automatic or fitting(table.game, seat, table.state) is None:
            return replace(seat, planned=None)
        if plan.rest is None or not decides:
            return replace(seat, planned=plan.carried_out(taken.revision))
        seat = replace(seat, planned=plan.rest.dump())
        return seat if fitting(table.game, seat, position) is not None else replace(seat, planned=drop(CHANGED))
    if dropped(seat):
        return seat
    carried = done(table.game, seat)
    if taken.target is not None and (carried is None or carried[0] > taken.target):
        return replace(seat, planned=drop(UNDONE))
    if carried is not None:
        return seat
    return replace(seat, planned=drop(CHANGED)) if decides and fitting(table.game, seat, position) is None else seat


def _is_new(seated: SeatRow | None, before: SeatRow) -> bool:
    return seated is not None and seated.user_id != before.user_id


def _is_private(table: TableState, seat: int | None, events: Sequence[Event], position: Any) -> bool:
    """Return whether only ``seat``, and who is told of an undo, may notice a step to ``position``.

    Events and all views decide.
    """
    if seat is None or not is_private(seat, events):
        return False
    told = {seat, *(each for event in events for each in event.audience or ())}
    view, others = table.game.view, (None, *(each.seat for each in table.seats if each.seat not in told))
    return all(view(table.state, other) == view(position, other) for other in others)


def _consequences(
    table: TableState, entry: Entry, position: Any, seats: Sequence[SeatRow], now: Now, *, moved: bool
) -> tuple[Mapping[TimerKind, int | None], tuple[PollKind, ...]]:
    """Return the timers of the new position, and the polls that it closes.

    The clock of a decision starts when its person is asked. Simultaneous decisions share one deadline, which stays
    until all are made; if it has passed without anybody to ask, those who are left get another one. An archived table
    has no timers. A private action of a person who was asked moves no deadline and closes no poll: others would notice.
    """
    if table.row.archived is not None:
        return {}, ()
    if not table.kind.has_channel:
        return table.kind.idle_timers(now), ()
    before = set(table.waiting_for)
    if not entry.private:
        before -= {entry.step.seat}
    after = {
        each.seat
        for each in table.game.deciding(position)
        if seats[each.seat].computer is None and table.said_before(seats[each.seat], position) is None
    }
    archive = {TimerKind.ARCHIVE: now.game + ARCHIVE_MS + time_away(now, seats, after)}
    if entry.private and after <= before:
        return archive, ()
    close = (PollKind.UNDO,) if moved and not entry.private else ()
    if not after:
        return {**archive, **NO_TIMERS}, (*close, PollKind.ABSENT)
    if not after <= before:
        return decision_timers(table.row, now, seats, after), (*close, PollKind.ABSENT)
    passed = table.deadline is None or table.deadline <= now.game
    if table.timed and passed and PollKind.ABSENT not in table.polls:
        return decision_timers(table.row, now, seats, after), close  # all were late, or those who are left are away
    return archive, close


def _results(table: TableState, position: Any, outcome: Outcome, seats: Sequence[SeatRow]) -> tuple[ResultRow, ...]:
    detail = {"categories": list(outcome.categories), "decided_by": outcome.decided_by}
    earned = table.game.earned
    return tuple(
        ResultRow(
            table_id=table.id,
            seat=each.seat,
            user_id=each.user_id,
            place=outcome.places[each.seat],
            points=outcome.totals[each.seat],
            ending=outcome.ending,
            detail=as_text({**detail, TROPHY: earned is not None and earned(position, each.seat)}),
            computer=each.computer,
            computer_version=None if each.computer is None else VERSION,
        )
        for each in seats
    )

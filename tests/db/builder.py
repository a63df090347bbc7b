"""Builders of tables in every phase, and the consistency check that every table must pass."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from db import (
    CANCEL,
    START,
    ActionRow,
    NewTable,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    StandingRow,
    Store,
    TableRow,
    TableWrite,
    TimerKind,
    TryRow,
    VoteRow,
)
from db.sqlite import Sqlite

ANA = Person(101, "Ana")
BEN = Person(102, "Ben")
CHLOE = Person(103, "Chloé")

GUILD = 1_100_000_000_000_000_001
CHANNEL = 1_200_000_000_000_000_002


async def lobby(store: Store, *people: Person, guild: int = GUILD, channel: int = CHANNEL, kind: str = "table") -> int:
    """Open a lobby hosted by the first of ``people`` (default: Ana); return its id. One seat: revision 0, more: 1."""
    host, *others = people or (ANA,)
    table = await store.tables.create(
        NewTable(
            guild_id=guild,
            channel_id=channel,
            game="luxor",
            locale="pt-BR",
            host=host,
            options={"variant": "none"},
            kind=kind,
        ),
        1,
        1000,
    )
    if others:
        await sit(store, table.id, host, *others, now=1_001)
    return table.id


async def game(store: Store, *people: Person, guild: int = GUILD, channel: int = CHANNEL, kind: str = "table") -> int:
    """Start a game from a lobby of one seat (revision 0) or several (revision 1); return its id."""
    table_id = await lobby(store, *people, guild=guild, channel=channel, kind=kind)
    row, seats = await stored(store, table_id)
    revision = row.revision + 1
    await store.commit(
        TableWrite(
            row=replace(row, revision=revision, phase=Phase.RUNNING, seed=b"secret seed", updated_at=2_000),
            before=row,
            seats=tuple(replace(seat, decision_revision=1) for seat in seats),
            action=ActionRow(table_id, revision, None, None, START, '[{"kind":"dealt"}]', 2_000),
            snapshot=SnapshotRow(table_id, revision, 1, '{"n":0}'),
        )
    )
    return table_id


async def stored(store: Store, table_id: int) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Return the row and the seats of an existing table."""
    found = await store.tables.get(table_id)
    assert found is not None
    return found


async def change(
    store: Store,
    table_id: int,
    *,
    expected: int | None = None,
    seats: Sequence[SeatRow] | None = None,
    timers: Mapping[TimerKind, int | None] = {},
    polls: Mapping[PollKind, PollRow | None] = {},
    votes: Sequence[VoteRow] = (),
    guests: Mapping[int, bool] = {},
    tried: TryRow | None = None,
    **columns: Any,
) -> None:
    """Commit a write of these columns without an action. ``expected`` None: the stored revision."""
    row, _ = await stored(store, table_id)
    await store.commit(
        TableWrite(
            row=replace(row, **columns),
            before=row if expected is None else replace(row, revision=expected),
            seats=None if seats is None else tuple(seats),
            timers=timers,
            polls=polls,
            votes=tuple(votes),
            guests=guests,
            tried=tried,
        )
    )


async def sit(store: Store, table_id: int, *people: Person, now: int = 1_500, **columns: Any) -> None:
    """Seat these people in a lobby, at its next revision. New ones join ``now``."""
    row, before = await stored(store, table_id)
    revision, joined = row.revision + 1, {seat.user_id: seat.joined_at for seat in before}
    seats = [
        SeatRow(
            table_id,
            number,
            each.user_id,
            each.name,
            revision,
            joined.get(each.user_id, now),
            each.computer,
            each.contribution,
        )
        for number, each in enumerate(people)
    ]
    await change(store, table_id, seats=seats, revision=revision, updated_at=now, **columns)


async def act(
    store: Store,
    table_id: int,
    revision: int,
    *,
    seat: int | None = 0,
    phase: Phase = Phase.RUNNING,
    results: tuple[ResultRow, ...] = (),
    ratings: tuple[RatingRow, ...] = (),
    standings: tuple[StandingRow, ...] | None = None,
    decision_revisions: dict[int, int] | None = None,
    state: str | None = None,
    user_id: int | None = 101,
    timers: Mapping[TimerKind, int | None] = {},
    seating: Mapping[int, Person] = {},
    host_id: int | None = None,
    close: Sequence[PollKind] = (),
    once: tuple[str, ...] = (),
) -> int:
    """Commit an action at ``revision``; return the new one. ``seating`` has the new players of seats.

    ``standings`` None: those of the ratings.
    """
    if standings is None:
        standings = tuple(
            StandingRow(each.table_id, each.entrant, each.entrant, each.user_id, 1, None, None, 2, each.at)
            for each in ratings
        )
    row, seats = await stored(store, table_id)
    decision_revisions, after, now = (
        {0: revision + 1} if decision_revisions is None else decision_revisions,
        revision + 1,
        3_000 + revision,
    )
    seated = [_seated(each, seating.get(each.seat), now) for each in seats]
    await store.commit(
        TableWrite(
            row=replace(
                row,
                revision=after,
                phase=phase,
                host_id=row.host_id if host_id is None else host_id,
                updated_at=now,
            ),
            before=replace(row, revision=revision),
            seats=tuple(
                replace(each, decision_revision=decision_revisions.get(each.seat, each.decision_revision))
                for each in seated
            ),
            action=ActionRow(table_id, after, seat, user_id, f"play.{revision}", "[]", now),
            snapshot=SnapshotRow(table_id, after, 1, json.dumps({"n": revision}) if state is None else state),
            results=results,
            standings=standings,
            ratings=ratings,
            timers=timers,
            once=once,
            polls=dict.fromkeys(close),
        )
    )
    return after


def _seated(seat: SeatRow, person: Person | None, now: int) -> SeatRow:
    if person is None:
        return seat
    joined = seat.joined_at if person.user_id == seat.user_id else now
    return replace(seat, user_id=person.user_id, name=person.name, computer=person.computer, joined_at=joined)


async def cancel(
    store: Store, table_id: int, *, now: int = 9, user_id: int | None = None, expected: int | None = None
) -> None:
    """Cancel a table. ``expected`` None: the stored revision."""
    row, _ = await stored(store, table_id)
    revision = (row.revision if expected is None else expected) + 1
    await store.commit(
        TableWrite(
            row=replace(row, revision=revision, phase=Phase.CANCELLED, updated_at=now),
            before=replace(row, revision=revision - 1),
            action=ActionRow(table_id, revision, None, user_id, CANCEL, "[]", now),
        )
    )


async def ask(
    store: Store,
    table_id: int,
    kind: PollKind = PollKind.UNDO,
    *,
    seat: int | None = 0,
    target: int | None = 1,
    opened_at: int = 4_000,
) -> PollRow:
    """Open a poll at the current revision; return it as stored."""
    row, _ = await stored(store, table_id)
    poll = PollRow(table_id, kind, seat, target, row.revision, opened_at, row.questions + 1)
    await change(store, table_id, polls={kind: poll}, questions=poll.number)
    return poll


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of every table of the schema, in an order that no write changes."""

    def look(connection: Any) -> dict[str, list[tuple[object, ...]]]:
        names = TABLE_NAMES[type(connection) is sqlite3.Connection]
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
            for (name,) in connection.execute(names).fetchall()
        }

    return await store._connection.read(look)


TABLE_NAMES = {
    True: "SELECT name FROM sqlite_schema WHERE type = 'table'",
    False: "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() "
    " AND tablename NOT IN ('tertulia', 'writers') ORDER BY 1",
}


async def in_transaction(store: Store) -> bool:
    """Return whether a transaction is left open."""
    engine: Any = store._connection._engine
    if isinstance(engine, Sqlite):
        return await store._connection._run(lambda: engine.connection.in_transaction)
    return bool(await store._connection._run(lambda: engine._connection.info.transaction_status))


async def revision_of(store: Store, table_id: int) -> int:
    """Return the stored revision of an existing table."""
    row, _ = await stored(store, table_id)
    return row.revision


async def assert_agrees(store: Store, table_id: int) -> int:
    """Check that revision, log, snapshot and decision revision of a game agree; return the revision."""
    table, seats = await stored(store, table_id)
    log = await store.games.actions(table_id)
    snapshot = await store.games.snapshot(table_id)
    assert snapshot is not None
    assert [row.revision for row in log] == list(range(1, table.revision + 1))
    assert snapshot.revision == table.revision == seats[0].decision_revision
    assert json.loads(snapshot.state) == {"n": table.revision - 1}
    return table.revision


def files(folder: Path) -> dict[str, bytes]:
    """Return every file of a directory except locks, with its bytes."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"}


def raw(path: Path) -> sqlite3.Connection:
    """Open the database as another program would."""
    return sqlite3.connect(path, isolation_level=None)

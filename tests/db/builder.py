"""Short ways to a table in some phase, and the one law that every table must keep."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

from db import KEEP, OrKeep, Person, Phase, PollKind, PollRow, RatingRow, ResultRow, Seating, Store, TimerKind

ANA = Person(101, "Ana")
BEN = Person(102, "Ben")
CHLOE = Person(103, "Chloé")

GUILD = 1_100_000_000_000_000_001
CHANNEL = 1_200_000_000_000_000_002


async def lobby(store: Store, *people: Person, guild: int = GUILD, channel: int = CHANNEL) -> int:
    """A lobby hosted by the first of ``people`` (Ana, if nobody is named); its id. One seat: revision 0, more: 1."""
    host, *others = people or (ANA,)
    table = await store.create_table(
        guild_id=guild,
        channel_id=channel,
        game="luxor",
        rules_version=1,
        locale="pt-BR",
        host=host,
        options='{"variant":"none"}',
        now=1_000,
    )
    if others:
        await store.set_seats(table.id, 0, (host, *others), host_id=host.user_id, now=1_001)
    return table.id


async def game(store: Store, *people: Person, guild: int = GUILD, channel: int = CHANNEL) -> int:
    """A running game, started from a lobby of one seat at revision 0, or of several at revision 1; its id."""
    table_id = await lobby(store, *people, guild=guild, channel=channel)
    await store.start_game(
        table_id,
        1 if len(people) > 1 else 0,
        seed=b"secret seed",
        rules_version=1,
        state='{"n":0}',
        events='[{"kind":"dealt"}]',
        stamps={0: 1},
        now=2_000,
    )
    return table_id


async def act(
    store: Store,
    table_id: int,
    revision: int,
    *,
    seat: int | None = 0,
    phase: Phase = Phase.RUNNING,
    results: tuple[ResultRow, ...] = (),
    ratings: tuple[RatingRow, ...] = (),
    stamps: dict[int, int] | None = None,
    state: str | None = None,
    user_id: int | None = 101,
    timers: Mapping[TimerKind, int | None] = {},
    seating: Mapping[int, Seating] = {},
    host_id: int | OrKeep = KEEP,
    close: Sequence[PollKind] = (),
) -> int:
    """Record an action at ``revision``; the new revision."""
    return await store.record_action(
        table_id,
        revision,
        seat=seat,
        user_id=user_id,
        notation=f"play.{revision}",
        events="[]",
        rules_version=1,
        state=json.dumps({"n": revision}) if state is None else state,
        stamps={0: revision + 1} if stamps is None else stamps,
        now=3_000 + revision,
        phase=phase,
        results=results,
        ratings=ratings,
        timers=timers,
        seating=seating,
        host_id=host_id,
        close=close,
    )


async def ask(
    store: Store, table_id: int, kind: PollKind = PollKind.UNDO, *, seat: int | None = 0, target: int | None = 1
) -> PollRow:
    """A question asked at the table as it is now; as it is stored."""
    poll = PollRow(table_id, kind, seat, target, await revision_of(store, table_id), None, 4_000)
    return await store.open_poll(poll)


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table of the schema."""

    def look(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}

    return await store._connection.read(look)


async def revision_of(store: Store, table_id: int) -> int:
    """The stored revision of a table that exists."""
    found = await store.table(table_id)
    assert found is not None
    return found[0].revision


async def assert_agrees(store: Store, table_id: int) -> int:
    """A game started from revision 0: revision, log, snapshot and stamp speak of one moment. Returns the revision."""
    found = await store.table(table_id)
    assert found is not None
    table, seats = found
    log = await store.actions(table_id)
    snapshot = await store.snapshot(table_id)
    assert snapshot is not None
    assert [row.revision for row in log] == list(range(1, table.revision + 1))
    assert snapshot.revision == table.revision == seats[0].stamp
    assert json.loads(snapshot.state) == {"n": table.revision - 1}
    return table.revision


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder except locks, with its bytes."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock"}


def raw(path: Path) -> sqlite3.Connection:
    """The database as any other program would open it."""
    return sqlite3.connect(path, isolation_level=None)

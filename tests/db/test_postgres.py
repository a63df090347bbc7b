"""A real PostgreSQL: what stops a start, and what becomes of writes whose connection is lost.

Over 400 lines because all of it needs the same short waits and the same ways to cut a connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db import (
    DatabaseInUse,
    DatabaseMoved,
    DatabaseTaken,
    DatabaseTooNew,
    DatabaseUnreachable,
    DatabaseUnsuitable,
    MigrationFailed,
    OutcomeUnknown,
    StaleRevision,
    Store,
    StoreError,
    TableWrite,
)
from db.migrate import Migration, postgres_migrations
from db.postgres import Postgres, PostgresSession
from db.write import write_table
from doctor import storage
from doctor.findings import Level
from tests.db.builder import ANA, act, assert_agrees, everything, game, stored
from tests.postgres import Cluster, Pooler

PASSWORD = "s3cr/t@pass"
QUOTED = "s3cr%2Ft%40pass"
SECONDS = 60.0
"""Limit for anything that a busy machine may take long for."""

pytestmark = pytest.mark.engine("postgres")


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.writer.LOCK_SECONDS", 0.5)
    monkeypatch.setattr("db.writer.RANGE_SECONDS", 0.5)
    monkeypatch.setattr("db.writer.HOLD_SECONDS", 0.0)
    monkeypatch.setattr("db.postgres_server.STARTING_SECONDS", 0.5)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await asyncio.to_thread(holds):
            await asyncio.sleep(0.01)


async def refused(address: str, error: type[StoreError]) -> str:
    """Return the sentence with which a store refuses to open; it never has the password."""
    with pytest.raises(error) as caught:
        await Store.open(address)
    assert type(caught.value) is error
    said = str(caught.value)
    assert PASSWORD not in said and QUOTED not in said and "\n" not in said
    return said


# What stops the start


async def test_a_malformed_address_is_refused_without_its_password() -> None:
    for rest in (f"{PASSWORD}@host:5432/games", f"{QUOTED}@host:port/games", f"{QUOTED}@host/games?nothing=1"):
        said = await refused(f"postgresql://u:{rest}", DatabaseUnsuitable)
        assert "TERTULIA_DATABASE" in said and "postgresql://user:password@host:5432/database" in said
    # libpq takes the part behind the first sign for a host.
    assert "heim" not in await refused("postgresql://u:ge@heim@host/games", DatabaseUnsuitable)


async def test_what_cannot_serve_is_refused_with_its_reason(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = await refused(f"postgresql://u:{QUOTED}@/games?host={tmp_path}", DatabaseUnreachable)
    assert f"postgresql://u@{tmp_path}/games cannot be reached" in said
    with suppress(psycopg.errors.DuplicateObject):
        cluster.execute("CREATE ROLE locked LOGIN PASSWORD 'right'")
    locked = f"postgresql://locked:{QUOTED}@/postgres?host={cluster.folder}"
    other = cluster.new_database("ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert "password authentication failed" in await refused(locked, DatabaseUnsuitable)
    assert '"nowhere" does not exist' in await refused(cluster.address(database="nowhere"), DatabaseUnsuitable)
    assert "its encoding is SQL_ASCII" in await refused(other, DatabaseUnsuitable)
    monkeypatch.setattr("db.postgres_server.MIN_SERVER_VERSION", 99)
    assert "needs 99 or newer" in await refused(cluster.new_schema(), DatabaseUnsuitable)


async def test_a_newer_schema_is_refused(database: str, cluster: Cluster) -> None:
    async with await Store.open(database):
        pass
    cluster.execute("UPDATE tertulia SET version = 9000", database)
    assert "schema version 9000; this bot knows" in await refused(database, DatabaseTooNew)
    assert cluster.execute("SELECT version FROM tertulia", database) == [(9000,)]


async def test_the_doctor_says_how_a_database_is_and_changes_nothing(
    database: str, cluster: Cluster, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("INFO", "db")
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    [found, backups] = await asyncio.to_thread(storage.postgres, database)
    assert found.level is backups.level is Level.FINE and "schema version 0." in found.sentence
    assert cluster.execute(tables, database) == [(0,)]
    async with await Store.open(database):
        assert caplog.text.count("database made: postgresql://") == 1
        [found, _] = await asyncio.to_thread(storage.postgres, database)
        assert f"schema version {postgres_migrations()[-1].number}, and a bot is using it." in found.sentence
    cluster.execute("UPDATE tertulia SET version = 9000", database)
    [found] = await asyncio.to_thread(storage.postgres, database)
    assert found.level is Level.MEND and "schema version 9000" in found.sentence
    monkeypatch.setattr("db.postgres_server.STARTING_SECONDS", 600.0)  # a start waits, and the doctor does not
    [found] = storage.postgres(f"postgresql://u:{QUOTED}@/games?host=/nowhere")
    assert found.level is Level.MEND and "cannot be reached" in found.sentence and QUOTED not in found.sentence


async def test_tables_of_another_program_are_left_alone(database: str, cluster: Cluster) -> None:
    cluster.execute("CREATE TABLE wares (id INTEGER)", database)
    assert "tables of another program" in await refused(database, DatabaseUnsuitable)
    found = cluster.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()", database)
    assert found == [("wares",)]


async def test_a_user_without_rights_is_refused(cluster: Cluster) -> None:
    with suppress(psycopg.errors.DuplicateObject):
        cluster.execute("CREATE ROLE guest LOGIN")
    address = cluster.new_schema()
    name = address.rpartition("search_path%3D")[2]
    said = await refused(cluster.address(name, user="guest"), DatabaseUnsuitable)
    assert "owner of the database" in said
    cluster.execute(f"GRANT USAGE ON SCHEMA {name} TO guest")
    said = await refused(cluster.address(name, user="guest"), DatabaseUnsuitable)
    assert "may not create tables" in said
    [found] = storage.postgres(cluster.address(name, user="guest"))
    assert found.level is Level.MEND and "may not create tables" in found.sentence, "the doctor says it as well"


async def test_a_replica_is_refused(cluster: Cluster) -> None:
    address = cluster.new_database()
    cluster.execute("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on',"
                    " current_database()); END $$", address)  # fmt: skip
    assert "read-only" in await refused(address, DatabaseUnreachable)


async def test_a_failed_migration_is_rolled_back(
    database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(database) as store:
        await store.set_meta({"a": "b"})
    steps = postgres_migrations()
    number = steps[-1].number + 1
    later = Migration(number, "later", "CREATE TABLE later (id INTEGER); CREATE TABLE wrong (id NO_TYPE);")
    monkeypatch.setattr("db.store.postgres_migrations", lambda: (*steps, later))
    assert f"to schema version {number}" in await refused(database, MigrationFailed)
    good = Migration(number, "later", "CREATE TABLE later (id INTEGER);")
    monkeypatch.setattr("db.store.postgres_migrations", lambda: (*steps, good))
    async with await Store.open(database) as store:
        assert await store.meta("a") == "b"
    assert cluster.execute("SELECT version FROM tertulia", database) == [(number,)]


@pytest.fixture
def pooler(cluster: Cluster, request: pytest.FixtureRequest) -> Iterator[Pooler]:
    """Yield PgBouncer before the server, in the mode of the test's parameter."""
    if Pooler.program() is None:
        pytest.skip("PgBouncer is not installed: apt-get install pgbouncer")
    made = Pooler(cluster, request.param)
    yield made
    made.remove()


@pytest.mark.parametrize("pooler", ["transaction", "statement"], indirect=True)
async def test_a_pooler_that_mixes_sessions_is_refused(pooler: Pooler) -> None:
    for _ in range(3):
        said = await refused(pooler.address, DatabaseUnsuitable)
        assert "pooler" in said and "session mode" in said


@pytest.mark.parametrize("pooler", ["session"], indirect=True)
async def test_a_pooler_in_session_mode_serves(pooler: Pooler) -> None:
    async with await Store.open(pooler.address) as store:
        assert await assert_agrees(store, await game(store, ANA)) == 1
        with pytest.raises(DatabaseInUse):
            await Store.open(pooler.address)
    async with await Store.open(pooler.address):
        pass


async def test_a_second_bot_is_refused_and_a_closed_one_frees_the_database(database: str) -> None:
    async with await Store.open(database):
        assert "in use by another running copy of the bot" in await refused(database, DatabaseInUse)
    async with await Store.open(database):
        pass


async def test_a_restored_backup_has_every_row_and_gives_no_id_twice(cluster: Cluster) -> None:
    """As docs/hosting.md says; the bot runs during the backup."""
    address, empty, dump = cluster.new_database(), cluster.new_database(), str(cluster.folder / "tertulia.dump")
    async with await Store.open(address) as store:
        table_id = await game(store, ANA)
        gone = await game(store, ANA)
        await store._connection.write(lambda session: session.execute("DELETE FROM tables WHERE id = ?", (gone,)))
        before = await everything(store)
        await asyncio.to_thread(cluster.run, "pg_dump", "--format=custom", f"--file={dump}", address)
    await asyncio.to_thread(cluster.run, "pg_restore", "--exit-on-error", "--no-owner", f"--dbname={empty}", dump)
    async with await Store.open(empty) as store:
        assert await everything(store) == before
        await act(store, table_id, 1)
        assert await game(store, ANA) == gone + 1


# Connections that are lost


async def in_commit(cluster: Cluster, wait: str) -> int:
    """Return the process of the session that is in its COMMIT and waits for this."""
    query = f"SELECT pid FROM pg_stat_activity WHERE query = 'COMMIT' AND wait_event = '{wait}'"
    found: list[tuple[Any, ...]] = []

    def look() -> bool:
        found[:] = cluster.execute(query)
        return bool(found)

    await until(look)
    return int(found[0][0])


SLOW_COMMIT = """
CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON actions DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION take_time();
"""
"""Makes a COMMIT wait before it commits."""


async def test_a_session_that_ends_between_writes_is_unnoticed(database: str, cluster: Cluster, store: Store) -> None:
    table_id = await game(store, ANA)
    for revision in range(1, 5):
        cluster.execute(f"SELECT pg_terminate_backend({cluster.backends(database)[0]})")
        await act(store, table_id, revision)
        assert await assert_agrees(store, table_id) == revision + 1


async def test_a_write_whose_session_ends_in_it_runs_again(database: str, cluster: Cluster, store: Store) -> None:
    runs = 0

    def work(session: Any) -> str:
        nonlocal runs
        runs += 1
        session.execute("INSERT INTO meta (key, value) VALUES ('once', ?)", (str(runs),))
        if runs == 1:
            (pid,) = session.execute("SELECT pg_backend_pid()").fetchone()
            cluster.execute(f"SELECT pg_terminate_backend({pid})")
        return f"run {runs}"

    assert await store._connection.write(work) == "run 2"
    assert await store.meta("once") == "2"


async def test_a_write_whose_session_cannot_leave_its_pipeline_runs_again(
    database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So libpq answers at times when the server ends the session."""
    runs = 0

    def stay(self: psycopg.Pipeline, exc: BaseException | None) -> None:
        monkeypatch.undo()
        raise psycopg.OperationalError("cannot exit pipeline mode with uncollected results")

    def work(session: Any) -> str:
        nonlocal runs
        runs += 1
        session.execute("INSERT INTO meta (key, value) VALUES ('once', ?)", (str(runs),))
        if runs == 1:
            monkeypatch.setattr(psycopg.Pipeline, "_exit", stay)
        return f"run {runs}"

    assert await store._connection.write(work) == "run 2"
    assert await store.meta("once") == "2"


async def test_a_write_that_ends_before_it_is_committed_runs_again(
    database: str, cluster: Cluster, store: Store
) -> None:
    table_id = await game(store, ANA)
    cluster.execute(SLOW_COMMIT, database)
    acting = asyncio.create_task(act(store, table_id, 1))
    pid = await in_commit(cluster, "PgSleep")
    # The DDL would wait for the transaction's locks.
    dropping = asyncio.to_thread(cluster.execute, "DROP TRIGGER slow ON actions", database)
    drop = asyncio.create_task(dropping)
    await until(lambda: bool(cluster.execute("SELECT 1 FROM pg_locks WHERE NOT granted")))
    cluster.execute(f"SELECT pg_terminate_backend({pid})")
    await drop
    assert await acting == 2
    assert await assert_agrees(store, table_id) == 2


async def test_a_committed_write_without_an_answer_is_not_written_twice(
    database: str, cluster: Cluster, store: Store
) -> None:
    """The server ends the session while the COMMIT waits for a replica: it is stored, and the bot gets no answer."""
    table_id = await game(store, ANA)
    runs = 0
    row, _ = await stored(store, table_id)

    def work(session: Any) -> str:
        nonlocal runs
        runs += 1
        write_table(session, TableWrite(row=replace(row, revision=row.revision + 1), before=row))
        return "stored"

    async with waiting_for_a_replica(cluster, store):
        writing = asyncio.create_task(store._connection.write(work))
        cluster.execute(f"SELECT pg_terminate_backend({await in_commit(cluster, 'SyncRep')})")
        assert await writing == "stored" and runs == 1
    assert (await stored(store, table_id))[0].revision == row.revision + 1


@asynccontextmanager
async def waiting_for_a_replica(cluster: Cluster, store: Store) -> AsyncIterator[None]:
    """Provide inside the block each COMMIT of the store waits for a replica that does not exist."""

    def ask_for(replica: str) -> None:
        cluster.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{replica}'")
        cluster.execute("SELECT pg_reload_conf()")

    ask_for("nowhere")
    try:
        async with asyncio.timeout(SECONDS):  # a session reads its settings again a moment later
            while await store._connection.rows("SHOW synchronous_standby_names") != [("nowhere",)]:
                await asyncio.sleep(0.01)
            while not await _waits(cluster, store):  # another process of the server tells the sessions of it
                await asyncio.sleep(0.01)
        yield
    finally:
        ask_for("")


async def _waits(cluster: Cluster, store: Store) -> bool:
    """Return whether a COMMIT waits for the replica. Afterwards it waits no longer, and is done."""
    probe = asyncio.create_task(
        store._connection.write(lambda session: session.execute("SELECT pg_logical_emit_message(true, 'probe', '')"))
    )
    waits = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    ended = False
    while not probe.done():
        ended = bool(await asyncio.to_thread(cluster.execute, waits)) or ended
        await asyncio.sleep(0.01)
    await probe
    return ended


async def test_while_the_server_is_away_calls_fail_at_once_and_then_work_again(
    database: str, cluster: Cluster, store: Store
) -> None:
    table_id = await game(store, ANA)
    await asyncio.to_thread(cluster.kill)
    try:
        with pytest.raises(DatabaseUnreachable):  # its sessions end a moment later
            async with asyncio.timeout(SECONDS):
                while True:
                    await store.meta("x")
        for _ in range(20):
            with pytest.raises(DatabaseUnreachable):
                await act(store, table_id, 1)
            with pytest.raises(DatabaseUnreachable):
                await store.meta("x")
    finally:
        await asyncio.to_thread(cluster.start)

    async def again() -> bool:
        with suppress(DatabaseUnreachable):
            await act(store, table_id, 1)
            return True
        return False

    async with asyncio.timeout(SECONDS):
        while not await again():
            await asyncio.sleep(0.05)
    assert await assert_agrees(store, table_id) == 2


async def test_an_unknown_outcome_waits_for_the_server_and_others_fail_meanwhile(
    database: str, cluster: Cluster, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await game(store, ANA)
    cluster.execute(SLOW_COMMIT, database)
    acting = asyncio.create_task(act(store, table_id, 1))
    await in_commit(cluster, "PgSleep")
    monkeypatch.setattr("db.postgres.SETTLE_SECONDS", SECONDS)
    engine: Any = store._connection._engine
    await asyncio.to_thread(cluster.kill)
    try:
        await until(lambda: engine._settling)
        with pytest.raises(DatabaseUnreachable):
            await store.meta("x")
        assert not acting.done()
    finally:
        await asyncio.to_thread(cluster.start)
    # It was not committed, so it runs again, and is slow again.
    pid = await in_commit(cluster, "PgSleep")
    assert not acting.done()
    drop = asyncio.create_task(asyncio.to_thread(cluster.execute, "DROP TRIGGER slow ON actions", database))
    await until(lambda: bool(cluster.execute("SELECT 1 FROM pg_locks WHERE NOT granted")))
    cluster.execute(f"SELECT pg_terminate_backend({pid})")
    await drop
    with pytest.raises(DatabaseUnreachable):  # its second connection was lost, too
        await acting
    assert await assert_agrees(store, table_id) == 1
    await act(store, table_id, 1)


async def test_a_store_closes_while_it_waits_for_an_outcome(database: str, cluster: Cluster) -> None:
    store = await Store.open(database)
    table_id = await game(store, ANA)
    cluster.execute(SLOW_COMMIT, database)
    acting = asyncio.create_task(act(store, table_id, 1))
    await in_commit(cluster, "PgSleep")
    await asyncio.to_thread(cluster.kill)
    try:
        async with asyncio.timeout(SECONDS):
            await store.close()
            with pytest.raises(OutcomeUnknown):
                await acting
    finally:
        await asyncio.to_thread(cluster.start)


async def test_a_bot_whose_database_another_one_took_writes_nothing_more(database: str, cluster: Cluster) -> None:
    moved: list[DatabaseMoved] = []
    async with await Store.open(database, on_moved=moved.append) as store:
        table_id = await game(store, ANA)
        for pid in cluster.backends(database):
            cluster.execute(f"SELECT pg_terminate_backend({pid})")
        async with await Store.open(database) as other:
            await act(other, table_id, 1)
        for _ in range(2):
            with pytest.raises(DatabaseTaken, match="another bot used it"):
                await act(store, table_id, 2)
        await until(lambda: bool(moved))
        assert [type(error) for error in moved] == [DatabaseTaken]


async def test_a_bot_whose_server_lost_its_last_write_writes_nothing_more(
    database: str, cluster: Cluster, store: Store
) -> None:
    """As after a failover to a replica that was behind."""
    await game(store, ANA)
    cluster.execute("UPDATE writers SET last_write = '3'", database)
    cluster.execute(f"SELECT pg_terminate_backend({cluster.backends(database)[0]})")
    for _ in range(2):
        with pytest.raises(DatabaseTaken, match="went back to an older state"):
            await game(store, ANA)


async def test_a_move_waits_for_the_server_at_most_four_times(store: Store, tmp_path: Path) -> None:
    """For the revision, the seats, all statements without a result, and COMMIT: a distant server delays each.

    A result that has already come takes no wait.
    """
    engine = store._connection._engine
    assert isinstance(engine, Postgres) and engine._connection is not None
    table_id = await game(store, ANA)
    with (tmp_path / "trace").open("w") as trace:
        engine._connection.pgconn.trace(trace.fileno())
        await act(store, table_id, 1)
        engine._connection.pgconn.untrace()
    lines = (line.split("\t") for line in (tmp_path / "trace").read_text().splitlines())
    sent = [line[3] for line in lines if line[1] == "F"]
    commit = sent[sent.index("Query") + 1 :]  # before: the reading of the table, which ends with ROLLBACK
    assert commit.count("Execute") > 5
    assert commit.count("Flush") + commit.count("Query") <= 4


async def test_of_two_transactions_at_one_revision_one_is_stale(database: str, store: Store) -> None:
    """As two bots would write: the second waits for the first, and finds another revision."""
    row, _ = await stored(store, await game(store, ANA))
    write = TableWrite(row=replace(row, revision=row.revision + 1), before=row)
    with psycopg.connect(database) as first, psycopg.connect(database) as second:
        for connection in (first, second):
            connection.execute("BEGIN")
        write_table(PostgresSession(first), write)
        waiting = asyncio.create_task(asyncio.to_thread(write_table, PostgresSession(second), write))
        query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while await store._connection.rows(query) == [(0,)]:
            await asyncio.sleep(0.01)
        assert not waiting.done()
        first.commit()
        with pytest.raises(StaleRevision):
            await waiting
        second.rollback()


async def test_rows_are_durable_whatever_the_server_s_default(cluster: Cluster) -> None:
    address = cluster.new_database()
    cluster.execute("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off',"
                    " current_database()); END $$", address)  # fmt: skip
    async with await Store.open(address) as store:
        assert await store._connection.rows("SHOW synchronous_commit") == [("on",)]

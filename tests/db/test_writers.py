"""Several processes on one PostgreSQL: who may start, who may still write, and whose tables each sees."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import psycopg
import pytest

from db import (
    START,
    DatabaseInUse,
    DatabaseMoved,
    DatabaseTaken,
    DatabaseUnreachable,
    NotOurs,
    Person,
    RangeTaken,
    Shards,
    Store,
    StoreError,
    TimerKind,
)
from db.convert import convert
from db.migrate import postgres_migrations
from db.postgres_server import START_KEY, Server
from tests.db.builder import ANA, act, assert_agrees, change, game, lobby
from tests.postgres import Cluster

SECONDS = 60.0
"""Limit for anything that a busy machine may take long for."""
ROBOT = Person(0, "", None, "simple")

pytestmark = pytest.mark.engine("postgres")


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.writer.LOCK_SECONDS", 0.2)
    monkeypatch.setattr("db.writer.RANGE_SECONDS", 0.2)
    monkeypatch.setattr("db.writer.HOLD_SECONDS", 0.0)
    monkeypatch.setattr("db.writer.RESUME_SECONDS", 0.2)


Open = Callable[[str], Awaitable[Store]]


@pytest.fixture
async def process(database: str) -> AsyncIterator[Open]:
    """Open the database as the process of some shards; the store is closed at the end."""
    async with AsyncExitStack() as stack:

        async def opened(part: str) -> Store:
            return await stack.enter_async_context(await Store.open(database, shards=Shards.read(part)))

        yield opened


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await asyncio.to_thread(holds):
            await asyncio.sleep(0.01)


def server_of(shard: int, total: int = 64) -> int:
    """Return the id of a server of a shard."""
    return (7 * total + shard << 22) + 99


def engine(store: Store) -> Any:
    return store._connection._engine


def end_session(cluster: Cluster, store: Store) -> None:
    """End a process's session, as if the network had cut it off."""
    cluster.execute(f"SELECT pg_terminate_backend({engine(store)._backend.pid}, 60000)")


async def refused(address: str, part: str | None, error: type[StoreError]) -> str:
    with pytest.raises(error) as caught:
        await Store.open(address, shards=None if part is None else Shards.read(part))
    assert type(caught.value) is error
    return str(caught.value)


# Who may start


@pytest.mark.parametrize("text", ["auto", "auto/64", "64", "0-64/64", "5-4/64", "0-1/1001", "-1/4", "0/0", ""])
def test_a_malformed_part_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Shards.read(text)


def test_a_part_serves_its_servers_and_shard_0_the_direct_messages() -> None:
    parts = [Shards.read(text) for text in ("0-2/7", "3/7", "4-6/7")]
    for guild in [0, *(server_of(number, 7) for number in range(7))]:
        assert [part.serves(guild) for part in parts].count(True) == 1
    assert parts[0].serves(0) and str(parts[1]) == "3-3/7"


async def test_a_part_of_sqlite_is_refused() -> None:
    with pytest.raises(ValueError, match="for one process"):
        await Store.open(":memory:", shards=Shards(0, 15, 64))


async def test_what_overlaps_is_refused_with_both_ranges_and_the_rest_starts(database: str, process: Open) -> None:
    one = await process("0-15/64")
    await process("16-31/64")
    for part, taken in (("8-20/64", "0-15/64"), ("31/64", "16-31/64"), ("40-41/128", "0-15/64"), (None, "0-15/64")):
        said = await refused(database, part, RangeTaken)
        assert taken in said and (part is None or str(Shards.read(part)) in said)
    await process("32-63/64")
    await one.close()
    await process("0-15/64")


async def test_a_process_that_is_alone_lets_no_other_start(database: str) -> None:
    async with await Store.open(database):
        for part in (None, "0-15/64"):
            assert "another running copy" in await refused(database, part, DatabaseInUse)
    async with await Store.open(database, shards=Shards(0, 15, 64)):
        pass


async def test_a_conversion_refuses_the_database_of_running_processes(
    database: str, cluster: Cluster, process: Open
) -> None:
    store = await process("5/64")
    await game(store, ANA, guild=server_of(5))
    target = cluster.new_schema()
    for pair in ((database, target), (target, database)):
        with pytest.raises((DatabaseInUse, RangeTaken)):
            await asyncio.to_thread(convert, *pair, quiet=True)
    assert Server(database).look(99) == (postgres_migrations()[-1].number, True)
    await store.close()
    assert Server(database).look(99)[1] is False
    assert await asyncio.to_thread(convert, database, target, quiet=True) > 0
    async with await Store.open(target) as copy:
        assert await assert_agrees(copy, 1) == 1


async def test_a_newer_bot_migrates_only_when_all_others_are_gone(
    database: str, process: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await process("0-15/64")
    steps = postgres_migrations()
    later = steps[-1]._replace(number=steps[-1].number + 1, sql="CREATE TABLE later (id INTEGER)")
    monkeypatch.setattr("db.store.postgres_migrations", lambda: (*steps, later))
    assert "by a running bot of an older version" in await refused(database, "16-31/64", DatabaseInUse)
    await running.set_meta({"a": "b"})
    await running.close()
    assert await (await process("16-31/64")).meta("a") == "b"


# Who may write


async def test_one_whose_session_was_lost_goes_on_if_no_other_has_started(cluster: Cluster, process: Open) -> None:
    store = await process("5/64")
    table_id = await game(store, ANA, guild=server_of(5))
    end_session(cluster, store)
    assert await act(store, table_id, 1) == 2
    with pytest.raises(RangeTaken):
        await process("5/64")
    assert await act(store, table_id, 2) == 3


@pytest.mark.parametrize("other", ["5/64", "0-15/64", "1/2", None])
async def test_one_whose_shards_another_has_taken_writes_nothing_more_and_says_so_once(
    database: str, cluster: Cluster, other: str | None
) -> None:
    moved: list[DatabaseMoved] = []
    part = None if other is None else Shards.read(other)
    async with await Store.open(database, shards=Shards.read("5/64"), on_moved=moved.append) as store:
        table_id = await game(store, ANA, guild=server_of(5))
        end_session(cluster, store)
        async with await Store.open(database, shards=part) as second:
            for _ in range(2):
                with pytest.raises(DatabaseTaken, match="another one took over its shards"):
                    await act(store, table_id, 1)
            assert await assert_agrees(second, table_id) == 1
        with pytest.raises(DatabaseTaken):
            await store.beat()
        await until(lambda: bool(moved))
        assert len(moved) == 1 and not store.sure


async def test_a_restart_of_one_range_does_not_touch_another_whose_session_is_lost(
    database: str, cluster: Cluster, process: Open
) -> None:
    one, other = await process("0-15/64"), await process("16-31/64")
    end_session(cluster, one)
    await other.close()
    await process("16-31/64")
    await game(one, ANA, guild=server_of(3))


async def test_processes_do_not_wait_for_each_other(process: Open) -> None:
    one, other = await process("5/64"), await process("6/64")
    first, second = await game(one, ANA, guild=server_of(5)), await game(other, ANA, guild=server_of(6))
    held, free = asyncio.Event(), asyncio.get_running_loop()

    def wait(session: Any) -> None:
        free.call_soon_threadsafe(held.set)
        session.execute("SELECT pg_sleep(0.5)").fetchall()

    writing = asyncio.create_task(one._connection.write(wait))
    await held.wait()
    await act(other, second, 1)
    assert not writing.done()
    await writing
    await act(one, first, 1)


async def test_the_server_ends_the_session_of_a_frozen_process_and_not_that_of_one_alone(
    database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.IDLE_SECONDS", 0.2)
    async with await Store.open(database, shards=Shards.read("5/64")) as frozen:
        await until(lambda: cluster.backends(database) == [])
        async with await Store.open(database, shards=Shards.read("5/64")):
            with pytest.raises(DatabaseTaken):
                await frozen.beat()
    async with await Store.open(database):
        idle = "SELECT now() - state_change > interval '1 second' FROM pg_stat_activity"
        await until(lambda: cluster.execute(f"{idle} WHERE application_name = 'tertulia'", database) == [(True,)])


async def test_a_process_is_sure_as_long_as_a_reply_is_young(
    cluster: Cluster, process: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await process("5/64")
    await store.beat()
    assert store.sure and store.silence < SECONDS
    monkeypatch.setattr("db.store.SURE_SECONDS", 0.0)
    assert not store.sure
    monkeypatch.setattr("db.store.SURE_SECONDS", SECONDS)
    monkeypatch.setattr("db.store.LOST_SECONDS", 0.0)
    assert store.sure
    await asyncio.to_thread(cluster.stop)
    try:
        with pytest.raises(DatabaseUnreachable):
            await store.beat()
        assert not store.sure, "its session is over"
    finally:
        await asyncio.to_thread(cluster.start)
    async with asyncio.timeout(SECONDS):
        while not store.sure:
            with suppress(DatabaseUnreachable):
                await store.beat()
            await asyncio.sleep(0.05)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals as on Unix")
async def test_a_store_whose_server_does_not_reply_closes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.postgres.HURRY_SECONDS", 0.0)
    store = await Store.open(database, shards=Shards.read("5/64"))
    pid = engine(store)._backend.pid
    os.kill(pid, signal.SIGSTOP)
    try:
        writing = asyncio.create_task(store.set_meta({"a": "b"}))
        await until(lambda: engine(store)._asked is not None)
        async with asyncio.timeout(SECONDS):
            await store.close()
            with suppress(StoreError):  # unless a new connection could write
                await writing
    finally:
        os.kill(pid, signal.SIGCONT)


async def test_one_process_at_a_time_identifies_in_a_bucket(process: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.store.TURN_SECONDS", 0.3)
    monkeypatch.setattr("db.store.POLL_SECONDS", 0.01)
    one, other = await process("5/64"), await process("6/64")
    clock = asyncio.get_running_loop().time
    began = clock()
    await asyncio.gather(one.identify_turn(0), other.identify_turn(1))
    assert clock() - began < 0.3, "each in a bucket of its own"
    moments: list[float] = []

    async def turn(store: Store) -> None:
        await store.identify_turn(0)
        moments.append(clock())

    await asyncio.gather(turn(one), turn(other), turn(one))
    assert all(later - earlier >= 0.29 for earlier, later in zip([began, *moments], moments, strict=False))


# Whose tables


async def a_table_of_each_kind(store: Store, shard: int) -> tuple[int, int]:
    """Return a lobby with a timer, and a game with a bot."""
    guild = server_of(shard)
    waiting = await lobby(store, ANA, guild=guild)
    await change(store, waiting, timers={TimerKind.ARCHIVE: 10 + shard})
    return waiting, await game(store, ANA, ROBOT, guild=guild)


async def test_a_start_waits_until_a_process_that_did_not_stop_in_order_answers_nothing(
    process: Open, cluster: Cluster, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = list[float]()
    monkeypatch.setattr("db.writer.HOLD_SECONDS", 0.001)
    monkeypatch.setattr("db.writer.time.sleep", lambda seconds: held.append(seconds))
    first = await process("0-31/64")
    assert 0.001 not in held
    end_session(cluster, first)
    second = await process("0-31/64")
    assert held.count(0.001) == 1, "the first one may answer for a moment"
    await second.close()
    await process("0-31/64")
    assert held.count(0.001) == 1, "the second one has said that it stops"
    assert cluster.execute("SELECT epoch FROM writers", database) == [(3,)]


async def test_a_process_sees_its_own_tables_alone_and_writes_no_others(process: Open) -> None:
    one, other = await process("0-5/64"), await process("6-63/64")
    for store, shard in ((one, 5), (other, 6)):
        waiting, playing = await a_table_of_each_kind(store, shard)
        assert [timer.table_id for timer in await store.timers.due(1_000)] == [waiting]
        assert await store.timers.next_due() == 10 + shard
        assert await store.tables.with_bot_seats() == [playing]
        assert await store.tables.unsettled() == [waiting, playing]
        with pytest.raises(NotOurs):
            await act(other if store is one else one, playing, 1)
        with pytest.raises(NotOurs):
            await game(store, ANA, guild=server_of(11 - shard))


# The versions before


def _older(database: str, version: int) -> psycopg.Connection[Any]:
    """Make a database of an older version with a running game; a session of it."""
    old = psycopg.connect(database, autocommit=True)
    for step in postgres_migrations():
        if step.number <= version:
            old.execute(step.sql.encode())
    last = ", last_write = pg_current_xact_id()" if version < 13 else ""
    old.execute(f"UPDATE tertulia SET version = {version}{last}".encode())
    old.execute(
        "INSERT INTO tables (guild_id, channel_id, game, rules_version, phase, locale, host_id, options, revision,"
        " created_at, updated_at) VALUES (1, 2, 'luxor', 1, 'running', 'en-US', %s, '{}', 1, 1, 1)", (ANA.user_id,),
    )  # fmt: skip
    old.execute("INSERT INTO seats VALUES (1, 0, %s, 'Ana', 1, 1)", (ANA.user_id,))
    old.execute("INSERT INTO actions (table_id, revision, notation, events, at) VALUES (1, 1, %s, '[]', 1)", (START,))
    old.execute("INSERT INTO snapshots VALUES (1, 1, 1, '{\"n\":0}')")
    if version >= 13:
        old.execute("INSERT INTO members (range, last_write) VALUES ('auto', pg_current_xact_id())")
        old.execute("UPDATE buckets SET member = 1 WHERE number < 512")
    return old


@pytest.mark.parametrize(
    ("version", "lock"), [(12, START_KEY), (13, "'members'::regclass::oid::integer, 1"), (14, None)]
)
async def test_a_database_of_an_older_version_waits_for_its_bot_then_migrates_and_plays_on(
    database: str, cluster: Cluster, version: int, lock: str | None
) -> None:
    with _older(database, version) as old:
        assert Server(database).look(99) == (version, False)
        if lock is not None:
            old.execute(f"SELECT pg_advisory_lock({lock})".encode())  # as a bot of that version does
            assert Server(database).look(99) == (version, True)
            for part in (None, "0-15/64"):
                await refused(database, part, DatabaseInUse)
            assert cluster.execute("SELECT version FROM tertulia", database) == [(version,)]
    async with await Store.open(database) as store:
        assert await assert_agrees(store, 1) == 1
        await act(store, 1, 1)
        assert await assert_agrees(store, 1) == 2
    assert cluster.execute("SELECT range FROM writers", database) == [("all",)]

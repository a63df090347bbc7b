"""Several processes on one PostgreSQL: who is a member, who owns which buckets, and who may still write."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from db import (
    BUCKETS,
    START,
    DatabaseInUse,
    DatabaseMoved,
    DatabaseTaken,
    DatabaseUnreachable,
    NotOurs,
    Person,
    RangeTaken,
    Store,
    StoreClosed,
    StoreError,
    TableWrite,
    TimerKind,
    bucket_of,
)
from db.convert import convert
from db.members import Members
from db.migrate import postgres_migrations
from db.postgres_server import START_KEY, Server
from tests.db.builder import ANA, act, assert_agrees, change, game, lobby, stored
from tests.postgres import LOCKS, Cluster

SECONDS = 60.0
"""Limit for anything that a busy machine may take long for."""
FOR_EVER = 3_600.0
ROBOT = Person(0, "", None, "simple")

pytestmark = pytest.mark.engine("postgres")


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.membership.LOCK_SECONDS", 0.2)


Open = Callable[[str], Any]


@pytest.fixture
async def member(database: str) -> AsyncIterator[Open]:
    """Opens the database as a process that asks for some shards; the store is closed at the end."""
    async with AsyncExitStack() as stack:

        async def opened(asked: str = "auto/64") -> Store:
            return await stack.enter_async_context(await Store.open(database, member=asked))

        yield opened


def of(store: Store) -> Members:
    assert store.members is not None
    return store.members


def server_in(bucket: int) -> int:
    """The id of a server in a bucket."""
    guild = (7 * BUCKETS + bucket << 22) + 99
    assert bucket_of(guild) == bucket
    return guild


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await asyncio.to_thread(holds):
            await asyncio.sleep(0.01)


async def at_last(store: Store) -> Any:
    """A look, once the server answers."""
    async with asyncio.timeout(SECONDS):
        while True:
            with suppress(DatabaseUnreachable):
                return await of(store).look()
            await asyncio.sleep(0.05)


def sessions_of(store: Store) -> list[int]:
    """The processes of a member's sessions on the server, the lock session first."""
    engine: Any = store._connection._engine
    return [engine.membership._backend.pid, engine._backend.pid]


def kill(cluster: Cluster, store: Store) -> None:
    """End a member's sessions, as if its process were gone."""
    for pid in sessions_of(store):
        cluster.execute(f"SELECT pg_terminate_backend({pid}, 60000)")


class Held:
    """A transaction of a store that waits in its middle until :meth:`free`."""

    def __init__(self, store: Store, work: Callable[[Any], Any] = lambda session: None) -> None:
        self._may_end = threading.Event()
        self._began = threading.Event()

        def run(session: Any) -> None:
            work(session)
            self._began.set()
            assert self._may_end.wait(SECONDS)

        self.task = asyncio.create_task(store._connection.write(run))

    async def begun(self) -> None:
        await until(self._began.is_set)

    async def free(self) -> None:
        self._may_end.set()
        await self.task


# Buckets


async def test_of_two_members_one_gets_all_the_buckets_and_the_other_none(member: Open) -> None:
    one, other = await member(), await member()
    assert (await of(one).look()).live == 2
    for _ in range(25):
        got = await asyncio.gather(of(one).claim(range(16)), of(other).claim(range(23, 7, -1)))
        assert sorted(got) == [False, True]
        winner, buckets = (one, range(16)) if got[0] else (other, range(8, 24))
        assert (await of(one).look()).owners == dict.fromkeys(buckets, of(winner).id)
        assert await of(winner).claim(buckets), "they are ours already"
        await of(winner).give(buckets)
        assert (await of(one).look()).owners == {}


async def test_a_member_gives_back_nothing_of_others_and_leaves_with_all(member: Open) -> None:
    one, other = await member(), await member()
    assert await of(one).claim({1, 2}) and await of(other).claim([3])
    await of(one).give([2, 3])
    assert (await of(other).look()).owners == {1: of(one).id, 3: of(other).id}
    await of(one).leave()
    look = await of(other).look()
    assert look.live == 1 and look.owners == {3: of(other).id}
    for call in (of(one).look(), of(one).claim([1]), game(one, ANA), of(one).identify_turn(0)):
        with pytest.raises(StoreClosed):
            await call
    assert not of(one).sure
    await of(one).leave()


async def test_one_alone_owns_every_bucket_and_lives_on_without_a_caller(
    database: str, monkeypatch: pytest.MonkeyPatch, cluster: Cluster
) -> None:
    monkeypatch.setattr("db.members.TICK_SECONDS", 0.02)
    async with await Store.open(database) as store:
        look = await of(store).look()
        assert look.live == 1 and look.owners == dict.fromkeys(range(BUCKETS), of(store).id)
        (before,) = cluster.backends(database, LOCKS)
        cluster.execute(f"SELECT pg_terminate_backend({before}, 60000)")
        await until(lambda: cluster.backends(database, LOCKS) not in ([], [before]) and of(store).sure)
        with pytest.raises(DatabaseInUse):
            await Store.open(database)
    assert cluster.execute("SELECT count(*) FROM members", database) == [(0,)]
    assert cluster.execute("SELECT count(*) FROM buckets WHERE member IS NULL", database) == [(BUCKETS,)]


# Who is in the way


async def refused(database: str, asked: str, error: type[StoreError]) -> str:
    with pytest.raises(error) as caught:
        await Store.open(database, member=asked)
    assert type(caught.value) is error and "\n" not in str(caught.value)
    return str(caught.value)


async def test_one_alone_and_a_cluster_refuse_each_other(database: str) -> None:
    async with await Store.open(database, member="0-15/64"):
        assert "by another running copy" in await refused(database, "all", DatabaseInUse)
    async with await Store.open(database):
        for asked in ("auto", "3/64"):
            assert "without TERTULIA_CLUSTER" in await refused(database, asked, DatabaseInUse)
    async with await Store.open(database, member="auto"):
        pass


async def test_ranges_that_overlap_are_refused_and_others_are_not(database: str, member: Open) -> None:
    await member("0-15/64")
    assert "serves shards 8 to 15 of 64 (TERTULIA_CLUSTER=0-15/64)" in await refused(database, "8-20/64", RangeTaken)
    assert "serves shard 15 of 64 " in await refused(database, "15/64", RangeTaken)
    for asked in ("16-31/64", "0-15/128", "auto/64"):
        await member(asked)
    assert len(cluster_rows(database)) == 4


def cluster_rows(database: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(database) as connection:
        return connection.execute("SELECT id, range FROM members ORDER BY id").fetchall()


async def test_a_killed_one_is_in_no_one_s_way(database: str, cluster: Cluster, member: Open) -> None:
    gone = await member("0-15/64")
    assert await of(gone).claim([1])
    kill(cluster, gone)
    again = await member("0-15/64")
    assert (await of(again).look()).owners == {1: of(gone).id}, "until it is absent for long"
    kill(cluster, again)
    async with await Store.open(database) as alone:
        assert set((await of(alone).look()).owners.values()) == {of(alone).id}
        assert cluster_rows(database) == [(of(alone).id, "all")]


@pytest.mark.parametrize("asked", ["", "all/64", "auto/", "auto/48", "auto/2048", "5-3/64", "64/64", "0-64/64", "1-2"])
async def test_a_malformed_range_is_refused(database: str, asked: str) -> None:
    with pytest.raises(ValueError):
        await Store.open(database, member=asked)


async def test_a_range_on_sqlite_is_refused() -> None:
    with pytest.raises(ValueError, match="for one process"):
        await Store.open(":memory:", member="auto")


async def test_a_conversion_refuses_the_database_of_running_processes(
    database: str, cluster: Cluster, member: Open
) -> None:
    store = await member()
    assert await of(store).claim([5])
    await game(store, ANA, guild=server_in(5))
    target = cluster.new_schema()
    for pair in ((database, target), (target, database)):
        with pytest.raises(DatabaseInUse):
            await asyncio.to_thread(convert, *pair, quiet=True)
    assert Server(database).look(99) == (postgres_migrations()[-1].number, True)
    await store.close()
    assert Server(database).look(99)[1] is False
    assert await asyncio.to_thread(convert, database, target, quiet=True) > 0
    async with await Store.open(target) as copy:
        assert await assert_agrees(copy, 1) == 1


# Who may write


async def test_a_member_that_was_removed_writes_nothing_and_says_so_once(database: str, cluster: Cluster) -> None:
    moved: list[DatabaseMoved] = []
    async with await Store.open(database, member="auto", on_moved=moved.append) as store:
        assert await of(store).claim([5])
        table_id = await game(store, ANA, guild=server_in(5))
        before, _ = await stored(store, table_id)
        cluster.execute("DELETE FROM members", database)
        for _ in range(2):
            with pytest.raises(DatabaseTaken, match="no sign of life from this process"):
                await store.commit(TableWrite(row=replace(before, revision=2), before=before))
        for call in (of(store).look(), of(store).claim([6]), of(store).give([5])):
            with pytest.raises(DatabaseTaken):
                await call
        await until(lambda: bool(moved))
        assert [type(error) for error in moved] == [DatabaseTaken] and not of(store).sure
    assert cluster.execute(f"SELECT revision FROM tables WHERE id = {table_id}", database) == [(1,)]


@pytest.mark.parametrize("call", ["look", "claim", "give"])
async def test_a_member_notices_its_removal_by_the_lock_session_too(
    database: str, cluster: Cluster, member: Open, call: str
) -> None:
    store = await member()
    cluster.execute("DELETE FROM members", database)
    members = of(store)
    calls = {"look": members.look, "claim": lambda: members.claim([1]), "give": lambda: members.give([1])}
    with pytest.raises(DatabaseTaken):
        await calls[call]()
    with pytest.raises(DatabaseTaken):
        await game(store, ANA)


async def test_a_removal_waits_for_a_running_transaction_which_is_stored(
    database: str, cluster: Cluster, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.membership.GRACE_SECONDS", 0.0)
    gone, other = await member(), await member()
    assert await of(gone).claim([5])
    held = Held(gone, lambda session: session.execute("INSERT INTO meta (key, value) VALUES ('last', '1')"))
    await held.begun()
    cluster.execute(f"SELECT pg_terminate_backend({sessions_of(gone)[0]}, 60000)")
    look = asyncio.create_task(of(other).look())
    await until(lambda: bool(cluster.execute("SELECT 1 FROM pg_locks WHERE NOT granted")))
    assert not look.done()
    await held.free()
    assert (await look).owners == {}
    assert await other.meta("last") == "1"
    with pytest.raises(DatabaseTaken):
        await gone.set_meta({"last": "2"})
    assert await other.meta("last") == "1"


async def test_members_do_not_wait_for_each_other(member: Open) -> None:
    one, other = await member(), await member()
    held = Held(one)
    await held.begun()
    async with asyncio.timeout(SECONDS):
        await other.set_meta({"a": "b"})
        assert await of(other).claim(range(8))
        assert await of(one).claim(range(8, 16)), "its own transaction holds its row, not its buckets"
    assert not held.task.done()
    await held.free()


# Who is gone


async def test_a_killed_member_is_taken_over_after_the_grace(
    cluster: Cluster, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, other = await member(), await member()
    assert await of(gone).claim(range(16))
    kill(cluster, gone)
    look = await of(other).look()
    assert look.live == 1 and look.owners == dict.fromkeys(range(16), of(gone).id)
    assert not await of(other).claim(range(16))
    monkeypatch.setattr("db.membership.GRACE_SECONDS", 0.3)
    async with asyncio.timeout(SECONDS):
        while (await of(other).look()).owners:
            await asyncio.sleep(0.02)
    assert await of(other).claim(range(16))
    with pytest.raises(DatabaseTaken):
        await of(gone).look()


async def test_a_member_that_comes_back_within_the_grace_keeps_its_buckets(
    cluster: Cluster, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost, other = await member(), await member()
    assert await of(lost).claim([5])
    kill(cluster, lost)
    assert (await of(other).look()).live == 1
    assert await at_last(lost) == await of(other).look()
    assert of(lost).sure
    monkeypatch.setattr("db.membership.GRACE_SECONDS", 0.0)
    remove = of(other)._membership._remove  # as if it came back after the others had looked
    await asyncio.to_thread(of(other)._membership._repeated, lambda connection: remove(connection, of(lost).id))
    look = await of(other).look()
    assert look.live == 2 and look.owners == {5: of(lost).id}
    await game(lost, ANA, guild=server_in(5))


async def test_the_server_ends_the_session_of_a_frozen_member_and_of_no_other(
    database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.membership.IDLE_SECONDS", 0.2)
    async with await Store.open(database, member="auto") as frozen:
        assert of(frozen).sure
        await until(lambda: cluster.backends(database, LOCKS) == [])
        assert cluster.backends(database), "the session that writes stays"
        monkeypatch.setattr("db.membership.IDLE_SECONDS", FOR_EVER)
        assert (await of(frozen).look()).live == 1, "it wakes up, and locks its row again"
    monkeypatch.setattr("db.membership.IDLE_SECONDS", 0.2)
    async with await Store.open(database):
        idle = "SELECT now() - state_change > interval '1 second' FROM pg_stat_activity"
        await until(lambda: cluster.execute(f"{idle} WHERE application_name = '{LOCKS}'", database) == [(True,)])


async def test_a_member_is_sure_as_long_as_a_reply_is_young_and_its_session_lives(
    cluster: Cluster, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await member()
    assert of(store).sure and of(store).silence < SECONDS
    monkeypatch.setattr("db.membership.SURE_SECONDS", 0.0)
    assert not of(store).sure
    monkeypatch.setattr("db.membership.SURE_SECONDS", FOR_EVER)
    assert of(store).sure
    await asyncio.to_thread(cluster.kill)
    try:
        with pytest.raises(DatabaseUnreachable):
            await of(store).look()
        monkeypatch.setattr("db.membership.GRACE_SECONDS", FOR_EVER)
        assert of(store).sure, "the others cannot have removed it yet"
        monkeypatch.setattr("db.membership.GRACE_SECONDS", 0.0)
        assert not of(store).sure, "it knows that its session is over"
    finally:
        await asyncio.to_thread(cluster.start)
    await at_last(store)
    assert of(store).sure


async def test_members_keep_their_buckets_when_the_server_starts_again(
    cluster: Cluster, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await member(), await member()
    assert await of(one).claim([5]) and await of(other).claim([6])
    cluster.execute(f"SELECT pg_terminate_backend({sessions_of(other)[0]}, 60000)")
    assert (await of(one).look()).live == 1
    await asyncio.to_thread(cluster.kill)
    await asyncio.to_thread(cluster.start)
    await asyncio.sleep(0.1)
    monkeypatch.setattr("db.membership.GRACE_SECONDS", 0.1)
    owners = {5: of(one).id, 6: of(other).id}
    look = await at_last(one)
    assert look.live == 1 and look.owners == owners, "the grace begins again with the session"
    look = await at_last(other)
    assert look.live == 2 and look.owners == owners
    await game(one, ANA, guild=server_in(5))
    await game(other, ANA, guild=server_in(6))


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals as on Unix")
async def test_a_server_that_does_not_reply_is_given_up(
    cluster: Cluster, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await member()
    assert await of(store).claim([5])
    monkeypatch.setattr("db.membership.ANSWER_SECONDS", 0.5)
    pid = sessions_of(store)[0]
    os.kill(pid, signal.SIGSTOP)
    try:
        async with asyncio.timeout(SECONDS):
            with pytest.raises(DatabaseUnreachable):
                await of(store).look()
        assert not of(store)._membership.replies
    finally:
        os.kill(pid, signal.SIGCONT)
    monkeypatch.setattr("db.membership.ANSWER_SECONDS", SECONDS)
    assert (await at_last(store)).owners == {5: of(store).id} and of(store).sure


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="signals as on Unix")
async def test_a_store_whose_server_does_not_reply_closes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.membership.ANSWER_SECONDS", 0.5)
    store = await Store.open(database, member="auto")
    pids = sessions_of(store)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        writing = asyncio.create_task(store.set_meta({"a": "b"}))
        with pytest.raises(DatabaseUnreachable):
            await of(store).look()
        async with asyncio.timeout(SECONDS):
            await store.close()
        assert writing.done()
        with suppress(DatabaseUnreachable):  # unless a new connection could write
            await writing
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


# Whose tables


async def a_table_of_each_kind(store: Store, bucket: int) -> tuple[int, int]:
    """A lobby with a timer, and a game with an AI player."""
    guild = server_in(bucket)
    waiting = await lobby(store, ANA, guild=guild)
    await change(store, waiting, timers={TimerKind.ARCHIVE: 10 + bucket})
    return waiting, await game(store, ANA, ROBOT, guild=guild)


async def seen(store: Store) -> dict[str, object]:
    """What a process is to do."""
    return {
        "due": [timer.table_id for timer in await store.timers.due(1_000)],
        "next": await store.timers.next_due(),
        "stale": [row.id for row in await store.tables.stale()],
        "computers": await store.tables.with_computers(),
        "open": await store.tables.count_open(),
    }


async def test_a_process_sees_its_own_tables_alone(database: str, member: Open) -> None:
    one, other = await member(), await member()
    nothing = {"due": [], "next": None, "stale": [], "computers": [], "open": {}}
    assert await of(one).claim([1]) and await of(other).claim([2])
    for store, bucket in ((one, 1), (other, 2)):
        first, second = await a_table_of_each_kind(store, bucket)
        assert await seen(store) == {
            "due": [first],
            "next": 10 + bucket,
            "stale": [first],
            "computers": [second],
            "open": {("luxor", "lobby"): 1, ("luxor", "running"): 1},
        }
    await of(one).give([1])
    assert await seen(one) == nothing
    assert await of(other).claim([1])
    both = await seen(other)
    assert both["next"] == 11 and len(both["stale"]) == len(both["computers"]) == len(both["due"]) == 2  # type: ignore[arg-type]
    await one.close()
    await other.close()
    async with await Store.open(database) as alone:
        assert await seen(alone) == both


async def test_a_late_write_for_a_bucket_that_was_given_back_is_refused(member: Open) -> None:
    one, other = await member(), await member()
    assert await of(one).claim([1])
    _, playing = await a_table_of_each_kind(one, 1)
    before, _ = await stored(one, playing)
    after = replace(before, revision=before.revision + 1)
    await of(one).give([1])

    async def late() -> None:
        with pytest.raises(NotOurs, match=f"table {playing} now"):
            await one.commit(TableWrite(row=after, before=before))
        with pytest.raises(NotOurs):
            await one.tables.note_delivery(playing, {"shown_revision": 7})
        with pytest.raises(NotOurs):
            await lobby(one, ANA, guild=server_in(1))

    await late()
    assert await of(other).claim([1])
    await late()
    assert (await stored(other, playing))[0] == before
    assert len(await other.tables.open_of(server_in(1))) == 2
    await other.tables.note_delivery(playing, {"shown_revision": 7})
    await other.commit(TableWrite(row=after, before=before))
    assert (await stored(other, playing))[0].revision == after.revision


async def test_buckets_are_given_back_after_the_transaction_that_runs(cluster: Cluster, member: Open) -> None:
    one, other = await member(), await member()
    assert await of(one).claim([1])
    held = Held(one)
    await held.begun()
    giving = asyncio.create_task(of(one).give([1]))
    await until(lambda: bool(cluster.execute("SELECT 1 FROM pg_locks WHERE NOT granted")))
    assert not giving.done() and not await of(other).claim([1])
    await held.free()
    await giving
    assert await of(other).claim([1])


# Turns to identify


async def test_one_process_at_a_time_identifies_in_a_bucket(member: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.members.POLL_SECONDS", 0.01)
    monkeypatch.setattr("db.members.TURN_SECONDS", FOR_EVER)
    one, other = await member(), await member()
    async with asyncio.timeout(SECONDS):
        await of(one).identify_turn(0)
        await of(other).identify_turn(1)
        asked: list[bool] = []
        take_turn = of(other)._membership.take_turn
        monkeypatch.setattr(of(other)._membership, "take_turn", lambda key: asked.append(take_turn(key)) or asked[-1])
        waiting = asyncio.create_task(of(other).identify_turn(0))
        again = asyncio.create_task(of(one).identify_turn(0))
        await until(lambda: len(asked) > 5)
        assert not any(asked) and not waiting.done() and not again.done()
        again.cancel()
        await of(one).leave()
        await waiting


async def test_a_turn_whose_waiter_is_cancelled_while_it_comes_is_free_again(
    member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.members.POLL_SECONDS", 0.01)
    monkeypatch.setattr("db.members.TURN_SECONDS", FOR_EVER)
    one, other = await member(), await member()
    took, may_return = threading.Event(), threading.Event()
    take_turn = of(one)._membership.take_turn

    def slowly(key: int) -> bool:
        taken = take_turn(key)
        took.set()
        assert may_return.wait(SECONDS)
        return taken

    with monkeypatch.context() as patched:
        patched.setattr(of(one)._membership, "take_turn", slowly)
        waiting = asyncio.create_task(of(one).identify_turn(0))
        await until(took.is_set)
        waiting.cancel()
        may_return.set()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(SECONDS):
        await of(other).identify_turn(0)
        waiting = asyncio.create_task(of(one).identify_turn(0))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await of(other).leave()
        await of(one).identify_turn(0)


async def test_a_turn_ends_by_itself(member: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.members.POLL_SECONDS", 0.01)
    monkeypatch.setattr("db.members.TURN_SECONDS", 0.05)
    one, other = await member(), await member()
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(of(store).identify_turn(0) for store in (one, other, one, other)))


# The version before


async def test_a_database_of_version_12_migrates_and_plays_on(database: str, cluster: Cluster) -> None:
    steps = [step for step in postgres_migrations() if step.number <= 12]
    with psycopg.connect(database, autocommit=True) as old:
        for step in steps:
            old.execute(step.sql.encode())
        old.execute("UPDATE tertulia SET version = 12, last_write = pg_current_xact_id()")
        old.execute(
            "INSERT INTO tables (guild_id, channel_id, game, rules_version, phase, locale, host_id, options, revision,"
            " created_at, updated_at) VALUES (1, 2, 'luxor', 1, 'running', 'en-US', %s, '{}', 1, 1, 1)", (ANA.user_id,),
        )  # fmt: skip
        old.execute("INSERT INTO seats VALUES (1, 0, %s, 'Ana', 1, 1)", (ANA.user_id,))
        old.execute(
            "INSERT INTO actions (table_id, revision, notation, events, at) VALUES (1, 1, %s, '[]', 1)", (START,)
        )
        old.execute("INSERT INTO snapshots VALUES (1, 1, 1, '{\"n\":0}')")
        assert Server(database).look(99) == (12, False)
        old.execute(f"SELECT pg_advisory_lock({START_KEY})")  # as a bot of that version does
        assert Server(database).look(99) == (12, True)
        for asked in ("all", "auto"):
            await refused(database, asked, DatabaseInUse)
        assert cluster.execute("SELECT version FROM tertulia", database) == [(12,)]
    async with await Store.open(database) as store:
        assert await assert_agrees(store, 1) == 1
        await act(store, 1, 1)
        assert await assert_agrees(store, 1) == 2
    with psycopg.connect(database, autocommit=True) as old:
        assert old.execute(f"SELECT pg_try_advisory_lock({START_KEY})").fetchone() == (True,)


async def test_a_newer_bot_migrates_only_when_all_others_are_gone(
    database: str, member: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = await member("0-15/64")
    steps = postgres_migrations()
    later = steps[-1]._replace(number=steps[-1].number + 1, sql="CREATE TABLE later (id INTEGER)")
    monkeypatch.setattr("db.store.postgres_migrations", lambda: (*steps, later))
    assert "by a running bot of an older version" in await refused(database, "16-31/64", DatabaseInUse)
    await running.set_meta({"a": "b"})
    await running.close()
    assert await (await member("16-31/64")).meta("a") == "b"

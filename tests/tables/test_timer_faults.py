"""Timers that fall due while the store, Discord or a table fails: few attempts, a short log, each handled once."""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest

from db import Archived, DatabaseMoved, TableWrite, TimerKind, TimerRow, is_address
from tables import Scheduler, Table
from tables.backoff import Backoff
from tables.clocks import DAY, HOUR, MINUTE
from tables.deadlines import ARCHIVE_MS
from tests import acts
from tests.postgres import shared_cluster
from tests.tables.conftest import ANA, CHANNEL, AtOnce, House, decider
from tests.tables.scheduling import RecordingHandler, run_due, start_scheduler, timed

FIRST, LONGEST = 10, 80
"""First and longest wait between attempts at the store, in milliseconds."""
LONG = 0.5
"""How long the store fails, in seconds."""
ATTEMPTS = 10
"""Most attempts that fit into this time: 10 + 20 + 40 + 80 + 80 + … milliseconds."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.scheduler.STORE_RETRY_MS", FIRST)
    monkeypatch.setattr("tables.scheduler.MAX_STORE_RETRY_MS", LONGEST)


@dataclass
class Counting(RecordingHandler):
    """Counts the member checks."""

    asked: int = 0

    async def gone(self, table: Table) -> frozenset[int]:
        self.asked += 1
        return await super().gone(table)


async def run(house: House, sql: str) -> None:
    """Run some SQL on the store's own connection."""
    await house.store._connection.write(lambda session: session.execute(sql) and None)


@asynccontextmanager
async def unwritable(house: House) -> AsyncIterator[None]:
    """Provide a store that rejects every write inside the block: SQLite is read-only, PostgreSQL is down."""
    if is_address(house.database):
        async with down():
            yield
        return
    await house.store._connection.rows("PRAGMA query_only = ON")
    yield
    await house.store._connection.rows("PRAGMA query_only = OFF")


@asynccontextmanager
async def down() -> AsyncIterator[None]:
    """Provide PostgreSQL is down inside the block."""
    cluster = shared_cluster()
    assert cluster is not None
    await asyncio.to_thread(cluster.stop)  # a killed one's sessions may live for a moment
    try:
        yield
    finally:
        await asyncio.to_thread(cluster.start)


@asynccontextmanager
async def unreadable(house: House) -> AsyncIterator[None]:
    """Provide a store that cannot read timers inside the block."""
    if is_address(house.database):
        async with down():
            yield
        return
    await run(house, "ALTER TABLE timers RENAME TO hidden")
    yield
    await run(house, "ALTER TABLE hidden RENAME TO timers")


def most(house: House) -> float:
    """Return most attempts while the store fails. A server takes a while to stop, in which attempts fail as well."""
    return math.inf if is_address(house.database) else ATTEMPTS


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not done():
            await asyncio.sleep(0.01)


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


async def move(table: Table) -> None:
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])


async def test_a_database_that_was_moved_is_left_to_the_store_to_report(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log names the copy of the database once: see ``tests/wire/moved.py``."""
    monkeypatch.setattr("tables.scheduler.HEARTBEAT_MS", 20)
    await timed(house)
    scheduler = await start_scheduler(house, RecordingHandler())
    Path(house.database).unlink()
    await asyncio.sleep(0.3)
    scheduler.close()
    with pytest.raises(DatabaseMoved):
        await house.store.set_meta({"alive": "1"})
    assert not errors(caplog)


def test_the_wait_doubles_to_its_bound_for_each_key_and_starts_again_after_a_success() -> None:
    backoff = Backoff(10, 70)
    assert [backoff.failed("a") for _ in range(5)] == [10, 20, 40, 70, 70]
    assert backoff.wait("a") == 70 and backoff.failed("b") == 10
    backoff.succeeded("a")
    assert backoff.failed("a") == 10 and backoff.failed("b") == 20


@pytest.mark.parametrize("running", [True, False], ids=["while it runs", "from its start on"])
async def test_nothing_is_asked_of_discord_before_the_store_can_write(
    house: House, caplog: pytest.LogCaptureFixture, running: bool
) -> None:
    reminded, late, asleep = [await timed(house, channel=CHANNEL + number) for number in range(3)]
    moment = house.now + HOUR
    for table, kind in (
        (reminded, TimerKind.REMINDER),
        (late, TimerKind.DEADLINE),
        (asleep, TimerKind.ARCHIVE),
    ):
        row = table.row
        await house.store.commit(TableWrite(row=row, before=row, timers={kind: moment}))
    handler = Counting()
    house.registry.observers.append(handler.observe)
    scheduler = Scheduler(house.registry, handler, AtOnce())
    await (scheduler.start() if running else scheduler.resume())
    async with unwritable(house):
        house.now = moment
        if not running:
            await scheduler.start()
        caplog.clear()
        await run_due(scheduler)
        await until(lambda: bool(errors(caplog)))
        await asyncio.sleep(LONG)
        assert handler.asked == 0 and handler.said == []
        attempts = most(house) if running else 2 * most(house)  # timers, and bots that a start could not find
        assert len(errors(caplog)) <= attempts
        assert not any(record.exc_info for record in errors(caplog)), "a line each"
        for _ in range(100):
            scheduler.observe(reminded)
            await asyncio.sleep(0)
        assert len(errors(caplog)) <= attempts + 1, "whatever happens at a table"
    await until(lambda: len(handler.said) == 3)
    await run_due(scheduler)
    assert sorted(handler.said) == [("ask absent", late.id), ("changed", asleep.id), ("remind", reminded.id)]
    assert handler.asked == 1 and asleep.row.archived is Archived.IDLE
    started = moment - HOUR
    assert await house.store.timers.of_table(reminded.id) == {
        TimerKind.DEADLINE: started + DAY,
        TimerKind.CHECK: started + DAY,
        TimerKind.ARCHIVE: started + ARCHIVE_MS,
    }
    await move(reminded)
    assert (await house.store.timers.of_table(reminded.id))[TimerKind.DEADLINE] == reminded.deadline == moment + DAY
    scheduler.close()


async def test_after_a_success_the_waits_start_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    for number in range(1, 3):
        house.now += 16 * HOUR
        caplog.clear()
        async with unwritable(house):
            await run_due(scheduler)
            assert scheduler._held == house.now + FIRST
            await until(lambda: len(errors(caplog)) > 2)
            assert house.now + FIRST < scheduler._held <= house.now + LONGEST
        await until(lambda: len(handler.said) == number)  # noqa: B023  # awaited at once
        await run_due(scheduler)
        assert scheduler._held == 0
        await move(table)
    scheduler.close()


async def test_a_store_that_cannot_be_read_is_asked_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += 16 * HOUR
    async with unreadable(house):
        await run_due(scheduler)
        await until(lambda: bool(errors(caplog)))
        await asyncio.sleep(LONG)
        assert len(errors(caplog)) <= most(house)
    await until(lambda: handler.said == [("remind", table.id)])
    scheduler.close()


async def test_a_store_that_cannot_tell_what_comes_next_is_asked_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    look, broken = house.store.timers.next_due, [True, True]

    async def next_due() -> int | None:
        if broken:
            broken.pop()
            raise sqlite3.OperationalError("on purpose")
        return await look()

    monkeypatch.setattr(house.store.timers, "next_due", next_due)
    await run_due(scheduler)
    house.now += 16 * HOUR
    await until(lambda: handler.said == [("remind", table.id)])
    scheduler.close()


async def test_what_keeps_failing_is_tried_less_and_less_often(house: House) -> None:
    table, handler = await timed(house), RecordingHandler(failing=7)
    scheduler = await start_scheduler(house, handler)
    house.now += 16 * HOUR
    tries: list[int] = []
    while handler.said == []:
        failing = handler.failing
        await run_due(scheduler)
        if handler.failing < failing:
            tries.append(house.now)
        house.now += MINUTE
    waits = [(then - before) // MINUTE for before, then in pairwise(tries)]
    assert waits == [1, 2, 4, 8, 10, 10]
    assert handler.said == [("remind", table.id)]
    assert TimerKind.REMINDER not in await house.store.timers.of_table(table.id)
    scheduler.close()


async def test_a_table_that_this_program_cannot_play_keeps_its_timers_and_holds_up_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    newer, table, handler = await timed(house), await timed(house, channel=CHANNEL + 1), RecordingHandler()
    await run(house, f"UPDATE snapshots SET rules_version = 99 WHERE table_id = {newer.id}")
    before, number = await house.store.timers.of_table(newer.id), newer.id
    await house.reopen()
    scheduler = await start_scheduler(house, handler)
    for _ in range(60):
        await run_due(scheduler)
        house.now += HOUR
    assert handler.said == [("remind", table.id), ("ask absent", table.id), ("changed", table.id)], "a bot stands in"
    assert set(await house.store.timers.of_table(number)) == set(before)
    told = [record for record in caplog.records if "load failed" in record.getMessage()]
    assert 1 <= len(told) <= 7, "once a day for each of its timers"
    await run(house, f"UPDATE snapshots SET rules_version = 1 WHERE table_id = {number}")
    house.now += DAY
    await run_due(scheduler)
    assert [what for what, which in handler.said if which == number] == ["remind", "ask absent"]
    scheduler.close()


async def test_a_table_whose_snapshot_is_damaged_holds_up_nothing_not_even_a_start(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot sits at it, so the start loads it."""
    broken, table, handler = await timed(house), await timed(house, channel=CHANNEL + 1), RecordingHandler()
    await acts.quit(broken, ANA)
    await run(house, f"""UPDATE snapshots SET state = '"nonsense"' WHERE table_id = {broken.id}""")
    await house.reopen()
    scheduler = await start_scheduler(house, handler)
    for _ in range(30):
        await run_due(scheduler)
        house.now += HOUR
    assert handler.said == [("remind", table.id), ("ask absent", table.id)]
    assert len(errors(caplog)) < 60
    scheduler.close()


async def test_a_decision_during_the_member_check_cancels_the_reminder(house: House) -> None:
    table, handler = await timed(house), RecordingHandler()

    async def gone(of: Table) -> frozenset[int]:
        await move(of)
        return frozenset()

    handler.gone = gone  # type: ignore[method-assign]
    scheduler = await start_scheduler(house, handler)
    house.now += 16 * HOUR
    await run_due(scheduler)
    assert handler.said == []
    assert (await house.store.timers.of_table(table.id))[TimerKind.REMINDER] == house.now + 16 * HOUR
    scheduler.close()


async def test_a_timer_that_goes_while_it_waits_its_turn_is_left_alone(house: House) -> None:
    """Both fall due. The second player moves while the scheduler handles the first."""
    first, second, handler = await timed(house), await timed(house, channel=CHANNEL + 1), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    remind = handler.remind

    async def the_other_moves(table: Table, timer: object) -> None:
        await move(second if table is first else first)
        await remind(table, timer)  # type: ignore[arg-type]

    handler.remind = the_other_moves  # type: ignore[method-assign]
    house.now += 16 * HOUR
    await run_due(scheduler)
    assert handler.said == [("remind", first.id)]
    assert (await house.store.timers.of_table(second.id))[TimerKind.REMINDER] == house.now + 16 * HOUR
    scheduler.close()


@dataclass
class Limited(RecordingHandler):
    """Block the reminders of one table, as a long rate limit does."""

    table_id: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)
    begun: int = 0
    cancelled: int = 0

    async def remind(self, table: Table, timer: TimerRow) -> None:
        if table.id == self.table_id:
            self.begun += 1
            try:
                await self.over.wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        await super().remind(table, timer)


async def test_a_reminder_that_discord_keeps_waiting_is_neither_cancelled_nor_sent_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task cancelled while it waits for a global rate limit would block discord.py for good."""
    monkeypatch.setattr("tables.scheduler.TIMER_TIMEOUT_SECONDS", 0.05)
    waiting, other = await timed(house), await timed(house, channel=CHANNEL + 1)
    handler = Limited(table_id=waiting.id)
    scheduler = await start_scheduler(house, handler)
    house.now += 17 * HOUR
    for _ in range(3):
        scheduler._wake()
        await until(lambda: not scheduler._handling)
        house.now += 5 * MINUTE
    assert handler.said == [("remind", other.id)] and (handler.begun, handler.cancelled) == (1, 0)
    handler.over.set()
    await run_due(scheduler)
    assert handler.said == [("remind", other.id), ("remind", waiting.id)]
    assert TimerKind.REMINDER not in await house.store.timers.of_table(waiting.id)
    scheduler.close()

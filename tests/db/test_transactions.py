"""A write is atomic, even if its task is cancelled."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from db import (
    DatabaseUnwritable,
    Person,
    Phase,
    PollKind,
    ResultRow,
    RowRefused,
    StaleRevision,
    Store,
    StoreClosed,
    TableWrite,
    TimerKind,
    VoteRow,
)
from tests.db.builder import (
    ANA,
    BEN,
    CHLOE,
    act,
    ask,
    assert_agrees,
    change,
    everything,
    game,
    in_transaction,
    lobby,
    revision_of,
    stored,
)


async def test_a_task_is_cancelled_only_after_its_transaction(store: Store) -> None:
    halfway, go_on = threading.Event(), threading.Event()

    def slow(connection: Any) -> None:
        connection.execute("INSERT INTO meta VALUES ('one', '1')")
        halfway.set()
        assert go_on.wait(10)
        connection.execute("INSERT INTO meta VALUES ('two', '2')")

    task = asyncio.create_task(store._connection.write(slow))
    await asyncio.to_thread(halfway.wait, 10)
    other = asyncio.create_task(store.set_meta({"three": "3"}))
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0.01)
        assert not task.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    await other
    assert [await store.meta(key) for key in ("one", "two", "three")] == ["1", "2", "3"]
    assert not await in_transaction(store)


async def test_a_transaction_that_fails_after_a_cancellation_is_rolled_back(store: Store) -> None:
    halfway, go_on = threading.Event(), threading.Event()

    def failing(connection: Any) -> None:
        connection.execute("INSERT INTO meta VALUES ('one', '1')")
        halfway.set()
        assert go_on.wait(10)
        raise RuntimeError("no")

    task = asyncio.create_task(store._connection.write(failing))
    await asyncio.to_thread(halfway.wait, 10)
    task.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await store.meta("one") is None
    await store.set_meta({"one": "again"})
    assert await store.meta("one") == "again"


async def test_games_stay_consistent_while_tasks_are_cancelled_at_random(store: Store) -> None:
    rng = random.Random(5)
    table_id = await game(store, ANA)
    cancelled = 0
    for number in range(150):
        task = asyncio.create_task(act(store, table_id, await revision_of(store, table_id)))
        if number % 5 == 0:  # However slow the machine is, some are done and some have not begun.
            await asyncio.wait([task])
        elif number % 5 > 1:
            await asyncio.sleep(rng.choice((0, 0, 0.0003, 0.001, 0.003)))
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            cancelled += 1
    assert cancelled >= 30
    assert await assert_agrees(store, table_id) > 30


async def test_a_timeout_leaves_no_transaction_open(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await act(store, table_id, 1)
    assert not await in_transaction(store)
    await act(store, table_id, await assert_agrees(store, table_id))


async def test_of_fifty_clicks_on_one_button_one_acts(store: Store) -> None:
    table_id = await game(store, ANA)
    answers = await asyncio.gather(*(act(store, table_id, 1) for _ in range(50)), return_exceptions=True)
    assert answers.count(2) == 1
    assert sum(isinstance(answer, StaleRevision) for answer in answers) == 49
    assert await assert_agrees(store, table_id) == 2


async def test_fifty_tables_play_at_once(store: Store) -> None:
    async def play(table_id: int) -> None:
        for revision in range(1, 6):
            await act(store, table_id, revision)
            await store.tables.get(table_id)

    ids = await asyncio.gather(*(game(store, ANA) for _ in range(50)))
    assert len(set(ids)) == 50
    await asyncio.gather(*(play(table_id) for table_id in ids))
    for table_id in ids:
        assert await assert_agrees(store, table_id) == 6


@pytest.mark.engine("sqlite")
async def test_a_full_disk_rolls_back_and_the_store_works_again_with_free_space(store: Store) -> None:
    table_id = await game(store, ANA)
    pages = await store._connection.read(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    await store._connection.read(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    with pytest.raises(DatabaseUnwritable, match="full"):
        await act(store, table_id, 1, state='{"n":"' + "x" * 100_000 + '"}')
    assert await assert_agrees(store, table_id) == 1
    await store._connection.read(lambda c: c.execute("PRAGMA max_page_count = 1000000").fetchone())
    await act(store, table_id, 1)
    assert await assert_agrees(store, table_id) == 2


async def test_results_phase_and_the_last_action_are_written_together(store: Store) -> None:
    table_id = await game(store, ANA)
    twice = ResultRow(table_id, 0, 101, 1, 1, "tomb", "{}")
    with pytest.raises(Exception, match=r"(?i)unique"):
        await act(store, table_id, 1, phase=Phase.FINISHED, results=(twice, twice))
    assert await assert_agrees(store, table_id) == 1
    assert [table.id for table in await store.tables.open_in((await store.tables.get(table_id))[0].channel_id)]  # type: ignore[index]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"results": (99,)}, RowRefused),
        ({"seating": {0: BEN}}, RowRefused),
        ({"seating": {1: Person(104, None)}}, RowRefused),  # type: ignore[arg-type]
        ({"decision_revisions": {1: -1}}, RowRefused),
        ({"seat": 5}, RowRefused),
        ({"state": "{"}, RowRefused),
        ({"timers": {TimerKind.REMINDER: 1, TimerKind.DEADLINE: "soon"}}, RowRefused),
        ({"host_id": "nobody"}, RowRefused),
        ({"revision": 1}, StaleRevision),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
async def test_seats_host_timers_polls_and_action_are_written_together(
    store: Store, wrong: dict[str, Any], error: type[Exception]
) -> None:
    table_id = await game(store, ANA, BEN)
    await change(store, table_id, timers={TimerKind.DEADLINE: 7, TimerKind.ARCHIVE: 8})
    await ask(store, table_id)
    await change(store, table_id, votes=[VoteRow(table_id, PollKind.UNDO, 102, "yes", 1)])
    before = await everything(store)
    right: dict[str, Any] = {
        "revision": 2,
        "seating": {0: CHLOE, 1: replace(BEN, computer="simple")},
        "host_id": 103,
        "timers": {TimerKind.DEADLINE: 9, TimerKind.ARCHIVE: None},
        "close": (PollKind.UNDO,),
    }
    if "results" in wrong:
        result = ResultRow(table_id, 0, 101, 1, 1, "x", "{}")
        wrong = {"phase": Phase.FINISHED, "results": (result, replace(result, seat=99))}
    with pytest.raises(error):
        await act(store, table_id, **(right | wrong))
    assert await everything(store) == before
    await act(store, table_id, **right)
    after = await everything(store)
    assert [name for name in before if before[name] != after[name]] == [
        name
        for name in before
        if name in ("tables", "seats", "holders", "actions", "snapshots", "timers", "polls", "votes")
    ]


async def test_a_failed_new_poll_keeps_the_votes_of_the_old_one(store: Store) -> None:
    table_id = await game(store, ANA)
    poll = await ask(store, table_id)
    await change(store, table_id, votes=[VoteRow(table_id, PollKind.UNDO, 101, "yes", 1)])
    before = await everything(store)
    new = replace(poll, number=2, opened_at="now")  # type: ignore[arg-type]
    with pytest.raises(RowRefused):
        await change(store, table_id, polls={PollKind.UNDO: new}, questions=2)
    assert await everything(store) == before


async def test_concurrent_votes_all_count_and_none_after_the_poll_is_closed(store: Store) -> None:
    table_id = await game(store, ANA)
    await ask(store, table_id)
    row, _ = await stored(store, table_id)

    def write(**parts: Any) -> Coroutine[Any, Any, None]:
        return store.commit(TableWrite(row=row, before=row, **parts))

    def vote(user: int) -> Coroutine[Any, Any, None]:
        return write(votes=(VoteRow(table_id, PollKind.UNDO, user, "yes", user),))

    in_time, late = [vote(user) for user in range(1, 21)], [vote(user) for user in range(21, 31)]
    count, close = store.polls.votes(table_id, PollKind.UNDO), write(polls={PollKind.UNDO: None})
    answers = await asyncio.gather(*in_time, count, close, *late, return_exceptions=True)
    assert isinstance(answers[20], list) and [vote.user_id for vote in answers[20]] == list(range(1, 21))
    assert answers[:20] == [None] * 20 and answers[21] is None
    assert [type(answer) for answer in answers[22:]] == [RowRefused] * 10
    assert await store.polls.votes(table_id, PollKind.UNDO) == []


async def test_closing_finishes_queued_work_and_rejects_later_calls(store: Store) -> None:
    writes = [asyncio.create_task(lobby(store, ANA)) for _ in range(20)]
    await asyncio.sleep(0)
    await store.close()
    assert sorted(await asyncio.gather(*writes)) == list(range(1, 21))
    with pytest.raises(StoreClosed, match="is closed"):
        await store.meta("x")
    await store.close()


async def test_a_cancelled_close_closes_and_frees_the_lock(store: Store, database: str) -> None:
    task = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with await Store.open(database):
        pass


async def test_a_cancelled_start_leaves_neither_lock_nor_thread(database: str) -> None:
    for turns in range(6):
        task = asyncio.create_task(Store.open(database))
        for _ in range(turns):
            await asyncio.sleep(0.001 * turns)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await (await task).close()
        async with await Store.open(database):
            pass
    threads = [thread for thread in threading.enumerate() if thread.name.startswith("store")]
    for thread in threads:
        await asyncio.to_thread(thread.join, 5)
    assert not [thread for thread in threads if thread.is_alive()]

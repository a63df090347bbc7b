"""The schema, and queries that use an index."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest

from db import (
    Archived,
    MessageRow,
    PollKind,
    RowRefused,
    Store,
    TimerKind,
    TimerRow,
    VoteRow,
)
from tables.rating_model import shown
from tests.db.builder import (
    ANA,
    BEN,
    CHANNEL,
    GUILD,
    act,
    ask,
    cancel,
    change,
    game,
    lobby,
    revision_of,
)
from tests.db.test_ratings import rate

pytestmark = pytest.mark.engine("sqlite")


async def test_every_table_of_the_schema_is_strict(store: Store) -> None:
    kinds = await store._connection.read(
        lambda c: c.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    )
    ours = {name: strict for name, strict in kinds if not name.startswith("sqlite_")}
    assert len(ours) >= 6
    assert set(ours.values()) == {1}
    table_id = await lobby(store, ANA)
    with pytest.raises(RowRefused, match="cannot store TEXT value in INTEGER column"):
        await store.tables.change_channel(table_id, "soon", None, "fr")  # type: ignore[arg-type]


async def test_the_connection_is_durable_and_checks_foreign_keys(store: Store) -> None:
    def pragmas(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._connection.read(pragmas) == ["wal", 2, 1, 5_000]


async def test_frequent_queries_use_an_index(store: Store) -> None:
    asked: list[str] = []
    await store._connection.read(lambda c: c.set_trace_callback(asked.append))
    await store.tables.open_in(7)
    await store.tables.of_person(101, GUILD)
    await store.tables.get(1)
    await store.games.actions(1)
    await store.tables.unsettled()
    await store._connection.read(lambda c: c.set_trace_callback(None))
    plans = [await plan_of(store, query) for query in asked]
    assert "tables_open_by_channel" in plans[0]
    assert "seats_open" in plans[1]
    # The partial index of the unsettled tables alone, and the open polls, are read whole.
    assert plans[-1].count("SCAN") == 2 and "tables_unsettled" in plans[-1] and "SCAN polls" in plans[-1]
    assert not [plan for plan in plans[:-1] if "SCAN" in plan]


async def test_no_query_of_play_start_or_timers_scans_a_table(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    asked: list[str] = []
    await store._connection.read(lambda c: c.set_trace_callback(asked.append))
    await store.tables.with_bot_seats()
    await store.tables.archived(GUILD, Archived.CHANNEL_GONE)
    await store.tables.resumable(101, GUILD)
    timer = TimerRow(table_id, TimerKind.DEADLINE, 9)
    await change(store, table_id, timers={timer.kind: timer.due, TimerKind.REMINDER: None})
    await store.timers.due(9)
    await store.timers.next_due()
    await store.timers.of_table(table_id)
    await store.timers.postpone(timer, 10)
    await store.timers.remove(timer)
    poll = await ask(store, table_id)
    await change(store, table_id, polls={PollKind.UNDO: poll})
    await change(store, table_id, votes=(VoteRow(table_id, PollKind.UNDO, 102, "yes", 1),))
    await store.polls.open(table_id)
    await act(
        store,
        table_id,
        2,
        timers={TimerKind.DEADLINE: 10, TimerKind.REMINDER: None},
        seating={1: replace(BEN, computer="simple")},
        host_id=102,
        close=[PollKind.UNDO],
    )
    await change(store, table_id, archived=Archived.IDLE)
    board = MessageRow(table_id, "board", 1)
    await store.tables.note_messages(table_id, {"board": board, "mention": None}, settled=3)
    await store.tables.messages(table_id)
    await store.tables.change_channel(table_id, 9, 8, "fr")
    await store.settings.server(GUILD)
    await store.settings.member(GUILD, 101)
    await store.notes.put(table_id, 102, "Keep the gate", 9)
    await store.notes.find(table_id, 102)
    await cancel(store, table_id)
    await store.privacy.export(101, GUILD)
    await store.privacy.forget(101, GUILD, 9)
    await store._connection.read(lambda c: c.set_trace_callback(None))
    plans = {query: await plan_of(store, query) for query in asked if query not in ("BEGIN IMMEDIATE", "COMMIT")}
    assert len(plans) > 50
    read_whole = [plan for plan in plans.values() if "SCAN" in plan]
    # The start, and the deletion of a person, read all open tables by their index, for two kinds of messages. The next
    # timer is the first row of its index.
    assert [plan.split(" / ")[0] for plan in read_whole] == [
        "SCAN tables USING INDEX tables_running",
        "SCAN timers USING COVERING INDEX timers_by_due",
        *["SEARCH messages USING PRIMARY KEY (table_id=?)"] * 2,
    ]


async def test_a_leaderboard_reads_its_game_by_an_index_and_the_names_of_one_page(store: Store) -> None:
    asked: list[str] = []
    await rate(store, [float(number) for number in range(30)])
    await store._connection.browse(lambda c: c.set_trace_callback(asked.append))
    await store.ratings.leaders(GUILD, "luxor", 1, shown, lines=10, reader=200)
    await store._connection.browse(lambda c: c.set_trace_callback(None))
    asked = [each for each in asked if each.startswith("SELECT")]
    assert len(asked) == 1 + 10 + 1
    plans = [await plan_of(store, query) for query in asked]
    assert "ratings USING COVERING INDEX ratings_by_person" in plans[0]
    assert not [plan for plan in plans if "SCAN" in plan.replace("SCAN people", "")]


async def plan_of(store: Store, query: str) -> str:
    steps = await store._connection.read(lambda c: c.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
    return " / ".join(step[3] for step in steps)


async def test_ten_thousand_finished_tables_do_not_slow_open_ones(store: Store) -> None:
    shown, bots, archived = await game(store, ANA), await game(store, ANA, BEN), await game(store, BEN)
    await act(store, bots, 2, seating={1: replace(BEN, computer="simple")}, timers={TimerKind.DEADLINE: 9})
    await change(store, archived, archived=Archived.IDLE)
    for table_id in (shown, bots, archived):
        await store.tables.note_messages(table_id, {}, settled=await revision_of(store, table_id))

    async def effort() -> int:
        """Count the steps of SQLite's virtual machine for the queries of a start, a timer and a move, in tens."""
        steps = 0

        def count() -> int:
            nonlocal steps
            steps += 1
            return 0

        await store._connection.read(lambda c: c.set_progress_handler(count, 10))
        assert await store.tables.with_bot_seats() == [bots]
        assert [table.id for table in await store.tables.archived(GUILD, Archived.IDLE)] == [archived]
        assert [table.id for table in await store.tables.resumable(102, GUILD)] == [archived]
        assert [table.id for table in await store.tables.open_in(CHANNEL)] == [shown, bots]
        assert [timer.table_id for timer in await store.timers.due(9)] == [bots]
        assert await store.tables.unsettled() in ([], [bots])
        await act(store, bots, await revision_of(store, bots), timers={TimerKind.DEADLINE: 9})
        await store._connection.read(lambda c: c.set_progress_handler(None, 10))
        return steps

    before = await effort()

    def years_go_by(connection: sqlite3.Connection) -> None:
        numbers = "WITH RECURSIVE n (i) AS (SELECT 1001 UNION ALL SELECT i + 1 FROM n WHERE i < 11000)"
        connection.execute(
            f"{numbers} INSERT INTO tables (id, guild_id, channel_id, game, rules_version, phase, locale, host_id,"
            " options, revision, created_at, updated_at, settled_revision)"
            " SELECT i, ?, ?, 'luxor', 1, 'finished', 'fr', 200 + i, '{}', 3, 1, 1, 3 FROM n",
            (GUILD, CHANNEL),
        )
        for seat in (0, 1):
            connection.execute(
                f"{numbers} INSERT INTO seats (table_id, seat, user_id, name, decision_revision, joined_at, computer)"
                " SELECT i, ?, 200 + i + 20000 * ?, 'x', 3, 1, 'simple' FROM n",
                (seat, seat),
            )
        for revision in (1, 2, 3):
            connection.execute(
                f"{numbers} INSERT INTO actions SELECT i, ?, 0, 200 + i, 'x', '[]', 1, NULL FROM n", (revision,)
            )

    await store._connection.write(years_go_by)
    assert before > 0
    assert await effort() < before * 1.2

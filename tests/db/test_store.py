"""What the store keeps, finds and refuses."""

from __future__ import annotations

import sqlite3

import pytest

from db import (
    CANCEL,
    MEMORY,
    START,
    Person,
    Phase,
    ResultRow,
    RowRefused,
    SeatTaken,
    StaleRevision,
    Store,
    UnknownSeat,
    UnknownTable,
    WrongPhase,
)
from tests.db.builder import ANA, BEN, CHANNEL, CHLOE, GUILD, act, assert_agrees, game, lobby, revision_of


async def test_a_new_table_is_a_lobby_with_its_host_on_seat_0(store: Store) -> None:
    table = await store.create_table(
        guild_id=GUILD,
        channel_id=CHANNEL,
        game="luxor",
        rules_version=3,
        locale="fr",
        host=ANA,
        options="{}",
        now=5,
    )
    assert await store.table(table.id) is not None
    found, seats = (await store.table(table.id)) or (None, ())
    assert found == table
    assert (table.phase, table.revision, table.seed, table.created_at, table.updated_at) == (Phase.LOBBY, 0, None, 5, 5)
    assert isinstance(table.phase, Phase)
    assert [(seat.seat, seat.user_id, seat.name, seat.stamp, seat.joined_at) for seat in seats] == [
        (0, 101, "Ana", 0, 5)
    ]


async def test_who_was_seated_keeps_the_time_of_joining_when_others_come_and_go(store: Store) -> None:
    table_id = await lobby(store, ANA)
    await store.set_seats(table_id, 0, (ANA, BEN), host_id=101, now=1_500)
    assert await store.set_seats(table_id, 1, (BEN, CHLOE), host_id=102, now=1_600) == 2
    table, seats = (await store.table(table_id)) or (None, ())
    assert table is not None
    assert (table.host_id, table.updated_at) == (102, 1_600)
    assert [(seat.seat, seat.name, seat.joined_at, seat.stamp) for seat in seats] == [
        (0, "Ben", 1_500, 2),
        (1, "Chloé", 1_600, 2),
    ]


async def test_one_person_takes_one_seat_but_computer_players_may_share_an_id(store: Store) -> None:
    table_id = await lobby(store, ANA)
    with pytest.raises(SeatTaken, match="User 101 has a seat"):
        await store.set_seats(table_id, 0, (ANA, BEN, ANA), host_id=101, now=1)
    assert await revision_of(store, table_id) == 0
    await store.set_seats(table_id, 0, (ANA, Person(0, "Robô"), Person(0, "Robô")), host_id=101, now=1)


async def test_the_schema_itself_keeps_a_person_from_sitting_twice(store: Store) -> None:
    table_id = await lobby(store, ANA)
    with pytest.raises(RowRefused):
        await store._connection.write(
            lambda c: c.execute("INSERT INTO seats VALUES (?, 1, 101, 'Ana', 0, 0)", (table_id,))
        )


async def test_start_logs_revision_snapshot_seed_and_stamps_at_once(store: Store) -> None:
    table_id = await game(store, ANA)
    table, seats = (await store.table(table_id)) or (None, ())
    assert table is not None
    assert (table.phase, table.revision, table.seed) == (Phase.RUNNING, 1, b"secret seed")
    (start,) = await store.actions(table_id)
    assert (start.revision, start.seat, start.notation, start.at) == (1, None, START, 2_000)
    assert seats[0].stamp == 1
    assert await assert_agrees(store, table_id) == 1


async def test_each_action_moves_revision_log_snapshot_and_stamp_together(store: Store) -> None:
    table_id = await game(store, ANA)
    for revision in range(1, 20):
        assert await act(store, table_id, revision) == revision + 1
        await assert_agrees(store, table_id)
    assert [row.notation for row in await store.actions(table_id, since=17, limit=2)] == ["play.17", "play.18"]
    assert [row.notation for row in await store.latest_actions(table_id, 2)] == ["play.18", "play.19"]


async def test_only_the_stamps_that_are_named_change(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    await act(store, table_id, 2, stamps={1: 3})
    _, seats = (await store.table(table_id)) or (None, ())
    assert [seat.stamp for seat in seats] == [1, 3]


async def test_a_finished_game_has_results_and_takes_no_more_actions(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    results = (
        ResultRow(table_id, 0, 101, 1, 42, "tomb", '{"keys":3}'),
        ResultRow(table_id, 1, 102, 2, -1, "tomb", "{}"),
    )
    await act(store, table_id, 2, phase=Phase.FINISHED, results=results)
    assert await store.results(table_id) == results
    with pytest.raises(WrongPhase, match="is finished"):
        await act(store, table_id, 3)


async def test_a_running_game_has_no_results(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(ValueError):
        await act(store, table_id, 1, results=(ResultRow(table_id, 0, 101, 1, 1, "tomb", "{}"),))
    with pytest.raises(ValueError):
        await act(store, table_id, 1, phase=Phase.CANCELLED)
    assert await store.results(table_id) == ()


async def test_a_stale_revision_is_refused_by_every_change_and_changes_nothing(store: Store) -> None:
    table_id = await lobby(store, ANA, BEN)
    with pytest.raises(StaleRevision) as caught:
        await store.set_seats(table_id, 0, (ANA,), host_id=101, now=9)
    assert (caught.value.expected, caught.value.found) == (0, 1)
    with pytest.raises(StaleRevision):
        await store.set_options(table_id, 0, "{}", now=9)
    with pytest.raises(StaleRevision):
        await store.cancel_table(table_id, 2, now=9)
    with pytest.raises(StaleRevision):
        await store.start_game(table_id, 0, seed=b"", rules_version=1, state="{}", events="[]", stamps={}, now=9)
    assert await revision_of(store, table_id) == 1
    playing = await game(store, ANA)
    before = (await store.table(playing), await store.actions(playing), await store.snapshot(playing))
    for stale in (0, 2):
        with pytest.raises(StaleRevision):
            await act(store, playing, stale)
    assert (await store.table(playing), await store.actions(playing), await store.snapshot(playing)) == before


async def test_an_unknown_table_is_said_to_be_unknown(store: Store) -> None:
    assert await store.table(77) is None
    assert await store.snapshot(77) is None
    assert await store.actions(77) == []
    for attempt in (
        act(store, 77, 0),
        store.cancel_table(77, 0, now=1),
        store.set_messages(77, board_message_id=1),
        store.set_seats(77, 0, (ANA,), host_id=101, now=1),
    ):
        with pytest.raises(UnknownTable, match="no table 77"):
            await attempt


async def test_an_unknown_seat_undoes_the_whole_action(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(UnknownSeat):
        await act(store, table_id, 1, seat=4)
    with pytest.raises(UnknownSeat):
        await act(store, table_id, 1, stamps={0: 2, 4: 2})
    with pytest.raises(RowRefused):  # the last row to be written is the wrong one
        await act(
            store,
            table_id,
            1,
            phase=Phase.FINISHED,
            results=(ResultRow(table_id, 0, 101, 1, 1, "x", "{}"), ResultRow(table_id, 4, 1, 1, 1, "x", "{}")),
        )
    assert await assert_agrees(store, table_id) == 1
    assert await store.results(table_id) == ()


async def test_seats_and_options_are_settled_when_the_game_starts(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(WrongPhase, match="is running"):
        await store.set_seats(table_id, 1, (ANA, BEN), host_id=101, now=1)
    with pytest.raises(WrongPhase):
        await store.set_options(table_id, 1, "{}", now=1)
    waiting = await lobby(store, ANA)
    with pytest.raises(WrongPhase, match="is lobby"):
        await act(store, waiting, 0)
    assert await store.set_options(waiting, 0, '{"a":1}', now=1) == 1


async def test_a_cancelled_game_keeps_its_log_and_snapshot_and_says_who(store: Store) -> None:
    table_id = await game(store, ANA)
    assert await store.cancel_table(table_id, 1, now=9, user_id=102) == 2
    last = (await store.actions(table_id))[-1]
    assert (last.notation, last.user_id, last.at, last.seat) == (CANCEL, 102, 9, None)
    assert await store.snapshot(table_id) is not None
    with pytest.raises(WrongPhase):
        await store.cancel_table(table_id, 2, now=9)


async def test_open_tables_are_found_by_channel_and_by_person_and_server(store: Store) -> None:
    waiting = await lobby(store, ANA, BEN, channel=7)
    playing = await game(store, BEN, channel=7)
    over = await lobby(store, ANA, channel=7)
    await store.cancel_table(over, 0, now=1)
    elsewhere = await lobby(store, BEN, channel=8)
    abroad = await lobby(store, BEN, guild=2, channel=9)
    assert [table.id for table in await store.open_tables_in(7)] == [waiting, playing]
    assert [table.id for table in await store.running_tables_in(7)] == [playing]
    assert [table.id for table in await store.tables_of(102, GUILD)] == [waiting, playing, elsewhere]
    assert [table.id for table in await store.tables_of(101, GUILD)] == [waiting]
    assert [table_id async for table_id in store.running()] == [waiting, playing, elsewhere, abroad]


async def test_the_walk_over_open_tables_bears_changes_on_the_way(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.store.PAGE", 3)
    ids = [await lobby(store, ANA) for _ in range(9)]
    seen = []
    async for table_id in store.running():
        seen.append(table_id)
        await store.cancel_table(table_id, 0, now=1)
    assert seen == ids
    assert [table_id async for table_id in store.running()] == []


async def test_messages_are_set_one_by_one_and_emptied_by_none(store: Store) -> None:
    table_id = await lobby(store, ANA)
    await store.set_messages(table_id, board_message_id=11, ping_message_id=12)
    await store.set_messages(table_id, ping_message_id=None)
    await store.set_messages(table_id, channel_id=13)
    await store.set_messages(table_id)
    table, _ = (await store.table(table_id)) or (None, ())
    assert table is not None
    assert (table.board_message_id, table.ping_message_id, table.channel_id, table.revision) == (11, None, 13, 0)


async def test_boards_that_lag_behind_their_table_are_found_whatever_its_phase(store: Store) -> None:
    shown, lagging, ended, unseen = [await game(store, ANA) for _ in range(4)]
    await store.set_messages(shown, board_message_id=1, shown_revision=1)
    for table_id in (lagging, ended):
        await store.set_messages(table_id, board_message_id=table_id, shown_revision=1)
    await act(store, lagging, 1)
    await store.cancel_table(ended, 1, now=9)
    assert [table.id for table in await store.behind()] == [lagging, ended]
    await store.set_messages(lagging, shown_revision=2)
    assert [table.id for table in await store.behind()] == [ended]
    assert unseen not in [table.id for table in await store.behind()]


async def test_a_rematch_knows_its_game_and_ids_are_never_given_twice(store: Store) -> None:
    first = await lobby(store, ANA)
    again = await store.create_table(
        guild_id=GUILD,
        channel_id=CHANNEL,
        game="luxor",
        rules_version=1,
        locale="fr",
        host=ANA,
        options="{}",
        now=1,
        rematch_of=first,
    )
    assert again.rematch_of == first
    await store._connection.write(lambda c: c.execute("DELETE FROM tables"))
    assert await lobby(store, ANA) > again.id
    with pytest.raises(RowRefused, match="FOREIGN KEY"):
        await store.create_table(
            guild_id=1, channel_id=1, game="g", rules_version=1, locale="fr", host=ANA, options="{}", now=1,
            rematch_of=999,
        )  # fmt: skip


async def test_deleting_a_table_takes_all_that_belongs_to_it(store: Store) -> None:
    table_id = await game(store, ANA)
    await act(store, table_id, 1, phase=Phase.FINISHED, results=(ResultRow(table_id, 0, 101, 1, 1, "tomb", "{}"),))
    await store._connection.write(lambda c: c.execute("DELETE FROM tables WHERE id = ?", (table_id,)))
    for name in ("seats", "actions", "snapshots", "results"):
        query = f"SELECT count(*) FROM {name}"
        assert await store._connection.read(lambda c, query=query: c.execute(query).fetchone()) == (0,)


async def test_notes_of_the_bot_are_kept_replaced_and_forgotten(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta("commands", "abc")
    await store.set_meta("commands", "déf")
    assert await store.meta("commands") == "déf"
    await store.set_meta("commands", None)
    assert await store.meta("commands") is None


async def test_what_is_no_json_is_refused_before_it_is_stored(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(RowRefused, match="json_valid"):
        await act(store, table_id, 1, state="{'n': 1}")
    with pytest.raises(RowRefused, match="json_valid"):
        await act(store, table_id, 1, state='{"n": NaN}')
    assert await assert_agrees(store, table_id) == 1


async def test_every_table_of_the_schema_is_strict(store: Store) -> None:
    kinds = await store._connection.read(
        lambda c: c.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    )
    ours = {name: strict for name, strict in kinds if not name.startswith("sqlite_")}
    assert len(ours) >= 6
    assert set(ours.values()) == {1}
    table_id = await lobby(store, ANA)
    with pytest.raises(RowRefused, match="cannot store TEXT value in INTEGER column"):
        await store.set_messages(table_id, board_message_id="soon")  # type: ignore[arg-type]


async def test_the_connection_is_durable_and_holds_foreign_keys(store: Store) -> None:
    def pragmas(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._connection.read(pragmas) == ["wal", 2, 1, 5_000]


async def test_what_is_asked_often_is_found_by_an_index(store: Store) -> None:
    asked: list[str] = []
    await store._connection.read(lambda c: c.set_trace_callback(asked.append))
    await store.open_tables_in(7)
    await store.running_tables_in(7)
    await store.tables_of(101, GUILD)
    await store.table(1)
    await store.actions(1)
    await store.behind()
    await store._connection.read(lambda c: c.set_trace_callback(None))
    plans = [
        " / ".join(
            step[3]
            for step in await store._connection.read(lambda c, q=query: c.execute(f"EXPLAIN QUERY PLAN {q}").fetchall())
        )
        for query in asked
    ]
    assert "tables_open_by_channel" in plans[0] and "tables_open_by_channel" in plans[1]
    assert "seats_by_user" in plans[2]
    assert "tables_behind" in plans[-1]  # an index that holds only what it finds, so it is read whole
    assert not [plan for plan in plans[:-1] if "SCAN" in plan]


async def test_secrets_are_not_in_what_a_log_would_print(store: Store) -> None:
    table_id = await game(store, ANA)
    shown = repr((await store.table(table_id), await store.snapshot(table_id), await store.actions(table_id)))
    assert "secret" not in shown and '{"n"' not in shown and "dealt" not in shown


async def test_a_store_in_memory_does_all_of_this_without_a_file() -> None:
    async with await Store.open(MEMORY) as one, await Store.open(MEMORY) as other:
        table_id = await game(one, ANA)
        await act(one, table_id, 1)
        assert await assert_agrees(one, table_id) == 2
        assert await other.table(table_id) is None

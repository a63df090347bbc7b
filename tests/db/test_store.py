"""What the store writes, finds and rejects."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from db import (
    CANCEL,
    IN_MEMORY,
    START,
    ActionRow,
    Archived,
    EvaluationRow,
    Pace,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    RowRefused,
    SeatRow,
    SnapshotRow,
    StaleRevision,
    Store,
    TableRow,
    TableWrite,
    TimerKind,
    TimerRow,
    UnknownTable,
    VoteRow,
)
from tests.db.builder import (
    ANA,
    BEN,
    CHANNEL,
    CHLOE,
    GUILD,
    act,
    ask,
    assert_agrees,
    cancel,
    change,
    everything,
    game,
    lobby,
    revision_of,
    sit,
    stored,
)


async def test_a_new_table_is_a_lobby_with_its_host_on_seat_0(store: Store) -> None:
    table = await store.tables.create(
        guild_id=GUILD,
        channel_id=CHANNEL,
        game="luxor",
        rules_version=3,
        locale="fr",
        host=ANA,
        options="{}",
        now=5,
    )
    assert await store.tables.get(table.id) is not None
    found, seats = (await store.tables.get(table.id)) or (None, ())
    assert found == table
    assert (table.phase, table.revision, table.seed, table.created_at, table.updated_at) == (Phase.LOBBY, 0, None, 5, 5)
    assert isinstance(table.phase, Phase)
    assert [(seat.seat, seat.user_id, seat.name, seat.decision_revision, seat.joined_at) for seat in seats] == [
        (0, 101, "Ana", 0, 5)
    ]


async def test_seats_are_stored_as_given_and_surplus_ones_removed(store: Store) -> None:
    table_id = await lobby(store, ANA, BEN, CHLOE)
    row, _ = await stored(store, table_id)
    seats = (
        SeatRow(table_id, 0, 102, "Ben", 2, 1_500, contribution=7),
        SeatRow(table_id, 1, 0, "", 2, 1_600, "simple", 8),
    )
    await change(store, table_id, seats=seats, revision=2, host_id=102, updated_at=1_600)
    expected = replace(row, revision=2, host_id=102, updated_at=1_600)
    assert await stored(store, table_id) == (expected, seats)
    stamped = tuple(replace(seat, decision_revision=3) for seat in seats)
    await change(store, table_id, seats=stamped)
    assert await stored(store, table_id) == (expected, stamped)
    await change(store, table_id)
    assert await stored(store, table_id) == (expected, stamped), "what is not given stays"


async def test_one_person_takes_one_seat_but_computer_players_may_share_an_id(store: Store) -> None:
    table_id = await lobby(store, ANA)
    with pytest.raises(RowRefused, match="UNIQUE"):
        await sit(store, table_id, ANA, BEN, ANA)
    assert await revision_of(store, table_id) == 0
    await sit(store, table_id, ANA, Person(0, "Robô"), Person(0, "Robô"))


async def test_start_logs_revision_snapshot_seed_and_stamps_at_once(store: Store) -> None:
    table_id = await game(store, ANA)
    table, seats = (await store.tables.get(table_id)) or (None, ())
    assert table is not None
    assert (table.phase, table.revision, table.seed) == (Phase.RUNNING, 1, b"secret seed")
    (start,) = await store.games.actions(table_id)
    assert (start.revision, start.seat, start.notation, start.at) == (1, None, START, 2_000)
    assert seats[0].decision_revision == 1
    assert await assert_agrees(store, table_id) == 1


async def test_each_action_writes_revision_log_snapshot_and_stamp_together(store: Store) -> None:
    table_id = await game(store, ANA)
    for revision in range(1, 20):
        assert await act(store, table_id, revision) == revision + 1
        await assert_agrees(store, table_id)
    assert [row.notation for row in await store.games.actions(table_id, since=17, limit=2)] == ["play.17", "play.18"]
    assert [row.notation for row in await store.games.actions(table_id)][-2:] == ["play.18", "play.19"]


async def test_only_the_given_stamps_change(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    await act(store, table_id, 2, decision_revisions={1: 3})
    _, seats = (await store.tables.get(table_id)) or (None, ())
    assert [seat.decision_revision for seat in seats] == [1, 3]


async def test_a_finished_game_has_results(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    results = (
        ResultRow(table_id, 0, 101, 1, 42, "tomb", '{"keys":3}'),
        ResultRow(table_id, 1, 102, 2, -1, "tomb", "{}"),
    )
    await act(store, table_id, 2, phase=Phase.FINISHED, results=results)
    assert await store.games.results(table_id) == results


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.RUNNING, Phase.CANCELLED])
async def test_only_a_finished_game_has_results(store: Store, phase: Phase) -> None:
    table_id = await game(store, ANA)
    before = await everything(store)
    with pytest.raises(ValueError, match="only a finished game"):
        await act(store, table_id, 1, phase=phase, results=(ResultRow(table_id, 0, 101, 1, 1, "tomb", "{}"),))
    assert await everything(store) == before


async def test_a_stale_revision_is_refused_and_changes_nothing(store: Store) -> None:
    waiting, playing = await lobby(store, ANA, BEN), await game(store, ANA)
    before = await everything(store)
    with pytest.raises(StaleRevision) as caught:
        await change(store, waiting, expected=0, revision=1, options="{}")
    assert (caught.value.expected, caught.value.found) == (0, 1)
    with pytest.raises(StaleRevision):
        await cancel(store, waiting, expected=2)
    for stale in (0, 2):
        with pytest.raises(StaleRevision):
            await act(store, playing, stale)
        with pytest.raises(StaleRevision):  # also a write that logs nothing
            await change(
                store,
                playing,
                expected=stale,
                revision=stale,
                archived=Archived.CHANNEL_GONE,
                timers={TimerKind.ARCHIVE: 1},
            )
    assert await everything(store) == before


async def test_an_unknown_table_raises(store: Store) -> None:
    assert await store.tables.get(77) is None
    assert await store.games.snapshot(77) is None
    assert await store.games.actions(77) == []
    row, _ = await stored(store, await lobby(store, ANA))
    for attempt in (
        store.commit(TableWrite(row=replace(row, id=77), before=replace(row, id=77))),
        store.tables.note_delivery(77, {"board_message_id": 1}),
        store.tables.note_delivery(77, {}),
    ):
        with pytest.raises(UnknownTable, match="no table 77"):
            await attempt


def misplaced(row: TableRow, other: int) -> dict[str, dict[str, Any]]:
    """Invalid parts of a write of a finished game, by the error."""
    number, revision = row.id, row.revision
    action = ActionRow(number, revision, 0, 101, "x", "[]", 1)
    snapshot = SnapshotRow(number, revision, 1, "{}")
    result = ResultRow(number, 0, 101, 1, 1, "tomb", "{}")
    poll = PollRow(other, PollKind.UNDO, 0, 1, revision, None, 1, 1)
    seats = (SeatRow(number, 0, 101, "Ana", 1, 1), SeatRow(number, 1, 102, "Ben", 1, 1))
    return {
        "seat of another table": {"seats": (seats[0], replace(seats[1], table_id=other))},
        "action of another table": {"action": replace(action, table_id=other)},
        "snapshot of another table": {"snapshot": replace(snapshot, table_id=other)},
        "evaluation of another table": {"evaluations": EvaluationRow(other, revision, "simple", "[]")},
        "result of another table": {"results": (result, replace(result, table_id=other))},
        "rating of another table": {"ratings": (RatingRow(GUILD, "luxor", other, 0, 101, 25, 8, 26, 7, 1),)},
        "question of another table": {"polls": {PollKind.UNDO: poll}},
        "answer of another table": {"votes": (VoteRow(other, PollKind.UNDO, 101, "yes", 1),)},
        "action of another revision": {"action": replace(action, revision=revision + 1)},
        "snapshot of another revision": {"snapshot": replace(snapshot, revision=revision - 1)},
        "snapshot of other rules": {"snapshot": replace(snapshot, rules_version=2)},
        "evaluation of another revision": {"evaluations": EvaluationRow(number, revision - 1, "simple", "[]")},
        "revision that is not the next": {"row": replace(row, revision=revision + 1)},
        "revision that goes back": {"row": replace(row, revision=revision - 2)},
        "seats with a gap": {"seats": (seats[0], replace(seats[1], seat=2))},
        "seats out of order": {"seats": seats[::-1]},
    }


async def test_a_write_holds_one_table_at_one_revision(store: Store) -> None:
    table_id, other = await game(store, ANA, BEN), await game(store, ANA, BEN)
    row, _ = await stored(store, table_id)
    await ask(store, other)
    before = await everything(store)
    after = replace(row, revision=3, phase=Phase.FINISHED)
    right: dict[str, Any] = {"row": after, "before": row}
    for what, wrong in misplaced(after, other).items():
        with pytest.raises(ValueError, match=rf"table {table_id}\b"):
            await store.commit(TableWrite(**(right | wrong)))
        assert await everything(store) == before, what
    await store.commit(TableWrite(**right))


async def test_seats_of_a_running_game_change_with_an_action(store: Store) -> None:
    table_id = await game(store, ANA, BEN, CHLOE)
    await act(store, table_id, 2, seat=2)
    _, before = await stored(store, table_id)
    seating = {
        0: BEN,  # these two swap seats
        1: replace(ANA, computer="simple"),
        2: Person(104, "Dora"),
    }
    await act(store, table_id, 3, user_id=None, seat=None, seating=seating, host_id=102)
    table, seats = await stored(store, table_id)
    assert table.host_id == 102
    assert [(seat.user_id, seat.name, seat.computer) for seat in seats] == [
        (102, "Ben", None),
        (101, "Ana", "simple"),
        (104, "Dora", None),
    ]
    log = await store.games.actions(table_id)
    assert log[-1].user_id is None and [row.seat for row in log] == [None, 2, None], "the log keeps its lines"
    await act(store, table_id, 4, decision_revisions={1: 4}, seating={1: Person(101, "Ana B")})
    _, again = await stored(store, table_id)
    assert again == (seats[0], replace(seats[1], name="Ana B", computer=None, decision_revision=4), seats[2])
    assert [seat.contribution for seat in before] == [seat.contribution for seat in again]


async def test_a_person_gets_no_second_seat_of_a_running_game(store: Store) -> None:
    table_id = await game(store, ANA, BEN, CHLOE)
    before = await everything(store)
    with pytest.raises(RowRefused, match="UNIQUE"):
        await act(store, table_id, 2, seating={0: BEN})
    with pytest.raises(RowRefused, match="UNIQUE"):
        await act(store, table_id, 2, seating={0: Person(104, "Dora"), 2: Person(104, "Dora")})
    assert await everything(store) == before
    await act(store, table_id, 2, seating={0: Person(0, "", None, "simple"), 2: Person(0, "", None, "simple")})


async def test_a_seat_that_has_acted_stays(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    await act(store, table_id, 2, seat=1)
    before = await everything(store)
    with pytest.raises(ValueError, match=f"table {table_id}"):
        await change(store, table_id, seats=(await stored(store, table_id))[1][:1])
    assert await everything(store) == before, "with it its lines of the log would go"


async def test_a_game_may_end_without_results_by_an_action(store: Store) -> None:
    table_id = await game(store, ANA)
    assert await act(store, table_id, 1, phase=Phase.CANCELLED) == 2
    assert await assert_agrees(store, table_id) == 2
    assert await store.games.results(table_id) == ()


async def test_results_name_the_ai_players(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    results = (
        ResultRow(table_id, 0, 101, 1, 9, "tomb", "{}"),
        ResultRow(table_id, 1, 102, 2, 8, "tomb", "{}", "simple"),
    )
    await act(store, table_id, 2, phase=Phase.FINISHED, results=results)
    assert await store.games.results(table_id) == results


async def test_a_table_that_is_away_is_found_by_its_players_but_not_by_its_channel(store: Store) -> None:
    waiting = await lobby(store, BEN, channel=7)
    playing = await game(store, ANA, BEN, channel=7)
    elsewhere = await game(store, BEN, guild=2, channel=9)
    await change(store, waiting, archived=Archived.CHANNEL_GONE)
    await change(store, playing, archived=Archived.IDLE)
    await change(store, elsewhere, archived=Archived.IDLE)
    assert await store.tables.open_in(7) == []
    assert [table.id for table in await store.tables.of_person(102, GUILD)] == [waiting, playing]
    assert [table.id for table in await store.tables.resumable(102, GUILD)] == [playing, waiting]
    assert [table.id for table in await store.tables.resumable(101, GUILD)] == [playing]
    (archived,) = await store.tables.archived(GUILD, Archived.IDLE)
    assert archived.id == playing and archived.archived is Archived.IDLE
    assert [table.id for table in await store.tables.archived(GUILD, Archived.CHANNEL_GONE)] == [waiting]
    assert await revision_of(store, playing) == 2
    await change(store, playing, archived=None)
    await cancel(store, waiting)
    assert [table.id for table in await store.tables.open_in(7)] == [playing]
    assert await store.tables.resumable(102, GUILD) == await store.tables.archived(GUILD, Archived.CHANNEL_GONE) == []


async def test_the_table_that_changed_last_is_resumed_first(store: Store) -> None:
    first, second, third = [await game(store, ANA) for _ in range(3)]
    await act(store, second, 1)
    for table_id in (first, second, third):
        await change(store, table_id, archived=Archived.IDLE)
    assert [table.id for table in await store.tables.resumable(101, GUILD)] == [second, third, first]


async def test_a_board_whose_channel_is_gone_is_not_stale(store: Store) -> None:
    gone, idle = await game(store, ANA), await game(store, ANA)
    for table_id, archived in ((gone, Archived.CHANNEL_GONE), (idle, Archived.IDLE)):
        await store.tables.note_delivery(
            table_id, {"board_message_id": table_id, "shown_revision": 0, "mentioned_revision": 0}
        )
        await act(store, table_id, 1, phase=Phase.FINISHED)
        await change(store, table_id, archived=archived)
    assert [table.id for table in await store.tables.stale()] == [idle]


async def test_running_games_with_ai_players_are_found(store: Store) -> None:
    _without, one, archived, over = [await game(store, ANA, BEN) for _ in range(4)]
    for table_id in (one, archived, over):
        await act(store, table_id, 2, seating={0: Person(0, "", None, "simple"), 1: replace(BEN, computer="simple")})
    await change(store, archived, archived=Archived.IDLE)
    await act(store, over, 3, phase=Phase.FINISHED)
    assert await store.tables.with_computers() == [one]


async def test_a_table_stores_its_pace(store: Store) -> None:
    table = await store.tables.create(
        guild_id=1, channel_id=2, game="luxor", rules_version=1, locale="fr", host=ANA, options="{}", now=1,
        pace=Pace.DAILY,
    )  # fmt: skip
    assert table.pace is Pace.DAILY and table.archived is None
    found, _ = (await store.tables.get(await lobby(store, ANA))) or (None, ())
    assert found is not None and found.pace is Pace.NONE


async def test_an_unknown_seat_rolls_back_the_whole_action(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(RowRefused, match="FOREIGN KEY"):
        await act(store, table_id, 1, seat=4)
    with pytest.raises(RowRefused, match="FOREIGN KEY"):  # the wrong row is the last to be written
        await act(
            store,
            table_id,
            1,
            phase=Phase.FINISHED,
            results=(ResultRow(table_id, 0, 101, 1, 1, "x", "{}"), ResultRow(table_id, 4, 1, 1, 1, "x", "{}")),
        )
    assert await assert_agrees(store, table_id) == 1
    assert await store.games.results(table_id) == ()


async def test_a_write_leaves_delivery_and_locale_unchanged(store: Store) -> None:
    table_id = await lobby(store, ANA)
    row, _ = await stored(store, table_id)
    changed = replace(
        row, phase=Phase.RUNNING, host_id=7, options='{"a":1}', revision=1, rules_version=2, seed=b"s",
        contribution=5, archived=Archived.IDLE, questions=3, updated_at=1_700,
    )  # fmt: skip
    # Both happen between the read of a table and its write.
    await store.tables.note_delivery(
        table_id, {"channel_id": 8, "board_message_id": 9, "mention_message_id": 10, "shown_revision": 0,
                   "mentioned_revision": 0}
    )  # fmt: skip
    await store.tables.set_locale(GUILD, "fr")
    await store.commit(TableWrite(row=changed, before=row))
    found, _ = await stored(store, table_id)
    assert found == replace(
        changed,
        channel_id=8,
        board_message_id=9,
        mention_message_id=10,
        shown_revision=0,
        mentioned_revision=0,
        locale="fr",
    )
    assert isinstance(found.archived, Archived)


async def test_a_cancelled_game_keeps_log_and_snapshot_and_names_the_person(store: Store) -> None:
    table_id = await game(store, ANA)
    await cancel(store, table_id, user_id=102)
    assert [row.revision for row in await store.games.actions(table_id)] == [1, 2]
    last = (await store.games.actions(table_id))[-1]
    assert (last.notation, last.user_id, last.at, last.seat) == (CANCEL, 102, 9, None)
    assert await store.games.snapshot(table_id) is not None


async def test_open_tables_are_found_by_channel_and_by_person_and_server(store: Store) -> None:
    waiting = await lobby(store, ANA, BEN, channel=7)
    playing = await game(store, BEN, channel=7)
    over = await lobby(store, ANA, channel=7)
    await cancel(store, over)
    elsewhere = await lobby(store, BEN, channel=8)
    await lobby(store, BEN, guild=2, channel=9)
    assert [table.id for table in await store.tables.open_in(7)] == [waiting, playing]
    assert [table.id for table in await store.tables.of_person(102, GUILD)] == [waiting, playing, elsewhere]
    assert [table.id for table in await store.tables.of_person(101, GUILD)] == [waiting]


async def test_deliveries_are_stored_one_by_one_and_cleared_by_none(store: Store) -> None:
    table_id = await lobby(store, ANA)
    before, _ = await stored(store, table_id)
    await store.tables.note_delivery(table_id, {"board_message_id": 11, "mention_message_id": 12})
    await store.tables.note_delivery(table_id, {"mention_message_id": None})
    await store.tables.note_delivery(table_id, {"channel_id": 13})
    await store.tables.note_delivery(table_id, {})
    table, _ = await stored(store, table_id)
    assert table == replace(before, board_message_id=11, channel_id=13)


async def test_stale_boards_and_mentions_are_found_in_every_phase(store: Store) -> None:
    shown, lagging, ended, unseen = [await game(store, ANA) for _ in range(4)]
    for table_id in (shown, lagging, ended):
        await store.tables.note_delivery(
            table_id, {"board_message_id": table_id, "shown_revision": 1, "mentioned_revision": 1}
        )
    await act(store, lagging, 1)
    await cancel(store, ended)
    assert [table.id for table in await store.tables.stale()] == [lagging, ended]
    await store.tables.note_delivery(lagging, {"shown_revision": 2})
    assert [table.id for table in await store.tables.stale()] == [lagging, ended], "nobody was called"
    await store.tables.note_delivery(lagging, {"mentioned_revision": 2})
    assert [table.id for table in await store.tables.stale()] == [ended]
    assert unseen not in [table.id for table in await store.tables.stale()]
    never = await lobby(store, BEN)
    assert [table.id for table in await store.tables.stale()] == [ended, never], (
        "its channel is taken, and nobody sees why"
    )


async def test_a_rematch_has_its_first_game_and_ids_are_never_reused(store: Store) -> None:
    first = await lobby(store, ANA)
    again = await store.tables.create(
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
        await store.tables.create(
            guild_id=1, channel_id=1, game="g", rules_version=1, locale="fr", host=ANA, options="{}", now=1,
            rematch_of=999,
        )  # fmt: skip


async def test_deleting_a_table_deletes_all_its_rows(store: Store) -> None:
    table_id = await game(store, ANA)
    await act(store, table_id, 1, phase=Phase.FINISHED, results=(ResultRow(table_id, 0, 101, 1, 1, "tomb", "{}"),))
    await store._connection.write(lambda c: c.execute("DELETE FROM tables WHERE id = ?", (table_id,)))
    playing = await game(store, ANA)
    await change(store, playing, timers={TimerKind.DEADLINE: 5})
    await ask(store, playing)
    await change(store, playing, votes=(VoteRow(playing, PollKind.UNDO, 101, "yes", 1),))
    await store._connection.write(lambda c: c.execute("DELETE FROM tables WHERE id = ?", (playing,)))
    rows = await everything(store)
    for name in ("seats", "actions", "snapshots", "results", "timers", "polls", "votes"):
        assert rows[name] == [], name


async def test_the_bot_s_notes_are_stored_replaced_and_deleted(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta({"commands": "abc"})
    await store.set_meta({"commands": "déf"})
    assert await store.meta("commands") == "déf"
    await store.set_meta({"commands": None})
    assert await store.meta("commands") is None


async def test_invalid_json_is_refused(store: Store) -> None:
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
        await store.tables.note_delivery(table_id, {"board_message_id": "soon"})  # type: ignore[arg-type]


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
    await store.tables.stale()
    await store._connection.read(lambda c: c.set_trace_callback(None))
    plans = [await plan_of(store, query) for query in asked]
    assert "tables_open_by_channel" in plans[0]
    assert "seats_by_user" in plans[1]
    assert "tables_stale" in plans[-1]  # a partial index of the stale tables alone, so it is read whole
    assert not [plan for plan in plans[:-1] if "SCAN" in plan]


async def test_no_query_of_play_start_or_timers_scans_a_table(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    asked: list[str] = []
    await store._connection.read(lambda c: c.set_trace_callback(asked.append))
    await store.tables.with_computers()
    await store.tables.archived(GUILD, Archived.CHANNEL_GONE)
    await store.tables.resumable(101, GUILD)
    timer = TimerRow(table_id, TimerKind.DEADLINE, 9)
    await change(store, table_id, timers={timer.kind: timer.due, TimerKind.REMINDER: None})
    await store.timers.due(9)
    await store.timers.next_due(5)
    await store.timers.of_table(table_id)
    await store.timers.postpone(timer, 10)
    await store.timers.remove(timer)
    poll = await ask(store, table_id)
    await change(store, table_id, polls={PollKind.UNDO: replace(poll, message_id=5)})
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
    await store.tables.note_delivery(table_id, {"shown_revision": 3, "mentioned_revision": 3})
    await store.settings.server(GUILD)
    await store.settings.members(GUILD, (101, 102))
    await cancel(store, table_id)
    await store.privacy.export(101, GUILD)
    await store.privacy.forget(101, GUILD, 9)
    await store._connection.read(lambda c: c.set_trace_callback(None))
    plans = {query: await plan_of(store, query) for query in asked if query not in ("BEGIN IMMEDIATE", "COMMIT")}
    assert len(plans) > 50
    read_whole = [plan for plan in plans.values() if "SCAN" in plan]
    # An index of the open tables, all of which are read.
    assert [plan.split(" / ")[0] for plan in read_whole] == ["SCAN tables USING INDEX tables_running"]


async def plan_of(store: Store, query: str) -> str:
    steps = await store._connection.read(lambda c: c.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
    return " / ".join(step[3] for step in steps)


async def test_ten_thousand_finished_tables_do_not_slow_open_ones(store: Store) -> None:
    shown, computers, archived = await game(store, ANA), await game(store, ANA, BEN), await game(store, BEN)
    await act(store, computers, 2, seating={1: replace(BEN, computer="simple")}, timers={TimerKind.DEADLINE: 9})
    await change(store, archived, archived=Archived.IDLE)

    async def effort() -> int:
        """Steps of SQLite's virtual machine for the queries of a start, a timer and a move, in tens."""
        steps = 0

        def count() -> int:
            nonlocal steps
            steps += 1
            return 0

        await store._connection.read(lambda c: c.set_progress_handler(count, 10))
        assert await store.tables.with_computers() == [computers]
        assert [table.id for table in await store.tables.archived(GUILD, Archived.IDLE)] == [archived]
        assert [table.id for table in await store.tables.resumable(102, GUILD)] == [archived]
        assert [table.id for table in await store.tables.open_in(CHANNEL)] == [shown, computers]
        assert [timer.table_id for timer in await store.timers.due(9)] == [computers]
        assert await store.tables.stale() == []
        await act(store, computers, await revision_of(store, computers), timers={TimerKind.DEADLINE: 9})
        await store._connection.read(lambda c: c.set_progress_handler(None, 10))
        return steps

    before = await effort()

    def years_go_by(connection: sqlite3.Connection) -> None:
        numbers = "WITH RECURSIVE n (i) AS (SELECT 1001 UNION ALL SELECT i + 1 FROM n WHERE i < 11000)"
        connection.execute(
            f"{numbers} INSERT INTO tables (id, guild_id, channel_id, game, rules_version, phase, locale, host_id,"
            " options, revision, created_at, updated_at, shown_revision, mentioned_revision,"
            " board_message_id)"
            " SELECT i, ?, ?, 'luxor', 1, 'finished', 'fr', 200 + i, '{}', 3, 1, 1, 3, 3, i FROM n",
            (GUILD, CHANNEL),
        )
        for seat in (0, 1):
            connection.execute(
                f"{numbers} INSERT INTO seats SELECT i, ?, 200 + i + 20000 * ?, 'x', 3, 1, 'simple', NULL FROM n",
                (seat, seat),
            )
        for revision in (1, 2, 3):
            connection.execute(
                f"{numbers} INSERT INTO actions SELECT i, ?, 0, 200 + i, 'x', '[]', 1, NULL FROM n", (revision,)
            )

    await store._connection.write(years_go_by)
    assert before > 0
    assert await effort() < before * 1.2


async def test_secrets_are_not_in_the_repr_of_rows(store: Store) -> None:
    table_id = await game(store, ANA)
    shown = repr(
        (await store.tables.get(table_id), await store.games.snapshot(table_id), await store.games.actions(table_id))
    )
    assert "secret" not in shown and '{"n"' not in shown and "dealt" not in shown


async def test_a_store_in_memory_needs_no_file() -> None:
    async with await Store.open(IN_MEMORY) as one, await Store.open(IN_MEMORY) as other:
        table_id = await game(one, ANA)
        await act(one, table_id, 1)
        assert await assert_agrees(one, table_id) == 2
        assert await other.tables.get(table_id) is None

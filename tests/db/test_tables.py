"""Tables and their seats: open, find, show, delete."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import (
    RESULT,
    Archived,
    MessageRow,
    NewTable,
    Pace,
    Person,
    Phase,
    PollKind,
    ResultRow,
    RowRefused,
    Store,
    TimerKind,
    VoteRow,
)
from tests.db.builder import (
    ANA,
    BEN,
    CHANNEL,
    GUILD,
    act,
    ask,
    cancel,
    change,
    everything,
    game,
    lobby,
    revision_of,
    stored,
)


async def test_a_new_table_is_a_lobby_with_its_host_on_seat_0(store: Store) -> None:
    table = await store.tables.create(
        NewTable(guild_id=GUILD, channel_id=CHANNEL, game="luxor", locale="fr", host=ANA), 3, 5
    )
    assert await store.tables.get(table.id) is not None
    found, seats = (await store.tables.get(table.id)) or (None, ())
    assert found == table
    assert (table.phase, table.revision, table.seed, table.created_at, table.updated_at) == (Phase.LOBBY, 0, None, 5, 5)
    assert isinstance(table.phase, Phase)
    assert [(seat.seat, seat.user_id, seat.name, seat.decision_revision, seat.joined_at) for seat in seats] == [
        (0, 101, "Ana", 0, 5)
    ]


async def test_an_archived_table_is_found_by_its_players_but_not_by_its_channel(store: Store) -> None:
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


async def test_a_table_whose_channel_is_gone_counts_as_settled(store: Store) -> None:
    gone, idle = await game(store, ANA), await game(store, ANA)
    for table_id, archived in ((gone, Archived.CHANNEL_GONE), (idle, Archived.IDLE)):
        await act(store, table_id, 1, phase=Phase.FINISHED)
        await change(store, table_id, archived=archived)
    assert await store.tables.unsettled() == [idle]


async def test_running_games_with_bots_are_found(store: Store) -> None:
    _without, one, archived, over = [await game(store, ANA, BEN) for _ in range(4)]
    for table_id in (one, archived, over):
        await act(store, table_id, 2, seating={0: Person(0, "", None, "simple"), 1: replace(BEN, computer="simple")})
    await change(store, archived, archived=Archived.IDLE)
    await act(store, over, 3, phase=Phase.FINISHED)
    assert await store.tables.with_bot_seats() == [one]


async def test_a_table_stores_its_pace(store: Store) -> None:
    table = await store.tables.create(
        NewTable(guild_id=1, channel_id=2, game="luxor", locale="fr", host=ANA, pace=Pace.DAILY), 1, 1
    )
    assert table.pace is Pace.DAILY and table.archived is None
    found, _ = (await store.tables.get(await lobby(store, ANA))) or (None, ())
    assert found is not None and found.pace is Pace.NONE


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


async def test_messages_are_stored_one_by_one_and_deleted_by_none(store: Store) -> None:
    table_id = await lobby(store, ANA)
    board, mention = MessageRow(table_id, "board", 11, "0"), MessageRow(table_id, "mention", None, "", 5)
    await store.tables.note_messages(table_id, {"board": board, "mention": mention})
    await store.tables.note_messages(table_id, {"board": replace(board, shows="1"), "mention": None})
    await store.tables.note_messages(table_id, {})
    assert await store.tables.messages(table_id) == [replace(board, shows="1")]


async def test_a_table_in_another_channel_has_no_messages_and_is_unsettled(store: Store) -> None:
    moved, other = await lobby(store, ANA), await lobby(store, BEN)
    for table_id in (moved, other):
        await store.tables.note_messages(table_id, {"board": MessageRow(table_id, "board", table_id)}, settled=0)
    await store.tables.change_channel(moved, 13, 12, "fr")
    assert await store.tables.messages(moved) == [] and len(await store.tables.messages(other)) == 1
    table, _ = await stored(store, moved)
    assert (table.channel_id, table.parent_id, table.locale) == (13, 12, "fr")
    assert await store.tables.unsettled() == [moved]


async def test_unsettled_tables_are_found_in_every_phase(store: Store) -> None:
    shown, lagging, ended, asking = [await game(store, ANA) for _ in range(4)]
    for table_id in (shown, lagging, ended, asking):
        await store.tables.note_messages(table_id, {}, settled=await revision_of(store, table_id))
    assert await store.tables.unsettled() == []
    await act(store, lagging, 1)
    await cancel(store, ended)
    await ask(store, asking, PollKind.END)
    assert await store.tables.unsettled() == [lagging, ended, asking]
    await store.tables.note_messages(lagging, {}, settled=2)
    await store.tables.note_messages(asking, {}, settled=await revision_of(store, asking))
    assert await store.tables.unsettled() == [ended, asking], "an open question may have been deleted"
    never = await lobby(store, BEN)
    assert await store.tables.unsettled() == [ended, asking, never], "its channel is taken for no visible reason"


async def test_what_changes_a_message_without_a_revision_makes_it_out_of_date(store: Store) -> None:
    table_id = await game(store, ANA)
    rows = {name: MessageRow(table_id, name, 1, "1") for name in ("board", "mention", "poll-end")}

    async def out_of_date() -> set[str]:
        found = {each.name for each in await store.tables.messages(table_id) if not each.shows}
        assert await store.tables.unsettled() == [table_id]
        await store.tables.note_messages(table_id, rows, settled=await revision_of(store, table_id))
        return found

    assert await out_of_date() == set()
    await store.tables.set_locale(GUILD, "es-ES")
    assert await out_of_date() == {"board", "poll-end"}, "another language mentions no player again"
    await change(store, table_id, archived=Archived.IDLE)
    assert await out_of_date() == set(rows)


async def test_a_finished_game_has_its_result_to_tell(store: Store) -> None:
    table_id = await game(store, ANA)
    await act(store, table_id, 1, phase=Phase.FINISHED, once=(RESULT,))
    assert await store.tables.messages(table_id) == [MessageRow(table_id, "result")]


async def test_a_rematch_has_its_first_game_and_ids_are_never_reused(store: Store) -> None:
    first = await lobby(store, ANA)
    again = await store.tables.create(
        NewTable(guild_id=GUILD, channel_id=CHANNEL, game="luxor", locale="fr", host=ANA, rematch_of=first), 1, 1
    )
    assert again.rematch_of == first
    await store._connection.write(lambda c: c.execute("DELETE FROM tables"))
    assert await lobby(store, ANA) > again.id
    with pytest.raises(RowRefused, match=r"(?i)foreign key"):
        await store.tables.create(
            NewTable(guild_id=1, channel_id=1, game="g", locale="fr", host=ANA, rematch_of=999), 1, 1
        )


async def test_a_note_is_cleared_at_its_table_alone(store: Store) -> None:
    one, two, three = [await game(store, ANA, BEN) for _ in range(3)]
    for table_id in (one, two, three):
        assert await store.notes.put(table_id, ANA.user_id, f"Note {table_id}", 7)
    assert await store.notes.put(two, BEN.user_id, "Ben's", 7) and await store.notes.put(two, ANA.user_id, "", 8)
    assert [await store.notes.find(each, ANA.user_id) for each in (one, two, three)] == ["Note 1", "", "Note 3"]
    assert await store.notes.find(two, BEN.user_id) == "Ben's"


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

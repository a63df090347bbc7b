"""Servers that come and go: what is noted, what is deleted of them, and which games are deleted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import KEPT_DAYS, ActivityRow, Person, Phase, ServerSettings, Shards, Store
from db.servers import DAY_MS, OF_A_SERVER
from tables.rating_model import recompute
from tests.db.builder import ANA, BEN, GUILD, act, cancel, change, everything, game, lobby
from tests.db.test_privacy import ELSEWHERE, a_life
from tests.db.test_ratings import finish

NOW = 20_000 * DAY_MS
OWN = {"tables", "seats", "holders", "results", "standings", "ratings"}
"""Tables with what stays of a ranked game."""


async def test_a_server_counts_as_left_after_three_days_in_a_row_without_it(store: Store) -> None:
    servers = store.servers
    for day in (0, 0, 1, 3, 4, 4):  # the third day is missing
        assert await servers.note_missed({1, 2}, NOW + day * DAY_MS) == []
    assert await servers.note_there({2, 3}) == []  # only missed
    assert await servers.note_missed({1, 2}, NOW + 5 * DAY_MS) == [1]
    assert await servers.note_missed({1, 2}, NOW + 6 * DAY_MS) == []
    assert await servers.left_before(NOW + 5 * DAY_MS) == []
    assert await servers.left_before(NOW + 5 * DAY_MS + 1) == [1]
    assert await servers.note_there({1, 2}) == [1] and await servers.note_there({1, 2}) == []
    assert (await everything(store))["servers"] == []


async def test_a_server_s_data_go_to_the_last_row_and_another_s_stay(store: Store) -> None:
    await a_life(store)
    await store.set_meta({f"forget:{GUILD}:5": "", f"forget:{GUILD}5:5": "", f"forget:{ELSEWHERE}:5": ""})
    before = await everything(store)
    await a_life(store, ELSEWHERE)
    await store.settings.set_server(ServerSettings(ELSEWHERE, languages=((5, "fr"),)), 8)
    assert await store.servers.with_data() == {GUILD, ELSEWHERE}
    assert not await store.servers.delete(ELSEWHERE, NOW)  # the bot has not left it
    await store.servers.note_left(ELSEWHERE, NOW)
    assert not await store.servers.delete(ELSEWHERE, NOW)
    assert await store.servers.delete(ELSEWHERE, NOW + 1)
    before["meta"] = [row for row in before["meta"] if row[0] != f"forget:{ELSEWHERE}:5"]
    after = await everything(store)
    for each in (before, after):
        each.pop("sqlite_sequence", None)
    assert after == before
    assert await store.servers.with_data() == {GUILD}


@pytest.mark.engine("sqlite")
async def test_every_table_with_servers_is_known(store: Store) -> None:
    query = "SELECT m.name FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c WHERE c.name = 'guild_id'"
    named = {name for (name,) in await store._connection.rows(query)}
    assert named == {*OF_A_SERVER, "ratings", "servers"}  # ratings go with their tables


async def test_old_games_go_and_the_ladder_stays(store: Store) -> None:
    first = await finish(store, (ANA, 1), (BEN, 2))
    friendly, ended, young = await game(store, ANA, BEN), await game(store, ANA, BEN), await game(store, ANA, BEN)
    await act(store, friendly, 2, phase=Phase.FINISHED)
    await cancel(store, ended, now=3_000)
    await act(store, young, 2, phase=Phase.FINISHED)
    await change(store, young, updated_at=9_000)
    running, waiting = await game(store, ANA, BEN), await lobby(store, ANA)
    await change(store, first, rated=True)
    assert await store.notes.put(first, ANA.user_id, "Keep the gate", 7)
    ladder = await store.ratings.all(), await store.ratings.ranked_games(), await store.games.results(first)
    assert await store.games.prune(9_000, 2) == [first, friendly]
    assert await store.games.prune(9_000, 2) == [ended] and await store.games.prune(9_000, 2) == []
    assert (await store.ratings.all(), await store.ratings.ranked_games(), await store.games.results(first)) == ladder
    rows = await everything(store)
    assert {row[0] for row in rows["tables"]}.isdisjoint({friendly, ended})
    for kept in (young, running):
        assert await store.games.actions(kept) and await store.games.snapshot(kept)
    assert await store.tables.get(waiting) is not None
    named = {name for name, found in rows.items() if name != "meta" and any(first in row[:1] for row in found)}
    assert named == OWN and await store.notes.find(first, ANA.user_id) == ""
    assert first not in await store.tables.unsettled()
    # A moderator who strikes a later game changes nothing of what the old one did.
    later = await finish(store, (ANA, 2), (BEN, 1), before={101: (29.0, 2.0), 102: (28.0, 2.0)})
    await change(store, later, rated=True)
    await store.ratings.set_counts(later, False, recompute)
    assert [each.table_id for each in await store.ratings.all() if each.table_id == first] == [first, first]


@pytest.mark.engine("postgres")
async def test_each_process_looks_after_its_own_servers(database: str) -> None:
    mine, other = ((7 * 64 + shard << 22) + 99 for shard in (3, 40))
    async with (
        await Store.open(database, shards=Shards.read("0-15/64")) as one,
        await Store.open(database, shards=Shards.read("16-63/64")) as two,
    ):
        for store, guild in ((one, mine), (two, other)):
            finished = await game(store, Person(guild, "Zoé"), BEN, guild=guild)
            await act(store, finished, 2, user_id=guild, phase=Phase.FINISHED)
            await store.servers.note_left(guild, NOW)
        assert await one.servers.with_data() == {mine}
        assert await one.servers.left_before(NOW + KEPT_DAYS * DAY_MS) == [mine]
        assert await one.games.prune(NOW, 9) == [1] and await two.games.prune(NOW, 9) == [2]


async def test_a_game_that_is_pruned_keeps_its_row(store: Store) -> None:
    table_id = await finish(store, (ANA, 1), (BEN, 2))
    await change(store, table_id, rated=True)
    before, _ = await store.tables.get(table_id) or (None, ())
    assert before is not None and await store.games.prune(NOW, 9) == [table_id]
    after, seats = await store.tables.get(table_id) or (None, ())
    assert after == replace(before, seed=None, settled_revision=before.revision)
    assert [(seat.user_id, seat.contribution) for seat in seats] == [(101, None), (102, None)]


# ---------------------------------------------------------------- the owner's orders


async def test_orders_are_kept_until_they_are_lifted(store: Store) -> None:
    owner = store.owner
    assert not await owner.is_closed() and await owner.switch_closed() and await owner.is_closed()
    assert not await owner.switch_closed() and not await owner.is_closed()
    await store.servers.note_left(5, NOW)
    for server in (5, 6):
        await owner.block_server(server, NOW)
    assert await owner.blocked_servers() == {5, 6}
    assert await store.servers.delete(5, NOW + 1)  # the data go, the block stays
    assert await owner.blocked_servers() == {5, 6}
    await store.servers.note_left(6, NOW)
    for server in (5, 6):
        await owner.unblock_server(server)
    assert [row[0] for row in (await everything(store))["servers"]] == [6]


async def test_a_notice_is_for_each_channel_with_a_running_table(store: Store) -> None:
    running = [await game(store, ANA, BEN, channel=channel) for channel in (11, 12)]
    await lobby(store, ANA, channel=13)
    ended = await game(store, ANA, BEN, channel=14)
    await cancel(store, ended)
    assert await store.owner.announce("One", 1) == 2 and await store.owner.announce("Two", 2) == 2
    assert await store.owner.announced() == [(each, f"notice-{now}") for each in running for now in (1, 2)]
    assert await store.meta("notice-1") == "One" and await store.owner.running() == 2
    for each in running:
        await store.tables.note_messages(each, {"notice-1": None})
    assert await store.owner.announce("Three", 3) == 2
    assert await store.meta("notice-1") is None and await store.meta("notice-2") == "Two"


async def test_activity_counts_games_by_server(store: Store) -> None:
    one = await game(store, ANA, BEN, guild=1)
    await game(store, ANA, BEN, guild=1)
    await act(store, one, 2, phase=Phase.FINISHED)
    await lobby(store, ANA, guild=2)
    assert await store.owner.activity(3_000) == {1: ActivityRow(1, 1, 1, 3_002), 2: ActivityRow(2, 0, 0, 1_000)}
    assert (await store.owner.activity(4_000))[1].finished == 0


@pytest.mark.engine("postgres")
async def test_orders_reach_the_tables_of_every_process(database: str) -> None:
    mine, other = ((7 * 64 + shard << 22) + 99 for shard in (3, 40))
    async with (
        await Store.open(database, shards=Shards.read("0-15/64")) as one,
        await Store.open(database, shards=Shards.read("16-63/64")) as two,
    ):
        for store, guild in ((one, mine), (two, other)):
            await game(store, ANA, BEN, guild=guild, channel=guild)
        assert await one.owner.announce("Soon", 9) == 2
        assert await one.owner.announced() == [(1, "notice-9")] and await two.owner.announced() == [(2, "notice-9")]
        assert await two.meta("notice-9") == "Soon"
        await one.owner.block_user(ANA.user_id, 9)
        assert await two.owner.blocked_users() == {101} and await two.owner.tables_of(101) == [2]
        assert await one.owner.switch_closed() and await two.owner.is_closed()
        assert set(await two.owner.activity(0)) == {mine, other}

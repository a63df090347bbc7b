"""A game of one person is stored whole: a kill leaves all of it, or nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db import AlreadyTried, Phase
from engine import game, games
from engine.players import LEVELS
from tables import DailyDeals, Table, UserError
from tables.bot_turns import bot_turn
from tables.clocks import DAY
from tables.solo import open_solo
from tests.tables.conftest import ANA, GUILD, House, bot_moves, play_on

pytestmark = pytest.mark.engine("sqlite", "postgres")
State = tuple[list[tuple[str, str]], int]
"""The kind and the phase of each own game, and the number of tries, after a transaction."""


@pytest.fixture
def states(house: House, monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Return the states in which a kill could leave the database, as they come."""
    connection, found = house.store._connection, list[State]()
    write = connection.write

    async def watched(work: Any) -> Any:
        result = await write(work)
        own = await connection.rows("SELECT kind, phase FROM tables WHERE kind <> 'table' ORDER BY id")
        found.append((own, (await connection.rows("SELECT count(*) FROM tries"))[0][0]))
        return result

    monkeypatch.setattr(connection, "write", watched)
    return found


async def solo(house: House, key: str = "mausoleum", rematch_of: int | None = None) -> Table:
    levels = LEVELS[:2]
    return await open_solo(
        house.registry, game(key), levels, guild_id=GUILD, locale="fr", host=ANA, rematch_of=rematch_of
    )  # fmt: skip


async def daily(house: House, key: str = "mausoleum") -> Table:
    return await DailyDeals(house.registry).play(house.now, game(key), guild_id=GUILD, locale="fr", player=ANA)


@pytest.mark.parametrize("key", games())
async def test_a_solo_game_is_stored_with_its_bots_and_its_deal(house: House, states: list[State], key: str) -> None:
    table = await solo(house, key)
    assert {*map(repr, states)} <= {repr(([], 0)), repr(([("solo", "running")], 0))}
    assert table.phase is Phase.RUNNING and [seat.computer for seat in table.seats] == [None, *LEVELS[:2]]
    loaded = await house.open_registry().table(table.id, GUILD, ANA.user_id)
    assert (loaded.row, loaded.seats, loaded.holders, loaded.timers) == (
        table.row,
        table.seats,
        table.holders,
        table.timers,
    )
    assert house.registry.in_memory(table.id) is table
    while bot_turn(table) is not None:
        await bot_moves(table)
    await play_on(table, 1)


@pytest.mark.parametrize("key", games())
async def test_a_try_is_stored_with_its_game(house: House, states: list[State], key: str) -> None:
    house.now = 20_000 * DAY + 5
    table = await daily(house, key)
    assert {*map(repr, states)} <= {repr(([], 0)), repr(([("daily", "running")], 1))}
    tried = await house.store.daily.find(20_000, key, ANA.user_id)
    assert tried is not None and (tried.table_id, tried.guild_id, tried.name) == (table.id, GUILD, "Ana")
    loaded = await house.open_registry().table(table.id, GUILD, ANA.user_id)
    assert (loaded.row, loaded.seats, loaded.draws, loaded.timers) == (
        table.row,
        table.seats,
        table.draws,
        table.timers,
    )
    assert bot_turn(loaded) == bot_turn(table)


async def test_a_try_that_is_begun_elsewhere_at_the_same_moment_leaves_no_second_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several processes share a database, and a person may press in two servers."""
    house.now = 20_000 * DAY + 5
    other, begin = house.open_registry(), house.store.begin
    tables: list[Table] = []

    async def begin_later(*what: Any) -> None:
        monkeypatch.undo()
        tables.append(await DailyDeals(other).play(house.now, game("luxor"), guild_id=GUILD, locale="fr", player=ANA))
        with pytest.raises(AlreadyTried):
            await begin(*what)
        await begin(*what)

    monkeypatch.setattr(house.store, "begin", begin_later)
    found = await daily(house, "luxor")
    assert [found.id] == [table.id for table in tables]
    rows = await house.store.tables.of_person(ANA.user_id, GUILD)
    assert [(row.kind, row.phase) for row in rows] == [("daily", Phase.RUNNING)]


async def test_a_write_that_fails_leaves_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*what: Any) -> None:
        raise RuntimeError("no space left")

    for open_game in (solo, daily):
        with monkeypatch.context() as patched, pytest.raises(RuntimeError):
            patched.setattr("db.write._put_people", fails)
            await open_game(house)
    rows = await house.store._connection.rows("SELECT id FROM tables UNION ALL SELECT table_id FROM tries")
    assert rows == []
    assert (await solo(house)).phase is (await daily(house)).phase is Phase.RUNNING


async def test_a_press_that_a_kill_left_unanswered_does_not_open_a_second_game(house: House) -> None:
    first = await solo(house)
    house.now += 5
    await house.reopen()
    again = await solo(house)
    assert again.id == first.id
    while bot_turn(again) is not None:
        await bot_moves(again)
    await play_on(again, 1)
    await house.reopen()
    assert (await solo(house)).id != first.id, "the first is being played"
    assert (await solo(house)).id not in (first.id, first.id + 1), "both were answered"


async def test_two_presses_at_once_open_one_try(house: House) -> None:
    tables = await asyncio.gather(daily(house), daily(house))
    assert tables[0] is tables[1]


async def test_a_try_that_an_earlier_version_left_in_its_lobby_is_dealt(house: House) -> None:
    house.now = 20_000 * DAY + 5
    table = await daily(house)
    connection = house.store._connection
    for query in ("DELETE FROM actions", "DELETE FROM snapshots", "DELETE FROM holders"):
        await connection.write(lambda session, query=query: session.execute(query))
    unstarted = "UPDATE tables SET phase = 'lobby', revision = 2, seed = NULL"
    await connection.write(lambda session: session.execute(unstarted))
    await house.reopen()
    assert (await daily(house)).phase is Phase.RUNNING
    assert (await daily(house)).id == table.id
    with pytest.raises(UserError):
        await DailyDeals(house.registry).play(house.now, game("mausoleum"), guild_id=5, locale="fr", player=ANA)

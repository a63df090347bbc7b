"""Bounds that one member cannot walk round: archived tables count, and a table is resumed like one that is opened."""

from __future__ import annotations

import re
from pathlib import Path

from db import Archived, Phase, bounds
from db.bounds import MAX_LOBBIES, MAX_TABLES
from tables.clocks import HOUR, MINUTE, SECOND
from tests import acts
from tests.tables.conftest import ANA, BRUNO, GUILD, House
from tests.tables.scheduling import rejected

PLAYING = Path(__file__).parents[2] / "docs" / "playing.md"


async def opens(house: House, channel: int) -> None:
    async with house.registry.one_more_table(GUILD, ANA.user_id):
        await house.lobby(ANA, channel=channel)


async def test_lobbies_that_are_archived_count_as_long_as_they_can_be_resumed(house: House) -> None:
    tables = []
    for channel in range(1, MAX_LOBBIES + 1):
        await opens(house, channel)
        table = await house.registry.in_channel(channel)
        assert table is not None
        await acts.join(table, BRUNO)
        await acts.archive(table, Archived.IDLE)
        tables.append(table)
    await rejected(opens(house, 50), "error-too-many-lobbies")
    await acts.cancel(tables[0], ANA, may_manage=False)
    await opens(house, 50)


async def test_an_archived_lobby_at_which_its_host_sits_alone_makes_room(house: House) -> None:
    for channel in range(1, MAX_LOBBIES + 1):
        await opens(house, channel)
    table = await house.registry.in_channel(1)
    assert table is not None
    await acts.add_bot(table, ANA, "easy")
    await acts.archive(table, Archived.IDLE)
    await opens(house, 50)
    assert table.phase is Phase.CANCELLED


async def test_games_that_are_archived_count_and_resuming_one_asks_what_opening_asks(house: House) -> None:
    tables = []
    for channel in range(1, MAX_TABLES + 1):
        table = await house.game(ANA, BRUNO, channel=channel)
        await acts.archive(table, Archived.IDLE)
        tables.append(table)
    await rejected(opens(house, 50), "error-too-many-tables")
    async with house.registry.one_more_table(GUILD, ANA.user_id, resumed=tables[0].id):
        await acts.wake(tables[0])
    await house.game(ANA, BRUNO, channel=99)  # one more, as an older version allowed

    async def resume() -> None:
        async with house.registry.one_more_table(GUILD, ANA.user_id, resumed=tables[1].id):
            await acts.wake(tables[1])

    await rejected(resume(), "error-too-many-tables")


def test_the_docs_have_every_bound_with_its_number() -> None:
    """The table of bounds has each number of the module; a time has its unit."""
    units = {"": 1, "seconds": SECOND, "minutes": MINUTE, "hours": HOUR}
    told = {}
    for number, unit, name in re.findall(r"(\d+) ?(\w*) <!-- ([A-Z_]+) -->", PLAYING.read_text(encoding="utf-8")):
        told[name] = int(number) * (units[unit] if name.endswith("_MS") else 1)
    assert told == {name: value for name, value in vars(bounds).items() if name.isupper() and not name.startswith("_")}

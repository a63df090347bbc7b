"""A table that this version of the bot cannot load keeps a member and a server from none of the others."""

from __future__ import annotations

import pytest

from db import Archived, Phase
from db.bounds import MAX_LOBBIES
from engine import game
from tables import Table, UserError, own_games
from tables.clocks import HOUR
from tables.solo import open_solo
from tests import acts
from tests.tables.conftest import ANA, GUILD, House
from tests.tables.scheduling import timed
from tests.tables.test_timer_faults import run

CANNOT = {
    "newer rules": "UPDATE snapshots SET rules_version = 99 WHERE table_id = {}",
    "unknown game": "UPDATE tables SET game = 'chess' WHERE id = {}",
}


async def lose(house: House, *tables: Table, how: str = "unknown game") -> None:
    """Let a newer version of the bot have changed these tables before a start."""
    for table in tables:
        await run(house, CANNOT[how].format(table.id))
    house.now += 1
    await house.reopen()


@pytest.mark.parametrize("how", CANNOT)
async def test_a_member_has_their_other_tables(house: House, how: str) -> None:
    lost = await open_solo(house.registry, game("luxor"), ["easy"], guild_id=GUILD, locale="fr", host=ANA)
    kept = await open_solo(house.registry, game("mausoleum"), ["easy"], guild_id=GUILD, locale="fr", host=ANA)
    await lose(house, lost, how=how)
    assert [table.id for table in await own_games(house.registry, ANA.user_id, [GUILD])] == [kept.id]
    again = await open_solo(house.registry, game("mausoleum"), ["easy"], guild_id=GUILD, locale="fr", host=ANA)
    assert again.id == kept.id, "nothing was played at it before the start"


async def test_a_host_gets_a_refusal_with_links_or_room(house: House) -> None:
    tables = [await house.lobby(ANA, channel=channel) for channel in range(1, MAX_LOBBIES + 1)]
    await acts.archive(tables[0], Archived.IDLE)
    await acts.archive(tables[1], Archived.IDLE)
    await lose(house, tables[0])

    async def opens() -> None:
        async with house.registry.one_more_table(GUILD, ANA.user_id):
            await house.lobby(ANA, channel=50)

    await opens()
    assert (await house.registry.any_table(tables[1].id)).phase is Phase.CANCELLED
    with pytest.raises(UserError, match="error-too-many-lobbies") as refused:
        await opens()
    facts = refused.value.facts
    assert facts["count"] == MAX_LOBBIES and len(str(facts["links"]).split()) == MAX_LOBBIES - 1


async def test_deadlines_and_languages_move_on(house: House) -> None:
    lost, kept = [await timed(house, channel=channel) for channel in range(1, 3)]
    await lose(house, lost, how="newer rules")
    since = house.now
    house.now += 100 * HOUR
    assert await house.registry.stood_still(since) == 2
    assert [table.id for table in await house.registry.set_locale(GUILD, "fr")] == [kept.id]

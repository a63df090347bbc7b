"""Daily deals and the tries at them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import AlreadyTried, Phase, ResultRow, Store, TryRow
from tests.db.builder import ANA, BEN, CHLOE, GUILD, act, change, game

DAY = 20_785


async def test_tries_of_a_server_come_by_points_and_of_equals_the_first(store: Store) -> None:
    for person, guild, points in ((ANA, GUILD, 5), (BEN, GUILD, 9), (CHLOE, GUILD, 5), (ANA, 8, 7)):
        table_id = await game(store, person, guild=guild, channel=0, kind="daily")
        row = TryRow(DAY + (guild == 8), "luxor", person.user_id, guild, table_id, person.name)
        await change(store, table_id, tried=row)
        with pytest.raises(AlreadyTried):
            await change(store, table_id, tried=replace(row, name="again"))
        assert await store.daily.find(row.day, "luxor", person.user_id) == row
        result = ResultRow(table_id, 0, person.user_id, 1, points, "tomb", "{}")
        await act(store, table_id, 1, phase=Phase.FINISHED, results=(result,))
    found = await store.daily.of_server(DAY, "luxor", GUILD)
    assert [(each.name, each.points) for each in found] == [("Ben", 9), ("Ana", 5), ("Chloé", 5)]
    assert await store.daily.days(ANA.user_id) == [DAY + 1, DAY]
    assert await store.daily.of_server(DAY, "capital_lux", GUILD) == []

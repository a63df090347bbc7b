"""The owner's orders with several processes on one PostgreSQL: each carries them out at its own tables, and once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from cogs.orders import Orders
from db import NOTICE, Person, Phase, Shards, Store
from tables import Table, TableRegistry, UserError
from tests import acts

ANA, BRUNO = Person(101, "Ana"), Person(102, "Bruno")

pytestmark = pytest.mark.engine("postgres")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tertulia.sqlite3"


class Process:
    """One process: its tables, and those whose messages it was to bring up to date."""

    def __init__(self, store: Store, guild: int) -> None:
        self.store, self.guild = store, guild
        self.registry = TableRegistry(store)
        self.shown: list[int] = []
        self.orders = Orders(self.registry, cast(Any, self))

    def changed(self, table: Table) -> None:
        assert any(name.startswith(NOTICE) for name in table.messages)
        self.shown.append(table.id)

    async def open(self, channel: int, *, starts: bool = True) -> Table:
        table = await acts.open_table(
            self.registry, "luxor", guild_id=self.guild, channel_id=channel, locale="fr", host=ANA, ranked=False
        )
        await acts.join(table, BRUNO)
        if starts:
            await acts.start(table, ANA)
        return table


async def test_orders_of_one_process_are_carried_out_by_each(database: str) -> None:
    async with (
        await Store.open(database, shards=Shards.read("0-15/64")) as one,
        await Store.open(database, shards=Shards.read("16-63/64")) as two,
    ):
        near, far = Process(one, (7 * 64 + 3 << 22) + 9), Process(two, (7 * 64 + 40 << 22) + 9)
        tables = [await near.open(1), await far.open(2)]
        lobby = await far.open(3, starts=False)
        await one.owner.announce("Soon", 5)
        await one.owner.block_user(ANA.user_id, 5)
        assert await one.owner.switch_closed()
        for process, table in zip((near, far), tables, strict=True):
            for _ in range(3):  # each minute
                await process.orders.follow()
            assert process.shown == [table.id] and process.registry.blocked_users == {101}
            assert table.seats[0].computer is not None and table.seats[1].computer is None
            with pytest.raises(UserError, match="error-no-new-tables"):
                await process.registry.need_new_tables()
        assert lobby.phase is Phase.LOBBY and lobby.people == {BRUNO.user_id} and lobby.row.host_id == BRUNO.user_id
        await two.owner.unblock_user(ANA.user_id)
        await near.orders.follow()
        assert not near.registry.blocked_users
        await acts.come_back(tables[0], ANA)
        await two.owner.block_user(ANA.user_id, 6)  # once more
        await near.orders.follow()
        assert tables[0].seats[0].computer is not None
        # A process that starts again begins the delivery again where the message has not been sent.
        again = Process(one, near.guild)
        await again.orders.follow()
        assert again.shown == [tables[0].id]

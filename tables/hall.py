"""All tables of this running copy: opens new ones, finds old ones, keeps the busy ones in memory."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from db import Person, Phase, Store
from engine import game, games
from tables.refusals import Refusal
from tables.table import Clock, Table, clean

IN_MEMORY: Final = 256
"""Tables kept loaded although nobody uses them just now; the longest unused leave first."""


def wall_clock() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Hall:
    """Finds and opens tables. There is never more than one :class:`Table` for an id, however many ask at once."""

    def __init__(self, store: Store, clock: Clock = wall_clock) -> None:
        self.store = store
        self.clock = clock
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._busy: OrderedDict[int, Table] = OrderedDict()
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def table(self, table_id: int, guild_id: int | None) -> Table:
        """The table with this id in this server, loaded if need be.

        :class:`Refusal` if there is none: another server's table is as unknown as one that never was.
        """
        table = self._alive.get(table_id)
        if table is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                table = self._alive.get(table_id)
                if table is None:
                    table = self._alive[table_id] = await self._load(table_id)
        if table.row.guild_id != guild_id:
            raise Refusal("refusal-unknown-table")
        await table.refresh()
        self._keep(table)
        return table

    async def open(
        self, key: str, *, guild_id: int, channel_id: int, locale: str, host: Person, rematch_of: int | None = None
    ) -> Table:
        """Open a lobby with ``host`` in the first seat. :class:`Refusal` for an unknown game or a busy channel."""
        if key not in games():
            raise Refusal("refusal-unknown-game")
        async with self._opening.setdefault(channel_id, asyncio.Lock()):
            busy = await self.in_channel(channel_id)
            if busy is not None:
                raise Refusal("refusal-channel-busy", link=link(busy))
            row = await self.store.create_table(
                guild_id=guild_id,
                channel_id=channel_id,
                game=key,
                rules_version=game(key).meta.rules_version,
                locale=locale,
                host=clean(host),
                options="{}",
                now=self.clock(),
                rematch_of=rematch_of,
            )
        return await self.table(row.id, guild_id)

    async def rematch(self, former: Table, host: Person) -> tuple[Table, bool]:
        """The lobby in which ``former`` is played again: opened by the first player who asks, joined by the next.

        Returns the table and whether it is new.
        """
        if former.seat_of(host.user_id) is None:
            raise Refusal("refusal-not-seated")
        if former.phase is not Phase.FINISHED:
            raise Refusal("refusal-not-finished")
        row = former.row
        joined = await self._join_rematch(former, host)
        if joined is not None:
            return joined, False
        try:
            table = await self.open(
                row.game,
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                locale=row.locale,
                host=host,
                rematch_of=former.id,
            )
        except Refusal:
            # Somebody else may have asked for it in the same moment.
            joined = await self._join_rematch(former, host)
            if joined is None:
                raise
            return joined, False
        return table, True

    async def _join_rematch(self, former: Table, person: Person) -> Table | None:
        """Sit down where ``former`` is being played again; None if it is not."""
        table = await self.in_channel(former.row.channel_id)
        if table is None or table.row.rematch_of != former.id:
            return None
        await table.join(person)
        return table

    async def in_channel(self, channel_id: int) -> Table | None:
        """The open table (lobby or running game) of a channel, or None."""
        for row in await self.store.open_tables_in(channel_id):
            return await self.table(row.id, row.guild_id)
        return None

    async def _load(self, table_id: int) -> Table:
        found = await self.store.table(table_id)
        if found is None or found[0].game not in games():
            raise Refusal("refusal-unknown-table")
        table = Table(self.store, self.clock, *found)
        await table.load()
        return table

    def _keep(self, table: Table) -> None:
        """Mark as used. What falls out of ``_busy`` lives on while somebody still holds it, and is found again."""
        self._alive[table.id] = table
        self._busy[table.id] = table
        self._busy.move_to_end(table.id)
        while len(self._busy) > IN_MEMORY:
            self._busy.popitem(last=False)


def link(table: Table) -> str:
    """Where the table's board is, as a Discord link; its channel if the board is not posted."""
    row = table.row
    address = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return address if row.board_message_id is None else f"{address}/{row.board_message_id}"

"""All tables of this running copy: opens new ones, finds old ones, keeps the busy ones in memory."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

from db import MemberSettings, Pace, Person, Phase, ServerSettings, Store, TimerKind
from engine import game, games
from engine.seed import SECRET_BYTES, commitment
from tables.clocks import Clock, Clocks, steady_clock, wall_clock
from tables.errors import UserError
from tables.names import clean
from tables.opponents import COMPUTER
from tables.pace import ARCHIVE
from tables.table import Observer, Table, TableChanged

IN_MEMORY: Final = 256
"""Tables kept loaded although nobody uses them just now; the longest unused leave first."""
PEOPLE: Final = 4_096
"""People whose settings are remembered; the longest unseen leave first."""
LOBBIES: Final = 3
"""Lobbies that one member may host at a time in a server."""


class TableRegistry:
    """Finds and opens tables. There is never more than one :class:`Table` for an id, however many ask at once."""

    def __init__(self, store: Store, clock: Clock = wall_clock, steady: Clock = steady_clock) -> None:
        self.store = store
        self.clock = clock
        """The wall clock."""
        self.clocks = Clocks(clock, steady)
        self.observers: list[Observer] = []
        """Are told of every change of a table, in their order."""
        self._settings: OrderedDict[int, ServerSettings] = OrderedDict()
        self._members: OrderedDict[tuple[int, int], MemberSettings] = OrderedDict()
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._busy: OrderedDict[int, Table] = OrderedDict()
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._hosting: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def table(self, table_id: int, guild_id: int | None) -> Table:
        """The table with this id in this server, loaded if need be.

        :class:`UserError` if there is none: another server's table is as unknown as one that never was.
        """
        table = await self.any_table(table_id)
        if table.row.guild_id != guild_id:
            raise UserError("error-unknown-table")
        return table

    async def any_table(self, table_id: int) -> Table:
        """The table with this id, whatever its server: for the bot's own errands, never for what somebody asked."""
        table = self._alive.get(table_id)
        if table is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                table = self._alive.get(table_id)
                if table is None:
                    table = self._alive[table_id] = await self._load(table_id)
        await table.refresh()
        self._keep(table)
        return table

    @asynccontextmanager
    async def one_more_lobby(self, guild_id: int, user_id: int) -> AsyncIterator[None]:
        """Let a member open one lobby inside the block: their other openings wait until it is over.

        :class:`UserError`, with links, for a member who hosts ``LOBBIES`` of them. A lobby that was put away does not
        count. :meth:`rematch` does not ask: it follows a finished game, takes no new channel, and what it opens counts.
        """
        async with self._hosting.setdefault((guild_id, user_id), asyncio.Lock()):
            rows = await self.store.tables.of_person(user_id, guild_id)
            lobbies = [
                await self.table(row.id, guild_id)
                for row in rows
                if row.phase is Phase.LOBBY and row.host_id == user_id and row.archived is None
            ]
            if len(lobbies) >= LOBBIES:
                raise UserError("error-too-many-lobbies", links=" ".join(map(link, lobbies)), count=len(lobbies))
            yield

    async def open(
        self,
        key: str,
        *,
        guild_id: int,
        channel_id: int,
        locale: str,
        host: Person,
        pace: Pace = Pace.NONE,
        ranked: bool = True,
        rematch_of: int | None = None,
    ) -> Table:
        """Open a lobby with ``host`` in the first seat. :class:`UserError` for an unknown game or a busy channel.

        The host's click adds nothing to the shuffle: it was known before the secret was drawn.
        """
        if key not in games():
            raise UserError("error-unknown-game")
        async with self._opening.setdefault(channel_id, asyncio.Lock()):
            busy = await self.in_channel(channel_id)
            if busy is not None:
                raise UserError("error-channel-busy", link=link(busy))
            due = self.clocks.game() + ARCHIVE
            secret = secrets.token_bytes(SECRET_BYTES)
            row = await self.store.tables.create(
                guild_id=guild_id,
                channel_id=channel_id,
                game=key,
                rules_version=game(key).meta.rules_version,
                locale=locale,
                host=replace(clean(host), contribution=None),
                options="{}",
                now=self.clock(),
                rematch_of=rematch_of,
                pace=pace,
                ranked=ranked,
                timers={TimerKind.ARCHIVE: due},
                secret=secret,
                commitment=commitment(secret),
            )
        table = await self.table(row.id, guild_id)
        table.due = due
        self.tell(TableChanged(table, row, {}))
        return table

    async def rematch(self, former: Table, host: Person) -> tuple[Table, bool]:
        """The lobby in which ``former`` is played again: opened by the first player who asks, joined by the next.

        Returns the table and whether it is new.
        """
        if former.seat_of(host.user_id) is None:
            raise UserError("error-not-seated")
        if former.phase is not Phase.FINISHED:
            raise UserError("error-not-finished")
        row = former.row
        joined = await self._join_rematch(former, host)
        if joined is not None:
            return joined, False
        try:
            table = await self.open(
                row.game,
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                locale=(await self.settings(row.guild_id)).locale or row.locale,
                host=host,
                pace=row.pace,
                ranked=row.ranked,
                rematch_of=former.id,
            )
        except UserError:
            # Somebody else may have asked for it in the same moment.
            joined = await self._join_rematch(former, host)
            if joined is None:
                raise
            return joined, False
        # The host's click came before this table's secret: it adds nothing to the shuffle.
        for seat in former.seats:
            if seat.user_id == COMPUTER and seat.computer is not None:
                await table.add_computer(replace(host, contribution=None), seat.computer)
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
        for row in await self.store.tables.open_in(channel_id):
            return await self.table(row.id, row.guild_id)
        return None

    async def settings(self, guild_id: int) -> ServerSettings:
        """How a server wants its tables, remembered."""
        found = self._settings.get(guild_id)
        if found is None:
            found = self._settings[guild_id] = await self.store.settings.server(guild_id)
        _use(self._settings, guild_id, IN_MEMORY)
        return found

    async def settle(self, settings: ServerSettings) -> None:
        """Store how a server wants its tables."""
        await self.store.settings.set_server(settings, self.clock())
        self._settings[settings.guild_id] = settings

    async def member(self, guild_id: int, user_id: int) -> MemberSettings:
        """What a person has chosen in a server, remembered."""
        key = guild_id, user_id
        found = self._members.get(key)
        if found is None:
            found = self._members[key] = await self.store.settings.member(guild_id, user_id)
        _use(self._members, key, PEOPLE)
        return found

    async def set_member(self, settings: MemberSettings) -> None:
        """Store what a person has chosen in a server."""
        await self.store.settings.set_member(settings, self.clock())
        self._members[settings.guild_id, settings.user_id] = settings

    async def speak(self, guild_id: int, locale: str) -> list[Table]:
        """From now on a server's open tables speak this language, those put away too; the ones that did not before."""
        changed = []
        for table_id in await self.store.tables.set_locale(guild_id, locale):
            try:
                table = await self.any_table(table_id)
            except UserError:
                # One that cannot go on now; when it can it is read from the store.
                continue
            await table.reread()
            self.tell(TableChanged(table, table.row, table.pending_decisions, redraw=True))
            changed.append(table)
        return changed

    async def forget(self, guild_id: int, user_id: int) -> None:
        """Take a person out of all that is stored of a server, and out of memory. They leave open tables first."""
        await self.store.privacy.forget(user_id, guild_id, self.clock())
        self._members.pop((guild_id, user_id), None)
        for table in list(self._alive.values()):
            if table.row.guild_id == guild_id and table.names_user(user_id):
                await table.reread()

    async def _load(self, table_id: int) -> Table:
        found = await self.store.tables.get(table_id)
        if found is None or found[0].game not in games():
            raise UserError("error-unknown-table")
        table = Table(self.store, self.clocks, *found, self.tell)
        await table.load()
        return table

    def tell(self, changed: TableChanged) -> None:
        """Tell every observer of a change."""
        for observer in self.observers:
            observer(changed)

    def _keep(self, table: Table) -> None:
        """Mark as used. What falls out of ``_busy`` lives on while somebody still holds it, and is found again."""
        self._alive[table.id] = table
        self._busy[table.id] = table
        _use(self._busy, table.id, IN_MEMORY)


def _use(memory: OrderedDict[Any, Any], key: object, most: int) -> None:
    """``key`` was used just now: whatever was unused for longest goes, until ``most`` are left."""
    memory.move_to_end(key)
    while len(memory) > most:
        memory.popitem(last=False)


def link(table: Table, message_id: int | None = None) -> str:
    """Where the table's board is, or another message, as a Discord link; its channel if the board is not posted."""
    row = table.row
    address = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    message_id = message_id or row.board_message_id
    return address if message_id is None else f"{address}/{message_id}"

"""All tables of one running bot: opens and finds them, and keeps the recently used ones in memory."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from db import BOARD, Archived, MemberSettings, NewTable, Person, Phase, ServerSettings, Store, TimerKind
from db.bounds import CALL_AFTER_MS, MAX_LOBBIES, MAX_TABLES
from engine import game, games
from engine.seed import SECRET_BYTES, commitment
from tables.clocks import Clock, Clocks, steady_clock, wall_clock
from tables.deadlines import lobby_ms, own_quiet_hours, quiet_until, usual_absence
from tables.errors import UserError
from tables.lobby_options import chosen_options
from tables.names import clean
from tables.rating_model import recompute
from tables.recently_used import RecentlyUsed
from tables.table import Observer, Table, TableChanged
from tables.transitions import archive, lobby, seats

MAX_IDLE_TABLES: Final = 256
"""Most unused tables in memory; the least recently used leave first. Also limits servers' settings."""
MAX_IDLE_MEMBERS: Final = 4_096
"""Most members' settings in memory."""
PRUNED_AT_ONCE: Final = 100
"""Most games that one transaction deletes."""
MAX_LINKS: Final = 5
"""Most tables that an answer links to."""


class TableRegistry:
    """Finds and opens tables. Concurrent callers get the same :class:`Table` for an id."""

    def __init__(self, store: Store, clock: Clock = wall_clock, steady: Clock = steady_clock) -> None:
        self.store = store
        self.clock = clock
        """The wall clock."""
        self.clocks = Clocks(clock, steady)
        self.observers: list[Observer] = []
        """Receive every change of a table, in this order."""
        self.blocked_users: frozenset[int] = frozenset()
        """Users whom the owner of the bot has blocked."""
        self.began = clock()
        """When this run of the program began, on the wall clock."""
        self._settings = RecentlyUsed[int, ServerSettings](MAX_IDLE_TABLES)
        self._members = RecentlyUsed[tuple[int, int], MemberSettings](MAX_IDLE_MEMBERS)
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._busy = RecentlyUsed[int, Table](MAX_IDLE_TABLES)
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._hosting: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def table(
        self, table_id: int, guild_id: int | None, user_id: int | None = None, today: int | None = None
    ) -> Table:
        """Return the table with this id in this server, or the user's own game, also one of no server.

        ``today`` counts days from 1970, UTC: a game whose days are over then ends. Raises :class:`UserError` if it
        does, and if there is no such table.
        """
        table = await self.any_table(table_id)
        own = not table.kind.has_channel
        here = (guild_id, 0) if own else (guild_id,)
        if table.row.guild_id not in here or (own and user_id != table.row.host_id):
            raise UserError("error-unknown-table")
        if today is not None and not table.row.is_over and table.kind.is_late(table.row, today):
            # Its timer stood still with the bot, and others may know the deal by now.
            await table.change(archive.archive, Archived.IDLE)
            raise UserError("error-daily-late")
        return table

    def lock_of(self, guild_id: int, user_id: int) -> asyncio.Lock:
        """Return the lock under which a person opens tables in a server."""
        return self._hosting.setdefault((guild_id, user_id), asyncio.Lock())

    def in_memory(self, table_id: int) -> Table | None:
        """Return the table with this id if it is loaded, in any server: for the bot's own work."""
        return self._alive.get(table_id)

    async def any_table(self, table_id: int) -> Table:
        """Return the table with this id in any server: for the bot's own work, never for a member's request."""
        table = self._alive.get(table_id)
        if table is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                table = self._alive.get(table_id)
                if table is None:
                    table = self._alive[table_id] = await self._load(table_id)
        await table.refresh()
        self.keep(table)
        return table

    async def loadable(self, table_ids: Iterable[int]) -> AsyncIterator[Table]:
        """Yield these tables, without those that this version of the bot cannot load: one must not hide the others.

        For the bot's own work, and for tables that the store has found for a member.
        """
        for table_id in table_ids:
            try:
                table = await self.any_table(table_id)
            except UserError:
                continue
            yield table

    @asynccontextmanager
    async def one_more_table(
        self, guild_id: int, user_id: int, *, rematch: bool = False, resumed: int = 0
    ) -> AsyncIterator[None]:
        """Let a member open one lobby inside the block, or resume the table ``resumed``. Their others wait for its end.

        Ends archived lobbies at which they sit alone. Raises :class:`UserError`, with links, for a member who hosts
        ``MAX_TABLES`` others, or ``MAX_LOBBIES`` that have not started, archived ones included. A ``rematch`` needs a
        finished game and no new channel, so the number of lobbies does not limit it.
        """
        async with self.lock_of(guild_id, user_id):
            rows = await self.store.tables.of_person(user_id, guild_id)
            hosted = [row for row in rows if row.host_id == user_id and row.has_channel and row.id != resumed]
            archived = [row.id for row in hosted if row.archived and row.phase is Phase.LOBBY]
            async for table in self.loadable(archived):
                if table.people <= {user_id}:
                    await table.change(lobby.cancel, Person(user_id, ""), may_manage=True)
                    hosted = [row for row in hosted if row.id != table.id]
            lobbies = [row for row in hosted if row.phase is Phase.LOBBY]
            for found, most, key in (
                (hosted, MAX_TABLES, "error-too-many-tables"),
                (() if rematch else lobbies, MAX_LOBBIES, "error-too-many-lobbies"),
            ):
                if len(found) >= most:
                    links = [link(table) async for table in self.loadable(row.id for row in found[:MAX_LINKS])]
                    raise UserError(key, links=" ".join(links), count=len(found))
            yield

    async def open(self, new: NewTable, *, calls: bool = False) -> Table:
        """Open a lobby. ``calls``: it soon calls those who want that.

        Raises :class:`UserError` for an unknown game or option or a busy channel.
        The host's click does not contribute to the shuffle: it came before the bot drew the secret.
        """
        if new.game not in games():
            raise UserError("error-unknown-game")
        meta = game(new.game).meta
        options = chosen_options(meta, new.options)
        async with self._opening.setdefault(new.channel_id, asyncio.Lock()):
            busy = await self.in_channel(new.channel_id)
            if busy is not None:
                raise UserError("error-channel-busy", link=link(busy))
            absence = new.absence or (await self.settings(new.guild_id)).absence or usual_absence(new.pace)
            host = replace(clean(new.host), contribution=None)
            secret, now = secrets.token_bytes(SECRET_BYTES), self.clocks.game()
            timers = {TimerKind.ARCHIVE: now + lobby_ms(new.pace, new.deadline_ms)}
            if calls:
                timers[TimerKind.CALL] = now + CALL_AFTER_MS
            row = await self.store.tables.create(
                replace(new, host=host, options=options, absence=absence),
                meta.rules_version,
                self.clock(),
                timers=timers,
                secret=secret,
                commitment=commitment(secret),
            )
        table = await self.table(row.id, new.guild_id)
        table.due = min(timers.values())
        self.notify(TableChanged(table, row, {}))
        return table

    async def need_new_tables(self) -> None:
        """Raise :class:`UserError` while the owner of the bot lets no game begin."""
        if await self.store.owner.is_closed():
            raise UserError("error-no-new-tables")

    async def in_channel(self, channel_id: int) -> Table | None:
        """Return the open table (lobby or running game) of a channel, or None."""
        for row in await self.store.tables.open_in(channel_id):
            return await self.table(row.id, row.guild_id)
        return None

    async def settings(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server, from memory if possible."""
        found = self._settings.get(guild_id)
        return found or self._settings.keep(guild_id, await self.store.settings.server(guild_id))

    async def set_server_settings(self, settings: ServerSettings) -> None:
        """Replace the settings of a server."""
        await self.store.settings.set_server(settings, self.clock())
        self._settings.keep(settings.guild_id, settings)

    async def member(self, guild_id: int, user_id: int) -> MemberSettings:
        """Return the settings of a person in a server, from memory if possible."""
        key = guild_id, user_id
        return self._members.get(key) or self._members.keep(key, await self.store.settings.member(guild_id, user_id))

    async def quiet_until(self, guild_id: int, users: Iterable[int]) -> int | None:
        """Return when the quiet hours of all these users are over, in Unix milliseconds; None outside of them.

        They are the server's hours, for those who have set none of their own.
        """
        server, now = await self.settings(guild_id), self.clock()
        own = [own_quiet_hours(server, await self.member(guild_id, user)) for user in users] or [server]
        return max((end for each in own if (end := quiet_until(each, now)) is not None), default=None)

    async def set_member(self, settings: MemberSettings) -> None:
        """Replace the settings of a person in a server."""
        await self.store.settings.set_member(settings, self.clock())
        self._members.keep((settings.guild_id, settings.user_id), settings)

    async def set_locale(self, guild_id: int, locale: str, channel_id: int | None = None) -> list[Table]:
        """Set the language of the open tables of a channel and its threads, archived ones included.

        Without a channel: of all that have no language of their own. Returns the tables that change.
        """
        changed = []
        # One that cannot be loaded now reads the language from the store later.
        async for table in self.loadable(await self.store.tables.set_locale(guild_id, locale, channel_id)):
            await table.reload()
            self.notify(TableChanged(table, table.row, table.pending_decisions, redraw=True))
            changed.append(table)
        return changed

    async def set_counts(self, table: Table, *, counts: bool) -> None:
        """Strike a settled ranked game from its ladder, or let it count again, and recompute the ratings."""
        await self.store.ratings.set_counts(table.id, counts, recompute)
        await table.reload()
        self.notify(TableChanged(table, table.row, table.pending_decisions))

    async def start_ladder(self, guild_id: int) -> None:
        """Let the games of a server that end from now on count for a new ladder.

        Raises :class:`UserError` if the present one is still empty.
        """
        settings = await self.settings(guild_id)
        if not await self.store.ratings.has_begun(guild_id, settings.ladder):
            raise UserError("error-ladder-new")
        await self.set_server_settings(replace(settings, ladder=settings.ladder + 1))

    async def stood_still(self, since: int, shard: int | None = None, shards: int = 1) -> int:
        """Move the deadlines of tables whose players could not reach the bot from ``since`` until now (game clock).

        ``shard``: only those of one of so many shards. Returns how many tables say so, because a deadline passed.
        """
        by = self.clocks.game() - since
        late = await self.store.timers.shift(since, by, shard, shards)
        for table in list(self._alive.values()):
            if shard is None or (table.row.guild_id >> 22) % shards == shard:
                await table.reload()
        async for table in self.loadable(late):
            self.notify(TableChanged(table, table.row, table.pending_decisions, redraw=True))
        return len(late)

    async def forget(self, guild_id: int, user_id: int, today: int | None = None) -> int:
        """Let a person leave every open table of a server, then delete them from all that is stored of it.

        ``today`` is the day by Discord's time, if that is known: see ``Privacy.forget``.
        Returns the number of tables that they could not leave, because this version of the bot cannot load them.
        """
        left_over, person = 0, Person(user_id, "")
        for row in await self.store.tables.of_person(user_id, guild_id):
            try:
                table = await self.table(row.id, guild_id, user_id)
            except UserError:
                left_over += 1
                continue
            await table.change(lobby.leave if table.phase is Phase.LOBBY else seats.leave_game, person)
        touched = await self.store.privacy.forget(user_id, guild_id, self.clock(), today)
        self._members.forget((guild_id, user_id))
        for loading in list(self._loading.values()):
            async with loading:  # a table that loads now may have read its rows before the deletion
                pass
        # Their boards, also of games that are over, have the person's name. A pass that ran meanwhile may have drawn it
        # again, and noted that all messages are right.
        shown = [table for table in list(self._alive.values()) if table.id in touched]
        for table in shown:
            await table.reload()
            self.notify(TableChanged(table, table.row, table.pending_decisions, redraw=True))
        there = {table.id for table in shown}
        unsettled = [each for each in await self.store.tables.unsettled() if each in touched and each not in there]
        async for table in self.loadable(unsettled):
            self.notify(TableChanged(table, table.row, table.pending_decisions))
        return left_over

    async def forget_server(self, guild_id: int, before: int) -> bool:
        """Delete all that is stored of a server that the bot left before a date; return whether it still was away."""
        deleted = await self.store.servers.delete(guild_id, before)
        if deleted:
            self._settings.forget(guild_id)
            for key in self._members:
                if key[0] == guild_id:
                    self._members.forget(key)
            self.drop({table.id for table in self._alive.values() if table.row.guild_id == guild_id})
        return deleted

    async def forget_games(self, before: int) -> int:
        """Delete the games that ended before a date, in Unix milliseconds; return their number. See ``Games.prune``."""
        count = 0
        while pruned := await self.store.games.prune(before, PRUNED_AT_ONCE):
            self.drop(pruned)
            count += len(pruned)
        return count

    def drop(self, table_ids: Iterable[int]) -> None:
        """Keep these tables no longer in memory: they are deleted."""
        for table_id in table_ids:
            self._alive.pop(table_id, None)
            self._busy.forget(table_id)

    async def _load(self, table_id: int) -> Table:
        found = await self.store.tables.get(table_id)
        if found is None or found[0].game not in games():
            raise UserError("error-unknown-table")
        table = Table(self.store, self.clocks, *found, self.notify)
        await table.load()
        return table

    def notify(self, changed: TableChanged) -> None:
        """Notify every observer of a change."""
        for observer in self.observers:
            observer(changed)

    def keep(self, table: Table) -> None:
        """Mark a table as used. One that leaves ``_busy`` stays in ``_alive`` while any task holds it."""
        self._alive[table.id] = table
        self._busy.keep(table.id, table)


def link(table: Table, message_id: int | None = None) -> str:
    """Return the Discord link of a message, by default the table's board, or of its channel before the first board."""
    row = table.row
    address = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    if message_id is None and (board := table.messages.get(BOARD)) is not None:
        message_id = board.message_id
    return address if message_id is None else f"{address}/{message_id}"

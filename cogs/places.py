"""Archives and resumes tables whose server or channel goes or comes back, and reopens threads that fall asleep.

Whenever a permission, a thread, a channel or the connection comes back, what could not be shown there is tried again.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import discord
from discord.ext import commands

from cogs.publishing.outbox import Channels
from cogs.publishing.reconciler import Reconciler
from db import TableRow
from tables import Archived, TableRegistry
from tables.transitions import archive

SHORTEST_THREAD: Final = timedelta(minutes=50)
"""Discord archives no thread by itself in this time after it was opened. Its shortest time is an hour."""


class Places(commands.Cog):
    """Follows what happens to the places of tables. It has no commands."""

    def __init__(self, registry: TableRegistry, channels: Channels, public: Reconciler) -> None:
        self._registry = registry
        self._public = public
        self._store = registry.store
        self._channels = channels

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Archive the tables of a server that the bot has left."""
        await self.close_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the tables of a server that the bot has joined again."""
        await self.reopen_server(guild)

    async def close_server(self, guild_id: int) -> None:
        """Archive the tables of a server."""
        await self._archive(await self._store.tables.open_of(guild_id))

    async def reopen_server(self, guild: discord.Guild) -> None:
        """Resume the tables of a server whose channels still exist."""
        rows = await self._store.tables.archived(guild.id, Archived.CHANNEL_GONE)
        here = (row.id for row in rows if guild.get_channel_or_thread(row.channel_id) is not None)
        async for table in self._registry.loadable(here):
            await table.change(archive.wake)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Archive the tables of a deleted channel. Players can resume them in another channel."""
        await self._archive(await self._store.tables.open_in(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Archive the tables of a deleted thread. Players can resume them in another channel."""
        await self._archive(await self._store.tables.open_in(payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again in a channel that has changed, perhaps its permissions."""
        self._public.retries.look_again(after.guild.id, after.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again in a server where a role has changed, perhaps the bot's."""
        self._public.retries.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again in a server where the bot has other roles. Discord tells of no other member."""
        self._public.retries.look_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again in a server that is back after an outage."""
        self._public.retries.wake(guild.id)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that no click arrives from the servers of a shard."""
        self._public.outages.begin(shard_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Try again everywhere after a lost connection, and move the deadlines of the shard."""
        await self._public.outages.end(shard_id)
        self._public.retries.wake()

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """Try again everywhere after a lost connection, and move the deadlines of the shard."""
        await self._public.outages.end(shard_id)
        self._public.retries.wake()

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Reopen a thread that falls asleep while a table waits for somebody there.

        Discord archives a thread after an hour or more without a message. One that is archived sooner after it was
        opened was archived by a person, and stays so.
        """
        self._public.retries.look_again(after.guild.id, after.id)
        if after.archived and after.archive_timestamp - before.archive_timestamp > SHORTEST_THREAD:
            await self._reopen(after)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Try again in a thread that discord.py did not know: it was archived. Reopen one that is only unlocked."""
        if thread.archived:
            await self._reopen(thread)
        else:
            self._public.retries.look_again(thread.guild.id, thread.id)

    async def _reopen(self, thread: discord.Thread) -> None:
        if thread.locked:
            return
        rows = await self._store.tables.open_in(thread.id)
        async for table in self._registry.loadable(row.id for row in rows):
            if table.waiting_for:
                await self._channels.reopen(thread)

    async def _archive(self, rows: list[TableRow]) -> None:
        async for table in self._registry.loadable(row.id for row in rows):
            await table.change(archive.archive, Archived.CHANNEL_GONE)

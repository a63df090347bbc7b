"""Follows which servers the bot is in, and deletes in time what is stored of the others."""

from __future__ import annotations

import logging
from collections.abc import Collection

import discord
from discord.ext import commands

from cogs.gateway import ShardedBot
from cogs.interactions.errors import UNREACHED
from cogs.places import Places
from cogs.publishing.discord_clock import DiscordClock
from db import KEPT_DAYS, StoreError
from tables import TableRegistry
from tables.clocks import DAY

_log = logging.getLogger(__name__)


class Membership(commands.Cog):
    """Notes servers that the bot joins and leaves. It has no commands.

    A server counts as left when Discord says so, or when it does not name the server on several days in a row: the bot
    may have been away when it was removed. ``keep_games_days``: after how many days games that are over are deleted;
    None keeps them.
    """

    def __init__(
        self,
        bot: ShardedBot,
        registry: TableRegistry,
        places: Places,
        clock: DiscordClock,
        keep_games_days: int | None = None,
    ) -> None:
        self._bot = bot
        self._registry = registry
        self._servers = registry.store.servers
        self._places = places
        self._clock = clock
        self._keep_games_days = keep_games_days

    @property
    def count(self) -> int:
        """The number of servers that the bot is in."""
        return sum(map(len, self._bot.servers.values()))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot has joined a server, or has come back in time."""
        if await self._leave_blocked({guild.id}):
            return
        _log.info("server %s: joined, members: %s, servers: %s", guild.id, guild.member_count, self.count)
        await self._servers.note_there([guild.id])

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server."""
        _log.info("server %s: left, servers: %s", guild.id, self.count)
        await self._servers.note_left(guild.id, self._now())

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Resume the tables of servers that have invited the bot again while it was away."""
        try:
            await self._leave_blocked(self._bot.servers.get(shard_id, set()))
            await self._note_there(self._bot.servers.get(shard_id, set()))
        except StoreError as error:
            _log.debug("shard %s: %s", shard_id, error)  # the next look notes them

    async def look(self) -> None:
        """Note which servers are missing and which are back, and delete what is due. Raises what the store raises.

        Deletes nothing before a click has told Discord's time: the clock of this machine may be wrong by years.
        """
        there = set[int]().union(*self._bot.servers.values())
        await self._leave_blocked(there)
        await self._note_there(there)
        known = await self._servers.with_data()
        missing = {each for each in known - there if self._bot.shard_of(each) in self._bot.servers}
        for guild_id in await self._servers.note_missed(missing, self._now()):
            _log.info("server %s: not named by Discord for days, so left", guild_id)
            await self._places.close_server(guild_id)
        now = self._clock.now()
        if now is not None:
            await self._delete(now)

    async def _leave_blocked(self, there: Collection[int]) -> bool:
        """Leave those of these servers that the owner has blocked; return whether there are any."""
        blocked = [each for each in await self._registry.store.owner.blocked_servers() if each in there]
        for guild_id in blocked:
            _log.info("server %s: blocked, so the bot leaves it", guild_id)
            guild = self._bot.get_guild(guild_id)
            try:
                if guild is not None:
                    await guild.leave()
            except UNREACHED as error:
                _log.warning("server %s: not left: %s", guild_id, error)
        return bool(blocked)

    async def _note_there(self, there: Collection[int]) -> None:
        for guild_id in await self._servers.note_there(there):
            _log.info("server %s: back", guild_id)
            guild = self._bot.get_guild(guild_id)
            if guild is not None:
                await self._places.reopen_server(guild)

    async def _delete(self, now: int) -> None:
        before = now - KEPT_DAYS * DAY
        for guild_id in await self._servers.left_before(before):
            if await self._registry.forget_server(guild_id, before):
                _log.info("server %s: data deleted, %s days after the bot left", guild_id, KEPT_DAYS)
        await self._registry.store.daily.tidy(now // DAY)
        days = self._keep_games_days
        if days is not None:
            count = await self._registry.forget_games(now - days * DAY)
            if count:
                _log.info("games that ended more than %s days ago deleted: %s", days, count)

    def _now(self) -> int:
        return self._clock.now() or self._registry.clock()

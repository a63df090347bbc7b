"""The bot's connections to Discord's gateway. Each shard serves its part of the servers over one connection."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import discord
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

IDENTIFY_SECONDS: Final = 5.5
"""Time between two sessions of one bucket of shards. Discord asks for five seconds; the rest is for the network."""
LAUNCH_ATTEMPTS: Final = 3
"""How often the bot tries to connect a shard at the start."""

_log = logging.getLogger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """discord.py's sharded bot. It starts as fast as Discord allows, and outlives what would end discord.py's.

    ``shards``: the number of shards. None: as many as Discord recommends.
    """

    def __init__(self, shards: int | None, **options: Any) -> None:
        super().__init__(shard_count=shards, **options)
        self._max_concurrency = 1
        self._identified: dict[int, float] = {}
        self._launches: Counter[int] = Counter()
        # An event that discord.py cannot parse would end the program.
        parsers = self._connection.parsers
        parsers.update({event: _guarded(event, parse) for event, parse in parsers.items()})

    async def launch_shards(self) -> None:
        """Connect all shards. Raises what Discord answers, or :class:`discord.GatewayNotFound`."""
        recommended, _, limits = await self.http.get_bot_gateway()
        if self.shard_count is None:
            self.shard_count = recommended
        self._max_concurrency = max(1, limits["max_concurrency"])
        if limits["remaining"] < self.shard_count:
            # Discord would reset the token of a bot that identifies more often.
            seconds = limits["reset_after"] / 1000
            _log.warning("gateway: Discord accepts no more sessions for %s s; waiting", round(seconds))
            await asyncio.sleep(seconds)
        await super().launch_shards()
        for shard in self.shards.values():
            # discord.py ends the program if the gateway closes a new connection before its first word.
            shard._parent._handled_exceptions += (ReconnectWebSocket,)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect one shard. Raises :class:`discord.GatewayNotFound` after :data:`LAUNCH_ATTEMPTS`.

        After a failure discord.py calls this again from within, without end.
        """
        if self._launches[shard_id] == LAUNCH_ATTEMPTS:
            raise discord.GatewayNotFound
        self._launches[shard_id] += 1
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord accepts another session of this shard's bucket."""
        now, bucket = asyncio.get_running_loop().time(), (shard_id or 0) % self._max_concurrency
        wait = self._identified.get(bucket, now - IDENTIFY_SECONDS) + IDENTIFY_SECONDS - now
        await asyncio.sleep(wait)
        self._identified[bucket] = now + wait


def _guarded(event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """``parse``, which logs and drops an event that it cannot read."""

    @functools.wraps(parse)
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception:
            _log.exception("an event of Discord could not be read: %s", event)
            return None

    return parsed

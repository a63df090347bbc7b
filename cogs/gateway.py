"""The bot's connections to Discord's gateway. Each shard serves its part of the servers over one connection."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import discord
from discord.ext import commands
from discord.gateway import ReconnectWebSocket

from cogs.connector import Connector, proxy_options
from db import Shards

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

IDENTIFY_SECONDS: Final = 5.5
"""Time between two sessions of one bucket of shards. Discord asks for five seconds; the rest is for the network."""
LAUNCH_ATTEMPTS: Final = 3
"""How often the bot tries to connect a shard at the start."""
RECONNECT_DOUBLINGS: Final = 5
"""A lost shard waits for a random time of up to 2 to the power of this, in seconds, before it connects again."""
INTERACTION: Final = "INTERACTION_CREATE"
"""The event of a command, a click or a form."""
CHANNEL_DEFAULTS: Final[Mapping[str, object]] = {
    "name": "___hidden___",
    "position": 0,
    "permission_overwrites": (),
    "available_tags": (),
    "bitrate": 64_000,
    "user_limit": 0,
}
"""What discord.py 2.7.1 cannot read a channel without. Of a channel that the bot may not view, Discord sends only the
id, type, position and parent as they are, and promises little of the rest."""
THREAD_DEFAULTS: Final[Mapping[str, object]] = {
    "parent_id": 0,
    "owner_id": 0,
    "message_count": 0,
    "member_count": 0,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 60,
        "archive_timestamp": "2015-01-01T00:00:00+00:00",
    },
}
"""The same of a thread. Of the channel of an interaction, Discord guarantees the id and the type alone."""

_log = logging.getLogger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """discord.py's sharded bot. It starts as fast as Discord allows, and outlives what would end discord.py's.

    ``shards``: the number of shards, None: as many as Discord recommends; or those of this process among several.
    ``proxy`` is the address of a proxy to Discord.
    """

    def __init__(self, shards: int | Shards | None, proxy: str | None = None, **options: Any) -> None:
        self.part = shards if isinstance(shards, Shards) else None
        """The shards of this process among several. None: it is alone."""
        if self.part is not None:
            options["shard_ids"] = list(self.part.numbers)
        options |= proxy_options(proxy)
        super().__init__(shard_count=shards.total if isinstance(shards, Shards) else shards, **options)
        self.max_concurrency = 1
        """How many shards Discord lets connect at the same time."""
        self.servers: dict[int, set[int]] = {}
        """The servers of each shard with a session, as Discord names them. discord.py's cache keeps some lost ones."""
        self._identified: dict[int, float] = {}
        self._launches: Counter[int] = Counter()
        # An event that discord.py cannot parse would end the program.
        parsers = self._connection.parsers
        parsers.update({event: self._guarded(event, parse) for event, parse in parsers.items()})

    async def login(self, token: str) -> None:
        """Log in. Raises :class:`discord.LoginFailure` and other errors of Discord."""
        self.http.connector = Connector(limit=0)  # as discord.py's own, which needs a running loop too
        await super().login(token)

    def serves(self, guild_id: int) -> bool:
        """Return whether a server belongs to this process. 0 stands for direct messages."""
        return self.part is None or self.part.serves(guild_id)

    def shard_of(self, guild_id: int) -> int:
        """Return the number of a server's shard."""
        return (guild_id >> 22) % (self.shard_count or 1)

    def may_answer(self, guild_id: int) -> bool:
        """Return whether this process answers the interactions of a server now."""
        return True

    async def launch_shards(self) -> None:
        """Connect all shards. Raises what Discord answers, or :class:`discord.GatewayNotFound`."""
        recommended, _, limits = await self.http.get_bot_gateway()
        self.max_concurrency = max(1, limits["max_concurrency"])
        if self.shard_count is None:
            self.shard_count = recommended
        await _wait_for_sessions(limits, len(self.shard_ids or range(self.shard_count)))
        await super().launch_shards()

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect one shard. Raises :class:`discord.GatewayNotFound` after :data:`LAUNCH_ATTEMPTS`.

        After a failure discord.py calls this again from within, without end.
        """
        if self._launches[shard_id] == LAUNCH_ATTEMPTS:
            raise discord.GatewayNotFound
        self._launches[shard_id] += 1
        await super().launch_shard(gateway, shard_id, initial=initial)
        shard = self.shards[shard_id]._parent
        # discord.py ends the program if the gateway closes a new connection before its first word.
        shard._handled_exceptions += (ReconnectWebSocket,)
        # discord.py would wait for up to 17 minutes after a long outage.
        shard._backoff._max = RECONNECT_DOUBLINGS

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord accepts another session of this shard's bucket."""
        now, bucket = asyncio.get_running_loop().time(), (shard_id or 0) % self.max_concurrency
        wait = self._identified.get(bucket, now - IDENTIFY_SECONDS) + IDENTIFY_SECONDS - now
        await asyncio.sleep(wait)
        self._identified[bucket] = now + wait

    def _guarded(self, event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """``parse``, which logs and drops an event that it cannot read. Drops what another process answers."""

        @functools.wraps(parse)
        def parsed(data: Any) -> Any:
            try:
                if not self._takes(event, data):
                    return None
                _complete_channels(event, data)
                self._note_servers(event, data)
                return parse(data)
            except Exception:
                _log.exception("an event of Discord could not be read: %s", event)
                return None

        return parsed

    def _note_servers(self, event: str, data: Any) -> None:
        if event == "READY":
            self.servers[data["shard"][0]] = {int(each["id"]) for each in data["guilds"]}
        elif event in ("GUILD_CREATE", "GUILD_DELETE"):
            there = self.servers.setdefault(self.shard_of(int(data["id"])), set())
            if event == "GUILD_CREATE":
                there.add(int(data["id"]))
            elif not data.get("unavailable"):
                there.discard(int(data["id"]))

    def _takes(self, event: str, data: Any) -> bool:
        """Return whether this process handles an event: no interaction that another process may have taken over."""
        if not isinstance(data, dict):
            return True
        return event != INTERACTION or self.may_answer(int(data.get("guild_id") or 0))


def _complete_channels(event: str, data: Any) -> None:
    """Fill in what discord.py needs of each channel in an event: it would lose the whole server, or the interaction."""
    match event:
        case "GUILD_CREATE":
            channels, needed = data.get("channels") or (), CHANNEL_DEFAULTS
        case "CHANNEL_CREATE" | "CHANNEL_UPDATE":
            channels, needed = (data,), CHANNEL_DEFAULTS
        case _ if event == INTERACTION and data.get("channel"):
            channels, needed = (data["channel"],), {**CHANNEL_DEFAULTS, **THREAD_DEFAULTS}
        case _:
            return
    for channel in channels:
        channel.update({name: value for name, value in needed.items() if channel.get(name) is None})


async def _wait_for_sessions(limits: SessionStartLimit, needed: int) -> None:
    """Wait until Discord accepts so many new sessions: it would reset the token of a bot that identifies more often."""
    if limits["remaining"] < needed:
        seconds = limits["reset_after"] / 1000
        _log.warning("gateway: Discord accepts no more sessions for %s s; waiting", round(seconds))
        await asyncio.sleep(seconds)

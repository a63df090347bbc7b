"""The shards of a bot: which of them are connected, and when Discord last acknowledged a heartbeat."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord.gateway import DiscordWebSocket

HEARTBEAT_SECONDS: Final = 41.25
"""Discord's usual interval between two heartbeats: what counts before a shard knows its own."""
ACKNOWLEDGE_SECONDS: Final = 15.0
"""How long Discord may take to acknowledge a heartbeat."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One shard, as it is now."""

    id: int
    connected: bool
    """Whether Discord has acknowledged a heartbeat on the present connection."""
    latency: float | None
    """Seconds from the last heartbeat to its acknowledgement; None while not connected."""
    silence: float
    """Seconds since Discord acknowledged a heartbeat, on whichever connection."""
    limit: float
    """The silence from which the shard counts as dead."""

    @property
    def alive(self) -> bool:
        """Whether Discord has acknowledged a heartbeat lately."""
        return self.silence < self.limit


class ShardStatus:
    """Reads the shards of a bot, which may be sharded or not. Remembers heartbeats of connections that have ended.

    discord.py counts a new connection as acknowledged and closes one that receives nothing. So a gateway that accepts
    connections and acknowledges no heartbeat looks sound on each of them.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._acknowledged: dict[int, float] = {}
        """When each shard was last acknowledged, by ``time.perf_counter``."""
        self._progress = time.perf_counter()
        """When a shard was first acknowledged or added, or the bot started: large bots connect one after another."""
        self._known: frozenset[int] = frozenset()

    def read(self) -> list[Shard]:
        """Return all shards. Read them at least every few seconds: see the class."""
        now, sockets, expected = time.perf_counter(), _sockets(self._client), _expected(self._client)
        if not self._known.issuperset(expected):
            self._progress = now
        self._known = frozenset(expected)
        self._acknowledged = {shard: at for shard, at in self._acknowledged.items() if shard in self._known}
        return [self._read(each, sockets.get(each), now) for each in expected]

    def _read(self, number: int, socket: DiscordWebSocket | None, now: float) -> Shard:
        heart = None if socket is None or not socket.open else socket._keep_alive
        connected = heart is not None and math.isfinite(heart.latency)
        interval = HEARTBEAT_SECONDS
        if heart is not None:
            interval = heart.interval or interval
            if connected:
                if number not in self._acknowledged:
                    self._progress = now
                self._acknowledged[number] = heart._last_ack
        silence = now - self._acknowledged.get(number, self._progress)
        return Shard(
            id=number,
            connected=connected,
            latency=heart.latency if heart is not None and connected else None,
            silence=max(0.0, silence),
            limit=interval + ACKNOWLEDGE_SECONDS,
        )


def _expected(client: discord.Client) -> Sequence[int]:
    """Return the ids of the shards that the bot has when it is ready. One of several processes may have none."""
    if isinstance(client, discord.AutoShardedClient):
        return range(client.shard_count or 1) if client.shard_ids is None else client.shard_ids
    return (client.shard_id or 0,)


def _sockets(client: discord.Client) -> dict[int, DiscordWebSocket | None]:
    """Return the connections of the shards that were started."""
    if isinstance(client, discord.AutoShardedClient):
        return {number: info._parent.ws for number, info in client.shards.items()}
    return {client.shard_id or 0: client.ws}

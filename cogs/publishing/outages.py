"""Times in which players could not reach the bot: a shard without a session, or a Discord that answers no request."""

from __future__ import annotations

import logging
from typing import Final

from cogs.publishing.outbox import Channels
from tables import TableRegistry
from tables.clocks import MINUTE

OUTAGE_MS: Final = 2 * MINUTE
"""An outage that lasts longer moves deadlines."""

_log = logging.getLogger(__name__)


class Outages:
    """Stops the clocks of servers while their players cannot reach the bot, and of no others."""

    def __init__(self, registry: TableRegistry, channels: Channels) -> None:
        self._registry = registry
        self._channels = channels
        self._since: dict[int | None, int] = {}
        """Since when shards have no session, on the game clock; None: since when requests fail."""

    def reaches(self, guild_id: int) -> bool:
        """Return whether the players of a server can reach the bot now. The bot may not know yet that they cannot."""
        return not self._since or not {None, self._channels.shard_of(guild_id)} & self._since.keys()

    def begin(self, shard: int | None) -> None:
        """Note that a shard has no session from now on; None: that requests to Discord fail."""
        self._since.setdefault(shard, self._registry.clocks.game())

    async def end(self, shard: int | None) -> None:
        """Note that the players of a shard can reach the bot again. Move their deadlines after a long outage."""
        since = self._since.pop(shard, None)
        if since is None or self._registry.clocks.game() - since < OUTAGE_MS:
            return
        minutes = (self._registry.clocks.game() - since) // MINUTE
        late = await self._registry.stood_still(since, shard, self._channels.shards)
        where = "Discord" if shard is None else f"shard {shard}"
        _log.info("clock: %s out of reach for %s min; deadlines moved, %s tables told", where, minutes, late)

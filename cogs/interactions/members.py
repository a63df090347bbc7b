"""Who has left a server. The bot has no list of members: Discord tells each one on request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from tables import Clock
from tables.clocks import MINUTE

KNOWN_MS: Final = 10 * MINUTE
"""How long an answer of Discord counts, in milliseconds."""


class Members:
    """Remembers for some minutes who is in a server. ``is_member`` asks Discord, and is true if that fails."""

    def __init__(self, is_member: Callable[[int, int], Awaitable[bool]], steady: Clock) -> None:
        self.is_member = is_member
        self._steady = steady
        self._known: dict[tuple[int, int], tuple[int, bool]] = {}
        """Until when, and whether a user is in a server, by server and user."""

    def gone(self, guild_id: int) -> frozenset[int]:
        """Return the users who are known to have left a server."""
        now = self._steady()
        self._known = {who: each for who, each in self._known.items() if each[0] > now}
        return frozenset(user for (server, user), (_, here) in self._known.items() if server == guild_id and not here)

    async def look(self, guild_id: int, users: Iterable[int]) -> bool:
        """Ask Discord about those of these users who are not known; return whether one has left."""

        async def ask(user: int) -> bool:
            here = await self.is_member(guild_id, user)
            self._known[guild_id, user] = self._steady() + KNOWN_MS, here
            return here

        return not all(await asyncio.gather(*(ask(user) for user in users if (guild_id, user) not in self._known)))

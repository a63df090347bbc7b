"""Which servers the bot has left, what is deleted of them and when, and what has happened in the others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from db.connection import Connection
from db.privacy import REQUEST
from db.rows import upsert
from db.session import Session

DAY_MS: Final = 24 * 3_600_000
KEPT_DAYS: Final = 90
"""How long the data of a server stay after the bot has left it. `/privacy` and the privacy policy say so."""
MISSED_DAYS: Final = 3
"""A server that Discord does not name on so many days in a row counts as left."""
OF_A_SERVER: Final = (
    *("tables", "calls", "server_settings", "channel_settings", "member_settings", "lessons", "blocks"),
    *("subscriptions", "tries"),
)
"""Tables with rows of a server; a table's other rows go with it."""
_NAMED: Final = " UNION ".join(f"SELECT guild_id FROM {name}" for name in OF_A_SERVER)


class Servers:
    """Notes servers that come and go. Times are Unix milliseconds."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def with_data(self) -> set[int]:
        """Return the servers of this process of which anything is stored. Direct messages are none."""
        query = f"SELECT guild_id FROM ({_NAMED}) AS tables WHERE guild_id > 0 AND {self._connection.owned}"
        rows = await self._connection.rows(query)
        return {guild_id for (guild_id,) in rows}

    async def note_left(self, guild_id: int, now: int) -> None:
        """Note that the bot has left a server."""
        query = upsert("servers", ("guild_id",), ("guild_id", "left_at"))
        await self._connection.write(lambda connection: connection.execute(query, (guild_id, now)))

    async def note_missed(self, guild_ids: Collection[int], now: int) -> list[int]:
        """Note that Discord does not name these servers today; return those that now count as left, ascending."""
        today = now // DAY_MS
        put = upsert("servers", ("guild_id",), ("guild_id", "left_at", "missed", "missed_on"))

        def note(connection: Session) -> list[int]:
            left = []
            for guild_id in sorted(guild_ids):
                query = "SELECT left_at, missed, missed_on FROM servers WHERE guild_id = ?"
                left_at, missed, missed_on = connection.execute(query, (guild_id,)).fetchone() or (None, 0, None)
                if left_at is not None or missed_on == today:
                    continue
                missed = missed + 1 if missed_on == today - 1 else 1
                if missed >= MISSED_DAYS:
                    left_at = now
                    left.append(guild_id)
                connection.execute(put, (guild_id, left_at, missed, today))
            return left

        return await self._connection.write(note) if guild_ids else []

    async def note_there(self, guild_ids: Collection[int]) -> list[int]:
        """Note that the bot is in these servers; return those that it had left, ascending."""
        query = "SELECT guild_id, left_at FROM servers WHERE left_at IS NOT NULL OR missed > 0 ORDER BY guild_id"
        back = [row for row in await self._connection.rows(query) if row[0] in guild_ids]
        if not back:
            return []
        ids = [(guild_id,) for guild_id, _ in back]

        def note(connection: Session) -> None:
            query = "UPDATE servers SET left_at = NULL, missed = 0, missed_on = NULL WHERE guild_id = ?"
            connection.executemany(query, ids)
            connection.executemany("DELETE FROM servers WHERE guild_id = ? AND blocked_at IS NULL", ids)

        await self._connection.write(note)
        return [guild_id for guild_id, left_at in back if left_at is not None]

    async def left_before(self, date: int) -> list[int]:
        """Return the servers of this process that the bot left before a date and of which data may be left."""
        query = f"SELECT guild_id FROM servers AS tables WHERE left_at < ? AND {self._connection.owned} ORDER BY 1"
        return [guild_id for (guild_id,) in await self._connection.rows(query, date)]

    async def delete(self, guild_id: int, date: int) -> bool:
        """Delete all that is stored of a server, unless the bot has come back or left it after ``date``.

        Returns whether it was deleted. A block of the server stays.
        """

        def delete(connection: Session) -> bool:
            query = "SELECT 1 FROM servers WHERE guild_id = ? AND left_at < ?"
            if connection.execute(query, (guild_id, date)).fetchone() is None:
                return False
            for name in OF_A_SERVER:
                connection.execute(f"DELETE FROM {name} WHERE guild_id = ?", (guild_id,))
            prefix = f"{REQUEST}{guild_id}:"
            connection.execute("DELETE FROM meta WHERE key >= ? AND key < ?", (prefix, f"{prefix}:"))
            query = "UPDATE servers SET left_at = NULL, missed = 0, missed_on = NULL WHERE guild_id = ?"
            connection.execute(query, (guild_id,))
            connection.execute("DELETE FROM servers WHERE guild_id = ? AND blocked_at IS NULL", (guild_id,))
            return True

        return await self._connection.write(delete)

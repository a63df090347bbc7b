"""Who has finished the lesson of a game."""

from __future__ import annotations

from db.connection import Connection


class Lessons:
    """Notes and finds finished lessons."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def note(self, guild_id: int, user_id: int, game: str, now: int) -> None:
        """Note that a person has finished a lesson in a server. The first time stays."""
        query = (
            "INSERT INTO lessons (guild_id, user_id, game, finished_at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, game, guild_id) DO NOTHING"
        )
        await self._connection.write(lambda connection: connection.execute(query, (guild_id, user_id, game, now)))

    async def finished(self, user_id: int, game: str) -> bool:
        """Return whether a person has finished the lesson of this game, in any server."""
        query = "SELECT 1 FROM lessons WHERE user_id = ? AND game = ? LIMIT 1"
        return bool(await self._connection.rows(query, user_id, game))

"""What the owner of the bot orders, for every process: blocks, no new tables, notices. And how busy servers are."""

from __future__ import annotations

from typing import Final

from db.connection import Connection
from db.rows import NOTICE, ActivityRow, insert, upsert
from db.session import Session

_CLOSED: Final = "no new tables"
"""The key of the note that no new tables may open."""
_BEYOND: Final = "notice."
"""The first key behind those of notices: they have a hyphen."""


class Owner:
    """Reads and stores orders. Each process looks at them often."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def blocked_users(self) -> frozenset[int]:
        """Return the users who may not use the bot."""
        return frozenset(user for (user,) in await self._connection.rows("SELECT user_id FROM blocked_users"))

    async def block_user(self, user_id: int, now: int) -> None:
        """Block a user in all servers."""
        query = f"{insert('blocked_users', ('user_id', 'since'))} ON CONFLICT DO NOTHING"
        await self._connection.write(lambda connection: connection.execute(query, (user_id, now)))

    async def unblock_user(self, user_id: int) -> None:
        """Let a user use the bot again."""
        query = "DELETE FROM blocked_users WHERE user_id = ?"
        await self._connection.write(lambda connection: connection.execute(query, (user_id,)))

    async def tables_of(self, user_id: int) -> list[int]:
        """Return the ids of this process's shown tables at which a user sits, in all servers, ascending."""
        query = (
            "SELECT id FROM tables JOIN seats ON table_id = id WHERE user_id = ? AND open = 1"
            f" AND phase IN ('lobby', 'running') AND archived IS NULL AND {self._connection.owned} ORDER BY id"
        )
        return [table_id for (table_id,) in await self._connection.rows(query, user_id)]

    async def blocked_servers(self) -> frozenset[int]:
        """Return the servers that the bot may not be in."""
        rows = await self._connection.rows("SELECT guild_id FROM servers WHERE blocked_at IS NOT NULL")
        return frozenset(guild for (guild,) in rows)

    async def block_server(self, guild_id: int, now: int) -> None:
        """Block a server."""
        query = upsert("servers", ("guild_id",), ("guild_id", "blocked_at"))
        await self._connection.write(lambda connection: connection.execute(query, (guild_id, now)))

    async def unblock_server(self, guild_id: int) -> None:
        """Let a server invite the bot again."""

        def unblock(connection: Session) -> None:
            connection.execute("UPDATE servers SET blocked_at = NULL WHERE guild_id = ?", (guild_id,))
            query = "DELETE FROM servers WHERE guild_id = ? AND left_at IS NULL AND missed = 0"
            connection.execute(query, (guild_id,))

        await self._connection.write(unblock)

    async def is_closed(self) -> bool:
        """Return whether no new tables may open."""
        return bool(await self._connection.rows("SELECT 1 FROM meta WHERE key = ?", _CLOSED))

    async def switch_closed(self) -> bool:
        """Let no new tables open, or let them again; return whether none may open now."""

        def switch(connection: Session) -> bool:
            if connection.execute("DELETE FROM meta WHERE key = ? RETURNING 1", (_CLOSED,)).fetchall():
                return False
            connection.execute(insert("meta", ("key", "value")), (_CLOSED, ""))
            return True

        return await self._connection.write(switch)

    async def announce(self, text: str, now: int) -> int:
        """Let a notice be sent once to each channel with a running table, of all processes; return their number."""
        name = f"{NOTICE}{now}"

        def announce(connection: Session) -> int:
            unsent = "NOT EXISTS (SELECT 1 FROM messages WHERE messages.name = meta.key)"
            connection.execute(f"DELETE FROM meta WHERE key > ? AND key < ? AND {unsent}", (NOTICE, _BEYOND))
            connection.execute(upsert("meta", ("key",), ("key", "value")), (name, text))
            query = (
                "INSERT INTO messages (table_id, name, shows) SELECT min(id), ?, '' FROM tables"
                " WHERE phase = 'running' AND archived IS NULL AND channel_id <> 0"
                " GROUP BY channel_id RETURNING table_id"
            )
            return len(connection.execute(query, (name,)).fetchall())

        return await self._connection.write(announce)

    async def announced(self) -> list[tuple[int, str]]:
        """Return this process's shown tables with a notice that is not sent, and the names of the notices."""
        query = (
            "SELECT table_id, name FROM messages JOIN tables ON id = table_id WHERE name > ? AND name < ?"
            f" AND archived IS NULL AND {self._connection.owned} ORDER BY table_id, name"
        )
        return [(table_id, name) for table_id, name in await self._connection.rows(query, NOTICE, _BEYOND)]

    async def running(self) -> int:
        """Return the number of running games, of all processes."""
        query = "SELECT count(*) FROM tables WHERE phase = 'running' AND archived IS NULL"
        return int((await self._connection.rows(query))[0][0])

    async def activity(self, since: int) -> dict[int, ActivityRow]:
        """Return what has happened in each server with tables, of all processes, by its id."""
        query = (
            "SELECT guild_id, count(*) FILTER (WHERE phase = 'running' AND archived IS NULL),"
            " count(*) FILTER (WHERE phase = 'finished' AND updated_at >= ?), max(updated_at) FROM tables"
            " GROUP BY guild_id"
        )
        return {row[0]: ActivityRow(*row) for row in await self._connection.browse_rows(query, since)}

"""What servers and their members have chosen."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, replace

from db.connection import Connection
from db.rows import Absence, MemberSettings, Pace, ServerSettings, columns, upsert
from db.session import Session

_LISTS = ("channels", "end_roles", "play_roles", "barred_roles")
"""Settings of a server that are lists of ids."""


class StoredSettings:
    """Reads and replaces settings. Missing ones are the defaults."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def server(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server."""
        query = f"SELECT {columns(ServerSettings)} FROM server_settings WHERE guild_id = ?"
        rows = await self._connection.rows(query, guild_id)
        if not rows:
            return ServerSettings(guild_id)
        stored = ServerSettings(*rows[0])
        return replace(
            stored,
            pace=Pace(stored.pace),
            channels=tuple(json.loads(str(stored.channels))),
            end_roles=tuple(json.loads(str(stored.end_roles))),
            pings=bool(stored.pings),
            absence=None if stored.absence is None else Absence(stored.absence),
            play_roles=tuple(json.loads(str(stored.play_roles))),
            barred_roles=tuple(json.loads(str(stored.barred_roles))),
        )

    async def set_server(self, settings: ServerSettings, now: int) -> None:
        """Replace the settings of a server. Raises :class:`RowRefused` for half or impossible quiet hours."""
        lists = {name: json.dumps(getattr(settings, name)) for name in _LISTS}
        await self._replace("server_settings", ("guild_id",), {**asdict(settings), **lists, "updated_at": now})

    async def member(self, guild_id: int, user_id: int) -> MemberSettings:
        """Return the settings of a person in a server."""
        query = f"SELECT {columns(MemberSettings)} FROM member_settings WHERE guild_id = ? AND user_id = ?"
        rows = await self._connection.rows(query, guild_id, user_id)
        if not rows:
            return MemberSettings(guild_id, user_id)
        stored = MemberSettings(*rows[0])
        return replace(
            stored,
            pings=bool(stored.pings),
            words=bool(stored.words),
            listed=bool(stored.listed),
            confirm_turns=bool(stored.confirm_turns),
            tips=bool(stored.tips),
        )

    async def set_member(self, settings: MemberSettings, now: int) -> None:
        """Replace the settings of a person in a server."""
        await self._replace("member_settings", ("guild_id", "user_id"), {**asdict(settings), "updated_at": now})

    async def blocked(self, guild_id: int, user_id: int) -> frozenset[int]:
        """Return the users of a server who have blocked a person, and whom they have blocked."""
        rows = await self._connection.rows(
            "SELECT blocked_id FROM blocks WHERE guild_id = ? AND user_id = ?"
            " UNION SELECT user_id FROM blocks WHERE guild_id = ? AND blocked_id = ?",
            *(guild_id, user_id) * 2,
        )
        return frozenset(user for (user,) in rows)

    async def blocks(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Return the users whom a person has blocked in a server, ascending."""
        query = "SELECT blocked_id FROM blocks WHERE guild_id = ? AND user_id = ? ORDER BY blocked_id"
        return tuple(user for (user,) in await self._connection.rows(query, guild_id, user_id))

    async def set_blocks(self, guild_id: int, user_id: int, blocked: Iterable[int]) -> None:
        """Replace the users whom a person has blocked in a server."""

        def put(connection: Session) -> None:
            connection.execute("DELETE FROM blocks WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            rows = [(guild_id, user_id, each) for each in blocked]
            connection.executemany("INSERT INTO blocks (guild_id, user_id, blocked_id) VALUES (?, ?, ?)", rows)

        await self._connection.write(put)

    async def _replace(self, name: str, key: tuple[str, ...], row: dict[str, object]) -> None:
        query = upsert(name, key, tuple(row))
        await self._connection.write(lambda connection: connection.execute(query, tuple(row.values())))

"""What servers and their members have chosen."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from db.connection import Connection
from db.rows import MemberSettings, Pace, ServerSettings, columns, upsert


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
        )

    async def set_server(self, settings: ServerSettings, now: int) -> None:
        """Replace the settings of a server. Raises :class:`RowRefused` for half or impossible quiet hours."""
        lists = {"channels": json.dumps(settings.channels), "end_roles": json.dumps(settings.end_roles)}
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

    async def _replace(self, name: str, key: tuple[str, ...], row: dict[str, object]) -> None:
        query = upsert(name, key, tuple(row))
        await self._connection.write(lambda connection: connection.execute(query, tuple(row.values())))

"""What servers and their members have chosen."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import Any, Final

from db.connection import Connection
from db.rows import MemberSettings, Pace, ServerSettings, columns, insert, upsert
from db.session import Session

_OF_SERVER: Final = tuple(each.name for each in fields(ServerSettings) if each.name != "languages")
"""The columns of ``server_settings``."""
_OF_CHANNEL: Final = ("guild_id", "channel_id", "locale")
"""Those of ``channel_settings``, the rows of ``ServerSettings.languages``."""


class StoredSettings:
    """Reads and replaces settings. Missing ones are the defaults."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def server(self, guild_id: int) -> ServerSettings:
        """Return the settings of a server."""

        def read(connection: Session) -> tuple[Any, list[Any]]:
            query = f"SELECT {', '.join(_OF_SERVER)} FROM server_settings WHERE guild_id = ?"
            row = connection.execute(query, (guild_id,)).fetchone()
            query = "SELECT channel_id, locale FROM channel_settings WHERE guild_id = ? ORDER BY channel_id"
            return row, connection.execute(query, (guild_id,)).fetchall()

        row, languages = await self._connection.read(read)
        if row is None:
            return ServerSettings(guild_id)
        stored = ServerSettings(*row)
        return replace(
            stored,
            languages=tuple((channel_id, locale) for channel_id, locale in languages),
            pace=Pace(stored.pace),
            channels=tuple(json.loads(str(stored.channels))),
            end_roles=tuple(json.loads(str(stored.end_roles))),
            pings=bool(stored.pings),
        )

    async def set_server(self, settings: ServerSettings, now: int) -> None:
        """Replace the settings of a server. Raises :class:`RowRefused` for half or impossible quiet hours."""
        lists = {"channels": json.dumps(settings.channels), "end_roles": json.dumps(settings.end_roles)}
        own = {name: getattr(settings, name) for name in _OF_SERVER} | lists | {"updated_at": now}
        query = upsert("server_settings", ("guild_id",), tuple(own))
        languages = [(settings.guild_id, *each) for each in settings.languages]

        def put(connection: Session) -> None:
            connection.execute(query, tuple(own.values()))
            connection.execute("DELETE FROM channel_settings WHERE guild_id = ?", (settings.guild_id,))
            connection.executemany(insert("channel_settings", _OF_CHANNEL), languages)

        await self._connection.write(put)

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
        row = {**asdict(settings), "updated_at": now}
        query = upsert("member_settings", ("guild_id", "user_id"), tuple(row))
        await self._connection.write(lambda connection: connection.execute(query, tuple(row.values())))

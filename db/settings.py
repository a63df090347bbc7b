"""What servers and their members have chosen."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, fields, replace
from typing import Any, Final

from db.connection import Connection
from db.rows import SWITCHES, Absence, MemberSettings, Pace, ServerSettings, columns, insert, upsert
from db.session import Session

_OF_SERVER: Final = tuple(each.name for each in fields(ServerSettings) if each.name != "languages")
"""The columns of ``server_settings``."""
_LISTS: Final = ("channels", "end_roles", "play_roles", "barred_roles")
"""Those that are lists of ids."""
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
            absence=None if stored.absence is None else Absence(stored.absence),
            play_roles=tuple(json.loads(str(stored.play_roles))),
            barred_roles=tuple(json.loads(str(stored.barred_roles))),
        )

    async def set_server(self, settings: ServerSettings, now: int) -> None:
        """Replace the settings of a server. Raises :class:`RowRefused` for half or impossible quiet hours."""
        lists = {name: json.dumps(getattr(settings, name)) for name in _LISTS}
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
        switches = {each.name: bool(getattr(stored, each.name)) for each in SWITCHES}
        return replace(stored, **switches)  # type: ignore[arg-type]

    async def set_member(self, settings: MemberSettings, now: int) -> None:
        """Replace the settings of a person in a server."""
        row = {**asdict(settings), "updated_at": now}
        query = upsert("member_settings", ("guild_id", "user_id"), tuple(row))
        await self._connection.write(lambda connection: connection.execute(query, tuple(row.values())))

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
        rows = [(guild_id, user_id, each) for each in blocked]

        def put(connection: Session) -> None:
            connection.execute("DELETE FROM blocks WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
            connection.executemany(insert("blocks", ("guild_id", "user_id", "blocked_id")), rows)

        await self._connection.write(put)

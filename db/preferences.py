"""The SQL of what servers and their members have chosen, as plain functions of a connection."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace

from db.rows import MemberSettings, Pace, ServerSettings, columns


def server_settings(connection: sqlite3.Connection, guild_id: int) -> ServerSettings:
    """What a server has chosen; the defaults if it has not."""
    query = f"SELECT {columns(ServerSettings)} FROM server_settings WHERE guild_id = ?"
    row = connection.execute(query, (guild_id,)).fetchone()
    if row is None:
        return ServerSettings(guild_id)
    stored = ServerSettings(*row)
    return replace(
        stored,
        pace=Pace(stored.pace),
        channels=tuple(json.loads(row[3])),
        end_roles=tuple(json.loads(row[4])),
        pings=bool(stored.pings),
    )


def put_server_settings(connection: sqlite3.Connection, settings: ServerSettings, now: int) -> None:
    """Replace what a server has chosen."""
    connection.execute(
        f"INSERT OR REPLACE INTO server_settings ({columns(ServerSettings)}, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            settings.guild_id,
            settings.locale,
            settings.pace.value,
            json.dumps(settings.channels),
            json.dumps(settings.end_roles),
            settings.quiet_from,
            settings.quiet_to,
            settings.timezone,
            settings.pings,
            now,
        ),
    )


def member_settings(connection: sqlite3.Connection, guild_id: int, user_id: int) -> MemberSettings:
    """What a person has chosen in a server; the defaults if they have not."""
    query = f"SELECT {columns(MemberSettings)} FROM member_settings WHERE guild_id = ? AND user_id = ?"
    row = connection.execute(query, (guild_id, user_id)).fetchone()
    if row is None:
        return MemberSettings(guild_id, user_id)
    stored = MemberSettings(*row)
    return replace(stored, pings=bool(stored.pings), words=bool(stored.words), listed=bool(stored.listed))


def put_member_settings(connection: sqlite3.Connection, settings: MemberSettings, now: int) -> None:
    """Replace what a person has chosen in a server."""
    connection.execute(
        f"INSERT OR REPLACE INTO member_settings ({columns(MemberSettings)}, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            settings.guild_id,
            settings.user_id,
            settings.locale,
            settings.pings,
            settings.words,
            settings.listed,
            now,
        ),
    )

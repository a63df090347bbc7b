"""Who wants to be called to new tables, and whom the bot has called of late."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Final

from db.bounds import CALL_REST_MS, CALLS_DAILY, CALLS_MS, CALLS_OF_ONE, MAX_CALLED
from db.connection import Connection
from db.rows import CALL, MessageRow, Phase, insert, upsert, values
from db.session import Session
from db.tables import need_owned

ANY_GAME: Final = "any"
"""Stands for all games of a server."""
_SUBSCRIPTION: Final = ("guild_id", "game", "user_id", "since")
_CALL: Final = ("guild_id", "user_id", "table_id", "at", "opened")

_CALLED: Final = (
    "(SELECT COUNT(*) FROM calls WHERE calls.guild_id = wish.guild_id AND calls.user_id = wish.user_id AND opened = 0)"
)
_CALLED_BY: Final = (
    "(SELECT COUNT(*) FROM calls JOIN calls AS opener ON opener.guild_id = calls.guild_id"
    " AND opener.table_id = calls.table_id AND opener.opened = 1 WHERE calls.guild_id = wish.guild_id"
    " AND calls.user_id = wish.user_id AND calls.opened = 0 AND opener.user_id = ?)"
)
_WILLING: Final = f"""
    SELECT user_id FROM subscriptions AS wish WHERE guild_id = ? AND game IN (?, '{ANY_GAME}') AND user_id <> ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND seats.user_id = wish.user_id)
    AND NOT EXISTS (SELECT 1 FROM member_settings AS member
        WHERE member.guild_id = wish.guild_id AND member.user_id = wish.user_id AND pings = 0)
    AND {_CALLED} < {CALLS_DAILY} AND {_CALLED_BY} < {CALLS_OF_ONE}
    GROUP BY guild_id, user_id ORDER BY {_CALLED}, MIN(since), user_id LIMIT {MAX_CALLED}
"""
"""Those who want to be called to a table and may be, the least called first. All calls are of the last day."""


class Calls:
    """Keeps subscriptions, and chooses whom to call."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def games(self, guild_id: int, user_id: int) -> list[str]:
        """Return the games that a person wants to be called to, or :data:`ANY_GAME`, in alphabetical order."""
        query = "SELECT game FROM subscriptions WHERE guild_id = ? AND user_id = ? ORDER BY game"
        return [game for (game,) in await self._connection.rows(query, guild_id, user_id)]

    async def subscribe(self, guild_id: int, user_id: int, games: Iterable[str], now: int) -> None:
        """Replace the games that a person wants to be called to. Those that stay keep their time."""
        wanted = sorted(set(games))

        def put(connection: Session) -> None:
            query = "SELECT game FROM subscriptions WHERE guild_id = ? AND user_id = ?"
            former = {game for (game,) in connection.execute(query, (guild_id, user_id)).fetchall()}
            query = "DELETE FROM subscriptions WHERE guild_id = ? AND game = ? AND user_id = ?"
            connection.executemany(query, [(guild_id, game, user_id) for game in sorted(former.difference(wanted))])
            new = [(guild_id, game, user_id, now) for game in wanted if game not in former]
            connection.executemany(insert("subscriptions", _SUBSCRIPTION), new)

        await self._connection.write(put)

    async def call(self, table_id: int, opener: int, now: int) -> MessageRow | None:
        """Choose whom to call to a lobby, and store the message that is to be sent once; None if there are none.

        A lobby calls once, and a person who opened one not again within :data:`CALL_REST_MS` for the game. Raises
        :class:`UnknownTable`, and :class:`NotOurs` for a table of another process.
        """

        def call(connection: Session) -> MessageRow | None:
            need_owned(connection, table_id, self._connection.owned)
            found = connection.execute("SELECT guild_id, game, phase FROM tables WHERE id = ?", (table_id,))
            guild_id, game, phase = found.fetchone()
            # A row of the future is from a clock that was wrong.
            query = "DELETE FROM calls WHERE guild_id = ? AND (at <= ? OR at > ?)"
            connection.execute(query, (guild_id, now - CALLS_MS, now))
            if phase != Phase.LOBBY or _has_called(connection, guild_id, game, table_id, opener, now):
                return None
            rows = connection.execute(_WILLING, (guild_id, game, opener, table_id, opener)).fetchall()
            users = [user_id for (user_id,) in rows]
            if not users:
                return None
            called = [(guild_id, user_id, table_id, now, int(user_id == opener)) for user_id in (opener, *users)]
            connection.executemany(insert("calls", _CALL), called)
            row = MessageRow(table_id, CALL, shows=" ".join(map(str, users)))
            names = tuple(each.name for each in fields(MessageRow))
            connection.execute(upsert("messages", ("table_id", "name"), names), values(row))
            connection.execute("UPDATE tables SET settled_revision = -1 WHERE id = ?", (table_id,))
            return row

        return await self._connection.write(call)

    async def sent(self, table_id: int, users: Iterable[int]) -> None:
        """Let the call of a lobby count for its opener and those whom it has mentioned. Without any, it is no call."""
        mentioned = set(users)

        def note(connection: Session) -> None:
            query = "SELECT guild_id, user_id, table_id, opened FROM calls WHERE table_id = ?"
            rows = connection.execute(query, (table_id,)).fetchall()
            kept = mentioned | {row[1] for row in rows if row[3]} if mentioned else set()
            missed = [row[:3] for row in rows if row[1] not in kept]
            query = "DELETE FROM calls WHERE guild_id = ? AND user_id = ? AND table_id = ?"
            connection.executemany(query, missed)

        await self._connection.write(note)


def _has_called(connection: Session, guild_id: int, game: str, table_id: int, opener: int, now: int) -> bool:
    """Return whether a lobby has called already, or its opener has called to another one of the game too recently."""
    if connection.execute("SELECT 1 FROM calls WHERE guild_id = ? AND table_id = ?", (guild_id, table_id)).fetchone():
        return True
    query = (
        "SELECT 1 FROM calls JOIN tables ON tables.id = table_id WHERE calls.guild_id = ? AND calls.user_id = ?"
        " AND opened = 1 AND at > ? AND game = ?"
    )
    return connection.execute(query, (guild_id, opener, now - CALL_REST_MS, game)).fetchone() is not None

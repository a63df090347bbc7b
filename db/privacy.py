"""What a server's tables hold about one person: export it, and delete it."""

from __future__ import annotations

import json

from db.connection import Connection
from db.session import Session

_FORGET = {
    "seats": "UPDATE seats SET user_id = 0, name = ''",
    # Zero, not NULL: NULL means that an AI player acted, and a record of the game tells the two apart.
    "actions": "UPDATE actions SET user_id = 0",
    "results": "UPDATE results SET user_id = 0",
    # The skill before the game stays: the opponents' ratings follow from it.
    "ratings": "UPDATE ratings SET user_id = 0, mu = NULL, sigma = NULL",
    "votes": "DELETE FROM votes",
}
"""What names a person besides ``tables.host_id``, and how it is deleted."""
_SWITCHES = ("pings", "text_boards", "shown_to_others", "confirm_turns", "tips")
"""Settings that are on or off, by their names in the export."""


class Privacy:
    """Exports and deletes what is stored about a person in a server."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def export(self, user_id: int, guild_id: int) -> dict[str, object]:
        """Everything stored about a person in a server, as JSON data, and nothing about other people.

        Keys: user_id, guild_id, settings (None for the defaults), and the lists hosted, seats, actions, results,
        ratings, votes and lessons. Times are Unix milliseconds. Discord's ids are text: JSON readers may round such
        numbers.
        """
        return await self._connection.read(lambda connection: _export(connection, user_id, guild_id))

    async def forget(self, user_id: int, guild_id: int, now: int) -> int:
        """Delete a person from all that is stored of a server; return the number of tables that change.

        Their seats at open tables stay: the person leaves those first. Revisions and the other people's rows stay.
        """
        return await self._connection.write(lambda connection: _forget(connection, user_id, guild_id, now))


def _export(connection: Session, user_id: int, guild_id: int) -> dict[str, object]:
    def records(query: str) -> list[dict[str, object]]:
        cursor = connection.execute(query, (user_id, guild_id))
        rows = cursor.fetchall()
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in rows]

    settings = records(
        "SELECT locale, pings, words AS text_boards, listed AS shown_to_others, confirm_turns, tips, updated_at"
        " FROM member_settings WHERE user_id = ? AND guild_id = ?"
    )
    results = records(
        "SELECT table_id, seat, place, points, ending, detail, computer FROM results JOIN tables ON id = table_id"
        " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, seat"
    )
    for each in settings:
        each.update({name: bool(each[name]) for name in _SWITCHES})
    for each in results:
        each["detail"] = json.loads(str(each["detail"]))
    return {
        "user_id": str(user_id),
        "guild_id": str(guild_id),
        "settings": settings[0] if settings else None,
        "hosted": records(
            "SELECT id AS table_id, game, phase, created_at, updated_at FROM tables"
            " WHERE host_id = ? AND guild_id = ? ORDER BY id"
        ),
        "seats": records(
            "SELECT table_id, game, phase, seat, name, computer, joined_at, created_at, updated_at FROM seats"
            " JOIN tables ON id = table_id WHERE user_id = ? AND guild_id = ? ORDER BY table_id, seat"
        ),
        "actions": records(
            "SELECT table_id, actions.revision, seat, notation, at FROM actions JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, actions.revision"
        ),
        "results": results,
        "ratings": records(
            "SELECT table_id, game, seat, mu_before, sigma_before, mu, sigma, at FROM ratings"
            " WHERE user_id = ? AND guild_id = ? ORDER BY id"
        ),
        "votes": records(
            "SELECT table_id, kind, choice, at FROM votes JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, kind"
        ),
        "lessons": records("SELECT game, finished_at FROM lessons WHERE user_id = ? AND guild_id = ? ORDER BY game"),
    }


def _forget(connection: Session, user_id: int, guild_id: int, now: int) -> int:
    found = connection.execute("SELECT id FROM tables WHERE host_id = ? AND guild_id = ?", (user_id, guild_id))
    touched = {table_id for (table_id,) in found}
    connection.executemany("UPDATE tables SET host_id = 0 WHERE id = ?", [(table_id,) for table_id in touched])
    for name, change in _FORGET.items():
        ended = " AND phase IN ('finished', 'cancelled')" if name == "seats" else ""
        query = f"SELECT id FROM tables WHERE id IN (SELECT table_id FROM {name} WHERE user_id = ?) AND guild_id = ?"
        ids = [table_id for (table_id,) in connection.execute(query + ended, (user_id, guild_id))]
        connection.executemany(f"{change} WHERE user_id = ? AND table_id = ?", [(user_id, each) for each in ids])
        touched.update(ids)
    for name in ("member_settings", "lessons"):
        connection.execute(f"DELETE FROM {name} WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    connection.executemany("UPDATE tables SET updated_at = ? WHERE id = ?", [(now, table_id) for table_id in touched])
    return len(touched)

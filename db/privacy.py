"""The SQL of what is stored about one person in one server: to hand it out, and to delete it."""

from __future__ import annotations

import json
import sqlite3

_TABLES = {
    "seats": "SELECT table_id FROM seats WHERE user_id = ?",
    "actions": "SELECT DISTINCT table_id FROM actions WHERE user_id = ?",
    "results": "SELECT table_id FROM results WHERE user_id = ?",
    "ratings": "SELECT table_id FROM ratings WHERE user_id = ?",
    "votes": "SELECT DISTINCT table_id FROM votes WHERE user_id = ?",
    "hosted": "SELECT id FROM tables WHERE host_id = ?",
}
"""Where a person may be named: what finds the tables."""


def export(connection: sqlite3.Connection, user_id: int, guild_id: int) -> dict[str, object]:
    """Everything stored about a person in a server, as JSON data, without anything about anybody else.

    Times are Unix milliseconds. Ids of Discord are text: many readers of JSON round numbers of their size.
    """

    def records(query: str) -> list[dict[str, object]]:
        cursor = connection.execute(query, (user_id, guild_id))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    settings = records(
        "SELECT locale, pings, words AS text_boards, listed AS shown_to_others, updated_at FROM member_settings"
        " WHERE user_id = ? AND guild_id = ?"
    )
    results = records(
        "SELECT table_id, seat, place, points, ending, detail, computer FROM results JOIN tables ON id = table_id"
        " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, seat"
    )
    for each in settings:
        each.update({name: bool(each[name]) for name in ("pings", "text_boards", "shown_to_others")})
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
    }


def forget(connection: sqlite3.Connection, user_id: int, guild_id: int, now: int) -> int:
    """Take a person out of everything that a server has stored; how many tables were touched.

    Only seats of tables that have not ended stay: a game cannot lose its player without a move, so the person leaves
    such tables first. What others have done stays, and so does the log: it just no longer says who.
    """
    ids = {name: _of_guild(connection, query, user_id, guild_id) for name, query in _TABLES.items()}
    ended = "SELECT 1 FROM tables WHERE id = ? AND phase IN ('finished', 'cancelled')"
    ids["seats"] = {table_id for table_id in ids["seats"] if connection.execute(ended, (table_id,)).fetchone()}
    for name, query in (
        ("seats", "UPDATE seats SET user_id = 0, name = '' WHERE user_id = ? AND table_id = ?"),
        # Zero, not NULL, which says that a computer did it: a record of the game tells the two apart.
        ("actions", "UPDATE actions SET user_id = 0 WHERE user_id = ? AND table_id = ?"),
        ("results", "UPDATE results SET user_id = 0 WHERE user_id = ? AND table_id = ?"),
        # What the others were up against is kept, for their own ratings follow from it.
        ("ratings", "UPDATE ratings SET user_id = 0, mu = NULL, sigma = NULL WHERE user_id = ? AND table_id = ?"),
        ("votes", "DELETE FROM votes WHERE user_id = ? AND table_id = ?"),
        ("hosted", "UPDATE tables SET host_id = 0 WHERE host_id = ? AND id = ?"),
    ):
        connection.executemany(query, [(user_id, table_id) for table_id in ids[name]])
    connection.execute("DELETE FROM member_settings WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    touched = set().union(*ids.values())
    connection.executemany("UPDATE tables SET updated_at = ? WHERE id = ?", [(now, table_id) for table_id in touched])
    return len(touched)


def _of_guild(connection: sqlite3.Connection, query: str, user_id: int, guild_id: int) -> set[int]:
    found = connection.execute(f"SELECT id FROM tables WHERE id IN ({query}) AND guild_id = ?", (user_id, guild_id))
    return {table_id for (table_id,) in found}

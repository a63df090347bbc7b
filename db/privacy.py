"""What a server's tables hold about one person: export it, and delete it."""

from __future__ import annotations

import json

from db.connection import Connection
from db.rows import BOARD, CALL, DELETED_CONTRIBUTION, INVITATION, INVITED, REMATCH, REMOVED, SWITCHES, upsert
from db.session import Session

_CLICK = (
    "(table_id, seat) IN (SELECT first.table_id, first.seat FROM holders AS first JOIN tables ON id = first.table_id"
    " WHERE first.user_id = ? AND guild_id = ? AND NOT EXISTS (SELECT 1 FROM holders AS earlier WHERE"
    " earlier.table_id = first.table_id AND earlier.seat = first.seat AND earlier.from_revision < first.from_revision))"
    f" AND contribution <> {DELETED_CONTRIBUTION}"
)
"""The seats whose contribution is a person's click: the one who held it when the game started."""
_START = (
    "id IN (SELECT table_id FROM actions WHERE user_id = ? AND notation = 'start') AND guild_id = ?"
    f" AND contribution <> {DELETED_CONTRIBUTION}"
)
"""The tables whose contribution is a person's click: the one who started the game."""
_FORGET_FIRST = (
    f"UPDATE seats SET contribution = {DELETED_CONTRIBUTION} WHERE {_CLICK} RETURNING table_id",
    f"UPDATE tables SET contribution = {DELETED_CONTRIBUTION} WHERE {_START} RETURNING id",
    "UPDATE holders SET name = '' WHERE user_id = ? AND name <> '' AND EXISTS"
    " (SELECT 1 FROM tables WHERE id = table_id AND guild_id = ? AND phase = 'running') RETURNING table_id",
)
"""What is deleted while the log still names the person."""
_FORGET = {
    # Nothing refers to the clicks of a lobby that has never become a game.
    "seats": "UPDATE seats SET user_id = 0, name = '', planned = NULL, contribution = CASE WHEN EXISTS"
    " (SELECT 1 FROM holders WHERE holders.table_id = seats.table_id) THEN contribution END",
    "holders": "UPDATE holders SET user_id = 0, name = ''",
    # Zero, not NULL: NULL means that a bot acted, and a record of the game tells the two apart.
    "actions": "UPDATE actions SET user_id = 0",
    "results": "UPDATE results SET user_id = 0",
    # The skill before the game stays: the opponents' ratings follow from it.
    "ratings": "UPDATE ratings SET user_id = 0, mu = NULL, sigma = NULL",
    "standings": "UPDATE standings SET user_id = 0",
    "votes": "DELETE FROM votes",
    "guests": "DELETE FROM guests",
    "notes": "DELETE FROM notes",
}
"""What names a person besides ``tables.host_id``, and how it is deleted."""
_OVER = "phase IN ('finished', 'cancelled')"
_WHERE = {"seats": _OVER, "holders": _OVER, "guests": f"(welcome = 1 OR {_OVER})"}
"""Where they are deleted, if not everywhere: they keep the person at an open table. See :meth:`Privacy.forget`."""
_IN_A_SERVER = ("member_settings", "lessons", "blocks", "subscriptions", "calls")
"""Tables with a row for a person and a server."""
_SHOW_AGAIN = (
    "UPDATE tables SET settled_revision = -1 WHERE id = ? AND channel_id <> 0"
    " AND EXISTS (SELECT 1 FROM messages WHERE table_id = tables.id AND messages.name = ?)"
)
"""Lets the bot edit a table's board, which may have the person's name, now or after a crash."""
_DAY_MS = 86_400_000
DELETED = frozenset((*_FORGET, *_IN_A_SERVER, "tables", "tries"))
"""Tables that :meth:`Privacy.forget` knows."""
REQUEST = "forget:"
"""Start of the keys of notes that ask the bot to delete a person: followed by the ids of server and user."""


class Privacy:
    """Exports and deletes what is stored about a person in a server."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def export(self, user_id: int, guild_id: int) -> dict[str, object]:
        """Return everything stored about a person in a server, as JSON data, and nothing about other people.

        Keys: user_id, guild_id, settings (None for the defaults), and the lists hosted, started, seats, holders,
        clicks, actions, results, standings, ratings, polls, votes, guests, blocked, notes, lessons, subscriptions,
        calls, tries and barred. A ``click`` is the id of the interaction that took the seat or started the game.
        ``barred`` says that the owner of the bot has blocked them, which no deletion lifts. Times are Unix
        milliseconds. Discord's ids are text: JSON readers may round such numbers.
        """
        return await self._connection.browse(lambda connection: export_person(connection, user_id, guild_id))

    async def requested(self) -> list[tuple[int, int]]:
        """Return the servers and users whose deletion an operator has asked for: see :func:`request_deletion`."""
        rows = await self._connection.rows("SELECT key FROM meta WHERE key >= ? AND key < ?", REQUEST, f"{REQUEST}:")
        return [(int(guild), int(user)) for _, guild, user in (key.split(":") for (key,) in rows)]

    async def forget(self, user_id: int, guild_id: int, now: int, today: int | None = None) -> set[int]:
        """Delete a person from all that is stored of a server; return the ids of the tables that change.

        Their seats at open tables stay: the person leaves those first. Revisions and the other people's rows stay.
        Three things stay for a while, by the user id alone. Until a running game ends, it remembers which seat the
        person has held, because a person who has seen a hand may not take another one. Until a table is over, it
        remembers whom its host has removed. Until the day ``today`` is over, by default that of ``now``, it stays known
        that the person has had their try at its deal.
        """
        day = now // _DAY_MS if today is None else today
        return await self._connection.write(lambda connection: _forget(connection, user_id, guild_id, now, day))


def servers_of(connection: Session, user_id: int) -> list[int]:
    """Return the ids of the servers in which something is stored about a person, ascending."""
    own = " UNION ".join(
        [
            *(
                f"SELECT guild_id FROM tables WHERE id IN (SELECT table_id FROM {name} WHERE user_id = ?)"
                for name in _FORGET
            ),
            *(f"SELECT guild_id FROM {name} WHERE user_id = ?" for name in (*_IN_A_SERVER, "tries")),
            "SELECT guild_id FROM tables WHERE host_id = ?",
        ]
    )
    return sorted(guild_id for (guild_id,) in connection.execute(own, (user_id,) * own.count("?")).fetchall())


def request_deletion(connection: Session, user_id: int, guild_id: int) -> None:
    """Ask the bot that serves a server to delete a person there: it does so within a minute, or at its next start."""
    query = upsert("meta", ("key",), ("key", "value"))
    connection.execute(query, (f"{REQUEST}{guild_id}:{user_id}", ""))


def export_person(connection: Session, user_id: int, guild_id: int) -> dict[str, object]:
    """Return what :meth:`Privacy.export` does, inside the caller's transaction."""

    def records(query: str) -> list[dict[str, object]]:
        cursor = connection.execute(query, (user_id, guild_id))
        rows = cursor.fetchall()
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in rows]

    def clicks(query: str) -> list[dict[str, object]]:
        return [each | {"click": str(each["click"])} for each in records(query)]

    switches = ", ".join(f"{each.name} AS {each.exported}" for each in SWITCHES)
    settings = records(
        f"SELECT locale, {switches}, quiet_from, quiet_to, timezone, updated_at"
        " FROM member_settings WHERE user_id = ? AND guild_id = ?"
    )
    results = records(
        "SELECT table_id, seat, place, points, ending, detail, computer FROM results JOIN tables ON id = table_id"
        " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, seat"
    )
    for each in settings:
        each.update({switch.exported: bool(each[switch.exported]) for switch in SWITCHES})
    calls = records("SELECT table_id, at, opened FROM calls WHERE user_id = ? AND guild_id = ? ORDER BY at, table_id")
    for each in calls:
        each["opened"] = bool(each["opened"])
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
        "started": clicks(f"SELECT id AS table_id, contribution AS click FROM tables WHERE {_START} ORDER BY id"),
        "seats": records(
            "SELECT table_id, game, tables.kind, phase, seat, name, computer, away_until, planned, joined_at,"
            " created_at, updated_at FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND guild_id = ?"
            " ORDER BY table_id, seat"
        ),
        "holders": records(
            "SELECT table_id, seat, holders.name, from_revision, to_revision FROM holders"
            " JOIN tables ON id = table_id WHERE user_id = ? AND guild_id = ? ORDER BY table_id, seat, from_revision"
        ),
        "clicks": clicks(f"SELECT table_id, seat, contribution AS click FROM seats WHERE {_CLICK} ORDER BY table_id"),
        "actions": records(
            "SELECT table_id, actions.revision, seat, notation, at FROM actions JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, actions.revision"
        ),
        "results": results,
        "ratings": records(
            "SELECT table_id, game, entrant, mu_before, sigma_before, mu, sigma, at, ladder FROM ratings"
            " WHERE user_id = ? AND guild_id = ? ORDER BY id"
        ),
        "standings": records(
            "SELECT table_id, entrant, seat, place, rule, at, ladder FROM standings JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id"
        ),
        "guests": records(
            "SELECT table_id, welcome AS invited FROM guests JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id"
        ),
        "blocked": [
            {"user_id": str(each["blocked_id"])}
            for each in records("SELECT blocked_id FROM blocks WHERE user_id = ? AND guild_id = ? ORDER BY blocked_id")
        ],
        "polls": records(
            "SELECT polls.table_id, polls.kind, opened_at FROM polls JOIN tables ON id = polls.table_id"
            " JOIN seats ON seats.table_id = polls.table_id AND seats.seat = polls.seat"
            " WHERE seats.user_id = ? AND guild_id = ? ORDER BY polls.table_id, polls.kind"
        ),
        "votes": records(
            "SELECT table_id, votes.kind, choice, at FROM votes JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id, votes.kind"
        ),
        "notes": records(
            "SELECT table_id, text, notes.updated_at FROM notes JOIN tables ON id = table_id"
            " WHERE user_id = ? AND guild_id = ? ORDER BY table_id"
        ),
        "lessons": records("SELECT game, finished_at FROM lessons WHERE user_id = ? AND guild_id = ? ORDER BY game"),
        "subscriptions": records(
            "SELECT game, since FROM subscriptions WHERE user_id = ? AND guild_id = ? ORDER BY game"
        ),
        "calls": calls,
        "tries": records(
            "SELECT day, game, table_id, name, points, signs FROM tries WHERE user_id = ? AND guild_id = ? ORDER BY day"
        ),
        "barred": records("SELECT since FROM blocked_users WHERE user_id = ? AND ? <> 0"),
    }


def _forget(connection: Session, user_id: int, guild_id: int, now: int, today: int) -> set[int]:
    found = connection.execute("SELECT id FROM tables WHERE host_id = ? AND guild_id = ?", (user_id, guild_id))
    touched = {table_id for (table_id,) in found}
    connection.executemany("UPDATE tables SET host_id = 0 WHERE id = ?", [(table_id,) for table_id in touched])
    for change in _FORGET_FIRST:
        touched.update(table_id for (table_id,) in connection.execute(change, (user_id, guild_id)).fetchall())
    for name, change in _FORGET.items():
        query = (
            f"SELECT DISTINCT tables.id FROM {name} JOIN tables ON tables.id = table_id"
            f" WHERE {name}.user_id = ? AND tables.guild_id = ? AND {_WHERE.get(name, '1 = 1')}"
        )
        ids = [table_id for (table_id,) in connection.execute(query, (user_id, guild_id)).fetchall()]
        connection.executemany(f"{change} WHERE user_id = ? AND table_id = ?", [(user_id, each) for each in ids])
        touched.update(ids)
    connection.execute("DELETE FROM meta WHERE key = ?", (f"{REQUEST}{guild_id}:{user_id}",))
    invitation = f"{INVITATION}{user_id}"
    names = invitation, REMATCH, CALL, f"{INVITED}%", f"{REMOVED}%", invitation, f"% {user_id} %"
    for which in ("phase IN ('lobby', 'running')", "settled_revision < revision"):
        query = (
            f"DELETE FROM messages WHERE table_id IN (SELECT id FROM tables WHERE guild_id = ? AND {which})"
            " AND (name IN (?, ?, ?) OR name LIKE ? OR name LIKE ?) AND (name = ? OR ' ' || shows || ' ' LIKE ?)"
            " RETURNING table_id"
        )
        touched.update(table_id for (table_id,) in connection.execute(query, (guild_id, *names)).fetchall())
    for name in _IN_A_SERVER:
        connection.execute(f"DELETE FROM {name} WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
    query = "DELETE FROM tries WHERE user_id = ? AND guild_id = ? AND day < ?"
    connection.execute(query, (user_id, guild_id, today))
    query = (
        "UPDATE tries SET guild_id = 0, table_id = 0, name = '', points = NULL, signs = NULL"
        " WHERE user_id = ? AND guild_id = ?"
    )
    connection.execute(query, (user_id, guild_id))
    connection.executemany("UPDATE tables SET updated_at = ? WHERE id = ?", [(now, table_id) for table_id in touched])
    connection.executemany(_SHOW_AGAIN, [(table_id, BOARD) for table_id in touched])
    return touched

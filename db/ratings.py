"""The SQL of skills and of what finished games tell about people, as plain functions of a connection.

A person's skill at a game of a server is that of their latest row. Who does not want to be shown (``listed`` of their
settings) is left out wherever others would read of them, but is rated all the same.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import astuple

from db.errors import StaleRatings
from db.rows import FinishedRow, LeaderRow, PlayedRow, RatingRow, ResultRow, RivalRow, columns

_LISTED = (
    "NOT EXISTS (SELECT 1 FROM member_settings AS chosen WHERE chosen.guild_id = {guild}"
    " AND chosen.user_id = {user} AND chosen.listed = 0)"
)
_ENDED_AT = "(SELECT at FROM actions WHERE actions.table_id = tables.id AND actions.revision = tables.revision)"
"""When a finished table's game ended: nothing is logged after that."""


def skills(
    connection: sqlite3.Connection, guild_id: int, game: str, user_ids: Iterable[int]
) -> dict[int, tuple[float, float]]:
    """The latest mu and sigma of those of the people who have any."""
    query = (
        "SELECT mu, sigma FROM ratings WHERE guild_id = ? AND game = ? AND user_id = ? AND mu IS NOT NULL"
        " ORDER BY id DESC LIMIT 1"
    )
    found = {user_id: connection.execute(query, (guild_id, game, user_id)).fetchone() for user_id in user_ids}
    return {user_id: (row[0], row[1]) for user_id, row in found.items() if row is not None}


def insert_ratings(connection: sqlite3.Connection, ratings: Iterable[RatingRow]) -> None:
    """Skills after a game. :class:`StaleRatings` if a stored skill is not what the row says it was before."""
    for row in ratings:
        now = skills(connection, row.guild_id, row.game, (row.user_id,)).get(row.user_id)
        if now is not None and now != (row.mu_before, row.sigma_before):
            raise StaleRatings(row.table_id)
        values = astuple(row)
        marks = ", ".join("?" * len(values))
        connection.execute(f"INSERT INTO ratings ({columns(RatingRow)}) VALUES ({marks})", values)


def ratings_of(connection: sqlite3.Connection) -> list[RatingRow]:
    """All rows, in the order of the games."""
    return [RatingRow(*row) for row in connection.execute(f"SELECT {columns(RatingRow)} FROM ratings ORDER BY id")]


def replace_ratings(connection: sqlite3.Connection, ratings: Iterable[RatingRow]) -> None:
    """These rows instead of all that were stored."""
    connection.execute("DELETE FROM ratings")
    insert_ratings(connection, ratings)


def finished_games(connection: sqlite3.Connection) -> list[FinishedRow]:
    """Every finished ranked game with its results by seat, in the order in which they ended."""
    results: dict[int, list[ResultRow]] = {}
    query = f"SELECT {columns(ResultRow, 'results.')} FROM results ORDER BY table_id, seat"
    for row in connection.execute(query):
        result = ResultRow(*row)
        results.setdefault(result.table_id, []).append(result)
    query = (
        f"SELECT id, guild_id, game, coalesce({_ENDED_AT}, 0) AS ended FROM tables"
        " WHERE phase = 'finished' AND ranked = 1"
        " ORDER BY ended, (SELECT min(ratings.id) FROM ratings WHERE table_id = tables.id), id"
    )
    return [
        FinishedRow(table_id, guild_id, game, at, tuple(results.get(table_id, ())))
        for table_id, guild_id, game, at in connection.execute(query)
    ]


def leaders(connection: sqlite3.Connection, guild_id: int, game: str, least: int) -> list[LeaderRow]:
    """Everybody who wants to be shown and has ``least`` rated games, the highest mu - 3 sigma first."""
    # SQLite takes the other columns of a group from the row that has the greatest id.
    query = (
        "SELECT user_id, mu, sigma, count(*) AS games, max(id) FROM ratings"
        f" WHERE guild_id = ? AND game = ? AND user_id > 0 AND {_LISTED}"
        " GROUP BY user_id HAVING games >= ? ORDER BY mu - 3 * sigma DESC, games DESC, user_id"
    ).format(guild="ratings.guild_id", user="ratings.user_id")
    return [
        LeaderRow(user_id, latest_name(connection, guild_id, user_id), mu, sigma, games)
        for user_id, mu, sigma, games, _ in connection.execute(query, (guild_id, game, least)).fetchall()
    ]


def latest_name(connection: sqlite3.Connection, guild_id: int, user_id: int) -> str:
    """What somebody was called at the table they sat down at last; empty for a stranger."""
    query = (
        "SELECT name FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? AND guild_id = ?"
        " ORDER BY table_id DESC LIMIT 1"
    )
    row = connection.execute(query, (user_id, guild_id)).fetchone()
    return "" if row is None else str(row[0])


def played(connection: sqlite3.Connection, guild_id: int, user_id: int) -> list[PlayedRow]:
    """The games of a server that a person finished, ranked or not, in the order in which they ended."""
    query = (
        "SELECT tables.id, tables.game, results.place, results.points,"
        " (SELECT count(*) FROM results AS every WHERE every.table_id = tables.id), ratings.mu, ratings.sigma,"
        f" coalesce({_ENDED_AT}, 0) AS ended FROM results JOIN tables ON tables.id = results.table_id"
        " LEFT JOIN ratings ON ratings.table_id = results.table_id AND ratings.seat = results.seat"
        " WHERE results.user_id = ? AND tables.guild_id = ? AND results.computer IS NULL"
        " ORDER BY ended, ratings.id, tables.id"
    )
    return [PlayedRow(*row) for row in connection.execute(query, (user_id, guild_id))]


def rivals(connection: sqlite3.Connection, guild_id: int, user_id: int, most: int) -> list[RivalRow]:
    """With whom a person finished most games of a server, of people who want to be shown; the most often first."""
    query = (
        "SELECT theirs.user_id, count(*) AS games, sum(mine.place < theirs.place) AS ahead,"
        " sum(mine.place > theirs.place) AS behind FROM results AS mine"
        " JOIN tables ON tables.id = mine.table_id"
        " JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat"
        " WHERE mine.user_id = ? AND tables.guild_id = ? AND mine.computer IS NULL AND theirs.computer IS NULL"
        f" AND theirs.user_id > 0 AND {_LISTED} GROUP BY theirs.user_id"
        " ORDER BY games DESC, max(mine.table_id) DESC LIMIT ?"
    ).format(guild="tables.guild_id", user="theirs.user_id")
    return [
        RivalRow(other, latest_name(connection, guild_id, other), games, ahead, behind)
        for other, games, ahead, behind in connection.execute(query, (user_id, guild_id, most)).fetchall()
    ]


def busiest(connection: sqlite3.Connection, guild_id: int) -> str | None:
    """The game of a server that has most rated games; None where there is none."""
    query = "SELECT game FROM ratings WHERE guild_id = ? GROUP BY game ORDER BY count(*) DESC, game LIMIT 1"
    row = connection.execute(query, (guild_id,)).fetchone()
    return None if row is None else str(row[0])

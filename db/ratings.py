"""Ratings, and what finished games say about people.

A person's skill at a game of a server is that of their latest rating. Lists that others read leave out people who
have chosen not to be listed; their games are rated all the same.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable

from db.connection import Connection
from db.errors import StaleRatings
from db.games import CANCEL
from db.rows import (
    LeaderPage,
    LeaderRow,
    PlayedRow,
    RankedRow,
    RatingRow,
    RivalRow,
    StandingRow,
    columns,
    insert_into,
    values,
)
from db.session import Session

_LISTED = (
    "NOT EXISTS (SELECT 1 FROM member_settings AS chosen WHERE chosen.guild_id = {guild}"
    " AND chosen.user_id = {user} AND chosen.listed = 0)"
)
_ENDED_AT = "(SELECT at FROM actions WHERE actions.table_id = tables.id AND actions.revision = tables.revision)"
"""When the game of a finished table ended: its last revision has the last action."""


class Ratings:
    """Reads ratings and replaces all of them. ``Store.commit`` adds the ones of a finished game."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def skills(
        self, guild_id: int, game: str, user_ids: Iterable[int], ladder: int = 0
    ) -> dict[int, tuple[float, float]]:
        """Return the latest mu and sigma of each person who has a rating on a ladder, by user id."""
        return await self._connection.read(lambda connection: _skills(connection, guild_id, ladder, game, user_ids))

    async def leaders(  # noqa: PLR0913 - what a page depends on
        self,
        guild_id: int,
        game: str,
        least: int,
        shown: Callable[[float, float], int],
        *,
        page: int = 0,
        lines: int = 10,
        reader: int = 0,
        ladder: int = 0,
        since: int = 0,
    ) -> LeaderPage:
        """Return a page of the listed people who have ``least`` rated games, the highest mu - 3 sigma first.

        Leaves out those whose last rated game on this ``ladder`` was before ``since``, in Unix milliseconds.
        Returns the last page if there are fewer, and the row of the user ``reader``. ``shown`` gives the rating that
        people read for a mu and a sigma, and must not fall while mu - 3 sigma rises. Equal ones share a place.
        """
        query = (
            "SELECT ratings.user_id, mu, sigma, games FROM (SELECT count(*) AS games, max(id) AS latest FROM ratings"
            f" WHERE guild_id = ? AND ladder = ? AND game = ? AND user_id > 0 AND {_LISTED}"
            " GROUP BY user_id HAVING count(*) >= ? AND max(at) >= ?) AS people JOIN ratings ON ratings.id = latest"
            " ORDER BY mu - 3 * sigma DESC, games DESC, ratings.user_id"
        ).format(guild="ratings.guild_id", user="ratings.user_id")

        def read(connection: Session) -> LeaderPage:
            people = connection.execute(query, (guild_id, ladder, game, least, since)).fetchall()

            def row(at: int) -> LeaderRow:
                user_id, mu, sigma, games = people[at]
                points = shown(mu, sigma)
                # SQL may round in another way, so the first of equals is found here.
                first = bisect_left(people, -points, key=lambda each: -shown(each[1], each[2]))
                return LeaderRow(user_id, _latest_name(connection, guild_id, user_id), first + 1, points, games)

            pages = max(1, -(-len(people) // lines))
            here = min(page, pages - 1)
            rows = range(here * lines, min(len(people), (here + 1) * lines))
            own = next((at for at, each in enumerate(people) if each[0] == reader), None)
            return LeaderPage(here, pages, tuple(map(row, rows)), None if own is None else row(own))

        return await self._connection.read(read)

    async def busiest(self, guild_id: int) -> str | None:
        """Return the game with the most ratings in a server, or None."""
        query = "SELECT game FROM ratings WHERE guild_id = ? GROUP BY game ORDER BY count(*) DESC, game LIMIT 1"
        rows = await self._connection.rows(query, guild_id)
        return str(rows[0][0]) if rows else None

    async def played(self, guild_id: int, user_id: int) -> list[PlayedRow]:
        """Return the games of a server that a person finished, ranked or not, in the order in which they ended.

        A game that they left and are rated for has place 0 and no points.
        """
        query = (
            "SELECT tables.id, tables.game, coalesce(results.place, 0), coalesce(results.points, 0),"
            " (SELECT count(*) FROM seats AS every WHERE every.table_id = tables.id), ratings.mu, ratings.sigma,"
            f" coalesce(ratings.at, {_ENDED_AT}, 0) AS ended FROM tables"
            " LEFT JOIN results ON results.table_id = tables.id AND results.user_id = ? AND results.computer IS NULL"
            " LEFT JOIN ratings ON ratings.table_id = tables.id AND ratings.user_id = ?"
            " WHERE tables.id IN (SELECT table_id FROM results WHERE user_id = ? AND computer IS NULL"
            " UNION SELECT table_id FROM ratings WHERE user_id = ?) AND tables.guild_id = ?"
            " ORDER BY ended, ratings.id NULLS FIRST, tables.id"
        )
        return [PlayedRow(*row) for row in await self._connection.rows(query, *(user_id,) * 4, guild_id)]

    async def unfinished(self, guild_id: int, user_id: int) -> int:
        """Return how many games with other people a person has left or, as their host, ended without a result."""
        with_others = "(SELECT count(DISTINCT user_id) FROM holders AS o WHERE o.table_id = {0} AND o.user_id > 0) > 1"
        query = (
            "SELECT (SELECT count(DISTINCT mine.table_id) FROM holders AS mine JOIN tables ON id = mine.table_id"
            " WHERE mine.user_id = ? AND guild_id = ? AND to_revision IS NOT NULL"
            f" AND {with_others.format('mine.table_id')} AND NOT EXISTS (SELECT 1 FROM holders AS again"
            " WHERE again.table_id = mine.table_id AND again.user_id = mine.user_id AND again.to_revision IS NULL))"
            " + (SELECT count(*) FROM actions JOIN tables ON id = actions.table_id WHERE actions.user_id = ?"
            f" AND guild_id = ? AND notation = '{CANCEL}' AND {with_others.format('actions.table_id')})"
        )
        return int((await self._connection.rows(query, *(user_id, guild_id) * 2))[0][0])

    async def rivals(self, guild_id: int, user_id: int, most: int) -> list[RivalRow]:
        """Return at most ``most`` listed people with whom a person finished games in a server, the most games first."""
        query = (
            "SELECT theirs.user_id, count(*) AS games, count(*) FILTER (WHERE mine.place < theirs.place) AS ahead,"
            " count(*) FILTER (WHERE mine.place > theirs.place) AS behind FROM results AS mine"
            " JOIN tables ON tables.id = mine.table_id"
            " JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat"
            " WHERE mine.user_id = ? AND tables.guild_id = ? AND mine.computer IS NULL AND theirs.computer IS NULL"
            f" AND theirs.user_id > 0 AND {_LISTED} GROUP BY theirs.user_id"
            " ORDER BY games DESC, max(mine.table_id) DESC LIMIT ?"
        ).format(guild="tables.guild_id", user="theirs.user_id")
        return await self._connection.read(
            lambda connection: [
                RivalRow(other, _latest_name(connection, guild_id, other), games, ahead, behind)
                for other, games, ahead, behind in connection.execute(query, (user_id, guild_id, most)).fetchall()
            ]
        )

    async def of_table(self, table_id: int) -> list[RatingRow]:
        """Return the ratings of a game by entrant; empty for one that was not rated."""
        query = f"SELECT {columns(RatingRow)} FROM ratings WHERE table_id = ? ORDER BY entrant"
        return [RatingRow(*row) for row in await self._connection.rows(query, table_id)]

    async def count(self, guild_id: int, game: str, user_id: int) -> int:
        """Return the number of a person's rated games of a kind in a server."""
        query = "SELECT count(*) FROM ratings WHERE guild_id = ? AND game = ? AND user_id = ?"
        return int((await self._connection.rows(query, guild_id, game, user_id))[0][0])

    async def series(self, guild_id: int, game: str, user_id: int, others: Iterable[int]) -> list[RivalRow]:
        """Return what :meth:`rivals` returns for one kind of game and these people, in their order."""
        query = (
            "SELECT count(*), count(*) FILTER (WHERE mine.place < theirs.place),"
            " count(*) FILTER (WHERE mine.place > theirs.place) FROM results AS mine"
            " JOIN tables ON tables.id = mine.table_id"
            " JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat"
            " WHERE mine.user_id = ? AND guild_id = ? AND game = ? AND theirs.user_id = ?"
            f" AND mine.computer IS NULL AND theirs.computer IS NULL AND {_LISTED}"
        ).format(guild="tables.guild_id", user="theirs.user_id")

        def read(connection: Session) -> list[RivalRow]:
            found = []
            for other in others:
                games, *sides = connection.execute(query, (user_id, guild_id, game, other)).fetchall()[0]
                if games:
                    found.append(RivalRow(other, "", games, *sides))
            return found

        return await self._connection.read(read)

    async def all(self) -> list[RatingRow]:
        """Return every rating, in the order of the games."""
        rows = await self._connection.rows(f"SELECT {columns(RatingRow)} FROM ratings ORDER BY id")
        return [RatingRow(*row) for row in rows]

    async def ranked_games(self) -> list[RankedRow]:
        """Return every ranked game that is settled, with its standings, in the order in which they were settled."""
        query = (
            "SELECT id, guild_id, game FROM tables WHERE ranked = 1 AND rated = 1"
            " ORDER BY (SELECT min(at) FROM standings WHERE table_id = tables.id),"
            " (SELECT min(ratings.id) FROM ratings WHERE table_id = tables.id) NULLS FIRST, id"
        )

        def read(connection: Session) -> list[RankedRow]:
            found: dict[int, list[StandingRow]] = {}
            for row in connection.execute(f"SELECT {columns(StandingRow)} FROM standings ORDER BY table_id, entrant"):
                standing = StandingRow(*row)
                found.setdefault(standing.table_id, []).append(standing)
            return [
                RankedRow(table_id, guild_id, game, rows[0].at, rows[0].ladder, tuple(rows))
                for table_id, guild_id, game in connection.execute(query)
                if (rows := found.get(table_id))
            ]

        return await self._connection.read(read)

    async def replace(self, ratings: Iterable[RatingRow]) -> None:
        """Store these ratings instead of all that are stored."""

        def replace(connection: Session) -> None:
            connection.execute("DELETE FROM ratings")
            insert_ratings(connection, ratings)

        await self._connection.write(replace)


def insert_ratings(connection: Session, ratings: Iterable[RatingRow]) -> None:
    """Add the ratings of a game, inside the caller's transaction.

    Raises :class:`StaleRatings` if a stored skill differs from the one before the game.
    """
    for row in ratings:
        stored = _skills(connection, row.guild_id, row.ladder, row.game, (row.user_id,)).get(row.user_id)
        if stored is not None and stored != (row.mu_before, row.sigma_before):
            raise StaleRatings(row.table_id)
        connection.execute(insert_into("ratings", RatingRow), values(row))


def _skills(
    connection: Session, guild_id: int, ladder: int, game: str, user_ids: Iterable[int]
) -> dict[int, tuple[float, float]]:
    query = (
        "SELECT mu, sigma FROM ratings WHERE guild_id = ? AND ladder = ? AND game = ? AND user_id = ?"
        " AND mu IS NOT NULL ORDER BY id DESC LIMIT 1"
    )
    found = {user_id: connection.execute(query, (guild_id, ladder, game, user_id)).fetchone() for user_id in user_ids}
    return {user_id: (row[0], row[1]) for user_id, row in found.items() if row is not None}


def _latest_name(connection: Session, guild_id: int, user_id: int) -> str:
    """Return the name of a person at their newest table in a server; empty for a stranger."""
    query = (
        "SELECT name FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? AND guild_id = ?"
        " ORDER BY table_id DESC LIMIT 1"
    )
    row = connection.execute(query, (user_id, guild_id)).fetchone()
    return "" if row is None else str(row[0])

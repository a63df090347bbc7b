"""Ratings, and what finished games say about people.

A person's skill at a game of a server is that of their latest rating. Lists that others read leave out people who
have chosen not to be listed; their games are rated all the same.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from db.connection import Connection
from db.errors import StaleRatings
from db.games import CANCEL
from db.rows import (
    FeatRow,
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
from db.tables import need_owned

_LISTED = (
    "NOT EXISTS (SELECT 1 FROM member_settings AS chosen WHERE chosen.guild_id = {guild}"
    " AND chosen.user_id = {user} AND chosen.listed = 0)"
)
_ENDED_AT = "(SELECT at FROM actions WHERE actions.table_id = tables.id AND actions.revision = tables.revision)"
"""When the game of a finished table ended: its last revision has the last action."""
_PEOPLE = "count(DISTINCT CASE WHEN o.user_id > 0 THEN o.user_id END)"  # CASE: no index of all users is of use
_WITH_OTHERS = f"(SELECT {_PEOPLE} FROM holders AS o WHERE o.table_id = {{0}}{{1}}) > 1"
"""Several people have held a seat at a table, or hold one at its end."""

Recompute = Callable[[Sequence[RankedRow], Sequence[RatingRow]], list[RatingRow]]
"""Returns the ratings of games in their order, from the games and the ratings that are stored."""


class Ratings:
    """Reads ratings and recomputes them. ``Store.commit`` adds the ones of a finished game."""

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
        without: Collection[int] = (),
    ) -> LeaderPage:
        """Return a page of the listed people who have ``least`` rated games, the highest mu - 3 sigma first.

        Leaves out those whose last rated game on this ``ladder`` was before ``since``, in Unix milliseconds, and the
        users ``without``.
        Returns the last page if there are fewer, and the row of the user ``reader``. ``shown`` gives the rating that
        people read for a mu and a sigma, and must not fall while mu - 3 sigma rises. Equal ones share a place.
        """
        query = (
            "SELECT ratings.user_id, mu, sigma, games FROM (SELECT count(*) AS games, max(id) AS latest FROM ratings"
            " WHERE guild_id = ? AND ladder = ? AND game = ? AND user_id > 0"
            " GROUP BY user_id HAVING count(*) >= ? AND max(at) >= ?) AS people JOIN ratings ON ratings.id = latest"
            f" WHERE {_LISTED} ORDER BY mu - 3 * sigma DESC, games DESC, ratings.user_id"
        ).format(guild="ratings.guild_id", user="ratings.user_id")

        def read(connection: Session) -> LeaderPage:
            found = connection.execute(query, (guild_id, ladder, game, least, since)).fetchall()
            people = [each for each in found if each[0] not in without]

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

        return await self._connection.browse(read)

    async def busiest(self, guild_id: int) -> str | None:
        """Return the game with the most ratings in a server, or None."""
        query = (
            "SELECT game FROM (SELECT game, count(*) AS games FROM ratings WHERE guild_id = ? GROUP BY ladder, game)"
            " AS each GROUP BY game ORDER BY sum(games) DESC, game LIMIT 1"
        )
        rows = await self._connection.browse_rows(query, guild_id)
        return str(rows[0][0]) if rows else None

    async def has_begun(self, guild_id: int, ladder: int) -> bool:
        """Return whether a person has a rating on a ladder of a server."""
        query = "SELECT 1 FROM ratings WHERE guild_id = ? AND ladder = ? LIMIT 1"
        return bool(await self._connection.rows(query, guild_id, ladder))

    async def played(self, guild_id: int, user_id: int) -> list[PlayedRow]:
        """Return the games of a server that a person finished or is rated for, in the order in which they ended."""
        query = (
            "SELECT tables.id, tables.game, coalesce(results.place, 0), coalesce(results.points, 0),"
            " (SELECT count(*) FROM seats AS every WHERE every.table_id = tables.id), ratings.mu, ratings.sigma,"
            f" coalesce(ratings.at, {_ENDED_AT}, 0) AS ended, coalesce(ratings.ladder, 0) FROM"
            " (SELECT table_id FROM results WHERE user_id = ? AND computer IS NULL"
            " UNION SELECT table_id FROM ratings WHERE user_id = ?) AS mine JOIN tables ON tables.id = mine.table_id"
            " LEFT JOIN results ON results.table_id = tables.id AND results.user_id = ? AND results.computer IS NULL"
            " LEFT JOIN ratings ON ratings.table_id = tables.id AND ratings.user_id = ? WHERE tables.guild_id = ?"
            " ORDER BY ended, ratings.id NULLS FIRST, tables.id"
        )
        return [PlayedRow(*row) for row in await self._connection.browse_rows(query, *(user_id,) * 4, guild_id)]

    async def feats(self, guild_id: int, user_id: int) -> list[FeatRow]:
        """Return what the games say that a person finished in a server, in the order in which they ended."""
        query = (
            "SELECT tables.game, tables.rules_version, results.seat, place, detail,"
            f" coalesce({_ENDED_AT}, updated_at) AS ended, EXISTS (SELECT 1 FROM results AS other"
            " WHERE other.table_id = results.table_id AND other.seat <> results.seat"
            " AND coalesce(other.computer, '') <> 'easy'), CASE WHEN detail NOT LIKE '%\"trophy\"%' THEN state END"
            " FROM results JOIN tables ON id = results.table_id LEFT JOIN snapshots ON snapshots.table_id = id"
            " WHERE results.user_id = ? AND guild_id = ? AND computer IS NULL ORDER BY ended, id"
        )
        rows = await self._connection.browse_rows(query, user_id, guild_id)
        return [FeatRow(*(*row[:6], bool(row[6]), row[7])) for row in rows]

    async def finished(self, guild_id: int, user_id: int) -> int:
        """Return how many games with other people a person has finished."""
        query = (
            "SELECT count(*) FROM results JOIN tables ON id = results.table_id WHERE results.user_id = ?"
            f" AND guild_id = ? AND computer IS NULL AND {_WITH_OTHERS.format('results.table_id', '')}"
        )
        return int((await self._connection.browse_rows(query, user_id, guild_id))[0][0])

    async def unfinished(self, guild_id: int, user_id: int) -> int:
        """Return how many games with other people a person has left, or ended without a result while others played."""
        here = _WITH_OTHERS.format("actions.table_id", " AND o.to_revision IS NULL")
        query = (
            "SELECT (SELECT count(DISTINCT mine.table_id) FROM holders AS mine JOIN tables ON id = mine.table_id"
            " WHERE mine.user_id = ? AND guild_id = ? AND to_revision IS NOT NULL"
            f" AND {_WITH_OTHERS.format('mine.table_id', '')} AND NOT EXISTS (SELECT 1 FROM holders AS again"
            " WHERE again.table_id = mine.table_id AND again.user_id = mine.user_id AND again.to_revision IS NULL))"
            " + (SELECT count(*) FROM actions JOIN tables ON id = actions.table_id WHERE actions.user_id = ?"
            f" AND guild_id = ? AND notation = '{CANCEL}' AND {here} AND EXISTS (SELECT 1 FROM holders AS mine"
            " WHERE mine.table_id = actions.table_id AND mine.user_id = actions.user_id AND to_revision IS NULL))"
        )
        return int((await self._connection.browse_rows(query, *(user_id, guild_id) * 2))[0][0])

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
        return await self._connection.browse(
            lambda connection: [
                RivalRow(other, _latest_name(connection, guild_id, other), games, ahead, behind)
                for other, games, ahead, behind in connection.execute(query, (user_id, guild_id, most)).fetchall()
            ]
        )

    async def of_table(self, table_id: int) -> list[RatingRow]:
        """Return the ratings of a game by entrant; empty for one that was not rated."""
        query = f"SELECT {columns(RatingRow)} FROM ratings WHERE table_id = ? ORDER BY entrant"
        return [RatingRow(*row) for row in await self._connection.rows(query, table_id)]

    async def count(self, guild_id: int, game: str, user_id: int, ladder: int = 0) -> tuple[int, int]:
        """Return the number of a person's rated games of a kind on a ladder of a server, and when the last one ended.

        The time is in Unix milliseconds, and 0 without a game.
        """
        query = (
            "SELECT count(*), coalesce(max(at), 0) FROM ratings"
            " WHERE guild_id = ? AND ladder = ? AND game = ? AND user_id = ?"
        )
        games, last = (await self._connection.browse_rows(query, guild_id, ladder, game, user_id))[0]
        return int(games), int(last)

    async def series(self, guild_id: int, game: str, user_id: int, others: Iterable[int]) -> list[RivalRow]:
        """Return what :meth:`rivals` returns for one kind of game and these people, in their order."""
        query = (
            "SELECT count(*), count(*) FILTER (WHERE mine.place < theirs.place),"
            " count(*) FILTER (WHERE mine.place > theirs.place) FROM results AS mine"
            " JOIN tables ON tables.id = mine.table_id"
            " JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat"
            " WHERE mine.user_id = ? AND guild_id = ? AND mine.game = ? AND theirs.user_id = ?"
            f" AND mine.computer IS NULL AND theirs.computer IS NULL AND {_LISTED}"
        ).format(guild="tables.guild_id", user="theirs.user_id")

        def read(connection: Session) -> list[RivalRow]:
            found = []
            for other in others:
                games, *sides = connection.execute(query, (user_id, guild_id, game, other)).fetchall()[0]
                if games:
                    found.append(RivalRow(other, "", games, *sides))
            return found

        return await self._connection.browse(read)

    async def all(self) -> list[RatingRow]:
        """Return every rating, in the order of the games."""
        return await self._connection.read(_all)

    async def ranked_games(self) -> list[RankedRow]:
        """Return every ranked game that is settled, with its standings, in the order in which they were settled."""
        return await self._connection.read(_ranked_games)

    async def is_settled(self, table_id: int) -> bool:
        """Return whether a ranked game is settled and names people to be rated, struck or not."""
        return bool(await self._connection.rows("SELECT 1 FROM standings WHERE table_id = ? LIMIT 1", table_id))

    async def set_counts(self, table_id: int, counts: bool, recompute: Recompute) -> None:
        """Let a settled ranked game count or not, and recompute the ratings of its kind, server and ladder.

        Recomputes beside the bot's work, and stores in one transaction what differs, if no rating has changed
        meanwhile; else again. A game whose ratings were computed before, and that is written after it, raises
        :class:`StaleRatings`. Raises :class:`UnknownTable` and :class:`NotOurs`.
        """
        change = "UPDATE tables SET ranked = ?, settled_revision = -1 WHERE id = ?"

        def look(connection: Session) -> _Ladder | None:
            need_owned(connection, table_id, self._connection.owned)
            query = "SELECT guild_id, ladder, game FROM standings JOIN tables ON id = table_id WHERE id = ? LIMIT 1"
            which = connection.execute(query, (table_id,)).fetchone()
            if which is None:
                return None
            games = [
                replace(each, counts=counts) if each.table_id == table_id else each
                for each in _ranked_games(connection, *which)
            ]
            stored = _all(connection, *which)
            right = recompute(games, stored)
            return _Ladder(which, stored, right)

        def mark(ladder: _Ladder | None, connection: Session) -> None:
            need_owned(connection, table_id, self._connection.owned)
            connection.execute(change, (int(counts), table_id))
            if ladder is not None:
                _replace(connection, table_id, ladder)

        while True:
            found = await self._connection.browse(look)
            with suppress(StaleRatings):
                return await self._connection.write(partial(mark, found))

    async def replace(self, ratings: Iterable[RatingRow]) -> None:
        """Store these ratings instead of all that are stored."""

        def replace(connection: Session) -> None:
            connection.execute("DELETE FROM ratings")
            insert_ratings(connection, ratings)

        await self._connection.write(replace)


def insert_ratings(connection: Session, ratings: Iterable[RatingRow], known: Collection[int] = ()) -> None:
    """Add the ratings of a game, inside the caller's transaction. The users ``known`` had one when these were computed.

    Raises :class:`StaleRatings` if a stored skill differs from the one before the game.
    """
    for row in ratings:
        stored = _skills(connection, row.guild_id, row.ladder, row.game, (row.user_id,)).get(row.user_id)
        if stored != (row.mu_before, row.sigma_before) and (stored is not None or row.user_id in known):
            raise StaleRatings(row.table_id)
        connection.execute(insert_into("ratings", RatingRow), values(row))


class _Ladder(NamedTuple):
    """The ratings of a kind of game on a ladder of a server."""

    which: tuple[int, int, str]
    """Server, ladder and game."""
    stored: list[RatingRow]
    right: list[RatingRow]


def _replace(connection: Session, table_id: int, ladder: _Ladder) -> None:
    """Store the right ratings of the ladder of a table from the first that differs on. Raises :class:`StaleRatings`."""
    part = "FROM ratings WHERE guild_id = ? AND ladder = ? AND game = ?"
    found = connection.execute(f"SELECT id, {columns(RatingRow)} {part} ORDER BY id", ladder.which).fetchall()
    if [tuple(row[1:]) for row in found] != [values(row) for row in ladder.stored]:
        raise StaleRatings(table_id)
    pairs = zip(ladder.stored, ladder.right, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(found), len(ladder.right)))
    if same < len(found):
        connection.execute(f"DELETE {part} AND id >= ?", (*ladder.which, found[same][0]))
    connection.executemany(insert_into("ratings", RatingRow), [values(row) for row in ladder.right[same:]])


def _all(connection: Session, guild_id: int | None = None, ladder: int = 0, game: str = "") -> list[RatingRow]:
    """Return the ratings of a kind of game on a ladder of a server, or all, in the order of the games."""
    part, which = "", tuple[object, ...]()
    if guild_id is not None:
        part, which = "WHERE guild_id = ? AND ladder = ? AND game = ?", (guild_id, ladder, game)
    rows = connection.execute(f"SELECT {columns(RatingRow)} FROM ratings {part} ORDER BY id", which)
    return [RatingRow(*row) for row in rows.fetchall()]


def _ranked_games(connection: Session, guild_id: int | None = None, ladder: int = 0, game: str = "") -> list[RankedRow]:
    """Return the settled ranked games of a kind on a ladder of a server, or all: see :meth:`Ratings.ranked_games`."""
    part, which = "", tuple[object, ...]()
    if guild_id is not None:
        part, which = "AND guild_id = ? AND ladder = ? AND game = ?", (guild_id, ladder, game)
    query = (
        f"SELECT ranked, guild_id, game, {columns(StandingRow, 'standings.')} FROM standings"
        f" JOIN tables ON id = standings.table_id WHERE rated = 1 {part} ORDER BY"
        " (SELECT min(s.at) FROM standings AS s WHERE s.table_id = tables.id),"
        " (SELECT min(ratings.id) FROM ratings WHERE ratings.table_id = tables.id) NULLS FIRST, tables.id, entrant"
    )
    found: dict[int, RankedRow] = {}
    for ranked, server, kind, *rest in connection.execute(query, which).fetchall():
        row = StandingRow(*rest)
        known = found.get(row.table_id)
        if known is None:
            known = RankedRow(row.table_id, server, kind, row.at, row.ladder, (), bool(ranked))
        found[row.table_id] = replace(known, standings=(*known.standings, row))
    return list(found.values())


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

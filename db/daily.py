"""The daily deals, and who has played them, over all servers."""

from __future__ import annotations

from db.connection import Connection
from db.rows import DealRow, TryRow, columns, insert_into, values
from db.session import Session

_DEAL = f"SELECT {columns(DealRow)} FROM deals WHERE day = ? AND game = ? AND rules_version = ?"
_TRY = f"SELECT {columns(TryRow)} FROM tries"
_OF_PERSON = "WHERE day = ? AND game = ? AND user_id = ?"


class Daily:
    """Stores deals, and reads them and the tries at them. ``Store.begin`` stores a try. ``day``: from 1970, UTC."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def store_deal(self, row: DealRow) -> DealRow:
        """Store a deal unless there is one of this day, game and version; return the one that is stored."""
        put = f"{insert_into('deals', DealRow)} ON CONFLICT (day, game, rules_version) DO NOTHING"

        def store(connection: Session) -> DealRow:
            connection.execute(put, values(row))
            return DealRow(*connection.execute(_DEAL, (row.day, row.game, row.rules_version)).fetchall()[0])

        return await self._connection.write(store)

    async def deal(self, day: int, game: str, rules_version: int) -> DealRow | None:
        """Return the deal of a day, a game and a version of its rules, or None."""
        rows = await self._connection.rows(_DEAL, day, game, rules_version)
        return DealRow(*rows[0]) if rows else None

    async def set_opening(self, deal: DealRow, opening: str) -> None:
        """Store the first moves of a deal, as JSON. The first that are stored stay."""
        query = "UPDATE deals SET opening = ? WHERE day = ? AND game = ? AND rules_version = ? AND opening IS NULL"
        which = opening, deal.day, deal.game, deal.rules_version
        await self._connection.write(lambda connection: connection.execute(query, which))

    async def set_signs(self, table_id: int, signs: str) -> None:
        """Note how good each turn of a try was."""
        query = "UPDATE tries SET signs = ? WHERE table_id = ?"
        await self._connection.write(lambda connection: connection.execute(query, (signs, table_id)))

    async def tidy(self, today: int) -> None:
        """Delete what stays of the tries of deleted people, at the deals that are over ``today``."""
        query = "DELETE FROM tries WHERE name = '' AND day < ?"
        await self._connection.write(lambda connection: connection.execute(query, (today,)))

    async def unjudged(self, day: int, most: int) -> list[int]:
        """Return the tables of this process's finished tries without signs, from a day on, the latest first."""
        query = (
            "SELECT table_id FROM tries JOIN tables ON id = table_id WHERE day >= ? AND points IS NOT NULL"
            f" AND signs IS NULL AND {self._connection.owned} ORDER BY day DESC, table_id DESC LIMIT ?"
        )
        return [table_id for (table_id,) in await self._connection.rows(query, day, most)]

    async def find(self, day: int, game: str, user_id: int) -> TryRow | None:
        """Return a person's try at a deal, or None."""
        rows = await self._connection.rows(f"{_TRY} {_OF_PERSON}", day, game, user_id)
        return TryRow(*rows[0]) if rows else None

    async def at_table(self, table_id: int) -> TryRow | None:
        """Return the try that is played at a table, or None."""
        rows = await self._connection.rows(f"{_TRY} WHERE table_id = ?", table_id)
        return TryRow(*rows[0]) if rows else None

    async def of_server(self, day: int, game: str, guild_id: int) -> list[TryRow]:
        """Return the finished tries that were begun in a server, the most points first."""
        rest = "WHERE day = ? AND game = ? AND guild_id = ? AND points IS NOT NULL ORDER BY points DESC, table_id"
        return [TryRow(*row) for row in await self._connection.rows(f"{_TRY} {rest}", day, game, guild_id)]

    async def days(self, user_id: int) -> list[int]:
        """Return the days on which a person has finished a try, the latest first."""
        query = "SELECT DISTINCT day FROM tries WHERE user_id = ? AND points IS NOT NULL ORDER BY day DESC"
        return [day for (day,) in await self._connection.browse_rows(query, user_id)]

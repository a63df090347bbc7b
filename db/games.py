"""What happened in a game: its log, its latest state, its secret and its results."""

from __future__ import annotations

from db.connection import Connection
from db.errors import UnknownTable
from db.rows import ActionRow, HolderRow, ResultRow, SnapshotRow, columns, upsert
from db.session import Session
from db.tables import need_owned

START = "start"
"""The notation of the action that starts a game; its seat is None."""

CANCEL = "cancel"
"""The notation of the action that cancels a table; its seat is None."""

OF_THE_COURSE = ("actions", "snapshots", "secrets", "guests", "notes", "messages", "calls", "reviews")
"""Tables with the course of a game, which ratings do not need. The evaluations of bots, which an older
version has stored, go with the actions."""
KEPT_FOR_RATINGS = ("seats", "holders", "results", "standings", "ratings")
"""Tables of which the rows of a settled ranked game stay."""
_FINISHED = "SELECT 1 FROM results WHERE user_id = ? AND game = ? AND computer IS NULL LIMIT 1"


class Games:
    """Reads games by table id. ``Store.commit`` writes them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def snapshot(self, table_id: int) -> SnapshotRow | None:
        """Return the latest state, or None before the start."""
        query = f"SELECT {columns(SnapshotRow)} FROM snapshots WHERE table_id = ?"
        rows = await self._connection.rows(query, table_id)
        return SnapshotRow(*rows[0]) if rows else None

    async def actions(self, table_id: int, since: int = 0) -> list[ActionRow]:
        """Return the log after the revision ``since``, oldest first."""
        query = f"SELECT {columns(ActionRow)} FROM actions WHERE table_id = ? AND revision > ? ORDER BY revision"
        # In the store's thread: a log may have thousands of actions.
        return await self._connection.read(
            lambda connection: [ActionRow(*row) for row in connection.execute(query, (table_id, since))]
        )

    async def steps(self, table_id: int) -> list[tuple[int, int | None, str]]:
        """Return the log without its events, oldest first: revision, seat and notation of each action."""
        query = "SELECT revision, seat, notation FROM actions WHERE table_id = ? ORDER BY revision"
        return await self._connection.rows(query, table_id)

    async def notation(self, table_id: int, seat: int, decision_revision: int) -> str | None:
        """Return the action that a seat took with a button of this decision revision, or None."""
        query = "SELECT notation FROM actions WHERE table_id = ? AND seat = ? AND decision_revision = ?"
        rows = await self._connection.rows(query, table_id, seat, decision_revision)
        return str(rows[0][0]) if rows else None

    async def log_for_beginner(
        self, table_id: int, user_id: int, game: str
    ) -> list[tuple[int, int | None, str, int | None]] | None:
        """Return a table's log, oldest first: revision, seat, notation, and the user who acted.

        None if ``user_id`` has finished a game of this kind, in any server.
        """

        def read(connection: Session) -> list[tuple[int, int | None, str, int | None]] | None:
            if connection.execute(_FINISHED, (user_id, game)).fetchall():
                return None
            query = "SELECT revision, seat, notation, user_id FROM actions WHERE table_id = ? ORDER BY revision"
            return list(connection.execute(query, (table_id,)))

        return await self._connection.read(read)

    async def has_finished(self, user_id: int, game: str) -> bool:
        """Return whether a person has finished a game of this kind, in any server."""
        return bool(await self._connection.rows(_FINISHED, user_id, game))

    async def holders(self, table_id: int) -> tuple[HolderRow, ...]:
        """Return who held the seats of a started game, by seat and revision."""
        query = f"SELECT {columns(HolderRow)} FROM holders WHERE table_id = ? ORDER BY seat, from_revision"
        return tuple(HolderRow(*row) for row in await self._connection.rows(query, table_id))

    async def review(self, table_id: int) -> str | None:
        """Return the stored review of a finished game, as it was given to :meth:`put_review`, or None."""
        rows = await self._connection.rows("SELECT data FROM reviews WHERE table_id = ?", table_id)
        return str(rows[0][0]) if rows else None

    async def put_review(self, table_id: int, data: str) -> None:
        """Store the review of a finished game in place of an earlier one.

        Raises :class:`UnknownTable`, also if its game is kept no longer, and :class:`NotOurs` for a table of another
        process.
        """

        def put(connection: Session) -> None:
            need_owned(connection, table_id, self._connection.owned)
            if connection.execute("SELECT seed FROM tables WHERE id = ?", (table_id,)).fetchone() == (None,):
                raise UnknownTable(table_id)
            connection.execute(upsert("reviews", ("table_id",), ("table_id", "data")), (table_id, data))

        await self._connection.write(put)

    async def secret(self, table_id: int) -> bytes | None:
        """Return the secret behind every random draw, or None for a table older than schema version 3.

        Keep it secret until the game is finished.
        """
        rows = await self._connection.rows("SELECT secret FROM secrets WHERE table_id = ?", table_id)
        return bytes(rows[0][0]) if rows else None

    async def prune(self, before: int, most: int) -> list[int]:
        """Delete up to ``most`` of this process's games that ended before a date, in Unix milliseconds; return them.

        Of a game that was settled for the ratings, players, results and ratings stay: the ladder follows from them.
        """
        query = (
            "SELECT id, rated FROM tables WHERE phase IN ('finished', 'cancelled') AND updated_at < ?"
            " AND (rated = 0 OR EXISTS (SELECT 1 FROM snapshots WHERE table_id = id))"
            f" AND {self._connection.owned} ORDER BY id LIMIT ?"
        )

        def prune(connection: Session) -> list[int]:
            found = connection.execute(query, (before, most)).fetchall()
            connection.executemany("DELETE FROM tables WHERE id = ?", [(each,) for each, rated in found if not rated])
            settled = [(each,) for each, rated in found if rated]
            for name in OF_THE_COURSE:
                connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", settled)
            connection.executemany("UPDATE seats SET contribution = NULL WHERE table_id = ?", settled)
            rest = "settled_revision = revision, seed = NULL, commitment = NULL, contribution = NULL"
            connection.executemany(f"UPDATE tables SET {rest} WHERE id = ?", settled)
            return [table_id for table_id, _ in found]

        return await self._connection.write(prune)

    async def results(self, table_id: int) -> tuple[ResultRow, ...]:
        """Return the results by seat; empty unless the game is finished."""
        query = f"SELECT {columns(ResultRow)} FROM results WHERE table_id = ? ORDER BY seat"
        return tuple(ResultRow(*row) for row in await self._connection.rows(query, table_id))

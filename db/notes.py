"""What players note for themselves at a table. A note belongs to the person, not to the seat."""

from __future__ import annotations

from db.connection import Connection
from db.rows import upsert
from db.session import Session
from db.tables import need_owned


class Notes:
    """Reads and replaces notes."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def find(self, table_id: int, user_id: int) -> str:
        """Return a person's note at a table; empty without one."""
        query = "SELECT text FROM notes WHERE user_id = ? AND table_id = ?"
        rows = await self._connection.rows(query, user_id, table_id)
        return str(rows[0][0]) if rows else ""

    async def put(self, table_id: int, user_id: int, text: str, now: int) -> bool:
        """Replace a person's note, or delete it if ``text`` is empty; return False for a person without a seat there.

        Raises :class:`UnknownTable`, and :class:`NotOurs` for a table of another process.
        """
        whose = user_id, table_id

        def put(connection: Session) -> bool:
            need_owned(connection, table_id, self._connection.owned)
            seat = "SELECT 1 FROM seats WHERE user_id = ? AND table_id = ?"
            if not connection.execute(seat, whose).fetchone():
                return False
            if text:
                query = upsert("notes", ("user_id", "table_id"), ("user_id", "table_id", "text", "updated_at"))
                connection.execute(query, (*whose, text, now))
            else:
                connection.execute("DELETE FROM notes WHERE user_id = ? AND table_id = ?", whose)
            return True

        return await self._connection.write(put)

"""Open polls among the players of a table, and their votes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from db.connection import Connection
from db.rows import PollKind, PollRow, VoteRow, columns, insert_into, values
from db.session import Session


class Polls:
    """Reads polls and votes. ``Store.commit`` writes them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def open(self, table_id: int) -> list[PollRow]:
        """Return the open polls of a table, oldest first."""
        query = f"SELECT {columns(PollRow)} FROM polls WHERE table_id = ? ORDER BY opened_at, kind"
        polls = [PollRow(*row) for row in await self._connection.rows(query, table_id)]
        return [replace(poll, kind=PollKind(poll.kind)) for poll in polls]

    async def votes(self, table_id: int, kind: PollKind) -> list[VoteRow]:
        """Return the votes of an open poll, earliest first."""
        query = f"SELECT {columns(VoteRow)} FROM votes WHERE table_id = ? AND kind = ? ORDER BY at, user_id"
        votes = [VoteRow(*row) for row in await self._connection.rows(query, table_id, kind)]
        return [replace(vote, kind=PollKind(vote.kind)) for vote in votes]


def put_polls(connection: Session, table_id: int, polls: Mapping[PollKind, PollRow | None]) -> None:
    """Open, update or close (None) polls, inside the caller's transaction.

    A closed poll, or one replaced under a new number, loses its votes. A closed one loses its timer.
    """
    for kind, poll in polls.items():
        query = "DELETE FROM polls WHERE table_id = ? AND kind = ?"
        if poll is None:
            connection.execute(query, (table_id, kind))
            connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ?", (table_id, kind))
        else:
            connection.execute(f"{query} AND number <> ?", (table_id, kind, poll.number))
            connection.execute(
                f"{insert_into('polls', PollRow)} ON CONFLICT (table_id, kind) DO NOTHING",
                values(poll),
            )


def put_votes(connection: Session, votes: Iterable[VoteRow]) -> None:
    """Store votes of open polls, inside the caller's transaction; each replaces the person's previous one."""
    connection.executemany(
        f"{insert_into('votes', VoteRow)}"
        " ON CONFLICT (table_id, kind, user_id) DO UPDATE SET choice = excluded.choice, at = excluded.at",
        [values(vote) for vote in votes],
    )

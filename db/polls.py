"""The SQL of open questions and their answers, as plain functions of a connection. Transactions are the caller's."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import astuple, replace

from db.rows import PollKind, PollRow, VoteRow, columns


def put_polls(connection: sqlite3.Connection, table_id: int, polls: Mapping[PollKind, PollRow | None]) -> None:
    """Questions of a table as they are from now on; None closes one. Answers go with a question, or a former one."""
    for kind, poll in polls.items():
        number = None if poll is None else poll.number
        query = "DELETE FROM polls WHERE table_id = ? AND kind = ? AND number IS NOT ?"
        connection.execute(query, (table_id, kind.value, number))
        if poll is not None:
            connection.execute(
                f"INSERT INTO polls ({columns(PollRow)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, kind) DO UPDATE SET message_id = excluded.message_id",
                astuple(poll),
            )


def polls_of(connection: sqlite3.Connection, table_id: int) -> list[PollRow]:
    """The open questions of a table, the oldest first."""
    query = f"SELECT {columns(PollRow)} FROM polls WHERE table_id = ? ORDER BY opened_at, kind"
    found = [PollRow(*row) for row in connection.execute(query, (table_id,))]
    return [replace(poll, kind=PollKind(poll.kind)) for poll in found]


def votes_of(connection: sqlite3.Connection, table_id: int, kind: PollKind) -> list[VoteRow]:
    """The answers to an open question, the earliest first."""
    query = f"SELECT {columns(VoteRow)} FROM votes WHERE table_id = ? AND kind = ? ORDER BY at, user_id"
    found = [VoteRow(*row) for row in connection.execute(query, (table_id, kind.value))]
    return [replace(each, kind=PollKind(each.kind)) for each in found]

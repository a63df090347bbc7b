"""The SQL of open questions and their answers, as plain functions of a connection. Transactions are the caller's."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import astuple, replace

from db.errors import StaleRevision, UnknownPoll, UnknownTable, WrongPhase
from db.rows import Phase, PollKind, PollRow, VoteRow, columns


def open_poll(connection: sqlite3.Connection, poll: PollRow) -> PollRow:
    """Ask a question at a running table, with its number; one of its kind that is open goes, with its answers.

    Raises :class:`UnknownTable`, :class:`WrongPhase`, and :class:`StaleRevision` if it is asked about a former state.
    """
    row = connection.execute("SELECT revision, phase FROM tables WHERE id = ?", (poll.table_id,)).fetchone()
    if row is None:
        raise UnknownTable(poll.table_id)
    revision, phase = row
    if revision != poll.revision:
        raise StaleRevision(poll.table_id, poll.revision, revision)
    if phase != Phase.RUNNING:
        raise WrongPhase(poll.table_id, phase, Phase.RUNNING)
    close_polls(connection, poll.table_id, (poll.kind,))
    query = "UPDATE tables SET questions = questions + 1 WHERE id = ? RETURNING questions"
    poll = replace(poll, number=connection.execute(query, (poll.table_id,)).fetchone()[0])
    connection.execute(f"INSERT INTO polls ({columns(PollRow)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(poll))
    return poll


def polls_of(connection: sqlite3.Connection, table_id: int) -> list[PollRow]:
    """The open questions of a table, the oldest first."""
    query = f"SELECT {columns(PollRow)} FROM polls WHERE table_id = ? ORDER BY opened_at, kind"
    found = [PollRow(*row) for row in connection.execute(query, (table_id,))]
    return [replace(poll, kind=PollKind(poll.kind)) for poll in found]


def set_poll_message(connection: sqlite3.Connection, table_id: int, kind: PollKind, message_id: int | None) -> None:
    """Where an open question is shown. :class:`UnknownPoll` if it is closed already."""
    query = "UPDATE polls SET message_id = ? WHERE table_id = ? AND kind = ?"
    if connection.execute(query, (message_id, table_id, kind.value)).rowcount != 1:
        raise UnknownPoll(table_id, kind)


def vote(connection: sqlite3.Connection, vote: VoteRow, number: int) -> list[VoteRow]:
    """Take one person's answer, which replaces a former one, to the table's question ``number``; all answers.

    Raises :class:`UnknownPoll` if that question is closed, or another of its kind was asked since.
    """
    row = connection.execute(
        "SELECT number FROM polls WHERE table_id = ? AND kind = ?", (vote.table_id, vote.kind.value)
    ).fetchone()
    if row is None or row[0] != number:
        raise UnknownPoll(vote.table_id, vote.kind)
    connection.execute(
        f"INSERT INTO votes ({columns(VoteRow)}) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind, user_id) DO UPDATE SET choice = excluded.choice, at = excluded.at",
        astuple(vote),
    )
    return votes_of(connection, vote.table_id, vote.kind)


def votes_of(connection: sqlite3.Connection, table_id: int, kind: PollKind) -> list[VoteRow]:
    """The answers to an open question, the earliest first."""
    query = f"SELECT {columns(VoteRow)} FROM votes WHERE table_id = ? AND kind = ? ORDER BY at, user_id"
    found = [VoteRow(*row) for row in connection.execute(query, (table_id, kind.value))]
    return [replace(each, kind=PollKind(each.kind)) for each in found]


def close_polls(connection: sqlite3.Connection, table_id: int, kinds: Iterable[PollKind]) -> None:
    """Close questions of a table and drop their answers; those that are not open are none to close."""
    connection.executemany(
        "DELETE FROM polls WHERE table_id = ? AND kind = ?", [(table_id, kind.value) for kind in kinds]
    )

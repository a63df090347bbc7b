"""All that one transaction writes for a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace

from db.errors import AlreadyTried, StaleRevision
from db.polls import put_polls, put_votes
from db.ratings import insert_ratings
from db.rows import (
    ActionRow,
    HolderRow,
    MessageRow,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    StandingRow,
    TableRow,
    TimerKind,
    TryRow,
    VoteRow,
    insert,
    insert_into,
    upsert,
    values,
)
from db.session import Session
from db.shards import EVERY_SERVER
from db.tables import need_owned, out_of_date, put_seats
from db.timers import set_timers

_WRITTEN = (
    "phase",
    "host_id",
    "options",
    "pace",
    "ranked",
    "absence",
    "deadline_ms",
    "stood_ms",
    "invited_only",
    "rated",
    "called_at",
    "revision",
    "rules_version",
    "seed",
    "contribution",
    "archived",
    "questions",
    "settled_revision",
    "updated_at",
)
"""The columns of a table that a write sets. ``Tables`` sets others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWrite:
    """What one transaction writes for a table. Omitted parts stay.

    Removes all timers and polls of a table that is finished or cancelled.
    """

    row: TableRow
    """The table after the write."""
    before: TableRow
    """The table as the caller read it. The write stores the columns that differ, and no others."""
    seats: tuple[SeatRow, ...] | None = None
    """All seats in order, numbered from 0."""
    action: ActionRow | None = None
    """The next action of the log."""
    earlier: tuple[ActionRow, ...] = ()
    """Actions that stand before it, one revision each."""
    snapshot: SnapshotRow | None = None
    results: tuple[ResultRow, ...] = ()
    standings: tuple[StandingRow, ...] = ()
    """Who is rated for a ranked game, once that is settled."""
    ratings: tuple[RatingRow, ...] = ()
    known: frozenset[int] = frozenset()
    """Users who had a rating when ``ratings`` were computed."""
    timers: Mapping[TimerKind, int | None] = field(default_factory=dict)
    """When timers fall due, in milliseconds of the game clock. None removes one."""
    polls: Mapping[PollKind, PollRow | None] = field(default_factory=dict)
    """Polls after the write. None closes one and deletes its votes; a new number deletes the previous votes."""
    votes: tuple[VoteRow, ...] = ()
    """Votes in open polls. Each replaces the person's previous one."""
    once: tuple[str, ...] = ()
    """Names of messages that are to be sent once."""
    tried: TryRow | None = None
    """The try at a daily deal that begins here."""
    guests: Mapping[int, bool] = field(default_factory=dict)
    """Users who are invited to the lobby (True) or may not come back to it (False). Others stay as they are."""


def write_table(connection: Session, write: TableWrite, owned: str = EVERY_SERVER) -> None:
    """Write all of it, inside the caller's transaction, if the SQL condition ``owned`` holds for the table.

    Raises :class:`UnknownTable`, :class:`NotOurs`, :class:`StaleRevision`, :class:`StaleRatings`,
    :class:`AlreadyTried`, and ValueError for parts that do not belong together. The schema refuses the rest.
    """
    row = write.row
    _check(write)
    if row.archived is not write.before.archived or write.polls or write.votes:
        row = replace(row, settled_revision=-1)
    _write_row(connection, row, write.before, owned)
    if row.archived is not write.before.archived:
        out_of_date(connection, [row.id])
    for name in write.once:
        connection.execute(insert_into("messages", MessageRow), values(MessageRow(row.id, name)))
    _put_people(connection, write)
    connection.executemany(insert_into("actions", ActionRow), [values(each) for each in write.earlier])
    if write.action is not None:
        connection.execute(insert_into("actions", ActionRow), values(write.action))
    if write.snapshot is not None:
        names = tuple(each.name for each in fields(SnapshotRow))
        connection.execute(upsert("snapshots", ("table_id",), names), values(write.snapshot))
    names = (*(each.name for each in fields(ResultRow)), "game")
    connection.executemany(insert("results", names), [(*values(each), row.game) for each in write.results])
    _put_try(connection, write)
    _put_standings(connection, write)
    if row.phase in (Phase.LOBBY, Phase.RUNNING):
        set_timers(connection, row.id, write.timers)
        put_polls(connection, row.id, write.polls)
        put_votes(connection, write.votes)
    else:
        connection.execute("UPDATE seats SET open = 0 WHERE table_id = ?", (row.id,))
        connection.execute("DELETE FROM timers WHERE table_id = ?", (row.id,))
        connection.execute("DELETE FROM polls WHERE table_id = ?", (row.id,))
        # What was remembered of deleted people until now: their seats, so that they could take no other, and whom the
        # host had removed. See db.privacy.
        connection.execute("UPDATE holders SET user_id = 0 WHERE table_id = ? AND user_id > 0 AND name = ''", (row.id,))
        connection.execute("DELETE FROM guests WHERE table_id = ? AND welcome = 0", (row.id,))


def _put_try(connection: Session, write: TableWrite) -> None:
    """Store the try at a daily deal that begins, or its points once it is over."""
    row = write.row
    if write.tried is not None:
        query = f"{insert_into('tries', TryRow)} ON CONFLICT (day, game, user_id) DO NOTHING RETURNING 1"
        if not connection.execute(query, values(write.tried)).fetchall():
            raise AlreadyTried(row.id)
    if not row.has_channel and write.results:
        query = "UPDATE tries SET points = ? WHERE table_id = ?"
        connection.execute(query, (write.results[0].points, row.id))


def _put_standings(connection: Session, write: TableWrite) -> None:
    """Store who is rated. A person who has deleted their data, perhaps just now, has no name and no skill there."""
    if not write.standings:
        return
    query = "SELECT user_id FROM holders WHERE table_id = ? AND user_id > 0 GROUP BY user_id HAVING max(name) = ''"
    deleted = {user_id for (user_id,) in connection.execute(query, (write.row.id,)).fetchall()}
    standings = [replace(each, user_id=0) if each.user_id in deleted else each for each in write.standings]
    ratings = [
        replace(each, user_id=0, mu=None, sigma=None) if each.user_id in deleted else each for each in write.ratings
    ]
    connection.executemany(insert_into("standings", StandingRow), [values(each) for each in standings])
    insert_ratings(connection, ratings, write.known)


def _put_people(connection: Session, write: TableWrite) -> None:
    """Store the guests, the seats, and who holds them from now on."""
    row, put = write.row, upsert("guests", ("table_id", "user_id"), ("table_id", "user_id", "welcome"))
    connection.executemany(put, [(row.id, user_id, int(welcome)) for user_id, welcome in write.guests.items()])
    if write.seats is None:
        return
    moved = put_seats(connection, row.id, write.seats)
    if row.phase is not Phase.LOBBY:
        starts = write.before.phase is Phase.LOBBY
        _put_holders(connection, row.revision, write.seats if starts else moved)


def _put_holders(connection: Session, revision: int, seats: Iterable[SeatRow]) -> None:
    """Note that these seats have other holders from ``revision`` on."""
    for seat in seats:
        connection.execute(
            "UPDATE holders SET to_revision = ? WHERE table_id = ? AND seat = ? AND to_revision IS NULL",
            (revision, seat.table_id, seat.seat),
        )
        holder = HolderRow(seat.table_id, seat.seat, revision, None, seat.user_id, seat.name)
        connection.execute(insert_into("holders", HolderRow), values(holder))


def _check(write: TableWrite) -> None:
    """Raise ValueError unless all parts of a write belong to one table at one revision."""
    row, seats = write.row, write.seats or ()
    moments = [each for each in (write.action, write.snapshot) if each is not None]
    asked = [poll for poll in write.polls.values() if poll is not None]
    parts = (*seats, *moments, *write.earlier, *asked, *write.results, *write.standings, *write.ratings, *write.votes)
    tried = row.id if write.tried is None else write.tried.table_id
    if write.before.id != row.id or any(part.table_id != row.id for part in parts) or tried != row.id:
        raise ValueError(f"a write of table {row.id} holds rows of another table")
    new, first = row.revision - write.before.revision, write.before.revision + 1
    numbered = all(each.revision == first + place for place, each in enumerate(write.earlier))
    if any(each.revision != row.revision for each in moments) or new not in (0, 1 + len(write.earlier)) or not numbered:
        raise ValueError(f"a write of table {row.id} holds several revisions")
    if write.snapshot is not None and write.snapshot.rules_version != row.rules_version:
        raise ValueError(f"a write of table {row.id} holds several versions of the rules")
    if [seat.seat for seat in seats] != list(range(len(seats))):
        raise ValueError(f"the seats of table {row.id} are not numbered from 0")
    if write.results and row.phase is not Phase.FINISHED:
        raise ValueError(f"table {row.id} is {row.phase}, and only a finished game has results")


def _write_row(connection: Session, row: TableRow, before: TableRow, owned: str) -> None:
    """Update the columns that the caller changed, at the revision that it read. The other columns may have changed.

    The revision is always set: so the row is locked, and a second transaction of the same revision finds no row.
    """
    changed = {name: value for name in _WRITTEN if (value := getattr(row, name)) != getattr(before, name)}
    changed["revision"] = row.revision
    update = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in changed)}"
    query = f"{update} WHERE id = ? AND revision = ? AND {owned} RETURNING 1"
    if connection.execute(query, (*changed.values(), row.id, before.revision)).fetchall():
        return
    need_owned(connection, row.id, owned)
    ((found,),) = connection.execute("SELECT revision FROM tables WHERE id = ?", (row.id,)).fetchall()
    raise StaleRevision(row.id, before.revision, found)

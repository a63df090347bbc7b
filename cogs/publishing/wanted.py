"""What a table wants shown in its channel, as a pure function of the table as everybody may see it.

Each standing message has a name and a key for what it shows. The bot edits or posts a message whose key differs from
the one that :class:`~db.MessageRow` has for it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final

from db import BOARD, DELETE, MENTION, POLL, MessageRow
from tables import Archived, Phase, PollKind, Table
from tables.questions import asked_about

REMIND: Final = "remind"
"""What a mention shows whose players are to be reminded."""
KNOWN: Final = "known"
"""What a mention of an older version shows: players know of the decisions before the next change."""
IN_WORDS: Final = "words"
"""Behind the key of a board that has no picture because the bot may not attach files."""
LATE: Final = "late"
"""Behind the key of a board that shows words until its picture follows."""
STRUCK: Final = "-struck"
"""Behind the revision of a game that a moderator has struck from the ladder."""
NAMELESS: Final = "-nameless"
"""Behind that, with their number, if seats have no name, now or earlier: a deletion changes the number."""

Decisions = dict[int, int]
"""Each seat that has to decide, and since which revision: see :attr:`tables.Table.pending_decisions`."""


def board_key(table: Table) -> str:
    """Return what the board of a table is to show.

    That is the revision that everybody may see, how long clocks stood, whether the game is struck, and how many players
    have no name.
    """
    stood = f"+{table.row.stood_ms}" if table.row.stood_ms else ""
    nameless = [each.name for each in table.seats].count("") + [each.name for each in table.holders].count("")
    names = f"{NAMELESS}{nameless}" if nameless else ""
    return f"{table.public_revision}{stood}{STRUCK if table.row.struck else ''}{names}"


def shows_the_end(table: Table, row: MessageRow) -> bool:
    """Return whether a board shows how the game ended already, struck or not, with names or without."""
    return table.row.is_over and _revision(row.shows) == _revision(board_key(table))


def shows_all_but_names(table: Table, row: MessageRow) -> bool:
    """Return whether a board shows all of a game that is over, but perhaps names of deleted people."""
    wanted, shown = board_key(table).partition(NAMELESS)[0], row.shows.partition(" ")[0].partition(NAMELESS)[0]
    return table.row.is_over and shown == wanted


def _revision(key: str) -> str:
    return key.partition(" ")[0].partition("-")[0]


def poll_key(table: Table, kind: PollKind) -> str:
    """Return what the message of an open poll is to show: its number, then a digest of the answers and the players."""
    poll = table.polls[kind]
    facts = sorted(table.votes[kind].items()), asked_about(table, kind), table.names, table.public_revision
    return f"{poll.number} {hashlib.blake2b(repr(facts).encode(), digest_size=6).hexdigest()}"


def poll_number(row: MessageRow) -> int | None:
    """Return the number of the poll that a message shows or showed; None if it is out of date."""
    number = row.shows.partition(" ")[0]
    return int(number) if number.isdigit() else None


def decisions(table: Table) -> Decisions:
    """Return the decisions that players are to be mentioned for; empty for a table that is not running."""
    shown = table.phase is Phase.RUNNING and table.row.archived is None
    return dict(table.pending_decisions) if shown else {}


def dump(pending: Decisions) -> str:
    """Return the decisions as a mention's row has them."""
    return json.dumps({str(seat): revision for seat, revision in sorted(pending.items())})


def known(row: MessageRow | None) -> Decisions:
    """Return the decisions that players know of by a mention."""
    if row is None or not row.shows.startswith("{"):
        return {}
    return {int(seat): int(revision) for seat, revision in json.loads(row.shows).items()}


def is_news(before: Decisions, pending: Decisions) -> bool:
    """Return whether a seat must decide that did not before, or that decides again after it waited for others.

    A player whose turn continues needs no mention, nor do players while others of the same round decide.
    """
    return any(
        seat not in before or (len(before) > 1 and before[seat] != revision) for seat, revision in pending.items()
    )


def is_settled(table: Table, messages: Mapping[str, MessageRow | None]) -> bool:
    """Return whether every standing message shows what it is to show, and nothing waits to be sent once or deleted."""
    if table.row.archived is Archived.CHANNEL_GONE:
        return True
    if any(row is not None and name.startswith(DELETE) for name, row in messages.items()):
        return False
    rows, pending = {name: row for name, row in messages.items() if row is not None}, decisions(table)
    mention = rows.pop(MENTION, None)
    if (mention is not None and mention.shows == REMIND) or is_news(known(mention), pending):
        return False
    if mention is not None and not pending and table.row.archived is None:
        return False
    wanted = {BOARD: board_key(table)}
    if table.row.archived is None:
        wanted |= {f"{POLL}{kind}": poll_key(table, kind) for kind in table.polls}
        if rows.keys() - wanted.keys():
            return False
    return all(name in rows and rows[name].shows == key for name, key in wanted.items())

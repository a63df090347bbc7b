"""What a hand says besides its table: found once for an answer, and once for an open hand."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from cogs.interactions.reading import Reading
from cogs.play.beginners import Beginner, find_beginner
from cogs.play.ending import standing
from db import Store, StoreError, in_log
from tables import Table

_log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class HandFacts:
    """What a hand says that its table does not know. A part is empty where it could not be read."""

    standing: Sequence[str] = ()
    """The reader's rating and series after the game, in lines."""
    note: str = ""
    """What the reader has noted for themselves, as they typed it."""
    beginner: Beginner | None = None
    """Adds a tip and *Why can’t I…?*."""
    following: Table | None = None
    """The next table that waits for the reader. Its hand gets a button."""


async def hand_facts(
    store: Store, reading: Reading, user: int, *, tips: bool, following: Awaitable[Table | None] | None = None
) -> HandFacts:
    """Find the facts of a user's hand. A store that fails is logged, not raised: it must not hide the hand."""
    table = reading.table

    async def found(work: Awaitable[T], without: T) -> T:
        try:
            return await work
        except StoreError as error:
            _log.warning("table %s: a fact of the hand is missing: %s", table.id, in_log(error))
            return without

    return HandFacts(
        await found(standing(store, reading), []),
        await found(store.notes.find(table.id, user), ""),
        await found(find_beginner(store, table, user, reading.seat), None) if tips else None,
        await following if following is not None else None,
    )

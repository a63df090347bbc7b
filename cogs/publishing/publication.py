"""What the bot remembers of each table's public messages beside what the store holds."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Unpack
from weakref import WeakValueDictionary

from db import Delivery, Phase, TimerRow
from tables import Table

PendingDecisions = Mapping[int, int]
"""The decision revision of each seat that has to decide: see :attr:`tables.Table.pending_decisions`."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Publication:
    """The public messages of one table."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while the board changes
    poll_lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a question is posted or edited
    holds: int = 0  # clicks that are about to show the board themselves
    outdated: bool = False  # an update is due
    updating: bool = False  # an update runs
    redraw: bool = False  # the next update shows the board although the game did not move
    picture_wait: float | None = None  # seconds until that redraw shows words instead of a picture; None: it never does
    retries: int = 0  # since the last update that succeeded
    scroll_checked_at: int | None = None  # when the bot last counted the messages below, on the monotonic clock in ms
    reposted_revision: int | None = None  # for which the bot last replaced the board without being asked to
    breaker_open: bool = False  # a second replacement for that revision was held back and logged
    post_unconfirmed: bool = False  # Discord may have a board of this nonce, and would return it as it is
    sent_mention: tuple[int, int] | None = None  # nonce and message id of a mention that the store does not know yet
    notified: PendingDecisions | None = None
    """The pending decisions that players know of. None: unknown. Empty: the next update mentions all players."""
    unwritten: Delivery = field(default_factory=Delivery)
    """Progress of the board that the next write carries."""

    async def write(self, table: Table, *, done: TimerRow | None = None, **progress: Unpack[Delivery]) -> None:
        """Write delivery progress and all that was unwritten, in one transaction. Removes the timer ``done``, too."""
        changes: Delivery = {**self.unwritten, **progress}
        self.unwritten = {}
        await table.note_delivery(done=done, **changes)


class Publications:
    """Holds one :class:`Publication` for each running table, and for others while an update uses it."""

    def __init__(self) -> None:
        self._alive: WeakValueDictionary[int, Publication] = WeakValueDictionary()
        self._kept: dict[int, Publication] = {}
        """The publications of running tables."""

    def of(self, table: Table) -> Publication:
        """The publication of a table. Forgets it after use if the table is a lobby, archived or finished."""
        publication = self._alive.get(table.id)
        if publication is None:
            publication = self._alive[table.id] = Publication()
        if table.phase is Phase.RUNNING and table.row.archived is None:
            self._kept[table.id] = publication
        else:
            self._kept.pop(table.id, None)
        return publication

    def drop(self, table_id: int) -> None:
        """Forget the publication of a table for good. An update that runs ends after its present step."""
        self._kept.pop(table_id, None)
        publication = self._alive.pop(table_id, None)
        if publication is not None:
            publication.holds += 1

"""The rows of one table's messages during a pass, and how a message is sent so that it arrives once.

Before the bot sends a message it stores the message's nonce, and afterwards the id. So after a crash or a broken
connection it looks for the message among the channel's last ones before it sends it again.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from http import HTTPStatus
from typing import Final

import discord

from cogs.interactions import errors
from cogs.interactions.replies import Panel
from cogs.publishing.outbox import Channels
from cogs.publishing.wanted import is_settled
from db import DELETE, MessageRow, StoreError
from tables import PollKind, Table

_LINK: Final = re.compile(r"https://\S+")
_log = logging.getLogger(__name__)


def is_same(one: str, other: str) -> bool:
    """Return whether two texts are the same but for their links: a link to the board changes with the board."""
    return _LINK.sub("", one) == _LINK.sub("", other)


class NotDeleted(Exception):
    """A message is still to be deleted: the next pass tries again. All else is right."""


class Superseded(Exception):
    """The table changed while its picture was drawn: the next pass shows it as it is now."""


@dataclass(slots=True, eq=False)
class BoardState:
    """What the bot remembers of a table's board beside its row."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the board is sent or edited."""
    redraw: bool = False
    """Whether the next pass shows the board although its key is the same."""
    drawing: asyncio.Task[Panel] | None = None
    """Makes the board for a pass, named by its key. A change of the board cancels it: its picture is out of date."""
    outdated_at: float | None = None
    """Since when the board has waited for a picture of changing positions, on the loop's clock."""
    scrolled_at: int | None = None
    """When the bot last counted the messages below, on the steady clock in milliseconds."""
    replaced: str = ""
    """The key for which the bot last replaced the board without being asked to."""


@dataclass(slots=True, weakref_slot=True, eq=False)
class Work:
    """What the bot remembers of a table's messages beside their rows."""

    board: BoardState = field(default_factory=BoardState)
    others: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a message other than the board is sent, edited or deleted."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while a pass is due."""
    holds: int = 0
    """Clicks that are about to show the board themselves."""
    running: bool = False
    """Whether passes run."""
    look: bool = False
    """Whether the next pass looks for messages that the store may not know, and at open questions."""
    looks: bool = False
    """Whether the next pass looks whether open questions still stand."""
    looked_at: int | None = None
    """When a pass was last told to do that, on the game clock."""
    closed: dict[PollKind, int] = field(default_factory=dict)
    """The message of the latest closed question of each kind."""


class MessageRows:
    """The rows of a table's messages. Methods raise what :class:`Channels` and the store raise."""

    def __init__(self, table: Table, work: Work, channels: Channels) -> None:
        self.table = table
        self.work = work
        self.channels = channels
        self.look = work.look
        self.again = False
        """Whether another pass is due after the write."""
        self.undeleted: Exception | None = None
        """Why a message could not be deleted."""
        self._later: dict[str, tuple[MessageRow | None, MessageRow | None]] = {}
        """What the write at the end of the pass replaces, and by what."""

    @property
    def channel_id(self) -> int:
        """The table's channel."""
        return self.table.row.channel_id

    def row(self, name: str) -> MessageRow:
        """Return the row of a message; an empty one for a message that there is not."""
        return self._all().get(name) or MessageRow(self.table.id, name)

    def put(self, name: str, row: MessageRow | None) -> None:
        """Let the write at the end of the pass store a row, or delete it (None), unless another one comes before."""
        self._later[name] = self.table.messages.get(name), row

    def is_gone(self, name: str) -> bool:
        """Return whether this pass deletes a row."""
        return name in self._later and self._later[name][1] is None

    def _all(self) -> dict[str, MessageRow | None]:
        return {**self.table.messages, **{name: row for name, (_, row) in self._later.items()}}

    async def write(self) -> None:
        """Store what has changed, and that all is right if it is."""
        table = self.table
        for name, (former, _) in tuple(self._later.items()):
            if table.messages.get(name) != former:
                del self._later[name]  # a click has sent another message meanwhile
        right = table.row.settled_revision < table.public_revision and is_settled(table, self._all())
        later, self._later = self._later, {}
        rows = {name: row for name, (_, row) in later.items()}
        left = any(row is not None and name.startswith(DELETE) for name, row in rows.items())
        await self._store(rows, -1 if left else table.row.revision if right else None)
        if self.again:
            self.again = False
            self.work.changed.set()

    async def sent(
        self,
        row: MessageRow,
        number: int,
        post: Callable[[int], Awaitable[int]],
        is_ours: Callable[[discord.Message], bool],
        drop: Callable[[int, int], Awaitable[None]],
        text: str | None = None,
    ) -> tuple[int, bool]:
        """Send a message with a nonce; return its id, and whether it shows for certain what ``post`` shows.

        If an earlier attempt may have arrived, first look among the channel's last messages. Of those that
        ``is_ours`` knows, the newest stays (with ``text``: the newest of this text), and ``drop`` gets the others.
        """
        retried = row.nonce is not None
        if retried or (self.look and row.message_id is None):
            found = [each for each in await self._own() if each.id > (row.message_id or 0) and is_ours(each)]
            current = next((each for each in reversed(found) if text is None or is_same(each.content, text)), None)
            for each in found:
                if current is None or each.id != current.id:
                    await drop(each.id, each.id if current is None else current.id)
            if current is not None:
                return current.id, False
        if row.nonce != number:
            intended = {row.name: replace(row, nonce=number)}
            await self.table.note_messages(intended, settled=None if self.table.row.settled_revision < 0 else -1)
        try:
            return await post(number), not retried
        except discord.HTTPException as error:
            if error.status < HTTPStatus.INTERNAL_SERVER_ERROR:  # refused for certain
                self.put(row.name, replace(row, nonce=None))
            raise
        except Superseded:
            self.put(row.name, replace(row, nonce=None))
            raise

    async def _own(self) -> list[discord.Message]:
        """Return the bot's own messages in the channel, oldest first; none where it may not read them."""
        try:
            return await self.channels.own(self.table.row.channel_id)
        except errors.UNREACHED as error:
            _log.info("table %s: cannot look for earlier messages: %s", self.table.id, error)
            return []

    async def drop(self, message_id: int, current_id: int) -> None:
        await self.delete(message_id)

    async def delete(self, message_id: int) -> None:
        """Delete a message of the channel. If that fails, a row says that it is still to be deleted."""
        self._note_left(message_id, await self.channels.delete(self.channel_id, message_id))

    async def take_away(self, row: MessageRow, is_ours: Callable[[discord.Message], bool]) -> None:
        """Delete what a row is about: the message, and one that was sent, perhaps, and whose id is not known."""
        if row.message_id is not None:
            await self.delete(row.message_id)
        if row.nonce is not None:
            for each in await self._own():
                if each.id > (row.message_id or 0) and is_ours(each):
                    await self.delete(each.id)

    async def retire(self, message_id: int, draw: Callable[[], Panel]) -> None:
        """Edit a superseded message. If that fails, a row says that it is still to be deleted."""
        self._note_left(message_id, await self.channels.retire(self.channel_id, message_id, draw))

    def _note_left(self, message_id: int, error: Exception | None) -> None:
        name = f"{DELETE}{message_id}"
        if error is not None:
            self.undeleted = error
            self.put(name, MessageRow(self.table.id, name, message_id))
        elif name in self._all():
            self.put(name, None)

    async def write_row(self, name: str) -> None:
        """Store a row now."""
        _, row = self._later.pop(name)
        await self._store({name: row}, None)

    async def _store(self, rows: Mapping[str, MessageRow | None], settled: int | None) -> None:
        """Store rows. After a failure, the next pass looks for messages that the store does not know, but not at once.

        Raises :class:`StoreError`.
        """
        try:
            await self.table.note_messages(rows, settled=settled)
        except StoreError:
            self.again, self.work.look = False, True
            raise

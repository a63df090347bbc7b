"""The board of a table: sends, edits and replaces the message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord

from cogs.interactions.components import controls
from cogs.interactions.errors import MISSING_ACCESS, is_lost
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.publishing import board_panel
from cogs.publishing.outbox import nonce
from cogs.publishing.sending import MessageRows, Superseded
from cogs.publishing.wanted import IN_WORDS, LATE, board_key, shows_all_but_names, shows_the_end
from db import BOARD, MessageRow
from render.service import Draw, PictureService, Priority, draw_nothing
from render.wording import Emojis, Words
from tables import Phase, link

MAX_BOARD_AGE_MS: Final = 50 * 60_000
"""Milliseconds after which the bot replaces a board: players find it among the latest messages."""
MAX_MESSAGES_BELOW: Final = 12
"""Number of messages below a board after which the bot replaces it."""
SCROLL_CHECK_MS: Final = 3 * 60_000
"""Minimum interval between scroll checks, in milliseconds."""
PICTURE_WAIT_SECONDS: Final = 4.0
"""Seconds that a board waits for its picture before the bot shows words."""

_log = logging.getLogger(__name__)


class BoardMessage:
    """The board of a table during a pass. Methods raise what :class:`Rows` raises."""

    def __init__(self, rows: MessageRows, pictures: PictureService, emojis: Emojis) -> None:
        self._rows = rows
        self._table = rows.table
        self._state = rows.work.board
        self._pictures = pictures
        self._emojis = emojis

    async def show(self) -> None:
        """Edit or post the board if it does not show the table as it is. Raises :class:`Superseded`."""
        table, board = self._table, self._state
        async with board.lock:
            await table.refresh()
            row, key = self._rows.row(BOARD), board_key(table)
            shown = row.shows == key or (row.shows == f"{key} {IN_WORDS}" and not self._may_attach())
            again, board.redraw = board.redraw, False
            if shown and row.message_id is not None and not again and row.nonce is None:
                return
            try:
                await self._edit_board(row, key)
            except BaseException:
                board.redraw = board.redraw or again
                raise

    async def post(self, drawing: Callable[[], Draw] | None = None) -> None:
        """Post the board at the end of the channel, and let the superseded one point to it. Takes the board's lock."""
        async with self._state.lock:
            await self._post_board(self._rows.row(BOARD), drawing)

    def note(self, message_id: int, revision: str, *, late: bool) -> None:
        """Note that a message shows the board at a revision; ``late``: in words until its picture follows."""
        self._state.outdated_at = None
        if late:
            revision = f"{revision} {LATE}"
            self._rows.again = True
        elif not self._may_attach():
            revision = f"{revision} {IN_WORDS}"
        self._rows.put(BOARD, MessageRow(self._table.id, BOARD, message_id, revision))

    async def panel(self, draw: Draw) -> Panel:
        """Make the table's public message as it is now."""
        table, reading = self._table, Reading.in_channel(self._table, self._emojis)
        if not self._may_attach():
            draw = draw_nothing
        if table.phase is Phase.CANCELLED:
            return board_panel.closed(table, reading.words)
        if table.row.archived is not None:
            return board_panel.archived(table, reading.words)
        if table.phase is Phase.LOBBY:
            return await board_panel.lobby(reading, draw)
        return await board_panel.board(reading, draw)

    def _may_attach(self) -> bool:
        return self._rows.channels.may_attach(self._table.row.channel_id)

    def _drawing(self) -> Draw:
        """Return what draws a board.

        It waits for a late picture if the board shows words of the same position already.
        """
        board, now = self._state, asyncio.get_running_loop().time()
        if self._rows.row(BOARD).shows == f"{board_key(self._table)} {LATE}":
            return self._pictures.drawing(Priority.BOARD)
        if board.outdated_at is None:
            board.outdated_at = now
        return self._pictures.drawing(Priority.BOARD, max(0.0, PICTURE_WAIT_SECONDS - (now - board.outdated_at)))

    async def _due_panel(self, drawing: Callable[[], Draw] | None) -> tuple[Panel, str]:
        """Make the board now that its request is due, and the revision that it shows. Raises :class:`Superseded`.

        A request to a channel may wait long for its turn. A board that was made before would show an old position.
        """
        key = board_key(self._table)
        if drawing is not None:
            return await self.panel(drawing()), key
        making = self._state.drawing = asyncio.create_task(self.panel(self._drawing()), name=key)
        try:
            return await making, key
        except asyncio.CancelledError:
            current = asyncio.current_task()
            if current is not None and current.cancelling():
                raise
            raise Superseded from None
        finally:
            making.cancel()
            self._state.drawing = None

    async def _edit_board(self, row: MessageRow, key: str) -> None:
        if row.message_id is None or row.nonce is not None:
            await self._post_board(row)
            return
        age = self._rows.channels.clock.age(row.message_id)  # None if unknown
        old = age is not None and age > MAX_BOARD_AGE_MS
        if not shows_the_end(self._table, row) and (old or await self._is_far_up(row.message_id, age)):
            await self._replace_board(row, key)
            return
        shown = key, False

        async def draw() -> Panel:
            nonlocal shown
            panel, revision = await self._due_panel(None)
            shown = revision, panel.late
            return panel

        try:
            await self._rows.channels.edit(self._table.row.channel_id, row.message_id, draw)
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            if shows_all_but_names(self._table, row):
                self._rows.put(BOARD, replace(row, shows=key))  # a name that stands nowhere is no reason to post it
            else:
                await self._replace_board(row, key)
        else:
            # Repeating an edit is harmless, so the write may wait for the mention's.
            self.note(row.message_id, shown[0], late=shown[1])

    async def _is_far_up(self, message_id: int, age: int | None) -> bool:
        """Return whether the board has scrolled away. False if it cannot see that or has checked recently.

        Raises discord.Forbidden in a channel that the bot may not view.
        """
        board, now = self._state, self._rows.channels.clock.steady()
        since = [
            each for each in (age, None if board.scrolled_at is None else now - board.scrolled_at) if each is not None
        ]
        if since and min(since) < SCROLL_CHECK_MS:
            return False
        board.scrolled_at = now
        channels, channel_id = self._rows.channels, self._table.row.channel_id
        if not channels.may_read(channel_id):
            return False
        try:
            below = await channels.below(channel_id, message_id, MAX_MESSAGES_BELOW)
        except discord.HTTPException as error:
            if error.code == MISSING_ACCESS:
                raise  # Discord would refuse the edit as well
            return False
        return below >= MAX_MESSAGES_BELOW

    async def _replace_board(self, row: MessageRow, key: str) -> None:
        """Replace the board, but only once for each revision.

        A second replacement means a fault outside the game: a person deletes every board, or a clock is wrong. The next
        change of the table posts again.
        """
        board = self._state
        if board.replaced.partition(" ")[0] == key:
            if board.replaced == key:
                _log.warning("table %s: board posted twice for revision %s; waiting for a move", self._table.id, key)
                board.replaced = f"{key} twice"
            self._rows.put(BOARD, replace(row, shows=key))
            return
        await self._post_board(row)
        board.replaced = key  # not before: a post that was refused or superseded comes again

    async def _post_board(self, row: MessageRow, drawing: Callable[[], Draw] | None = None) -> None:
        """Post a board and let the superseded one point to it.

        Writes the message id at once, without waiting for a mention: posting twice would leave two boards.
        """
        table, shown = self._table, ("", False)

        async def draw() -> Panel:
            nonlocal shown
            panel, revision = await self._due_panel(drawing)
            shown = revision, panel.late
            return panel

        async def post(nonce: int) -> int:
            return await self._rows.channels.post(table.row.channel_id, nonce, draw)

        def is_ours(message: discord.Message) -> bool:
            return any(custom_id.startswith(f"b:{table.id}:") for custom_id, _ in controls(message))

        number = nonce(table.row.seed, table.id, BOARD, row.message_id)
        message_id, certain = await self._rows.sent(row, number, post, is_ours, self._supersede)
        if row.message_id is not None and row.message_id != message_id:
            await self._supersede(row.message_id, message_id)
        if certain:
            self.note(message_id, shown[0], late=shown[1])
        else:
            # It was found, or Discord answered with the board of an earlier attempt: it may show an older position.
            self._rows.put(BOARD, MessageRow(table.id, BOARD, message_id))
            self._rows.again = True
        await self._rows.write_row(BOARD)

    async def _supersede(self, message_id: int, current_id: int) -> None:
        """Let a superseded board point to the current one, which the store may not know yet."""
        row, address = self._table.row, link(self._table, current_id)
        pointer = board_panel.moved(self._table, Words(row.locale), address)
        await self._rows.retire(message_id, lambda: pointer)

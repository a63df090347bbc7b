"""What the scheduler has to say in channels: reminders, and questions to the players."""

from __future__ import annotations

import discord

from cogs.interactions.errors import Trouble, trouble
from cogs.interactions.replies import Panel
from cogs.publishing import question_panel
from cogs.publishing.boards import Boards
from cogs.publishing.outbox import Channels, nonce
from db import TimerRow
from tables import Archived, PollKind, Table


class Questions:
    """The scheduler's :class:`~tables.scheduler.Listener`. The scheduler retries what raises."""

    def __init__(self, channels: Channels, boards: Boards) -> None:
        self._channels = channels
        self._boards = boards

    async def absent(self, table: Table) -> bool:
        """Whether a player that the table waits for has left the server."""
        users = [table.seats[seat].user_id for seat in table.waiting_for]
        return not all([await self._channels.is_member(table.row.guild_id, user) for user in users])

    async def remind(self, table: Table, timer: TimerRow) -> None:
        """Remind the players the table waits for. ``timer`` is the reminder that is due."""
        try:
            await self._boards.mentions.remind(table, timer)
        except discord.HTTPException as error:
            await self._handle(table, error)

    async def ask(self, table: Table, kind: PollKind) -> bool:
        """Post an open question, or edit its message if it has one. False if Discord refuses it for good."""
        publication = self._boards.publications.of(table)
        async with publication.poll_lock:
            poll = table.polls.get(kind)
            if poll is None:
                return True

            async def draw() -> Panel:
                return question_panel.question(table, kind, table.row.locale)

            try:
                if poll.message_id is not None:
                    await self._channels.edit(table.row.channel_id, poll.message_id, draw)
                    return True
                known = nonce(table.row.seed, table.id, kind.value, poll.number, poll.opened_at)
                message_id = await self._channels.post(table.row.channel_id, known, draw)
            except discord.HTTPException as error:
                await self._handle(table, error)
                return False
            await table.note_poll_message(kind, message_id)
            return True

    async def _handle(self, table: Table, error: discord.HTTPException) -> None:
        """Archive the table if its channel is gone. Raises errors that may pass."""
        match trouble(error):
            case Trouble.GONE:
                await table.archive(Archived.CHANNEL_GONE)
            case Trouble.FORBIDDEN | Trouble.NO_MESSAGE:
                return
            case _:
                raise error

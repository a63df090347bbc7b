"""Keeps the public messages of every table right: boards, mentions, questions, and what is sent once.

A change of a table starts a pass, which compares what the table wants shown with the rows of its messages and takes
every step between the two. A pass that fails is repeated with a growing wait until it succeeds, and at once when a
permission, a thread, a channel or the connection comes back. A message that Discord refuses is logged and stops no
game: a player can ask for the hand anywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Iterator
from typing import Final, cast
from weakref import WeakValueDictionary

import discord

from cogs.interactions import errors, replies
from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.errors import Trouble, trouble
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.publishing import board_panel, question_panel
from cogs.publishing.board_message import BoardMessage
from cogs.publishing.mentions import Mentions
from cogs.publishing.other_messages import OtherMessages
from cogs.publishing.outages import Outages
from cogs.publishing.outbox import Channels
from cogs.publishing.retries import Retries
from cogs.publishing.sending import MessageRows, NotDeleted, Superseded, Work
from cogs.publishing.wanted import KNOWN, REMIND, board_key, dump, poll_key
from db import BOARD, INVITATION, MENTION, POLL, MessageRow, NotOurs, StoreClosed, StoreError, TimerRow
from db.bounds import LOOK_MS
from render.service import ANSWER_SECONDS, Draw, PictureService, Priority
from render.wording import NO_EMOJIS, Emojis, Words
from tables import (
    Archived,
    ClosedPoll,
    Phase,
    PollKind,
    Table,
    TableChanged,
    TableRegistry,
    UserError,
    link,
    quiet_until,
)
from tables.transitions import archive

MENTION_DELAY_SECONDS: Final = 1.0
"""Seconds that a mention waits for the board."""

_log = logging.getLogger(__name__)


class Reconciler:
    """Shows tables in their channels. ``changed`` may be called at any time. It never raises and never waits.

    It is the scheduler's :class:`~tables.scheduler.TimerHandler`, too.
    """

    def __init__(
        self,
        channels: Channels,
        registry: TableRegistry,
        pictures: PictureService,
        ephemeral: EphemeralMessages,
        emojis: Emojis = NO_EMOJIS,
    ) -> None:
        self._channels = channels
        self._registry = registry
        self._pictures = pictures
        self._emojis = emojis
        self._mentions = Mentions(registry)
        self._ephemeral = ephemeral
        self.outages = Outages(registry, channels)
        self._alive: WeakValueDictionary[int, Work] = WeakValueDictionary()
        self._kept: dict[int, Work] = {}
        """The work of running tables."""
        self.retries = Retries(channels, self.outages, self.changed)
        self._tasks: set[asyncio.Task[None]] = set()
        registry.observers.append(self.observe)

    # ------------------------------------------------------------ what starts a pass

    def observe(self, changed: TableChanged) -> None:
        """Show a changed table if the change is visible in its channel."""
        table, row = changed.table, changed.table.row
        if not row.has_channel:
            return
        mention = table.messages.get(MENTION)
        woken = changed.before.archived is not None
        if changed.pending_before and not woken and (mention is None or mention.shows == KNOWN):
            # This version of the bot has mentioned no player. They know of the former decisions all the same.
            mention = mention or MessageRow(table.id, MENTION)
            table.messages[MENTION] = MessageRow(
                table.id, MENTION, mention.message_id, dump(dict(changed.pending_before)), mention.nonce
            )
        if changed.partial or (row.phase is Phase.LOBBY and BOARD not in table.messages):
            return
        self.changed(table, again=changed.redraw)

    def changed(self, table: Table, *, again: bool = False) -> None:
        """Bring the messages up to date. ``again``: show the board even if it is right.

        Does nothing for a person's own game.
        """
        if not table.row.has_channel:
            return
        work = self._of(table)
        work.board.redraw = work.board.redraw or again
        work.changed.set()
        drawing = work.board.drawing
        if drawing is not None and (again or drawing.get_name() != board_key(table)):
            drawing.cancel()  # its picture is out of date; a private action leaves it alone
        self._start(table, work)

    def look(self, table: Table) -> None:
        """Look whether the open questions of a table still stand in its channel, if that was not done just now.

        Non-blocking. Discord tells the bot of no deleted message.
        """
        work, now = self._of(table), self._registry.clocks.game()
        if table.polls and (work.looked_at is None or now - work.looked_at >= LOOK_MS):
            work.looked_at, work.looks = now, True
            self.changed(table)

    @contextlib.contextmanager
    def held(self, table: Table) -> Iterator[None]:
        """Start no pass inside the block, which shows the table itself."""
        work = self._of(table)
        work.holds += 1
        try:
            yield
        finally:
            work.holds -= 1
            self._start(table, work)

    async def catch_up(self) -> None:
        """Look at the tables that an earlier run left behind. Raises what the store raises."""
        for table_id in await self._registry.store.tables.unsettled():
            try:
                table = await self._registry.any_table(table_id)
            except UserError as user_error:
                _log.warning("table %s: load failed: %s", table_id, user_error.key)
                continue
            self._of(table).look = True
            self.changed(table)

    async def settle(self, seconds: float) -> None:
        """Wait for running passes before the program ends. Cancels the late ones; the next start repeats them."""
        self.retries.close()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # ------------------------------------------------------------ what clicks need

    async def panel(self, table: Table, draw: Draw | None = None) -> Panel:
        """Make the table's public message at this moment. ``draw``: by default one without a deadline."""
        return await self._board(self._rows(table)).panel(draw or self._pictures.drawing(Priority.BOARD))

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a command or a click with the table's first public message."""
        await self._respond(interaction, table, None)

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a click on the public message by editing that message, in order with all passes."""
        clicked, current = interaction.message, table.messages.get(BOARD)
        if clicked is not None and current is not None and clicked.id != current.message_id:
            # A superseded board that Discord refused to edit.
            pointer = board_panel.moved(table, Words(table.row.locale), link(table))
            await interaction.response.edit_message(view=pointer.view, attachments=[])
            self.changed(table)
            return
        if self._of(table).board.lock.locked():
            # A pass may be waiting for Discord. The click must not wait with it.
            await interaction.response.defer()
        await self._respond(interaction, table, clicked)
        self.changed(table)

    async def repost(self, table: Table) -> None:
        """Post the board at the end of the channel and let the superseded one point to it. Raises Discord's errors."""
        rows = self._rows(table)
        try:
            await self._board(rows).post(self._for_answer)
        finally:
            await rows.write()
            self.changed(table)

    async def ask(self, table: Table, kind: PollKind) -> bool:
        """Show an open question, and post it again if its message is gone; return whether it could be shown."""
        rows = self._rows(table)
        try:
            async with rows.work.others:
                await self._others(rows).show_poll(kind, asked=True)
            return True
        except errors.UNREACHED as error:
            await self._failed(table, error)
            return False
        finally:
            await rows.write()
            if rows.undeleted is not None:
                self.changed(table)

    async def invite(self, table: Table, user_id: int, name: str) -> bool:
        """Invite a user to a lobby, once; return whether the invitation mentions them.

        ``name`` stands for a user who wants no mention. Raises Discord's errors: then it is still to be sent.
        """
        rows = self._rows(table)
        row = MessageRow(table.id, f"{INVITATION}{user_id}", shows=name)
        _, users = await self._mentions.invitation(table, user_id, name)
        async with rows.work.others:
            await table.note_messages({row.name: row}, settled=-1)
            try:
                await self._others(rows).invite(user_id)
            finally:
                await rows.write()
                self.changed(table)
        return bool(users)

    async def gather(self, table: Table, name: str, users: Iterable[int]) -> None:
        """Tell users of a lobby with one mention, in the next pass. ``name`` is that of the message."""
        await table.note_messages({name: MessageRow(table.id, name, shows=" ".join(map(str, users)))}, settled=-1)
        self.changed(table)

    def note_answer(self, table: Table, kind: PollKind, message_id: int) -> None:
        """Note that a click has shown an open question in a message as it is now."""
        name = f"{POLL}{kind}"
        row = table.messages.get(name)
        if row is not None and row.message_id == message_id and kind in table.polls:
            table.messages[name] = MessageRow(table.id, name, message_id, poll_key(table, kind))

    async def question_panel(self, table: Table, kind: PollKind) -> Panel:
        """Make the message of an open question."""
        asked = await self._mentions.voters(table, kind)
        return question_panel.question(Reading.in_channel(table), kind, asked)

    def closed_panel(self, table: Table, poll: ClosedPoll) -> Panel | None:
        """Make what a closed question leaves of its message; None if nothing."""
        return question_panel.closed(Reading.in_channel(table), poll)

    # ------------------------------------------------------------ what timers need

    def is_reachable(self, table: Table) -> bool:
        """Return whether the players of a table can reach the bot now. The bot may not know yet that they cannot."""
        return self.outages.reaches(table.row.guild_id)

    async def gone(self, table: Table) -> frozenset[int]:
        """Return the users who play at this table and have left the server."""
        users = [user for user in table.people if user > 0]
        return frozenset([user for user in users if not await self._channels.is_member(table.row.guild_id, user)])

    async def remind(self, table: Table, timer: TimerRow) -> None:
        """Let the mention remind the players. ``timer`` is the reminder that is due."""
        row = table.messages.get(MENTION) or MessageRow(table.id, MENTION)
        reminder = MessageRow(table.id, MENTION, row.message_id, REMIND, row.nonce)
        await table.note_messages({MENTION: reminder}, settled=-1, done=timer)
        self.changed(table)

    async def call(self, table: Table) -> None:
        """Let the next pass call those who want that to a lobby. In quiet hours it would be out of date afterwards."""
        settings = await self._registry.settings(table.row.guild_id)
        if settings.pings and quiet_until(settings, self._registry.clock()) is None and await table.call_players():
            self.changed(table)

    # ------------------------------------------------------------ inside

    def _of(self, table: Table) -> Work:
        """Return the work of a table. Forgets it after use if the table is a lobby, archived or finished."""
        work = self._alive.get(table.id)
        if work is None:
            work = self._alive[table.id] = Work()
        if table.phase is Phase.RUNNING and table.row.archived is None:
            self._kept[table.id] = work
        else:
            self._kept.pop(table.id, None)
        return work

    def _rows(self, table: Table) -> MessageRows:
        return MessageRows(table, self._of(table), self._channels)

    def _board(self, rows: MessageRows) -> BoardMessage:
        return BoardMessage(rows, self._pictures, self._emojis)

    def _others(self, rows: MessageRows) -> OtherMessages:
        return OtherMessages(rows, self._mentions, self._ephemeral, self._pictures)

    def _for_answer(self) -> Draw:
        return self._pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)

    async def _respond(self, interaction: discord.Interaction, table: Table, clicked: discord.Message | None) -> None:
        """Answer with the board: in the clicked message, or in a new one."""
        rows = self._rows(table)
        board = self._board(rows)
        async with rows.work.board.lock:
            key = board_key(table)
            panel = await replies.in_time(interaction, board.panel(self._for_answer()), thinking=clicked is None)
            shown = await replies.show(interaction, panel, edit=clicked is not None, ephemeral=False)
            board.note(cast(int, shown), key, late=panel.late)
            await rows.write()
        if panel.late:
            self._start(table, rows.work)

    def _start(self, table: Table, work: Work) -> None:
        """Start a pass if one is due and none runs, and the table lacks no permission."""
        if work.changed.is_set() and not (work.running or work.holds or self.retries.is_waiting(table)):
            work.running = True
            task = asyncio.create_task(self._run(table, work), name=f"messages-{table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, table: Table, work: Work) -> None:
        """Run passes until none is due."""
        try:
            while work.changed.is_set() and not work.holds:
                work.changed.clear()
                # No timeout here. Cancelling a request while discord.py waits for a global rate limit would block all
                # later requests. aiohttp ends a request that stalls, and the render pool ends a picture that does.
                await self._pass(table, work)
        except errors.MovedOn:
            work.changed.set()
        except StoreClosed:
            _log.info("table %s: messages left to the next start", table.id)
        except NotOurs as error:
            _log.info("%s", error)
        except (StoreError, NotDeleted, *errors.UNREACHED) as error:
            await self._failed(table, error)
        except Exception as error:
            if table.id not in self.retries:  # once, however often it is tried again
                _log.exception("table %s: messages not updated", table.id)
            await self._failed(table, error)
        finally:
            work.running = False
            self._start(table, work)  # a change may have arrived during the last step

    async def _pass(self, table: Table, work: Work) -> None:
        """Take every step that is due. Raises the first error after all have been tried."""
        await table.refresh()
        if table.row.archived is Archived.CHANNEL_GONE:
            self.retries.succeeded(table)
            return
        rows, failed = self._rows(table), list[BaseException]()
        board, others = self._board(rows), self._others(rows)
        showing = asyncio.create_task(board.show())
        try:
            # Players need not wait for the board's picture: their hand shows the decision as well.
            await asyncio.wait({showing}, timeout=MENTION_DELAY_SECONDS)
            if not showing.done():
                with contextlib.suppress(*errors.UNREACHED):  # repeated below
                    await others.show()
            try:
                await showing
            except errors.UNREACHED as error:
                failed.append(error)
            await others.show()
        except Superseded:
            return
        finally:
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)
            await rows.write()
        if failed:
            raise failed[0]
        await self.outages.end(None)
        work.look = work.looks = False
        if rows.undeleted is not None:
            raise NotDeleted(rows.undeleted)
        self.retries.succeeded(table)

    async def _failed(self, table: Table, error: Exception) -> None:
        """Archive a table whose channel is gone; else try again later."""
        shown, error = isinstance(error, NotDeleted), error.args[0] if isinstance(error, NotDeleted) else error
        why = trouble(error) if isinstance(error, discord.HTTPException) else Trouble.OTHER
        if why is not Trouble.GONE:
            self.retries.failed(table, error, why, shown=shown)
            return
        _log.warning("table %s: messages not shown (%s): %s", table.id, why.name, error)
        self.retries.forget(table)
        try:
            await table.change(archive.archive, Archived.CHANNEL_GONE)
        except StoreError as stored:
            _log.error("table %s: not archived: %s", table.id, stored)

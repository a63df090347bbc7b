"""Keeps each table's board message up to date.

The bot runs at most one update for a table at a time, and combines the changes that arrive meanwhile. It posts a new
board if the old one is deleted, old, or far up. The superseded board then points to the new one. A board
that Discord refuses is logged and stops no game: a player can ask for the hand anywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Final, cast

import discord

from cogs.interactions import errors, replies
from cogs.interactions.askers import Askers
from cogs.interactions.errors import Trouble, trouble
from cogs.interactions.replies import Panel
from cogs.publishing import board_panel, question_panel
from cogs.publishing.due_board import DueBoard
from cogs.publishing.mentions import MentionPublisher
from cogs.publishing.outbox import Channels, nonce
from cogs.publishing.publication import PendingDecisions, Publication, Publications
from cogs.publishing.recovery import Recovery, supersede
from db import NotOurs, StoreClosed, StoreError, TableRow
from render.service import ANSWER_SECONDS, Draw, PictureService, Priority
from render.wording import NO_EMOJIS, Emojis
from tables import Archived, ClosedPoll, Phase, Table, TableChanged, TableRegistry, UserError, link

MAX_BOARD_AGE_MS: Final = 50 * 60_000
"""Milliseconds after which the bot replaces a board: players find it among the latest messages."""
MAX_MESSAGES_BELOW: Final = 12
"""Number of messages below a board after which the bot replaces it."""
SCROLL_CHECK_MS: Final = 3 * 60_000
"""Minimum interval between scroll checks, in milliseconds."""
MENTION_DELAY_SECONDS: Final = 1.0
"""Seconds that a mention waits for the board."""
PICTURE_WAIT_SECONDS: Final = 4.0
"""Seconds that a board waits for its picture before the bot shows words."""
RECOVERY_PICTURE_WAIT_SECONDS: Final = 0.5
"""The same for a board that a crash left stale."""
RETRY_SECONDS: Final = (5, 30, 120)
"""Seconds before each retry of an update that failed. After the last one, the bot waits for the next change."""

_log = logging.getLogger(__name__)


class Boards:
    """Shows tables in their channels. ``changed`` may be called at any time. It never raises and never waits."""

    def __init__(
        self,
        channels: Channels,
        registry: TableRegistry,
        pictures: PictureService,
        stale: Iterable[TableRow] = (),
        emojis: Emojis = NO_EMOJIS,
    ) -> None:
        """``stale``: tables whose last update a crash may have interrupted."""
        self._channels = channels
        self._registry = registry
        self._pictures = pictures
        self._emojis = emojis
        self.publications = Publications()
        self.askers = Askers()
        self.mentions = MentionPublisher(channels, registry, self.publications)
        self.recovery = Recovery(channels, self.mentions, stale)
        self._tasks: set[asyncio.Task[None]] = set()
        registry.observers.append(self.observe)

    def observe(self, changed: TableChanged) -> None:
        """Update the board of a changed table if the change is visible there."""
        table, before, row = changed.table, changed.before, changed.table.row
        if changed.partial or (row.phase is Phase.LOBBY and row.board_message_id is None):
            return
        if before.archived is not None and row.archived is None:
            self.publications.of(table).notified = {}
        if changed.redraw or changed.uncertain or before.revision != row.revision or table.closed_polls:
            self.changed(table, changed.pending_before, again=changed.redraw)

    @contextlib.contextmanager
    def held(self, table: Table) -> Iterator[None]:
        """Start no update of a table inside the block, which shows the table itself."""
        publication = self.publications.of(table)
        publication.holds += 1
        try:
            yield
        finally:
            publication.holds -= 1
            self._start(table, publication)

    def changed(self, table: Table, pending_before: PendingDecisions | None = None, *, again: bool = False) -> None:
        """Update the board. Players know of ``pending_before``. ``again``: redraw it if the game did not move, too."""
        publication = self.publications.of(table)
        if publication.notified is None:
            publication.notified = pending_before
        if again:
            self._redraw(publication, PICTURE_WAIT_SECONDS)
        publication.outdated = True
        self._start(table, publication)

    async def catch_up(self) -> None:
        """Update the tables that a crash left behind their game, unless another update has come first."""
        for table_id in tuple(self.recovery.stale):
            try:
                table = await self._registry.any_table(table_id)
            except UserError as user_error:
                _log.warning("table %s: load failed: %s", table_id, user_error.key)
                continue
            if table.id in self.recovery.stale:
                publication = self.publications.of(table)
                self._redraw(publication, RECOVERY_PICTURE_WAIT_SECONDS)
                self.changed(table, table.pending_decisions)

    async def panel(self, table: Table, draw: Draw | None = None) -> Panel:
        """The table's public message at this moment. ``draw``: by default one without a deadline."""
        locale, draw = table.row.locale, draw or self._pictures.drawing(Priority.BOARD)
        if table.phase is Phase.CANCELLED:
            return board_panel.closed(table, locale)
        if table.row.archived is Archived.IDLE:
            return board_panel.archived(table, locale)
        if table.phase is Phase.LOBBY:
            return await board_panel.lobby(table, locale, draw, self._emojis)
        return await board_panel.board(table, locale, draw, self._emojis)

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a click on the public message by editing that message, in order with all other updates."""
        clicked, current = interaction.message, table.row.board_message_id
        if clicked is not None and current is not None and clicked.id != current:
            # A superseded board that Discord refused to edit.
            pointer = board_panel.moved(table, table.row.locale, link(table))
            await interaction.response.edit_message(view=pointer.view, attachments=[])
            self.changed(table)
            return
        if self.publications.of(table).lock.locked():
            # An update may be waiting for Discord. The click must not wait with it.
            await interaction.response.defer()
        await self._respond(interaction, table, clicked)
        self.changed(table)

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a command or a click with the table's first public message."""
        await self._respond(interaction, table, None)

    async def repost(self, table: Table) -> None:
        """Post the board at the end of the channel and let the superseded one point to it. Raises Discord's errors."""
        publication = self.publications.of(table)
        async with publication.lock:
            await self._post(table, publication, self._for_answer)

    async def settle(self, seconds: float) -> None:
        """Wait for running updates before the program ends. Cancels the late ones; the next start repeats them."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # ------------------------------------------------------------ inside

    async def _respond(self, interaction: discord.Interaction, table: Table, clicked: discord.Message | None) -> None:
        """Answer with the board: in the clicked message, or in a new one."""
        publication = self.publications.of(table)
        async with publication.lock:
            revision = table.row.revision
            panel = await replies.in_time(interaction, self.panel(table, self._for_answer()), thinking=clicked is None)
            shown = await replies.show(interaction, panel, edit=clicked is not None, ephemeral=False)
            message_id = cast(int, shown)
            self._note_shown(table, publication, revision, late=panel.late)
            await publication.write(table, board_message_id=message_id)

    def _for_answer(self) -> Draw:
        return self._pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)

    def _redraw(self, publication: Publication, picture_wait: float | None) -> None:
        """Let the next update show the board in any case. An earlier request keeps its own wait for the picture."""
        if not publication.redraw:
            publication.redraw, publication.picture_wait = True, picture_wait

    def _start(self, table: Table, publication: Publication) -> None:
        """Start an update if one is due and none runs."""
        if publication.outdated and not publication.updating and not publication.holds:
            publication.updating = True
            task = asyncio.create_task(self._follow(table, publication), name=f"board-{table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _follow(self, table: Table, publication: Publication) -> None:
        """Update the table until no change is left."""
        try:
            while publication.outdated and not publication.holds:
                publication.outdated = False
                # No timeout here. Cancelling a request while discord.py waits for a global rate limit would block all
                # later requests. aiohttp ends a request that stalls, and the render pool ends a picture that does.
                if table.id in self.recovery.stale:
                    publication.post_unconfirmed = True
                    async with publication.lock:
                        await self.recovery.reconcile(table, publication)
                await self._update(table, publication)
        except StoreClosed:
            _log.info("table %s: board left to the next start", table.id)
        except NotOurs as error:
            _log.info("%s", error)
        except StoreError as error:
            _log.error("table %s: board update failed: %s", table.id, error)
        except Exception:
            _log.exception("table %s: board update failed", table.id)
        finally:
            publication.updating = False
            self._start(table, publication)  # a change may have arrived during the last step

    async def _update(self, table: Table, publication: Publication) -> None:
        showing = asyncio.create_task(self._show(table, publication))
        try:
            # Players need not wait for the board's picture: their hand shows the decision as well.
            await asyncio.wait({showing}, timeout=MENTION_DELAY_SECONDS)
            if not showing.done():
                with contextlib.suppress(Exception):  # repeated below; the board's request must not be cancelled
                    await self._notify(table, publication)
            if await showing:
                await self._notify(table, publication)
        except errors.UNREACHED as error:
            why = trouble(error) if isinstance(error, discord.HTTPException) else Trouble.OTHER
            _log.warning("table %s: board not shown (%s): %s", table.id, why.name, error)
            if why is Trouble.GONE:
                await table.archive(Archived.CHANNEL_GONE)
            elif why is Trouble.OTHER:
                self._retry_later(table, publication)
        else:
            publication.retries = 0
        finally:
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)
            await publication.write(table)

    async def _notify(self, table: Table, publication: Publication) -> None:
        """Close the questions that are decided, and mention the players who must decide."""
        for poll in table.take_closed_polls():
            await self._close(table, poll)
        if table.row.archived is None:
            await self.mentions.update(table)
        else:
            publication.notified = None  # a table that resumes mentions all

    async def _close(self, table: Table, poll: ClosedPoll) -> None:
        """Tell the outcome in a closed question's message, or delete that if the board tells it. Tell its asker."""
        channel_id, left = table.row.channel_id, question_panel.closed(table, poll, table.row.locale)
        if poll.message_id is not None:
            if left is None:
                await self._channels.delete(channel_id, poll.message_id)
            else:
                shown = left
                await self._channels.retire(channel_id, poll.message_id, lambda: shown)
        key = f"decided-{poll.kind}-{poll.verdict}"
        if poll.verdict is None:
            key = "decided-undo-over" if table.phase is Phase.RUNNING else f"phase-{table.phase}"
        await self.askers.tell(table.id, poll.number, key)

    def _retry_later(self, table: Table, publication: Publication) -> None:
        """Retry a few times without a change of the table: the failure may be Discord's or the network's."""
        if publication.retries == len(RETRY_SECONDS):
            publication.retries = 0
            return
        seconds = RETRY_SECONDS[publication.retries]
        publication.retries += 1
        asyncio.get_running_loop().call_later(seconds, self._retry, table, publication)

    def _retry(self, table: Table, publication: Publication) -> None:
        publication.outdated = True
        self._start(table, publication)

    async def _show(self, table: Table, publication: Publication) -> bool:
        """Edit or post the board if it is stale. False if the channel is gone.

        A board whose picture is late shows words first. Another update then adds the picture.
        """
        async with publication.lock:
            await table.refresh()
            redraw, wait = publication.redraw, publication.picture_wait if publication.redraw else PICTURE_WAIT_SECONDS
            publication.redraw = False
            drawing = functools.partial(self._pictures.drawing, Priority.BOARD, wait)
            if table.row.archived is Archived.CHANNEL_GONE:
                return False
            if redraw or table.row.shown_revision < table.public_revision:
                await self._edit(table, publication, drawing)
        return True

    def _note_shown(self, table: Table, publication: Publication, revision: int, *, late: bool) -> None:
        """Note for the next write that the board shows a revision.

        The table stays stale, also for the next start, while its picture is late, a mention is due, or recovery has not
        looked at its channel yet.
        """
        unreconciled = table.id in self.recovery.stale
        if not late and not unreconciled:
            publication.unwritten["shown_revision"] = revision
        if not unreconciled and not self.mentions.are_due(table):
            publication.unwritten["mentioned_revision"] = revision
        if late:
            publication.redraw, publication.picture_wait = True, None
        if late or unreconciled:
            self.changed(table)

    async def _edit(self, table: Table, publication: Publication, drawing: Callable[[], Draw]) -> None:
        message_id = table.row.board_message_id
        if message_id is None:
            await self._post(table, publication, drawing)
            return
        age = self._channels.clock.age(message_id)  # None if unknown
        if (age is not None and age > MAX_BOARD_AGE_MS) or await self._is_far_up(table, publication, message_id, age):
            await self._post_once(table, publication, drawing)
            return
        made = DueBoard(self.panel, table, drawing)
        try:
            await self._channels.edit(table.row.channel_id, message_id, made.panel)
        except discord.HTTPException as error:
            if trouble(error) is not Trouble.NO_MESSAGE:
                raise
            await self._post_once(table, publication, drawing)
        else:
            # Repeating an edit is harmless, so the write may wait for the mention's.
            self._note_shown(table, publication, made.revision, late=made.late)

    async def _is_far_up(self, table: Table, publication: Publication, message_id: int, age: int | None) -> bool:
        """Whether the board has scrolled away. False if the bot may not see that or has checked recently."""
        now, checked_at = self._channels.clock.steady(), publication.scroll_checked_at
        since = [each for each in (age, None if checked_at is None else now - checked_at) if each is not None]
        if since and min(since) < SCROLL_CHECK_MS:
            return False
        publication.scroll_checked_at = now
        try:
            below = await self._channels.below(table.row.channel_id, message_id, MAX_MESSAGES_BELOW)
        except discord.HTTPException:
            return False
        return below >= MAX_MESSAGES_BELOW

    async def _post_once(self, table: Table, publication: Publication, drawing: Callable[[], Draw]) -> None:
        """Replace the board, but only once for each revision.

        A second replacement means a fault outside the game: a person deletes every board, or a clock is wrong. The next
        change of the table posts again.
        """
        revision = table.public_revision
        if publication.reposted_revision == revision:
            if not publication.breaker_open:
                publication.breaker_open = True
                _log.warning("table %s: board posted twice for revision %s; waiting for a move", table.id, revision)
            return
        publication.reposted_revision, publication.breaker_open = revision, False
        await self._post(table, publication, drawing)

    async def _post(self, table: Table, publication: Publication, drawing: Callable[[], Draw]) -> None:
        """Post a board and let the superseded one point to it.

        Writes the message id last, without waiting for a mention: posting twice would leave two boards.
        """
        superseded = table.row.board_message_id
        if publication.unwritten or table.row.shown_revision >= table.row.revision:
            # After a crash before the second write, the next start looks for the board.
            await publication.write(table, shown_revision=-1)
        may_have_arrived = publication.post_unconfirmed or table.id in self.recovery.stale
        publication.post_unconfirmed = True
        made = DueBoard(self.panel, table, drawing)
        known = nonce(table.row.seed, table.id, "board", superseded)
        message_id = await self._channels.post(table.row.channel_id, known, made.panel)
        publication.post_unconfirmed = False
        if superseded is not None:
            await supersede(self._channels, table, superseded, message_id)
        self._note_shown(table, publication, made.revision, late=made.late)
        await publication.write(table, board_message_id=message_id)
        if may_have_arrived:
            # Discord may have answered with the board of an earlier attempt, which shows an older position.
            self.changed(table, again=True)

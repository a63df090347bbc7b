"""Keeps each table's public message up to date, and sees that people are called with it.

Updates are coalesced: at most one is in flight for a table, and the last one shows the latest position. A board that is
gone, or too old or too far up to be found, is posted anew, and the former one points to it. What cannot be shown is
logged; the game does not depend on it, for a hand can be asked for anywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast
from weakref import WeakKeyDictionary, WeakSet

import discord

from cogs.interactions import custom_ids, errors, replies
from cogs.interactions.errors import Trouble, trouble
from cogs.interactions.replies import Panel
from cogs.publishing import board_panel
from cogs.publishing.mentions import MentionPublisher, Told
from cogs.publishing.outbox import Channels, controls, nonce
from db import Delivery, StoreError, TableRow
from render.service import ANSWER_SECONDS, Draw, PictureService, Priority
from tables import Archived, Phase, PollKind, Table, TableChanged, TableRegistry, UserError, link

OLD: Final = 50 * 60_000
"""Milliseconds after which a board is posted again: Discord may refuse to edit a message older than an hour."""
FAR: Final = 12
"""A board with this many messages below it has scrolled away."""
CALL: Final = 1.0
"""Seconds after which people are called although the board that shows why is not there yet."""
WORDS: Final = 4.0
"""Seconds after which a board is there in words, if it is not drawn by then."""
LOOK: Final = 3 * 60_000
"""Minimum interval between scroll checks, in milliseconds."""

AGAIN: Final = (5, 30, 120)
"""Seconds after which an update that has failed is tried again, one time after the other; then the next change is."""

_log = logging.getLogger(__name__)


class Boards:
    """Shows tables in their channels. ``changed`` may be called at any time; it never raises and never waits."""

    def __init__(
        self, channels: Channels, registry: TableRegistry, pictures: PictureService, behind: Iterable[TableRow] = ()
    ) -> None:
        """``behind``: tables whose board or mention a crash has left behind their game."""
        self._channels = channels
        self._registry = registry
        self._pictures = pictures
        self.calls = MentionPublisher(channels, registry)
        """The mentions that go with boards."""
        self._showing: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()
        self._dirty: set[int] = set()
        self._held: Counter[int] = Counter()
        """Tables that a click is about to show itself."""
        self._again: dict[int, float | None] = {}
        """Tables whose board is to be shown although their game did not move, and the seconds that it waits for its
        picture; None where it is there in words already."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._looked: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """When the bot last checked how far up a board is, by the monotonic clock in milliseconds."""
        self._reposted: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """The revision for which the bot last posted a board in the place of another, without being asked to."""
        self._tripped: WeakSet[Table] = WeakSet()
        """Tables whose circuit breaker is open: a further post for the same revision was held back and logged."""
        self._behind = {row.id: row for row in behind}
        """Tables of which something may be in their channel that nobody has written down, as they were then."""
        registry.observers.append(self.observe)
        self._unsure = set(self._behind)
        """Tables whose board may have arrived without the bot's knowing: a repeated post then brings the old one."""

    def observe(self, changed: TableChanged) -> None:
        """Bring the board of a changed table up to date, unless the change is not to be seen there."""
        table, before, row = changed.table, changed.before, changed.table.row
        if changed.partial or (row.phase is Phase.LOBBY and row.board_message_id is None):
            return
        if before.archived is not None and row.archived is None:
            self.calls.again(table)
        if changed.redraw or changed.uncertain or before.revision != row.revision or table.has_closed_polls:
            self.changed(table, changed.pending_before, again=changed.redraw)

    @contextlib.contextmanager
    def held(self, table: Table) -> Iterator[None]:
        """Begin no update of a table's board inside the block, which shows the table itself."""
        self._held[table.id] += 1
        try:
            yield
        finally:
            self._held[table.id] -= 1
            if not self._held[table.id]:
                del self._held[table.id]
                self._begin(table)

    def changed(self, table: Table, was: Told | None = None, *, again: bool = False, hurry: bool = False) -> None:
        """The table has moved on: bring its board up to date. ``was`` is what was owed before (``table.owed``).

        ``again``: also where its game did not move; with ``hurry``, it has been wrong for long, so words first.
        """
        if was is not None:
            self.calls.knew(table, was)
        if again:
            self._again.setdefault(table.id, CALL / 2 if hurry else WORDS)
        self._dirty.add(table.id)
        self._begin(table)

    async def catch_up(self) -> None:
        """Bring up to date what a crash has left behind its game, as far as nobody has come first."""
        for table_id in tuple(self._behind):
            try:
                table = await self._registry.any_table(table_id)
            except UserError as user_error:
                _log.warning("table %s cannot go on: %s", table_id, user_error.key)
                continue
            if table_id in self._behind:
                self.changed(table, table.pending_decisions, again=True, hurry=True)

    async def _follow(self, table: Table) -> None:
        try:
            while table.id in self._dirty and table.id not in self._held:
                self._dirty.discard(table.id)
                # No timeout here: to cancel a request while discord.py waits for a global rate limit closes the gate
                # of all requests for good. aiohttp ends a request that stalls, and workers end a drawing that does.
                if table.id in self._behind:
                    await self._find(table, self._behind.pop(table.id))
                await self._bring(table)
        except StoreError as error:
            _log.error("table %s: board update failed: %s", table.id, error)
        except Exception:
            _log.exception("table %s: board update failed", table.id)
        finally:
            del self._tasks[table.id]
            self._begin(table)  # what has changed while the last look was under way

    async def panel(self, table: Table, draw: Draw | None = None) -> Panel:
        """The table's public message as it should look now; ``draw``: by default for a board, without a deadline."""
        locale, draw = table.row.locale, draw or self._pictures.drawing(Priority.BOARD)
        if table.phase is Phase.CANCELLED:
            return board_panel.closed(table, locale)
        if table.row.archived is Archived.IDLE:
            return board_panel.archived(table, locale)
        if table.phase is Phase.LOBBY:
            return await board_panel.lobby(table, locale, draw)
        return await board_panel.board(table, locale, draw)

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a click on the public message itself by changing it, in order with all other updates."""
        here, there = interaction.message, table.row.board_message_id
        if here is not None and there is not None and here.id != there:
            # A board of before, which could not be changed when the table moved on.
            left = board_panel.moved(table, table.row.locale, link(table))
            await interaction.response.edit_message(view=left.view, attachments=[])
            self.changed(table)
            return
        lock = self._lock(table)
        if lock.locked():
            # An update is on its way, and may be waiting for Discord: the click must not wait with it.
            await interaction.response.defer()
        async with lock:
            revision, draw = table.row.revision, self._for_answer()
            panel = await replies.in_time(interaction, self.panel(table, draw))
            if interaction.response.is_done():
                await interaction.edit_original_response(view=panel.view, attachments=panel.files)
            else:
                await interaction.response.edit_message(view=panel.view, attachments=panel.files)
            if interaction.message is not None:
                await self._placed(table, revision, interaction.message.id, late=panel.late)
        self.changed(table)

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a command or a click with the table's first public message."""
        async with self._lock(table):
            revision, draw = table.row.revision, self._for_answer()
            panel = await replies.in_time(interaction, self.panel(table, draw), thinking=True)
            if interaction.response.is_done():
                message_id = (await interaction.edit_original_response(view=panel.view, attachments=panel.files)).id
            else:
                sent = await interaction.response.send_message(view=panel.view, files=panel.files)
                message_id = cast(int, sent.message_id)
            await self._placed(table, revision, message_id, late=panel.late)

    async def repost(self, table: Table) -> None:
        """Put the board at the end of the channel; the former one points to it. Raises what Discord answers."""
        async with self._lock(table):
            await self._post(table, self._for_answer())

    def _for_answer(self) -> Draw:
        """Pictures that an answer is held back for, but not for long."""
        return self._pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)

    async def settle(self, seconds: float) -> None:
        """Wait for updates that are under way, before the program ends; what takes longer is left to the next start."""
        if self._tasks:
            _, late = await asyncio.wait(list(self._tasks.values()), timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # ------------------------------------------------------------ inside

    def _begin(self, table: Table) -> None:
        if table.id in self._dirty and table.id not in self._tasks and table.id not in self._held:
            self._tasks[table.id] = asyncio.create_task(self._follow(table), name=f"board-{table.id}")

    def _lock(self, table: Table) -> asyncio.Lock:
        return self._showing.setdefault(table, asyncio.Lock())

    async def _bring(self, table: Table) -> None:
        showing = asyncio.create_task(self._show(table))
        try:
            # Who must decide need not wait for a picture of what they decide on: it is in their hand as well.
            await asyncio.wait({showing}, timeout=CALL)
            if not showing.done():
                with contextlib.suppress(Exception):  # tried once more below; the board's request must not be cancelled
                    await self._look_after(table)
            if await showing:
                await self._look_after(table)
        except errors.UNREACHED as error:
            why = trouble(error) if isinstance(error, discord.HTTPException) else Trouble.OTHER
            _log.warning("the board of table %s could not be shown (%s): %s", table.id, why.name, error)
            if why is Trouble.GONE:
                await table.archive(Archived.CHANNEL_GONE)
            elif why is Trouble.OTHER:
                self._try_later(table)
        else:
            self._failures.pop(table.id, None)
        finally:
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)

    async def _find(self, table: Table, then: TableRow) -> None:
        """Find what was sent before a crash and never written down: a board, questions, mentions. ``then``: as it was
        left."""
        async with self._lock(table):
            if then.mentioned_revision < then.revision:
                self.calls.again(table)
            try:
                sent = await self._channels.own(table.row.channel_id)
            except errors.UNREACHED as error:
                _log.info("what was sent for table %s before the start is not known: %s", table.id, error)
                return
            offered = {message.id: [custom_id for custom_id, _ in controls(message)] for message in sent}
            boards = [message_id for message_id, shown in offered.items() if _is_board(shown, table)]
            await self._sort_out_boards(table, boards)
            await self._sort_out_questions(table, offered)
            # Another table may have been played in this channel since.
            shown = [f"/{message_id}" for message_id in (*boards, then.board_message_id) if message_id is not None]
            calls = [each for each in sent if each.raw_mentions and any(board in each.content for board in shown)]
            await self.calls.sort_out(table, calls)

    async def _sort_out_boards(self, table: Table, found: list[int]) -> None:
        """Of all boards that are there the latest counts.

        That is written down last: should a crash come between, the next start finds the same, and looks after them all.
        """
        former = table.row.board_message_id
        there = {*found} if former is None else {*found, former}
        counts = max(there, default=None)
        for message_id in sorted(there - {counts}):
            await self._leave(table, message_id, counts)
        if counts != former:
            await table.note_delivery(board_message_id=counts)

    async def _sort_out_questions(self, table: Table, offered: Mapping[int, Iterable[str]]) -> None:
        """What is still asked is known again; what nobody asks any more goes. ``offered``: custom ids by message."""
        for message_id, shown in offered.items():
            for kind, number in _questions(shown, table):
                poll = table.polls.get(kind)
                if poll is None or poll.number != number or poll.message_id not in (None, message_id):
                    await self._channels.delete(table.row.channel_id, message_id)
                elif poll.message_id is None:
                    await table.note_poll_message(kind, message_id)

    async def _show(self, table: Table) -> bool:
        """Edit or post the board where it is behind; False where there is no channel any more.

        What takes long to draw is there in words first, and once more with its picture.
        """
        async with self._lock(table):
            await table.refresh()
            again, seconds = table.id in self._again, self._again.pop(table.id, WORDS)
            draw = self._pictures.drawing(Priority.BOARD, seconds)
            if table.row.archived is Archived.CHANNEL_GONE:
                return False
            if table.row.shown_revision < table.public_revision or again:
                await self._edit(table, draw)
        return True

    async def _placed(self, table: Table, revision: int, board_message_id: int | None = None, *, late: bool) -> None:
        """Remember which board shows what. Without its picture, which then follows, it is behind, also for the next
        start, and so is a table where somebody is still to be called, or where it was not yet looked what is there."""
        sought = table.id in self._behind
        delivery: Delivery = {} if board_message_id is None else {"board_message_id": board_message_id}
        if not late and not sought:
            delivery["shown_revision"] = revision
        if not sought and not self.calls.are_due(table):
            delivery["mentioned_revision"] = revision
        await table.note_delivery(**delivery)
        if late:
            self._again[table.id] = None
        if late or sought:
            self.changed(table)

    async def _look_after(self, table: Table) -> None:
        """Take down what has been answered, and call who must decide."""
        await self._take_down(table)
        if table.row.archived is None:
            await self.calls.tell(table)
        else:
            self.calls.forget(table)

    def _try_later(self, table: Table) -> None:
        """What has failed may have been Discord's own trouble, or the line's: try again a few times, without a move."""
        failures = self._failures.pop(table.id, 0)
        if failures < len(AGAIN):
            self._failures[table.id] = failures + 1
            asyncio.get_running_loop().call_later(AGAIN[failures], self.changed, table)

    async def _edit(self, table: Table, draw: Draw) -> None:
        message_id, revision = table.row.board_message_id, table.row.revision
        if message_id is None:
            await self._post(table, draw)
            return
        if self._is_old(message_id) or await self._is_far_up(table, message_id):
            await self._post_once(table, draw)
            return
        panel = await self.panel(table, draw)
        try:
            await self._channels.edit(table.row.channel_id, message_id, panel)
        except discord.HTTPException as error:
            if trouble(error) is not Trouble.NO_MESSAGE:
                raise
            await self._post_once(table, draw)
        else:
            await self._placed(table, revision, late=panel.late)

    def _is_old(self, message_id: int) -> bool:
        """Whether Discord may refuse to edit a message; False while its age is unknown, for Discord then tells."""
        age = self._channels.clock.age(message_id)
        return age is not None and age > OLD

    async def _is_far_up(self, table: Table, message_id: int) -> bool:
        """Whether the board has scrolled away; False where the bot may not see that, or has checked lately."""
        now, last, age = self._channels.clock.steady(), self._looked.get(table), self._channels.clock.age(message_id)
        if (last is not None and now - last < LOOK) or (age is not None and age < LOOK):
            return False
        self._looked[table] = now
        try:
            return await self._channels.below(table.row.channel_id, message_id, FAR) >= FAR
        except discord.HTTPException:
            return False

    async def _post_once(self, table: Table, draw: Draw) -> None:
        """Post the board in the place of another, but only once for each change of the table.

        A second post for the same revision would mean a fault outside the game: somebody deletes every board, or a
        clock is wrong. The next change of the table posts again.
        """
        revision = table.public_revision
        if self._reposted.get(table) == revision:
            if table not in self._tripped:
                self._tripped.add(table)
                _log.warning("table %s: board posted twice for revision %s; waiting for a move", table.id, revision)
            return
        self._reposted[table] = revision
        self._tripped.discard(table)
        await self._post(table, draw)

    async def _post(self, table: Table, draw: Draw) -> None:
        former, revision = table.row.board_message_id, table.row.revision
        if table.row.shown_revision >= revision:
            # Should a crash come before it is written down where the board is, the next start looks for it.
            await table.note_delivery(shown_revision=-1)
        known = nonce(table.row.seed, table.id, "board", former)
        arrived_before = table.id in self._unsure
        self._unsure.add(table.id)
        late = False

        async def build() -> Panel:
            nonlocal late
            panel = await self.panel(table, draw)
            late = panel.late
            return panel

        message_id = await self._channels.post(table.row.channel_id, known, build)
        self._unsure.discard(table.id)
        if former is not None:
            await self._leave(table, former, message_id)
        await self._placed(table, revision, message_id, late=late)
        if arrived_before:
            # Discord may have answered with a board that an earlier attempt posted, which shows what was then.
            self.changed(table, again=True)

    async def _leave(self, table: Table, former: int, message_id: int | None) -> None:
        """A former board points to the one that counts now, which may not be written down yet."""
        row, address = table.row, link(table, message_id)
        await self._channels.leave(row.channel_id, former, lambda: board_panel.moved(table, row.locale, address))

    async def _take_down(self, table: Table) -> None:
        """Delete questions that have been answered, or that nobody asks any more."""
        for message_id in table.take_closed_polls():
            await self._channels.delete(table.row.channel_id, message_id)


def _questions(shown: Iterable[str], table: Table) -> set[tuple[PollKind, int]]:
    """What is asked by a message of this table, and the question's number; nothing by all others."""
    found = filter(None, map(custom_ids.VOTE.fullmatch, shown))
    return {(PollKind(vote["kind"]), int(vote["number"])) for vote in found if int(vote["table"]) == table.id}


def _is_board(shown: Iterable[str], table: Table) -> bool:
    return any(custom_id.startswith(f"b:{table.id}:") for custom_id in shown)

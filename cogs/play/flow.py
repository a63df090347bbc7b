"""Where clicks and commands arrive: finds the table, has it do what was asked, shows the result."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import discord

from cogs.fairness import panels as fairness
from cogs.interactions import context, errors, replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from cogs.play import hints, menu
from cogs.play.hand_panel import Hand, Hands
from cogs.preferences.changes import Server, there
from cogs.publishing import question_panel
from cogs.publishing.boards import Boards
from cogs.publishing.notices import Questions
from cogs.replay.flow import Replays
from cogs.rules import panels as rules_panels
from db import TableRow
from engine import games
from locales import say
from render import rules_pages
from render.service import PictureService
from render.wording import clip, slug
from tables import (
    AIPlayer,
    Archived,
    Pace,
    Phase,
    PollKind,
    StaleDecision,
    Table,
    TableRegistry,
    UserError,
    link,
    record_of,
)

Handler = Callable[["Desk", discord.Interaction, Table], Awaitable[None]]

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""Permissions without which a table cannot live in a channel; in a thread sending has one of its own."""

HINTS: Final = "hard"
"""The level of the computer player that gives hints."""


class Desk:
    """Every flow of the bot, for commands and buttons alike. Refusals are raised; ``replies.guard`` tells them."""

    def __init__(
        self,
        registry: TableRegistry,
        boards: Boards,
        questions: Questions,
        pictures: PictureService,
        hands: Hands,
        ai_player: AIPlayer,
    ) -> None:
        self.registry = registry
        self.ai_player = ai_player
        self._thinking: set[int] = set()
        """Users for whom a hint is being found."""
        self._verifying: set[int] = set()
        """Users for whom a record is being verified."""
        self.boards = boards
        self.questions = questions
        self.pictures = pictures
        self.hands = hands
        self.replays = Replays(registry.store, pictures)

    # ------------------------------------------------------------ opening a table

    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        *,
        thread: bool = False,
        ranked: bool = True,
    ) -> None:
        """Open a lobby in this channel, or in a new thread of it."""
        guild_id, channel_id = context.place(interaction)
        settings = await self.registry.settings(guild_id)
        await self._need_allowed(interaction)
        if pace is not None and pace not in tuple(Pace):
            raise UserError("error-unknown-pace")
        chosen = settings.pace if pace is None else Pace(pace)
        if game not in games():
            raise UserError("error-unknown-game")
        self._need_permissions(interaction, thread=thread)
        if thread:
            await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            async with self.registry.one_more_lobby(guild_id, interaction.user.id):
                if thread:
                    channel_id = (await self._new_thread(interaction, game)).id
                table = await self.registry.open(
                    game,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    locale=context.public(interaction),
                    host=context.person(interaction),
                    pace=chosen,
                    ranked=ranked,
                )
        except UserError as user_error:
            if user_error.key != "error-channel-busy" or isinstance(interaction.channel, discord.Thread):
                raise
            locale = reader(interaction)
            text = say(locale, user_error.key, user_error.facts)
            await replies.reply(interaction, lambda: menu.busy(text, game, chosen, locale, ranked=ranked))
            return
        if not thread:
            await self._open(interaction, table)
            return
        await self.boards.repost(table)
        await replies.notice(interaction, say(reader(interaction), "thread-opened", link=link(table)))

    async def _need_allowed(self, interaction: discord.Interaction) -> None:
        """Where the server lets tables be opened in some channels only, name them. A thread counts as its channel."""
        guild_id, channel_id = context.place(interaction)
        allowed = (await self.registry.settings(guild_id)).channels
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        if not allowed or channel_id in allowed or parent in allowed:
            return
        left = there(allowed, Server.of(interaction.guild).channels)
        if not left:
            raise UserError("error-no-channel-left")
        raise UserError("error-other-channel", channels=", ".join(f"<#{each}>" for each in left), count=len(left))

    async def _new_thread(self, interaction: discord.Interaction, game: str) -> discord.Thread:
        """A public thread for a table, named after its game."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise UserError("error-no-threads")
        name = f"{say(context.public(interaction), f'{slug(game)}-title')} · {context.person(interaction).name}"
        return await channel.create_thread(name=clip(name, 100), type=discord.ChannelType.public_thread)

    async def _open(self, interaction: discord.Interaction, table: Table) -> None:
        """Show a new table; it stands, whatever Discord answers."""
        try:
            await self.boards.open(interaction, table)
        except errors.UNREACHED:
            self.boards.changed(table)
            raise

    def _need_permissions(self, interaction: discord.Interaction, *, thread: bool = False) -> None:
        """Name what the bot lacks here, in the words of Discord's channel settings."""
        granted = interaction.app_permissions
        needed = list(NEEDED)
        if isinstance(interaction.channel, discord.Thread):
            needed[1] = "send_messages_in_threads"
        elif thread:
            needed += ["send_messages_in_threads", "create_public_threads"]
        locale = reader(interaction)
        missing = [say(locale, f"permission-{name.replace('_', '-')}") for name in needed if not getattr(granted, name)]
        if missing:
            raise UserError("error-permissions", missing=", ".join(missing), count=len(missing))

    # ------------------------------------------------------------ a game's actions

    async def act(self, interaction: discord.Interaction, table_id: int, decision_revision: int, notation: str) -> None:
        """Do an action, then show the player what comes next."""
        table = await self._table(interaction, table_id)
        remark = ""
        try:
            await table.act(context.person(interaction), decision_revision, notation)
        except StaleDecision as stale:
            if table.seat_of(interaction.user.id) is None or table.state is None:
                raise
            remark = say(reader(interaction), stale.key)
        await self._show_hand(interaction, table, remark)

    # ------------------------------------------------------------ a table's own buttons

    async def operate(self, interaction: discord.Interaction, table_id: int, op: str) -> None:
        """Do what one of a table's own buttons says."""
        handler = HANDLERS.get(op)
        if handler is None:
            raise UserError("error-old-button")
        await handler(self, interaction, await self._table(interaction, table_id))

    async def join(self, interaction: discord.Interaction, table: Table) -> None:
        """Sit down."""
        try:
            await self._in_lobby(interaction, table, table.join(context.person(interaction)))
        except UserError as user_error:
            if user_error.key == "error-already-seated":
                # The lobby may not show it yet: a crash came between.
                self.boards.changed(table, again=True)
            raise

    async def leave(self, interaction: discord.Interaction, table: Table) -> None:
        """Stand up."""
        await self._in_lobby(interaction, table, table.leave(context.person(interaction)))

    async def add_computer(self, interaction: discord.Interaction, table: Table, *, level: str) -> None:
        """Give a free seat to a computer player."""
        await self._in_lobby(interaction, table, table.add_computer(context.person(interaction), level))

    async def remove_computer(self, interaction: discord.Interaction, table: Table) -> None:
        """Take a seat from a computer player again."""
        await self._in_lobby(interaction, table, table.remove_computer(context.person(interaction)))

    async def start(self, interaction: discord.Interaction, table: Table) -> None:
        """Deal, and turn the lobby into the board."""
        await self._in_lobby(interaction, table, table.start(context.person(interaction)))

    async def _in_lobby(
        self, interaction: discord.Interaction, table: Table, change: Coroutine[Any, Any, object]
    ) -> None:
        """Change a table, and answer with the lobby's message as it then is.

        The change stands, whatever Discord answers.
        """
        with self.boards.held(table):
            await change
            try:
                await self.boards.answer(interaction, table)
            except discord.HTTPException:
                self.boards.changed(table)
                raise

    async def hand(self, interaction: discord.Interaction, table: Table) -> None:
        """The clicker's own hand."""
        if table.seat_of(interaction.user.id) is None:
            raise UserError("error-no-hand")
        table.view(None)
        await self._show_hand(interaction, table)

    async def hint(self, interaction: discord.Interaction, table: Table) -> None:
        """A suggestion for the clicker's own decision, above their hand. One at a time for each person."""
        user = interaction.user.id
        seat = table.need_player(user)
        if not table.view(seat).actions or table.phase is not Phase.RUNNING:
            raise UserError("error-no-hint")
        with _one_at_a_time(self._thinking, user, "error-thinking"):
            await self._show_hand(interaction, table, think=True)

    async def _hint(self, table: Table, seat: int, locale: str) -> str:
        """What a strong player would do; empty where things have changed while it thought."""
        view = table.view(seat)
        choice = await self.ai_player.decide(table.row.game, view, HINTS)
        return hints.hint(table, seat, choice, locale) if table.view(seat) == view else ""

    async def rules_of(self, interaction: discord.Interaction, table: Table) -> None:
        """The rules of the table's game."""
        game = table.row.game
        first = rules_pages(game)[0]
        # Beside the hand or the board, which stay as they are.
        await replies.reply(
            interaction, lambda: rules_panels.rules(game, first, reader(interaction), self.pictures.draw), beside=True
        )

    # ------------------------------------------------------------ who plays

    async def come_back(self, interaction: discord.Interaction, table: Table) -> None:
        """Take the own seat back from the computer that stood in."""
        await table.come_back(context.person(interaction))
        await self._show_hand(interaction, table)

    async def take(self, interaction: discord.Interaction, table: Table) -> None:
        """Sit down where a player has left."""
        await table.take_over(context.person(interaction))
        await self._show_hand(interaction, table)

    async def quit(self, interaction: discord.Interaction, table: Table) -> None:
        """Ask once more before a player leaves a running game."""
        table.need_player(interaction.user.id)
        await replies.reply(interaction, lambda: menu.confirm_quit(table, reader(interaction)))

    async def confirm_quit(self, interaction: discord.Interaction, table: Table) -> None:
        """Leave a running game for good."""
        ended = await table.quit(context.person(interaction))
        text = say(reader(interaction), "table-cancelled" if ended else "quit-done")
        await replies.reply(interaction, lambda: menu.notice(text))

    async def propose_end(self, interaction: discord.Interaction, table: Table) -> None:
        """Ask the others to end the game."""
        if await table.propose_end(context.person(interaction)):
            await self._say_cancelled(interaction)
            return
        await self._asked(interaction, table, PollKind.END)

    async def vote(self, interaction: discord.Interaction, table_id: int, kind: str, number: int, choice: str) -> None:
        """Answer a question to the players."""
        table = await self._table(interaction, table_id)
        if kind not in tuple(PollKind):
            raise UserError("error-old-button")
        verdict = await table.vote(context.person(interaction), PollKind(kind), number, choice)
        if verdict is None:
            panel = question_panel.question(table, PollKind(kind), table.row.locale)
            await interaction.response.edit_message(view=panel.view, attachments=[])
            return
        await replies.notice(interaction, say(reader(interaction), f"decided-{kind}-{verdict}"))

    async def _asked(self, interaction: discord.Interaction, table: Table, kind: PollKind) -> None:
        """Show a question in the channel, and tell who asked it."""
        await interaction.response.defer(ephemeral=True, thinking=not context.in_private(interaction))
        shown = await self.questions.ask(table, kind)
        text = say(reader(interaction), "question-asked" if shown else "question-not-shown")
        await replies.reply(interaction, lambda: menu.notice(text))

    # ------------------------------------------------------------ going back

    async def undo(self, interaction: discord.Interaction, table: Table) -> None:
        """Go back where nobody has learnt anything new since; else show what it would undo."""
        reach = table.reach(interaction.user.id)
        if reach is None:
            raise UserError("error-nothing-to-undo")
        if reach.free:
            await self._go_back(interaction, table, reach.target)
            return
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        await replies.reply(interaction, lambda: menu.confirm_undo(table, reach, seat, reader(interaction)))

    async def go_back(self, interaction: discord.Interaction, table_id: int, decision_revision: int) -> None:
        """Take back what was shown to a seat while it had ``stamp``, or ask the others for leave."""
        table = await self._table(interaction, table_id)
        seat, reach = table.need_player(interaction.user.id), table.reach(interaction.user.id)
        if decision_revision != table.seats[seat].decision_revision:
            raise StaleDecision
        if reach is None:
            raise UserError("error-nothing-to-undo")
        await self._go_back(interaction, table, reach.target)

    async def _go_back(self, interaction: discord.Interaction, table: Table, target: int) -> None:
        if await table.undo(context.person(interaction), target):
            await self._show_hand(interaction, table, say(reader(interaction), "undo-done"))
            return
        await self._asked(interaction, table, PollKind.UNDO)

    # ------------------------------------------------------------ what else there is

    async def more(self, interaction: discord.Interaction, table: Table) -> None:
        """What else there is."""
        user = interaction.user.id
        may_end = user == table.row.host_id or await self._may_manage(interaction)
        await replies.reply(interaction, lambda: menu.more(table, user, reader(interaction), may_end=may_end))

    async def _may_manage(self, interaction: discord.Interaction) -> bool:
        """Whether somebody may end tables that are not theirs: by permission, or by a role that the server chose."""
        if interaction.permissions.manage_messages or interaction.guild_id is None:
            return interaction.permissions.manage_messages
        trusted = (await self.registry.settings(interaction.guild_id)).end_roles
        return any(role.id in trusted for role in getattr(interaction.user, "roles", ()))

    async def log_page(self, interaction: discord.Interaction, table_id: int, page: int) -> None:
        """One page of what has happened."""
        await self.log(interaction, await self._table(interaction, table_id), page)

    async def log(self, interaction: discord.Interaction, table: Table, page: int | None = None) -> None:
        """What has happened, in the reader's language: a page of it, or the last one."""
        seat = table.seat_of(interaction.user.id)
        await replies.reply(interaction, lambda: menu.log(table, seat, reader(interaction), page))

    async def text(self, interaction: discord.Interaction, table: Table) -> None:
        """The board in words."""
        table.view(None)
        seat = table.seat_of(interaction.user.id)
        await replies.reply(interaction, lambda: menu.words(table, seat, reader(interaction)))

    async def verify(self, interaction: discord.Interaction, table: Table) -> None:
        """Play a finished game again by its record, and say whether all of it fits. One at a time for each person."""
        with _one_at_a_time(self._verifying, interaction.user.id, "error-verifying"):
            record = await record_of(self.registry.store, table)
            await replies.reply(interaction, lambda: fairness.verdict(table, record, reader(interaction)), beside=True)

    async def record(self, interaction: discord.Interaction, table: Table) -> None:
        """The record of a finished game, as a file."""
        record = await record_of(self.registry.store, table)
        await replies.reply(interaction, lambda: fairness.document(table, record, reader(interaction)), beside=True)

    async def replay(self, interaction: discord.Interaction, table: Table) -> None:
        """A finished game from its beginning."""
        await self.replays.show(interaction, table, 0)

    async def replay_page(self, interaction: discord.Interaction, table_id: int, page: int) -> None:
        """A page of a finished game."""
        await self.replays.show(interaction, await self._table(interaction, table_id), page)

    async def animation(self, interaction: discord.Interaction, table: Table) -> None:
        """A finished game as an animated picture."""
        await self.replays.animation(interaction, table)

    async def cancel(self, interaction: discord.Interaction, table: Table) -> None:
        """Close a lobby; ask once more before a running game is ended."""
        manage = await self._may_manage(interaction)
        if table.phase is Phase.RUNNING:
            table.may_cancel(interaction.user.id, may_manage=manage)
            await replies.reply(interaction, lambda: menu.confirm_cancel(table, reader(interaction)))
            return
        cancelling = table.cancel(context.person(interaction), may_manage=manage)
        if interaction.message is not None and interaction.message.id == table.row.board_message_id:
            await self._in_lobby(interaction, table, cancelling)
            return
        await cancelling
        await self._say_cancelled(interaction)

    async def confirm_cancel(self, interaction: discord.Interaction, table: Table) -> None:
        """End the table without a result."""
        await table.cancel(context.person(interaction), may_manage=await self._may_manage(interaction))
        await self._say_cancelled(interaction)

    async def _say_cancelled(self, interaction: discord.Interaction) -> None:
        text = say(reader(interaction), "table-cancelled")
        await replies.reply(interaction, lambda: menu.notice(text))

    async def rematch(self, interaction: discord.Interaction, table: Table) -> None:
        """Open the next lobby, or sit down in the one that somebody has opened already."""
        await self._need_allowed(interaction)
        self._need_permissions(interaction)
        again, new = await self.registry.rematch(table, context.person(interaction))
        if new:
            await self._open(interaction, again)
            return
        await replies.notice(interaction, say(reader(interaction), "rematch-joined", link=link(again)))

    # ------------------------------------------------------------ commands on the channel's table

    async def table_here(self, interaction: discord.Interaction) -> Table:
        """The channel's table; :class:`UserError`, naming the reader's other tables, if there is none."""
        guild_id, channel_id = context.place(interaction)
        table = await self.registry.in_channel(channel_id)
        if table is not None:
            return table
        others = [await self.registry.table(row.id, guild_id) for row in await self._mine(interaction, guild_id)]
        if not others:
            raise UserError("error-no-table")
        raise UserError("error-table-elsewhere", links=" ".join(link(each) for each in others[:5]), count=len(others))

    async def _mine(self, interaction: discord.Interaction, guild_id: int) -> list[TableRow]:
        return await self.registry.store.tables.of_person(interaction.user.id, guild_id)

    async def show_board(self, interaction: discord.Interaction) -> None:
        """Bring the board to the end of the channel for its players; others get a way to it."""
        table = await self.table_here(interaction)
        locale = reader(interaction)
        if table.seat_of(interaction.user.id) is None:
            await replies.notice(interaction, say(locale, "board-is-there", link=link(table)))
            return
        self._need_permissions(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.boards.repost(table)
        await replies.notice(interaction, say(locale, "board-is-there", link=link(table)))

    async def show_hand(self, interaction: discord.Interaction) -> None:
        """The caller's hand at this channel's table."""
        await self.hand(interaction, await self.table_here(interaction))

    async def cancel_here(self, interaction: discord.Interaction) -> None:
        """End this channel's table."""
        await self.cancel(interaction, await self.table_here(interaction))

    async def resume_here(self, interaction: discord.Interaction) -> None:
        """Wake the caller's latest table that sleeps here, or whose channel is gone: then it moves to this one."""
        guild_id, channel_id = context.place(interaction)
        self._need_permissions(interaction)
        await self._need_free(channel_id)
        rows = await self.registry.store.tables.resumable(interaction.user.id, guild_id)
        found = next(
            (row for row in rows if row.channel_id == channel_id or row.archived is Archived.CHANNEL_GONE), None
        )
        if found is None:
            raise UserError("error-nothing-to-resume")
        if found.channel_id != channel_id:
            await self._need_allowed(interaction)
        await self._wake(interaction, await self.registry.table(found.id, guild_id), channel_id)

    async def resume(self, interaction: discord.Interaction, table: Table) -> None:
        """Wake the table whose board this is."""
        table.need_seat(interaction.user.id)
        await self._need_free(table.row.channel_id, table)
        await self._wake(interaction, table, table.row.channel_id)

    async def _need_free(self, channel_id: int, table: Table | None = None) -> None:
        """:class:`UserError` where a channel has a table already, other than ``table``."""
        busy = await self.registry.in_channel(channel_id)
        if busy is not None and busy is not table:
            raise UserError("error-channel-busy", link=link(busy))

    async def _wake(self, interaction: discord.Interaction, table: Table, channel_id: int) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if table.row.channel_id != channel_id:
            await table.note_delivery(channel_id=channel_id, board_message_id=None, mention_message_id=None)
        with self.boards.held(table):
            await table.wake()
            await self.boards.repost(table)
        await replies.notice(interaction, say(reader(interaction), "board-is-there", link=link(table)))

    async def tables(self, interaction: discord.Interaction) -> None:
        """The caller's tables in this server, those that wait for them first."""
        guild_id, _ = context.place(interaction)
        mine = [await self.registry.table(row.id, guild_id) for row in await self._mine(interaction, guild_id)]
        await replies.reply(interaction, lambda: menu.tables(mine, interaction.user.id, reader(interaction)))

    # ------------------------------------------------------------ inside

    async def _table(self, interaction: discord.Interaction, table_id: int) -> Table:
        guild_id, _ = context.place(interaction)
        return await self.registry.table(table_id, guild_id)

    async def _show_hand(
        self, interaction: discord.Interaction, table: Table, remark: str = "", *, think: bool = False
    ) -> None:
        """The clicker's hand, ``remark`` above it; ``think``: a hint is found first, and stands there."""
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        locale, in_words = reader(interaction), context.wishes(interaction).member.words

        async def look() -> Hand:
            return Hand(table, seat, locale, await self._hint(table, seat, locale) if think else remark)

        await self.hands.show(interaction, table.id, look, in_words=in_words)


@contextmanager
def _one_at_a_time(busy: set[int], user_id: int, user_error: str) -> Iterator[None]:
    """Note a user as busy inside the block. :class:`UserError` with this key for one who is busy already."""
    if user_id in busy:
        raise UserError(user_error)
    busy.add(user_id)
    try:
        yield
    finally:
        busy.discard(user_id)


HANDLERS: Final[dict[str, Handler]] = {
    Op.JOIN: Desk.join,
    Op.LEAVE: Desk.leave,
    Op.START: Desk.start,
    Op.CANCEL: Desk.cancel,
    Op.CONFIRM_CANCEL: Desk.confirm_cancel,
    Op.RULES: Desk.rules_of,
    Op.HAND: Desk.hand,
    Op.MORE: Desk.more,
    Op.LOG: Desk.log,
    Op.TEXT: Desk.text,
    Op.REMATCH: Desk.rematch,
    Op.RETURN: Desk.come_back,
    Op.TAKE: Desk.take,
    Op.UNDO: Desk.undo,
    Op.QUIT: Desk.quit,
    Op.CONFIRM_QUIT: Desk.confirm_quit,
    Op.PROPOSE_END: Desk.propose_end,
    Op.RESUME: Desk.resume,
    Op.VERIFY: Desk.verify,
    Op.RECORD: Desk.record,
    Op.REPLAY: Desk.replay,
    Op.ANIMATION: Desk.animation,
    Op.ADD_EASY: partial(Desk.add_computer, level="easy"),
    Op.ADD_NORMAL: partial(Desk.add_computer, level="normal"),
    Op.ADD_HARD: partial(Desk.add_computer, level="hard"),
    Op.REMOVE_COMPUTER: Desk.remove_computer,
    Op.HINT: Desk.hint,
}

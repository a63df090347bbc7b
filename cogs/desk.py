"""Where clicks and commands arrive: finds the table, has it do what was asked, shows the result."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from cogs import answers, pages, panels
from cogs.answers import reader
from cogs.boards import Boards
from cogs.ids import Op
from cogs.painter import Painter
from db import TableRow
from engine import games
from locales import say
from render import rules_pages
from tables import Hall, Phase, Refusal, Stale, Table, link

Handler = Callable[["Desk", discord.Interaction, Table], Awaitable[None]]

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""Permissions without which a table cannot live in a channel; in a thread sending has one of its own."""


class Desk:
    """Every flow of the bot, for commands and buttons alike. Refusals are raised; ``answers.guard`` tells them."""

    def __init__(self, hall: Hall, boards: Boards, painter: Painter) -> None:
        self.hall = hall
        self.boards = boards
        self.painter = painter

    # ------------------------------------------------------------ opening a table

    async def play(self, interaction: discord.Interaction, game: str) -> None:
        """Open a lobby in this channel."""
        guild_id, channel_id = answers.place(interaction)
        self._need_permissions(interaction)
        table = await self.hall.open(
            game,
            guild_id=guild_id,
            channel_id=channel_id,
            locale=answers.public(interaction),
            host=answers.person(interaction),
        )
        await self._open(interaction, table)

    async def _open(self, interaction: discord.Interaction, table: Table) -> None:
        """Show a new table; it stands, whatever Discord answers."""
        try:
            await self.boards.open(interaction, table)
        except discord.HTTPException:
            self.boards.changed(table)
            raise

    def _need_permissions(self, interaction: discord.Interaction) -> None:
        """Name what the bot lacks here, in the words of Discord's channel settings."""
        granted = interaction.app_permissions
        needed = list(NEEDED)
        if isinstance(interaction.channel, discord.Thread):
            needed[1] = "send_messages_in_threads"
        locale = reader(interaction)
        missing = [say(locale, f"permission-{name.replace('_', '-')}") for name in needed if not getattr(granted, name)]
        if missing:
            raise Refusal("refusal-permissions", missing=", ".join(missing), count=len(missing))

    # ------------------------------------------------------------ a game's actions

    async def act(self, interaction: discord.Interaction, table_id: int, stamp: int, notation: str) -> None:
        """Do an action, then show the player what comes next."""
        table = await self._table(interaction, table_id)
        was = table.deciding
        remark = ""
        try:
            await table.act(answers.person(interaction), stamp, notation)
        except Stale as stale:
            if table.seat_of(interaction.user.id) is None or table.state is None:
                raise
            remark = say(reader(interaction), stale.key)
        except Refusal:
            raise
        except Exception:
            # Whether it was saved before it failed is not known here: the board shows what is on disk.
            self.boards.changed(table, was)
            raise
        else:
            self.boards.changed(table, was)
        await self._show_hand(interaction, table, remark)

    # ------------------------------------------------------------ a table's own buttons

    async def operate(self, interaction: discord.Interaction, table_id: int, op: str) -> None:
        """Do what one of a table's own buttons says."""
        handler = HANDLERS.get(op)
        if handler is None:
            raise Refusal("refusal-old-button")
        await handler(self, interaction, await self._table(interaction, table_id))

    async def join(self, interaction: discord.Interaction, table: Table) -> None:
        """Sit down."""
        await table.join(answers.person(interaction))
        await self._answer_lobby(interaction, table)

    async def leave(self, interaction: discord.Interaction, table: Table) -> None:
        """Stand up."""
        await table.leave(answers.person(interaction))
        await self._answer_lobby(interaction, table)

    async def start(self, interaction: discord.Interaction, table: Table) -> None:
        """Deal, and turn the lobby into the board."""
        await table.start(answers.person(interaction))
        await self._answer_lobby(interaction, table)

    async def _answer_lobby(self, interaction: discord.Interaction, table: Table) -> None:
        """The lobby's message becomes what the table is now; what was done stands, whatever Discord answers."""
        try:
            await self.boards.answer(interaction, table)
        except discord.HTTPException:
            self.boards.changed(table)
            raise

    async def hand(self, interaction: discord.Interaction, table: Table) -> None:
        """The clicker's own hand."""
        if table.seat_of(interaction.user.id) is None:
            raise Refusal("refusal-no-hand")
        table.view(None)
        await self._show_hand(interaction, table)

    async def rules_of(self, interaction: discord.Interaction, table: Table) -> None:
        """The rules of the table's game."""
        await self.turn_page(interaction, table.row.game, rules_pages(table.row.game)[0])

    async def more(self, interaction: discord.Interaction, table: Table) -> None:
        """What else there is."""
        manage, user = interaction.permissions.manage_messages, interaction.user.id
        await answers.reply(interaction, lambda: panels.more(table, user, reader(interaction), may_manage=manage))

    async def log(self, interaction: discord.Interaction, table: Table) -> None:
        """What happened, in the reader's language."""
        seat = table.seat_of(interaction.user.id)
        await answers.reply(interaction, lambda: panels.log(table, seat, reader(interaction)))

    async def text(self, interaction: discord.Interaction, table: Table) -> None:
        """The board in words."""
        table.view(None)
        seat = table.seat_of(interaction.user.id)
        await answers.reply(interaction, lambda: panels.words(table, seat, reader(interaction), self.painter))

    async def cancel(self, interaction: discord.Interaction, table: Table) -> None:
        """Close a lobby; ask once more before a running game is ended."""
        manage = interaction.permissions.manage_messages
        if table.phase is Phase.RUNNING:
            table.may_cancel(interaction.user.id, may_manage=manage)
            await answers.reply(interaction, lambda: panels.confirm_cancel(table, reader(interaction)))
            return
        await table.cancel(answers.person(interaction), may_manage=manage)
        if interaction.message is not None and interaction.message.id == table.row.board_message_id:
            await self._answer_lobby(interaction, table)
            return
        await self._say_cancelled(interaction, table, None)

    async def confirm_cancel(self, interaction: discord.Interaction, table: Table) -> None:
        """End the table without a result."""
        was = table.deciding
        await table.cancel(answers.person(interaction), may_manage=interaction.permissions.manage_messages)
        await self._say_cancelled(interaction, table, was)

    async def _say_cancelled(self, interaction: discord.Interaction, table: Table, was: tuple[int, ...] | None) -> None:
        self.boards.changed(table, was)
        text = say(reader(interaction), "table-cancelled")
        await answers.reply(interaction, lambda: panels.notice(text))

    async def rematch(self, interaction: discord.Interaction, table: Table) -> None:
        """Open the next lobby, or sit down in the one that somebody has opened already."""
        self._need_permissions(interaction)
        again, new = await self.hall.rematch(table, answers.person(interaction))
        if new:
            await self._open(interaction, again)
            return
        self.boards.changed(again)
        await answers.notice(interaction, say(reader(interaction), "rematch-joined", link=link(again)))

    # ------------------------------------------------------------ commands on the channel's table

    async def table_here(self, interaction: discord.Interaction) -> Table:
        """The channel's table; :class:`Refusal`, naming the reader's other tables, if there is none."""
        guild_id, channel_id = answers.place(interaction)
        table = await self.hall.in_channel(channel_id)
        if table is not None:
            return table
        others = [await self.hall.table(row.id, guild_id) for row in await self._mine(interaction, guild_id)]
        if not others:
            raise Refusal("refusal-no-table")
        raise Refusal("refusal-table-elsewhere", links=" ".join(link(each) for each in others[:5]), count=len(others))

    async def _mine(self, interaction: discord.Interaction, guild_id: int) -> list[TableRow]:
        return await self.hall.store.tables_of(interaction.user.id, guild_id)

    async def show_board(self, interaction: discord.Interaction) -> None:
        """Bring the board to the end of the channel for its players; others get a way to it."""
        table = await self.table_here(interaction)
        locale = reader(interaction)
        if table.seat_of(interaction.user.id) is None:
            await answers.notice(interaction, say(locale, "board-is-there", link=link(table)))
            return
        self._need_permissions(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.boards.repost(table)
        await answers.notice(interaction, say(locale, "board-is-there", link=link(table)))

    async def show_hand(self, interaction: discord.Interaction) -> None:
        """The caller's hand at this channel's table."""
        await self.hand(interaction, await self.table_here(interaction))

    async def cancel_here(self, interaction: discord.Interaction) -> None:
        """End this channel's table."""
        await self.cancel(interaction, await self.table_here(interaction))

    async def turn_page(self, interaction: discord.Interaction, game: str, page: str) -> None:
        """A page of a game's rules, in the reader's language."""
        if game not in games():
            raise Refusal("refusal-unknown-game")
        if page not in rules_pages(game):
            raise Refusal("refusal-unknown-page")
        await answers.reply(interaction, lambda: pages.rules(game, page, reader(interaction), self.painter))

    async def help(self, interaction: discord.Interaction) -> None:
        """What this bot is."""
        await answers.reply(interaction, lambda: pages.help_page(reader(interaction)))

    # ------------------------------------------------------------ inside

    async def _table(self, interaction: discord.Interaction, table_id: int) -> Table:
        guild_id, _ = answers.place(interaction)
        return await self.hall.table(table_id, guild_id)

    async def _show_hand(self, interaction: discord.Interaction, table: Table, remark: str = "") -> None:
        seat = table.seat_of(interaction.user.id)
        assert seat is not None
        await answers.reply(interaction, lambda: panels.hand(table, seat, reader(interaction), self.painter, remark))


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
}

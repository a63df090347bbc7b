"""Commands that open a table or act on a channel's table, and the components of tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.command_texts import text, titles
from cogs.interactions.components import Handler
from cogs.interactions.context_menus import message_menu, user_menu
from cogs.interactions.custom_ids import CustomId, Op
from cogs.play import (
    board,
    cancel,
    challenge,
    hints,
    lobby,
    log,
    menu,
    message_menus,
    options,
    polls,
    seats,
    turn,
    undo,
    why_not,
)
from cogs.play.channel import table_here
from cogs.play.services import Services
from tables import Pace

if TYPE_CHECKING:
    from cogs.client import Tertulia

HANDLERS: Final[Mapping[CustomId | Op, Handler]] = {
    custom_ids.ACTION: turn.act,
    custom_ids.SELECT: turn.act,
    custom_ids.FIRST: turn.choose_first,
    custom_ids.CONFIRM: partial(turn.act, confirmed=True),
    custom_ids.MENTION: turn.hand,
    custom_ids.OPTION: options.set_option,
    custom_ids.TABLE_FORM: options.submit,
    custom_ids.VOTE: polls.vote,
    custom_ids.UNDO: undo.confirm,
    custom_ids.LOG: log.show_log,
    custom_ids.THREAD: lobby.open_thread,
    custom_ids.OPEN: lobby.open_next,
    custom_ids.CHALLENGE: challenge.choose_game,
    Op.JOIN: lobby.join,
    Op.LEAVE: lobby.leave,
    Op.ADD_EASY: partial(lobby.add_computer, level="easy"),
    Op.ADD_NORMAL: partial(lobby.add_computer, level="normal"),
    Op.ADD_HARD: partial(lobby.add_computer, level="hard"),
    Op.REMOVE_COMPUTER: lobby.remove_computer,
    Op.OPTIONS: options.show_form,
    Op.START: lobby.start,
    Op.REMATCH: lobby.rematch,
    Op.JOIN_REMATCH: lobby.join_rematch,
    Op.HAND: turn.hand,
    Op.HINT: hints.show_hint,
    Op.WHY_NOT: why_not.show_why_not,
    Op.UNDO: undo.undo,
    Op.RETURN: seats.come_back,
    Op.TAKE: seats.take_over,
    Op.QUIT: seats.ask_quit,
    Op.CONFIRM_QUIT: seats.quit_game,
    Op.PROPOSE_END: polls.propose_end,
    Op.CANCEL: cancel.cancel,
    Op.CONFIRM_CANCEL: cancel.confirm,
    Op.RESUME: board.resume,
    Op.MORE: menu.show_menu,
    Op.LOG: log.show_log,
    Op.OWN_TURN: log.show_own_turn,
    Op.TEXT: menu.show_words,
}
"""What each component of a table does. Every handler gets the :class:`Services` first."""


class Play(commands.Cog):
    """Commands that open a table or show what belongs to one."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=text("command-play-name"), description=text("command-play-about"))
    @app_commands.rename(
        game=text("option-game-name"),
        pace=text("option-pace-name"),
        thread=text("option-thread-name"),
        ranked=text("option-ranked-name"),
    )
    @app_commands.describe(
        game=text("option-game-about"),
        pace=text("option-pace-about"),
        thread=text("option-thread-about"),
        ranked=text("option-ranked-about"),
    )
    @app_commands.choices(
        game=titles(), pace=[app_commands.Choice(name=text(f"pace-{pace}"), value=pace.value) for pace in Pace]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        thread: bool = False,
        ranked: bool = True,
    ) -> None:
        opening = lobby.play(self.services, interaction, game, pace, thread=thread, ranked=ranked)
        await replies.guard(interaction, opening)

    @app_commands.command(name=text("command-tables-name"), description=text("command-tables-about"))
    @app_commands.guild_only()
    async def tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, menu.show_tables(self.services, interaction))

    @app_commands.command(name=text("command-hand-name"), description=text("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self._hand(interaction))

    @app_commands.command(name=text("command-board-name"), description=text("command-board-about"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, board.show_board(self.services, interaction))

    async def _hand(self, interaction: discord.Interaction) -> None:
        await turn.hand(self.services, interaction, await table_here(self.services, interaction))


@app_commands.guild_only()
class TableGroup(
    commands.GroupCog, group_name=text("command-table-name"), group_description=text("command-table-about")
):
    """The commands ``/table …``."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=text("command-cancel-name"), description=text("command-cancel-about"))
    async def cancel(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, cancel.cancel_here(self.services, interaction))

    @app_commands.command(name=text("command-resume-name"), description=text("command-resume-about"))
    async def resume(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, board.resume_here(self.services, interaction))


async def setup(bot: Tertulia) -> None:
    r"""Register the feature\'s commands and components."""
    services = Services(
        bot.registry,
        bot.pictures,
        bot.late_pictures,
        bot.open_hands,
        bot.public_messages,
        bot.ai,
        bot.application_emojis,
    )
    bot.components.register({key: partial(handler, services) for key, handler in HANDLERS.items()})
    await bot.add_cog(Play(services))
    await bot.add_cog(TableGroup(services))
    for entry in (
        user_menu("menu-challenge-name", partial(challenge.challenge, services)),
        message_menu("menu-hand-name", partial(message_menus.show_hand, services)),
        message_menu("menu-words-name", partial(message_menus.show_words, services)),
    ):
        bot.tree.add_command(entry)

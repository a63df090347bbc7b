"""Commands that act on a channel's table, the menu of a message that shows one, and the buttons of its menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text
from cogs.interactions.context_menus import message_menu
from cogs.interactions.custom_ids import LogPage, Op
from cogs.interactions.services import Services
from cogs.table import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Board(commands.Cog):
    """The command ``/board``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-board-name"), description=text("command-board-about"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.show_board(Click(interaction, self._services)))


@app_commands.guild_only()
class TableGroup(
    commands.GroupCog, group_name=text("command-table-name"), group_description=text("command-table-about")
):
    """The commands ``/table …``."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-cancel-name"), description=text("command-cancel-about"))
    async def cancel(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.cancel_here(Click(interaction, self._services)))

    @app_commands.command(name=text("command-resume-name"), description=text("command-resume-about"))
    async def resume(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.resume_here(Click(interaction, self._services)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    services, on_press = bot.services, bot.components.on_press
    on_press(Op.MORE, handlers.show_menu)
    on_press(Op.TEXT, handlers.show_words)
    on_press(Op.LOG, handlers.show_log)
    on_press(Op.OWN_TURN, handlers.show_own_turn)
    bot.components.on_table(LogPage, handlers.show_log)
    on_press(Op.RESUME, handlers.resume)
    on_press(Op.CANCEL, handlers.cancel)
    on_press(Op.CONFIRM_CANCEL, handlers.confirm_cancel)
    on_press(Op.STRIKE, handlers.ask_strike)
    on_press(Op.CONFIRM_STRIKE, handlers.strike)
    on_press(Op.COUNT_AGAIN, handlers.count_again)
    await bot.add_cog(Board(services))
    await bot.add_cog(TableGroup(services))
    bot.tree.add_command(message_menu("menu-hand-name", services, handlers.show_hand_of))
    bot.tree.add_command(message_menu("menu-words-name", services, handlers.show_words_of))

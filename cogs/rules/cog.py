"""Commands that explain the bot and the rules of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.custom_ids import Op, RulesPage, RulesSelect, TableRulesPage, TableRulesSelect
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from cogs.rules import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Help(commands.Cog):
    """The help, and the rules of the games."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-table-help-name"), description=text("command-table-help-about"))
    @anywhere
    async def help(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.help_page(Click(interaction, self._services)))

    @app_commands.command(name=text("command-rules-name"), description=text("command-rules-about"))
    @app_commands.rename(game=text("option-game-name"), page=text("option-page-name"))
    @app_commands.describe(game=text("option-game-about"), page=text("option-page-about"))
    @app_commands.choices(game=titles())
    @anywhere
    async def rules(self, interaction: discord.Interaction, game: str, page: str | None = None) -> None:
        await replies.guard(interaction, handlers.look_up(Click(interaction, self._services), game, page))

    @rules.autocomplete("page")
    async def pages(self, interaction: discord.Interaction, entered: str) -> list[app_commands.Choice[str]]:
        """Return the pages whose title holds the input. Never raises, because an autocomplete can show no error."""
        game = str(getattr(interaction.namespace, "game", "") or "")
        found = await handlers.suggest(Click(interaction, self._services), game, entered)
        return await replies.suggest(interaction, found)


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    components = bot.components
    components.on(RulesPage, handlers.show_page)
    components.on(RulesSelect, handlers.choose_page)
    components.on_table(TableRulesPage, handlers.turn_page)
    components.on_table(TableRulesSelect, handlers.choose_page_of)
    components.on_press(Op.RULES, handlers.show_of)
    await bot.add_cog(Help(bot.services))

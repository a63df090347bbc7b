"""The commands ``/solo`` and ``/tables``, and the buttons that open a next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.custom_ids import Op, OpenTable
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from cogs.own_games import handlers
from engine.players import LEVELS

if TYPE_CHECKING:
    from cogs.client import Tertulia


class OwnGames(commands.Cog):
    """Opens and lists a person's own games."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-solo-name"), description=text("command-solo-about"))
    @app_commands.rename(game=text("option-game-name"), bots=text("option-bots-name"), level=text("option-level-name"))
    @app_commands.describe(
        game=text("option-game-about"), bots=text("option-bots-about"), level=text("option-level-about")
    )
    @app_commands.choices(
        game=titles(), level=[app_commands.Choice(name=text(f"bot-{level}"), value=level) for level in LEVELS]
    )
    @anywhere
    async def against_bots(
        self,
        interaction: discord.Interaction,
        game: str,
        bots: app_commands.Range[int, 1, 3] | None = None,
        level: str = handlers.USUAL_LEVEL,
    ) -> None:
        await replies.guard(interaction, handlers.play(Click(interaction, self._services), game, bots, level))

    @app_commands.command(name=text("command-tables-name"), description=text("command-tables-about"))
    @anywhere
    async def tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.show_tables(Click(interaction, self._services)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    bot.components.on(OpenTable, handlers.open_next)
    bot.components.on_press(Op.REMATCH, handlers.again)
    await bot.add_cog(OwnGames(bot.services))

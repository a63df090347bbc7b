"""Commands for leaderboards and profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.context_menus import user_menu
from cogs.interactions.custom_ids import LadderPage, Leaderboard, LeaderboardSelect
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from cogs.standings import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Standings(commands.Cog):
    """Leaderboards and profiles."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-board-ranking-name"), description=text("command-board-ranking-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=titles())
    @app_commands.guild_only()
    async def ranking(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await replies.guard(interaction, handlers.leaderboard(Click(interaction, self._services), game))

    @app_commands.command(name=text("command-board-profile-name"), description=text("command-board-profile-about"))
    @app_commands.rename(member=text("option-member-name"))
    @app_commands.describe(member=text("option-member-about"))
    @anywhere
    async def profile(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        await replies.guard(interaction, handlers.profile(Click(interaction, self._services), member))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    services, on = bot.services, bot.components.on
    on(Leaderboard, handlers.turn_page)
    on(LadderPage, handlers.turn_ladder)
    on(LeaderboardSelect, handlers.choose_game)
    await bot.add_cog(Standings(services))
    bot.tree.add_command(user_menu("menu-profile-name", services, handlers.profile))

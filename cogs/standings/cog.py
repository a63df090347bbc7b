"""Commands for leaderboards and profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.command_texts import text, titles
from cogs.interactions.context_menus import user_menu
from cogs.interactions.installs import anywhere
from cogs.standings.flow import Leaderboards

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Standings(commands.Cog):
    """Leaderboards and profiles."""

    def __init__(self, leaderboards: Leaderboards) -> None:
        self.leaderboards = leaderboards

    @app_commands.command(name=text("command-board-ranking-name"), description=text("command-board-ranking-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=titles())
    @app_commands.guild_only()
    async def ranking(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await replies.guard(interaction, self.leaderboards.leaderboard(interaction, game))

    @app_commands.command(name=text("command-board-profile-name"), description=text("command-board-profile-about"))
    @app_commands.rename(member=text("option-member-name"))
    @app_commands.describe(member=text("option-member-about"))
    @anywhere
    async def profile(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        await replies.guard(interaction, self.leaderboards.profile(interaction, member))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    leaderboards = Leaderboards(bot.registry, bot.pictures, bot.channels.is_member)
    bot.components.on(
        custom_ids.Leaderboard,
        lambda click, button: leaderboards.leaderboard(click.interaction, button.game, button.page),
    )
    bot.components.on(
        custom_ids.LadderPage,
        lambda click, button: leaderboards.leaderboard(click.interaction, button.game, button.page, button.ladder),
    )
    bot.components.on(custom_ids.LeaderboardSelect, lambda click, button: leaderboards.choose_game(click.interaction))
    await bot.add_cog(Standings(leaderboards))
    bot.tree.add_command(user_menu("menu-profile-name", leaderboards.profile))

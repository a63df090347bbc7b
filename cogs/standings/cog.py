"""Commands that tell who plays how well."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.command_texts import text, titles
from cogs.standings.flow import Leaderboards


class Standings(commands.Cog):
    """Who plays how well."""

    def __init__(self, leaderboards: Leaderboards) -> None:
        self.leaderboards = leaderboards

    @app_commands.command(name=text("command-leaderboard-name"), description=text("command-leaderboard-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=titles())
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await replies.guard(interaction, self.leaderboards.leaderboard(interaction, game))

    @app_commands.command(name=text("command-profile-name"), description=text("command-profile-about"))
    @app_commands.rename(member=text("option-member-name"))
    @app_commands.describe(member=text("option-member-about"))
    @app_commands.guild_only()
    async def profile(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        await replies.guard(interaction, self.leaderboards.profile(interaction, member))

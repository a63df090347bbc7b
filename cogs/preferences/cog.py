"""Commands for what a server and a member want, and for what is stored about a member."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.command_texts import MOST_CHOICES, text
from cogs.interactions.typed import suggest_zones
from cogs.preferences.flow import Preferences


class Own(commands.Cog):
    """What a server wants, what a person wants, and what is stored about them."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    @app_commands.command(name=text("command-settings-name"), description=text("command-settings-about"))
    @app_commands.rename(timezone=text("option-timezone-name"))
    @app_commands.describe(timezone=text("option-timezone-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction, timezone: str | None = None) -> None:
        await replies.guard(interaction, self.preferences.server(interaction, timezone))

    @settings.autocomplete("timezone")
    async def zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones whose name holds what was typed."""
        found = await asyncio.to_thread(suggest_zones, typed, MOST_CHOICES)
        return await replies.suggest(interaction, [app_commands.Choice(name=zone, value=zone) for zone in found])

    @app_commands.command(name=text("command-me-name"), description=text("command-me-about"))
    @app_commands.guild_only()
    async def me(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.member(interaction))

    @app_commands.command(name=text("command-privacy-name"), description=text("command-privacy-about"))
    @app_commands.guild_only()
    async def privacy(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.privacy(interaction))

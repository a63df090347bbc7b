"""Commands for the settings of a server and a member, and for the data that is stored of a member."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.command_texts import MAX_CHOICES, text
from cogs.interactions.installs import anywhere
from cogs.interactions.time_zones import suggest_zones, zone_name
from cogs.preferences.flow import Preferences
from tables.threads import for_page

if TYPE_CHECKING:
    from cogs.client import Tertulia


class PreferenceCommands(commands.Cog):
    """`/table-settings`, `/my-settings`, `/notify` and `/privacy`."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    @app_commands.command(name=text("command-table-settings-name"), description=text("command-table-settings-about"))
    @app_commands.rename(timezone=text("option-timezone-name"))
    @app_commands.describe(timezone=text("option-timezone-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def table_settings(self, interaction: discord.Interaction, timezone: str | None = None) -> None:
        await replies.guard(interaction, self.preferences.server(interaction, timezone))

    @table_settings.autocomplete("timezone")
    async def zones(self, interaction: discord.Interaction, entered: str) -> list[app_commands.Choice[str]]:
        """Return time zones whose name holds the input."""
        found = await for_page(suggest_zones, entered, MAX_CHOICES)
        shown = [zone_name(zone) for zone in found]
        return await replies.suggest(interaction, [app_commands.Choice(name=zone, value=zone) for zone in shown])

    @app_commands.command(name=text("command-my-settings-name"), description=text("command-my-settings-about"))
    @anywhere
    async def my_settings(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.member(interaction))

    @app_commands.command(name=text("command-notify-name"), description=text("command-notify-about"))
    @app_commands.guild_only()
    async def notify(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.calls(interaction))

    @app_commands.command(name=text("command-privacy-name"), description=text("command-privacy-about"))
    @anywhere
    async def privacy(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.privacy(interaction))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    preferences = Preferences(bot.registry, bot.backups, bot.keep_games_days, bot.channels.is_member)
    on = bot.components.on
    on(custom_ids.ServerControl, lambda click, button: preferences.change_server(click.interaction, button.what))
    on(
        custom_ids.ServerForm,
        lambda click, button: preferences.submit_server(click.interaction, button.what, button.digest),
    )
    on(custom_ids.MemberControl, lambda click, button: preferences.change_member(click.interaction, button.what))
    on(custom_ids.MemberForm, lambda click, button: preferences.submit_member(click.interaction, button.digest))
    on(custom_ids.PrivacyButton, lambda click, button: preferences.privacy(click.interaction, button.what))
    await bot.add_cog(PreferenceCommands(preferences))

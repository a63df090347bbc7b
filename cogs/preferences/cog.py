"""Commands for the settings of a server and a member, and for the data that is stored of a member."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import MAX_CHOICES, text
from cogs.interactions.custom_ids import MemberControl, MemberForm, PrivacyButton, ServerControl, ServerForm
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from cogs.interactions.time_zones import suggest_zones, zone_name
from cogs.preferences import handlers
from tables.threads import for_page

if TYPE_CHECKING:
    from cogs.client import Tertulia


class PreferenceCommands(commands.Cog):
    """`/table-settings`, `/my-settings`, `/notify` and `/privacy`."""

    def __init__(self, services: Services, privacy: handlers.PrivacyHandlers) -> None:
        self._services, self._privacy = services, privacy

    @app_commands.command(name=text("command-table-settings-name"), description=text("command-table-settings-about"))
    @app_commands.rename(timezone=text("option-timezone-name"))
    @app_commands.describe(timezone=text("option-timezone-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def table_settings(self, interaction: discord.Interaction, timezone: str | None = None) -> None:
        await replies.guard(interaction, handlers.server(Click(interaction, self._services), timezone))

    @table_settings.autocomplete("timezone")
    async def zones(self, interaction: discord.Interaction, entered: str) -> list[app_commands.Choice[str]]:
        """Return time zones whose name holds the input."""
        found = await for_page(suggest_zones, entered, MAX_CHOICES)
        shown = [zone_name(zone) for zone in found]
        return await replies.suggest(interaction, [app_commands.Choice(name=zone, value=zone) for zone in shown])

    @app_commands.command(name=text("command-my-settings-name"), description=text("command-my-settings-about"))
    @anywhere
    async def my_settings(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.member(Click(interaction, self._services)))

    @app_commands.command(name=text("command-notify-name"), description=text("command-notify-about"))
    @app_commands.guild_only()
    async def notify(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.calls(Click(interaction, self._services)))

    @app_commands.command(name=text("command-privacy-name"), description=text("command-privacy-about"))
    @anywhere
    async def privacy(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self._privacy.show(Click(interaction, self._services)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    on = bot.components.on
    privacy = handlers.PrivacyHandlers(bot.backups, bot.keep_games_days or 0)
    on(ServerControl, handlers.change_server)
    on(ServerForm, handlers.submit_server)
    on(MemberControl, handlers.change_member)
    on(MemberForm, handlers.submit_member)
    on(PrivacyButton, privacy.press)
    await bot.add_cog(PreferenceCommands(bot.services, privacy))

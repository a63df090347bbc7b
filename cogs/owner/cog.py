"""The commands of the owner of the bot, in the one server of theirs that the settings name. They exist nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text
from cogs.interactions.custom_ids import OwnerForm, OwnerSelect, OwnerServer, OwnerServers, OwnerUser
from cogs.interactions.services import Services
from cogs.owner.handlers import OwnerTools

if TYPE_CHECKING:
    from cogs.client import Tertulia


@app_commands.default_permissions(administrator=True)
class OwnerGroup(
    commands.GroupCog, group_name=text("command-owner-name"), group_description=text("command-owner-about")
):
    """The commands ``/owner …``."""

    def __init__(self, services: Services, tools: OwnerTools) -> None:
        self._services, self._tools = services, tools

    @app_commands.command(name=text("command-servers-name"), description=text("command-servers-about"))
    @app_commands.rename(server=text("option-server-name"))
    @app_commands.describe(server=text("option-server-about"))
    async def servers(self, interaction: discord.Interaction, server: str | None = None) -> None:
        click, tools = Click(interaction, self._services), self._tools
        shown = tools.servers(click, OwnerServers(0)) if server is None else tools.find(click, server)
        await replies.guard(interaction, shown)

    @app_commands.command(name=text("command-user-name"), description=text("command-user-about"))
    @app_commands.rename(user=text("option-user-name"))
    @app_commands.describe(user=text("option-user-about"))
    async def user(self, interaction: discord.Interaction, user: discord.User) -> None:
        shown = self._tools.user(Click(interaction, self._services), OwnerUser("show", user.id))
        await replies.guard(interaction, shown)

    @app_commands.command(name=text("command-announce-name"), description=text("command-announce-about"))
    async def announce(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self._tools.write_notice(Click(interaction, self._services)))

    @app_commands.command(name=text("command-new-tables-name"), description=text("command-new-tables-about"))
    async def new_tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self._tools.switch_tables(Click(interaction, self._services)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's components, and its commands in the owner's server if there is one."""
    tools = OwnerTools(bot)
    on = bot.components.on
    on(OwnerServers, tools.servers)
    on(OwnerSelect, tools.choose)
    on(OwnerServer, tools.server)
    on(OwnerUser, tools.user)
    on(OwnerForm, tools.submit_notice)
    if bot.owner_server is not None:
        await bot.add_cog(OwnerGroup(bot.services, tools), guild=discord.Object(bot.owner_server))

"""The commands of the owner of the bot, in the one server of theirs that the settings name. They exist nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.command_texts import text
from cogs.owner.flow import OwnerTools

if TYPE_CHECKING:
    from cogs.client import Tertulia


@app_commands.default_permissions(administrator=True)
class OwnerGroup(
    commands.GroupCog, group_name=text("command-owner-name"), group_description=text("command-owner-about")
):
    """The commands ``/owner …``."""

    def __init__(self, tools: OwnerTools) -> None:
        self.tools = tools

    @app_commands.command(name=text("command-servers-name"), description=text("command-servers-about"))
    @app_commands.rename(server=text("option-server-name"))
    @app_commands.describe(server=text("option-server-about"))
    async def servers(self, interaction: discord.Interaction, server: str | None = None) -> None:
        shown = self.tools.servers(interaction) if server is None else self.tools.find(interaction, server)
        await replies.guard(interaction, shown)

    @app_commands.command(name=text("command-user-name"), description=text("command-user-about"))
    @app_commands.rename(user=text("option-user-name"))
    @app_commands.describe(user=text("option-user-about"))
    async def user(self, interaction: discord.Interaction, user: discord.User) -> None:
        await replies.guard(interaction, self.tools.user(interaction, user.id))

    @app_commands.command(name=text("command-announce-name"), description=text("command-announce-about"))
    async def announce(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.tools.write_notice(interaction))

    @app_commands.command(name=text("command-new-tables-name"), description=text("command-new-tables-about"))
    async def new_tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.tools.switch_tables(interaction))


async def setup(bot: Tertulia) -> None:
    """Register the feature's components, and its commands in the owner's server if there is one."""
    tools = OwnerTools(bot)
    on = bot.components.on
    on(custom_ids.OwnerServers, lambda click, button: tools.servers(click.interaction, button.page))
    on(custom_ids.OwnerSelect, lambda click, button: tools.choose(click.interaction))
    on(custom_ids.OwnerServer, lambda click, button: tools.server(click.interaction, button.server, button.what))
    on(custom_ids.OwnerUser, lambda click, button: tools.user(click.interaction, button.user, button.what))
    on(custom_ids.OwnerForm, lambda click, button: tools.submit_notice(click.interaction))
    if bot.owner_server is not None:
        await bot.add_cog(OwnerGroup(tools), guild=discord.Object(bot.owner_server))

"""The command ``/away``, and the buttons that change who plays a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text
from cogs.interactions.custom_ids import Op
from cogs.interactions.services import Services
from cogs.seats import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Seats(commands.Cog):
    """Lets members be away from their tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-away-name"), description=text("command-away-about"))
    @app_commands.rename(until=text("option-until-name"), bot=text("option-bot-name"))
    @app_commands.describe(until=text("option-until-about"), bot=text("option-bot-about"))
    @app_commands.guild_only()
    async def away(self, interaction: discord.Interaction, until: str | None = None, bot: bool = False) -> None:
        await replies.guard(interaction, handlers.away(Click(interaction, self._services), until, bot=bot))

    @away.autocomplete("until")
    async def days(self, interaction: discord.Interaction, entered: str) -> list[app_commands.Choice[str]]:
        """Return days to come."""
        return await replies.suggest(interaction, await handlers.suggest(Click(interaction, self._services), entered))


async def setup(bot: Tertulia) -> None:
    """Register the feature's command and components."""
    components = bot.components
    components.on(custom_ids.AwayUntil, handlers.choose_day)
    components.on_press(Op.RETURN, handlers.come_back)
    components.on_press(Op.TAKE, handlers.take_over)
    components.on_press(Op.QUIT, handlers.ask_quit)
    components.on_press(Op.CONFIRM_QUIT, handlers.quit_game)
    await bot.add_cog(Seats(bot.services))

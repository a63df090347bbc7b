"""The command ``/daily``, and the buttons of the daily deal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.daily.flow import DailyFlow
from cogs.interactions import custom_ids, replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services

if TYPE_CHECKING:
    from cogs.client import Tertulia


class DailyCog(commands.Cog):
    """The daily deal."""

    def __init__(self, services: Services, flow: DailyFlow) -> None:
        self._services = services
        self._flow = flow
        self._catching_up: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Judge what an earlier run of the bot has left."""
        self._catching_up = asyncio.create_task(self._flow.catch_up(), name="judge-left")

    async def cog_unload(self) -> None:
        """Stop that."""
        if self._catching_up is not None:
            self._catching_up.cancel()

    @app_commands.command(name=text("command-daily-name"), description=text("command-daily-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=titles())
    @anywhere
    async def daily(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await replies.guard(interaction, self._flow.open(Click(interaction, self._services), game))


async def setup(bot: Tertulia) -> None:
    """Register the feature's command and components."""
    flow = DailyFlow(bot.services, lambda work: bot.players.review(work))
    bot.registry.observers.append(flow.observe)
    bot.components.on(custom_ids.DailyButton, flow.press)
    await bot.add_cog(DailyCog(bot.services, flow))

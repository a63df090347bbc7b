"""The command ``/daily``, and the buttons of the daily deal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.daily.handlers import DailyHandlers
from cogs.daily.judging import Judging
from cogs.interactions import custom_ids, replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from tables import DailyDeals

if TYPE_CHECKING:
    from cogs.client import Tertulia


class DailyCog(commands.Cog):
    """The daily deal."""

    def __init__(self, services: Services, handlers: DailyHandlers, judging: Judging) -> None:
        self._services, self._handlers, self._judging = services, handlers, judging
        self._catching_up: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Judge what an earlier run of the bot has left."""
        self._catching_up = asyncio.create_task(self._judging.catch_up(), name="judge-left")

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
        await replies.guard(interaction, self._handlers.open(Click(interaction, self._services), game))


async def setup(bot: Tertulia) -> None:
    """Register the feature's command and components."""
    deals = DailyDeals(bot.registry)
    judging = Judging(bot.registry, deals, lambda work: bot.players.review(work))
    handlers = DailyHandlers(deals, judging)
    bot.registry.observers.append(judging.observe)
    bot.components.on(custom_ids.DailyButton, handlers.press)
    await bot.add_cog(DailyCog(bot.services, handlers, judging))

"""The command ``/learn``, and the buttons of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.custom_ids import LessonChoice, LessonStep, StartLesson
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from cogs.learn import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Learn(commands.Cog):
    """Lessons of the games."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-learn-name"), description=text("command-learn-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=titles())
    @anywhere
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        await replies.guard(interaction, handlers.start(Click(interaction, self._services), StartLesson(game)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    on = bot.components.on
    on(StartLesson, handlers.start)
    on(LessonStep, handlers.show)
    on(LessonChoice, handlers.choose)
    await bot.add_cog(Learn(bot.services))

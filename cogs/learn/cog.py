"""The command ``/learn``, and the buttons of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.command_texts import text, titles
from cogs.interactions.installs import anywhere
from cogs.learn.flow import LessonFlow

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Learn(commands.Cog):
    """Lessons of the games."""

    def __init__(self, lessons: LessonFlow) -> None:
        self._lessons = lessons

    @app_commands.command(name=text("command-learn-name"), description=text("command-learn-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=titles())
    @anywhere
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        await replies.guard(interaction, self._lessons.start(interaction, game))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    lessons = LessonFlow(bot.pictures, bot.registry)
    bot.components.on(custom_ids.StartLesson, lambda click, button: lessons.start(click.interaction, button.game))
    bot.components.on(custom_ids.LessonStep, lessons.show)
    bot.components.on(custom_ids.LessonChoice, lessons.choose)
    await bot.add_cog(Learn(lessons))

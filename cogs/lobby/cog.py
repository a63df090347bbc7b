"""The command ``/play``, the menu of a member that challenges them, and the buttons of lobbies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text, titles
from cogs.interactions.context_menus import user_menu
from cogs.interactions.custom_ids import Op
from cogs.interactions.services import Services
from cogs.lobby import challenge, handlers
from tables import Pace

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Lobby(commands.Cog):
    """Opens tables in channels."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-play-name"), description=text("command-play-about"))
    @app_commands.rename(
        game=text("option-game-name"),
        pace=text("option-pace-name"),
        thread=text("option-thread-name"),
        ranked=text("option-ranked-name"),
    )
    @app_commands.describe(
        game=text("option-game-about"),
        pace=text("option-pace-about"),
        thread=text("option-thread-about"),
        ranked=text("option-ranked-about"),
    )
    @app_commands.choices(
        game=titles(), pace=[app_commands.Choice(name=text(f"pace-{pace}"), value=pace.value) for pace in Pace]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        thread: bool = False,
        ranked: bool | None = None,
    ) -> None:
        opening = handlers.play(Click(interaction, self._services), game, pace, thread=thread, ranked=ranked)
        await replies.guard(interaction, opening)


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    services, components = bot.services, bot.components
    components.on(custom_ids.OpenThread, handlers.open_thread)
    components.on(custom_ids.ChallengeSelect, challenge.choose_game)
    components.on_table(custom_ids.OptionSelect, handlers.set_option)
    components.on_table(custom_ids.LobbyForm, handlers.submit_options)
    components.on_table(custom_ids.Guests, handlers.change_guests)
    components.on_table(custom_ids.RemoveGuest, handlers.remove_guest)
    components.on_press(Op.JOIN, handlers.join)
    components.on_press(Op.LEAVE, handlers.leave)
    components.on_press(Op.BOTS, handlers.show_bots)
    components.on_press(Op.ADD_EASY, lambda click: handlers.add_bot(click, "easy"))
    components.on_press(Op.ADD_NORMAL, lambda click: handlers.add_bot(click, "normal"))
    components.on_press(Op.ADD_HARD, lambda click: handlers.add_bot(click, "hard"))
    components.on_press(Op.REMOVE_BOT, handlers.remove_bot)
    components.on_press(Op.OPTIONS, handlers.show_options)
    components.on_press(Op.GUESTS, handlers.show_guests)
    components.on_press(Op.HERE, handlers.answer_call)
    components.on_press(Op.START, handlers.start)
    components.on_press(Op.JOIN_REMATCH, handlers.join_rematch)
    await bot.add_cog(Lobby(services))
    bot.tree.add_command(user_menu("menu-challenge-name", services, challenge.challenge))

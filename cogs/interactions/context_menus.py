"""Context menus: commands under *Apps* in the menu of a member or a message."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text
from cogs.interactions.services import Services

Target = discord.User | discord.Member
ForTarget = Callable[[Click, Target], Coroutine[Any, Any, None]]
"""Answers the context menu of a user. A target who is in the server is a member."""
ForMessage = Callable[[Click, discord.Message], Coroutine[Any, Any, None]]
"""Answers the context menu of a message."""


def user_menu(name: str, services: Services, answer: ForTarget) -> app_commands.ContextMenu:
    """Return an entry in the menu of a user, in a server only. ``name`` is the key of its name."""

    @app_commands.guild_only()
    async def answered(interaction: discord.Interaction, target: discord.User) -> None:
        await replies.guard(interaction, answer(Click(interaction, services), target))

    return app_commands.ContextMenu(name=text(name), callback=answered)


def message_menu(name: str, services: Services, answer: ForMessage) -> app_commands.ContextMenu:
    """Return an entry in the menu of a message, in a server only. ``name`` is the key of its name."""

    @app_commands.guild_only()
    async def answered(interaction: discord.Interaction, target: discord.Message) -> None:
        await replies.guard(interaction, answer(Click(interaction, services), target))

    return app_commands.ContextMenu(name=text(name), callback=answered)

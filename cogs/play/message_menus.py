"""The menu of a message that shows a table: the user's hand, and the board in words."""

from __future__ import annotations

import discord

from cogs.interactions import custom_ids
from cogs.interactions.click import Click, TableClick
from cogs.interactions.components import controls
from cogs.interactions.installs import guild_and_channel
from cogs.play import menu, turn
from tables import UserError


async def show_hand(click: Click, message: discord.Message) -> None:
    """Show the user's hand at the table of a message, as its button does."""
    await turn.hand(await _at_table_of(click, message))


async def show_words(click: Click, message: discord.Message) -> None:
    """Show the board of a message in words, as the button in the menu of a table does."""
    await menu.show_words(await _at_table_of(click, message))


async def _at_table_of(click: Click, message: discord.Message) -> TableClick:
    """Return the click at the table whose controls a message of the bot has. Raises :class:`UserError` for others."""
    guild_id, _ = guild_and_channel(click.interaction)
    found = [custom_ids.read(custom_id) for custom_id, _ in controls(message)] if _is_own(click, message) else []
    numbers = {each.table for each in found if isinstance(each, custom_ids.TableButton)}
    if len(numbers) != 1:
        raise UserError("error-no-board")
    return click.at(await click.services.registry.table(numbers.pop(), guild_id))


def _is_own(click: Click, message: discord.Message) -> bool:
    """Return whether this bot has written a message. Another bot's controls may look alike."""
    user = click.interaction.client.user
    return user is not None and message.author.id == user.id

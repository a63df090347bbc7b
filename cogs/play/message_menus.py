"""The menu of a message that shows a table: the user's hand, and the board in words."""

from __future__ import annotations

import discord

from cogs.interactions import context, custom_ids
from cogs.interactions.components import controls
from cogs.play import menu, turn
from cogs.play.services import Services
from tables import Table, UserError


async def show_hand(services: Services, interaction: discord.Interaction, message: discord.Message) -> None:
    """Show the user's hand at the table of a message, as its button does."""
    await turn.hand(services, interaction, await _table_of(services, interaction, message))


async def show_words(services: Services, interaction: discord.Interaction, message: discord.Message) -> None:
    """Show the board of a message in words, as the button in the menu of a table does."""
    await menu.show_words(services, interaction, await _table_of(services, interaction, message))


async def _table_of(services: Services, interaction: discord.Interaction, message: discord.Message) -> Table:
    """The table whose controls a message of the bot has. :class:`UserError` for all other messages."""
    guild_id, _ = context.guild_and_channel(interaction)
    found = [custom_ids.read(custom_id) for custom_id, _ in controls(message)] if _is_own(interaction, message) else []
    numbers = {fields["table"] for _, fields in filter(None, found) if "table" in fields}
    if len(numbers) != 1:
        raise UserError("error-no-board")
    return await services.registry.table(numbers.pop(), guild_id)


def _is_own(interaction: discord.Interaction, message: discord.Message) -> bool:
    """Whether this bot has written a message. Another bot's controls may look alike."""
    user = interaction.client.user
    return user is not None and message.author.id == user.id

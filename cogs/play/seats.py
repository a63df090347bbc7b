"""Who plays a seat of a running game: players come back, take over or quit."""

from __future__ import annotations

import discord

from cogs.interactions import context, replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from cogs.play.services import Services
from cogs.play.turn import show_hand
from locales import say
from tables import Table


async def come_back(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Take the own seat back from the AI player that stood in."""
    await table.come_back(context.person(interaction))
    await show_hand(services, interaction, table)


async def take_over(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Take the seat of a player who has left."""
    await table.take_over(context.person(interaction))
    await show_hand(services, interaction, table)


async def ask_quit(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Ask for confirmation before a player leaves a running game."""
    table.need_player(interaction.user.id)
    await replies.reply(interaction, lambda: confirmation(table, "quit-sure", Op.CONFIRM_QUIT, reader(interaction)))


async def quit_game(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Leave a running game for good."""
    ended = await table.quit(context.person(interaction))
    await replies.reply_text(interaction, say(reader(interaction), "table-cancelled" if ended else "quit-done"))

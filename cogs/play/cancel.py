"""Closes lobbies, and ends running games without a result."""

from __future__ import annotations

import discord

from cogs.interactions import context, replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from cogs.play.channel import table_here
from cogs.play.lobby import answer_on_board
from cogs.play.services import Services
from locales import say
from tables import Phase, Table


async def may_manage(services: Services, interaction: discord.Interaction) -> bool:
    """Whether the user may end tables of other hosts: by permission, or by a role that the server chose."""
    if interaction.permissions.manage_messages or interaction.guild_id is None:
        return interaction.permissions.manage_messages
    trusted = (await services.registry.settings(interaction.guild_id)).end_roles
    return any(role.id in trusted for role in getattr(interaction.user, "roles", ()))


async def cancel(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Close a lobby. For a running game, ask for confirmation."""
    manage = await may_manage(services, interaction)
    if table.phase is Phase.RUNNING:
        table.may_cancel(interaction.user.id, may_manage=manage)
        await replies.reply(
            interaction, lambda: confirmation(table, "cancel-sure", Op.CONFIRM_CANCEL, reader(interaction))
        )
        return
    cancelling = table.cancel(context.person(interaction), may_manage=manage)
    if interaction.message is not None and interaction.message.id == table.row.board_message_id:
        await answer_on_board(services, interaction, table, cancelling)
        return
    await cancelling
    await replies.reply_text(interaction, say(reader(interaction), "table-cancelled"))


async def confirm(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """End the table without a result."""
    await table.cancel(context.person(interaction), may_manage=await may_manage(services, interaction))
    await replies.reply_text(interaction, say(reader(interaction), "table-cancelled"))


async def cancel_here(services: Services, interaction: discord.Interaction) -> None:
    """Cancel the channel's table."""
    await cancel(services, interaction, await table_here(services, interaction))

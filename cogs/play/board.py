"""Brings boards back: posts them again, and resumes archived tables."""

from __future__ import annotations

import discord

from cogs.interactions import context, replies
from cogs.interactions.context import reader
from cogs.interactions.permissions import need_permissions
from cogs.play.channel import need_allowed, need_free, table_here
from cogs.play.services import Services
from locales import say
from tables import Archived, Table, UserError, link


async def show_board(services: Services, interaction: discord.Interaction) -> None:
    """Post the board at the end of the channel for one of its players. Every other user gets a link to it."""
    table = await table_here(services, interaction)
    if table.seat_of(interaction.user.id) is not None:
        need_permissions(interaction)
        services.need_rest(services.reposts, interaction, "error-board-limit", link=link(table))
        await interaction.response.defer(ephemeral=True, thinking=True)
        await services.public.repost(table)
    await _link(interaction, table)


async def resume(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Resume an archived table in its channel."""
    table.need_seat(interaction.user.id)
    await need_free(services, table.row.channel_id, table)
    await _resume_in(services, interaction, table, table.row.channel_id)


async def resume_here(services: Services, interaction: discord.Interaction) -> None:
    """Resume the user's latest archived table of this channel, or move one here whose channel is gone."""
    guild_id, channel_id = context.guild_and_channel(interaction)
    need_permissions(interaction)
    await need_free(services, channel_id)
    rows = await services.registry.store.tables.resumable(interaction.user.id, guild_id)
    found = next((row for row in rows if row.channel_id == channel_id or row.archived is Archived.CHANNEL_GONE), None)
    if found is None:
        raise UserError("error-nothing-to-resume")
    if found.channel_id != channel_id:
        await need_allowed(services, interaction)
    await _resume_in(services, interaction, await services.registry.table(found.id, guild_id), channel_id)


async def _resume_in(services: Services, interaction: discord.Interaction, table: Table, channel_id: int) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    if table.row.channel_id != channel_id:
        await table.note_delivery(channel_id=channel_id, board_message_id=None, mention_message_id=None)
    with services.public.held(table):
        await table.wake()
        await services.public.repost(table)
    await _link(interaction, table)


async def _link(interaction: discord.Interaction, table: Table) -> None:
    await replies.notice(interaction, say(reader(interaction), "board-is-there", link=link(table)))

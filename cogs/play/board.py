"""Brings boards back: posts them again, and resumes archived tables."""

from __future__ import annotations

from cogs.interactions import context, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.play.channel import need_allowed, need_free, need_role, table_here
from locales import nearest
from tables import Archived, Table, UserError, link
from tables.permissions import need_seat
from tables.transitions import archive


async def show_board(click: Click) -> None:
    """Post the board at the end of the channel for one of its players. Every other user gets a link to it."""
    table = await table_here(click)
    if table.seat_of(click.user) is not None:
        need_permissions(click.interaction)
        await need_role(click)
        need_own_permission(click.interaction)
        click.services.limits.reposts.use(click.interaction, link=link(table))
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await click.services.public.repost(table)
    await _link(click, table)


async def resume(click: TableClick) -> None:
    """Resume an archived table in its channel."""
    table = click.table
    need_seat(table, click.user)
    await need_allowed(click)
    await need_free(click, table.row.channel_id, table)
    await _resume_in(click, table.row.channel_id)


async def resume_here(click: Click) -> None:
    """Resume the user's latest archived table of this channel, or move one here whose channel is gone."""
    guild_id, channel_id = guild_and_channel(click.interaction)
    need_permissions(click.interaction)
    await need_free(click, channel_id)
    rows = await click.services.registry.store.tables.resumable(click.user, guild_id)
    found = next((row for row in rows if row.channel_id == channel_id or row.archived is Archived.CHANNEL_GONE), None)
    if found is None:
        raise UserError("error-nothing-to-resume")
    await need_allowed(click)
    await _resume_in(click.at(await click.services.registry.table(found.id, guild_id)), channel_id)


async def _resume_in(click: TableClick, channel_id: int) -> None:
    table = click.table
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    if table.row.channel_id != channel_id:
        parent_id, server = context.parent(click.interaction), context.settings_of(click.interaction).server
        locale = server.locale_in(parent_id or channel_id) or table.row.locale
        await table.change_channel(channel_id, parent_id, nearest(locale))
    hosting = click.services.registry.one_more_table(table.row.guild_id, table.row.host_id, resumed=table.id)
    with click.services.public.held(table):
        async with hosting:
            await table.change(archive.wake)
        await click.services.public.repost(table)
    await _link(click, table)


async def _link(click: Click, table: Table) -> None:
    await replies.notice(click.interaction, click.words.say("board-is-there", link=link(table)))

"""What a command needs of the channel it is used in: its table, or room for one."""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.interactions import context
from cogs.play.services import Services
from cogs.preferences.changes import Server, there
from db import StoreError, in_log
from tables import Phase, Table, UserError, link

MAX_LINKS: Final = 5
"""Maximum number of links to the user's other tables in an answer."""

_log = logging.getLogger(__name__)


async def table_here(services: Services, interaction: discord.Interaction) -> Table:
    """The channel's table. Without one, a :class:`UserError` names the user's other tables."""
    _, channel_id = context.guild_and_channel(interaction)
    table = await services.registry.in_channel(channel_id)
    if table is not None:
        return table
    others = await own_tables(services, interaction)
    if not others:
        raise UserError("error-no-table")
    links = " ".join(link(each) for each in others[:MAX_LINKS])
    raise UserError("error-table-elsewhere", links=links, count=len(others))


async def own_tables(services: Services, interaction: discord.Interaction) -> list[Table]:
    """The user's open tables in this server."""
    guild_id, _ = context.guild_and_channel(interaction)
    rows = await services.registry.store.tables.of_person(interaction.user.id, guild_id)
    return [await services.registry.table(row.id, guild_id) for row in rows]


async def next_table(services: Services, interaction: discord.Interaction, table: Table) -> Table | None:
    """The most urgent of the server's other tables that wait for the user, or None.

    A failure is logged, not raised: it must not hide the hand of ``table``.
    """
    user, waiting = interaction.user.id, []
    try:
        rows = await services.registry.store.tables.of_person(user, table.row.guild_id)
        for row in rows:
            if row.phase is Phase.RUNNING and row.archived is None and row.id != table.id:
                each = await services.registry.table(row.id, row.guild_id)
                if each.seat_of(user) in each.waiting_for:
                    waiting.append(each)
    except (StoreError, UserError) as error:
        _log.warning("table %s: next table not found: %s", table.id, in_log(error))
    return min(waiting, key=lambda each: (each.deadline is None, each.deadline or 0, each.row.updated_at), default=None)


async def need_allowed(services: Services, interaction: discord.Interaction) -> None:
    """:class:`UserError` in a channel where the server allows no tables. A thread counts as its channel."""
    guild_id, channel_id = context.guild_and_channel(interaction)
    allowed = (await services.registry.settings(guild_id)).channels
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    if not allowed or channel_id in allowed or parent in allowed:
        return
    left = there(allowed, Server.of(interaction.guild).channels)
    if not left:
        raise UserError("error-no-channel-left")
    raise UserError("error-other-channel", channels=", ".join(f"<#{each}>" for each in left), count=len(left))


async def need_free(services: Services, channel_id: int, table: Table | None = None) -> None:
    """:class:`UserError` if the channel has a table other than ``table``."""
    busy = await services.registry.in_channel(channel_id)
    if busy is not None and busy is not table:
        raise UserError("error-channel-busy", link=link(busy))

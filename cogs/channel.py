"""What a command needs of the channel it is used in: its table, or room for one."""

from __future__ import annotations

import logging

from cogs.interactions import context
from cogs.interactions.click import Click, TableClick
from cogs.interactions.installs import guild_and_channel
from cogs.preferences.changes import ServerParts, there
from db import StoreError, in_log
from tables import Phase, Table, UserError, link
from tables.questions import unanswered_by
from tables.registry import MAX_LINKS

_log = logging.getLogger(__name__)


async def table_here(click: Click) -> Table:
    """Return the channel's table. Without one, a :class:`UserError` names the user's other tables."""
    _, channel_id = guild_and_channel(click.interaction)
    table = await click.services.registry.in_channel(channel_id)
    if table is not None:
        click.services.public.look(table)
        return table
    others = await own_tables(click)
    if not others:
        raise UserError("error-no-table")
    links = " ".join(link(each) for each in others[:MAX_LINKS])
    raise UserError("error-table-elsewhere", links=links, count=len(others))


async def own_tables(click: Click) -> list[Table]:
    """Return the user's open tables in this server, besides their own games."""
    rows = await click.services.registry.store.tables.of_person(click.user, click.place)
    public = (row.id for row in rows if row.has_channel)
    found = [table async for table in click.services.registry.loadable(public)]
    for table in found:
        click.services.public.look(table)
    return found


async def next_table(click: TableClick) -> Table | None:
    """Return the most urgent of the server's other tables that wait for the user, or None.

    A failure is logged, not raised: it must not hide the hand of ``table``.
    """
    table = click.table
    user, waiting = click.user, []
    try:
        rows = await click.services.registry.store.tables.of_person(user, table.row.guild_id)
        others = [
            row.id
            for row in rows
            if row.phase is Phase.RUNNING and row.has_channel and not row.archived and row.id != table.id
        ]
        async for each in click.services.registry.loadable(others):
            if each.seat_of(user) in each.waiting_for or unanswered_by(each, user):
                waiting.append(each)
    except StoreError as error:
        _log.warning("table %s: next table not found: %s", table.id, in_log(error))
    return min(waiting, key=lambda each: (each.deadline is None, each.deadline or 0, each.row.updated_at), default=None)


async def need_role(click: Click) -> None:
    """Raise :class:`UserError` for a member whose roles do not let them play in this server."""
    guild_id, _ = guild_and_channel(click.interaction)
    settings = await click.services.registry.settings(guild_id)
    own = {role.id for role in getattr(click.interaction.user, "roles", ())}
    needed = there(settings.play_roles, ServerParts.of(click.interaction.guild).roles)
    if own & set(settings.barred_roles):
        raise UserError("error-role-barred")
    if needed and not own & set(needed):
        raise UserError("error-role-needed", roles=", ".join(f"<@&{each}>" for each in needed), count=len(needed))


async def need_allowed(click: Click) -> None:
    """Raise :class:`UserError` where :func:`need_place` does, and while the owner of the bot lets no game begin."""
    await click.services.registry.need_new_tables()
    await need_place(click)


async def need_place(click: Click) -> None:
    """Raise :class:`UserError` for a member who may not play, or in a channel where the server allows no tables.

    A thread counts as its channel.
    """
    await need_role(click)
    guild_id, channel_id = guild_and_channel(click.interaction)
    allowed = (await click.services.registry.settings(guild_id)).channels
    if not allowed or channel_id in allowed or context.parent(click.interaction) in allowed:
        return
    left = there(allowed, ServerParts.of(click.interaction.guild).channels)
    if not left:
        raise UserError("error-no-channel-left")
    raise UserError("error-other-channel", channels=", ".join(f"<#{each}>" for each in left), count=len(left))


async def need_free(click: Click, channel_id: int, table: Table | None = None) -> None:
    """Raise :class:`UserError` if the channel has a table other than ``table``."""
    busy = await click.services.registry.in_channel(channel_id)
    if busy is not None and busy is not table:
        raise UserError("error-channel-busy", link=link(busy))

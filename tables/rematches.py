"""The next game of a finished one, in the same channel and with the same choices."""

from __future__ import annotations

from dataclasses import replace

from db import NewTable, Person, Phase
from tables import requests
from tables.bot_players import BOT_USER_ID
from tables.errors import UserError
from tables.registry import TableRegistry
from tables.table import Table
from tables.transitions import lobby


async def rematch(registry: TableRegistry, finished: Table, host: Person) -> tuple[Table, bool]:
    """Open the lobby for a rematch of ``finished``, or join it; return the table and whether it is new.

    Only who has played may open it. Raises :class:`UserError`.
    """
    if finished.phase is not Phase.FINISHED:
        raise UserError("error-not-finished")
    row = finished.row
    joined = await _join(registry, finished, host)
    if joined is not None:
        return joined, False
    if finished.seat_of(host.user_id) is None:
        raise UserError("error-rematch-players")
    try:
        async with registry.one_more_table(row.guild_id, host.user_id, rematch=True):
            there = (await registry.settings(row.guild_id)).locale_in(row.parent_id or row.channel_id)
            new = NewTable(
                game=row.game,
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                parent_id=row.parent_id,
                locale=there or row.locale,
                host=host,
                pace=row.pace,
                ranked=row.ranked or finished.row.struck,
                rematch_of=finished.id,
                options=finished.options,
                absence=row.absence,
                deadline_ms=row.deadline_ms,
            )
            table = await registry.open(new)
    except UserError:
        # Another player may have opened it at the same moment.
        joined = await _join(registry, finished, host)
        if joined is None:
            raise
        return joined, False
    # The host's click came before this table's secret, and does not contribute to the shuffle.
    for seat in finished.seats:
        if seat.user_id == BOT_USER_ID and seat.computer is not None:
            await table.change(lobby.add_bot, replace(host, contribution=None), seat.computer, seat.name)
    return table, True


async def open_rematch(registry: TableRegistry, finished: Table) -> Table | None:
    """Return the next game of a finished one while it is open; None without one."""
    table = await registry.in_channel(finished.row.channel_id)
    return table if table is not None and table.row.rematch_of == finished.id else None


async def _join(registry: TableRegistry, finished: Table, person: Person) -> Table | None:
    """Join the lobby for a rematch of ``finished``; None without one."""
    table = await open_rematch(registry, finished)
    if table is not None:
        await table.request(requests.join, person)
    return table

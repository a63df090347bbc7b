"""Closes lobbies, and ends running games without a result."""

from __future__ import annotations

from cogs.interactions import replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import cancelled_text, confirmation
from cogs.play.channel import table_here
from cogs.play.lobby import answer_on_board
from db import BOARD
from tables import Phase
from tables.permissions import need_canceller
from tables.transitions import lobby


async def may_manage(click: Click) -> bool:
    """Return whether the user may end tables of other hosts: by permission, or by a role that the server chose."""
    if click.interaction.permissions.manage_messages or click.interaction.guild_id is None:
        return click.interaction.permissions.manage_messages
    trusted = (await click.services.registry.settings(click.interaction.guild_id)).end_roles
    return any(role.id in trusted for role in getattr(click.interaction.user, "roles", ()))


async def cancel(click: TableClick) -> None:
    """Close a lobby. For a running game, ask for confirmation."""
    table = click.table
    manage = await may_manage(click)
    if table.phase is Phase.RUNNING:
        need_canceller(table, click.user, may_manage=manage)
        await replies.reply(
            click.interaction,
            lambda: confirmation(
                table, "cancel-sure", Op.CONFIRM_CANCEL, click.words, viewer=table.seat_of(click.user)
            ),
        )
        return
    cancelling = table.change(lobby.cancel, click.person, may_manage=manage)
    clicked, board = click.interaction.message, table.messages.get(BOARD)
    if clicked is not None and board is not None and clicked.id == board.message_id:
        await answer_on_board(click, cancelling)
        return
    await cancelling
    await replies.reply_text(click.interaction, cancelled_text(click.table, click.words))


async def confirm(click: TableClick) -> None:
    """End the table without a result."""
    await click.table.change(lobby.cancel, click.person, may_manage=await may_manage(click))
    await replies.reply_text(click.interaction, cancelled_text(click.table, click.words))


async def cancel_here(click: Click) -> None:
    """Cancel the channel's table."""
    await cancel(click.at(await table_here(click)))

"""Strikes finished games from the ladder of a server, and lets them count again."""

from __future__ import annotations

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from tables import UserError
from tables.kinds import Ability


async def may_strike(click: TableClick) -> bool:
    """Return whether the user may strike this game from the ladder, or let it count again."""
    return click.interaction.permissions.manage_guild and await _is_rated(click)


async def ask(click: TableClick) -> None:
    """Ask whether to strike a game from the ladder."""
    await _need(click)
    await replies.reply(
        click.interaction,
        lambda: confirmation(click.table, "strike-sure", Op.CONFIRM_STRIKE, click.words, stay="button-no-strike"),
    )


async def strike(click: TableClick) -> None:
    """Strike a game from the ladder."""
    await _set_counts(click, "strike-done", counts=False)


async def count_again(click: TableClick) -> None:
    """Let a struck game count again."""
    await _set_counts(click, "count-again-done", counts=True)


async def _set_counts(click: TableClick, done: str, *, counts: bool) -> None:
    await _need(click)
    await click.services.registry.set_counts(click.table, counts=counts)
    await replies.reply_text(click.interaction, click.words.say(done))


async def _need(click: TableClick) -> None:
    """Raise :class:`UserError` unless the user may strike this game."""
    if not click.interaction.permissions.manage_guild:
        raise UserError("error-not-judge")
    if not await _is_rated(click):
        raise UserError("error-not-rated")


async def _is_rated(click: TableClick) -> bool:
    if not click.table.row.is_over or Ability.JUDGE not in click.table.kind.allows:
        return False
    return await click.services.registry.store.ratings.is_settled(click.table.id)

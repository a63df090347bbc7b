"""Buttons that prove a game fair: see its seal, verify it, and get its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.fairness import panels
from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from db import Store
from tables import record_of

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Fairness(commands.Cog):
    """Shows the seals of tables, and verifies finished games. It has no commands."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._verifying: set[int] = set()
        """Users for whom a record is being verified."""

    async def show(self, click: TableClick) -> None:
        """Show the public facts of a table's shuffle, before and after the deal."""
        await replies.reply(
            click.interaction, lambda: panels.facts(click.table, click.words, click.table.seat_of(click.user))
        )

    async def verify(self, click: TableClick) -> None:
        """Play a finished game again from its record, and show whether both agree. One at a time for each user."""
        with replies.one_at_a_time(self._verifying, click.user, "error-verifying"):
            record = await record_of(self._store, click.table, click.today)
            await replies.reply(
                click.interaction, lambda: panels.verdict(click.table, record, click.words), beside=True
            )

    async def record(self, click: TableClick) -> None:
        """Send the record of a finished game as a file."""
        record = await record_of(self._store, click.table, click.today)
        await replies.reply(click.interaction, lambda: panels.document(click.table, record, click.words), beside=True)


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    fairness = Fairness(bot.registry.store)
    bot.components.on_press(Op.FAIRNESS, fairness.show)
    bot.components.on_press(Op.VERIFY, fairness.verify)
    bot.components.on_press(Op.RECORD, fairness.record)
    await bot.add_cog(fairness)

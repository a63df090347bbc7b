"""Buttons that prove a game fair: see its seal, verify it, and get its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.fairness import panels
from cogs.interactions import replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from db import Store
from tables import Table, record_of

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Fairness(commands.Cog):
    """Shows the seals of tables, and verifies finished games. It has no commands."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._verifying: set[int] = set()
        """Users for whom a record is being verified."""

    async def show(self, interaction: discord.Interaction, table: Table) -> None:
        """Show the public facts of a table's shuffle, before and after the deal."""
        await replies.reply(interaction, lambda: panels.facts(table, reader(interaction)))

    async def verify(self, interaction: discord.Interaction, table: Table) -> None:
        """Play a finished game again from its record, and show whether both agree. One at a time for each user."""
        with replies.one_at_a_time(self._verifying, interaction.user.id, "error-verifying"):
            record = await record_of(self._store, table)
            await replies.reply(interaction, lambda: panels.verdict(table, record, reader(interaction)), beside=True)

    async def record(self, interaction: discord.Interaction, table: Table) -> None:
        """Send the record of a finished game as a file."""
        record = await record_of(self._store, table)
        await replies.reply(interaction, lambda: panels.document(table, record, reader(interaction)), beside=True)


async def setup(bot: Tertulia) -> None:
    r"""Register the feature\'s commands and components."""
    fairness = Fairness(bot.registry.store)
    bot.components.register({Op.FAIRNESS: fairness.show, Op.VERIFY: fairness.verify, Op.RECORD: fairness.record})
    await bot.add_cog(fairness)

"""What proves a game fair: its seal, its verification, and its record."""

from __future__ import annotations

from cogs.fairness import panels
from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from db import Store
from tables import record_of


class Checks:
    """Shows the seals of tables, and verifies finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._verifying: set[int] = set()
        """Users for whom a record is being verified."""

    async def show(self, click: TableClick) -> None:
        """Show the public facts of a table's shuffle, before and after the deal."""

        async def build() -> Panel:
            return panels.fairness(_reading(click))

        await replies.reply(click.interaction, build)

    async def verify(self, click: TableClick) -> None:
        """Play a finished game again from its record, and show whether both agree. One at a time for each user."""
        with replies.one_at_a_time(self._verifying, click.user, "error-verifying"):
            record = await record_of(self._store, click.table, click.today)

            async def build() -> Panel:
                lines = await panels.verdict(record, click.words)
                return panels.fairness(_reading(click), lines)

            await replies.reply(click.interaction, build)

    async def record(self, click: TableClick) -> None:
        """Send the record of a finished game as a file."""
        record = await record_of(self._store, click.table, click.today)

        async def build() -> Panel:
            return panels.fairness(_reading(click), record=record)

        await replies.reply(click.interaction, build)


def _reading(click: TableClick) -> Reading:
    return Reading(click.table, click.table.seat_of(click.user), click.words)

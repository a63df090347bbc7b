"""Carries out what the owner of the bot has ordered, in each of its processes."""

from __future__ import annotations

import logging

from cogs.publishing.reconciler import Reconciler
from tables import TableRegistry, UserError, requests

_log = logging.getLogger(__name__)


class Orders:
    """Lets bots stand in for blocked users, and starts the delivery of notices. Methods raise what the store raises."""

    def __init__(self, registry: TableRegistry, public: Reconciler) -> None:
        self._registry = registry
        self._owner = registry.store.owner
        self._public = public
        self._stood_in: frozenset[int] = frozenset()
        """The blocked users at whose tables bots stand in."""
        self._known: frozenset[tuple[int, str]] = frozenset()
        """Tables and notices whose delivery has begun."""

    async def read(self) -> None:
        """Learn who is blocked, before the first click."""
        self._registry.blocked_users = await self._owner.blocked_users()

    async def follow(self) -> None:
        """Carry out what is new."""
        await self.read()
        blocked = self._registry.blocked_users
        for user_id in blocked - self._stood_in:
            for table_id in await self._owner.tables_of(user_id):
                try:
                    await (await self._registry.any_table(table_id)).request(requests.bar, user_id)
                except UserError as error:
                    _log.warning("table %s: blocked user not replaced: %s", table_id, error.key)
        self._stood_in = blocked
        announced = frozenset(await self._owner.announced())
        new = sorted({table_id for table_id, _ in announced - self._known})
        async for table in self._registry.loadable(new):
            await table.reload()  # the row of the notice may come from another process
            self._public.changed(table)
        self._known = announced

"""A player's private note at a table, as their hand shows it."""

from __future__ import annotations

import logging

from db import Store, StoreError, in_log
from tables import Table

_log = logging.getLogger(__name__)


async def find_note(store: Store, table: Table, user: int) -> str:
    """Return a user's note at a table; empty without one.

    A failure is logged, not raised: it must not hide the hand.
    """
    try:
        return await store.notes.find(table.id, user)
    except StoreError as error:
        _log.warning("table %s: no note: %s", table.id, in_log(error))
        return ""

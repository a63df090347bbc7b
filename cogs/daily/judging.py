"""Judges the turns of finished tries at the daily deal, in the background: what the signs of a result show."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from db import Phase, StoreError, in_log, trace_of
from tables import DailyDeals, Table, TableChanged, TableRegistry, UserError
from tables.clocks import DAY
from tables.reviews import Ask

MOST_CAUGHT_UP: Final = 20
"""Most tries that are judged after a start. A later look at another one's result has it judged."""
_log = logging.getLogger(__name__)


class Judging:
    """Finds and stores how good the turns of tries were. ``ask`` computes the pieces of it."""

    def __init__(self, registry: TableRegistry, deals: DailyDeals, ask: Ask) -> None:
        self._registry, self._deals, self._ask = registry, deals, ask
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """By table."""

    def observe(self, changed: TableChanged) -> None:
        """Judge a try that has just been finished. Non-blocking; never raises."""
        if changed.table.kind.is_deal and changed.table.phase is Phase.FINISHED:
            self.start(changed.table)

    def start(self, table: Table) -> None:
        """Judge a finished try, unless that has begun already. Non-blocking."""
        if table.id not in self._tasks:
            task = self._tasks[table.id] = asyncio.create_task(self._judge(table), name=f"judge-{table.id}")
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def catch_up(self) -> None:
        """Judge the latest tries whose judging was cut off, one after the other."""
        registry = self._registry
        today = registry.clock() // DAY
        try:
            async for table in registry.loadable(await registry.store.daily.unjudged(today - 1, MOST_CAUGHT_UP)):
                self.start(table)
                await asyncio.gather(*self._tasks.values())
        except StoreError as error:
            _log.info("tries of an earlier run not judged: %s", in_log(error))

    async def _judge(self, table: Table) -> None:
        """Judge a try. After a failure the next look at the result tries again."""
        try:
            await self._deals.judge(table, self._ask)
        except (UserError, StoreError) as error:
            _log.info("table %s: not judged: %s", table.id, in_log(error))
        except Exception as error:
            _log.error("table %s: not judged: %s", table.id, in_log(error), exc_info=trace_of(error))

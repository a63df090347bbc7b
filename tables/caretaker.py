"""What happens at a table without anybody clicking: deadlines, reminders, computer players, tables put away.

What is due stands in the store. One timer sleeps until the earliest; a row is removed only after it was handled, so a
crash repeats rather than forgets. While the program does not run no time passes for the players: at the start every
deadline is moved by the outage, and so it is when the clock jumps or the machine was asleep.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any, Final, Protocol

from db import Away, PollKind, Store, TimerKind, TimerRow
from engine import View
from engine.players import Choice
from tables.base import Clock
from tables.hall import Hall, steady_clock
from tables.pace import MINUTE, SECOND, WAITING, quiet_until
from tables.refusals import Refusal
from tables.table import Table

BEAT: Final = MINUTE
"""How often the store notes that the program runs, in milliseconds."""
OUTAGE: Final = 2 * BEAT
"""A longer silence than this was an outage."""
RETRY: Final = MINUTE
"""When what failed is tried again, in milliseconds."""
ALIVE: Final = "alive"
"""Where the store notes when the program last ran."""
PATIENCE: Final = 60
"""Seconds that one thing that is due may take before it is put off."""
AT_ONCE: Final = 20
"""Timers handled in one go before others get their turn."""
BREATH: Final = 1.5
"""Seconds between the turns of computer players, so that people can follow what each of them did."""

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """What the edge towards Discord does when something is due. What it raises is logged, and tried again."""

    async def absent(self, table: Table) -> bool:
        """Whether somebody the table waits for cannot come, having left the server."""

    async def remind(self, table: Table) -> None:
        """Remind those whom the table waits for."""

    async def ask(self, table: Table, kind: PollKind) -> bool:
        """Show an open question to the people of a table; False where that cannot be."""

    def changed(self, table: Table, was: Mapping[int, int] | None = None, *, again: bool = False) -> None:
        """The table has moved on: ``was`` is what was owed before; ``again``: show it though its game did not move."""


class Mind(Protocol):
    """Where computer players think."""

    async def decide(self, game: str, view: View, level: str) -> Choice:
        """What the viewer of ``view`` would do at this level."""


class Caretaker:
    """Looks after the tables of a hall. Make it, :meth:`start` it once the bot is ready, :meth:`close` it."""

    def __init__(self, hall: Hall, listener: Listener, mind: Mind, steady: Clock = steady_clock) -> None:
        self._hall = hall
        self._store: Store = hall.store
        self._listener = listener
        self._mind = mind
        self._steady = steady
        self._seen = (0, 0)
        """What both clocks showed when they were last looked at."""
        self._beat: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._next: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._playing: set[int] = set()
        self._handling = False
        self._closed = False
        hall.moved = self.moved

    async def start(self) -> None:
        """Move what is due by the time the program did not run, and begin to look after it."""
        now = self._hall.clock()
        alive = await self._store.meta(ALIVE)
        if alive is not None and now - int(alive) > OUTAGE:
            await self._shift(now - int(alive))
        self._seen = now, self._steady()
        await self._note_life()
        for table_id in await self._store.with_computers():
            table = await self._find(table_id)
            if table is not None:
                self.moved(table)
        await self._schedule()

    def close(self) -> None:
        """Stop; what is under way is given up and comes again after the next start."""
        self._closed = True
        for handle in (self._timer, self._beat):
            if handle is not None:
                handle.cancel()
        for task in self._tasks:
            task.cancel()

    def moved(self, table: Table) -> None:
        """A table has changed: wake up earlier if need be, and let its computer players decide."""
        if self._closed:
            return
        if table.due is not None and (self._next is None or table.due < self._next):
            self._sleep_until(table.due)
        if table.id not in self._playing and set(table.deciding) & set(table.computers):
            self._playing.add(table.id)
            self._begin(self._play(table), f"computers-{table.id}")

    # ------------------------------------------------------------ inside

    async def _note_life(self) -> None:
        """Note that the program runs, and do so again in a while."""
        if self._closed:
            return
        self._beat = asyncio.get_running_loop().call_later(
            BEAT / SECOND, lambda: self._begin(self._note_life(), "alive")
        )
        try:
            await self._look_at_clocks()
            await self._store.set_meta(ALIVE, str(self._hall.clock()))
        except Exception:
            _log.exception("the time could not be noted")

    async def _look_at_clocks(self) -> None:
        """Where the wall clock went on and the steady one did not, or the reverse, no time passed for the players."""
        wall, steady = self._hall.clock(), self._steady()
        jump = (wall - self._seen[0]) - (steady - self._seen[1])
        self._seen = wall, steady
        if abs(jump) > OUTAGE:
            await self._shift(jump)
            await self._schedule()

    async def _shift(self, by: int) -> None:
        shifted = await self._store.shift_timers(by, WAITING)
        self._hall.shifted(by)
        _log.info("%s s passed without the players: %s deadlines moved", by // SECOND, shifted)

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, table: Table) -> None:
        """Let computers decide until a person has to. Each turn of theirs is shown before the next one begins.

        Nothing is said of what was owed before: a computer may be quicker than the word to those who owe it.
        """
        moved = False
        try:
            while (turn := table.computer_turn()) is not None:
                together = len(table.deciding) > 1
                choice = await self._mind.decide(table.row.game, turn.view, turn.level)
                if not await table.computer_moves(turn, choice):
                    continue
                moved = True
                self.moved(table)
                if table.turn_goes_on(turn.seat) or together:
                    continue
                self._listener.changed(table)
                moved = False
                await asyncio.sleep(BREATH)
        except Exception:
            # Nobody waits for its click: it has to try again by itself.
            _log.exception("a computer player at table %s failed", table.id)
            asyncio.get_running_loop().call_later(RETRY / SECOND, self.moved, table)
        finally:
            self._playing.discard(table.id)
        if moved:
            self._listener.changed(table)

    async def _schedule(self) -> None:
        due = await self._store.next_due()
        if due is not None and not self._closed:
            self._sleep_until(due)

    def _sleep_until(self, due: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._next = due
        seconds = max(0, due - self._hall.clock()) / SECOND
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = self._next = None
        if not self._handling:
            self._handling = True
            self._begin(self._handle_due(), "timers")

    async def _handle_due(self) -> None:
        """Handle what is due; what fails comes again a little later and holds up nothing else."""
        try:
            await self._look_at_clocks()
            rows = await self._store.due_timers(self._hall.clock(), AT_ONCE)
            while rows:
                for row in rows:
                    await self._handle(row)
                rows = await self._store.due_timers(self._hall.clock(), AT_ONCE)
        except Exception:
            _log.exception("timers could not be read")
        finally:
            self._handling = False
        await self._schedule()

    async def _handle(self, row: TimerRow) -> None:
        again: int | None = None
        try:
            table = await self._find(row.table_id)
            if table is not None:
                async with asyncio.timeout(PATIENCE):
                    again = await self._do(table, row.kind)
        except Exception:
            _log.exception("the %s of table %s failed", row.kind, row.table_id)
            again = self._hall.clock() + RETRY
        if again is None:
            await self._store.remove_timer(row)
        else:
            await self._store.postpone_timer(row, again)

    async def _do(self, table: Table, kind: TimerKind) -> int | None:
        """Handle one timer; when to come again, or None when it is done."""
        now = self._hall.clock()
        if kind is TimerKind.ARCHIVE:
            await table.put_away(Away.ARCHIVED)
            self._listener.changed(table, again=True)
            return None
        if not table.waiting_for:
            return None
        if kind is TimerKind.REMINDER and not await self._listener.absent(table):
            quiet = quiet_until(await self._hall.settings(table.row.guild_id), now)
            if quiet is None and table.timed:
                await self._listener.remind(table)
            return quiet
        if await table.too_late():
            await self._listener.ask(table, PollKind.ABSENT)
        return None

    async def _find(self, table_id: int) -> Table | None:
        try:
            return await self._hall.any_table(table_id)
        except Refusal as refusal:
            _log.warning("table %s cannot go on: %s", table_id, refusal.key)
            return None

"""What happens at a table without anybody clicking: deadlines, reminders, computer players, tables put away.

The store keeps what is due, by the game clock (see :mod:`tables.clocks`). One timer sleeps until the earliest. The
caretaker claims a row before it handles it: it writes a later due time. It removes the row afterwards. So a crash
repeats rather than forgets, and Discord hears of nothing while the store cannot write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol

from db import Archived, DatabaseMoved, PollKind, Store, StoreError, TimerKind, TimerRow, in_log
from engine import View
from engine.players import Choice
from tables.backoff import Backoff
from tables.errors import UserError
from tables.pace import DAY, MINUTE, SECOND, quiet_until
from tables.registry import TableRegistry
from tables.table import Table, TableChanged

BEAT: Final = MINUTE
"""How often the store notes that the program runs, in milliseconds."""
OUTAGE: Final = 2 * BEAT
"""A longer silence than this was an outage, during which the game clock stood still. In milliseconds."""
RETRY: Final = MINUTE
"""Milliseconds after which the caretaker tries again what has failed once."""
RETRY_LONGEST: Final = 10 * MINUTE
"""Milliseconds between attempts at what keeps failing, at most."""
STORE_RETRY: Final = SECOND
"""Milliseconds after which the caretaker asks a store again that has failed once."""
STORE_RETRY_LONGEST: Final = MINUTE
"""Milliseconds between attempts at a store that keeps failing, at most."""
STORE: Final = "store"
"""The store's key among what fails."""
ALIVE: Final = "alive"
"""Where the store notes what the game clock showed when the program last ran."""
LAG: Final = "lag"
"""Where the store notes by how much the game clock was behind the wall clock then."""
PATIENCE: Final = 60
"""Seconds for which other timers wait while one is handled."""
AT_ONCE: Final = 20
"""Timers handled in one go before others get their turn."""
BREATH: Final = 1.5
"""Seconds between the turns of computer players, so that people can follow what each of them did."""

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """What the edge towards Discord does when something is due. What it raises is logged, and tried again."""

    async def absent(self, table: Table) -> bool:
        """Whether somebody the table waits for cannot come, having left the server."""

    async def remind(self, table: Table, timer: TimerRow) -> None:
        """Remind those whom the table waits for. ``timer`` goes with the write that notes the reminder."""

    async def ask(self, table: Table, kind: PollKind) -> bool:
        """Show an open question to the people of a table; False where that cannot be."""


class AIPlayer(Protocol):
    """Where computer players think."""

    async def decide(self, game: str, view: View, level: str) -> Choice:
        """What the viewer of ``view`` would do at this level."""


class Scheduler:
    """Looks after the tables of a hall.

    Make it, :meth:`resume` its clock before the first click, :meth:`start` it once the bot is ready, :meth:`close` it.
    """

    def __init__(self, registry: TableRegistry, listener: Listener, ai_player: AIPlayer) -> None:
        self._registry = registry
        self._clocks = registry.clocks
        self._store: Store = registry.store
        self._listener = listener
        self._ai_player = ai_player
        self._resumed = False
        self._lag: int | None = None
        """The lag of the game clock at the last look; None before the first."""
        self._beat: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._next: int | None = None
        self._held = 0
        """Until when the store is left alone after a failure, on the game clock."""
        self._storage = Backoff(STORE_RETRY, STORE_RETRY_LONGEST)
        self._retries = Backoff(RETRY, RETRY_LONGEST)
        self._tasks: set[asyncio.Task[None]] = set()
        self._claimed: dict[tuple[int, TimerKind], TimerRow] = {}
        """Timers that are being handled, as the store has them."""
        self._playing: set[int] = set()
        self._handling = False
        self._closed = False
        registry.observers.append(lambda changed: self.moved(changed.table))

    async def resume(self) -> None:
        """Set the game clock to the time at which the program last ran, or would show now after a short restart."""
        self._resumed = True
        noted = await self._store.meta(ALIVE)
        if noted is None:
            return
        downtime = self._clocks.wall() - int(await self._store.meta(LAG) or 0) - int(noted)
        if abs(downtime) > OUTAGE:
            _log.info("clock: %s s passed since the last note; all deadlines move by as much", downtime // SECOND)
            downtime = 0
        self._clocks.resume(int(noted) + max(0, downtime))

    async def start(self) -> None:
        """Begin to look after what is due, and let computer players decide where it is their turn."""
        if not self._resumed:
            await self.resume()
        await self._note_life()
        self._wake()
        try:
            waiting = await self._store.tables.with_computers()
        except Exception as error:
            _log_failure(error, "computer players: not started")
            return
        for table_id in waiting:
            try:
                table = await self._find(table_id)
            except Exception as error:
                _log_failure(error, "table %s: load failed", table_id)
                continue
            if table is not None:
                self.moved(table)

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
        game, lag = self._clocks.game(), self._clocks.lag()
        if self._lag is not None and abs(lag - self._lag) > OUTAGE:
            _log.warning("clock: jumped by %s s; the players' time is not affected", (lag - self._lag) // SECOND)
        self._lag = lag
        try:
            await self._store.set_meta({ALIVE: str(game), LAG: str(lag)})
        except Exception as error:
            _log_failure(error, "clock: the time was not noted")

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play(self, table: Table) -> None:
        """Let computers decide until a person has to. Each turn of theirs is shown before the next one begins."""
        shown = table.row
        try:
            while (turn := table.computer_turn()) is not None:
                together = len(table.deciding) > 1
                choice = await self._ai_player.decide(table.row.game, turn.view, turn.level)
                if not await table.computer_moves(turn, choice) or table.turn_goes_on(turn.seat) or together:
                    continue
                shown = table.row
                await asyncio.sleep(BREATH)
            self._retries.succeeded(table.id)
        except Exception as error:
            # No one clicks for it: it has to try again by itself.
            wait = self._retries.failed(table.id)
            _log_failure(error, "table %s: a computer player failed, next attempt in %s s", table.id, wait // SECOND)
            asyncio.get_running_loop().call_later(wait / SECOND, self.moved, table)
            self._registry.tell(TableChanged(table, shown, None))  # half a turn, which nothing has shown yet
        finally:
            self._playing.discard(table.id)

    def _sleep_until(self, due: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._next = max(due, self._held)
        seconds = max(0, self._next - self._clocks.game()) / SECOND
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = self._next = None
        if not self._handling:
            self._handling = True
            self._begin(self._handle_due(), "timers")

    async def _handle_due(self) -> None:
        """Handle what is due, then sleep until the next timer. Where the store fails, leave it alone for a while."""
        try:
            while rows := await self._store.timers.due(self._clocks.game(), AT_ONCE):
                for row in rows:
                    await self._handle(row)
            due = await self._store.timers.next_due()
            self._storage.succeeded(STORE)
            self._held = 0
        except Exception as error:
            wait = self._storage.failed(STORE)
            due = self._held = self._clocks.game() + wait
            _log_failure(error, "timers: the store failed, next attempt in %s s", wait // SECOND)
        finally:
            self._handling = False
        if due is not None and not self._closed:
            self._sleep_until(due)

    async def _handle(self, row: TimerRow) -> None:
        """Claim a timer, do what it asks for, remove it. Raises what the store raises about the timer itself.

        A claimed timer comes again by itself, after a failure and after a crash.
        """
        key = row.table_id, row.kind
        timer = replace(row, due=self._clocks.game() + self._retries.wait(key))
        if not await self._store.timers.postpone(row, timer.due):
            return  # It was removed or set again meanwhile.
        waiting = key in self._claimed
        self._claimed[key] = timer
        if waiting:
            return  # Discord still keeps the former attempt waiting.
        handling = self._begin(self._finish(key, timer), f"timer-{row.table_id}-{row.kind}")
        # Not cancelled when its time is over: that would close discord.py's gate for good where it waits for a limit.
        await asyncio.wait({handling}, timeout=PATIENCE)
        if handling.done():
            handling.result()
        else:
            handling.add_done_callback(_log_late)

    async def _finish(self, key: tuple[int, TimerKind], timer: TimerRow) -> None:
        """Do what a claimed timer asks for, and remove it. Raises what the store raises about the timer itself."""
        try:
            again = await self._attend(timer)
        except Exception as error:
            wait = self._retries.failed(key)
            _log_failure(error, "table %s: %s failed, next attempt in %s s", *key, wait // SECOND)
        else:
            self._retries.succeeded(key)
            if again is None:
                await self._store.timers.remove(self._claimed[key])
            else:
                await self._store.timers.postpone(self._claimed[key], again)
        finally:
            del self._claimed[key]

    async def _attend(self, timer: TimerRow) -> int | None:
        """Find the table of a timer and handle it there; when to come again, or None when it is done."""
        table = await self._find(timer.table_id)
        if table is None:
            # This program cannot play it. Another version may.
            return self._clocks.game() + DAY
        return await self._do(table, timer)

    async def _do(self, table: Table, timer: TimerRow) -> int | None:
        """Handle one timer; when to come again, or None when it is done."""
        if timer.kind is TimerKind.ARCHIVE:
            await table.archive(Archived.IDLE)
            return None
        if not table.waiting_for:
            return None
        if timer.kind is TimerKind.REMINDER and not await self._listener.absent(table):
            return await self._remind(table, timer)
        if await table.too_late():
            await self._listener.ask(table, PollKind.ABSENT)
        return None

    async def _remind(self, table: Table, timer: TimerRow) -> int | None:
        """Remind people, unless the server wants quiet; when to come again, or None when it is done."""
        now = self._clocks.wall()
        quiet = quiet_until(await self._registry.settings(table.row.guild_id), now)
        if quiet is not None:
            return self._clocks.game() + quiet - now
        # They may have decided while Discord was asked for them.
        if table.timed and (await self._store.timers.of_table(table.id)).get(timer.kind) == timer.due:
            await self._listener.remind(table, timer)
        return None

    async def _find(self, table_id: int) -> Table | None:
        try:
            return await self._registry.any_table(table_id)
        except UserError as user_error:
            _log.warning("table %s: load failed: %s", table_id, user_error.key)
            return None


def _log_late(handling: asyncio.Task[None]) -> None:
    """Log what the store raised after other timers no longer waited."""
    if not handling.cancelled() and (error := handling.exception()) is not None:
        _log.error("%s: %s", handling.get_name(), in_log(error))


def _log_failure(error: Exception, text: str, *values: object) -> None:
    """Log a failure in one line, and with a traceback unless the store says what it means.

    The store itself reports that its database was moved, once.
    """
    if not isinstance(error, DatabaseMoved):
        _log.error(f"{text}: %s", *values, in_log(error), exc_info=None if isinstance(error, StoreError) else error)

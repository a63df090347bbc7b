"""The scheduler: handles deadlines, reminders and archiving, and runs bots.

The store keeps the timers, by the game clock (see :mod:`tables.clocks`). The scheduler sleeps until the earliest. It
claims a timer before it handles it, by writing a later due time, and removes it afterwards. So a crash repeats a timer
and loses none, and Discord gets no message while the store cannot write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol

from db import (
    Archived,
    NotOurs,
    PollKind,
    Store,
    StoreError,
    TimerKind,
    TimerRow,
    in_log,
    log_failure,
)
from engine.players import Choice
from engine.players.decision import BotDecision
from tables import requests
from tables.backoff import Backoff
from tables.bot_players import BotPlayer
from tables.bot_turns import bot_turn, in_mid_turn
from tables.clocks import DAY, MINUTE, SECOND
from tables.deadlines import ARCHIVE_MS, CHECK_MS, GONE_MS, QUESTION_TIMERS, decision_ms
from tables.errors import UserError
from tables.registry import TableRegistry
from tables.table import Table, TableChanged
from tables.transitions import archive
from tables.transitions.turn import bot_plays

HEARTBEAT_MS: Final = MINUTE
"""Interval at which the store notes that the bot runs."""
OUTAGE_MS: Final = 2 * HEARTBEAT_MS
"""A longer interval between two notes was an outage, in which the game clock stood still."""
RETRY_MS: Final = MINUTE
"""First wait after a failed timer or bot."""
MAX_RETRY_MS: Final = 10 * MINUTE
"""Longest wait between attempts."""
STORE_RETRY_MS: Final = SECOND
"""First wait after a failure of the store."""
MAX_STORE_RETRY_MS: Final = MINUTE
"""Longest wait between attempts at the store."""
ALIVE_KEY: Final = "alive"
"""Key of the note: what the game clock showed when the bot last ran."""
LAG_KEY: Final = "lag"
"""Key of the note: how far the game clock was behind the wall clock then."""
TIMER_TIMEOUT_SECONDS: Final = 60
"""How long other timers wait for one that is slow to handle."""
TIMER_BATCH: Final = 20
"""Most timers in one query."""
BOT_PAUSE_SECONDS: Final = 1.5
"""Pause after a bot's turn, so that people can follow it."""
PLAN_MS: Final = 10 * SECOND
"""Time between a move and one that the next player has planned. What that player planned after it follows at once."""

_log = logging.getLogger(__name__)


class TimerHandler(Protocol):
    """Handles timers on Discord. The scheduler logs what it raises, and tries again."""

    def is_reachable(self, table: Table) -> bool:
        """Return whether the players of a table can reach the bot now. The bot may not know yet that they cannot."""

    async def gone(self, table: Table) -> frozenset[int]:
        """Return the users who play at this table and have left the server."""

    async def remind(self, table: Table, timer: TimerRow) -> None:
        """Remind the players with pending decisions. Remove ``timer`` in the write that notes the reminder."""

    async def ask(self, table: Table, kind: PollKind) -> bool:
        """Post an open poll; return whether it could."""

    async def call(self, table: Table) -> None:
        """Call those who want that to a lobby that has been open for a moment."""

    def look(self, table: Table) -> None:
        """Look whether the open polls of a table are still shown. Non-blocking."""


class Scheduler:
    """Schedules the timers and bots of a registry's tables.

    Call :meth:`resume` before the first click, :meth:`start` once the bot is ready and whenever it has got more tables,
    and :meth:`close` at the end.
    """

    def __init__(self, registry: TableRegistry, handler: TimerHandler, bot_player: BotPlayer) -> None:
        self._registry = registry
        self._clocks = registry.clocks
        self._store: Store = registry.store
        self._handler = handler
        self._bot_player = bot_player
        self._resumed = False
        self._lag: int | None = None
        """The lag of the game clock at the last note; None before the first."""
        self._heartbeat: asyncio.TimerHandle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._next: int | None = None
        self._held = 0
        """When the store may be used again after a failure, on the game clock."""
        self._store_retries = Backoff(STORE_RETRY_MS, MAX_STORE_RETRY_MS)
        self._retries = Backoff(RETRY_MS, MAX_RETRY_MS)
        self._tasks: set[asyncio.Task[None]] = set()
        self._claimed: dict[tuple[int, TimerKind], TimerRow] = {}
        """Timers under way, as the store has them."""
        self._playing: set[int] = set()
        self._handling = False
        self._closed = False
        registry.observers.append(lambda changed: self.observe(changed.table))

    async def resume(self) -> None:
        """Set the game clock to the last note, plus the downtime unless that was an outage. Note that at once.

        So the game clock of another process that starts now continues this one.
        """
        self._resumed = True
        noted = await self._store.meta(ALIVE_KEY)
        if noted is None:
            return
        downtime = self._clocks.wall() - int(await self._store.meta(LAG_KEY) or 0) - int(noted)
        if abs(downtime) > OUTAGE_MS:
            _log.info("clock: offline for %s s; shifted all deadlines", downtime // SECOND)
            downtime = 0
        self._clocks.resume(int(noted) + max(0, downtime))
        await self._note()

    async def start(self) -> None:
        """Start to handle timers, and run bots that have pending decisions."""
        if not self._resumed:
            await self.resume()
        if self._heartbeat is None:
            await self._beat()
        self._wake()
        await self._start_bots()

    def close(self) -> None:
        """Cancel all work. It starts again after the next start of the bot."""
        self._closed = True
        for handle in (self._timer, self._heartbeat):
            if handle is not None:
                handle.cancel()
        for task in self._tasks:
            task.cancel()

    def observe(self, table: Table) -> None:
        """Schedule the timers of a changed table, and run its bots."""
        if self._closed:
            return
        if table.due is not None and (self._next is None or table.due < self._next):
            self._sleep_until(table.due)
        if table.id not in self._playing and set(table.deciding) - set(table.waiting_for):
            self._playing.add(table.id)
            self._run(self._play(table), f"bot-{table.id}")

    # ------------------------------------------------------------ inside

    async def _start_bots(self) -> None:
        """Run bots that have pending decisions. Try again after a failure of the store."""
        try:
            for table_id in await self._store.tables.with_bot_seats():
                try:
                    table = await self._find(table_id)
                except StoreError:
                    raise
                except Exception as error:
                    log_failure(_log, error, "table %s: load failed", table_id)
                    continue
                if table is not None:
                    self.observe(table)
        except Exception as error:
            wait = self._store_retries.failed("bots")
            log_failure(_log, error, "bots: not started, next attempt in %s s", wait // SECOND)
            asyncio.get_running_loop().call_later(
                wait / SECOND, lambda: self._closed or self._run(self._start_bots(), "bots")
            )
        else:
            self._store_retries.succeeded("bots")

    async def _beat(self) -> None:
        """Note that the bot runs, now and after each :data:`HEARTBEAT_MS`."""
        if self._closed:
            return
        self._heartbeat = asyncio.get_running_loop().call_later(
            HEARTBEAT_MS / SECOND, lambda: self._run(self._beat(), "heartbeat")
        )
        await self._note()

    async def _note(self) -> None:
        """Store what the game clock shows."""
        game, lag = self._clocks.game(), self._clocks.lag()
        if self._lag is not None and abs(lag - self._lag) > OUTAGE_MS:
            _log.warning("clock: jumped by %s s; deadlines not affected", (lag - self._lag) // SECOND)
        self._lag = lag
        try:
            await self._store.set_meta({ALIVE_KEY: str(game), LAG_KEY: str(lag)})
        except Exception as error:
            log_failure(_log, error, "clock: heartbeat not stored")

    def _run(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play(self, table: Table) -> None:
        """Run bots until a person has to decide. Pause after each turn."""
        shown = table.row
        try:
            while (turn := bot_turn(table)) is not None:
                together = len(table.deciding) > 1
                host = table.row.guild_id, table.row.host_id
                if turn.planned and PollKind.UNDO in table.polls:
                    break  # the end of the poll continues
                wait = table.moved_at + PLAN_MS - self._clocks.game() if turn.planned else 0
                if wait > 0 and table.entries[-1].step.seat != turn.seat:  # for an undo, or a change of mind
                    await asyncio.sleep(wait / SECOND)
                    continue
                if turn.action is not None:
                    choice = Choice(turn.action)
                else:
                    decision = BotDecision(table.game, turn.view, turn.level, turn.seed)
                    choice = await self._bot_player.decide(decision, host)
                moved = await table.change(bot_plays, turn, choice)
                if moved is None or in_mid_turn(table, turn.seat) or together:
                    continue
                shown = table.row
                if shown.has_channel:  # its player sees all that happened at once
                    await asyncio.sleep(BOT_PAUSE_SECONDS)
            self._retries.succeeded(table.id)
        except NotOurs as error:
            _log.info("%s", error)
        except Exception as error:
            # No click would start it again.
            wait = self._retries.failed(table.id)
            log_failure(_log, error, "table %s: bot failed, next attempt in %s s", table.id, wait // SECOND)
            asyncio.get_running_loop().call_later(wait / SECOND, self.observe, table)
            self._registry.notify(TableChanged(table, shown, None))  # show the unfinished turn
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
        if not self._handling and not self._closed:
            self._handling = True
            self._run(self._handle_due(), "timers")

    async def _handle_due(self) -> None:
        """Handle all due timers, then sleep until the next one. Wait after a failure of the store."""
        try:
            while rows := await self._store.timers.due(self._clocks.game(), TIMER_BATCH):
                for row in rows:
                    await self._handle(row)
            due = await self._store.timers.next_due()
            self._store_retries.succeeded("store")
            self._held = 0
        except Exception as error:
            wait = self._store_retries.failed("store")
            due = self._held = self._clocks.game() + wait
            log_failure(_log, error, "timers: store failed, next attempt in %s s", wait // SECOND)
        finally:
            self._handling = False
        if due is not None and not self._closed:
            self._sleep_until(due)

    async def _handle(self, row: TimerRow) -> None:
        """Claim a timer, handle it, remove it. Raises what the store raises for the timer's row.

        A claimed timer falls due again after a failure or a crash.
        """
        key = row.table_id, row.kind
        timer = replace(row, due=self._clocks.game() + self._retries.wait(key))
        if not await self._store.timers.postpone(row, timer.due):
            return  # removed or set again meanwhile
        waiting = key in self._claimed
        self._claimed[key] = timer
        if waiting:
            return  # an earlier attempt still waits for Discord
        handling = self._run(self._finish(key, timer), f"timer-{row.table_id}-{row.kind}")
        # Do not cancel it after the timeout: cancelled while it waits for a rate limit, it would block discord.py.
        await asyncio.wait({handling}, timeout=TIMER_TIMEOUT_SECONDS)
        if handling.done():
            handling.result()
        else:
            handling.add_done_callback(_log_late)

    async def _finish(self, key: tuple[int, TimerKind], timer: TimerRow) -> None:
        """Handle a claimed timer, then remove or postpone it. Raises what the store raises for the timer's row."""
        try:
            again = await self._attempt(timer)
        except Exception as error:
            wait = self._retries.failed(key)
            log_failure(_log, error, "table %s: %s failed, next attempt in %s s", *key, wait // SECOND)
        else:
            self._retries.succeeded(key)
            if again is None:
                await self._store.timers.remove(self._claimed[key])
            else:
                await self._store.timers.postpone(self._claimed[key], again)
        finally:
            del self._claimed[key]

    async def _attempt(self, timer: TimerRow) -> int | None:
        """Load the table and handle its timer; return the next due time, or None if done."""
        table = await self._find(timer.table_id)
        if table is None:
            # This version cannot load it. A newer one may.
            return self._clocks.game() + DAY
        return await self._do(table, timer)

    async def _do(self, table: Table, timer: TimerRow) -> int | None:
        """Handle one timer; return its next due time, or None if done."""
        if timer.kind is TimerKind.ARCHIVE:
            await table.change(archive.archive, Archived.IDLE)
            return None
        if not self._handler.is_reachable(table):
            return self._clocks.game() + MINUTE  # the end of the outage moves its deadline
        if timer.kind is TimerKind.CHECK:
            return await self._check(table)
        if timer.kind is TimerKind.CALL:
            await self._handler.call(table)
            return None
        if timer.kind in QUESTION_TIMERS:
            await table.request(requests.question_over, timer)
            return None
        if not table.waiting_for:
            return None
        if timer.kind is TimerKind.REMINDER and not _users(table) & await self._handler.gone(table):
            return await self._remind(table, timer)
        await self._missed(table)
        return None

    async def _check(self, table: Table) -> int | None:
        """Look who is gone; return when to look again, or None if the table waits for no person."""
        gone, now = await self._handler.gone(table), self._clocks.game()
        archived = (await self._store.timers.of_table(table.id)).get(TimerKind.ARCHIVE, now + ARCHIVE_MS)
        if now - (archived - ARCHIVE_MS) >= GONE_MS + (decision_ms(table.row) or 0):
            gone |= _users(table)
        await table.request(requests.note_gone, gone)
        self._handler.look(table)
        if gone & _users(table):
            await self._missed(table)
        return now + CHECK_MS if table.waiting_for else None

    async def _missed(self, table: Table) -> None:
        await table.request(requests.missed_deadline)
        if PollKind.ABSENT in table.polls:
            await self._handler.ask(table, PollKind.ABSENT)

    async def _remind(self, table: Table, timer: TimerRow) -> int | None:
        """Remind people outside of quiet hours; return the next due time, or None if done."""
        now = self._clocks.wall()
        quiet = await self._registry.quiet_until(table.row.guild_id, _users(table))
        if quiet is not None:
            return self._clocks.game() + quiet - now
        # They may have decided during the request to Discord.
        if table.timed and (await self._store.timers.of_table(table.id)).get(timer.kind) == timer.due:
            await self._handler.remind(table, timer)
        return None

    async def _find(self, table_id: int) -> Table | None:
        try:
            return await self._registry.any_table(table_id)
        except UserError as user_error:
            _log.warning("table %s: load failed: %s", table_id, user_error.key)
            return None


def _users(table: Table) -> frozenset[int]:
    """Return the users that a table waits for."""
    return frozenset(table.seats[seat].user_id for seat in table.waiting_for)


def _log_late(handling: asyncio.Task[None]) -> None:
    """Log what the store raised after the timeout."""
    if not handling.cancelled() and (error := handling.exception()) is not None:
        _log.error("%s: %s", handling.get_name(), in_log(error))

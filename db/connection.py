"""The one connection of a store, in a thread of its own, and its atomic transactions.

A transaction spread over several awaits could stop in the middle when its task is cancelled, and statements of other
tasks could mix with it. So a transaction is one function call in the thread: nothing runs between its statements, and
no cancellation stops it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from db.errors import DatabaseMoved, StoreClosed, StoreError

T = TypeVar("T")

IN_MEMORY = ":memory:"
"""The path of a store in memory, without a file or a lock."""

Report = Callable[[DatabaseMoved], None]
"""Receives, once, why an open database is lost. An engine calls it in its thread."""


class Engine(Protocol):
    """A database that is open in a thread. Its methods run there, unless they say otherwise."""

    name: str
    """The database in errors, without a password."""

    browses: bool
    """Whether it can :meth:`browse`. A database in memory has one session."""

    last_key: str
    """The query for the highest table id ever given; no row for none."""

    owned: str
    """The SQL condition on ``tables.guild_id`` that a server belongs to this process."""

    @property
    def refusal(self) -> StoreError | None:
        """Why it takes no work at the moment, or None. Read in any thread."""

    def rows(self, query: str, parameters: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Return all rows of one query."""

    def read(self, work: Callable[[Any], T]) -> T:
        """``work``'s result, from one consistent state."""

    def browse(self, work: Callable[[Any], T]) -> T:
        """``work``'s result, from one consistent state, in a session that only reads. Called in another thread."""

    def write(self, work: Callable[[Any], T]) -> T:
        """``work``'s result, once its one transaction is on the disk. If it raises, nothing is written."""

    def continue_keys(self, last: int) -> Sequence[tuple[str, tuple[object, ...]]]:
        """Return the queries and values after which new tables get ids above ``last``."""

    def explain(self, error: Exception) -> StoreError | None:
        """Return an error of the engine's library for the person who runs the bot; None for a bug in our SQL."""

    def hurry(self) -> None:
        """End a wait for the database soon. Called in any thread."""

    def close(self) -> None:
        """Close the database."""


class Thread(Protocol):
    """A thread that opens an engine and runs one function after the other."""

    async def start(self, make: Callable[[], Engine]) -> Engine:
        """Start the thread, and return the engine that ``make`` opens in it. Raises what ``make`` raises."""

    def call(self, job: Callable[[], T]) -> asyncio.Future[T]:
        """Run a function after those called before it. A cancellation does not stop it."""

    async def stop(self, engine: Engine) -> None:
        """Close the engine after what is queued, and end the thread."""


class Connection:
    """Runs functions of an :class:`Engine` in its thread, in their order. Made by :meth:`open` only."""

    def __init__(self, engine: Engine, thread: Thread) -> None:
        self._engine = engine
        self._thread = thread
        self._pages = ThreadPoolExecutor(1, "store pages")
        """Runs :meth:`browse`, so that no page keeps a move waiting."""
        self._closed = False
        self.on_write: Callable[[float, bool], None] = lambda seconds, committed: None
        """Receives, in any thread, the seconds from the call to the end of each transaction, and how it ended."""

    @property
    def owned(self) -> str:
        """The SQL condition on ``tables.guild_id`` that a server belongs to this process. It has no placeholders."""
        return self._engine.owned

    @classmethod
    async def open(cls, thread: Thread, start: Callable[[Report], Engine], on_moved: Report) -> Connection:
        """Start ``thread`` and open a database in it with ``start``, which gets what reports a loss.

        Calls ``on_moved`` once, in the event loop, after the database was lost. Delays a cancellation until the
        database is open, so that nothing stays half open. Raises what ``start`` raises.
        """
        loop = asyncio.get_running_loop()

        def report(error: DatabaseMoved) -> None:
            loop.call_soon_threadsafe(on_moved, error)

        starting = asyncio.ensure_future(thread.start(lambda: start(report)))
        cancelled = await until_done(starting)
        connection = cls(starting.result(), thread)
        if cancelled:
            await connection.close()
            raise asyncio.CancelledError
        return connection

    async def read(self, work: Callable[[Any], T]) -> T:
        """Return ``work``'s result. No write runs between its statements: it reads one consistent state."""
        return await self._run(lambda: self._engine.read(work))

    async def rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Return all rows of one query."""
        return await self._run(lambda: self._engine.rows(query, parameters))

    async def browse(self, work: Callable[[Any], T]) -> T:
        """Return ``work``'s result, from one consistent state: what a page reads of many games.

        Runs in a session and a thread of its own. It waits for other pages, and no table waits for it.
        """
        if not self._engine.browses:
            return await self.read(work)
        return await self._run(lambda: self._engine.browse(work), self._submit)

    async def browse_rows(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Return all rows of one query of a page: see :meth:`browse`."""
        return await self.browse(lambda session: list(session.execute(query, parameters).fetchall()))

    async def write(self, work: Callable[[Any], T]) -> T:
        """Run ``work`` in one transaction; return its result once all it wrote is on the disk.

        If it raises, nothing is written. PostgreSQL may call it again if it loses the server before it is done.
        A cancelled caller gets its CancelledError when the transaction is over: committed, unless it failed.
        """
        started = time.perf_counter()

        def transaction() -> T:
            committed = False
            try:
                result = self._engine.write(work)
                committed = True
                return result
            finally:
                self.on_write(time.perf_counter() - started, committed)

        return await self._run(transaction)

    async def close(self) -> None:
        """Finish queued work, then close. Idempotent."""
        if self._closed:
            return
        self._closed = True
        self._engine.hurry()
        closing = asyncio.ensure_future(self._stop())
        cancelled = await until_done(closing)
        closing.result()
        if cancelled:
            raise asyncio.CancelledError

    async def _stop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pages, self._pages.shutdown, False)
        await self._thread.stop(self._engine)

    def _submit(self, job: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.wrap_future(self._pages.submit(job))

    async def _run(self, job: Callable[[], T], call: Callable[[Callable[[], T]], asyncio.Future[T]] | None = None) -> T:
        """Return the result of a function that ``call`` starts; None: in the store's thread."""
        if self._closed:
            raise StoreClosed(self._engine.name)
        refusal = self._engine.refusal
        if refusal is not None:
            raise refusal.with_traceback(None)
        running = (call or self._thread.call)(job)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await until_done(running)
            raise
        except StoreError:
            raise
        except Exception as error:
            cause = self._engine.explain(error)
            if cause is None:
                raise
            raise cause from error


async def until_done(future: asyncio.Future[Any]) -> bool:
    """Wait until ``future`` is done, despite cancellations; return whether there was one."""
    cancelled = False
    while not future.done():
        try:
            await asyncio.wait({future})
        except asyncio.CancelledError:
            cancelled = True
    return cancelled

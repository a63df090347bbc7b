"""The bot as it is shipped: a program of its own, started, stopped and killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, Self

from tests.wire.faults import Fault, Run
from tests.wire.process import children
from tests.wire.server import TOKEN, Discord

ROOT: Final = Path(__file__).resolve().parents[2]
START_TIMEOUT_SECONDS: Final = 60.0
"""Limit for a start on a busy machine."""
REACTION_TIMEOUT_SECONDS: Final = 60.0
"""Limit for anything that the bot does by itself, on a busy machine."""
SERIOUS = re.compile(r" (?:ERROR|CRITICAL) |^Traceback|Task exception was never retrieved|was never awaited")


class Failed(Exception):
    """The program did not start, or ended by itself; the text is the end of its log."""


class Program:
    """One copy of the bot on the database ``folder/tertulia.sqlite3``. ``async with`` starts and stops it.

    ``environment`` adds variables, or replaces them. ``under`` is a program, with its arguments, that starts this one.
    ``command`` is what Python runs. What it says goes to ``folder/log.txt``, each start after the other.
    """

    def __init__(
        self,
        discord: Discord,
        folder: Path,
        *,
        root: Path = ROOT,
        environment: dict[str, str] | None = None,
        command: tuple[str, ...] = ("bot.py",),
        under: tuple[str, ...] = (),
    ) -> None:
        self.discord = discord
        self.folder = folder
        self.database = folder / "tertulia.sqlite3"
        self.log = folder / "log.txt"
        self._root = root
        self._command = command
        self._environment = environment or {}
        self._under = under
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.running:
            await self.stop()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """Its process id; fails where it does not run."""
        assert self._process is not None and self.running
        return self._process.pid

    @property
    def render_worker(self) -> int:
        """The process id of its render worker; 0 without one."""
        for each in children(self.pid):
            with suppress(FileNotFoundError):
                if b"render.worker" in Path(f"/proc/{each}/cmdline").read_bytes():
                    return each
        return 0

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return an answer of its database, running or not."""
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    def ask(self, query: str, *values: object) -> Any:
        """Return the first row of such an answer; None where there is none."""
        return next(iter(self.rows(query, *values)), None)

    async def launch(self) -> None:
        """Start it, and wait for nothing."""
        assert not self.running
        command, variables = self._call()
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, cwd=self._root, env=variables, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log
            )

    def _call(self) -> tuple[list[str], dict[str, str]]:
        """Return the command that starts it, and its environment."""
        return [*self._under, sys.executable, *self._command], {**os.environ, **self._settings()}

    def _settings(self) -> dict[str, str]:
        """Return the variables that it reads."""
        return {
            "DISCORD_TOKEN": TOKEN,
            "TERTULIA_DATABASE": str(self.database),
            "TERTULIA_DISCORD_API": self.discord.api,
            "TERTULIA_DISCORD_GATEWAY": self.discord.gateway.address,
            **self._environment,
        }

    async def start(self) -> float:
        """Start it and wait until clicks reach all its shards; the seconds that took. Raises :class:`Failed`."""
        began, gateway = time.perf_counter(), self.discord.gateway
        before = gateway.identified
        await self.launch()
        while gateway.identified == before or not gateway.complete:
            if not self.running or time.perf_counter() - began > START_TIMEOUT_SECONDS:
                raise Failed(self.said()[-2000:])
            await asyncio.sleep(0.005)
        return time.perf_counter() - began

    async def kill(self) -> None:
        """``kill -9``. Open interactions fail at once."""
        assert self._process is not None
        if self.running:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        self.discord.gateway.forget()
        self.discord.interactions.abandon("the bot was killed")

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, as a service manager does; its exit code."""
        if self.running:
            self.send(number)
        return await self.ended()

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    async def ended(self) -> int:
        """Wait until it has ended; its exit code."""
        assert self._process is not None
        async with asyncio.timeout(START_TIMEOUT_SECONDS):
            return await self._process.wait()

    async def ended_within(self, seconds: float) -> int | None:
        """Wait until it ends by itself; its exit code, or None if it still runs after so many seconds."""
        assert self._process is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._process.wait()
        return self._process.returncode

    def said(self) -> str:
        """Return its log so far."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def errors(self) -> list[str]:
        """Return the lines of its log that report an error or start a traceback."""
        return [line for line in self.said().splitlines() if SERIOUS.search(line)]


class Kill:
    """Kills a program in the middle of one of its requests, once ``when`` is true. ``strike`` does something else."""

    def __init__(
        self,
        program: Program,
        when: Callable[[], bool] = lambda: True,
        strike: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        self.struck = asyncio.Event()
        self._begun = False
        self._faults = program.discord.faults
        self._when = when
        self._strike = strike or program.kill

    def plan(self, route: str, nth: int = 1, *, done: bool = False) -> Fault:
        """Strike at the ``nth`` request of a route, or at a later one. ``done``: the request takes effect."""
        return self._faults.add(route, Run(self._run), nth=nth, times=20, done=done)

    async def _run(self) -> None:
        if not self._begun and self._when():
            self._begun = True
            await self._strike()
            self.struck.set()

    async def at(
        self, route: str, nth: int = 1, *, done: bool = False, seconds: float = REACTION_TIMEOUT_SECONDS
    ) -> None:
        """Strike there, and return when it is done, or after ``seconds``."""
        fault = self.plan(route, nth, done=done)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.struck.wait()
        self._faults.plan.remove(fault)
        if self._begun:
            await self.struck.wait()

    async def done(self, fault: Fault) -> None:
        """Wait until a planned strike is done. Raises TimeoutError."""
        async with asyncio.timeout(REACTION_TIMEOUT_SECONDS):
            await self.struck.wait()
        self._faults.plan.remove(fault)


async def until(holds: Callable[[], bool], seconds: float = REACTION_TIMEOUT_SECONDS) -> None:
    """Wait until a condition holds. Raises TimeoutError after ``seconds``."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)

"""Sends what goes wrong to a Discord webhook of the operator: which errors, where in the program, and how often.

A report holds the text of a log line without its values, the type of an error and a line of the source. So it holds no
token, no name, no id and nothing of a game.
"""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final

import aiohttp

from cogs.connector import proxy_options
from status.version import VERSION

TOGETHER_SECONDS: Final = 3.0
"""How long the first error waits for those that it causes."""
PAUSE_SECONDS: Final = 60.0
"""Shortest time between two messages."""
LAST_SECONDS: Final = 3.0
"""Limit of the last message when the bot stops."""
SEND_SECONDS: Final = 30.0
MAX_KINDS: Final = 15
"""Most kinds of errors that are told apart until the next message."""
OTHERS: Final = "other errors"
MAX_LINE: Final = 120
OWN: Final = frozenset({"bot", "cogs", "db", "engine", "render", "status", "tables", "workers"})
"""Loggers whose texts are this program's own. The text of another library may hold anything."""
ROOT: Final = Path(__file__).parent.parent

_VALUE: Final = re.compile(r"%[-0-9.]*[a-z]")
_log = logging.getLogger(__name__)


@asynccontextmanager
async def reporting(webhook: str, name: str, proxy: str | None = None) -> AsyncIterator[None]:
    """Report errors of the log inside the block to a webhook. ``name`` distinguishes several processes."""
    reports = Reports(webhook, name, proxy)
    logging.getLogger().addHandler(reports)
    sending = asyncio.create_task(reports.send_often())
    try:
        yield
    finally:
        logging.getLogger().removeHandler(reports)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        await reports.finish()


class Reports(logging.Handler):
    """Counts errors by their kind, in any thread, and sends the counts. Never raises."""

    def __init__(self, webhook: str, name: str, proxy: str | None = None) -> None:
        super().__init__(logging.ERROR)
        self._webhook = webhook
        self._name = name
        self._proxy = proxy_options(proxy)
        self._counts: Counter[str] = Counter()
        self._loop = asyncio.get_running_loop()
        self._due = asyncio.Event()
        self._failed = False
        self._sending: asyncio.Future[None] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            what = kind_of(record)
            self._counts[what if what in self._counts or len(self._counts) < MAX_KINDS else OTHERS] += 1
            self._loop.call_soon_threadsafe(self._due.set)
        except Exception:  # a report must not cost what it is about
            return

    async def send_often(self) -> None:
        """Send a message after the first error, and then at most one a minute, until cancelled."""
        while True:
            await self._due.wait()
            await asyncio.sleep(TOGETHER_SECONDS)
            self._due.clear()
            self._sending = asyncio.ensure_future(self._send(SEND_SECONDS))
            await asyncio.shield(self._sending)
            await asyncio.sleep(PAUSE_SECONDS)

    async def finish(self) -> None:
        """Send what is left, within a few seconds."""
        if self._sending is not None and not self._sending.done():
            await asyncio.wait({self._sending}, timeout=LAST_SECONDS)
            self._sending.cancel()
        await self._send(LAST_SECONDS)

    async def _send(self, seconds: float) -> None:
        """Send what was counted. What does not arrive is counted on; the log says so once."""
        self.acquire()
        counts, self._counts = self._counts, Counter()
        self.release()
        if not counts:
            return
        lines = [f"{count} × {what}" for what, count in counts.most_common()]
        text = "\n".join((f"**Tertulia {VERSION}{self._name}**: errors in the log", *lines))
        body = {"content": text[:2000], "allowed_mentions": {"parse": []}}
        try:
            timeout = aiohttp.ClientTimeout(total=seconds)
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.post(self._webhook, json=body, allow_redirects=False, **self._proxy) as answer,
            ):
                problem = "" if answer.status < HTTPStatus.MULTIPLE_CHOICES else str(answer.status)
        except Exception as error:
            problem = type(error).__name__  # its words may hold the address, which is a secret
        if problem:
            self._count_on(counts)
            self._due.set()
            if not self._failed:
                _log.warning("error webhook not reached: %s", problem)
        self._failed = bool(problem)

    def _count_on(self, counts: Counter[str]) -> None:
        self.acquire()
        self._counts.update(counts)
        self.release()


def kind_of(record: logging.LogRecord) -> str:
    """Return what an error is, without any value: logger, text, type of the error, and where it arose."""
    text = _VALUE.sub("…", str(record.msg)) if record.name.partition(".")[0] in OWN else "an error"
    error = record.exc_info[1] if record.exc_info else None
    found = f"{record.name}: {text}"[:MAX_LINE]
    if error is None:
        return found
    frames = traceback.extract_tb(error.__traceback__)
    own = [each for each in frames if Path(each.filename).is_relative_to(ROOT) and ".venv" not in each.filename]
    place = f", {Path(own[-1].filename).relative_to(ROOT)}:{own[-1].lineno}" if own else ""
    return f"{found} ({type(error).__name__}{place})"

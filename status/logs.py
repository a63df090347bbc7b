"""The log of the running bot: lines for people or JSON, without words that could quote a hidden card."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final

LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TIME: Final = "%Y-%m-%d %H:%M:%S"
REPEAT_SECONDS: Final = 60.0
REPEATS: Final = 10
"""Most lines of one kind in that time."""


def set_up(level: str, form: str, *, discreet: bool) -> None:
    """Write the log to stderr: at this level, as ``text`` or ``json``.

    ``discreet``: format errors as :class:`Discreet` does. JSON is always discreet.
    """
    handler = logging.StreamHandler()
    if form == "json":
        handler.setFormatter(Json())
        logging.captureWarnings(True)
        sys.excepthook = _log_end
    else:
        handler.setFormatter((Discreet if discreet else logging.Formatter)(LINE, TIME))
    handler.addFilter(_Repeats())
    logging.basicConfig(level=level, handlers=[handler])
    for name in ("discord", "aiosqlite", "asyncio", "PIL"):  # their DEBUG drowns ours
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # the store says which connection was lost
    logging.getLogger("discord.shard").addFilter(_GatewayOutage())


def say(sentence: object) -> None:
    """Tell the self-hoster why the bot ends: on stderr, in the form of the log."""
    print(_in_form(sentence, logging.CRITICAL), file=sys.stderr)


def tell(sentence: str) -> None:
    """Tell the self-hoster something on stdout, in the form of the log."""
    print(_in_form(sentence, logging.INFO), flush=True)


def _in_form(sentence: object, level: int) -> str:
    formatter = next(
        (each.formatter for each in logging.getLogger().handlers if isinstance(each.formatter, Json)), None
    )
    record = logging.LogRecord("bot", level, __file__, 0, str(sentence), None, None)
    return str(sentence) if formatter is None else formatter.format(record)


def failures_of_discord() -> tuple[type[Exception], ...]:
    """Return the exceptions that discord.py raises for an error reply or no reply of Discord."""
    import discord

    from cogs.interactions.errors import BROKEN

    return (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, *BROKEN)


def summary(error: Exception) -> str:
    """Return an error in one line, without the HTML page that a server may have sent."""
    import discord
    from discord.gateway import ReconnectWebSocket

    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason}"
    if isinstance(error, ReconnectWebSocket):
        return "it closed the connection at once"
    return str(error).rstrip(".") or type(error).__name__


class Discreet(logging.Formatter):
    """Format errors without their own words, which may quote a hidden card or a decision.

    Errors of Discord, the network, the disk and the store keep their words: they contain nothing of games.
    """

    def formatException(self, ei: Any) -> str:
        return "" if ei[1] is None else self._trace(ei[1])

    def _trace(self, error: BaseException) -> str:
        before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        lines = [] if before is None else [self._trace(before), "which led to"]
        lines += ["Traceback (most recent call last):", "".join(traceback.format_tb(error.__traceback__)).rstrip()]
        lines += [self._named(error), *getattr(error, "__notes__", ())]
        return "\n".join(lines)

    def _named(self, error: BaseException) -> str:
        from db import StoreError

        harmless = isinstance(error, (StoreError, sqlite3.Error, *failures_of_discord()))
        return f"{type(error).__name__}: {error}" if harmless else type(error).__name__


class Json(Discreet):
    """One JSON object a line: ``time`` (ISO 8601, UTC), ``level``, ``logger``, ``message``, ``error`` if there is one.

    ``error`` is the traceback as :class:`Discreet` writes it.
    """

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        error = self.formatException(record.exc_info) if record.exc_info else ""
        if error:
            entry["error"] = error
        return json.dumps(entry)


def log_uncaught_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an uncaught error without the repr of its task, which would quote the error's words."""
    logging.getLogger("asyncio").error("%s", context["message"], exc_info=context.get("exception"))


def _log_end(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log the error that ends the program."""
    logging.getLogger("bot").critical("ended by an error", exc_info=(kind, error, trace))


class _Repeats(logging.Filter):
    """Let ten lines of one kind through in a minute, and count the others: a full disk fails at every click.

    Lines below WARNING pass, and so do tracebacks.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}
        """By logger and message without its values: when the minute began, and the lines since."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or record.exc_info:
            return True
        kind = record.name, str(record.msg)
        since, count = self._seen.get(kind, (record.created, 0))
        if abs(record.created - since) >= REPEAT_SECONDS:
            if count > REPEATS:
                record.msg = f"{record.msg} (and {count - REPEATS} more of these lines before it)"
            since, count = record.created, 0
        self._seen[kind] = since, count + 1
        return count < REPEATS


class _GatewayOutage(logging.Filter):
    """Log each failure to connect to the gateway in one line instead of discord.py's traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Exception) and record.getMessage().startswith(("Attempting a reconnect", "Failed to")):
            record.msg = f"Discord's gateway cannot be reached: {summary(error)}. {record.getMessage()}"
            record.args = record.exc_info = None
        return True

"""Tertulia's entry point: runs the bot on Discord, or in the sandbox without a token."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import importlib.util
import logging
import os
import signal
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from settings import Settings, SettingsError, read_settings

if TYPE_CHECKING:
    from cogs.client import Tertulia
    from render.pool import RenderThreads
    from tables import AIPlayer

AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011
"""Codes with which Discord closes a connection to its gateway."""


def create_bot(
    settings: Settings,
    *,
    warm: bool = True,
    announce: Callable[[str], None] | None = None,
    opponents: AIPlayer | None = None,
    renderer: RenderThreads | None = None,
    rate: float | None = None,
    with_emojis: bool = False,
) -> Tertulia:
    """A bot with these settings. ``await bot.start(token)`` starts it.

    ``warm``: render sprites before the first game. ``announce`` receives the invite link once the bot is ready.
    ``opponents`` decides for AI players (None: AI workers). ``renderer`` renders pictures (None: threads). ``rate``
    limits background requests to channels per second (None: no limit). ``with_emojis``: upload
    and show emojis.
    """
    from cogs.client import Tertulia

    database = settings.database
    return Tertulia(
        database if isinstance(database, Path) else database.get_secret_value(),
        backups=0 if settings.on_postgres else settings.backups,
        shards=settings.shards,
        warm=warm,
        announce=announce,
        opponents=opponents,
        renderer=renderer,
        rate=rate,
        with_emojis=with_emojis,
        with_follow_ups=settings.follow_ups,
    )


def main(arguments: list[str] | None = None) -> int:
    """Run until stopped; return the exit code.

    0: a person or the system stopped the bot. 1: Discord could not be reached. 2: the self-hoster must fix an error.
    """
    options = _parser().parse_args(arguments)
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    if settings.cache is not None:
        os.environ["TERTULIA_CACHE"] = settings.cache  # render workers inherit it
    in_sandbox = options.sandbox or settings.discord_token is None
    handler, formatter = logging.StreamHandler(), logging.Formatter if in_sandbox else _Discreet
    handler.setFormatter(formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    logging.basicConfig(level=settings.log_level, handlers=[handler])
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(settings.log_level)))
    logging.getLogger("discord.shard").addFilter(_GatewayOutage())
    _silence_voice_warnings()
    try:
        if in_sandbox:
            return asyncio.run(_sandbox(settings, options))
        return asyncio.run(_discord(settings))
    except KeyboardInterrupt:
        return 0


def _silence_voice_warnings() -> None:
    """Turn off discord.py's warnings about missing voice libraries: the bot uses no voice."""
    import discord

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _set_addresses(settings: Settings) -> None:
    """Set discord.py's API and gateway URLs from the settings."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    if settings.discord_api is not None:
        Route.BASE = settings.discord_api
    if settings.discord_gateway is not None:
        address_type = type(DiscordWebSocket.DEFAULT_GATEWAY)
        DiscordWebSocket.DEFAULT_GATEWAY = address_type(settings.discord_gateway)


async def _discord(settings: Settings) -> int:
    """Run the bot on Discord until a signal stops it."""
    import discord

    from cogs.client import CHANNEL_REQUESTS_PER_SECOND
    from db import StoreError
    from render.pool import RenderPool

    assert settings.discord_token is not None
    _set_addresses(settings)
    bot = create_bot(
        settings,
        announce=_ready,
        renderer=RenderPool(settings.render_workers),
        rate=CHANNEL_REQUESTS_PER_SECOND,
        with_emojis=True,
    )
    failures: tuple[type[Exception], ...] = (discord.LoginFailure, *_failures_of_discord())
    if settings.on_postgres:
        logging.getLogger("bot").info("database on PostgreSQL: the bot makes no backups, pg_dump does")
    _stop_on_signals()
    asyncio.get_running_loop().set_exception_handler(_log_uncaught_error)
    try:
        async with bot:
            await bot.open_store()
            await bot.start(settings.discord_token.get_secret_value())
    except asyncio.CancelledError:
        return 0
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    except failures as error:
        if bot.moved is None:
            sentence, code = _explained(error)
            print(sentence, file=sys.stderr)
            return code
    if bot.moved is not None:
        print(bot.moved, file=sys.stderr)  # last, below the errors that it caused
        return 2
    return 0


def _stop_on_signals() -> None:
    """Cancel the running task once on SIGTERM (a service manager) or SIGHUP (a closing terminal).

    Leaves an ignored signal ignored, for nohup. Windows has no such handlers; Ctrl-C cancels the task there as well.
    """
    task = asyncio.current_task()
    assert task is not None

    def stop() -> None:
        if not task.cancelling():
            task.cancel()

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(number, stop)


def _failures_of_discord() -> tuple[type[Exception], ...]:
    """The exceptions that discord.py raises for an error reply or no reply of Discord."""
    import discord

    from cogs.interactions.errors import BROKEN

    return (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, *BROKEN)


def _explained(error: Exception) -> tuple[str, int]:
    """A sentence about a failure of Discord, and the exit code: 2 if a restart would fail in the same way."""
    import discord

    closed_with = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.LoginFailure) or closed_with == AUTHENTICATION_FAILED:
        return (
            "Discord does not accept DISCORD_TOKEN. Make a new one on the Bot page of your application and put it into "
            ".env.",
            2,
        )
    if closed_with in (INVALID_SHARD, SHARDING_REQUIRED):
        return (
            f"Discord refuses this number of shards ({closed_with}). Set TERTULIA_SHARDS to a larger number, or remove "
            "it: the bot then starts as many as Discord recommends.",
            2,
        )
    return f"Discord cannot be reached: {_summary(error)}. Check the network and start again.", 1


def _summary(error: Exception) -> str:
    """An error in one line, without the HTML page that a server may have sent."""
    import discord
    from discord.gateway import ReconnectWebSocket

    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason}"
    if isinstance(error, ReconnectWebSocket):
        return "it closed the connection at once"
    return str(error).rstrip(".") or type(error).__name__


class _Discreet(logging.Formatter):
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

        harmless = isinstance(error, (StoreError, sqlite3.Error, *_failures_of_discord()))
        return f"{type(error).__name__}: {error}" if harmless else type(error).__name__


def _log_uncaught_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an uncaught error without the repr of its task, which would quote the error's words."""
    logging.getLogger("asyncio").error("%s", context["message"], exc_info=context.get("exception"))


class _GatewayOutage(logging.Filter):
    """Log each failure to connect to the gateway in one line instead of discord.py's traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Exception) and record.getMessage().startswith(("Attempting a reconnect", "Failed to")):
            record.msg = f"Discord's gateway cannot be reached: {_summary(error)}. {record.getMessage()}"
            record.args = record.exc_info = None
        return True


def _ready(link: str) -> None:
    """Print the invite link, and exclude the existing objects from garbage collection.

    These nearly 200,000 objects live to the end. Each collection of them took 0.2 s, in which every click waited.
    """
    print(f"Invite the bot to a server: {link}", flush=True)
    gc.collect()
    gc.freeze()


async def _sandbox(settings: Settings, options: argparse.Namespace) -> int:
    """Run the bot in a browser page, with its games in a temporary folder."""
    if importlib.util.find_spec("simcord") is None:
        print(
            "The packages of the sandbox are not installed here. Set DISCORD_TOKEN to run the bot on Discord, or open "
            "the sandbox with: python3 start.py --sandbox",
            file=sys.stderr,
        )
        return 2
    # simcord probes discord.py with a client without intents, and discord.py logs a meaningless warning.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    from sandbox import serve

    port = settings.sandbox_port if options.port is None else options.port
    with tempfile.TemporaryDirectory(prefix="tertulia-") as folder:
        kept = settings.model_copy(update={"database": Path(folder) / "sandbox.sqlite3", "backups": 0, "shards": 1})
        await serve(
            lambda ai_player: create_bot(kept, opponents=ai_player),
            port=port,
            open_browser=not options.no_browser,
            language=options.language,
        )
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Tertulia, a Discord bot that hosts board games in channels.")
    parser.add_argument("--sandbox", action="store_true", help="open the sandbox page even if a token is set")
    parser.add_argument("--port", type=int, help="port of the sandbox page; 0 takes any free one")
    parser.add_argument(
        "--no-browser", action="store_true", help="print the sandbox page's address and open no browser"
    )
    parser.add_argument(
        "--language",
        choices=("en-US", "pt-BR", "es-ES", "fr"),
        help="the language of all people in the sandbox; by default, each of the three has their own",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())

"""Tertulia's entry: reads the settings, starts the log, runs the bot, or opens the sandbox where there is no token."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
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

_log = logging.getLogger("tertulia")


def create_bot(
    settings: Settings,
    *,
    warm: bool = True,
    announce: Callable[[str], None] | None = None,
    opponents: AIPlayer | None = None,
    renderer: RenderThreads | None = None,
    rate: float | None = None,
) -> Tertulia:
    """A bot with these settings; it starts with ``await bot.start(token)``.

    ``warm`` draws ahead of the first game; ``announce`` is told the invite link once the bot is ready; ``opponents`` is
    where computer players think (None: in AI workers), ``renderer`` where the bot renders pictures (None: in
    threads), ``rate`` how many requests a second go to channels (None: as they come).
    """
    from cogs.client import Tertulia

    return Tertulia(
        settings.database,
        backups=settings.backups,
        warm=warm,
        announce=announce,
        opponents=opponents,
        renderer=renderer,
        rate=rate,
    )


def main(arguments: list[str] | None = None) -> int:
    """Run until stopped. Returns the exit code: 0 after a stop, 2 where something must be mended first."""
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
    logging.getLogger("discord.client").addFilter(_GatewayOutage())
    _say_nothing_of_voice()
    try:
        if in_sandbox:
            return asyncio.run(_sandbox(settings, options))
        return asyncio.run(_discord(settings))
    except KeyboardInterrupt:
        return 0


def _say_nothing_of_voice() -> None:
    """discord.py warns of what it would need for voice; nothing here uses it."""
    import discord

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _find_discord(settings: Settings) -> None:
    """Have discord.py look for Discord where the settings say."""
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    if settings.discord_api is not None:
        Route.BASE = settings.discord_api
    if settings.discord_gateway is not None:
        Address = type(DiscordWebSocket.DEFAULT_GATEWAY)
        DiscordWebSocket.DEFAULT_GATEWAY = Address(settings.discord_gateway)


async def _discord(settings: Settings) -> int:
    """The bot on Discord, until a signal stops it."""
    import discord

    from cogs.client import CHANNEL_REQUESTS_PER_SECOND
    from db import StoreError
    from render.pool import RenderPool

    assert settings.discord_token is not None
    _find_discord(settings)
    bot = create_bot(
        settings, announce=_ready, renderer=RenderPool(settings.render_workers), rate=CHANNEL_REQUESTS_PER_SECOND
    )
    _stop_on_signals()
    asyncio.get_running_loop().set_exception_handler(_log_forgotten_error)
    try:
        async with bot:
            await bot.open_store()
            await bot.start(settings.discord_token.get_secret_value())
    except asyncio.CancelledError:
        return 0
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print(
            "Discord does not accept DISCORD_TOKEN. Make a new one on the Bot page of your application and put it into "
            ".env.",
            file=sys.stderr,
        )
        return 2
    except _failures_of_discord() as error:
        print(f"Discord cannot be reached: {_in_short(error)}. Check the network and start again.", file=sys.stderr)
        return 2
    if bot.moved is not None:
        print(bot.moved, file=sys.stderr)  # below all that failed because of it
        return 2
    return 0


def _stop_on_signals() -> None:
    """Cancel the running task, once, when a service manager (SIGTERM) or a closing terminal (SIGHUP) stops the bot.

    A signal that is ignored already stays so, as nohup wants. Windows has no such handlers; Ctrl-C, which cancels the
    task in the same way, works there as well.
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
    """What discord.py raises where Discord answers with an error or not at all."""
    import discord

    from cogs.interactions.errors import BROKEN

    return (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, *BROKEN)


def _in_short(error: Exception) -> str:
    """What went wrong, without the page that a server may have sent along."""
    import discord

    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason}"
    return str(error) or type(error).__name__


class _Discreet(logging.Formatter):
    """Format errors without their own words, which may quote a hidden card or a decision.

    Errors of Discord, the network, the disk and the store keep their words: they know nothing of games.
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

        speaks = isinstance(error, (StoreError, sqlite3.Error, *_failures_of_discord()))
        return f"{type(error).__name__}: {error}" if speaks else type(error).__name__


def _log_forgotten_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that no code has caught, without the repr of its task, which would quote the error's words."""
    logging.getLogger("asyncio").error("%s", context["message"], exc_info=context.get("exception"))


class _GatewayOutage(logging.Filter):
    """Log each new attempt at the gateway in one line, where discord.py would log a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, Exception) and record.getMessage().startswith("Attempting a reconnect"):
            record.msg = f"Discord's gateway cannot be reached: {_in_short(error)}. {record.getMessage()}"
            record.args = record.exc_info = None
        return True


def _ready(link: str) -> None:
    """Say how the bot is invited.

    What there is by now, nearly two hundred thousand objects, stays to the end: where Python looks for garbage it need
    not look at these again, which took a fifth of a second each time, with every click waiting.
    """
    print(f"Invite the bot to a server: {link}", flush=True)
    gc.collect()
    gc.freeze()


async def _sandbox(settings: Settings, options: argparse.Namespace) -> int:
    """The same bot in a browser page, its games in a folder that goes when it closes."""
    # simcord probes discord.py with a client that has no intents, which is warned of and means nothing here.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    from sandbox import serve

    port = settings.sandbox_port if options.port is None else options.port
    with tempfile.TemporaryDirectory(prefix="tertulia-") as folder:
        kept = settings.model_copy(update={"database": Path(folder) / "sandbox.sqlite3", "backups": 0})
        await serve(
            lambda ai_player: create_bot(kept, opponents=ai_player),
            port=port,
            open_browser=not options.no_browser,
            language=options.language,
        )
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Tertulia, a Discord bot that hosts board games in channels.")
    parser.add_argument("--sandbox", action="store_true", help="open the sandbox page even where a token is set")
    parser.add_argument("--port", type=int, help="port of the sandbox page; 0 takes any free one")
    parser.add_argument("--no-browser", action="store_true", help="print the sandbox page's address, open no browser")
    parser.add_argument(
        "--language",
        choices=("en-US", "pt-BR", "es-ES", "fr"),
        help="the language of everybody in the sandbox; without it each of the three people has their own",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())

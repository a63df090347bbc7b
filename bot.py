"""Tertulia's entry point: runs the bot on Discord, or in the sandbox without a token."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import gc
import importlib.util
import logging
import os
import platform
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from settings import ROOT, Settings, SettingsError, ignored, read_settings
from status import StatusError, logs
from status.check import check_health
from status.version import VERSION
from status.watchdog import watch

if TYPE_CHECKING:
    from cogs.client import Tertulia
    from render.pool import RenderThreads
    from tables import BotPlayer

HIGHEST_PORT = 65_535
AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011
"""Codes with which Discord closes a connection to its gateway."""
OF_THIS_MACHINE = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EIO, errno.EMFILE, errno.ENFILE, errno.ENOMEM)
"""Errors of the system that are no failure of a connection."""


def create_bot(
    settings: Settings,
    *,
    announce: Callable[[str, str | None], None] | None = None,
    opponents: BotPlayer | None = None,
    renderer: RenderThreads | None = None,
    rate: float | None = None,
    with_emojis: bool = False,
) -> Tertulia:
    """Return a bot with these settings. ``await bot.start(token)`` starts it.

    ``announce`` receives both install links once the bot is ready: see ``Tertulia``. ``opponents`` decides for
    bots (None: bot workers). ``renderer`` renders pictures (None: threads). ``rate`` limits background requests to
    channels per second (None: no limit). ``with_emojis``: upload and show emojis.
    """
    from cogs.client import Tertulia
    from cogs.client_options import ClientOptions

    database = settings.database
    options = ClientOptions(
        database=database if isinstance(database, Path) else database.get_secret_value(),
        backups=0 if settings.on_postgres else settings.backups,
        backup_folder=settings.backup_folder,
        shards=settings.part or settings.shards,
        announce=announce,
        opponents=opponents,
        bot_workers=settings.bot_workers,
        renderer=renderer,
        rate=rate,
        with_emojis=with_emojis,
        proxy=None if settings.proxy is None else settings.proxy.get_secret_value(),
        keep_games_days=settings.keep_games_days,
        owner_server=settings.owner_server,
    )
    return Tertulia(options)


def main(arguments: list[str] | None = None) -> int:
    """Run until stopped; return the exit code.

    0: a person or the system stopped the bot. 1: Discord or the database server could not be reached. 2: the
    self-hoster must fix an error.
    """
    options = _parser().parse_args(arguments)
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1 if options.check_health else 2  # a container's health check knows no code 2
    if options.check_health:
        healthy, sentence = check_health(settings.status_host, settings.status_port)
        print(sentence)
        return 0 if healthy else 1
    in_sandbox = options.sandbox or settings.discord_token is None
    quiet = in_sandbox and "log_level" not in settings.model_fields_set  # its page says what a person needs
    logs.set_up("WARNING" if quiet else settings.log_level, settings.log_format, discreet=not in_sandbox)
    log = logging.getLogger("bot")
    log.info("Tertulia %s starts on Python %s", VERSION, platform.python_version())
    for sentence in ignored():
        log.warning("%s", sentence)
    _silence_voice_warnings()
    _name_old_sprites()
    if in_sandbox and not options.sandbox:
        logs.say(_no_token())
    try:
        if in_sandbox:
            return asyncio.run(_sandbox(settings, options))
        return asyncio.run(_discord(settings))
    except KeyboardInterrupt:
        return 0


def _name_old_sprites() -> None:
    """Log the folder of sprites that an older version drew and that no version needs any more."""
    windows, named = os.environ.get("LOCALAPPDATA"), os.environ.get("TERTULIA_CACHE")
    homes = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    place = Path(windows, "tertulia", "cache") if os.name == "nt" and windows else Path(homes, "tertulia")
    # The systemd unit and the image of older versions named the last two.
    for folder in (Path(named) if named else place, Path("/var/cache/tertulia"), Path("/data/cache")):
        if (folder / "sprites").is_dir():
            message = "%s holds sprites of an older version: you may delete the folder"
            logging.getLogger(__name__).info(message, folder / "sprites")


def _no_token() -> str:
    """Return why the sandbox opens without `--sandbox`: on a server it looks like a bot that never answers."""
    file = ROOT / ".env"
    hidden = any(name.upper() == "DISCORD_TOKEN" for name in os.environ)
    missing = f"empty in the environment, which hides that of {file}" if hidden else f"not set here or in {file}"
    return f"DISCORD_TOKEN is {missing}: this is the sandbox, a page on this machine. Nothing reaches Discord."


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
    from db import DatabaseUnreachable, StoreError
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
    failures: tuple[type[Exception], ...] = (discord.LoginFailure, *logs.failures_of_discord())
    if settings.on_postgres:
        logging.getLogger("bot").info("database on PostgreSQL: the bot makes no backups, pg_dump does")
    _stop_on_signals()
    asyncio.get_running_loop().set_exception_handler(logs.log_uncaught_error)
    ready = asyncio.Event()
    watching = asyncio.create_task(watch(ready))
    try:
        async with _reporting(settings), bot:
            await bot.open_store()
            async with _status(bot, settings):
                await bot.login(settings.discord_token.get_secret_value())
                ready.set()  # before the first click: a version that fails until now has changed no game
                await bot.connect()
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped, as a person or the system asked")
        return 0
    except (StoreError, StatusError) as error:
        logs.say(error)
        return 1 if isinstance(error, DatabaseUnreachable) else 2
    except failures as error:
        if bot.moved is None:
            sentence, code = _explained(error)
            logs.say(sentence)
            return code
    finally:
        watching.cancel()
    if bot.moved is not None:
        logs.say(bot.moved)  # last, below the errors that it caused
        return 2 if settings.part is None else 1
    return 0


def _status(bot: Tertulia, settings: Settings) -> contextlib.AbstractAsyncContextManager[None]:
    """Return the port of health and metrics while the bot runs, if the settings ask for one."""
    if settings.status_port is None:
        return contextlib.nullcontext()
    from status.server import serve

    return serve(bot, settings.status_host, settings.status_port)


def _reporting(settings: Settings) -> contextlib.AbstractAsyncContextManager[None]:
    """Return the reports of errors while the bot runs, if the settings ask for them."""
    if settings.error_webhook is None:
        return contextlib.nullcontext()
    from status.reports import reporting

    name = "" if settings.part is None else f", shards {settings.part}"
    proxy = None if settings.proxy is None else settings.proxy.get_secret_value()
    return reporting(settings.error_webhook.get_secret_value(), name, proxy)


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


def _explained(error: Exception) -> tuple[str, int]:
    """Return a sentence about a failure of Discord, and the exit code: 2 if a restart would fail in the same way."""
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
    if isinstance(error, OSError) and (error.filename is not None or error.errno in OF_THIS_MACHINE):
        where = f" {error.filename}" if error.filename else ""
        return f"The bot cannot use a file of this machine{where}: {error.strerror}. Mend that and start again.", 2
    return f"Discord cannot be reached: {logs.summary(error)}. Check the network and start again.", 1


def _ready(servers: str, users: str | None) -> None:
    """Print the install links, and exclude the existing objects from garbage collection.

    These nearly 200,000 objects live to the end. Each collection of them took 0.2 s, in which every click waited.
    """
    logs.tell(f"Invite the bot to a server: {servers}")
    if users is not None:
        logs.tell(f"Add it to your own account, to play alone anywhere: {users}")
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
        kept = settings.model_copy(
            update={
                "database": Path(folder) / "sandbox.sqlite3",
                "backups": 0,
                "backup_folder": None,
                "shards": 1,
                "cluster": None,
                "proxy": None,
                "owner_server": None,
            }
        )
        await serve(
            lambda bot_player: create_bot(kept, opponents=bot_player),
            port=port,
            open_browser=not options.no_browser,
            language=options.language,
        )
    return 0


def _port(text: str) -> int:
    """Return a port that a person has typed."""
    if not text.isascii() or not text.isdigit() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError("must be a whole number from 0 to 65535, such as 8765")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Tertulia, a Discord bot that hosts board games in channels.")
    parser.add_argument("--version", action="version", version=f"Tertulia {VERSION}")
    parser.add_argument("--sandbox", action="store_true", help="open the sandbox page even if a token is set")
    parser.add_argument(
        "--check-health", action="store_true", help="say whether the bot that runs here is healthy; exit code 0 or 1"
    )
    parser.add_argument("--port", type=_port, help="port of the sandbox page; 0 takes any free one")
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
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # for a stop before the event loop runs
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(0)

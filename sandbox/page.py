"""Starts the bot on the simulated Discord, serves simcord's page, and keeps the page up to date."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import discord
import simcord
import simcord.env
from simcord.preview._server import PreviewServer

from sandbox import world
from sandbox.bot_players import PageBots
from tables import BotPlayer

ACTION_TIMEOUT_SECONDS: Final = 20.0
"""Seconds that one action of a person may keep the bot busy."""
TIMER_HORIZON_SECONDS: Final = 3.0
"""The page never waits for a bot timer due later than this many seconds."""
MEND_FIRST: Final = 2
"""The exit code that asks a person to mend something."""
IDLE_CHECK_SECONDS: Final = 0.01
"""Seconds between two checks whether the bot is idle."""
PIPES_SECONDS: Final = 0.1
"""Time for the pipes of simcord's process that reads pictures to close: a closed event loop would print a traceback."""
_REFRESH_SECONDS: Final = 0.3
"""Seconds between two checks for stale pages."""
_SHOWN_EVENTS: Final = ("MESSAGE_", "CHANNEL_", "THREAD_", "GUILD_")

_STYLE: Final = Path(__file__).with_name("page.css")
_PROGRAM: Final = Path(__file__).with_name("page.js")

_log = logging.getLogger(__name__)


async def serve(
    make_bot: Callable[[BotPlayer], discord.Client],
    *,
    port: int = 0,
    open_browser: bool = True,
    language: str | None = None,
) -> None:
    """Run the bot in a browser page until Ctrl-C, SIGTERM, SIGHUP or the page's own *End preview session*.

    ``make_bot`` receives the bots. ``port`` 0 takes any free port. ``language`` is a Discord locale for everyone.
    Without it, the three people read three languages. Exits with a sentence if the page cannot be served.
    """
    stop = _stop_signals()
    bots = PageBots()
    bot = make_bot(bots)
    try:
        async with _simulated(bot) as env:
            bots.env = env
            there = world.build(env, language)
            await env.settle()
            await world.welcome(there, language)
            async with _page(env, there, port, language) as preview:
                _announce(preview.url)
                if open_browser:
                    await asyncio.to_thread(_open, preview.url)
                await _until(stop.wait(), preview.wait_closed(), _keep_fresh(env, preview))
    finally:
        if not bot.is_closed():
            await bot.close()
        bots.close()
    asyncio.get_running_loop().set_exception_handler(_pass_over_broken_pipes)
    await asyncio.sleep(PIPES_SECONDS)
    print("The sandbox is closed; its games are gone.", flush=True)


def _pass_over_broken_pipes(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say nothing of a picture that was being read by simcord's process when it ended."""
    if not isinstance(context.get("exception"), BrokenPipeError):
        loop.default_exception_handler(context)


class _Env(simcord.Env):
    """Gives the bot longer than simcord's five seconds to become idle after login: a slow machine may need it.

    Also checks more often than simcord whether the bot is idle, since a person waits for the page.
    """

    async def _settle_internal(
        self, *, timeout: float | None = None, idle: float = IDLE_CHECK_SECONDS, **rest: Any
    ) -> None:
        await super()._settle_internal(timeout=timeout and max(timeout, ACTION_TIMEOUT_SECONDS), idle=idle, **rest)


@contextlib.contextmanager
def _skip_late_timers() -> Iterator[None]:
    """Ignore timers due later than ``TIMER_HORIZON_SECONDS`` while simcord waits for the bot.

    Otherwise a click would wait for a heartbeat of the bot that is up to twenty seconds away. Pinned to simcord's
    version.
    """

    def before_long(parked: Callable[[Any, Any, float], bool]) -> Callable[[Any, Any, float], bool]:
        return lambda state, what, deadline: parked(
            state, what, min(deadline, state.loop.time() + TIMER_HORIZON_SECONDS)
        )

    names = ("_is_parked", "_callback_is_parked")
    originals = {name: getattr(simcord.env, name) for name in names}
    try:
        for name in names:
            setattr(simcord.env, name, before_long(originals[name]))
        yield
    finally:
        for name in names:
            setattr(simcord.env, name, originals[name])


@contextlib.asynccontextmanager
async def _simulated(bot: discord.Client) -> AsyncIterator[simcord.Env]:
    # The bot logs its errors here. simcord.run would raise them all at the end.
    env = _Env(bot, settle_timeout=ACTION_TIMEOUT_SECONDS)
    world.run_real_time(env)
    await env.start()
    try:
        with env.time_context(), _skip_late_timers():
            yield env
            await bot.close()
    finally:
        await env.shutdown()


@contextlib.asynccontextmanager
async def _page(env: simcord.Env, there: world.World, port: int, language: str | None) -> AsyncIterator[Any]:
    _add_own_files()
    preview = env.preview(
        there.channel, viewers=there.people, layout="channel", port=port, locale=language or world.PEOPLE[0][2]
    )
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        sentence = f"The sandbox page cannot be served: {error}"
        if isinstance(error.__cause__, OSError):
            sentence = f"Port {port} is in use or not allowed here. Choose another with --port; --port 0 takes any."
        print(sentence, file=sys.stderr)
        raise SystemExit(MEND_FIRST) from error
    try:
        yield preview
    finally:
        await preview.close()


def _add_own_files() -> None:
    """Serve ``page.css`` and ``page.js`` as the page's. They import simcord's own, which move to other addresses."""
    PreviewServer._STATIC_FILES.update({"/simcord.css": "preview.css", "/preview.css": str(_STYLE)})
    PreviewServer._STATIC_FILES.update({"/simcord.js": "app.js", "/app.js": str(_PROGRAM)})
    PreviewServer._STATIC_CONTENT_TYPES[str(_STYLE)] = "text/css"


def _announce(url: str) -> None:
    print(
        "This is a simulated Discord: no account, no network, and nothing is stored for good.",
        "Ctrl-C ends it. The address is a key to the page: keep it to yourself.",
        f"Sandbox: {url}",
        sep="\n",
        flush=True,
    )


def _open(url: str) -> None:
    """Open the page in the default browser if there is one. The terminal shows the address either way."""
    # Without a display, Linux would open a text browser in the terminal.
    terminal_only = sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    try:
        shown = not terminal_only and webbrowser.open(url)
    except (webbrowser.Error, OSError):
        shown = False
    if not shown:
        print("Could not open a browser; open the address yourself.", flush=True)


def _stop_signals() -> asyncio.Event:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        numbers.append(signal.SIGHUP)
    for number in numbers:
        # Windows has no handlers in the loop. There Ctrl-C cancels the main task, which closes everything as well.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    return stop


async def _until(*waits: Any) -> None:
    """Wait for the first of ``waits`` and cancel the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                _log.error("the sandbox page failed", exc_info=result)


async def _keep_fresh(env: simcord.Env, preview: Any) -> None:
    """Publish changes outside a person's own action: a bot timer, or a click in another tab.

    simcord publishes an action to the acting page, and leaves other pages to their *Refresh* button. Its public
    ``refresh()`` waits for the bot and loses clicks meanwhile. So this publishes in one step, between actions, through
    the internal method that actions use. Pinned to simcord's version and tested by tests/browser.
    """
    stale: set[str] = set()
    seen = len(env.http_requests)

    def notice(event: str, _payload: Mapping[str, Any]) -> None:
        if event.startswith(_SHOWN_EVENTS):
            acting = preview._action_page
            stale.update(id for id, page in preview._pages.items() if page is not acting)

    env.backend.subscribers.append(notice)
    while True:
        await asyncio.sleep(_REFRESH_SECONDS)
        requests = env.http_requests
        if any(each.path.startswith("/webhooks/") for each in requests[seen:]):  # no event tells of ephemeral messages
            stale.update(preview._pages)
        seen = len(requests)
        if preview._active_action is not None or not stale:
            continue
        preview._advance_presentation_time()
        for id in sorted(stale):
            if page := preview._pages.get(id):
                preview._publish(page, reason="refresh")
        stale.clear()

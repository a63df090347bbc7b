"""Draws off the event loop, so that a picture never holds up another table's click.

What somebody waits for who has clicked and what merely follows, the boards, have threads of their own: however many
boards are due, a hand is not queued behind them. And since threads share one interpreter, a board is not even begun
while hands are being drawn.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

import render
from render import Picture, Profile, Scene
from render.shots import Shot

if TYPE_CHECKING:
    from render.film import Film

THREADS: Final = 2
"""For what is waited for; the boards have one."""
GIVE_WAY: Final = 10
"""Turns of the event loop that a board waits first: who has moved is about to be shown their hand."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class _Closed(Exception):
    """The bot closes: nobody is there any more to whom a film could be given."""


class Painter:
    """``render`` for coroutines. Every method may raise what drawing raises; callers show words instead.

    What is still to be drawn when the bot closes is cancelled.
    """

    def __init__(self) -> None:
        self._waited_for = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")
        self._following = ThreadPoolExecutor(1, thread_name_prefix="board")
        # Films one after another, in a thread of their own: no board waits until one is finished.
        self._projector = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._closing = threading.Event()
        self._waiting: set[asyncio.Future[Any]] = set()
        """What is being drawn for somebody who waits."""

    async def board(self, game: str, scene: Scene, locale: str) -> Picture:
        """The public board."""
        return await self._follow(lambda: render.board(game, scene, locale))

    async def interlude(self, game: str, scene: Scene, locale: str) -> Picture | None:
        """What has just ended in a game, if something has."""
        return await self._follow(lambda: render.interlude(game, scene, locale))

    async def hand(self, game: str, scene: Scene, locale: str) -> Picture:
        """The viewer's own hand."""
        return await self._show(lambda: render.hand(game, scene, locale))

    async def score(self, game: str, scene: Scene, locale: str) -> Picture:
        """The score sheet of a finished game."""
        return await self._follow(lambda: render.score(game, scene, locale))

    async def cover(self, game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
        """The lobby's picture."""
        return await self._show(lambda: render.cover(game, names, locale, minimum))

    async def rules(self, game: str, page: str, locale: str) -> Picture | None:
        """The picture of one page of the rules, if it has one."""
        return await self._show(lambda: render.rules_picture(game, page, locale))

    async def profile(self, profile: Profile, locale: str) -> Picture:
        """What somebody has played."""
        return await self._show(lambda: render.profile(profile, locale))

    async def film(
        self, game: str, shots: Sequence[Shot], locale: str, limit: int, told: Callable[[int, int], None]
    ) -> Film:
        """A whole game, of at most ``limit`` bytes; ``told`` hears in the film's own thread how many frames are done,
        of how many. :class:`render.shots.TooLarge` if it cannot be made so small; cancelled if the bot closes."""

        def go_on(done: int, of: int) -> None:
            if self._closing.is_set():
                raise _Closed
            told(done, of)

        def make() -> Film:
            from render import film

            return film.make(game, shots, locale, limit, go_on)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._projector, make)
        except _Closed:
            raise asyncio.CancelledError from None

    def draw_ahead(self, games: Sequence[str], locales: Sequence[str]) -> None:
        """Begin to draw what every picture needs, in a thread that nobody waits for, not even the program's end."""

        def draw() -> None:
            for game in games:
                try:
                    render.warm(game, locales)
                except Exception:
                    _log.exception("drawing ahead for %s failed", game)

        threading.Thread(target=draw, name="drawing ahead", daemon=True).start()

    async def _show(self, draw: Callable[[], T]) -> T:
        """Draw what somebody waits for."""
        drawing = self._begin(self._waited_for, draw)
        self._waiting.add(drawing)
        drawing.add_done_callback(self._waiting.discard)
        return await drawing

    async def _follow(self, draw: Callable[[], T]) -> T:
        """Draw what nobody waits for, after what somebody waits for by now; what comes later does not hold it up."""
        for _ in range(GIVE_WAY):
            await asyncio.sleep(0)
        if self._waiting:
            await asyncio.wait(self._waiting)
        return await self._begin(self._following, draw)

    def _begin(self, threads: ThreadPoolExecutor, draw: Callable[[], T]) -> asyncio.Future[T]:
        if self._closing.is_set():
            raise asyncio.CancelledError
        return asyncio.get_running_loop().run_in_executor(threads, draw)

    def close(self) -> None:
        """Stop the threads; what is being drawn is finished first, but no film."""
        self._closing.set()
        for threads in (self._projector, self._following, self._waited_for):
            threads.shutdown(wait=True, cancel_futures=True)

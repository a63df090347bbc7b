"""Draws off the event loop: a small pool of threads, so that a picture never holds up another table's click."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import render
from render import Picture, Profile, Scene

THREADS: Final = 2

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Painter:
    """``render`` for coroutines. Every method may raise what drawing raises; callers show words instead."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="painter")

    async def board(self, game: str, scene: Scene, locale: str) -> Picture:
        """The public board."""
        return await self._off_loop(lambda: render.board(game, scene, locale))

    async def interlude(self, game: str, scene: Scene, locale: str) -> Picture | None:
        """What has just ended in a game, if something has."""
        return await self._off_loop(lambda: render.interlude(game, scene, locale))

    async def hand(self, game: str, scene: Scene, locale: str) -> Picture:
        """The viewer's own hand."""
        return await self._off_loop(lambda: render.hand(game, scene, locale))

    async def score(self, game: str, scene: Scene, locale: str) -> Picture:
        """The score sheet of a finished game."""
        return await self._off_loop(lambda: render.score(game, scene, locale))

    async def cover(self, game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
        """The lobby's picture."""
        return await self._off_loop(lambda: render.cover(game, names, locale, minimum))

    async def rules(self, game: str, page: str, locale: str) -> Picture | None:
        """The picture of one page of the rules, if it has one."""
        return await self._off_loop(lambda: render.rules_picture(game, page, locale))

    async def profile(self, profile: Profile, locale: str) -> Picture:
        """What somebody has played."""
        return await self._off_loop(lambda: render.profile(profile, locale))

    def draw_ahead(self, games: Sequence[str], locales: Sequence[str]) -> None:
        """Begin to draw what every picture needs, in a thread that nobody waits for, not even the program's end."""

        def draw() -> None:
            for game in games:
                try:
                    render.warm(game, locales)
                except Exception:
                    _log.exception("drawing ahead for %s failed", game)

        threading.Thread(target=draw, name="drawing ahead", daemon=True).start()

    async def _off_loop(self, draw: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    def close(self) -> None:
        """Stop the threads; what is being drawn is finished first."""
        self._pool.shutdown(wait=True, cancel_futures=True)

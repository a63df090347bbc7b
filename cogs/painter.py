"""Has pictures drawn: what somebody waits for first, and no more at a time than make sense.

What somebody waits for who has clicked and what merely follows, the boards, have places of their own: however many
boards are due, a hand is not queued behind them. And since all drawing shares one interpreter, a board is not begun
in the moment in which a hand is drawn. What is not waited for any more before its turn comes (the task was cancelled)
is never drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import render
from cogs.studio import Studio, Threads, Told
from render import Picture, Profile, Scene
from render.jobs import Job
from render.shots import Shot

if TYPE_CHECKING:
    from render.film import Film

PLACES: Final = 2
"""How many pictures that are waited for are drawn at a time; of the boards, one is."""
CROWD: Final = 2 * PLACES
"""So many pictures that are waited for make a queue in which nobody should have to stand."""
HASTE: Final = 0.4
"""Seconds that an answer waits for its pictures."""
GIVE_WAY: Final = 10
"""Turns of the event loop that a board waits first: who has moved is about to be shown their hand."""


class Places:
    """So many at a time. Of those who wait whoever came last goes first: it is they who are looking.

    Where more is asked for than can be drawn, most get their picture at once and some late, instead of all late.
    """

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: list[asyncio.Future[None]] = []

    async def __aenter__(self) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:
                self._pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        for turn in reversed(self._waiting):
            if not turn.done():
                self._waiting.remove(turn)
                turn.set_result(None)
                return
        self._free += 1


class Late(Exception):
    """A picture is not there yet."""


class Painter:
    """``render`` for coroutines. Every method may raise what drawing raises, and :class:`cogs.studio.Lost`; callers
    show words instead. What is still to be drawn when the bot closes is cancelled."""

    late = False
    """Whether something was not drawn in time: see :class:`Hasty`."""

    def __init__(self, studio: Studio | None = None) -> None:
        self._studio = studio or Threads()
        self._waited_for = Places(PLACES)
        self._following = asyncio.Semaphore(1)
        # Films one after another: no board waits until one is finished.
        self._projector = asyncio.Semaphore(1)
        self._waiting: set[asyncio.Task[Any]] = set()
        """Who waits for a picture."""

    def hasty(self) -> Hasty:
        """The same painter, for an answer that waits for pictures only so long."""
        return Hasty(self, 0 if self.crowded else HASTE)

    @property
    def crowded(self) -> bool:
        """Whether what is asked for now will take long."""
        return len(self._waiting) >= CROWD

    async def board(self, game: str, scene: Scene, locale: str) -> Picture:
        """The public board."""
        picture: Picture = await self._follow("board", game, scene, locale)
        return picture

    async def interlude(self, game: str, scene: Scene, locale: str) -> Picture | None:
        """What has just ended in a game, if something has."""
        if not render.has_interlude(game, scene):
            return None
        picture: Picture | None = await self._follow("interlude", game, scene, locale)
        return picture

    async def hand(self, game: str, scene: Scene, locale: str) -> Picture:
        """The viewer's own hand."""
        picture: Picture = await self._show("hand", game, scene, locale)
        return picture

    async def score(self, game: str, scene: Scene, locale: str) -> Picture:
        """The score sheet of a finished game."""
        picture: Picture = await self._follow("score", game, scene, locale)
        return picture

    async def cover(self, game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
        """The lobby's picture."""
        picture: Picture = await self._show("cover", game, names, locale, minimum)
        return picture

    async def rules(self, game: str, page: str, locale: str) -> Picture | None:
        """The picture of one page of the rules, if it has one."""
        picture: Picture | None = await self._show("rules_picture", game, page, locale)
        return picture

    async def profile(self, profile: Profile, locale: str) -> Picture:
        """What somebody has played."""
        picture: Picture = await self._show("profile", profile, locale)
        return picture

    async def film(self, game: str, shots: Sequence[Shot], locale: str, limit: int, told: Told) -> Film:
        """A whole game, of at most ``limit`` bytes; ``told`` hears, in whatever thread, how many frames are done, of
        how many. :class:`render.shots.TooLarge` if it cannot be made so small; cancelled if the bot closes."""
        async with self._projector:
            film: Film = await self._studio.draw("film", game, shots, locale, limit, told=told)
        return film

    def draw_ahead(self, games: Sequence[str], locales: Sequence[str]) -> None:
        """Begin to draw what every picture needs; nobody waits for it, not even the program's end."""
        self._studio.warm(games, locales)

    async def close(self) -> None:
        """Draw nothing more."""
        await self._studio.close()

    async def _show(self, job: Job, *arguments: Any) -> Any:
        """Draw what somebody waits for."""
        drawing = asyncio.create_task(self._draw(self._waited_for, job, *arguments))
        self._waiting.add(drawing)
        drawing.add_done_callback(self._waiting.discard)
        return await drawing

    async def _follow(self, job: Job, *arguments: Any) -> Any:
        """Draw what nobody waits for, after what somebody waits for by now; only a moment, for people play by it."""
        for _ in range(GIVE_WAY):
            await asyncio.sleep(0)
        if self._waiting:
            await asyncio.wait(self._waiting, timeout=HASTE)
        return await self._draw(self._following, job, *arguments)

    async def _draw(self, places: Places | asyncio.Semaphore, job: Job, *arguments: Any) -> Any:
        async with places:
            return await self._studio.draw(job, *arguments)


class Hasty(Painter):
    """The same painter for so many seconds in all; what is not there by then is :class:`Late`. What was begun goes on
    and is remembered: asked for again, without haste, it is there sooner."""

    def __init__(self, painter: Painter, seconds: float) -> None:
        self._painter = painter
        self._until = asyncio.get_running_loop().time() + seconds

    async def _show(self, job: Job, *arguments: Any) -> Any:
        try:
            async with asyncio.timeout_at(self._until):
                return await self._painter._show(job, *arguments)
        except TimeoutError:
            self.late = True
            raise Late from None

    async def _follow(self, job: Job, *arguments: Any) -> Any:
        """Somebody waits for what otherwise only follows."""
        return await self._show(job, *arguments)

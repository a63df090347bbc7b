"""Has pictures drawn: what somebody waits for first, and no more at a time than make sense.

All drawing shares one interpreter, or a few, so a queue decides what is drawn next: pictures that an answer is held
back for, boards, and pictures that are put into a message later. What is not waited for any more before its turn comes
(the task was cancelled), or could not be finished in its time, is never begun; what was begun keeps its place until it
is done.
"""

from __future__ import annotations

import asyncio
import functools
from collections import deque
from collections.abc import Coroutine, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

import render
from cogs.studio import Studio, Threads, Told
from render import Picture, Profile, Scene
from render.jobs import Job
from render.shots import Shot

if TYPE_CHECKING:
    from render.film import Film

HASTE: Final = 0.2
"""Seconds that an answer waits for its pictures."""
GUESS: Final = 0.05
"""Seconds that a drawing is expected to take of which none was made yet."""
WEIGHT: Final = 0.2
"""How much the latest drawing counts in what is expected of the next ones."""
GIVE_WAY: Final = 10
"""Turns of the event loop that a board waits first: who has moved is about to be shown their hand."""


class Turn(Enum):
    """Why something is drawn."""

    NOW = auto()
    """An answer is held back for it."""
    BOARD = auto()
    """Everybody at a table plays by it, and nobody waits for it."""
    LATER = auto()
    """Somebody has been answered in words, and may have clicked on by now."""


class Places:
    """Two places to draw at for each process: one for answers, one for boards, and each for the other while it is free.

    First come, first served; but of those who were to have a picture later, whoever came last: it is they who are still
    looking. Where more is asked for than can be drawn, most get their picture at once and some late or never, instead
    of all late.
    """

    _FOR: Final = ((Turn.NOW, Turn.BOARD), (Turn.BOARD, Turn.NOW, Turn.LATER))
    """What the two are for, first of all first."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._for = [turns for turns in self._FOR for _ in range(processes)]
        self._free = set(range(len(self._for)))
        self._waiting: dict[Turn, deque[asyncio.Future[int]]] = {turn: deque() for turn in Turn}

    async def take(self, turn: Turn, until: float | None = None) -> int:
        """Wait for a place, at most until a moment of the event loop's clock, and take it; TimeoutError without one."""
        place = min((each for each in self._free if turn in self._for[each]), default=None)
        if place is None:
            async with asyncio.timeout_at(until):
                return await self._wait(self._waiting[turn])
        self._free.remove(place)
        return place

    def leave(self, place: int) -> None:
        """Give it to whoever it is for first."""
        for turn in self._for[place]:
            waiting = self._waiting[turn]
            for given in reversed(waiting) if turn is Turn.LATER else waiting:
                if not given.done():
                    waiting.remove(given)
                    given.set_result(place)
                    return
        self._free.add(place)

    def for_answers(self) -> int:
        """How many places answers can have now: half of them while boards wait."""
        return self._processes if self._waiting[Turn.BOARD] else len(self._for)

    async def _wait(self, waiting: deque[asyncio.Future[int]]) -> int:
        given: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting.append(given)
        try:
            return await given
        except asyncio.CancelledError:
            if given.cancelled():
                waiting.remove(given)
            else:
                self.leave(given.result())
            raise


class Experience:
    """How many seconds drawings have taken of late, each kind of each game for itself."""

    def __init__(self) -> None:
        self._known: dict[tuple[Job, object], float] = {}

    def expect(self, job: Job, arguments: Sequence[Any]) -> float:
        """How long this one will take."""
        return self._known.get(_kind(job, arguments), GUESS)

    def learn(self, job: Job, arguments: Sequence[Any], seconds: float) -> None:
        """This one took so long."""
        expected = self.expect(job, arguments)
        self._known[_kind(job, arguments)] = expected + (seconds - expected) * WEIGHT


def _kind(job: Job, arguments: Sequence[Any]) -> tuple[Job, object]:
    """What is drawn: in all but profiles the game is named first."""
    return job, arguments[0] if isinstance(arguments[0], str) else None


class Late(Exception):
    """A picture is not there yet."""


class Painter:
    """``render`` for coroutines. Every method may raise what drawing raises, and :class:`cogs.studio.Lost`; callers
    show words instead. What is still to be drawn when the bot closes is cancelled."""

    late = False
    """Whether something was not drawn in time: see :class:`Hasty`."""

    def __init__(self, studio: Studio | None = None) -> None:
        self._studio = studio or Threads()
        self._places = Places(self._studio.processes)
        self._experience = Experience()
        # Films one after another: no board waits until one is finished.
        self._projector = asyncio.Semaphore(1)
        self._begun: dict[tuple[Any, ...], asyncio.Task[Any]] = {}
        """What is being drawn, by what was asked for."""
        self._waiting: dict[asyncio.Task[Any], float] = {}
        """For what an answer is held back, and how long each will take to draw."""

    def hasty(self) -> Hasty:
        """The same painter, for an answer that waits for pictures only so long."""
        return Hasty(self, HASTE)

    def soon(self, seconds: float) -> Hasty:
        """The same painter, for a board that is shown in words after so many seconds."""
        return Hasty(self, seconds, answers=False)

    def patient(self) -> Patient:
        """The same painter, for a picture that comes after its answer."""
        return Patient(self)

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

    async def _show(self, job: Job, *arguments: Any, until: float | None = None) -> Any:
        """Draw what somebody waits for. :class:`Late` where it will not be there in time."""
        expected = self._experience.expect(job, arguments)
        if until is not None and self._waiting and (job, *arguments) not in self._begun:
            ahead = sum(self._waiting.values()) / self._places.for_answers()
            if asyncio.get_running_loop().time() + ahead + expected > until:
                raise Late
        drawing = asyncio.create_task(self._draw(Turn.NOW, job, *arguments, until=until))
        self._waiting[drawing] = expected
        drawing.add_done_callback(self._waiting.pop)
        return await drawing

    async def _follow(self, job: Job, *arguments: Any, until: float | None = None) -> Any:
        """Draw what nobody waits for, after what somebody waits for by now; only a moment, for people play by it."""
        for _ in range(GIVE_WAY):
            await asyncio.sleep(0)
        if self._waiting:
            await asyncio.wait(self._waiting, timeout=HASTE)
        return await self._draw(Turn.BOARD, job, *arguments, until=until)

    async def _draw(self, turn: Turn, job: Job, *arguments: Any, until: float | None = None) -> Any:
        """:class:`Late` where it is not there by ``until``, a moment of the event loop's clock."""
        drawing = self._begun.get((job, *arguments)) or await self._begin(turn, job, *arguments, until=until)
        left = None if until is None else until - asyncio.get_running_loop().time()
        await asyncio.wait({drawing}, timeout=left)
        if not drawing.done():
            raise Late
        return drawing.result()

    async def _begin(self, turn: Turn, job: Job, *arguments: Any, until: float | None) -> asyncio.Task[Any]:
        """Begin to draw as soon as there is a place; :class:`Late` where it would be in vain."""
        last = until
        if until is not None:
            # Where there is a place it is begun all the same, or what is expected would never change.
            left = until - asyncio.get_running_loop().time()
            last = until - min(self._experience.expect(job, arguments), left / 2)
        try:
            place = await self._places.take(turn, last)
        except TimeoutError:
            raise Late from None
        begun = self._begun.get((job, *arguments))
        if begun is not None:
            self._places.leave(place)
            return begun
        drawing = self._begun[job, *arguments] = asyncio.create_task(self._draw_at(place, job, *arguments))
        drawing.add_done_callback(functools.partial(self._ended, (job, *arguments)))
        return drawing

    async def _draw_at(self, place: int, job: Job, *arguments: Any) -> Any:
        """Draw at a place, also where nobody waits for it any more: what is begun cannot be stopped."""
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            return await self._studio.draw(job, *arguments)
        finally:
            self._places.leave(place)
            self._experience.learn(job, arguments, clock() - began)

    def _ended(self, asked: tuple[Any, ...], drawing: asyncio.Task[Any]) -> None:
        del self._begun[asked]
        if not drawing.cancelled():
            drawing.exception()  # whoever still waits for it hears of it


class Hasty(Painter):
    """The same painter for so many seconds in all; what is not there by then is :class:`Late`. What was begun goes on
    and is remembered: asked for again, without haste, it is there sooner."""

    def __init__(self, painter: Painter, seconds: float, *, answers: bool = True) -> None:
        self._painter = painter
        self._until = asyncio.get_running_loop().time() + seconds
        self._answers = answers

    async def _show(self, job: Job, *arguments: Any, until: float | None = None) -> Any:
        return await self._in_time(self._painter._show(job, *arguments, until=self._until))

    async def _follow(self, job: Job, *arguments: Any, until: float | None = None) -> Any:
        """An answer waits for what otherwise only follows."""
        draw = self._painter._show if self._answers else self._painter._follow
        return await self._in_time(draw(job, *arguments, until=self._until))

    async def _in_time(self, drawing: Coroutine[Any, Any, Any]) -> Any:
        try:
            return await drawing
        except Late:
            self.late = True
            raise


class Patient(Painter):
    """The same painter, after all that somebody waits for and all boards."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    async def _show(self, job: Job, *arguments: Any, until: float | None = None) -> Any:
        return await self._painter._draw(Turn.LATER, job, *arguments)

    _follow = _show

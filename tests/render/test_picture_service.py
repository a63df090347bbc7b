"""The picture service: the order of its queue, deadlines, pictures that several wait for."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from render.jobs import Job
from render.pool import RenderThreads
from render.service import Drawn, PictureService, Priority
from tests.render.covers import cover
from workers.pool import Listener

NO_PAGE = Job("rules_picture", ("luxor", "nothing", "fr"))


class _Gate(RenderThreads):
    """Finishes a job each time it is opened, and notes what it was asked for."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.asked: list[Job] = []
        self.busiest = 0
        self._busy = 0
        self._open = asyncio.Semaphore(0)

    async def draw(self, job: Job, listener: Listener | None = None) -> Any:
        self.asked.append(job)
        self._busy += 1
        self.busiest = max(self.busiest, self._busy)
        try:
            await self._open.acquire()
        finally:
            self._busy -= 1
        if job == NO_PAGE:
            raise KeyError("nothing")
        return job.arguments

    def open(self, times: int = 1) -> None:
        for _ in range(times):
            self._open.release()


class _Position:
    """Stands for what a job holds."""


async def _settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("processes", [1, 2])
async def test_answers_come_before_boards_and_boards_before_what_is_later(processes: int) -> None:
    gate = _Gate(processes)
    pictures = PictureService(gate)
    first = [asyncio.create_task(pictures.draw(cover("fr", 10 + number))) for number in range(processes)]
    await _settle()
    order = (Priority.LATER, Priority.BOARD, Priority.ANSWER, Priority.BOARD, Priority.ANSWER)
    later = [asyncio.create_task(pictures.draw(cover("fr", k), each)) for k, each in enumerate(order)]
    await _settle()
    assert len(gate.asked) == processes and pictures.waiting == len(order)
    gate.open(processes + len(order))
    await asyncio.gather(*first, *later)
    assert gate.asked[processes:] == [cover("fr", number) for number in (2, 4, 1, 3, 0)]
    assert gate.busiest == processes and pictures.waiting == 0


async def test_a_queued_picture_moves_ahead_once_an_answer_wants_it() -> None:
    gate = _Gate()
    pictures = PictureService(gate)
    wanted = [(cover("fr"), Priority.ANSWER), (cover("fr", 5), Priority.LATER), (cover("fr", 6), Priority.BOARD)]
    tasks = [asyncio.create_task(pictures.draw(*each)) for each in (*wanted, (cover("fr", 5), Priority.ANSWER))]
    await _settle()
    gate.open(3)
    assert len({await task for task in tasks}) == 3, "equal jobs share their result"
    assert gate.asked == [cover("fr"), cover("fr", 5), cover("fr", 6)]


async def test_a_late_picture_goes_on_and_serves_the_next_who_asks() -> None:
    gate = _Gate()
    pictures = PictureService(gate)
    assert await pictures.drawing(Priority.ANSWER, 0.01)(cover("fr")) == Drawn(None, late=True)
    assert pictures.late == {"cover": 1}
    again = asyncio.create_task(pictures.draw(cover("fr"), Priority.LATER))
    gate.open()
    assert (await again).picture is not None and gate.asked == [cover("fr")]


async def test_a_queued_picture_without_a_waiter_is_not_rendered() -> None:
    gate = _Gate()
    pictures = PictureService(gate)
    first = asyncio.create_task(pictures.draw(cover("fr")))
    gone = asyncio.create_task(pictures.draw(cover("fr", 2)))
    await _settle()
    gone.cancel()
    assert (await pictures.drawing(Priority.ANSWER, 0.01)(cover("fr", 3))).late
    gate.open(2)
    await first
    assert (await pictures.draw(cover("fr", 4))).picture is not None
    assert gate.asked == [cover("fr"), cover("fr", 4)]


async def test_pictures_that_were_given_up_are_not_kept_while_others_are_busy() -> None:
    """A job holds a whole position."""
    gate = _Gate()
    pictures = PictureService(gate)
    first = asyncio.create_task(pictures.draw(cover("fr")))
    await _settle()
    given_up: list[weakref.ref[_Position]] = []
    for _ in range(20):
        position = _Position()
        given_up.append(weakref.ref(position))
        assert (await pictures.draw(Job("hand", (position,)), Priority.LATER, 0.0)).late
        del position
    await _settle()
    gc.collect()
    assert sum(each() is not None for each in given_up) <= 5
    gate.open()
    await first


async def test_what_was_begun_keeps_its_process_until_it_is_done() -> None:
    gate = _Gate()
    pictures = PictureService(gate)
    gone = asyncio.create_task(pictures.draw(cover("fr")))
    await _settle()
    gone.cancel()
    following = asyncio.create_task(pictures.draw(cover("pt-BR")))
    await _settle()
    assert gate.asked == [cover("fr")]
    gate.open(2)
    await following
    assert gate.busiest == 1


async def test_a_failure_reaches_all_waiters_is_logged_once_and_frees_its_process(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = _Gate()
    pictures = PictureService(gate)
    tasks = [asyncio.create_task(pictures.draw(NO_PAGE)) for _ in range(4)]
    assert (await pictures.drawing(Priority.ANSWER, 0.01)(NO_PAGE)).late
    gate.open()
    assert await asyncio.gather(*tasks) == 4 * [Drawn(None)]
    assert [record.getMessage() for record in caplog.records] == ["rules_picture of luxor: rendering failed"]
    gate.open()
    assert (await pictures.draw(cover("fr"))).picture is not None
    assert (pictures.failed, pictures.finished) == ({"rules_picture": 1}, {"cover": 1})

"""The picture service: priorities, deadlines, pictures that several wait for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from render.jobs import Job
from render.pool import RenderThreads
from render.service import ANSWER_SECONDS, Drawn, PictureService, Priority, RenderTimes
from tests.render.covers import cover
from workers.pool import Listener

NO_PAGE = Job("rules_picture", ("luxor", "nothing", "fr"))


class _Slow(RenderThreads):
    """Takes a while for everything, and notes what it was asked for and what it is doing."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.asked = self.busy = self.busiest = 0

    async def draw(self, job: Job, listener: Listener | None = None) -> Any:
        self.asked += 1
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        try:
            await asyncio.sleep(self.seconds)
        finally:
            self.busy -= 1
        return job.arguments


async def test_a_picture_that_would_be_late_is_refused_at_once_and_not_started() -> None:
    renderer = _Slow(ANSWER_SECONDS * 0.2)
    pictures, loop = PictureService(renderer), asyncio.get_running_loop()
    for _ in range(20):
        await pictures.draw(cover("fr"))  # so that it knows how long this takes
    renderer.asked, began = 0, loop.time()

    async def look(number: int) -> float | None:
        drawn = await pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(cover("fr", number))
        assert drawn.late == (drawn.picture is None)
        return loop.time() - began if drawn.late else None

    late = [each for each in await asyncio.gather(*map(look, range(12))) if each is not None]
    assert 3 <= renderer.asked <= 5 and len(late) == 12 - renderer.asked, "one at a time, a fifth of the wait each"
    assert sum(each < ANSWER_SECONDS / 4 for each in late) >= 7, "most of the others need not even wait"


async def test_the_hand_of_the_player_who_moved_is_drawn_before_the_board() -> None:
    renderer = _Slow(0.05)
    pictures = PictureService(renderer)

    async def update() -> Drawn:
        await pictures.let_answers_pass()
        return await pictures.draw(cover("fr"), Priority.BOARD)

    board = asyncio.create_task(update())
    await asyncio.sleep(0.003)  # the answer asks the store first
    await pictures.draw(cover("pt-BR"))
    assert (renderer.asked, renderer.busiest) == (1, 1), "the board lets it pass"
    assert (await board).picture is not None and renderer.busiest == 1


async def test_a_prefetched_picture_is_for_the_next_answer() -> None:
    renderer = _Slow(0.02)
    pictures = PictureService(renderer)
    pictures.prefetch(cover("fr"))
    await asyncio.sleep(0.06)
    assert (await pictures.draw(cover("fr"))).picture is not None and renderer.asked == 1
    assert (await pictures.draw(cover("fr"))).picture is not None and renderer.asked == 2
    pictures.prefetch(cover("pt-BR"))
    await asyncio.sleep(ANSWER_SECONDS * 1.5)
    assert (await pictures.draw(cover("pt-BR"))).picture is not None and renderer.asked == 4, "forgotten"


async def test_what_was_begun_keeps_its_slot_until_it_is_done() -> None:
    """A job without a waiter keeps its slot: no other picture starts beside it."""
    renderer = _Slow(0.05)
    pictures = PictureService(renderer)
    drawing = [asyncio.create_task(pictures.draw(cover("fr", number))) for number in range(2, 4)]
    await asyncio.sleep(0.01)
    for task in drawing:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    await asyncio.gather(*(pictures.draw(cover("pt-BR", number)) for number in range(4)))
    assert (renderer.asked, renderer.busy, renderer.busiest) == (5, 0, 1)


async def test_what_is_being_drawn_already_is_waited_for() -> None:
    """As the picture that follows a hand in words: it was begun, and did not get there in time."""
    renderer = _Slow(ANSWER_SECONDS * 1.2)
    pictures = PictureService(renderer)
    assert await pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(cover("fr")) == Drawn(None, late=True)
    another = asyncio.ensure_future(pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(cover("fr")))
    later = await pictures.drawing(Priority.LATER)(cover("fr"))
    assert later.picture is not None and later == await another
    assert renderer.asked == 1 and not pictures._running


async def test_a_failure_reaches_all_waiters_is_logged_once_and_frees_its_slot(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures = PictureService(RenderThreads())
    assert await asyncio.gather(*(pictures.draw(NO_PAGE) for _ in range(4))) == 4 * [Drawn(None)]
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [KeyError]
    assert pictures._slots._free == {0} and not pictures._running and not pictures._answers


class _Failure(RenderThreads):
    """Fails once ``now`` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.now = asyncio.Event()

    async def draw(self, job: Job, listener: Listener | None = None) -> Any:
        await self.now.wait()
        raise KeyError("nothing")


async def test_a_failure_after_the_deadline_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    """Its waiters have gone: they have answered in words."""
    renderer = _Failure()
    pictures = PictureService(renderer)
    in_time = pictures.drawing(Priority.ANSWER, 0.05)
    assert await asyncio.gather(in_time(cover("fr")), in_time(cover("fr"))) == 2 * [Drawn(None, late=True)]
    assert not caplog.records
    renderer.now.set()
    await asyncio.wait(pictures._running.values())
    assert [record.getMessage() for record in caplog.records] == ["cover of luxor: rendering failed"]
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [KeyError]


async def test_a_slow_moment_is_soon_forgotten() -> None:
    times, hand, board = RenderTimes(), Job("hand", ("luxor", None)), Job("board", ("luxor", None))
    for _ in range(40):
        times.learn(hand, 0.02)
    assert times.expect(hand) == pytest.approx(0.02, rel=0.02)
    times.learn(hand, 1.0)
    assert 0.1 < times.expect(hand) < 0.3 and times.expect(board) < 0.1
    for _ in range(20):
        times.learn(hand, 0.02)
    assert times.expect(hand) < 0.03


async def test_a_slow_picture_is_drawn_again_when_no_other_waits() -> None:
    renderer = _Slow(0.0)
    pictures = PictureService(renderer)
    for _ in range(30):
        pictures._times.learn(cover("fr"), 9.0)
    for _ in range(30):
        await pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(cover("fr"))
    assert pictures._times.expect(cover("fr")) < 0.1

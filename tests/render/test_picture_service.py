"""The picture service and the render workers: priorities, deadlines, and every way in which a worker can be lost."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import render
from engine import KeyedRng, game
from render import Scene
from render.jobs import Job, perform
from render.pool import RenderPool, RenderThreads
from render.service import ANSWER_SECONDS, Drawn, PictureService, Priority, RenderTimes
from render.shots import Kind, Shot, TooLarge
from tests.wire.process import environment
from workers.pipe import pack
from workers.pool import Listener, Lost, _Worker

NAMES = ("Ana", "Bruno", None, None)
SEED = bytes(32)
NO_PAGE = Job("rules_picture", ("luxor", "nothing", "fr"))


ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
async def pool() -> AsyncIterator[RenderPool]:
    made = RenderPool()
    yield made
    await made.close()


def _scene(key: str = "luxor", viewer: int | None = 0) -> Scene:
    rules = game(key)
    state, _ = rules.setup(2, {}, KeyedRng(SEED))
    return Scene(rules.view(state, viewer), ("Ana", "Bruno"), ())


def _worker(pool: RenderPool, slot: int = 0) -> _Worker:
    worker = pool._pool._workers[slot]
    assert worker is not None
    return worker


def _cover(locale: str, number: int = 2) -> Job:
    return Job("cover", ("luxor", NAMES, locale, number))


async def _picture(pictures: PictureService, locale: str) -> render.Picture:
    picture, _ = await pictures.draw(_cover(locale))
    assert picture is not None
    return picture


async def test_what_it_draws_is_what_this_process_would_draw(pool: RenderPool) -> None:
    pictures = PictureService(pool)
    (hand, _), (board, _), (rules, _) = await asyncio.gather(
        pictures.draw(Job("hand", ("luxor", _scene(), "fr"))),
        pictures.draw(Job("board", ("luxor", _scene(viewer=None), "pt-BR")), Priority.BOARD),
        pictures.draw(Job("rules_picture", ("luxor", render.rules_pages("luxor")[0], "en-US"))),
    )
    assert hash(hand) == hash(render.hand("luxor", _scene(), "fr"))
    assert hash(board) == hash(render.board("luxor", _scene(viewer=None), "pt-BR"))
    assert hash(rules) == hash(render.rules_picture("luxor", render.rules_pages("luxor")[0], "en-US"))
    assert await pictures.draw(Job("interlude", ("luxor", _scene(viewer=None), "en-US"))) == Drawn(None)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")
async def test_a_render_worker_gets_no_secret_of_the_bot(pool: RenderPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not.a.token")
    monkeypatch.setenv("SOME_API_KEY", "hidden")
    monkeypatch.setenv("TERTULIA_CACHE", "off")
    assert (await _picture(PictureService(pool), "fr")).width == 1170
    inherited = environment(_worker(pool).process.pid)
    assert inherited["PATH"] == os.environ["PATH"] and inherited["TERTULIA_CACHE"] == "off"
    assert not {"DISCORD_TOKEN", "SOME_API_KEY"} & inherited.keys()


async def test_what_drawing_raises_comes_back_with_the_place_where_it_was_raised(pool: RenderPool) -> None:
    with pytest.raises(KeyError) as raised:
        await pool.draw(NO_PAGE)
    assert raised.value.args == ("nothing",)
    assert any("rules_picture" in note for note in raised.value.__notes__)
    assert await pool.draw(_cover("fr")), "and the pool resumes"


async def test_an_animation_reports_its_progress_and_may_be_too_large(pool: RenderPool) -> None:
    pictures, told = PictureService(pool), list[tuple[int, int]]()
    shots = [Shot(Kind.BOARD, _scene(viewer=None), turn) for turn in range(3)]
    animation = await pictures.animation("luxor", shots, "fr", 8_000_000, lambda done, of: told.append((done, of)))
    assert animation.frames == 3 and told[-1] == (3, 3)
    with Image.open(BytesIO(animation.data)) as image:
        assert image.format == "WEBP"
    with pytest.raises(TooLarge):
        await pictures.animation("luxor", shots, "fr", 10, lambda done, of: None)


def test_drawing_ahead_reports_each_sprite() -> None:
    """A slow machine takes longer for all of them than a worker may be silent."""
    told = list[tuple[int, int]]()

    def report(done: int, of: int) -> None:
        told.append((done, of))
        if done == 5:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        perform(Job("warm", ("mausoleum", ("fr",))), report)
    assert told == [(done, 0) for done in range(1, 6)]


async def test_a_ping_shows_whether_a_worker_serves(pool: RenderPool, caplog: pytest.LogCaptureFixture) -> None:
    await pool.ping(0)
    assert pool.idle(0) and pool.silence(0) == 0
    pool._pool.silence_seconds = 1.5
    os.kill(_worker(pool).process.pid, signal.SIGSTOP)
    pinging = asyncio.create_task(pool.ping(0))
    while pool.silence(0) < 1:
        await asyncio.sleep(0.05)
    assert not pool.idle(0)
    pool._pool.silence_seconds = 60
    await pinging
    assert pool.silence(0) == 0 and "render worker lost (ping): said nothing for 1.5 s" in caplog.text


async def test_a_worker_that_cannot_start_is_named_by_a_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.pool.COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    pool = RenderPool()
    with pytest.raises(Lost, match="died with code 3"):
        await pool.ping(0)
    await pool.close()


async def test_what_was_lost_with_its_process_is_drawn_by_another(
    pool: RenderPool, caplog: pytest.LogCaptureFixture
) -> None:
    pictures = PictureService(pool)
    await _picture(pictures, "fr")
    first = _worker(pool).process
    os.kill(first.pid, signal.SIGSTOP)
    drawing = [asyncio.create_task(_picture(pictures, locale)) for locale in ("en-US", "pt-BR")]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in drawing)
    with caplog.at_level(logging.WARNING, "render.pool"):
        first.kill()
        pictures = await asyncio.gather(*drawing)
    assert [picture.width for picture in pictures] == [1170, 1170]
    assert _worker(pool).process.pid != first.pid
    assert any("render worker lost" in record.getMessage() for record in caplog.records)


async def test_a_process_that_says_nothing_for_long_is_given_up(
    pool: RenderPool, caplog: pytest.LogCaptureFixture
) -> None:
    pictures = PictureService(pool)
    await _picture(pictures, "fr")
    pool._pool.silence_seconds = 1.5
    first = _worker(pool)
    os.kill(first.process.pid, signal.SIGSTOP)
    drawing = asyncio.create_task(_picture(pictures, "en-US"))
    await asyncio.wait({drawing}, timeout=0.5)
    assert not drawing.done() and first.runs
    pool._pool.silence_seconds = 60
    with caplog.at_level(logging.WARNING, "render.pool"):
        assert (await drawing).width == 1170
    assert _worker(pool) is not first and "said nothing for 1.5 s" in caplog.text


async def test_a_picture_that_kills_every_process_is_an_error_and_the_next_one_is_drawn(
    pool: RenderPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = _Worker.send

    def deadly(worker: _Worker, job: Job, listener: Listener | None) -> Any:
        if job.name == "hand":
            worker.process.kill()
        return send(worker, job, listener)

    monkeypatch.setattr(_Worker, "send", deadly)
    with pytest.raises(Lost):
        await pool.draw(Job("hand", ("luxor", _scene(), "fr")))
    assert (await _picture(PictureService(pool), "fr")).width == 1170


async def test_a_picture_without_a_waiter_is_not_drawn(pool: RenderPool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, send = list[Job](), _Worker.send

    def noted(worker: _Worker, job: Job, listener: Listener | None) -> Any:
        asked.append(job)
        return send(worker, job, listener)

    monkeypatch.setattr(_Worker, "send", noted)
    pictures = PictureService(pool)
    drawing = [asyncio.create_task(_picture(pictures, locale)) for locale in 3 * ["fr", "en-US"]]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in drawing[2:]:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    assert len(asked) == 2 and not pictures._answers


async def test_several_processes_share_the_work_and_each_is_replaced_where_it_is_lost() -> None:
    pool = RenderPool(2)
    pictures = PictureService(pool)
    try:
        covers = [_picture(pictures, locale) for locale in ("fr", "en-US", "pt-BR", "es-ES")]
        assert [picture.width for picture in await asyncio.gather(*covers)] == 4 * [1170]
        first, second = (_worker(pool, slot).process for slot in range(2))
        os.kill(first.pid, signal.SIGSTOP)
        stuck = asyncio.create_task(_picture(pictures, "fr"))
        await asyncio.sleep(0.05)
        others = [await _picture(pictures, locale) for locale in ("en-US", "pt-BR")]
        assert not stuck.done() and len(others) == 2, "one that stands still does not hold up the other"
        first.kill()
        assert (await stuck).width == 1170
        async with asyncio.timeout(60):
            while first.pid in (now := {_worker(pool, slot).process.pid for slot in range(2)}):
                # The second worker may be so quick that it does both alone.
                await asyncio.gather(*(_picture(pictures, locale) for locale in ("fr", "es-ES")))
        assert second.pid in now
        assert not any(_worker(pool, slot).requests for slot in range(2))
    finally:
        await pictures.close()
    with pytest.raises(asyncio.CancelledError):
        await _picture(pictures, "fr")


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
        await _picture(pictures, "fr")  # so that it knows how long this takes
    renderer.asked, began = 0, loop.time()

    async def look(number: int) -> float | None:
        drawn = await pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(_cover("fr", number))
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
        return await pictures.draw(_cover("fr"), Priority.BOARD)

    board = asyncio.create_task(update())
    await asyncio.sleep(0.003)  # the answer asks the store first
    await pictures.draw(_cover("pt-BR"))
    assert (renderer.asked, renderer.busiest) == (1, 1), "the board lets it pass"
    assert (await board).picture is not None and renderer.busiest == 1


async def test_a_picture_that_was_drawn_ahead_is_for_the_next_who_asks() -> None:
    renderer = _Slow(0.02)
    pictures = PictureService(renderer)
    pictures.draw_ahead(_cover("fr"))
    await asyncio.sleep(0.06)
    assert (await pictures.draw(_cover("fr"))).picture is not None and renderer.asked == 1
    assert (await pictures.draw(_cover("fr"))).picture is not None and renderer.asked == 2
    pictures.draw_ahead(_cover("pt-BR"))
    await asyncio.sleep(ANSWER_SECONDS * 1.5)
    assert (await pictures.draw(_cover("pt-BR"))).picture is not None and renderer.asked == 4, "forgotten"


async def test_what_was_begun_keeps_its_slot_until_it_is_done() -> None:
    """A job without a waiter keeps its slot: no other picture starts beside it."""
    renderer = _Slow(0.05)
    pictures = PictureService(renderer)
    drawing = [asyncio.create_task(pictures.draw(_cover("fr", number))) for number in range(2, 4)]
    await asyncio.sleep(0.01)
    for task in drawing:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    await asyncio.gather(*(pictures.draw(_cover("pt-BR", number)) for number in range(4)))
    assert (renderer.asked, renderer.busy, renderer.busiest) == (5, 0, 1)


async def test_what_is_being_drawn_already_is_waited_for() -> None:
    """As the picture that follows a hand in words: it was begun, and did not get there in time."""
    renderer = _Slow(ANSWER_SECONDS * 1.2)
    pictures = PictureService(renderer)
    assert await pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(_cover("fr")) == Drawn(None, late=True)
    another = asyncio.ensure_future(pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(_cover("fr")))
    later = await pictures.drawing(Priority.LATER)(_cover("fr"))
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
    assert await asyncio.gather(in_time(_cover("fr")), in_time(_cover("fr"))) == 2 * [Drawn(None, late=True)]
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
        pictures._times.learn(_cover("fr"), 9.0)
    for _ in range(30):
        await pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(_cover("fr"))
    assert pictures._times.expect(_cover("fr")) < 0.1


async def test_it_ends_with_the_bot_and_cancels_what_is_waited_for() -> None:
    pool = RenderPool()
    pictures = PictureService(pool)
    await _picture(pictures, "fr")
    process = _worker(pool).process
    os.kill(process.pid, signal.SIGSTOP)
    drawing = asyncio.create_task(_picture(pictures, "en-US"))
    await asyncio.sleep(0.05)
    await pictures.close()
    with pytest.raises(asyncio.CancelledError):
        await drawing
    assert process.returncode is not None
    with pytest.raises(asyncio.CancelledError):
        await _picture(pictures, "pt-BR")


@pytest.mark.parametrize("said", [b"", pack(1, Job("hand", (b"x" * 1000,)))[:-20]], ids=["nothing", "half"])
def test_the_worker_ends_with_its_parent(said: bytes) -> None:
    """As after ``kill -9`` on the bot: its end of the pipe is closed, maybe in the middle of a request."""
    process = subprocess.Popen(
        [sys.executable, "-m", "render.worker"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert process.stdin is not None and process.stdout is not None
    with process.stdout:
        with process.stdin:
            process.stdin.write(said)
        assert process.stdout.read() == b""
        assert process.wait(30) == 0


@pytest.mark.parametrize("renderer", [RenderPool, RenderThreads])
async def test_drawing_ahead_does_not_block_and_logs_what_failed(
    renderer: type[RenderThreads], caplog: pytest.LogCaptureFixture
) -> None:
    pictures = PictureService(renderer())
    with caplog.at_level(logging.ERROR, "cogs.renderer"):
        pictures.warm(["chess", "luxor"], ["fr"])
        assert (await _picture(pictures, "fr")).width == 1170
        while "chess: warming failed" not in caplog.text:
            await asyncio.sleep(0.01)
        await pictures.close()
    assert "luxor" not in caplog.text

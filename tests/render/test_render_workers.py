"""The render workers: what they draw, and every way in which one can be lost."""

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
from render.jobs import Job
from render.pool import RenderPool
from render.service import Drawn, PictureService, Priority
from render.shots import Shot, ShotKind, TooLarge
from tests.render.covers import cover
from tests.wire.process import environment
from workers.pipe import pack
from workers.pool import Listener, Lost, _Worker

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


async def _picture(pictures: PictureService, locale: str) -> render.Picture:
    picture, _ = await pictures.draw(cover(locale))
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
    assert (await _picture(PictureService(pool), "fr")).width == 1170
    inherited = environment(_worker(pool).process.pid)
    assert inherited["PATH"] == os.environ["PATH"]
    assert not {"DISCORD_TOKEN", "SOME_API_KEY"} & inherited.keys()


async def test_what_drawing_raises_comes_back_with_the_place_where_it_was_raised(pool: RenderPool) -> None:
    with pytest.raises(KeyError) as raised:
        await pool.draw(NO_PAGE)
    assert raised.value.args == ("nothing",)
    assert any("rules_picture" in note for note in raised.value.__notes__)
    assert await pool.draw(cover("fr")), "and the pool resumes"


async def test_an_animation_reports_its_progress_and_may_be_too_large(pool: RenderPool) -> None:
    pictures, told = PictureService(pool), list[tuple[int, int]]()
    shots = [Shot(ShotKind.BOARD, _scene(viewer=None), turn) for turn in range(3)]
    animation = await pictures.animation("luxor", shots, "fr", 8_000_000, lambda done, of: told.append((done, of)))
    assert animation.frames == 3 and told[-1] == (3, 3)
    with Image.open(BytesIO(animation.data)) as image:
        assert image.format == "WEBP"
    with pytest.raises(TooLarge):
        await pictures.animation("luxor", shots, "fr", 10, lambda done, of: None)


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

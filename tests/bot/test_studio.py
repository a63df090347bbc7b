"""Drawing in a process of its own: what it makes comes back, and nothing that happens to it is a harm."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
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
from cogs.painter import HASTE, Experience, Late, Painter, Places, Turn
from cogs.studio import ROOT, Apart, Lost, SideBySide, Threads, Told, _Worker
from engine import KeyedRng, game
from render import Scene
from render.jobs import Job
from render.shots import Kind, Shot, TooLarge
from tests.wire.process import environment

NAMES = ("Ana", "Bruno", None, None)
SEED = bytes(32)


@pytest.fixture
async def apart() -> AsyncIterator[Apart]:
    made = Apart()
    yield made
    await made.close()


def _scene(key: str = "luxor", viewer: int | None = 0) -> Scene:
    rules = game(key)
    state, _ = rules.setup(2, {}, KeyedRng(SEED))
    return Scene(rules.view(state, viewer), ("Ana", "Bruno"), ())


def _worker(apart: Apart) -> _Worker:
    assert apart._worker is not None
    return apart._worker


async def test_what_it_draws_is_what_this_process_would_draw(apart: Apart) -> None:
    painter = Painter(apart)
    hand, board, rules = await asyncio.gather(
        painter.hand("luxor", _scene(), "fr"),
        painter.board("luxor", _scene(viewer=None), "pt-BR"),
        painter.rules("luxor", render.rules_pages("luxor")[0], "en-US"),
    )
    assert hash(hand) == hash(render.hand("luxor", _scene(), "fr"))
    assert hash(board) == hash(render.board("luxor", _scene(viewer=None), "pt-BR"))
    assert hash(rules) == hash(render.rules_picture("luxor", render.rules_pages("luxor")[0], "en-US"))
    assert await painter.interlude("luxor", _scene(viewer=None), "en-US") is None


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")
async def test_a_render_worker_gets_no_secret_of_the_bot(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not.a.token")
    monkeypatch.setenv("SOME_API_KEY", "hidden")
    monkeypatch.setenv("TERTULIA_CACHE", "off")
    assert (await Painter(apart).cover("luxor", NAMES, "fr", 2)).width == 1560
    inherited = environment(_worker(apart).process.pid)
    assert inherited["PATH"] == os.environ["PATH"] and inherited["TERTULIA_CACHE"] == "off"
    assert not {"DISCORD_TOKEN", "SOME_API_KEY"} & inherited.keys()


async def test_what_drawing_raises_comes_back_with_the_place_where_it_was_raised(apart: Apart) -> None:
    painter = Painter(apart)
    with pytest.raises(KeyError) as raised:
        await painter.rules("luxor", "nothing", "fr")
    assert raised.value.args == ("nothing",)
    assert any("rules_picture" in note for note in raised.value.__notes__)
    assert await painter.cover("luxor", NAMES, "fr", 2), "and it goes on"


async def test_a_film_tells_how_far_it_is_and_may_be_too_large(apart: Apart) -> None:
    painter, told = Painter(apart), list[tuple[int, int]]()
    shots = [Shot(Kind.BOARD, _scene(viewer=None), turn) for turn in range(3)]
    film = await painter.film("luxor", shots, "fr", 8_000_000, lambda done, of: told.append((done, of)))
    assert film.frames == 3 and told[-1] == (3, 3)
    with Image.open(BytesIO(film.data)) as image:
        assert image.format == "WEBP"
    with pytest.raises(TooLarge):
        await painter.film("luxor", shots, "fr", 10, lambda done, of: None)


async def test_what_was_lost_with_its_process_is_drawn_by_another(
    apart: Apart, caplog: pytest.LogCaptureFixture
) -> None:
    painter = Painter(apart)
    await painter.cover("luxor", NAMES, "fr", 2)
    first = _worker(apart).process
    os.kill(first.pid, signal.SIGSTOP)
    drawing = [asyncio.create_task(painter.cover("luxor", NAMES, locale, 2)) for locale in ("en-US", "pt-BR")]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in drawing)
    with caplog.at_level(logging.WARNING, "cogs.studio"):
        first.kill()
        pictures = await asyncio.gather(*drawing)
    assert [picture.width for picture in pictures] == [1560, 1560]
    assert _worker(apart).process.pid != first.pid
    assert any("was lost" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("begun", [b"", (1000).to_bytes(4, "big") + b"half of it"], ids=["nothing", "half a reply"])
async def test_a_process_that_says_nothing_for_long_is_given_up(
    apart: Apart, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, begun: bytes
) -> None:
    painter = Painter(apart)
    await painter.cover("luxor", NAMES, "fr", 2)
    monkeypatch.setattr("cogs.studio.SILENCE", 1.5)
    await painter.cover("luxor", NAMES, "pt-BR", 2)  # from here on it may be silent no longer
    first = _worker(apart)
    os.kill(first.process.pid, signal.SIGSTOP)
    assert first.process.stdout is not None
    first.process.stdout.feed_data(begun)
    drawing = asyncio.create_task(painter.cover("luxor", NAMES, "en-US", 2))
    await asyncio.wait({drawing}, timeout=0.5)
    assert not drawing.done() and first.runs
    monkeypatch.setattr("cogs.studio.SILENCE", 60)
    with caplog.at_level(logging.WARNING, "cogs.studio"):
        assert (await drawing).width == 1560
    assert _worker(apart) is not first and "said nothing for long" in caplog.text


async def test_a_picture_that_kills_every_process_is_an_error_and_the_next_one_is_drawn(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = _Worker.ask

    async def deadly(worker: _Worker, job: str, *rest: object) -> object:
        if job == "hand":
            worker.process.kill()
        return await ask(worker, job, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(_Worker, "ask", deadly)
    painter = Painter(apart)
    with pytest.raises(Lost):
        await painter.hand("luxor", _scene(), "fr")
    assert (await painter.cover("luxor", NAMES, "fr", 2)).width == 1560


async def test_what_nobody_waits_for_any_more_is_not_drawn(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, ask = list[str](), _Worker.ask

    async def noted(worker: _Worker, job: str, arguments: tuple[object, ...], *rest: object) -> object:
        asked.append(str(arguments[-2]))
        return await ask(worker, job, arguments, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(_Worker, "ask", noted)
    painter = Painter(apart)
    drawing = [asyncio.create_task(painter.cover("luxor", NAMES, locale, 2)) for locale in 3 * ["fr", "en-US"]]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in drawing[2:]:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    assert len(asked) == 2 and not painter._waiting


async def test_several_processes_share_the_work_and_each_is_replaced_where_it_is_lost() -> None:
    studio = SideBySide(2)
    painter = Painter(studio)
    try:
        covers = [painter.cover("luxor", NAMES, locale, 2) for locale in ("fr", "en-US", "pt-BR", "es-ES")]
        assert [picture.width for picture in await asyncio.gather(*covers)] == 4 * [1560]
        first, second = (_worker(one).process for one in studio._busy)
        os.kill(first.pid, signal.SIGSTOP)
        stuck = asyncio.create_task(painter.cover("luxor", NAMES, "fr", 2))
        await asyncio.sleep(0.05)
        others = [await painter.cover("luxor", NAMES, locale, 2) for locale in ("en-US", "pt-BR")]
        assert not stuck.done() and len(others) == 2, "one that stands still does not hold up the other"
        first.kill()
        assert (await stuck).width == 1560
        now = {_worker(one).process.pid for one in studio._busy}
        assert second.pid in now and first.pid not in now
        assert set(studio._busy.values()) == {0}
    finally:
        await painter.close()
    with pytest.raises(asyncio.CancelledError):
        await painter.cover("luxor", NAMES, "fr", 2)


@contextlib.asynccontextmanager
async def at(places: Places, turn: Turn) -> AsyncIterator[None]:
    """Have a place for a while."""
    place = await places.take(turn)
    try:
        yield
    finally:
        places.leave(place)


async def test_answers_go_first_boards_are_never_kept_waiting_and_later_comes_last() -> None:
    places, served = Places(), list[tuple[str, int]]()

    async def be_served(turn: Turn, number: int) -> None:
        async with at(places, turn):
            served.append((turn.name, number))
            await asyncio.sleep(0.01)

    turns = [(turn, number) for number in range(4) for turn in (Turn.LATER, Turn.BOARD, Turn.NOW)]
    people = [asyncio.create_task(be_served(*each)) for each in turns]
    await asyncio.sleep(0)
    assert served == [("LATER", 0), ("BOARD", 0)]
    people[turns.index((Turn.LATER, 3))].cancel()
    await asyncio.gather(*people, return_exceptions=True)
    assert [number for turn, number in served if turn == "NOW"] == [0, 1, 2, 3]
    assert [number for turn, number in served if turn == "BOARD"] == [0, 1, 2, 3]
    assert served[-2:] == [("LATER", 2), ("LATER", 1)]
    assert {("NOW", 0), ("BOARD", 1)} == set(served[2:4]), "neither keeps the other waiting"


async def test_a_picture_for_later_leaves_a_place_free() -> None:
    places = Places()
    async with asyncio.timeout(1), at(places, Turn.LATER):
        another = asyncio.create_task(places.take(Turn.LATER))
        async with at(places, Turn.NOW):
            assert not another.done()
        await asyncio.sleep(0)
        assert not another.done(), "one for later at a time"
    await another


async def test_no_place_is_ever_lost() -> None:
    """Whoever is cancelled in the moment in which they are given a place gives it to the next one."""
    places, served = Places(), list[int]()

    async def be_served(number: int) -> None:
        async with at(places, Turn.NOW):
            served.append(number)

    async with at(places, Turn.NOW):
        async with at(places, Turn.NOW):
            first, second = asyncio.create_task(be_served(1)), asyncio.create_task(be_served(2))
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
    assert served == [2] and first.cancelled()
    async with asyncio.timeout(1), at(places, Turn.NOW), at(places, Turn.NOW):
        pass


async def test_a_place_that_comes_too_late_is_not_taken() -> None:
    places, loop = Places(), asyncio.get_running_loop()
    async with at(places, Turn.NOW), at(places, Turn.NOW):
        with pytest.raises(TimeoutError):
            await places.take(Turn.NOW, loop.time() + 0.01)
    async with asyncio.timeout(1), at(places, Turn.NOW), at(places, Turn.NOW):
        pass


async def test_each_process_has_a_place_for_answers_and_one_for_boards() -> None:
    places, loop = Places(3), asyncio.get_running_loop()
    assert places.for_answers() == 6
    taken = [await places.take(Turn.BOARD) for _ in range(3)] + [await places.take(Turn.NOW) for _ in range(3)]
    assert sorted(taken) == list(range(6))
    with pytest.raises(TimeoutError):
        await places.take(Turn.NOW, loop.time() + 0.01)
    board = asyncio.create_task(places.take(Turn.BOARD))
    await asyncio.sleep(0)
    assert places.for_answers() == 3
    places.leave(taken[0])
    assert await board == taken[0]


class _Slow(Threads):
    """Takes a while for everything, and notes what it was asked for and what it is doing."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.asked = self.busy = self.busiest = 0

    async def draw(self, job: Job, *arguments: Any, told: Told | None = None) -> Any:
        self.asked += 1
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        try:
            await asyncio.sleep(self.seconds)
        finally:
            self.busy -= 1
        return arguments


async def test_what_cannot_be_there_in_time_is_told_at_once_and_not_begun() -> None:
    studio = _Slow(HASTE * 0.4)
    painter, loop = Painter(studio), asyncio.get_running_loop()
    for _ in range(20):
        await painter.cover("luxor", NAMES, "fr", 2)  # so that it knows how long this takes
    studio.asked, began = 0, loop.time()

    async def look(number: int) -> float | None:
        hasty = painter.hasty()
        try:
            await hasty.cover("luxor", NAMES, "fr", number)
        except Late:
            assert hasty.late
            return loop.time() - began
        return None

    late = [each for each in await asyncio.gather(*map(look, range(12))) if each is not None]
    assert 3 <= studio.asked <= 5 and len(late) == 12 - studio.asked, "two at a time, twice as long as one takes"
    assert sum(each < HASTE / 4 for each in late) >= 7, "most of the others need not even wait"


async def test_what_was_begun_keeps_its_place_until_it_is_done() -> None:
    """Whoever does not wait for it any more lets nobody draw a third picture beside it."""
    studio = _Slow(0.05)
    painter = Painter(studio)
    drawing = [asyncio.create_task(painter.cover("luxor", NAMES, "fr", number)) for number in range(2, 4)]
    await asyncio.sleep(0.01)
    for task in drawing:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    await asyncio.gather(*(painter.cover("luxor", NAMES, "pt-BR", number) for number in range(4)))
    assert (studio.asked, studio.busy, studio.busiest) == (6, 0, 2)


async def test_what_is_being_drawn_already_is_waited_for() -> None:
    """As the picture that follows a hand in words: it was begun, and did not get there in time."""
    studio = _Slow(HASTE * 1.2)
    painter = Painter(studio)
    with pytest.raises(Late):
        await painter.hasty().cover("luxor", NAMES, "fr", 2)
    another = asyncio.create_task(painter.hasty().cover("luxor", NAMES, "fr", 2))
    assert await painter.patient().cover("luxor", NAMES, "fr", 2) == await another
    assert studio.asked == 1 and not painter._begun


async def test_what_fails_is_told_to_all_who_wait_and_leaves_its_place() -> None:
    painter = Painter(Threads())
    asking = [painter.rules("luxor", "nothing", "fr") for _ in range(4)]
    assert [type(each) for each in await asyncio.gather(*asking, return_exceptions=True)] == 4 * [KeyError]
    assert painter._places._free == {0, 1} and not painter._begun and not painter._waiting


async def test_a_slow_moment_is_soon_forgotten() -> None:
    experience = Experience()
    of_luxor = ("luxor", None)
    for _ in range(40):
        experience.learn("hand", of_luxor, 0.02)
    assert experience.expect("hand", of_luxor) == pytest.approx(0.02, rel=0.02)
    experience.learn("hand", of_luxor, 1.0)
    assert 0.1 < experience.expect("hand", of_luxor) < 0.3 and experience.expect("board", of_luxor) < 0.1
    for _ in range(20):
        experience.learn("hand", of_luxor, 0.02)
    assert experience.expect("hand", of_luxor) < 0.03


async def test_a_painter_that_was_slow_draws_again_when_nobody_else_waits() -> None:
    studio = _Slow(0.0)
    painter = Painter(studio)
    for _ in range(30):
        painter._experience.learn("cover", ("luxor",), 9.0)
    for _ in range(30):
        await painter.hasty().cover("luxor", NAMES, "fr", 2)
    assert painter._experience.expect("cover", ("luxor",)) < 0.1


async def test_it_ends_with_the_bot_and_cancels_what_is_waited_for() -> None:
    apart = Apart()
    painter = Painter(apart)
    await painter.cover("luxor", NAMES, "fr", 2)
    process = _worker(apart).process
    os.kill(process.pid, signal.SIGSTOP)
    drawing = asyncio.create_task(painter.cover("luxor", NAMES, "en-US", 2))
    await asyncio.sleep(0.05)
    await painter.close()
    with pytest.raises(asyncio.CancelledError):
        await drawing
    assert process.returncode is not None
    with pytest.raises(asyncio.CancelledError):
        await painter.cover("luxor", NAMES, "pt-BR", 2)


@pytest.mark.parametrize("said", [b"", pickle.dumps((1, "hand", (b"x" * 1000,)))[:-20]], ids=["nothing", "half"])
def test_the_program_ends_when_nobody_is_left_to_draw_for(said: bytes) -> None:
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


@pytest.mark.parametrize("place", [Apart, Threads])
async def test_drawing_ahead_holds_up_nobody_and_says_what_failed(
    place: type[Apart | Threads], caplog: pytest.LogCaptureFixture
) -> None:
    painter = Painter(place())
    with caplog.at_level(logging.ERROR, "cogs.studio"):
        painter.draw_ahead(["chess", "luxor"], ["fr"])
        assert (await painter.cover("luxor", NAMES, "fr", 2)).width == 1560
        while "drawing ahead for chess failed" not in caplog.text:
            await asyncio.sleep(0.01)
        await painter.close()
    assert "luxor" not in caplog.text

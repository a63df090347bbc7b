"""Finished games as animated pictures: limits, queue, progress and errors."""

from __future__ import annotations

import asyncio
import io
import itertools
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest
from PIL import Image

from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.replay.handlers import CACHED_ANIMATION_BYTES
from cogs.replay.workshop import MAX_QUEUE, Making, wait
from locales import LOCALES, say
from render.animation import LARGEST, Progress
from render.jobs import Job
from render.service import PictureService, Priority
from render.shots import CUTS, Animation, Shot, TooLarge
from render.wording import Words
from tests.bot.forging import at_once
from tests.bot.harness import Stage
from tests.bot.playing import nothing_but_a_sentence, tertulia, tiny_picture
from tests.bot.replays import finished, page_of, replay

pytestmark = pytest.mark.usefixtures("tiny_pictures")


def animation_of(size: int, frames: int = 3) -> Animation:
    return Animation(tiny_picture("").data.ljust(size, b"\0"), 3, 2, frames, CUTS[0])


class Animations:
    """Makes animations as slowly as a test demands, and records them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[tuple[str, str, int]] = []
        self.seconds = 0.0
        self.size = 100
        self.fails: Exception | None = None
        monkeypatch.setattr("render.animation.make", self.make)

    def make(self, game: str, shots: Sequence[Shot], locale: str, limit: int, progress: Progress) -> Animation:
        self.made.append((game, locale, limit))
        for done in range(1, 5):
            time.sleep(self.seconds / 4)
            progress(done, 4)
        if self.fails is not None:
            raise self.fails
        return animation_of(self.size, len(shots))


@pytest.fixture
def animations(monkeypatch: pytest.MonkeyPatch) -> Animations:
    return Animations(monkeypatch)


@pytest.mark.slow
async def test_an_animation_keeps_discord_s_limits_and_is_cached(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real thing, once."""
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    _, pages = page_of(stage, panel)
    animation = stage.private(await stage.press(stage.davi, panel, "b:*:film"))
    assert animation.id != panel.id and page_of(stage, panel) == (1, pages), "beside the replay"
    (data,) = stage.pictures(animation)
    assert len(data) < LARGEST
    with Image.open(io.BytesIO(data)) as opened:
        assert (opened.format, getattr(opened, "n_frames", 1)) == ("WEBP", pages)
    assert say("en-US", "animation-done", count=pages) in stage.text(animation)
    (alt,) = stage.alts(animation)
    assert "Ana" in alt and str(pages) in alt
    with monkeypatch.context() as patch:
        patch.setattr("render.animation.make", lambda *_: 1 / 0)
        again = stage.private(await stage.press(stage.davi, panel, "b:*:film"))
    assert stage.pictures(again) == [data], "it is not made again"


class Answered:
    """The part of an interaction that shows progress. A stage cannot serve: its time stands still meanwhile."""

    def __init__(self, gone: bool = False) -> None:
        self.response = self
        self.data = None
        self.gone = gone
        self.told: list[tuple[float, str]] = []

    async def send_message(self, *, view: discord.ui.LayoutView, ephemeral: bool) -> None:
        assert ephemeral
        self.note(view)

    async def edit_original_response(self, *, view: discord.ui.LayoutView) -> None:
        self.note(view)
        if self.gone:
            raise discord.NotFound(cast(Any, Mock(status=404)), "dismissed")

    def note(self, view: discord.ui.LayoutView) -> None:
        self.told.append((time.monotonic(), str(view.to_components())))


@pytest.mark.parametrize(("gone", "queued"), [(False, True), (True, False)])
async def test_an_animation_in_the_making_shows_its_progress(
    monkeypatch: pytest.MonkeyPatch, *, gone: bool, queued: bool
) -> None:
    monkeypatch.setattr("cogs.replay.workshop.PROGRESS_SECONDS", 0.05)
    making, answered = Making("animation", queued), Answered(gone)

    async def make() -> Animation:
        for done in range(20):
            await asyncio.sleep(0.02)
            making.report(done + 1, 20)
        return animation_of(10)

    making.task = asyncio.create_task(make())
    click = Mock(interaction=answered, table=Mock(id=1, row=Mock(game="luxor")), words=Words("es-ES"))
    animation = await wait(cast(TableClick, click), making, Op.ANIMATION)
    assert animation is making.task.result()
    times, texts = zip(*answered.told, strict=True)
    assert (say("es-ES", "animation-waiting") in texts[0]) == queued
    assert queued or say("es-ES", "animation-making", percent=0) in texts[0]
    shares = [next(n for n in range(101) if say("es-ES", "animation-making", percent=n) in text) for text in texts[1:]]
    assert shares == sorted(shares) and len(set(shares)) > 3
    assert all(later - earlier >= 0.045 for earlier, later in itertools.pairwise(times)), "no more often than that"


async def test_two_presses_make_one_animation_that_two_people_share(stage: Stage, animations: Animations) -> None:
    await finished(stage, "mausoleum")
    ours, theirs = await replay(stage, stage.davi), await replay(stage, stage.chloe)
    animations.seconds = 0.2
    first, second, third = await at_once(
        stage, (stage.davi, ours, "b:1:film"), (stage.davi, ours, "b:1:film"), (stage.chloe, theirs, "b:1:film")
    )
    assert stage.pictures(stage.private(first)) and stage.pictures(stage.private(third))
    assert nothing_but_a_sentence(stage, second) == say("en-US", "error-in-making")
    assert len(animations.made) == 1
    # Afterwards it is cached for all; another language needs another one.
    await stage.press(stage.davi, ours, "b:1:film")
    assert len(animations.made) == 1
    stage.reads(stage.davi, "fr")
    await stage.press(stage.davi, ours, "b:1:film")
    assert [locale for _, locale, _ in animations.made] == ["en-US", "fr"]


async def test_a_person_has_one_animation_in_the_making_across_languages_and_games(
    stage: Stage, animations: Animations
) -> None:
    await finished(stage, "mausoleum")
    ours, theirs = await replay(stage, stage.davi), await replay(stage, stage.chloe)
    animations.seconds = 0.2
    making = tertulia(stage).cogs["Replay"].replays.animations.making
    waiting = Making("animation", viewers={stage.davi.id})
    making[99, "fr", 0, ()] = waiting
    for locale in LOCALES:
        stage.reads(stage.davi, locale)
        answer = nothing_but_a_sentence(stage, await stage.press(stage.davi, ours, "b:*:film"))
        assert answer == say(locale, "error-in-making")
    assert len(making) == 1 and not animations.made, "others find the queue as free as it was"
    animation = stage.private(await stage.press(stage.chloe, theirs, "b:1:film"))
    assert stage.pictures(animation)
    del making[99, "fr", 0, ()]
    assert stage.pictures(stage.private(await stage.press(stage.davi, ours, "b:*:film")))
    assert waiting.viewers == {stage.davi.id} and not making


async def test_animations_queue_up_to_a_limit(stage: Stage, animations: Animations) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    making = tertulia(stage).cogs["Replay"].replays.animations.making
    animations.seconds = 0.2
    for number in range(MAX_QUEUE - 1):
        making[number, "", 0, ()] = Making("animation")
    stage.reads(stage.chloe, "fr")
    first, second = await at_once(stage, (stage.davi, panel, "b:1:film"), (stage.chloe, stage.board(), "b:1:more"))
    assert stage.pictures(stage.private(first)) and second.response is not None, "others are answered meanwhile"
    making[MAX_QUEUE, "", 0, ()] = Making("animation")
    stage.reads(stage.davi, "pt-BR")
    answer = nothing_but_a_sentence(stage, await stage.press(stage.davi, panel, "b:*:film"))
    assert answer == say("pt-BR", "error-making-queue")
    making.clear()


async def test_a_failed_animation_is_answered_and_cached_ones_stay_within_their_size_limit(
    stage: Stage, animations: Animations
) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    for fails, key in ((TooLarge(), "error-animation-too-large"), (ZeroDivisionError(), "error-unknown")):
        animations.fails = fails
        result = await stage.press(stage.davi, panel, "b:*:film")
        assert stage.text(result.followups[-1]).startswith(say("en-US", key, number="*").split("*")[0])
        assert result.response is None or not stage.exists(result.response), "no progress is shown any more"
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()
    animations.fails, animations.size = None, CACHED_ANIMATION_BYTES // 3 + 1
    kept = tertulia(stage).cogs["Replay"].replays.animations.kept
    for locale in ("en-US", "fr", "pt-BR", "es-ES"):
        stage.reads(stage.davi, locale)
        shown = stage.private(await stage.press(stage.davi, panel, "b:*:film"))
        assert stage.pictures(shown), "it may be tried again"
        assert sum(len(kept.get(key).data) for key in kept) <= CACHED_ANIMATION_BYTES
    assert [key[1] for key in kept] == ["pt-BR", "es-ES"]


async def test_an_animation_ends_with_the_bot_and_delays_no_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the picture service itself: a stage lets no time pass while something is being made."""
    began, go_on = threading.Event(), threading.Event()

    def make(
        game: str, shots: Sequence[Shot], locale: str, limit: int, progress: Callable[[int, int], None]
    ) -> Animation:
        began.set()
        go_on.wait(5)
        progress(1, 2)
        return animation_of(10)

    monkeypatch.setattr("render.animation.make", make)
    pictures = PictureService()
    made = [asyncio.create_task(pictures.animation("luxor", [], "fr", 10, lambda done, of: None)) for _ in range(2)]
    assert await asyncio.to_thread(began.wait, 5)
    await asyncio.gather(*(pictures.draw(Job("board", ("luxor", Any, "fr")), Priority.BOARD) for _ in range(6)))
    assert not any(animation.done() for animation in made)
    threading.Timer(0.1, go_on.set).start()
    await pictures.close()
    assert await asyncio.wait(made, timeout=5) == (set(made), set())
    assert all(animation.cancelled() for animation in made)

"""What was being made when the bot was killed is taken up again: reviews, animations, the signs of daily deals."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from locales import say
from render.shots import Shot
from tables import DailyDeals
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import store_of
from tests.bot.replays import finished, replay
from tests.bot.test_daily import play, table_of_try, today
from tests.bot.test_replay_animation import animation_of
from tests.bot.test_review import Reviewer, points_of

pytestmark = pytest.mark.usefixtures("tiny_pictures", "friendly")


@pytest.fixture(autouse=True)
def reviewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.client.BotPool", Reviewer)
    Reviewer.asked, Reviewer.pause = [], 0.0


async def killed(*given: object) -> Any:
    """Be killed instead of making something."""
    raise asyncio.CancelledError


async def cut_off(stage: Stage, who: Any, panel: Message, custom_id: str, monkeypatch: pytest.MonkeyPatch) -> Message:
    """Press a button, kill the bot while it makes what was asked for; return the message that shows the progress."""
    with monkeypatch.context() as patched:
        patched.setattr("cogs.replay.review.make_review", killed)
        patched.setattr("render.service.PictureService.animation", killed)
        result = await stage.press(who, panel, custom_id)
    progress = stage.private(result)
    assert "▱" in stage.text(progress)
    await stage.restart()
    return progress


async def test_the_progress_of_a_review_that_was_cut_off_asks_for_it_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(stage, "mausoleum")
    progress = await cut_off(stage, stage.davi, await replay(stage, stage.davi), "b:1:review", monkeypatch)
    (again,) = stage.buttons(progress)
    assert again.label == say("en-US", "button-review")
    panel = stage.private(await stage.press(stage.davi, progress, again.custom_id))
    assert panel.id == progress.id and points_of(stage, panel) and "▱" not in stage.text(panel)


async def test_the_button_of_a_progress_leaves_a_public_message_alone(stage: Stage) -> None:
    """Forged on the score: its progress took the place of the message, or was refused with an error."""
    await finished(stage, "mausoleum")
    (score,) = stage.boards()
    before = stage.text(score)
    async with with_component(stage, score, button("ag:1:review")):
        panel = stage.private(await forge(stage, stage.davi, score, "ag:1:review"))
    assert points_of(stage, panel) and stage.text(stage.boards()[0]) == before


async def test_a_review_that_was_made_meanwhile_stands_in_place_of_the_progress(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(stage, "mausoleum")
    progress = await cut_off(stage, stage.davi, await replay(stage, stage.davi), "b:1:review", monkeypatch)
    await stage.press(stage.chloe, await replay(stage, stage.chloe), "b:1:review")
    panel = stage.private(await stage.press(stage.davi, progress, "ag:1:review"))
    assert panel.id == progress.id and points_of(stage, panel)


async def test_the_progress_of_an_animation_that_was_cut_off_asks_for_it_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.bruno)
    made = []

    def animation(game: str, shots: Sequence[Shot], *rest: Any) -> Any:
        made.append(game)
        return animation_of(10)

    monkeypatch.setattr("render.animation.make", animation)
    for custom_id in ("b:1:film", "b:1:share_film"):
        progress = await cut_off(stage, stage.bruno, panel, custom_id, monkeypatch)
        (again,) = stage.buttons(progress)
        await stage.press(stage.bruno, progress, again.custom_id)
        panel = progress
        assert "▱" not in stage.text(panel)
        await stage.restart()  # else the second one would be there already
    assert say("en-US", "shared") in stage.text(panel) and stage.pictures(stage.history()[-1])
    assert made


async def test_signs_of_tries_that_were_not_judged_are_found_at_the_start(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []

    async def judge(self: DailyDeals, table: Any, ask: Any) -> None:
        judged.append(table.id)
        await store_of(stage).daily.set_signs(table.id, "b")

    monkeypatch.setattr(DailyDeals, "judge", judge)
    await play(stage, stage.bruno, "mausoleum", 3)
    table = await table_of_try(stage, stage.bruno.id, "mausoleum")
    found = await store_of(stage).daily.find(today(stage), "mausoleum", stage.bruno.id)
    assert found is not None and found.points is not None
    judged.clear()
    await store_of(stage)._connection.write(lambda c: c.execute("UPDATE tries SET signs = NULL"))
    await stage.restart()
    await stage.env.settle()
    assert judged == [table.id]
    judged.clear()
    await stage.restart()
    assert judged == [], "it has its signs"

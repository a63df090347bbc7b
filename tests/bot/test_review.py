"""How a finished game was decided: from the button to the picture and its turning points."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
import simcord

import render
from cogs.interactions.reading import Reading
from cogs.interactions.results import decisive
from cogs.replay import review
from cogs.replay.review import Found, Reviews, reason_of
from cogs.replay.workshop import Making
from db import MemberSettings
from engine.hints import MoveStep, next_view
from engine.players.review import DUEL_PAIRS, ActionDuel, Chance
from locales import DEFAULT, LOCALES, say
from render.wording import Words
from tables import Review, Table, positions_before, stored_review
from tables.reviews import MOST_POINTS, VERSION
from tests.bot.forging import at_once
from tests.bot.harness import Message, Stage
from tests.bot.playing import deal, in_turn, nothing_but_a_sentence, play_on, store_of, table_of, tertulia
from tests.bot.replays import finished, refused, replay
from tests.reviewing import valued
from tests.tables.conftest import AtOnce

pytestmark = pytest.mark.usefixtures("friendly")


class Reviewer(AtOnce):
    """Computes slices at once: the last action is always played badly, the first one would be better."""

    asked: list[Any]
    pause = 0.0
    plays_well = False
    """Whether no action was played badly after all."""

    async def review(self, work: Any) -> Any:
        await asyncio.sleep(self.pause)
        self.asked.append(work)
        match work:
            case Chance():
                return 1 / work.view.seats
            case ActionDuel() if len(work.actions) == 2 and not self.plays_well:
                return 0.6 * DUEL_PAIRS, 0.3 * DUEL_PAIRS, 0.4 * DUEL_PAIRS
            case ActionDuel():
                return 0.0, 0.0, 0.0
        return valued(work, [0.6, *(0.4 - 0.01 * k for k in range(len(work.view.actions) - 1))])


@pytest.fixture(autouse=True)
def reviewer(monkeypatch: pytest.MonkeyPatch) -> type[Reviewer]:
    monkeypatch.setattr("cogs.client.BotPool", Reviewer)
    Reviewer.asked, Reviewer.pause, Reviewer.plays_well = [], 0.0, False
    return Reviewer


def points_of(stage: Stage, panel: Message) -> list[str]:
    return [each.custom_id for each in stage.buttons(panel) if each.custom_id.startswith("er:")]


async def stored(stage: Stage, table: Table) -> str:
    data = await store_of(stage).games.review(table.id)
    assert data is not None
    return data


@pytest.mark.parametrize("game", in_turn("capital_lux"))
async def test_a_review_is_made_once_and_shows_each_turning_point(
    stage: Stage, game: str, reviewer: type[Reviewer]
) -> None:
    table = await finished(stage, game)
    first = await replay(stage, stage.davi)
    panel = stage.private(await stage.press(stage.davi, first, "b:*:review"))
    assert panel.id != first.id, "beside the replay, where its progress was"
    asked = len(reviewer.asked)
    # A short game may have fewer decisions that count.
    assert asked and 1 < len(points_of(stage, panel)) <= MOST_POINTS
    assert len(stage.pictures(panel)) == 1 and say("en-US", "review-note") in stage.text(panel)
    assert "Ana" in stage.alts(panel)[0] and "%" in stage.alts(panel)[0]
    told = [line for line in stage.text(panel).split("\n") if line[0].isdigit()]
    assert [line.split(". ")[0] for line in told] == [str(each + 1) for each in range(len(points_of(stage, panel)))]
    for number, custom_id in enumerate(points_of(stage, panel)):
        panel = stage.private(await stage.press(stage.davi, panel, custom_id))
        assert stage.text(panel).startswith(f"### {number + 1} · ") and len(stage.pictures(panel)) == 1
        label = told[number].partition("“")[2].partition("”")[0]
        assert f"“{label}”" in stage.text(panel) and told[number].split(" · ")[0][3:] in stage.text(panel)
        assert "(30%)" in stage.text(panel) and "(60%)" in stage.text(panel), "what was played, and the better one"
    # A restart and another reader's language change nothing about what is stored.
    with_pages = len(reviewer.asked)
    await stage.restart()
    for locale in LOCALES:
        stage.reads(stage.chloe, locale)
        more = stage.private(await stage.press(stage.chloe, stage.board(), "b:*:more"))
        again = stage.private(await stage.press(stage.chloe, more, "b:*:review"))
        assert again.id == more.id and say(locale, "picture-review") in stage.text(again)
    assert len(reviewer.asked) == with_pages, "it is computed once for all"
    # What an older version stored is computed again.
    await store_of(stage).games.put_review(table.id, (await stored(stage, table)).replace(f":{VERSION},", ":0,", 1))
    await stage.restart()
    await stage.press(stage.davi, stage.private(await stage.press(stage.davi, stage.board(), "b:*:more")), "b:*:review")
    assert len(reviewer.asked) == with_pages + asked and f'"version":{VERSION}' in await stored(stage, table)


@pytest.mark.parametrize("words", [False, True])
async def test_a_review_without_turning_points_says_so_and_lists_nothing_else(
    stage: Stage, reviewer: type[Reviewer], words: bool
) -> None:
    reviewer.plays_well = True
    table = await finished(stage, "mausoleum")
    await tertulia(stage).registry.set_member(MemberSettings(stage.server.id, stage.bruno.id, words=words))
    panel = stage.private(await stage.press(stage.bruno, await replay(stage, stage.bruno), "b:*:review"))
    text, outcome = stage.text(panel), table.view(None).outcome
    assert points_of(stage, panel) == [] and text.count(say("en-US", "picture-review-none")) == 1
    assert outcome is not None and len(await decisive(Reading(table, None, Words("en-US")), outcome)) > 1
    assert not any(line in text for line in await decisive(Reading(table, None, Words("en-US")), outcome)), (
        "the story of the end card"
    )


async def test_a_reader_of_words_gets_all_of_it_in_words(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(stage, "mausoleum")
    await tertulia(stage).registry.set_member(MemberSettings(stage.server.id, stage.bruno.id, words=True))
    panel = stage.private(await stage.press(stage.bruno, await replay(stage, stage.bruno), "b:*:review"))
    shown = [panel, stage.private(await stage.press(stage.bruno, panel, points_of(stage, panel)[0]))]
    assert not any(stage.pictures(each) for each in shown)
    assert "**Ana**" in stage.text(shown[0]) and "**Bruno**" in stage.text(shown[0])
    assert "(60%)" in stage.text(shown[1]) and len(stage.text(shown[1])) > 300, "with the board in words"
    # So does a reader whose picture cannot be drawn.
    monkeypatch.setattr(render, "review", lambda *_: 1 / 0)
    failed = stage.private(await stage.press(stage.davi, await replay(stage, stage.davi), "b:*:review"))
    assert say("en-US", "picture-missing") in stage.text(failed) and "**Ana**" in stage.text(failed)
    stage.forgive()
    assert table.row.is_over


async def test_one_review_at_a_time_and_one_wait_for_each_person(stage: Stage, reviewer: type[Reviewer]) -> None:
    await finished(stage, "mausoleum")
    ours, theirs = await replay(stage, stage.davi), await replay(stage, stage.chloe)
    reviewer.pause = 0.001
    first, second, third = await at_once(
        stage, (stage.davi, ours, "b:1:review"), (stage.davi, ours, "b:1:review"), (stage.chloe, theirs, "b:1:review")
    )
    assert stage.pictures(stage.private(first)) and stage.pictures(stage.private(third)), "one for both"
    assert nothing_but_a_sentence(stage, second) == say("en-US", "error-in-making")
    seeds = [(type(each), each.seed, getattr(each, "number", 0), each.view.viewer) for each in reviewer.asked]
    assert len(seeds) == len(set(seeds)), "nothing is computed twice"


async def test_reviews_are_made_one_after_the_other(stage: Stage, reviewer: type[Reviewer]) -> None:
    tables = [await finished(stage, "mausoleum"), await finished(stage, "capital_lux", other_channel(stage))]
    reviewer.pause = 0.0001
    reviews = Reviews(store_of(stage), tertulia(stage).pictures, Reviewer().review)
    await asyncio.gather(*(reviews.make(table, Making("review")) for table in tables))
    games = [each.game for each in reviewer.asked]
    assert len(set(games)) == 2 and sum(one != two for one, two in pairwise(games)) == 1


def other_channel(stage: Stage) -> simcord.ChannelHandle:
    return stage.server.create_text_channel("other")


async def test_a_button_of_any_age_works_or_explains_itself(stage: Stage) -> None:
    await deal(stage, game="mausoleum")
    table = await table_of(stage)
    for custom_id in ("b:1:review", "er:1:0"):
        assert await refused(stage, custom_id) == say("en-US", "error-no-replay")
    await play_on(stage, table)
    panel = stage.private(await stage.press(stage.davi, await replay(stage, stage.davi), "b:*:review"))
    assert len(points_of(stage, panel)) == MOST_POINTS
    assert await refused(stage, "er:1:9") == say("en-US", "error-review-point")


async def test_a_reason_is_that_of_the_whole_better_move(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Luxor a card, then who moves: after the card alone no point has changed."""
    table = await finished(stage, "luxor")
    panel = stage.private(await stage.press(stage.davi, await replay(stage, stage.davi), "b:*:review"))
    stored = await stored_review(store_of(stage), table)
    assert stored is not None and points_of(stage, panel)
    points = [stored.points[0]._replace(revision=each.revision, seat=each.seat) for each in stored.decisions]
    before = await positions_before(table, points)
    game = table.game
    starts = (place for place, each in enumerate(before) if each.own.decision == "card")
    at = next(place for place in starts if next_view(game, before[place].own, before[place].own.actions[0]))
    view = before[at].own
    point = points[at]._replace(best=str(view.actions[0]), played=str(view.actions[-1]))
    found = Found(Review((), (), (point,)), (before[at],), {})
    told = list[Sequence[MoveStep]]()
    monkeypatch.setattr(review, "explained", lambda reading, steps, **_: told.append(steps) or [])
    reviews = Reviews(store_of(stage), tertulia(stage).pictures, Reviewer().review)
    better = await reviews._better(table, found, 0)
    reason_of(Reading(table, None, Words(DEFAULT)), found, 0, better)
    first, *rest = told[0]
    assert (first.view.decision, first.other) == ("card", view.actions[-1])
    assert rest and rest[0].view.decision != "card"

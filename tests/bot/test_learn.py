"""Lessons as people play them: to the end in every language, with every wrong choice, across a restart, two at once."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from cogs.interactions import custom_ids
from engine import game as find_game
from engine import games
from engine.lessons import answer, moment, offered
from locales import LOCALES, say
from render import marks, rules_pages
from render.wording import game_text
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Control, Message, Stage
from tests.bot.playing import tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")
VERSION = 3
"""Of each lesson."""
TAUGHT = [key for key in games() if find_game(key).lesson]


async def opened(stage: Stage, game: str, who: Any = None) -> Message:
    return stage.private(await stage.slash(who or stage.ana, "learn", game=game))


def choices(stage: Stage, page: Message) -> dict[str, Control]:
    """Return the choices of a step by their notation."""
    return {control.custom_id.split(":")[4]: control for control in stage.buttons(page) if control.custom_id[0] == "h"}


def told_in(game: str, number: int, locale: str) -> marks.Told:
    """Return what a step tells, counted from 1."""
    return marks.read(game_text(game, f"lesson-step-{number}", locale))


async def play_on(stage: Stage, page: Message, game: str, locale: str, steps: range, who: Any = None) -> Message:
    """Try every wrong choice of these steps, then the first right one. Returns the panel after them."""
    found, path = find_game(game).lesson, (0,) * steps.start
    for number in steps:
        step, state = found.steps[number], moment(find_game(game), path).state
        told = told_in(game, number + 1, locale)
        assert all(line in stage.text(page) for line in (*told.lines, told.task))
        wanted = {str(action) for action in offered(find_game(game), step, state)}
        assert choices(stage, page).keys() == wanted
        for notation in sorted(wanted - {*step.right}):
            page = stage.private(await stage.press(who or stage.ana, page, choices(stage, page)[notation].custom_id))
            assert game_text(game, answer(step, number + 1, notation), locale) in stage.text(page)
            assert all(line in stage.text(page) for line in (*told.lines, told.task)), "needed for the next try"
            assert choices(stage, page).keys() == wanted, "may be tried again"
        page = stage.private(await stage.press(who or stage.ana, page, choices(stage, page)[step.right[0]].custom_id))
        assert game_text(game, answer(step, number + 1, step.right[0]), locale) in stage.text(page)
        path = (*path, 0)
    return page


@pytest.mark.parametrize(("game", "locale"), [*zip(TAUGHT, itertools.cycle(LOCALES[1:]))])
async def test_a_lesson_is_played_to_its_score_sheet(stage: Stage, game: str, locale: str) -> None:
    stage.reads(stage.ana, locale)
    found, public = find_game(game).lesson, len(stage.history())
    page = await opened(stage, game)
    page = await play_on(stage, page, game, locale, range(len(found.steps) - 1))
    assert game_text(game, "lesson-tip-2", locale) in stage.text(page)
    assert len(stage.pictures(page)) == 1 and not choices(stage, page)
    assert len(stage.history()) == public, "nothing of a lesson is public"


async def test_a_lesson_may_end_before_its_game_and_ask_twice_with_one_text(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = find_game("mausoleum").lesson
    first, second, third = whole.steps[:3]
    short = replace(whole, steps=(first, replace(second, continues=True), replace(third, right=(), answered=())))
    monkeypatch.setattr(find_game("mausoleum"), "lesson", short)
    monkeypatch.setattr("cogs.learn.handlers.said", lambda found, path: "lesson-tip-2")
    page = await opened(stage, "mausoleum")
    for step in (first, second):
        assert told_in("mausoleum", 1, "en-US").task in stage.text(page), "one text for both choices"
        page = stage.private(await stage.press(stage.ana, page, choices(stage, page)[step.right[0]].custom_id))
    assert told_in("mausoleum", 2, "en-US").task in stage.text(page)
    assert game_text("mausoleum", "lesson-tip-1", "en-US") in stage.text(page) and not choices(stage, page)
    assert len(stage.pictures(page)) == 1, "the board, where there is no score sheet"


async def test_a_lesson_goes_on_after_a_restart_and_back(stage: Stage) -> None:
    page = await play_on(stage, await opened(stage, "mausoleum"), "mausoleum", "en-US", range(3))
    before = stage.text(page)
    await stage.restart()
    page = await play_on(stage, page, "mausoleum", "en-US", range(3, 4))
    assert stage.text(page) != before
    page = stage.private(await stage.press(stage.ana, page, f"a:mausoleum:{VERSION}:000"))
    assert stage.text(page) == before, "with the word on the choice before"


async def test_two_people_learn_side_by_side(stage: Stage) -> None:
    hers, his = await opened(stage, "luxor"), await opened(stage, "capital_lux", stage.bruno)
    hers = await play_on(stage, hers, "luxor", "en-US", range(1))
    his = await play_on(stage, his, "capital_lux", "en-US", range(1), stage.bruno)
    assert told_in("luxor", 2, "en-US").task in stage.text(hers)
    assert told_in("capital_lux", 2, "en-US").task in stage.text(his)


async def test_an_old_or_forged_button_is_explained(stage: Stage) -> None:
    for custom_id, key in (
        ("a:luxor:99:000", "lesson-changed"),
        ("h:luxor:99:0:play.left", "lesson-changed"),
        (f"a:luxor:{VERSION}:99", "error-old-button"),
        (f"a:luxor:{VERSION}:00000000000000", "error-old-button"),
        (f"h:luxor:{VERSION}::move.1.1", "error-old-button"),
        ("f:chess", "error-no-lesson"),
        ("h:chess:1::play.left", "error-no-lesson"),
        ("z:luxor:nobody", "error-old-button"),
        ("z:chess:friends", "error-unknown-game"),
    ):
        page = await opened(stage, "luxor")
        async with with_component(stage, page, button(custom_id)):
            said = stage.private(await forge(stage, stage.ana, page, custom_id))
        assert say("en-US", key) in stage.text(said), custom_id


async def test_only_a_finished_lesson_is_noted_and_spares_the_introduction(stage: Stage) -> None:
    store = tertulia(stage).store
    found = find_game("mausoleum").lesson
    assert store is not None
    page = await opened(stage, "mausoleum", stage.bruno)
    page = await play_on(stage, page, "mausoleum", "en-US", range(len(found.steps) - 2), stage.bruno)
    assert not await store.lessons.finished(stage.bruno.id, "mausoleum")
    await play_on(stage, page, "mausoleum", "en-US", range(len(found.steps) - 2, len(found.steps) - 1), stage.bruno)
    assert await store.lessons.finished(stage.bruno.id, "mausoleum")
    assert not await store.lessons.finished(stage.bruno.id, "luxor")
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    assert not (await stage.press(stage.bruno, lobby, "b:*:join")).followups
    assert (await stage.press(stage.chloe, lobby, "b:*:join")).followups
    told = await store.privacy.export(stage.bruno.id, stage.server.id)
    assert [each["game"] for each in told["lessons"]] == ["mausoleum"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("what", custom_ids.OPPONENTS)
async def test_who_has_learnt_plays_next(stage: Stage, what: str) -> None:
    found, page = find_game("mausoleum").lesson, await opened(stage, "mausoleum")
    for step in found.steps[:-1]:
        page = stage.private(await stage.press(stage.ana, page, choices(stage, page)[step.right[0]].custom_id))
    await stage.press(stage.ana, page, f"z:mausoleum:{what}")
    table = await tertulia(stage).registry.any_table(1)
    assert table.kind.has_channel is (what != "bot")
    assert table.seats[0].user_id == stage.ana.id
    assert [seat.computer for seat in table.seats] == ([None, "easy", "easy"] if what == "bot" else [None])
    assert (table.state is not None) is (what == "bot")


async def test_lessons_are_offered_where_people_look(stage: Stage) -> None:
    rules = stage.private(await stage.slash(stage.ana, "rules", game="luxor"))
    assert stage.text(stage.private(await stage.press(stage.ana, rules, "f:luxor")))
    shown = stage.private(await stage.slash(stage.ana, "table-help"))
    assert {"f:capital_lux", "f:luxor", "f:mausoleum"} <= {each.custom_id for each in stage.buttons(shown)}


async def test_the_rules_end_at_both_ends_and_lead_from_a_lesson_to_a_game(stage: Stage) -> None:
    """A newcomer who looks something up after the lesson does not land on the last page, and finds a way on."""
    pages = rules_pages("luxor")
    shown = stage.private(await stage.slash(stage.ana, "rules", game="luxor"))
    for page in pages:
        turns = [each.disabled for each in stage.buttons(shown) if each.custom_id.startswith("r:")]
        assert turns == [False] * (page != pages[0]) + [page == pages[-1]], "the first page leads only on"
        assert "z:luxor:bot" in {each.custom_id for each in stage.buttons(shown)}
        if page != pages[-1]:
            forth = f"r:luxor:{pages[pages.index(page) + 1]}"
            shown = stage.private(await stage.press(stage.ana, shown, forth))

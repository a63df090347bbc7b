"""Selects: a client sends no event for the choice that a select has already, so each is shown under another id."""

from __future__ import annotations

import random

import pytest

from cogs.interactions import custom_ids
from locales import say
from tests.bot.forging import SELECT, USER_SELECT, forge, menu, with_component
from tests.bot.harness import Stage
from tests.bot.playing import begin, table_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")


def test_an_id_that_is_shown_again_is_read_as_before() -> None:
    once = custom_ids.shown_again("s:12:5", 1234567)
    again = custom_ids.shown_again(once, 1234568)
    assert len({"s:12:5", once, again}) == 3 and len(again) <= 100
    assert custom_ids.read(once) == custom_ids.read(again) == custom_ids.read("s:12:5")
    assert custom_ids.in_log(again) == "s:12:5" and custom_ids.kind_of(again) == "select"


async def test_a_challenge_that_is_refused_can_be_chosen_again(stage: Stage) -> None:
    name = say("en-US", "menu-challenge-name")
    panel = stage.private(await stage.ana.context_menu(stage.channel, name, stage.bruno))
    (before,) = stage.selects(panel)
    lobby = stage.shown(await stage.slash(stage.chloe, "play", game="mausoleum"))
    answer = stage.private(await stage.choose(stage.ana, panel, "i:*", "luxor"))
    (after,) = stage.selects(answer)
    assert answer.id == panel.id and after.custom_id != before.custom_id and after.options == before.options
    assert say("en-US", "error-channel-busy", link="").partition("http")[0][:20] in stage.text(answer)
    await stage.press(stage.chloe, lobby, "b:*:more > b:*:cancel")
    await stage.choose(stage.ana, answer, "i:*", "luxor")
    assert (await table_of(stage, 2)).row.game == "luxor"


async def test_a_select_of_people_is_shown_again_under_another_id(stage: Stage) -> None:
    """A host who has invited and then removed somebody invites the same person again."""
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    panel = stage.private(await stage.press(stage.ana, lobby, "b:*:more > b:*:guests"))
    shown = set()
    for _ in range(2):
        select = stage.selects(panel)[0]
        shown.add(select.custom_id)
        values = [str(stage.bruno.id)]
        answer = stage.private(await forge(stage, stage.ana, panel, select.custom_id, kind=USER_SELECT, values=values))
        assert answer.id == panel.id
    assert len(shown) == 2


async def test_an_action_that_is_refused_is_answered_in_the_hand(stage: Stage) -> None:
    """The hand that comes back has no select with the refused choice in it."""
    game = await begin(stage, random.Random(77), stage.ana, stage.bruno)
    table = await table_of(stage)
    row = table.seats[table.deciding[0]]
    who = {stage.ana.id: stage.ana, stage.bruno.id: stage.bruno}[row.user_id]
    hand = stage.private(await stage.press(who, game.board, "b:*:hand"))
    custom_id = f"s:{table.id}:{row.decision_revision}"
    async with with_component(stage, hand, menu(custom_id, "build.nothing")):
        answer = stage.private(await forge(stage, who, hand, custom_id, kind=SELECT, values=["build.nothing"]))
    assert answer.id == hand.id and custom_id not in [each.custom_id for each in stage.selects(answer)]
    assert stage.text(answer).startswith(say("en-US", "error-unreadable"))

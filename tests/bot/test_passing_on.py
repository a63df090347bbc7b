"""*Pass until something changes*: the button, what the hand says, whom the channel mentions."""

from __future__ import annotations

import random

import pytest

from locales import say
from tables.permissions import need_seat
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Stage
from tests.bot.playing import begin, table_of
from tests.tables.test_passes import deal

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_one_press_passes_until_something_changes(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    table = await table_of(stage)
    who, other = game.decider(), game.other()
    seat, next_seat = need_seat(table, who.id), need_seat(table, other.id)
    deal(table, {seat: "terremoto", next_seat: "escultores base colunas"})
    hand = await game.look(who)
    assert say("en-US", "hand-forced") in stage.text(hand)
    shown = (await stage.press(who, hand, "pa:*")).response
    assert shown is not None and say("en-US", "hand-passes") in stage.text(shown)
    assert game.decider() is other

    hand = await game.look(other)
    assert say("en-US", "hand-passes") not in stage.text(hand), "nobody else reads of it"
    await stage.press(other, hand, "t:*:play.escultores")
    await stage.env.settle()
    assert [entry.step.notation for entry in table.entries][-2:] == ["play.escultores", "pass"]
    assert game.decider() is other, "the bot has passed, and mentioned only the next player"

    stopped = (await stage.press(who, await game.look(who), "b:*:decide")).response
    assert stopped is not None and say("en-US", "hand-passes") not in stage.text(stopped)
    assert "b:1:decide" not in [control.custom_id for control in stage.controls(stopped)]
    await stage.press(other, await game.look(other), "t:*:play.base")
    assert game.decider() is who


async def test_an_old_button_explains_itself_once_more_is_possible(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    table = await table_of(stage)
    who, other = game.decider(), game.other()
    deal(table, {need_seat(table, who.id): "terremoto", need_seat(table, other.id): "base colunas"})
    hand = await game.look(who)
    await stage.press(who, hand, "t:*:pass")
    await stage.press(other, await game.look(other), "t:*:play.base")
    before = table.row.revision
    custom_id = f"pa:1:{table.seats[need_seat(table, who.id)].decision_revision}"
    async with with_component(stage, hand, button(custom_id)):
        shown = (await forge(stage, who, hand, custom_id)).response
    assert shown is not None and say("en-US", "error-stale") in stage.text(shown)
    assert table.row.revision == before and game.decider() is who


async def test_a_pass_that_ends_the_game_is_only_that(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    table = await table_of(stage)
    who, other = game.decider(), game.other()
    deal(table, {need_seat(table, who.id): "terremoto", need_seat(table, other.id): "terremoto"})
    hand = await game.look(who)
    assert [each for each in stage.controls(hand) if each.custom_id.startswith("pa:")]
    await stage.press(who, hand, "t:*:pass")
    hand = await game.look(other)
    assert [each.custom_id for each in stage.controls(hand) if each.custom_id.startswith(("pa:", "t:"))] == [
        stage.button(hand, "t:*:pass").custom_id
    ]

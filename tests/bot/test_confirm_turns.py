"""The question before a move ends the turn, for members who want it."""

from __future__ import annotations

import random

import pytest

from locales import say
from render.wording import plain
from tests.bot.harness import Control, Message, Stage
from tests.bot.playing import Game, begin, everything, table_of
from tests.bot.settings import choose_for

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def to_the_question(game: Game, hand: Message) -> Control:
    """Play first actions up to the one that ends the turn, which the question names; return its button *Yes*."""
    who, stage = game.decider(), game.stage
    for _ in range(20):
        control, value = game.choices(hand)[0]
        before = await everything(stage)
        if control.options:
            await stage.choose(who, hand, control.custom_id, value)
        else:
            await stage.press(who, hand, control.custom_id)
        asked = [each for each in stage.buttons(hand) if each.custom_id.startswith("x:")]
        if asked:
            assert await everything(stage) == before, "nothing is played before the answer"
            label = dict(zip(control.options, control.labels, strict=True)).get(value, control.label)
            assert plain(label) in stage.text(hand)
            return asked[0]
    raise AssertionError("no question")


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_move_that_ends_the_turn_is_played_after_a_yes_only(stage: Stage, locale: str) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    who = game.decider()
    await choose_for(stage, who, confirm_turns=True, locale=locale)
    hand = await game.look(who)
    yes = await to_the_question(game, hand)
    assert yes.label == say(locale, "button-end-turn")
    await stage.press(who, hand, say(locale, "button-not-yet"))
    assert game.choices(hand) and game.decider() is who, "back in the hand"
    yes = await to_the_question(game, hand)
    await stage.press(who, hand, yes.custom_id)
    assert game.decider() is not who
    later = await game.look(game.decider())
    assert stage.exists(hand) and game.choices(later)


async def test_others_and_older_buttons_are_answered_as_before(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    who = game.decider()
    await choose_for(stage, who, confirm_turns=True)
    hand = await game.look(who)
    yes = await to_the_question(game, hand)
    before = await everything(stage)
    other = game.other()
    await who.click(hand, custom_id=yes.custom_id)
    assert await everything(stage) != before
    stale = await game.look(who)
    assert not game.choices(stale)
    await choose_for(stage, other, confirm_turns=False)
    played = await game.look(other)
    while game.decider() is other:
        control, value = game.choices(played)[0]
        await (
            stage.choose(other, played, control.custom_id, value)
            if control.options
            else stage.press(other, played, value)
        )
        assert not [each for each in stage.buttons(played) if each.custom_id.startswith("x:")]
    assert (await table_of(stage)).deciding


async def test_an_abandoned_question_goes_when_the_hand_is_opened_again(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    who = game.decider()
    await choose_for(stage, who, confirm_turns=True)
    hand = await game.look(who)
    await to_the_question(game, hand)
    await game.look(who)
    assert not stage.exists(hand)

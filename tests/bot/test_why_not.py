"""*Why not?* in a hand: choices that a beginner expects and the rules forbid, each with its reason."""

from __future__ import annotations

import random

import pytest

from cogs.interactions import custom_ids
from engine.why_not import refused
from locales import say
from render.wording import game_text
from tables.permissions import need_seat
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import Game, begin, deal, table_of
from tests.bot.settings import choose_for

pytestmark = pytest.mark.usefixtures("tiny_pictures")


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_reasons_stand_above_the_choices_and_in_the_words(stage: Stage, locale: str) -> None:
    for who in (stage.ana, stage.bruno):
        stage.reads(who, locale)
    await deal(stage, game="luxor")
    table = await table_of(stage)
    who = (stage.ana, stage.bruno)[table.deciding[0]]
    inner = f"-# • {game_text('luxor', 'why-inner', locale)}"
    hand = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
    choices = [each for each in stage.buttons(hand) if each.custom_id.startswith("t:")]
    assert inner not in stage.text(hand).splitlines()
    told = stage.private(await stage.press(who, hand, say(locale, "button-why-not")))
    lines = stage.text(told).splitlines()
    assert lines[lines.index(inner) - 1] == say(locale, "hand-why-not")
    assert told.id == hand.id and choices == [each for each in stage.buttons(told) if each.custom_id.startswith("t:")]
    menu = stage.private(await stage.press(who, stage.board(), "b:*:more"))
    assert inner in stage.text(stage.private(await stage.press(who, menu, "b:*:text"))).splitlines()
    await choose_for(stage, who, words=True)
    in_words = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
    assert inner in stage.text(stage.private(await stage.press(who, in_words, "b:*:why_not"))).splitlines()


async def test_where_nothing_is_missing_there_is_no_button_and_an_old_one_says_so(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    old, both = str(custom_ids.Press(table=1, op=custom_ids.Op.WHY_NOT)), set()
    while len(both) < 2:
        who, panel = await game.open_hand()
        there = any(each.custom_id == old for each in stage.buttons(panel))
        both.add(there)
        if not there:
            async with with_component(stage, panel, button(old)):
                said = stage.text(stage.private(await forge(stage, who, panel, old)))
            assert say("en-US", "hand-why-not-none") in said and say("en-US", "hand-why-not") not in said
            game.panel = None
        await game.step()


async def test_the_hand_of_a_beginner_has_the_button_and_every_menu_does(stage: Stage) -> None:
    first = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    await first.to_the_end()
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    for each in (stage.bruno, stage.chloe):
        await stage.press(each, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    await choose_for(stage, stage.bruno, tips=False)
    people = {each.id: each for each in (stage.ana, stage.bruno, stage.chloe)}
    game = Game(stage, people, random.Random(5), lobby.id, 2, first.channel)
    table, button_id = await table_of(stage, 2), str(custom_ids.Press(table=2, op=custom_ids.Op.WHY_NOT))

    def there(panel: Message) -> bool:
        return any(each.custom_id == button_id for each in stage.buttons(panel))

    asked: set[int] = set()
    while len(asked) < 3:
        who, panel = await game.open_hand()
        seat = need_seat(table, who.id)
        asks = bool(refused(table.game, table.view(seat)))
        assert there(panel) is (asks and who is stage.chloe)
        assert say("en-US", "hand-why-not") not in stage.text(panel).splitlines()
        menu = stage.private(await stage.press(who, stage.board(), "b:*:more"))
        assert there(menu) is asks
        if asks and who.id not in asked:
            for other in (each for each in people.values() if table.seat_of(each.id) not in table.deciding):
                assert not there(stage.private(await stage.press(other, stage.board(), "b:*:more")))
            asked.add(who.id)
            told = stage.private(await stage.press(who, menu, button_id))
            assert say("en-US", "hand-why-not") in stage.text(told).splitlines()
            assert there(told) is (who is stage.chloe)
            # A hand of an older version had the button for everybody.
            async with with_component(stage, told, button(button_id)):
                said = stage.text(stage.private(await forge(stage, who, told, button_id)))
            assert say("en-US", "hand-why-not") in said.splitlines()
            game.panel = None
        await game.step()

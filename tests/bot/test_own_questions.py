"""A hand mentions the questions that wait for its reader's answer, and says where to answer."""

from __future__ import annotations

import pytest

from locales import say
from tables import PollKind, link
from tests.bot.harness import Message, Stage
from tests.bot.playing import table_of
from tests.bot.test_questions import ask_undo, named
from tests.bot.test_table_life import others_of, party, propose_end, question

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


async def line(stage: Stage, kind: PollKind, who: int, message: Message) -> str:
    """Return what the hand says of a question of this kind that the user ``who`` asks in a message."""
    where = link(await table_of(stage), message.id)
    return say("en-US", f"hand-asked-{kind}", who=await named(stage, who), link=where)


async def test_a_question_stands_in_the_hands_of_those_who_have_not_answered(stage: Stage) -> None:
    game = await party(stage)
    asker, _, asked = await ask_undo(game)
    one, *more = [person for person in game.people.values() if person is not asker]
    expected = await line(stage, PollKind.UNDO, asker.id, asked)
    assert expected in stage.text(await game.look(one)) and "❓" not in stage.text(await game.look(asker))
    hand = await game.look(one)
    await stage.press(one, asked, "v:*:yes")
    if more:  # else all have answered
        assert "❓" not in stage.text(hand), "an open hand follows the answer"
    assert "❓" not in stage.text(await game.look(one))
    for person in more:
        assert expected in stage.text(await game.look(person))


async def test_an_open_hand_tells_of_a_question_that_comes_and_goes(stage: Stage) -> None:
    game = await party(stage)
    asker, one = game.decider(), game.other()
    hand = await game.look(one)
    assert "❓" not in stage.text(hand)
    await propose_end(stage, asker, game.board)
    asked = question(stage, "end")
    who = await named(stage, asker.id)
    assert say("en-US", "hand-asked-end", who=who, link="").partition(": [")[0] in stage.text(hand)
    assert await line(stage, PollKind.END, asker.id, asked) in stage.text(await game.look(one))
    hand = await game.look(one)
    await stage.press(one, asked, "v:*:no")
    assert "❓" not in stage.text(hand)


async def test_what_to_do_about_absent_players_is_asked_of_those_who_are_there(stage: Stage) -> None:
    game = await party(stage)
    late = game.decider()
    await stage.later(hours=25)
    asked = question(stage, "absent")
    expected = await line(stage, PollKind.ABSENT, late.id, asked)
    for person in await others_of(game):
        assert expected in stage.text(await game.look(person))
    assert "❓" not in stage.text(await game.look(late))

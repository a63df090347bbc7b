"""Open hands are brought up to date when the reader's decision begins, and when the game ends."""

from __future__ import annotations

import random

import pytest

from tables.permissions import need_seat
from tests.bot.harness import Stage
from tests.bot.playing import Game, begin, table_of, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def finish_turn(game: Game) -> None:
    who = game.decider()
    while not game.over and game.decider() is who:
        await game.step()


async def test_the_open_hand_of_the_next_player_offers_their_choices(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="luxor")
    waiting = game.other()
    hand = await game.look(waiting)
    assert not game.choices(hand)
    await finish_turn(game)
    assert game.decider() is waiting
    table = await table_of(stage)
    opened = tertulia(stage).ephemeral.find((waiting.id, table.id))
    assert opened is not None and opened.message_id == hand.id
    edits = [each for each in stage.env.http_requests if each.method == "PATCH" and "@original" in each.path]
    shown = str(edits[-1].json)
    assert f"t:1:{table.seats[need_seat(table, waiting.id)].decision_revision}:" in shown
    assert "b:1:why_not" in shown, "a beginner gets the same help as in a hand that they open"


async def test_a_hand_that_shows_something_else_or_is_too_old_stays(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    waiting = game.other()
    hand = await game.look(waiting)
    await stage.press(waiting, hand, "b:*:rules")
    await finish_turn(game)
    assert not [each for each in stage.env.http_requests if each.method == "PATCH" and "@original" in each.path]
    old = await game.look(game.other())
    await stage.later(minutes=16)
    await finish_turn(game)
    assert not [each for each in stage.env.http_requests if each.method == "PATCH" and "@original" in each.path]
    assert stage.exists(old)


async def test_at_the_end_each_open_hand_tells_place_margin_and_rating(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    await game.shorten(12)
    while not game.over:
        game.panel = None  # both look at their hands before each move
        await game.look(game.other())
        since = len(stage.env.http_requests)
        result = await game.step()
    outcome = (await table_of(stage)).view(None).outcome
    assert outcome is not None and result.response is not None
    last = stage.text(result.response)
    sent = stage.env.http_requests[since:]
    others = [str(each.json) for each in sent if each.method == "PATCH" and "@original" in each.path]
    for text in (last, others[-1]):
        assert ("You won!" in text) or ("Place 2 of 2" in text) or ("You share the victory" in text)
        assert "Your rating: 1000 → " in text and "provisional" in text
    assert "b:1:rematch" in others[-1]

"""Answers to players who lose their seat while the answer is made: they see no hand of the next player in that seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from db import ActionRow, Person
from engine.players import Choice
from engine.players.decision import BotDecision
from locales import say
from tests import acts
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import Game, begin, table_of, tertulia
from tests.tables.conftest import AtOnce

pytestmark = pytest.mark.usefixtures("tiny_pictures", "friendly")


async def start(stage: Stage) -> tuple[Game, Any, Message]:
    """Return a running game, one of its two players who has to decide, and that player's hand."""
    game = await begin(stage, random.Random(77), stage.ana, stage.bruno)
    table = await table_of(stage)
    who = {stage.ana.id: stage.ana, stage.bruno.id: stage.bruno}[table.seats[table.deciding[0]].user_id]
    return game, who, stage.private(await stage.press(who, game.board, "b:*:hand"))


async def hand_over(stage: Stage, who: Any) -> None:
    """Let a player leave, and Davi take the seat."""
    table = await table_of(stage)
    if table.seat_of(who.id) is not None:
        await acts.quit(table, Person(who.id, "x"))
        await acts.take_over(table, Person(stage.davi.id, "Davi"))


async def test_a_hint_is_not_answered_with_the_hand_of_the_next_player(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, who, hand = await start(stage)

    async def decide(decision: BotDecision, asker: tuple[int, int]) -> Choice:
        await hand_over(stage, who)
        return await AtOnce().decide(decision, asker)

    monkeypatch.setattr(tertulia(stage).ai, "decide", decide)
    answer = stage.private(await stage.press(who, hand, "b:*:hint"))
    assert stage.text(answer) == say("en-US", "error-no-hand") and not stage.pictures(answer)


async def test_a_log_is_not_told_as_the_next_player_knows_it(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game, who, _ = await start(stage)
    store = tertulia(stage).registry.store
    read = store.games.actions

    async def actions(table_id: int, since: int = 0) -> list[ActionRow]:
        await hand_over(stage, who)
        return await read(table_id, since)

    monkeypatch.setattr(store.games, "actions", actions)
    answer = stage.private(await stage.press(who, game.board, "b:*:log"))
    assert stage.text(answer) == say("en-US", "error-no-hand")


async def test_a_picture_that_is_late_does_not_reach_a_player_who_has_left(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, who, _ = await start(stage)
    table, bot = await table_of(stage), tertulia(stage)
    drawing, first = bot.pictures.drawing, True

    def slow(*arguments: Any) -> Any:
        draw = drawing(*arguments)

        async def drawn(job: Any) -> Any:
            nonlocal first
            found = await draw(job)
            if job.name != "hand":
                return found
            if first:
                first = False
                return found._replace(picture=None, late=True)
            await hand_over(stage, who)
            return found

        return drawn

    monkeypatch.setattr(bot.pictures, "drawing", slow)
    answer = stage.private(await stage.press(who, game.board, "b:*:hand"))
    await stage.env.settle()
    assert table.seat_of(who.id) is None and not stage.pictures(answer)


async def test_who_has_held_a_seat_may_not_take_another(stage: Stage) -> None:
    game, _, _ = await start(stage)
    table = await table_of(stage)

    async def click(who: Any, op: str) -> Message:
        custom_id = f"b:{table.id}:{op}"
        async with with_component(stage, game.board, button(custom_id)):
            return stage.private(await forge(stage, who, game.board, custom_id))

    await click(stage.ana, "confirm_quit")
    await click(stage.davi, "take")
    await click(stage.bruno, "confirm_quit")
    assert table.open_seats == (1,)
    assert stage.text(await click(stage.ana, "take")) == say("en-US", "error-other-seat")
    await click(stage.bruno, "take")
    assert table.seat_of(stage.bruno.id) == 1, "one may come back to the own seat"

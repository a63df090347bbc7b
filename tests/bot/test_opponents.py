"""Bots as people meet them: the lobby, whole games alone against them, hints, reasons, restarts."""

from __future__ import annotations

import asyncio
import functools
import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest
import simcord

from cogs.interactions.reading import Reading
from db import Phase
from engine import game as find_game
from engine.players import LEVELS, Choice
from engine.players.decision import BotDecision
from engine.verify import verify
from locales import say
from render.choices import move
from render.wording import Words, player
from tables import BotPool, Table, record_of
from tests.bot.forging import forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import FIRST, Game, bodies, deal, in_turn, mentions, store_of, table_of, tertulia
from tests.bot.settings import choose_for
from tests.tables.conftest import AtOnce
from tests.traits import traits


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat bots that think in their processes, but not for long."""
    monkeypatch.setattr("cogs.client.BotPool", functools.partial(BotPool, seconds=0.02))


def text_of(stage: Stage, message: Message) -> str:
    """Return the text of a message as people read it, without the backslashes that escape markdown."""
    return stage.text(message).replace("\\", "")


async def alone(stage: Stage, game: str, *levels: str) -> simcord.ResponseMessage:
    """Return a lobby of Ana and of bots."""
    lobby = stage.shown(await stage.slash(stage.ana, "play", game=game))
    for level in levels:
        await stage.press(stage.ana, lobby, f"b:*:bots > b:*:add_{level}")
    return lobby


async def click_on(stage: Stage, table: Table, chance: random.Random) -> simcord.ResponseMessage:
    """Let Ana ask for her hand and do one thing that it offers."""
    hand = stage.private(await stage.press(stage.ana, stage.board(), "b:*:hand"))
    firsts = [control for control in stage.buttons(hand) if control.custom_id.startswith(FIRST)]
    if firsts:
        hand = stage.private(await stage.press(stage.ana, hand, chance.choice(firsts).custom_id))
    actions = [control for control in stage.buttons(hand) if control.custom_id.startswith("t:")]
    if actions:
        await stage.press(stage.ana, hand, chance.choice(actions).custom_id)
    else:
        (select,) = stage.selects(hand)
        await stage.choose(stage.ana, hand, select.custom_id, chance.choice(select.options))
    return hand


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_the_lobby_takes_bots_and_makes_room_for_people(stage: Stage) -> None:
    lobby = await alone(stage, "mausoleum", "easy", "hard")
    text = text_of(stage, lobby)
    more = text_of(stage, stage.private(await stage.press(stage.davi, lobby, "b:*:more")))
    table = await table_of(stage)
    for seat, level in ((1, "easy"), (2, "hard")):
        name = table.seats[seat].name
        who = say("en-US", "seat-bot", player=player(seat, table.names), level=say("en-US", f"bot-{level}"))
        assert who in text and f"{who}\n-# {say('en-US', f'mausoleum-cast-{name.lower()}')}" in more
    assert say("en-US", "lobby-practice") in text, "the lobby says that a solo game is not ranked"
    assert say("en-US", "lobby-full-practice") in more
    said = stage.private(await stage.press(stage.bruno, lobby, "b:*:bots"))
    assert say("en-US", "error-not-seated") in text_of(stage, said)
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert say("en-US", "lobby-ranked") in text_of(stage, lobby)
    said = stage.private(await stage.press(stage.bruno, lobby, "b:*:remove_computer"))
    assert say("en-US", "error-not-host-bots", host="Ana") in text_of(stage, said)
    assert [button.label for button in stage.buttons(lobby)][2] == "− Bot", "full: none can be added"
    await stage.press(stage.ana, lobby, "b:*:remove_computer")
    assert f"({say('en-US', 'bot-hard')} bot)" not in text_of(stage, lobby)
    left = stage.private(await stage.press(stage.ana, lobby, "b:*:bots > b:*:remove_computer"))
    labels = ["+ Easy", "+ Normal", "+ Hard", "More"]
    assert [button.label for button in stage.buttons(left)] == labels, "the panel follows the table"
    assert text_of(stage, lobby).count(" bot)") == 0


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_bots_that_an_older_version_seated_are_called_by_their_level(stage: Stage) -> None:
    lobby = await alone(stage, "mausoleum", "easy", "easy")
    store = tertulia(stage).store
    assert store is not None and store.path is not None
    await stage.bot.close()
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute("UPDATE seats SET name = '' WHERE seat > 0")
    await stage.env.restart_bot(stage.make())
    await stage.press(stage.bruno, lobby, "b:*:join")
    for name in ("Easy bot (2)", "Easy bot (3)"):
        assert f"**{name}** · " in text_of(stage, lobby)
    await stage.press(stage.ana, lobby, "b:*:start")
    assert (await table_of(stage)).phase is Phase.RUNNING


@pytest.mark.usefixtures("friendly", "tiny_pictures", "at_once")
@pytest.mark.parametrize("game", in_turn("mausoleum"))
async def test_a_person_plays_alone_against_bots_to_the_end(stage: Stage, game: str) -> None:
    levels = LEVELS[: find_game(game).meta.seats[-1] - 1]
    lobby = await alone(stage, game, *levels)
    await stage.press(stage.ana, lobby, "b:*:start")
    table, chance = await table_of(stage), random.Random(3)
    clicks = 0
    while table.phase is Phase.RUNNING:
        assert table.waiting_for == (0,), "the bots are done before the click has settled"
        assert len(mentions(stage)) == 1, "one mention, and never of a bot"
        await click_on(stage, table, chance)
        clicks += 1
        if table.phase is Phase.RUNNING and not traits(game).private:  # where all choose at once, none is named
            assert say("en-US", f"bot-{levels[-1]}") in stage.text(stage.board()).lower()
        assert clicks < 500
    assert table.phase is Phase.FINISHED
    text = text_of(stage, lobby)
    more = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    bots, cast = Reading(table, None, Words("en-US")).names[1:], find_game(game).meta.cast
    for shown in (text, text_of(stage, more)):
        for name, level in zip(bots, levels, strict=True):
            assert f"{name}**" + f" ({level} bot)" * bool(cast) in shown
    store = store_of(stage)
    assert verify(await record_of(store, table)) is None

    # Each turn of theirs was shown by itself.
    turns = {
        line for _, _, body in bodies(stage) for line in str(body).split("-# ") if any(name in line for name in bots)
    }
    assert len(turns) >= 5


@pytest.mark.usefixtures("friendly", "tiny_pictures", "quick")
@pytest.mark.parametrize("game", in_turn("capital_lux"))
async def test_a_hint_names_a_legal_action_and_a_reason_in_private(stage: Stage, game: str) -> None:
    await choose_for(stage, stage.ana, words=True)  # a picture would leave less room for the hint
    lobby = await alone(stage, game, *["easy"] * (find_game(game).meta.seats.start - 1))
    await stage.press(stage.ana, lobby, "b:*:start")
    table, chance, hinted = await table_of(stage), random.Random(5), 0
    while hinted < 3 and table.phase is Phase.RUNNING:
        hand = stage.private(await stage.press(stage.ana, stage.board(), "b:*:hand"))
        labels = [*(button.label for button in stage.buttons(hand) if button.custom_id.startswith(("t:", FIRST)))]
        for select in stage.selects(hand):
            labels += select.labels
        has_hint = any(button.custom_id.endswith(":hint") for button in stage.buttons(hand))
        assert has_hint is (len(labels) > 1), "no hint where there is nothing to choose"
        if has_hint:
            public = len(stage.history())
            revision = table.row.revision
            answer = stage.private(await stage.press(stage.ana, hand, "b:*:hint"))
            first = text_of(stage, answer).splitlines()[0]
            view, reading = table.view(0), Reading(table, 0, Words("en-US"))
            legal = {move(table.game, view, each, reading.names, reading.words) for each in view.actions}
            said = first.removeprefix("💡 **").lower()
            assert said != first.lower() and any(said.startswith(each.lower()) for each in legal)
            assert "No peeking at hidden cards" in text_of(stage, answer)
            assert len(stage.history()) == public and table.row.revision == revision, "nothing was done, or shown"
            hinted += 1
        await click_on(stage, table, chance)
    assert hinted >= 3


@pytest.mark.usefixtures("friendly", "tiny_pictures", "quick")
async def test_only_a_deciding_player_gets_a_hint_one_at_a_time(stage: Stage) -> None:
    await deal(stage)
    table = await table_of(stage)
    mover, waiter = (stage.ana, stage.bruno) if table.deciding == (0,) else (stage.bruno, stage.ana)
    hand = stage.private(await stage.press(mover, stage.board(), "b:*:hand"))
    hint = f"b:{table.id}:hint"
    for who, key in ((waiter, "error-no-hint"), (stage.davi, "error-not-seated")):
        button = {"type": 2, "style": 2, "label": "Hint", "custom_id": hint}
        async with with_component(stage, stage.board(), button):
            said = stage.private(await forge(stage, who, stage.board(), hint))
        assert say("en-US", key) in text_of(stage, said)
    tertulia(stage).services.hinting.add(mover.id)
    said = stage.private(await stage.press(mover, hand, "b:*:hint"))
    assert say("en-US", "error-thinking") in text_of(stage, said)
    tertulia(stage).services.hinting.clear()
    said = stage.private(await stage.press(mover, hand, "b:*:hint"))
    assert "💡" in text_of(stage, said)
    assert not tertulia(stage).services.hinting


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_a_restart_while_a_bot_thinks_loses_nothing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(AtOnce):
        """Thinks for an hour over every decision."""

        hours = 1.0
        asked = 0

        def __init__(self, **_: Any) -> None:
            pass

        async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
            Slow.asked += 1
            await asyncio.sleep(Slow.hours * 3600)
            return await super().decide(decision, asker)

        def close(self) -> None:
            pass

    monkeypatch.setattr("cogs.client.BotPool", Slow)
    await stage.restart()
    lobby = await alone(stage, "mausoleum", "hard", "normal")
    await stage.press(stage.ana, lobby, "b:*:start")
    chance, restarts, clicks = random.Random(8), 0, 0
    table = await table_of(stage)
    while table.phase is Phase.RUNNING and (restarts < 3 or not clicks):  # Chance says who begins.
        if table.waiting_for:
            await click_on(stage, table, chance)
            clicks += 1
            continue
        asked, revision = Slow.asked, table.row.revision
        assert asked, "it is being thought about"
        await stage.bot.close()
        await stage.env.restart_bot(stage.make())
        await stage.env.settle()
        table = await table_of(stage)
        assert table.row.revision == revision and Slow.asked > asked, "the same decision is thought about again"
        restarts += 1
        await stage.later(hours=1.01)
        assert table.row.revision > revision
    assert restarts >= 3 and clicks


@pytest.mark.usefixtures("friendly", "tiny_pictures", "at_once")
async def test_a_rematch_of_a_solo_game_starts_at_once(stage: Stage) -> None:
    lobby = await alone(stage, "mausoleum", "easy")
    await stage.press(stage.ana, lobby, "b:*:start")
    table, chance = await table_of(stage), random.Random(9)
    await Game(stage, {stage.ana.id: stage.ana}, chance, lobby.id, 1, stage.channel).shorten()
    while table.phase is Phase.RUNNING:
        await click_on(stage, table, chance)
    again = stage.shown(await stage.press(stage.ana, stage.board(), "b:*:rematch"))
    assert f"{table.names[1]}** (easy bot)" in text_of(stage, again)
    await stage.press(stage.ana, again, "b:*:start")
    assert (await table_of(stage, 2)).phase is Phase.RUNNING

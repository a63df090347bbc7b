"""Answers to interactions that Discord refuses, that come too late or that a broken connection loses."""

from __future__ import annotations

import logging
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from cogs.turn import handlers as turn
from locales import say
from tables import Person, Phase
from tests import acts
from tests.bot.faults import log_number
from tests.bot.forging import press_old
from tests.bot.harness import Stage
from tests.bot.playing import (
    Game,
    mentions,
    nothing_but_a_sentence,
    table_of,
)
from tests.bot.settings import choose_for

pytestmark = pytest.mark.usefixtures("tiny_pictures", "friendly")


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027)])
async def test_a_late_answer_leaves_the_move_and_the_board_correct(
    game: Game, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    stage = game.stage
    revision = (await table_of(stage)).row.revision
    who, panel = await game.open_hand()
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    with caplog.at_level(logging.WARNING):
        result = await game.do(who, panel, *game.choices(panel)[0])
    assert not result.acknowledged and "too late" in caplog.text
    assert not stage.logged, "a late answer is no error of the bot"
    stage.forgive()
    assert (await table_of(stage)).row.revision == revision + 1
    game.panel = None
    await game.look_closely()
    await game.play_on(1)


async def test_a_lobby_whose_first_answer_is_late_is_posted(stage: Stage) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await stage.slash(stage.ana, "play", game="mausoleum")
    stage.forgive()
    lobby = stage.board()
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    assert (await table_of(stage)).phase is Phase.RUNNING and len(mentions(stage)) == 1
    assert [message.id for message in stage.boards()] == [lobby.id]


async def test_a_refused_edit_of_the_panel_is_followed_up_privately(game: Game) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    stage.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    result = await game.do(who, panel, *game.choices(panel)[0])
    shown = stage.private(result)
    assert shown.id != panel.id and stage.controls(shown) and stage.pictures(shown)
    stage.forgive()
    game.panel = None
    await game.look_closely()


@pytest.mark.parametrize("arrived", [False, True])
async def test_a_panel_is_repeated_after_a_broken_connection(
    game: Game, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    send, sent = discord.InteractionResponse.edit_message, []

    async def break_off(response: Any, **what: Any) -> Any:
        sent.append(what["view"])
        first = len(sent) == 1
        if arrived or not first:
            await send(response, **what)
        if first:
            response._response_type = None  # Discord may have it, but the bot got no confirmation
            raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", break_off)
    result = await game.do(who, panel, *game.choices(panel)[0])
    assert len(sent) == 2
    assert stage.controls(stage.private(result)), "the panel, not an error"
    stage.forgive()
    monkeypatch.undo()
    game.panel = None
    await game.look_closely()


@pytest.mark.parametrize(("button", "code"), [("join", 50035), ("start", 50035), ("cancel", 10062)])
async def test_a_lobby_whose_edit_is_refused_is_updated_another_way(stage: Stage, button: str, code: int) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    if button == "start":
        await stage.press(stage.bruno, lobby, "b:*:join")
    who = stage.bruno if button == "join" else stage.ana
    status = 404 if code == 10062 else 400
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    result = await press_old(stage, who, lobby, f"b:1:{button}")
    if code == 50035:
        notice = nothing_but_a_sentence(stage, result)
        assert notice == say("en-US", "error-unknown", number=log_number(stage, notice))
    stage.forgive()
    table = await table_of(stage)
    text = stage.text(lobby)
    if button == "join":
        assert table.names == ("Ana", "Bruno") and "Bruno" in text
    elif button == "start":
        assert table.phase is Phase.RUNNING
        assert [each.label for each in stage.buttons(lobby)][1:] == ["Log", "Rules", "More"]
        assert len(mentions(stage)) == 1
    else:
        assert table.phase is Phase.CANCELLED and say("en-US", "table-cancelled") in text


async def test_an_error_that_does_not_reach_the_user_is_repeated(game: Game) -> None:
    stage = game.stage
    for status, code in ((403, 0), (400, 50035), (404, 10015)):
        stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        result = await stage.press(stage.davi, game.board, "b:*:hand")
        assert nothing_but_a_sentence(stage, result)
        assert [user_error.code for user_error in stage.refused] == [code]
        stage.forgive()


async def test_a_notice_that_arrived_unconfirmed_is_shown_once(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, send = game.stage, discord.InteractionResponse.send_message
    sent = 0

    async def break_off(response: Any, **what: Any) -> Any:
        nonlocal sent
        sent += 1
        made = await send(response, **what)
        if sent == 1:
            response._response_type = None  # Discord has it, but the bot got no confirmation
            raise aiohttp.ServerDisconnectedError
        return made

    monkeypatch.setattr(discord.InteractionResponse, "send_message", break_off)
    result = await stage.press(stage.davi, game.board, "b:*:hand")
    assert nothing_but_a_sentence(stage, result) and sent == 2 and not result.followups
    assert [user_error.code for user_error in stage.refused] == [40060]
    stage.forgive()


async def test_a_notice_that_cannot_be_sent_raises_nothing(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the bot stops: its connection closes during an answer."""
    stage = game.stage

    async def closed(*_: Any, **__: Any) -> None:
        raise RuntimeError("Session is closed")

    monkeypatch.setattr(discord.InteractionResponse, "send_message", closed)
    await stage.press(stage.davi, game.board, "b:*:hand")
    (warning,) = [record for record in caplog.records if "a notice could not be sent" in record.getMessage()]
    assert warning.getMessage().endswith(": RuntimeError") and warning.exc_info is not None
    caplog.clear()


async def test_a_panel_that_is_made_again_after_its_decision_was_made_says_so(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player asks for a hint, then chooses what ends the turn. The first panel of each answer is refused."""
    stage, table = game.stage, await table_of(game.stage)
    edit = discord.InteractionResponse.edit_message

    async def decide(seat: int) -> None:
        who = Person(table.seats[seat].user_id, "x")
        while seat in table.deciding:
            await acts.act(table, who, table.seats[seat].decision_revision, str(table.view(seat).actions[0]))

    async def refuse(response: Any, **what: Any) -> Any:
        monkeypatch.setattr(discord.InteractionResponse, "edit_message", edit)
        await decide(table.deciding[0])
        raise discord.HTTPException(Mock(status=400, reason="Bad Request"), {"code": 50035, "message": "Invalid"})

    who, panel = await game.open_hand()
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", refuse)
    shown = stage.private(await stage.press(who, panel, "b:*:hint"))
    assert stage.pictures(shown) and not game.choices(shown)

    game.panel = None
    who, panel = await game.open_hand()
    await choose_for(stage, who, confirm_turns=True)
    (seat,) = table.deciding
    while True:
        control, value = game.choices(panel)[0]
        if turn.ending_action(table, who.id, table.seats[seat].decision_revision, value.split(":", 3)[-1]):
            break
        await game.do(who, panel, control, value)
    monkeypatch.setattr(discord.InteractionResponse, "edit_message", refuse)
    shown = stage.private(await game.do(who, panel, control, value))
    assert say("en-US", "error-stale") in stage.text(shown) and stage.pictures(shown) and not game.choices(shown)

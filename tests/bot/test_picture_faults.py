"""Slow and broken pictures: players read words in time, and the picture follows if it can."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord

import render
from cogs.interactions import replies
from cogs.publishing import board_message
from cogs.turn.hand_panel import Hand
from locales import say
from render.pool import RenderThreads
from tables import Phase, Table
from tests.bot.faults import board_path, log_number, one_step
from tests.bot.harness import Stage
from tests.bot.playing import (
    Game,
    begin,
    mentions,
    nothing_but_a_sentence,
    table_of,
    tertulia,
    tiny_picture,
)

pytestmark = pytest.mark.usefixtures("tiny_pictures")


def broken(*_: Any) -> render.Picture:
    raise RuntimeError("no paint")


async def test_a_game_without_pictures_is_played_in_words(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("board", "hand", "score", "cover", "rules_picture"):
        monkeypatch.setattr(render, name, broken)
    game = await begin(stage, random.Random(32), stage.ana, stage.bruno)
    await game.shorten(12)
    note = say("en-US", "picture-missing")
    while not game.over:
        _, panel = await game.open_hand()
        assert note in stage.text(panel) and not stage.pictures(panel)
        assert note in stage.text(game.board) and not stage.pictures(game.board)
        await game.step()
    assert "wins!" in stage.text(game.board) or "Shared victory" in stage.text(game.board)
    assert [button.label for button in stage.buttons(game.board)] == ["Rematch", "Replay", "Review", "Rules", "More"]
    page = stage.private(await stage.press(stage.ana, game.board, "Rules"))
    assert say("en-US", "mausoleum-rules-sixty-body") in stage.text(page)
    more = stage.private(await stage.press(stage.ana, game.board, "More"))
    words = stage.shown(await stage.press(stage.ana, more, "b:*:text"))
    assert words.id == more.id and note not in stage.text(words) and "Ana" in stage.text(words)
    assert (await table_of(stage)).phase is Phase.FINISHED
    assert {record.exc_info[0] for record in stage.logged if record.exc_info} == {RuntimeError}
    stage.forgive()


def render_slowly(stage: Stage, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let each picture take this long on the clock by which the simulated Discord measures its three seconds.

    A sleeping thread would not do: simcord lets no timer of the bot fire while a thread works.
    """

    async def draw(self: RenderThreads, *_: Any, **__: Any) -> render.Picture:
        await asyncio.sleep(seconds)
        return tiny_picture("at last")

    monkeypatch.setattr(RenderThreads, "draw", draw)
    tertulia(stage).pictures._free = 8  # simcord takes a wait for a slot for a bot that never rests


def callbacks(stage: Stage, since: int) -> list[int]:
    """Return the kinds of first answers since that request: 4 message, 5 and 6 deferral, 7 edit."""
    return [request.json["type"] for request in stage.env.http_requests[since:] if request.path.endswith("/callback")]


def _about_panel(request: Any) -> bool:
    return request.method != "DELETE" and request.path.endswith(("/callback", "/messages/@original"))


async def test_an_answer_after_three_seconds_is_refused_here(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proves that the next tests can fail: the simulated Discord refuses an answer after more than three seconds."""
    stage, who = game.stage, game.decider()
    render_slowly(stage, monkeypatch, 3.1)
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER_SECONDS", 60)
    result = await stage.press(who, game.board, "b:*:rules")
    assert not result.acknowledged and [user_error.code for user_error in stage.refused] == [10062]
    stage.forgive()


async def test_a_slow_hand_is_answered_in_words_and_its_picture_follows(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By command, from the board, and on the player's own panel. The picture comes long after three seconds."""
    stage, who = game.stage, game.decider()
    shown = await game.look(who)
    render_slowly(stage, monkeypatch, 2.5)
    clicks: list[tuple[Callable[[], Awaitable[simcord.InteractionResult]], int]] = [
        (lambda: stage.slash(who, "hand"), 4),
        (lambda: stage.press(who, game.board, "b:*:hand"), 4),
        (lambda: game.do(who, shown, *game.choices(shown)[0]), 7),
    ]
    for click, kind in clicks:
        since = len(stage.env.http_requests)
        former, result = shown, await click()
        shown = stage.shown(result)
        # simcord waits until the bot rests, so the requests show what the message held in between.
        first, *rest = (request for request in stage.env.http_requests[since:] if _about_panel(request))
        assert first.path.endswith("/callback") and first.json["type"] == kind
        sent = json.dumps(first.json["data"], ensure_ascii=False)
        assert (
            say("en-US", "picture-follows") in sent and "b:1:more" in sent and not first.json["data"].get("attachments")
        )
        token = first.path.split("/")[-2]
        own = [request for request in rest if token in request.path]  # the other player's open hand changes, too
        assert [request.method for request in own] == ["PATCH"] and own[0].path.endswith("/messages/@original")
        assert (
            shown.ephemeral
            and [alt.splitlines()[-1] for alt in stage.alts(shown)] == ["at last"]
            and len(stage.pictures(shown)) == 1
        )
        assert say("en-US", "picture-follows") not in stage.text(shown)
        assert stage.controls(shown) and not result.followups
        monkeypatch.setattr("cogs.turn.handlers.ANSWER_SECONDS", 0.1)  # the first click has waited as long as people do
        render_slowly(stage, monkeypatch, 0.4)
    assert shown.id == former.id
    game.panel = None
    await game.look_closely()


async def test_a_player_who_continues_gets_no_outdated_picture(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, who = game.stage, game.decider()
    render_slowly(stage, monkeypatch, 30)
    hand = stage.private(await stage.press(who, game.board, "b:*:hand"))
    assert say("en-US", "picture-follows") in stage.text(hand) and not stage.pictures(hand)
    more = stage.shown(await stage.press(who, hand, "b:*:more"))
    assert more.id == hand.id
    since, shown = len(stage.env.http_requests), stage.text(more)
    await stage.later(minutes=1)
    assert stage.text(more) == shown and not stage.pictures(more)
    assert not [request for request in stage.env.http_requests[since:] if "@original" in request.path]
    assert not stage.bot.ephemeral._following  # type: ignore[attr-defined]
    game.panel = None


@pytest.mark.parametrize("fault", ["drawing", "Discord"])
async def test_a_picture_that_fails_leaves_the_words(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    stage, who, draw = game.stage, game.decider(), RenderThreads.draw
    monkeypatch.setattr("cogs.turn.handlers.ANSWER_SECONDS", 0.1)
    render_slowly(stage, monkeypatch, 0.3)
    if fault == "drawing":

        async def fail(*_: Any, **__: Any) -> render.Picture:
            await asyncio.sleep(0.3)
            raise RuntimeError("no colours left")

        monkeypatch.setattr(RenderThreads, "draw", fail)
    else:
        stage.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    shown = stage.private(await stage.press(who, game.board, "b:*:hand"))
    assert not stage.pictures(shown) and game.choices(shown)
    note = say("en-US", "picture-missing" if fault == "drawing" else "picture-follows")
    assert note in stage.text(shown)
    assert fault == "drawing" or any("late picture not sent" in record.getMessage() for record in caplog.records)
    monkeypatch.setattr(RenderThreads, "draw", draw)
    stage.forgive()
    game.panel = None
    await game.play_on(2)


def _first_lines(alts: list[str]) -> list[str]:
    """Return alternative texts without the seal of a lobby."""
    return [alt.splitlines()[0] for alt in alts]


async def test_a_slow_lobby_shows_words_and_its_picture_follows(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """``/play``, joining, starting. A page of the rules is deferred instead: its answer waits for the picture."""
    monkeypatch.setattr("cogs.publishing.reconciler.ANSWER_SECONDS", 0.1)
    render_slowly(stage, monkeypatch, 0.4)
    since = len(stage.env.http_requests)
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    assert not lobby.ephemeral and _without_picture(stage, since) == [4]
    assert _first_lines(stage.alts(lobby)) == ["at last"]
    for who, button in ((stage.bruno, "join"), (stage.ana, "start")):
        since = len(stage.env.http_requests)
        result = await stage.press(who, lobby, f"b:*:{button}")
        assert _without_picture(stage, since) == [7] and stage.shown(result).id == lobby.id
        edits = [each for each in stage.env.http_requests[since:] if each.path.endswith(f"/messages/{lobby.id}")]
        assert [each.method for each in edits] == ["PATCH"], "the picture is added once"
        assert _first_lines(stage.alts(lobby)) == ["at last"]
        assert len(result.followups) == (button == "join"), "who joins sees the game in sixty seconds"
        assert say("en-US", "picture-follows") not in stage.text(lobby)
    first = next(each for each in stage.env.http_requests[since:] if each.path.endswith("/callback"))
    assert say("en-US", "picture-follows") in json.dumps(first.json, ensure_ascii=False)
    table = await table_of(stage)
    assert table.messages["board"].message_id == lobby.id and table.row.settled_revision == table.row.revision
    assert [message.id for message in stage.history()][:1] == [lobby.id] and len(mentions(stage)) == 1
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)
    since = len(stage.env.http_requests)
    page = stage.private(await stage.press(stage.davi, lobby, "b:*:rules"))
    assert say("en-US", "mausoleum-rules-sixty-body") in stage.text(page) and callbacks(stage, since) == [5]


async def test_a_slow_board_shows_words_and_its_picture_follows(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, note, table = game.stage, say("en-US", "picture-follows"), await table_of(game.stage)
    draw = RenderThreads.draw
    monkeypatch.setattr(board_message, "PICTURE_WAIT_SECONDS", 0.1)
    monkeypatch.setattr("cogs.turn.handlers.ANSWER_SECONDS", 0.1)
    render_slowly(stage, monkeypatch, 0.5)
    since, before, settled, note_messages = (
        len(stage.env.http_requests),
        table.row.settled_revision,
        list[int](),
        Table.note_messages,
    )

    async def noted(table: Table, *what: Any, **rest: Any) -> None:
        await note_messages(table, *what, **rest)
        settled.append(table.row.settled_revision)

    monkeypatch.setattr(Table, "note_messages", noted)
    await one_step(game)
    edits = [each.json for each in stage.env.http_requests[since:] if each.path == board_path(game)]
    assert [bool(each.get("attachments")) for each in edits] == [False, True]
    assert [note in json.dumps(each, ensure_ascii=False) for each in edits] == [True, False]
    assert max(settled[:-1]) <= before < settled[-1], "a board without its picture is stale, also for the next start"
    assert stage.alts(game.board) == ["at last"] and note not in stage.text(game.board)
    monkeypatch.setattr(RenderThreads, "draw", draw)
    game.panel = None
    await game.play_on(2)


def _without_picture(stage: Stage, since: int) -> list[int]:
    """Return the kinds of first answers since that request. None of them has a picture."""
    answered = [each.json for each in stage.env.http_requests[since:] if each.path.endswith("/callback")]
    assert not any(each["data"].get("attachments") for each in answered)
    return [each["type"] for each in answered]


async def test_an_error_after_a_slow_start_reaches_the_user(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rendering and building the panel fail after the click was acknowledged."""
    stage, who = game.stage, game.decider()
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)
    render_slowly(stage, monkeypatch, 0.05)

    def fail(*_: Any) -> replies.Panel:
        raise RuntimeError("late")

    monkeypatch.setattr(Hand, "panel", fail)
    result = await stage.press(who, game.board, "b:*:hand")
    notice = nothing_but_a_sentence(stage, result)
    assert notice == say("en-US", "error-unknown", number=log_number(stage, notice))
    stage.forgive()

"""What goes wrong outside the rules: the disk, the pictures, Discord, a crash. Nothing is lost, everybody is told."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
import simcord
from aiolimiter import AsyncLimiter

import render
from cogs.interactions import replies
from cogs.play.hand_panel import Hand
from cogs.publishing import boards
from cogs.publishing.boards import Boards
from cogs.publishing.outbox import Channels
from db import DatabaseMoved, StoreError, TableRow
from engine import FastRng
from locales import LOCALES, say
from render.pool import RenderThreads
from tables import Archived, Phase, PollKind, Table, link
from tests.bot import harness
from tests.bot.playing import (
    Game,
    begin,
    called,
    everything,
    load_dice,
    mentions,
    nothing_but_a_sentence,
    table_of,
    tertulia,
    tiny_picture,
)

pytestmark = pytest.mark.usefixtures("tiny_pictures")


@pytest.fixture
async def game(stage: harness.Stage, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Ana and Bruno, a few moves on."""
    game = await begin(stage, load_dice(monkeypatch, 31), stage.ana, stage.bruno)
    await game.play_on(4)
    return game


def board_path(game: Game) -> str:
    return f"/channels/{game.channel.id}/messages/{game.board_id}"


async def one_step(game: Game) -> simcord.InteractionResult:
    """One action that is a whole turn: a stone is built, or nothing is played and nothing is too many."""
    for _ in range(60):
        who, panel = await game.open_hand()
        table = await table_of(game.stage)
        hand = table.view(table.deciding[0]).hand_sizes[table.deciding[0]]
        for control, value in game.choices(panel):
            word = value.split(":")[-1]
            if word.split(".")[-1] in ("base", "colunas", "piramide", "estatuas") and hand <= 6 and "play" in word:
                return await game.do(who, panel, control, value)
        await game.step()
    raise AssertionError("no stone in sight")


def the_number(stage: harness.Stage, text: str) -> str:
    """The number that a user was told stands in the log, with the traceback."""
    found = re.search(r"\b[0-9a-f]{6}\b", text)
    assert found, text
    records = [record for record in stage.logged if found[0] in record.getMessage()]
    assert len(records) == 1 and records[0].exc_info and records[0].exc_info[2] is not None
    return found[0]


# ---------------------------------------------------------------- the disk


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (StoreError("the disk is full"), "error-store"),
        (DatabaseMoved("the disk", "the disk", None), "error-moved"),
        (RuntimeError("boom"), "error-unknown"),
    ],
    ids=["store", "moved", "unknown"],
)
async def test_a_move_that_could_not_be_written_is_told_with_a_number_and_may_be_made_again(
    game: Game, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    stage = game.stage
    store = tertulia(stage).store
    assert store is not None
    write = store.commit
    who, panel = await game.open_hand()
    control, value = game.choices(panel)[0]
    before = await everything(stage)

    async def fail(*_: Any, **__: Any) -> int:
        raise error

    for locale in LOCALES:
        stage.reads(who, locale)
        monkeypatch.setattr(store, "commit", fail)
        told = nothing_but_a_sentence(stage, await game.do(who, panel, control, value))
        assert told == say(locale, key, number=the_number(stage, told))
        assert "disk" not in told and "boom" not in told
        assert await everything(stage) == before
        stage.forgive()
    stage.reads(who, "en-US")
    monkeypatch.setattr(store, "commit", write)
    await game.do(who, panel, control, value)
    assert (await table_of(stage)).row.revision == before["memory"][0].revision + 1
    game.panel = None
    await game.look_closely()
    await game.play_on(4)


@pytest.mark.parametrize("then", ["again", "hand", "command", "nothing", "restart"])
async def test_a_move_that_failed_after_it_was_written_stands_and_is_shown(
    game: Game, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """Whatever the player does next: the same button again, the board's button, ``/hand``, or nothing at all."""
    stage = game.stage
    store = tertulia(stage).store
    assert store is not None
    write = store.commit
    who, panel = await game.open_hand()
    control, value = game.choices(panel)[0]
    revision = (await table_of(stage)).row.revision

    async def commit_and_fail(*given: Any, **more: Any) -> int:
        await write(*given, **more)
        raise RuntimeError("after the commit")

    monkeypatch.setattr(store, "commit", commit_and_fail)
    told = nothing_but_a_sentence(stage, await game.do(who, panel, control, value))
    assert told == say("en-US", "error-unknown", number=the_number(stage, told))
    stage.forgive()
    monkeypatch.setattr(store, "commit", write)
    if then == "again":
        result = await game.do(who, panel, control, value)
        assert say("en-US", "error-stale") not in stage.text(stage.shown(result))
    elif then == "hand":
        await game.look(who)
    elif then == "command":
        await stage.slash(who, "hand")
    elif then == "restart":
        await stage.restart()
    table = await table_of(stage)
    assert table.row.revision == revision + 1 and table.row.shown_revision == revision + 1
    log = await tertulia(stage).store.games.actions(1)  # type: ignore[union-attr]
    assert [row.notation for row in log if row.revision > revision] == [value.split(":")[-1]]
    game.panel = None
    await game.look_closely()
    await game.play_on(4)


async def test_a_lobby_that_could_not_be_written_stays_as_it_was(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    store = tertulia(stage).store
    assert store is not None
    before = await everything(stage)
    for who, button in ((stage.bruno, "join"), (stage.ana, "leave"), (stage.ana, "cancel")):

        async def fail(*_: Any, **__: Any) -> int:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "commit", fail)
            told = nothing_but_a_sentence(stage, await stage.press(who, lobby, f"b:*:{button}"))
        assert told == say("en-US", "error-store", number=the_number(stage, told))
        stage.forgive()
        assert await everything(stage) == before
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert (await table_of(stage)).names == ("Ana", "Bruno")


async def test_a_daily_backup_that_fails_is_logged_and_tried_again_in_an_hour_and_play_goes_on(
    stage: harness.Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.make = lambda: harness.make_bot(tmp_path / "tertulia.sqlite3", backups=2)

    def failures() -> int:
        return sum("daily backup failed" in record.getMessage() for record in stage.logged)

    def made() -> list[str]:
        return [each.name for each in tmp_path.iterdir() if each.name.endswith("-daily")]

    async def until(done: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not done():
                await asyncio.sleep(0.01)

    with monkeypatch.context() as patch:
        patch.setattr("db.rotation.RESERVE_BYTES", 2**60)
        await stage.restart()
        await until(lambda: failures() == 1)
        await stage.slash(stage.ana, "play", game="mausoleum")
        assert failures() == 1 and not made()
        await stage.later(minutes=61)
        await until(lambda: failures() == 2)
    await stage.later(minutes=61)
    await until(lambda: len(made()) == 1)
    await stage.later(hours=20)
    assert failures() == 2 and len(made()) == 1
    await stage.later(hours=5)
    await until(lambda: len(made()) == 2)
    stage.forgive()


# ---------------------------------------------------------------- the pictures


def broken(*_: Any) -> render.Picture:
    raise RuntimeError("no paint")


async def test_a_game_goes_on_in_words_where_nothing_can_be_drawn(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("board", "hand", "score", "cover", "rules_picture"):
        monkeypatch.setattr(render, name, broken)
    game = await begin(stage, load_dice(monkeypatch, 32), stage.ana, stage.bruno)
    await game.shorten(12)
    note = say("en-US", "picture-missing")
    while not game.over:
        _, panel = await game.open_hand()
        assert note in stage.text(panel) and not stage.pictures(panel)
        assert note in stage.text(game.board) and not stage.pictures(game.board)
        await game.step()
    assert "wins!" in stage.text(game.board) or "Shared victory" in stage.text(game.board)
    assert [button.label for button in stage.buttons(game.board)] == ["Rematch", "Rules", "More"]
    page = stage.private(await stage.press(stage.ana, game.board, "Rules"))
    assert say("en-US", "mausoleum-rules-goal-body") in stage.text(page)
    more = stage.private(await stage.press(stage.ana, game.board, "More"))
    told = stage.shown(await stage.press(stage.ana, more, "b:*:text"))
    assert told.id == more.id and note not in stage.text(told) and "Ana" in stage.text(told)
    assert (await table_of(stage)).phase is Phase.FINISHED
    assert {record.exc_info[0] for record in stage.logged if record.exc_info} == {RuntimeError}
    stage.forgive()


def render_slowly(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Every picture takes so long, on the clock that the simulated Discord measures its three seconds with.

    Not by a sleeping thread: simcord lets no timer of the bot fire while a thread is at work.
    """

    async def draw(self: RenderThreads, *_: Any, **__: Any) -> render.Picture:
        await asyncio.sleep(seconds)
        return tiny_picture("at last")

    monkeypatch.setattr(RenderThreads, "draw", draw)


def callbacks(stage: harness.Stage, since: int) -> list[int]:
    """The kinds of first answers given since then: 4 message, 5 and 6 "wait", 7 edit."""
    return [request.json["type"] for request in stage.env.http_requests[since:] if request.path.endswith("/callback")]


def _about_panel(request: Any) -> bool:
    return request.path.endswith(("/callback", "/messages/@original"))


async def test_without_patience_a_slow_picture_would_be_too_late(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """That the next tests can fail: an answer after more than three seconds is refused here, as by Discord."""
    stage, who = game.stage, game.decider()
    render_slowly(monkeypatch, 3.1)
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER_SECONDS", 60)
    result = await stage.press(who, game.board, "b:*:rules")
    assert not result.acknowledged and [user_error.code for user_error in stage.refused] == [10062]
    stage.forgive()


async def test_a_hand_that_takes_long_to_draw_is_answered_in_words_and_its_picture_follows(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By command, from the board, and on one's own panel; the picture comes long after Discord's three seconds."""
    stage, who = game.stage, game.decider()
    panel = await game.look(who)
    render_slowly(monkeypatch, 2.5)
    clicks: list[tuple[Callable[[], Awaitable[simcord.InteractionResult]], int]] = [
        (lambda: stage.slash(who, "hand"), 4),
        (lambda: stage.press(who, game.board, "b:*:hand"), 4),
        (lambda: game.do(who, panel, *game.choices(panel)[0]), 7),
    ]
    for click, kind in clicks:
        since = len(stage.env.http_requests)
        result = await click()
        shown = stage.shown(result)
        # simcord waits until the bot is at rest: what was there in between, its requests tell.
        first, *rest = (request for request in stage.env.http_requests[since:] if _about_panel(request))
        assert first.path.endswith("/callback") and first.json["type"] == kind
        told = json.dumps(first.json["data"], ensure_ascii=False)
        assert (
            say("en-US", "picture-follows") in told and "b:1:more" in told and not first.json["data"].get("attachments")
        )
        assert [request.method for request in rest] == ["PATCH"] and rest[0].path.endswith("/messages/@original")
        assert shown.ephemeral and stage.alts(shown) == ["at last"] and len(stage.pictures(shown)) == 1
        assert say("en-US", "picture-follows") not in stage.text(shown)
        assert stage.controls(shown) and not result.followups
    assert shown.id == panel.id
    game.panel = None
    await game.look_closely()


async def test_somebody_who_plays_on_gets_no_picture_of_before(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, who = game.stage, game.decider()
    render_slowly(monkeypatch, 30)
    told = stage.private(await stage.press(who, game.board, "b:*:hand"))
    assert say("en-US", "picture-follows") in stage.text(told) and not stage.pictures(told)
    more = stage.shown(await stage.press(who, told, "b:*:more"))
    assert more.id == told.id
    since, shown = len(stage.env.http_requests), stage.text(more)
    await stage.later(minutes=1)
    assert stage.text(more) == shown and not stage.pictures(more)
    assert not [request for request in stage.env.http_requests[since:] if "@original" in request.path]
    assert not stage.bot.late_pictures._following  # type: ignore[attr-defined]
    game.panel = None


async def test_nobody_stands_in_a_queue_for_a_picture(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, who = game.stage, game.decider()
    render_slowly(monkeypatch, 0.05)
    since = len(stage.env.http_requests)
    for crowded, answer in ((False, "attachments"), (True, "follows")):
        queue = {asyncio.create_task(asyncio.sleep(0)): 9.0} if crowded else {}
        monkeypatch.setattr(tertulia(stage).pictures, "_answers", queue)
        shown = stage.private(await stage.press(who, game.board, "b:*:hand"))
        assert stage.alts(shown) == ["at last"]
        first, *rest = (request for request in stage.env.http_requests[since:] if _about_panel(request))
        assert len(rest) == int(crowded) and bool(first.json["data"].get("attachments")) == (not crowded), answer
        since = len(stage.env.http_requests)
    game.panel = None
    await game.look_closely()


@pytest.mark.parametrize("fault", ["drawing", "Discord"])
async def test_a_picture_that_does_not_follow_leaves_the_words(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    stage, who, draw = game.stage, game.decider(), RenderThreads.draw
    render_slowly(monkeypatch, 1)
    if fault == "drawing":

        async def fail(*_: Any, **__: Any) -> render.Picture:
            await asyncio.sleep(1)
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


async def test_a_lobby_and_a_board_that_are_slow_to_draw_are_there_in_words_and_their_pictures_follow(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``/play``, joining, starting. What the rules show is waited for, after an acknowledgement."""
    render_slowly(monkeypatch, 2.5)
    since = len(stage.env.http_requests)
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    assert not lobby.ephemeral and _without_picture(stage, since) == [4] and stage.alts(lobby) == ["at last"]
    for who, button in ((stage.bruno, "join"), (stage.ana, "start")):
        since = len(stage.env.http_requests)
        result = await stage.press(who, lobby, f"b:*:{button}")
        assert _without_picture(stage, since) == [7] and stage.shown(result).id == lobby.id
        edits = [each for each in stage.env.http_requests[since:] if each.path.endswith(f"/messages/{lobby.id}")]
        assert [each.method for each in edits] == ["PATCH"], "the picture is put there once"
        assert stage.alts(lobby) == ["at last"] and not result.followups
        assert say("en-US", "picture-follows") not in stage.text(lobby)
    first = next(each for each in stage.env.http_requests[since:] if each.path.endswith("/callback"))
    assert say("en-US", "picture-follows") in json.dumps(first.json, ensure_ascii=False)
    table = await table_of(stage)
    assert table.row.board_message_id == lobby.id and table.row.shown_revision == table.row.revision
    assert [message.id for message in stage.history()][:1] == [lobby.id] and len(mentions(stage)) == 1
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)
    since = len(stage.env.http_requests)
    page = stage.private(await stage.press(stage.davi, lobby, "b:*:rules"))
    assert say("en-US", "mausoleum-rules-goal-body") in stage.text(page) and callbacks(stage, since) == [5]


async def test_a_board_that_is_slow_to_draw_is_there_in_words_and_its_picture_follows(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, said, table = game.stage, say("en-US", "picture-follows"), await table_of(game.stage)
    draw = RenderThreads.draw
    monkeypatch.setattr(boards, "WORDS", 0.5)
    render_slowly(monkeypatch, 1.5)
    since, before, shown, place = (
        len(stage.env.http_requests),
        table.row.shown_revision,
        list[int](),
        Table.note_delivery,
    )

    async def noted(table: Table, **what: Any) -> None:
        await place(table, **what)
        shown.append(table.row.shown_revision)

    monkeypatch.setattr(Table, "note_delivery", noted)
    await one_step(game)
    edits = [each.json for each in stage.env.http_requests[since:] if each.path == board_path(game)]
    assert [bool(each.get("attachments")) for each in edits] == [False, True]
    assert [said in json.dumps(each, ensure_ascii=False) for each in edits] == [True, False]
    assert shown[0] == before < shown[-1], "until its picture is there a board is behind, also for the next start"
    assert stage.alts(game.board) == ["at last"] and said not in stage.text(game.board)
    monkeypatch.setattr(RenderThreads, "draw", draw)
    game.panel = None
    await game.play_on(2)


def _without_picture(stage: harness.Stage, since: int) -> list[int]:
    """The kinds of first answers given since then, none of which has a picture."""
    answered = [each.json for each in stage.env.http_requests[since:] if each.path.endswith("/callback")]
    assert not any(each["data"].get("attachments") for each in answered)
    return [each["type"] for each in answered]


async def test_a_refusal_after_a_slow_start_still_reaches_the_user(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing and building fail after the click was acknowledged."""
    stage, who = game.stage, game.decider()
    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER_SECONDS", 0.05)
    render_slowly(monkeypatch, 0.05)

    def fail(*_: Any) -> replies.Panel:
        raise RuntimeError("late")

    monkeypatch.setattr(Hand, "panel", fail)
    result = await stage.press(who, game.board, "b:*:hand")
    told = nothing_but_a_sentence(stage, result)
    assert told == say("en-US", "error-unknown", number=the_number(stage, told))
    stage.forgive()


# ---------------------------------------------------------------- Discord


async def test_a_board_that_a_moderator_deleted_is_posted_anew(game: Game) -> None:
    stage = game.stage
    role = stage.server.create_role("Tidy", permissions=discord.Permissions(manage_messages=True))
    tidy = stage.join("tidy", "Tidy", roles=[role])
    who, panel = await game.open_hand()
    former = game.board
    await tidy.delete(former)
    await game.do(who, panel, *game.choices(panel)[0])
    fresh = stage.board()
    assert fresh.id != game.board_id
    table = await table_of(stage)
    assert table.row.board_message_id == fresh.id and table.row.shown_revision == table.row.revision
    game.board_id, game.panel = fresh.id, None
    stage.forgive()
    await game.play_on(6)


async def test_a_board_that_somebody_keeps_deleting_is_posted_once_for_each_move(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing that goes wrong outside the game makes the bot post without end."""
    stage = game.stage
    role = stage.server.create_role("Tidy", permissions=discord.Permissions(manage_messages=True))
    tidy = stage.join("tidy", "Tidy", roles=[role])
    table, deleted = await table_of(stage), list[int]()
    for _ in range(4):
        for board in (message for message in stage.history() if stage.controls(message)):
            deleted.append(board.id)
            await tidy.delete(board)
        tertulia(stage).boards.changed(table, again=True)
        await tertulia(stage).boards.settle(5)
    assert len(deleted) == 2, "the first board, and the one that was posted for this move"
    assert caplog.text.count("board posted twice") == 1
    stage.forgive()


async def test_a_mention_that_a_moderator_deleted_does_not_stop_the_game(game: Game) -> None:
    stage = game.stage
    role = stage.server.create_role("Tidy", permissions=discord.Permissions(manage_messages=True))
    tidy = stage.join("tidy", "Tidy", roles=[role])
    await game.open_hand()
    await tidy.delete(game.mention())
    game.mention_id = None
    assert game.panel is not None and game.holder is not None
    holder, panel = game.holder, game.panel
    while not mentions(stage):
        result = await game.do(holder, panel, *game.choices(panel)[0])
        panel = stage.shown(result)
    game.panel = None
    await game.look_closely()
    stage.forgive()
    await game.play_on(4)


async def test_a_board_that_is_too_old_to_be_edited_is_posted_anew_and_the_old_one_still_answers(game: Game) -> None:
    stage = game.stage
    old = game.board
    # The edit, and then the edit that would point from the old board to the new one.
    stage.env.inject_error("PATCH", board_path(game), status=400, code=30046, times=2)
    await one_step(game)
    assert [user_error.code for user_error in stage.refused] == [30046, 30046]
    stage.forgive()
    fresh = stage.board()
    assert fresh.id != old.id and stage.exists(old)
    who = game.decider()
    panel = stage.private(await stage.press(who, old, "b:*:hand"))
    assert game.choices(panel)
    assert f"/{fresh.id}" in game.mention().content, "the mention leads to the new board"
    game.board_id, game.panel = fresh.id, None
    await stage.press(who, panel, game.choices(panel)[0][0].custom_id)
    assert stage.board().id == fresh.id


async def test_a_board_that_was_posted_anew_leaves_a_pointer(game: Game) -> None:
    stage = game.stage
    old = game.board
    stage.env.inject_error("PATCH", board_path(game), status=400, code=30046)
    await one_step(game)
    stage.forgive()
    fresh = stage.board()
    link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{fresh.id}"
    assert say("en-US", "board-moved", link=link) in stage.text(old) and not stage.controls(old)


async def test_a_lobby_left_behind_points_to_the_table_when_it_is_pressed(stage: harness.Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.later(hours=2)
    stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/{lobby.id}", status=400, code=30046)
    await stage.slash(stage.ana, "board")
    stage.forgive()
    fresh = stage.board()
    assert fresh.id != lobby.id and stage.controls(lobby)
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert str(fresh.id) in stage.text(lobby) and not stage.controls(lobby)
    assert stage.board().id == fresh.id and "Bruno" in stage.text(fresh), "and the join counts"
    assert (await table_of(stage)).row.board_message_id == fresh.id


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (500, 0), (400, 50035), (400, 160006)])
async def test_a_board_that_cannot_be_edited_is_logged_and_the_game_goes_on_by_the_command(
    game: Game, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    stage = game.stage
    stage.env.inject_error("PATCH", board_path(game), status=status, code=code, times=None)
    shown = stage.text(game.board)
    who, panel = await game.open_hand()
    with caplog.at_level(logging.WARNING):
        result = await game.do(who, panel, *game.choices(panel)[0])
    assert stage.shown(result).id == panel.id and not result.followups, "the mover sees nothing of it"
    warned = [record for record in caplog.records if record.name == "cogs.publishing.boards"]
    assert warned and "table 1" in warned[-1].getMessage() and all(r.levelno == logging.WARNING for r in warned)
    assert stage.text(game.board) == shown
    for _ in range(6):
        table = await table_of(stage)
        person = game.people[table.seats[table.deciding[0]].user_id]
        hand = stage.private(await stage.slash(person, "hand"))
        await game.do(person, hand, *game.choices(hand)[0])
    assert (await table_of(stage)).row.revision >= 11
    stage.env.backend.faults.clear()
    stage.forgive()
    hand = stage.private(await stage.slash(person, "hand"))
    table = await table_of(stage)
    person = game.people[table.seats[table.deciding[0]].user_id]
    hand = stage.private(await stage.slash(person, "hand"))
    await game.do(person, hand, *game.choices(hand)[0])
    game.panel = None
    game.mention_id = None
    await game.look_closely()


async def test_a_channel_that_is_gone_is_logged_and_nothing_breaks(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    tertulia(stage)._connection._guilds[stage.server.id]._remove_channel(  # type: ignore[attr-defined]
        tertulia(stage).get_channel(stage.channel.id)
    )
    stage.env.inject_error("GET", f"/channels/{stage.channel.id}", status=404, code=10003, times=None)
    with caplog.at_level(logging.WARNING):
        result = await game.do(who, panel, *game.choices(panel)[0])
    assert stage.shown(result).id == panel.id
    assert "could not be shown (GONE)" in caplog.text
    assert (await table_of(stage)).row.archived is Archived.CHANNEL_GONE, "it can be taken to another channel"
    stage.forgive()


async def test_a_mention_that_cannot_be_deleted_stays_and_the_next_one_comes(game: Game) -> None:
    stage = game.stage
    former = game.mention()
    stage.env.inject_error("DELETE", f"/channels/{stage.channel.id}/messages/{former.id}", status=403, code=50013)
    await one_step(game)
    stage.forgive()
    there = mentions(stage)
    assert [message.id == former.id for message in there] == [True, False]
    table = await table_of(stage)
    assert called(there[-1]) == [table.seats[table.deciding[0]].user_id]


async def test_a_mention_that_could_not_be_sent_is_made_up_for_with_the_next_move(game: Game) -> None:
    stage = game.stage
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=500)
    await one_step(game)
    stage.forgive()
    table = await table_of(stage)
    person = game.people[table.seats[table.deciding[0]].user_id]
    hand = stage.private(await stage.press(person, game.board, "b:*:hand"))
    await game.do(person, hand, *game.choices(hand)[0])
    game.panel, game.mention_id = None, None
    await game.look_closely()


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027)])
async def test_an_answer_that_comes_too_late_leaves_the_move_done_and_the_board_right(
    game: Game, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    stage = game.stage
    revision = (await table_of(stage)).row.revision
    who, panel = await game.open_hand()
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    with caplog.at_level(logging.WARNING):
        result = await game.do(who, panel, *game.choices(panel)[0])
    assert not result.acknowledged and "too late" in caplog.text
    assert not stage.logged, "that is no error of the bot's"
    stage.forgive()
    assert (await table_of(stage)).row.revision == revision + 1
    game.panel = None
    await game.look_closely()
    await game.play_on(3)


async def test_a_lobby_whose_first_message_came_too_late_appears_all_the_same(stage: harness.Stage) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await stage.slash(stage.ana, "play", game="mausoleum")
    stage.forgive()
    lobby = stage.board()
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    assert (await table_of(stage)).phase is Phase.RUNNING and len(mentions(stage)) == 1
    assert [message.id for message in stage.history() if stage.controls(message)] == [lobby.id]


async def test_an_edit_of_the_panel_that_discord_refuses_is_followed_up_privately(game: Game) -> None:
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
async def test_a_panel_is_sent_once_more_where_the_connection_breaks(
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
            response._response_type = None  # Discord may have it, the bot does not know
            raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", break_off)
    result = await game.do(who, panel, *game.choices(panel)[0])
    assert len(sent) == 2
    assert stage.controls(stage.private(result)), "the panel, and no excuse"
    stage.forgive()
    monkeypatch.undo()
    game.panel = None
    await game.look_closely()


async def test_a_question_that_cannot_be_shown_is_not_said_to_have_been_asked(stage: harness.Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="luxor"))
    for who in (stage.bruno, stage.chloe):
        await stage.press(who, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    more = stage.private(await stage.press(stage.bruno, lobby, "b:*:more"))
    path = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50013)
    told = stage.text(stage.private(await stage.press(stage.bruno, more, "b:*:propose_end")))
    assert told == say("en-US", "question-not-shown")
    stage.forgive()
    more = stage.private(await stage.press(stage.bruno, lobby, "b:*:more"))
    again = stage.private(await stage.press(stage.bruno, more, "b:*:propose_end"))
    assert stage.text(again) == say("en-US", "question-asked")
    assert (await table_of(stage)).polls[PollKind.END].message_id is not None


@pytest.mark.parametrize(("button", "code"), [("join", 50035), ("join", 10062), ("start", 50035), ("cancel", 10062)])
async def test_a_lobby_whose_edit_discord_refuses_is_brought_up_to_date_another_way(
    stage: harness.Stage, button: str, code: int
) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    if button == "start":
        await stage.press(stage.bruno, lobby, "b:*:join")
    who = stage.bruno if button == "join" else stage.ana
    status = 404 if code == 10062 else 400
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    result = await stage.press(who, lobby, f"b:*:{button}")
    if code == 50035:
        told = nothing_but_a_sentence(stage, result)
        assert told == say("en-US", "error-unknown", number=the_number(stage, told))
    stage.forgive()
    table = await table_of(stage)
    text = stage.text(lobby)
    if button == "join":
        assert table.names == ("Ana", "Bruno") and "Bruno" in text
    elif button == "start":
        assert table.phase is Phase.RUNNING and [each.label for each in stage.buttons(lobby)][1:] == ["Rules", "More"]
        assert len(mentions(stage)) == 1
    else:
        assert table.phase is Phase.CANCELLED and say("en-US", "table-cancelled") in text


# ---------------------------------------------------------------- a crash


def crash(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this bot commits, and comes no further: no board, no mention."""
    monkeypatch.setattr(tertulia(game.stage).boards, "changed", lambda *_, **__: None)


async def crash_at_a_step(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody moves, and nobody sees it: the bot that is there now comes no further."""
    crash(game, monkeypatch)
    await one_step(game)


async def test_after_a_crash_the_board_catches_up_by_itself(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = game.stage
    shown, former = stage.text(game.board), game.mention()
    await crash_at_a_step(game, monkeypatch)
    assert stage.text(game.board) == shown and game.mention().id == former.id
    behind = await table_of(stage)
    assert behind.row.shown_revision < behind.row.revision
    await stage.restart()
    assert stage.text(game.board) != shown
    game.panel = None
    await game.look_closely()
    assert not stage.exists(former)
    await game.play_on(4)
    quiet = [message.id for message in stage.history()]
    await stage.restart()
    assert [message.id for message in stage.history()] == quiet, "a restart with nothing to catch up says nothing"


async def post(game: Game, **what: Any) -> int:
    """A message that the bot sends into the channel; its id."""
    channel = cast(discord.TextChannel, game.stage.bot.get_channel(game.stage.channel.id))
    message = await channel.send(**what)
    await game.stage.env.settle()
    return message.id


async def sent_in_vain(game: Game) -> tuple[int, int]:
    """A crash came when these were sent, before that was written down: a board, and a mention of who acts already."""
    stage = game.stage
    table = await table_of(stage)
    panel = await tertulia(stage).boards.panel(table)
    board = await post(game, view=panel.view, files=panel.files)
    return board, await post(game, content=f"◆ <@{game.other().id}>, it is your move. [To the board]({link(table)})")


async def test_what_was_sent_before_a_crash_and_never_written_down_is_found(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, former = game.stage, game.board
    await crash_at_a_step(game, monkeypatch)
    shown = stage.text(former)
    board, mention = await sent_in_vain(game)
    await stage.restart()
    assert [message.id for message in stage.history() if stage.controls(message)] == [board]
    assert say("en-US", "board-moved", link="@").split("@")[0] in stage.text(former) != shown
    table = await table_of(stage)
    assert table.row.board_message_id == board
    assert game.mention().id == table.row.mention_message_id != mention
    assert called(game.mention()) == [table.seats[table.deciding[0]].user_id]
    game.board_id, game.panel, game.mention_id = board, None, None
    await game.play_on(3)


async def test_after_a_crash_nobody_touches_what_another_table_has_said(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A channel may have had another table since."""
    stage = game.stage
    await crash_at_a_step(game, monkeypatch)
    address = link(await table_of(stage), game.board_id + 1)
    another = await post(game, content=f"◆ <@{game.other().id}>, it is your move. [To the board]({address})")
    await stage.restart()
    row = (await table_of(stage)).row
    assert row.mentioned_revision == row.revision and row.mention_message_id != another
    assert [message.id for message in mentions(stage)] == [another, row.mention_message_id]


async def test_who_was_called_before_a_crash_is_not_called_once_more(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    mention = game.mention().id
    monkeypatch.setattr(tertulia(stage).boards, "changed", lambda *_, **__: None)
    store = tertulia(stage).store
    assert store is not None
    await store.tables.note_delivery(1, {"mention_message_id": None, "mentioned_revision": 0})
    await stage.restart()
    assert game.mention().id == mention == (await table_of(stage)).row.mention_message_id
    await game.play_on(3)


async def test_what_a_crash_left_is_looked_for_also_after_somebody_was_quicker(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then the table counts as behind, for the next crash may come before."""
    stage, find, behind = game.stage, Boards._find, list[bool]()

    async def nothing(self: Boards) -> None:
        return None

    async def noted(self: Boards, table: Table, then: TableRow) -> None:
        behind.append(table.row.shown_revision < table.row.revision)
        await find(self, table, then)

    await crash_at_a_step(game, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(Boards, "catch_up", nothing)
        await stage.restart()
    monkeypatch.setattr(Boards, "_find", noted)
    await stage.slash(stage.ana, "board")
    row = (await table_of(stage)).row
    assert behind == [True] and row.shown_revision == row.mentioned_revision == row.revision
    assert [message.id for message in stage.history() if stage.controls(message)] == [row.board_message_id]


async def test_where_the_history_may_not_be_read_a_game_goes_on_after_a_crash(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    await crash_at_a_step(game, monkeypatch)
    shown = stage.text(game.board)
    stage.env.inject_error("GET", f"/channels/{stage.channel.id}/messages", status=403, code=50001, times=None)
    await stage.restart()
    stage.forgive()
    assert stage.text(game.board) != shown
    game.panel, game.mention_id = None, None
    await game.play_on(3)


async def test_after_a_crash_at_the_last_move_the_score_appears_and_nobody_is_called_any_more(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    await game.shorten()
    while not game.over:
        table = await table_of(stage)
        position = table.game.copy(table.state)
        who, panel = await game.open_hand()
        # Is this the last move? See on a copy what it does.
        _, value = choice = game.choices(panel)[-1]
        table.game.apply(position, table.deciding[0], table.game.parse(value.split(":")[-1]), FastRng(1))
        if table.game.outcome(position) is not None:
            crash(game, monkeypatch)
        result = await game.do(who, panel, *choice)
        game.panel = result.response if result.response and game.choices(result.response) else None
        if (await table_of(stage)).phase is Phase.FINISHED:
            break
    assert len(mentions(stage)) == 1, "the crash left the last mention"
    await stage.restart()
    assert not mentions(stage)
    assert [each.label for each in stage.buttons(game.board)] == ["Rematch", "Rules", "More"]
    assert f"/{game.board_id}" in stage.history()[-1].content


async def test_after_a_crash_while_it_was_cancelled_the_board_says_so(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    sure = stage.private(await stage.slash(stage.ana, "table cancel"))
    crash(game, monkeypatch)
    await stage.press(stage.ana, sure, "b:*:confirm_cancel")
    assert stage.controls(game.board)
    await stage.restart()
    assert say("en-US", "table-cancelled") in stage.text(game.board) and not stage.controls(game.board)
    assert not mentions(stage)


async def test_a_lobby_whose_bot_crashed_before_it_was_shown_can_be_brought_back(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(Boards, "open", die)
        await stage.restart()
        await stage.slash(stage.ana, "play", game="mausoleum")
    assert not stage.history()
    await stage.restart()
    told = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "play", game="mausoleum"))
    assert f"/{stage.channel.id}" in told
    await stage.slash(stage.ana, "board")
    assert stage.buttons(stage.board())


@pytest.mark.parametrize(("status", "code"), [(403, 0), (400, 50035), (404, 10015)])
async def test_a_refusal_that_does_not_reach_somebody_is_sent_once_more(game: Game, status: int, code: int) -> None:
    stage = game.stage
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    result = await stage.press(stage.davi, game.board, "b:*:hand")
    assert nothing_but_a_sentence(stage, result)
    assert [user_error.code for user_error in stage.refused] == [code]
    stage.forgive()


async def test_a_sentence_of_which_nobody_heard_that_it_had_arrived_is_not_told_twice(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, send = game.stage, discord.InteractionResponse.send_message
    sent = 0

    async def break_off(response: Any, **what: Any) -> Any:
        nonlocal sent
        sent += 1
        made = await send(response, **what)
        if sent == 1:
            response._response_type = None  # Discord has it, the bot does not know
            raise aiohttp.ServerDisconnectedError
        return made

    monkeypatch.setattr(discord.InteractionResponse, "send_message", break_off)
    result = await stage.press(stage.davi, game.board, "b:*:hand")
    assert nothing_but_a_sentence(stage, result) and sent == 2 and not result.followups
    assert [user_error.code for user_error in stage.refused] == [40060]
    stage.forgive()


async def test_a_sentence_that_cannot_be_sent_raises_nothing_whatever_the_reason(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As when the bot is closing: its connection is gone while somebody is being answered."""
    stage = game.stage

    async def closed(*_: Any, **__: Any) -> None:
        raise RuntimeError("Session is closed")

    monkeypatch.setattr(discord.InteractionResponse, "send_message", closed)
    await stage.press(stage.davi, game.board, "b:*:hand")
    (told,) = [record for record in caplog.records if "a notice could not be sent" in record.getMessage()]
    assert told.getMessage().endswith(": RuntimeError") and told.exc_info is not None
    caplog.clear()


class _Slow:
    """A channel, and the client that finds it: notes when it is asked for something."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    def get_channel(self, _: int) -> _Slow:
        return self

    def get_partial_message(self, _: int) -> _Slow:
        return self

    async def delete(self) -> None:
        self.asked.append(asyncio.get_running_loop().time())

    async def send(self, _: str, **__: Any) -> SimpleNamespace:
        self.asked.append(asyncio.get_running_loop().time())
        return SimpleNamespace(id=1)


async def test_channels_are_asked_a_few_things_at_once_and_the_others_one_after_the_other() -> None:
    slow, began = _Slow(), asyncio.get_running_loop().time()
    channels = Channels(cast(discord.Client, slow), AsyncLimiter(3, 0.03))
    await asyncio.gather(*(channels.delete(1, 2) if n % 2 else channels.say(1, n, "x") for n in range(8)))
    went = [moment - began for moment in slow.asked]
    assert len(went) == 8 and all(moment >= 0.01 * (number - 2) - 0.001 for number, moment in enumerate(went))
    assert went[2] < went[-1], "the first three do not wait for the others"

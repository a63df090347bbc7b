"""Boards, mentions and questions that Discord refuses or that a moderator deletes."""

from __future__ import annotations

import logging

import pytest
import simcord

from locales import say
from tables import Archived, PollKind
from tests.bot.faults import board_path, one_step
from tests.bot.harness import Stage
from tests.bot.playing import (
    Game,
    called,
    mentions,
    table_of,
    tertulia,
)
from tests.bot.test_table_life import propose_end

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_a_deleted_board_is_posted_again_once_for_each_move(
    game: Game, tidy: simcord.MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    """No fault outside the game makes the bot post without end."""
    stage = game.stage
    who, panel = await game.open_hand()
    await tidy.delete(game.board)
    await game.do(who, panel, *game.choices(panel)[0])
    fresh = stage.board()
    assert fresh.id != game.board_id
    table = await table_of(stage)
    assert table.messages["board"].message_id == fresh.id and table.row.settled_revision == table.row.revision
    game.board_id, game.panel = fresh.id, None
    stage.forgive()
    await game.play_on(1)
    deleted = []
    for _ in range(4):
        for board in stage.boards():
            deleted.append(board.id)
            await tidy.delete(board)
        tertulia(stage).public.changed(table, again=True)
        await tertulia(stage).public.settle(5)
    assert len(deleted) == 2, "the board, and the one posted for this move"
    assert caplog.text.count("board posted twice") == 1
    stage.forgive()


async def test_a_board_in_a_hidden_channel_costs_one_refused_request_a_try(game: Game) -> None:
    """It looked for messages below as well, although Discord lets it see none."""
    stage = game.stage
    await stage.later(minutes=4)
    table = await table_of(stage)
    for method, path in (("PATCH", board_path(game)), ("GET", board_path(game).rpartition("/")[0])):
        stage.env.inject_error(method, path, status=403, code=50001, times=None)
    before = len(stage.env.http_requests)
    tertulia(stage).public.changed(table, again=True)
    await tertulia(stage).public.settle(5)
    assert len([each for each in stage.env.http_requests[before:] if "/messages" in each.path]) == 1
    stage.env.backend.faults.clear()
    stage.forgive()


async def test_a_deleted_mention_does_not_stop_the_game(game: Game, tidy: simcord.MemberActor) -> None:
    stage = game.stage
    holder, panel = await game.open_hand()
    await tidy.delete(game.mention())
    game.mention_id = None
    while not mentions(stage):
        panel = stage.shown(await game.do(holder, panel, *game.choices(panel)[0]))
    game.panel = None
    await game.look_closely()
    stage.forgive()
    await game.play_on(2)


async def test_the_limit_of_old_messages_delays_an_edit_and_replaces_no_board(game: Game) -> None:
    stage = game.stage
    board = game.board
    stage.env.inject_error("PATCH", board_path(game), status=429, code=30046)
    await one_step(game)
    stage.forgive()
    await stage.later(seconds=25)
    table = await table_of(stage)
    assert stage.board().id == board.id and table.row.settled_revision == table.row.revision


async def test_a_board_that_discord_does_not_know_is_replaced_and_still_answers(game: Game) -> None:
    stage = game.stage
    old = game.board
    # The edit, and the edit that would let the old board point to the new one.
    stage.env.inject_error("PATCH", board_path(game), status=404, code=10008, times=2)
    await one_step(game)
    assert [user_error.code for user_error in stage.refused] == [10008, 10008]
    stage.forgive()
    fresh = stage.board()
    assert fresh.id != old.id and stage.exists(old)
    who = game.decider()
    panel = stage.private(await stage.press(who, old, "b:*:hand"))
    assert game.choices(panel)
    assert f"/{fresh.id}" in game.mention().content, "the mention links to the new board"
    game.board_id, game.panel = fresh.id, None
    await stage.press(who, panel, game.choices(panel)[0][0].custom_id)
    assert stage.board().id == fresh.id


async def test_a_superseded_board_points_to_the_current_one(game: Game) -> None:
    stage = game.stage
    old = game.board
    stage.env.inject_error("PATCH", board_path(game), status=404, code=10008)
    await one_step(game)
    stage.forgive()
    fresh = stage.board()
    link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{fresh.id}"
    assert say("en-US", "board-moved", link=link) in stage.text(old) and not stage.controls(old)


async def test_a_superseded_lobby_points_to_the_table_after_a_click(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.later(hours=2)
    stage.env.inject_error("PATCH", f"/channels/{stage.channel.id}/messages/{lobby.id}", status=404, code=10008)
    await stage.slash(stage.ana, "board")
    stage.forgive()
    fresh = stage.board()
    assert fresh.id != lobby.id and stage.controls(lobby)
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert str(fresh.id) in stage.text(lobby) and not stage.controls(lobby)
    assert stage.board().id == fresh.id and "Bruno" in stage.text(fresh), "and the join counts"
    assert (await table_of(stage)).messages["board"].message_id == fresh.id


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0), (400, 50035)])
async def test_a_board_that_cannot_be_edited_is_logged_and_the_command_still_plays(
    game: Game, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    stage = game.stage
    stage.env.inject_error("PATCH", board_path(game), status=status, code=code, times=None)
    shown = stage.text(game.board)
    who, panel = await game.open_hand()
    with caplog.at_level(logging.WARNING):
        result = await game.do(who, panel, *game.choices(panel)[0])
    assert stage.shown(result).id == panel.id and not result.followups, "the player who moves sees no error"
    warned = [record for record in caplog.records if record.name == "cogs.publishing.retries"]
    assert warned and "table 1" in warned[-1].getMessage() and all(r.levelno == logging.WARNING for r in warned)
    assert stage.text(game.board) == shown
    for _ in range(2):
        table = await table_of(stage)
        person = game.people[table.seats[table.deciding[0]].user_id]
        hand = stage.private(await stage.slash(person, "hand"))
        await game.do(person, hand, *game.choices(hand)[0])
    assert (await table_of(stage)).row.revision >= 7
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


async def test_a_channel_that_is_gone_archives_the_table(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    tertulia(stage)._connection._guilds[stage.server.id]._remove_channel(  # type: ignore[attr-defined]
        tertulia(stage).get_channel(stage.channel.id)
    )
    stage.env.inject_error("GET", f"/channels/{stage.channel.id}", status=404, code=10003, times=None)
    with caplog.at_level(logging.WARNING):
        result = await game.do(who, panel, *game.choices(panel)[0])
    assert stage.shown(result).id == panel.id
    assert "(GONE)" in caplog.text
    assert (await table_of(stage)).row.archived is Archived.CHANNEL_GONE, "it can resume in another channel"
    stage.forgive()


async def test_a_mention_that_cannot_be_deleted_stays_beside_the_next_one(game: Game) -> None:
    stage = game.stage
    superseded = game.mention()
    stage.env.inject_error("DELETE", f"/channels/{stage.channel.id}/messages/{superseded.id}", status=403, code=50013)
    await one_step(game)
    stage.forgive()
    left = mentions(stage)
    assert [message.id == superseded.id for message in left] == [True, False]
    table = await table_of(stage)
    assert called(left[-1]) == [table.seats[table.deciding[0]].user_id]


async def test_a_question_that_cannot_be_posted_is_reported_so(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="luxor"))
    for who in (stage.bruno, stage.chloe):
        await stage.press(who, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    path = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50013)
    assert stage.text(await propose_end(stage, stage.bruno, lobby)) == say("en-US", "question-not-shown")
    stage.forgive()
    again = await propose_end(stage, stage.bruno, lobby)
    asked = (await table_of(stage)).messages[f"poll-{PollKind.END}"].message_id
    there = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{asked}"
    assert stage.text(again) == say("en-US", "question-asked-already", link=there)

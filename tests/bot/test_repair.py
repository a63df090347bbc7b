"""Public messages that could not be shown, or that somebody deleted, come back by themselves."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest
import simcord
from simcord.backend import serializers

from cogs.publishing.board_message import BoardMessage
from locales import say
from tables import link
from tests.bot.faults import forbid
from tests.bot.harness import Message, Stage
from tests.bot.playing import begin, called, mentions, table_of, tertulia
from tests.bot.test_places import thread_update
from tests.bot.test_table_life import move, others_of, party, propose_end, question

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


async def notice_change(stage: Stage) -> None:
    """Let Discord tell the bot that its permissions in the channel have changed."""
    backend = stage.env.backend
    payload: Any = serializers.channel_payload(backend, backend.get_channel(stage.channel.id))
    backend.emit("CHANNEL_UPDATE", dict(payload))
    await stage.env.settle()


def address(stage: Stage, message: Message) -> str:
    return f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{message.id}"


async def test_who_asks_again_gets_a_link_and_a_deleted_question_back(stage: Stage, tidy: simcord.MemberActor) -> None:
    game = await party(stage)
    assert stage.text(await propose_end(stage, stage.chloe, game.board)) == say("en-US", "question-asked")
    asked = question(stage, "end")
    again = await propose_end(stage, stage.bruno, game.board)
    assert stage.text(again) == say("en-US", "question-asked-already", link=address(stage, asked))
    await tidy.delete(asked)
    again, fresh = await propose_end(stage, stage.chloe, game.board), question(stage, "end")
    stage.forgive()
    assert (
        stage.text(again) == say("en-US", "question-asked-already", link=address(stage, fresh)) and fresh.id != asked.id
    )
    await stage.press(stage.ana, fresh, "v:*:yes")
    await stage.press(stage.bruno, fresh, "v:*:yes")
    assert say("en-US", "table-cancelled") in stage.text(game.board)


@pytest.mark.parametrize("after", ["restart", "move"])
async def test_a_deleted_question_about_an_absent_player_comes_back(
    stage: Stage, tidy: simcord.MemberActor, after: str
) -> None:
    game = await party(stage)
    await propose_end(stage, stage.chloe, game.board)
    asked = question(stage, "end")
    await tidy.delete(asked)
    await (stage.restart() if after == "restart" else move(game))
    stage.forgive()
    assert question(stage, "end").id != asked.id


async def test_voters_are_mentioned_once_and_their_tables_wait_for_them(
    stage: Stage, tidy: simcord.MemberActor
) -> None:
    game = await party(stage)
    since = len(stage.env.http_requests)
    await stage.later(hours=25)
    asked, voters = question(stage), sorted(person.id for person in await others_of(game))
    (sent,) = [each.json for each in stage.env.http_requests[since:] if "v:1:absent" in str(each.json)]
    assert sorted(map(int, sent["allowed_mentions"]["users"])) == voters
    own = stage.text(stage.private(await stage.slash((await others_of(game))[0], "tables")))
    assert say("en-US", "tables-line-asked", game="Guardians of the Mausoleum", link="@").split("@")[0] in own
    await tidy.delete(asked)
    since = len(stage.env.http_requests)
    await stage.restart()
    stage.forgive()
    sent = [each.json for each in stage.env.http_requests[since:] if each.method == "POST" and "v:1:" in str(each.json)]
    assert [each["allowed_mentions"].get("users") for each in sent] in ([[]], [None]), "they know"
    assert question(stage).id != asked.id


async def test_a_table_in_another_channel_brings_its_question_along(stage: Stage) -> None:
    game = await party(stage)
    await propose_end(stage, stage.chloe, game.board)
    elsewhere = stage.server.create_text_channel("another")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.settle()
    await stage.slash(stage.bruno, "table resume", into=elsewhere)
    assert len(mentions(stage, elsewhere)) == 1
    asked = question(stage, "end", elsewhere)
    await stage.press(stage.ana, asked, "v:*:no")
    assert (await table_of(stage)).polls == {}
    stage.forgive()  # the asker's confirmation went with the channel


async def test_what_a_missing_permission_kept_away_comes_with_the_permission(stage: Stage) -> None:
    """Board, mention and question: without a move, and although an hour has passed."""
    game = await party(stage)
    before = game.board
    forbid(stage, stage.channel, "send_messages")
    await move(game)
    await stage.later(hours=25)
    stage.forgive()
    table = await table_of(stage)
    assert called(mentions(stage)[-1]) != [table.seats[table.waiting_for[0]].user_id]
    forbid(stage, stage.channel)
    await notice_change(stage)
    assert called(mentions(stage)[-1]) == [table.seats[table.waiting_for[0]].user_id]
    assert question(stage) and stage.text(before) and table.row.settled_revision == table.row.revision


async def test_without_the_permission_to_attach_files_the_board_stands_in_words(stage: Stage) -> None:
    game = await party(stage)
    assert stage.pictures(game.board)
    forbid(stage, stage.channel, "attach_files")
    await notice_change(stage)
    await move(game)
    assert not stage.pictures(game.board) and "Ana" in stage.text(game.board)
    forbid(stage, stage.channel)
    await notice_change(stage)
    assert stage.pictures(game.board), "the picture comes with the permission"


@pytest.mark.parametrize("locked", [False, True])
async def test_a_game_in_a_thread_that_a_person_archives_is_right_once_it_is_open(stage: Stage, locked: bool) -> None:
    """Also if one request opens and unlocks it: discord.py does not know a locked thread any more."""
    stage.env.backend.create_thread(stage.channel.id, "a thread", stage.ana.id)
    thread = stage.channel.threads[-1]
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, stage.chloe, into=thread)
    for method in ("PATCH", "POST", "DELETE"):
        stage.env.inject_error(method, f"/channels/{thread.id}*", status=400, code=50083, times=None)
    if locked:
        thread_update(stage, thread, timedelta(minutes=2), archived=True, locked=True)
        assert tertulia(stage).get_channel(thread.id) is None
    await move(game)
    await stage.later(hours=1)
    stage.env.backend.faults.clear()
    stage.forgive()
    assert (await table_of(stage)).row.settled_revision < 4
    thread_update(stage, thread, timedelta(minutes=2), archived=False, locked=False)
    await stage.env.settle()
    table = await table_of(stage)
    assert table.row.settled_revision == table.row.revision == 4
    assert called(mentions(stage, thread)[-1]) == [table.seats[table.waiting_for[0]].user_id]


async def test_after_minutes_of_failures_the_board_is_right_within_a_minute(stage: Stage) -> None:
    game = await party(stage)
    path = f"/channels/{stage.channel.id}/messages/{game.board_id}"
    stage.env.inject_error("PATCH", path, status=500, times=None)
    await move(game)
    since = len(stage.env.http_requests)
    await stage.later(minutes=10)
    tried = sum(each.path == path for each in stage.env.http_requests[since:])
    assert 10 <= tried <= 25, "one table asks again and again whether Discord is back"
    stage.env.backend.faults.clear()
    stage.forgive()
    await stage.later(minutes=1)
    table = await table_of(stage)
    assert table.row.settled_revision == table.row.revision == 4 and link(table).endswith(str(stage.board().id))


async def test_the_first_table_that_discord_answers_lets_the_others_try_again(stage: Stage) -> None:
    people = (stage.ana, stage.bruno, stage.chloe)
    games = [
        await party(stage),
        await begin(stage, random.Random(6), *people, number=2, into=stage.server.create_text_channel("more")),
    ]
    paths = [f"/channels/{game.channel.id}/messages/{game.board_id}" for game in games]
    for game, path in zip(games, paths, strict=True):
        stage.env.inject_error("PATCH", path, status=500, times=None)
        await move(game)
    await stage.later(minutes=27)
    since = len(stage.env.http_requests)
    await stage.later(minutes=5)
    asked = [sum(each.path == path for each in stage.env.http_requests[since:]) for path in paths]
    assert min(asked) >= 2 and sum(asked) <= 10, "one table at a time asks for all, each in turn"
    stage.env.backend.faults.clear()
    stage.forgive()
    await stage.later(minutes=1)
    for number in (1, 2):
        table = await table_of(stage, number)
        assert table.row.settled_revision == table.row.revision == 4


@pytest.mark.parametrize("broken", [1, 2])
async def test_a_table_that_fails_for_good_does_not_keep_another_one_away(stage: Stage, broken: int) -> None:
    people = (stage.ana, stage.bruno, stage.chloe)
    there = stage.server.create_text_channel("more")
    games = {1: await party(stage), 2: await begin(stage, random.Random(6), *people, number=2, into=there)}
    for number, game in games.items():
        path = f"/channels/{game.channel.id}/messages/{game.board_id}"
        stage.env.inject_error("PATCH", path, status=500, times=None)
        await move(game)
        if number == broken:
            forever = stage.env.backend.faults[-1]
    await stage.later(minutes=32)
    stage.env.backend.faults[:] = [forever]
    await stage.later(minutes=2)
    table = await table_of(stage, 3 - broken)
    assert table.row.settled_revision == table.row.revision == 4
    assert (await table_of(stage, broken)).row.settled_revision < 4
    stage.env.backend.faults.clear()
    stage.forgive()


async def test_a_defect_is_logged_with_its_traceback_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = await party(stage)

    async def fail(self: BoardMessage) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(BoardMessage, "show", fail)
        await move(game)
        await stage.later(minutes=30)
    assert len([each for each in caplog.records if each.exc_info and "not updated" in each.message]) == 1
    await stage.later(minutes=10)
    assert (await table_of(stage)).row.settled_revision == 4
    stage.forgive()

"""A crash between a change and its public messages: the next start repairs board, mention and questions."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from cogs.publishing.other_messages import OtherMessages
from cogs.publishing.reconciler import Reconciler
from cogs.publishing.sending import MessageRows
from db import MessageRow, StoreClosed
from engine import FastRng
from locales import say
from tables import Phase, Table, link
from tests.bot.faults import board_path, forbid, one_step
from tests.bot.harness import Stage
from tests.bot.playing import Game, called, mentions, nothing_but_a_sentence, store_of, table_of, tertulia
from tests.bot.test_table_life import others_of, party, question

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


def crash(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this bot commit changes but update no board and no mention."""
    monkeypatch.setattr(tertulia(game.stage).public, "changed", lambda *_, **__: None)


async def crash_at_a_step(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Crash after the commit of a move: no message shows it."""
    crash(game, monkeypatch)
    await one_step(game)


async def test_the_next_start_updates_the_board(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = game.stage
    shown, superseded = stage.text(game.board), game.mention()
    await crash_at_a_step(game, monkeypatch)
    assert stage.text(game.board) == shown and game.mention().id == superseded.id
    stale = await table_of(stage)
    assert stale.row.settled_revision < stale.row.revision
    await stage.restart()
    assert stage.text(game.board) != shown
    game.panel = None
    await game.look_closely()
    assert not stage.exists(superseded)
    await game.play_on(4)
    messages = [message.id for message in stage.history()]
    await stage.restart()
    assert [message.id for message in stage.history()] == messages, "a restart without stale tables posts nothing"


async def post(game: Game, **what: Any) -> int:
    """Post a message as the bot and return its id."""
    channel = cast(discord.TextChannel, game.stage.bot.get_channel(game.stage.channel.id))
    message = await channel.send(**what)
    await game.stage.env.settle()
    return message.id


async def test_messages_that_no_write_recorded_are_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot dies after it has sent a board and a mention, and before it has stored their ids."""
    stage, superseded = game.stage, game.board
    shown, noted = stage.text(superseded), Table.note_messages

    async def only_before_sending(table: Table, rows: dict[str, MessageRow | None], **rest: Any) -> None:
        intended = {name: row for name, row in rows.items() if row is not None and row.nonce is not None}
        if intended:
            await noted(table, intended, **rest)

    with monkeypatch.context() as patch:
        patch.setattr(Table, "note_messages", only_before_sending)
        stage.env.inject_error("PATCH", board_path(game), status=404, code=10008)  # so a new board is sent
        await one_step(game)
        stage.forgive()
        board, mention = max(each.id for each in stage.boards()), max(each.id for each in mentions(stage))
    await stage.restart()
    stage.forgive()
    assert [message.id for message in stage.boards()] == [board]
    assert say("en-US", "board-moved", link="@").split("@")[0] in stage.text(superseded) != shown
    table = await table_of(stage)
    assert table.messages["board"].message_id == board
    assert game.mention().id == table.messages["mention"].message_id == mention
    assert called(game.mention()) == [table.seats[table.deciding[0]].user_id]
    game.board_id, game.panel, game.mention_id = board, None, None
    while game.mention().id == mention:  # it leads to the superseded board, which points to this one
        await one_step(game)
    await game.play_on(2)


async def test_messages_of_another_table_stay(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another table may have used the channel since."""
    stage = game.stage
    await crash_at_a_step(game, monkeypatch)
    address = link(await table_of(stage), game.board_id + 1)
    another = await post(game, content=f"◆ <@{game.other().id}>, it is your move. [To the board]({address})")
    await stage.restart()
    mention = (await table_of(stage)).messages["mention"].message_id
    assert mention != another and [message.id for message in mentions(stage)] == [another, mention]


async def test_a_player_who_was_mentioned_before_a_crash_is_not_mentioned_again(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    mention = game.mention().id
    crash(game, monkeypatch)
    store = store_of(stage)
    await store.tables.note_messages(1, {"mention": MessageRow(1, "mention", None, "", 77)}, settled=-1)
    await stage.restart()
    assert game.mention().id == mention == (await table_of(stage)).messages["mention"].message_id
    await game.play_on(3)


async def test_a_click_that_comes_before_the_recovery_leaves_one_board(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Reconciler) -> None:
        return None

    stage = game.stage
    await crash_at_a_step(game, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(Reconciler, "catch_up", nothing)
        await stage.restart()
    await stage.slash(stage.ana, "board")
    table = await table_of(stage)
    assert table.row.settled_revision == table.row.revision
    assert [message.id for message in stage.boards()] == [table.messages["board"].message_id]


async def test_a_game_resumes_without_the_permission_to_read_history(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    await crash_at_a_step(game, monkeypatch)
    shown = stage.text(game.board)
    forbid(stage, stage.channel, "read_message_history")
    stage.env.inject_error("GET", f"/channels/{stage.channel.id}/messages", status=403, code=50001, times=None)
    await stage.restart()
    stage.forgive()
    assert stage.text(game.board) != shown
    game.panel, game.mention_id = None, None
    await game.play_on(3)


async def test_after_a_crash_at_the_last_move_the_score_appears_without_mentions(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    await game.shorten()
    while not game.over:
        table = await table_of(stage)
        position = table.game.copy(table.state)
        who, panel = await game.open_hand()
        # Try the move on a copy to find the last one.
        _, value = choice = game.choices(panel)[-1]
        table.game.apply(position, table.deciding[0], table.game.parse(value.split(":")[-1]), FastRng(1))
        if table.game.outcome(position) is not None:
            crash(game, monkeypatch)
        result = await game.do(who, panel, *choice)
        game.panel = result.response if result.response and game.choices(result.response) else None
        if (await table_of(stage)).phase is Phase.FINISHED:
            break
    assert len(mentions(stage)) == 1, "the crash leaves the last mention"
    await stage.restart()
    assert not mentions(stage)
    assert [each.label for each in stage.buttons(game.board)] == ["Rematch", "Replay", "Review", "Rules", "More"]
    assert f"/{game.board_id}" in stage.history()[-1].content


async def test_after_a_crash_during_cancel_the_board_says_cancelled(
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


async def test_a_lobby_that_a_crash_kept_hidden_can_be_posted(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(Reconciler, "open", die)
        await stage.restart()
        await stage.slash(stage.ana, "play", game="mausoleum")
    assert not stage.history()
    await stage.restart()
    notice = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "play", game="mausoleum"))
    assert f"/{stage.channel.id}" in notice
    await stage.slash(stage.ana, "board")
    assert stage.buttons(stage.board())


async def test_a_crash_during_a_reminder_leaves_one_mention(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await party(stage)
    (first,) = mentions(stage)
    with monkeypatch.context() as patch:
        patch.setattr(MessageRows, "write", _die)
        await stage.later(hours=16, minutes=1)
    (reminder,) = mentions(stage)
    assert reminder.id != first.id, "sent but not recorded"
    await stage.restart()
    stage.forgive()  # the first one is deleted again
    assert [each.id for each in mentions(stage)] == [reminder.id] and "reminder" in reminder.content
    assert (await table_of(stage)).messages["mention"].message_id == reminder.id


async def test_a_crash_during_a_question_leaves_one_and_no_closed_one(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await party(stage)
    with monkeypatch.context() as patch:
        patch.setattr(MessageRows, "write_row", _die)
        patch.setattr(MessageRows, "write", _die)
        await stage.later(hours=25)
    asked = question(stage)
    assert (await table_of(stage)).messages["poll-absent"].message_id is None, "sent but not recorded"
    await stage.restart()
    stage.forgive()
    assert (await table_of(stage)).messages["poll-absent"].message_id == asked.id == question(stage).id
    with monkeypatch.context() as patch:
        patch.setattr(OtherMessages, "show", _nothing)
        for person in await others_of(game):
            await stage.press(person, asked, "v:*:computer")
    assert stage.exists(asked) and not (await table_of(stage)).polls, "closed but not deleted"
    store = store_of(stage)
    await store.tables.note_messages(1, {}, settled=-1)
    await stage.restart()
    assert not stage.exists(asked)


async def _nothing(*_: object) -> None:
    """Replace what a crash prevents."""


async def _die(*_: object) -> None:
    """Stand for a process that has ended: nothing is written any more."""
    raise StoreClosed("the disk")

"""A crash between a change and its public messages: the next start repairs board, mention and questions."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest

from cogs.publishing.boards import Boards
from cogs.publishing.mentions import MentionPublisher
from cogs.publishing.publication import Publication
from cogs.publishing.recovery import Recovery
from engine import FastRng
from locales import say
from tables import Phase, PollKind, Table, link
from tests.bot import harness
from tests.bot.faults import one_step
from tests.bot.harness import Stage
from tests.bot.playing import Game, called, load_dice, mentions, nothing_but_a_sentence, table_of, tertulia
from tests.bot.test_table_life import others_of, party, question

pytestmark = pytest.mark.usefixtures("tiny_pictures")


def crash(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this bot commit changes but update no board and no mention."""
    monkeypatch.setattr(tertulia(game.stage).boards, "changed", lambda *_, **__: None)


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
    assert stale.row.shown_revision < stale.row.revision
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


async def post_unrecorded(game: Game) -> tuple[int, int]:
    """Post a board and an outdated mention that no write has recorded."""
    stage = game.stage
    table = await table_of(stage)
    panel = await tertulia(stage).boards.panel(table)
    board = await post(game, view=panel.view, files=panel.files)
    return board, await post(game, content=f"◆ <@{game.other().id}>, it is your move. [To the board]({link(table)})")


async def test_messages_that_no_write_recorded_are_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, superseded = game.stage, game.board
    await crash_at_a_step(game, monkeypatch)
    shown = stage.text(superseded)
    board, mention = await post_unrecorded(game)
    await stage.restart()
    assert [message.id for message in stage.boards()] == [board]
    assert say("en-US", "board-moved", link="@").split("@")[0] in stage.text(superseded) != shown
    table = await table_of(stage)
    assert table.row.board_message_id == board
    assert game.mention().id == table.row.mention_message_id != mention
    assert called(game.mention()) == [table.seats[table.deciding[0]].user_id]
    game.board_id, game.panel, game.mention_id = board, None, None
    await game.play_on(3)


async def test_messages_of_another_table_stay(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another table may have used the channel since."""
    stage = game.stage
    await crash_at_a_step(game, monkeypatch)
    address = link(await table_of(stage), game.board_id + 1)
    another = await post(game, content=f"◆ <@{game.other().id}>, it is your move. [To the board]({address})")
    await stage.restart()
    row = (await table_of(stage)).row
    assert row.mentioned_revision == row.revision and row.mention_message_id != another
    assert [message.id for message in mentions(stage)] == [another, row.mention_message_id]


async def test_a_player_who_was_mentioned_before_a_crash_is_not_mentioned_again(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    mention = game.mention().id
    crash(game, monkeypatch)
    store = tertulia(stage).store
    assert store is not None
    await store.tables.note_delivery(1, {"mention_message_id": None, "mentioned_revision": 0})
    await stage.restart()
    assert game.mention().id == mention == (await table_of(stage)).row.mention_message_id
    await game.play_on(3)


async def test_recovery_runs_although_a_click_comes_first(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table stays stale until then: another crash may come first."""
    stage, reconcile, stale = game.stage, Recovery.reconcile, list[bool]()

    async def nothing(self: Boards) -> None:
        return None

    async def noted(self: Recovery, table: Table, publication: Publication) -> None:
        stale.append(table.row.shown_revision < table.row.revision)
        await reconcile(self, table, publication)

    await crash_at_a_step(game, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(Boards, "catch_up", nothing)
        await stage.restart()
    monkeypatch.setattr(Recovery, "reconcile", noted)
    await stage.slash(stage.ana, "board")
    row = (await table_of(stage)).row
    assert stale == [True] and row.shown_revision == row.mentioned_revision == row.revision
    assert [message.id for message in stage.boards()] == [row.board_message_id]


async def test_a_game_resumes_without_the_permission_to_read_history(
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
    assert [each.label for each in stage.buttons(game.board)] == ["Rematch", "Rules", "More"]
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


async def test_a_lobby_that_a_crash_kept_hidden_can_be_posted(
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
    notice = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "play", game="mausoleum"))
    assert f"/{stage.channel.id}" in notice
    await stage.slash(stage.ana, "board")
    assert stage.buttons(stage.board())


async def test_a_crash_during_a_reminder_leaves_one_mention(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    load_dice(monkeypatch, 17)
    await party(stage)
    (first,) = mentions(stage)
    with monkeypatch.context() as patch:
        patch.setattr(MentionPublisher, "_replace", _nothing)
        await stage.later(hours=16, minutes=1)
    assert len(mentions(stage)) == 2, "posted but not recorded"
    await stage.restart()
    (reminder,) = mentions(stage)
    assert reminder.id != first.id and "reminder" in reminder.content
    assert (await table_of(stage)).row.mention_message_id == reminder.id


async def test_a_crash_during_a_question_leaves_no_closed_question(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_dice(monkeypatch, 17)
    game = await party(stage)
    store = tertulia(stage).store
    assert store is not None
    with monkeypatch.context() as patch:
        patch.setattr(Table, "note_poll_message", _nothing)
        await stage.later(hours=25)
    asked = question(stage)
    assert (await table_of(stage)).polls[PollKind.ABSENT].message_id is None, "posted but not recorded"
    await store.tables.note_delivery(1, {"mentioned_revision": -1})
    await stage.restart()
    assert (await table_of(stage)).polls[PollKind.ABSENT].message_id == asked.id == question(stage).id
    with monkeypatch.context() as patch:
        patch.setattr(Boards, "_notify", _nothing)
        for person in await others_of(game):
            await stage.press(person, asked, "v:*:computer")
    assert stage.exists(asked) and not (await table_of(stage)).polls, "closed but not deleted"
    store = tertulia(stage).store
    assert store is not None
    await store.tables.note_delivery(1, {"mentioned_revision": -1})
    await stage.restart()
    assert not stage.exists(asked)


async def _nothing(*_: object) -> None:
    """Replaces what a crash prevents."""

"""A message that Discord does not delete now is a row, and goes with a later pass: also after a restart."""

from __future__ import annotations

import pytest

from db import DELETE, MENTION, POLL, MessageRow, Person, PollKind
from tests import acts
from tests.bot.harness import Message, Stage
from tests.bot.playing import called, mentions, store_of, table_of, tertulia
from tests.bot.test_table_life import move, party, propose_end, question, to_the_end

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


def fail(stage: Stage, method: str, message: Message, **how: int) -> None:
    """Let Discord refuse each request to a message."""
    path = f"/channels/{stage.channel.id}/messages/{message.id}"
    stage.env.inject_error(method, path, times=None, **{"status": 503, **how})


async def recover(stage: Stage) -> None:
    """Let Discord answer again, and a minute pass."""
    stage.env.backend.faults.clear()
    stage.forgive()
    await stage.later(minutes=1)
    await stage.env.settle()


def there(stage: Stage, message: Message) -> bool:
    return message.id in [each.id for each in stage.history()]


async def waits(stage: Stage) -> list[int | None]:
    """Return the messages that are still to be deleted, as stored."""
    rows = await store_of(stage).tables.messages(1)
    return [row.message_id for row in rows if row.name.startswith(DELETE)]


@pytest.mark.parametrize("restart", [False, True])
async def test_a_superseded_mention_goes_once_discord_deletes_again(stage: Stage, restart: bool) -> None:
    game = await party(stage)
    (old,) = mentions(stage)
    fail(stage, "DELETE", old)
    await move(game)
    assert there(stage, old) and await waits(stage) == [old.id]
    (new,) = [each for each in mentions(stage) if each.id != old.id]
    table = await table_of(stage)
    assert called(new) == [table.seats[table.waiting_for[0]].user_id], "the next player is called all the same"
    assert await store_of(stage).tables.unsettled() == [1]
    if restart:
        await stage.restart()
    await recover(stage)
    assert not there(stage, old) and there(stage, new) and await waits(stage) == []
    table = await table_of(stage)
    assert table.row.settled_revision == table.row.revision and table.messages[MENTION].message_id == new.id


async def test_several_wait_and_the_game_goes_on(stage: Stage) -> None:
    game = await party(stage)
    first = mentions(stage)[-1]
    fail(stage, "DELETE", first)
    await move(game)
    second = mentions(stage)[-1]
    fail(stage, "DELETE", second)
    await move(game)
    assert sorted(await waits(stage), key=str) == sorted([first.id, second.id], key=str)
    await to_the_end(game)
    assert there(stage, first) and there(stage, second)
    await stage.restart()
    await recover(stage)
    assert not there(stage, first) and not there(stage, second) and await waits(stage) == []
    assert await store_of(stage).tables.unsettled() == []


async def test_a_message_that_is_gone_or_refused_for_good_is_not_asked_for_again(stage: Stage) -> None:
    game = await party(stage)
    for refused in ({"status": 404, "code": 10008}, {"status": 403, "code": 50003}):
        old = mentions(stage)[-1]
        fail(stage, "DELETE", old, **refused)
        await move(game)
        assert await waits(stage) == []
        table = await table_of(stage)
        assert table.row.settled_revision == table.row.revision
        stage.forgive()


async def test_a_closed_question_whose_outcome_cannot_be_shown_is_deleted_later(stage: Stage) -> None:
    game = await party(stage)
    await propose_end(stage, stage.chloe, game.board)
    asked = question(stage, "end")
    fail(stage, "PATCH", asked)
    await stage.press(stage.ana, asked, "v:*:no")
    await stage.env.settle()
    await recover(stage)
    assert not there(stage, asked) and await waits(stage) == []


async def test_a_superseded_board_that_cannot_be_edited_is_deleted_later(stage: Stage) -> None:
    await party(stage)
    old = stage.board()
    fail(stage, "PATCH", old)
    await stage.slash(stage.ana, "board")
    await recover(stage)
    assert not there(stage, old) and await waits(stage) == []


async def test_a_message_whose_id_a_kill_kept_from_the_store_goes_when_nothing_is_asked_any_more(stage: Stage) -> None:
    """Between sending a message and storing its id. Then the game ends, or a bot or a plan decides next."""
    game = await party(stage)
    await propose_end(stage, stage.chloe, game.board)
    asked, (mention,) = question(stage, "end"), mentions(stage)
    table = await table_of(stage)
    unknown = {name: MessageRow(1, name, None, "", 5) for name in (MENTION, f"{POLL}{PollKind.END}")}
    await table.note_messages(unknown, settled=-1)
    await acts.cancel(table, Person(stage.ana.id, "Ana"), may_manage=True)
    await tertulia(stage).public.settle(10)
    assert not there(stage, mention) and not there(stage, asked)

"""Mentions: which players they notify, when, and what the store writes for them."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from cogs.publishing.outbox import Channels
from db import MemberSettings, ServerSettings
from db.tables import Tables
from tests.bot.faults import one_step
from tests.bot.harness import Message, Stage
from tests.bot.playing import FIRST, Game, called, mentions, store_of, table_of, tertulia
from tests.bot.test_table_life import party

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_in_quiet_hours_mentions_are_silent_and_reminders_wait(stage: Stage) -> None:
    registry = tertulia(stage).registry
    await registry.set_server_settings(ServerSettings(stage.server.id, quiet_from=0, quiet_to=20 * 60))
    await party(stage)
    assert [message.flags.silent for message in mentions(stage)] == [True]
    first = mentions(stage)[0].id
    await stage.later(hours=16, minutes=1)
    assert [message.id for message in mentions(stage)] == [first], "due, but in quiet hours"
    await stage.later(hours=4)
    (reminder,) = mentions(stage)
    assert reminder.id != first and not reminder.flags.silent


async def pick(stage: Stage, who: simcord.MemberActor, hand: Message) -> list[str]:
    """Choose the first of what a hand offers, with buttons or a select; the labels of all that it offers."""
    offered = [control for control in stage.controls(hand) if control.custom_id.startswith(("t:", "s:"))]
    if not offered:
        first = next(control for control in stage.controls(hand) if control.custom_id.startswith(FIRST))
        return await pick(stage, who, stage.private(await stage.press(who, hand, first.custom_id)))
    if offered[0].options:
        await stage.choose(who, hand, offered[0].custom_id, offered[0].options[0])
        return list(offered[0].labels)
    await stage.press(who, hand, offered[0].custom_id)
    return [control.label for control in offered]


async def test_who_wants_no_pings_is_named_and_not_notified(stage: Stage) -> None:
    registry = tertulia(stage).registry
    for person in (stage.ana, stage.chloe):
        await registry.set_member(MemberSettings(stage.server.id, person.id, pings=False))
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="capital_lux"))
    for person in (stage.bruno, stage.chloe):
        await stage.press(person, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    (mention,) = mentions(stage)
    assert called(mention) == [stage.bruno.id] and "Chloé" in mention.content and "Ana" in mention.content
    await registry.set_server_settings(ServerSettings(stage.server.id, pings=False))
    bruno = stage.private(await stage.slash(stage.bruno, "hand"))
    await pick(stage, stage.bruno, bruno)
    assert len(mentions(stage)) == 1, "no mention while the others choose"


async def test_drafters_are_mentioned_once_together_and_the_board_names_the_undecided(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="capital_lux"))
    people = (stage.ana, stage.bruno, stage.chloe)
    for person in people[1:]:
        await stage.press(person, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    (mention,) = mentions(stage)
    assert called(mention) == [person.id for person in people]
    hands = {person: stage.private(await stage.slash(person, "hand")) for person in people}
    for number, person in enumerate(people[:2], 1):
        labels = await pick(stage, person, hands[person])
        assert [message.id for message in mentions(stage)] == [mention.id]
        line = stage.text(stage.board()).splitlines()[1]
        table = await table_of(stage)
        assert [name in line for name in table.names] == [seat >= number for seat in range(3)]
        assert labels and not any(label in stage.text(stage.board()) for label in labels), "never what"
    await pick(stage, stage.chloe, hands[stage.chloe])
    (again,) = mentions(stage)
    assert again.id != mention.id and called(again) == [person.id for person in people]


async def test_drafters_whose_mention_failed_are_mentioned_after_the_first_choice(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="capital_lux"))
    for person in (stage.bruno, stage.chloe):
        await stage.press(person, lobby, "b:*:join")
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013)
    await stage.press(stage.ana, lobby, "b:*:start")
    stage.forgive()
    assert not mentions(stage)
    await pick(stage, stage.ana, stage.private(await stage.slash(stage.ana, "hand")))
    (mention,) = mentions(stage)
    assert called(mention) == [stage.bruno.id, stage.chloe.id]


async def test_a_turn_writes_what_it_sends_before_and_after(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second write carries the board's progress, and that all is right."""
    note, written = Tables.note_messages, list[tuple[set[str], int | None]]()

    async def noted(tables: Tables, table_id: int, rows: Any, settled: int | None = None, *rest: Any) -> None:
        await note(tables, table_id, rows, settled, *rest)
        written.append((set(rows), settled))

    monkeypatch.setattr(Tables, "note_messages", noted)
    await one_step(game)
    row = (await table_of(game.stage)).row
    assert written == [({"mention"}, None), ({"board", "mention"}, row.revision)]


async def test_a_mention_that_fails_still_lets_the_board_s_progress_be_written(game: Game) -> None:
    stage = game.stage
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013)
    await one_step(game)
    stage.forgive()
    table = await table_of(stage)
    assert table.messages["board"].shows == str(table.row.revision) and table.row.settled_revision < table.row.revision


async def test_a_board_posted_while_a_mention_is_sent_is_recorded(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a crash after the post would leave two boards, of which the next start knows one."""
    public, table = tertulia(game.stage).public, await table_of(game.stage)
    say = Channels.say

    async def interrupted(channels: Channels, *what: Any, **rest: Any) -> int:
        await public.repost(table)
        return await say(channels, *what, **rest)

    monkeypatch.setattr(Channels, "say", interrupted)
    await one_step(game)
    assert table.row.settled_revision == table.row.revision
    assert game.stage.board().id == table.messages["board"].message_id != game.board_id
    store = store_of(game.stage)
    assert {each.name: each for each in await store.tables.messages(1)} == table.messages

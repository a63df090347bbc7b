"""What the bot stores about a person: explained, exported and deleted."""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
import simcord

from cogs.publishing.reconciler import Reconciler
from db.beside import transaction_beside
from db.privacy import request_deletion
from engine import games
from locales import LOCALES, say
from render.wording import title
from tables import Archived, MemberSettings, Phase
from tests import acts
from tests.bot import harness
from tests.bot.harness import Stage
from tests.bot.playing import Game, begin, mentions, store_of, table_of, tertulia
from tests.bot.settings import choose_for, member_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_privacy_is_explained_in_every_language_and_an_export_too_big_for_discord_is_packed(
    stage: Stage,
) -> None:
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        panel = stage.private(await stage.slash(stage.bruno, "privacy"))
        assert say(locale, "privacy-body", days=0, keep=0, left=90, place="server") in stage.text(panel)
        assert [button.label for button in stage.buttons(panel)] == [
            say(locale, "button-export"),
            say(locale, "button-delete-data"),
        ]

    def shrink(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["attachment_size_limit"] = 50

    stage.env.backend.subscribers.insert(0, shrink)
    await stage.press(stage.bruno, panel, "p:export")
    (data,) = stage.pictures(panel)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        (name,) = archive.namelist()
        assert json.loads(archive.read(name))["user_id"] == str(stage.bruno.id)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_privacy_states_how_long_backups_are_kept_if_the_bot_makes_any(
    stage: Stage, tmp_path: Path, locale: str
) -> None:
    stage.reads(stage.bruno, locale)
    none = stage.text(stage.private(await stage.slash(stage.bruno, "privacy")))
    stage.make = lambda: harness.make_bot(tmp_path / "tertulia.sqlite3", backups=30)
    await stage.restart()
    some = stage.text(stage.private(await stage.slash(stage.bruno, "privacy")))
    assert some == none.replace(
        say(locale, "privacy-body", days=0, keep=0, left=90, place="server"),
        say(locale, "privacy-body", days=30, keep=0, left=90, place="server"),
    )
    assert re.findall(r"\b30\b", some) and re.findall(r"\d+", none) == ["90"]
    assert len(some) > len(none)


async def exported(stage: Stage, who: simcord.MemberActor) -> dict[str, Any]:
    panel = stage.private(await stage.slash(who, "privacy"))
    result = await stage.press(who, panel, "p:export")
    assert stage.shown(result).id == panel.id and stage.shown(result).ephemeral
    (file,) = stage._stored(panel).attachments
    assert file["filename"] == f"tertulia-{who.id}.json"
    (data,) = stage.pictures(panel)
    assert stage.button(panel, "p:show")
    return dict(json.loads(data))


async def test_an_export_holds_a_person_s_own_data_and_no_other_s(stage: Stage) -> None:
    await choose_for(stage, stage.bruno, locale="fr", words=True)
    await choose_for(stage, stage.ana, locale="es-ES")
    game = await begin(stage, random.Random(76), stage.ana, stage.bruno, stage.chloe)
    game.locale = "es-ES"  # the table speaks its host's language
    await game.play_on(9)
    data = await exported(stage, stage.bruno)
    assert data["user_id"] == str(stage.bruno.id) and data["guild_id"] == str(stage.server.id)
    assert data["settings"]["locale"] == "fr" and data["settings"]["text_boards"] is True
    assert [seat["name"] for seat in data["seats"]] == ["Bruno"] and not data["hosted"]
    store = store_of(stage)
    mine = [row.revision for row in await store.games.actions(1) if row.user_id == stage.bruno.id]
    assert mine and [action["revision"] for action in data["actions"]] == mine
    text = json.dumps(data)
    for other in (stage.ana, stage.chloe, stage.davi):
        assert str(other.id) not in text
    assert "Ana" not in text and "Chlo" not in text and "es-ES" not in text
    nothing = await exported(stage, stage.davi)
    assert nothing["settings"] is None
    assert not any(nothing[key] for key in ("hosted", "seats", "actions", "results", "ratings", "votes"))


async def delete(stage: Stage, who: simcord.MemberActor) -> str:
    """Delete all data about a person. Returns the last answer."""
    panel = stage.private(await stage.slash(who, "privacy"))
    await stage.press(who, panel, "p:delete")
    assert say("en-US", "delete-sure", place="server") in stage.text(panel)
    await stage.press(who, panel, "p:show")
    assert say("en-US", "privacy-body", days=0, keep=0, left=90, place="server") in stage.text(panel)
    await stage.press(who, panel, "p:delete")
    result = await stage.press(who, panel, "p:confirm")
    assert stage.private(result).id == panel.id and not stage.controls(panel)
    await stage.env.settle()
    return stage.text(panel)


async def until_nameless(stage: Stage, game: Game, name: str) -> None:
    """Wait until the board lacks a name. Its pass follows the answer, on a busy machine after a while."""
    for _ in range(100):
        if name not in stage.text(game.board):
            return
        await asyncio.sleep(0.05)
        await stage.env.settle()
    raise AssertionError(stage.text(game.board))


async def nothing_is_left_of(stage: Stage, who: simcord.MemberActor, tables: int = 1) -> None:
    """Check that neither store nor memory holds data about a person."""
    bot = tertulia(stage)
    assert bot.store is not None
    data = await bot.store.privacy.export(who.id, stage.server.id)
    assert data["settings"] is None
    assert not any(data[key] for key in ("hosted", "seats", "actions", "results", "ratings", "votes"))
    assert await member_of(stage, who) == MemberSettings(stage.server.id, who.id)
    for number in range(1, tables + 1):
        table = await table_of(stage, number)
        assert who.id not in (table.row.host_id, *(seat.user_id for seat in table.seats))
        assert who.user.global_name not in table.names
        found = await bot.store.tables.get(number)
        assert found is not None and (found[0], tuple(found[1])) == (table.row, table.seats)


async def until_over(game: Game) -> None:
    """Let the remaining people play to the end beside bots."""
    await game.shorten()
    for _ in range(400):
        if (await table_of(game.stage)).phase is not Phase.RUNNING:
            return
        if game.over:  # no mention: a bot is thinking
            await asyncio.sleep(0.05)
            continue
        game.panel = None
        await game.step()


async def test_deleting_data_in_a_game_of_two_leaves_the_seat_to_a_bot(stage: Stage) -> None:
    await choose_for(stage, stage.ana, locale="en-US", words=True)
    game = await begin(stage, random.Random(77), stage.ana, stage.bruno)
    await game.play_on(5)
    text = await delete(stage, stage.ana)
    assert text == say("en-US", "delete-done", place="server")
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.row.host_id == stage.bruno.id
    assert table.names == ("", "Bruno") and table.bots == (0,)
    await nothing_is_left_of(stage, stage.ana)
    del game.people[stage.ana.id]
    await until_nameless(stage, game, "Ana")
    await until_over(game)
    table = await table_of(stage)
    assert table.phase is Phase.FINISHED
    assert say("en-US", "name-former") in stage.text(game.board) and "Ana" not in stage.text(game.board)
    await nothing_is_left_of(stage, stage.ana)
    # A finished game forgets as well, and its other players keep their results.
    await delete(stage, stage.bruno)
    await nothing_is_left_of(stage, stage.bruno)
    more = stage.private(await stage.press(stage.chloe, game.board, "b:*:more"))
    assert stage.text(more).splitlines()[1].count(say("en-US", "name-former")) == 2


async def test_a_game_of_three_continues_with_two_people_after_a_deletion_and_a_restart(stage: Stage) -> None:
    game = await begin(stage, random.Random(78), stage.ana, stage.bruno, stage.chloe)
    await game.play_on(2)
    await delete(stage, stage.chloe)
    await nothing_is_left_of(stage, stage.chloe)
    del game.people[stage.chloe.id]
    game.panel = None
    await game.step()
    await stage.restart()
    await nothing_is_left_of(stage, stage.chloe)
    await until_over(game)
    assert (await table_of(stage)).phase is Phase.FINISHED
    data = await exported(stage, stage.bruno)
    assert len(data["results"]) == 1


async def test_deleting_data_frees_a_lobby_seat_and_the_last_one_closes_the_lobby(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert say("en-US", "delete-done", place="server") in await delete(stage, stage.ana)
    assert (await table_of(stage)).names == ("Bruno",) and "Ana" not in stage.text(lobby)
    await nothing_is_left_of(stage, stage.ana)
    await delete(stage, stage.bruno)
    assert (await table_of(stage)).phase is Phase.CANCELLED and not stage.controls(lobby)
    await nothing_is_left_of(stage, stage.bruno)


@pytest.mark.parametrize("why", list(Archived))
async def test_deleting_data_leaves_archived_tables_archived(stage: Stage, why: Archived) -> None:
    game = await begin(stage, random.Random(79), stage.ana, stage.bruno)
    await game.play_on(3)
    who, other = game.decider(), game.other()
    table = await table_of(stage)
    await acts.archive(table, why)
    before = [message.id for message in mentions(stage)]
    await delete(stage, who)
    await nothing_is_left_of(stage, who)
    table = await table_of(stage)
    store = store_of(stage)
    assert table.row.archived is why and table.phase is Phase.RUNNING and not await store.timers.of_table(1)
    revision = table.row.revision
    assert not [message for message in mentions(stage) if message.id not in before], "no player is mentioned"
    await stage.restart()
    assert (await table_of(stage)).row.revision == revision, "the bot waits as well"
    answer = stage.private(await stage.slash(other, "table resume"))
    assert answer.ephemeral
    table = await table_of(stage)
    assert table.row.archived is None and table.row.revision > revision and table.waiting_for


async def test_deleting_data_is_confirmed_with_the_number_of_tables_to_leave(stage: Stage) -> None:
    panel = stage.private(await stage.slash(stage.ana, "privacy"))
    await stage.press(stage.ana, panel, "p:delete")
    assert say("en-US", "delete-tables", count=0) in stage.text(panel)
    other = stage.server.create_text_channel("second")
    for channel, count in ((stage.channel, 1), (other, 2)):
        await stage.slash(stage.ana, "play", into=channel, game="mausoleum")
        await stage.press(stage.ana, panel, "p:show")
        await stage.press(stage.ana, panel, "p:delete")
        assert say("en-US", "delete-tables", count=count) in stage.text(panel)


async def test_a_table_of_newer_rules_is_reported_and_all_other_data_is_deleted(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tables import Table, UserError

    await begin(stage, random.Random(80), stage.ana, stage.bruno)
    await choose_for(stage, stage.ana, locale="en-US")

    async def newer(self: Table) -> None:
        raise UserError("error-newer-rules")

    await stage.restart()
    with monkeypatch.context() as patched:
        patched.setattr(Table, "load", newer)
        text = await delete(stage, stage.ana)
    assert say("en-US", "delete-left-over", count=1) in text
    assert await member_of(stage, stage.ana) == MemberSettings(stage.server.id, stage.ana.id)
    assert await delete(stage, stage.ana) == say("en-US", "delete-done", place="server")
    await nothing_is_left_of(stage, stage.ana)


async def test_deleting_data_in_one_server_keeps_that_of_another(stage: Stage) -> None:
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    there = elsewhere.add_member(stage.bruno.user)
    await there.slash(channel, "play", game="mausoleum")
    await delete(stage, stage.bruno)
    table = await tertulia(stage).registry.table(1, elsewhere.id)
    assert table.names == ("Bruno",) and table.seats[0].user_id == stage.bruno.id


async def test_a_person_is_deleted_on_the_operator_s_request(stage: Stage) -> None:
    await begin(stage, random.Random(77), stage.ana, stage.bruno)
    path = tertulia(stage).registry.store.path
    with transaction_beside(str(path)) as session:
        request_deletion(session, stage.ana.id, stage.server.id)
    await stage.later(hours=1, minutes=1)
    table = await table_of(stage)
    assert table.names == ("", "Bruno") and table.bots == (0,)
    await nothing_is_left_of(stage, stage.ana)
    assert await tertulia(stage).registry.store.privacy.requested() == []


async def test_a_deletion_gives_no_second_try_at_a_deal_and_says_so(stage: Stage) -> None:
    game = min(games())
    await stage.slash(stage.bruno, "daily", game=game)
    text = await delete(stage, stage.bruno)
    assert text == say("en-US", "delete-done")
    panel = stage.private(await stage.slash(stage.bruno, "daily"))
    assert say("en-US", "daily-used", game=title(game, "en-US")) in stage.text(panel)
    result = await stage.slash(stage.bruno, "daily", game=game)
    assert say("en-US", "error-daily-once") in stage.text(stage.private(result))


@pytest.mark.parametrize("crash", [False, True])
async def test_the_board_of_a_game_that_is_over_loses_the_name(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, crash: bool
) -> None:
    """The score stays where it is, also when the bot stops between the deletion and the edit."""
    game = await begin(stage, random.Random(80), stage.ana, stage.bruno)
    await game.to_the_end()
    board = stage.board()
    assert "Ana" in stage.text(board) and "Bruno" in stage.text(board)
    await stage.later(hours=3)
    await stage.restart()
    with monkeypatch.context() as patch:
        if crash:
            patch.setattr(Reconciler, "changed", lambda *_, **__: None)
        await delete(stage, stage.ana)
        assert ("Ana" in stage.text(stage.board())) is crash
    if crash:
        await stage.restart()
        await stage.env.settle()
    assert "Ana" not in stage.text(stage.board()) and "Bruno" in stage.text(stage.board())
    assert say("en-US", "name-former") in stage.text(stage.board()) and stage.board().id == board.id
    table = await table_of(stage)
    assert table.row.settled_revision == table.row.revision


async def test_a_deletion_posts_no_board_that_somebody_has_deleted(stage: Stage) -> None:
    game = await begin(stage, random.Random(81), stage.ana, stage.bruno)
    await game.to_the_end()
    stage.env.backend.delete_message(stage.channel.id, stage.board().id)
    there = [message.id for message in stage.history()]
    await delete(stage, stage.ana)
    assert [message.id for message in stage.history()] == there
    table = await table_of(stage)
    assert table.row.settled_revision == table.row.revision
    stage.forgive()  # Discord's answer for the board

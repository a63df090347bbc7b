"""Writes that fail: the game stays as stored, and the player reads an error number."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from db import DatabaseMoved, OutcomeUnknown, StoreError
from locales import LOCALES, say
from tests.bot import harness
from tests.bot.faults import log_number
from tests.bot.forging import press_old
from tests.bot.harness import Stage
from tests.bot.playing import (
    Game,
    everything,
    nothing_but_a_sentence,
    store_of,
    table_of,
    tertulia,
)

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_a_move_that_cannot_be_written_shows_an_error_number_and_can_be_repeated(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = game.stage
    store = store_of(stage)
    who, panel = await game.open_hand()
    control, value = game.choices(panel)[0]
    before = await everything(stage)
    errors: tuple[tuple[Exception, str], ...] = (
        (StoreError("the disk is full"), "error-store"),
        (OutcomeUnknown("the server", "it went away"), "error-store-unknown"),
        (DatabaseMoved("the disk", "the disk"), "error-moved"),
        (RuntimeError("boom"), "error-unknown"),
    )
    for (error, key), locale in itertools.product(errors, LOCALES):

        async def fail(*_: Any, error: Exception = error, **__: Any) -> int:
            raise error

        stage.reads(who, locale)
        with monkeypatch.context() as patch:
            patch.setattr(store, "commit", fail)
            notice = nothing_but_a_sentence(stage, await game.do(who, panel, control, value))
        assert notice == say(locale, key, number=log_number(stage, notice))
        [logged] = [each for each in stage.logged if each.getMessage().startswith("error ")]
        assert bool(logged.exc_info and logged.exc_info[1]) is not isinstance(error, StoreError)
        assert "disk" not in notice and "boom" not in notice
        assert await everything(stage) == before
        stage.forgive()
    stage.reads(who, "en-US")
    await game.do(who, panel, control, value)
    assert (await table_of(stage)).row.revision == before["memory"][0].revision + 1
    game.panel = None
    await game.look_closely()
    await game.play_on(2)


@pytest.mark.parametrize("then", ["again", "hand", "command", "nothing", "restart"])
async def test_a_move_that_fails_after_its_write_stands_and_is_shown(
    game: Game, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """Next the player repeats the click, opens the hand, types ``/hand``, or does nothing; or the bot restarts."""
    stage = game.stage
    store = store_of(stage)
    write = store.commit
    who, panel = await game.open_hand()
    control, value = game.choices(panel)[0]
    revision = (await table_of(stage)).row.revision

    async def commit_and_fail(*given: Any, **more: Any) -> int:
        await write(*given, **more)
        raise RuntimeError("after the commit")

    monkeypatch.setattr(store, "commit", commit_and_fail)
    notice = nothing_but_a_sentence(stage, await game.do(who, panel, control, value))
    assert notice == say("en-US", "error-unknown", number=log_number(stage, notice))
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
    assert table.row.revision == revision + 1 and table.row.settled_revision == revision + 1
    log = await tertulia(stage).store.games.actions(1)  # type: ignore[union-attr]
    assert [row.notation for row in log if row.revision > revision] == [value.split(":")[-1]]
    game.panel = None
    await game.look_closely()
    await game.play_on(1)


async def test_a_lobby_that_cannot_be_written_stays_unchanged(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    store = store_of(stage)
    before = await everything(stage)
    for who, button in ((stage.bruno, "join"), (stage.ana, "leave"), (stage.ana, "cancel")):

        async def fail(*_: Any, **__: Any) -> int:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "commit", fail)
            notice = nothing_but_a_sentence(stage, await press_old(stage, who, lobby, f"b:1:{button}"))
        assert notice == say("en-US", "error-store", number=log_number(stage, notice))
        stage.forgive()
        assert await everything(stage) == before
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert (await table_of(stage)).names == ("Ana", "Bruno")


async def test_a_board_whose_message_could_not_be_stored_is_found_in_its_channel(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table had a second board for ever, below the first, once the store was there again."""
    store = store_of(stage)

    async def fail(*_: Any, **__: Any) -> None:
        raise StoreError("the database went away during the write")

    with monkeypatch.context() as patch:
        patch.setattr(store.tables, "note_messages", fail)
        await stage.slash(stage.ana, "play", game="mausoleum")
        (lobby,) = stage.boards()
        await stage.press(stage.bruno, lobby, "b:*:join")
        await stage.press(stage.ana, lobby, "b:*:start")
        await stage.later(seconds=10)
    await stage.later(seconds=30)
    table = await table_of(stage)
    assert [message.id for message in stage.boards()] == [lobby.id] == [table.messages["board"].message_id]
    stage.forgive()


async def test_boards_are_updated_after_a_start_during_which_the_store_was_away(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.client.CATCH_UP_RETRY_SECONDS", 0.01)
    bot = tertulia(stage)
    whole, attempts = bot.public.catch_up, list[int]()

    async def catch_up() -> None:
        attempts.append(len(attempts))
        if len(attempts) < 3:
            raise StoreError("the database is away")
        await whole()

    monkeypatch.setattr(bot.public, "catch_up", catch_up)
    await bot._catch_up()
    assert attempts == [0, 1, 2]
    stage.forgive()


async def test_a_daily_backup_that_fails_is_logged_and_retried_in_an_hour(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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

"""The operator's command for people who have left: export and deletion, while the bot runs and while it does not."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from pathlib import Path

import pytest

from db import Store
from tables import person
from tests.tables.conftest import ANA, BRUNO, GUILD, House, play_on


def run(*arguments: object) -> int:
    return person.main([str(each) for each in arguments])


async def names(house: House) -> list[str]:
    """Return the names in all that is stored."""
    rows = await house.store._connection.rows("SELECT name FROM seats UNION SELECT name FROM holders")
    return sorted(name for (name,) in rows)


async def test_a_running_bot_is_asked_and_deletes_a_person(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = await house.game(ANA, BRUNO)
    await play_on(table, 3)
    assert await asyncio.to_thread(run, house.database, "delete", ANA.user_id) == 0
    assert "within a minute, in 1 servers" in capsys.readouterr().out
    assert table.seat_of(ANA.user_id) == 0, "the bot has the table in memory, so it does this itself"
    assert await house.store.privacy.requested() == [(GUILD, ANA.user_id)]
    await house.registry.forget(GUILD, ANA.user_id)
    assert await house.store.privacy.requested() == [] and table.seat_of(ANA.user_id) is None
    assert await names(house) == ["", "Bruno"]


async def test_without_the_bot_the_command_deletes_a_person(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    table = await house.game(ANA, BRUNO)
    await play_on(table, 3)
    await house.store.close()
    assert await asyncio.to_thread(run, house.database, "delete", ANA.user_id) == 0
    assert f"User {ANA.user_id} is deleted in 1 servers." in capsys.readouterr().out
    house.store = await Store.open(house.database)
    assert await house.store.privacy.requested() == [] and await names(house) == ["", "Bruno"]
    assert await house.store.tables.unsettled() == [table.id], "the channel is to show it"
    assert await asyncio.to_thread(run, house.database, "delete", 5) == 0
    assert capsys.readouterr().out == "Nothing is stored about user 5.\n"


async def test_the_export_is_that_of_every_server(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await house.game(ANA, BRUNO)
    await play_on(table)
    own = await house.store.privacy.export(ANA.user_id, GUILD)
    file = tmp_path / "ana.json"
    assert await asyncio.to_thread(run, house.database, "export", ANA.user_id, "--to", file) == 0
    assert json.loads(file.read_text("utf-8")) == [own] and own["actions"] and "Bruno" not in file.read_text("utf-8")
    assert await asyncio.to_thread(run, house.database, "export", ANA.user_id, "--to", file) == 2, "never overwritten"
    assert os.name != "posix" or stat.S_IMODE(file.stat().st_mode) == 0o600, "others may not read it"
    assert await asyncio.to_thread(run, house.database, "export", ANA.user_id, "--server", GUILD + 1) == 0
    assert json.loads(capsys.readouterr().out)[0]["actions"] == []


def test_what_is_no_database_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello")
    for database in (tmp_path / "none.sqlite3", other, "postgresql://localhost:1/none"):
        assert run(database, "export", 5) == run(database, "delete", 5) == 2
        assert run(database, "export", 5, "--to", tmp_path / "ana.json") == 2 and not (tmp_path / "ana.json").exists()
        said = capsys.readouterr().err
        assert said and "Traceback" not in said

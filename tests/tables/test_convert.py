"""A database goes from SQLite to PostgreSQL and back: every row stays, and running games are played on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from db import DatabaseInUse, MemberSettings, RowRefused, Store
from db.convert import KEYS, convert, main
from db.errors import ConversionRefused
from db.migrate import migrations
from engine import games
from tables import Phase, TableRegistry
from tests import acts
from tests.db.builder import everything
from tests.postgres import Cluster
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, GUILD, House, bot_moves, play_on

ROOT = Path(__file__).parents[2]


async def fill(house: House) -> list[int]:
    """Leave a finished and a running game of each kind, and a lobby; return the ids of the running games.

    Deletes the newest table: its id must not come back.
    """
    running = []
    for number, kind in enumerate(games()):
        for plies in (10_000, 5):
            channel = CHANNEL + 2 * number + (plies == 5)
            table = await acts.open_table(
                house.registry, kind, guild_id=GUILD, channel_id=channel, locale="fr", host=ANA
            )
            for person in (BRUNO, CHLOE, DAVI)[: table.game.meta.seats.start - 1]:
                await acts.join(table, person)
            await acts.start(table, ANA)
            await play_on(table, plies)
            assert (table.phase is Phase.FINISHED) == (plies != 5)
            running += [table.id] if plies == 5 else []
    await house.store.settings.set_member(MemberSettings(GUILD, ANA.user_id, "pt-BR", words=True), 5)
    await house.store.set_meta({"note": "déjà vu"})
    await house.lobby(channel=CHANNEL + 90)
    gone = await house.lobby(channel=CHANNEL + 91)
    delete = "DELETE FROM tables WHERE id = ?"
    await house.store._connection.write(lambda session: session.execute(delete, (gone.id,)))
    return running


async def rows(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of the tables that both engines have."""
    async with await Store.open(database) as store:
        return {name: found for name, found in (await everything(store)).items() if name in KEYS}


async def into(source: str, target: str) -> int:
    return await asyncio.to_thread(convert, source, target, quiet=True)


async def test_there_and_back_every_row_stays_and_games_are_played_on(
    house: House, cluster: Cluster, tmp_path: Path
) -> None:
    running = await fill(house)
    await house.store.close()
    address, back = cluster.new_schema(), str(tmp_path / "back.sqlite3")
    before = await rows(house.database)
    count = sum(map(len, before.values()))
    assert await into(house.database, address) == count and await rows(address) == before
    assert await into(address, back) == count and await rows(back) == before
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("back")) == [
        "back.sqlite3",
        "back.sqlite3.lock",
    ]
    newest = max(row[0] for row in before["tables"] if isinstance(row[0], int))
    for database in (address, back):
        async with await Store.open(database) as store:
            registry = TableRegistry(store, lambda: house.now, lambda: house.now)
            opened = await acts.open_table(
                registry, "luxor", guild_id=GUILD, channel_id=CHANNEL + 95, locale="fr", host=ANA
            )
            assert opened.id == newest + 2, (database, "the id of the deleted table is not given again")
            for table_id in running:
                table = await registry.any_table(table_id)
                while table.deciding:
                    if not await bot_moves(table):
                        await play_on(table, 1)
                assert table.phase is Phase.FINISHED


def test_every_table_of_the_schema_is_copied() -> None:
    sql = "".join(step.sql for step in migrations()).replace("RENAME TO evaluations", "CREATE TABLE evaluations (")
    named = {line.split()[2] for line in sql.splitlines() if line.startswith("CREATE TABLE")} - {"thoughts"}
    named = {each for each in named if not each.startswith("new_")}  # these replace another
    assert named | {"evaluations"} == set(KEYS)


@pytest.mark.engine("sqlite", "postgres")
async def test_a_source_in_use_and_a_target_that_is_not_empty_are_refused(
    house: House, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.writer.LOCK_SECONDS", 0.1)
    await house.lobby()
    with pytest.raises(DatabaseInUse):
        await into(house.database, str(tmp_path / "new.sqlite3"))
    await house.store.close()
    full, taken = cluster.new_schema(), tmp_path / "taken.sqlite3"
    async with await Store.open(full) as store:
        await store.set_meta({"a": "b"})
    taken.write_text("mine")
    for target in (full, str(taken)):
        with pytest.raises(ConversionRefused, match=r"not empty|exists already"):
            await into(house.database, target)
    assert taken.read_text() == "mine" and [row[0] for row in (await rows(full))["meta"]] == ["a"]
    with pytest.raises(ConversionRefused, match="There is no database"):
        await into(str(tmp_path / "nothing.sqlite3"), full)
    assert not list(tmp_path.glob("*partial*")) and not (tmp_path / "nothing.sqlite3").exists()


async def test_a_row_that_postgresql_refuses_leaves_an_empty_target(house: House, cluster: Cluster) -> None:
    await house.lobby()
    await house.store.set_meta({"nul": "\0"})
    await house.store.close()
    address = cluster.new_schema()
    with pytest.raises(RowRefused):
        await into(house.database, address)
    assert not any((await rows(address)).values())
    async with await Store.open(house.database) as store:
        await store.set_meta({"nul": None})
    assert await into(house.database, address) > 0


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
@pytest.mark.engine("sqlite", "postgres")
async def test_a_copy_that_differs_is_not_kept(
    house: House, to: str, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.lobby()
    await house.store.close()
    target = cluster.new_schema() if to == "postgres" else str(tmp_path / "copy.sqlite3")
    monkeypatch.setattr("db.convert._continue_ids", _spoil)
    with pytest.raises(ConversionRefused, match="rows of seats"):
        await into(house.database, target)
    assert not (tmp_path / "copy.sqlite3").exists()
    assert to == "sqlite" or not any((await rows(target)).values())


def _spoil(one: object, read: object, other: object, written: psycopg.Cursor[tuple[object, ...]]) -> None:
    """Change a row behind the copy's back."""
    written.execute("UPDATE seats SET name = 'x' WHERE seat = 0")


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
async def test_a_conversion_that_is_broken_off_leaves_nothing(
    house: House, to: str, cluster: Cluster, tmp_path: Path
) -> None:
    await house.lobby()
    await house.store._connection.write(
        lambda session: session.executemany(
            "INSERT INTO meta (key, value) VALUES (?, ?)", [(f"key {number}", "x") for number in range(5_000)]
        )
    )
    await house.store.close()
    target = cluster.new_schema() if to == "postgres" else str(tmp_path / "copy.sqlite3")
    # The command says when it is in the middle; then Ctrl-C, which a shell lets its background jobs ignore.
    script = (
        "import signal, sys, db.convert as c; whole = c._continue_ids\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "def ids(*given):\n    print('half', flush=True); sys.stdin.read(); whole(*given)\n"
        "c._continue_ids = ids; sys.exit(c.main(sys.argv[1:]))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script, house.database, target, "--quiet"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as command:  # fmt: skip
        assert command.stdout is not None and command.stderr is not None
        assert await asyncio.to_thread(command.stdout.readline) == "half\n"
        os.kill(command.pid, signal.SIGINT)
        assert await asyncio.to_thread(command.wait) == 1
        assert "Broken off" in command.stderr.read()
    assert not list(tmp_path.glob("copy*"))
    assert to == "sqlite" or not any((await rows(target)).values())
    assert await into(house.database, target) > 5_000


@pytest.mark.engine("sqlite", "postgres")
async def test_the_command_says_what_it_did_and_no_password(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres_server.STARTING_SECONDS", 0.2)
    await house.lobby()
    await house.store.close()
    target = str(tmp_path / "copy.sqlite3")
    assert await asyncio.to_thread(main, [house.database, target]) == 0
    assert "Copied 4 rows" in capsys.readouterr().out
    address = f"postgresql://u:s3cret@/games?host={tmp_path}"
    assert await asyncio.to_thread(main, [target, address]) == 2
    said = capsys.readouterr().err
    assert "cannot be reached" in said and "s3cret" not in said

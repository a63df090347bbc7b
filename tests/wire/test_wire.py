"""The shipped bot as a program, on a real wire: whole games, crashes between two requests, and its backups."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from engine import games
from engine.record import load
from engine.verify import verify
from tests.postgres import Cluster
from tests.wire.conftest import Make, newcomers, turn
from tests.wire.errors import TOO_MANY_OLD_EDITS, UNKNOWN_INTERACTION
from tests.wire.faults import EDIT, SEND, Late, Limited
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, Interaction
from tests.wire.people import Person
from tests.wire.play import Player, Table, choices, open_table, play_out, record, who_decides
from tests.wire.program import Kill, Program, until
from tests.wire.server import Discord

PASSWORD = "s3cret"


async def whole_game(discord: Discord, kind: str, people: list[Person], chance: random.Random) -> Table:
    """Play from ``/play`` to the record, and verify it."""
    (guild,) = discord.world.guilds.values()
    table = await open_table(people, discord.open_channel(guild), kind)
    await play_out(table, chance, seconds=400)
    assert verify(load((await record(people[0], table)).decode())) is None
    return table


@pytest.mark.slow
async def test_an_evening_with_a_whole_game_of_each_kind_at_once(discord: Discord, program: Program) -> None:
    chance = random.Random(1)
    readers = await newcomers(discord, 5, words=True)
    crowds = [readers[:2], readers[2:4], [*(await newcomers(discord, 1)), readers[4]]]
    playing = [whole_game(discord, kind, people, chance) for kind, people in zip(games(), crowds, strict=True)]
    assert all(table.over for table in await asyncio.gather(*playing))
    # On a busy machine an answer may come too late; nothing else may be refused.
    assert set(discord.rest.refused) <= {UNKNOWN_INTERACTION} and not program.errors()


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_whole_game_on_postgresql_and_its_log(discord: Discord, cluster: Cluster, make: Make) -> None:
    address = cluster.new_schema().replace("tertulia@", f"tertulia:{PASSWORD}@")  # the server asks for none
    program = make(environment={"TERTULIA_DATABASE": address})
    await program.start()
    await whole_game(discord, "mausoleum", await newcomers(discord, 2, words=True), random.Random(1))
    assert await program.stop() == 0
    said = program.said()
    assert not program.errors() and not program.database.exists() and PASSWORD not in said
    assert said.count("database on PostgreSQL: the bot makes no backups, pg_dump does") == 1


@pytest.mark.slow
async def test_on_a_slow_line_clicks_are_acknowledged_before_their_pictures_are_sent(
    discord: Discord, program: Program
) -> None:
    ana, bruno = await newcomers(discord, 2)
    (guild,) = discord.world.guilds.values()
    channel, other = discord.open_channel(guild), discord.open_channel(guild)

    async def rules() -> Interaction:
        return await ana.slash(channel, "rules", game="luxor")

    while not (answer := await rules()).messages or not answer.messages[0].files:
        pass  # until its picture is drawn
    # Twice Discord's time, so that a busy machine does not make the bot late.
    discord.interactions.patience = 2 * ANSWER_TIMEOUT_SECONDS
    discord.rest.upload_seconds = 2 * ANSWER_TIMEOUT_SECONDS + 0.3
    # All are in time, also the first, which finds out. Their pictures follow.
    answers = [await rules(), *await asyncio.gather(rules(), bruno.slash(other, "play", game="mausoleum"))]
    assert not any(answer.failed for answer in answers) and not discord.interactions.twice
    found = bruno.finds(other, "b:*:join")
    assert found is not None
    joined = await ana.use(*found)
    assert not joined.failed, "its picture would come too late unless the click was acknowledged before"
    await until(lambda: all(answer.messages[0].files for answer in answers))


async def two_at_a_table(discord: Discord) -> tuple[Table, list[Player]]:
    """Open a game of two who read words."""
    people = await newcomers(discord, 2, words=True)
    (guild,) = discord.world.guilds.values()
    table = await open_table(people, discord.open_channel(guild), "mausoleum")
    return table, [Player(person, table, random.Random(1)) for person in people]


def boards(table: Table) -> list[str]:
    """Return the texts of all public messages with the table's buttons."""
    return [each.text for each in table.boards() if any(one.custom_id.endswith(":hand") for one in each.controls)]


def up_to_date(program: Program, table: Table) -> bool:
    """Return whether the database knows that all messages are right."""
    return program.ask("SELECT settled_revision = revision FROM tables WHERE id = ?", table.number) == (1,)


async def test_a_board_posted_before_a_crash_is_not_posted_again(discord: Discord, program: Program) -> None:
    """The bot dies between posting the board and storing its message id."""
    table, players = await two_at_a_table(discord)
    mover, _ = await who_decides(players)
    board = table.board()
    assert board is not None
    discord.world.remove(board)
    # On a busy machine a mention may be sent before the board is drawn.
    kill = Kill(program, lambda: table.board() is not None)
    fault = kill.plan(SEND, done=True)
    while not kill.struck.is_set() and mover.panel is not None and choices(mover.panel):
        await mover.decide(choices(mover.panel)[0])
    await kill.done(fault)
    await program.start()
    for _ in range(2):
        before = boards(table)
        await turn(players)
        await until(lambda before=before: boards(table) != before and len(boards(table)) == 1)


async def test_the_limit_of_old_messages_and_a_silent_discord_keep_neither_a_board_nor_a_stop_away(
    discord: Discord, program: Program
) -> None:
    table, players = await two_at_a_table(discord)
    mover, hand = await who_decides(players)
    await until(lambda: up_to_date(program, table))
    board = table.board()
    # discord.py gives up after five; the bot then waits and tries again.
    fault = discord.faults.add(EDIT, Limited(0.05, code=TOO_MANY_OLD_EDITS), times=6)
    await mover.decide(choices(hand)[0])
    await until(lambda: fault.hits == 6 and up_to_date(program, table))
    assert table.board() is board and len(boards(table)) == 1
    held = discord.faults.add(EDIT, Late(60))
    playing = [asyncio.create_task(player.play()) for player in players]
    await until(lambda: held.hits > 0)
    for task in playing:
        task.cancel()
    assert await program.stop() == 0
    assert not program.errors()


@pytest.mark.slow
async def test_people_resume_from_a_backup_put_in_place_of_the_database(discord: Discord, program: Program) -> None:
    """As the README says. The bot makes one backup a day, and none at other starts."""

    def backups() -> list[Path]:
        return sorted(program.folder.glob(f"{program.database.name}.backup-*-daily"))

    def revision() -> int:
        return int(program.ask("SELECT revision FROM tables")[0])

    _, players = await two_at_a_table(discord)
    await turn(players)
    assert await program.stop() == 0
    (early,) = backups()
    early.rename(early.with_name(f"{program.database.name}.backup-20260101T000000Z-daily"))
    await program.start()
    await until(lambda: len(backups()) == 2)
    saved = revision()
    await turn(players)
    assert revision() > saved
    assert await program.stop() == 0
    await program.start()
    await program.kill()
    assert len(backups()) == 2, "no restart makes another one"
    for suffix in ("", "-wal", "-shm"):
        Path(f"{program.database}{suffix}").unlink(missing_ok=True)
    backups()[-1].rename(program.database)
    await program.start()
    assert revision() == saved
    await turn(players)
    assert revision() == saved + 1

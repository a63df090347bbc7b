"""Short forms of what ``python -m tests.wire`` proves at length: the shipped bot as a program, on a real wire."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine import games
from engine.record import load
from engine.verify import verify
from tests.wire import crash, moved, power
from tests.wire.entities import Message
from tests.wire.errors import TOO_MANY_OLD_EDITS, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE
from tests.wire.faults import Late, Lose, Refuse, Run
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, Interaction
from tests.wire.limits import Limited
from tests.wire.people import Person
from tests.wire.play import Player, Table, choices, open_table, play_out, record, who_decides, wish_for_words
from tests.wire.program import Kill, Program, until
from tests.wire.routes import CALLBACK, EDIT, SEND
from tests.wire.server import Discord


@pytest.fixture
async def program(discord: Discord, tmp_path: Path) -> AsyncIterator[Program]:
    """Yield the running bot. It must stop without an error."""
    program = Program(discord, tmp_path)
    await program.start()
    yield program
    assert not program.running or await program.stop() == 0


async def newcomers(discord: Discord, count: int, *, words: bool = False) -> list[Person]:
    """Return new people; ``words``: they read their hands in words, which is quicker."""
    (guild,) = discord.world.guilds.values()
    people = [Person(discord, discord.world.add_user(guild)) for _ in range(count)]
    if words:
        channel = discord.open_channel(guild, "apart")
        await asyncio.gather(*(wish_for_words(person, channel) for person in people))
    return people


async def whole_game(discord: Discord, kind: str, people: list[Person], chance: random.Random) -> Table:
    """Play from ``/play`` to the record, and verify it."""
    (guild,) = discord.world.guilds.values()
    table = await open_table(people, discord.open_channel(guild), kind)
    await play_out(table, chance, seconds=400)
    assert verify(load((await record(people[0], table)).decode())) is None
    return table


async def test_a_whole_game_of_each_kind_at_once(discord: Discord, program: Program) -> None:
    chance = random.Random(1)
    readers = await newcomers(discord, 5, words=True)
    (watcher,) = await newcomers(discord, 1)
    crowds = [readers[:2], readers[2:4], [watcher, readers[4]]]
    playing = [whole_game(discord, kind, people, chance) for kind, people in zip(games(), crowds, strict=True)]
    tables = await asyncio.gather(*playing)
    assert all(table.over for table in tables)
    # On a busy machine an answer may come too late; nothing else may be refused.
    assert set(discord.rest.refused) <= {UNKNOWN_INTERACTION} and not program.errors()


async def test_too_many_requests_and_errors_of_discord_in_the_middle_of_a_game(
    discord: Discord, program: Program
) -> None:
    discord.interactions.patience = ANSWER_TIMEOUT_SECONDS
    people = await newcomers(discord, 2, words=True)
    faults = discord.faults
    planned = [
        faults.add(EDIT, Limited(0.3), nth=4, times=2),
        faults.add(SEND, Limited(0.2, "shared"), nth=3),
        faults.add("P* /channels/*", Limited(0.5, "global"), nth=20),
        faults.add(CALLBACK, Refuse(500), nth=12),
        faults.add(CALLBACK, Refuse(503), nth=30),
        faults.add(CALLBACK, Refuse(502), nth=45, done=True),
        faults.add(CALLBACK, Lose(), nth=60),
        faults.add(EDIT, Refuse(500), nth=15),
        faults.add(EDIT, Lose(), nth=22, done=True),
        faults.add(SEND, Lose(), nth=12),
        faults.add(SEND, Refuse(503), nth=16),
    ]
    await whole_game(discord, "mausoleum", people, random.Random(2))
    assert all(fault.hits for fault in planned), [fault for fault in planned if not fault.hits]


async def test_sessions_dropped_resumed_and_lost_in_the_middle_of_a_game(discord: Discord, program: Program) -> None:
    people = await newcomers(discord, 2, words=True)
    gateway = discord.gateway
    game = asyncio.create_task(whole_game(discord, "mausoleum", people, random.Random(3)))

    async def trouble() -> None:
        for wreck in (
            gateway.drop,
            gateway.reconnect,
            lambda: gateway.drop(4000),
            lambda: gateway.invalidate(resumable=True),
            lambda: gateway.invalidate(resumable=False),
        ):
            await asyncio.sleep(0.7)
            before = gateway.resumed + gateway.identified
            wreck()
            await until(lambda before=before: gateway.resumed + gateway.identified > before)

    await asyncio.gather(game, trouble())
    assert gateway.resumed >= 4 and gateway.identified == 2


async def test_a_stop_while_discord_does_not_answer_is_in_good_order(discord: Discord, program: Program) -> None:
    people = await newcomers(discord, 2, words=True)
    (guild,) = discord.world.guilds.values()
    table = await open_table(people, discord.open_channel(guild), "mausoleum")
    held = discord.faults.add(EDIT, Late(60))
    playing = [asyncio.create_task(Player(person, table, random.Random(4)).play()) for person in people]
    while not held.hits:
        await asyncio.sleep(0.01)
    for task in playing:
        task.cancel()
    assert await program.stop() == 0
    assert not program.errors()


def boards(table: Table) -> list[str]:
    """Return the texts of all public messages with the table's buttons."""
    public = [message for message in table.channel.messages.values() if message.viewer is None]
    return [each.text for each in public if any(control.custom_id.endswith(":hand") for control in each.controls)]


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
    discord.interactions.patience = ANSWER_TIMEOUT_SECONDS
    discord.rest.upload_seconds = ANSWER_TIMEOUT_SECONDS + 0.3
    first = asyncio.create_task(rules())
    await asyncio.sleep(2.0)
    # The first is still being sent, and comes too late. The others are in time, and their pictures follow.
    answers = await asyncio.gather(rules(), bruno.slash(other, "play", game="mausoleum"))
    assert (await first).failed and not any(answer.failed for answer in answers)
    found = bruno.finds(other, "b:*:join")
    assert found is not None
    joined = await ana.use(*found)
    assert not joined.failed and joined.deferred
    await until(lambda: all(answer.messages[0].files for answer in answers))


async def two_at_a_table(discord: Discord) -> tuple[Table, list[Player]]:
    """Open a game of two who read words."""
    people = await newcomers(discord, 2, words=True)
    (guild,) = discord.world.guilds.values()
    table = await open_table(people, discord.open_channel(guild), "mausoleum")
    return table, [Player(person, table, random.Random(1)) for person in people]


async def test_a_board_posted_before_a_crash_is_not_posted_again(discord: Discord, program: Program) -> None:
    """The bot dies between posting the board and storing its message id."""
    table, players = await two_at_a_table(discord)
    mover, _ = await who_decides(players)
    board = table.board()
    assert board is not None
    discord.world.remove(board)
    # On a busy machine a mention may be sent before the board is drawn.
    kill = Kill(program, lambda: table.board() is not None)
    fault = discord.faults.add(SEND, Run(kill.strike), times=20, done=True)
    while not kill.struck.is_set() and mover.panel is not None and choices(mover.panel):
        await mover.decide(choices(mover.panel)[0])
    await kill.done()
    discord.faults.plan.remove(fault)
    await program.start()
    for _ in range(2):
        before = boards(table)
        player, hand = await who_decides(players)
        await player.decide(choices(hand)[0])
        await until(lambda before=before: boards(table) != before and len(boards(table)) == 1)


async def test_a_board_posted_before_a_crash_and_deleted_since_comes_back(discord: Discord, program: Program) -> None:
    """For minutes, Discord knows the nonce of a message and not the message."""
    table, players = await two_at_a_table(discord)
    mover, _ = await who_decides(players)
    board = table.board()
    assert board is not None
    discord.world.remove(board)
    kill = Kill(program, lambda: table.board() is not None)
    fault = discord.faults.add(SEND, Run(kill.strike), times=20, done=True)
    while not kill.struck.is_set() and mover.panel is not None and choices(mover.panel):
        await mover.decide(choices(mover.panel)[0])
    await kill.done()
    discord.faults.plan.remove(fault)
    posted = table.board()
    assert posted is not None
    discord.world.remove(posted)
    await program.start()
    await until(lambda: len(boards(table)) == 1 and up_to_date(program, table))


async def test_the_limit_of_old_messages_delays_a_board(discord: Discord, program: Program) -> None:
    table, players = await two_at_a_table(discord)
    mover, hand = await who_decides(players)
    await until(lambda: up_to_date(program, table))
    board = table.board()
    # discord.py gives up after five; the bot then waits and tries again.
    fault = discord.faults.add(EDIT, Limited(0.05, code=TOO_MANY_OLD_EDITS), times=6)
    await mover.decide(choices(hand)[0])
    await until(lambda: fault.hits == 6 and up_to_date(program, table), seconds=30)
    assert table.board() is board and len(boards(table)) == 1


async def test_a_hand_that_is_opened_again_replaces_the_former_one(discord: Discord, program: Program) -> None:
    table, players = await two_at_a_table(discord)
    mover, hand = await who_decides(players)

    def hands() -> list[Message]:
        return [each for each in mover.person.sees(table.channel) if each.viewer is not None and choices(each)]

    board = table.board()
    assert board is not None and hands() == [hand]
    # The former hand is the answer of a command or click, or of a click on itself.
    second = (await mover.person.press(board, "b:*:hand")).messages[0]
    await until(lambda: hands() == [second])
    await mover.person.press(second, "b:*:more")
    await mover.person.press(second, "b:*:hand")
    third = (await mover.person.slash(table.channel, "hand")).messages[0]
    await until(lambda: hands() == [third])


async def test_one_of_two_boards_is_left_after_two_crashes(discord: Discord, program: Program) -> None:
    """The bot dies after posting a new board, and again while the next start removes the superseded one's buttons."""
    table, players = await two_at_a_table(discord)
    mover, hand = await who_decides(players)
    # On a busy machine a mention may come before the board.
    kill = Kill(program, lambda: len(boards(table)) == 2)
    discord.faults.add(EDIT, Refuse(404, UNKNOWN_MESSAGE))
    discord.faults.add(SEND, Run(kill.strike), times=20, done=True)
    await mover.decide(choices(hand)[0])
    await kill.done()
    discord.faults.plan.clear()
    posted = table.board()
    kill = Kill(program)
    again = discord.faults.add(EDIT, Run(kill.strike))
    await program.start()
    await kill.done()
    discord.faults.plan.remove(again)
    assert len(boards(table)) == 2
    await program.start()
    await until(lambda: len(boards(table)) == 1 and up_to_date(program, table))
    assert table.board() is posted


@pytest.mark.parametrize("arrived", [True, False], ids=["after it arrived", "before it arrived"])
async def test_a_mention_interrupted_by_a_crash_exists_once(discord: Discord, program: Program, arrived: bool) -> None:
    """The bot dies while it mentions the next player."""
    table, players = await two_at_a_table(discord)
    mover, _ = await who_decides(players)
    superseded = await one_mention(table, of=mover)
    kill = Kill(program)
    fault = discord.faults.add(SEND, Run(kill.strike), done=arrived)
    await whole_turn(mover)
    await kill.done()
    discord.faults.plan.remove(fault)
    assert not up_to_date(program, table), "nothing is known of the mention yet"
    await program.start()
    other = next(player for player in players if player is not mover)
    mention = await one_mention(table, of=other, but=superseded)
    await other.look()
    await whole_turn(other)
    await one_mention(table, of=mover, but=mention)
    await until(lambda: up_to_date(program, table))  # a board may follow its mention


async def whole_turn(player: Player) -> None:
    """Decide until another player must."""
    while player.panel is not None and (open := choices(player.panel)):
        await player.decide(open[0])


async def one_mention(table: Table, *, of: Player, but: Message | None = None) -> Message:
    """Wait for the only mention in the channel: of this player, and another message than ``but``."""

    def found() -> list[Message]:
        return [each for each in table.channel.messages.values() if each.viewer is None and "<@" in each.content]

    await until(lambda: len(found()) == 1 and found()[0] is not but and f"<@{of.person.user.id}>" in found()[0].content)
    return found()[0]


def up_to_date(program: Program, table: Table) -> bool:
    """Return whether the database knows that all messages are right."""
    query = "SELECT settled_revision = revision FROM tables WHERE id = ?"
    return program.ask(query, table.number) == (1,)


async def test_four_kills_lose_nothing_and_every_game_ends(tmp_path: Path) -> None:
    report = await crash.run(tmp_path, kills=4, kinds=[("mausoleum", 3)], seed=5, life=1.0)
    assert not report.violations, report.show()
    assert report.figures["kills"] == 4 and report.figures["records verified"] == report.figures["tables"]


async def test_a_log_cut_off_anywhere_opens_to_a_past_state(tmp_path: Path) -> None:
    report = await power.run(tmp_path, copies=1, moves=12, cuts=25, seed=1)
    assert not report.violations, report.show()
    assert int(report.figures["databases opened"]) > 40


@pytest.mark.parametrize("way", ["deleted", "moved away", "replaced"])
async def test_a_database_taken_away_stops_the_bot_and_nothing_is_lost(tmp_path: Path, way: str) -> None:
    report = await moved.run(tmp_path, way, moves=8, kinds=["mausoleum"], clicking=True, seed=3)
    assert not report.violations, report.show()
    assert int(report.figures["moves acknowledged"]) >= 8


async def test_people_resume_from_a_backup_put_in_place_of_the_database(discord: Discord, program: Program) -> None:
    """As the README says. The bot makes one backup a day, and none at other starts."""
    _, players = await two_at_a_table(discord)
    mover, hand = await who_decides(players)
    await mover.decide(choices(hand)[0])
    assert await program.stop() == 0
    (early,) = daily_backups(program)
    early.rename(early.with_name(f"{program.database.name}.backup-20260101T000000Z-daily"))
    await program.start()
    await until(lambda: len(daily_backups(program)) == 2)
    revision = program.ask("SELECT revision FROM tables")[0]
    mover, hand = await who_decides(players)
    await mover.decide(choices(hand)[0])
    assert program.ask("SELECT revision FROM tables")[0] > revision
    for _ in range(2):
        assert await program.stop() == 0
        await program.start()
    await program.kill()
    assert len(daily_backups(program)) == 2, "no restart makes another one"
    for suffix in ("", "-wal", "-shm"):
        Path(f"{program.database}{suffix}").unlink(missing_ok=True)
    daily_backups(program)[-1].rename(program.database)
    await program.start()
    assert program.ask("SELECT revision FROM tables")[0] == revision
    player, hand = await who_decides(players)
    assert await player.decide(choices(hand)[0])
    assert program.ask("SELECT revision FROM tables")[0] == revision + 1


def daily_backups(program: Program) -> list[Path]:
    """Return the daily backups beside the database, the oldest first."""
    return sorted(program.folder.glob(f"{program.database.name}.backup-*-daily"))

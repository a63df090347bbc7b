"""Clock jumps and a full disk: players keep their time and get one reminder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from cogs.publishing.outbox import Channels
from db import PollKind, StoreError, TimerKind
from db.timers import Timers
from tables.clocks import DAY, HOUR, SECOND
from tests.bot import harness
from tests.bot.harness import Stage
from tests.bot.playing import called, mentions, table_of, tertulia
from tests.bot.test_table_life import move, party, question

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


@dataclass
class Skew:
    """The error of the wall clock of the bot's machine, in milliseconds."""

    ahead: int = 0

    def wall(self) -> int:
        return harness.simulated_clock() + self.ahead


@pytest.fixture
def skew() -> Skew:
    return Skew()


@pytest.fixture
def make(tmp_path: Path, skew: Skew) -> Callable[[], discord.Client]:
    """Return the bot with a wall clock that a test can set."""
    database = tmp_path / "tertulia.sqlite3"
    return lambda: harness.make_bot(database, clock=skew.wall)


@pytest.mark.parametrize(
    ("jump", "noticed"),
    [(5 * HOUR, True), (-5 * HOUR, False)],
    ids=["+5 h, after a heartbeat", "-5 h, before a heartbeat"],
)
async def test_a_clock_jump_changes_no_deadline(stage: Stage, skew: Skew, jump: int, noticed: bool) -> None:
    """A player decides after the jump, before or after the bot notes the time again."""
    game = await party(stage)
    await stage.later(minutes=90)
    await move(game)
    skew.ahead = jump
    if noticed:
        await stage.later(minutes=61)
    await move(game)
    moved, revision = harness.simulated_clock(), (await table_of(stage)).row.revision
    date = f"<t:{(moved + DAY) // SECOND}:R>"
    assert date in stage.text(stage.board()), "the date follows Discord's clock, which players see"
    first = mentions(stage)[-1].id
    await stage.later(hours=15, minutes=59)
    assert [message.id for message in mentions(stage)] == [first]
    await stage.later(minutes=2)
    (reminder,) = mentions(stage)
    assert reminder.id != first and "reminder" in reminder.content
    await stage.later(hours=7, minutes=58)
    assert not (await table_of(stage)).polls
    await stage.later(minutes=2)
    assert question(stage) and [each.id for each in mentions(stage)] == [reminder.id]
    table = await table_of(stage)
    assert PollKind.ABSENT in table.polls and table.row.revision == revision
    assert moved + DAY <= harness.simulated_clock() <= moved + DAY + 2 * 60 * SECOND


async def test_a_clock_jump_while_the_bot_is_down_changes_no_deadline(
    stage: Stage, skew: Skew, make: Callable[[], discord.Client]
) -> None:
    game = await party(stage)
    await stage.later(hours=2)
    left = (await tertulia(stage).registry.store.timers.of_table(1))[TimerKind.DEADLINE] - tertulia(
        stage
    ).registry.clocks.game()
    await stage.env.bot.close()
    await stage.later(hours=30)
    skew.ahead = -50 * HOUR
    await stage.env.restart_bot(make())
    await stage.env.settle()
    await stage.press(stage.ana, game.board, "b:*:hand")
    registry = tertulia(stage).registry
    assert abs((await registry.store.timers.of_table(1))[TimerKind.DEADLINE] - registry.clocks.game() - left) < HOUR
    await stage.later(hours=left / HOUR - 1)
    assert not (await table_of(stage)).polls
    await stage.later(hours=2)
    assert PollKind.ABSENT in (await table_of(stage)).polls


async def test_a_disk_that_fills_up_during_a_reminder_leaves_one_reminder(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has the reminder, and the store can write nothing for hours."""
    await party(stage)
    say, sent = Channels.say, list[str]()
    bot = tertulia(stage)
    assert bot.store is not None
    connection = bot.store._connection

    async def last_write(channels: Channels, channel_id: int, nonce: int, text: str, **rest: object) -> int:
        message_id = await say(channels, channel_id, nonce, text, **rest)  # type: ignore[arg-type]
        sent.append(text)
        await connection.read(lambda c: c.execute("PRAGMA query_only = ON").fetchall())
        return message_id

    monkeypatch.setattr(Channels, "say", last_write)
    await stage.later(hours=16, minutes=1)
    await stage.later(hours=3)
    assert len(sent) == 1 and "reminder" in sent[0]
    await connection.read(lambda c: c.execute("PRAGMA query_only = OFF").fetchall())
    await stage.later(minutes=12)
    table = await table_of(stage)
    (reminder,) = mentions(stage)
    assert len(sent) == 1 and reminder.id == table.messages["mention"].message_id
    assert called(reminder) == [table.seats[table.waiting_for[0]].user_id]
    assert TimerKind.REMINDER not in await bot.store.timers.of_table(1)
    await stage.later(hours=1)
    assert len(sent) == 1
    stage.forgive()  # the failed writes, and a second deletion of the superseded mention


async def test_a_crash_after_a_recorded_reminder_sends_no_second_one(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write that records the reminder has already removed its timer."""
    await party(stage)

    async def die(*_: object) -> bool:
        raise StoreError("the bot was killed")

    with monkeypatch.context() as patch:
        patch.setattr(Timers, "remove", die)
        await stage.later(hours=16, minutes=1)
    (reminder,) = mentions(stage)
    assert "reminder" in reminder.content
    stage.forgive()
    await stage.restart()
    await stage.later(hours=1)
    assert [message.id for message in mentions(stage)] == [reminder.id]
    assert set(await tertulia(stage).registry.store.timers.of_table(1)) == {
        TimerKind.DEADLINE,
        TimerKind.ARCHIVE,
        TimerKind.CHECK,
    }

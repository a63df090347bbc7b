"""Deadlines, reminders, outages and archiving."""

from __future__ import annotations

import pytest

from db import Archived, Pace, PollKind, TimerKind
from tables.clocks import DAY, HOUR, MINUTE
from tables.deadlines import ARCHIVE_MS, CHECK_MS, DECISION_MS
from tests import acts
from tests.tables.conftest import CHANNEL, GUILD, House, decider
from tests.tables.scheduling import RecordingHandler, rejected, run_due, start_scheduler, timed


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.DAILY, Pace.SLOW])
async def test_every_decision_has_its_time_and_one_reminder(house: House, pace: Pace) -> None:
    table = await timed(house, pace=pace)
    for _ in range(5):
        timers = await house.store.timers.of_table(table.id)
        assert timers == {
            TimerKind.DEADLINE: house.now + DECISION_MS[pace],
            TimerKind.REMINDER: house.now + DECISION_MS[pace] * (3 if pace is Pace.LIVE else 4) // 6,
            TimerKind.CHECK: house.now + max(CHECK_MS, DECISION_MS[pace]),
            TimerKind.ARCHIVE: house.now + ARCHIVE_MS,
        }
        assert table.deadline == timers[TimerKind.DEADLINE]
        house.now += MINUTE
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[0])


async def test_without_a_pace_only_archiving_and_a_member_check_are_due(
    house: House,
) -> None:
    table = await timed(house, pace=Pace.NONE)
    assert await house.store.timers.of_table(table.id) == {
        TimerKind.CHECK: house.now + DAY,
        TimerKind.ARCHIVE: house.now + ARCHIVE_MS,
    }
    handler = RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += DAY
    await run_due(scheduler)
    assert handler.said == []
    scheduler.close()


async def test_the_reminder_comes_once_and_the_deadline_only_opens_a_poll(
    house: House,
) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    before = table.row.revision, table.deciding
    house.now += 16 * HOUR
    await run_due(scheduler)
    await run_due(scheduler)
    assert handler.said == [("remind", table.id)]
    house.now += 8 * HOUR
    await run_due(scheduler)
    assert handler.said[1:] == [("ask absent", table.id)]
    assert (table.row.revision, table.deciding) == before
    assert set(await house.store.timers.of_table(table.id)) == {
        TimerKind.ARCHIVE,
        TimerKind.CHECK,
        TimerKind.ABSENT,
    }
    scheduler.close()


async def test_a_failed_reminder_comes_again_and_delays_no_other(house: House) -> None:
    first, handler = await timed(house), RecordingHandler(failing=1)
    second = await timed(house, channel=CHANNEL + 1)
    scheduler = await start_scheduler(house, handler)
    house.now += 16 * HOUR
    await run_due(scheduler)
    assert handler.said == [("remind", second.id)]
    house.now += MINUTE
    await run_due(scheduler)
    assert handler.said == [("remind", second.id), ("remind", first.id)]
    scheduler.close()


async def test_a_decision_in_time_moves_the_deadline_and_closes_the_poll(house: House) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += DAY
    await run_due(scheduler)
    assert PollKind.ABSENT in table.polls
    number = table.polls[PollKind.ABSENT].number
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])
    assert table.polls == {} and [poll.number for poll in table.take_closed_polls()] == [number]
    assert table.take_closed_polls() == []
    assert table.deadline == house.now + DAY
    scheduler.close()


async def test_an_outage_moves_all_deadlines(house: House) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += 10 * HOUR
    await scheduler._beat()
    scheduler.close()
    house.now += 30 * HOUR
    await house.reopen()
    scheduler = await start_scheduler(house, handler)
    await run_due(scheduler)
    assert handler.said == []
    table = await house.registry.table(table.id, GUILD)
    assert table.deadline_date == house.now + 14 * HOUR
    house.now += 14 * HOUR
    await run_due(scheduler)
    assert handler.said[-1] == ("ask absent", table.id)
    scheduler.close()


async def test_a_player_who_left_the_server_counts_as_absent_before_the_deadline(house: House) -> None:
    table, handler = await timed(house, pace=Pace.NONE), RecordingHandler()
    handler.absentees.add(table.seats[table.deciding[0]].user_id)
    scheduler = await start_scheduler(house, handler)
    house.now += DAY
    await run_due(scheduler)
    assert handler.said == [("ask absent", table.id)]
    scheduler.close()


async def test_two_weeks_without_a_move_archive_a_table_and_a_player_resumes_it(house: House) -> None:
    table, handler = await timed(house, pace=Pace.NONE), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += ARCHIVE_MS
    await run_due(scheduler)
    assert table.row.archived is Archived.IDLE and handler.said[-1] == ("changed", table.id)
    assert await house.registry.in_channel(CHANNEL) is None, "the channel is free for another table"
    person, decision_revision, actions = decider(table)
    await rejected(acts.act(table, person, decision_revision, actions[0]), "error-archived")
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    await acts.wake(table)
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])
    assert (await house.store.timers.of_table(table.id))[TimerKind.ARCHIVE] == house.now + ARCHIVE_MS
    scheduler.close()

"""Deadlines, reminders, outages and archiving."""

from __future__ import annotations

import pytest

from db import Archived, Pace, PollKind, TimerKind
from tables.clocks import DAY, HOUR, MINUTE
from tables.deadlines import ARCHIVE_MS, DECISION_MS, REMINDER_MS
from tests.tables.conftest import CHANNEL, GUILD, House, decider
from tests.tables.scheduling import Edge, care, due, refused, timed

pytestmark = pytest.mark.usefixtures("same_deals")


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.DAILY, Pace.SLOW])
async def test_every_decision_has_its_time_and_one_reminder(house: House, pace: Pace) -> None:
    table = await timed(house, pace=pace)
    for _ in range(5):
        timers = await house.store.timers.of_table(table.id)
        assert timers == {
            TimerKind.DEADLINE: house.now + DECISION_MS[pace],
            TimerKind.REMINDER: house.now + REMINDER_MS[pace],
            TimerKind.ARCHIVE: house.now + ARCHIVE_MS,
        }
        assert table.deadline == timers[TimerKind.DEADLINE]
        house.now += MINUTE
        person, decision_revision, actions = decider(table)
        await table.act(person, decision_revision, actions[0])


async def test_without_a_pace_nothing_is_due_but_the_archive_and_a_look_whether_people_are_still_there(
    house: House,
) -> None:
    table = await timed(house, pace=Pace.NONE)
    assert await house.store.timers.of_table(table.id) == {
        TimerKind.REMINDER: house.now + DAY,
        TimerKind.ARCHIVE: house.now + ARCHIVE_MS,
    }
    edge = Edge()
    taker = await care(house, edge)
    house.now += DAY
    await due(taker)
    assert edge.said == []
    taker.close()


async def test_the_reminder_comes_once_and_at_the_deadline_the_others_are_asked_and_nothing_else_happens(
    house: House,
) -> None:
    table, edge = await timed(house), Edge()
    taker = await care(house, edge)
    before = table.row.revision, table.deciding
    house.now += 16 * HOUR
    await due(taker)
    await due(taker)
    assert edge.said == [("remind", table.id)]
    house.now += 8 * HOUR
    await due(taker)
    assert edge.said[1:] == [("ask absent", table.id)]
    assert (table.row.revision, table.deciding) == before
    assert set(await house.store.timers.of_table(table.id)) == {TimerKind.ARCHIVE}
    taker.close()


async def test_a_reminder_that_fails_comes_again_and_holds_up_nobody(house: House) -> None:
    first, edge = await timed(house), Edge(failing=1)
    second = await timed(house, channel=CHANNEL + 1)
    taker = await care(house, edge)
    house.now += 16 * HOUR
    await due(taker)
    assert edge.said == [("remind", second.id)]
    house.now += MINUTE
    await due(taker)
    assert edge.said == [("remind", second.id), ("remind", first.id)]
    taker.close()


async def test_a_decision_in_time_moves_the_deadline_and_closes_the_question(house: House) -> None:
    table, edge = await timed(house), Edge()
    taker = await care(house, edge)
    house.now += DAY
    await due(taker)
    assert PollKind.ABSENT in table.polls
    await table.note_poll_message(PollKind.ABSENT, 77)
    person, decision_revision, actions = decider(table)
    await table.act(person, decision_revision, actions[0])
    assert table.polls == {} and table.take_closed_polls() == [77] and table.take_closed_polls() == []
    assert table.deadline == house.now + DAY
    taker.close()


async def test_an_outage_is_nobody_s_fault(house: House) -> None:
    table, edge = await timed(house), Edge()
    taker = await care(house, edge)
    house.now += 10 * HOUR
    await taker._beat()
    taker.close()
    house.now += 30 * HOUR
    await house.reopen()
    taker = await care(house, edge)
    await due(taker)
    assert edge.said == []
    table = await house.registry.table(table.id, GUILD)
    assert table.deadline_date == house.now + 14 * HOUR
    house.now += 14 * HOUR
    await due(taker)
    assert edge.said[-1] == ("ask absent", table.id)
    taker.close()


async def test_who_has_left_the_server_counts_as_absent_before_the_deadline(house: House) -> None:
    table, edge = await timed(house, pace=Pace.NONE), Edge()
    edge.gone.add(table.seats[table.deciding[0]].user_id)
    taker = await care(house, edge)
    house.now += DAY
    await due(taker)
    assert edge.said == [("ask absent", table.id)]
    taker.close()


async def test_two_weeks_without_a_move_put_a_table_away_and_a_player_wakes_it(house: House) -> None:
    table, edge = await timed(house, pace=Pace.NONE), Edge()
    taker = await care(house, edge)
    house.now += ARCHIVE_MS
    await due(taker)
    assert table.row.archived is Archived.IDLE and edge.said[-1] == ("changed", table.id)
    assert await house.registry.in_channel(CHANNEL) is None, "the channel is free for another table"
    person, decision_revision, actions = decider(table)
    await refused(table.act(person, decision_revision, actions[0]), "error-archived")
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    await table.wake()
    person, decision_revision, actions = decider(table)
    await table.act(person, decision_revision, actions[0])
    assert (await house.store.timers.of_table(table.id))[TimerKind.ARCHIVE] == house.now + ARCHIVE_MS
    taker.close()

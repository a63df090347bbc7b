"""The wall clock jumps, the machine sleeps, the bot restarts: deadlines stay exact to the second."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from db import Store, TimerKind, TimerRow
from tables import Clocks, Scheduler, Table
from tables.clocks import DAY, HOUR, MINUTE, SECOND
from tables.deadlines import ARCHIVE_MS
from tests import acts
from tests.tables.conftest import CHANNEL, GUILD, AtOnce, House, decider
from tests.tables.scheduling import RecordingHandler, run_due, start_scheduler, timed

STEPS = ("move", "beat", "wake")
"""A decision sets timers, the bot notes the time, a timer fires."""
JUMPS = (2 * HOUR, -2 * HOUR)


def by_hours(jump: int) -> str:
    return f"{jump // HOUR:+} h"


async def move(table: Table) -> None:
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])


async def happen(event: str | int, house: House, scheduler: Scheduler, table: Table) -> None:
    """Let the wall clock jump by so many milliseconds, or do one of :data:`STEPS`; then a minute passes."""
    match event:
        case int(jump):
            house.ahead += jump
        case "move":
            await move(table)
        case "beat":
            await scheduler._beat()
        case "wake":
            await run_due(scheduler)
    house.now += MINUTE


async def ends_at(house: House, scheduler: Scheduler, handler: RecordingHandler, table: Table, moment: int) -> None:
    """Check that the deadline of a table passes at this moment of elapsed time."""
    assert table.deadline_date == moment + house.ahead, "and the date that is shown is the wall clock's"
    house.now = moment - 1
    await run_due(scheduler)
    assert ("ask absent", table.id) not in handler.said
    house.now = moment
    await run_due(scheduler)
    assert ("ask absent", table.id) in handler.said


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(events=st.lists(st.sampled_from(STEPS) | st.integers(-40, 40).map(lambda hours: hours * HOUR), max_size=9))
async def test_whatever_happens_to_the_clock_changes_no_deadline(
    empty_file: Path, tmp_path: Path, events: list[str | int]
) -> None:
    """In any order: the wall clock jumps, a decision sets timers, the bot notes the time, timers fire."""
    database = tmp_path / "games.sqlite3"
    shutil.copyfile(empty_file, database)
    async with await Store.open(database) as store:
        house = House(str(database), store)
        before, handler, started = await timed(house), RecordingHandler(), house.now
        house.now += HOUR
        after, moved = await timed(house, channel=CHANNEL + 1), house.now
        scheduler = await start_scheduler(house, handler)
        for event in events:
            moved = house.now if event == "move" else moved
            await happen(event, house, scheduler, after)
        assert handler.said == []
        await ends_at(house, scheduler, handler, before, started + DAY)
        await ends_at(house, scheduler, handler, after, moved + DAY)
        assert handler.said.count(("remind", before.id)) == handler.said.count(("remind", after.id)) == 1
        scheduler.close()


@pytest.mark.parametrize("jump", JUMPS, ids=by_hours)
async def test_a_jump_while_a_timer_is_handled_changes_no_deadline(house: House, jump: int) -> None:
    """The clock jumps during a reminder, and the player moves at the same moment."""
    first, handler = await timed(house), RecordingHandler()
    house.now += HOUR
    other, started = await timed(house, channel=CHANNEL + 1), house.now
    remind = handler.remind

    async def jump_and_move(table: Table, timer: TimerRow) -> None:
        house.ahead += jump
        await move(table)
        await remind(table, timer)

    scheduler = await start_scheduler(house, handler)
    house.now += 15 * HOUR
    handler.remind = jump_and_move  # type: ignore[method-assign]
    moved = house.now
    await run_due(scheduler)
    handler.remind = remind  # type: ignore[method-assign]
    assert handler.said == [("remind", first.id)]
    assert (await house.store.timers.of_table(first.id))[TimerKind.REMINDER] == moved + 16 * HOUR, (
        "that of the move stays"
    )
    await ends_at(house, scheduler, handler, other, started + DAY)
    await ends_at(house, scheduler, handler, first, moved + DAY)
    scheduler.close()


@pytest.mark.parametrize("noticed", [True, False], ids=["after a beat", "before a beat"])
@pytest.mark.parametrize("downtime", [30 * SECOND, 30 * HOUR], ids=["restart", "outage"])
@pytest.mark.parametrize("jump", [0, *JUMPS], ids=by_hours)
async def test_a_restart_after_a_jump_takes_no_time_from_players(
    house: House, jump: int, downtime: int, noticed: bool
) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += HOUR
    house.ahead += jump
    await scheduler._beat()
    if not noticed:
        house.ahead += jump
    left = DAY - HOUR
    scheduler.close()
    house.now += downtime
    await house.reopen()
    scheduler = await start_scheduler(house, handler)
    table = await house.registry.table(table.id, GUILD)
    # Only a short restart without a jump in it is known to be one.
    counted = downtime if downtime < HOUR and (noticed or not jump) else 0
    await ends_at(house, scheduler, handler, table, house.now + left - counted)
    scheduler.close()


async def test_a_click_before_the_bot_is_ready_has_its_whole_time_after_an_outage(house: House) -> None:
    """Clicks arrive with the gateway, before the scheduler starts."""
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    scheduler.close()
    house.now += 30 * HOUR
    await house.reopen()
    scheduler = Scheduler(house.registry, handler, AtOnce())
    await scheduler.resume()
    table = await house.registry.table(table.id, GUILD)
    await move(table)
    moved = house.now
    house.now += SECOND
    await scheduler.start()
    await run_due(scheduler)
    await ends_at(house, scheduler, handler, table, moved + DAY)
    scheduler.close()


async def test_a_machine_that_slept_took_no_time_from_players(house: House) -> None:
    """The steady clock stops: for the bot, the wall clock jumps."""
    table, handler = await timed(house), RecordingHandler()
    started = house.now
    scheduler = await start_scheduler(house, handler)
    house.ahead += 9 * HOUR
    await run_due(scheduler)
    await ends_at(house, scheduler, handler, table, started + DAY)
    scheduler.close()


async def test_a_wall_clock_that_leaps_by_a_month_archives_no_table(house: House) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.ahead += 2 * ARCHIVE_MS
    await scheduler._beat()
    await run_due(scheduler)
    assert table.row.archived is None and handler.said == []
    scheduler.close()


async def test_timers_of_a_bot_without_a_game_clock_stay(house: House) -> None:
    """Its database notes Unix time, and no lag."""
    table, handler = await timed(house), RecordingHandler()
    house.now += HOUR
    await house.store.set_meta({"alive": str(house.now)})
    house.now += 5 * HOUR
    await house.reopen()
    scheduler = await start_scheduler(house, handler)
    table = await house.registry.table(table.id, GUILD)
    await ends_at(house, scheduler, handler, table, house.now + DAY - HOUR)
    scheduler.close()


async def test_timers_mean_the_same_to_a_bot_that_moved_them_at_its_start(house: House) -> None:
    """It took the difference between Unix time and the noted time for an outage, and moved all deadlines by it."""
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    scheduler.close()
    house.now += 30 * HOUR
    await house.reopen()
    scheduler = await start_scheduler(house, handler)
    await scheduler._beat()
    scheduler.close()
    noted = await house.store.meta("alive")
    assert noted is not None
    moved = (await house.store.timers.of_table(table.id))[TimerKind.DEADLINE] + house.now - int(noted)
    assert moved == house.now + DAY


def test_the_date_of_a_deadline_does_not_tremble() -> None:
    """The two clocks round down at different moments, so their difference varies by a millisecond."""
    walls, steadies = [5, 5, 6, 6, 7], [5, 5, 5, 6, 6]
    clocks = Clocks(lambda: walls.pop(0), lambda: steadies.pop(0))
    assert {clocks.date(DAY) for _ in range(4)} == {DAY}


def test_the_game_clock_shows_unix_time_until_it_is_set() -> None:
    clocks = Clocks(lambda: 5 * DAY, lambda: HOUR)
    assert clocks.game() == 5 * DAY and clocks.lag() == 0
    clocks.resume(3 * DAY)
    assert clocks.game() == 3 * DAY and clocks.date(4 * DAY) == 6 * DAY


def test_a_date_is_shown_by_the_clock_that_people_see() -> None:
    """The wall clock is two hours fast, and a click takes a moment to arrive."""
    now = 100 * DAY
    clocks = Clocks(lambda: now + 2 * HOUR, lambda: 0)
    deadline = clocks.game() + DAY
    assert clocks.date(deadline) == now + DAY + 2 * HOUR, "nothing is known of another clock"
    clocks.compare(now - 300)
    assert clocks.date(deadline) == now + DAY

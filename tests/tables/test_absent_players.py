"""Polls about absent players, and the bots that replace them."""

from __future__ import annotations

import asyncio

import pytest

from cogs.interactions.reading import Reading
from cogs.interactions.story import hand_story, last_round, told
from db import Person, Phase, PollKind, TableWrite
from render.wording import Words
from tables import PollChoice, Scheduler, Table
from tables.clocks import DAY, HOUR
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, GUILD, House, decider, play_on
from tests.tables.scheduling import RecordingHandler, rejected, run_due, start_scheduler, timed


async def late(house: House, *people: Person) -> tuple[Table, RecordingHandler, Scheduler]:
    table, handler = await timed(house, *people), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += DAY
    await run_due(scheduler)
    assert handler.said[-1] == ("ask absent", table.id)
    return table, handler, scheduler


def others(table: Table) -> list[Person]:
    archived = {table.seats[seat].user_id for seat in table.waiting_for}
    return [person for person in (ANA, BRUNO, CHLOE, DAVI) if table.seat_of(person.user_id) is not None
            and person.user_id not in archived]  # fmt: skip


async def test_more_than_half_of_the_others_decide(house: House) -> None:
    table, _, scheduler = await late(house, ANA, BRUNO, CHLOE, DAVI)
    first, second, third = others(table)
    number = table.polls[PollKind.ABSENT].number
    assert await acts.vote(table, first, PollKind.ABSENT, number, "computer") is None
    assert await acts.vote(table, first, PollKind.ABSENT, number, "computer") is None, "twice is once"
    assert await acts.vote(table, second, PollKind.ABSENT, number, "wait") is None
    assert await acts.vote(table, third, PollKind.ABSENT, number, "computer") is PollChoice.BOT
    await asyncio.gather(*scheduler._tasks)
    assert len(table.bots) == 1 and table.deciding != table.bots
    await rejected(acts.vote(table, second, PollKind.ABSENT, number, "wait"), "error-question-closed")
    scheduler.close()


async def test_in_a_game_of_two_one_is_enough(house: House) -> None:
    table, _, scheduler = await late(house, ANA, BRUNO)
    (other,) = others(table)
    number = table.polls[PollKind.ABSENT].number
    assert await acts.vote(table, other, PollKind.ABSENT, number, "end") is PollChoice.END
    assert table.phase is Phase.CANCELLED and await house.store.timers.of_table(table.id) == {}
    scheduler.close()


async def test_waiting_longer_starts_the_clock_again(house: House) -> None:
    table, handler, scheduler = await late(house, ANA, BRUNO)
    (other,) = others(table)
    house.now += HOUR
    number = table.polls[PollKind.ABSENT].number
    assert await acts.vote(table, other, PollKind.ABSENT, number, "wait") is PollChoice.WAIT
    assert table.deadline == house.now + DAY
    house.now += DAY
    await run_due(scheduler)
    assert handler.said[-1] == ("ask absent", table.id), "and at its end the poll opens again"
    scheduler.close()


async def test_votes_of_others_or_for_unknown_choices_are_rejected(house: House) -> None:
    table, _, scheduler = await late(house)
    absent = table.seats[table.waiting_for[0]]
    missing = next(person for person in (ANA, BRUNO, CHLOE) if person.user_id == absent.user_id)
    number = table.polls[PollKind.ABSENT].number
    await rejected(acts.vote(table, missing, PollKind.ABSENT, number, "wait"), "error-not-asked")
    await rejected(acts.vote(table, DAVI, PollKind.ABSENT, number, "wait"), "error-not-seated")
    voter = others(table)[0]
    await rejected(acts.vote(table, voter, PollKind.ABSENT, number, "yes"), "error-unreadable")
    await rejected(acts.vote(table, voter, PollKind.ABSENT, number - 1, "wait"), "error-question-closed")
    await rejected(acts.vote(table, voter, PollKind.UNDO, number, "yes"), "error-question-closed")
    assert table.votes[PollKind.ABSENT] == {}
    scheduler.close()


async def test_polls_and_votes_survive_a_restart(house: House) -> None:
    table, _, scheduler = await late(house, ANA, BRUNO, CHLOE, DAVI)
    first, second, _ = others(table)
    number = table.polls[PollKind.ABSENT].number
    await acts.vote(table, first, PollKind.ABSENT, number, "computer")
    scheduler.close()
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert await acts.vote(table, second, PollKind.ABSENT, number, "computer") is PollChoice.BOT


async def test_an_bot_decides_until_the_player_returns_and_the_game_has_a_result(house: House) -> None:
    table, _, scheduler = await late(house)
    absent = table.seats[table.waiting_for[0]]
    for person in others(table):
        if PollKind.ABSENT in table.polls:
            await acts.vote(table, person, PollKind.ABSENT, table.polls[PollKind.ABSENT].number, "computer")
    await asyncio.gather(*scheduler._tasks)
    for _ in range(4):
        await play_on(table, 1)
        while scheduler._tasks:
            await asyncio.gather(*scheduler._tasks)
        assert absent.seat not in table.deciding
    missing = next(person for person in (ANA, BRUNO, CHLOE) if person.user_id == absent.user_id)
    await acts.come_back(table, missing)
    await acts.come_back(table, missing)
    assert table.bots == ()
    await play_on(table)
    assert table.phase is Phase.FINISHED
    assert [row.computer for row in await house.store.games.results(table.id)] == [None] * 3
    scheduler.close()


async def test_after_a_restart_bots_resume_by_themselves(house: House) -> None:
    table, _, scheduler = await late(house, ANA, BRUNO)
    scheduler.close()
    (other,) = others(table)
    await acts.vote(table, other, PollKind.ABSENT, table.polls[PollKind.ABSENT].number, "computer")
    stands = table.row.revision
    assert set(table.deciding) == set(table.bots), "no scheduler has run it yet"
    await house.reopen()
    handler = RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    while scheduler._tasks:
        await asyncio.gather(*scheduler._tasks)
    table = await house.registry.table(table.id, GUILD)
    assert table.row.revision > stands and not set(table.deciding) & set(table.bots)
    assert ("changed", table.id) in handler.said
    scheduler.close()


async def test_a_failed_bot_tries_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.scheduler.RETRY_MS", 50)
    table, _, scheduler = await late(house, ANA, BRUNO)
    failures, commit = [True], house.store.commit

    async def fails_once(write: TableWrite) -> None:
        if failures and write.action is not None and write.action.user_id is None:
            failures.pop()
            raise OSError("disk full")
        await commit(write)

    monkeypatch.setattr(house.store, "commit", fails_once)
    (other,) = others(table)
    await acts.vote(table, other, PollKind.ABSENT, table.polls[PollKind.ABSENT].number, "computer")
    await asyncio.gather(*scheduler._tasks)
    stood = table.row.revision
    await asyncio.sleep(0.1)
    while scheduler._tasks:
        await asyncio.gather(*scheduler._tasks)
    assert table.row.revision > stood and not failures
    scheduler.close()


async def test_dates_of_return_that_follow_one_another_take_one_line(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE)
    for number in range(3):
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[0])
        for days in range(1, 7):
            assert await acts.go_away(table, ANA, house.now + days * DAY + number, bot=False)
        assert not await acts.go_away(table, ANA, house.now + 6 * DAY + number, bot=False), (
            "the same date says nothing new"
        )
    reader = table.seat_of(BRUNO.user_id)
    assert reader is not None
    story = hand_story(Reading(table, reader, Words("en-US")))
    away = [line.text for turn in story.news for line in turn if "will be away" in line.text]
    assert len(away) == 1
    assert sum("will be away" in line for line in last_round(Reading(table, None, Words("en-US")))) <= 1
    log = [line.text for turn in table.story(None) for line in told(Reading(table, None, Words("en-US")), turn)]
    assert sum("will be away" in line for line in log) == 18, "the log keeps all"

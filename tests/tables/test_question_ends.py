"""Every question ends: by its answers, by its deadline, or because those who have a vote have changed."""

from __future__ import annotations

import pytest

from db import Absence, Pace, Person, Phase, PollKind
from tables import PollChoice, Table
from tables.clocks import DAY, HOUR, MINUTE
from tables.deadlines import question_ms
from tables.permissions import need_reach, need_seat, reach_of
from tables.plans import plan_of
from tables.questions import answer_until, voters_of
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, decider, people_of, play_on
from tests.tables.scheduling import RecordingHandler, rejected, run_due, start_scheduler, timed
from tests.tables.test_plans import planned, until_it_decides


async def ask_undo(table: Table) -> int:
    """Play until a move can be taken back with a question alone, and ask; return the seat that asked."""
    while True:
        person, revision, actions = decider(table)
        await acts.act(table, person, revision, actions[-1])
        reach = reach_of(table, need_seat(table, person.user_id))
        if reach is not None and not reach.free and not await acts.undo(table, person, reach.target):
            return need_seat(table, person.user_id)


@pytest.mark.parametrize(
    ("kind", "pace", "after"),
    [
        (PollKind.UNDO, Pace.LIVE, MINUTE),
        (PollKind.END, Pace.LIVE, 10 * MINUTE),
        (PollKind.ABSENT, Pace.LIVE, 10 * MINUTE),
        (PollKind.UNDO, Pace.SLOW, DAY),
        (PollKind.END, Pace.DAILY, DAY),
        (PollKind.END, Pace.NONE, DAY),
        (PollKind.ABSENT, Pace.SLOW, DAY),
    ],
)
async def test_a_question_without_an_answer_ends_at_its_deadline(
    house: House, kind: PollKind, pace: Pace, after: int
) -> None:
    table, handler = await timed(house, ANA, BRUNO, CHLOE, pace=pace), RecordingHandler()
    if kind is PollKind.UNDO:
        await ask_undo(table)
    elif kind is PollKind.END:
        await acts.propose_end(table, table_other(table))
    else:
        await acts.missed_deadline(table)
    assert question_ms(table.row, kind) == after
    await house.reopen()
    house.registry.observers.append(handler.observe)
    table = await house.registry.table(table.id, GUILD)
    scheduler = await start_scheduler(house, handler)
    revision, asked = table.row.revision, table.polls[kind]
    due = house.now + after
    assert answer_until(table, kind) == house.now + after
    house.now = due - 1
    await run_due(scheduler)
    assert table.polls.get(kind) == asked
    house.now = due
    await run_due(scheduler)
    closed = [each for each in table.take_closed_polls() if each.number == asked.number]
    assert [(each.kind, each.verdict) for each in closed] == [(kind, PollChoice.LATE)]
    if kind is PollKind.ABSENT:
        assert table.row.revision > revision and len(table.bots) == 1, "a bot stands in"
    elif pace is not Pace.LIVE:
        assert table.row.revision == revision and table.phase is Phase.RUNNING
    scheduler.close()


def table_other(table: Table) -> Person:
    """Return a player for whom the table does not wait."""
    late = {table.seats[seat].user_id for seat in table.waiting_for}
    return next(person for person in people_of(table) if person.user_id not in late)


@pytest.mark.parametrize("game", ["mausoleum", "luxor"])
async def test_a_plan_waits_for_an_undo_question_no_longer_than_a_minute(house: House, game: str) -> None:
    table = await timed(house, ANA, BRUNO, pace=Pace.LIVE, absence=Absence.BOT, game=game)
    scheduler = await start_scheduler(house, RecordingHandler())
    scheduler.close()  # the test looks at what it would do
    seat, _ = await planned(table)
    asker = people_of(table)[1 - seat]
    await until_it_decides(table, seat)
    reach = need_reach(table, asker.user_id)
    assert reach is not None and not reach.free
    assert not await acts.undo(table, asker, reach.target)
    assert table.waiting_for == () and table.deadline is None, "nothing else would end it"
    scheduler = await start_scheduler(house, RecordingHandler())
    house.now += MINUTE
    revision = table.row.revision
    await run_due(scheduler)
    assert table.polls == {} and table.row.revision > revision and plan_of(table.game, table.seats[seat]) is None
    scheduler.close()


async def test_a_question_that_is_asked_again_has_its_whole_time(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE)
    scheduler, asker = await start_scheduler(house, RecordingHandler()), table_other(table)
    await acts.propose_end(table, asker)
    other = next(each for each in people_of(table) if each.user_id != asker.user_id)
    house.now += 20 * HOUR
    await acts.vote(table, other, PollKind.END, table.polls[PollKind.END].number, "no")
    await acts.propose_end(table, asker)
    house.now += 20 * HOUR
    await run_due(scheduler)
    assert PollKind.END in table.polls
    scheduler.close()


async def test_nobody_may_choose_that_a_question_is_late(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE)
    asker = table_other(table)
    await acts.propose_end(table, asker)
    other = next(each for each in people_of(table) if each.user_id != asker.user_id)
    number = table.polls[PollKind.END].number
    await rejected(acts.vote(table, other, PollKind.END, number, "late"), "error-unreadable")


@pytest.mark.parametrize("how", ["a missed deadline", "an absent player who is barred", "a leaver", "a time away"])
async def test_a_vote_is_counted_again_whenever_who_has_one_changes(house: House, how: str) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE, absence=Absence.BOT)
    late = table.seats[table.waiting_for[0]]
    asker, other = [each for each in people_of(table) if each.user_id != late.user_id]
    await acts.propose_end(table, asker)
    number = table.polls[PollKind.END].number
    assert await acts.vote(table, other, PollKind.END, number, "yes") is None
    match how:
        case "a missed deadline":
            await acts.missed_deadline(table)
        case "an absent player who is barred":
            await acts.bar(table, late.user_id)
        case "a leaver":
            await acts.quit(table, people_of(table)[late.seat])
        case _:
            await acts.go_away(table, people_of(table)[late.seat], house.now + DAY, bot=True)
    assert table.phase is Phase.CANCELLED, "all who still have a vote have agreed"


async def test_one_player_alone_does_not_end_a_ranked_game_by_outlasting_the_others(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE, absence=Absence.BOT, ranked=True)
    await play_on(table, 36)
    await acts.propose_end(table, ANA)
    await acts.note_gone(table, {BRUNO.user_id, CHLOE.user_id})
    assert table.phase is Phase.RUNNING and table.polls == {}
    assert [each.verdict for each in table.take_closed_polls()] == [PollChoice.NO]


async def test_the_daily_check_looks_whether_open_questions_are_still_shown(house: House) -> None:
    table, handler = await timed(house, ANA, BRUNO, CHLOE, pace=Pace.NONE), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    house.now += 20 * HOUR
    await acts.propose_end(table, table_other(table))
    house.now += 4 * HOUR
    await run_due(scheduler)
    assert handler.said == [("look", table.id)]
    scheduler.close()


@pytest.mark.parametrize("how", ["moves", "is refused", "withdraws no plan", "decides again", "asks to end", "votes"])
async def test_a_person_who_does_anything_is_back_and_has_a_vote(house: House, how: str) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE)
    person, revision, actions = decider(table)
    seat, asker = need_seat(table, person.user_id), table_other(table)
    await acts.propose_end(table, asker)
    number = table.polls[PollKind.END].number
    await acts.note_gone(table, {person.user_id})
    assert person.user_id not in voters_of(table, PollKind.END)
    match how:
        case "moves":
            await acts.act(table, person, revision, actions[0])
        case "is refused":
            await rejected(acts.act(table, person, revision + 1, actions[0]), "error-stale")
        case "withdraws no plan":
            await acts.plan(table, person, None)
        case "decides again":
            await acts.decide_again(table, person)
        case "asks to end":
            await acts.propose_end(table, person)
        case "votes":
            await acts.vote(table, person, PollKind.END, number, "yes")
    assert not table.seats[seat].gone
    assert PollKind.END not in table.polls or person.user_id in voters_of(table, PollKind.END)

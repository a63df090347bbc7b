"""A table over days: deadlines, people who are away, seats that change hands, decisions taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field

import pytest

from db import Archived, Pace, Person, Phase, PollKind, TableWrite, TimerKind, TimerRow
from tables import PollChoice, Scheduler, StaleDecision, Table, TableChanged, UserError
from tables.clocks import DAY, HOUR, MINUTE
from tables.deadlines import ARCHIVE_MS, DECISION_MS, REMINDER_MS
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, GUILD, AtOnce, House, decider, play_on

pytestmark = pytest.mark.usefixtures("same_deals")


@dataclass
class Edge:
    """What the caretaker would say on Discord."""

    said: list[tuple[str, int]] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    failing: int = 0

    async def absent(self, table: Table) -> bool:
        return any(table.seats[seat].user_id in self.gone for seat in table.waiting_for)

    async def remind(self, table: Table, timer: TimerRow) -> None:
        if self.failing:
            self.failing -= 1
            raise RuntimeError("Discord is down")
        self.said.append(("remind", table.id))

    async def ask(self, table: Table, kind: PollKind) -> bool:
        self.said.append((f"ask {kind}", table.id))
        return True

    def observe(self, changed: TableChanged) -> None:
        """Note what is to be shown though no person has clicked: a computer's whole turn, a table put away."""
        if not changed.partial and (
            changed.pending_before is None or changed.before.archived is not changed.table.row.archived
        ):
            self.said.append(("changed", changed.table.id))


async def timed(house: House, *people: Person, pace: Pace = Pace.DAILY, channel: int = CHANNEL) -> Table:
    """A game that has begun, with deadlines."""
    host, *others = people or (ANA, BRUNO, CHLOE)
    table = await house.registry.open(
        "mausoleum",
        guild_id=GUILD,
        channel_id=channel,
        locale="en-US",
        host=host,
        pace=pace,
    )
    for person in others:
        await table.join(person)
    await table.start(host)
    return table


async def care(house: House, edge: Edge) -> Scheduler:
    """A caretaker whose clocks are the house's; it looks after what is due when :func:`due` says so."""
    house.registry.observers.append(edge.observe)
    taker = Scheduler(house.registry, edge, AtOnce())
    await taker.start()
    return taker


async def due(taker: Scheduler) -> None:
    """What the timer would do now, and everything that follows."""
    taker._wake()
    while taker._tasks:
        await asyncio.gather(*taker._tasks)


async def refused(work: Awaitable[object], key: str) -> None:
    with pytest.raises(UserError) as caught:
        await work
    assert caught.value.key == key


# ---------------------------------------------------------------- deadlines


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


# ---------------------------------------------------------------- somebody does not come back


async def late(house: House, *people: Person) -> tuple[Table, Edge, Scheduler]:
    table, edge = await timed(house, *people), Edge()
    taker = await care(house, edge)
    house.now += DAY
    await due(taker)
    assert edge.said[-1] == ("ask absent", table.id)
    return table, edge, taker


def others(table: Table) -> list[Person]:
    archived = {table.seats[seat].user_id for seat in table.waiting_for}
    return [person for person in (ANA, BRUNO, CHLOE, DAVI) if table.seat_of(person.user_id) is not None
            and person.user_id not in archived]  # fmt: skip


async def test_more_than_half_of_the_others_decide(house: House) -> None:
    table, _, taker = await late(house, ANA, BRUNO, CHLOE, DAVI)
    first, second, third = others(table)
    number = table.polls[PollKind.ABSENT].number
    assert await table.vote(first, PollKind.ABSENT, number, "computer") is None
    assert await table.vote(first, PollKind.ABSENT, number, "computer") is None, "twice is once"
    assert await table.vote(second, PollKind.ABSENT, number, "wait") is None
    assert await table.vote(third, PollKind.ABSENT, number, "computer") is PollChoice.COMPUTER
    await asyncio.gather(*taker._tasks)
    assert len(table.computers) == 1 and table.deciding != table.computers
    await refused(table.vote(second, PollKind.ABSENT, number, "wait"), "error-question-closed")
    taker.close()


async def test_in_a_game_of_two_one_is_enough(house: House) -> None:
    table, _, taker = await late(house, ANA, BRUNO)
    (other,) = others(table)
    number = table.polls[PollKind.ABSENT].number
    assert await table.vote(other, PollKind.ABSENT, number, "end") is PollChoice.END
    assert table.phase is Phase.CANCELLED and await house.store.timers.of_table(table.id) == {}
    taker.close()


async def test_waiting_longer_starts_the_clock_again(house: House) -> None:
    table, edge, taker = await late(house, ANA, BRUNO)
    (other,) = others(table)
    house.now += HOUR
    number = table.polls[PollKind.ABSENT].number
    assert await table.vote(other, PollKind.ABSENT, number, "wait") is PollChoice.WAIT
    assert table.deadline == house.now + DAY
    house.now += DAY
    await due(taker)
    assert edge.said[-1] == ("ask absent", table.id), "and at its end the question comes again"
    taker.close()


async def test_votes_of_those_who_are_not_asked_or_for_nonsense_are_refused(house: House) -> None:
    table, _, taker = await late(house)
    absent = table.seats[table.waiting_for[0]]
    missing = next(person for person in (ANA, BRUNO, CHLOE) if person.user_id == absent.user_id)
    number = table.polls[PollKind.ABSENT].number
    await refused(table.vote(missing, PollKind.ABSENT, number, "wait"), "error-not-asked")
    await refused(table.vote(DAVI, PollKind.ABSENT, number, "wait"), "error-not-seated")
    voter = others(table)[0]
    await refused(table.vote(voter, PollKind.ABSENT, number, "yes"), "error-unreadable")
    await refused(table.vote(voter, PollKind.ABSENT, number - 1, "wait"), "error-question-closed")
    await refused(table.vote(voter, PollKind.UNDO, number, "yes"), "error-question-closed")
    assert table.votes[PollKind.ABSENT] == {}
    taker.close()


async def test_questions_and_votes_survive_a_restart(house: House) -> None:
    table, _, taker = await late(house, ANA, BRUNO, CHLOE, DAVI)
    first, second, _ = others(table)
    number = table.polls[PollKind.ABSENT].number
    await table.vote(first, PollKind.ABSENT, number, "computer")
    taker.close()
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert await table.vote(second, PollKind.ABSENT, number, "computer") is PollChoice.COMPUTER


async def test_a_computer_plays_until_the_player_comes_back_and_the_game_ends_with_a_result(house: House) -> None:
    table, _, taker = await late(house)
    absent = table.seats[table.waiting_for[0]]
    for person in others(table):
        if PollKind.ABSENT in table.polls:
            await table.vote(person, PollKind.ABSENT, table.polls[PollKind.ABSENT].number, "computer")
    await asyncio.gather(*taker._tasks)
    for _ in range(4):
        await play_on(table, 1)
        while taker._tasks:
            await asyncio.gather(*taker._tasks)
        assert absent.seat not in table.deciding
    missing = next(person for person in (ANA, BRUNO, CHLOE) if person.user_id == absent.user_id)
    await table.come_back(missing)
    await table.come_back(missing)
    assert table.computers == ()
    await play_on(table)
    assert table.phase is Phase.FINISHED
    assert [row.computer for row in await house.store.games.results(table.id)] == [None] * 3
    taker.close()


async def test_after_a_restart_computers_go_on_by_themselves(house: House) -> None:
    table, _, taker = await late(house, ANA, BRUNO)
    taker.close()
    (other,) = others(table)
    await table.vote(other, PollKind.ABSENT, table.polls[PollKind.ABSENT].number, "computer")
    stands = table.row.revision
    assert set(table.deciding) == set(table.computers), "nobody has let it play yet"
    await house.reopen()
    edge = Edge()
    taker = await care(house, edge)
    while taker._tasks:
        await asyncio.gather(*taker._tasks)
    table = await house.registry.table(table.id, GUILD)
    assert table.row.revision > stands and not set(table.deciding) & set(table.computers)
    assert ("changed", table.id) in edge.said
    taker.close()


async def test_a_computer_that_could_not_decide_tries_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.scheduler.RETRY_MS", 50)
    table, _, taker = await late(house, ANA, BRUNO)
    failures, commit = [True], house.store.commit

    async def fails_once(write: TableWrite) -> None:
        if failures and write.action is not None and write.action.user_id is None:
            failures.pop()
            raise OSError("disk full")
        await commit(write)

    monkeypatch.setattr(house.store, "commit", fails_once)
    (other,) = others(table)
    await table.vote(other, PollKind.ABSENT, table.polls[PollKind.ABSENT].number, "computer")
    await asyncio.gather(*taker._tasks)
    stood = table.row.revision
    await asyncio.sleep(0.1)
    while taker._tasks:
        await asyncio.gather(*taker._tasks)
    assert table.row.revision > stood and not failures
    taker.close()


# ---------------------------------------------------------------- leaving and taking over


async def test_a_player_leaves_another_becomes_host_and_a_third_takes_the_seat(house: House) -> None:
    table = await timed(house, ANA, BRUNO)
    assert await table.quit(ANA) is False
    assert table.row.host_id == BRUNO.user_id and table.open_seats == (0,) and table.names == ("", "Bruno")
    await refused(table.quit(ANA), "error-not-seated")
    await refused(table.take_over(BRUNO), "error-already-seated")
    assert await table.take_over(CHLOE) == 0
    await refused(table.take_over(DAVI), "error-no-open-seat")
    assert table.names == ("Chloé", "Bruno") and table.computers == ()
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert table.names == ("Chloé", "Bruno") and table.row.host_id == BRUNO.user_id
    await play_on(table)
    assert table.phase is Phase.FINISHED


async def test_the_last_who_leaves_closes_the_table(house: House) -> None:
    table = await timed(house, ANA, BRUNO)
    await table.quit(BRUNO)
    assert await table.quit(ANA) is True
    assert table.phase is Phase.CANCELLED


async def test_all_must_agree_to_end_a_game(house: House) -> None:
    table = await timed(house)
    await table.propose_end(BRUNO)
    assert await table.propose_end(BRUNO) is False, "asked, but not shown: whoever asks again has it shown"
    await table.note_poll_message(PollKind.END, 77)
    await refused(table.propose_end(CHLOE), "error-asked-already")
    number = table.polls[PollKind.END].number
    assert await table.vote(ANA, PollKind.END, number, "yes") is None
    assert await table.vote(CHLOE, PollKind.END, number, "no") is PollChoice.NO
    assert table.phase is Phase.RUNNING and table.polls == {}
    await table.propose_end(BRUNO)
    number = table.polls[PollKind.END].number
    await play_on(table, 1)
    assert await table.vote(ANA, PollKind.END, number, "yes") is None, "the question outlives a move"
    assert await table.vote(CHLOE, PollKind.END, number, "yes") is PollChoice.YES
    assert table.phase is Phase.CANCELLED


# ---------------------------------------------------------------- going back


async def test_undo_by_a_non_player_or_with_nothing_to_undo_is_refused(house: House) -> None:
    table = await timed(house)
    with pytest.raises(UserError, match="error-not-seated"):
        table.reach(DAVI.user_id)
    await refused(table.undo(ANA, 1), "error-nothing-to-undo")


async def test_a_choice_that_told_nobody_anything_is_taken_back_at_once(house: House) -> None:
    table = await private_choice(house)
    seat = table.standing()[-1].step.seat
    assert seat is not None
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = table.reach(person.user_id)
    assert found is not None and found.free
    before = table.row.revision
    assert await table.undo(person, found.target) is True
    assert table.row.revision == before + 1 and table.deciding == (seat,)
    assert table.news(seat)[-1].kind == "table-undone", "who took it back is told"
    assert all(event.kind != "table-undone" for event in (*table.news(None), *table.log(None))), "nobody had noticed it"
    after_restart = table.game.dump(table.state)
    await house.reopen()
    again = await house.registry.table(table.id, GUILD)
    assert again.game.dump(again.state) == after_restart
    await play_on(again)
    assert again.phase is Phase.FINISHED


async def private_choice(house: House) -> Table:
    """A game in which the last thing done told nobody anything."""
    for channel in range(100, 160):
        table = await timed(house, channel=channel)
        for _ in range(40):
            await play_on(table, 1)
            if table.standing()[-1].silent and table.standing()[-1].step.is_action:
                return table
    raise AssertionError("no decision in private")


async def test_where_somebody_has_learnt_something_the_others_are_asked(house: House) -> None:
    table = await timed(house)
    while table.standing()[-1].silent or not table.standing()[-1].step.is_action:
        await play_on(table, 1)
    seat = table.standing()[-1].step.seat
    assert seat is not None
    asker = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = table.reach(asker.user_id)
    assert found is not None and not found.free and found.undone
    with pytest.raises(StaleDecision):
        await table.undo(asker, found.target + 1)
    assert await table.undo(asker, found.target) is False
    assert await table.undo(asker, found.target) is False, "asked, but not shown: whoever asks again has it shown"
    await table.note_poll_message(PollKind.UNDO, 77)
    await refused(table.undo(asker, found.target), "error-asked-already")
    number = table.polls[PollKind.UNDO].number
    await refused(table.vote(asker, PollKind.UNDO, number, "yes"), "error-not-asked")
    one, two = [each for each in (ANA, BRUNO, CHLOE) if each != asker]
    hands = [table.game.dump(table.state)]
    assert await table.vote(one, PollKind.UNDO, number, "yes") is None
    assert table.game.dump(table.state) == hands[0]
    assert await table.vote(two, PollKind.UNDO, number, "yes") is PollChoice.YES
    assert table.deciding == (seat,) and table.polls == {}
    table.game.check(table.state)
    state = table.game.dump(table.state)
    await house.reopen()
    again = await house.registry.table(table.id, GUILD)
    assert again.game.dump(again.state) == state
    await play_on(again)
    assert again.phase is Phase.FINISHED


async def test_one_no_is_enough_and_a_move_withdraws_the_question(house: House) -> None:
    table = await timed(house)
    while table.standing()[-1].silent or not table.standing()[-1].step.is_action:
        await play_on(table, 1)
    seat = table.standing()[-1].step.seat
    asker = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = table.reach(asker.user_id)
    assert found is not None
    await table.undo(asker, found.target)
    number, state = table.polls[PollKind.UNDO].number, table.game.dump(table.state)
    other = next(each for each in (ANA, BRUNO, CHLOE) if each != asker)
    assert await table.vote(other, PollKind.UNDO, number, "no") is PollChoice.NO
    assert table.game.dump(table.state) == state and table.polls == {}
    found = table.reach(asker.user_id)
    assert found is not None
    await table.undo(asker, found.target)
    await play_on(table, 1)
    assert table.polls == {}


async def test_a_replayed_log_with_steps_taken_back_is_the_same_game(house: House) -> None:
    from engine import KeyedRng
    from engine.replay import Step, positions

    table = await private_choice(house)
    seat = table.standing()[-1].step.seat
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = table.reach(person.user_id)
    assert found is not None
    await table.undo(person, found.target)
    await play_on(table)
    rows = await house.store.games.actions(table.id)
    assert table.row.seed is not None
    steps = [Step(row.revision, row.seat, row.notation) for row in rows]
    last = list(positions(table.game, len(table.seats), {}, KeyedRng(table.row.seed), steps))[-1]
    assert last[0] == table.row.revision and table.game.dump(last[1]) == table.game.dump(table.state)


async def test_a_hall_of_another_program_finds_everything_again(house: House) -> None:
    table = await timed(house)
    await play_on(table, 3)
    fresh = house.open_registry()
    again = await fresh.table(table.id, GUILD)
    assert again.deadline == table.deadline and again.pending_decisions == table.pending_decisions


@pytest.mark.parametrize("key", ["mausoleum", "luxor", "capital_lux"])
async def test_whoever_leaves_at_the_start_every_game_is_played_to_its_end(house: House, key: str) -> None:
    table = await house.registry.open(
        key, guild_id=GUILD, channel_id=CHANNEL, locale="en-US", host=ANA, pace=Pace.DAILY
    )
    for person in (BRUNO, CHLOE):
        await table.join(person)
    await table.start(ANA)
    edge = Edge()
    taker = await care(house, edge)
    await table.quit(BRUNO)
    await table.quit(CHLOE)
    for _ in range(500):
        while taker._tasks:
            await asyncio.gather(*taker._tasks)
        if table.phase is Phase.FINISHED:
            break
        assert table.waiting_for == (0,) and table.deadline is not None
        await play_on(table, 1)
    results = await house.store.games.results(table.id)
    assert [(row.user_id, row.computer) for row in results] == [(ANA.user_id, None), (0, "normal"), (0, "normal")]
    assert not (await house.store.timers.of_table(table.id))
    taker.close()

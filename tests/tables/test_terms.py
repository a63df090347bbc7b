"""People play under the terms that they sat down for, and who has decided nothing is not rated."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import Absence, Pace, Phase, TimerKind
from tables import Table
from tables.clocks import HOUR, MINUTE
from tables.deadlines import LEFT_MS, is_live, left_at
from tables.lobby_options import LobbyOptions
from tables.permissions import need_reach, need_seat
from tables.ranking import decisions_of
from tables.rating_model import DEFAULT_SKILL
from tables.transitions.lobby import ANSWER_MS, LONG_AGO_MS
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, GUILD, House, bot_moves, decider, play_on
from tests.tables.scheduling import RecordingHandler, rejected, run_due, start_scheduler, timed
from tests.tables.test_ranking import rated, standings, to_the_end

CHANGES = {
    "pace": lambda chosen: replace(chosen, pace=Pace.LIVE),
    "time": lambda chosen: replace(chosen, deadline_ms=MINUTE),
    "absence": lambda chosen: replace(chosen, absence=Absence.BOT),
    "ranked": lambda chosen: replace(chosen, ranked=True),
    "option": lambda chosen: chosen.with_option("step", "space"),
    "bots": lambda chosen: replace(chosen, levels=("hard",)),
}
"""What a host may change after others have sat down."""


async def lobby(house: House) -> Table:
    table = await acts.open_table(
        house.registry, "luxor", guild_id=GUILD, channel_id=CHANNEL, locale="fr", host=ANA, pace=Pace.SLOW, ranked=False
    )
    for person in (BRUNO, CHLOE):
        await acts.join(table, person)
    await acts.add_bot(table, ANA, "easy")
    return table


@pytest.mark.parametrize("what", CHANGES)
async def test_a_change_of_what_is_played_asks_those_who_sat_down_before(house: House, what: str) -> None:
    table = await lobby(house)
    await acts.set_options(table, ANA, CHANGES[what])
    assert [seat.agreed for seat in table.seats] == [True, False, False, True]
    await acts.answer_call(table, BRUNO)
    assert not await acts.start(table, ANA), "the start asks first"
    assert [name for name in table.messages if name.startswith("here-")]
    await rejected(acts.start(table, ANA), "error-still-asking")
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    house.now += ANSWER_MS[is_live(table.row)]
    await acts.start(table, ANA)
    assert table.phase is Phase.RUNNING
    assert [seat.user_id for seat in table.seats] == [ANA.user_id, BRUNO.user_id, -1], "Chloé did not answer"


async def test_what_changes_nothing_that_is_played_asks_nobody(house: House) -> None:
    table = await lobby(house)

    def invite(chosen: LobbyOptions) -> LobbyOptions:
        return replace(chosen, invited_only=True)

    await acts.set_options(table, ANA, invite)
    await acts.set_options(table, ANA, lambda chosen: chosen)
    assert all(seat.agreed for seat in table.seats)
    assert await acts.start(table, ANA) and table.phase is Phase.RUNNING


async def test_each_change_asks_again_and_who_sits_down_later_knows_it(house: House) -> None:
    table = await lobby(house)
    await acts.set_options(table, ANA, CHANGES["time"])
    assert not await acts.start(table, ANA)
    await acts.answer_call(table, BRUNO)
    await acts.answer_call(table, CHLOE)
    await acts.set_options(table, ANA, CHANGES["ranked"])
    await acts.leave(table, CHLOE)
    await acts.join(table, DAVI)
    assert [seat.user_id for seat in table.seats if not seat.agreed] == [BRUNO.user_id]
    house.now += LONG_AGO_MS[True] - MINUTE
    assert not await acts.start(table, ANA), "a start asked for before the change is not repeated after it"
    await acts.answer_call(table, BRUNO)
    assert await acts.start(table, ANA) and len(table.seats) == 4


async def test_a_player_who_has_made_no_decision_is_not_rated_and_counts_as_a_bot(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE, ranked=True, absence=Absence.BOT, pace=Pace.LIVE)
    scheduler, silent = await start_scheduler(house, RecordingHandler()), CHLOE.user_id
    while table.deciding:
        seat = table.deciding[0]
        if table.seats[seat].user_id == silent:
            house.now += HOUR
            await run_due(scheduler)
        elif not await bot_moves(table):
            await play_on(table, 1)
    rows = {each.user_id: each for each in await standings(house)}
    assert set(rows) == {ANA.user_id, BRUNO.user_id, -1} and set(await rated(house)) == {ANA.user_id, BRUNO.user_id}
    assert rows[-1].computer == "normal" and rows[-1].rule == 3
    scheduler.close()


async def test_a_host_who_plays_alone_against_who_never_came_wins_nothing(house: House) -> None:
    table = await timed(house, ANA, BRUNO, ranked=True, absence=Absence.BOT, pace=Pace.LIVE)
    scheduler = await start_scheduler(house, RecordingHandler())
    while table.deciding and not table.row.rated:
        if table.seats[table.deciding[0]].user_id == ANA.user_id:
            await play_on(table, 1)
        else:
            house.now += 3 * MINUTE
            await run_due(scheduler)
    assert await house.store.ratings.all() == [] and await standings(house) == [], "practice: one person has moved"
    scheduler.close()


async def test_who_leaves_without_a_decision_costs_the_others_nothing(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE, ranked=True)
    while table.seats[table.deciding[0]].user_id != CHLOE.user_id:
        await play_on(table, 1)
    await acts.quit(table, CHLOE)
    assert table.competitive, "Ana and Bruno play on for their ratings"
    await to_the_end(table)
    rows = await rated(house)
    assert set(rows) == {ANA.user_id, BRUNO.user_id}
    assert {each.mu > DEFAULT_SKILL.mu for each in rows.values() if each.mu is not None} == {True, False}


@pytest.mark.parametrize(("time", "least"), [(MINUTE, LEFT_MS), (3 * MINUTE, LEFT_MS), (HOUR, 3 * HOUR)])
async def test_a_person_has_left_after_three_times_and_half_an_hour(house: House, time: int, least: int) -> None:
    table = await acts.open_table(
        house.registry,
        "mausoleum",
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="fr",
        host=ANA,
        pace=Pace.LIVE,
        absence=Absence.BOT,
        deadline_ms=time,
    )
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    scheduler = await start_scheduler(house, RecordingHandler())
    house.now += time
    missed = house.now
    await run_due(scheduler)
    absent = next(seat for seat in table.seats if seat.computer is not None)
    assert left_at(table.row, absent) == missed + least
    assert table.timers[TimerKind.CHECK] == missed + least
    house.now = missed + least - 1
    await run_due(scheduler)
    assert absent.user_id in {seat.user_id for seat in table.seats}
    house.now += 1
    await run_due(scheduler)
    assert absent.user_id not in {seat.user_id for seat in table.seats}
    scheduler.close()


async def test_a_choice_that_is_changed_counts_once_and_what_is_taken_back_does_not(house: House) -> None:
    """A bot's share: one may not hide it behind changes of a simultaneous choice, or behind undos."""
    table = await acts.open_table(
        house.registry, "capital_lux", guild_id=GUILD, channel_id=CHANNEL, locale="fr", host=ANA
    )
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    person, revision, actions = decider(table)
    for number in range(8):
        await acts.act(table, person, revision, actions[number % 2])
        seat = need_seat(table, person.user_id)
        revision = table.seats[seat].decision_revision
    found = decisions_of(await house.store.games.actions(table.id))
    assert found[need_seat(table, person.user_id), person.user_id] == 1
    assert len(await house.store.games.actions(table.id)) == 9
    luxor = await acts.open_table(
        house.registry, "luxor", guild_id=GUILD, channel_id=CHANNEL + 1, locale="fr", host=ANA, ranked=False
    )
    await acts.join(luxor, BRUNO)
    await acts.start(luxor, ANA)
    while not any(entry.step.target is not None for entry in luxor.entries):
        person, revision, actions = decider(luxor)
        await acts.act(luxor, person, revision, actions[0])
        reach = need_reach(luxor, person.user_id)
        if reach is not None and reach.free:
            assert await acts.undo(luxor, person, reach.target)
    found = decisions_of(await house.store.games.actions(luxor.id))
    made = [row for row in await house.store.games.actions(luxor.id) if row.seat is not None]
    stands = [entry for entry in luxor.standing() if entry.step.is_action and not entry.private]
    assert sum(found.values()) == len(stands) < len(made) - 1

"""A ranked result that means something: who leaves comes in last, and nobody annuls a game alone."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from db import Absence, MemberSettings, Pace, Person, Phase, PollKind, RatingRow, ServerSettings, StandingRow, TimerKind
from engine.verify import verify
from tables import PollChoice, Scheduler, Table, UserError, record_of
from tables.clocks import DAY, HOUR, MINUTE
from tables.permissions import need_reach, reach_of
from tables.questions import voters_of
from tables.ranking import decisions_of
from tables.rating_model import DEFAULT_SKILL, recompute
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, GUILD, House, bot_moves, play_on
from tests.tables.scheduling import RecordingHandler, run_due, start_scheduler, timed


async def refused(work: Awaitable[object], key: str) -> None:
    with pytest.raises(UserError) as caught:
        await work
    assert caught.value.key == key


async def to_the_end(table: Table) -> None:
    while table.deciding:
        if not await bot_moves(table):
            await play_on(table, 1)


async def standings(house: House) -> list[StandingRow]:
    games = await house.store.ratings.ranked_games()
    return [standing for game in games for standing in game.standings]


async def rated(house: House) -> dict[int, RatingRow]:
    rows = await house.store.ratings.all()
    assert recompute(await house.store.ratings.ranked_games(), rows) == rows
    return {row.user_id: row for row in rows}


async def after_grace(house: House, *people: Person) -> Table:
    """Return a ranked game in which each player has had three turns."""
    table = await house.game(*people, ranked=True)
    await play_on(table, 12 * len(people))
    assert table.phase is Phase.RUNNING
    return table


async def test_who_leaves_a_game_of_two_loses_it_at_once_and_the_rest_is_practice(house: House) -> None:
    table = await after_grace(house, ANA, BRUNO)
    await acts.quit(table, BRUNO)
    rows = await rated(house)
    assert rows[ANA.user_id].mu > DEFAULT_SKILL.mu > rows[BRUNO.user_id].mu  # type: ignore[operator]
    assert table.row.rated and table.phase is Phase.RUNNING and not table.competitive
    await to_the_end(table)
    assert len(await house.store.ratings.all()) == 2 and await house.store.games.results(table.id)
    assert await house.store.ratings.unfinished(table.row.guild_id, BRUNO.user_id) == 1
    assert await house.store.ratings.unfinished(table.row.guild_id, ANA.user_id) == 0


async def test_leavers_come_in_last_in_the_order_of_leaving(house: House) -> None:
    table = await after_grace(house, ANA, BRUNO, CHLOE, DAVI)
    await acts.quit(table, CHLOE)
    await acts.quit(table, ANA)
    assert not table.row.rated and await house.store.ratings.all() == []
    await to_the_end(table)
    places = {each.user_id: each.place for each in await standings(house)}
    assert places[CHLOE.user_id] > places[ANA.user_id] > max(places[BRUNO.user_id], places[DAVI.user_id])
    rows = await rated(house)
    # The third one gains where the first two are level: so the model has it.
    assert rows[CHLOE.user_id].mu < min(rows[ANA.user_id].mu, DEFAULT_SKILL.mu)  # type: ignore[type-var]


async def test_who_leaves_in_the_first_turns_makes_it_practice_for_all(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE, ranked=True)
    await play_on(table, 2)
    await acts.quit(table, BRUNO)
    assert table.row.rated
    await to_the_end(table)
    assert await house.store.ratings.all() == [] and await standings(house) == []


async def test_a_leaver_who_returns_to_their_seat_is_placed_by_their_points(house: House) -> None:
    table = await after_grace(house, ANA, BRUNO, CHLOE)
    await acts.quit(table, CHLOE)
    await acts.take_over(table, CHLOE)
    await to_the_end(table)
    outcome = table.view(None).outcome
    assert outcome is not None
    assert {each.user_id: each.place for each in await standings(house)} == {
        seat.user_id: outcome.places[seat.seat] for seat in table.seats
    }


async def test_a_substitute_is_rated_from_half_of_the_decisions_on(house: House) -> None:
    early = await house.game(ANA, BRUNO, CHLOE, ranked=True)
    await play_on(early, 20)
    await acts.quit(early, CHLOE)
    await acts.take_over(early, DAVI)
    await to_the_end(early)
    late = {each.user_id for each in await standings(house)}
    share = decisions_of(await house.store.games.actions(early.id))
    seat = next(each.seat for each in early.seats if each.user_id == DAVI.user_id)
    whole = sum(count for (of, _), count in share.items() if of == seat)
    assert (DAVI.user_id in late) is (2 * share[seat, DAVI.user_id] >= whole)
    assert CHLOE.user_id in late


async def test_who_lets_a_bot_play_a_third_of_the_game_counts_as_last(house: House) -> None:
    table = await timed(house, ANA, BRUNO, ranked=True, absence=Absence.BOT)
    await play_on(table, 10)
    late = table.seats[table.waiting_for[0]].user_id
    await acts.missed_deadline(table)
    await to_the_end(table)
    share = decisions_of(await house.store.games.actions(table.id))
    seat = next(each.seat for each in table.seats if each.user_id == late)
    assert share[seat, None] > sum(count for (of, _), count in share.items() if of == seat) / 3
    assert {each.user_id: each.place for each in await standings(house)}[late] == 2


async def test_a_host_does_not_annul_a_ranked_game_of_several(house: House) -> None:
    table = await house.game(ANA, BRUNO, ranked=True)
    await refused(acts.cancel(table, ANA, may_manage=False), "error-ranked-vote")
    await acts.cancel(table, ANA, may_manage=True)
    assert table.phase is Phase.CANCELLED
    assert await house.store.ratings.unfinished(table.row.guild_id, ANA.user_id) == 1
    alone = await house.game(CHLOE, DAVI, channel=99, ranked=False)
    await acts.cancel(alone, CHLOE, may_manage=False)


async def test_one_player_alone_cannot_end_a_ranked_game_and_the_absent_one_leaves(house: House) -> None:
    table = await timed(house, ANA, BRUNO, ranked=True, absence=Absence.ASK)
    await play_on(table, 24)
    scheduler = await start_scheduler(house, RecordingHandler())
    late = table.seats[table.waiting_for[0]].user_id
    other = ANA if late == BRUNO.user_id else BRUNO
    house.now += DAY
    await run_due(scheduler)
    number = table.polls[PollKind.ABSENT].number
    await refused(acts.vote(table, other, PollKind.ABSENT, number, "end"), "error-unreadable")
    assert await acts.vote(table, other, PollKind.ABSENT, number, "computer") is PollChoice.BOT
    await run_due(scheduler)
    assert table.seats[table.seat_of(late) or 0].computer is not None
    for _ in range(4):
        house.now += DAY
        if table.waiting_for:
            await play_on(table, 1)
        await run_due(scheduler)
    assert table.phase is not Phase.RUNNING or table.seat_of(late) is None
    rows = await rated(house)
    assert rows[other.user_id].mu > rows[late].mu  # type: ignore[operator]
    scheduler.close()


async def test_no_undo_that_shuffles_again_in_a_ranked_game_between_people(house: House) -> None:
    table, friendly = await house.game(ANA, BRUNO, ranked=True), await house.game(ANA, BRUNO, channel=99)
    for each in (table, friendly):
        for _ in range(30):
            who = each.seats[each.deciding[0]]
            await play_on(each, 1)
            if reach_of(each, who.seat) is None and each is table:
                with pytest.raises(UserError, match="error-ranked-undo"):
                    need_reach(each, who.user_id)
                break
            reach = need_reach(each, who.user_id)
            if reach is not None and not reach.free:
                assert each is friendly
                break
        else:
            pytest.fail("no action revealed anything")


async def test_a_bot_stands_in_without_a_vote_until_the_player_is_back(house: House) -> None:
    table, handler = await timed(house, pace=Pace.LIVE, absence=Absence.BOT), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    late = table.seats[table.waiting_for[0]]
    house.now += 3 * MINUTE
    await run_due(scheduler)
    assert table.polls == {} and table.seats[late.seat].computer is not None
    assert not any(said.startswith("ask") for said, _ in handler.said)
    await acts.come_back(table, Person(late.user_id, late.name))
    assert table.seats[late.seat].computer is None and table.seats[late.seat].absent_since is None
    scheduler.close()


async def test_nobody_plays_for_a_table_that_everybody_has_left_alone(house: House) -> None:
    table = await timed(house, ANA, BRUNO, pace=Pace.LIVE, absence=Absence.BOT)
    scheduler = await start_scheduler(house, RecordingHandler())
    for _ in range(3):
        house.now += 3 * MINUTE
        await run_due(scheduler)
    assert len(table.bots) == 1 and table.waiting_for, "a bot plays for one, the table waits for the other"
    scheduler.close()


async def test_who_is_gone_has_no_vote_and_one_who_acts_has_it_again(house: House) -> None:
    table, handler = await timed(house, pace=Pace.NONE), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    waited = table.seats[table.waiting_for[0]].user_id
    asker, gone = [person for person in (ANA, BRUNO, CHLOE) if person.user_id != waited]
    await acts.propose_end(table, asker)
    handler.absentees.add(gone.user_id)
    house.now += DAY
    await run_due(scheduler)
    assert table.polls == {}, "declined: it had no answer for a day"
    handler.absentees.clear()
    await acts.propose_end(table, asker)
    house.now += DAY - HOUR
    await run_due(scheduler)
    assert voters_of(table, PollKind.END) == {waited}, "gone until they are back"
    await acts.note_gone(table, {waited})
    assert table.phase is Phase.CANCELLED, "no voter is left, so all agree"
    scheduler.close()


async def test_a_player_without_a_deadline_is_asked_about_after_three_days(house: House) -> None:
    table, handler = await timed(house, pace=Pace.NONE), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    for day in (1, 2, 3):
        house.now += DAY
        await run_due(scheduler)
        assert (PollKind.ABSENT in table.polls) is (day == 3)
    late = table.seats[table.waiting_for[0]]
    assert late.gone and late.user_id not in voters_of(table, PollKind.ABSENT)
    person = Person(late.user_id, late.name)
    await acts.act(table, person, late.decision_revision, str(table.view(late.seat).actions[0]))
    assert not table.seats[late.seat].gone
    scheduler.close()


async def test_a_clock_stands_still_while_a_player_is_away(house: House) -> None:
    table, handler = await timed(house), RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    who = table.seats[table.waiting_for[0]]
    person = Person(who.user_id, who.name)
    await acts.go_away(table, person, house.now + 5 * DAY, bot=False)
    assert table.deadline == house.now + 6 * DAY
    house.now += 5 * DAY
    await run_due(scheduler)
    assert handler.said == [] or {said for said, _ in handler.said} == {"changed"}
    house.now += DAY
    await run_due(scheduler)
    assert handler.said[-1] == ("ask absent", table.id)
    scheduler.close()


async def test_a_bot_plays_for_a_player_who_is_away_and_they_return_at_will(house: House) -> None:
    table = await timed(house)
    who = table.seats[table.waiting_for[0]]
    person = Person(who.user_id, who.name)
    await acts.go_away(table, person, house.now + 5 * DAY, bot=True)
    assert table.seats[who.seat].computer is not None
    await house.reopen()
    table = await house.registry.table(table.id, table.row.guild_id)
    assert table.seats[who.seat].away_until == house.now + 5 * DAY
    await acts.go_away(table, person, None, bot=False)
    assert table.seats[who.seat].computer is None and table.seats[who.seat].away_until is None
    for until in (house.now, house.now + 61 * DAY):
        await refused(acts.go_away(table, person, until, bot=False), "error-away-date")
    await to_the_end(table)
    assert verify(await record_of(house.store, table)) is None, "the log has lines about the time away"


async def test_deadlines_of_servers_that_were_out_of_reach_move_and_no_others(house: House) -> None:
    """A live table of a deaf shard, and one of another shard."""
    deaf, handler = await timed(house, pace=Pace.LIVE), RecordingHandler()
    other = await timed(house, pace=Pace.LIVE, channel=CHANNEL + 1)
    house.now += MINUTE
    handler.unreachable.add(deaf.id)
    scheduler, began = await start_scheduler(house, handler), house.now
    for _ in range(10):
        house.now += MINUTE
        await run_due(scheduler)
    assert ("ask absent", other.id) in handler.said and ("ask absent", deaf.id) not in handler.said
    handler.unreachable.clear()
    shards = 1_000_003
    assert await house.registry.stood_still(began, (GUILD >> 22) % shards + 1, shards) == 0, "another shard"
    before = await house.store.timers.of_table(deaf.id)
    await house.registry.stood_still(began, (GUILD >> 22) % shards, shards)
    after = await house.store.timers.of_table(deaf.id)
    assert after[TimerKind.DEADLINE] == before[TimerKind.DEADLINE] + 10 * MINUTE == deaf.deadline
    assert after[TimerKind.ARCHIVE] == before[TimerKind.ARCHIVE]
    scheduler.close()


async def test_a_table_whose_deadline_fell_into_an_outage_says_so_until_the_next_move(house: House) -> None:
    table = await timed(house, pace=Pace.LIVE)
    house.now += 10 * MINUTE
    assert await house.registry.stood_still(house.now - 9 * MINUTE) == 1
    assert table.row.stood_ms == 9 * MINUTE and table.row.settled_revision == -1
    assert table.deadline == house.now + 2 * MINUTE
    await play_on(table, 1)
    assert table.row.stood_ms == 0


async def drafting(house: House, absence: Absence) -> tuple[Table, RecordingHandler, Scheduler]:
    """Return a game of Capital Lux in which both players choose at once."""
    table = await timed(house, ANA, BRUNO, pace=Pace.LIVE, absence=absence, game="capital_lux")
    handler = RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    assert len(table.waiting_for) == 2
    return table, handler, scheduler


async def decides(table: Table, person: Person) -> None:
    """Let a person make their whole choice while the other has not chosen yet."""
    seat = table.seat_of(person.user_id)
    assert seat is not None
    while seat in table.deciding:
        await acts.act(table, person, table.seats[seat].decision_revision, str(table.view(seat).actions[0]))


@pytest.mark.parametrize("absence", Absence)
async def test_if_all_are_late_the_first_who_is_back_starts_the_clock_of_the_others(
    house: House, absence: Absence
) -> None:
    table, handler, scheduler = await drafting(house, absence)
    house.now += 5 * MINUTE
    await run_due(scheduler)
    assert not table.polls and not table.bots and len(table.waiting_for) == 2, "a question needs another player"
    await decides(table, ANA)
    assert table.deadline == house.now + 3 * MINUTE
    house.now += 3 * MINUTE
    await run_due(scheduler)
    if absence is Absence.BOT:
        assert table.bots == (1,)
    else:
        assert handler.said[-1] == ("ask absent", table.id)
    scheduler.close()


async def test_one_who_is_away_gives_the_others_no_more_time(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE, pace=Pace.LIVE, absence=Absence.BOT, game="capital_lux")
    scheduler = await start_scheduler(house, RecordingHandler())
    await acts.go_away(table, ANA, house.now + 2 * DAY, bot=False)
    assert table.deadline == house.now + 3 * MINUTE
    await decides(table, CHLOE)
    house.now += 3 * MINUTE
    await run_due(scheduler)
    assert table.bots == (1,), "Bruno is late, and Ana is not"
    assert table.waiting_for == (0,) and table.deadline is not None and table.deadline > house.now + DAY
    scheduler.close()


async def test_a_reminder_waits_for_the_end_of_the_players_own_quiet_hours(house: House) -> None:
    """Ana's are hours of her time zone. Bruno has none of his own, so the server's count for him."""
    registry, noon = house.registry, 12 * HOUR
    house.now = noon
    tokyo = {"timezone": "Asia/Tokyo", "quiet_from": 20 * 60, "quiet_to": 22 * 60}
    await registry.set_member(MemberSettings(GUILD, ANA.user_id, **tokyo))
    assert await registry.quiet_until(GUILD, [ANA.user_id]) == noon + HOUR, "in Tokyo it is nine in the evening"
    assert await registry.quiet_until(GUILD, [BRUNO.user_id]) is None
    await registry.set_server_settings(ServerSettings(GUILD, quiet_from=11 * 60, quiet_to=15 * 60))
    assert await registry.quiet_until(GUILD, [BRUNO.user_id]) == noon + 3 * HOUR
    assert await registry.quiet_until(GUILD, [ANA.user_id, BRUNO.user_id]) == noon + 3 * HOUR
    assert await registry.quiet_until(GUILD, [ANA.user_id]) == noon + HOUR

"""Bots at a table: in the lobby and in the game."""

from __future__ import annotations

import asyncio

import pytest

from db import Pace, Person, Phase, TimerKind
from docs.pictures import POSITIONS
from engine import game, games
from engine.players import LEVELS, Choice
from engine.players.decision import BotDecision
from engine.verify import verify
from tables import BOT_USER_ID, Scheduler, Table, UserError, clean_name, record_of
from tables.bot_turns import bot_turn
from tables.rematches import rematch
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, EVA, GUILD, AtOnce, House, bot_moves, play_on
from tests.tables.scheduling import RecordingHandler


async def rejected(work: object, key: str) -> None:
    with pytest.raises(UserError) as caught:
        await work  # type: ignore[misc]
    assert caught.value.key == key


async def against(
    house: House, *levels: str, key: str = "mausoleum", people: tuple[Person, ...] = (ANA,), channel: int = CHANNEL
) -> Table:
    """Return a lobby of these people, the first one its host, and of bots."""
    table = await acts.open_table(
        house.registry, key, guild_id=GUILD, channel_id=channel, locale="en-US", host=people[0], pace=Pace.DAILY
    )
    for person in people[1:]:
        await acts.join(table, person)
    for level in levels:
        await acts.add_bot(table, Person(ANA.user_id, ANA.name, 7), level)
    return table


async def run_bots(scheduler: Scheduler) -> None:
    """Let bots decide until a person has to."""
    while scheduler._tasks:
        await asyncio.gather(*scheduler._tasks)


# ---------------------------------------------------------------- the lobby


async def test_the_host_adds_bots_of_each_level_and_removes_the_last(house: House) -> None:
    table = await against(house, "easy", "normal", "hard")
    assert [(seat.user_id, seat.computer) for seat in table.seats] == [
        (ANA.user_id, None),
        (BOT_USER_ID, "easy"),
        (BOT_USER_ID, "normal"),
        (BOT_USER_ID, "hard"),
    ]
    assert [seat.contribution for seat in table.seats] == [None, 7, 7, 7], "the host's clicks are mixed in"
    await rejected(acts.add_bot(table, ANA, "easy"), "error-table-full")
    await acts.remove_bot(table, ANA)
    assert [seat.computer for seat in table.seats] == [None, "easy", "normal"]
    await house.reopen()
    again = await house.registry.table(table.id, GUILD)
    assert [seat.computer for seat in again.seats] == [None, "easy", "normal"]


@pytest.mark.parametrize("key", [key for key in games() if game(key).meta.cast])
async def test_each_bot_of_a_table_has_its_own_name_for_good(house: House, key: str) -> None:
    meta = game(key).meta
    bots = ["easy"] * (meta.seats[-1] - 1)
    first = await against(house, *bots, key=key)
    names = first.names[1:]
    assert len(set(names)) == len(bots) and set(names) <= set(meta.cast)
    await acts.remove_bot(first, ANA)
    await acts.add_bot(first, ANA, "hard")
    assert first.names[1:] == names, "whoever was sent away comes back"
    await acts.start(first, ANA)
    await house.reopen()
    assert (await house.registry.any_table(first.id)).names[1:] == names
    second = await against(house, "easy", key=key, channel=2)
    assert second.names[1] != names[0], "the next table meets somebody else"


def test_a_released_game_has_a_cast_for_every_table_and_a_name_fits_a_line() -> None:
    for key in POSITIONS:
        meta = game(key).meta
        assert len(set(meta.cast)) == len(meta.cast) >= meta.seats.stop - 1
        assert all(name == clean_name(name) and len(name) <= 7 for name in meta.cast)


async def test_a_bot_of_an_older_version_has_no_name_and_plays_on(house: House) -> None:
    table = await against(house, "easy", "easy")
    query = "UPDATE seats SET name = '' WHERE user_id = ?"
    await house.store._connection.write(lambda session: session.execute(query, (BOT_USER_ID,)))
    await house.reopen()
    table = await house.registry.any_table(table.id)
    assert table.names == ("Ana", "", "")
    await acts.start(table, ANA)
    while table.deciding:
        if not await bot_moves(table):
            await play_on(table, 1)
    assert table.phase is Phase.FINISHED


async def test_only_the_host_may_and_only_in_the_lobby(house: House) -> None:
    table = await against(house, people=(ANA, BRUNO))
    await rejected(acts.add_bot(table, BRUNO, "easy"), "error-not-host-bots")
    await rejected(acts.add_bot(table, CHLOE, "easy"), "error-not-seated")
    await rejected(acts.remove_bot(table, BRUNO), "error-not-host-bots")
    await rejected(acts.remove_bot(table, ANA), "error-no-bot")
    await rejected(acts.add_bot(table, ANA, "brilliant"), "error-old-button")
    await acts.start(table, ANA)
    await rejected(acts.add_bot(table, ANA, "easy"), "error-already-started")
    assert len(table.seats) == 2


async def test_people_come_first_the_last_bot_makes_room(house: House) -> None:
    table = await against(house, "easy", "hard", people=(ANA, BRUNO))
    await acts.join(table, CHLOE)
    assert [seat.computer for seat in table.seats] == [None, None, "easy", None]
    await acts.join(table, DAVI)
    await rejected(acts.join(table, EVA), "error-table-full")
    assert not table.bots


async def test_a_lobby_that_only_bots_are_left_in_is_closed(house: House) -> None:
    table = await against(house, "easy", people=(ANA, BRUNO))
    assert not await acts.leave(table, ANA)
    assert table.row.host_id == BRUNO.user_id, "a person is host"
    assert await acts.leave(table, BRUNO)
    assert table.phase is Phase.CANCELLED


# ---------------------------------------------------------------- the game


@pytest.mark.parametrize("key", games())
async def test_one_person_plays_alone_against_bots_and_the_record_verifies(house: House, key: str) -> None:
    levels = LEVELS[: game(key).meta.seats[-1] - 1]
    seats = {*range(1, len(levels) + 1)}
    table = await against(house, *levels, key=key)
    handler = RecordingHandler()
    scheduler = Scheduler(house.registry, handler, AtOnce())
    await scheduler.start()
    await acts.start(table, ANA)
    turns = 0
    while table.phase is Phase.RUNNING:
        await run_bots(scheduler)
        if table.phase is Phase.RUNNING:
            assert table.waiting_for == (0,)
            assert set(table.bots) == seats
            assert (await house.store.timers.of_table(table.id))[TimerKind.DEADLINE] == table.deadline
            await play_on(table, 1)
            turns += 1
    scheduler.close()
    assert turns >= 5
    record = await record_of(house.store, table)
    assert record.names == (ANA.name, *(f"computer.{level}" for level in levels))
    assert verify(record) is None


async def test_no_deadline_runs_while_bots_decide(house: House) -> None:
    for _ in range(20):  # the first player is random
        table = await against(house, "easy")
        await acts.start(table, ANA)
        timers = await house.store.timers.of_table(table.id)
        assert (TimerKind.DEADLINE in timers) is (table.deciding == (0,))
        if table.deciding == (1,):
            break
        await acts.propose_end(table, ANA)
    assert table.deciding == (1,) and not table.waiting_for
    while await bot_moves(table):
        pass
    assert (await house.store.timers.of_table(table.id))[TimerKind.DEADLINE] == table.deadline is not None


async def test_a_choice_that_comes_after_things_have_changed_is_not_made(house: House) -> None:
    table = await against(house, people=(ANA, BRUNO, CHLOE))
    await acts.start(table, ANA)
    seat = table.deciding[0]
    late = (ANA, BRUNO, CHLOE)[seat]
    await acts.quit(table, late)
    turn = bot_turn(table)
    assert turn is not None and (turn.seat, turn.level) == (seat, "normal")
    choice = await AtOnce().decide(BotDecision(table.game, turn.view, turn.level), (1, ANA))
    await acts.take_over(table, DAVI)
    revision = table.row.revision
    assert not await acts.bot_moves(table, turn, choice), "a person has the seat again"
    assert table.row.revision == revision and bot_turn(table) is None
    await acts.quit(table, DAVI)
    assert await acts.bot_moves(table, turn, choice)
    assert not await acts.bot_moves(table, turn, choice), "once"


async def test_a_failed_bot_decides_later_and_the_table_stays(house: House) -> None:
    class Tired(AtOnce):
        failures = 1

        async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
            if self.failures:
                self.failures -= 1
                raise RuntimeError("no idea")
            return await super().decide(decision, asker)

    table = await against(house, "easy")
    scheduler = Scheduler(house.registry, RecordingHandler(), Tired())
    await scheduler.start()
    await acts.start(table, ANA)
    await play_on(table, 1) if table.deciding == (0,) else None
    await run_bots(scheduler)
    before = table.row.revision
    scheduler.observe(table)
    await run_bots(scheduler)
    scheduler.close()
    assert table.row.revision > before and table.waiting_for == (0,)


async def test_a_rematch_brings_the_bots_along(house: House) -> None:
    table = await against(house, "easy", "hard")
    await acts.start(table, ANA)
    while table.deciding:
        if not await bot_moves(table):
            await play_on(table, 1)
    again, new = await rematch(house.registry, table, Person(ANA.user_id, ANA.name, 99))
    assert new and [seat.computer for seat in again.seats] == [None, "easy", "hard"]
    assert again.names == table.names, "the same bots"
    assert [seat.contribution for seat in again.seats] == [None] * 3, "that click came before the secret was drawn"


async def test_alone_against_bots_nothing_counts_with_another_person_they_are_fixed_opponents(
    house: House,
) -> None:
    for people in ((ANA,), (ANA, BRUNO)):
        table = await against(house, "hard", "hard", people=people)
        await acts.start(table, ANA)
        while table.deciding:
            if not await bot_moves(table):
                await play_on(table, 1)
        known = await house.store.ratings.skills(GUILD, "mausoleum", {ANA.user_id, BRUNO.user_id, BOT_USER_ID})
        assert set(known) == (set() if len(people) == 1 else {ANA.user_id, BRUNO.user_id})

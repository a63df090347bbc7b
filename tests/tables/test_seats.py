"""Players leave a running game, take seats over, and end it together."""

from __future__ import annotations

import asyncio

import pytest

from db import Pace, Phase, PollKind
from tables import PollChoice
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, DAVI, EVA, GUILD, House, play_on
from tests.tables.scheduling import RecordingHandler, rejected, start_scheduler, timed


async def test_a_player_leaves_another_becomes_host_and_a_third_takes_the_seat(house: House) -> None:
    table = await timed(house, ANA, BRUNO)
    assert await acts.quit(table, ANA) is False
    assert table.row.host_id == BRUNO.user_id and table.open_seats == (0,) and table.names == ("", "Bruno")
    await rejected(acts.quit(table, ANA), "error-not-seated")
    await rejected(acts.take_over(table, BRUNO), "error-already-playing")
    assert await acts.take_over(table, CHLOE) == 0
    await rejected(acts.take_over(table, DAVI), "error-no-open-seat")
    assert table.names == ("Chloé", "Bruno") and table.bots == ()
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert table.names == ("Chloé", "Bruno") and table.row.host_id == BRUNO.user_id
    await play_on(table)
    assert table.phase is Phase.FINISHED


async def test_the_last_player_to_leave_cancels_the_table(house: House) -> None:
    table = await timed(house, ANA, BRUNO)
    await acts.quit(table, BRUNO)
    assert await acts.quit(table, ANA) is True
    assert table.phase is Phase.CANCELLED


async def test_all_must_agree_to_end_a_game(house: House) -> None:
    table = await timed(house)
    await acts.propose_end(table, BRUNO)
    number = table.polls[PollKind.END].number
    assert await acts.propose_end(table, BRUNO) is await acts.propose_end(table, CHLOE) is False
    assert table.polls[PollKind.END].number == number, "asked already"
    assert await acts.vote(table, ANA, PollKind.END, number, "yes") is None
    assert await acts.vote(table, CHLOE, PollKind.END, number, "no") is PollChoice.NO
    assert table.phase is Phase.RUNNING and table.polls == {}
    await acts.propose_end(table, BRUNO)
    number = table.polls[PollKind.END].number
    await play_on(table, 1)
    assert await acts.vote(table, ANA, PollKind.END, number, "yes") is None, "the question outlives a move"
    assert await acts.vote(table, CHLOE, PollKind.END, number, "yes") is PollChoice.YES
    assert table.phase is Phase.CANCELLED


async def test_an_end_is_agreed_when_the_last_who_has_not_answered_leaves(house: House) -> None:
    table = await timed(house)
    await acts.propose_end(table, BRUNO)
    assert await acts.vote(table, ANA, PollKind.END, table.polls[PollKind.END].number, "yes") is None
    assert await acts.quit(table, CHLOE) is True
    assert table.phase is Phase.CANCELLED


async def test_an_end_is_agreed_when_the_last_who_has_not_answered_misses_the_deadline(house: House) -> None:
    table = await timed(house)
    late = table.seats[table.waiting_for[0]].user_id
    asker, other = [each for each in (ANA, BRUNO, CHLOE) if each.user_id != late]
    await acts.propose_end(table, asker)
    await acts.vote(table, other, PollKind.END, table.polls[PollKind.END].number, "yes")
    assert table.phase is Phase.RUNNING
    assert await acts.missed_deadline(table) is False
    assert table.phase is Phase.CANCELLED, "the others are asked about the late one, who has no vote meanwhile"


async def test_the_registry_of_another_process_finds_everything_again(house: House) -> None:
    table = await timed(house)
    await play_on(table, 3)
    fresh = house.open_registry()
    again = await fresh.table(table.id, GUILD)
    assert again.deadline == table.deadline and again.pending_decisions == table.pending_decisions


@pytest.mark.parametrize("key", ["mausoleum", "luxor", "capital_lux"])
async def test_every_game_ends_after_any_player_leaves_at_the_start(house: House, key: str) -> None:
    table = await acts.open_table(
        house.registry, key, guild_id=GUILD, channel_id=CHANNEL, locale="en-US", host=ANA, pace=Pace.DAILY
    )
    for person in (BRUNO, CHLOE):
        await acts.join(table, person)
    await acts.start(table, ANA)
    handler = RecordingHandler()
    scheduler = await start_scheduler(house, handler)
    await acts.quit(table, BRUNO)
    await acts.quit(table, CHLOE)
    for _ in range(500):
        while scheduler._tasks:
            await asyncio.gather(*scheduler._tasks)
        if table.phase is Phase.FINISHED:
            break
        assert table.waiting_for == (0,) and table.deadline is not None
        await play_on(table, 1)
    results = await house.store.games.results(table.id)
    assert [(row.user_id, row.computer) for row in results] == [(ANA.user_id, None), (0, "normal"), (0, "normal")]
    assert not (await house.store.timers.of_table(table.id))
    scheduler.close()


async def test_a_person_returns_to_their_former_seat_only(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE)
    await acts.quit(table, BRUNO)
    await acts.quit(table, CHLOE)
    assert await acts.take_over(table, CHLOE) == 2, "not the first open seat: Chloé knows the hand of hers"
    await acts.quit(table, CHLOE)
    await house.registry.forget(GUILD, CHLOE.user_id)
    assert await acts.take_over(table, DAVI) == 1
    assert await acts.take_over(table, EVA) == 2
    await rejected(acts.take_over(table, CHLOE), "error-no-open-seat")
    await acts.quit(table, DAVI)
    await rejected(acts.take_over(table, CHLOE), "error-other-seat")
    held = [(each.seat, each.user_id, each.name) for each in await house.store.games.holders(table.id)]
    assert held == [
        (0, ANA.user_id, "Ana"),
        *[(1, BRUNO.user_id, "Bruno"), (1, 0, ""), (1, DAVI.user_id, "Davi"), (1, 0, "")],
        *[(2, CHLOE.user_id, ""), (2, 0, ""), (2, CHLOE.user_id, ""), (2, 0, ""), (2, EVA.user_id, "Eva")],
    ]
    await acts.cancel(table, ANA, may_manage=True)
    assert CHLOE.user_id not in [each.user_id for each in await house.store.games.holders(table.id)]


async def test_the_polls_of_a_player_who_leaves_are_closed(house: House) -> None:
    table = await timed(house, ANA, BRUNO, CHLOE)
    await acts.propose_end(table, BRUNO)
    await acts.quit(table, BRUNO)
    assert table.polls == {} and await house.store.polls.open(table.id) == []
    await acts.propose_end(table, CHLOE)
    assert PollKind.END in table.polls

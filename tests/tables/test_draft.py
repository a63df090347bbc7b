"""Simultaneous decisions: one transaction each in any order, and none lost."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import permutations

import pytest

from db.bounds import MAX_CHANGES
from engine import TURN, Event
from engine.replay import Step
from tables import Pace, StaleDecision, Table, UserError
from tables.ranking import in_grace
from tables.undo import Entry
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, GUILD, House

PEOPLE = (ANA, BRUNO, CHLOE, DAVI)


@pytest.fixture
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.transitions.lobby.shuffle_seed", lambda secret, **_: b"\x07" * len(secret))


async def draft(house: House, channel: int = 1, seats: int = 4) -> Table:
    table = await acts.open_table(
        house.registry, "capital_lux", guild_id=GUILD, channel_id=channel, locale="en-US", host=ANA
    )
    for person in PEOPLE[1:seats]:
        await acts.join(table, person)
    await acts.start(table, ANA)
    assert table.deciding == tuple(range(seats))
    return table


def clicks(table: Table, which: int = 0) -> list[tuple[int, str]]:
    """Return the decision revision and notation of one current button of each seat."""
    return [(row.decision_revision, str(table.view(row.seat).actions[which])) for row in table.seats]


@pytest.mark.usefixtures("same_deal")
async def test_all_drafters_at_once_in_every_order_come_to_the_same_position(house: House) -> None:
    ends = []
    for channel, order in enumerate(permutations(range(4))):
        table = await draft(house, channel)
        before, seen = table.row.revision, clicks(table)
        await asyncio.gather(*(acts.act(table, PEOPLE[seat], *seen[seat]) for seat in order))
        rows = await house.store.games.actions(table.id)
        assert [row.seat for row in rows if row.revision > before] == list(order), (
            "one transaction each, in the order in which they came"
        )
        assert table.row.revision == before + 4
        await house.store.tables.get(table.id)
        ends.append(table.game.dump(table.state))
    assert all(end == ends[0] for end in ends)


@pytest.mark.usefixtures("same_deal")
async def test_the_second_picks_follow_at_once(house: House) -> None:
    table = await draft(house)
    for _ in range(2):
        seen = clicks(table)
        await asyncio.gather(*(acts.act(table, PEOPLE[seat], *seen[seat]) for seat in (2, 0, 3, 1)))
    assert len(table.deciding) == 1, "the draft is over and a turn has started"


async def test_a_pick_may_be_changed_until_the_last_one_is_in_and_others_buttons_stay_good(house: House) -> None:
    table = await draft(house, seats=3)
    first, other = clicks(table), clicks(table, -1)
    await acts.act(table, ANA, *first[0])
    assert table.deciding == (1, 2) and table.pending_decisions == {
        seat: table.seats[seat].decision_revision for seat in (1, 2)
    }
    await acts.act(table, ANA, table.seats[0].decision_revision, other[0][1])
    await acts.act(table, BRUNO, *first[1])
    assert table.deciding == (2,)
    await acts.act(table, CHLOE, *first[2])
    picked = [row.notation for row in await house.store.games.actions(table.id) if row.seat == 0]
    assert picked == [first[0][1], other[0][1]]


async def test_a_choice_in_private_steps_is_one_decision_to_all_others(house: House) -> None:
    table = await draft(house, seats=3)
    pending, revision = table.pending_decisions, table.row.revision
    step = Entry(Step(revision + 1, 0, "pick.a2"), (Event("chose", {"seat": 0}, audience=(0,)),), private=True)
    table.entries.append(step)
    table.seats = (replace(table.seats[0], decision_revision=revision + 1), *table.seats[1:])
    assert table.pending_decisions == pending
    table.entries.append(Entry(Step(revision + 2, 1, "pick.a3"), (Event(TURN, {"round": 1}),)))
    assert table.pending_decisions == dict.fromkeys(range(3), revision + 2), "all choose again"
    other = (table.state.starter + 1) % 3
    assert in_grace(table, other), "a turn of all is one of each"
    table.entries += [Entry(Step(revision + more, 1, "pick.a3"), (Event(TURN, {"round": 2}),)) for more in (3, 4)]
    assert not in_grace(table, other)


async def test_a_pick_after_the_draft_is_rejected(house: House) -> None:
    table = await draft(house, seats=2)
    never_made = clicks(table, -1)[0]
    for _ in range(2):
        seen = clicks(table)
        await asyncio.gather(*(acts.act(table, PEOPLE[seat], *seen[seat]) for seat in range(2)))
    state = table.game.dump(table.state)
    with pytest.raises(StaleDecision):
        await acts.act(table, ANA, *never_made)
    for seat in range(2):
        with pytest.raises(UserError, match="capital-lux-no-draft-closed"):
            await acts.act(table, PEOPLE[seat], table.seats[seat].decision_revision, "pick.a2.a3")
    assert table.game.dump(table.state) == state


async def test_the_same_pick_clicked_twice_at_once_counts_once(house: House) -> None:
    table = await draft(house, seats=3)
    seen = clicks(table)
    await asyncio.gather(*(acts.act(table, ANA, *seen[0]) for _ in range(3)))
    assert len([row for row in await house.store.games.actions(table.id) if row.seat == 0]) == 1


async def test_simultaneous_choices_share_one_deadline(house: House) -> None:
    table = await acts.open_table(
        house.registry, "capital_lux", guild_id=GUILD, channel_id=9, locale="en-US", host=ANA, pace=Pace.DAILY
    )
    for person in PEOPLE[1:]:
        await acts.join(table, person)
    await acts.start(table, ANA)
    deadline, seen = table.deadline, clicks(table)
    for seat in range(3):
        house.now += 60_000
        await acts.act(table, PEOPLE[seat], *seen[seat])
        assert table.deadline == deadline, "it stays while the others choose"
    house.now += 60_000
    await acts.act(table, DAVI, *seen[3])
    assert table.deadline == house.now + 86_400_000


@pytest.mark.usefixtures("same_deal")
async def test_a_choice_is_changed_so_many_times_and_no_more(house: House) -> None:
    table = await draft(house)
    for person in (ANA, BRUNO):
        await acts.act(table, person, *clicks(table)[table.seat_of(person.user_id) or 0])
    for number in range(MAX_CHANGES):
        await acts.act(table, ANA, *clicks(table, 1 - number % 2)[0])
    revision = table.row.revision
    with pytest.raises(UserError, match="error-choice-stays"):
        await acts.act(table, ANA, *clicks(table, 1)[0])
    await acts.act(table, BRUNO, *clicks(table, 1)[1])
    with pytest.raises(UserError, match="error-choice-stays"):
        await acts.act(table, ANA, *clicks(table, 1)[0])
    assert table.row.revision == revision + 1

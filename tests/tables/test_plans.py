"""A move that a waiting player has planned: it waits, is made where it fits, and is dropped with a reason elsewhere."""

from __future__ import annotations

import pytest

from engine.plan import ahead
from tables import Table
from tables.plans import CHANGED, UNDONE, Plan, dropped, plan_of
from tests.tables.conftest import ANA, BRUNO, House, decider, people_of
from tests.tables.scheduling import rejected


async def planned(table: Table, note: str = "") -> tuple[int, Plan]:
    """Plan what is likeliest for the player who waits; ``note``: under another label. Returns the seat and the plan."""
    (seat,) = {0, 1} - {*table.deciding}
    likeliest = ahead(table.game, table.view(seat))[0]
    plan = Plan(likeliest.action, likeliest.note._replace(key=note or likeliest.note.key))
    await table.plan(people_of(table)[seat], plan)
    assert plan_of(table.game, table.seats[seat]) == plan and dropped(table.seats[seat]) == ""
    return seat, plan


async def until_it_decides(table: Table, seat: int) -> None:
    while seat not in table.deciding:
        assert table.computer_turn() is None, "the plan waits for its turn"
        person, decision_revision, actions = decider(table)
        await table.act(person, decision_revision, actions[-1])


async def test_a_plan_that_fits_is_the_next_move(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    seat, plan = await planned(table)
    await house.reopen()
    table = await house.registry.table(table.id, table.row.guild_id)
    await until_it_decides(table, seat)
    turn = table.computer_turn()
    assert turn is not None and turn.planned and (turn.seat, turn.action) == (seat, plan.action)
    await rejected(table.plan(people_of(table)[seat], plan), "error-plan-now")
    await table.plan(people_of(table)[seat], None)
    assert table.computer_turn() is None and table.seats[seat].planned is None


@pytest.mark.parametrize("why", [CHANGED, UNDONE])
async def test_a_plan_that_does_not_fit_is_dropped_and_its_player_decides(house: House, why: str) -> None:
    table = await house.game(ANA, BRUNO)
    seat, _ = await planned(table, "another label" if why == CHANGED else "")
    if why == UNDONE:
        person, decision_revision, actions = decider(table)
        await table.act(person, decision_revision, actions[-1])
        if (reach := table.reach(person.user_id)) is not None and not await table.undo(person, reach.target):
            (poll,) = table.polls.items()
            await table.vote(people_of(table)[seat], poll[0], poll[1].number, "yes")
    else:
        await until_it_decides(table, seat)
    assert dropped(table.seats[seat]) == why and table.computer_turn() is None
    assert plan_of(table.game, table.seats[seat]) is None

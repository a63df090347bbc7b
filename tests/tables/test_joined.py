"""Several actions as one choice at a table: one transaction, one undo, one decision for a repeated click."""

from __future__ import annotations

import random
from typing import Any

import pytest

from db import Person, PollKind, Store
from engine.joined import apart, whole
from engine.plan import ahead
from engine.players import Choice
from tables import StaleDecision, Table, UserError
from tables.bot_turns import bot_turn
from tables.log import rng_of
from tables.permissions import need_reach
from tables.plans import Plan, fitting, plan_of
from tables.plans import done as carried_out
from tests import acts
from tests.tables.conftest import ANA, BRUNO, GUILD, House


async def luxor(house: House) -> Table:
    """Return a game of Luxor in which the next player chooses among joined actions."""
    table = await acts.open_table(
        house.registry, "luxor", guild_id=GUILD, channel_id=1, locale="en-US", host=ANA, ranked=False
    )
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    chance = random.Random(5)
    while not joined(table):
        person, revision = asked(table)
        await acts.act(table, person, revision, str(chance.choice(table.view(table.deciding[0]).actions)))
    return table


def asked(table: Table) -> tuple[Person, int]:
    row = table.seats[table.deciding[0]]
    return Person(row.user_id, row.name), row.decision_revision


def joined(table: Table) -> list[str]:
    """Return the notations of the next player's joined actions."""
    offered = whole(table.game, table.view(table.deciding[0])).actions
    return [str(each) for each in offered if len(apart(each)) > 1]


async def test_both_actions_are_written_at_once_and_end_as_two_clicks_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await luxor(house)
    (person, revision), before, seat = asked(table), table.row.revision, table.deciding[0]
    notation, writes = joined(table)[-1], list[Any]()
    commit = Store.commit

    async def counted(store: Store, write: Any) -> None:
        writes.append(write)
        await commit(store, write)

    monkeypatch.setattr(Store, "commit", counted)
    expected = table.game.copy(table.state)
    rng = rng_of(table.row, table.draws)
    for step in apart(next(each for each in whole(table.game, table.view(seat)).actions if str(each) == notation)):
        table.game.apply(expected, seat, step, rng)
    await acts.act(table, person, revision, notation)
    assert len(writes) == 1 and table.row.revision == before + 2
    assert table.game.dump(table.state) == table.game.dump(expected)
    found = await house.store.games.actions(table.id, before)
    assert [row.notation for row in found] == notation.split("+")
    again = await house.open_registry().any_table(table.id)
    assert table.game.dump(again.state) == table.game.dump(expected)


async def test_a_repeated_click_does_nothing_and_another_one_is_stale(house: House) -> None:
    table = await luxor(house)
    person, revision = asked(table)
    first, *_, last = joined(table)
    other = next(each for each in joined(table) if each.split("+")[0] == last.split("+")[0] and each != last)
    await acts.act(table, person, revision, last)
    now = table.row.revision
    await acts.act(table, person, revision, last)
    assert table.row.revision == now
    for stale in (other, first):
        if stale != last:
            with pytest.raises(StaleDecision):
                await acts.act(table, person, revision, stale)
    with pytest.raises(UserError, match="error-unreadable"):
        await acts.act(table, person, revision, f"{last}+nonsense.1")
    assert table.row.revision == now


async def test_a_write_that_fails_leaves_the_table_before_both(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await luxor(house)
    (person, revision), before = asked(table), table.game.dump(table.state)
    row = table.row

    async def fails(store: Store, write: Any) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(Store, "commit", fails)
        with pytest.raises(OSError):
            await acts.act(table, person, revision, joined(table)[0])
    assert (table.row.revision, table.game.dump(table.state)) == (row.revision, before)
    await acts.act(table, person, revision, joined(table)[0])
    assert table.row.revision == row.revision + 2


async def test_one_undo_takes_both_back(house: House) -> None:
    table = await luxor(house)
    (person, revision), seat, at = asked(table), table.deciding[0], table.row.revision
    before = table.view(seat)
    await acts.act(table, person, revision, joined(table)[0])
    reach = need_reach(table, person.user_id)
    assert (
        reach is not None
        and reach.target == at
        and [line.step.revision for line in reach.undone][:2] == [at + 1, at + 2]
    )
    assert await acts.undo(table, person, reach.target) is reach.free
    if not reach.free:
        other = BRUNO if person == ANA else ANA
        await acts.vote(table, other, PollKind.UNDO, table.polls[PollKind.UNDO].number, "yes")
    assert table.view(seat) == before


async def test_a_card_alone_still_works_and_asks_who_moves(house: House) -> None:
    table = await luxor(house)
    (person, revision), card = asked(table), joined(table)[0].split("+")[0]
    await acts.act(table, person, revision, card)
    seat = table.seat_of(person.user_id)
    assert seat is not None and table.view(seat).decision in ("move", "adventurer")


async def test_a_plan_holds_both_and_what_follows_and_is_carried_out_line_by_line(house: House) -> None:
    table = await luxor(house)
    seat = table.deciding[0]
    waits = next(each for each in (0, 1) if each != seat)
    planner = Person(table.seats[waits].user_id, table.seats[waits].name)
    done = False
    while not done:
        likely = [each for each in ahead(table.game, table.view(waits)) if len(apart(each.action)) > 1]
        if waits not in table.deciding and likely:
            await acts.plan(table, planner, Plan(likely[0].action, likely[0].note))
        person, revision = asked(table)
        await acts.act(table, person, revision, str(table.view(table.deciding[0]).actions[0]))
        held = table.seats[waits]
        if waits in table.deciding and fitting(table.game, held, table.state) is not None:
            plan, before = plan_of(table.game, held), table.row.revision
            assert plan is not None
            while (turn := bot_turn(table)) is not None and turn.action is not None:
                assert await acts.bot_moves(table, turn, Choice(turn.action, (), 0))
            lines = [each.step.notation for each in table.entries if each.step.revision > before]
            assert lines == str(plan.action).split("+")
            assert carried_out(table.game, table.seats[waits]) is not None
            done = True

"""A move that a waiting player has planned: it waits, is made where it fits, and is dropped with a reason elsewhere."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.interactions.phone import ROOM, height, rows_height
from cogs.interactions.reading import Reading
from cogs.plan.panels import Offered
from engine.plan import ahead
from engine.players import Choice
from engine.replay import Step, undo
from render import Picture
from render.wording import Words
from tables import Table
from tables.bot_turns import bot_turn
from tables.permissions import need_reach
from tables.plans import CHANGED, UNDONE, Plan, done, dropped, plan_of
from tables.transitions.steps import _with_plan
from tests import acts
from tests.tables.conftest import ANA, BRUNO, GUILD, House, decider, people_of
from tests.tables.scheduling import rejected


async def opened(house: House, key: str) -> Table:
    """Return a game between Ana and Bruno in which one of them waits and can plan."""
    table = await acts.open_table(house.registry, key, guild_id=GUILD, channel_id=1, locale="en-US", host=ANA)
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    while len(table.deciding) > 1 or not ahead(table.game, table.view(1 - table.deciding[0])):
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[0])
    return table


async def planned(table: Table, note: str = "") -> tuple[int, Plan]:
    """Plan what is likeliest for the player who waits; ``note``: under another label. Returns the seat and the plan."""
    (seat,) = {0, 1} - {*table.deciding}
    likeliest = ahead(table.game, table.view(seat))[0]
    plan = Plan(likeliest.action, likeliest.note._replace(key=note or likeliest.note.key))
    await acts.plan(table, people_of(table)[seat], plan)
    assert plan_of(table.game, table.seats[seat]) == plan and dropped(table.seats[seat]) == ""
    return seat, plan


async def until_it_decides(table: Table, seat: int) -> None:
    while seat not in table.deciding:
        assert bot_turn(table) is None, "the plan waits for its turn"
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[-1])


async def test_a_plan_that_fits_is_the_next_move(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    seat, plan = await planned(table)
    await house.reopen()
    table = await house.registry.table(table.id, table.row.guild_id)
    await until_it_decides(table, seat)
    turn = bot_turn(table)
    assert turn is not None and turn.planned and (turn.seat, turn.action) == (seat, plan.action)
    await rejected(acts.plan(table, people_of(table)[seat], plan), "error-plan-now")
    await acts.plan(table, people_of(table)[seat], None)
    assert bot_turn(table) is None and table.seats[seat].planned is None


@pytest.mark.parametrize("key", ["luxor", "mausoleum", "capital_lux"])
async def test_a_plan_that_was_carried_out_is_told_until_its_player_decides(house: House, key: str) -> None:
    """And as off, if the others take it back; a move that the player makes is no plan, even if it was one."""
    table = await opened(house, key)
    seat, plan = await planned(table)
    await until_it_decides(table, seat)
    turn = bot_turn(table)
    assert turn is not None and turn.action is not None and await acts.bot_moves(table, turn, Choice(turn.action))
    found = done(table.game, table.seats[seat])
    assert found == (table.row.revision, plan) and plan_of(table.game, table.seats[seat]) is None
    taken_back = Step(table.row.revision + 1, 1 - seat, undo(table.row.revision - 1, resample=False))
    later = Step(table.row.revision + 1, 1 - seat, undo(table.row.revision, resample=False))
    after = [_with_plan(table, table.seats[seat], table.state, each, automatic=False) for each in (taken_back, later)]
    assert dropped(after[0]) == UNDONE and after[1] == table.seats[seat]
    while seat not in table.deciding:
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[0])
        assert done(table.game, table.seats[seat]) == found
    assert not table.seats[seat].passes and bot_turn(table) is None
    revision = table.seats[seat].decision_revision
    await acts.act(table, people_of(table)[seat], revision, str(table.game.legal(table.state, seat)[0]))
    assert table.seats[seat].planned is None


async def in_two_steps(table: Table) -> tuple[int, Plan]:
    """Play on until the player who waits can plan a whole turn of two actions, and plan it."""
    while True:
        if len(table.deciding) == 1:
            seat = 1 - table.deciding[0]
            for first in ahead(table.game, table.view(seat)):
                for last in ahead(table.game, table.view(seat), [(first.action, first.note)]):
                    plan = Plan(first.action, first.note).followed_by(Plan(last.action, last.note))
                    await acts.plan(table, people_of(table)[seat], plan)
                    return seat, plan
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[0])


@pytest.mark.parametrize("fits", [True, False])
@pytest.mark.parametrize("key", ["luxor", "mausoleum"])
async def test_a_plan_of_a_whole_turn_is_carried_out_as_long_as_it_fits(house: House, key: str, fits: bool) -> None:
    table = await opened(house, key)
    seat, plan = await in_two_steps(table)
    assert plan.then is not None
    if not fits:
        plan = plan._replace(then=plan.then._replace(note=plan.then.note._replace(key="another label")))
        await acts.plan(table, people_of(table)[seat], plan)
    await house.reopen()
    table = await house.registry.table(table.id, table.row.guild_id)
    assert plan_of(table.game, table.seats[seat]) == plan
    await until_it_decides(table, seat)
    played = []
    while (turn := bot_turn(table)) is not None and turn.action is not None:
        assert turn.seat == seat and turn.planned and seat not in table.waiting_for
        played.append(turn.action)
        assert await acts.bot_moves(table, turn, Choice(turn.action))
    held = table.seats[seat]
    assert played == [plan.action, *([plan.then.action] if fits and plan.then else [])]
    if fits:
        assert done(table.game, held) == (table.row.revision, plan.then)
    else:
        assert dropped(held) == CHANGED and seat in table.waiting_for, "the player decides the rest"


@pytest.mark.parametrize("key", ["luxor", "mausoleum", "capital_lux"])
async def test_a_panel_of_plans_fits_a_phone(house: House, key: str) -> None:
    """Under a low picture each action has a button, under a high one a select holds them all."""
    table = await opened(house, key)
    (seat,) = {0, 1} - {*table.deciding}
    found = ahead(table.game, table.view(seat))
    kinds = set[str]()
    for high in range(100, 1500, 100):
        offered = Offered(Reading(table, seat, Words("fr")), found)
        items = [*offered.panel(Picture(b"", "", 1170, high)).view.walk_children()]
        texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
        rows = [item.children for item in items if isinstance(item, ui.ActionRow)]
        ids = {item.custom_id for item in items if isinstance(item, ui.Button) and item.custom_id}
        ids |= {option.value for item in items if isinstance(item, ui.Select) for option in item.options}
        assert {each.split(":")[3] for each in ids if each.startswith("pm:")} == {str(each.action) for each in found}
        selects = [item for item in items if isinstance(item, ui.Select)]
        kinds |= {"select" if selects else "buttons"}
        assert selects or height(texts, rows_height(rows), Picture(b"", "", 1170, high)) <= ROOM
    assert kinds == {"select", "buttons"}


@pytest.mark.parametrize("why", [CHANGED, UNDONE])
async def test_a_plan_that_does_not_fit_is_dropped_and_its_player_decides(house: House, why: str) -> None:
    table = await house.game(ANA, BRUNO)
    seat, _ = await planned(table, "another label" if why == CHANGED else "")
    if why == UNDONE:
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[-1])
        if (reach := need_reach(table, person.user_id)) is not None and not await acts.undo(
            table, person, reach.target
        ):
            (poll,) = table.polls.items()
            await acts.vote(table, people_of(table)[seat], poll[0], poll[1].number, "yes")
    else:
        await until_it_decides(table, seat)
    assert dropped(table.seats[seat]) == why and bot_turn(table) is None
    assert plan_of(table.game, table.seats[seat]) is None

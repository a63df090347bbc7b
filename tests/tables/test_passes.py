"""A player lets the bot pass as long as nothing else is possible."""

from __future__ import annotations

import pytest

from db import Person
from engine.mausoleum.components import KIND_OF
from tables import Table
from tables.bot_players import FORCED
from tables.bot_turns import bot_turn
from tables.permissions import need_reach
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, bot_moves


def deal(table: Table, hands: dict[int, str]) -> None:
    """Give these cards to the seats. All others lie on the discard pile."""
    state = table.state
    cards = [card for hand in state.hands for card in hand] + state.pile + state.discard
    for seat, words in hands.items():
        state.hands[seat] = sorted(KIND_OF[word] for word in words.split())
        for card in state.hands[seat]:
            cards.remove(card)
    state.pile, state.discard = [], cards
    table.game.check(state)


async def act(table: Table, seat: int, notation: str, *, passes: bool = False) -> None:
    row = table.seats[seat]
    await acts.act(table, Person(row.user_id, row.name), row.decision_revision, notation, passes=passes)


async def seated(house: House) -> tuple[Table, int, int, int]:
    """Return a game in which the first seat can only pass while nobody has built, and its seats in turn."""
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    second, third = (first + 1) % 3, (first + 2) % 3
    deal(table, {first: "terremoto", second: "escultores base", third: "base"})
    await act(table, first, "pass", passes=True)
    return table, first, second, third


async def test_the_bot_passes_until_something_else_is_possible(house: House) -> None:
    table, first, second, third = await seated(house)
    await act(table, second, "play.escultores")
    await act(table, third, "pass")
    turn = bot_turn(table)
    assert table.deciding == (first,) and not table.waiting_for and not table.pending_decisions
    assert turn is not None and (turn.seat, turn.level) == (first, FORCED)
    await bot_moves(table)
    entry = table.entries[-1]
    assert (entry.step.seat, entry.step.notation, entry.automatic) == (first, "pass", True)
    assert table.waiting_for == (second,) and table.seats[first].passes
    await act(table, second, "play.base")
    await act(table, third, "pass")
    assert table.waiting_for == (first,) and bot_turn(table) is None
    assert not table.seats[first].passes, "a target has come up: from now on they decide"


async def test_a_restart_goes_on_passing_and_the_player_may_stop_it(house: House) -> None:
    table, first, second, third = await seated(house)
    await act(table, second, "play.escultores")
    await act(table, third, "pass")
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert await house.store.tables.with_bot_seats() == [table.id] and bot_turn(table) is not None
    row = table.seats[first]
    await acts.decide_again(table, Person(row.user_id, row.name))
    assert table.waiting_for == (first,) and bot_turn(table) is None
    assert await house.store.tables.with_bot_seats() == []
    await act(table, first, "pass")
    assert not table.seats[first].passes, "an ordinary pass is one pass"


@pytest.mark.parametrize("how", ["undo", "leave"])
async def test_what_is_taken_back_or_left_is_no_longer_passed(house: House, how: str) -> None:
    table, first, *_ = await seated(house)
    row = table.seats[first]
    person = Person(row.user_id, row.name)
    if how == "leave":
        await acts.quit(table, person)
    else:
        reach = need_reach(table, person.user_id)
        assert reach is not None
        assert await acts.undo(table, person, reach.target), "a pass reveals nothing"
        assert table.waiting_for == (first,)
    assert not table.seats[first].passes

"""What the board's picture marks."""

from __future__ import annotations

from engine.mausoleum.components import PARTS
from tables import Table
from tests.tables.conftest import ANA, BRUNO, CHLOE, House
from tests.tables.test_passes import act, deal


async def seated(house: House, last: str) -> tuple[Table, int, int, int]:
    """Return a game in which the first seat has a whole set, the second an Invasion, the third ``last``."""
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    second, third = (first + 1) % 3, (first + 2) % 3
    deal(table, {first: "base base colunas piramide estatuas", second: "invasao base", third: last})
    for part in PARTS:
        table.state.hands[first].remove(part)
    table.state.areas[first] = [1] * len(PARTS)
    table.game.check(table.state)
    await act(table, first, "pass")
    await act(table, second, "play.invasao")
    for notation in (f"at.{first}", "take.estatuas"):
        if str(table.view(second).actions[0]).startswith(notation.split(".")[0]):
            await act(table, second, notation)
    return table, first, second, third


async def test_the_largest_change_of_points_since_the_own_turn_is_marked(house: House) -> None:
    table, first, _, third = await seated(house, "escultores base")
    await act(table, third, "play.escultores")
    assert table.waiting_for == (first,)
    assert "captured" in {event.kind for event in table.marked()}
    assert "captured" not in {event.kind for event in table.recent(None)}


async def test_a_turn_whose_seats_have_changed_since_is_not_marked(house: House) -> None:
    table, first, _, third = await seated(house, "terremoto base")
    await act(table, third, "play.terremoto")
    if any(str(action).startswith("at.") for action in table.view(third).actions):
        await act(table, third, f"at.{first}")
    if table.view(first).decision == "lose":
        await act(table, first, str(table.view(first).actions[0]))
    assert table.marked() == table.recent(None)

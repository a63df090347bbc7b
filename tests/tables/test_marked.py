"""What the board's picture marks."""

from __future__ import annotations

import render
from cogs.interactions.reading import Reading, scene_of
from engine.mausoleum.components import PARTS
from render.mausoleum.moves import Move, change
from render.wording import Words
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


async def test_the_latest_turn_is_marked_and_the_piece_that_the_decider_has_lost(house: House) -> None:
    table, first, second, third = await seated(house, "escultores base")
    await act(table, third, "play.escultores")
    assert table.waiting_for == (first,)
    marked = table.marked(table.story(None))
    assert marked[-len(table.recent(None)) :] == table.recent(None)
    move = Move.read(marked)
    assert (move.seat, move.kind, move.card) == (third, "shielded", "escultores")
    assert move.lost == (first, "estatuas") and move.captured is None and move.built is None
    view = table.view(None)
    assert change(view, move, first) < 0 == change(view, move, third), "the lost points are lit"
    assert render.board(table.row.game, scene_of(Reading(table, None, Words("en-US")), view), "en-US") is not None
    shown = scene_of(Reading(table, None, Words("en-US")), view)
    assert shown.recent == marked and second not in {move.seat, move.target}


async def test_what_hit_the_decider_in_the_latest_turn_is_marked_once(house: House) -> None:
    table, first, _, third = await seated(house, "terremoto base")
    await act(table, third, "play.terremoto")
    if any(str(action).startswith("at.") for action in table.view(third).actions):
        await act(table, third, f"at.{first}")
    if table.view(first).decision == "lose":
        await act(table, first, str(table.view(first).actions[0]))
    recent = table.recent(None)
    assert table.marked(table.story(None))[-len(recent) :] == recent
    assert Move.read(table.marked(table.story(None))).lost == Move.read(recent).lost

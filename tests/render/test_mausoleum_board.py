"""The board of Guardiões do Mausoléu: areas, the last move."""

from __future__ import annotations

import itertools

import pytest

from engine.contract import Event
from engine.mausoleum.components import KIND_OF, SEATS
from render.mausoleum import samples
from render.mausoleum.building import PARTS
from render.mausoleum.layout import LAYOUTS, plots
from render.mausoleum.moves import Move, change, points


@pytest.mark.parametrize("seats", SEATS)
def test_every_area_that_24_cards_can_make_is_drawn_whole_and_large_enough(seats: int) -> None:
    panel = LAYOUTS[seats].panels[0]
    for area in itertools.product(range(7), repeat=4):
        placed = plots(panel, area)
        for index, part in enumerate(PARTS):
            assert sum(plot.times for plot in placed if part in plot.have) == area[index]
        unit = placed[0].tenths / 10
        assert unit >= 7
        left, right = placed[0].x - 8.3 * unit, placed[-1].x + 8.3 * unit
        assert left >= panel.x - 12
        assert right <= panel.x + panel.width + 12
        for one, other in itertools.pairwise(placed):
            assert other.x - one.x >= 14.5 * unit


def test_a_lost_part_and_a_new_part_keep_a_building_of_their_own() -> None:
    panel = LAYOUTS[4].panels[0]
    lost = plots(panel, (6, 5, 3, 0), lost=("estatuas",))
    assert [plot.lost for plot in lost if plot.lost] == [frozenset({"estatuas"})]
    assert next(plot for plot in lost if plot.lost).times == 1
    fresh = plots(panel, (6, 6, 6, 6), fresh=("base",))
    assert [plot.times for plot in fresh] == [5, 1]


def test_the_points_beside_a_name_are_what_the_last_move_gave_or_took() -> None:
    view = samples.view(((2, 1, 2, 2), (2, 2, 2, 2), (1, 1, 1, 1)), mausolo=(False, False, True))
    quake = Move.read(
        (
            Event("attacked", {"seat": 1, "target": 0, "card": "terremoto"}),
            Event("lost", {"seat": 0, "card": "colunas"}),
        )
    )
    assert [change(view, quake, seat) for seat in range(3)] == [-12, 0, 0]
    theft = Move.read((Event("captured", {"seat": 1, "target": 0, "card": "colunas"}),))
    assert [change(view, theft, seat) for seat in range(3)] == [-12, 12, 0]
    crown = Move.read((Event("crowned", {"seat": 2}),))
    assert [change(view, crown, seat) for seat in range(3)] == [0, 0, 8]


def test_an_area_scores_as_in_the_rulebook() -> None:
    assert points((1, 1, 1, 1), False) == 8
    assert points((2, 2, 2, 3), False) == 20
    assert points((2, 2, 2, 2), True) == 28
    assert points((3, 3, 0, 3), True) == 0


def test_the_last_move_is_read_from_its_events() -> None:
    move = Move.read(
        (
            Event("turn", {"seat": 2}),
            Event("drew", {"seat": 2, "count": 1}),
            Event("summoned", {"seat": 2}),
            Event("drew", {"seat": 2, "count": 2}),
            Event("turn", {"seat": 0}),
        )
    )
    assert (move.seat, move.kind, move.card, move.hands) == (2, "summoned", "artemisia", {2: 2})


def test_samples_use_the_cards_words() -> None:
    assert samples.kinds("base protecao") == (KIND_OF["base"], KIND_OF["protecao"])

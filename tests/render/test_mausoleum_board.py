"""The board of Guardiões do Mausoléu: areas, the last move, whole random games."""

from __future__ import annotations

import itertools

import pytest

import render
from engine import game as find_game
from engine.contract import Event, latest_turn, seen
from engine.mausoleum.components import KIND_OF, SEATS
from engine.rng import FastRng
from render.mausoleum import samples
from render.mausoleum.building import PARTS, WIDTH
from render.mausoleum.layout import LAYOUTS, plots
from render.mausoleum.moves import Move, change, points
from render.positions import NAMES


@pytest.mark.parametrize("seats", SEATS)
def test_every_area_that_24_cards_can_make_is_drawn_whole_and_large_enough(seats: int) -> None:
    panel = LAYOUTS[seats].panels[0]
    for area in itertools.product(range(7), repeat=4):
        placed = plots(panel, area)
        for index, part in enumerate(PARTS):
            assert sum(plot.times for plot in placed if part in plot.have) == area[index]
        unit = placed[0].tenths / 10
        assert unit >= 7
        left, right = placed[0].x - WIDTH / 2 * unit, placed[-1].x + WIDTH / 2 * unit
        assert left >= panel.x - 12
        assert right <= panel.x + panel.width + 12
        for one, other in itertools.pairwise(placed):
            assert other.x - one.x >= 14.5 * unit


def test_a_lost_part_and_a_new_part_keep_a_building_of_their_own() -> None:
    panel = LAYOUTS[4].panels[0]
    lost = plots(panel, (6, 5, 3, 0), lost="estatuas")
    assert [plot.lost for plot in lost if plot.lost] == [frozenset({"estatuas"})]
    assert next(plot for plot in lost if plot.lost).times == 1
    fresh = plots(panel, (6, 6, 6, 6), fresh="base")
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


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_random_game_can_be_drawn(seats: int) -> None:
    game = find_game("mausoleum")
    rng = FastRng(seats)
    state, events = game.setup(seats, {}, rng)
    log = list(events)
    for step in range(400):
        open_now = game.deciding(state)
        if step % 9 == 0 or not open_now:
            recent = latest_turn(seen(log, None))
            scene = render.Scene(game.view(state, None), NAMES[:seats], recent)
            assert len(render.board("mausoleum", scene, "fr").data) < 300 * 1024
        if not open_now:
            break
        seat = open_now[0].seat
        view = game.view(state, seat)
        if step % 9 == 0:
            assert render.hand("mausoleum", render.Scene(view, NAMES[:seats]), "fr").data
        log += game.apply(state, seat, game.suggest(view, rng), rng)
    over = game.view(state, None)
    assert over.outcome is not None
    assert render.score("mausoleum", render.Scene(over, NAMES[:seats]), "fr").data


def test_samples_use_the_cards_words() -> None:
    assert samples.kinds("base protecao") == (KIND_OF["base"], KIND_OF["protecao"])

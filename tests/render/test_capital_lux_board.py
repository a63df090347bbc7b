"""The board of Capital Lux: turns, dangers, pending players, crowded towns, legibility on a phone."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image

from art.capital_lux import cards, emblems
from engine.capital_lux.components import COLOURS, COPIES, SEATS
from engine.capital_lux.round_end import Laid
from engine.capital_lux.view import View
from engine.contract import Event
from render.capital_lux import capital, homes, lettering, panel, tiling, tones
from render.capital_lux.layout import COLUMN, COLUMNS, HEIGHT, LEFT, PLANS, WIDTH, LayoutPlan
from render.capital_lux.lettering import FACE, LEAST, long, size_for
from render.capital_lux.moves import CAPITAL, Move, Spot
from render.capital_lux.samples import SAMPLES
from render.kit import scale
from render.kit.colour import contrast, mix
from render.kit.type import ELLIPSIS, width

SHOWN_AT = 520 / 1560
ALL = tuple(value for value, count in COPIES.items() for _ in range(count))
"""The eighteen cards of a colour."""


def middle(seats: int = 4) -> View:
    """Return a board in the middle of a game."""
    view = dict(SAMPLES.boards())[f"middle-{seats}"].view
    assert isinstance(view, View)
    return view


# ---------------------------------------------------------------- the last turn


def test_an_agents_turn_is_read_from_its_events() -> None:
    move = Move.read(
        (
            Event("turn", {"seat": 2, "stage": "play", "round": 1}),
            Event("played", {"seat": 2, "card": "a4", "colour": "agent", "place": "capital", "total": 9}),
            Event("looked", {"seat": 2}),
            Event("laid", {"seat": 2, "colour": "merchant"}),
            Event("turn", {"seat": 3, "stage": "play", "round": 1}),
        )
    )
    assert (move.seat, move.played, move.value, move.laid) == (2, Spot(CAPITAL, 0), 4, 3)
    assert move.added == {Spot(CAPITAL, 0): Counter({4: 1})}


def test_a_cleric_marks_its_own_card_and_the_one_it_took() -> None:
    move = Move.read(
        (
            Event("played", {"seat": 1, "card": "c2", "colour": "cleric", "place": "capital", "total": 2}),
            Event("took", {"seat": 1, "card": "s3", "colour": "scientist", "total": 8}),
        )
    )
    assert move.took == Spot(1, 2)
    assert set(move.added) == {Spot(CAPITAL, 1), Spot(1, 2)}


def test_a_card_that_was_taken_is_still_seen_where_it_lay() -> None:
    move = Move.read((Event("took", {"seat": 1, "card": "s3", "colour": "scientist", "total": 8}),))
    view = replace(middle(), capital=((), (), (4, 5), ()), laid=())
    found = capital.places(view, PLANS[4], 2, move)
    assert [place.value for place, _, _ in found] == [3, 4, 5]
    assert capital.taken(move, 2) == (3,)
    assert capital.taken(move, 1) == ()


def test_cards_that_were_dealt_are_not_taken_for_a_scientists_draw() -> None:
    assert not Move.read((Event("drew", {"seat": 0, "count": 5}),)).drew
    drawn = Move.read(
        (
            Event("played", {"seat": 0, "card": "s3", "colour": "scientist", "place": "capital", "total": 3}),
            Event("drew", {"seat": 0, "count": 1}),
        )
    )
    assert (drawn.drew, drawn.hands) == (True, Counter({0: 1}))


def test_the_end_of_a_round_tells_what_was_kept_lost_and_won() -> None:
    move = Move.read(
        (
            Event("settled", {"seat": 0, "cards": "a2 a3", "count": 2}),
            Event("settled", {"seat": 1, "cards": "m6", "count": 1}),
            Event("saved", {"seat": 1, "colour": "merchant", "total": 9, "limit": 7, "count": 2}),
            Event("lost", {"seat": 0, "colour": "agent", "total": 5, "limit": 4, "count": 1, "cards": "a3 a2"}),
            Event("bonus", {"seat": 1, "colour": "merchant", "total": 9, "card": "m4"}),
        )
    )
    assert move.lost == {Spot(0, 0): (2, 3)}
    assert Spot(0, 0) not in move.added
    assert move.saved == {Spot(1, 3)}
    assert (move.coins[1], move.bonus[1]) == (-2, 1)


# ---------------------------------------------------------------- dangers


def test_a_cell_above_its_limit_says_what_it_costs_and_whether_it_can_be_paid() -> None:
    view = replace(
        middle(), capital=((2, 3), (), (), ()), laid=(), homes=(((4, 4), (), (), ()),) * 4, coins=(2, 3, 4, 0)
    )
    found = [homes.cell(view, seat, 0) for seat in range(4)]
    assert [one.excess for one in found] == [3] * 4
    assert [one.payable for one in found] == [False, True, True, False]
    assert not any(homes.cell(view, 0, colour).excess for colour in (1, 2, 3))


def test_a_cell_that_hidden_modifiers_may_break_is_unsure_and_not_alarming() -> None:
    view = replace(middle(), capital=((5,), (), (), ()), homes=(((4,), (), (), ()),) * 4, laid=(Laid(0, 1, None),))
    one = homes.cell(view, 0, 0)
    assert (one.risky, one.excess) == (True, 0)
    assert (one.level.low, one.level.high) == (2, 9)
    known = replace(view, laid=(Laid(0, 1, -1),))
    assert not homes.cell(known, 0, 0).risky
    assert homes.cell(known, 0, 0).level.limit == 4


def test_nothing_is_in_danger_any_more_when_the_game_is_over() -> None:
    view = dict(SAMPLES.boards())["over-4"].view
    assert isinstance(view, View)
    assert not any(homes.cell(view, seat, colour).excess for seat in range(4) for colour in COLOURS)


def test_a_modifier_shows_its_value_only_where_the_viewer_knows_it() -> None:
    view = replace(middle(), laid=(Laid(1, 0, None), Laid(1, 2, 4)), capital=((), (3,), (), ()))
    _, _, found = capital.hexagons(view, PLANS[4], 1)
    assert [one.value for one in found] == [None, 4]
    assert view.capital_total(1) == 7


# ---------------------------------------------------------------- pending players


def test_in_a_draft_everybody_is_still_choosing_or_has_chosen() -> None:
    view = replace(middle(), stage="pick", deciding=(0, 3), turn=None, closer=None)
    assert [panel.status(view, seat) for seat in range(4)] == ["hourglass", "check", "check", "hourglass"]


def test_after_somebody_closed_the_round_it_is_seen_who_still_has_a_turn() -> None:
    view = replace(middle(), stage="play", closer=1, turn=3, deciding=(3,), last_turn_done=(False, True, True, False))
    assert [panel.status(view, seat) for seat in range(4)] == ["hourglass", "lock", "check", "hourglass"]


def test_the_holder_of_a_modifier_is_marked() -> None:
    view = replace(middle(), stage="lay", turn=2, deciding=(2,), closer=None)
    assert [panel.status(view, seat) for seat in range(4)] == [None, None, "modifier", None]


# ---------------------------------------------------------------- space


@pytest.mark.parametrize("seats", SEATS)
def test_any_cards_fit_the_capital_and_can_be_read(seats: int) -> None:
    plan = PLANS[seats]
    for modifiers in (0, 2, 4):
        box = plan.capital(0, modifiers)
        for values in _towns():
            found = tiling.lay(values, box.wide, box.high, plan.capital_tile, centred=True)
            assert sum(place.count for place in found) == len(values)
            for place in found:
                assert place.high >= tiling.LEAST
                assert place.x >= 0 and place.x + place.wide <= box.wide + 1, values
                assert place.y >= 0 and place.y + place.high <= box.high + 1, values


@pytest.mark.parametrize("seats", SEATS)
def test_any_hometown_fits_beside_its_numbers_and_every_value_can_be_read(seats: int) -> None:
    plan = PLANS[seats]
    box = plan.cell(0, 0)
    view = middle(seats)
    for limit in ((), (6, 6, 6)):
        for values in _towns():
            town = (values, (), (), ())
            crowded = replace(view, capital=(limit, (), (), ()), homes=(town,) * seats, laid=())
            found = homes.places(homes.cell(crowded, 0, 0), box, plan)
            assert sum(place.count for place, _, _ in found) == len(values)
            assert {place.value for place, _, _ in found} == set(values)
            for place, x, y in found:
                assert place.high >= tiling.LEAST
                assert x + place.wide <= box.x + box.wide - 8, values
                assert box.y <= y and y + place.high <= box.y + box.high - 16, values


def _towns() -> list[tuple[int, ...]]:
    """Return every number of cards of one colour, several times."""
    chance = random.Random(4)
    return [tuple(sorted(chance.sample(ALL, count))) for count in range(1, len(ALL) + 1) for _ in range(8)]


@pytest.mark.parametrize("count", range(5))
@pytest.mark.parametrize("seats", SEATS)
def test_modifiers_lie_apart_inside_their_column(seats: int, count: int) -> None:
    view = replace(middle(seats), capital=((), ALL[9:], (), ()), laid=(Laid(1, 0, None),) * count)
    left, high, found = capital.hexagons(view, PLANS[seats], 1)
    assert high * SHOWN_AT >= 22
    assert left >= COLUMNS[1]
    ends = [one.x + one.high * 0.395 for one in found] or [left + long(str(view.capital_total(1)), high)]
    assert max(ends) <= COLUMNS[1] + COLUMN
    for k, one in enumerate(found):
        assert one.x - one.high * 0.395 >= left + long(str(view.capital_total(1)), high)
        for other in found[:k]:
            assert abs(one.x - other.x) >= 0.79 * one.high or abs(one.y - other.y) >= 0.5 * one.high


def test_rows_and_columns_fill_the_picture_and_no_more() -> None:
    assert COLUMNS[-1] + COLUMN <= WIDTH
    for seats, plan in PLANS.items():
        assert HEIGHT - 16 <= plan.top(seats - 1) + plan.row <= HEIGHT - 4


@pytest.mark.parametrize("name", ["Guilhermina", "Maximiliano", "Bartholomew", "Maria Clara S", "Jean-Baptiste"])
def test_names_of_thirteen_letters_stay_whole_on_one_line(name: str) -> None:
    assert width(name, FACE, size_for(LEAST)) <= panel.NAME_ROOM


@pytest.mark.parametrize("seats", PLANS)
@pytest.mark.parametrize("total", (4, 62, 118))
def test_the_points_of_a_finished_game_end_before_the_cards_begin(seats: int, total: int) -> None:
    view = dict(SAMPLES.boards())[f"over-{seats}"].view
    assert isinstance(view, View)
    image = Image.new("RGB", (WIDTH, HEIGHT))
    plan = PLANS[seats]
    line = plan.line(0, 1)
    x = panel.stat(image, panel.STATS, line, "coin", "5", plan.stat, fresh=True)
    x = panel.stat(image, x, line, "bonus", "12", plan.stat, fresh=True)
    assert panel._points(image, plan, 0, x, total, won=True) < LEFT


@pytest.mark.parametrize("seats", PLANS)
def test_the_first_players_flag_covers_no_count_and_no_sign(seats: int) -> None:
    plan = PLANS[seats]
    view = replace(middle(seats), stage="pick", deciding=(), coins=(8,) * seats, bonus_sizes=(8,) * seats)
    drawn = []
    for starter in (0, 1):
        image = Image.new("RGB", (WIDTH, HEIGHT))
        panel.player(image, replace(view, starter=starter), plan, 0, "Bruno", Move())
        top = plan.top(0) + plan.row * (plan.lines[1] - 0.12)
        box = (0, top, LEFT, plan.top(1)) if plan.lines[1] == plan.lines[2] else (84, top, LEFT, plan.top(1))
        drawn.append(image.crop(tuple(round(scale.PICTURE * edge) for edge in box)))
    assert drawn[0].getbbox() and drawn[0].tobytes() == drawn[1].tobytes()


def test_longer_names_take_two_lines_before_they_are_cut() -> None:
    size = size_for(LEAST)
    assert lettering.two_lines("Maria Clara Vasconcelos", size, 280) == ("Maria Clara", "Vasconcelos")
    first, second = lettering.two_lines("xX_SaqueadorDeTumbasEterno_Xx_32", size, 280)
    assert len(first) > 8 and second.endswith(ELLIPSIS)
    assert max(width(first, FACE, size), width(second, FACE, size)) <= 280


# ---------------------------------------------------------------- legibility

GLASS = {"dark glass": tones.PLATE, "lit glass": mix(tones.ACTIVE, (120, 130, 255), 0.1)}
PAIRS = {
    **{f"a name on {name}": (tones.TEXT, ground) for name, ground in GLASS.items()},
    "a limit on dark glass": (tones.DIM, tones.PLATE),
    "a limit on lit glass": (homes._SOFT, GLASS["lit glass"]),
    "a limit with hidden modifiers": (mix(tones.LILAC, tones.TEXT, 0.35), GLASS["lit glass"]),
    **{f"an empty hand on {name}": (tones.HOT, ground) for name, ground in GLASS.items()},
    "a number that changed": (tones.INK, tones.HALO),
    **{f"a total on alarm {loud}": (tones.WHITE, ground[0]) for loud, ground in enumerate(tones.ALARMS)},
    **{f"a cost in {stop}": (tones.INK, stop) for stop in (*homes._METAL, *homes._EMBER)},
    **{f"a value on guild {colour}": (tones.INK, tones.GUILDS[colour]) for colour in COLOURS},
    **{f"a value on the foot of guild {colour}": (tones.INK, tones.deep(colour, 0.12)) for colour in COLOURS},
}


@pytest.mark.parametrize("pair", PAIRS)
def test_words_and_numbers_stand_out_from_their_ground(pair: str) -> None:
    assert contrast(*PAIRS[pair]) >= 4.5


@pytest.mark.parametrize("plan", PLANS.values(), ids=lambda plan: f"{plan.seats} seats")
def test_heights_on_a_phone(plan: LayoutPlan) -> None:
    assert plan.capital_total * SHOWN_AT >= 22
    assert tiling.LEAST * SHOWN_AT >= 17
    assert plan.total * SHOWN_AT >= 14
    assert min(plan.cost, plan.stat) * SHOWN_AT >= 13
    assert min(plan.limit, plan.name, LEAST) * SHOWN_AT >= 10
    assert round(tiling.LEAST * 0.62) * SHOWN_AT >= 10


def test_guilds_differ_in_shape_not_only_in_colour() -> None:
    shapes = {tuple(cards.plate(colour, 0, 0, 80, 100).outlines[0]) for colour in COLOURS}
    signs = {tuple(map(tuple, emblems.path(colour).outlines)) for colour in COLOURS}
    assert len(shapes) == len(signs) == len(COLOURS)


def test_the_column_of_players_ends_where_the_guilds_begin() -> None:
    assert panel.hud(PLANS[4]).x + panel.hud(PLANS[4]).wide < LEFT

"""The table of Capital Lux from a player's chair: rows, news, points, the end of a round, places, legibility."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

import render
from engine.capital_lux import points
from engine.capital_lux.components import COLOURS, COPIES, SEATS
from engine.capital_lux.round_end import Laid
from engine.capital_lux.view import View, me
from engine.contract import Event
from render.capital_lux import chair, hand, interlude, parts, tiling
from render.capital_lux.layout import COLUMN, COLUMNS, PLANS, WIDTH
from render.capital_lux.lettering import long
from render.capital_lux.moves import CAPITAL, Move, Spot
from render.drawing import Part
from render.kit.scale import PICTURE
from tests.render.galleries import gallery

HOME = "en-US"
SHOWN = gallery("capital_lux").hands
PHONE = 350 / 1560
ALL = tuple(value for value, count in COPIES.items() for _ in range(count))
ROUND = {"stage": "play", "round": 2}


def view_of(name: str) -> View:
    view = SHOWN[name].view
    assert isinstance(view, View)
    return view


def drawn(scene: render.Scene, recent: tuple[Event, ...]) -> Image.Image:
    assert isinstance(scene.view, View)
    return hand.draw(scene.view, scene.names, recent, HOME)


def differs(one: Image.Image, other: Image.Image, part: Part) -> bool:
    """Return whether two pictures differ within a part."""
    box = [round(edge * PICTURE) for edge in (part.x, part.y, part.x + part.wide, part.y + part.high)]
    crops = [each.crop((box[0] + 12, box[1] + 8, box[2] - 12, box[3] - 8)) for each in (one, other)]
    return ImageChops.difference(*crops).getbbox() is not None


def left_of_colours(part: Part) -> Part:
    """Return what stands left of a row's colours."""
    return part._replace(wide=COLUMNS[0] - part.x)


# ---------------------------------------------------------------- rows


@pytest.mark.parametrize("name", [f"hand-news-{seats}" for seats in SEATS])
def test_rivals_stand_in_turn_order_above_the_viewer_whose_row_is_larger(name: str) -> None:
    view = view_of(name)
    rows = [chair.row(view, seat) for seat in chair.order(view)]
    assert chair.order(view)[-1] == me(view) and chair.order(view)[0] == (me(view) + 1) % view.seats
    assert [one.y for one in rows] == sorted(one.y for one in rows)
    assert all(one.high < rows[-1].high for one in rows[:-1])
    assert rows[-1].y + rows[-1].high <= chair.foot(view)


def test_a_player_who_waits_sees_their_cards_dim() -> None:
    """A card that may be played has more light than the same card in the hand of somebody who waits."""
    view = view_of("hand-play")
    idle = replace(view, decision=None, actions=(), deciding=(1,), turn=1)
    x, y, wide, high = parts.hand(view)["card.a6"]
    box = tuple(
        round(edge * PICTURE) for edge in (x + wide / 2 - 50, y + high / 2 - 60, x + wide / 2 + 50, y + high / 2)
    )
    light = [
        sum(hand.draw(each, SHOWN["hand-play"].names, (), HOME).crop(box).convert("L").tobytes())  # type: ignore[arg-type]
        for each in (view, idle)
    ]
    assert light[1] < 0.9 * light[0]


# ---------------------------------------------------------------- what has changed


def test_what_has_changed_is_lit_and_nothing_else() -> None:
    scene = SHOWN["hand-news-4"]
    view, move = view_of("hand-news-4"), Move.since(scene.recent, view_of("hand-news-4").round)
    changed = {spot for spot, values in move.added.items() if sum(values.values())}
    assert any(spot.town == CAPITAL for spot in changed) and any(spot.town != CAPITAL for spot in changed)
    with_news, without = drawn(scene, scene.recent), drawn(scene, ())
    places = parts.hand(view)
    for colour in COLOURS:
        for seat in range(view.seats):
            lit = differs(with_news, without, places[f"home.{seat}.{colour.word}"])
            assert lit == (Spot(seat, colour) in changed), (seat, colour)
        lit = differs(with_news, without, places[f"capital.{colour.word}"])
        assert lit == (Spot(CAPITAL, colour) in changed or any(of == colour for of, _ in move.modifiers)), colour
    for seat in range(view.seats):
        goods = left_of_colours(places[f"seat.{seat}"])
        assert differs(with_news, without, goods) == bool(move.points[seat] or move.coins[seat]), seat
    assert not differs(with_news, without, places["cards"])


def test_news_are_those_of_the_round_with_what_each_seat_gained() -> None:
    old = Event("turn", {"seat": 3, "stage": "last", "round": 1})
    move = Move.since(
        (
            old,
            Event("played", {"seat": 3, "card": "a6", "colour": "agent", "place": "home", "total": 6}),
            Event("turn", {"seat": 1, **ROUND}),
            Event("played", {"seat": 1, "card": "s5", "colour": "scientist", "place": "home", "total": 9}),
            Event("turn", {"seat": 2, **ROUND}),
            Event("played", {"seat": 2, "card": "m4", "colour": "merchant", "place": "capital", "total": 9}),
            Event("coin", {"seat": 2, "count": 1}),
            Event("turn", {"seat": 3, **ROUND}),
            Event("played", {"seat": 3, "card": "c2", "colour": "cleric", "place": "capital", "total": 2}),
            Event("took", {"seat": 3, "card": "m4", "colour": "merchant", "total": 4}),
        ),
        2,
    )
    assert dict(move.points) == {1: 5, 2: 1, 3: 4}
    assert move.by[Spot(CAPITAL, 1), 2] == [3] and move.by[Spot(3, 3), 4] == [3]
    assert not move.added[Spot(CAPITAL, 3)][4], "the card that was taken lies there no more"
    assert move.coins == {2: 1}


def test_whoever_has_still_to_act_bears_a_sign() -> None:
    """In the last turns: a rival who has had theirs looks different from one who has not."""
    scene, view = SHOWN["hand-play-last"], view_of("hand-play-last")
    assert view.closer == 2 and me(view) == 0
    waiting = replace(view, last_turn_done=(False, False, True, False))
    done = replace(view, last_turn_done=(False, True, True, False))
    one, other = (hand.draw(each, scene.names, (), HOME) for each in (waiting, done))
    for seat in range(view.seats):
        assert differs(one, other, left_of_colours(parts.hand(view)[f"seat.{seat}"])) == (seat == 1)


def test_points_of_rivals_leave_out_bonus_cards_and_are_what_all_see() -> None:
    view = view_of("hand-play")
    assert view.bonus[me(view)], "the viewer has bonus cards"
    for seat in range(view.seats):
        assert chair.open_points(view, seat) == sum(map(sum, view.homes[seat])) + view.coins[seat]
    rich = replace(view, bonus_sizes=(2, 9, 9, 9))
    assert [chair.open_points(rich, seat) for seat in range(4)] == [chair.open_points(view, seat) for seat in range(4)]
    assert chair.leaders(view) == (2,)


# ---------------------------------------------------------------- the end of a round


@pytest.mark.parametrize("name", [f"hand-interlude-{seats}" for seats in SEATS])
def test_the_first_choice_of_a_draft_shows_how_the_round_ended(name: str) -> None:
    view = view_of(name)
    assert interlude.just_ended(view) and view.round_end is not None
    assert not interlude.just_ended(replace(view, draft=2))
    before = replace(view, round_end=None)
    for seat, (was, now) in enumerate(points.changes(before, view)):
        assert now - was == interlude.change(view.round_end, seat)
        assert now == chair.open_points(view, seat)


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("name", SHOWN)
def test_parts_lie_in_the_picture_and_no_card_covers_the_table(name: str) -> None:
    view, high = view_of(name), drawn(SHOWN[name], ()).height / PICTURE
    found = parts.hand(view)
    for part, (x, y, wide, tall) in found.items():
        assert x >= 0 and x + wide <= WIDTH and y >= 0 and y + tall <= high + 1, part
        if part.partition(".")[0] in ("card", "cards", "choice", "kept"):
            assert y >= hand.top(view), part
        else:
            assert y + tall <= hand.top(view), part


@pytest.mark.parametrize("count", range(1, 5))
def test_modifiers_stay_in_their_column_and_apart_from_the_limit(count: int) -> None:
    view = replace(view_of("hand-play"), capital=((), (), ALL[6:12], ()), laid=(Laid(2, 1, None),) * count)
    found = chair.modifiers(view, 2)
    assert len(found) == count
    assert found[-1].x + found[-1].high * 0.395 <= COLUMNS[2] + COLUMN
    assert found[0].x - found[0].high * 0.395 > COLUMNS[2] + long("28", chair.TOTAL)
    if count < 4:
        assert all(two.x - one.x >= 0.78 * one.high for one, two in pairwise(found))


def test_any_cards_of_the_capital_fit_a_line_and_can_be_read() -> None:
    chance, room = random.Random(5), chair.cards_box(0)
    for count in range(1, len(ALL) + 1):
        for _ in range(8):
            values = tuple(sorted(chance.sample(ALL, count)))
            found = tiling.lay(values, room.wide, room.high, room.high)
            assert sum(place.count for place in found) == count
            for place in found:
                assert place.high >= tiling.LEAST
                assert place.x + place.wide <= room.wide and place.y + place.high <= room.high, values


def test_what_decides_is_9_pixels_high_where_a_phone_shows_350() -> None:
    for seat in (0, 1):
        plan = chair.plan_of(view_of("hand-play"), seat)
        assert min(plan.total, plan.cost, plan.stat) * PHONE >= 8.7
        assert plan.limit * PHONE >= 6.9
    assert chair.TOTAL * PHONE >= 9
    for size in interlude._SIZES.values():
        assert min(size.total, size.cost) * PHONE >= 8.9
    assert PLANS[3].total > PLANS[4].total

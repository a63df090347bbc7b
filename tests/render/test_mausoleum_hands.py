"""The pictures of decisions of Guardiões do Mausoléu: what they tell, what they light, where everything lies."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.contract import Event
from engine.mausoleum.components import Kind
from engine.mausoleum.view import View
from render.drawing import Part
from render.fonts import capital
from render.kit.scale import pixels
from render.mausoleum import alt, chair, facts, feet, hand, last_cards, parts, samples
from render.mausoleum.building import PARTS
from render.mausoleum.layout import AreaPanel, plots
from render.mausoleum.since import Since
from render.scene import Scene
from render.wording import Words
from tests.render.galleries import gallery

SHOWN = gallery("mausoleum").hands
PHONE = 350 / 1560
"""Pixels of a unit where a phone shows the picture."""


def drawn(scene: Scene, locale: str = "en-US") -> Image.Image:
    assert isinstance(scene.view, View)
    return hand.draw(scene.view, scene.names, scene.recent, locale)


def seen(name: str) -> View:
    view = SHOWN[name].view
    assert isinstance(view, View)
    return view


def cut(image: Image.Image, part: Part) -> Image.Image:
    return image.crop((pixels(part.x), pixels(part.y), pixels(part.x + part.wide), pixels(part.y + part.high)))


def differs(one: Image.Image, other: Image.Image, part: Part) -> bool:
    return ImageChops.difference(cut(one, part), cut(other, part)).getbbox() is not None


def around(x: float, y: float, radius: float) -> Part:
    return Part(x - radius, y - radius, 2 * radius, 2 * radius)


@pytest.mark.parametrize("name", SHOWN)
def test_cards_lie_apart_from_each_other_and_from_all_that_is_on_the_table(name: str) -> None:
    places, found = chair.chair(seen(name)), parts.hand(seen(name))
    cards = [one.part for one in (*places.hand, *places.offered)]
    table = [part for key, part in found.items() if key.startswith("area.") or key in ("pile", "discard", "ledger")]
    for one, other in (*itertools.combinations(cards, 2), *itertools.product(cards, table)):
        apart = (
            one.x + one.wide <= other.x or other.x + other.wide <= one.x
            or one.y + one.high <= other.y or other.y + other.high <= one.y
        )  # fmt: skip
        assert apart, (one, other)
    assert all(card.x >= 0 and card.x + card.wide <= chair.WIDTH for card in cards)
    assert all(card.y + card.high <= places.high for card in cards)


@pytest.mark.parametrize("name", SHOWN)
def test_every_card_to_choose_and_every_player_has_a_part_that_a_lesson_can_light(name: str) -> None:
    view, found = seen(name), parts.hand(seen(name))
    offered = facts.chosen(view) if view.decision != "target" else ()
    assert {f"card.{kind.word}" for kind in offered} <= found.keys()
    assert {f"{key}.{seat}" for key in ("area", "points") for seat in range(view.seats)} <= found.keys()


@pytest.mark.parametrize("name", [name for name in SHOWN if "pile" in parts.hand(seen(name))])
def test_the_players_own_area_is_the_largest_on_the_table(name: str) -> None:
    view, found = seen(name), parts.hand(seen(name))
    sizes = {seat: found[f"area.{seat}"].wide * found[f"area.{seat}"].high for seat in range(view.seats)}
    assert all(size < sizes[0] for seat, size in sizes.items() if seat != view.viewer)


def test_what_has_just_changed_is_lit_and_all_else_is_as_before() -> None:
    scene = SHOWN["hand-rivals"]
    before, after = drawn(replace(scene, recent=())), drawn(scene)
    places = chair.chair(seen("hand-rivals"))
    for seat in (1, 2):
        token = around(*last_cards.token_place(places.areas[seat]), chair.TOKEN)
        assert differs(before, after, token), seat
    lost = parts.hand(seen("hand-rivals"))["area.2"]
    assert differs(before, after, Part(lost.x, lost.y + 90, lost.wide / 2, lost.high - 190)), "the piece that fell"
    assert not differs(before, after, parts.hand(seen("hand-rivals"))["area.0"]), "nothing happened there"


def test_a_player_who_waits_sees_the_same_table_with_dim_cards() -> None:
    view = seen("hand-play-attacks")
    waits = replace(view, decision=None, actions=())
    busy, idle = (drawn(Scene(each, ("Ana", "Bo", "Chloé", "Davi"))) for each in (view, waits))
    assert busy.size == idle.size
    cards, table = parts.hand(view)["cards"], Part(0, 0, chair.WIDTH, parts.hand(view)["cards"].y - 30)
    assert not differs(busy, idle, table)
    window = Part(cards.x, cards.y, 150, 250)
    bright, dim = (sum(ImageStat.Stat(cut(each, window)).mean) for each in (busy, idle))
    assert dim < 0.8 * bright


@pytest.mark.parametrize(("wide", "high", "aside"), [(501, 424, 116), (759, 424, 116), (1104, 424, 116), (501, 469, 0)])
def test_every_area_that_24_cards_can_make_fits_beside_the_last_card(wide: int, high: int, aside: int) -> None:
    panel = AreaPanel(14, 14, wide, high, aside)
    for base, colunas, piramide, estatuas in itertools.product(range(7), repeat=4):
        area = base, colunas, piramide, estatuas
        placed = plots(panel, area)
        for index, part in enumerate(PARTS):
            assert sum(plot.times for plot in placed if part in plot.have) == area[index]
        unit = placed[0].tenths / 10
        assert unit >= 5
        assert placed[0].x - 8.3 * unit >= panel.x
        assert placed[-1].x + 8.3 * unit <= panel.x + panel.width - aside
        for one, other in itertools.pairwise(placed):
            assert other.x - one.x >= 14.3 * unit


def test_an_attack_tells_the_narrowest_shield_else_what_it_costs_and_brings() -> None:
    view = samples.view(
        ((1, 1, 0, 1), (1, 1, 1, 1), (2, 2, 2, 2), (0, 0, 0, 0)), viewer=0,
        shields=((), samples.kinds("protecao escultores"), (), ()), hand_sizes=(5, 4, 0, 3),
    )  # fmt: skip
    assert facts.aims(view, Kind.INVASAO) == (
        facts.Aim(1, Kind.ESCULTORES),
        facts.Aim(2, None, Kind.PIRAMIDE, 12, 8),
    )
    assert facts.aims(view, Kind.TERREMOTO) == (facts.Aim(1, Kind.PROTECAO), facts.Aim(2, loss=12))
    assert facts.aims(view, Kind.TROCA) == (facts.Aim(1, Kind.PROTECAO), facts.Aim(3, cards=3))
    spare = replace(view, areas=((0, 0, 0, 0), (0, 0, 0, 0), (2, 1, 1, 1), (0, 0, 0, 0)))
    assert facts.aims(spare, Kind.TERREMOTO) == (facts.Aim(2, loss=0),), "the victim gives up the second Base"
    assert facts.aims(spare, Kind.INVASAO) == (facts.Aim(2, None, Kind.COLUNAS, 8, 0),)


def test_rivals_come_in_the_order_of_turns() -> None:
    view = samples.view(((0, 0, 0, 0),) * 4, viewer=2)
    assert facts.rivals(view) == [3, 0, 1]


@pytest.mark.parametrize("loss", [0, 8])
def test_a_gain_counts_before_a_loss_and_signs_tell_them_apart(loss: int) -> None:
    assert feet.outcome(facts.Aim(1, None, Kind.BASE, loss, 16))[0] == "+16"
    assert feet.outcome(facts.Aim(1, loss=8))[0] == "−8"
    assert feet.outcome(facts.Aim(1))[0] == "0"


def test_news_add_up_over_the_turns_of_all_rivals() -> None:
    found = Since.read(
        (
            Event("turn", {"seat": 1}),
            Event("built", {"seat": 1, "card": "base"}),
            Event("turn", {"seat": 2}),
            Event("attacked", {"seat": 2, "target": 1, "card": "invasao"}),
            Event("captured", {"seat": 2, "target": 1, "card": "base"}),
            Event("scored", {"seat": 2, "before": 0, "after": 8}),
            Event("turn", {"seat": 3}),
            Event("attacked", {"seat": 3, "target": 0, "card": "troca"}),
            Event("swapped", {"seat": 3, "target": 0}, {"gave": "roubo", "got": "base"}, (0, 3)),
            Event("turn", {"seat": 0}),
            Event("drew", {"seat": 0, "count": 1}, {"cards": "colunas"}, (0,)),
        ),
        0,
    )
    assert (found.changes(1).built, found.changes(1).lost) == ((), ("base",)), "it came and went"
    assert (found.changes(2).built, found.changes(2).points) == (("base",), 8)
    assert found.changes(0).swapped and found.changes(3).swapped and not found.changes(1).swapped
    assert tuple(found.got) == samples.kinds("roubo colunas")
    hit = found.hit(0)
    assert hit is not None and hit.seat == 3
    assert found.hit(3) is None


def test_the_text_of_a_choice_tells_what_its_picture_tells() -> None:
    words = Words("en-US")
    assert "Columns: ● −8, you 0; ■ stops it with Sculptors" in alt.hand(seen("hand-target"), words)
    assert "Pyramid: −16" in alt.hand(seen("hand-lose"), words)
    assert "Mausolus: +8" in alt.hand(seen("hand-recover-14"), words)
    told = alt.hand(seen("hand-struck"), words)
    assert told.startswith("Play a card, or pass.")
    for part in ("Base: +16 points", "Mausolus: one per game", "Earthquake: ◆ stops it with Architects, ● −8"):
        assert part in told
    assert alt.hand(seen("hand-empty"), words) == "Your hand is empty."


@pytest.mark.parametrize("size", [55, 56, 58])
def test_numbers_that_decide_are_9_pixels_high_where_a_phone_shows_350(size: int) -> None:
    assert round(capital("number", size) * PHONE, 1) >= 8.9

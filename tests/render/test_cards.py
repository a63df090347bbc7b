"""The kit's cards: places, legibility, whole decks, states, backs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations, pairwise

import numpy as np
import pytest
from PIL import Image

from art.cards import faces, suits
from art.cards.faces import Rank
from render.gallery import CARD, decks
from render.kit import cards
from render.kit.cards import FRENCH, LATIN, Deck, State
from render.kit.colour import contrast, mix
from render.kit.paths import ellipse
from render.kit.scale import scaled
from render.kit.spread import fan, grid, row
from render.kit.sprites import Sprite, cut_out

FIGURES = ("coins-8", "coins-9", "diamonds-Q", "coins-10")
"""A jack, a knight, a queen, a king."""
DECKS = {"french": FRENCH, "latin": LATIN}
SUITS = {suit.name: suit for suit in (*suits.FRENCH, *suits.LATIN)}
PHONE = 350 / 1560
"""Scale of a picture on a narrow phone."""
SMALL = 132
"""Width of the smallest cards of a board."""
INDEX_WIDE = 29
"""Units from the left edge that hold the index: a fan must leave them free."""


@pytest.fixture(autouse=True)
def one_pixel_a_unit() -> Iterator[None]:
    """Draw large, to measure in units."""
    with scaled(1):
        yield


def shown(made: Sprite) -> Image.Image:
    """Return the sprite on a table, its anchor at (40, 40)."""
    image = Image.new("RGB", (made.pixels.width + 60, made.pixels.height + 60), "#1F5B45")
    made.put(image, 40, 40)
    return image


def suit_of(deck: Deck, number: int) -> suits.Suit:
    return SUITS[deck.suits[number // len(deck.ranks)]]


def close(image: Image.Image, colour: str, within: int = 40) -> np.ndarray:
    """Return which pixels have nearly this colour."""
    wanted = np.array([int(colour[k : k + 2], 16) for k in (1, 3, 5)])
    return np.abs(np.asarray(image, int) - wanted).max(axis=2) < within


# ---------------------------------------------------------------- places


def test_a_row_is_centred_with_its_gap() -> None:
    assert row(3, 100, 1000, 20, 60) == [390, 510, 630]
    assert row(1, 100, 1000, 20) == [450]
    assert row(0, 100, 1000, 20) == []


def test_a_row_without_room_overlaps_evenly_and_stays_inside() -> None:
    edges = row(13, 200, 1500, 24, 30)
    assert edges[0] == pytest.approx(30) and edges[-1] + 200 == pytest.approx(1530)
    steps = [b - a for a, b in pairwise(edges)]
    assert max(steps) - min(steps) < 1e-6 and steps[0] < 200


def test_a_grid_centres_each_row() -> None:
    assert grid(5, 3, (100, 140), 400, (10, 12), 5) == [(45, 0), (155, 0), (265, 0), (100, 152), (210, 152)]
    assert grid(0, 3, (100, 140), 400) == []


@pytest.mark.parametrize("count", range(1, 21))
@pytest.mark.parametrize("room", [400, 900, 1560])
def test_a_fan_stays_inside_its_room_and_is_symmetric(count: int, room: int) -> None:
    places, wide, high = fan(count, (220, 308), room, top=30), 220, 308
    for place, other in zip(places, reversed(places), strict=True):
        assert place.x + other.x == pytest.approx(room) and place.turn == pytest.approx(-other.turn)
        angle = math.radians(abs(place.turn))
        half = (wide * math.cos(angle) + high * math.sin(angle)) / 2
        assert place.x - half >= -1e-6 and place.x + half <= room + 1e-6
    assert min(place.y for place in places) >= 30 + high / 2
    assert all(a.x < b.x and a.turn < b.turn for a, b in pairwise(places))


def test_a_fan_without_need_spreads_as_asked() -> None:
    places = fan(3, (100, 140), 1560, 6)
    assert [place.turn for place in places] == pytest.approx([-6, 0, 6])
    assert places[1] == (780, 70, 0)


def test_a_fan_of_thirteen_shows_every_index() -> None:
    """A hand of bridge or hearts, in a picture of full width."""
    places = fan(13, (220, 308), 1500)
    assert all(math.dist(a[:2], b[:2]) >= 220 * INDEX_WIDE / 100 for a, b in pairwise(places))


# ---------------------------------------------------------------- pips and index


@pytest.mark.parametrize("count", range(1, 11))
def test_pips_stand_apart_beside_the_index(count: int) -> None:
    found, size = faces.pips(count), faces.PIP_SIZES[count]
    assert len(set(found)) == count
    assert {(round(2 * faces.CENTRE - x, 6), y) for x, y in found} == {(round(x, 6), y) for x, y in found}
    assert all(math.dist(a, b) >= size for a, b in combinations(found, 2))
    assert all(x - size / 2 >= INDEX_WIDE and x + size / 2 <= 97 for x, _ in found)
    assert all(y - size / 2 >= 5 and y + size / 2 <= cards.HIGH - 5 for _, y in found)


@pytest.mark.parametrize("suit", SUITS.values(), ids=list(SUITS))
def test_an_index_stands_out_from_the_paper(suit: suits.Suit) -> None:
    assert min(contrast(suit.ink, tone) for tone in faces.PAPERS["white"][:2]) >= 4.5
    grey, share = cards.GREY
    assert contrast(mix(suit.ink, grey, share), mix(faces.PAPERS["white"].foot, grey, share)) >= 2


@pytest.mark.parametrize(("deck", "number"), [*((FRENCH, 39 + rank) for rank in range(13)), (LATIN, 0)])
def test_an_index_is_8_pixels_high_on_a_narrow_phone(deck: Deck, number: int) -> None:
    image = shown(deck.face(number, SMALL))
    unit = SMALL / 100
    found = close(image.crop((40, 40, 40 + round(INDEX_WIDE * unit), 40 + round(45 * unit))), suit_of(deck, number).ink)
    rows, columns = np.flatnonzero(found.any(axis=1)), np.flatnonzero(found.any(axis=0))
    assert (rows[-1] - rows[0] + 1) * PHONE >= 8
    assert columns[0] >= 3 * unit and columns[-1] < found.shape[1] - 1, "the index is whole"


# ---------------------------------------------------------------- whole decks


@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_a_deck_is_another(name: str) -> None:
    deck = DECKS[name]
    assert len(deck) == {"french": 52, "latin": 40}[name]
    pictures = [shown(deck.face(number, CARD)) for number in range(len(deck))]
    assert len({image.tobytes() for image in pictures}) == len(deck)
    assert len({image.size for image in pictures}) == 1
    for number, image in enumerate(pictures):
        assert close(image.crop((40, 40, 67, 78)), suit_of(deck, number).ink).any(), f"no index on card {number}"


@pytest.mark.parametrize("name", DECKS)
def test_the_gallery_shows_every_card_of_a_deck(name: str) -> None:
    sheet, deck = dict(decks())[name], DECKS[name]
    assert sheet.width == 1560
    pitch = sheet.height // len(deck.suits)
    for line, suit in enumerate(deck.suits):
        found = close(sheet.crop((0, 20 + pitch * line, 1560, 20 + pitch * line + CARD // 3)), SUITS[suit].ink)
        starts = row(len(deck.ranks) + 1, CARD, 1560, 10)[:-1]
        assert all(found[:, round(x) : round(x) + CARD * INDEX_WIDE // 100].any() for x in starts)


@pytest.mark.parametrize("rank", [rank for rank in faces.FRENCH if isinstance(rank.shows, int)])
def test_a_card_shows_as_many_pips_as_it_says(rank: Rank, monkeypatch: pytest.MonkeyPatch) -> None:
    dot = suits.Suit("dots", "#0000FF", ((suits.disc(0, 0, 48), "#FF0000"),))
    size = faces.PIP_SIZES[int(rank.shows)]
    monkeypatch.setitem(faces.FACES, rank.mark, (dot, rank))
    image = shown(faces.face(rank.mark, 200)).crop((40 + 2 * INDEX_WIDE, 40, 240, 320))
    area = int(close(image, "#FF0000").sum()) / (math.pi * (0.48 * size * 2) ** 2)
    assert area == pytest.approx(int(rank.shows), rel=0.05)


def figure(name: str) -> np.ndarray:
    """Return the pixels of a figure in its panel."""
    image = shown(faces.face(name, 200))
    x, y = 40 + round(2 * faces.CENTRE), 40 + cards.HIGH
    return np.asarray(image.crop((x - 50, y - 110, x + 50, y + 110)), int)


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_drawn_twice_upside_down(name: str) -> None:
    panel = figure(name)
    assert np.abs(panel - panel[::-1, ::-1]).mean() < 4
    assert panel.std() > 40


def test_each_figure_has_its_own_shape() -> None:
    panels = [figure(one) for one in FIGURES]
    assert all(np.abs(a - b).mean() > 15 for a, b in combinations(panels, 2))


# ---------------------------------------------------------------- states and backs


def test_states_differ_and_leave_the_card_in_place() -> None:
    states: tuple[State, ...] = ("plain", "lit", "chosen", "grey")
    drawn = {state: shown(FRENCH.face(4, 100, state)) for state in states}
    brightness = {state: float(np.asarray(image.convert("L")).mean()) for state, image in drawn.items()}
    assert brightness["grey"] < brightness["plain"]
    inner = [drawn[state].crop((46, 46, 134, 174)).tobytes() for state in ("plain", "lit", "chosen")]
    assert len(set(inner)) == 1
    around = {state: drawn[state].getpixel((90, 35)) for state in states}
    assert around["plain"] == around["grey"] and len(set(around.values())) == 3


def test_a_turned_card_is_the_upright_one_around_its_middle() -> None:
    upright, leaning = FRENCH.face(11, 100), FRENCH.leaning(11, 100, 0.2)
    places = []
    for made, x, y in ((upright, 100, 80), (leaning, 150, 150)):
        image = Image.new("RGB", (300, 300))
        made.put(image, x, y)
        places.append(np.asarray(image, int))
    assert np.abs(places[0] - places[1]).max() <= 3
    right = FRENCH.leaning(11, 100, 90)
    image = Image.new("RGB", (300, 300), "#1F5B45")
    right.put(image, 150, 150)
    assert right.pixels.width > right.pixels.height
    assert close(image.crop((185, 105, 215, 130)), suits.HEARTS.ink).sum() > 100, "the index is at the upper right"


def test_each_back_has_its_pattern_and_its_tones() -> None:
    made = {
        (pattern, tone): shown(cards.back(90, tone, pattern)).tobytes()
        for pattern in cards.BACKS
        for tone in cards.TONES
    }
    assert len(set(made.values())) == 12


def test_a_game_has_a_deck_of_its_own_with_some_of_the_cards() -> None:
    deck = Deck(("hearts", "spades"), ("q", "k"))
    assert len(deck) == 4
    for lean in (False, True):
        own, other = (each.leaning(k, 90, 9) if lean else each.face(k, 90) for each, k in ((deck, 3), (FRENCH, 51)))
        assert own is other, "the king of spades"


def test_a_picture_is_cut_to_a_shape() -> None:
    cut = cut_out(Image.new("RGB", (40, 60), "#FF0000"), ellipse(20, 30, 15))
    assert cut.getpixel((20, 30)) == (255, 0, 0, 255)
    assert cut.size == (40, 60)
    assert cut.getpixel((7, 17)) == (255, 0, 0, 0)
    assert cut_out(Image.new("RGB", (40, 60)), ellipse(20, 30, 50)).getchannel("A").getextrema() == (255, 255)

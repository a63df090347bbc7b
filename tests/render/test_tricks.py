"""The kit's tricks: cards around the middle, the suit led, piles of tricks that were won."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from render.kit import tricks
from render.kit.cards import FRENCH, HIGH, LATIN, Deck
from render.kit.scale import pixels
from render.pieces import missing, piece

WIDTH = 132
HEIGHT = WIDTH * HIGH / 100
MIDDLE = 780, 420
SUIT = 60


def table() -> Image.Image:
    return piece("house/table", "felt").copy()


def drawn(seats: int, played: list[tuple[int, int]], deck: Deck = FRENCH, winner: int | None = None) -> Image.Image:
    image = table()
    tricks.trick(image, *MIDDLE, seats, played, deck, WIDTH, winner)
    return image


def changed(one: Image.Image, other: Image.Image) -> tuple[float, float, float, float]:
    """Return the box of what differs clearly, in units."""
    differs = np.abs(np.asarray(one, int) - np.asarray(other, int)).max(axis=2) > 40
    (top, bottom), (left, right) = (np.flatnonzero(differs.any(axis=k))[[0, -1]] for k in (1, 0))
    return left / 0.75, top / 0.75, right / 0.75, bottom / 0.75


@pytest.mark.parametrize("seats", tricks.AROUND)
def test_no_card_covers_another_or_the_suit_led(seats: int) -> None:
    corners = tricks.places(seats, *MIDDLE, WIDTH)
    assert len(corners) == seats and max(corners, key=lambda each: each[1]) == corners[0], (
        "seat 0 sits at the lower side"
    )
    for (a, b), (c, d) in combinations(corners, 2):
        assert abs(a - c) >= WIDTH or abs(b - d) >= HEIGHT
    x, y = MIDDLE[0] + tricks.LED[seats][0] * WIDTH, MIDDLE[1] + tricks.LED[seats][1] * HEIGHT
    for left, top in corners:
        aside = max(left - x, x - left - WIDTH), max(top - y, y - top - HEIGHT)
        assert max(aside) >= SUIT / 2, "the sign lies beside every card"


@pytest.mark.parametrize(("deck", "number"), [(FRENCH, 12), (LATIN, 20)])
def test_a_card_lies_at_its_seat_with_its_mark_and_the_suit_led(deck: Deck, number: int) -> None:
    one, ground = drawn(4, [(1, number)], deck), table()
    left, top = tricks.places(4, *MIDDLE, WIDTH)[1]
    box = changed(one, ground)
    assert abs(box[2] - left - WIDTH) < 8 and abs(box[3] - top - HEIGHT) < 12, "the card is the lowest and rightmost"
    assert box[0] < left - 30 and box[1] < top - 30, "the mark at its left, the suit above it"
    deck.face(number, WIDTH).put(ground, left, top)
    inside = tuple(pixels(each) for each in (left + 8, top + 8, left + WIDTH - 8, top + HEIGHT - 8))
    assert one.crop(inside).tobytes() == ground.crop(inside).tobytes()


def test_the_first_card_decides_the_suit_led_and_the_winner_is_lit() -> None:
    hearts, spades = [(0, 3), (1, 40)], [(1, 40), (0, 3)]
    x, y = MIDDLE[0] + tricks.LED[2][0] * WIDTH, MIDDLE[1]
    box = changed(drawn(2, hearts), drawn(2, spades))
    assert x - SUIT / 2 <= box[0] and box[2] <= x + SUIT / 2 and y - SUIT / 2 <= box[1] and box[3] <= y + SUIT / 2
    left, top = tricks.places(2, *MIDDLE, WIDTH)[1]
    light = changed(drawn(2, hearts), drawn(2, hearts, winner=1))
    assert light[0] < left and light[1] < top and light[3] < MIDDLE[1] + 30, "around this card alone"
    assert not [name for name in missing if "suit" in str(name)]


def test_a_pile_of_tricks_grows_to_five_backs_and_its_number_goes_on() -> None:
    widths = {}
    for count in (0, 1, 3, 5, 9):
        image = table()
        tricks.won(image, 60, 840, count, "#FFF3D6")
        widths[count] = changed(image, table())[2]
    assert widths[0] < widths[1] < widths[3] < widths[5] and abs(widths[9] - widths[5]) < 10

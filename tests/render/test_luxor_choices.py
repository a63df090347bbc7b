"""Luxor's choice of a move: the lettered stretch of the temple, its buttons, its alternative text."""

from __future__ import annotations

import functools
import math
from dataclasses import replace
from itertools import groupby
from operator import attrgetter

import pytest
from PIL import Image, ImageStat

import render
from art.luxor.tiles import _POINTS
from engine.contract import Action
from engine.joined import apart
from engine.luxor.components import CARD_CODES, STAIRS, TILE_CODES, TOMB
from engine.luxor.game import GAME as RULES
from engine.luxor.view import View
from locales import LOCALES
from render.choices import Offer, narrow, offers
from render.look import LookKind
from render.luxor import alt, hand_strip, hand_temple, layout, letters, samples, tiles
from render.luxor.candidates import DECISIONS, LETTERS, candidates, wakes
from render.luxor.letters import letter
from render.luxor.moves import Move
from render.positions import NAMES
from render.wording import NO_EMOJIS, Words
from tests.render.galleries import gallery

GAME = "luxor"
HOME = "en-US"
ZOOM = 0.75 * hand_temple.SHARE
MAX_ROWS = 3
PHONE = 300 / 1560
"""Pixels of a unit in a message's box on a phone."""


@functools.cache
def choices() -> dict[str, View]:
    """Return the hands of the gallery in which a move is chosen, by name."""
    hands = gallery(GAME).hands.items()
    found = {name: scene.view for name, scene in hands if isinstance(scene.view, View)}
    return {name: view for name, view in found.items() if view.decision in DECISIONS and candidates(view)}


def offered(view: View, locale: str = HOME) -> list[Offer]:
    return offers(RULES, view, NAMES[: view.seats], Words(locale, NO_EMOJIS))


def choice(own: tuple[int, ...], card: str, steps: tuple[int, ...], tiles: dict[int, str] | None = None) -> View:
    """Return the view of the first of four players, who plays a card, on a full temple but for ``tiles``."""
    view = samples.everywhere()
    found = tuple(TILE_CODES[word] if (word := (tiles or {}).get(k)) else code for k, code in enumerate(view.tiles))
    awake = dict.fromkeys(space for space in own if space >= STAIRS)
    actions = tuple(Action("move", (str(start), str(each))) for start in awake for each in steps)
    others = (tuple(sorted(own)), *view.adventurers[1:])
    return replace(view, tiles=found, adventurers=others, card=CARD_CODES[card], actions=actions)


def bright(image: Image.Image, x: float, y: float, half: float) -> float:
    """Return the mean brightness of a square of a stretch. Lengths are units of the temple."""
    box = tuple(round(each * ZOOM) for each in (x - half, y - half, x + half, y + half))
    return ImageStat.Stat(image.convert("L").crop(box)).mean[0]  # type: ignore[arg-type]


def test_the_gallery_shows_one_step_and_two_steps_and_the_widest_choice() -> None:
    found = {name: candidates(view) for name, view in choices().items()}
    lettered = [each for each in found.values() if not any(one.several for one in each)]
    assert {len(each) for each in lettered if each[0].side} >= set(range(2, 11))
    assert {len(each) for each in lettered if not each[0].side} >= set(range(2, 8))
    assert any(one.several for each in found.values() for one in each)
    assert any(view.decision == "adventurer" for view in choices().values())


def test_letters_stand_in_order_at_the_ends_of_the_moves_or_by_the_adventurers() -> None:
    for found in map(candidates, choices().values()):
        assert "".join(each.letter for each in found) == LETTERS[: len(found)]
        for each in found:
            assert each.at == (each.start if each.several or each.start is None else each.ends[0])
        spots = hand_temple.letter_spots(found)
        assert set(spots) == {each.letter for each in found if each.start is not None}


def test_letters_of_two_cards_differ_in_shape_and_colour_and_stand_clear_of_each_other() -> None:
    for view in choices().values():
        spots = list(hand_temple.letter_spots(candidates(view)).values())
        for place, one in enumerate(spots):
            for other in spots[:place]:
                assert math.dist(one, other) >= hand_temple.LETTER * 0.8
    left, right = (letter("A", side, 100) for side in ("left", "right"))
    corner = 14  # within the square, outside the disc
    assert left.rgba().getpixel((corner, corner))[3] < 128 < right.rgba().getpixel((corner, corner))[3]
    assert letters.COLOURS["left"] != letters.COLOURS["right"]


def test_points_and_requirement_stay_clear_of_a_letter_at_the_end_of_a_move() -> None:
    view = samples.everywhere()
    found = candidates(view)
    for name, (_, y) in hand_temple.letter_spots(found).items():
        at = next(each.at for each in found if each.letter == name)
        assert at is not None and y - hand_temple.LETTER / 2 >= layout.place(at)[1] - tiles.HALF + 8 + _POINTS


def test_only_spaces_of_moves_are_lit() -> None:
    view = choice((4,), "5", (5,))
    dark = hand_temple.draw(view, candidates(view), Move())
    moved = choice((3,), "5", (5,))
    x, y = layout.place(8)
    assert bright(dark, x, y - 20, 20) < 0.8 * bright(hand_temple.draw(moved, candidates(moved), Move()), x, y - 20, 20)


def test_two_distances_of_one_adventurer_to_the_same_space_are_one_candidate() -> None:
    view = choice((7,), "upto3-1", (1, 2, 3), {8: "vase-3", 9: "osiris-1", 10: "vase-4"})
    assert [(each.start, each.ends) for each in candidates(view)] == [(7, [8]), (7, [10])]
    assert [each.notation for each in offered(view)] == ["move.7.1", "move.7.3"]


def test_two_adventurers_that_end_on_one_space_are_two_candidates_side_by_side() -> None:
    view = choice((3, 5), "plus-minus", (1, -1))
    found = candidates(view)
    assert [(each.start, each.at) for each in found] == [(3, 4), (3, 2), (5, 6), (5, 4)]
    spots = hand_temple.letter_spots(found)
    assert spots["D"][0] - spots["A"][0] >= hand_temple.LETTER * 0.9


def test_the_same_view_gives_the_same_bytes() -> None:
    for name in choices():
        scene = gallery(GAME).hands[name]
        first = render.hand(GAME, scene, HOME)
        render.forget()
        assert render.hand(GAME, scene, HOME).data == first.data, name


def test_capitals_of_letters_are_9_pixels_high_where_350_are_wide() -> None:
    for high in (hand_temple.LETTER * hand_temple.SHARE, hand_strip.LETTER):
        assert high * letters.SHARE * 350 / 1560 >= 7
    assert hand_temple.LETTER * hand_temple.SHARE * letters.SHARE * 350 / 1560 >= 7


# ---------------------------------------------------------------- buttons and words


def test_buttons_are_lettered_as_the_picture_in_three_rows_at_most() -> None:
    for view in choices().values():
        found, shown = candidates(view), offered(view)
        assert len(shown) == len(found)
        for each, offer in zip(found, shown, strict=True):
            assert offer.label.startswith(each.letter) and len(offer.label) <= 16
            if offer.first:
                assert each.several
                rest = narrow(RULES, view, offer.notation)
                assert isinstance(rest, View)
                assert [one.ends for one in candidates(rest)] == [[end] for end in each.ends]
                assert len({apart(action)[0] for action in rest.actions if len(apart(action)) > 1}) <= 1
            else:
                assert offer.notation == str(each.actions[0])
        buttons = [list(row) for _, row in groupby(shown, key=attrgetter("row"))]
        assert len(buttons) <= MAX_ROWS and max(map(len, buttons)) <= 5


def test_what_takes_a_treasure_is_green() -> None:
    view = choice((3, 3, 5), "plus-minus", (1, -1), {2: "vase-3", 4: "vase-1", 6: "statue-3"})
    kinds = {offer.notation: offer.kind for offer in offered(view)}
    assert kinds["move.3.1"] is LookKind.GOOD and kinds["move.5.1"] is LookKind.POSSIBLE


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alternative_text_names_every_candidate(locale: str) -> None:
    for view in choices().values():
        text = alt.hand(view, Words(locale))
        for each in candidates(view):
            assert f"{each.letter}:" in text or f"{each.letter}\u00a0:" in text
            assert all(str(end) in text for end in each.ends if end != TOMB)


def test_the_alternative_text_says_who_is_missing_where_osiris_throws_and_who_wakes() -> None:
    view = choice((-1, 5, 7), "2", (2,), {7: "vase-5", 9: "osiris-1", 10: "statue-3"})
    text = alt.hand(view, Words(HOME))
    assert "A: 5 → 7, vase, 5 VP, 2/3" in text
    assert "B: 7 → 10, via Osiris on 9, statue, 3 VP, 1/2, wakes 1, +1" in text


def test_a_tunnel_wakes_up_to_its_end() -> None:
    view = choice((-2, -1, 5), "1", (1,), {6: "tunnel", 20: "tunnel"})
    assert wakes(view, 6) == [1, 2]
    assert candidates(view)[0].ends == [6] and "tunnel to 20, wakes 2" in alt.hand(view, Words(HOME))

"""Pictures of Luxor: gallery, alternative texts, visible scarabs."""

from __future__ import annotations

from dataclasses import replace

import pytest

import render
from engine.luxor.components import CARDS, TILES
from engine.luxor.meta import META
from engine.luxor.view import View
from locales import LOCALES
from render.luxor import alt, hand, holdings, samples
from render.luxor.alt import card_name
from render.wording import Words
from tests.render.galleries import gallery

GAME = "luxor"
HOME = "en-US"
SHOWN = gallery(GAME)


def view_of(scene: render.Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


def test_the_gallery_shows_every_event_and_every_decision() -> None:
    assert {f"event-{name}" for name in samples._EVENTS} <= set(SHOWN.boards)
    decisions = {view_of(scene).decision for scene in SHOWN.hands.values()}
    assert decisions >= set(META.decisions)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_and_tile_has_a_name(locale: str) -> None:
    for code in range(len(CARDS)):
        assert card_name(Words(locale), code)
    for code in range(len(TILES)):
        assert alt.tile_name(Words(locale), code)


def test_the_alternative_text_of_a_board_names_every_player_with_mark_and_points() -> None:
    scene = SHOWN.boards["middle-4"]
    text = render.board(GAME, scene, HOME).alt
    for mark, name, score in zip("▲◆●■", scene.names, view_of(scene).scores, strict=True):
        assert f"{mark} {name}: {score.total} points" in text


def test_the_alternative_text_of_a_hand_keeps_its_order_and_names_what_may_be_played() -> None:
    text = alt.hand(view_of(SHOWN.hands["hand-one-side"]), Words(HOME))
    assert text == "Left card dice: A: roll the die. Your hand from left to right: dice, 1, ±1, 5, 4."


@pytest.mark.parametrize("name", ["hand-scarabs-few", "hand-scarabs-many"])
def test_the_owner_sees_the_values_of_its_scarabs_during_the_game(name: str) -> None:
    scene = SHOWN.hands[name]
    view = view_of(scene)
    own = holdings.own_scarabs(view)
    assert f"Your scarabs: {', '.join(map(str, own))}." in alt.hand(view, Words(HOME))
    without = replace(view, scarabs=(None,) * view.seats)
    assert "scarabs:" not in alt.hand(without, Words(HOME))
    assert hand.draw(without, scene.names, (), HOME).tobytes() != hand.draw(view, scene.names, (), HOME).tobytes()


def test_the_score_sheet_shows_the_values_of_any_number_of_scarabs() -> None:
    scene = SHOWN.scores["score-tie-break"]
    view = view_of(scene)
    pictures = set()
    for last in ((4, 3, 2, 1), (4, 4, 1, 1), (3, 3, 3, 1)):
        many = (4,) * 2 + (3,) * 4 + (2,) * 6 + last
        changed = replace(view, scarabs=(*view.scarabs[:3], many))
        pictures.add(render.score(GAME, render.Scene(changed, scene.names), HOME).data)
    assert len(pictures) == 3

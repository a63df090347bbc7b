"""Every kind of picture of Luxor, in every position of the gallery: sizes, weight, alternative texts, hostile names."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

import render
from engine.luxor.components import CARDS, TILES
from engine.luxor.view import View
from locales import LOCALES
from render import registry
from render.luxor import alt, hand, samples
from render.luxor.texts import card_name

GAME = "luxor"
HOME = "en-US"
BOARDS = dict(samples.boards())
HANDS = dict(samples.hands())
SCORES = dict(samples.scores())
COVERS = {name: (seats, minimum) for name, seats, minimum in samples.covers()}
LIMIT = 300 * 1024


def opened(picture: render.Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.size == (picture.width, picture.height)
    assert len(picture.data) < LIMIT
    return image


def view_of(scene: render.Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


def test_the_gallery_shows_every_event_and_every_decision() -> None:
    assert {f"event-{name}" for name in samples._EVENTS} <= set(BOARDS)
    decisions = {view_of(scene).decision for scene in HANDS.values()}
    assert decisions >= set(registry_decisions())


def registry_decisions() -> tuple[str, ...]:
    from engine.luxor.meta import META

    return META.decisions


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_a_palette_png_of_1560_by_1040_below_300_kib(name: str) -> None:
    assert opened(render.board(GAME, BOARDS[name], HOME)).size == (1560, 1040)


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_1560_wide_and_below_300_kib(name: str) -> None:
    image = opened(render.hand(GAME, HANDS[name], HOME))
    assert image.width == 1560
    assert 400 <= image.height <= 760


@pytest.mark.parametrize("name", SCORES)
def test_a_score_sheet_is_1560_by_1040_and_below_300_kib(name: str) -> None:
    assert opened(render.score(GAME, SCORES[name], HOME)).size == (1560, 1040)


@pytest.mark.parametrize("name", COVERS)
def test_a_cover_is_1560_by_520_and_below_300_kib(name: str) -> None:
    seats, minimum = COVERS[name]
    assert opened(render.cover(GAME, seats, HOME, minimum)).size == (1560, 520)


def test_every_page_of_rules_but_the_rulings_has_an_illustration() -> None:
    pages = render.rules_pages(GAME)
    assert pages[-1] == "rulings"
    for page in pages[:-1]:
        picture = render.rules_picture(GAME, page, HOME)
        assert picture is not None
        assert opened(picture).width == 1560
    assert render.rules_picture(GAME, "rulings", HOME) is None


def alternative_texts(locale: str) -> Iterator[tuple[str, str]]:
    for name, scene in BOARDS.items():
        yield name, alt.board(view_of(scene), scene.names, locale)
    for name, scene in HANDS.items():
        yield name, alt.hand(view_of(scene), locale)
    for name, scene in SCORES.items():
        yield name, alt.score(view_of(scene), scene.names, locale)
    for name, (seats, _) in COVERS.items():
        yield name, alt.cover(seats, locale)
    for page in registry.artist(GAME).illustrated():
        yield page, alt.rules(page, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_has_an_alternative_text_that_discord_takes(locale: str) -> None:
    for name, text in alternative_texts(locale):
        assert text.strip(), name
        assert len(text) <= render.ALT_LENGTH, (name, len(text))
        assert "{" not in text, (name, text)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_and_tile_has_a_name(locale: str) -> None:
    for code in range(len(CARDS)):
        assert card_name(locale, code)
    for code in range(len(TILES)):
        assert alt.tile_name(locale, code)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_picture_can_be_drawn_in_every_language(locale: str) -> None:
    picked = [
        render.board(GAME, BOARDS["middle-4"], locale),
        render.hand(GAME, HANDS["hand-card"], locale),
        render.hand(GAME, HANDS["hand-empty"], locale),
        render.score(GAME, SCORES["score-tie-break"], locale),
        render.cover(GAME, (None, "Ana", None, None), locale, 2),
    ]
    for page in registry.artist(GAME).illustrated():
        picture = render.rules_picture(GAME, page, locale)
        assert picture is not None
        picked.append(picture)
    assert all(len(picture.data) < LIMIT for picture in picked)


def test_the_alternative_text_of_a_board_names_every_player_with_mark_and_points() -> None:
    scene = BOARDS["middle-4"]
    text = render.board(GAME, scene, HOME).alt
    for mark, name, score in zip("▲◆●■", scene.names, view_of(scene).scores, strict=True):
        assert f"{mark} {name}: {score.total} points" in text


def test_the_alternative_text_of_a_hand_keeps_its_order_and_names_what_may_be_played() -> None:
    text = alt.hand(view_of(HANDS["hand-one-side"]), HOME)
    assert text == "Your hand from left to right: die, 1, ±1, 5, 4. You may play: die."


@pytest.mark.parametrize("name", ["hand-scarabs-few", "hand-scarabs-many"])
def test_the_owner_sees_the_values_of_its_scarabs_during_the_game(name: str) -> None:
    scene = HANDS[name]
    view = view_of(scene)
    own = hand.own_scarabs(view)
    assert f"Your scarabs: {', '.join(map(str, own))}." in alt.hand(view, HOME)
    without = replace(view, scarabs=(None,) * view.seats)
    assert "scarabs:" not in alt.hand(without, HOME)
    assert hand.draw(without, scene.names, HOME).tobytes() != hand.draw(view, scene.names, HOME).tobytes()


def test_the_score_sheet_shows_the_values_of_any_number_of_scarabs() -> None:
    scene = SCORES["score-tie-break"]
    view = view_of(scene)
    pictures = set()
    for last in ((4, 3, 2, 1), (4, 4, 1, 1), (3, 3, 3, 1)):
        many = (4,) * 2 + (3,) * 4 + (2,) * 6 + last
        changed = replace(view, scarabs=(*view.scarabs[:3], many))
        pictures.add(render.score(GAME, render.Scene(changed, scene.names), HOME).data)
    assert len(pictures) == 3


@pytest.mark.parametrize(
    "name",
    ["", " ", "🔥👑", "שלום עולם", "名前", "a" * 400, "W" * 32, "\u202etxt\u200d", "e\u0301ric", "Ǆ\n\tx", "*_~`|"],
)
def test_no_name_breaks_a_picture(name: str) -> None:
    names = (name,) * 4
    scene = BOARDS["event-treasure"]
    assert render.board(GAME, render.Scene(scene.view, names, scene.recent), HOME).data
    assert render.score(GAME, render.Scene(SCORES["score-tie-break"].view, names), HOME).data
    assert render.cover(GAME, (name, None, name, None), HOME, 2).data

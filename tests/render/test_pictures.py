"""Every kind of picture, in every position of the gallery: sizes, weight, alternative texts, hostile names."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

import render
from engine.contract import Event
from locales import LOCALES
from render import registry
from render.mausoleum import samples

GAME = "mausoleum"
HOME = "pt-BR"
BOARDS = dict(samples.boards())
HANDS = dict(samples.hands())
SCORES = dict(samples.scores())
COVERS = {name: (seats, minimum) for name, seats, minimum in samples.covers()}
KIB = 1024


def opened(picture: render.Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.format == "PNG"
    assert image.size == (picture.width, picture.height)
    return image


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_a_palette_png_of_1560_by_1040_below_300_kib(name: str) -> None:
    picture = render.board(GAME, BOARDS[name], HOME)
    image = opened(picture)
    assert image.size == (1560, 1040)
    assert image.mode == "P"
    assert len(picture.data) < 300 * KIB


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_1560_wide_and_below_300_kib(name: str) -> None:
    picture = render.hand(GAME, HANDS[name], HOME)
    assert opened(picture).size == (1560, 750)
    assert len(picture.data) < 300 * KIB


@pytest.mark.parametrize("name", SCORES)
def test_a_score_sheet_is_1560_by_1040_and_below_300_kib(name: str) -> None:
    picture = render.score(GAME, SCORES[name], HOME)
    assert opened(picture).size == (1560, 1040)
    assert len(picture.data) < 300 * KIB


@pytest.mark.parametrize("name", COVERS)
def test_a_cover_is_1560_by_520_and_below_300_kib(name: str) -> None:
    seats, minimum = COVERS[name]
    picture = render.cover(GAME, seats, HOME, minimum)
    assert opened(picture).size == (1560, 520)
    assert len(picture.data) < 300 * KIB


def test_every_page_of_rules_but_the_rulings_has_an_illustration() -> None:
    pages = render.rules_pages(GAME)
    assert pages == (
        "goal", "turn", "construction", "characters", "events", "actions", "defence", "scoring", "end", "rulings",
    )  # fmt: skip
    for page in pages[:-1]:
        picture = render.rules_picture(GAME, page, "en-US")
        assert picture is not None
        assert opened(picture).width == 1560
        assert len(picture.data) < 300 * KIB
    assert render.rules_picture(GAME, "rulings", "en-US") is None


def test_a_page_or_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        render.rules_picture(GAME, "nonsense", HOME)
    with pytest.raises(KeyError):
        render.board("chess", next(iter(BOARDS.values())), HOME)


def alternative_texts(locale: str) -> Iterator[tuple[str, str]]:
    artist = registry.artist(GAME)
    from render.mausoleum import alt

    for name, scene in BOARDS.items():
        yield name, alt.board(scene.view, scene.names, locale)  # type: ignore[arg-type]
    for name, scene in HANDS.items():
        yield name, alt.hand(scene.view, locale)  # type: ignore[arg-type]
    for name, scene in SCORES.items():
        yield name, alt.score(scene.view, scene.names, locale)  # type: ignore[arg-type]
    for name, (seats, _) in COVERS.items():
        yield name, alt.cover(seats, locale)
    for page in artist.illustrated():
        yield page, alt.rules(page, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_has_an_alternative_text_that_discord_takes(locale: str) -> None:
    for name, text in alternative_texts(locale):
        assert text.strip(), name
        assert len(text) <= render.ALT_LENGTH, (name, len(text))
        assert "{" not in text, (name, text)


def test_an_alternative_text_that_is_too_long_is_cut_at_a_word() -> None:
    text = render.shortened("palavra " * 400)
    assert len(text) <= render.ALT_LENGTH
    assert text.endswith("palavra…")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_picture_can_be_drawn_in_every_language(locale: str) -> None:
    picked = (
        render.board(GAME, BOARDS["event-descoberta-3"], locale),
        render.board(GAME, BOARDS["event-passed-discarded"], locale),
        *(render.hand(GAME, scene, locale) for scene in HANDS.values()),
        render.score(GAME, SCORES["score-tie-break"], locale),
        render.cover(GAME, (None, "Ana", None, None), locale, 2),
    )
    assert all(len(picture.data) < 300 * KIB for picture in picked)


def test_the_alternative_text_of_a_board_names_every_player_with_mark_and_points() -> None:
    text = render.board(GAME, BOARDS["middle-4"], "en-US").alt
    for mark, name, points in (("▲", "Ana", 16), ("◆", "Bruno", 0), ("●", "Maria Clara", 8), ("■", "Davi", 0)):
        assert f"{mark} {name}: {points} points" in text


def test_a_public_board_does_not_depend_on_what_is_secret() -> None:
    scene = BOARDS["event-theft"]
    secret = tuple(Event(e.kind, e.facts, {"card": "base"}, (0, 1)) for e in scene.recent)
    told = render.Scene(scene.view, scene.names, secret)
    assert render.board(GAME, told, HOME).data == render.board(GAME, scene, HOME).data


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "🔥👑",
        "שלום עולם",
        "مرحبا",
        "名前",
        "a" * 400,
        "W" * 32,
        "\u202etxt\u200d",
        "e\u0301ric",
        "Ǆ\n\tx",
        "*_~`|",
    ],
)
def test_no_name_breaks_a_picture(name: str) -> None:
    names = (name,) * 4
    scene = BOARDS["middle-4"]
    assert render.board(GAME, render.Scene(scene.view, names, scene.recent), HOME).data
    assert render.score(GAME, render.Scene(SCORES["score-tie-break"].view, names), HOME).data
    assert render.cover(GAME, (name, None, name, None), HOME, 2).data

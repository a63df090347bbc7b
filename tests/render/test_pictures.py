"""Every kind of picture of every game, in every position of its gallery: sizes, weight, letters, hostile names."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

import render
from engine import game as find_game
from engine import games
from locales import LOCALES
from render import alt, registry
from render.artists import Artist
from render.gallery import COVERS, drawings, offered
from render.kit import type as writing
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite
from render.kit.type import words
from render.positions import load
from render.wording import Words
from tests.render.galleries import LIMIT, WIDTH, Gallery, gallery, opened
from tests.traits import traits

HOME = "en-US"
HEIGHTS = {"board": (780, 780), "interlude": (780, 780), "score": (780, 780), "cover": (390, 390)}
"""Least and most height of a kind of picture, in pixels."""
SMALLEST_PIXELS = 24
"""Smallest size of written letters in a picture of 1170 pixels: 7 pixels where a phone shows it 350 wide."""


def test_every_game_can_be_drawn() -> None:
    assert set(registry.games()) == set(games())


@pytest.mark.parametrize("home", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["home", "other languages"])
@pytest.mark.parametrize("key", games())
def test_every_picture_has_its_size_and_weight_and_words_large_enough_for_a_phone(
    key: str, home: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every position of the gallery. What a piece shows is measured where it is drawn."""
    letters: dict[str, float] = {}

    def note(text: str, face: str, size: int, *how: Any, **more: Any) -> Sprite:
        letters[text] = min(size * scale(), letters.get(text, 99.0))
        return words(text, face, size, *how, **more)

    monkeypatch.setattr(writing, "words", note)
    wrong, kinds = [], set()
    for locale, name, (image, told) in drawings(key, [each for each in LOCALES if (each == load(key).home) is home]):
        kind = name.partition("-")[0]
        kinds.add(kind)
        least, most = HEIGHTS.get(kind, (1, 2000)) if kind != "hand" else map(pixels, traits(key).hand_heights)
        if image.width != WIDTH or not least <= image.height <= most or not told.strip():
            wrong.append((locale, name, image.size))
        if home and len(render.encode(image)) > LIMIT:
            wrong.append((locale, name, "too heavy"))
    assert not wrong
    assert not home or kinds >= {*HEIGHTS, "hand", "rules"} - ({"interlude"} if not traits(key).interludes else set())
    assert {text: size for text, size in letters.items() if size < SMALLEST_PIXELS} == {}


def test_of_the_pages_of_rules_the_rulings_alone_have_no_illustration() -> None:
    for game in games():
        *pages, last = render.rules_pages(game)
        assert last == "rulings" and {*pages} <= {*registry.teller(game).illustrated()}
        assert render.rules_picture(game, last, HOME) is None


@pytest.mark.parametrize("game", registry.games())
def test_a_page_that_does_not_exist_is_refused(game: str) -> None:
    with pytest.raises(KeyError):
        render.rules_picture(game, "nonsense", HOME)


def test_a_game_without_a_renderer_is_refused() -> None:
    with pytest.raises(KeyError):
        render.board("chess", gallery("luxor").boards["middle-4"], HOME)


def alternative_texts(shown: Gallery, locale: str) -> Iterator[tuple[str, str]]:
    """Yield the text of every position, and its name. Draws nothing."""
    artist, texts = registry.artist(shown.game), importlib.import_module(f"render.{shown.game}.alt")
    assert isinstance(artist, Artist)
    for name, scene in shown.boards.items():
        yield name, texts.board(scene.view, artist.names(scene.names, locale), Words(locale))
    for name, scene in shown.hands.items():
        yield name, texts.hand(scene.view, Words(locale))
    for name, scene in shown.interludes.items():
        yield name, texts.interlude(scene.view, artist.names(scene.names, locale), Words(locale))
    for name, scene in shown.scores.items():
        yield name, artist.ranking(scene.view, artist.names(scene.names, locale), locale)
    for name, names in COVERS.items():
        taken = [seat for seat, given in enumerate(names) if given is not None]
        yield name, alt.cover(shown.game, taken, tuple(given or "Ana" for given in names), Words(locale))
    for page in registry.teller(shown.game).illustrated():
        yield page, alt.rules(shown.game, page, Words(locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", registry.games())
def test_every_picture_has_an_alternative_text_that_discord_takes(game: str, locale: str) -> None:
    for name, text in alternative_texts(gallery(game), locale):
        assert text.strip(), name
        assert len(text) <= render.ALT_LENGTH, (name, len(text))
        assert "{" not in text, (name, text)


def test_an_alternative_text_that_is_too_long_is_cut_at_a_word() -> None:
    text = render.shortened("palavra " * 400)
    assert len(text) <= render.ALT_LENGTH
    assert text.endswith("palavra…")


@pytest.mark.parametrize(
    "names",
    [
        ("", "W" * 32, "שלום עולם", "a" * 400),
        (" ", "مرحبا", "名前", "🔥👑"),
        ("\u202etxt\u200d", "e\u0301ric", "Ǆ\n\tx", "*_~`|"),
    ],
)
@pytest.mark.parametrize("game", registry.games())
def test_no_name_breaks_a_picture(game: str, names: tuple[str, ...]) -> None:
    shown = gallery(game)

    def named(scene: render.Scene) -> render.Scene:
        return render.Scene(scene.view, names[: len(scene.names)], scene.recent)

    opened(render.board(game, named(shown.boards[load(game).middle]), HOME))
    for scene in {scene.view.decision: scene for scene in shown.hands.values()}.values():
        opened(render.hand(game, named(scene), HOME))
    for scene in list(shown.interludes.values())[-1:]:
        opened(render.interlude(game, named(scene), HOME))
    opened(render.score(game, named(max(shown.scores.values(), key=lambda scene: len(scene.names))), HOME))
    opened(render.cover(game, (names[0], None, *names[2:]), HOME, 2))


def test_a_gallery_in_one_language_begins_with_that_language() -> None:
    assert {locale for locale, _, _ in islice(drawings("luxor", ("fr",)), 2)} == {"fr"}


def test_the_lobbies_of_the_gallery_need_as_many_players_as_the_game() -> None:
    samples: Any = SimpleNamespace(
        **dict.fromkeys(("boards", "interludes", "hands", "scores", "lesson_steps", "reviews"), tuple),
        rules=find_game("luxor"),
        seats=range(3, 5),
    )
    covers = [draw for name, draw in offered(samples, registry.artist("luxor")) if name in COVERS]
    assert [getattr(draw, "keywords", {}) for draw in covers] == [{"minimum": 3}] * len(COVERS)

"""Every kind of picture of every game, in every position of its gallery: sizes, weight, words, hostile names."""

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
from render.folder import FolderArtist
from render.gallery import COVERS, drawings, offered
from render.kit.scale import pixels
from render.positions import load
from tests.render.galleries import WIDTH, Gallery, gallery, opened, positions
from tests.traits import traits

HOME = "en-US"
BOARD = (WIDTH, 780)


def test_every_game_can_be_drawn() -> None:
    assert set(registry.games()) == set(games())


@pytest.mark.parametrize(("game", "name"), positions("boards"))
def test_a_board_is_1170_by_780(game: str, name: str) -> None:
    assert opened(render.board(game, gallery(game).boards[name], HOME)).size == BOARD


@pytest.mark.parametrize(("game", "name"), positions("hands"))
def test_a_hand_is_1170_wide_and_no_higher_than_need_be(game: str, name: str) -> None:
    image = opened(render.hand(game, gallery(game).hands[name], HOME))
    least, most = traits(game).hand_heights
    assert image.width == WIDTH and pixels(least) <= image.height <= pixels(most)


@pytest.mark.parametrize(("game", "name"), positions("interludes"))
def test_an_interlude_is_1170_by_780(game: str, name: str) -> None:
    assert opened(render.interlude(game, gallery(game).interludes[name], HOME)).size == BOARD


@pytest.mark.parametrize(("game", "name"), positions("scores"))
def test_a_score_sheet_is_1170_by_780(game: str, name: str) -> None:
    assert opened(render.score(game, gallery(game).scores[name], HOME)).size == BOARD


@pytest.mark.parametrize("name", COVERS)
@pytest.mark.parametrize("game", registry.games())
def test_a_cover_is_1170_by_390(game: str, name: str) -> None:
    assert opened(render.cover(game, COVERS[name], HOME, 2)).size == (WIDTH, 390)


@pytest.mark.parametrize("game", registry.games())
def test_every_page_of_rules_but_the_rulings_has_an_illustration(game: str) -> None:
    *pages, last = render.rules_pages(game)
    assert last == "rulings"
    for page in pages:
        assert opened(render.rules_picture(game, page, HOME)).width == WIDTH
    assert render.rules_picture(game, last, HOME) is None


@pytest.mark.parametrize("game", registry.games())
def test_a_page_that_does_not_exist_is_refused(game: str) -> None:
    with pytest.raises(KeyError):
        render.rules_picture(game, "nonsense", HOME)


def test_a_game_without_a_renderer_is_refused() -> None:
    with pytest.raises(KeyError):
        render.board("chess", gallery("luxor").boards["middle-4"], HOME)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", registry.games())
def test_every_kind_of_picture_can_be_drawn_in_every_language(game: str, locale: str) -> None:
    shown = gallery(game)
    opened(render.board(game, shown.boards[load(game).middle], locale))
    opened(render.cover(game, (None, "Ana", None, None), locale, 2))
    for scene in shown.hands.values():
        opened(render.hand(game, scene, locale))
    for scene in list(shown.interludes.values())[-1:]:
        opened(render.interlude(game, scene, locale))
    opened(render.score(game, next(iter(shown.scores.values())), locale))
    for page in registry.teller(game).illustrated():
        opened(render.rules_picture(game, page, locale))


def alternative_texts(shown: Gallery, locale: str) -> Iterator[tuple[str, str]]:
    """Yield the text of every position, and its name. Draws nothing."""
    artist, texts = registry.artist(shown.game), importlib.import_module(f"render.{shown.game}.alt")
    assert isinstance(artist, FolderArtist)
    for name, scene in shown.boards.items():
        yield name, texts.board(scene.view, artist.names(scene.names, locale), locale)
    for name, scene in shown.hands.items():
        yield name, texts.hand(scene.view, locale)
    for name, scene in shown.interludes.items():
        yield name, texts.interlude(scene.view, artist.names(scene.names, locale), locale)
    for name, scene in shown.scores.items():
        yield name, artist.ranking(scene.view, artist.names(scene.names, locale), locale)
    for name, names in COVERS.items():
        taken = [seat for seat, given in enumerate(names) if given is not None]
        yield name, alt.cover(shown.game, taken, tuple(given or "Ana" for given in names), locale)
    for page in registry.teller(shown.game).illustrated():
        yield page, alt.rules(shown.game, page, locale)


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

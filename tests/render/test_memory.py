"""Equal scenes share finished pictures, and drawing is thread-safe."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

import render
from engine.contract import Event
from render import fonts
from render.kit import sprites
from render.kit.cache import Cache
from render.kit.scale import scaled
from render.mausoleum.samples import SAMPLES
from render.positions import NAMES

BOARDS = dict(SAMPLES.boards())


def test_equal_scenes_share_one_picture() -> None:
    render.forget()
    one, other = (dict(SAMPLES.boards())["event-earthquake"] for _ in range(2))
    assert one is not other
    assert one == other
    assert hash(one) == hash(other)
    assert render.board("mausoleum", one, "fr") is render.board("mausoleum", other, "fr")


def test_the_order_of_an_events_facts_does_not_matter() -> None:
    view = BOARDS["middle-4"].view
    one = render.Scene(view, NAMES, (Event("built", {"seat": 0, "card": "base"}),))
    other = render.Scene(view, NAMES, (Event("built", {"card": "base", "seat": 0}),))
    assert one == other
    assert hash(one) == hash(other)


def test_different_scenes_languages_and_kinds_do_not_share() -> None:
    scene = BOARDS["event-passed-discarded"]
    first = render.board("mausoleum", scene, "fr")
    assert render.board("mausoleum", scene, "en-US").data != first.data
    assert render.board("mausoleum", BOARDS["middle-4"], "fr").data != first.data


def test_four_threads_draw_the_same_bytes_as_one() -> None:
    wanted = [BOARDS[name] for name in ("start-4", "middle-3", "event-theft", "crowded-mixed", "over")] * 3
    render.forget()
    alone = [render.board("mausoleum", scene, "es-ES").data for scene in wanted]
    render.forget()
    sprites.forget()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda scene: render.board("mausoleum", scene, "es-ES").data, wanted))
    assert together == alone


def test_open_fonts_are_few() -> None:
    for size in range(3 * fonts.FONTS_KEPT):
        fonts.font("name", 10 + size)
    assert fonts.font.cache_info().currsize <= fonts.FONTS_KEPT


def test_a_cache_evicts_what_is_cheapest_for_its_size_and_was_not_used_lately() -> None:
    now = itertools.count()  # to make a value takes a second, so the longest are the cheapest
    cache: Cache[str] = Cache(12, len, lambda: float(next(now)))
    made: list[str] = []

    def get(word: str) -> str:
        return cache.get(word, lambda: made.append(word) or word)  # type: ignore[func-returns-value]

    for word in ("long word", "ab", "cde", "ab", "long word"):  # the three do not fit: the longest went
        assert get(word) == word
    assert made == ["long word", "ab", "cde", "long word"] and len(cache) == 2
    cache.clear()
    made.clear()
    for word in ("aaaa", "bbbb", "cccc", "dddd", "bbbb", "eeee", "ffff", "bbbb"):  # three of them fit
        get(word)
    assert made == ["aaaa", "bbbb", "cccc", "dddd", "eeee", "ffff"], "what was used again stays"


def test_a_cache_keeps_a_value_above_its_limit_and_survives_a_making_that_fails() -> None:
    cache: Cache[str] = Cache(10, len)
    for word in ("much more than ten", "dd", "e"):
        assert cache.get(word, lambda word=word: word) == word  # type: ignore[misc]
    assert len(cache) == 2, "the long one went as soon as there was another"
    with pytest.raises(ZeroDivisionError):
        cache.get("x", lambda: str(1 // 0))
    assert cache.get("x", lambda: "x") == "x"


def test_a_sprite_is_made_once_for_equal_arguments_and_again_at_another_scale() -> None:
    made: list[tuple[int, int]] = []

    @sprites.remembered
    def square(size: int, grey: int = 40) -> sprites.Sprite:
        made.append((size, grey))
        return sprites.sprite(Image.new("RGB", (size, size), (grey, grey, grey)))

    for draw in (lambda: square(3), lambda: square(3), lambda: square(3, grey=41), lambda: square(3, grey=41)):
        draw()
    with scaled(0.5):
        square(3)
    assert made == [(3, 40), (3, 41), (3, 40)]

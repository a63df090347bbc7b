"""Equal scenes share finished pictures, and drawing is thread-safe."""

from __future__ import annotations

import itertools
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
import pytest
from PIL import Image

import render
from engine.contract import Event
from render import fonts
from render.kit import sprites
from render.kit.cache import Cache
from render.kit.opaque import core
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


def test_a_sprite_that_was_dropped_comes_back_from_its_packed_copy_as_it_was() -> None:
    drawn = list[str]()

    def draw(name: str) -> sprites.Sprite:
        drawn.append(name)
        image = Image.effect_noise((90, 70), 60).convert("RGB")
        if name == "with a mask":
            image.putalpha(Image.linear_gradient("L").resize(image.size))
        return sprites.sprite(image, 3, -4)

    for name in ("with a mask", "opaque"):
        first = sprites.kept((name, "once"), partial(draw, name))
        assert sprites.kept((name, "once"), partial(draw, name)) is first
        sprites._ready.clear()
        again = sprites.kept((name, "once"), partial(draw, name))
        assert again is not first and (again.dx, again.dy) == (first.dx, first.dy)
        assert again.rgba().tobytes() == first.rgba().tobytes() and again.masked == first.masked
    assert drawn == ["with a mask", "opaque"]
    sprites.forget()
    sprites.kept(("opaque", "once"), partial(draw, "opaque"))
    assert len(drawn) == 3


def test_a_sprite_of_one_image_is_pasted_as_colours_through_a_mask() -> None:
    colours, mask = Image.effect_noise((90, 70), 60).convert("RGB"), Image.linear_gradient("L").resize((90, 70))
    image = colours.convert("RGBA")
    image.putalpha(mask)
    wanted, got = (Image.new("RGB", (120, 100), "#123456") for _ in range(2))
    wanted.paste(colours, (-8, 60), mask)
    sprites.Sprite.of(image, -8, 60).put(got, 0, 0)
    assert got.tobytes() == wanted.tobytes()


@pytest.mark.parametrize("at", [(20, 30), (-60, 45), (70, -50)])
def test_a_sprite_with_an_opaque_core_is_pasted_as_the_whole_image_is(at: tuple[int, int]) -> None:
    image = Image.effect_noise((120, 100), 60).convert("RGBA")
    edge = Image.new("L", image.size, 255)
    edge.paste(Image.linear_gradient("L").resize((120, 9)), (0, 0))
    edge.paste(128, (0, 40, 5, 60))
    edge.paste(0, (117, 0, 120, 100))
    image.putalpha(edge)
    whole = sprites.Sprite.of(image, 3, -4, 1.5)
    made = whole.split(core(image))
    assert core(image) == (8, 12, 116, 100)
    assert sum(part.image.mode == "RGB" for part in made.parts) == 1 and len(made.parts) == 4
    wanted, got = (Image.new("RGB", (150, 130), "#123456") for _ in range(2))
    wanted.paste(image, (at[0] + 3, at[1] - 4), image)
    with scaled(1):
        made.put(got, *at)
        assert (made.width, made.height) == (whole.width, whole.height)
    assert got.tobytes() == wanted.tobytes()
    assert made.rgba().tobytes() == image.tobytes() and made.masked and made.bytes == whole.bytes
    assert (made.dx, made.dy, made.grain) == (3, -4, 1.5)


def test_pasting_leaves_pixels_alone_that_something_else_shares() -> None:
    shared = np.zeros((40, 40, 3), np.uint8)
    canvas = Image.fromarray(shared)
    sprites.Sprite.of(Image.new("RGB", (10, 10), "#FFFFFF")).put(canvas, 0, 0)
    assert canvas.getpixel((5, 5)) == (255, 255, 255) and not shared.any()


def test_a_sprite_without_a_large_opaque_box_stays_whole() -> None:
    faint = Image.new("RGBA", (200, 200), (9, 9, 9, 254))
    small = Image.new("RGBA", (40, 40), (9, 9, 9, 255))
    assert core(faint) is None and core(small) is None
    assert core(Image.new("RGB", (200, 200))) is None


def test_open_fonts_are_few() -> None:
    for size in range(3 * fonts.FONTS_KEPT):
        fonts.font("name", 10 + size)
    assert fonts.font.cache_info().currsize <= fonts.FONTS_KEPT


def test_a_cache_evicts_the_least_recently_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "thread_time", itertools.count().__next__)  # all take equally long to make
    cache: Cache[str] = Cache(10, len)
    made: list[str] = []

    def get(word: str) -> str:
        def make() -> str:
            made.append(word)
            return word

        return cache.get(word, make)

    for word in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        get(word)
    assert made == ["aaaa", "bbbb", "cccc", "bbbb"]


def test_what_is_slow_to_make_and_small_outlives_what_is_quick_and_large() -> None:
    cache: Cache[bytes] = Cache(1000, len)
    made: list[str] = []

    def get(name: str, size: int, seconds: float = 0.0) -> None:
        def make() -> bytes:
            made.append(name)
            began = time.thread_time()
            while time.thread_time() - began < seconds:
                pass
            return bytes(size)

        cache.get(name, make)

    get("slow", 100, 0.005)
    for number in range(30):
        get(f"quick {number}", 400)
    get("slow", 100)
    assert made.count("slow") == 1 and len(cache) <= 3
    for number in range(600):
        get(f"as slow {number}", 500, 0.0005)
    get("slow", 100)
    assert made.count("slow") == 2, "nothing stays for ever"


def test_a_cache_survives_a_making_that_fails() -> None:
    cache: Cache[str] = Cache(10, len)

    def fail() -> str:
        raise RuntimeError("no")

    for _ in range(2):
        try:
            cache.get("x", fail)
        except RuntimeError:
            continue
        raise AssertionError("the error was swallowed")
    assert cache.get("x", lambda: "y") == "y"


def test_threads_that_want_the_same_share_one_making() -> None:
    cache: Cache[str] = Cache(100, len)
    made: list[int] = []

    def make() -> str:
        import time

        time.sleep(0.05)
        made.append(1)
        return "done"

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: cache.get("key", make), range(8))) == {"done"}
    assert len(made) == 1


def test_a_default_that_is_named_makes_no_second_sprite() -> None:
    drawings: list[tuple[int, int]] = []

    @sprites.drawn
    def square(size: int, grey: int = 40) -> sprites.Sprite:
        drawings.append((size, grey))
        return sprites.sprite(Image.new("RGB", (size, size), (grey, grey, grey)))

    sprites.forget()
    made = [square(3), square(3, 40), square(3, grey=40), square(size=3), square(grey=40, size=3)]
    assert len({id(each) for each in made}) == 1
    assert square(3, 41) is not made[0] and square(4) is not made[0]
    assert len(drawings) <= 3, "fewer if the disk has them"

"""A collage paints only what differs from a recent one, and looks like plain drawing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageDraw

import render
from engine import game, games
from locales import DEFAULT
from render.kit import collage, png, sprites
from render.kit.collage import RECENT, TILE, Collage, Stack, rows
from render.kit.opaque import Box
from render.kit.scale import scaled
from render.kit.sprites import Sprite
from render.positions import NAMES, load, scene
from render.registry import Drawing, artist, palettes
from render.scene import Scene

WIDE, HIGH = 10 * TILE, 6 * TILE
COLOURS = "".join(f"{value:02x}{255 - value:02x}{value * 7 % 256:02x}" for value in range(256))
OTHER = "".join(f"{value:02x}{value:02x}{value:02x}" for value in range(256))


@pytest.fixture(autouse=True)
def nothing_recent() -> None:
    collage.forget()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The pixels of each box that :func:`rows` paints."""
    areas: list[int] = []
    paint = Collage._painted

    def counted(self: Collage, box: Box, keys: Any) -> Any:
        if sys._getframe(1).f_code is Collage.rows.__code__:
            areas.append((box[2] - box[0]) * (box[3] - box[1]))
        return paint(self, box, keys)

    monkeypatch.setattr(Collage, "_painted", counted)
    return areas


def plainly(image: Image.Image, colours: str) -> Any:
    """Return the rows of an image that is painted whole."""
    return png.rows(png.quantise(image.copy(), colours))


# ---------------------------------------------------------------- whole games


def scenes(key: str, seats: int) -> Iterator[tuple[str, Scene]]:
    """Yield every board of a game and the hands of all players after every decision."""
    for step in load(key).game(seats, seed=1):
        yield "board", scene(step.view, step.recent)
        yield from (("hand", scene(game(key).view(step.state, seat))) for seat in range(seats))


@pytest.mark.parametrize("key", games())
def test_the_pictures_of_a_whole_game_are_those_of_plain_drawing(key: str, painted: list[int]) -> None:
    def drawing(kind: str, scene: Scene) -> Drawing:
        return (artist(key).board if kind == "board" else artist(key).hand)(scene, DEFAULT)

    whole = 0
    for kind, each in scenes(key, 3):
        image, palette, _ = drawing(kind, each)
        colours = palettes(key)[palette]
        whole += image.width * image.height
        assert np.array_equal(rows(image, colours), plainly(drawing(kind, each)[0], colours)), (kind, each)
    assert sum(painted) < 0.7 * whole, "pictures that follow each other have much in common"


# ---------------------------------------------------------------- what may differ


@pytest.fixture
def ground() -> Image.Image:
    return Image.effect_noise((WIDE, HIGH), 60).convert("RGB")


@pytest.fixture
def made() -> dict[str, Sprite]:
    """Sprites by name: an opaque one, two translucent ones."""
    glass = Image.new("RGBA", (50, 40), (255, 200, 0, 120))
    shade = Image.new("RGBA", (45, 70), (0, 0, 90, 180))
    return {
        "stone": Sprite.of(Image.new("RGB", (40, 40), (200, 30, 30)), -20, -20),
        "glass": Sprite.of(glass, -25, -20),
        "shade": Sprite.of(shade),
    }


def laid(ground: Image.Image, *placed: tuple[Sprite, int, int], high: int = HIGH) -> Collage:
    image = Collage(ground, high, id(ground))
    with scaled(1):
        for made, x, y in placed:
            made.put(image, x, y)
    return image


FIRST = [("stone", 2 * TILE - 18, 2 * TILE - 18), ("glass", 86, 81), ("shade", 150, 40), ("glass", 210, 100)]
"""Part of the first sprite lies two pixels deep in the tile of the second."""
LATER = {
    "the same": FIRST,
    "nothing": [],
    "one more": [*FIRST, ("shade", 20, 100)],
    "one less": FIRST[:-1],
    "moved": [*FIRST[:-1], ("glass", 211, 100)],
    "moved beside another": [FIRST[0], ("glass", 87, 82), *FIRST[2:]],
    "moved before another": [("stone", 84, 84), FIRST[0], *FIRST[2:]],
    "another order": [FIRST[1], FIRST[0], *FIRST[2:]],
    "twice at one place": [*FIRST, FIRST[-1]],
    "over the upper left corner": [*FIRST, ("shade", -20, -30)],
    "over the lower right corner": [*FIRST, ("stone", WIDE, HIGH)],
    "outside": [*FIRST, ("stone", -400, -400), ("stone", 2 * WIDE, 2 * HIGH)],
}


@pytest.mark.parametrize("later", LATER.values(), ids=list(LATER))
@pytest.mark.parametrize("turned", [False, True], ids=["after the first", "before the first"])
def test_a_picture_like_a_recent_one_is_that_of_plain_drawing(
    later: list[tuple[str, int, int]], turned: bool, ground: Image.Image, made: dict[str, Sprite]
) -> None:
    for each in (later, FIRST) if turned else (FIRST, later):
        placed = [(made[name], x, y) for name, x, y in each]
        assert np.array_equal(rows(laid(ground, *placed), COLOURS), plainly(laid(ground, *placed), COLOURS))


@pytest.mark.parametrize("later", LATER.values(), ids=list(LATER))
def test_bands_of_a_collage_stand_one_below_the_other(
    later: list[tuple[str, int, int]], ground: Image.Image, made: dict[str, Sprite], painted: list[int]
) -> None:
    line = Image.new("RGB", (WIDE, 3), (200, 150, 0))
    for each in (FIRST, later):
        image = laid(ground, *((made[name], x, y) for name, x, y in each))
        above, below = image.band(0, 50), image.band(100, HIGH)
        assert isinstance(below, Collage)
        inner = below.band(10, 60)  # as high as the one above
        shown = Image.new("RGB", (WIDE, 50 + 3 + HIGH - 100 + 50))
        for part, top in ((image.crop((0, 0, WIDE, 50)), 0), (line, 50), (image.crop((0, 100, WIDE, HIGH)), 53)):
            shown.paste(part, (0, top))
        shown.paste(image.crop((0, 110, WIDE, 160)), (0, 53 + HIGH - 100))
        painted.clear()
        assert np.array_equal(rows(Stack(above, line, below, inner), COLOURS), plainly(shown, COLOURS))
        assert Stack(above, line, below, inner).tobytes() == shown.tobytes()
    if later is FIRST:
        assert painted == []


def test_a_band_of_a_painted_collage_shows_all_that_was_drawn_on_it(
    ground: Image.Image, made: dict[str, Sprite]
) -> None:
    image = laid(ground, (made["stone"], 60, 60))
    ImageDraw.Draw(image).rectangle((0, 0, WIDE, 70), fill=(0, 250, 0))
    with scaled(1):
        made["glass"].put(image, 90, 60)
    assert image.band(40, 90).tobytes() == image.crop((0, 40, WIDE, 90)).tobytes()


def test_only_the_tiles_that_differ_are_painted(
    ground: Image.Image, made: dict[str, Sprite], painted: list[int]
) -> None:
    first = [(made[name], x, y) for name, x, y in FIRST]
    rows(laid(ground, *first), COLOURS)
    assert painted == [WIDE * HIGH]
    rows(laid(ground, *first), COLOURS)
    assert painted == [WIDE * HIGH], "nothing differs"
    rows(laid(ground, *first, (made["stone"], 9 * TILE + 10, 5 * TILE + 10)), COLOURS)
    assert painted[1:] == [4 * TILE * TILE]


def test_a_sprite_outside_the_picture_paints_nothing(
    ground: Image.Image, made: dict[str, Sprite], painted: list[int]
) -> None:
    rows(laid(ground), COLOURS)
    painted.clear()
    far = [(made["stone"], x, y) for x, y in ((-400, 60), (60, -400), (2 * WIDE, 60), (60, 2 * HIGH))]
    rows(laid(ground, *far), COLOURS)
    assert painted == []


def test_a_picture_that_differs_in_most_tiles_is_painted_at_once(ground: Image.Image, painted: list[int]) -> None:
    some, most = (Sprite.of(Image.new("RGB", (tiles * TILE, HIGH), (0, 90, 0))) for tiles in (5, 6))
    rows(laid(ground), COLOURS)
    for made, area in ((some, 5 * TILE * HIGH), (most, WIDE * HIGH)):
        painted.clear()
        rows(laid(ground, (made, 0, 0)), COLOURS)
        assert painted == [area]


def test_grounds_palettes_and_heights_do_not_mix(ground: Image.Image, made: dict[str, Sprite]) -> None:
    first = [(made[name], x, y) for name, x, y in FIRST]
    rows(laid(ground, *first), COLOURS)
    for below, colours, high in (
        (Image.new("RGB", (WIDE, HIGH), (9, 99, 199)), COLOURS, HIGH), (ground, OTHER, HIGH), (ground, COLOURS, 77),
    ):  # fmt: skip
        image = laid(below, *first, high=high)
        assert np.array_equal(rows(image, colours), plainly(laid(below, *first, high=high), colours))


def test_a_picture_may_go_on_after_its_rows_were_taken(ground: Image.Image, made: dict[str, Sprite]) -> None:
    first = [(made[name], x, y) for name, x, y in FIRST]
    image = laid(ground, *first)
    rows(image, COLOURS)
    with scaled(1):
        made["shade"].put(image, 20, 100)
    whole = [*first, (made["shade"], 20, 100)]
    assert np.array_equal(rows(image, COLOURS), plainly(laid(ground, *whole), COLOURS))
    assert np.array_equal(rows(laid(ground, *first), COLOURS), plainly(laid(ground, *first), COLOURS))


def test_a_sprite_that_left_the_cache_for_a_while_is_the_same(ground: Image.Image, painted: list[int]) -> None:
    def glass() -> Sprite:
        return sprites.kept(("glass",), lambda: Sprite.of(Image.new("RGBA", (50, 40), (255, 200, 0, 120))))

    sprites.forget()
    rows(laid(ground, (glass(), 60, 60)), COLOURS)
    sprites._ready.clear()
    painted.clear()
    rows(laid(ground, (glass(), 60, 60)), COLOURS)
    assert painted == []
    sprites.forget()
    rows(laid(ground, (glass(), 60, 60)), COLOURS)
    assert painted, "a second drawing might look different"


def test_a_sprite_drawn_anew_is_not_taken_for_one_that_is_gone(ground: Image.Image) -> None:
    for value in range(40):
        sprite = Sprite.of(Image.new("RGB", (40, 40), (value * 6, 0, 0)))
        image, same = (laid(ground, (sprite, 50, 50)) for _ in range(2))
        assert np.array_equal(rows(image, COLOURS), plainly(same, COLOURS))
        del sprite, image, same


def test_a_picture_is_compared_with_no_other_reader_s(
    ground: Image.Image, made: dict[str, Sprite], painted: list[int]
) -> None:
    first = [(made[name], x, y) for name, x, y in FIRST]
    for reader, area in (
        ((("Ana", "Bia"), 0), WIDE * HIGH),
        ((("Ana", "Bia"), 1), WIDE * HIGH),
        ((("Ana", "Bia"), 0), 0),
    ):
        painted.clear()
        rows(laid(ground, *first), COLOURS, reader)
        assert sum(painted) == area


@pytest.mark.parametrize("key", games())
def test_a_hand_is_compared_with_hands_of_the_same_player_alone(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[Any] = []
    take = Collage.rows

    def taken(self: Collage, colours: str, reader: Any) -> Any:
        readers.append(reader)
        return take(self, colours, reader)

    monkeypatch.setattr(Collage, "rows", taken)
    render.forget()
    step = load(key).step(2, 1, 0)
    for seat in range(2):
        render.hand(key, scene(game(key).view(step.state, seat)), DEFAULT)
    render.board(key, scene(step.view), DEFAULT)
    assert readers == [(NAMES[:2], 0), (NAMES[:2], 1), None]


def test_the_oldest_pictures_are_forgotten(ground: Image.Image, made: dict[str, Sprite], painted: list[int]) -> None:
    rows(laid(ground, (made["stone"], 60, 60)), COLOURS)
    for x in range(RECENT):
        rows(laid(Image.new("RGB", (WIDE, HIGH)), (made["stone"], x, 60)), COLOURS)
    painted.clear()
    rows(laid(ground, (made["stone"], 60, 60)), COLOURS)
    assert painted == [WIDE * HIGH]


# ---------------------------------------------------------------- as an image


def test_who_draws_on_a_collage_draws_on_what_is_there(ground: Image.Image, made: dict[str, Sprite]) -> None:
    image, expected = laid(ground, (made["stone"], 60, 60)), ground.copy()
    with scaled(1):
        made["stone"].put(expected, 60, 60)
        for each in (image, expected):
            pen = ImageDraw.Draw(each)
            pen.rectangle((50, 50, 90, 90), fill=(0, 250, 0))
            made["shade"].put(each, 70, 30)
            pen.rectangle((80, 40, 100, 60), fill=(0, 0, 250))
    assert image.tobytes() == expected.tobytes()
    assert np.array_equal(rows(image, COLOURS), plainly(expected, COLOURS))


def test_a_collage_is_as_high_as_asked_and_leaves_its_ground_alone(
    ground: Image.Image, made: dict[str, Sprite]
) -> None:
    before = ground.tobytes()
    image = Sprite.of(ground).copy(100)
    made["stone"].put(image, 60, 60)
    assert image.size == (WIDE, 75), "a unit has three quarters of a pixel"
    pixels = image.load()
    assert pixels is not None
    assert pixels[45, 45] == (200, 30, 30)
    assert ground.tobytes() == before


def test_boxes_cover_the_marked_tiles_once_and_no_others() -> None:
    chance = np.random.default_rng(1)
    for share in (0.0, 0.1, 0.5, 0.9, 1.0):
        marked = chance.random((7, 9)) < share
        covered = np.zeros((7, 9), np.int64)
        for left, top, right, foot in collage._boxes(marked):
            covered[top:foot, left:right] += 1
        assert np.array_equal(covered, marked)

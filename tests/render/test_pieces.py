"""Pieces: the list is closed, files and names agree, sizes, boxes, packing. See also the fixture of this folder."""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw

import render
from art import pieces as painting
from engine import FastRng, KeyedRng, View, game, latest_turn, seen
from engine.contract import Event
from locales import LOCALES
from render import pieces
from render.drawing import Drawing
from render.kit import sprites
from render.kit.scale import PICTURE, scaled
from render.kit.sprites import Sprite
from render.pieces import SUFFIXES, box, index, piece
from render.positions import scene
from render.registry import artist, games
from tests.render.galleries import LIMIT
from tools.compare_pictures import REDUCED, compare

MOST_BYTES = 15 * 1024 * 1024


# ---------------------------------------------------------------- the closed list


def positions(key: str) -> Iterator[tuple[View, list[View], tuple[Event, ...]]]:
    """Yield the public view, the views of those to decide and the last turn, from games by chance without end."""
    rules, chance = game(key), FastRng(7)
    for number, seats in zip(count(), cycle(rules.meta.seats)):
        options = {name: chance.choice(values) for name, values in rules.meta.options.items()}
        rng = KeyedRng(f"pieces {number}".encode())
        state, events = rules.setup(seats, options, rng)
        log = list(seen(events, None))
        while deciding := rules.deciding(state):
            if chance.draw() < 0.05:
                own = [rules.view(state, decision.seat) for decision in deciding]
                yield rules.view(state, None), own, latest_turn(log)
            seat = deciding[0].seat
            view = rules.view(state, seat)
            action = chance.choice(view.actions) if number % 2 else rules.suggest(view, chance)
            log += seen(rules.apply(state, seat, action, rng), None)
        yield rules.view(state, None), [rules.view(state, seat) for seat in range(seats)], latest_turn(log)


@pytest.mark.parametrize("count", [12, pytest.param(120, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", games())
def test_pictures_of_any_position_have_all_their_pieces_and_are_light(key: str, count: int) -> None:
    """The fixture of this folder finds what is missing."""
    to = artist(key)
    for (view, own, recent), locale in zip(islice(positions(key), count), cycle(LOCALES), strict=False):
        drawn: list[Drawing] = [to.board(scene(view, recent), locale)]
        drawn += [to.hand(scene(each), locale) for each in own]
        if render.has_interlude(key, scene(view)):
            drawn.append(to.interlude(scene(view, recent), locale))
        if view.outcome is not None:
            drawn.append(to.score(scene(view), locale))
        assert max(len(render.encode(image)) for image, _ in drawn) <= LIMIT


@functools.cache
def painted(folder: str, close: bool) -> list[str]:
    return [job.painting.name(job.arguments) for job in painting.jobs(folder) if job.close is close]


@pytest.mark.parametrize("close", [False, True])
@pytest.mark.parametrize("folder", painting.folders())
def test_every_name_has_one_file_and_a_painter_and_no_file_is_left_over(folder: str, close: bool) -> None:
    known, names = index(folder, close), painted(folder, close)
    if known is None:
        assert close and not names
        return
    files = [path.relative_to(known.folder) for path in known.folder.rglob("*") if path.suffix in SUFFIXES]
    own = [path for path in files if close or path.parts[0] != "close"]
    assert {path.with_suffix("").as_posix() for path in own} == known.places.keys() == set(names)
    assert len(set(names)) == len(names)
    twice = Counter(path.with_suffix("") for path in own if path.suffix != ".png")
    assert max(twice.values()) == 1, twice.most_common(1)


def test_all_pieces_together_are_light() -> None:
    assert sum(path.stat().st_size for path in pieces.HERE.glob("*/pieces/**/*.*")) <= MOST_BYTES


# ---------------------------------------------------------------- reading

Put = Callable[..., Image.Image]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Put]:
    """Write a piece of a game ``toy``: its name, its image or the size and colour of one, its place."""
    monkeypatch.setattr(pieces, "HERE", tmp_path)
    monkeypatch.setattr(pieces, "missing", set())
    places: dict[str, dict[str, list[int]]] = {}

    def write(name: str, image: Image.Image | tuple[int, str], place: list[int], close: bool = False) -> Image.Image:
        if isinstance(image, tuple):
            image = Image.new("RGBA", (image[0], image[0]), image[1])
        folder = tmp_path / "toy" / "pieces" / ("close" if close else "")
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        image.save(folder / f"{name}.webp", lossless=True, exact=True)
        found = places.setdefault(str(folder), {})
        found[name] = place
        (folder / "index.json").write_text(json.dumps({"scale": 2 * PICTURE if close else PICTURE, "pieces": found}))
        index.cache_clear()
        sprites.forget()
        return image

    yield write
    index.cache_clear()
    sprites.forget()


def shows(made: Sprite, colour: str, wide: int) -> bool:
    middle = made.pixels.getpixel((made.image.width // 2, made.image.height // 2))
    return middle == Image.new("RGB", (1, 1), colour).getpixel((0, 0)) and abs(made.image.width - wide) <= 1


def test_a_missing_piece_is_logged_once_and_left_out(put: Put, caplog: pytest.LogCaptureFixture) -> None:
    put("disc", (20, "red"), [0, 0])
    canvas = Image.new("RGB", (40, 40), "#102030")
    for made in (piece("toy/square"), piece("toy/square"), box("toy/square", 9, 9), piece("none/square")):
        made.put(canvas, 10, 10)
    assert canvas.getcolors() == [(1600, (16, 32, 48))]
    assert pieces.missing == {"toy/square", "none/square"} and len(caplog.records) == 2


def test_a_png_beside_a_piece_replaces_it(put: Put, tmp_path: Path) -> None:
    put("disc", (20, "red"), [-10, -10])
    assert shows(piece("toy/disc"), "red", 20)
    Image.new("RGBA", (24, 24), "lime").save(tmp_path / "toy" / "pieces" / "disc.png")
    sprites.forget()
    made = piece("toy/disc")
    assert shows(made, "lime", 24) and (made.dx, made.dy) == (-10, -10)


def test_the_nearest_larger_size_is_reduced(put: Put) -> None:
    for size, colour in ((20, "red"), (40, "blue")):
        put(f"disc@{size}", (2 * size, colour), [-size, -size])
    for size, colour, wide in ((20, "red", 40), (20.3, "red", 41), (30, "blue", 60), (40, "blue", 80), (10, "red", 20)):
        made = piece("toy/disc", size=size)
        assert shows(made, colour, wide) and abs(made.dx + wide / 2) <= 1, size
    with scaled(PICTURE / 2):
        assert shows(piece("toy/disc", size=40), "red", 40) and shows(piece("toy/disc", size=60), "blue", 60)


def test_a_small_scale_reduces_and_a_large_one_takes_close_pieces(put: Put) -> None:
    put("disc", (40, "red"), [-20, -20])
    put("square", (40, "blue"), [-20, -20])
    put("disc", (80, "lime"), [-40, -40], close=True)
    for share, colour, wide in ((1, "red", 40), (0.5, "red", 20), (2, "lime", 80), (1.5, "lime", 60)):
        with scaled(share * PICTURE):
            assert shows(piece("toy/disc"), colour, wide), share
    with scaled(2 * PICTURE):
        assert shows(piece("toy/square"), "blue", 80), "a piece without a close one"


def test_a_tint_replaces_the_colours_alone(put: Put) -> None:
    put("disc", Image.merge("RGBA", (*[Image.new("L", (256, 256), 99)] * 3, Image.linear_gradient("L"))), [0, 0])
    made = piece("toy/disc", tint="#0A141E")
    assert made.pixels.getcolors() == [(256 * 256, (10, 20, 30))]
    assert made.image.getchannel("A").tobytes() == piece("toy/disc").image.getchannel("A").tobytes()


@pytest.mark.parametrize(("wide", "high"), [(60, 80), (200, 28), (52, 52)])
def test_a_box_has_the_asked_size_and_its_corners(wide: int, high: int, put: Put) -> None:
    """The image is five pixels larger than the box on each side: the box's shadow."""
    noise = put("plate/lit", Image.effect_noise((70, 70), 90).convert("RGBA"), [-5, -5, 80, 80, 12])
    made = box("toy/plate", wide, high, "lit").image
    assert made.size == (10 + round(wide * PICTURE), 10 + round(high * PICTURE))
    for right in (False, True):
        for low in (False, True):
            corners = []
            for image in (noise, made):
                x, y = (image.width - 12) * right, (image.height - 12) * low
                corners.append(image.convert("RGB").crop((x, y, x + 12, y + 12)).tobytes())
            assert corners[0] == corners[1], (right, low)


# ---------------------------------------------------------------- packing


@pytest.mark.parametrize("side", [60, 240])
def test_a_packed_piece_has_its_exact_coverage_and_no_dark_fringe(side: int, tmp_path: Path) -> None:
    mask = Image.new("L", (4 * side, 4 * side))
    ImageDraw.Draw(mask).ellipse((side, side, 3 * side, 3 * side), 255)
    mask = mask.reduce(4)
    image = Image.new("RGBA", mask.size)
    image.paste("#FFF0A0", (0, 0), mask.point(lambda alpha: 255 * (alpha > 0)))
    image.putalpha(mask)
    made = painting.Painted(tmp_path, "disc", Sprite(image), ())
    painting.write(made)
    with Image.open(made.file) as opened:
        packed = opened.convert("RGBA")
    assert packed.getchannel("A").tobytes() == image.getchannel("A").tobytes()
    white = Image.new("RGBA", image.size, "white")
    before, after = (Image.alpha_composite(white, each).convert("RGB") for each in (image, packed))
    darker = ImageChops.subtract(before, after)
    assert max(high for _, high in darker.getextrema()) <= 7
    assert not painting.differs(made)
    other = made._replace(made=Sprite(ImageChops.offset(image, side // 4)))
    assert painting.differs(other)
    image.save(tmp_path / "disc.png")
    assert not painting.differs(other), "one drawn by hand may differ"


# ---------------------------------------------------------------- comparing


def test_a_moved_icon_is_found_and_noise_is_not() -> None:
    def picture(x: int, noise: int) -> Image.Image:
        out = Image.merge("RGB", [Image.effect_noise((1170, 780), noise)] * 3)
        out.paste((250, 200, 60), (x, 300, x + 30, 330))
        return out.reduce(REDUCED)

    assert not compare(picture(300, 6), picture(300, 6)).seen
    moved = compare(picture(300, 6), picture(312, 6))
    assert moved.seen and moved.mean < 1 and moved.place == (288, 312)
    assert compare(picture(300, 6), picture(300, 6).crop((0, 0, 90, 60))).seen, "another size"

"""Boards and hands: composing and encoding a picture, beside encoding a finished image alone.

The yardstick is Pillow's encoding of the same picture at one pixel a unit, 1560 units wide, at zlib level 4. Each
picture is drawn twice: first with the sprites of another game in the cache, then with all of its own. The ratios are
medians of each picture's ratio to its own yardstick, with all sprites. A picture paints only what differs from a recent
one: the position before it. One thread runs everything. Times are processor times.
"""

from __future__ import annotations

import io
import time
from collections.abc import Hashable
from itertools import islice
from statistics import median

from PIL import Image

import render
from bench import Result
from bench._positions import NAMES, boards
from engine import games
from locales import DEFAULT
from render.kit import png, sprites
from render.kit.scale import scaled
from render.registry import artist, palettes
from render.scene import Scene

KINDS = ("board", "hand")
EFFORT = 4
"""zlib level of the yardstick."""
FIRST = 5
"""Position of a game that is measured first: the board is no longer as at its start."""
MEASURED = 40


def run() -> Result:
    """Measure every game's boards and hands with four seats."""
    figures: dict[str, float | int | str] = {}
    for key in games():
        started = time.process_time()
        render.warm(key, (DEFAULT,))
        figures[f"{key}, drawing ahead, s"] = time.process_time() - started
        scenes, others = _scenes(key, b"bench"), _scenes(key, b"another")
        # The yardsticks come first: their large sprites would evict those of the pictures.
        large = [[_large(key, kind, each) for each in scenes[kind]] for kind in KINDS]
        sprites.forget()
        render.warm(key, (DEFAULT,))
        for kind in KINDS:
            for scene in others[kind]:
                _draw(key, kind, scene)
        for kind, images in zip(KINDS, large, strict=True):
            figures |= _measured(key, kind, scenes[kind], images)
    return Result("picture", figures, (f"{MEASURED} positions of one game each",))


def _measured(key: str, kind: str, scenes: list[Scene], large: list[Image.Image]) -> dict[str, float | int | str]:
    first: list[float] = []
    for scene in scenes:
        began = time.process_time()
        render.encode(*_draw(key, kind, scene))
        first.append(time.process_time() - began)
    whole: list[float] = []
    bare: list[float] = []
    pillow: list[float] = []
    sizes: list[int] = []
    for scene, yardstick in zip(scenes, large, strict=True):
        began = time.process_time()
        drawing = _draw(key, kind, scene)
        drawn = time.process_time()
        sizes.append(len(render.encode(*drawing)))
        encoded = time.process_time()
        yardstick.save(io.BytesIO(), "PNG", compress_level=EFFORT)
        pillow.append(time.process_time() - encoded)
        whole.append(encoded - began)
        bare.append(encoded - drawn)
    name = f"{key}, {kind}"
    ratio = median(one / other for one, other in zip(whole, pillow, strict=True))
    return {
        f"{name}, drawn and encoded for the first time, median ms": median(first) * 1000,
        f"{name}, drawn and encoded, median ms": median(whole) * 1000,
        f"{name}, of that painting, palette and compression, median ms": median(bare) * 1000,
        f"{name}, Pillow's encoding alone, median ms": median(pillow) * 1000,
        f"{name}, drawn and encoded : Pillow's encoding (goal: at most 0.7)": round(ratio, 2),
        f"{name}, largest picture, KiB (goal: under 300)": round(max(sizes) / 1024),
    }


def _scenes(key: str, seed: bytes) -> dict[str, list[Scene]]:
    """Return successive boards of a game, and the hands of their deciders."""
    found = list(islice(boards(key, 4, seed), FIRST, FIRST + MEASURED))
    return {
        "board": [Scene(view, NAMES, recent) for view, recent, _ in found],
        "hand": [Scene(own, NAMES) for _, _, own in found],
    }


def _draw(key: str, kind: str, scene: Scene) -> tuple[Image.Image, str, str, Hashable]:
    """Return the image, the game, the kind of its palette, and its reader."""
    image, drawn_as, _ = (artist(key).board if kind == "board" else artist(key).hand)(scene, DEFAULT)
    return image, key, drawn_as, scene.reader


def _large(key: str, kind: str, scene: Scene) -> Image.Image:
    with scaled(1):
        image, _, drawn_as, _ = _draw(key, kind, scene)
        return png.quantise(image, palettes(key)[drawn_as])

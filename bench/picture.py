"""Boards and hands: composing and packing a picture, beside Pillow's decoding of the packed picture alone.

Each picture is drawn twice: first with the pieces of another game in memory, then with its own. The ratios are medians
of each picture's ratio to its own yardstick. One thread runs everything. Times are processor times.
"""

from __future__ import annotations

import io
import time
from itertools import islice
from statistics import median

from PIL import Image

import render
from bench import Result
from bench._positions import NAMES, boards
from engine import games
from locales import DEFAULT
from render.kit import sprites
from render.registry import artist
from render.scene import Scene

KINDS = ("board", "hand")
FIRST = 5
"""Position of a game that is measured first: the board is no longer as at its start."""
MEASURED = 40


def run() -> Result:
    """Measure every game's boards and hands with four seats."""
    figures: dict[str, float | int | str] = {}
    for key in games():
        scenes = _scenes(key)
        sprites.forget()
        for kind in KINDS:
            figures |= _measured(key, kind, scenes[kind])
    return Result("picture", figures, (f"{MEASURED} positions of one game each",))


def _measured(key: str, kind: str, scenes: list[Scene]) -> dict[str, float | int | str]:
    first: list[float] = []
    for scene in scenes:
        began = time.process_time()
        render.encode(_draw(key, kind, scene))
        first.append(time.process_time() - began)
    composed: list[float] = []
    packed: list[float] = []
    yardstick: list[float] = []
    sizes: list[int] = []
    for scene in scenes:
        began = time.process_time()
        image = _draw(key, kind, scene)
        drawn = time.process_time()
        data = render.encode(image)
        encoded = time.process_time()
        Image.open(io.BytesIO(data)).load()
        yardstick.append(time.process_time() - encoded)
        composed.append(drawn - began)
        packed.append(encoded - drawn)
        sizes.append(len(data))
    name = f"{key}, {kind}"
    whole = [one + other for one, other in zip(composed, packed, strict=True)]
    ratio = median(one / other for one, other in zip(whole, yardstick, strict=True))
    return {
        f"{name}, the very first one, ms": first[0] * 1000,
        f"{name}, composed, median ms": median(composed) * 1000,
        f"{name}, packed, median ms": median(packed) * 1000,
        f"{name}, composed and packed : decoded (goal: at most 10)": round(ratio, 2),
        f"{name}, largest picture, KiB (goal: under 400)": round(max(sizes) / 1024),
    }


def _scenes(key: str) -> dict[str, list[Scene]]:
    """Return successive boards of a game, and the hands of their deciders."""
    found = list(islice(boards(key, 4, b"bench"), FIRST, FIRST + MEASURED))
    return {
        "board": [Scene(view, NAMES, recent) for view, recent, _ in found],
        "hand": [Scene(own, NAMES) for _, _, own in found],
    }


def _draw(key: str, kind: str, scene: Scene) -> Image.Image:
    return (artist(key).board if kind == "board" else artist(key).hand)(scene, DEFAULT)[0]

"""The board's picture: composing and encoding it, beside encoding a finished image alone.

The yardstick is Pillow's encoding of the same board at one pixel a unit, 1560 × 1040, at zlib level 4. Every position
differs, so pictures share only sprites and layers. The ratios are medians of each picture's ratio to its own yardstick.
One thread runs everything.
"""

from __future__ import annotations

import io
import time
from statistics import median

from PIL import Image

import render
from bench import Result
from bench._positions import NAMES, boards
from engine import games
from locales import DEFAULT
from render.kit import png
from render.kit.scale import scaled
from render.registry import palettes

EFFORT = 4
"""zlib level of the yardstick."""
WARM = 5
"""Pictures drawn before measuring."""
MEASURED = 40


def run() -> Result:
    """Measure every game's board with four seats."""
    figures: dict[str, float | int | str] = {}
    for key in games():
        started = time.perf_counter()
        render.warm(key, (DEFAULT,))
        figures[f"{key}, drawing ahead, s"] = time.perf_counter() - started
        whole: list[float] = []
        bare: list[float] = []
        pillow: list[float] = []
        sizes: list[int] = []
        for number, (view, recent, _) in enumerate(boards(key, 4, b"bench")):
            scene = render.Scene(view, NAMES, recent)
            started = time.perf_counter()
            data = render.encode(render.compose(key, scene, DEFAULT), key)
            drawn = time.perf_counter() - started
            finished = Image.open(io.BytesIO(data))
            finished.load()
            with scaled(1):
                large = png.quantise(render.compose(key, scene, DEFAULT), palettes(key)["board"])
            started = time.perf_counter()
            render.encode(finished, key)
            encoded = time.perf_counter() - started
            started = time.perf_counter()
            large.save(io.BytesIO(), "PNG", compress_level=EFFORT)
            saved = time.perf_counter() - started
            if number >= WARM:
                whole.append(drawn)
                bare.append(encoded)
                pillow.append(saved)
                sizes.append(len(data))
            if len(whole) == MEASURED:
                break
        figures[f"{key}, drawn and encoded, median ms"] = median(whole) * 1000
        for name, alone, goal in (("Pillow's", pillow, " (goal: at most 0.7)"), ("our own", bare, "")):
            figures[f"{key}, {name} encoding alone, median ms"] = median(alone) * 1000
            ratios = [one / other for one, other in zip(whole, alone, strict=True)]
            figures[f"{key}, drawn and encoded : {name} encoding{goal}"] = round(median(ratios), 2)
        figures[f"{key}, largest picture, KiB (goal: under 300)"] = round(max(sizes) / 1024)
    return Result("picture", figures, (f"{MEASURED} positions of one game each",))

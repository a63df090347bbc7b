"""isal must leave the thread as quick as it was."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image

from render.kit import deflate

DATA = bytes(range(256)) * 400


def test_unpacking_returns_what_was_packed() -> None:
    assert deflate.unpack(deflate.pack(DATA)) == DATA


@pytest.mark.parametrize(
    "work",
    [
        lambda: deflate.pack(DATA),
        lambda: deflate.unpack(deflate.pack(DATA)),
        lambda: deflate.checksum(DATA),
    ],
    ids=["pack", "unpack", "checksum"],
)
def test_pillow_pastes_as_quickly_after_isal(work: Callable[[], object]) -> None:
    canvas, sprite, mask = (Image.new(mode, (300, 300), 77) for mode in ("RGB", "RGB", "L"))

    def seconds() -> float:
        began = time.thread_time()
        for _ in range(5):
            canvas.paste(sprite, (0, 0), mask)
        return time.thread_time() - began

    quick, after = [], []
    for _ in range(20):
        np.add(np.zeros(1000, np.float32), 1)
        quick.append(seconds())
        work()
        after.append(seconds())
    assert min(after) < 1.5 * min(quick)

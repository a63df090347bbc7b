"""Finds the opaque core of an image, which is pasted without a mask."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

Box = tuple[int, int, int, int]
"""Left, top, right and foot in pixels."""

CORE_PIXELS: Final = 4000
"""Opaque pixels of a sprite from which they are pasted apart from its edge."""
CORE_STEP: Final = 4
"""Side of the squares, in pixels, that the search for them looks at."""


def core(image: Image.Image) -> Box | None:
    """Return a large opaque box of an RGBA image; None where none is worth a paste of its own.

    Looks at squares of :data:`CORE_STEP` pixels. Starts with all of them and takes away the side that has the largest
    share of squares that are not opaque.
    """
    wide, high = (side // CORE_STEP for side in image.size)
    if image.mode != "RGBA" or wide * high * CORE_STEP**2 < CORE_PIXELS:
        return None
    squares = image.getchannel("A").point([0] * 255 + [255]).reduce(CORE_STEP)
    faint = np.asarray(squares)[:high, :wide] < 255
    if (faint.size - np.count_nonzero(faint)) * CORE_STEP**2 < CORE_PIXELS:
        return None
    sums: list[list[int]] = np.pad(faint.cumsum(0).cumsum(1), ((1, 0), (1, 0))).tolist()

    def share(left: int, top: int, right: int, foot: int) -> float:
        count = sums[foot][right] - sums[top][right] - sums[foot][left] + sums[top][left]
        return count / ((right - left) * (foot - top))

    left, top, right, foot = 0, 0, wide, high
    while (right - left) * (foot - top) * CORE_STEP**2 >= CORE_PIXELS:
        if not share(left, top, right, foot):
            return left * CORE_STEP, top * CORE_STEP, right * CORE_STEP, foot * CORE_STEP
        _, left, top, right, foot = max(
            (share(left, top, left + 1, foot), left + 1, top, right, foot),
            (share(left, top, right, top + 1), left, top + 1, right, foot),
            (share(right - 1, top, right, foot), left, top, right - 1, foot),
            (share(left, foot - 1, right, foot), left, top, right, foot - 1),
        )
    return None


def pixels_in(box: Box) -> int:
    """Return the number of pixels in a box."""
    left, top, right, foot = box
    return max(0, right - left) * max(0, foot - top)

"""Packs a finished picture."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL import Image

QUALITY: Final = 85
"""Quality of a picture's JPEG. Its colours have as many pixels as its brightness: words stay sharp."""
LARGE: Final = 1170 * 800
LARGE_QUALITY: Final = 73
"""Pixels above which a picture has a lower quality, so that it stays below 400 KiB."""


def encode(image: Image.Image) -> bytes:
    """Return the JPEG of an RGB picture."""
    out = io.BytesIO()
    large = image.width * image.height > LARGE
    image.save(out, "JPEG", quality=LARGE_QUALITY if large else QUALITY, subsampling=0)
    return out.getvalue()

"""Composes cards from their gold edge and their picture."""

from __future__ import annotations

import math
from typing import Final, Literal, get_args

from PIL import Image, ImageOps

from engine.mausoleum.components import CARDS, KIND_OF
from render.kit.colour import rgb
from render.kit.paths import rect
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, cut_out, remembered
from render.mausoleum.layout import PILE_CARD
from render.pieces import piece

Look = Literal["calm", "bright", "pending", "dim"]
"""``bright``: may be chosen. ``pending``: asks for the choice, or was just played. ``dim``: may not be played."""
LOOKS: Final[tuple[Look, ...]] = get_args(Look)
WINDOWS: Final = {
    "wide": (320, 262), "square": (272, 262), "flat": (286, 188), "tall": (286, 464), "narrow": (122, 255),
    "mini": (164, 226),
}  # fmt: skip
"""Shapes of the pictures of cards, in units."""
BANDS: Final[dict[str, tuple[str, str, str]]] = {
    "construction": ("#3E8FD0", "#1D5FA3", "#103C70"),
    "character": ("#D9AC48", "#956310", "#5E3B06"),
    "event": ("#D5623A", "#A63A1C", "#651D0B"),
    "action": ("#2FA3A5", "#13757C", "#0A464E"),
}
"""Light, middle and dark colour of each family."""


def family(word: str) -> str:
    """Return the family of a card, by its word."""
    return CARDS[KIND_OF[word]].group.value


@remembered
def window(word: str, wide: int, high: int) -> Sprite:
    """Return the picture of a card at a size in units, cut from the nearest shape."""
    shape = min(WINDOWS, key=lambda name: abs(math.log(WINDOWS[name][0] * high / WINDOWS[name][1] / wide)))
    whole = piece("mausoleum/window", word, shape).pixels
    return Sprite(ImageOps.fit(whole, (pixels(wide), pixels(high)), Image.Resampling.LANCZOS))


def framed(frame: Sprite, body: Image.Image, edge: int, radius: int) -> Sprite:
    """Lay a card's body, RGB with corners to be cut, on its frame. Lengths are units."""
    image = frame.rgba()
    face = cut_out(body, rect(0, 0, body.width / scale(), body.height / scale(), radius))
    image.alpha_composite(face, (pixels(edge) - frame.dx, pixels(edge) - frame.dy))
    return Sprite(image, frame.dx, frame.dy)


@remembered
def mini(word: str, look: Look = "calm") -> Sprite:
    """Draw a face-up card on the table: its picture, no words. Anchored at its upper left corner."""
    wide, high = PILE_CARD
    return framed(piece("mausoleum/mini", look), window(word, wide - 12, high - 12).image, 6, 11)


@remembered
def leaning(word: str, turn: int) -> Sprite:
    """Draw a :func:`mini` card turned by ``turn`` degrees, for a lower card of a pile. Anchored at its middle."""
    return mini(word).turned(-turn)


def dimmed(image: Image.Image) -> Image.Image:
    """Return an RGB picture in cold grey: an unplayable card."""
    grey = image.convert("L").convert("RGB")
    cold = Image.blend(image, grey, 0.65)
    return Image.blend(Image.new("RGB", image.size, rgb("#0B1B33")), cold, 0.62)

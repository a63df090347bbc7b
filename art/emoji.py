"""Emojis: pictures of 128 pixels that read at 22. Drawings are sprites of about 220 units, reduced here."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageFilter

from render.kit.colour import Colour
from render.kit.light import Stop, fill, lay, linear
from render.kit.paths import rect
from render.kit.sprites import Sprite, canvas, sprite

SIDE: Final = 128
"""Side of an emoji in pixels. Discord keeps no more."""
CARD: Final = 256
"""Side of a rounded card in units."""
_ROOM: Final = 0.96
"""The share of the side that the longer side of a drawing takes."""
_FAINT: Final = 60
"""Opacity, up to 255, below which shadow and glow do not count for a drawing's size."""


def square(made: Sprite) -> Image.Image:
    """Fit a drawing into a transparent square. Its shadow may be cut at the edge."""
    image = made.rgba()
    left, top, right, foot = image.getchannel("A").point(lambda alpha: 255 * (alpha > _FAINT)).getbbox() or (0, 0, 1, 1)
    half = max(right - left, foot - top) / _ROOM / 2
    x, y = (left + right) / 2, (top + foot) / 2
    pad = round(half)
    whole = Image.new("RGBA", (image.width + 2 * pad, image.height + 2 * pad), (0, 0, 0, 0))
    whole.paste(image, (pad, pad))
    box = (x - half + pad, y - half + pad, x + half + pad, y + half + pad)
    return whole.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box)


def contour(made: Sprite, by: int = 9, colour: Colour = "#FFF3D6") -> Sprite:
    """Draw a pale contour, ``by`` pixels wide, around what is dark: Discord's ground may be dark as well.

    For drawings at one pixel a unit. Anchored at the upper left corner.
    """
    image = made.rgba()
    big = canvas(image.width + 4 * by, image.height + 4 * by)
    solid = Image.new("L", big.size, 0)
    solid.paste(image.getchannel("A").point(lambda alpha: 255 * (alpha > 150)), (2 * by, 2 * by))
    around = solid.filter(ImageFilter.MaxFilter(2 * by + 1)).filter(ImageFilter.GaussianBlur(1.2))
    lay(big, around, 0, 0, colour)
    big.alpha_composite(image, (2 * by, 2 * by))
    return sprite(big)


def card(tones: tuple[Stop, ...], rim: Colour) -> Image.Image:
    """Draw a rounded card to draw on, lit from above. ``tones`` run from its top to its foot."""
    image = canvas(CARD, CARD)
    fill(image, rect(3, 3, CARD - 6, CARD - 6, 56), linear((0, 0), (0, CARD), *tones))
    fill(image, rect(8, 8, CARD - 16, CARD - 16, 51).stroke(10, closed=True), rim)
    return image


def inlay(image: Image.Image, drawing: Image.Image, side: float, y: float = CARD / 2) -> None:
    """Lay a drawing in the middle of a card, its longer side ``side`` pixels long. At one pixel a unit."""
    drawing = drawing.crop(drawing.getbbox())
    ratio = side / max(drawing.size)
    small = drawing.resize((round(drawing.width * ratio), round(drawing.height * ratio)), Image.Resampling.LANCZOS)
    image.alpha_composite(small, (round((CARD - small.width) / 2), round(y - small.height / 2)))

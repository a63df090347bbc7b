"""Sprites: images with an anchor, pasted by it. A small cache in memory keeps those that come again."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, ParamSpec

from PIL import Image

from render.kit.cache import Cache
from render.kit.light import placed
from render.kit.paths import Path, coverage
from render.kit.scale import pixels, scale

Args = ParamSpec("Args")

MEMORY: Final = 128 * 1024 * 1024
"""Limit of the sprites in memory, in bytes: what the tables of this moment use."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """An image, RGB (opaque) or RGBA, and its upper left corner from its anchor, in pixels. Do not draw on it."""

    image: Image.Image
    dx: int = 0
    dy: int = 0

    def put(self, canvas: Image.Image, x: float, y: float) -> None:
        """Paste onto an RGB or RGBA canvas, with the anchor at (x, y) in units."""
        left, top = pixels(x) + self.dx, pixels(y) + self.dy
        if canvas.mode == "RGBA":
            canvas.alpha_composite(self.rgba(), (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))
        else:
            canvas.paste(self.image, (left, top), self.image if self.masked else None)

    def copy(self, high: float | None = None) -> Image.Image:
        """Return its pixels as a new RGB image to draw on, cut to ``high`` units."""
        whole = self.pixels
        return whole.crop((0, 0, whole.width, whole.height if high is None else pixels(high)))

    def cut(self, start: float, end: float) -> Sprite:
        """Return what lies between two columns, in units from the anchor."""
        left, right = (min(max(pixels(x) - self.dx, 0), self.image.width) for x in (start, end))
        return Sprite(self.image.crop((left, 0, right, self.image.height)), self.dx + left, self.dy)

    @property
    def masked(self) -> bool:
        """Whether it has a coverage; else it is opaque."""
        return self.image.mode == "RGBA"

    @property
    def pixels(self) -> Image.Image:
        """Its colours, RGB."""
        return self.image.convert("RGB") if self.masked else self.image

    def coloured(self, pixels: Image.Image) -> Sprite:
        """Return the sprite with other colours, RGB, and the same coverage."""
        if self.masked:
            pixels = pixels.convert("RGBA")
            pixels.putalpha(self.image.getchannel("A"))
        return Sprite(pixels, self.dx, self.dy)

    def shaded(self, colour: str, share: float) -> Sprite:
        """Return the sprite mixed with a share of a colour: a card that may not be played."""
        return self.coloured(Image.blend(self.pixels, Image.new("RGB", self.image.size, colour), share))

    def turned(self, degrees: float) -> Sprite:
        """Return the sprite turned clockwise about the middle of its image, which becomes its anchor."""
        image = self.rgba().rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        return sprite(image, -image.width / 2 / scale(), -image.height / 2 / scale())

    @property
    def width(self) -> float:
        """Width in units."""
        return self.image.width / scale()

    @property
    def height(self) -> float:
        """Height in units."""
        return self.image.height / scale()

    def rgba(self) -> Image.Image:
        """Return the pixels and their coverage as a new image to draw on."""
        return self.image.convert("RGBA")


def sprite(image: Image.Image, dx: float = 0, dy: float = 0) -> Sprite:
    """Crop an RGB or RGBA image to a sprite of its visible part. (dx, dy) is its corner from the anchor, in units."""
    left, top = pixels(dx), pixels(dy)
    if image.mode == "RGB":
        return Sprite(image, left, top)
    box = image.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Sprite(image.crop(box), left + box[0], top + box[1])


def canvas(width: float, height: float) -> Image.Image:
    """Return an empty transparent image to draw a sprite on. Its size is in units."""
    return Image.new("RGBA", (int(width * scale()), int(height * scale())), (0, 0, 0, 0))


def cut_out(picture: Image.Image, shape: Path) -> Image.Image:
    """Return an RGB picture cut to a shape, RGBA."""
    mask, left, top = coverage(placed(shape))
    out = picture.convert("RGBA")
    out.putalpha(mask.crop((-left, -top, -left + picture.width, -top + picture.height)))
    return out


def reduced(made: Sprite, ratio: float) -> Sprite:
    """Return the sprite with ``ratio`` of its pixels in each direction. Its anchor stays where it is."""
    if not made.masked:
        size = max(1, round(made.image.width * ratio)), max(1, round(made.image.height * ratio))
        small = made.image.resize(size, Image.Resampling.LANCZOS)
        return Sprite(small, round(made.dx * ratio), round(made.dy * ratio))
    left, top = math.floor(made.dx * ratio) - 1, math.floor(made.dy * ratio) - 1
    right = math.ceil((made.dx + made.image.width) * ratio) + 1
    foot = math.ceil((made.dy + made.image.height) * ratio) + 1
    pad = math.ceil(2 / ratio) + 1
    whole = Image.new("RGBA", (made.image.width + 2 * pad, made.image.height + 2 * pad), (0, 0, 0, 0))
    whole.paste(made.image, (pad, pad))
    box = (
        left / ratio - made.dx + pad,
        top / ratio - made.dy + pad,
        right / ratio - made.dx + pad,
        foot / ratio - made.dy + pad,
    )
    small = whole.resize((right - left, foot - top), Image.Resampling.LANCZOS, box)
    edge = small.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Sprite(small.crop(edge), left + edge[0], top + edge[1])


_sprites: Final[Cache[Sprite]] = Cache(MEMORY, lambda made: made.image.width * made.image.height * 4)

Key = tuple[object, ...]


def kept(key: Key, make: Callable[[], Sprite]) -> Sprite:
    """Return a sprite from memory, or make it at the scale in force."""
    return _sprites.get((*key, scale()), make)


def remembered(make: Callable[Args, Sprite]) -> Callable[Args, Sprite]:
    """Keep the sprites of a function in memory. It may depend on its arguments, always given alike, and the scale."""
    name = f"{make.__module__}.{make.__qualname__}"

    @functools.wraps(make)
    def kept_by_arguments(*args: Args.args, **more: Args.kwargs) -> Sprite:
        return kept((name, args, *more.items()), lambda: make(*args, **more))

    return kept_by_arguments


def forget() -> None:
    """Clear the memory: for tests and benchmarks."""
    _sprites.clear()

"""A pen for small drawings of many strokes, in its own units, supersampled.

Shapes are paths or SVG path notation. A paint is a colour, or two colours and an angle (degrees, 0 runs to the right,
90 down) for a gradient across the shape. Lengths are pen units.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.kit.svg import svg
from render.fonts import font
from render.kit.colour import Colour
from render.kit.light import Paint, along, faded, lay
from render.kit.paths import Box, Path, Point, coverage
from render.kit.scale import scale
from render.kit.sprites import Sprite, sprite
from render.kit.type import DIGIT

Shape = Path | str
Ink = Colour | tuple[str, str, int]
"""A colour, or ``(from, to, angle)``."""


class Pen:
    """Draws on ``image``, which is ``fine`` times the size of the finished sprite."""

    def __init__(
        self, width: float, height: float, unit: float = 1.0, origin: Point = (0.0, 0.0), fine: int = 4
    ) -> None:
        """Set the size (``width`` and ``height``), the length of a pen's ``unit``, and the ``origin`` of (0, 0)."""
        k = scale()
        self.fine = fine
        self.unit = unit * k
        self.origin = origin[0] * k, origin[1] * k
        self.image = _empty((round(width * k) * fine, round(height * k) * fine))

    @property
    def scale(self) -> float:
        """Supersampled pixels a unit."""
        return self.unit * self.fine

    def place(self, shape: Shape) -> Path:
        """Convert the shape to supersampled pixels."""
        path = svg(shape) if isinstance(shape, str) else shape
        return path.moved(self.origin[0] * self.fine, self.origin[1] * self.fine, self.scale)

    def mask(self, shape: Shape) -> Image.Image:
        """Return the shape's coverage of the whole image, to clip other drawing with."""
        return self.place(shape).mask(self.image.size, 0, 0, 1)

    def paint(self, mask: Image.Image, ink: Ink, opacity: float = 1.0) -> None:
        """Paint through a mask of the image's size."""
        box = mask.getbbox()
        if box is not None:
            lay(self.image, mask.crop(box), box[0], box[1], _paint(ink, box), opacity)

    def fill(self, shape: Shape, ink: Ink, opacity: float = 1.0, inside: Image.Image | None = None) -> None:
        """Fill a shape."""
        self._fill(self.place(shape), ink, opacity, inside)

    def line(
        self,
        shape: Shape,
        width: float,
        ink: Ink,
        opacity: float = 1.0,
        inside: Image.Image | None = None,
        closed: bool = False,
    ) -> None:
        """Draw a shape's outlines as lines with round ends."""
        self._fill(self.place(shape).stroke(width * self.scale, closed), ink, opacity, inside)

    def shade(self, mask: Image.Image, dx: float, dy: float, blur: float, colour: Colour, opacity: float = 1.0) -> None:
        """Shade the inner edge of a mask moved by (dx, dy): a shadow or a gleam."""
        rim = self.shifted(ImageChops.invert(mask), dx, dy, 255)
        self.paint(ImageChops.multiply(self.blurred(rim, blur), mask), colour, opacity)

    def side(self, mask: Image.Image, dx: float, dy: float, colour: Colour, steps: int = 6) -> None:
        """Draw the side of a thick object: its mask repeated towards (dx, dy)."""
        whole = mask
        for k in range(1, steps + 1):
            whole = ImageChops.lighter(whole, self.shifted(mask, dx * k / steps, dy * k / steps))
        self.paint(whole, colour)

    def glow(self, mask: Image.Image, blur: float, colour: Colour, opacity: float = 1.0) -> None:
        """Draw light around a mask."""
        self.paint(self.blurred(mask, blur), colour, opacity)

    def grown(self, mask: Image.Image, by: float) -> Image.Image:
        """Widen a mask by ``by`` units. A negative value narrows it."""
        box = mask.getbbox()
        if box is None:
            return mask
        times = max(1, round(abs(by) * self.scale))
        pad = times + 1
        left, top = max(0, box[0] - pad), max(0, box[1] - pad)
        window = mask.crop((left, top, min(mask.width, box[2] + pad), min(mask.height, box[3] + pad)))
        for _ in range(times):
            window = window.filter(ImageFilter.MaxFilter(3) if by > 0 else ImageFilter.MinFilter(3))
        out = Image.new("L", mask.size, 0)
        out.paste(window, (left, top))
        return out

    def blurred(self, mask: Image.Image, blur: float) -> Image.Image:
        """Blur a mask, limited to its bounding box."""
        box = mask.getbbox() if blur else None
        if box is None:
            return mask
        pad = math.ceil(blur * self.scale * 3) + 1
        left, top = max(0, box[0] - pad), max(0, box[1] - pad)
        window = mask.crop((left, top, min(mask.width, box[2] + pad), min(mask.height, box[3] + pad)))
        out = Image.new("L", mask.size, 0)
        out.paste(window.filter(ImageFilter.GaussianBlur(blur * self.scale)), (left, top))
        return out

    def shifted(self, mask: Image.Image, dx: float, dy: float, edge: int = 0) -> Image.Image:
        """Move a mask. ``edge`` fills the uncovered border."""
        out = Image.new("L", mask.size, edge)
        out.paste(mask, (round(dx * self.scale), round(dy * self.scale)))
        return out

    def letters(
        self, x: float, y: float, text: str, height: float, face: str = "carved", squeeze: float = 1.0
    ) -> Image.Image:
        """Return the mask of a number ``height`` high, centred on (x, y). ``squeeze`` below 1 narrows it."""
        out = Image.new("L", self.image.size, 0)
        chosen = font(face, max(1, round(height * self.scale / DIGIT)))
        left, top, right, foot = chosen.getbbox(text, anchor="ls")
        wide, high = math.ceil(right - left) + 2, math.ceil(foot - top) + 2
        one = Image.new("L", (wide, high), 0)
        ImageDraw.Draw(one).text((1 - left, 1 - top), text, font=chosen, fill=255, anchor="ls")
        if squeeze != 1:
            one = one.resize((max(1, round(wide * squeeze)), high), Image.Resampling.LANCZOS)
        cx, cy = (self.origin[0] + x * self.unit) * self.fine, (self.origin[1] + y * self.unit) * self.fine
        base = cy + height * self.scale / 2
        out.paste(one, (round(cx - one.width / 2), round(base + top - 1)))
        return out

    def stamp(self, draw: Callable[[Pen], None], x: float, y: float, size: float, cast: float = 0.5) -> None:
        """Draw a picture of 100 units around (x, y), scaled to ``size`` units, with a soft shadow."""
        layer = Pen(1, 1, fine=self.fine)
        layer.unit = self.unit * size / 100
        layer.image = _empty(self.image.size)
        layer.origin = (self.origin[0] + (x - size / 2) * self.unit, self.origin[1] + (y - size / 2) * self.unit)
        draw(layer)
        box = layer.image.getbbox()
        if box is None:
            return
        if cast:
            dark = self.shifted(layer.image.getchannel("A"), 0.03 * size, 0.04 * size)
            self.paint(self.blurred(dark, 0.025 * size), "#0A0500", cast)
        self.image.alpha_composite(layer.image.crop(box), box[:2])

    def under(self, dx: float, dy: float, blur: float, colour: Colour = "#000000", opacity: float = 0.5) -> None:
        """Draw a shadow below the whole drawing."""
        drawn = self.image
        self.image = _empty(drawn.size)
        self.paint(self.blurred(self.shifted(drawn.getchannel("A"), dx, dy), blur), colour, opacity)
        self.image.alpha_composite(drawn)

    def cut(self, mask: Image.Image) -> None:
        """Clear everything outside a mask."""
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))

    def dim(self, opacity: float) -> None:
        """Reduce the opacity of the whole drawing."""
        self.image.putalpha(faded(self.image.getchannel("A"), opacity))

    def reduced(self) -> Image.Image:
        """Return the finished drawing, RGBA."""
        return self.image.reduce(self.fine)

    def done(self, anchor: Point = (0.0, 0.0)) -> Sprite:
        """Return the sprite. ``anchor`` (in units) is its anchor point."""
        x, y = self.origin[0] + anchor[0] * self.unit, self.origin[1] + anchor[1] * self.unit
        return sprite(self.reduced(), -round(x) / scale(), -round(y) / scale())

    def _fill(self, path: Path, ink: Ink, opacity: float, inside: Image.Image | None) -> None:
        mask, left, top = coverage(path, scale=1)
        if inside is not None:
            mask = ImageChops.multiply(mask, inside.crop((left, top, left + mask.width, top + mask.height)))
        lay(self.image, mask, left, top, _paint(ink, path.box()), opacity)


def _empty(size: tuple[int, int]) -> Image.Image:
    return Image.new("RGBA", size, (0, 0, 0, 0))


def _paint(ink: Ink, box: Box) -> Paint:
    if not (isinstance(ink, tuple) and isinstance(ink[0], str) and isinstance(ink[1], str)):
        return ink
    first, last, angle = ink
    x0, y0, x1, y1 = box
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    half = (abs(c) * (x1 - x0) + abs(s) * (y1 - y0)) / 2
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return along((x - c * half, y - s * half), (x + c * half, y + s * half), first, last)

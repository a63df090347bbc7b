"""Draws solids in parallel projection: boxes and columns, sunlit from the front left.

x runs along the front, z away from the viewer, y up. One unit is ``unit`` pixels of the finished sprite.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from art.kit.relief import ramp
from render.kit.colour import Colour, mix, rgb
from render.kit.light import linear
from render.kit.paths import SCALE, Point

Spot = tuple[float, float, float]
_YAW, _PITCH = math.radians(31), math.radians(13)
_CY, _SY = math.cos(_YAW), math.sin(_YAW)
_CP, _SP = math.cos(_PITCH), math.sin(_PITCH)
UPRIGHT: Final = _CP
"""Projected height of one upright unit."""


class Stone(NamedTuple):
    """Colours of a box: front and right side from foot to head, top."""

    front: tuple[str, str]
    right: tuple[str, str]
    top: str


STONES: Final[dict[str, Stone]] = {
    "marble": Stone(("#D9CDB8", "#FAF3E4"), ("#5C7AA6", "#8FA8CC"), "#FFFDF6"),
    "step": Stone(("#E2D7C4", "#F6EEDF"), ("#6883AD", "#86A0C6"), "#FFFDF6"),
    "blue": Stone(("#164E8E", "#2A78C0"), ("#0C2E5C", "#15477F"), "#3C8AD0"),
    "cella": Stone(("#1B3B66", "#12294B"), ("#0F2444", "#0B1B36"), "#1B3B66"),
    "lit": Stone(("#FFD98A", "#D98A2A"), ("#B86A1A", "#7A4210"), "#FFD98A"),
    "roof": Stone(("#CDBFA8", "#F3EADA"), ("#55719C", "#7E99C2"), "#FFFEFA"),
}
_SHAFT: Final = (
    (0.0, "#8FA3C2"), (0.14, "#EFE6D6"), (0.38, "#FFFCF3"), (0.62, "#D9CFC0"), (0.84, "#7F95B8"), (1.0, "#5E79A6"),
)  # fmt: skip


def flat(spot: Spot) -> Point:
    """Project a spot to units from the origin, y down."""
    x, y, z = spot
    depth = -x * _SY + z * _CY
    return x * _CY + z * _SY, -y * _CP - depth * _SP


class Table:
    """A drawing in progress. ``edges`` collects the drawn outlines, for blueprints."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self.width, self.height = int(17.2 * unit) + 8, int(22.6 * unit) + 8
        self.foot: Point = (8.6 * unit + 4, self.height - 3.3 * unit)
        self.image = Image.new("RGBA", (self.width * SCALE, self.height * SCALE), (0, 0, 0, 0))
        self.pen = ImageDraw.Draw(self.image)
        self.edges: list[list[Point]] = []

    def at(self, *spot: float) -> Point:
        """Return the pixel of the finished sprite that shows a spot."""
        x, y = flat((spot[0], spot[1], spot[2]))
        return self.foot[0] + x * self.unit, self.foot[1] + y * self.unit

    def finished(self) -> Image.Image:
        """Return the drawing at its final size."""
        return self.image.reduce(SCALE)

    def box(self, xs: Point, ys: Point, zs: Point, stone: str, faces: str = "rft") -> None:
        """Draw a box. ``faces`` names its visible sides: right, front, top."""
        (x0, x1), (y0, y1), (z0, z1), look = xs, ys, zs, STONES[stone]
        if "r" in faces:
            self._face([(x1, y0, z0), (x1, y0, z1), (x1, y1, z1), (x1, y1, z0)], look.right)
        if "f" in faces:
            self._face([(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)], look.front)
        if "t" in faces:
            self._face([(x0, y1, z0), (x1, y1, z0), (x1, y1, z1), (x0, y1, z1)], (look.top, look.top))

    def _face(self, spots: list[Spot], colours: tuple[str, str]) -> None:
        seen = [self.at(*spot) for spot in spots]
        self.edges.append(seen)
        mask, left, top = self._window([(x * SCALE, y * SCALE) for x, y in seen])
        paint = linear((0, top + mask.height), (0, top), *colours)
        self.image.paste(paint(*mask.size, left, top), (left, top), mask)

    def _window(self, points: list[Point]) -> tuple[Image.Image, int, int]:
        left, top = int(min(x for x, _ in points)) - 1, int(min(y for _, y in points)) - 1
        right, foot = int(max(x for x, _ in points)) + 2, int(max(y for _, y in points)) + 2
        mask = Image.new("L", (right - left, foot - top), 0)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in points], fill=255)
        return mask, left, top

    def shade(self, low: tuple[Spot, Spot], high: tuple[Spot, Spot], depth: float, colour: Colour = "#061526") -> None:
        """Shade a face from nothing at its low edge to ``depth`` (0–1) at its high edge."""
        spots = (*low, high[1], high[0])
        mask, left, top = self._window([(x * SCALE, y * SCALE) for x, y in (self.at(*spot) for spot in spots)])
        fade = np.linspace(depth, 0, mask.height, dtype=np.float32)[:, None]
        layer = Image.new("RGB", mask.size, rgb(colour))
        layer.putalpha(Image.fromarray((np.asarray(mask, np.float32) * fade).astype(np.uint8)))
        self.image.alpha_composite(layer, (left, top))

    def seam(self, start: Spot, end: Spot, width: float, colour: Colour) -> None:
        """Draw a line on a face. ``width`` is in units."""
        (x0, y0), (x1, y1) = self.at(*start), self.at(*end)
        ends = [x0 * SCALE, y0 * SCALE, x1 * SCALE, y1 * SCALE]
        self.pen.line(ends, fill=rgb(colour), width=max(1, int(width * self.unit * SCALE)))

    def fighter(self, x: float, y: float, z: float, pose: int, colour: Colour, sideways: bool) -> None:
        """Draw one of the small figures of the frieze, 0.7 units high."""
        high, reach = 0.7, 0 if sideways else 1
        lean = (0.18, -0.15, 0.05)[pose % 3] * reach
        feet, neck, head = (
            self.at(x, y, z),
            self.at(x + lean, y + high * 0.62, z),
            self.at(x + lean * 1.2, y + high * 0.84, z),
        )
        thick, round_ = max(1, int(0.2 * self.unit * SCALE)), 0.12 * self.unit * SCALE
        tint = rgb(colour)
        self.pen.line([v * SCALE for v in (*feet, *neck)], fill=tint, width=thick)
        hx, hy = head[0] * SCALE, head[1] * SCALE
        self.pen.ellipse([hx - round_, hy - round_, hx + round_, hy + round_], fill=tint)
        if pose % 2 == 0:
            hand = self.at(x + 0.34 * reach, y + high * (0.75 if pose % 4 else 0.45), z)
            self.pen.line([v * SCALE for v in (*neck, *hand)], fill=tint, width=max(1, int(thick * 0.6)))

    def column(self, x: float, z: float, low: float, high: float, radius: float, dim: float = 0.0) -> None:
        """Draw an Ionic column. ``dim`` (0–1) shades it."""
        (bx, by), (tx, ty) = self.at(x, low, z), self.at(x, high, z)
        r = radius * self.unit
        self.edges.append([(bx - r, by), (bx + r, by), (tx + r * 0.86, ty), (tx - r * 0.86, ty)])
        bx, by, tx, ty, r = (v * SCALE for v in (bx, by, tx, ty, r))

        def tone(colour: str) -> Colour:
            return mix(colour, "#24477A", dim)

        self.pen.ellipse([bx - r * 1.45, by - r * 0.62, bx + r * 1.45, by + r * 0.62], fill=tone("#B9B4AC"))
        self.pen.rectangle([bx - r * 1.45, by - r * 0.5, bx + r * 1.45, by], fill=tone("#D9D1C2"))
        self.pen.ellipse([bx - r * 1.45, by - r * 0.95, bx + r * 1.45, by - r * 0.05], fill=tone("#F7F0E3"))
        self._shaft(bx, by, ty, r, dim)
        wide, thick = r * 1.5, r * 0.75
        self.pen.rectangle(
            [tx - wide * 0.8, ty - thick * 0.2, tx + wide * 0.8, ty + thick * 0.75], fill=tone("#C9C1B4")
        )
        for side, colour in ((-1, "#E6DCCB"), (1, "#A6A9B6")):
            cx = tx + side * wide * 0.8
            self.pen.ellipse([cx - thick * 0.55, ty - thick * 0.1, cx + thick * 0.55, ty + thick], fill=tone(colour))
        self.pen.rectangle(
            [tx - wide * 1.05, ty - thick * 0.35, tx + wide * 1.05, ty + thick * 0.1], fill=tone("#F6EEDF")
        )

    def _shaft(self, x: float, foot: float, head: float, r: float, dim: float) -> None:
        left, right, top, low = int(x - r), int(x + r) + 1, int(head), int(foot - r * 0.3)
        wide, high = right - left, low - top
        stops = [(place, mix(colour, "#24477A", dim)) for place, colour in _SHAFT]
        body = linear((left, 0), (right, 0), *stops)(wide, high, left, top)
        if self.unit > 9:
            pen = ImageDraw.Draw(body)
            for k in (0.26, 0.42, 0.58, 0.74):
                red, green, blue = (int(v) for v in ramp(np.array([k]), stops)[0])
                flute = mix((red, green, blue), "#3E5A86", 0.28)
                ends = [wide * k, high, 0.5 * wide + (k - 0.5) * wide * 0.86, 0]
                pen.line(ends, fill=flute, width=max(1, int(r * 0.09)))
        shade = (np.clip(1 - np.arange(high) / (high * 0.3), 0, 1) ** 1.3 * 140).astype(np.uint8)
        veil = Image.fromarray(np.repeat(shade[:, None], wide, 1))
        body.paste(rgb("#2A4A78"), (0, 0), veil)
        mask = Image.new("L", body.size, 0)
        ImageDraw.Draw(mask).polygon([(0, high), (wide, high), (wide * 0.93, 0), (wide * 0.07, 0)], fill=255)
        self.image.paste(body, (left, top), mask)

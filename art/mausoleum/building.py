"""Paints the Mausoleum: one part for each construction card, in stone or as the blueprint of a missing part.

The model is 21 of its units high and 16 wide. ``tenths`` says how many tenths of a pixel one of them has.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.kit.figures import Figure, draw_figure
from art.kit.paint import each, paints
from art.mausoleum.solids import Table
from art.mausoleum.statues import guardian, lion, quadriga
from render.kit.light import glow, lay, shadow
from render.kit.paths import SCALE, Path, ellipse
from render.kit.sprites import Sprite, canvas, sprite
from render.mausoleum.building import PARTS

_ROOF: Final = 15.96
_SIZES: Final = (57, 96, 127, 160)
"""Sizes of buildings in tenths: of a score sheet, of a full area, of an area, of the rules."""
_MISSING: Final = ("#CBE8F8", 0.92)
_LOST: Final = ("#FFC08A", 1.0)
_FAINT: Final = ("#D6EEFA", 0.5)
"""Colour and strength of a missing part's blueprint, of a part just lost, of missing parts on a card."""


def _base(table: Table, lit: bool) -> None:
    for k in range(3):
        grow = 6.3 - 0.4 * k
        table.box((-grow, grow), (0.4 * k, 0.4 * k + 0.4), (1 - grow, grow - 1), "step")
    table.box((-5.0, 5.0), (1.2, 3.55), (-4.0, 4.0), "marble", "rf")
    for k, y in enumerate((1.7, 2.3, 2.9)):
        table.seam((-5, y, -4), (5, y, -4), 0.05, "#B9AD98")
        table.seam((5, y, -4), (5, y, 4), 0.05, "#4C6994")
        for n in range(5):
            x = -5 + (n + (0.5 if k % 2 else 1)) * 2
            if x < 5:
                table.seam((x, y, -4), (x, y - 0.6, -4), 0.045, "#C2B7A3")
    table.box((-5.05, 5.05), (3.55, 4.5), (-4.05, 4.05), "blue", "rf")
    for k in range(11):
        table.fighter(-4.6 + 9.2 * k / 10, 3.66, -4.05, k, "#F3EADA", False)
    for k in range(7):
        table.fighter(5.05, 3.66, -3.5 + 7.2 * k / 6, k, "#9DB4D6", True)
    table.box((-5.45, 5.45), (4.5, 5.0), (-4.45, 4.45), "marble")
    table.shade(((-5, 3.1, -4), (5, 3.1, -4)), ((-5, 3.55, -4), (5, 3.55, -4)), 0.28)
    table.shade(((-5.05, 4.2, -4.05), (5.05, 4.2, -4.05)), ((-5.05, 4.5, -4.05), (5.05, 4.5, -4.05)), 0.45)


def _columns(table: Table, lit: bool) -> None:
    table.box((-5.0, 5.0), (5.0, 5.25), (-4.0, 4.0), "step")
    table.box((-3.4, 3.4), (5.25, 9.6), (-2.4, 2.4), "lit" if lit else "cella", "rf")
    if lit:
        table.shade(((-3.4, 7, -2.4), (3.4, 7, -2.4)), ((-3.4, 9.6, -2.4), (3.4, 9.6, -2.4)), 0.35, "#5A2A06")
    for k in (3, 2, 1):
        table.column(4.5, -3.5 + 7 * k / 3, 5.25, 9.5, 0.44, 0.42)
    for k in range(6):
        table.column(-4.5 + 9 * k / 5, -3.5, 5.25, 9.5, 0.44)
    table.box((-4.95, 4.95), (9.55, 10.15), (-3.95, 3.95), "marble", "rf")
    table.seam((-4.95, 9.85, -3.95), (4.95, 9.85, -3.95), 0.06, "#BDB19C")
    table.box((-4.95, 4.95), (10.15, 10.6), (-3.95, 3.95), "blue", "rf")
    for k in range(12):
        x = -4.6 + 9.2 * k / 11
        table.seam((x, 10.2, -3.95), (x, 10.52, -3.95), 0.16, "#E9C46A")
    table.box((-5.35, 5.35), (10.6, 11.0), (-4.35, 4.35), "marble")
    table.shade(((-4.95, 10.35, -3.95), (4.95, 10.35, -3.95)), ((-4.95, 10.6, -3.95), (4.95, 10.6, -3.95)), 0.5)


def _pyramid(table: Table, lit: bool) -> None:
    steps, low = 9, 11.0
    for k in range(steps):
        share = k / (steps - 1)
        x, z = 4.75 - 3.6 * share, 3.75 - 2.9 * share
        table.box((-x, x), (low, low + 0.44), (-z, z), "roof")
        low += 0.44
    table.box((-1.0, 1.0), (low, low + 0.75), (-0.75, 0.75), "marble")
    table.box((-1.25, 1.25), (low + 0.75, low + 1.0), (-0.95, 0.95), "step")


def _pedestals(table: Table, lit: bool) -> None:
    for x in (-4.3, 4.5):
        table.box((x - 0.85, x + 0.85), (0, 1.3), (-6.8, -5.5), "marble")


_SOLIDS: Final[dict[str, Callable[[Table, bool], None]]] = {
    "base": _base,
    "colunas": _columns,
    "piramide": _pyramid,
    "estatuas": _pedestals,
}
_STATUES: Final[tuple[tuple[Callable[[], Figure], tuple[float, float, float], float, float], ...]] = (
    (guardian, (-2.75, 1.2, -4.6), 4.0, 0),
    (guardian, (-0.35, 1.2, -4.6), 4.0, 0),
    (guardian, (2.05, 1.2, -4.6), 4.0, 0),
    (lion, (-4.3, 1.3, -6.1), 5.0, 0),
    (lion, (4.5, 1.3, -6.1), 5.0, 0),
    (quadriga, (0, _ROOF, 0), 6.0, 0.15),
)
"""Position of each statue, its size in units, and a shift to the right."""


def _solid(part: str, unit: float, lit: bool) -> tuple[Image.Image, Table]:
    table = Table(unit)
    _SOLIDS[part](table, lit)
    image = table.finished()
    if part == "estatuas":
        for figure, spot, size, shift in _STATUES:
            x, y = table.at(*spot)
            draw_figure(image, figure(), x + shift * unit, y + 0.1 * unit, size * unit, edge=2.4)
    return image, table


@paints("mausoleum/part", [*((name, False) for name in PARTS), ("colunas", True)], sizes=_SIZES)
def part(name: str, tenths: int, lit: bool) -> Sprite:
    """Draw one part in stone, anchored at the middle of the building's ground. ``lit``: from inside."""
    image, table = _solid(name, tenths / 10, lit)
    return sprite(image, -round(table.foot[0]), -round(table.foot[1]))


@paints("mausoleum/blueprint", each(PARTS, (False, True)), sizes=(57, 127, 160))
def blueprint(name: str, tenths: int, lost: bool) -> Sprite:
    """Draw a missing part as light dashed lines. ``lost`` marks a part just lost."""
    return _blueprint(name, tenths, *(_LOST if lost else _MISSING), lost)


def _blueprint(name: str, tenths: int, colour: str, strength: float, bold: bool) -> Sprite:
    unit = tenths / 10
    image, table = _solid(name, unit, False)
    alpha = image.getchannel("A")
    out = canvas(*image.size)
    wide = max(1.4, unit * 0.12)
    lay(out, alpha.point([int(v * (0.26 if bold else 0.10)) for v in range(256)]), 0, 0, colour)
    lines = Image.new("L", (table.width * SCALE, table.height * SCALE), 0)
    pen = ImageDraw.Draw(lines)
    for edge in table.edges:
        points = [(x * SCALE, y * SCALE) for x, y in edge]
        pen.line([*points, points[0]], fill=165 if bold else 70, width=max(2, int(wide * 0.55 * SCALE)))
    lay(out, lines.reduce(SCALE), 0, 0, colour, strength)
    lay(out, _dashed_rim(alpha, wide), 0, 0, colour, strength)
    return sprite(out, -round(table.foot[0]), -round(table.foot[1]))


def _dashed_rim(alpha: Image.Image, wide: float) -> Image.Image:
    fine = 2
    shape = alpha.resize((alpha.width * fine, alpha.height * fine), Image.Resampling.BILINEAR)
    shape = shape.point([255 if v > 110 else 0 for v in range(256)])
    rim = ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter((int(wide * fine) | 1) + 2)))
    down, across = np.mgrid[0 : shape.height, 0 : shape.width]
    dash = ((across + down) / (fine * wide * 3.4)) % 2 < 1.25
    return Image.fromarray((np.asarray(rim) * dash).astype(np.uint8)).reduce(fine)


@paints("mausoleum/aura", PARTS, sizes=(127,))
def aura(name: str, tenths: int) -> Sprite:
    """Draw ember light around a part just built."""
    solid = part(name, tenths, False)
    mask = solid.image.getchannel("A")
    pad = 34
    big = Image.new("L", (mask.width + 2 * pad, mask.height + 2 * pad), 0)
    big.paste(mask, (pad, pad))
    out = canvas(*big.size)
    halo = big.filter(ImageFilter.GaussianBlur(11)).point([min(255, int(v * 1.5)) for v in range(256)])
    lay(out, halo, 0, 0, "#FF6A2A", 0.9)
    rim = big.filter(ImageFilter.MaxFilter(7))
    lay(out, rim, 0, 0, "#FFB070")
    lay(out, big.filter(ImageFilter.MaxFilter(3)), 0, 0, "#FFF1C9")
    return sprite(out, solid.dx - pad, solid.dy - pad)


@paints("mausoleum/ground-shadow", sizes=(160,))
def ground_shadow(tenths: int) -> Sprite:
    """Draw the shadow of a building on the quay."""
    table = Table(tenths / 10)
    unit, pad = table.unit, int(tenths / 5) + 4
    image = canvas(table.width + 2 * pad, table.height + 2 * pad)
    spots = ((-6.3, 0, -5.3), (6.3, 0, -5.3), (9.6, 0, 4.5), (-2, 0, 5.3))
    points = [(x + pad, y + pad) for x, y in (table.at(*spot) for spot in spots)]
    shadow(image, Path([points]), max(2, unit * 0.5), 0, "#04101F", 0.5)
    return sprite(image, -round(table.foot[0]) - pad, -round(table.foot[1]) - pad)


@paints("mausoleum/radiance", sizes=(160,))
def radiance(tenths: int) -> Sprite:
    """Draw the light around a complete Mausoleum."""
    unit = tenths / 10
    half, high = int(12 * unit), int(14 * unit)
    image = canvas(2 * half, 2 * high)
    glow(image, ellipse(half, high, 5.2 * unit, 7.2 * unit), 2.1 * unit, "#FFD48A", 0.62)
    return sprite(image, -half, -high - round(8.6 * unit))


def draw_building(
    image: Image.Image, x: float, y: float, tenths: int, have: Collection[str], missing: bool = False
) -> None:
    """Draw a building in an RGB picture, the middle of its ground at (x, y): its parts, faintly also the missing."""
    complete = len(have) == len(PARTS)
    if "base" in have:
        ground_shadow(tenths).put(image, x, y)
    if complete:
        radiance(tenths).put(image, x, y)
    for name in PARTS:
        if name in have:
            part(name, tenths, complete and name == "colunas").put(image, x, y)
        elif missing:
            _blueprint(name, tenths, *_FAINT, False).put(image, x, y)

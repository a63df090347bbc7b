"""Paints frames and plates: the areas of a board, grounds for numbers, the rows of a score sheet."""

from __future__ import annotations

from typing import Final

from PIL import Image

from art.house import marks, trail
from art.kit.paint import paints
from art.kit.relief import emboss, gold
from art.kit.stone import marble_paint
from art.mausoleum.scenery import harbour
from render.kit.light import fill, glow, inner_shadow, linear, outline, radial, shadow
from render.kit.paths import capsule, ellipse, rect
from render.kit.sprites import Sprite, canvas, cut_out, sprite
from render.kit.trail import CORE, EDGE
from render.mausoleum.layout import HEADER, LAYOUTS, PANEL_HEIGHT, PARAPET, AreaPanel
from render.mausoleum.panels import GOLD_PLATE
from render.mausoleum.score import LEFT, PLATE, RIGHT, ROW, SCENE, TOTAL

_MARGIN: Final = 64
"""Units around a frame for its glow."""
_FRAMES: Final = sorted({(panel.width, seat // 2) for one in LAYOUTS.values() for seat, panel in enumerate(one.panels)})
"""Widths of areas, and seeds of their views: seats above and below have different ones."""


@paints("mausoleum/frame", [(*one, active) for one in _FRAMES for active in (False, True)])
def frame(wide: int, seed: int, active: bool) -> Sprite:
    """Draw an empty area: frame, header, sea, quay, parapet. Anchored at the panel's upper left corner."""
    high, m = PANEL_HEIGHT, _MARGIN
    image = canvas(wide + 2 * m, high + 2 * m)
    shape = rect(m, m, wide, high, 20)
    if active:
        glow(image, rect(m - 3, m - 3, wide + 6, high + 6, 22), 16, "#FFCF5E", 0.95, 1.3)
    shadow(image, shape, 12, 8, "#020A16", 0.6)
    if active:
        metal = (
            (0, "#FFF3C4"),
            (0.2, "#EFC057"),
            (0.45, "#B57D1E"),
            (0.62, "#EAC062"),
            (0.8, "#C28C2A"),
            (1, "#7E5210"),
        )
        fill(image, shape, linear((m, m), (m + wide * 0.7, m + high), *metal))
        plate = linear((m, m), (m + wide, m + HEADER), *GOLD_PLATE)
        fill(image, rect(m + 10, m + 10, wide - 20, HEADER - 10, 12, (1, 1, 0, 0)), plate)
        fill(image, rect(m + 10, m + high - PARAPET - 4, wide - 20, PARAPET - 6, 12, (0, 0, 1, 1)), plate)
    else:
        fill(image, shape, marble_paint(5 + seed))
        outline(image, rect(m + 1, m + 1, wide - 2, high - 2, 19), 1.6, "#FFFFFF", 0.65)
        sheen = linear((0, m), (0, m + HEADER), "#FFFFFF", "#E9E0D2")
        fill(image, rect(m + 10, m + 10, wide - 20, HEADER - 10, 12, (1, 1, 0, 0)), sheen, 0.35)
    _view(image, AreaPanel(m, m, wide), seed, "#FFF1C0" if active else "#C9973A")
    return sprite(image, -m, -m)


def _view(image: Image.Image, panel: AreaPanel, seed: int, edge: str) -> None:
    x, y, wide, high = panel.scene
    image.paste(harbour(wide, high, seed), (x, y))
    inner_shadow(image, rect(x, y, wide, high), 6, 5, "#03101F", 0.55)
    fill(image, rect(x, y, wide, 3), edge)
    fill(image, rect(x, y + high, wide, 4), edge)


@paints("mausoleum/niche")
def niche() -> Sprite:
    """Draw the free area of a three-player board, anchored at its upper left corner."""
    place = LAYOUTS[3].ledger
    assert place is not None
    image = canvas(place.width, PANEL_HEIGHT)
    shape = rect(0, 0, place.width, PANEL_HEIGHT, 20)
    fill(image, shape, "#061A38", 0.75)
    inner_shadow(image, shape, 10, 6, "#01060F", 0.8)
    outline(image, rect(2, 2, place.width - 4, PANEL_HEIGHT - 4, 18), 2.4, "#C9973A", 0.8)
    return sprite(image)


@paints("mausoleum/laurel", sizes=(55, 76, 118))
def laurel(radius: int) -> Sprite:
    """Draw the points' wreath around empty enamel, anchored at its centre."""
    half = int(radius * 1.3) + 4
    image = canvas(2 * half, 2 * half)
    shadow(image, ellipse(half, half, radius * 0.86), 5, 4, "#1A1206", 0.5)
    blue = radial((half - radius * 0.2, half - radius * 0.3), radius * 1.2, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, ellipse(half, half, radius * 0.78), blue)
    marks.wreath(image, half, half, radius)
    return sprite(image, -half, -half)


@paints("mausoleum/pill")
def pill() -> Sprite:
    """Draw a glowing plate for the change of a hand, anchored at its centre."""
    image = canvas(110, 90)
    plate = capsule(44, 45, 66, 45, 24)
    glow(image, plate, 6, EDGE, 0.8)
    fill(image, plate, CORE)
    fill(image, capsule(44, 45, 66, 45, 21), trail.PALE)
    return sprite(image, -55, -45)


@paints("mausoleum/counter")
def counter() -> Sprite:
    """Draw the ground of a pile's count, anchored at its centre."""
    radius, half = 54, 78
    image = canvas(2 * half, 2 * half)
    shadow(image, ellipse(half, half, radius), 6, 4, "#01060F", 0.6)
    emboss(image, ellipse(half, half, radius), gold(half - radius, half - radius, half + radius, half + radius), 3)
    blue = radial((half - 10, half - 14), radius * 1.3, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, ellipse(half, half, radius * 0.88), blue)
    return sprite(image, -half, -half)


@paints("mausoleum/score-plate", (False, True))
def score_plate(first: bool) -> Sprite:
    """Draw the ground of a row of the score sheet, gold for a winner. Anchored at its upper left corner."""
    m, wide = 44, RIGHT - LEFT
    image = canvas(wide + 2 * m, ROW + 2 * m)
    shape = rect(m, m, wide, ROW, 16)
    if first:
        glow(image, shape, 13, "#FFCF5E", 0.9, 1.2)
        fill(image, shape, linear((m, m), (m + wide, m + ROW), *PLATE))
        outline(image, rect(m + 2, m + 2, wide - 4, ROW - 4, 14), 3.4, "#B57D1E")
    else:
        shadow(image, shape, 7, 5, "#020A16", 0.55)
        fill(image, shape, marble_paint(6))
    _plaque(image, TOTAL - LEFT + m - 96, m + 18, 192, ROW - 36, 14)
    return sprite(image, -m, -m)


def _plaque(image: Image.Image, x: float, y: float, width: float, height: float, radius: float) -> None:
    """Draw a gold-edged panel of blue enamel for a number."""
    edge = rect(x, y, width, height, radius)
    shadow(image, edge, 5, 3, "#1A1206", 0.45)
    emboss(image, edge, gold(*edge.box()), 3)
    blue = radial((x + width * 0.4, y + height * 0.3), max(width, height) * 0.8, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, rect(x + 6, y + 6, width - 12, height - 12, radius - 4), blue)


@paints("mausoleum/score-scene", range(4))
def score_scene(row: int) -> Sprite:
    """Draw the view behind the buildings of a row of the score sheet, anchored at its upper left corner."""
    wide, high = SCENE[1] - SCENE[0], ROW - 18
    window = rect(0, 0, wide, high, 10)
    image = cut_out(harbour(wide, high, 40 + row), window)
    inner_shadow(image, window, 4, 3, "#03101F", 0.5)
    return sprite(image)

"""Tiles: material and carving. Light tiles are treasures, dark tiles have an effect."""

from __future__ import annotations

import functools
import math
from typing import Final

from art.kit.paint import paints
from art.kit.paths import Group, rounded
from art.kit.pen import Pen
from art.kit.svg import svg
from art.luxor import gods, icons
from engine.luxor.components import ICONS as UNDER
from engine.luxor.components import TILES, Family, Tile
from render.kit.paths import Path, ellipse, rect
from render.kit.sprites import Sprite, canvas, sprite
from render.luxor.tiles import HALF, TILE
from render.luxor.tones import GOLD, GOLD_M, GROUNDS, INK, OXBLOOD, S1, S7

_POINTS: Final = 40
"""Height in pixels of a treasure's points."""
_NEED: Final = (14.5, 38.0)
"""Width and height in pixels of one figure of a treasure's requirement: narrow, so that three stay apart."""


def stuff(tile: Tile) -> str:
    """Return the material of a tile, a key of ``GROUNDS``."""
    if tile.treasure is not None:
        return tile.treasure.value
    if tile.family is Family.TEMPLE:
        return "tunnel" if tile.word == "tunnel" else "temple"
    return tile.family.value


def _pen(size: int) -> Pen:
    return Pen(size * 1.17 + 8, size * 1.2 + 8, size / TILE, (size * 0.085 + 3, size * 0.07 + 3))


@functools.cache
def ground(kind: str, size: int = TILE) -> Sprite:
    """Draw an uncarved tile, anchored at its middle."""
    pen, tone = _pen(size), GROUNDS[kind]
    body = rect(0, 0, TILE, TILE, 9)
    mask = pen.mask(body)
    pen.side(mask, 0, 6, tone.dark)
    pen.fill(body, (tone.light, tone.base, 60))
    pen.shade(mask, 2.2, 2.2, 0.8, "#FFFFFF", 0.55)
    pen.shade(mask, -2, -2, 1.2, tone.dark, 0.55)
    inner = rect(4, 4, TILE - 8, TILE - 8, 6)
    match kind:
        case "horus":
            pen.line(inner, 2.4, GOLD_M, closed=True)
        case "osiris":
            pen.line(inner, 2.4, "#7AD9AF", 0.7, closed=True)
        case "temple":
            pen.line(inner, 2.4, "#D08A5A", 0.8, closed=True)
    pen.under(4, 5, 4, opacity=0.55)
    return pen.done((HALF, HALF))


@functools.cache
def face(word: str, back: str | None = None, size: int = TILE) -> Sprite:
    """Draw the carving of a tile, anchored at the tile's middle. ``back`` is the temple icon under a treasure."""
    tile = next(one for one in TILES if one.word == word)
    pen = _pen(size)
    match tile.family:
        case Family.TREASURE:
            _treasure(pen, tile, back)
        case Family.HORUS:
            _horus(pen, tile.eyes[0])
        case Family.OSIRIS:
            _osiris(pen, tile.steps)
        case _:
            _temple(pen, tile)
    return pen.done((HALF, HALF))


def need(x: float, y: float) -> Group:
    """Return one required adventurer."""
    w, h = _NEED
    return Group(
        rounded([(x + w * 0.5, y + h * 0.3), (x + w, y + h), (x, y + h)], 3), ellipse(x + w / 2, y + h * 0.4, w * 0.29),
        ellipse(x + w / 2, y + h * 0.27, w * 0.5, h * 0.072),
        rounded([(x + w * 0.24, y + h * 0.27), (x + w * 0.3, y), (x + w * 0.7, y), (x + w * 0.76, y + h * 0.27)], 2.5),
    )  # fmt: skip


def _treasure(pen: Pen, tile: Tile, back: str | None) -> None:
    assert tile.treasure is not None
    pen.stamp(icons.ICONS[tile.treasure.value], 64 if back else 52, 73, 58)
    digit = pen.letters(22, 8 + _POINTS / 2, str(tile.points), _POINTS)
    pen.glow(digit, 2.2, GROUNDS[tile.treasure.value].light, 0.9)
    pen.paint(digit, INK)
    for i in range(tile.adventurers):
        pen.fill(need(TILE - 6 - _NEED[0] - i * (_NEED[0] + 4), 9), OXBLOOD)
    if back:
        pen.stamp(lambda inner: gods.stud(inner, back, 70), 20, 77, 43)


def _horus(pen: Pen, eyes: int) -> None:
    places = {1: ((51.5, 29),), 2: ((28, 29), (75, 29)), 3: ((22, 33), (51.5, 24), (81, 33))}[eyes]
    size = {1: 50, 2: 44, 3: 35}[eyes]
    for x, y in places:
        pen.stamp(icons.eye, x, y, size)
    pen.stamp(icons.key, 52, 76, 52)


def _osiris(pen: Pen, steps: int) -> None:
    """Draw the djed pillar, the god's backbone, with the number of steps."""
    pillar = Group(rect(43, 14, 17, 78, 2), *(rect(30, y - 5, 43, 6, 3) for y in (14, 23, 32, 41)))
    mask = pen.mask(pillar)
    pen.paint(pen.shifted(mask, 1.5, 2), "#04160F", 0.6)
    pen.paint(mask, "#2E8F68")
    digits = pen.letters(51, 47, f"+{steps}", 50, squeeze=0.95)
    pen.paint(pen.grown(digits, 3), "#0B3B2A", 0.9)
    pen.paint(digits, S1)
    for x in (34, 52, 70):
        pen.line(Path([[(x - 6, 82), (x + 3, 88.5), (x - 6, 95)]]), 4.6, GOLD)


def _temple(pen: Pen, tile: Tile) -> None:
    match tile.word:
        case "scarab":
            pen.stamp(icons.scarab, 51, 51, 82)
        case "wild":
            pen.stamp(icons.wild, 51, 51, 80)
        case "scarab-or-wild":
            pen.line(Path([[(16, 88), (87, 15)]]), 3, "#D08A5A")
            pen.stamp(icons.scarab, 33, 33, 52)
            pen.stamp(icons.wild, 70, 69, 50)
        case "tunnel":
            _tunnel(pen)
        case _:
            pen.line(Path([[(51.5, 18), (51.5, 85)]]), 3, "#D08A5A")
            for eyes, x in zip(tile.eyes, (28, 75), strict=True):
                for y in {1: (51,), 2: (33, 70), 3: (23, 51, 80)}[eyes]:
                    pen.stamp(icons.eye, x, y, 38 if eyes < 3 else 30)


def _tunnel(pen: Pen) -> None:
    arch = svg("M12.5 109 L12.5 53 C12.5 25 30.5 9 51.5 9 C72.5 9 90.5 25 90.5 53 L90.5 109 Z")
    mask = pen.mask(arch)
    pen.paint(mask, "#C9A877")
    for k in range(8):
        a = math.radians(180 + k * 180 / 7)
        pen.line(Path([[(51.5, 55), (51.5 + 60 * math.cos(a), 55 + 60 * math.sin(a))]]), 2, S7, inside=mask)
    for y in (70, 87):
        pen.line(Path([[(0, y), (103, y)]]), 2, S7, inside=mask)
    pen.shade(mask, 2, 2, 1, "#FFF3D0", 0.6)
    pen.fill(
        svg("M26.5 109 L26.5 57 C26.5 37 38.5 25 51.5 25 C64.5 25 76.5 37 76.5 57 L76.5 109 Z"),
        ("#050304", "#2B1A12", 90),
    )
    for y, opacity in ((92, 0.95), (73, 0.7), (56, 0.4)):
        pen.line(Path([[(39.5, y - 2), (51.5, y - 13), (63.5, y - 2)]]), 6, GOLD, opacity)
    pen.cut(pen.mask(rect(0, 0, TILE, TILE, 9)))


def backs(tile: Tile) -> tuple[str | None, ...]:
    """Return the temple icons that may lie under a tile, None for none."""
    return (None, *dict.fromkeys(back.value for back in UNDER.values())) if tile.treasure else (None,)


@paints("luxor/tile", [(tile.word, back) for tile in TILES[1:] for back in backs(tile)], sizes=(103, 250))
def whole(word: str, back: str | None = None, size: int = TILE) -> Sprite:
    """Draw a finished tile, anchored at its middle."""
    tile = next(one for one in TILES if one.word == word)
    below, above = ground(stuff(tile), size), face(word, back, size)
    left, top = min(below.dx, above.dx), min(below.dy, above.dy)
    image = canvas(size * 1.4, size * 1.4)
    for part in (below, above):
        part.put(image, -left, -top)
    return sprite(image, left, top)


@paints("luxor/tile-back", gods.GODS, sizes=(120,))
def turned(back: str, size: int) -> Sprite:
    """Draw a face-down temple tile, anchored at its middle."""
    pen = Pen(size + 30, size + 30, size / TILE, (size / 2 + 13, size / 2 + 13))
    half = HALF
    body = rect(-half, -half, TILE, TILE, 9)
    mask = pen.mask(body)
    pen.side(mask, 0, 6, "#1A1018")
    pen.fill(body, ("#5A4553", "#40303C", 60))
    pen.line(rect(-half + 4, -half + 4, TILE - 8, TILE - 8, 6), 2.4, "#D08A5A", 0.8, closed=True)
    pen.stamp(lambda inner: gods.GODS[back](inner, "#F3D9A0", "#40303C"), 0, 0, 66)
    pen.under(4, 5, 4, opacity=0.55)
    return pen.done()

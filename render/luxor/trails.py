"""The trail of the last turn: lit floor, direction signs, and rings around new things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from engine.luxor.components import STAIRS, TOMB
from engine.luxor.view import View
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite
from render.luxor.layout import GAPS, INNER, LEFT, NICHES, SARCOPHAGI, SPOTS, STAIRS_FOOT, TOMB_BOX, place
from render.luxor.moves import Leg, Move
from render.luxor.tiles import TILE
from render.pieces import box, piece

_LIGHT: Final = "#FFC860"


def floor(image: Image.Image, legs: Sequence[Leg]) -> None:
    """Light the walked corridor below the tiles."""
    for low, high in _stretches(legs):
        points = tuple((round(x), round(y)) for x, y in (SPOTS[space] for space in range(low, min(high, TOMB - 1) + 1)))
        if high == TOMB:
            points = (*points, (TOMB_BOX[0] + 40, points[-1][1]))
        _lit(points).put(image, 0, 0)


def _stretches(legs: Sequence[Leg]) -> list[tuple[int, int]]:
    """Merge the walked spaces into as few ranges as possible."""
    out: list[tuple[int, int]] = []
    for low, high in sorted((max(min(leg.start, leg.end), STAIRS), max(leg.start, leg.end)) for leg in legs):
        if out and low <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], high))
        else:
            out.append((low, high))
    return out


def _lit(corners: tuple[tuple[int, int], ...]) -> Sprite:
    """Light the floor along points in units."""
    points = [(pixels(x), pixels(y)) for x, y in corners]
    pad, k = pixels(96), scale()
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    wide, high = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
    mask = Image.new("L", (wide // 2 + 1, high // 2 + 1), 0)
    pen = ImageDraw.Draw(mask)
    way = [((x - left) / 2, (y - top) / 2) for x, y in points]
    half = 28 * k
    pen.line(way, fill=184, width=round(2 * half))
    for x, y in way:
        pen.rectangle((x - half, y - half, x + half, y + half), fill=184)
    mask = mask.filter(ImageFilter.GaussianBlur(2.5 * k)).resize(
        (mask.width * 2, mask.height * 2), Image.Resampling.BILINEAR
    )
    light = Image.new("RGBA", mask.size, _LIGHT)
    light.putalpha(mask)
    return Sprite(light, left, top)


def signs(image: Image.Image, legs: Sequence[Leg]) -> None:
    """Draw a sign in every crossed gap, in the colour of the first seat to cross it."""
    done: set[int] = set()
    for leg in legs:
        ahead = leg.end > leg.start
        for space in range(max(min(leg.start, leg.end), STAIRS), max(leg.start, leg.end)):
            if space not in done:
                done.add(space)
                x, y, turn = GAPS[space]
                piece("luxor/sign", leg.seat, leg.way, turn if ahead else (turn + 180) % 360).put(image, x, y)


def ring(image: Image.Image, wide: int, high: int, x: float, y: float, radius: int = 12) -> None:
    """Draw a gleaming frame of a size around (x, y). ``radius`` of its corners: 12, 16 or 24."""
    box("luxor/ring", wide, high, radius).put(image, x - wide / 2, y - high / 2)


def rings(image: Image.Image, view: View, move: Move) -> None:
    """Frame the ends of moves, or the tiles of which one must act now."""
    spaces = {end for end in move.ends if end != TOMB}
    if view.at is not None:
        spaces.add(view.at)
    spaces.update(view.landed)
    if move.turned is not None:
        spaces.add(move.turned)
    for space in sorted(spaces - {STAIRS}):
        ring(image, TILE, TILE, *place(space))
    if move.woke:
        ring(image, LEFT - 22, STAIRS_FOOT - 22, LEFT / 2 + 2, STAIRS_FOOT / 2 + 4)


def after(image: Image.Image, view: View, move: Move) -> None:
    """Draw what lies above everything else: woken sleepers, a taken treasure, a won sarcophagus."""
    for seat, statue in move.woke:
        piece("house/halo", size=15).put(image, *NICHES[statue - 1].bed(seat, view.seats))
        piece("luxor/awake", seat).put(image, *NICHES[statue - 1].bed(seat, view.seats))
    if move.treasure is not None:
        seat, space, kind, points = move.treasure
        x, y = place(space)
        piece("luxor/taken", kind, points).put(image, x + (5 if space >= INNER else 0), y - 30)
    for _, points in move.entered:
        if points:
            x, y = SARCOPHAGI[0 if points == 5 else 1]
            ring(image, 84, 132, x - 2, y + 6, 24)

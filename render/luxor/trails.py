"""The trail of the last turn: lit floor, direction signs, and rings around new things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from engine.luxor.components import STAIRS, TOMB
from engine.luxor.view import View
from render.kit import trail
from render.kit.paths import Path, ellipse, rect
from render.kit.pen import Pen
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, drawn, kept
from render.luxor import icons
from render.luxor.layout import GAPS, INNER, LEFT, NICHES, SARCOPHAGI, SPOTS, STAIRS_FOOT, TOMB_BOX, place
from render.luxor.moves import Leg, Move
from render.luxor.tiles import TILE
from render.luxor.tones import FLAME, GLEAM, GROUNDS, INK, S9, SEATS

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


def _lit(points: tuple[tuple[int, int], ...]) -> Sprite:
    way = tuple((pixels(x), pixels(y)) for x, y in points)
    return kept(("luxor-floor", way), lambda: _floor(way))


def _floor(points: tuple[tuple[int, int], ...]) -> Sprite:
    """Light the floor along points in pixels."""
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
    return Sprite.of(light, left, top)


def signs(image: Image.Image, legs: Sequence[Leg]) -> None:
    """Draw a sign in every crossed gap, in the colour of the first seat to cross it."""
    done: set[int] = set()
    for leg in legs:
        ahead = leg.end > leg.start
        for space in range(max(min(leg.start, leg.end), STAIRS), max(leg.start, leg.end)):
            if space not in done:
                done.add(space)
                x, y, turn = GAPS[space]
                sign(leg.seat, leg.way, turn if ahead else (turn + 180) % 360).put(image, x, y)


@drawn
def sign(seat: int, way: str, turn: int) -> Sprite:
    """Draw the sign of a gap, anchored at its middle."""
    tone = SEATS[seat]
    pen = Pen(64, 64, 1, (32, 32))
    shape = Path([[(-7, -13), (7, 0), (-7, 13)]]).moved(0, 0, 1, turn)
    pen.glow(pen.mask(shape.stroke(16)), 4, "#FFF0B0", 0.9)
    if way == "tunnel":
        for radius, ink in ((13, S9), (11, "#FFFBEA"), (7.5, tone.base)):
            pen.fill(ellipse(0, 0, radius), ink)
        return pen.done()
    edge = "#FFFBEA" if way == "walk" else "#7AE0B0"
    pen.line(shape, 17, S9, 0.9)
    pen.line(shape, 14, edge)
    pen.line(shape, 7.5, tone.base if way == "walk" else GROUNDS["osiris"].base)
    return pen.done()


@drawn
def ring(wide: int, high: int, radius: int = 12) -> Sprite:
    """Draw a gleaming frame around something new, anchored at its middle."""
    pen = Pen(wide + 66, high + 66, 1, (wide / 2 + 33, high / 2 + 33), 3)
    frame = rect(-wide / 2 - 3, -high / 2 - 3, wide + 6, high + 6, radius)
    mask = pen.mask(frame.stroke(9, closed=True))
    pen.glow(mask, 9, FLAME, 0.95)
    pen.glow(mask, 4, "#FFE9A0", 0.8)
    pen.line(frame, 6, GLEAM, closed=True)
    return pen.done()


def rings(image: Image.Image, view: View, move: Move) -> None:
    """Frame the ends of moves, or the tiles of which one must act now."""
    spaces = {end for end in move.ends if end != TOMB}
    if view.at is not None:
        spaces.add(view.at)
    spaces.update(view.landed)
    if move.turned is not None:
        spaces.add(move.turned)
    for space in sorted(spaces - {STAIRS}):
        ring(TILE, TILE).put(image, *place(space))
    if move.woke:
        ring(LEFT - 22, STAIRS_FOOT - 22).put(image, LEFT / 2 + 2, STAIRS_FOOT / 2 + 4)


def after(image: Image.Image, view: View, move: Move) -> None:
    """Draw what lies above everything else: woken sleepers, a taken treasure, a won sarcophagus."""
    for seat, statue in move.woke:
        trail.halo(15).put(image, *NICHES[statue - 1].bed(seat, view.seats))
        awake(seat).put(image, *NICHES[statue - 1].bed(seat, view.seats))
    if move.treasure is not None:
        seat, space, kind, points = move.treasure
        x, y = place(space)
        taken(kind, points).put(image, x + (5 if space >= INNER else 0), y - 30)
    for _, points in move.entered:
        if points:
            x, y = SARCOPHAGI[0 if points == 5 else 1]
            ring(84, 132, 24).put(image, x - 2, y + 6)


@drawn
def awake(seat: int) -> Sprite:
    """Draw the empty bed of a woken sleeper, anchored at its middle."""
    pen = Pen(40, 40, 1, (20, 20))
    pen.fill(ellipse(0, 0, 13), SEATS[seat].base)
    pen.line(Path([[(-8, 0), (-2, 6), (8, -6)]]), 5, "#FFFBEA")
    return pen.done()


@drawn
def taken(kind: str, points: int) -> Sprite:
    """Draw a taken treasure with its points, anchored at its middle."""
    wide, high = 100, 54
    pen = Pen(wide + 40, high + 40, 1, (wide / 2 + 20, high / 2 + 20))
    plate = rect(-wide / 2, -high / 2, wide, high, 14)
    mask = pen.mask(plate)
    pen.glow(mask, 8, FLAME, 1)
    pen.fill(plate, GLEAM)
    pen.fill(rect(-wide / 2 + 4, -high / 2 + 4, wide - 8, high - 8, 11), (GROUNDS[kind].light, GROUNDS[kind].base, 60))
    pen.stamp(icons.ICONS[kind], -26, 0, 43)
    pen.paint(pen.letters(21, 0, f"+{points}", 40, squeeze=0.84), INK)
    return pen.done()

"""The trail of the last turn: a comet from the card played or taken to its target."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from engine.capital_lux.view import View
from render.capital_lux import capital, homes, tiling
from render.capital_lux.layout import LayoutPlan
from render.capital_lux.moves import CAPITAL, Move, Spot
from render.capital_lux.tones import HALO, TRAIL
from render.kit.light import lay
from render.kit.paths import Point
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, kept, sprite


def draw(image: Image.Image, view: View, plan: LayoutPlan, move: Move) -> None:
    """Draw all comets of the last turn, below cards and numbers."""
    if move.seat is None:
        return
    if move.laid is not None and move.played is not None:
        _, _, found = capital.hexagons(view, plan, move.laid)
        card = _card(view, plan, move, move.played)
        if found and card is not None:
            comet(image, card, (found[-1].x, found[-1].y), min(170, 40 + 0.3 * abs(found[-1].x - card[0])))
    if move.took is not None:
        goal = _card(view, plan, move, move.took)
        if goal is not None:
            place, x, y = capital.places(view, plan, move.took.colour, move)[0]
            comet(image, (x + place.wide / 2, y + place.high * 0.8), goal, 0)


def _card(view: View, plan: LayoutPlan, move: Move, spot: Spot) -> Point | None:
    """Return the middle of the card that the move brought to a town."""
    values = move.added[spot]
    found: list[tuple[tiling.Place, float, float]]
    if spot.town == CAPITAL:
        found = capital.places(view, plan, spot.colour, move)
    else:
        one = homes.cell(view, spot.town, spot.colour)
        found = homes.places(one, plan.cell(spot.town, spot.colour), plan)
    for place, x, y in reversed(found):
        if place.value in values:
            return x + place.wide / 2, y + place.high / 2
    return None


def comet(image: Image.Image, start: Point, end: Point, lift: float) -> None:
    """Draw a glowing trail that widens towards its end. ``lift`` bends it upward."""
    dx, dy = pixels(end[0] - start[0]), pixels(end[1] - start[1])
    kept(("lux-comet", dx, dy, lift), lambda: _comet(dx, dy, lift * scale())).put(image, *start)


def _comet(dx: int, dy: int, lift: float) -> Sprite:
    """Draw a trail along lengths in pixels."""
    points, scaling = [], scale()
    for k in range(61):
        t = k / 60
        u = 1 - t
        b, c = (dx * 0.25, dy * 0.25 - lift), (dx * 0.75, dy * 0.75 - lift)
        points.append(
            (
                3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * dx,
                3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * dy,
            )
        )
    pad, fine = pixels(36), 2
    left, top = math.floor(min(x for x, _ in points)) - pad, math.floor(min(y for _, y in points)) - pad
    wide = math.ceil(max(x for x, _ in points)) + pad - left
    high = math.ceil(max(y for _, y in points)) + pad - top
    mask = Image.new("L", (wide * fine, high * fine), 0)
    pen = ImageDraw.Draw(mask)
    for k, (a, b) in enumerate(pairwise(points)):
        t = (k + 1) / 60
        r, level = (1.6 + 5.4 * t) * fine * scaling, int(90 + 165 * t)
        (x0, y0), (x1, y1) = (((x - left) * fine, (y - top) * fine) for x, y in (a, b))
        pen.line((x0, y0, x1, y1), fill=level, width=max(2, round(2 * r)))
        pen.ellipse((x1 - r, y1 - r, x1 + r, y1 + r), fill=level)
    small = mask.reduce(fine)
    image = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    haze = small.reduce(2).filter(ImageFilter.GaussianBlur(4.5 * scaling)).resize(small.size, Image.Resampling.BILINEAR)
    lay(image, haze.point([min(255, int(v * 1.3)) for v in range(256)]), 0, 0, TRAIL, 0.8)
    lay(image, small, 0, 0, HALO)
    return sprite(image, left / scaling, top / scaling)

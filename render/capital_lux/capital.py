"""The Capital: each guild's total, its modifiers and its cards on the walls of its tower."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.capital_lux.view import View
from render.capital_lux import cards, tiling
from render.capital_lux.layout import COLUMN, COMB, LAID, MIDDLES, LayoutPlan
from render.capital_lux.lettering import long, number
from render.capital_lux.moves import CAPITAL, Move, Spot
from render.capital_lux.tones import DANGER, GUILDS, WHITE
from render.kit.colour import mix
from render.numbers import minus
from render.pieces import piece

_LEAST: Final = 66
"""Smallest height of a total: 22 pixels on a phone."""


class Hexagon(NamedTuple):
    """A modifier's middle, height, and value if the viewer knows it."""

    x: float
    y: float
    high: int
    value: int | None


def hexagons(view: View, plan: LayoutPlan, colour: int) -> tuple[float, int, list[Hexagon]]:
    """Return the start of a colour's total, its height, and its modifiers in the order laid.

    One or two lie beside the total, more in two lines like a honeycomb, so that each stays visible.
    """
    laid = [one.value for one in view.laid if one.colour == colour]
    text, high = minus(view.capital_total(colour)), plan.capital_total
    hexagon, gap = LAID * 0.79 + 3, 10
    comb = len(laid) >= COMB
    columns = 2.5 if comb else len(laid)
    while high > _LEAST and long(text, high) + (gap + hexagon * columns if laid else 0) > COLUMN - 22:
        high -= 1
    wide = long(text, high)
    left = MIDDLES[colour] - (wide + (gap + hexagon * columns if laid else 0)) / 2
    first = left + wide + gap + hexagon / 2
    out = []
    for k, value in enumerate(laid):
        line, column = divmod(k, 2) if comb else (0, k)
        x, y = first + hexagon * (column + line / 2), plan.total_at + (line * LAID * 0.77 - 12 if comb else 0)
        out.append(Hexagon(x, y, LAID, value))
    return left, high, out


def places(view: View, plan: LayoutPlan, colour: int, move: Move) -> list[tuple[tiling.Place, float, float]]:
    """Return the cards of a colour with their upper left corners in the picture. The first is the one just taken."""
    box = plan.capital(colour, sum(one.colour == colour for one in view.laid))
    values = (*taken(move, colour), *view.capital[colour])
    found = tiling.lay(values, box.wide, box.high, plan.capital_tile, centred=True)
    return [(place, box.x + place.x, box.y + place.y) for place in found]


def taken(move: Move, colour: int) -> tuple[int, ...]:
    """Return the value of the card that a Cleric has just taken from a colour of the Capital: its lowest."""
    return tuple(move.added[move.took]) if move.took is not None and move.took.colour == colour else ()


def draw(image: Image.Image, view: View, plan: LayoutPlan, colour: int, move: Move) -> None:
    """Draw one colour: total, modifiers, cards. New parts have a halo and the mark of their player."""
    left, high, laid = hexagons(view, plan, colour)
    total = view.capital_total(colour)
    ink = WHITE if total >= 0 else mix(DANGER, WHITE, 0.45)
    number(image, left, plan.total_at, minus(total), high, ink, "left", GUILDS[colour])
    fresh = move.laid == colour and move.seat is not None
    for k, one in enumerate(laid):
        new = fresh and k == len(laid) - 1
        if new:
            piece("capital_lux/modifier-halo").put(image, one.x, one.y)
        piece("capital_lux/modifier", one.value, size=one.high).put(image, one.x, one.y)
        if new and move.seat is not None:
            piece("house/seat-mark", move.seat, size=15).put(image, one.x + one.high * 0.33, one.y - one.high * 0.42)
    found = places(view, plan, colour, move)
    if taken(move, colour) and found[0][0].count == 1:
        place, x, y = found.pop(0)
        cards.tile(colour, place.value, "gone", size=place.high).put(image, x, y)
    tiles(image, found, colour, move, Spot(CAPITAL, colour))


def tiles(
    image: Image.Image, found: list[tuple[tiling.Place, float, float]], colour: int, move: Move, spot: Spot
) -> None:
    """Draw cards, the new ones last with their halo and the marks of those who brought them."""
    fresh = dict(move.added.get(spot, {}))
    new = []
    for place, x, y in reversed(found):
        if fresh.get(place.value, 0) > 0:
            fresh[place.value] -= place.count
            new.append((place, x, y))
    for place, x, y in found:
        if (place, x, y) not in new:
            cards.tile(colour, place.value, count=place.count, size=place.high).put(image, x, y)
    for place, x, y in new:
        cards.tile(colour, place.value, "new", place.count, size=place.high).put(image, x, y)
    for value in {place.value for place, _, _ in new}:
        seats = move.by.get((spot, value), ())
        for seat, (place, x, y) in zip(seats, (one for one in new if one[0].value == value), strict=False):
            piece("house/seat-mark", seat, size=15 if place.high > 70 else 12).put(image, x + place.wide - 4, y - 3)

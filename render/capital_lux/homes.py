"""The hometowns: by colour the cards, their total against the Capital's limit, and the cost to keep them."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.capital_lux.view import View
from render.capital_lux import capital, gauge, tiling
from render.capital_lux.cards import solid
from render.capital_lux.layout import Box, LayoutPlan
from render.capital_lux.lettering import FACE, long, number, size_for
from render.capital_lux.moves import Move, Spot
from render.capital_lux.tones import AMBER, DANGER, DIM, GOLD, GUILDS, INK, LILAC, TEXT, WHITE
from render.kit.colour import Rgb, mix
from render.kit.light import fill, glow, linear, shadow
from render.kit.paths import rect
from render.kit.scale import scale
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import write
from render.numbers import minus
from render.pieces import box, piece

_BAR: Final = 10
_NARROW: Final = 78
"""Smallest width in pixels of a total at a cell's right."""
_METAL: Final = ((255, 232, 156), (255, 214, 110), (250, 190, 70))
_EMBER: Final = ((255, 168, 130), (255, 138, 98), (248, 108, 70))
"""Ground of an affordable price: gold."""
_BROWN: Final[Rgb] = (52, 28, 0)
"""Ink on amber."""
_BLOOD: Final[Rgb] = (58, 4, 18)
"""Ground of a total above the limit."""
_SOFT: Final[Rgb] = (222, 228, 255)
"""Ink of minor words on the glass of a player to decide."""


class Cell(NamedTuple):
    """A hometown's cards of one colour."""

    seat: int
    colour: int
    values: tuple[int, ...]
    level: gauge.GaugeLevel
    excess: int
    payable: bool
    over: bool
    """True once the game is over and no card is at risk."""

    @property
    def risky(self) -> bool:
        """True if hidden modifiers could lower the known limit below the total."""
        return bool(self.values) and not self.excess and not self.over and self.level.total > self.level.low


def cell(view: View, seat: int, colour: int) -> Cell:
    """Read a cell from the view."""
    total, limit = view.home_total(seat, colour), view.capital_total(colour)
    level = gauge.GaugeLevel(total, limit, *view.limit_range(colour))
    over = view.outcome is not None
    excess = 0 if over else view.excess(seat, colour)
    return Cell(seat, colour, view.homes[seat][colour], level, excess, view.coins[seat] >= excess, over)


def _numbers(one: Cell, plan: LayoutPlan) -> int:
    """Return the width of a cell's numbers."""
    return plan.numbers + (24 if one.excess > 9 else 0)


def cards_box(box: Box, numbers: int) -> Box:
    """Return the box of the cards within a cell."""
    return Box(box.x + 12, box.y + 8, box.wide - 22 - numbers, box.high - 33)


def places(one: Cell, box: Box, plan: LayoutPlan) -> list[tuple[tiling.Place, float, float]]:
    """Return the cell's cards with their upper left corners in the picture."""
    room = cards_box(box, _numbers(one, plan))
    upper = box.wide - 22 - _NARROW if plan.seats == 4 else None
    found = tiling.lay(one.values, room.wide, room.high, plan.tile, upper=upper)
    return [(place, room.x + place.x, room.y + place.y) for place in found]


def _pill_parts(cost: int, capitals: int) -> tuple[int, int, int]:
    """Return height and width of a price, and the height of its coin."""
    high = round(capitals * 1.24)
    coin = round(high * 0.8)
    return high, round(high * 0.36 + long(str(cost), capitals) + 5 + coin), coin


def pill_width(cost: int, capitals: int) -> int:
    """Return the length of :func:`pill` in units, without its light."""
    return _pill_parts(cost, capitals)[1]


@remembered
def pill(cost: int, payable: bool, capitals: int) -> Sprite:
    """Draw the cost of a colour's cards, on gold if affordable, anchored at the middle of its right end."""
    (high, wide, coin), m = _pill_parts(cost, capitals), 24
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, high / 2)
    glow(image, body, 7, GOLD if payable else DANGER, 0.7)
    shadow(image, body, 4, 4, "#03041A", 0.6)
    solid(image, body, _METAL if payable else _EMBER, 0.75)
    write(image, m + high * 0.26, m + high / 2, str(cost), FACE, size_for(capitals), INK, "left")
    piece("capital_lux/coin", not payable and "missing", size=coin).put(
        image, m + wide - high * 0.1 - coin / 2, m + high / 2
    )
    return sprite(image, -m - wide, -m - high // 2)


def later_width(excess: int, capitals: int, glass: bool = True) -> int:
    """Return the length of :func:`later` in units."""
    return round(long(f"↑{excess}", capitals) + capitals * (1.56 if glass else 0.66))


@remembered
def later(excess: int, capitals: int, glass: bool = True) -> Sprite:
    """Draw by how much a total is above its limit, on amber, anchored at the middle of its right end.

    It counts when the round ends: ``glass`` adds the hourglass of "for now". A plus would look like points.
    """
    text, high = f"↑{excess}", round(capitals * 1.36)
    wide, sand, m = later_width(excess, capitals, glass), capitals * 1.04, 24
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, high / 2)
    shadow(image, body, 4, 4, "#03041A", 0.6)
    fill(image, body, linear((0, m), (0, m + high), (255, 214, 120), (236, 156, 30)))
    write(image, m + high * 0.26, m + high / 2, text, FACE, size_for(capitals), _BROWN, "left")
    if glass:
        piece("capital_lux/icon", "hourglass-brown", size=round(sand)).put(
            image, m + wide - high * 0.22 - sand * 0.37, m + high / 2
        )
    return sprite(image, -m - wide, -m - high // 2)


@remembered
def over_for_now(wide: int, high: int) -> Sprite:
    """Draw the plate of a total above its limit before the round ends: amber, dashed."""
    plate = box("capital_lux/glass", wide, high, "amber")
    image = plate.rgba()
    x, y = -plate.dx / scale(), -plate.dy / scale()
    fill(image, rect(x + 3, y + 3, wide - 6, high - 6, 16).dashed(16, 10, 5), AMBER)
    return Sprite(image, plate.dx, plate.dy)


@remembered
def unsure(wide: int, high: int) -> Sprite:
    """Draw the frame of a cell that hidden modifiers may put above its limit, anchored at its upper left corner."""
    image, frame = canvas(wide, high), rect(4, 7, wide - 10, high - 14, 12)
    fill(image, frame, LILAC, 0.1)
    fill(image, frame.dashed(12, 9, 3), LILAC, 0.85)
    return sprite(image)


def ground(image: Image.Image, one: Cell, room: Box, move: Move, loud: int) -> None:
    """Draw the ground of a cell: saved with gold, alarm, doubt, or none."""
    if Spot(one.seat, one.colour) in move.saved:
        box("capital_lux/ransomed", room.wide, room.high).put(image, room.x, room.y)
    elif one.excess:
        box("capital_lux/alarm", room.wide, room.high, loud).put(image, room.x, room.y)
    elif one.risky:
        unsure(room.wide, room.high).put(image, room.x, room.y)


def draw(image: Image.Image, one: Cell, box: Box, plan: LayoutPlan, move: Move, lit: bool) -> None:
    """Draw cards, total, bar, limit or cost."""
    spot = Spot(one.seat, one.colour)
    x = box.x + box.wide - 8 - plan.numbers / 2
    free = box.high - 28
    y, low = box.y + 5 + free * (0.5 if one.over else 0.28), box.y + 5 + free * 0.78
    gone = move.lost.get(spot, ())
    if gone and not one.values:
        _lost(image, one, box, plan, gone)
    found = places(one, box, plan)
    capital.tiles(image, found, one.colour, move, spot)
    soft = _SOFT if lit else DIM
    if one.values:
        taken = max((left + place.wide for place, left, top in found if top < y + plan.total / 2), default=0.0)
        x = max(x, taken + 4 + long(str(one.level.total), plan.total) / 2)
        number(image, x, y, str(one.level.total), plan.total, WHITE, lit=_BLOOD if one.excess else GUILDS[one.colour])
    else:
        number(image, x, y, "0", plan.limit, soft)
    if one.over:
        return
    gauge.draw(image, box.x + 14, box.y + box.high - 21, one.colour, one.level, box.wide - 28, _BAR)
    if one.excess:
        pill(one.excess, one.payable, plan.cost).put(image, box.x + box.wide - 14, low)
    else:
        _limit(image, box.x + box.wide - 8 - plan.numbers / 2, low, one, plan, soft)


def _limit(image: Image.Image, x: float, y: float, one: Cell, plan: LayoutPlan, soft: Rgb) -> None:
    text = f"/{minus(one.level.limit)}"
    hidden = one.level.high > one.level.low
    ink = mix(LILAC, TEXT, 0.35) if hidden else soft
    if not hidden:
        number(image, x, y, text, plan.limit, ink)
        return
    high = round(plan.limit * 1.22)
    room = high * 0.79 + 5
    wide = long(text, plan.limit)
    left = x - (wide + room) / 2
    number(image, left, y, text, plan.limit, ink, "left")
    piece("capital_lux/modifier", size=high).put(image, left + wide + 5 + high * 0.395, y)


def _lost(image: Image.Image, one: Cell, box: Box, plan: LayoutPlan, values: tuple[int, ...]) -> None:
    """Draw discarded cards, dark and struck through."""
    room = cards_box(box, plan.numbers)
    found = tiling.lay(values, room.wide, room.high, round(plan.tile * 0.8))
    tiling.draw(image, found, one.colour, room.x, room.y, "lost")

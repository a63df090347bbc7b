"""The hometowns: by colour the cards, their total against the Capital's limit, and the cost to keep them."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.capital_lux.view import View
from render.capital_lux import capital, cards, gauge, scenery, tiling, tokens
from render.capital_lux.layout import Box, Plan
from render.capital_lux.lettering import FACE, long, number, size_for
from render.capital_lux.moves import Move, Spot
from render.capital_lux.tones import AMBER, DANGER, DIM, GOLD, GUILDS, INK, LILAC, PLATE, TEXT, WHITE
from render.capital_lux.values import minus
from render.kit.colour import Rgb, mix
from render.kit.light import fill, glow, linear, shadow
from render.kit.paths import rect
from render.kit.scale import scale
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import write

_BAR: Final = 10
ALARMS: Final = (((56, 16, 44), (48, 13, 41)), ((100, 18, 36), (84, 13, 33)), ((148, 24, 36), (124, 18, 33)))
"""Grounds of a cell above its limit (upper and lower tone), from the quietest to the loudest."""
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
    level: gauge.Level
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
    level = gauge.Level(total, limit, *view.limit_range(colour))
    over = view.outcome is not None
    excess = 0 if over else view.excess(seat, colour)
    return Cell(seat, colour, view.homes[seat][colour], level, excess, view.coins[seat] >= excess, over)


def _numbers(one: Cell, plan: Plan) -> int:
    """Return the width of a cell's numbers."""
    return plan.numbers + (24 if one.excess > 9 else 0)


def cards_box(box: Box, numbers: int) -> Box:
    """Return the box of the cards within a cell."""
    return Box(box.x + 12, box.y + 8, box.wide - 22 - numbers, box.high - 33)


def places(one: Cell, box: Box, plan: Plan) -> list[tuple[tiling.Place, float, float]]:
    """Return the cell's cards with their upper left corners in the picture."""
    room = cards_box(box, _numbers(one, plan))
    upper = box.wide - 22 - _NARROW if plan.seats == 4 else None
    found = tiling.lay(one.values, room.wide, room.high, plan.tile, upper=upper)
    return [(place, room.x + place.x, room.y + place.y) for place in found]


@drawn
def alarm(wide: int, high: int, loud: int) -> Sprite:
    """Draw the ground of a cell above its limit, anchored at the cell's upper left corner.

    ``loud`` is 0 during a draft, when everything may still change, 1 while players play cards, 2 in the last turns.
    """
    m = 30
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m + 2, m + 5, wide - 6, high - 10, 14)
    glow(image, body, 10, DANGER, (0.3, 0.6, 0.9)[loud])
    tones = ALARMS[loud]
    fill(image, body, linear((0, m), (0, m + high), *tones))
    thick = (3, 4, 5)[loud]
    fill(image, rect(m + 4, m + 7, wide - 10, high - 14, 12).stroke(thick, closed=True), DANGER, (0.75, 1, 1)[loud])
    return sprite(image, -m, -m)


@drawn
def unsure(wide: int, high: int) -> Sprite:
    """Draw the frame of a cell that hidden modifiers may put above its limit, anchored like :func:`alarm`."""
    image = canvas(wide, high)
    frame = rect(4, 7, wide - 10, high - 14, 12)
    fill(image, frame, LILAC, 0.1)
    fill(image, frame.dashed(12, 9, 3), LILAC, 0.85)
    return sprite(image)


@drawn
def pill(cost: int, payable: bool, capitals: int) -> Sprite:
    """Draw the cost of a colour's cards, on gold if affordable, anchored at the middle of its right end."""
    text, high = str(cost), round(capitals * 1.24)
    letters, coin = long(text, capitals), round(high * 0.8)
    wide, m = round(high * 0.26 + letters + 5 + coin + high * 0.1), 24
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, high / 2)
    glow(image, body, 7, GOLD if payable else DANGER, 0.7)
    shadow(image, body, 4, 4, "#03041A", 0.6)
    tokens.solid(image, body, _METAL if payable else _EMBER, 0.75)
    write(image, m + high * 0.26, m + high / 2, text, FACE, size_for(capitals), INK, "left")
    tokens.coin(coin, payable).put(image, m + wide - high * 0.1 - coin / 2, m + high / 2)
    return sprite(image, -m - wide, -m - high // 2)


def later_width(excess: int, capitals: int, glass: bool = True) -> int:
    """Return the length of :func:`later` in units."""
    return round(long(f"+{excess}", capitals) + capitals * (1.56 if glass else 0.66))


@drawn
def later(excess: int, capitals: int, glass: bool = True) -> Sprite:
    """Draw an excess that counts when the round ends, on amber, anchored at the middle of its right end.

    ``glass`` adds the hourglass of "for now".
    """
    text, high = f"+{excess}", round(capitals * 1.36)
    wide, sand, m = later_width(excess, capitals, glass), capitals * 1.04, 24
    image = canvas(wide + 2 * m, high + 2 * m)
    body = rect(m, m, wide, high, high / 2)
    shadow(image, body, 4, 4, "#03041A", 0.6)
    fill(image, body, linear((0, m), (0, m + high), (255, 214, 120), (236, 156, 30)))
    write(image, m + high * 0.26, m + high / 2, text, FACE, size_for(capitals), _BROWN, "left")
    if glass:
        tokens.draw_icon(image, "hourglass", m + wide - high * 0.22 - sand * 0.37, m + high / 2, sand, (96, 54, 0))
    return sprite(image, -m - wide, -m - high // 2)


@drawn
def over_for_now(wide: int, high: int) -> Sprite:
    """Draw the plate of a total above its limit before the round ends: amber, dashed."""
    plate = scenery.glass(wide, high, mix((92, 66, 24), PLATE, 0.45), 0.9, (120, 96, 50))
    image = plate.rgba()
    k = scale()
    fill(image, rect(3 - plate.dx / k, 3 - plate.dy / k, wide - 6, high - 6, 16).dashed(16, 10, 5), AMBER)
    return sprite(image, plate.dx / k, plate.dy / k)


@drawn
def ransomed(wide: int, high: int) -> Sprite:
    """Draw the frame of a cell saved with gold, anchored like :func:`alarm`."""
    m = 30
    image = canvas(wide + 2 * m, high + 2 * m)
    frame = rect(m + 4, m + 7, wide - 10, high - 14, 12)
    glow(image, frame.stroke(6, closed=True), 8, GOLD, 0.8)
    fill(image, frame, GOLD, 0.16)
    fill(image, frame.stroke(4, closed=True), GOLD)
    return sprite(image, -m, -m)


def ground(image: Image.Image, one: Cell, box: Box, move: Move, loud: int) -> None:
    """Draw the ground of a cell: saved with gold, alarm, doubt, or none."""
    if Spot(one.seat, one.colour) in move.saved:
        ransomed(box.wide, box.high).put(image, box.x, box.y)
    elif one.excess:
        alarm(box.wide, box.high, loud).put(image, box.x, box.y)
    elif one.risky:
        unsure(box.wide, box.high).put(image, box.x, box.y)


def draw(image: Image.Image, one: Cell, box: Box, plan: Plan, move: Move, lit: bool) -> None:
    """Draw cards, total, limit or cost, bar."""
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
    if one.excess:
        pill(one.excess, one.payable, plan.cost).put(image, box.x + box.wide - 14, low)
    else:
        _limit(image, box.x + box.wide - 8 - plan.numbers / 2, low, one, plan, soft)
    gauge.draw(image, box.x + 14, box.y + box.high - 21, one.colour, one.level, box.wide - 28, _BAR)


def _limit(image: Image.Image, x: float, y: float, one: Cell, plan: Plan, soft: Rgb) -> None:
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
    tokens.modifier(None, high).put(image, left + wide + 5 + high * 0.395, y)


def _lost(image: Image.Image, one: Cell, box: Box, plan: Plan, values: tuple[int, ...]) -> None:
    """Draw discarded cards, dark and struck through."""
    room = cards_box(box, plan.numbers)
    for place in tiling.lay(values, room.wide, room.high, round(plan.tile * 0.8)):
        cards.tile(one.colour, place.value, place.high, "lost", place.count).put(
            image, room.x + place.x, room.y + place.y
        )

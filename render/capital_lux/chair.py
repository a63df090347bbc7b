"""The table from a player's chair, above their hand: the Capital in a strip, a row for each rival, their own row last.

Rows follow the turn order. What has changed since the player's last turn is lit.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS, ROUNDS, VALUE_OF
from engine.capital_lux.view import View, me
from render.capital_lux import capital, glass, homes, panel, signs, tiling
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, LAID, LEFT, PLANS, WIDTH, Box, LayoutPlan
from render.capital_lux.lettering import FACE, LEAST, SHADE, long, number, size_for
from render.capital_lux.moves import CAPITAL, Move, Spot
from render.capital_lux.tones import DANGER, GOLD, GUILDS, HOT, INK, NIGHT, TEXT, WHITE, WON
from render.kit.colour import mix
from render.kit.scale import pixels, scale, scaled
from render.kit.sprites import Sprite, remembered, sprite
from render.kit.type import fit, write
from render.numbers import minus, signed
from render.pieces import piece

STRIP: Final = Box(EDGE, EDGE, WIDTH - 2 * EDGE, 140)
"""The Capital and the supplies."""
_UPPER, _LOWER = STRIP.y + 41, STRIP.y + 104
"""Middles of the strip's lines: numbers above cards."""
_ROWS: Final = STRIP.y + STRIP.high + 8
_RIVAL, _OWN = 134, 176
"""Heights of the rows."""
_LINES: Final = (0.3, 0.74)
"""Middles of a player's name and goods, as shares of the row's height."""
_GAP: Final = 8
_POINTS_AT: Final = LEFT - 14
"""Right edge of points and of their change."""
TOTAL, _STAR = 56, 38
"""Heights of limits, and of the leader's star."""
_APART: Final = {"deck": 0, "coin": 136, "modifier": 240}
"""Distances of the supplies' icons from the first."""
_HORIZON: Final = 200
"""How far the top of the city stands above the foot of the rows."""
_FLAG_AT, _MARK_AT, _NAME_AT = 34, 58, 92
"""Middles of the first player's flag and of a player's mark below it, and left edge of names."""
_MANY, _HEXAGONS = 3, (76, 62, 51)
"""Number of modifiers beside which a guild's sign is smaller, and their heights where one, two, or as many lie."""


def order(view: View) -> tuple[int, ...]:
    """Return the seats from the top row to the last: the rivals in turn order, then the viewer."""
    return tuple((me(view) + step) % view.seats for step in range(1, view.seats + 1))


def _place(place: int, seats: int) -> Box:
    """Return the box of a row, from the topmost; the last is larger."""
    return Box(EDGE, _ROWS + (_RIVAL + _GAP) * place, WIDTH - 2 * EDGE, _OWN if place == seats - 1 else _RIVAL)


def row(view: View, seat: int) -> Box:
    """Return the box of a player's row."""
    return _place(order(view).index(seat), view.seats)


def cell(view: View, seat: int, colour: int) -> Box:
    """Return the box of one colour in a player's row."""
    _, y, _, high = row(view, seat)
    return Box(COLUMNS[colour], y, COLUMN, high)


def foot(view: View) -> int:
    """Return where the table ends and the hand begins."""
    _, y, _, high = row(view, me(view))
    return y + high + _GAP + 4


def plan_of(view: View, seat: int) -> LayoutPlan:
    """Return the sizes of a player's row: the viewer's are larger."""
    return PLANS[3 if seat == me(view) else 4]


@remembered
def ground(seats: int, high: int) -> Sprite:
    """Draw what all players of a table share: the city behind the hand, the plates of the Capital and of the rows."""
    image = Image.new("RGB", (pixels(WIDTH), pixels(high)), NIGHT)
    last = _place(seats - 1, seats)
    piece("capital_lux/city", 600).put(image, 0, last.y + last.high - _HORIZON)
    glass.lay(image, *STRIP, "plate")
    for place in range(seats):
        glass.lay(image, *_place(place, seats), "active" if place == seats - 1 else "row")
    return sprite(image)


def draw(image: Image.Image, view: View, shown: tuple[str, ...], move: Move) -> None:
    """Draw the table on its ground. ``shown`` holds the players' names in drawable letters."""
    _supplies(image, view)
    for colour in COLOURS:
        _limit(image, view, colour, move)
    for seat in order(view):
        _row(image, view, seat, shown[seat], move)


# ---------------------------------------------------------------- the Capital


def supply_at(kind: str) -> tuple[float, float]:
    """Return the middle of the icon of a supply."""
    return STRIP.x + 42 + _APART[kind], _LOWER


def _supplies(image: Image.Image, view: View) -> None:
    """Draw the round, a sign in its last turns, and the supplies left in the box."""
    for round_ in range(1, ROUNDS + 1):
        state = (round_ > view.round) - (round_ < view.round)
        piece("capital_lux/lamp", round_, state if view.outcome is None else -1).put(
            image, STRIP.x + 46 + 74 * (round_ - 1), _UPPER
        )
    if view.closer is not None and view.outcome is None:
        piece("capital_lux/icon", "hourglass", size=62).put(image, STRIP.x + 46 + 74 * ROUNDS + 26, _UPPER)
    for kind, count, icon in (
        ("deck", view.pile, piece("capital_lux/icon", "deck", size=48)),
        ("coin", view.supply, piece("capital_lux/coin", size=44)),
        ("modifier", view.modifiers, piece("capital_lux/modifier", size=54)),
    ):
        x, y = supply_at(kind)
        icon.put(image, x, y)
        number(image, x + 32, y, str(count), 38, TEXT if count else mix(TEXT, INK, 0.3), "left")


def _limit(image: Image.Image, view: View, colour: int, move: Move) -> None:
    """Draw a colour of the Capital: its limit and its modifiers, below them its cards."""
    limit, x, sign = view.capital_total(colour), COLUMNS[colour], _sign(view, colour)
    piece("capital_lux/emblem", colour, size=sign - 14).put(image, x + sign / 2, _UPPER)
    ink = WHITE if limit >= 0 else mix(DANGER, WHITE, 0.45)
    number(image, x + sign, _UPPER, minus(limit), TOTAL, ink, "left", GUILDS[colour])
    _modifiers(image, view, colour, move)
    room = cards_box(colour)
    found = tiling.lay(view.capital[colour], room.wide, room.high, room.high)
    placed = [(place, float(room.x + place.x), float(room.y + place.y)) for place in found]
    capital.tiles(image, placed, colour, move, Spot(CAPITAL, colour))


def _sign(view: View, colour: int) -> int:
    """Return the width of a guild's sign beside its limit, smaller beside many modifiers."""
    return 52 if _laid(view, colour) >= _MANY else 80


def _laid(view: View, colour: int) -> int:
    """Return the number of modifiers on a colour."""
    return sum(one.colour == colour for one in view.laid)


def cards_box(colour: int) -> Box:
    """Return the box of the Capital's cards of a colour."""
    return Box(COLUMNS[colour] + 12, _LOWER - 27, COLUMN - 20, 54)


def modifiers(view: View, colour: int) -> list[capital.Hexagon]:
    """Return the modifiers on a colour, right of its limit, in the order laid. Many are smaller."""
    laid = [one.value for one in view.laid if one.colour == colour]
    high = _HEXAGONS[min(len(laid), _MANY) - 1] if laid else 0
    wide = high * 0.79
    left = COLUMNS[colour] + _sign(view, colour) + long(minus(view.capital_total(colour)), TOTAL) + 8 + wide / 2
    pitch = min(wide + 4, (COLUMNS[colour] + COLUMN - 4 - wide / 2 - left) / max(1, len(laid) - 1))
    return [capital.Hexagon(left + pitch * k, _UPPER, high, value) for k, value in enumerate(laid)]


def _modifiers(image: Image.Image, view: View, colour: int, move: Move) -> None:
    """Draw the modifiers on a colour with the marks of those who laid them; new ones have a halo."""
    seats = [one.seat for one in view.laid if one.colour == colour]
    for k, (seat, (x, y, high, value)) in enumerate(zip(seats, modifiers(view, colour), strict=True)):
        if seats[k:].count(seat) <= move.modifiers[colour, seat]:
            with scaled(scale() * high / LAID):
                halo = piece("capital_lux/modifier-halo")
            halo.put(image, x, y)
        piece("capital_lux/modifier", value, size=high).put(image, x, y)
        piece("house/seat-mark", seat, size=12).put(image, x + high * 0.3, y - high * 0.36)


# ---------------------------------------------------------------- the players


def open_points(view: View, seat: int) -> int:
    """Return the points that all see: cards at home, even above a limit, and coins; at the end bonus cards as well."""
    each = view.scores[seat]
    return each.total if view.outcome is not None else each.hometown + each.coins


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most open points; none before anybody has some."""
    points = [open_points(view, seat) for seat in range(view.seats)]
    return tuple(seat for seat, each in enumerate(points) if each == max(points) > 0)


def _row(image: Image.Image, view: View, seat: int, name: str, move: Move) -> None:
    """Draw a player's row."""
    own, plan = seat == me(view), plan_of(view, seat)
    loud = 0 if view.stage == "pick" else 1 if view.closer is None else 2
    if seat == view.turn and not own:
        glass.lay(image, *row(view, seat), "halo")
    found = [homes.cell(view, seat, colour) for colour in COLOURS]
    for one in found:
        homes.ground(image, one, cell(view, seat, one.colour), move, loud)
    for one in found:
        homes.draw(image, one, cell(view, seat, one.colour), plan, move, own)
    _, y, _, high = row(view, seat)
    _player(image, view, seat, name, y + high * _LINES[0])
    _goods(image, view, seat, move, y + high * _LINES[1])


def _player(image: Image.Image, view: View, seat: int, name: str, y: float) -> None:
    """Draw mark and name, the first player's flag, points. A star stands before the most points."""
    plan, leads, left = plan_of(view, seat), seat in leaders(view), float(_POINTS_AT)
    high = plan.stat + (12 if seat == me(view) else 5)
    points = str(open_points(view, seat))
    left -= number(image, left, y, points, high, WHITE, "right", GOLD if leads else None)
    if leads:
        left -= _STAR + 4
        piece("capital_lux/icon", "star", size=_STAR).put(image, left + _STAR / 2, y)
    _name(image, y, name, left - 8 - _NAME_AT, plan.name)
    piece("house/seat-mark", seat, size=panel.MARK).put(image, _MARK_AT, y)
    if seat == view.starter and view.outcome is None:
        piece("capital_lux/icon", "flag", size=36).put(image, _FLAG_AT, y - 20)


def _goods(image: Image.Image, view: View, seat: int, move: Move, y: float) -> None:
    """Draw coins, cards in hand, bonus cards (their points where the viewer knows them), the change of points."""
    high, change, right = plan_of(view, seat).stat, move.points[seat], float(_POINTS_AT)
    x = panel.stat(image, 26, y, "coin", str(view.coins[seat]), high, bool(move.coins[seat]))
    if view.stage not in ("save", "over"):
        held = view.hand_sizes[seat]
        x = panel.stat(image, x, y, "hand", str(held), high, warn=held <= 1 and view.stage != "pick")
    if view.bonus_sizes[seat]:
        known = view.bonus[seat]
        count = str(view.bonus_sizes[seat]) if known is None else f"+{sum(VALUE_OF[each] for each in known)}"
        panel.stat(image, x, y, "bonus", count, high, bool(move.bonus[seat]))
    if change:
        right -= number(image, right, y, signed(change), high, WON if change > 0 else HOT, "right") + 12
    _status(image, view, seat, right - 20, y)


def _name(image: Image.Image, y: float, name: str, room: float, high: int) -> None:
    """Write a name: shrunk if needed, then on two lines if it has two words, then cut."""
    text, size = fit(name, FACE, size_for(high), room, size_for(LEAST))
    if text != name and " " in name:
        signs.name(image, _NAME_AT, y, name, room, high)
    else:
        write(image, _NAME_AT, y, text, FACE, size, TEXT, "left", shade=SHADE)


def _status(image: Image.Image, view: View, seat: int, x: float, y: float) -> None:
    """Draw whether a player has still to act. The viewer knows what they have to do themselves."""
    sign = (
        None if view.outcome is not None or (seat in view.deciding and seat == me(view)) else panel.status(view, seat)
    )
    if sign == "modifier":
        piece("capital_lux/modifier", size=48).put(image, x, y)
    elif sign is not None:
        piece("capital_lux/icon", "lock-hot" if sign == "lock" else sign, size=44).put(image, x, y)


def coins(view: View, seat: int) -> Box:
    """Return the box of a player's coins."""
    _, y, _, high = row(view, seat)
    plan = plan_of(view, seat)
    wide = round(plan.stat + 11 + long(str(view.coins[seat]), plan.stat))
    return Box(26, round(y + high * _LINES[1] - plan.stat / 2), wide, plan.stat)

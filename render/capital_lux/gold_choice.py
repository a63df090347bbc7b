"""The viewer's choice of colours to save with gold at the end of a round: excess, cost, worth."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import gauge, glass, prospects, signs, tiling
from render.capital_lux.compass import INFO
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, MIDDLES
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, WHITE
from render.capital_lux.values import minus
from render.pieces import box, piece

HEIGHT: Final = 776
_TOP: Final = EDGE
_HIGH: Final = HEIGHT - 2 * EDGE


def draw(view: View) -> Image.Image:
    """Draw the whole picture, RGB."""
    image = piece("capital_lux/city", 420).copy(HEIGHT)
    glass.lay(image, EDGE, _TOP, INFO, _HIGH, "gold")
    _purse(image, view)
    for colour in COLOURS:
        _column(image, view, colour)
    return image


def _purse(image: Image.Image, view: View) -> None:
    """Draw the viewer's coins, in grey those the choice spends."""
    seat, middle = me(view), EDGE + INFO / 2
    owned = view.coins[seat]
    spent = sum(view.excess(seat, colour) for colour in view.choice or ())
    piece("capital_lux/icon", "house-halo", size=92).put(image, middle, 90)
    for k in range(owned):
        line, column = divmod(k, 3)
        x = middle + (column - (min(3, owned - 3 * line) - 1) / 2) * 100
        piece("capital_lux/coin", k >= owned - spent and "missing", size=88).put(image, x, 244 + 104 * line)
    if spent:
        prospects.change(image, middle, _HIGH - 92, (owned, owned - spent), 3, INFO, False, 66)
    else:
        number(image, middle, _HIGH - 92, str(owned), 84, WHITE, lit=GOLD)


def fate(view: View, colour: int) -> str:
    """Return the fate of a colour: ``kept``, ``open``, ``saved``, ``lost``, or ``short`` of the coins to save it."""
    cost = view.excess(me(view), colour)
    if not cost:
        return "kept"
    if view.choice is not None:
        return "saved" if colour in view.choice else "lost"
    return "open" if cost <= view.coins[me(view)] else "short"


def _column(image: Image.Image, view: View, colour: int) -> None:
    seat, x, middle = me(view), COLUMNS[colour], MIDDLES[colour]
    values, state = view.homes[seat][colour], fate(view, colour)
    total, limit = sum(values), view.capital_total(colour)
    if state == "kept":
        glass.lay(image, x, _TOP, COLUMN, _HIGH, f"guild-{colour:d}")
    elif state == "saved":
        glass.lay(image, x, _TOP, COLUMN, _HIGH, "saved-lit")
    else:
        box("capital_lux/alarm", COLUMN + 4, _HIGH + 8, 2).put(image, x - 1, _TOP - 4)
    piece("capital_lux/emblem", colour, size=78).put(image, middle - 62, 78)
    number(image, middle + 62, 78, minus(limit), 60, WHITE, lit=GUILDS[colour])
    lit = {"kept": GUILDS[colour], "saved": GOLD}.get(state, DANGER)
    piece("capital_lux/icon", "house", size=58).put(image, middle - 62, 188)
    number(image, middle + 62, 188, str(total), 60, WHITE if total else DIM, lit=lit)
    found = tiling.lay(values, COLUMN - 44, 290, 96, True)
    tiling.draw(image, found, colour, x + 22, 246, "lost" if state == "lost" else "on")
    level = gauge.GaugeLevel(total, limit, limit, limit)
    gauge.draw(image, x + 24, 564, colour, level, COLUMN - 48, prospects.BAR)
    _verdict(image, view, colour, state)


def _verdict(image: Image.Image, view: View, colour: int, state: str) -> None:
    """Draw price and decision below the cards."""
    middle, y = MIDDLES[colour], _HIGH - 82
    cost = view.excess(me(view), colour)
    if state == "kept":
        piece("capital_lux/badge", "check", size=84).put(image, middle, y)
        return
    coins = view.coins[me(view)]
    shift = 0 if state == "open" else 52
    signs.price(image, middle - shift, y, cost, cost <= coins, 56 if cost < 10 else 46)
    if state == "saved":
        piece("capital_lux/badge", "check-gold", size=80).put(image, middle + 88, y)
    elif state in ("lost", "short"):
        piece("capital_lux/badge", "cross", size=80).put(image, middle + 88, y)

"""The viewer's choice of colours to save with gold at the end of a round: excess, cost, worth."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import glass, prospects, signs
from render.capital_lux.choices import INFO
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, MIDDLES
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, HOT, WHITE, WON
from render.kit.colour import Rgb
from render.numbers import minus
from render.pieces import box, piece

HEIGHT: Final = 344
_HIGH: Final = HEIGHT - EDGE
_LINES: Final = (64, 166, 266)
"""Middles of a colour's lines: its total, the price, what becomes of it."""


def draw(image: Image.Image, view: View, top: int) -> None:
    """Draw the choice from ``top``."""
    glass.lay(image, EDGE, top, INFO, _HIGH, "gold")
    _purse(image, view, top)
    for colour in COLOURS:
        _column(image, view, colour, top)


def _purse(image: Image.Image, view: View, top: int) -> None:
    """Draw the viewer's coins, in grey those the choice spends."""
    seat, middle = me(view), EDGE + INFO / 2
    owned = view.coins[seat]
    spent = sum(view.excess(seat, colour) for colour in view.choice or ())
    lines = -(-owned // 4)
    for k in range(owned):
        line, column = divmod(k, 4)
        x = middle + (column - (min(4, owned - 4 * line) - 1) / 2) * 76
        y = top + 110 + (line - (lines - 1) / 2) * 80
        piece("capital_lux/coin", k >= owned - spent and "missing", size=70).put(image, x, y)
    if spent:
        prospects.change(image, middle, top + _LINES[2], (owned, owned - spent), 3, INFO, False, 60)
    else:
        number(image, middle, top + _LINES[2], str(owned), 66, WHITE, lit=GOLD)


def fate(view: View, colour: int) -> str:
    """Return the fate of a colour: ``kept``, ``open``, ``saved``, ``lost``, or ``short`` of the coins to save it."""
    cost = view.excess(me(view), colour)
    if not cost:
        return "kept"
    if view.choice is not None:
        return "saved" if colour in view.choice else "lost"
    return "open" if cost <= view.coins[me(view)] else "short"


def _column(image: Image.Image, view: View, colour: int, top: int) -> None:
    """Draw a colour: its total against the limit, the price, what becomes of it."""
    seat, x, middle = me(view), COLUMNS[colour], MIDDLES[colour]
    total, state = view.home_total(seat, colour), fate(view, colour)
    if state == "kept":
        glass.lay(image, x, top, COLUMN, _HIGH, f"guild-{colour:d}")
    elif state == "saved":
        glass.lay(image, x, top, COLUMN, _HIGH, "saved-lit")
    else:
        box("capital_lux/alarm", COLUMN + 4, _HIGH + 8, 2).put(image, x - 1, top - 4)
    first, second, third = (top + line for line in _LINES)
    piece("capital_lux/emblem", colour, size=68).put(image, x + 50, first)
    lit = {"kept": GUILDS[colour], "saved": GOLD}.get(state, DANGER)
    wide = number(image, x + 98, first, str(total), 60, WHITE if total else DIM, "left", lit)
    number(image, x + 106 + wide, first, f"/{minus(view.capital_total(colour))}", 44, DIM, "left")
    if state == "kept":
        piece("capital_lux/badge", "check", size=84).put(image, middle, (second + third) / 2)
        return
    cost, coins = view.excess(seat, colour), view.coins[seat]
    signs.price(image, middle, second, cost, cost <= coins, 58)
    told: dict[str, tuple[str, str, Rgb]] = {
        "open": ("cross", minus(-total), HOT), "saved": ("check-gold", str(total), WON),
    }  # fmt: skip
    badge, text, ink = told.get(state, told["open"])
    piece("capital_lux/badge", badge, size=66).put(image, middle - 56, third)
    number(image, middle + 34, third, text, 56, ink)

"""The viewer's choice of colours to save with gold at the end of a round: excess, cost, worth."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View, me
from render.capital_lux import cards, emblems, gauge, homes, prospects, scenery, signs, tiling, tokens
from render.capital_lux.compass import INFO
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, MIDDLES, WIDTH
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, GOLD, GUILDS, HALO, PLATE, RIM, TEXT, WHITE, WON, pale
from render.capital_lux.values import minus
from render.kit.colour import mix
from render.kit.sprites import Sprite

HEIGHT: Final = 776
_TOP: Final = EDGE
_HIGH: Final = HEIGHT - 2 * EDGE


def ground() -> Sprite:
    """Draw the ground of every decision."""
    return scenery.city(WIDTH, HEIGHT, 420, 0.34)


def draw(view: View) -> Image.Image:
    """Draw the whole picture, RGB."""
    image = ground().copy()
    scenery.glass(INFO, _HIGH, PLATE, 0.82, RIM, GOLD).put(image, EDGE, _TOP)
    _purse(image, view)
    for colour in COLOURS:
        _column(image, view, colour)
    return image


def _purse(image: Image.Image, view: View) -> None:
    """Draw the viewer's coins, in grey those the choice spends."""
    seat, middle = me(view), EDGE + INFO / 2
    owned = view.coins[seat]
    spent = sum(view.excess(seat, colour) for colour in view.choice or ())
    tokens.icon("house", 92, TEXT, HALO).put(image, middle, 90)
    for k in range(owned):
        line, column = divmod(k, 3)
        x = middle + (column - (min(3, owned - 3 * line) - 1) / 2) * 100
        tokens.coin(88, k < owned - spent).put(image, x, 244 + 104 * line)
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
        scenery.glass(COLUMN, _HIGH, mix(GUILDS[colour], PLATE, 0.8), 0.86, pale(colour, 0.3)).put(image, x, _TOP)
    elif state == "saved":
        scenery.glass(COLUMN, _HIGH, (92, 64, 22), 0.9, GOLD, GOLD).put(image, x, _TOP)
    else:
        homes.alarm(COLUMN + 4, _HIGH + 8, 2).put(image, x - 1, _TOP - 4)
    emblems.emblem(colour, 78).put(image, middle - 62, 78)
    number(image, middle + 62, 78, minus(limit), 60, WHITE, lit=GUILDS[colour])
    lit = {"kept": GUILDS[colour], "saved": GOLD}.get(state, DANGER)
    tokens.icon("house", 58, TEXT).put(image, middle - 62, 188)
    number(image, middle + 62, 188, str(total), 60, WHITE if total else DIM, lit=lit)
    for place in tiling.lay(values, COLUMN - 44, 290, 96, True):
        at = "lost" if state == "lost" else "on"
        cards.tile(colour, place.value, place.high, at, place.count).put(image, x + 22 + place.x, 246 + place.y)
    level = gauge.Level(total, limit, limit, limit)
    gauge.draw(image, x + 24, 564, colour, level, COLUMN - 48, prospects.BAR)
    _verdict(image, view, colour, state)


def _verdict(image: Image.Image, view: View, colour: int, state: str) -> None:
    """Draw price and decision below the cards."""
    middle, y = MIDDLES[colour], _HIGH - 82
    cost = view.excess(me(view), colour)
    if state == "kept":
        tokens.badge("check", 84, WON).put(image, middle, y)
        return
    coins = view.coins[me(view)]
    shift = 0 if state == "open" else 52
    signs.price(image, middle - shift, y, cost, cost <= coins, 56 if cost < 10 else 46)
    if state == "saved":
        tokens.badge("check", 80, GOLD).put(image, middle + 88, y)
    elif state in ("lost", "short"):
        tokens.badge("cross", 80, DANGER).put(image, middle + 88, y)

"""The right side of the board: players with their goods, Horus stacks, piles, supplies."""

from __future__ import annotations

from PIL import Image

from art.kit.paint import paints
from art.kit.pen import Pen
from art.luxor import cards, icons
from render.kit.colour import Rgb, mix
from render.kit.paths import rect
from render.kit.sprites import Sprite
from render.luxor.layout import PANEL_WIDTH
from render.luxor.panel import ITEMS, PILL_STATES, PILLS, ROWS, chip_width, tab_width
from render.luxor.tones import (
    EMBER,
    FLAME,
    GLEAM,
    GOLD,
    GOLD_D,
    GOLD_L,
    L3,
    L4,
    S9,
    SEATS,
)


def _rows() -> list[tuple[int, int, int, bool]]:
    """Return seat, height, height of the tab and activity of all players' rows."""
    return [
        (seat, plan.high, plan.tab, active)
        for seats, plan in ROWS.items()
        for seat in range(seats)
        for active in (False, True)
    ]


@paints("luxor/player-row", _rows())
def plate(seat: int, high: int, tab_high: int, active: bool) -> Sprite:
    """Draw an empty player row, anchored at its upper left corner."""
    tone = SEATS[seat]
    pen = Pen(PANEL_WIDTH + 28, high + 28, 1, (14, 14), 2)
    body = rect(0, 0, PANEL_WIDTH, high, 14)
    mask = pen.mask(body)
    if active:
        pen.glow(mask, 7, FLAME, 0.95)
        pen.fill(body, ("#FDF3D8", "#E6CC97", 75))
    else:
        pen.fill(body, "#25345F", 0.92)
        pen.shade(mask, 0, 2, 0, "#FFFFFF", 0.16)
    lit, dim = mix(tone.base, tone.dark, 0.15), mix(tone.base, tone.dark, 0.75)
    tab = rect(0, 0, tab_width(active), tab_high)
    pen.fill(tab, (_hex(lit), _hex(dim), 90), inside=mask)
    pen.fill(rect(0, 0, 9, high), _hex(lit), inside=mask)
    pen.line(body, 4 if active else 1.5, GOLD if active else L4, 1 if active else 0.25, closed=True)
    return pen.done()


def _hex(colour: Rgb) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _pills() -> list[tuple[str, tuple[int, int], str]]:
    """Return kind, size and state of all pills. A faint one is narrow and has a number of two figures."""
    sizes = [plan.pill for plan in ROWS.values()]
    states = [(size, state) for size in sizes for state in PILL_STATES if state[:5] != "faint" or size[0] < 100]
    return [(kind, *each) for kind in ITEMS for each in states]


@paints("luxor/pill", _pills())
def pill(kind: str, size: tuple[int, int], state: str) -> Sprite:
    """Paint an icon on the ground of its tile, with room for its number, anchored at its middle."""
    wide, high = size
    base, light, _ = PILLS[kind]
    pen = Pen(wide + 30, high + 30, 1, (15, 15))
    body = rect(0, 0, wide, high, 9)
    mask = pen.mask(body)
    new, empty = state.endswith("new"), state.startswith("empty")
    if new:
        pen.glow(mask, 6, "#FFE9A0", 1)
    if empty:
        pen.fill(body, "#6E4722" if state == "empty-active" else "#000000", 0.16)
    else:
        pen.side(mask, 0, 2.5, S9, 2)
        pen.fill(body, (light, base, 60))
        pen.shade(mask, 1, 1.4, 0.5, "#FFFFFF", 0.35)
    if new:
        pen.line(body, 4, GLEAM, closed=True)
    icon = min(high - 9, 58)
    sub = Pen(1, 1)
    sub.image = Image.new("RGBA", pen.image.size, (0, 0, 0, 0))
    sub.unit, left = icon / 100, 2 if wide < 100 else 14
    sub.origin = (15 + left, 15 + (high - icon) / 2)
    icons.ICONS[kind](sub)
    sub.dim(0.3 if empty else 0.5 if state.startswith("faint") else 1)
    pen.image.alpha_composite(sub.image)
    return pen.done((wide / 2, high / 2))


@paints("luxor/chip", (2, 3, 4))
def chip(letters: int) -> Sprite:
    """Paint the ground of points in the colour of the last move, anchored at the middle."""
    wide = chip_width(letters)
    pen = Pen(wide + 30, 84, 1, (wide / 2 + 15, 42))
    body = rect(-wide / 2, -27, wide, 54, 25)
    pen.glow(pen.mask(body), 5, EMBER, 0.8)
    pen.fill(body, "#FFFBEA")
    pen.fill(rect(-wide / 2 + 3, -24, wide - 6, 48, 22), "#FFB45E")
    return pen.done()


@paints("luxor/count-tab", (1, 2), sizes=(46, 76))
def count_tab(figures: int, high: int) -> Sprite:
    """Paint the ground of a pile's number of cards, anchored at the middle."""
    unit, wide = high / 46, 58 if figures < 2 else 76
    pen = Pen((wide + 26) * unit, 70 * unit, unit, ((wide / 2 + 13) * unit, 34 * unit))
    pen.fill(rect(-wide / 2, -20, wide, 46, 22), GOLD_D)
    pen.fill(rect(-wide / 2, -23, wide, 46, 22), (GOLD_L, GOLD, 90))
    pen.under(2, 3, 3, opacity=0.5)
    return pen.done()


@paints("luxor/laid")
def laid() -> Sprite:
    """Draw the empty discard pile: an arrow down onto a card, anchored at the middle."""
    pen = Pen(100, 130, 1, (50, 65))
    pen.line(rect(-24, -4, 48, 62, 6), 3.5, L3, 0.9, closed=True)
    cards.arrow(pen, [(0, -56), (0, 14)], 10, L3)
    return pen.done()

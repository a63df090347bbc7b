"""Suits of cards: the French four and the Latin four. A sign is SVG paths with inks, in a box of 100 at the origin."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from art.kit.pen import Ink, Pen
from art.kit.svg import svg


class Suit(NamedTuple):
    """A suit. Strings only, so that sprites of its cards are cached by it."""

    name: str
    ink: str
    """Colour of the index, and of the robes of the court."""
    sign: tuple[tuple[str, Ink], ...]
    """SVG paths and their inks, from the lowest."""
    trim: str = "#C9972E"
    """Second colour of the robes."""
    hair: str = "#6B3F1D"
    reversible: bool = False
    """Whether the pips of a card's lower half stand on their head."""


def draw_sign(pen: Pen, suit: Suit, x: float, y: float, size: float, turn: float = 0) -> None:
    """Draw a suit's sign around (x, y), ``size`` pen units high."""
    for shape, ink in suit.sign:
        pen.fill(svg(shape).moved(x, y, size / 100, turn), ink)


def disc(x: float, y: float, r: float, ry: float | None = None) -> str:
    """Return an ellipse in SVG notation, a circle without ``ry``."""
    high = r if ry is None else ry
    a, b = 0.5523 * r, 0.5523 * high
    return (
        f"M {x} {y - high} C {x + a} {y - high} {x + r} {y - b} {x + r} {y}"
        f" C {x + r} {y + b} {x + a} {y + high} {x} {y + high}"
        f" C {x - a} {y + high} {x - r} {y + b} {x - r} {y}"
        f" C {x - r} {y - b} {x - a} {y - high} {x} {y - high} Z"
    )


def _around(count: int, radius: float, size: float, turn: float = 0) -> str:
    """Return ``count`` discs on a circle."""
    angles = [math.radians(turn + 360 * k / count) for k in range(count)]
    return " ".join(disc(round(radius * math.cos(a), 2), round(radius * math.sin(a), 2), size) for a in angles)


def _rays(count: int, inner: float, outer: float) -> str:
    """Return a star around the origin."""
    angles = [math.radians(180 * k / count - 90) for k in range(2 * count)]
    points = [((outer, inner)[k % 2], a) for k, a in enumerate(angles)]
    return "M " + " L ".join(f"{r * math.cos(a):.2f} {r * math.sin(a):.2f}" for r, a in points) + " Z"


_RED, _SCARLET, _NAVY, _GREEN = "#BE1E2D", "#C23510", "#1B2440", "#17402F"
_CLOVER: Final = (
    disc(0, -24, 23),
    disc(-25, 11, 23),
    disc(25, 11, 23),
    "M -12 -12 L 12 -12 L 8 10 C 6 30 10 40 19 48 L -19 48 C -10 40 -6 30 -8 10 Z",
)

HEARTS: Final = Suit(
    "hearts", _RED,
    ((
        "M 0 47 C -12 28 -46 6 -46 -18 C -46 -36 -34 -45 -23 -45 C -12 -45 -4 -37 0 -26"
        " C 4 -37 12 -45 23 -45 C 34 -45 46 -36 46 -18 C 46 6 12 28 0 47 Z", _RED,
    ),),
    "#2B4C86", "#C48A3A", True,
)  # fmt: skip
DIAMONDS: Final = Suit(
    "diamonds", _SCARLET,
    ((
        "M 0 -50 C 9 -30 22 -12 38 0 C 22 12 9 30 0 50 C -9 30 -22 12 -38 0 C -22 -12 -9 -30 0 -50 Z", _SCARLET,
    ),),
    "#1F6660", "#8A4A22", True,
)  # fmt: skip
CLUBS: Final = Suit("clubs", _GREEN, tuple((shape, _GREEN) for shape in _CLOVER), "#B5842A", "#5A3A20", True)
SPADES: Final = Suit(
    "spades", _NAVY,
    ((
        "M 0 -50 C 10 -28 45 -10 45 15 C 45 30 34 37 24 37 C 15 37 8 33 4 26 C 5 36 10 43 18 48 L -18 48"
        " C -10 43 -5 36 -4 26 C -8 33 -15 37 -24 37 C -34 37 -45 30 -45 15 C -45 -10 -10 -28 0 -50 Z", _NAVY,
    ),),
    "#A3263A", "#2E2420", True,
)  # fmt: skip

CUPS: Final = Suit(
    "cups", "#B3242B",
    (
        ("M -11 12 L 11 12 L 7 34 L -7 34 Z", ("#F3CC62", "#B9801F", 0)),
        ("M -26 50 C -26 38 -12 34 0 34 C 12 34 26 38 26 50 Z", ("#F3CC62", "#9C6414", 30)),
        ("M -36 -40 L 36 -40 C 37 -6 28 16 0 16 C -28 16 -37 -6 -36 -40 Z", ("#DB4A45", "#8E1620", 20)),
        ("M -36 -24 L 36 -24 L 35 -10 L -35 -10 Z", ("#F6D473", "#BD8524", 0)),
        (disc(0, -17, 5) + disc(-19, -17, 4) + disc(19, -17, 4), "#2A5A8C"),
        (disc(0, -40, 38, 9), ("#FBE7A6", "#C48E2C", 0)),
        (disc(0, -39, 30, 5), "#6E0F18"),
        (disc(0, 24, 13, 4.5), ("#FBE7A6", "#B9801F", 0)),
    ),
    "#C9972E", "#7A4522",
)  # fmt: skip
COINS: Final = Suit(
    "coins", "#8C5806",
    (
        (disc(0, 0, 49), "#8A5A10"),
        (disc(0, 0, 46), ("#FBE199", "#D3962A", 55)),
        (disc(0, 0, 37), ("#B97C1C", "#E9B949", 55)),
        (disc(0, 0, 34), ("#FCE6A4", "#DDA439", 55)),
        (_around(16, 41.5, 2.2), "#8A5A10"),
        (_rays(8, 13, 32), "#B3242B"),
        (_rays(8, 8, 21), ("#FCE6A4", "#E0A83C", 55)),
        (disc(0, 0, 9), "#1F5C78"),
    ),
    "#1F5C78", "#A8702A",
)  # fmt: skip
SWORDS: Final = Suit(
    "swords", "#1E4F8F",
    (
        ("M 0 -51 L 13 -35 L 11 18 L -11 18 L -13 -35 Z", "#1E3C66"),
        ("M 0 -46.5 L 0 18 L -8.4 18 L -10 -34 Z", ("#F4FAFF", "#B9D2EA", 90)),
        ("M 0 -46.5 L 10 -34 L 8.4 18 L 0 18 Z", ("#9DBFE2", "#5583B4", 90)),
        ("M -34 9 C -40 7 -44 14 -41 20 C -38 25 -32 23 -31 20 L -10 25 L 10 25 L 31 20 C 32 23 38 25 41 20"
         " C 44 14 40 7 34 9 L 0 15 Z", ("#F8DC8A", "#A8690F", 70)),
        ("M -7 24 L 7 24 L 6 40 L -6 40 Z", "#9E1B28"),
        ("M -7 28 L 7 28 L 7 31 L -7 31 Z M -6.5 34 L 6.5 34 L 6.5 37 L -6.5 37 Z", "#F3CC62"),
        (disc(0, 43, 8.5, 7.5), ("#FBE7A6", "#A86C14", 55)),
    ),
    "#B3242B", "#3A2A20",
)  # fmt: skip
BATONS: Final = Suit(
    "batons", "#2C6A33",
    (
        ("M 10 -34 C 22 -52 36 -50 40 -44 C 37 -30 24 -24 10 -26 Z", ("#A9CE62", "#3F7A30", 80)),
        ("M -14 6 C -22 -12 -34 -12 -40 -6 C -38 8 -27 14 -12 14 Z", ("#A9CE62", "#3F7A30", 80)),
        ("M -8 51 C -10 36 -9 26 -12 16 C -20 14 -23 8 -19 3 C -15 0 -14 -4 -15 -10 C -24 -20 -21 -42 -6 -50"
         " C 6 -54 20 -46 20 -32 C 20 -24 16 -18 16 -10 C 24 -10 27 -2 22 4 C 16 9 14 14 13 24 C 12 34 12 42 11 51 Z",
         "#55300F"),
        ("M -5 48 C -7 36 -6 26 -9 14 C -17 12 -19 8 -16 5 C -11 1 -11 -4 -12 -11 C -20 -21 -17 -40 -5 -47"
         " C 6 -50 17 -44 17 -32 C 17 -24 12 -18 13 -7 C 21 -7 23 -2 19 2 C 13 7 11 14 10 24 C 9 34 9 40 8 48 Z",
         ("#E0A65E", "#8A5222", 10)),
        (disc(1, -33, 8, 7), "#8A5222"),
        (disc(1, -33, 5, 4.2), "#EFC48A"),
        (disc(17, -2, 3.6), "#EFC48A"),
        (disc(-13, 8, 3.2), "#EFC48A"),
        ("M 2 -16 C 4 -6 -2 2 1 12 L 3 12 C 1 2 6 -6 4 -16 Z M -3 18 C -1 26 -3 34 -1 42 L 1 42 C -1 34 1 26 -1 18 Z",
         "#8A5222"),
    ),
    "#B5842A", "#54361E",
)  # fmt: skip

FRENCH: Final = (HEARTS, DIAMONDS, CLUBS, SPADES)
LATIN: Final = (CUPS, COINS, SWORDS, BATONS)

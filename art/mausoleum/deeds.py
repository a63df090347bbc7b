"""Draws the emblems of events and actions: dangers to a Mausoleum, and its guards."""

from __future__ import annotations

import math

from art.kit.figures import Figure, Layer, moved
from art.kit.paths import Cut, Group, chain, ring
from art.kit.svg import svg
from render.kit.paths import Path, Union, arc, ellipse, poly, rect, star


def protecao() -> Figure:
    """Return a round shield with the star of Caria."""
    return [
        Layer(ellipse(0, 0, 46), -0.1),
        Layer(ring(0, 0, 37, 46), 0.12),
        Layer(ellipse(0, 0, 36), 0, "blue"),
        Layer(star(0, 0, 33, 9, 8), 0.1),
        Layer(star(0, 0, 19, 8, 8, -67.5), -0.15),
        Layer(ellipse(0, 0, 8.5), 0.25),
    ]


def terremoto() -> Figure:
    """Return a column broken over a crack in the ground."""
    low = svg("M -13 26 L -13 4 L -6 10 L -1 1 L 6 9 L 13 2 L 13 26 Z")
    upper = svg("M -13 -28 L 13 -28 L 13 -4 L 6 3 L -1 -5 L -6 4 L -13 -2 Z")
    ground = svg(
        "M -48 41 L -16 41 L -8 50 L -2 41 L 4 47 L 10 41 L 48 41 L 46 47 L 14 47 L 6 56 L -1 48 L -8 58 "
        "L -18 47 L -47 47 Z"
    )
    falling = [
        Layer(upper, 0.05, "marble"),
        *(Layer(rect(x, -27, 1.9, 22), -0.3, "marble") for x in (-7.5, -1, 5.6)),
        Layer(rect(-16, -32, 32, 6), -0.15, "marble"),
        Layer(ellipse(-16, -29, 5.4), 0.05, "marble"),
        Layer(ellipse(16, -29, 5.4), 0.05, "marble"),
        Layer(rect(-21, -38, 42, 7, 2), 0.2, "marble"),
    ]
    chips = (
        poly((-28, 12), (-20, 9), (-21, 17)),
        poly((-33, 28), (-25, 24), (-24, 31), (-30, 34)),
        poly((30, 22), (37, 18), (38, 26)),
        poly((-24, -4), (-19, -8), (-17, -1)),
    )
    return [
        Layer(ground, 0, "dark"),
        Layer(rect(-22, 32, 44, 8, 2), 0, "marble"),
        Layer(rect(-18, 25, 36, 8, 3), -0.1, "marble"),
        Layer(low, 0, "marble"),
        *(Layer(rect(x, 12, 1.9, 13), -0.3, "marble") for x in (-7.5, -1, 5.6)),
        *moved(falling, 13, -3, 1, 19),
        *(Layer(chip, 0, "marble") for chip in chips),
    ]


def invasao() -> Figure:
    """Return a crested Greek helmet."""
    crest = []
    for k in range(15):
        x, y = math.cos(math.pi * (1 + k / 14)), math.sin(math.pi * (1 + k / 14))
        plume = chain((x * 22, -14 + y * 22, 3.4), (x * 43, -14 + y * 36, 4.6))
        crest.append(Layer(plume, -0.12 if k % 2 else 0.08, "red"))
    shell = svg(
        "M 0 -36 C 24 -36 31 -16 30 4 C 30 20 27 34 21 46 C 16 49 10 48 6 44 L 4 22 L -4 22 L -6 44 "
        "C -10 48 -16 49 -21 46 "
        "C -27 34 -30 20 -30 4 C -31 -16 -24 -36 0 -36 Z"
    )
    eye = svg("M -25 3 C -21 -4 -11 -5 -4 0 L -4 6 C -8 12 -18 12 -25 3 Z")
    brow = svg("M -3 -8 C -12 -14 -22 -12 -28 -3 L -27 1 C -21 -8 -11 -9 -3 -3 Z")
    inside = svg(
        "M 0 -20 C 18 -20 26 -8 25 6 C 25 20 22 34 17 42 L -17 42 C -22 34 -25 20 -25 6 C -26 -8 -18 -20 0 -20 Z"
    )
    rivets = [(side * (22 - 2 * k), 18 + 6 * k) for side in (-1, 1) for k in range(4)]
    return moved(
        [
            *crest,
            Layer(arc(0, -14, 26, 182, 358, 24).stroke(6), -0.25),
            Layer(inside, 0, "black"),
            Layer(Cut(shell, eye, eye.mirrored(), rect(-9, 18, 18, 40))),
            Layer(brow, 0.22),
            Layer(brow.mirrored(), 0.22),
            Layer(svg("M -5 -12 L 5 -12 L 4 4 L 6 20 L 0 27 L -6 20 L -4 4 Z"), 0.15),
            *(Layer(ellipse(x, y, 1.6), -0.3) for x, y in rivets),
        ],
        0, 5, 0.96,
    )  # fmt: skip


def descoberta() -> Figure:
    """Return an amphora coming out of the sand."""
    body = svg(
        "M -8 -30 C -9 -22 -27 -18 -27 -2 C -27 14 -12 26 -8 40 L 8 40 C 12 26 27 14 27 -2 C 27 -18 9 -22 8 -30 Z"
    )
    handle = svg("M -8 -36 C -24 -40 -32 -28 -22 -14")
    zigzag = Path([[(-22 + 4.9 * k, -10 - (6 if k % 2 else 0) + 0.02 * (k - 4.5) ** 2) for k in range(10)]])
    amphora = [
        Layer(handle.stroke(5), -0.05, "clay"),
        Layer(handle.mirrored().stroke(5), -0.15, "clay"),
        Layer(rect(-8, -40, 16, 13, 2), -0.1, "clay"),
        Layer(body, 0, "clay"),
        Layer(svg("M -26.6 -6 C -10 -3 10 -3 26.6 -6 L 27 1 C 10 4 -10 4 -27 1 Z"), 0, "black"),
        Layer(zigzag.stroke(2.2), 0, "black"),
        Layer(svg("M -19 17 C -8 20 8 20 19 17 L 16 22 C 7 25 -7 25 -16 22 Z"), 0, "black"),
        Layer(rect(-13, -45, 26, 7, 3), 0.05, "clay"),
    ]
    return [
        *moved(amphora, 0, 2, 1, -13),
        Layer(svg("M -50 50 C -44 34 -26 28 -10 34 C 2 26 24 24 36 34 C 44 38 48 44 50 50 Z"), 0, "sand"),
        Layer(svg("M -50 50 C -40 42 -20 40 0 44 C 20 40 40 42 50 50 Z"), 0.15, "sand"),
        *(Layer(star(x, y, r, r * 0.22, 4), 0.35) for x, y, r in ((34, -30, 13), (-38, -8, 9), (40, 2, 7))),
    ]


def _card(x: float, y: float, w: float, h: float, turn: float, mark: str = "blue") -> list[Layer]:
    card = [
        Layer(rect(-w / 2, -h / 2, w, h, 4), 0.05, "marble"),
        Layer(rect(-w / 2 + 3.4, -h / 2 + 3.4, w - 6.8, h - 6.8, 2.5), 0, mark),
        Layer(star(0, 0, w * 0.2, w * 0.07, 4), 0.2),
    ]
    return moved(card, x, y, 1, turn)


def troca() -> Figure:
    """Two cards swapping positions."""
    tip = math.radians(322)
    head = poly((14, 0), (-7, -13), (-7, 13)).moved(41 * math.cos(tip), 41 * math.sin(tip), 1, 406)
    arrow = Group(arc(0, 0, 41, 196, 318).stroke(7.2), head)
    return [
        *_card(-11, -3, 29, 42, -14),
        *_card(12, 4, 29, 42, 12, "red"),
        Layer(arrow),
        Layer(arrow.moved(turn=180)),
    ]


_FINGERS = ((-15, -9), (-4, -14), (7, -13), (17.5, -7))
"""Height of each finger, and position of its tip."""


def roubo() -> Figure:
    """Return a hand taking a card."""
    palm = svg("M 10 -18 C 16 -24 30 -22 36 -12 L 48 -4 L 48 30 L 34 32 C 24 36 14 32 10 26 Z")
    fingers = [
        Layer(chain((18, y + 1, 6.4), (x, y, 5.4)), 0.12 - 0.06 * k, "skin") for k, (y, x) in enumerate(_FINGERS)
    ]
    nails = [Layer(ellipse(x - 2.5, y - 0.4, 2.4, 2.9), 0.3, "skin") for y, x in _FINGERS]
    return [
        *_card(-12, -4, 42, 60, -10),
        Layer(palm, -0.08, "skin"),
        *fingers,
        *nails,
        Layer(rect(40, -10, 12, 46, 3)),
        Layer(rect(44, -10, 3, 46), -0.35),
    ]


def passing() -> Figure:
    """Return an hourglass: a turn without a card."""
    glass = svg(
        "M -24 -36 L 24 -36 C 24 -16 6 -9 6 0 C 6 9 24 16 24 36 L -24 36 C -24 16 -6 9 -6 0 C -6 -9 -24 -16 -24 -36 Z"
    )
    sand = Union(
        svg("M -15 -16 L 15 -16 C 9 -9 3 -6 0 0 C -3 -6 -9 -9 -15 -16 Z").outlines
        + svg("M -20 36 C -16 20 16 20 20 36 Z").outlines
    )
    return [
        Layer(glass, 0.2, "blue"),
        Layer(sand, 0.1, "sand"),
        Layer(rect(-32, -46, 64, 11, 4)),
        Layer(rect(-32, 35, 64, 11, 4)),
    ]

"""Draws the characters' emblems: the king, the queen, the architects' and the sculptors' tools, crown and crescent."""

from __future__ import annotations

import math

from art.kit.figures import Figure, Layer, moved
from art.kit.paths import Cut, Group, chain
from art.kit.svg import svg
from render.kit.paths import Union, arc, ellipse, poly, rect, star


def arquitetos() -> Figure:
    """Compasses over a set square."""
    square = Cut(poly((-38, 40), (40, 40), (40, -30)), poly((-8, 29), (29, 29), (29, -4)))
    ticks = Union(outline for k in range(6) for outline in rect(-22 + 10 * k, 34, 1.8, 6).outlines)
    tips = Group(poly((-26.6, 32), (-21.4, 34), (-27.5, 46)), poly((26.6, 32), (21.4, 34), (27.5, 46)))
    return [
        Layer(square, 0, "marble"),
        Layer(ticks, 0, "dark"),
        Layer(arc(0, -30, 38, 52, 128).stroke(4.2), -0.1),
        Layer(chain((0, -30, 4.8), (-24, 34, 2.2)), 0.05),
        Layer(chain((0, -30, 4.8), (24, 34, 2.2)), -0.08),
        Layer(tips, 0, "steel"),
        Layer(ellipse(0, -31, 9.4)),
        Layer(ellipse(0, -31, 4), -0.35),
        Layer(rect(-3.4, -48, 6.8, 12, 3), 0.1),
    ]


def escultores() -> Figure:
    """Mallet and chisel, crossed."""
    chisel = [
        Layer(poly((-4, -10), (4, -10), (6.5, 36), (-6.5, 36)), 0, "steel"),
        Layer(rect(-6.5, -13, 13, 6, 2), -0.1),
        Layer(rect(-5, -44, 10, 34, 4), 0, "wood"),
    ]
    mallet = [
        Layer(rect(-3.6, -18, 7.2, 60, 3.4), 0.1, "wood"),
        Layer(rect(-21, -44, 42, 28, 7), 0.05, "wood"),
        Layer(rect(-14, -44, 4.6, 28)),
        Layer(rect(9.4, -44, 4.6, 28)),
    ]
    return [*moved(chisel, -1, 3, 1, 40), *moved(mallet, -2, 2, 1, -40)]


_HAIR = (
    (-19, -12, 8), (-22, -2, 8), (-22, 8, 8), (-20, 18, 7.5), (-17, 27, 6.5), (-12, -18, 8), (-3, -22, 8),
    (7, -23, 7.5), (16, -21, 6.5), (-14, -6, 7.5), (-14, 4, 7), (-12, 14, 6),
)  # fmt: skip
_BEARD = (
    (-8, 18, 6), (-8, 25, 6), (-2, 24, 6.4), (-3, 31, 6.2), (5, 27, 6.6), (4, 35, 6.4), (12, 30, 6.6), (12, 38, 6),
    (19, 32, 6.2), (19, 39, 5), (24, 29, 4.6), (20, 24, 3.6),
)  # fmt: skip


def _curls(curls: tuple[tuple[float, float, float], ...]) -> list[Layer]:
    return [Layer(ellipse(x, y, r), -0.25 if k % 2 else -0.08) for k, (x, y, r) in enumerate(curls)]


def mausolo() -> Figure:
    """Return the king's head, bearded and crowned, in gold."""
    neck = svg("M -16 46 C -18 36 -17 26 -17 14 L 8 20 C 7 32 10 40 17 47 C 6 52 -8 51 -16 46 Z")
    face = svg(
        "M -18 14 C -24 -4 -20 -26 0 -30 C 12 -32 20 -27 22 -18 L 24 -9 L 31 6 C 32 9 29 10 26.5 10 L 27.5 14 "
        "C 28 16 26 17 25 17 L 26 20 C 26 22 24 23 23 23 C 26 28 23 34 16 34 C 4 34 -12 28 -18 14 Z"
    )
    crown = svg(
        "M -26 -17 L -34 -38 L -20 -28 L -18 -47 L -6 -32 L 2 -52 L 9 -33 L 22 -46 L 21 -30 L 31 -37 L 24 -20 "
        "C 8 -28 -12 -26 -26 -12 Z"
    )
    return [
        Layer(neck, -0.12),
        Layer(face, 0.12),
        *_curls(_HAIR),
        *_curls(_BEARD),
        Layer(svg("M 12 -6 C 15 -10 20 -10 22 -7 C 19 -4 15 -4 12 -6 Z"), -0.45),
        Layer(svg("M 9 -11 C 14 -16 20 -15 23 -12 L 22 -10 C 18 -12 14 -12 10 -9 Z"), -0.3),
        Layer(svg("M 19 17.5 L 26 17 L 19 19.5 Z"), -0.5),
        Layer(ellipse(-3, 4, 4, 5.6)),
        Layer(crown, 0.22),
        Layer(svg("M -27 -15 C -14 -30 8 -33 24 -26 L 24 -18 C 8 -25 -12 -22 -24 -7 Z")),
        *(Layer(ellipse(x, y, 2.6), 0, "blue") for x, y in ((-17, -17), (-6, -23), (6, -25.4), (17, -24.4))),
    ]


def artemisia() -> Figure:
    """Return the queen's head in marble and gold, with the crescent of Artemis."""
    neck = svg("M -14 48 C -15 38 -12 28 -13 16 L 8 20 C 6 32 9 41 18 48 C 6 53 -6 52 -14 48 Z")
    face = svg(
        "M -16 14 C -22 -4 -16 -26 2 -29 C 13 -30 20 -24 21 -15 L 22.5 -7 L 28 5 C 29 8 27 9 24.5 9 L 25.5 13 "
        "C 26 15 24.5 15.6 24 16 L 24.6 18.6 C 24.6 20.6 23 21.4 22 21.8 C 24 27 20 31.4 13 31 C 2 30 -10 26 -16 14 Z"
    )
    hair = svg(
        "M 19 -17 C 13 -14 7 -11 5 -4 C 3 3 -4 4 -6 10 C -8 16 -14 18 -20 14 C -30 8 -30 -14 -20 -24 "
        "C -8 -36 14 -36 21 -24 Z"
    )
    moon = svg(
        "M -12 -30 C -20 -44 -12 -54 -4 -56 C -8 -46 -4 -40 5 -39 C 14 -38 20 -44 20 -54 C 28 -48 28 -34 17 -28 Z"
    )
    lips = svg(
        "M 17.5 14.6 C 20 12.6 24 12.6 25.4 13.4 C 25 15.4 24.6 16 24 16.2 C 24.6 17.4 24 19.4 21 19 "
        "C 19.4 18.6 18 16.6 17.5 14.6 Z"
    )
    beads = [(1 + 17 * math.cos(math.radians(a)), 36 + 9 * math.sin(math.radians(a))) for a in (30, 60, 90, 120)]
    return [
        Layer(neck, -0.05, "marble"),
        Layer(face, 0.1, "marble"),
        Layer(hair, -0.15),
        *(Layer(arc(6 - 4 * k, -4, 20 + 4 * k, 190, 285, points=20).stroke(1.8), -0.4) for k in range(3)),
        Layer(ellipse(-30, 3, 11, 12), -0.1),
        Layer(arc(-30, 3, 6, 40, 300).stroke(2), -0.4),
        Layer(ellipse(-22, 2, 4, 7), 0.2),
        Layer(svg("M 10 -5 C 13 -9 18 -9 20.5 -6 C 17 -3 13 -3 10 -5 Z"), 0, "dark"),
        Layer(svg("M 8 -10 C 12 -15 18 -14 21 -11 L 20.6 -9.4 C 17 -11 13 -11.4 9 -8 Z"), -0.2),
        Layer(lips, 0, "red"),
        Layer(ellipse(-5, 13, 3, 3), 0.3),
        Layer(chain((-5, 15, 1.6), (-5, 23, 2.8)), 0.1),
        Layer(svg("M -26 -12 C -16 -31 8 -34 24 -25 L 23 -18 C 8 -26 -12 -23 -22 -6 Z"), 0.05),
        Layer(moon, 0.3),
        *(Layer(ellipse(x, y, 2.3), 0, "blue") for x, y in ((-15, -17), (-4, -23), (8, -25), (18, -22.4))),
        Layer(arc(1, 34, 17, 18, 150, 9).stroke(3), 0.2),
        *(Layer(ellipse(x, y, 2.4), 0, "blue") for x, y in beads),
    ]


def crown() -> Figure:
    """Mausolo's small sign."""
    return [
        Layer(svg("M -34 26 L -42 -20 L -22 0 L 0 -36 L 22 0 L 42 -20 L 34 26 Z"), 0.1),
        Layer(rect(-35, 24, 70, 13, 4), -0.05),
        *(Layer(ellipse(x, y, 5.4), 0.2) for x, y in ((-42, -22), (0, -38), (42, -22))),
        *(Layer(ellipse(x, 30.5, 3.8), 0, "blue") for x in (-20, 0, 20)),
    ]


def crescent() -> Figure:
    """Artemísia II's small sign."""
    moon = svg(
        "M -18 34 C -42 22 -46 -12 -26 -36 C -30 -8 -16 6 0 6 C 16 6 30 -8 26 -36 C 46 -12 42 22 18 34 "
        "C 8 39 -8 39 -18 34 Z"
    )
    return [
        Layer(moon, 0.12),
        Layer(star(0, -18, 18, 5, 8), 0.25),
        *(Layer(ellipse(x, y, 4), 0, "blue") for x, y in ((-18, 19), (0, 23), (18, 19))),
    ]

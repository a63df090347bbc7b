"""Draws the gilded statues: lions, guardians, the chariot. Units of a box of 100, feet at the origin."""

from __future__ import annotations

import functools
import math

from art.kit.figures import Figure, Layer, moved
from art.kit.paths import Group, ring
from art.kit.svg import svg
from render.kit.paths import Union, capsule, ellipse, poly, rect, star


@functools.cache
def lion() -> Figure:
    """Return a seated lion that looks left."""
    leg = Group(capsule(-11, -22, -12.5, -3, 4.6, 3.9), rect(-19, -5, 11, 5.5, 2.6))
    head = Group(ellipse(-14, -39, 8.4, 9), svg("M -20 -43 L -26 -37 C -27 -33 -24 -30 -19 -30 Z"))
    return [
        Layer(svg("M 19 -3 C 33 -2 35 -18 29 -27 L 25 -25 C 29 -16 27 -9 18 -8 Z"), -0.1, "gilt"),
        Layer(svg("M -12 0 L -14 -30 C -10 -38 4 -38 11 -30 C 19 -22 23 -13 23 0 Z"), 0, "gilt"),
        Layer(svg("M 4 0 C 1 -10 5 -20 14 -20 C 22 -20 25 -11 24 0 Z"), 0.05, "gilt"),
        Layer(rect(-1, -5, 14, 5.5, 2.6), 0.05, "gilt"),
        Layer(leg, 0.1, "gilt"),
        Layer(star(-8.5, -38, 16.5, 13.6, 11), -0.12, "gilt"),
        Layer(ellipse(-7, -51, 3.6, 4.2), 0, "gilt"),
        Layer(head, 0.18, "gilt"),
    ]


@functools.cache
def guardian() -> Figure:
    """Return a guardian with spear and round shield."""
    body = svg("M -8 0 L -8.5 -26 C -10 -36 -11 -46 -9 -50 C -6 -54 6 -54 9 -50 C 11 -46 10 -36 8.5 -26 L 9 0 Z")
    crest = svg("M -8 -63 C -8 -77 9 -78 10 -62 L 10 -54 L 6 -60 C 5 -68 -3 -69 -4 -62 Z")
    return [
        Layer(Group(capsule(14, 0, 14, -74, 1.9), poly((10, -72), (14, -86), (18, -72))), -0.05, "gilt"),
        Layer(body, -0.05, "gilt"),
        Layer(capsule(9, -48, 14, -38, 3.2), 0.1, "gilt"),
        Layer(ellipse(0, -60, 5.4, 6.4), 0.1, "gilt"),
        Layer(crest, -0.15, "gilt"),
        Layer(ellipse(-9, -33, 10, 12.5), 0.05, "gilt"),
        Layer(ellipse(-9, -33, 5, 6.4), 0.3, "gilt"),
    ]


Limb = tuple[tuple[float, float], tuple[float, float], float, float]


def _limb(*bones: Limb) -> Union:
    return Union(o for (a, b, r0, r1) in bones for o in capsule(*a, *b, r0, r1).outlines)


def _horse() -> Figure:
    body = svg(
        "M -22 -30 C -14 -36 -6 -33 2 -33 C 12 -34 19 -29 18 -20 C 17 -13 10 -12 5 -13 "
        "C -4 -10 -14 -11 -20 -15 C -25 -20 -26 -26 -22 -30 Z"
    )
    neck = svg(
        "M -25 -20 C -28 -30 -30 -36 -33 -44 C -34 -50 -32 -54 -27 -54 C -18 -52 -9 -42 -5 -32 "
        "C -10 -22 -18 -18 -25 -20 Z"
    )
    face = svg(
        "M -24 -54 C -28 -57 -33 -55 -36 -50 L -43.5 -41.5 C -46 -38.5 -45.5 -34.5 -43 -33.5 "
        "C -40.5 -32.6 -38.5 -34 -36.5 -36.5 "
        "C -33.5 -40 -29.5 -40 -26 -42.5 C -22 -45 -20 -51 -24 -54 Z"
    )
    ear = svg("M -30 -53.5 C -30.5 -56.5 -30 -58.5 -28.4 -60.5 C -26.2 -58.6 -25.4 -56.4 -26 -53.5 Z")
    mane = svg(
        "M -29 -56 C -27 -60 -22 -59 -20 -56 C -17 -57 -14 -53 -14 -51 C -11 -51 -8 -47 -9 -45 "
        "C -6 -44 -4 -40 -5 -38 "
        "C -2 -36 -2 -33 -3 -30 C -8 -34 -12 -40 -15 -43 C -18 -47 -23 -50 -27 -51 Z"
    )
    fore1 = _limb(
        ((-20, -19), (-33, -20), 4.2, 2.6), ((-33, -20), (-36, -9), 2.6, 2.0), ((-36, -9), (-40, -9), 2.4, 2.0)
    )
    fore2 = _limb(((-17, -16), (-25, -10), 4.0, 2.5), ((-25, -10), (-26, 1), 2.4, 1.9), ((-26, 1), (-29, 1), 2.2, 1.8))
    hind1 = _limb(((11, -19), (17, -10), 7.4, 3.2), ((17, -10), (12, 1), 2.9, 2.1), ((12, 1), (8.5, 1), 2.3, 1.9))
    hind2 = _limb(((7, -16), (5, -8), 6, 3), ((5, -8), (0, 1), 2.6, 2.0), ((0, 1), (-3.5, 1), 2.2, 1.8))
    return [
        Layer(svg("M 14 -30 C 26 -32 30 -16 25 -6 C 22 -12 20 -20 13 -24 Z"), -0.1, "gilt"),
        Layer(Group(fore1, hind2), -0.25, "gilt"),
        Layer(Group(body, neck, fore2, hind1), 0, "gilt"),
        Layer(mane, -0.3, "gilt"),
        Layer(Group(face, ear), 0.1, "gilt"),
        Layer(Group(ellipse(-32, -49, 1.3), ellipse(-42.4, -38, 1.0)), -0.75, "gilt"),
    ]


@functools.cache
def quadriga() -> Figure:
    """Return the king in his chariot."""
    horse = _horse()
    behind = [Layer(layer.path, -0.45, "gilt") for layer in moved((horse[0], horse[1], horse[2], horse[4]), -8, -5)]
    spokes = [
        capsule(33, -10, 33 + 9 * math.cos(math.radians(a)), -10 + 9 * math.sin(math.radians(a)), 1.3)
        for a in range(0, 360, 60)
    ]
    car = svg(
        "M 19 -14 L 47 -14 C 49 -24 46 -32 39 -36 L 37 -31 C 40 -28 41 -24 41 -20 L 28 -20 "
        "C 27 -27 25 -31 21 -34 C 17 -28 17 -20 19 -14 Z"
    )
    king = svg("M 24 -20 C 22 -32 23 -42 26 -47 C 29 -50 34 -49 36 -45 C 38 -38 38 -29 38 -20 Z")
    crowned = poly((24.5, -58), (24, -66), (28, -61), (30.5, -68), (33, -61), (37, -66), (36, -58))
    return [
        *behind,
        *horse,
        Layer(capsule(12, -38, -24, -44, 1.0), -0.2, "gilt"),
        Layer(Group(king, capsule(27, -42, 12, -38, 2.6, 2)), 0.02, "gilt"),
        Layer(Group(ellipse(30, -54, 5, 5.8), crowned), 0.2, "gilt"),
        Layer(car, 0, "gilt"),
        Layer(Group(ring(33, -10, 7.8, 11.6), ellipse(33, -10, 3), *spokes), 0.12, "gilt"),
    ]

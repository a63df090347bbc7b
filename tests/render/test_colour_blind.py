"""Lines, and seats that only colour and a small shape tell apart: colour-blind readers see them differ, too."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import pytest

from engine import games
from render.house import portrait, review
from render.house.signs_on_lines import places
from render.kit.colour import Colour, rgb
from render.luxor import tones

SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What becomes of linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)."""
COLOURS = {"curves": portrait.CURVES, "review": review.LINES, "luxor": [each.base for each in tones.SEATS]}
"""Colours that stand side by side."""
APART = 30
"""Least difference between two of them: CIE 1976."""


def linear(colour: Colour) -> list[float]:
    return [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in (v / 255 for v in rgb(colour))
    ]


def lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """Return CIE L*a*b* of linear sRGB, with white D65."""

    def root(share: float) -> float:
        return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116

    x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: Colour, kind: str) -> tuple[float, float, float]:
    mixed = (sum(share * part for share, part in zip(row, linear(colour), strict=True)) for row in SIGHT[kind])
    red, green, blue = (min(1.0, max(0.0, each)) for each in mixed)
    return lab(red, green, blue)


@pytest.mark.parametrize("kind", SIGHT)
@pytest.mark.parametrize("where", COLOURS)
def test_colours_that_stand_side_by_side_differ_for_everybody(where: str, kind: str) -> None:
    for one, other in itertools.combinations(COLOURS[where], 2):
        assert math.dist(seen(one, kind), seen(other, kind)) > APART, (one, other)


def test_each_game_of_a_profile_has_a_curve_of_its_own_colour() -> None:
    for shown in itertools.permutations(games(), min(portrait.SHOWN, len(games()))):
        colours = portrait.curve_colours(shown)
        assert list(colours) == list(shown) and len(set(colours.values())) == len(shown)
        assert set(colours.values()) <= set(portrait.CURVES)


@pytest.mark.parametrize(
    "lines",
    [
        [[(0, 50), (600, 50)]],
        [[(0, 50), (600, 50)], [(0, 50), (600, 52)], [(0, 50), (600, 54)]],
        [[(0, 50), (300, 0), (600, 100)], [(400, 50), (400, 80), (600, 30)], [(590, 10), (600, 10)]],
        [[(0, 10), (0, 90)], [(5, 5), (5, 5)]],
    ],
)
def test_every_line_carries_a_sign_and_signs_with_room_stay_apart(
    lines: Sequence[Sequence[tuple[float, float]]],
) -> None:
    found = places(lines, 3, [(300, 50)], 40)
    assert all(1 <= len(signs) <= 3 for signs in found)
    for line, signs in zip(lines, found, strict=True):
        xs, ys = {x for x, _ in line}, {y for _, y in line}
        assert all(min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys) for x, y in signs)
        assert all(math.dist(one, other) >= 40 for one, other in itertools.combinations(signs, 2))

"""The signs of a person's turns at a daily deal, and the flame of days in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art.kit.paint import paints
from art.kit.paths import both, mirrored, rounded
from art.kit.pen import Pen
from art.kit.svg import svg
from render.kit.light import fill, glow, linear
from render.kit.paths import Path, Point, ellipse, poly, rect
from render.kit.sprites import Sprite, canvas, sprite

_GOLD_D, _GOLD_M, _GOLD, _GOLD_L = "#7A4E0C", "#B97F17", "#EBB53A", "#FFE7A0"
_CLAY_D, _CLAY, _CLAY_L = "#7A2C12", "#BC5426", "#E8935A"
_BLUE: Final = "#21398A"
_CHALK: Final = "#FBF1D9"
_STONE: Final = "#17A398"


def vase(pen: Pen) -> None:
    """Draw a painted vase."""
    body = both(
        "M50 7 L67 7 Q71 7 71 11 Q71 16 64 17 L62 25 C64 34 86 38 86 59 C86 77 69 85 64 90 L66 94 Q66 97 62 97 L50 97"
    )
    handle = svg("M63 20 C84 10 98 30 82 46")
    for side in (handle, mirrored(handle)):
        pen.line(side, 7.5, _CLAY_D)
        pen.line(side.moved(-1, -1), 4, _CLAY)
    pen.fill(body, (_CLAY_L, _CLAY, 0))
    inside = pen.mask(body)
    pen.fill(rect(0, 44, 100, 22), _BLUE, inside=inside)
    pen.fill(rect(0, 42, 100, 3.5), _GOLD, inside=inside)
    pen.fill(rect(0, 64.5, 100, 3.5), _GOLD, inside=inside)
    pen.line(Path([[(4 + 9.2 * i, 49 if i % 2 else 61) for i in range(11)]]), 3.6, _CHALK, inside=inside)
    pen.fill(rect(0, 78, 100, 4), _CLAY_D, inside=inside)
    pen.fill(rect(0, 27, 100, 3.5), _CLAY_D, inside=inside)
    pen.shade(inside, -13, -2, 6, "#3A0E00", 0.75)
    pen.shade(inside, 5, 3, 3, "#FFE3C0", 0.55)
    pen.fill(ellipse(50, 9.5, 16, 3.2), "#4A1606")
    pen.fill(ellipse(0, 0, 4, 17).moved(37, 52, 1, 8), "#FFFFFF", 0.28)


def jewel(pen: Pen) -> None:
    """Draw a faceted stone in a golden bezel."""
    pen.line(ellipse(50, 11, 8), 5, _GOLD_M, closed=True)
    pen.line(ellipse(49.4, 10.4, 8), 2, _GOLD_L, closed=True)
    pen.fill(rounded([(26, 20), (74, 20), (96, 46), (50, 98), (4, 46)], 7), (_GOLD_L, _GOLD_D, 60))
    a, b, d, e, f = (29, 26), (71, 26), (88, 46.5), (50, 90), (12, 46.5)
    g, h, t = (37, 46.5), (63, 46.5), (50, 26)
    pen.fill(poly(a, b, d, e, f), _STONE)
    facets: tuple[tuple[tuple[Point, Point, Point], str], ...] = (
        ((a, t, g), "#5BD8C6"), ((f, a, g), "#9FF3E4"), ((t, h, g), "#C9FFF5"), ((t, b, h), "#37BDAE"),
        ((b, d, h), "#1C9C93"), ((f, g, e), "#24AFA3"), ((g, h, e), "#128A86"), ((h, d, e), "#0A6467"),
    )  # fmt: skip
    for points, colour in facets:
        pen.fill(poly(*points), colour)
    pen.fill(poly(f, g, (31, 60)), "#FFFFFF", 0.3)
    pen.fill(ellipse(0, 0, 4, 2.4).moved(33, 34, 1, -35), "#FFFFFF", 0.9)


def grain(pen: Pen) -> None:
    """Draw a grain of sand."""
    pen.fill(ellipse(50, 50, 17), "#6B4722")
    pen.fill(ellipse(50, 50, 13), ("#C89B62", "#8E6233", 60))


SIGNS: Final[dict[str, tuple[Callable[[Pen], None], float]]] = {
    "best": (jewel, 1.0),
    "nearly": (vase, 0.84),
    "lost": (grain, 1.0),
}
"""What each sign shows, and its size beside the others: told apart by shape and size, not by colour alone."""


@paints("house/sign", SIGNS, sizes=(62, 108))
def sign(name: str, size: int) -> Sprite:
    """Draw the sign of a turn, anchored at its centre."""
    draw, share = SIGNS[name]
    own = size * share
    pen = Pen(own + 12, own + 12, own / 100, (6, 5))
    draw(pen)
    pen.under(2.2, 2.6, 1.5, opacity=0.5)
    return pen.done((50, 50))


@paints("house/flame", sizes=(80, 138))
def flame(height: int) -> Sprite:
    """Draw the flame of days in a row, anchored at its centre."""
    image, half, k = canvas(2 * height, 2 * height), height, height / 100
    shape = svg(
        "M 0 50 C -34 50 -42 20 -30 0 C -24 -10 -16 -12 -14 -26 C 0 -18 4 -10 4 0 C 12 -8 12 -28 2 -50"
        " C 30 -36 42 -8 38 16 C 36 38 22 50 0 50 Z"
    ).moved(half, half, k)
    heart = svg("M 0 46 C -18 46 -22 28 -14 16 C -8 8 -2 6 0 -8 C 14 4 22 18 18 30 C 15 41 10 46 0 46 Z")
    glow(image, shape, height * 0.14, "#FF8A1E", 0.45)
    fill(image, shape, linear((0, half - height / 2), (0, half + height / 2), "#FFB52E", "#FF7A18", "#D93A0B"))
    fill(image, heart.moved(half, half, k), linear((0, half), (0, half + height / 2), "#FFF3B0", "#FFC83A"))
    return sprite(image, -half, -half)

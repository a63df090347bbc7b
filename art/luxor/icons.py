"""Icons: treasures, key, wild treasure, scarab, eyes, torch. Each fills a box of 100 units."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from art.house.signs import jewel, vase
from art.kit.paint import paints
from art.kit.paths import Group, both, mirrored, rounded
from art.kit.pen import Pen
from art.kit.svg import svg
from render.kit.paths import Path, arc, ellipse, poly, rect
from render.kit.sprites import Sprite
from render.luxor.tones import (
    BLACK,
    BLACK_D,
    BLACK_L,
    EMBER,
    FLAME,
    GOLD,
    GOLD_D,
    GOLD_L,
    GOLD_M,
    INK,
    L5,
    L6,
    S1,
    S6,
    S9,
    TERRA,
    TURQ,
    TURQ_D,
    TURQ_L,
)


def statue(pen: Pen) -> None:
    """Draw a seated temple cat of black stone."""
    pen.fill(rect(14, 88, 74, 10, 2), (GOLD, GOLD_D, 90))
    pen.fill(rect(14, 88, 74, 2.5), GOLD_L)
    pen.line("M70 86 C90 88 96 70 84 62", 6, BLACK_D)
    cat = svg(
        "M33 2 L41 13 Q47 11.5 53 13 L61 2 Q63 14 62 24 C63 33 60 37 58 41 C70 48 80 62 79 80 Q79 85 77 89 L26 89 "
        "Q23 86 27 84 L34 83 C33 70 34 60 36 52 Q35 46 36 41 Q31 36 31 30 C31 22 31 10 33 2 Z"
    )
    pen.fill(cat, ("#4B495A", BLACK_D, 35))
    inside = pen.mask(cat)
    pen.fill("M52 89 C50 70 56 60 66 58 C78 62 80 80 77 89 Z", BLACK, inside=inside)
    pen.line("M53 88 C51 71 57 61 66 59", 1.8, BLACK_L, 0.9, inside)
    pen.line("M43 88 L43 66", 1.6, BLACK_D, inside=inside)
    pen.shade(inside, 3, 2.5, 2, "#B9B6D6", 0.55)
    pen.fill("M33 39 Q47 50 62 38 L61 47 Q47 58 35 49 Z", (GOLD_L, GOLD_M, 0))
    pen.line("M35 45 Q47 54.5 61 43", 2, L6)
    for x, turn in ((40.5, 8), (53, -8)):
        pen.fill(ellipse(0, 0, 3.6, 2.6).moved(x, 24.5, 1, turn), GOLD)
        pen.fill(ellipse(x, 24.5, 1.1, 2.4), BLACK_D)
    pen.line("M44.5 32 L47 34 L49.5 32", 1.6, BLACK_L)
    pen.line(ellipse(62.5, 15, 3), 1.6, GOLD, closed=True)


def key_path() -> Group:
    """Return a key with a round bow, lying aslant."""
    parts: list[Path] = [
        Path([arc(24, 50, 20, 0, 355).outlines[0]]).stroke(10.5, True), rect(40, 44.5, 56, 11, 3),
        rect(74, 50, 8, 23, 2), rect(86, 50, 9, 29, 2),
    ]  # fmt: skip
    return Group(*(part.moved(-50, -50).moved(50, 50, 1, -38) for part in parts))


def key(pen: Pen) -> None:
    """Draw a golden key."""
    mask = pen.mask(key_path())
    pen.paint(pen.grown(mask, 1.8), "#4A2C05", 0.85)
    pen.paint(mask, (GOLD_L, GOLD_M, 60))
    pen.shade(mask, -3, -4, 1.5, GOLD_D, 0.8)
    pen.shade(mask, 2, 2, 0.8, "#FFFDF0", 0.8)


def star_path(x: float, y: float, radius: float, long: float = 1.0) -> Path:
    """Return a compass rose of eight rays."""
    points = []
    for i in range(16):
        r = radius * (0.43 if i % 2 else 0.63 * long if i % 4 == 2 else 1)
        a = math.radians(-90 + 22.5 * i)
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    return Path([points])


def wild(pen: Pen) -> None:
    """Draw a wild treasure: one disc of clay, turquoise and black stone."""
    pen.fill(ellipse(50, 50, 47), (GOLD_L, GOLD_D, 60))
    for i, colour in enumerate((TERRA, TURQ, "#34313F")):
        start = -150 + 120 * i
        pen.fill(Path([[(50.0, 50.0), *arc(50, 50, 40, start, start + 120).outlines[0]]]), colour)
    for i in range(3):
        a = math.radians(-150 + 120 * i)
        pen.line(Path([[(50, 50), (50 + 40 * math.cos(a), 50 + 40 * math.sin(a))]]), 3.4, GOLD)
    inside = pen.mask(ellipse(50, 50, 40))
    pen.shade(inside, 3, 4, 4, "#000000", 0.5)
    star = pen.mask(star_path(50, 50, 27))
    pen.paint(pen.blurred(pen.shifted(star, 1.5, 2), 1.5), "#000000", 0.6)
    pen.paint(star, ("#FFFBEA", GOLD, 60))


def scarab(pen: Pen) -> None:
    """Draw a beetle of turquoise glaze."""
    for leg in ("M66 40 C80 36 84 26 80 16", "M70 58 C86 56 92 62 94 70", "M64 76 C78 78 84 86 84 96"):
        for path in (svg(leg), mirrored(svg(leg))):
            pen.line(path, 6, TURQ_D)
            pen.line(path.moved(-0.8, -0.8), 2.6, TURQ)
    pen.fill(both("M50 12 L58 10 L62 15 Q68 20 66 28 L50 30"), (TURQ_L, TURQ_D, 60))
    pen.fill(both("M50 26 C64 25 74 32 74 43 L50 45"), ("#3CC4B6", TURQ_D, 60))
    wings = both("M50 44 L75 42 C82 66 72 92 50 98")
    pen.fill(wings, ("#49D3C3", TURQ_D, 55))
    inside = pen.mask(wings)
    pen.shade(inside, -6, -4, 5, "#02302F", 0.8)
    for r in (10, 18):
        groove = svg(f"M{50 - r} 50 C{50 - r - 6} 66 {50 - r} 82 50 95")
        for path in (groove, mirrored(groove)):
            pen.line(path, 1.3, TURQ_D, 0.8, inside)
    pen.line("M50 45 L50 97", 3, GOLD)
    pen.line("M26 44.5 Q50 48 74 44.5", 3.4, GOLD)
    pen.fill(ellipse(0, 0, 5, 13).moved(38, 60, 1, 10), "#FFFFFF", 0.35)
    pen.fill(ellipse(0, 0, 8, 3).moved(41, 35, 1, -8), "#FFFFFF", 0.35)


def eye(pen: Pen) -> None:
    """Draw the eye of Horus in few thick strokes, legible at twelve pixels."""
    almond = svg("M3 46 Q46 6 97 46 Q48 80 3 46 Z")
    pen.fill(almond, S1)
    inside = pen.mask(almond)
    pen.fill(ellipse(49, 44, 19), "#0A1B52", inside=inside)
    pen.fill(ellipse(42, 36, 6), "#FFFFFF")
    pen.line(almond, 9, GOLD, closed=True)
    pen.line("M6 18 Q48 -8 94 20", 10, GOLD)
    pen.fill("M34 66 L56 68 L48 98 Q42 99 40 94 Z", GOLD)


def torch(pen: Pen) -> None:
    """Draw a burning torch."""
    pen.fill(poly((44, 58), (56, 58), (53, 99), (47, 99)), (S6, S9, 0))
    pen.fill("M34 50 L66 50 L60 64 L40 64 Z", (GOLD_L, GOLD_D, 0))
    pen.fill(rect(33, 47, 34, 5, 2), GOLD)
    pen.fill(
        "M50 0 C56 14 72 22 68 40 Q66 50 50 50 Q34 50 32 38 C30 28 40 24 42 12 C46 16 47 18 47 21 C51 14 51 8 50 0 Z",
        (EMBER, FLAME, 90),
    )
    pen.fill("M51 18 C54 26 62 30 59 41 Q57 48 50 48 Q42 48 41 40 C41 34 46 32 47 27 Q50 24 51 18 Z", "#FFF1B8")


def star(pen: Pen) -> None:
    """Draw the sign of points."""
    radii = (46, 20)
    tips = [
        (50 + radii[i % 2] * math.sin(math.radians(36 * i)), 53 - radii[i % 2] * math.cos(math.radians(36 * i)))
        for i in range(10)
    ]
    pen.fill(rounded(tips, 4), (GOLD_L, GOLD_M, 60))


def crown(pen: Pen) -> None:
    """Draw the winner's crown."""
    pen.fill("M8 34 L28 56 L50 18 L72 56 L92 34 L84 84 L16 84 Z", (GOLD_L, GOLD_M, 90))
    pen.fill(rect(15, 78, 70, 14, 4), (GOLD, GOLD_D, 90))
    for x, y, r in ((8, 32, 7), (50, 16, 8), (92, 32, 7)):
        pen.fill(ellipse(x, y, r), (GOLD_L, GOLD_M, 60))
    for x, colour in ((32, TERRA), (50, L5), (68, TURQ)):
        pen.fill(ellipse(x, 71, 5), colour)


def hatted() -> Group:
    """Return a figure in a hat: "one adventurer"."""
    return Group(
        rounded([(50, 36), (82, 99), (18, 99)], 10), ellipse(50, 34, 17), ellipse(50, 25, 34, 8.5),
        rounded([(34, 26), (37, 2), (63, 2), (66, 26)], 7),
    )  # fmt: skip


def adventurer(pen: Pen) -> None:
    """Draw a dark adventurer of no player."""
    pen.fill(hatted(), INK)


def adventurer_pale(pen: Pen) -> None:
    """Draw a pale adventurer of no player, for a dark ground."""
    pen.fill(hatted(), S1)


def sets(pen: Pen) -> None:
    """Draw one of each treasure."""
    for draw, x, y, size in ((statue, 65, 27, 62), (vase, 27, 69, 62), (jewel, 73, 69, 58)):
        pen.stamp(draw, x, y, size, 0.4)


ICONS: Final[dict[str, Callable[[Pen], None]]] = {
    "vase": vase, "jewel": jewel, "statue": statue, "key": key, "wild": wild, "scarab": scarab, "eye": eye,
    "torch": torch, "star": star, "crown": crown, "adventurer": adventurer, "adventurer-pale": adventurer_pale,
    "sets": sets,
}  # fmt: skip


@paints("luxor/icon", ICONS, sizes=(40, 76, 150, 300))
def icon(name: str, size: int) -> Sprite:
    """Draw an icon with a soft shadow, anchored at its centre."""
    # Large icons cast a longer shadow, and the key reaches beyond its box.
    pad = max(5, round(size * 0.04))
    pen = Pen(size + 2 * pad, size + 2 * pad, size / 100, (pad, pad - 1))
    ICONS[name](pen)
    pen.under(2.2, 2.6, 1.5, opacity=0.5)
    return pen.done((50, 50))

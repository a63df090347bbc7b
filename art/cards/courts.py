"""The court of a deck: jack, knight, queen, king. Half a figure is drawn, and again upside down.

Units are those of a card, from its middle. The upper half stands above a slanted sash.
"""

from __future__ import annotations

from typing import Final, Literal

from PIL import Image, ImageChops

from art.cards.suits import Suit, disc, draw_sign
from art.kit.paths import chain
from art.kit.pen import Ink, Pen
from render.kit.colour import Rgb, mix
from render.kit.paths import Path, ellipse, poly, rect
from render.kit.scale import scale

Figure = Literal["jack", "knight", "queen", "king"]

_WIDE: Final = 28.5
_HIGH: Final = 59
"""Half the panel's width and height."""
_RISE: Final = 9
"""Rise of the sash from the middle to the panel's left side, downward."""
_GOLD: Final = ("#F8DC8A", "#B57B1C", 60)
_SKIN: Final = ("#F8D3AC", "#E2A878", 20)
_STEEL: Final = ("#EAF1F8", "#8596AD", 40)
_INK: Final = "#2B1B18"
_WHITE: Final = "#FFFDF6"


def draw_court(pen: Pen, suit: Suit, figure: Figure, x: float, y: float) -> None:
    """Draw a figure in its panel around (x, y)."""
    k = scale()
    wide, high = ((round(2 * side * pen.unit) + 2) / k for side in (_WIDE, _HIGH))
    half = Pen(wide, high, pen.unit / k, (wide / 2, high / 2), pen.fine)
    panel = rect(-_WIDE, -_HIGH, 2 * _WIDE, 2 * _HIGH, 4)
    pale, paper = mix(suit.ink, "#FFF6E0", 0.84), mix(suit.trim, "#FFF9EA", 0.88)
    half.fill(panel, (_hex(paper), _hex(pale), 90))
    _SHOWN[figure](half, suit)
    sash = Path([[(-40, _RISE * 40 / _WIDE), (40, -_RISE * 40 / _WIDE)]])
    half.line(sash, 7.5, _INK)
    half.line(sash, 6.5, _GOLD)
    for k in range(-4, 5):
        half.fill(ellipse(6.4 * k, -6.4 * k * _RISE / _WIDE, 1.7), suit.ink if k % 2 else suit.trim)
    upper = half.mask(poly((-60, -80), (60, -80), (60, -_RISE * 60 / _WIDE), (-60, _RISE * 60 / _WIDE)))
    half.cut(ImageChops.multiply(upper, half.mask(panel)))
    whole = half.image.transpose(Image.Transpose.ROTATE_180)
    whole.alpha_composite(half.image)
    left, top = (at + middle * pen.unit - own for at, middle, own in zip(pen.origin, (x, y), half.origin, strict=True))
    pen.image.alpha_composite(whole, (round(left * pen.fine), round(top * pen.fine)))
    pen.line(panel.moved(x, y), 1.1, suit.ink, 0.75, closed=True)


def _hex(colour: Rgb) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _outlined(pen: Pen, shape: Path | str, ink: Ink, width: float = 0.9) -> None:
    pen.fill(shape, ink)
    pen.line(shape, width, _INK, 0.9, closed=True)


def _tones(colour: str, angle: int = 70) -> Ink:
    """Return the gradient of cloth."""
    return _hex(mix(colour, "#FFFFFF", 0.22)), _hex(mix(colour, "#0A0A18", 0.22)), angle


def _face(pen: Pen, x: float, beard: str = "", lips: str = "#B4524A") -> None:
    """Draw neck, head and features around (x, -29)."""
    _outlined(pen, f"M {x - 4} -24 L {x + 4} -24 L {x + 5} -13 L {x - 5} -13 Z", _SKIN, 0.7)
    _outlined(
        pen,
        f"M {x - 8.6} -34 C {x - 9} -43 {x + 9} -43 {x + 8.6} -34 C {x + 8.8} -25 {x + 5} -18.6 {x} -18.6"
        f" C {x - 5} -18.6 {x - 8.8} -25 {x - 8.6} -34 Z",
        _SKIN,
    )
    if beard:
        _outlined(
            pen,
            f"M {x - 8.8} -31 C {x - 8} -26 {x - 4} -26.5 {x} -26.5 C {x + 4} -26.5 {x + 8} -26 {x + 8.8} -31"
            f" C {x + 9.6} -20 {x + 6} -12 {x} -8 C {x - 6} -12 {x - 9.6} -20 {x - 8.8} -31 Z",
            _tones(beard),
            0.7,
        )
    for side in (-1, 1):
        eye = x + side * 3.7
        pen.fill(ellipse(eye, -31.4, 1.9, 1.15), _WHITE)
        pen.fill(ellipse(eye + 0.3, -31.3, 1.1), _INK)
        pen.line(f"M {eye - 2.3} -33.6 Q {eye} -35.1 {eye + 2.3} -33.6", 0.8, _INK, 0.9)
        if not beard:
            pen.fill(ellipse(x + side * 5, -27, 1.9, 1.4), "#E07A66", 0.4)
    pen.line(f"M {x + 0.2} -32 L {x - 1} -27.6 L {x + 0.9} -27.2", 0.7, "#9A5A3A", 0.9)
    pen.fill(f"M {x - 2.6} -24 Q {x} -25.6 {x + 2.6} -24 Q {x} -21.6 {x - 2.6} -24 Z", lips)


def _body(pen: Pen, cloth: Ink, x: float = 0, width: float = 26) -> None:
    """Draw shoulders and chest."""
    _outlined(
        pen,
        f"M {x - 5} -16 C {x - 14} -15 {x - 22} -12 {x - width} 0 L {x - width - 8} 24 L {x + width + 8} 24"
        f" L {x + width} 0 C {x + 22} -12 {x + 14} -15 {x + 5} -16 Z",
        cloth,
    )


def _hand(pen: Pen, x: float, y: float, sleeve: Ink, elbow: tuple[float, float]) -> None:
    """Draw an arm from the elbow up to a hand."""
    arm = chain((*elbow, 6.5), (x, y + 5, 4.4))
    _outlined_arm(pen, arm, sleeve)
    _outlined(pen, rect(x - 4.8, y + 0.5, 9.6, 3.6, 1.2), _GOLD, 0.7)
    _outlined(pen, disc(x, y - 1.5, 3.6, 3.2), _SKIN, 0.7)


def _outlined_arm(pen: Pen, arm: Path, ink: Ink) -> None:
    """Fill a joined shape over a wider, darker copy of it: its outlines cross."""
    mask = pen.mask(arm)
    pen.paint(pen.grown(mask, 0.5), _INK)
    pen.paint(mask, ink)


def _jewels(pen: Pen, x: float, y: float, width: float, count: int, inks: tuple[str, ...]) -> None:
    for k in range(count):
        pen.fill(ellipse(x + width * (k / (count - 1) - 0.5), y, 1.2), inks[k % len(inks)])


# ---------------------------------------------------------------- figures


def _king(pen: Pen, suit: Suit) -> None:
    _outlined(pen, "M -9 -40 C -15 -34 -15 -22 -13.5 -15 L 13.5 -15 C 15 -22 15 -34 9 -40 Z", _tones(suit.hair))
    _body(pen, _tones(suit.ink))
    _outlined(pen, "M -8 -14 L 8 -14 L 9 24 L -9 24 Z", _tones(suit.trim))
    for y in (-6.0, 0.0, 6.0):
        pen.fill(ellipse(0, y, 1.6), _GOLD)
    _outlined(pen, "M -17 -14.5 C -10 -18 10 -18 17 -14.5 C 17 -8 8 -3 0 -2 C -8 -3 -17 -8 -17 -14.5 Z", _WHITE)
    for x, y in ((-13, -12), (13, -12), (-9, -7), (9, -7), (-12.5, -9), (12.5, -9)):
        pen.fill(ellipse(x, y, 0.7, 1.3), _INK)
    _face(pen, 0, suit.hair)
    pen.line("M -4.6 -25 Q -2 -27.6 0 -26 Q 2 -27.6 4.6 -25", 1.3, suit.hair)
    _outlined(pen, "M -9 -41 C -10 -52 10 -52 9 -41 Z", _tones(suit.trim))
    _outlined(
        pen,
        "M -11 -38 L -14 -52 L -7.6 -46 L -5.6 -55 L 0 -47.4 L 5.6 -55 L 7.6 -46 L 14 -52 L 11 -38"
        " C 5 -36 -5 -36 -11 -38 Z",
        _GOLD,
    )
    _jewels(pen, 0, -40.2, 15, 4, (suit.ink, suit.trim))
    for x, y in ((-14, -52.6), (-5.6, -55.4), (5.6, -55.4), (14, -52.6)):
        _outlined(pen, disc(x, y, 1.6), _WHITE, 0.6)
    _outlined_arm(pen, chain((-20.5, -44, 1.2), (-19.5, 10, 1.2)), _GOLD)
    _outlined(pen, disc(-20.6, -47, 4), _GOLD)
    pen.line("M -20.6 -56 L -20.6 -50 M -23 -53.6 L -18.2 -53.6", 1.6, _INK)
    _hand(pen, -19.8, -9, _tones(suit.ink), (-24, 8))
    draw_sign(pen, suit, 19.5, -31, 13)


def _queen(pen: Pen, suit: Suit) -> None:
    _outlined(
        pen,
        "M -8 -41 C -18 -36 -12 -28 -16 -22 C -19 -16 -13 -12 -16 -5 L 16 -5 C 13 -12 19 -16 16 -22"
        " C 12 -28 18 -36 8 -41 Z",
        _tones(suit.hair),
    )
    _body(pen, _tones(suit.ink), width=23)
    _outlined(pen, "M -8.5 -15.4 C -7 -6 -4 -3 0 -3 C 4 -3 7 -6 8.5 -15.4 Z", _SKIN, 0.7)
    _outlined(pen, "M -6 -1 L 6 -1 L 8 24 L -8 24 Z", _tones(suit.trim))
    pen.line("M -9.5 -15.4 C -8 -5 -4 -1.6 0 -1.6 C 4 -1.6 8 -5 9.5 -15.4", 2, _GOLD)
    _face(pen, 0, lips="#B3242B")
    for k in range(-2, 3):
        pen.fill(ellipse(2.6 * k, -11.6 + (2 - abs(k)) * 1.3, 1.15), _WHITE)
    pen.fill("M -9 -35 C -8 -43 -2 -42 0 -39 C 2 -42 8 -43 9 -35 C 9 -44 -9 -44 -9 -35 Z", suit.hair)
    _outlined(
        pen,
        "M -10 -40 C -12 -46 -11 -49 -10 -50 L -6 -46 L -4 -52 L 0 -46.6 L 4 -52 L 6 -46 L 10 -50"
        " C 11 -49 12 -46 10 -40 C 5 -42 -5 -42 -10 -40 Z",
        _GOLD,
    )
    _jewels(pen, 0, -43, 11, 3, (suit.trim, suit.ink))
    for x, y in ((-10.2, -51), (-4, -53), (4, -53), (10.2, -51)):
        _outlined(pen, disc(x, y, 1.4), _WHITE, 0.6)
    pen.line("M -20.5 -8 C -20 -18 -21 -24 -20.5 -30", 1.4, "#2F6B3A")
    pen.fill("M -20.5 -18 C -26 -21 -26 -25 -25 -26 C -21 -25 -20 -22 -20.5 -18 Z", "#3F8A4A")
    for k in range(5):
        petal = ellipse(0, -3.4, 2.9).moved(-20.5, -34, 1, 72 * k)
        _outlined(pen, petal, _tones(suit.ink), 0.6)
    pen.fill(ellipse(-20.5, -34, 2), _GOLD)
    _hand(pen, -20, -8, _tones(suit.trim), (-23, 9))
    draw_sign(pen, suit, 20, -46, 13)


def _jack(pen: Pen, suit: Suit) -> None:
    _outlined(pen, "M -9 -40 C -14 -34 -14 -26 -12 -20 L 12 -20 C 14 -26 14 -34 9 -40 Z", _tones(suit.hair))
    _body(pen, _tones(suit.ink))
    pen.fill("M 0 -15 L 0 24 L 34 24 L 26 0 C 22 -12 14 -15 5 -16 Z", _tones(suit.trim))
    for y in (-7, -1, 5):
        pen.fill(ellipse(0, y, 1.5), _GOLD)
    _outlined(pen, "M -13 -15 L -8.5 -18 L 0 -13 L 8.5 -18 L 13 -15 L 6.5 -8 L 0 -12 L -6.5 -8 Z", _WHITE)
    _face(pen, 0)
    pen.fill("M -9.4 -28 C -10 -42 10 -42 9.4 -28 C 9 -33 7 -37 0 -37 C -7 -37 -9 -33 -9.4 -28 Z", suit.hair)
    _outlined(pen, "M -13 -40 C -17 -50 -3 -55 6 -52 C 15 -50 17 -43 13 -39.6 Z", _tones(suit.ink, 60))
    _outlined(pen, "M -13 -41 C -5 -44 5 -44 13.4 -41 L 12.6 -36.6 C 5 -39.6 -5 -39.6 -12.4 -36.6 Z", _tones(suit.trim))
    _outlined(pen, "M 10 -43 C 14 -54 22 -57 26 -55 C 25 -48 19 -42 11 -41 Z", _WHITE, 0.8)
    pen.line("M 11 -42 Q 17 -48 23.6 -53", 0.7, _INK, 0.7)
    _outlined_arm(pen, chain((-20.5, -50, 1.2), (-20, 12, 1.2)), ("#B98A52", "#6E4420", 0))
    _outlined(pen, "M -20.5 -57 L -17.6 -48 L -20.5 -44 L -23.4 -48 Z", _STEEL, 0.7)
    _hand(pen, -20.2, -9, _tones(suit.ink), (-24, 8))
    draw_sign(pen, suit, 20.5, -28, 13)


def _knight(pen: Pen, suit: Suit) -> None:
    x = 9
    _body(pen, _tones(suit.ink), x)
    _outlined(pen, "M 3 -15 L 15 -15 L 18 24 L 2 24 Z", _tones(suit.trim))
    _outlined(pen, "M 0 -17 C 5 -20 13 -20 18 -17 L 20 -11 C 13 -7 5 -7 -2 -11 Z", _STEEL)
    _face(pen, x)
    _outlined(
        pen,
        f"M {x - 10.6} -23 C {x - 13} -50 {x + 13} -50 {x + 10.6} -23 L {x + 7} -20"
        f" C {x + 8.4} -28 {x + 8.6} -35 {x} -36.4 C {x - 8.6} -35 {x - 8.4} -28 {x - 7} -20 Z",
        _STEEL,
    )
    pen.line(f"M {x - 8.4} -33 C {x - 6} -37.4 {x + 6} -37.4 {x + 8.4} -33", 1.6, _GOLD)
    _outlined(
        pen,
        f"M {x - 1} -42 C {x - 3} -52 {x + 4} -58 {x + 10} -56 C {x + 17} -55 {x + 18} -46 {x + 16} -36"
        f" C {x + 13} -44 {x + 8} -47 {x + 2} -42 Z",
        _tones(suit.ink),
    )
    _horse(pen, suit)
    draw_sign(pen, suit, -20, -47, 13)


def _horse(pen: Pen, suit: Suit) -> None:
    """Draw the head of a horse that looks to the left, before its rider."""
    _outlined(
        pen,
        "M -4 24 L -3 -2 C -1 -14 -4 -24 -10 -29 L -10.6 -35 L -14 -30.4 C -18 -28 -20 -23 -22 -18 L -26 -10"
        " C -27.4 -6 -25 -3 -22 -3.4 C -19.6 -3.6 -18.4 -6 -15.6 -7.4 C -16 2 -24 8 -24 24 Z",
        ("#FFFAF0", "#C9B79C", 40),
    )
    _outlined(pen, "M -10.4 -34 C -3 -30 3 -18 1.6 -4 L 0 14 L -5 14 C -3 0 -2 -14 -10 -28 Z", _tones(suit.hair), 0.7)
    pen.fill(ellipse(-16.4, -22, 1.3), _INK)
    pen.fill(ellipse(-24, -8, 0.8), _INK)
    for line in ("M -21.5 -18.5 L -14.6 -12", "M -14.6 -12 L -12 -28", "M -14.6 -12 L -15.6 -7.4"):
        pen.line(line, 1.3, suit.ink)
    pen.line("M -16.4 -7.6 C -8 -4 -2 2 4 8", 1.3, suit.ink)
    pen.fill(ellipse(-14.6, -12, 1.5), _GOLD)


_SHOWN: Final = {"jack": _jack, "knight": _knight, "queen": _queen, "king": _king}

"""Cards: papyrus for the starter deck, lapis with eyes for Horus cards. Also card backs and the die."""

from __future__ import annotations

import math
from typing import Final

from art.cards import faces as kit
from art.kit.paint import each, paints
from art.kit.pen import Pen
from art.luxor import icons
from art.luxor.gods import diamond_path
from engine.luxor.components import CARDS, DIE, Card, Effect
from render.kit.paths import Path, arc, capsule, ellipse, poly, rect
from render.kit.sprites import Sprite
from render.luxor.cards import RATIO
from render.luxor.tones import GOLD, GOLD_L, GOLD_M, INK, L3, L6, L8, L9, S1, S6, S9

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_die(pen: Pen, x: float, y: float, size: float, number: int) -> None:
    """Draw a die in pen units, centred on (x, y)."""
    h = size / 2
    body = rect(x - h, y - h, size, size, size * 0.2)
    mask = pen.mask(body)
    pen.side(mask, size * 0.04, size * 0.056, "#5E4322", 4)
    pen.fill(body, ("#FFFDF4", "#D9C193", 60))
    pen.shade(mask, size * 0.03, size * 0.03, size * 0.02, "#FFFFFF", 0.8)
    gap = size * 0.26
    for dx, dy in _PIPS[number]:
        pen.fill(ellipse(x + dx * gap, y + dy * gap, size * (0.12 if number == 1 else 0.095)), INK)


def die(number: int, size: int) -> Sprite:
    """Draw a die, anchored at its centre."""
    pen = Pen(size + 24, size + 24, 1, (size / 2 + 10, size / 2 + 9))
    draw_die(pen, 0, 0, size, number)
    pen.under(3, 4, 4, opacity=0.55)
    return pen.done()


def arrow(pen: Pen, points: list[tuple[float, float]], width: float, ink: str, head: float = 3.0) -> None:
    """Draw a line with an arrowhead."""
    pen.line(Path([points]), width, ink)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    a, long = math.atan2(y1 - y0, x1 - x0), width * head
    tip = (x1 + math.cos(a) * long * 0.75, y1 + math.sin(a) * long * 0.75)
    wings = [
        (
            x1 + math.cos(a + side) * long * 0.62 - math.cos(a) * long * 0.15,
            y1 + math.sin(a + side) * long * 0.62 - math.sin(a) * long * 0.15,
        )
        for side in (math.pi / 2, -math.pi / 2)
    ]
    pen.fill(poly(tip, *wings), ink)


def _figure(pen: Pen, x: float, foot: float, height: float, ink: str) -> None:
    s = height / 100
    pen.fill(icons.hatted().moved(x - 50 * s, foot - 100 * s, s), ink)


def _number(pen: Pen, text: str, x: float, y: float, height: float, horus: bool, squeeze: float = 1.0) -> None:
    mask = pen.letters(x, y, text, height, squeeze=squeeze)
    pen.paint(pen.blurred(pen.shifted(mask, 0.8, 1.3), 0.8), "#000000" if horus else S6, 0.55)
    pen.paint(mask, S1 if horus else INK)


def _blank(pen: Pen, horus: bool, rays: float | None) -> None:
    kit.paper(pen, (L6, L8, 60) if horus else (S1, "#E6CD98", 60), S9, 142)
    pen.line(rect(5, 5, 90, 132, 6), 2.2, GOLD if horus else "#A8763A", closed=True)
    if horus:
        pen.line(rect(8, 8, 84, 126, 4.5), 0.8, GOLD, 0.6, closed=True)
    else:
        for x, y in ((12, 12), (88, 12), (12, 130), (88, 130)):
            pen.fill(diamond_path(x, y, 4), "#A8763A")
    if rays is None:
        return
    inside = pen.mask(rect(8, 8, 84, 126, 4))
    for i in range(28):
        a, far = math.radians(i * 360 / 28), 42 if i % 2 else 39
        ends = [(50 + r * math.cos(a), rays + r * math.sin(a)) for r in (36, far)]
        pen.line(Path([ends]), 1.7, GOLD if horus else "#C08F4E", 0.55 if horus else 0.6, inside)


def _face(pen: Pen, card: Card, roll: int) -> None:
    horus = card.level > 0
    match card.effect:
        case Effect.NUMBER:
            _number(pen, str(card.steps), 50, 63, 58, False)
            for i in range(card.steps):
                x = 50 + (i - (card.steps - 1) / 2) * 14
                pen.fill(rect(x - 5, 113, 10, 10, 2), "#7B2E12" if i == card.steps - 1 else "#A8763A")
        case Effect.PLUS_MINUS:
            _number(pen, "±1", 50, 62, 48, False)
            arrow(pen, [(50, 112), (27, 112)], 6, "#A8763A")
            arrow(pen, [(50, 112), (73, 112)], 6, "#A8763A")
        case Effect.DIE:
            draw_die(pen, 50, 71, 58, roll or 5)
        case Effect.UP_TO:
            _number(pen, f"1–{card.steps}", 50, 62, 36, horus, 0.84)
        case Effect.UP_TO_DIE:
            _number(pen, "1–", 31, 62, 34, horus, 0.86)
            draw_die(pen, 70.5, 62, 35, roll or 5)
        case Effect.ALL:
            for x in (24, 50, 76):
                _figure(pen, x, 52, 33, S1)
            _number(pen, str(card.steps), 38, 80, 38, horus)
            arrow(pen, [(61, 80), (75, 80)], 7, GOLD, 2.6)
        case Effect.LAST:
            for x, ink in ((24, GOLD), (50, S1), (76, "#7D8FC4")):
                _figure(pen, x, 98, 37, ink)
            curve = arc(37, 50, 13, 180, 350, 24, 16).outlines[0]
            arrow(pen, curve, 6, GOLD, 2.6)
        case Effect.LESS:
            _number(pen, str(card.steps), 50, 35, 38, horus)
            _figure(pen, 61, 100, 40, S1)
            pen.fill(capsule(25, 82, 39, 82, 3.8), GOLD)


@paints("luxor/card", [card.word for card in CARDS], sizes=(134, 196, 320))
def face(word: str, width: int) -> Sprite:
    """Paint a card, anchored at its upper left corner."""
    return _card(word, 0, width)


@paints("luxor/rolled", each([card.word for card in CARDS if card.rolled], range(1, DIE + 1)), sizes=(134,))
def rolled(word: str, roll: int, width: int) -> Sprite:
    """Paint a card whose die shows a roll, anchored at its upper left corner."""
    return _card(word, roll, width)


def _card(word: str, roll: int, width: int) -> Sprite:
    """Draw a card. A die on it shows ``roll``."""
    card = next(one for one in CARDS if one.word == word)
    pad = 14
    pen = Pen(width + 2 * pad, width * RATIO + 2 * pad, width / 100, (pad, pad), 4 if width < 200 else 3)
    rays = {Effect.NUMBER: 63.0, Effect.PLUS_MINUS: None, Effect.DIE: 71.0, Effect.UP_TO: 62.0, Effect.UP_TO_DIE: 62.0}
    _blank(pen, card.level > 0, rays.get(card.effect))
    _face(pen, card, roll)
    for x in {0: (), 1: (50,), 2: (36, 64), 3: (24, 50, 76)}[card.level]:
        pen.stamp(icons.eye, x, 121, 25, 0)
    pen.under(2, 3, 3, opacity=0.55)
    return pen.done()


@paints("luxor/card-back", sizes=(92, 134))
def back(width: int) -> Sprite:
    """Draw the back of the starter deck, anchored at its upper left corner."""
    pad = 14
    pen = Pen(width + 2 * pad, width * RATIO + 2 * pad, width / 100, (pad, pad))
    kit.paper(pen, ("#A87A40", "#6B4520", 60), S9, 142, 0.4)
    pen.line(rect(5, 5, 90, 132, 6), 2.2, GOLD_L, 0.8, closed=True)
    for i in range(24):
        a = math.radians(i * 15)
        pen.line(Path([[(50 + r * math.cos(a), 71 + r * math.sin(a)) for r in (33, 41)]]), 2, GOLD_L, 0.6)
    pen.under(2, 3, 3, opacity=0.55)
    return pen.done()


@paints("luxor/card-edge", (False, True), sizes=(134, 320))
def edge(width: int, horus: bool) -> Sprite:
    """Draw one card below the top of a pile, anchored at its upper left corner."""
    high = width * RATIO
    pen = Pen(width + 10, high + 10, 1, (4, 4), 2)
    pen.fill(rect(0, 0, width, high, width * 0.09), L9 if horus else "#5E3D1C")
    pen.line(rect(0.8, 0.8, width - 1.6, high - 1.6, width * 0.09), 1.6, GOLD_M if horus else "#C99F66", closed=True)
    return pen.done()


@paints("luxor/card-hollow", sizes=(134,))
def hollow(width: int) -> Sprite:
    """Draw an empty pile, anchored at its upper left corner."""
    high = width * RATIO
    pen = Pen(width + 10, high + 10, 1, (4, 4), 2)
    body = rect(0, 0, width, high, width * 0.09)
    pen.fill(body, "#050A1E", 0.55)
    pen.line(body, 2, L3, 0.35, closed=True)
    return pen.done()


@paints("luxor/copies", sorted({card.copies for card in CARDS}))
def copies(count: int) -> Sprite:
    """Draw the number of copies on a golden plate, anchored at its middle."""
    pen = Pen(110, 80, 1, (55, 40))
    plate = rect(-39, -26, 78, 52, 24)
    pen.fill(plate, ("#FFE7A0", "#EBB53A", 90))
    pen.paint(pen.letters(0, 0, f"{count}×", 34), "#2A1A0E")
    pen.under(2, 3, 3, opacity=0.5)
    return pen.done()

"""A hand during the draft: cards held, kept and chosen, the receiver of the rest."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import CARD_NAMED, COLOUR_OF, PICK, PICKS, Card
from engine.capital_lux.view import View, me
from render.capital_lux import cards, glass, looks, signs
from render.capital_lux.layout import EDGE, WIDTH, Box
from render.capital_lux.lettering import long, number
from render.capital_lux.tones import DIM, INK, TEXT
from render.pieces import piece

HEIGHT: Final = 340
_HIGH: Final = HEIGHT - EDGE
FACE: Final = 264
"""Height of the cards to pick from."""
_RAISED, _LOW = 14, 40
"""Tops of chosen cards and of the others."""
_INFO: Final = 340
"""Width of the draft's steps, left of all cards."""
ASIDE: Final = 196
"""Height of the cards kept before."""
_GAP: Final = 14
"""Gap between these."""


def draw(image: Image.Image, view: View, top: int, shown: tuple[str, ...]) -> None:
    """Draw the packet from ``top``. ``shown`` holds the players' names in drawable letters."""
    glass.lay(image, EDGE, top, WIDTH - 2 * EDGE, _HIGH, "plate")
    _passing(image, view, shown, Box(EDGE + 16, top + 14, _INFO - 20, _HIGH - 28))
    if view.kept:
        _aside(image, view.kept, top)
    _packet(image, view, top)


def aside(count: int, top: int) -> Box:
    """Return the plate of the cards kept before."""
    return Box(EDGE + _INFO, top + 18, (round(ASIDE * cards.RATIO) + _GAP) * count + _GAP, _HIGH - 36)


def _aside(image: Image.Image, kept: tuple[Card, ...], top: int) -> None:
    """Draw the cards kept before."""
    x, y, wide, high = aside(len(kept), top)
    glass.lay(image, x, y, wide, high, "kept")
    for k, each in enumerate(kept):
        left = x + _GAP + (round(ASIDE * cards.RATIO) + _GAP) * k
        piece("capital_lux/card", each, size=ASIDE).put(image, left, y + high - ASIDE - _GAP)
    piece("capital_lux/badge", "check", size=52).put(image, x + wide / 2 - 34, y + 42)
    piece("capital_lux/icon", "hand", size=58).put(image, x + wide / 2 + 36, y + 43)


def packet(view: View, top: int) -> list[Box]:
    """Return the boxes of the cards to pick from, right of those kept before. Chosen ones are raised."""
    kept = aside(len(view.kept), top)
    left = kept.x + (kept.wide if view.kept else 0)
    wide = round(FACE * cards.RATIO)
    room = WIDTH - 2 * EDGE - left
    pitch = min(wide + 40, (room - wide) / max(1, len(view.hand) - 1))
    start = left + (room - wide - pitch * (len(view.hand) - 1)) / 2
    chosen = _chosen(view)
    return [
        Box(round(start + pitch * k), top + (_RAISED if k in chosen else _LOW), wide, FACE)
        for k in range(len(view.hand))
    ]


def _packet(image: Image.Image, view: View, top: int) -> None:
    """Draw the cards to pick from. A complete choice dims the rest."""
    places, chosen = packet(view, top), _chosen(view)
    for k, (each, (x, y, _, _)) in enumerate(zip(view.hand, places, strict=True)):
        if k in chosen:
            piece("capital_lux/card-halo", COLOUR_OF[each], size=FACE).put(image, x, y)
        face = piece("capital_lux/card", each, size=FACE)
        (cards.dim(face) if len(chosen) == PICK and k not in chosen else face).put(image, x, y)
    for k in chosen:
        x, y, wide, _ = places[k]
        piece("capital_lux/badge", "check", size=68).put(image, x + wide - 28, y + 34)


def _chosen(view: View) -> set[int]:
    """Return the indexes of the cards chosen now, the first of equal ones."""
    first = looks.single(view)
    if first is not None:
        return {view.hand.index(CARD_NAMED[first])}
    places: set[int] = set()
    for each in view.choice or ():
        places.add(next(k for k, card in enumerate(view.hand) if card == each and k not in places))
    return places


def stages(view: View) -> tuple[int, ...]:
    """Return the number of cards kept at each step of this draft."""
    left = len(view.hand) + len(view.kept)
    out: list[int] = []
    while left > PICK and len(out) < PICKS:
        out.append(PICK)
        left -= PICK
    return (*out, left)


def _passing(image: Image.Image, view: View, shown: tuple[str, ...], box: Box) -> None:
    """Draw the steps of the draft, then the receiver of the rest."""
    steps = stages(view)
    middle, y = box.x + box.wide / 2, box.y + 48
    pitch = 112 if len(steps) == 3 else 140
    start = middle - pitch * (len(steps) - 1) / 2
    for k, count in enumerate(steps):
        x = start + pitch * k
        state = (k > view.draft - 1) - (k < view.draft - 1)
        piece("capital_lux/stage-card", state).put(image, x, y)
        if state < 0:
            piece("capital_lux/icon", "check-ink", size=44).put(image, x, y)
        else:
            number(image, x, y, str(count), 42, INK if state == 0 else DIM)
        if k:
            piece("capital_lux/arrow", "halo" if state == 0 else "dim", size=40).put(image, x - pitch / 2, y)
    target = (me(view) + 1) % view.seats
    rest = str(len(view.hand) - PICK)
    y = box.y + 156
    wide = long(rest, 50) + 164
    x = middle - wide / 2
    number(image, x, y, rest, 50, TEXT, "left")
    piece("capital_lux/icon", "hand", size=60).put(image, x + wide - 116, y)
    piece("capital_lux/arrow", "lit", size=60).put(image, x + wide - 28, y)
    signs.player(image, middle, box.y + 240, target, shown[target], box.wide)

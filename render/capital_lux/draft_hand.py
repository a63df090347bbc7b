"""A hand during the draft: cards held, kept and chosen, the receiver of the rest, and the viewer's hometown."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import CARD_NAMED, COLOUR_OF, PICK, PICKS, Card
from engine.capital_lux.view import View, me
from render.capital_lux import cards, compass, glass, looks, signs
from render.capital_lux.layout import EDGE, WIDTH, Box
from render.capital_lux.lettering import long, number
from render.capital_lux.tones import DIM, INK, TEXT
from render.pieces import piece

HEIGHT: Final = 780
_BAND, _HIGH = 538, HEIGHT - 538 - EDGE
"""Top and height of the band of the viewer's hometown."""
FACE: Final = 384
"""Height in pixels of the cards to pick from."""
_RAISED: Final = 44
_LOW: Final = 92
ASIDE: Final = 236
"""Height in pixels of the cards kept before."""
_GAP: Final = 16
"""Gap in pixels between these."""


def draw(view: View, shown: tuple[str, ...]) -> Image.Image:
    """Draw the whole picture, RGB. ``shown`` holds the players' names in drawable letters."""
    image = piece("capital_lux/city", 600).copy(HEIGHT)
    glass.lay(image, EDGE, _BAND, WIDTH - 2 * EDGE, _HIGH, "plate")
    if view.kept:
        _aside(image, view.kept)
    _packet(image, view)
    room = compass.band(image, view, _BAND, _HIGH)
    _passing(image, view, shown, room)
    return image


def aside(count: int) -> Box:
    """Return the plate of the cards kept before, at the left."""
    return Box(EDGE, _LOW + 26, (round(ASIDE * cards.RATIO) + _GAP) * count + _GAP, ASIDE + 112)


def _aside(image: Image.Image, kept: tuple[Card, ...]) -> None:
    """Draw the cards kept before."""
    x, y, wide, high = aside(len(kept))
    glass.lay(image, x, y, wide, high, "kept")
    for k, each in enumerate(kept):
        piece("capital_lux/card", each, size=ASIDE).put(
            image, x + _GAP + (round(ASIDE * cards.RATIO) + _GAP) * k, y + 88
        )
    piece("capital_lux/badge", "check", size=60).put(image, x + wide / 2 - 36, y + 42)
    piece("capital_lux/icon", "hand", size=66).put(image, x + wide / 2 + 40, y + 44)


def packet(view: View) -> list[tuple[float, int]]:
    """Return the upper left corners of the cards to pick from, right of those kept before. Chosen ones are raised."""
    kept = aside(len(view.kept))
    left = kept.x + kept.wide + 24 if view.kept else EDGE
    wide = round(FACE * cards.RATIO)
    room = WIDTH - EDGE - left
    pitch = min(wide + 40, (room - wide) / max(1, len(view.hand) - 1))
    start = left + (room - wide - pitch * (len(view.hand) - 1)) / 2
    chosen = _chosen(view)
    return [(start + pitch * k, _RAISED if k in chosen else _LOW) for k in range(len(view.hand))]


def _packet(image: Image.Image, view: View) -> None:
    """Draw the cards to pick from. A complete choice dims the rest."""
    places, chosen = packet(view), _chosen(view)
    for k, (each, (x, y)) in enumerate(zip(view.hand, places, strict=True)):
        if k in chosen:
            piece("capital_lux/card-halo", COLOUR_OF[each], size=FACE).put(image, x, y)
        face = piece("capital_lux/card", each, size=FACE)
        (cards.dim(face) if len(chosen) == PICK and k not in chosen else face).put(image, x, y)
    for k in chosen:
        piece("capital_lux/badge", "check", size=76).put(
            image, places[k][0] + round(FACE * cards.RATIO) - 38, _RAISED + 30
        )


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
    y = box.y + 42
    pitch = 120 if len(steps) == 3 else 150
    start = box.x + box.wide / 2 - pitch * (len(steps) - 1) / 2
    for k, count in enumerate(steps):
        x = start + pitch * k
        state = (k > view.draft - 1) - (k < view.draft - 1)
        piece("capital_lux/stage-card", state).put(image, x, y)
        if state < 0:
            piece("capital_lux/icon", "check-ink", size=44).put(image, x, y)
        else:
            number(image, x, y, str(count), 38, INK if state == 0 else DIM)
        if k:
            piece("capital_lux/arrow", "halo" if state == 0 else "dim", size=40).put(image, x - pitch / 2, y)
    target = (me(view) + 1) % view.seats
    rest = str(len(view.hand) - PICK)
    y = box.y + 118
    wide = long(rest, 38) + 150
    x = box.x + (box.wide - wide) / 2
    number(image, x, y, rest, 38, TEXT, "left")
    piece("capital_lux/icon", "hand", size=50).put(image, x + wide - 108, y)
    piece("capital_lux/arrow", "lit", size=56).put(image, x + wide - 26, y)
    signs.player(image, box.x + box.wide / 2, box.y + 176, target, shown[target], box.wide)

"""The board in the channel: the pairs of the last round, who is ready in this one, and a plate for each player."""

from __future__ import annotations

from PIL import Image

from engine.__key__.components import PICK, closest, highest
from engine.__key__.view import View
from engine.contract import Event
from render.__key__ import cards
from render.fonts import names
from render.kit import cards as kit
from render.kit import plates
from render.pieces import piece

SHOWN, READY = 40, 330
"""Tops of both rows of cards."""


def places(seats: int, seat: int, top: float) -> list[tuple[float, float, float, float]]:
    """Return the boxes of a seat's two cards in a row: left, top, width, height."""
    middle = cards.WIDTH * (seat + 0.5) / seats
    return [(middle + side, top, *cards.size(cards.SMALL)) for side in (-8 - cards.SMALL, 8)]


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB, 1560 by 1040 units."""
    image, shown = cards.blank(), names(given, locale)
    won = {*closest(view.shown), *highest(view.shown)} if view.shown else set()
    for seat in range(view.seats):
        piece("house/seat-mark", seat, size=18).put(image, cards.WIDTH * (seat + 0.5) / view.seats, 278)
        pair = view.shown[seat] if view.shown else ()
        for (x, y, *_), number in zip(places(view.seats, seat, SHOWN), pair, strict=False):
            cards.put(image, x, y, number, seat in won, cards.SMALL)
        ready = seat not in view.deciding and view.outcome is None
        for x, y, *_ in places(view.seats, seat, READY)[: PICK * ready]:
            kit.back(cards.SMALL, "blue", "sun").put(image, x, y)
        place = (40 + 750 * (seat % 2), 602 + 208 * (seat // 2), 730, 186)
        points = ((piece("house/points", size=34), view.points[seat]),)
        plates.player(image, place, seat, shown[seat], points, cards.TONES, seat in plates.shining(view))
    return image

"""The boxes of what a lesson can light: areas and their signs, piles, the last move, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.mausoleum.view import View
from render.drawing import Part, Parts
from render.mausoleum import panels
from render.mausoleum.chair import chair
from render.mausoleum.layout import LAYOUTS, MEDAL_RADIUS, PILE_CARD, PILE_ROOM, AreaPanel, ledger_places, token
from render.mausoleum.piles import discarded

_COUNT: Final = 12
"""Units by which counts and marks on a round picture reach beyond it."""


def board(view: View) -> Parts:
    """Return ``area.<seat>``, ``points.<seat>``, ``hand.<seat>``, ``sign.<seat>.<card>``, ``pile``, ``discard``.

    ``ledger``: the content of the discard pile, with ``discarded.<card>``. ``last``: the card of the last move.
    """
    layout = LAYOUTS[view.seats]
    found = {"pile": _pile(*layout.pile), "discard": _pile(*layout.discard)}
    if view.outcome is None:
        found["last"] = _round(*layout.medal, MEDAL_RADIUS + _COUNT)
    if layout.ledger:
        found |= _ledger(view, layout.ledger)
    return found | _areas(view, dict(enumerate(layout.panels)))


def hand(view: View) -> Parts:
    """Return ``card.<word>``, the first of equal cards that can be chosen, and ``cards``, all of them.

    With them those of the board that the picture shows, except ``last``.
    """
    places = chair(view)
    found = _areas(view, places.areas)
    for seat, plate in places.plates.items():
        found[f"area.{seat}"] = Part(plate.x, plate.y, plate.width, plate.height)
        found[f"points.{seat}"] = _round(*plate.laurel, panels.LAUREL)
    if places.piles:
        found |= {"pile": _pile(*places.piles[0]), "discard": _pile(*places.piles[1])}
    if places.ledger:
        found |= _ledger(view, places.ledger)
    cards = places.offered or places.hand
    found |= {f"card.{one.kind.word}": one.part for one in cards if one.first}
    if cards:
        found["cards"] = Part.around(*(one.part for one in cards))
    return found


def _areas(view: View, areas: Mapping[int, AreaPanel]) -> dict[str, Part]:
    """Return areas with what is on their edges."""
    found = dict[str, Part]()
    for seat, panel in areas.items():
        found[f"area.{seat}"] = Part(panel.x, panel.y, panel.width, panel.height)
        found[f"points.{seat}"] = _round(*panel.laurel, panels.LAUREL)
        x, y = panel.hand
        found[f"hand.{seat}"] = Part(x - 60, y - 40, panel.x + panel.width - 12 - x + 60, 80)
        shown = panels.signs(view, seat)
        size, xs = panels.sign_places(panel, len(shown))
        for (word, _, _), x in zip(shown, xs, strict=True):
            found[f"sign.{seat}.{word}"] = _round(x, panel.parapet, size / 2)
    return found


def _ledger(view: View, place: AreaPanel) -> dict[str, Part]:
    """Return the place of the discard pile's content, and of each card in it."""
    kinds = discarded(view)
    spots = zip(kinds, ledger_places(place, len(kinds)), strict=True)
    cards = {f"discarded.{kind.word}": _round(x, y, token(place) + _COUNT) for kind, (x, y) in spots}
    return {"ledger": Part(place.x, place.y, place.width, place.height), **cards}


def _pile(middle: float, top: float) -> Part:
    (wide, high), (across, down) = PILE_CARD, PILE_ROOM
    return Part(middle - wide / 2 - across, top - down, wide + 2 * across, high + 2 * down)


def _round(x: float, y: float, radius: float) -> Part:
    return Part(x - radius, y - radius, 2 * radius, 2 * radius)

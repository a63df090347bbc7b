"""The boxes of what a lesson can light: areas and their signs, piles, the last move, cards."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from render.drawing import Part, Parts
from render.mausoleum import hand as cards
from render.mausoleum import panels, targets
from render.mausoleum.board import discarded
from render.mausoleum.layout import (
    LAYOUTS,
    MEDAL_RADIUS,
    PANEL_HEIGHT,
    PILE_CARD,
    PILE_ROOM,
    TOKEN,
    AreaPanel,
    ledger_places,
)

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
        found["ledger"] = _area(layout.ledger)
        kinds = discarded(view)
        for kind, place in zip(kinds, ledger_places(layout.ledger, len(kinds)), strict=True):
            found[f"discarded.{kind.word}"] = _round(*place, TOKEN + _COUNT)
    for seat, panel in enumerate(layout.panels):
        found[f"area.{seat}"] = _area(panel)
        found[f"points.{seat}"] = _round(*panel.laurel, panels.LAUREL)
        x, y = panel.hand
        found[f"hand.{seat}"] = Part(x - 60, y - 40, panel.x + panel.width - 12 - x + 60, 80)
        shown = panels.signs(view, seat)
        size, xs = panels.sign_places(panel, len(shown))
        for (word, _, _), x in zip(shown, xs, strict=True):
            found[f"sign.{seat}.{word}"] = _round(x, panel.parapet, size / 2)
    return found


def hand(view: View) -> Parts:
    """Return ``card.<word>``, the first of equal cards, and ``cards``, all of them; ``area.<seat>`` for a target."""
    if view.decision == "target":
        share = targets.shrink(view, cards.WIDTH)
        assert share == 1, "a lesson has three players at most"
        return {f"area.{one.seat}": _area(one.panel) for one in targets.rivals(view, cards.WIDTH)}
    places = cards.places(view)
    found = {f"card.{one.kind.word}": Part(one.x, one.y, one.wide, one.high) for one in places if one.first}
    if places:
        found["cards"] = Part.around(*((one.x, one.y, one.wide, one.high) for one in places))
    return found


def _area(panel: AreaPanel) -> Part:
    return Part(panel.x, panel.y, panel.width, PANEL_HEIGHT)


def _pile(middle: float, top: float) -> Part:
    (wide, high), (across, down) = PILE_CARD, PILE_ROOM
    return Part(middle - wide / 2 - across, top - down, wide + 2 * across, high + 2 * down)


def _round(x: float, y: float, radius: float) -> Part:
    return Part(x - radius, y - radius, 2 * radius, 2 * radius)

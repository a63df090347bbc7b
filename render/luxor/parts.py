"""The boxes of what a lesson can light: spaces, tomb, statues, players, stacks and supplies, cards."""

from __future__ import annotations

from typing import Final

from engine.luxor.components import MIDDLE, STAIRS, TOMB
from engine.luxor.view import View
from render.drawing import Part, Parts
from render.luxor import cards, hand_players, hand_strip, hand_temple, panel, temple, tiles
from render.luxor.layout import (
    DAIS,
    DAIS_SIZE,
    KEYHOLE,
    NICHES,
    NUMBERS,
    PANEL_WIDTH,
    PANEL_X,
    STAIRS_BOX,
    TOMB_BOX,
    place,
)

_WALL: Final = 12
"""Half the thickness of the tomb's walls. The upper one has points, the right one the numbers of spaces."""
_KEY: Final = 54
"""Side of the keys at its door."""
_TAB: Final = (64, 46)
"""Width and height of the number of cards at a stack's upper right corner."""


def board(view: View) -> Parts:
    """Return ``tile.<space>`` from the stairs (0) on, ``tomb``, ``sarcophagi``, ``statue.<1–3>`` and ``seat.<seat>``.

    ``horus.<1–3>`` are the stacks of Horus cards; ``supply.key``, ``supply.scarab`` and ``supply.wild`` the supplies.
    """
    found = {f"tile.{space}": _space(space) for space in range(STAIRS + 1, TOMB)}
    found[f"tile.{STAIRS}"] = Part(*STAIRS_BOX)
    left, top, right, foot = TOMB_BOX
    chamber = (left, top - _WALL, right - left - 2 * _WALL, foot - top)
    found["tomb"] = Part.around(chamber, _around(*KEYHOLE, _KEY, _KEY))
    found["sarcophagi"] = _around(*DAIS, *DAIS_SIZE)
    for number, niche in enumerate(NICHES, 1):
        found[f"statue.{number}"] = _around(niche.x, niche.y, *niche.size(view.seats))
    for seat in range(view.seats):
        high = panel.ROWS[view.seats].high
        found[f"seat.{seat}"] = Part(PANEL_X, panel.row_top(view, seat), PANEL_WIDTH, high)
    for level, (x, y) in enumerate(panel.stacks(), 1):
        tab = _around(x + panel.CARD - 18, y - 2, *_TAB)
        found[f"horus.{level}"] = Part.around(tab, (x, y, panel.CARD, panel.CARD * cards.RATIO))
    for kind in ("key", "scarab", "wild"):
        x, y = panel.supply_at(kind)
        found[f"supply.{kind}"] = Part(x - 32, y - panel.SUPPLY / 2, panel.CARD, panel.SUPPLY)
    return found


def hand(view: View) -> Parts:
    """Return ``card.first``, ``card.last`` and ``card.middle`` of a whole hand, and the temple's and players' parts.

    ``choice``: what a tile offers.
    """
    found = {name: _smaller(part) for name, part in board(view).items() if name.split(".")[0] in _TEMPLE}
    for one in hand_players.rows(view):
        found[f"seat.{one.seat}"] = Part(hand_players.LEFT, one.y, hand_players.ROOM, one.high)
    if view.decision in hand_strip.OFFERS:
        found["choice"] = Part(0, hand_temple.HIGH, hand_strip.WIDTH, hand_strip.HIGH)
    boxes = [Part(x, hand_temple.HIGH + y, wide, wide * cards.RATIO) for x, y, wide, _ in hand_strip.places(view)]
    if boxes and view.decision in (None, "card"):
        found |= {"card.first": boxes[0], "card.last": boxes[-1]}
        if len(boxes) == 2 * MIDDLE + 1:
            found["card.middle"] = boxes[MIDDLE]
    return found


_TEMPLE: Final = ("tile", "tomb", "sarcophagi", "statue")


def _smaller(part: Part) -> Part:
    return Part(*(each * hand_temple.SHARE for each in part))


def _space(space: int) -> Part:
    """Return the box of a space with its number."""
    return Part.around(
        _around(*place(space), tiles.TILE, tiles.TILE), _around(*NUMBERS[space], temple.NUMBER, temple.NUMBER)
    )


def _around(x: float, y: float, wide: float, high: float) -> Part:
    return Part(x - wide / 2, y - high / 2, wide, high)

"""Positions in the picture of a decision: rivals above, the viewer's area, cards below. Lengths are units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.mausoleum.components import Kind
from engine.mausoleum.view import View
from render.drawing import Part
from render.kit.spread import grid
from render.mausoleum.cards import Look
from render.mausoleum.facts import chosen, own, rivals
from render.mausoleum.layout import PILE_CARD, AreaPanel, Plate, Strip

WIDTH: Final = 1560
EDGE: Final = 14
ROOM: Final = WIDTH - 2 * EDGE
GAP: Final = 14
HEADING: Final = 128
"""Height of the line that says what is asked, where no card of the hand is chosen."""
LARGE: Final = 1104
"""Width of the viewer's area, and of another that is asked about."""
TOKEN: Final = 47
"""Radius of a rival's last card."""
PILLS: Final = 92
"""Height of the place below a rival for what an attack does."""
_BESIDE: Final = EDGE + LARGE + GAP
_NARROW: Final = WIDTH - EDGE - _BESIDE
_TILE: Final = 170
"""Height of a card of the hand that is not chosen from."""
_OUTSIDE: Final = ("take", "recover", "lose")
"""Decisions that offer cards from outside the hand."""


class Place(NamedTuple):
    """A card in the picture: its box, and its look."""

    kind: Kind
    x: float
    y: float
    wide: int
    high: int
    look: Look
    first: bool
    """Whether it is the first of equal cards."""

    @property
    def part(self) -> Part:
        """Its box."""
        return Part(self.x, self.y, self.wide, self.high)


class Chair(NamedTuple):
    """Where everything lies in one picture."""

    high: float
    areas: Mapping[int, AreaPanel]
    plates: Mapping[int, AreaPanel] = {}
    """Places of seats of which only name and points are shown."""
    piles: tuple[tuple[float, float], tuple[float, float]] | None = None
    """Middles of the upper edges of the draw pile and the discard pile."""
    ledger: AreaPanel | None = None
    """The place of the discard pile's content."""
    words: Part | None = None
    """The place of the sentence about the news."""
    offered: Sequence[Place] = ()
    """Cards to choose from outside the hand."""
    hand: Sequence[Place] = ()
    tiles: bool = False
    """Whether the hand shows names only."""

    @property
    def heading(self) -> bool:
        """Whether a line above says what is asked."""
        return self.tiles or bool(self.offered)


def chair(view: View) -> Chair:
    """Return the places in the picture of the viewer's decision, or of their hand while they wait."""
    if view.decision in _OUTSIDE:
        return _choice(view)
    return _target(view) if view.decision == "target" else _table(view)


def _table(view: View) -> Chair:
    """Place everything: rivals small, the viewer's area with the piles beside it, the hand."""
    high, low = 424, 469
    areas = _rivals(view, EDGE, high)
    top = EDGE + high + 18
    areas[own(view)] = AreaPanel(EDGE, top, LARGE, low)
    pile, discard = _BESIDE + 8 + PILE_CARD[0] / 2, WIDTH - EDGE - 34 - PILE_CARD[0] / 2
    below = top + 8 + PILE_CARD[1] + 26
    hand, foot = _hand(view, top + low + 18)
    return Chair(
        foot + EDGE + 4,
        areas,
        piles=((pile, top + 8), (discard, top + 8)),
        ledger=AreaPanel(_BESIDE, EDGE, _NARROW, high) if view.seats == 2 else None,
        words=Part(_BESIDE, below, _NARROW, top + low - below),
        hand=hand,
    )


def _target(view: View) -> Chair:
    """Place the rivals large, with room below each for what the attack does; the viewer's area and hand low."""
    areas = _rivals(view, HEADING, 469, 0)
    top = HEADING + 469 + PILLS + 24
    areas[own(view)] = Strip(EDGE, top, ROOM, 250)
    hand, foot = _row(view, top + 250 + 18)
    return Chair(foot + EDGE + 4, areas, hand=hand, tiles=True)


def _choice(view: View) -> Chair:
    """Place the area that is asked about, the others' points beside it, and the cards to choose from."""
    asked = view.pending_target if view.decision == "take" and view.pending_target is not None else own(view)
    beside = [seat for seat in rivals(view) if seat != asked]
    areas = {asked: AreaPanel(EDGE, HEADING, LARGE if beside else ROOM, 428)}
    pitch = (428 + 17) / 3
    plates = {
        seat: Plate(_BESIDE, round(HEADING + pitch * k), _NARROW, round(pitch - 17)) for k, seat in enumerate(beside)
    }
    offered, foot = _offered(view, HEADING + 428 + 18)
    if asked == own(view):
        hand, foot = _row(view, foot + 18)
        return Chair(foot + EDGE + 4, areas, plates, offered=offered, hand=hand, tiles=True)
    areas[own(view)] = Strip(EDGE, round(foot) + 18, ROOM, 250)
    return Chair(foot + 18 + 250 + EDGE + 4, areas, plates, offered=offered)


def _rivals(view: View, top: int, high: int, aside: int = 2 * TOKEN + 22) -> dict[int, AreaPanel]:
    """Place the rivals' areas side by side. A single one leaves room for what lies beside the viewer's area, too."""
    seats = rivals(view)
    wide = LARGE if len(seats) == 1 else (ROOM - GAP * (len(seats) - 1)) // len(seats)
    return {seat: AreaPanel(EDGE + (wide + GAP) * k, top, wide, high, aside) for k, seat in enumerate(seats)}


def _hand(view: View, top: float) -> tuple[list[Place], float]:
    """Place the hand's cards with what each does: in one row, or in two. Returns the foot, too."""
    count = len(view.hand)
    if not count:
        return [], top + _TILE
    columns = max(3, count if count <= 4 else (count + 1) // 2)
    size = (ROOM - GAP * (columns - 1)) // columns, 250
    spots = grid(count, columns, size, ROOM, (GAP, 12), EDGE)
    places = [
        Place(kind, x, top + y, *size, look(view, kind, first), first)
        for (x, y), (kind, first) in zip(spots, _firsts(view.hand), strict=True)
    ]
    return places, places[-1].y + size[1]


def _row(view: View, top: float) -> tuple[list[Place], float]:
    """Place the hand's cards with their names only."""
    count = max(len(view.hand), 5)
    size = (ROOM - GAP * (count - 1)) // count, _TILE
    spots = grid(len(view.hand), count, size, ROOM, (GAP, 0), EDGE)
    places = [
        Place(kind, x, top, *size, "pending" if kind is view.pending and first else "calm", first)
        for (x, _), (kind, first) in zip(spots, _firsts(view.hand), strict=True)
    ]
    return places, top + _TILE if places else top - 18


def _offered(view: View, top: float) -> tuple[list[Place], float]:
    """Place the cards to choose from outside the hand."""
    kinds = [kind for kind in Kind if kind in chosen(view)]
    columns = max(4, len(kinds) if len(kinds) <= 6 else (len(kinds) + 1) // 2)
    size = (ROOM - GAP * (columns - 1)) // columns, 290 if len(kinds) <= 6 else 240
    spots = grid(len(kinds), columns, size, ROOM, (GAP, GAP), EDGE)
    places = [Place(kind, x, top + y, *size, "bright", True) for (x, y), kind in zip(spots, kinds, strict=True)]
    return places, places[-1].y + size[1]


def _firsts(hand: Sequence[Kind]) -> list[tuple[Kind, bool]]:
    return [(kind, kind not in hand[:k]) for k, kind in enumerate(hand)]


def look(view: View, kind: Kind, first: bool) -> Look:
    """Return the look of a card in the hand. ``first`` marks the first copy of its kind."""
    if view.decision == "give" and kind is view.pending and first:
        return "pending"
    return "bright" if kind in chosen(view) else "dim"

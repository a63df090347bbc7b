"""What happened since the viewer's last turn, as their picture lights it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract import TURN, Event
from engine.mausoleum.components import KIND_OF, Kind
from render.last_turn import gained, split
from render.mausoleum.moves import Changes, Move


class Since(NamedTuple):
    """The turns since, and what they changed in sum."""

    moves: Sequence[Move] = ()
    """The moves, oldest first: those of the viewer only in a turn that runs."""
    points: Mapping[int, int] = {}
    passed: frozenset[int] = frozenset()
    """Seats that passed, also those without cards."""
    got: Sequence[Kind] = ()
    """Cards that came to the viewer's hand and that the events name."""

    @classmethod
    def read(cls, events: Sequence[Event], viewer: int) -> Since:
        """Read the events since the viewer's last turn, without what is secret from the viewer."""
        moves = [Move.read(turn) for turn in split(events)]
        passed = frozenset(int(event.facts["seat"]) for event in events if event.kind == "passed")
        return cls(moves, gained(events), passed, _got(events, viewer))

    def last(self, seat: int) -> Move | None:
        """Return the last move of a seat."""
        return next((move for move in reversed(self.moves) if move.seat == seat), None)

    def hit(self, seat: int) -> Move | None:
        """Return the latest attack on a seat, also one that was stopped."""
        return next((move for move in reversed(self.moves) if move.kind == "attacked" and move.target == seat), None)

    def changes(self, seat: int) -> Changes:
        """Return what is new in a seat's area. A piece that came and went again counts as lost."""
        built, lost = Counter[str](), list[str]()
        for move in self.moves:
            if move.lost is not None and move.lost[0] == seat:
                built[move.lost[1]] -= 1
                lost.append(move.lost[1])
            if move.built is not None and move.built[0] == seat:
                built[move.built[1]] += 1
        own = [move for move in self.moves if move.seat == seat]
        return Changes(
            points=self.points.get(seat, 0),
            built=tuple((+built).elements()),
            lost=tuple(lost),
            shields=tuple(move.card for move in own if move.kind == "shielded" and move.card),
            crowned=any(move.kind == "crowned" for move in own),
            hand=sum(move.hands.get(seat, 0) for move in self.moves),
            swapped=any(move.swapped and seat in (move.seat, move.target) for move in self.moves),
        )

    @property
    def discards(self) -> bool:
        """Whether a card came to the discard pile, or left it."""
        return any(move.discards for move in self.moves)


def _got(events: Sequence[Event], viewer: int) -> Sequence[Kind]:
    """Return the cards that came to the viewer's hand in the turn that runs, or by another's swap."""
    start = max((place for place, event in enumerate(events) if event.kind == TURN), default=0)
    words = list[str]()
    for place, event in enumerate(events):
        known, runs = {**event.facts, **event.secret}, place >= start and event.facts.get("seat") == viewer
        match event.kind:
            case "drew" if runs:
                words += str(known.get("cards", "")).split()
            case "robbed" | "recovered" if runs:
                words += str(known.get("card", "")).split()
            case "swapped" if runs:
                words += str(known.get("got", "")).split()
            case "swapped" if known["target"] == viewer:
                words += str(known.get("gave", "")).split()
    return [KIND_OF[word] for word in words]

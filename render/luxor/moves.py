"""The last turn as the board shows it: moves, takings and points gained."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.contract import Event
from engine.luxor.components import KEY_POINTS, STAIRS, TILES, WALL
from engine.luxor.offers import kinds, set_points
from engine.luxor.view import View
from render.last_turn import LastTurn

_WAYS: Final = {"moved": "walk", "thrown": "throw", "tunnelled": "tunnel"}
_TAKEN: Final = {"took-key": "key", "took-scarab": "scarab", "took-wild": "wild"}


class Leg(NamedTuple):
    """One stretch of a move: ``walk`` by a card, ``throw`` by Osiris, ``tunnel``."""

    seat: int
    start: int
    end: int
    way: str


@dataclass(slots=True)
class Move(LastTurn):
    """Moves and takings."""

    legs: list[Leg] = field(default_factory=list)
    woke: list[tuple[int, int]] = field(default_factory=list)
    """Seat and statue (1–3)."""
    entered: list[tuple[int, int]] = field(default_factory=list)
    """Seat and points of the sarcophagus, 0 for none."""
    treasure: tuple[int, int, str, int] | None = None
    """Seat, space, kind, points."""
    turned: int | None = None
    """Space of a temple tile that was revealed."""
    gained: set[tuple[int, str]] = field(default_factory=set)
    """Seat and item: key, scarab, wild, or a kind of treasure."""
    horus: int | None = None
    """Level of the stack a card was taken from."""
    roll: int = 0
    idle: bool = False
    """True if a card was played without a move."""
    reshuffled: bool = False

    @property
    def ends(self) -> list[int]:
        """Return the spaces where moves end."""
        starts = {(leg.seat, leg.start) for leg in self.legs}
        last = self.legs[-1:]
        return [leg.end for leg in self.legs if (leg.seat, leg.end) not in starts or leg in last]

    @property
    def ghosts(self) -> dict[int, list[int]]:
        """Return the spaces left, each with the seats that left it."""
        out: dict[int, list[int]] = {}
        for leg in self.legs:
            if leg.way == "walk" and leg.seat not in out.setdefault(leg.start, []):
                out[leg.start].append(leg.seat)
        return out

    def note(self, event: Event) -> None:
        facts = event.facts
        seat = int(facts.get("seat", -1))
        match event.kind:
            case "played" | "discarded":
                self.seat, self.idle = seat, event.kind == "discarded"
            case "stayed":
                self.idle = True
            case "rolled":
                self.seat, self.roll = seat, int(facts["number"])
            case "moved" | "thrown" | "tunnelled":
                self.legs.append(Leg(seat, int(facts["from"]), int(facts["to"]), _WAYS[event.kind]))
            case "woke":
                self.woke.append((seat, int(facts["statue"])))
            case "entered":
                self.entered.append((seat, int(facts["points"])))
            case "took-treasure":
                kind = str(facts["treasure"])
                self.treasure = (seat, int(facts["space"]), kind, int(facts["points"]))
                self.gained.add((seat, kind))
            case "turned":
                self.turned = int(facts["space"])
            case "took-key" | "took-scarab" | "took-wild":
                self.gained.add((seat, _TAKEN[event.kind]))
            case "took-horus":
                self.horus = int(facts["level"])
            case "reshuffled":
                self.reshuffled = True


def change(view: View, move: Move, seat: int) -> int:
    """Return the public points that the last turn gave a seat."""
    out = sum(WALL[leg.end] - WALL[max(leg.start, STAIRS)] for leg in move.legs if leg.seat == seat)
    out += sum(points - KEY_POINTS for who, points in move.entered if who == seat)
    if (seat, "key") in move.gained:
        out += KEY_POINTS
    taken, wilds = list(view.treasures[seat]), view.wilds[seat]
    now = set_points(kinds(taken), wilds)
    if move.treasure is not None and move.treasure[0] == seat and taken:
        out += TILES[taken.pop()].points
    if (seat, "wild") in move.gained:
        wilds -= 1
    return out + now - set_points(kinds(taken), wilds)

"""The last turn's changes, read from its events: for highlights, trails and point differences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.contract import Event
from engine.mausoleum.components import KIND_OF, PARTS, SET_POINTS, SEVERAL_SETS_POINTS
from engine.mausoleum.view import View
from render.last_turn import LastTurn

_PLAYS = ("attacked", "built", "crowned", "shielded", "summoned", "recovered", "passed")
_CARD_OF = {"crowned": "mausolo", "summoned": "artemisia", "recovered": "descoberta"}


@dataclass(frozen=True, slots=True)
class Defence:
    """A danger that was averted: the card used and its origin."""

    seat: int
    card: str
    source: str


@dataclass(slots=True)
class Move(LastTurn):
    """The last move. Seats index everything."""

    kind: str | None = None
    card: str | None = None
    target: int | None = None
    built: tuple[int, str] | None = None
    lost: tuple[int, str] | None = None
    earlier: bool = False
    """Whether the piece was lost in an earlier turn: no trail then says where it went."""
    captured: str | None = None
    defence: Defence | None = None
    robbed: bool = False
    swapped: bool = False
    recovered: str | None = None
    discarded: tuple[int, str] | None = None
    hands: dict[int, int] = field(default_factory=dict)
    """Change of a hand's size, where it is worth showing."""

    @property
    def discards(self) -> bool:
        """Whether a card came to the discard pile, or left it."""
        return self.kind in ("attacked", "summoned", "recovered") or self.discarded is not None

    def note_hit(self, event: Event) -> None:
        loser = _seat(event.facts.get("target" if event.kind == "captured" else "seat"))
        if self.lost is None and event.kind in ("captured", "lost") and loser is not None:
            self.lost, self.earlier = (loser, str(event.facts["card"])), True

    def note(self, event: Event) -> None:
        facts = event.facts
        seat, target = _seat(facts.get("seat")), _seat(facts.get("target"))
        card = str(facts["card"]) if "card" in facts else None
        # A player without cards and draw pile passes automatically. The board shows the move before.
        if event.kind in _PLAYS and not (event.kind == "passed" and self.kind):
            self.seat, self.kind, self.target = seat, event.kind, target
            self.card = _CARD_OF.get(event.kind, card)
        match event.kind:
            case "built" if seat is not None and card:
                self.built = (seat, card)
            case "lost" if seat is not None and card:
                self.lost = (seat, card)
            case "captured" if seat is not None and target is not None and card:
                self.captured, self.lost, self.built = card, (target, card), (seat, card)
            case "defended" if seat is not None and card:
                self.defence = Defence(seat, card, str(facts.get("source", "table")))
                if self.defence.source == "hand":
                    self.hands[seat] = -1
            case "robbed" if seat is not None and target is not None:
                self.robbed = True
                self.hands.update({seat: 1, target: -1})
            case "swapped":
                self.swapped = True
            case "recovered" if seat is not None:
                self.recovered = card
                self.hands[seat] = 1
            case "discarded" if seat is not None and card:
                self.discarded = (seat, card)
            case "drew" if seat is not None and seat == self.seat:
                self.hands[seat] = self.hands.get(seat, 0) + int(facts.get("count", 1))


def _seat(value: str | int | None) -> int | None:
    return value if isinstance(value, int) else None


def points(area: Sequence[int], mausolo: bool) -> int:
    """Return an area's score."""
    sets = min(area)
    return SET_POINTS * (sets + (mausolo and sets > 0)) + (SEVERAL_SETS_POINTS if sets > 1 else 0)


def change(view: View, move: Move, seat: int) -> int:
    """Return the points that the last move gave or took from a seat."""
    before = list(view.areas[seat])
    crowned = view.mausolo[seat]
    if move.built and move.built[0] == seat:
        before[PARTS.index(KIND_OF[move.built[1]])] -= 1
    if move.lost and move.lost[0] == seat:
        before[PARTS.index(KIND_OF[move.lost[1]])] += 1
    if move.kind == "crowned" and move.seat == seat:
        crowned = False
    return points(view.areas[seat], view.mausolo[seat]) - points(before, crowned)


class Changes(NamedTuple):
    """What is new in one player's area, to be lit there."""

    points: int = 0
    """Points gained or lost."""
    built: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    shields: tuple[str, ...] = ()
    crowned: bool = False
    hand: int = 0
    """Change of the hand's size, where it is worth showing."""
    swapped: bool = False


def changes(view: View, move: Move, seat: int) -> Changes:
    """Return what the last move changed in an area."""
    own = move.seat == seat
    return Changes(
        points=change(view, move, seat),
        built=_part(move.built, seat),
        lost=_part(move.lost, seat),
        shields=(move.card,) if own and move.kind == "shielded" and move.card else (),
        crowned=own and move.kind == "crowned",
        hand=move.hands.get(seat, 0),
        swapped=move.swapped and seat in (move.seat, move.target),
    )


def _part(moved: tuple[int, str] | None, seat: int) -> tuple[str, ...]:
    return (moved[1],) if moved is not None and moved[0] == seat else ()

"""The latest turns as pictures show them: cards played, effects, gains and losses."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from engine.capital_lux.components import CARD_NAMED, COLOUR_NAMED, COLOUR_OF, VALUE_OF
from engine.contract import Event
from render.last_turn import LastTurn, split

CAPITAL: Final = -1
"""Location of a card: a seat's hometown, or this."""


class Spot(NamedTuple):
    """Cards of one colour in one town."""

    town: int
    colour: int


@dataclass(slots=True)
class Move(LastTurn):
    """The last turn, the end of a round, or all turns since a player's own. Missing parts are None or empty."""

    played: Spot | None = None
    value: int = 0
    """Value of the card played."""
    took: Spot | None = None
    """Destination of a card that a Cleric took from the Capital."""
    laid: int | None = None
    """Colour on which a modifier was laid."""
    drew: bool = False
    earned: bool = False
    """True if a Scientist drew a card or a Merchant took a coin."""
    idle: bool = False
    """True if the card's power had no target."""
    added: dict[Spot, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """New cards: number of each value."""
    by: dict[tuple[Spot, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    """The seats that brought new cards of a value."""
    modifiers: Counter[tuple[int, int]] = field(default_factory=Counter)
    """New modifiers: number by colour and seat."""
    lost: dict[Spot, tuple[int, ...]] = field(default_factory=dict)
    saved: set[Spot] = field(default_factory=set)
    coins: Counter[int] = field(default_factory=Counter)
    hands: Counter[int] = field(default_factory=Counter)
    bonus: Counter[int] = field(default_factory=Counter)
    """Change of each seat's coins, hand and bonus cards."""
    points: Counter[int] = field(default_factory=Counter)
    """Change of the points that all see: cards at home, and coins."""

    @classmethod
    def since(cls, recent: Sequence[Event], round_: int) -> Self:
        """Read all turns of a round. Those of earlier rounds are left out: what they brought lies with the rest."""
        move = cls()
        for turn in split(recent):
            if turn[0].facts.get("round") == round_:
                for event in turn:
                    move.note(event)
        return move

    def _bring(self, spot: Spot, value: int, seat: int) -> None:
        """Add a card that a seat brought to a town."""
        self.added[spot][value] += 1
        self.by[spot, value].append(seat)
        if spot.town != CAPITAL:
            self.points[spot.town] += value

    def _take(self, colour: int, value: int) -> None:
        """Forget that a card came to the Capital, now that it has left it."""
        spot = Spot(CAPITAL, colour)
        if spot in self.added and self.added[spot][value] > 0:
            self.added[spot][value] -= 1
            del self.by[spot, value][-1:]

    def note(self, event: Event) -> None:
        facts = event.facts
        seat = int(facts.get("seat", -1))
        match event.kind:
            case "played":
                card = CARD_NAMED[str(facts["card"])]
                self.seat, self.value = seat, VALUE_OF[card]
                self.played = Spot(seat if facts["place"] == "home" else CAPITAL, int(COLOUR_OF[card]))
                self._bring(self.played, self.value, seat)
            case "opened":
                card = CARD_NAMED[str(facts["card"])]
                self.added[Spot(CAPITAL, int(COLOUR_OF[card]))][VALUE_OF[card]] += 1
            case "took":
                card = CARD_NAMED[str(facts["card"])]
                self.took = Spot(seat, int(COLOUR_OF[card]))
                self._take(self.took.colour, VALUE_OF[card])
                self._bring(self.took, VALUE_OF[card], seat)
            case "laid":
                self.seat, self.laid = seat, int(COLOUR_NAMED[str(facts["colour"])])
                self.modifiers[self.laid, seat] += 1
            case "drew" if self.seat == seat:
                self.drew = True
                self.hands[seat] += int(facts["count"])
            case "coin":
                self.earned = True
                self.coins[seat] += 1
                self.points[seat] += 1
            case "idle":
                self.idle = True
            case "settled":
                for word in str(facts["cards"]).split():
                    card = CARD_NAMED[word]
                    self.added[Spot(seat, int(COLOUR_OF[card]))][VALUE_OF[card]] += 1
                    self.points[seat] += VALUE_OF[card]
            case "saved":
                self.saved.add(Spot(seat, int(COLOUR_NAMED[str(facts["colour"])])))
                self.coins[seat] -= int(facts["count"])
                self.points[seat] -= int(facts["count"])
            case "lost":
                values = tuple(VALUE_OF[CARD_NAMED[word]] for word in str(facts["cards"]).split())
                spot = Spot(seat, int(COLOUR_NAMED[str(facts["colour"])]))
                self.lost[spot] = tuple(sorted(values))
                self.points[seat] -= sum(values)
                self.added.pop(spot, None)
            case "bonus":
                self.bonus[seat] += 1

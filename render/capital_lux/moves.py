"""The last turn as the board shows it: card played, effect, gains and losses."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.capital_lux.components import CARD_NAMED, COLOUR_NAMED, COLOUR_OF, VALUE_OF
from engine.contract import Event
from render.last_turn import LastTurn

CAPITAL: Final = -1
"""Location of a card: a seat's hometown, or this."""


class Spot(NamedTuple):
    """Cards of one colour in one town."""

    town: int
    colour: int


@dataclass(slots=True)
class Move(LastTurn):
    """The last turn, or the end of a round. Missing parts are None or empty."""

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
    lost: dict[Spot, tuple[int, ...]] = field(default_factory=dict)
    saved: set[Spot] = field(default_factory=set)
    coins: Counter[int] = field(default_factory=Counter)
    hands: Counter[int] = field(default_factory=Counter)
    bonus: Counter[int] = field(default_factory=Counter)
    """Change of each seat's coins, hand and bonus cards."""

    def note(self, event: Event) -> None:
        facts = event.facts
        seat = int(facts.get("seat", -1))
        match event.kind:
            case "played":
                card = CARD_NAMED[str(facts["card"])]
                self.seat, self.value = seat, VALUE_OF[card]
                self.played = Spot(seat if facts["place"] == "home" else CAPITAL, int(COLOUR_OF[card]))
                self.added[self.played][self.value] += 1
            case "opened":
                card = CARD_NAMED[str(facts["card"])]
                self.added[Spot(CAPITAL, int(COLOUR_OF[card]))][VALUE_OF[card]] += 1
            case "took":
                card = CARD_NAMED[str(facts["card"])]
                self.took = Spot(seat, int(COLOUR_OF[card]))
                self.added[self.took][VALUE_OF[card]] += 1
            case "laid":
                self.seat, self.laid = seat, int(COLOUR_NAMED[str(facts["colour"])])
            case "drew" if self.seat == seat:
                self.drew = True
                self.hands[seat] += int(facts["count"])
            case "coin":
                self.earned = True
                self.coins[seat] += 1
            case "idle":
                self.idle = True
            case "settled":
                for word in str(facts["cards"]).split():
                    card = CARD_NAMED[word]
                    self.added[Spot(seat, int(COLOUR_OF[card]))][VALUE_OF[card]] += 1
            case "saved":
                self.saved.add(Spot(seat, int(COLOUR_NAMED[str(facts["colour"])])))
                self.coins[seat] -= int(facts["count"])
            case "lost":
                values = tuple(VALUE_OF[CARD_NAMED[word]] for word in str(facts["cards"]).split())
                spot = Spot(seat, int(COLOUR_NAMED[str(facts["colour"])]))
                self.lost[spot] = tuple(sorted(values))
                self.added.pop(spot, None)
            case "bonus":
                self.bonus[seat] += 1

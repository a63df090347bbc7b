"""Capital Lux as one viewer sees it: plain values, for pictures, texts and computer players.

A view shows what the viewer may look at now. What only a good memory would know, such as a bonus card that was public
when it was taken, or cards handed on in a draft, is not in it; how the last round ended can be looked at until the next
hands are complete.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine import contract
from engine.capital_lux.components import MODIFIERS, Card
from engine.capital_lux.round_end import Laid, Quarters, RoundEnd


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat if the game ended now, by category; ``bonus`` is None where the viewer may not know it."""

    hometown: int
    bonus: int | None
    coins: int

    @property
    def total(self) -> int:
        """All points that the viewer may know of."""
        return self.hometown + (self.bonus or 0) + self.coins


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Capital Lux as ``viewer`` sees it; tuples with one entry a seat are in seat order."""

    stage: str
    """What everybody may know of the step: ``pick``, ``play``, ``lay``, ``save`` or ``over``; a Cleric's choice is
    ``play`` to all but its player."""
    round: int
    starter: int
    """Who is first in this round's turn order."""
    turn: int | None
    """Whose turn it is; None while all decide at the same time, and at the end."""
    draft: int
    """Which of a draft's two picks is under way, 1 or 2; 0 outside."""
    hand: tuple[Card, ...]
    """The viewer's own cards, sorted; during a draft those to pick from. Empty for a spectator."""
    kept: tuple[Card, ...]
    """Cards that the viewer has set aside in this draft."""
    choice: tuple[int, ...] | None
    """What the viewer has chosen so far where all decide at the same time: cards picked, or colours to save (0 to 3).
    While it is there, ``actions`` are what it may be changed to."""
    hand_sizes: tuple[int, ...]
    set_aside: int
    """Cards that every player has set aside in this draft."""
    capital: Quarters
    """For each colour the values of the cards in the Capital, lowest first."""
    homes: tuple[Quarters, ...]
    laid: tuple[Laid, ...]
    """Modifiers in the Capital in the order in which they were laid; a value that the viewer may not know is None."""
    modifiers: int
    """Modifiers left in the pile."""
    looked: int | None
    """The modifier that the viewer has drawn and must lay."""
    coins: tuple[int, ...]
    supply: int
    bonus: tuple[tuple[Card, ...] | None, ...]
    """Bonus cards of each seat; None where the viewer may not know them."""
    bonus_sizes: tuple[int, ...]
    pile: int
    """Cards left to draw."""
    discard: tuple[Card, ...]
    """Cards lost for ever, in the order in which they were."""
    closer: int | None
    """Who first had no card left at the end of a turn: everybody else has one more turn."""
    last_turn_done: tuple[bool, ...]
    """Who plays no more in this round."""
    pending: Card | None
    """The Cleric that the viewer is about to play, while its colour is still being chosen."""
    scores: tuple[Score, ...]
    round_end: RoundEnd | None
    """How the last round ended, while the next draft is under way and after the game."""

    def home_total(self, seat: int, colour: int) -> int:
        """The value of a hometown's cards of one colour."""
        return sum(self.homes[seat][colour])

    def capital_total(self, colour: int) -> int:
        """The limit of a colour as far as the viewer knows it: cards, and the modifiers whose value is known."""
        known = sum(laid.value or 0 for laid in self.laid if laid.colour == colour)
        return sum(self.capital[colour]) + known

    def hidden_modifiers(self, colour: int) -> int:
        """How many modifiers lie on a colour whose value the viewer does not know."""
        return sum(laid.colour == colour and laid.value is None for laid in self.laid)

    def unseen_modifiers(self) -> tuple[int, ...]:
        """Values, lowest first, of the modifiers that the viewer has not seen: in the pile or hidden in the Capital."""
        unseen = Counter(MODIFIERS)
        unseen.subtract(laid.value for laid in self.laid if laid.value is not None)
        if self.looked is not None:
            unseen.subtract((self.looked,))
        return tuple(sorted(unseen.elements()))

    def limit_range(self, colour: int) -> tuple[int, int]:
        """The lowest and the highest that a colour's limit can be now, whatever the hidden modifiers are."""
        hidden, total = self.hidden_modifiers(colour), self.capital_total(colour)
        unseen = self.unseen_modifiers()
        return total + sum(unseen[:hidden]), total + sum(unseen[len(unseen) - hidden :])

    def excess(self, seat: int, colour: int) -> int:
        """How far a hometown is above the limit of a colour as the viewer knows it: the coins to save it. Else 0."""
        if not self.homes[seat][colour]:
            return 0
        return max(0, self.home_total(seat, colour) - self.capital_total(colour))


def me(view: View) -> int:
    """The viewer's seat; ValueError for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    return view.viewer

"""What one viewer of Capital Lux sees, as plain values.

A view shows what the viewer may look at now, not what the viewer could remember: a bonus card that was public when
taken, or cards handed on in a draft. The end of the last round stays visible until the next hands are complete.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine import contract
from engine.capital_lux.components import MODIFIERS, Card
from engine.capital_lux.round_end import Laid, Quarters, RoundEnd


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat if the game ended now, by category. ``bonus`` is None if the viewer may not know it."""

    hometown: int
    bonus: int | None
    coins: int

    @property
    def total(self) -> int:
        """All points that the viewer may know."""
        return self.hometown + (self.bonus or 0) + self.coins


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Capital Lux as ``viewer`` sees it. Tuples for all seats are in seat order."""

    stage: str
    """The public step: ``pick``, ``play``, ``lay``, ``save`` or ``over``. A Cleric's choice is ``play``."""
    round: int
    starter: int
    """First seat in this round's turn order."""
    turn: int | None
    """Seat whose turn it is; None for simultaneous decisions and at the end."""
    draft: int
    """Current pick of a draft, 1 or 2; 0 outside a draft."""
    hand: tuple[Card, ...]
    """The viewer's own cards, sorted; during a draft the cards to pick from. Empty for a spectator."""
    kept: tuple[Card, ...]
    """Cards the viewer has set aside in this draft."""
    choice: tuple[int, ...] | None
    """The viewer's simultaneous choice: cards picked, or colours to save (0 to 3). ``actions`` then change it."""
    hand_sizes: tuple[int, ...]
    set_aside: int
    """Number of cards that each player has set aside in this draft."""
    capital: Quarters
    """Cards of the Capital: the values of each colour, lowest first."""
    homes: tuple[Quarters, ...]
    laid: tuple[Laid, ...]
    """Modifiers in the Capital, in the order laid. A value the viewer may not know is None."""
    modifiers: int
    """Modifiers left in the pile."""
    looked: int | None
    """The modifier the viewer has drawn and must lay."""
    coins: tuple[int, ...]
    supply: int
    bonus: tuple[tuple[Card, ...] | None, ...]
    """Bonus cards of each seat; None if the viewer may not know them."""
    bonus_sizes: tuple[int, ...]
    pile: int
    """Cards left to draw."""
    discard: tuple[Card, ...]
    """Discarded cards, oldest first."""
    closer: int | None
    """The first seat without cards at the end of a turn. All others have one more turn."""
    last_turn_done: tuple[bool, ...]
    """Whether each seat has finished this round."""
    pending: Card | None
    """The Cleric the viewer is playing, while its colour is open."""
    scores: tuple[Score, ...]
    round_end: RoundEnd | None
    """How the last round ended: during the next draft, and after the game."""

    def home_total(self, seat: int, colour: int) -> int:
        """Return the total of one colour of a hometown."""
        return sum(self.homes[seat][colour])

    def capital_total(self, colour: int) -> int:
        """Return the limit of a colour as the viewer knows it: cards and known modifiers."""
        known = sum(laid.value or 0 for laid in self.laid if laid.colour == colour)
        return sum(self.capital[colour]) + known

    def hidden_modifiers(self, colour: int) -> int:
        """Return the number of modifiers on a colour whose value the viewer does not know."""
        return sum(laid.colour == colour and laid.value is None for laid in self.laid)

    def unseen_modifiers(self) -> tuple[int, ...]:
        """Return the values, lowest first, of the modifiers the viewer has not seen, in the pile or in the Capital."""
        unseen = Counter(MODIFIERS)
        unseen.subtract(laid.value for laid in self.laid if laid.value is not None)
        if self.looked is not None:
            unseen.subtract((self.looked,))
        return tuple(sorted(unseen.elements()))

    def limit_range(self, colour: int) -> tuple[int, int]:
        """Return lowest and highest possible limit of a colour, whatever the hidden modifiers are."""
        hidden, total = self.hidden_modifiers(colour), self.capital_total(colour)
        unseen = self.unseen_modifiers()
        return total + sum(unseen[:hidden]), total + sum(unseen[len(unseen) - hidden :])

    def excess(self, seat: int, colour: int) -> int:
        """Return a hometown's excess above a limit as the viewer knows it: the price to save the colour. 0 within."""
        if not self.homes[seat][colour]:
            return 0
        return max(0, self.home_total(seat, colour) - self.capital_total(colour))


def me(view: View) -> int:
    """Return the viewer's seat. ValueError for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    return view.viewer

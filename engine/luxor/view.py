"""What one viewer of Luxor sees, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract
from engine.luxor.components import SARCOPHAGI

TreasureSet = tuple[str, str, str]
"""A set: for vase, jewel and statue the treasure's own word, or ``wild``."""


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat if the game ended now, by category. ``scarabs`` is None if the viewer may not know them."""

    treasures: int
    """Points of treasures, taken in play."""
    adventurers: int
    sarcophagi: int
    keys: int
    sets: int
    scarabs: int | None

    @property
    def open(self) -> int:
        """Public points: all but the scarabs."""
        return self.treasures + self.adventurers + self.sarcophagi + self.keys + self.sets

    @property
    def total(self) -> int:
        """All points that the viewer may know."""
        return self.open + (self.scarabs or 0)


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Luxor as ``viewer`` sees it. Tuples for all seats are in seat order.

    Cards and tiles are the codes of ``components.CARDS`` and ``components.TILES``.
    """

    first: int
    """First player: rounds start here."""
    round: int
    turn: int
    hand: tuple[int, ...]
    """The viewer's own cards from left to right; empty for a spectator. A card being played stays until the move is
    made, unless a die was rolled for it."""
    hand_sizes: tuple[int, ...]
    pile: int
    discard: tuple[int, ...]
    """The discard pile, oldest first."""
    reshuffled: bool
    """Whether the discard pile has become the draw pile before. Only then can it hold Horus cards."""
    horus: tuple[int | None, ...]
    """Top card of the stack of level 1, 2 and 3; None if empty."""
    horus_counts: tuple[int, ...]
    tiles: tuple[int, ...]
    """Tile on each space from 0 (the stairs, always empty) to 40."""
    temple_counts: tuple[int, ...]
    """Face-down temple tiles, in the order of ``components.BACKS``."""
    adventurers: tuple[tuple[int, ...], ...]
    """Spaces of each seat's five, in rising order: -1, -2, -3 asleep at that statue, 0 the stairs, 41 the tomb."""
    keys: tuple[int, ...]
    key_supply: int
    wilds: tuple[int, ...]
    wild_supply: int
    treasures: tuple[tuple[int, ...], ...]
    """Treasure tiles of each seat, in the order taken."""
    scarab_counts: tuple[int, ...]
    scarabs: tuple[tuple[int, ...] | None, ...]
    """Values of each seat's scarabs, in the order taken; None if the viewer may not know them."""
    scarab_supply: int
    sarcophagi: tuple[int, ...]
    """Seats that won a sarcophagus: the first the 5, the second the 3."""
    card: int | None
    """The card being played, if the viewer may know it."""
    side: str | None
    """``left`` or ``right`` while that card is in the viewer's hand."""
    roll: int
    """The die of this turn; 0 without one."""
    mover: int | None
    """Space of the viewer's chosen adventurer, while the distance is open."""
    at: int | None
    """Space whose tile offers a choice now."""
    landed: tuple[int, ...]
    """While a tile to act after "advance all" is chosen: spaces where it put adventurers."""
    scores: tuple[Score, ...]
    sets: tuple[tuple[TreasureSet, ...], ...]
    """Sets of each seat, as many as its treasures and wilds make."""
    barred: tuple[tuple[str, str], ...]
    """The viewer's outer cards (``left``, ``right``) that cannot be played, with the reason (``luxor-no-<reason>``)."""
    stage: str
    """The public step: its kind or ``over``. An incomplete private choice does not show."""
    by_space: bool = False
    """The option "step": the card ±1 moves by a space, not by a tile."""

    @property
    def last_turns(self) -> tuple[int, ...]:
        """Seats that still have a turn in the last round, the current one first. Empty before that round."""
        if len(self.sarcophagi) < len(SARCOPHAGI) or self.outcome is not None:
            return ()
        gone = (self.turn - self.first) % self.seats
        return tuple((self.first + place) % self.seats for place in range(gone, self.seats))

"""Luxor as one viewer sees it: plain values, for pictures, texts and computer players."""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract

TreasureSet = tuple[str, str, str]
"""A set as it lies on the table: for vase, jewel and statue the treasure's own word, or ``wild``."""


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat if the game ended now, by category; ``scarabs`` is None where they may not be known."""

    treasures: int
    """Points of the treasures, taken in play."""
    adventurers: int
    sarcophagi: int
    keys: int
    sets: int
    scarabs: int | None

    @property
    def open(self) -> int:
        """What everybody can count: all but the scarabs."""
        return self.treasures + self.adventurers + self.sarcophagi + self.keys + self.sets

    @property
    def total(self) -> int:
        """All points that may be known."""
        return self.open + (self.scarabs or 0)


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Luxor as ``viewer`` sees it; tuples with one entry a seat are in seat order.

    Cards and tiles are the codes of ``components.CARDS`` and ``components.TILES``.
    """

    first: int
    """The first player: rounds begin here."""
    round: int
    turn: int
    hand: tuple[int, ...]
    """The viewer's own cards from left to right; empty for a spectator. A card being played is still among them until
    the move is made, unless a die was rolled for it."""
    hand_sizes: tuple[int, ...]
    pile: int
    discard: tuple[int, ...]
    """The discard pile, oldest first; the last one lies on top."""
    reshuffled: bool
    """Whether the discard pile was shuffled into a draw pile before, so that Horus cards may be in it."""
    horus: tuple[int | None, ...]
    """The top card of the stack of level 1, 2 and 3; None for an empty one."""
    horus_counts: tuple[int, ...]
    tiles: tuple[int, ...]
    """What lies on each space from 0 (the stairs, always empty) to 40."""
    temple_counts: tuple[int, ...]
    """Temple tiles still face down, in the order of ``components.BACKS``."""
    adventurers: tuple[tuple[int, ...], ...]
    """Where each seat's five are, in rising order: -1, -2, -3 asleep at that statue, 0 the stairs, 41 the tomb."""
    keys: tuple[int, ...]
    key_supply: int
    wilds: tuple[int, ...]
    wild_supply: int
    treasures: tuple[tuple[int, ...], ...]
    """Treasure tiles of each seat, in the order in which they were taken."""
    scarab_counts: tuple[int, ...]
    scarabs: tuple[tuple[int, ...] | None, ...]
    """Values of each seat's scarabs in the order in which they were taken, None where the viewer may not know them."""
    scarab_supply: int
    sarcophagi: tuple[int, ...]
    """Seats that won a sarcophagus: the first of them the 5, the second the 3."""
    card: int | None
    """The card being played, as far as the viewer may know it."""
    side: str | None
    """``left`` or ``right`` while that card is still in the viewer's hand."""
    roll: int
    """The die of this turn, 0 if none was thrown."""
    mover: int | None
    """Space of the adventurer that the viewer has chosen to move, while the distance is open."""
    at: int | None
    """Space whose tile offers a choice now."""
    landed: tuple[int, ...]
    """While the tile that acts after "advance all" is being chosen: where adventurers were put by it."""
    scores: tuple[Score, ...]
    sets: tuple[tuple[TreasureSet, ...], ...]
    """The sets of each seat, as many as its treasures and wilds make."""
    barred: tuple[tuple[str, str], ...]
    """Outer cards (``left``, ``right``) of the viewer that cannot be played now, with the reason
    (``luxor-no-<reason>``)."""
    stage: str
    """What everybody may know of the step: its kind or ``over``; a move being put together is ``card`` to others."""

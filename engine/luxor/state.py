"""The full position of a game of Luxor, secrets included.

Cards and tiles are the codes of ``components.CARDS`` and ``components.TILES``. Adventurers are their spaces, or below
zero their statues. A player's adventurers are identical, so they are sorted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from engine.luxor.components import (
    ASLEEP,
    BACKS,
    CARD_CODES,
    KEYS,
    LEVELS,
    SEATS,
    START,
    TILE_CODES,
    TOMB,
    WILDS,
)
from engine.luxor.offers import LEFT, RIGHT, path_of
from engine.plain import EnumWords, Plain


class Step(StrEnum):
    """Step of a turn. The value is the kind of the pending decision."""

    CARD = "card"
    """An outer card."""
    ADVENTURER = "adventurer"
    """An adventurer, if adventurer and distance together are too many options for one list."""
    MOVE = "move"
    """An adventurer and a distance."""
    ACT = "act"
    """After "advance all": the moved adventurer whose tile acts."""
    HORUS = "horus"
    """A Horus tile: a key or a card."""
    FAVOUR = "favour"
    """An eyes tile: one of two stacks."""
    SCARAB = "scarab"
    """A scarab or a wild treasure."""
    OVER = "over"


NO_CARD = -1
LAID = 1
"""Place of the card being played: its index at the left or right end of the hand, or on the discard pile."""
NO_SPACE = -1


CardCode: TypeAlias = Annotated[int, EnumWords(CARD_CODES)]
TileCode: TypeAlias = Annotated[int, EnumWords(TILE_CODES)]


@dataclass(slots=True, kw_only=True)
class State:
    """One position. Lists for all seats are in seat order; the last entry of a pile is its top."""

    seats: int
    first: int
    """First player: rounds start here."""
    key_supply: int = KEYS
    wild_supply: int = WILDS
    round: int = 1
    turn: int = 0
    side: int = LAID
    """Place of the card being played. While it is in hand, only its player knows of the choice."""
    roll: int = 0
    """The die of this turn; 0 without one."""
    mover: int = NO_SPACE
    """Space of the adventurer chosen in ``ADVENTURER``."""
    at: int = NO_SPACE
    """Space whose tile offers a choice (``HORUS``, ``FAVOUR``, ``SCARAB``)."""
    chance: int = 0
    """Number of random draws so far: the counter of the keyed generator."""
    reshuffled: bool = False
    """Whether the discard pile has become the draw pile before. Only then can it hold Horus cards."""
    could_move: bool = False
    """Whether a player could move in this round so far."""
    by_space: bool = False
    """The option "step": the card ±1 moves by a space, not by a tile."""
    scarab_supply: list[int]
    keys: list[int]
    wilds: list[int]
    sarcophagi: list[int] = field(default_factory=list)
    """Seats that won a sarcophagus: the first the 5, the second the 3."""
    landed: list[int] = field(default_factory=list)
    """In ``ACT``: spaces where "advance all" put adventurers, without the tomb chamber."""
    adventurers: list[list[int]]
    scarabs: list[list[int]]
    """Values of each seat's scarabs, in the order taken."""
    pile: list[CardCode]
    discard: list[CardCode] = field(default_factory=list)
    hands: list[list[CardCode]]
    """Cards in hand from left to right. The order never changes."""
    horus: list[list[CardCode]]
    """Horus stacks of level 1, 2 and 3, face up: only the top card is public."""
    tiles: list[TileCode]
    """Tile on each space from 0 (the stairs, always empty) to 40."""
    temple: list[list[TileCode]]
    """Face-down temple tiles by back, in the order of ``components.BACKS``."""
    treasures: list[list[TileCode]]
    """Treasure tiles of each seat, in the order taken."""
    step: Step = Step.CARD
    card: Annotated[int, EnumWords({None: NO_CARD, **CARD_CODES})] = NO_CARD
    """The card being played, from its choice to the end of the turn."""
    ending: str | None = None
    path: list[int] = field(default_factory=list)
    """Spaces with a tile, in rising order, then the tomb chamber. Derived from ``tiles``, so not stored."""

    @property
    def decider(self) -> int | None:
        """The seat with the pending decision; None when the game is over."""
        return None if self.step is Step.OVER else self.turn


def _check_sizes(state: State) -> None:
    """Raise ValueError if a list has a wrong length or a number is out of range."""
    rows = (state.hands, state.adventurers, state.keys, state.wilds, state.treasures, state.scarabs)
    if state.seats not in SEATS or any(len(row) != state.seats for row in rows):
        raise ValueError("a position of Luxor needs one entry for each seat")
    if len(state.tiles) != TOMB or any(len(own) != len(START) for own in state.adventurers):
        raise ValueError("a position of Luxor needs 40 spaces and five adventurers for each player")
    if len(state.horus) != len(LEVELS) or len(state.temple) != len(BACKS):
        raise ValueError("a position of Luxor needs three stacks of Horus cards and three of temple tiles")
    seated = range(state.seats)
    if any(seat not in seated for seat in (state.first, state.turn, *state.sarcophagi)) or state.round < 1:
        raise ValueError("a turn and a sarcophagus belong to a seat")
    spaces = range(ASLEEP[0], TOMB + 1)
    if any(space not in spaces for own in state.adventurers for space in own):
        raise ValueError("an adventurer is on a space, in the tomb or at a statue")
    if state.side not in (LEFT, RIGHT, LAID) or any(not 1 <= space < TOMB for space in state.landed):
        raise ValueError("side or landed is out of range")
    if state.mover not in range(NO_SPACE, TOMB) or state.at not in (NO_SPACE, *range(1, TOMB)):
        raise ValueError("mover or at is out of range")


PLAIN: Final = Plain(State, "Luxor", _check_sizes, {"path": lambda values: path_of(values["tiles"])}, ("by_space",))

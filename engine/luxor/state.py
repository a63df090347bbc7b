"""The whole position of a game of Luxor, secrets included.

Cards and tiles are small whole numbers, the codes of ``components.CARDS`` and ``components.TILES``; adventurers are the
spaces where they stand (or, below zero, the statue where they lie). A player's adventurers are all alike, so they are
kept in rising order.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum

from engine.contract import Json
from engine.luxor.components import (
    ASLEEP,
    BACKS,
    CARD_CODES,
    CARDS,
    EMPTY,
    KEYS,
    LEVELS,
    SEATS,
    START,
    TILE_CODES,
    TILES,
    TOMB,
    WILDS,
)


class Step(StrEnum):
    """Where in a turn the game stands; the value is the kind of the open decision."""

    CARD = "card"
    """Which outer card."""
    ADVENTURER = "adventurer"
    """Whom to move, where adventurer and distance together would be too many choices for one list."""
    MOVE = "move"
    """Which adventurer, and how far."""
    ACT = "act"
    """After "advance all": which moved adventurer's tile acts."""
    HORUS = "horus"
    """A Horus tile: a key or a card."""
    FAVOUR = "favour"
    """An eyes tile: which of two stacks."""
    SCARAB = "scarab"
    """A scarab or a wild treasure."""
    OVER = "over"


NO_CARD = -1
LEFT, RIGHT, LAID = 0, -1, 1
"""Where the card being played is: at the left or right end of the hand (its index there), or laid on the discards."""
NO_SPACE = -1


@dataclass(slots=True)
class State:
    """One position. Lists with one entry a seat are in seat order; the top of a pile is its last entry."""

    seats: int
    first: int
    """The first player: rounds begin here."""
    hands: list[list[int]]
    """Cards in hand from left to right, an order that never changes."""
    pile: list[int]
    horus: list[list[int]]
    """The Horus stacks of level 1, 2 and 3: face up, so the top card is public and the others are not."""
    tiles: list[int]
    """What lies on each space, 0 (the stairs, always empty) to 40."""
    temple: list[list[int]]
    """Temple tiles still face down, by back, in the order of ``components.BACKS``."""
    scarab_supply: list[int]
    adventurers: list[list[int]]
    keys: list[int]
    wilds: list[int]
    treasures: list[list[int]]
    """Treasure tiles of each seat, in the order in which they were taken."""
    scarabs: list[list[int]]
    """Values of each seat's scarabs, in the order in which they were taken."""
    discard: list[int] = field(default_factory=list)
    reshuffled: bool = False
    """Whether the discard pile has become the draw pile at least once: only then can Horus cards be in it."""
    key_supply: int = KEYS
    wild_supply: int = WILDS
    sarcophagi: list[int] = field(default_factory=list)
    """Seats that won a sarcophagus: the first has the 5, the second the 3."""
    round: int = 1
    turn: int = 0
    step: Step = Step.CARD
    card: int = NO_CARD
    """The card being played, from its choice to the end of the turn."""
    side: int = LAID
    """Where that card is; while it is still in hand, only its player knows of the choice."""
    roll: int = 0
    """The die of this turn, 0 if none was thrown."""
    mover: int = NO_SPACE
    """Space of the adventurer chosen in ``ADVENTURER``."""
    at: int = NO_SPACE
    """Space whose tile offers a choice (``HORUS``, ``FAVOUR``, ``SCARAB``)."""
    landed: list[int] = field(default_factory=list)
    """Spaces on which "advance all" put adventurers, during ``ACT``; the tomb chamber is not among them."""
    could_move: bool = False
    """Whether anybody could move in this round so far."""
    ending: str | None = None
    chance: int = 0
    """Draws of chance so far: the counter of the keyed generator."""
    path: list[int] = field(default_factory=list)
    """Spaces with a tile, in rising order, then the tomb chamber: follows from ``tiles``."""

    @property
    def decider(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if self.step is Step.OVER else self.turn


def path_of(tiles: list[int] | tuple[int, ...]) -> list[int]:
    """Where adventurers can stop: spaces with a tile, in rising order, then the tomb chamber."""
    return [*(space for space, code in enumerate(tiles) if code != EMPTY), TOMB]


def copy(state: State) -> State:
    """A state that shares no list with ``state``."""
    return State(
        state.seats,
        state.first,
        [hand[:] for hand in state.hands],
        state.pile[:],
        [stack[:] for stack in state.horus],
        state.tiles[:],
        [stack[:] for stack in state.temple],
        state.scarab_supply[:],
        [own[:] for own in state.adventurers],
        state.keys[:],
        state.wilds[:],
        [row[:] for row in state.treasures],
        [row[:] for row in state.scarabs],
        state.discard[:],
        state.reshuffled,
        state.key_supply,
        state.wild_supply,
        state.sarcophagi[:],
        state.round,
        state.turn,
        state.step,
        state.card,
        state.side,
        state.roll,
        state.mover,
        state.at,
        state.landed[:],
        state.could_move,
        state.ending,
        state.chance,
        state.path[:],
    )


# ---------------------------------------------------------------- plain data

_CARD_LISTS = ("pile", "discard")
_CARD_TABLES = ("hands", "horus")
_TILE_LISTS = ("tiles",)
_TILE_TABLES = ("temple", "treasures")
_NUMBER_LISTS = ("scarab_supply", "keys", "wilds", "sarcophagi", "landed")
_NUMBER_TABLES = ("adventurers", "scarabs")
_NUMBERS = ("seats", "first", "key_supply", "wild_supply", "round", "turn", "side", "roll", "mover", "at", "chance")
_FLAGS = ("reshuffled", "could_move")


def dump(state: State) -> Json:
    """Plain data, cards and tiles by their words. ``path`` is left out: it follows from the tiles."""
    data: dict[str, Json] = {name: getattr(state, name) for name in (*_NUMBERS, *_FLAGS)}
    data |= {name: list(getattr(state, name)) for name in _NUMBER_LISTS}
    data |= {name: [list(row) for row in getattr(state, name)] for name in _NUMBER_TABLES}
    data |= {name: [CARDS[code].word for code in getattr(state, name)] for name in _CARD_LISTS}
    data |= {name: [[CARDS[code].word for code in row] for row in getattr(state, name)] for name in _CARD_TABLES}
    data |= {name: [TILES[code].word for code in getattr(state, name)] for name in _TILE_LISTS}
    data |= {name: [[TILES[code].word for code in row] for row in getattr(state, name)] for name in _TILE_TABLES}
    return data | {
        "step": state.step.value,
        "card": None if state.card == NO_CARD else CARDS[state.card].word,
        "ending": state.ending,
    }


def load(data: Json) -> State:
    """The inverse of :func:`dump`; ValueError for data that is no position of this game."""
    try:
        if set(data) != {each.name for each in fields(State)} - {"path"}:
            raise ValueError("not the fields of a position of Luxor")
        values: dict[str, Json] = {name: int(data[name]) for name in _NUMBERS}
        values |= {name: bool(data[name]) for name in _FLAGS}
        values |= {name: [int(each) for each in data[name]] for name in _NUMBER_LISTS}
        values |= {name: [[int(each) for each in row] for row in data[name]] for name in _NUMBER_TABLES}
        values |= {name: [CARD_CODES[word] for word in data[name]] for name in _CARD_LISTS}
        values |= {name: [[CARD_CODES[word] for word in row] for row in data[name]] for name in _CARD_TABLES}
        values |= {name: [TILE_CODES[word] for word in data[name]] for name in _TILE_LISTS}
        values |= {name: [[TILE_CODES[word] for word in row] for row in data[name]] for name in _TILE_TABLES}
        values["step"] = Step(data["step"])
        values["card"] = NO_CARD if data["card"] is None else CARD_CODES[data["card"]]
        values["ending"] = None if data["ending"] is None else str(data["ending"])
        state = State(**values, path=path_of(values["tiles"]))
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(f"not a position of Luxor: {error!r}") from error
    _check_sizes(state)
    if dump(state) != data:
        raise ValueError("a position of Luxor is made of words, whole numbers and truths only")
    return state


def _check_sizes(state: State) -> None:
    """ValueError where a list has not the length that every position of Luxor has."""
    rows = (state.hands, state.adventurers, state.keys, state.wilds, state.treasures, state.scarabs)
    if state.seats not in SEATS or any(len(row) != state.seats for row in rows):
        raise ValueError("a position of Luxor needs one entry a seat")
    if len(state.tiles) != TOMB or any(len(own) != len(START) for own in state.adventurers):
        raise ValueError("a position of Luxor needs 40 spaces and five adventurers a player")
    if len(state.horus) != len(LEVELS) or len(state.temple) != len(BACKS):
        raise ValueError("a position of Luxor needs three stacks of Horus cards and three of temple tiles")
    seated = range(state.seats)
    if any(seat not in seated for seat in (state.first, state.turn, *state.sarcophagi)) or state.round < 1:
        raise ValueError("a turn and a sarcophagus belong to a seat")
    spaces = range(ASLEEP[0], TOMB + 1)
    if any(space not in spaces for own in state.adventurers for space in own):
        raise ValueError("an adventurer is on a space, in the tomb or at a statue")
    if state.side not in (LEFT, RIGHT, LAID) or any(not 1 <= space < TOMB for space in state.landed):
        raise ValueError("a card or a tile that is being chosen is none")
    if state.mover not in range(NO_SPACE, TOMB) or state.at not in (NO_SPACE, *range(1, TOMB)):
        raise ValueError("a space that was chosen is none")

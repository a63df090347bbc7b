"""The full position of a game of Luxor, secrets included.

Cards and tiles are the codes of ``components.CARDS`` and ``components.TILES``. Adventurers are their spaces, or below
zero their statues. A player's adventurers are identical, so they are sorted.
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
LEFT, RIGHT, LAID = 0, -1, 1
"""Place of the card being played: its index at the left or right end of the hand, or on the discard pile."""
NO_SPACE = -1


@dataclass(slots=True)
class State:
    """One position. Lists for all seats are in seat order; the last entry of a pile is its top."""

    seats: int
    first: int
    """First player: rounds start here."""
    hands: list[list[int]]
    """Cards in hand from left to right. The order never changes."""
    pile: list[int]
    horus: list[list[int]]
    """Horus stacks of level 1, 2 and 3, face up: only the top card is public."""
    tiles: list[int]
    """Tile on each space from 0 (the stairs, always empty) to 40."""
    temple: list[list[int]]
    """Face-down temple tiles by back, in the order of ``components.BACKS``."""
    scarab_supply: list[int]
    adventurers: list[list[int]]
    keys: list[int]
    wilds: list[int]
    treasures: list[list[int]]
    """Treasure tiles of each seat, in the order taken."""
    scarabs: list[list[int]]
    """Values of each seat's scarabs, in the order taken."""
    discard: list[int] = field(default_factory=list)
    reshuffled: bool = False
    """Whether the discard pile has become the draw pile before. Only then can it hold Horus cards."""
    key_supply: int = KEYS
    wild_supply: int = WILDS
    sarcophagi: list[int] = field(default_factory=list)
    """Seats that won a sarcophagus: the first the 5, the second the 3."""
    round: int = 1
    turn: int = 0
    step: Step = Step.CARD
    card: int = NO_CARD
    """The card being played, from its choice to the end of the turn."""
    side: int = LAID
    """Place of that card. While it is in hand, only its player knows of the choice."""
    roll: int = 0
    """The die of this turn; 0 without one."""
    mover: int = NO_SPACE
    """Space of the adventurer chosen in ``ADVENTURER``."""
    at: int = NO_SPACE
    """Space whose tile offers a choice (``HORUS``, ``FAVOUR``, ``SCARAB``)."""
    landed: list[int] = field(default_factory=list)
    """In ``ACT``: spaces where "advance all" put adventurers, without the tomb chamber."""
    could_move: bool = False
    """Whether a player could move in this round so far."""
    ending: str | None = None
    chance: int = 0
    """Number of random draws so far: the counter of the keyed generator."""
    path: list[int] = field(default_factory=list)
    """Spaces with a tile, in rising order, then the tomb chamber. Derived from ``tiles``."""

    @property
    def decider(self) -> int | None:
        """The seat with the pending decision; None when the game is over."""
        return None if self.step is Step.OVER else self.turn


def path_of(tiles: list[int] | tuple[int, ...]) -> list[int]:
    """Spaces where adventurers can stop: those with a tile, in rising order, then the tomb chamber."""
    return [*(space for space, code in enumerate(tiles) if code != EMPTY), TOMB]


def copy(state: State) -> State:
    """A copy that shares no list with ``state``."""
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
    """Plain data, cards and tiles as words. Omits ``path``, which follows from the tiles."""
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
    """Inverse of :func:`dump`. ValueError for data that is no position of this game."""
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
        raise ValueError("a position of Luxor holds words, integers and booleans only")
    return state


def _check_sizes(state: State) -> None:
    """ValueError if a list has a wrong length or a number is out of range."""
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

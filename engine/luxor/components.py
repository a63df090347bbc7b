"""The box of Luxor: the temple, its tiles, the cards, as data.

Sources: the rulebooks' "Componentes" and "Preparação do jogo". Tables that only their pictures show are marked as
reconstructions; each has a ruling (``meta.RULINGS``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

SEATS: Final = range(2, 5)
HAND: Final = 5
"""Cards in a hand at the end of every turn."""
MIDDLE: Final = 2
"""Index of a new card: between the left two and the right two of the other four."""

# ---------------------------------------------------------------- the temple (reconstruction)

STAIRS: Final = 0
TOMB: Final = 41
"""Spaces count along the corridor: the stairs 0, the tile spaces 1 to 40, the tomb chamber 41."""

_CORRIDOR: Final = (
    # first cell (row, column), step (rows, columns), number of spaces
    ((0, 0), (0, 1), 7),
    ((1, 6), (1, 0), 6),
    ((6, 5), (0, -1), 6),
    ((5, 0), (-1, 0), 5),
    ((1, 1), (0, 1), 5),
    ((2, 5), (1, 0), 4),
    ((5, 4), (0, -1), 4),
    ((4, 1), (-1, 0), 3),
)
GRID: Final = 7
"""Rows and columns of the temple. The tomb chamber fills rows and columns 2 to 4."""
CELLS: Final[Mapping[int, tuple[int, int]]] = {
    space: cell
    for space, cell in enumerate(
        (
            (row + down * i, column + right * i)
            for (row, column), (down, right), count in _CORRIDOR
            for i in range(count)
        ),
        start=1,
    )
}
"""Row and column of each tile space: a square spiral around the tomb chamber."""

WALL: Final = (0, *(1,) * 7, *(2,) * 6, *(3,) * 6, *(4,) * 5, *(5,) * 5, *(6,) * 4, *(8,) * 4, *(10,) * 3, 13)
"""Victory points on the wall beside each space, from the stairs (0) to the tomb chamber (13)."""

STATUES: Final = (7, 13, 19)
"""The three Anubis statues. Each stands between this space and the next; none is a space."""

ASLEEP: Final = (-3, -2, -1)
"""Positions of sleeping adventurers: -1 at the first statue, -2 at the second, -3 at the third."""
START: Final = (*ASLEEP, STAIRS, STAIRS)
"""A player's five adventurers at the start, in rising order, as in every position."""

HORUS_SPACES: Final[Mapping[int, int]] = {5: 1, 11: 1, 18: 2, 24: 2, 30: 3, 36: 3}
"""Spaces of the Horus tiles, with their eyes."""
OSIRIS_SPACES: Final = (9, 16, 26, 33)
TREASURE_SPACES: Final = tuple(
    space for space in range(1, TOMB) if space not in HORUS_SPACES and space not in OSIRIS_SPACES
)


class Back(StrEnum):
    """The three backs of temple tiles, which are also the icons under treasures."""

    COBRA = "cobra"
    FALCON = "falcon"
    LION = "lion"


BACKS: Final = tuple(Back)
ICONS: Final[Mapping[int, Back]] = {
    **dict.fromkeys((2, 13, 23, 32), Back.COBRA),
    **dict.fromkeys((4, 10, 15, 21, 29, 38), Back.FALCON),
    **dict.fromkeys((7, 19, 27, 35), Back.LION),
}
"""Spaces with a temple icon under their treasure."""

# ---------------------------------------------------------------- tiles


class Family(StrEnum):
    """Families of tiles, as the rulebooks' headings name them. ``NONE`` is a space without a tile."""

    NONE = "none"
    TREASURE = "treasure"
    OSIRIS = "osiris"
    HORUS = "horus"
    TEMPLE = "temple"


class Treasure(StrEnum):
    """The three kinds of treasure: one of each makes a set."""

    VASE = "vase"
    JEWEL = "jewel"
    STATUE = "statue"


TREASURES: Final = tuple(Treasure)


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile. Positions hold its code, the index in :data:`TILES`.

    ``points`` and ``adventurers`` (the number needed) belong to treasures, ``steps`` to Osiris, ``eyes`` to Horus tiles
    and to temple tiles that give a Horus card. ``copies``: number in the box.
    """

    word: str
    family: Family
    copies: int
    treasure: Treasure | None = None
    points: int = 0
    adventurers: int = 0
    steps: int = 0
    eyes: tuple[int, ...] = ()
    back: Back | None = None


# points: (adventurers needed, tiles of each kind). That 3 needs 2 is the rulebooks' example; the rest is a ruling.
_WORTH: Final = {1: (1, 1), 3: (2, 4), 4: (2, 3), 5: (3, 1), 6: (3, 1)}

TILES: Final = (
    Tile("empty", Family.NONE, 0),
    *(
        Tile(f"{treasure}-{points}", Family.TREASURE, copies, treasure, points, adventurers)
        for treasure in TREASURES
        for points, (adventurers, copies) in _WORTH.items()
    ),
    Tile("osiris-1", Family.OSIRIS, 1, steps=1),
    Tile("osiris-2", Family.OSIRIS, 2, steps=2),
    Tile("osiris-3", Family.OSIRIS, 2, steps=3),
    Tile("osiris-4", Family.OSIRIS, 1, steps=4),
    Tile("horus-1", Family.HORUS, 2, eyes=(1,)),
    Tile("horus-2", Family.HORUS, 2, eyes=(2,)),
    Tile("horus-3", Family.HORUS, 2, eyes=(3,)),
    Tile("tunnel", Family.TEMPLE, 4, back=Back.COBRA),
    Tile("scarab", Family.TEMPLE, 4, back=Back.FALCON),
    Tile("eyes-12", Family.TEMPLE, 1, eyes=(1, 2), back=Back.FALCON),
    Tile("eyes-23", Family.TEMPLE, 1, eyes=(2, 3), back=Back.FALCON),
    Tile("wild", Family.TEMPLE, 3, back=Back.LION),
    Tile("scarab-or-wild", Family.TEMPLE, 1, back=Back.LION),
)
"""All kinds of tile. Which temple fronts have which back is a reconstruction."""

EMPTY: Final = 0
TILE_CODES: Final[Mapping[str, int]] = {tile.word: code for code, tile in enumerate(TILES)}
TUNNEL: Final = TILE_CODES["tunnel"]
THROW: Final = tuple(tile.steps for tile in TILES)
"""Distance of Osiris' throw, by tile code; 0 for other tiles."""

# ---------------------------------------------------------------- cards


class Effect(StrEnum):
    """What a card does, as the rulebooks name it. ``LESS`` is "one adventurer less"."""

    NUMBER = "number"
    PLUS_MINUS = "plus-minus"
    DIE = "die"
    UP_TO = "up-to"
    UP_TO_DIE = "up-to-die"
    ALL = "all"
    LAST = "last"
    LESS = "less"


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card. Positions hold its code, the index in :data:`CARDS`.

    ``level``: eyes at its foot, 0 for the starter deck. ``steps``: its number (the highest for ``UP_TO``, 0 if a die
    decides). ``copies``: number in the box.
    """

    word: str
    level: int
    effect: Effect
    steps: int
    copies: int

    @property
    def rolled(self) -> bool:
        """Whether a die is rolled before an adventurer is chosen."""
        return self.effect in (Effect.DIE, Effect.UP_TO_DIE)


def _horus(level: int, ranges: Mapping[int, int], together: int, less: int) -> tuple[Card, ...]:
    return (
        *(Card(f"upto{top}-{level}", level, Effect.UP_TO, top, copies) for top, copies in ranges.items()),
        Card(f"upto-die-{level}", level, Effect.UP_TO_DIE, 0, 1),
        Card(f"all-{level}", level, Effect.ALL, together, 1),
        Card(f"last-{level}", level, Effect.LAST, 0, 1),
        Card(f"less-{level}", level, Effect.LESS, less, 2),
    )


CARDS: Final = (
    Card("1", 0, Effect.NUMBER, 1, 6),
    Card("2", 0, Effect.NUMBER, 2, 4),
    Card("3", 0, Effect.NUMBER, 3, 4),
    Card("4", 0, Effect.NUMBER, 4, 4),
    Card("5", 0, Effect.NUMBER, 5, 4),
    Card("plus-minus", 0, Effect.PLUS_MINUS, 1, 5),
    Card("die", 0, Effect.DIE, 0, 4),
    *_horus(1, {3: 2, 4: 1}, together=1, less=1),
    *_horus(2, {4: 1, 5: 2}, together=1, less=2),
    *_horus(3, {5: 1, 6: 2}, together=2, less=3),
)
"""All kinds of card. How the eight Horus cards of a level divide among the five kinds is a reconstruction."""

CARD_CODES: Final[Mapping[str, int]] = {card.word: code for code, card in enumerate(CARDS)}
LEVELS: Final = (1, 2, 3)
DIE: Final = 6
BACKWARD: Final = -1
"""The step of a ±1 card away from the tomb."""

# ---------------------------------------------------------------- the rest of the box

KEYS: Final = 20
WILDS: Final = 18
SARCOPHAGI: Final = (5, 3)
"""Victory points of the two sarcophagi, in the order they are won."""
SCARABS: Final[Mapping[int, int]] = {1: 4, 2: 8, 3: 6, 4: 4}
"""Number of scarabs of each value. The counts are the rulebook's; which value has which is a reconstruction."""
SET_POINTS: Final = (0, 3, 7, 12, 18, 25, 33, 42, 52)
"""Victory points for 0, 1, … 8 or more sets."""
KEY_POINTS: Final = 1

KEY, SCARAB, WILD = "key", "scarab", "wild"
HORUS: Final = ("horus1", "horus2", "horus3")
"""Words of rewards: a key, a scarab, a wild treasure, the top card of each level's Horus stack."""

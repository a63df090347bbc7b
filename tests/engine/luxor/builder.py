"""Builds Luxor positions from text.

A board lists the corridor, one token a space. A line beginning with ``9:`` continues at space 9:

    v3 .  j4 -  H  -  -      vase, jewel, statue with points, ``.`` empty, ``-`` any tile left in the box
    13: T                    T tunnel, S scarab, W wild, SW scarab or wild, E12, E23 eyes, O2 Osiris, H Horus

Adventurers are written by their spaces, ``"0 0"``. Those without mention lie at the last statues. Hands are card
words, ``-`` for any card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any

from engine import Event, FastRng
from engine.luxor.components import (
    ASLEEP,
    BACKS,
    CARD_CODES,
    CARDS,
    EMPTY,
    HAND,
    HORUS_SPACES,
    KEYS,
    OSIRIS_SPACES,
    SARCOPHAGI,
    SCARABS,
    START,
    TILE_CODES,
    TILES,
    TOMB,
    TREASURE_SPACES,
    WILDS,
    Family,
)
from engine.luxor.game import GAME
from engine.luxor.offers import path_of
from engine.luxor.rules import HORUS_CARDS, OSIRIS_TILES, STARTERS, TEMPLE_TILES, TREASURE_TILES
from engine.luxor.state import State
from engine.rng import HasChance

LETTERS = {"v": "vase", "j": "jewel", "s": "statue"}
TEMPLE = {"T": "tunnel", "S": "scarab", "W": "wild", "SW": "scarab-or-wild", "E12": "eyes-12", "E23": "eyes-23"}
UNWRITTEN = -1
FILLERS = ("3", "4", "5", "2", "1", "plus-minus", "die")
"""Cards for ``-``, in this order."""


class Chance:
    """Loaded dice. Everything else keeps its order."""

    def __init__(self, *dice: int) -> None:
        self.dice = list(dice)

    def below(self, state: HasChance, label: str, n: int) -> int:
        return self.dice.pop(0) - 1 if label == "die" else 0

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        pass


def tile(token: str) -> int:
    """Return the code of a board token."""
    if token == ".":
        return EMPTY
    if token in TEMPLE:
        return TILE_CODES[TEMPLE[token]]
    word = f"osiris-{token[1:]}" if token[0] == "O" else f"{LETTERS[token[0]]}-{token[1:]}"
    return TILE_CODES[word]


def drawn(board: str) -> dict[int, int]:
    """Return the tile codes by space that ``board`` names."""
    found, space = {}, 1
    for token in board.split():
        if token.endswith(":"):
            space = int(token[:-1])
            continue
        if token not in ("-", "H"):
            found[space] = tile(token)
        assert token != "H" or space in HORUS_SPACES, f"no Horus tile lies on {space}"
        space += 1
    return found


def place(board: str, taken: Iterable[int]) -> list[int]:
    """Return all forty spaces. Fills the others from the rest of the box, hard treasures first."""
    tiles = [EMPTY] * TOMB
    named = drawn(board)
    box = Counter(TREASURE_TILES) + Counter(OSIRIS_TILES)
    box.subtract(taken)
    for space, code in named.items():
        tiles[space] = code
        if TILES[code].family in (Family.TREASURE, Family.OSIRIS):
            box[code] -= 1
            assert box[code] >= 0, f"the box has no further {TILES[code].word}"
    osiris = [code for code in OSIRIS_TILES if box[code] > 0]
    hard = sorted((code for code in set(TREASURE_TILES) for _ in range(box[code])), key=lambda c: -TILES[c].adventurers)
    for space, eyes in HORUS_SPACES.items():
        tiles[space] = TILE_CODES[f"horus-{eyes}"]
    for space in OSIRIS_SPACES:
        if space not in named:
            tiles[space] = osiris.pop(0)
            osiris = [code for code in osiris if box[code] > tiles.count(code) - list(named.values()).count(code)]
    for space in TREASURE_SPACES:
        if space not in named:
            tiles[space] = hard.pop(0) if hard else EMPTY
    return tiles


def adventurers(text: str) -> list[int]:
    """Parse ``"0 9"``: five adventurers. Those without mention lie at the last statues."""
    active = sorted(int(word) for word in text.split())
    return [*ASLEEP[: len(START) - len(active)], *active]


def position(
    board: str = "",
    *,
    own: Sequence[str] = ("0 0", "0 0"),
    hands: Sequence[str] = (),
    keys: Sequence[int] = (),
    wilds: Sequence[int] = (),
    treasures: Sequence[str] = (),
    scarabs: Sequence[Sequence[int]] = (),
    tops: str = "",
    draw: str = "",
    temple: str = "",
    sarcophagi: Iterable[int] = (),
    checked: bool = True,
    **more: Any,
) -> State:
    """Build a position in which seat 0 is the first player and must choose a card.

    ``hands``, ``keys`` and the like name the first seats. The others have nothing (and any cards). ``tops`` puts Horus
    cards on their stacks, ``draw`` starters on the pile (the first named is drawn first), ``temple`` a temple tile on
    its stack. The last seat owns treasures without mention.
    """
    seats = len(own)
    taken = [[tile(token) for token in row.split()] for row in treasures]
    tiles = place(board, [code for row in taken for code in row])
    starters = list(STARTERS)
    horus = [list(cards) for cards in HORUS_CARDS]
    stacks = [list(cards) for cards in TEMPLE_TILES]
    for code in tiles:
        back = TILES[code].back
        if back is not None:
            stacks[BACKS.index(back)].remove(code)
    for word in temple.split():
        code = TILE_CODES[word]
        stack = next(stack for stack in stacks if code in stack)
        stack.remove(code)
        stack.append(code)

    def out(word: str) -> int:
        code = CARD_CODES[word]
        stack = next(stack for stack in (starters, *horus) if code in stack)
        stack.remove(code)
        return code

    written = [(*hand.split(), *"-----")[:HAND] for hand in (*hands, *[""] * (seats - len(hands)))]
    held = [[UNWRITTEN if word == "-" else out(word) for word in row] for row in written]
    for word in tops.split():
        level = int(word[-1])
        horus[level - 1].append(out(word))
    pile = [out(word) for word in draw.split()]
    for row in held:
        for place_in_hand, code in enumerate(row):
            if code == UNWRITTEN:
                row[place_in_hand] = out(next(word for word in FILLERS if CARD_CODES[word] in starters))
    taken += [[] for _ in range(seats - len(taken))]
    rest = Counter(TREASURE_TILES) - Counter(code for code in tiles)
    for row in taken:
        rest -= Counter(row)
    taken[-1] += sorted(rest.elements())
    values = [list(row) for row in scarabs] + [[] for _ in range(seats - len(scarabs))]
    supply = Counter(SCARABS) - Counter(points for row in values for points in row)
    crowd = [adventurers(text) for text in own]
    in_tomb = sum(row.count(TOMB) for row in crowd)
    held_keys = [*keys, *[0] * (seats - len(keys))]
    held_wilds = [*wilds, *[0] * (seats - len(wilds))]
    winners = list(sarcophagi) or [seat for seat, row in enumerate(crowd) for _ in range(row.count(TOMB))]
    state = State(
        seats=seats,
        first=0,
        hands=held,
        pile=starters + pile[::-1],
        horus=horus,
        tiles=tiles,
        temple=stacks,
        scarab_supply=sorted(supply.elements()),
        adventurers=crowd,
        keys=held_keys,
        wilds=held_wilds,
        treasures=taken,
        scarabs=values,
        key_supply=KEYS - sum(held_keys) - in_tomb,
        wild_supply=WILDS - sum(held_wilds),
        sarcophagi=winners[: len(SARCOPHAGI)],
        path=path_of(tiles),
    )
    for name, value in more.items():
        setattr(state, name, value)
    if checked:
        GAME.check(state)
    return state


def do(state: State, *notations: str, dice: Sequence[int] = ()) -> list[Event]:
    """Apply the current player's actions by notation. Returns all events."""
    chance = Chance(*dice)
    events = []
    for notation in notations:
        events += GAME.apply(state, state.turn, GAME.parse(notation), chance)
        GAME.check(state)
    return events


def legal(state: State) -> list[str]:
    """Return the deciding seat's legal actions as notations."""
    return [str(action) for action in GAME.legal(state, state.turn)]


def happened(events: Sequence[Event], kind: str) -> list[dict[str, str | int]]:
    """Return the facts of every event of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def hand(state: State, seat: int = 0) -> str:
    """Return a hand from left to right, as words."""
    return " ".join(CARDS[code].word for code in state.hands[seat])


def tile_at(state: State, space: int) -> str:
    """Return the word of the tile on a space."""
    return TILES[state.tiles[space]].word


def walk(seats: int, seed: int) -> Iterable[State]:
    """Yield the positions of a random game. Mutates and yields the same object."""
    rng = FastRng(seed)
    state, _ = GAME.setup(seats, {}, rng)
    yield state
    while state.ending is None:
        GAME.apply(state, state.turn, rng.choice(GAME.legal(state, state.turn)), rng)
        yield state

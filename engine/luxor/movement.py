"""Where a move leads ("Regras de movimento"): from tile to tile, thrown on by Osiris, exactly into the tomb.

All functions are pure and depend on public facts only. ``path`` is ``state.path_of(tiles)``, ``own`` a player's
adventurers in rising order, ``keys`` that player's number of keys. ``by_space``: the first step counts spaces, empty
ones too (option "step", card ±1).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from engine.luxor.components import BACKWARD, CARDS, DIE, STAIRS, STATUES, THROW, TOMB, TUNNEL, Card, Effect

NOWHERE: Final = -1


def _steps(card: Card, roll: int) -> tuple[int, ...]:
    match card.effect:
        case Effect.NUMBER | Effect.LESS:
            return (card.steps,)
        case Effect.PLUS_MINUS:
            return (card.steps, BACKWARD)
        case Effect.DIE:
            return (roll,)
        case Effect.UP_TO:
            return tuple(range(1, card.steps + 1))
        case Effect.UP_TO_DIE:
            return tuple(range(1, roll + 1))
        case _:
            return ()


STEPS: Final = tuple(tuple(_steps(card, roll) for roll in range(DIE + 1)) for card in CARDS)
"""Distances of one chosen adventurer, by card and die (0 without one): ``STEPS[card][roll]``."""


def _possible(card: Card) -> tuple[int, ...]:
    if card.effect is Effect.ALL:
        return (card.steps,)
    return tuple(range(1, DIE + 1)) if card.rolled else _steps(card, 0)


POSSIBLE: Final = tuple(_possible(card) for card in CARDS)
"""A card is playable if one of these distances is possible. A die may still give another."""
IS_LAST: Final = tuple(card.effect is Effect.LAST for card in CARDS)
IS_PLUS_MINUS: Final = tuple(card.effect is Effect.PLUS_MINUS for card in CARDS)
"""Cards that the option "step" changes."""


def landing(
    path: Sequence[int], tiles: Sequence[int], start: int, steps: int, keys: int, by_space: bool = False
) -> int:
    """Return the space where a move of ``steps`` tiles from ``start`` ends; ``NOWHERE`` if the move is illegal.

    Empty spaces do not count. Osiris throws on at once, repeatedly. A move that overshoots the tomb, enters it without
    a key or has no tile behind it is illegal, Osiris' throws included (ruling). With ``by_space`` a move may end on an
    empty space, but not on the stairs.
    """
    if by_space:
        space = start + steps
        if space <= STAIRS:
            return NOWHERE
        if space < TOMB and not THROW[tiles[space]]:
            return space
        index = bisect_left(path, space)
    elif steps == BACKWARD:
        index = bisect_left(path, start) - 1
        if index < 0:
            return NOWHERE
    else:
        index = bisect_right(path, start) + steps - 1
    last = len(path) - 1
    while index < last:
        space = path[index]
        throw = THROW[tiles[space]]
        if not throw:
            return space
        index += throw
    return TOMB if index == last and keys else NOWHERE


def route(path: Sequence[int], tiles: Sequence[int], start: int, steps: int, by_space: bool = False) -> list[int]:
    """Return all stops of a legal move: the Osiris tiles that throw it on, then its end."""
    if by_space:
        stops = [start + steps]
        index = bisect_left(path, start + steps)
    else:
        index = bisect_left(path, start) - 1 if steps == BACKWARD else bisect_right(path, start) + steps - 1
        stops = [path[index]]
    while stops[-1] != TOMB and (throw := THROW[tiles[stops[-1]]]):
        index += throw
        stops.append(path[index])
    return stops


def moves(
    path: Sequence[int],
    tiles: Sequence[int],
    own: Sequence[int],
    keys: int,
    steps: Sequence[int],
    by_space: bool = False,
) -> list[tuple[int, int]]:
    """Return all legal moves (space of an adventurer, distance), rearmost first.

    Adventurers on one space are identical.
    """
    found = []
    former = NOWHERE
    last = len(path) - 1
    for start in own:
        if former < start < TOMB:
            former = start
            here = bisect_right(path, start) - 1
            for distance in steps:
                index = here + distance
                # Shortcut: most moves end on the first tile they reach.
                if (here < index < last and not by_space and not THROW[tiles[path[index]]]) or landing(
                    path, tiles, start, distance, keys, by_space
                ) != NOWHERE:
                    found.append((start, distance))
    return found


def playable(
    path: Sequence[int], tiles: Sequence[int], own: Sequence[int], keys: int, card: int, by_space: bool = False
) -> bool:
    """Return whether ``card`` can move an adventurer; for a die, whether some roll can.

    ``by_space``: the game's option.
    """
    if IS_LAST[card]:
        return last_move(own, keys) is not None
    by_space = by_space and IS_PLUS_MINUS[card]
    former = NOWHERE
    for start in own:
        if former < start < TOMB:
            former = start
            for distance in POSSIBLE[card]:
                if landing(path, tiles, start, distance, keys, by_space) != NOWHERE:
                    return True
    return False


def last_move(own: Sequence[int], keys: int) -> tuple[int, int] | None:
    """Start and end of "last to second last"; None if it is impossible.

    The rearmost active adventurer joins the nearest one on another space. Without one there is no move; entering the
    tomb needs a key (rulings).
    """
    active = [space for space in own if space >= STAIRS]
    ahead = [space for space in active if space > active[0]]
    if not ahead or (ahead[0] == TOMB and not keys):
        return None
    return active[0], ahead[0]


def together(
    path: Sequence[int], tiles: Sequence[int], own: Sequence[int], keys: int, steps: int
) -> list[tuple[int, int]]:
    """Return the moves (from, to) of "advance all" in their order, nearest the tomb first.

    Entering the tomb costs a key, so a later adventurer may lack one. Those that cannot move stay (ruling).
    """
    found = []
    for start in reversed(own):
        if start >= STAIRS:
            to = landing(path, tiles, start, steps, keys)
            if to != NOWHERE:
                found.append((start, to))
                keys -= to == TOMB
    return found


def next_tunnel(tiles: Sequence[int], space: int) -> int:
    """Return the next tunnel toward the tomb; ``NOWHERE`` after the last one."""
    for beyond in range(space + 1, TOMB):
        if tiles[beyond] == TUNNEL:
            return beyond
    return NOWHERE


def passed(own: Sequence[int], space: int) -> list[int]:
    """Return statues (1 to 3) with a sleeper of ``own`` that an adventurer on ``space`` has passed.

    Passing a statue wakes its sleeper, so the end of a move shows which statues it passed.
    """
    return [-lying for lying in reversed(own) if lying < STAIRS and space > STATUES[-lying - 1]]

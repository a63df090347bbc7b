"""Where a move leads ("Regras de movimento"): from tile to tile, on by Osiris, exactly into the tomb.

Everything here is a pure function of what all players see: the tiles, one player's adventurers and keys. ``path`` is
``state.path_of(tiles)``, ``own`` a player's adventurers in rising order, ``keys`` that player's keys.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from engine.luxor.components import (
    BACKWARD,
    CARDS,
    DIE,
    STAIRS,
    STATUES,
    THROW,
    TOMB,
    TUNNEL,
    Card,
    Effect,
)

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
"""How far one adventurer of choice may go, by card and die (0 where none is thrown): ``STEPS[card][roll]``."""


def _possible(card: Card) -> tuple[int, ...]:
    if card.effect is Effect.ALL:
        return (card.steps,)
    return tuple(range(1, DIE + 1)) if card.rolled else _steps(card, 0)


POSSIBLE: Final = tuple(_possible(card) for card in CARDS)
"""Distances of which one must be possible for the card to be playable; a die may still fall otherwise."""
IS_LAST: Final = tuple(card.effect is Effect.LAST for card in CARDS)


def landing(path: Sequence[int], tiles: Sequence[int], start: int, steps: int, keys: int) -> int:
    """Where an adventurer from ``start`` ends a move of ``steps`` tiles, or ``NOWHERE`` if the move is illegal.

    Empty spaces are not counted, wherever the move begins; Osiris throws on at once, again and again. A move that
    overshoots the tomb, enters it without a key or has no tile behind it is illegal, Osiris' throws included (ruling).
    """
    if steps == BACKWARD:
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


def route(path: Sequence[int], tiles: Sequence[int], start: int, steps: int) -> list[int]:
    """Every stop of a legal move: the Osiris tiles that throw it on, then where it ends."""
    index = bisect_left(path, start) - 1 if steps == BACKWARD else bisect_right(path, start) + steps - 1
    stops = [path[index]]
    while stops[-1] != TOMB and (throw := THROW[tiles[stops[-1]]]):
        index += throw
        stops.append(path[index])
    return stops


def moves(
    path: Sequence[int], tiles: Sequence[int], own: Sequence[int], keys: int, steps: Sequence[int]
) -> list[tuple[int, int]]:
    """Every legal (space of an adventurer, distance), rearmost adventurer first; adventurers of one space are alike."""
    found = []
    former = NOWHERE
    last = len(path) - 1
    for start in own:
        if start > former and start != TOMB:
            former = start
            here = bisect_right(path, start) - 1
            before_tomb = last - here
            for distance in steps:
                # Nearly always the move ends on the first tile that it comes to; the whole rule is for the others.
                if (0 < distance < before_tomb and not THROW[tiles[path[here + distance]]]) or landing(
                    path, tiles, start, distance, keys
                ) != NOWHERE:
                    found.append((start, distance))
    return found


def playable(path: Sequence[int], tiles: Sequence[int], own: Sequence[int], keys: int, card: int) -> bool:
    """Whether ``card`` can move an adventurer; for a die, whether some throw of it can."""
    if IS_LAST[card]:
        return last_move(own, keys) is not None
    former = NOWHERE
    for start in own:
        if start > former and start != TOMB:
            former = start
            for distance in POSSIBLE[card]:
                if landing(path, tiles, start, distance, keys) != NOWHERE:
                    return True
    return False


def last_move(own: Sequence[int], keys: int) -> tuple[int, int] | None:
    """From where to where "last to second last" goes, or None if it cannot.

    The rearmost active adventurer joins the nearest one on a different space; without one there is no move, and into
    the tomb a key is needed (rulings).
    """
    active = [space for space in own if space >= STAIRS]
    ahead = [space for space in active if space > active[0]]
    if not ahead or (ahead[0] == TOMB and not keys):
        return None
    return active[0], ahead[0]


def together(
    path: Sequence[int], tiles: Sequence[int], own: Sequence[int], keys: int, steps: int
) -> list[tuple[int, int]]:
    """The moves of "advance all" as (from, to), in their order: nearest the tomb first.

    Each that enters the tomb pays a key, so the next may lack one; those that cannot move stay (ruling).
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
    """The next tunnel toward the tomb, or ``NOWHERE`` from the last one."""
    for beyond in range(space + 1, TOMB):
        if tiles[beyond] == TUNNEL:
            return beyond
    return NOWHERE


def passed(own: Sequence[int], space: int) -> list[int]:
    """Statues (1 to 3) at which one of ``own`` lies asleep and which an adventurer that came to ``space`` has passed.

    Nobody gets beyond a statue without waking the one who lies there, so where a move ended says what it passed.
    """
    return [-lying for lying in reversed(own) if lying < STAIRS and space > STATUES[-lying - 1]]

"""What there is to choose at each step of a turn: the one source for asking, for allowing and for doing it at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.luxor import movement
from engine.luxor.components import HORUS, KEY, SCARAB, TILES, TUNNEL, WILD, Family
from engine.luxor.state import LEFT, NO_SPACE, RIGHT, State, Step

SIDES: Final = (LEFT, RIGHT)
LIST: Final = 25
"""The longest list a person is offered; with more moves, adventurer and distance are asked one after another."""

_BY_WORD: Final = {"scarab": (SCARAB,), "wild": (WILD,), "scarab-or-wild": (SCARAB, WILD)}
_OFFERS: Final = tuple(
    _BY_WORD.get(tile.word, (*((KEY,) if tile.family is Family.HORUS else ()), *(HORUS[eye - 1] for eye in tile.eyes)))
    for tile in TILES
)
"""What each tile gives, one of these, while supplies last."""
ASKED: Final = tuple(
    Step.HORUS if tile.family is Family.HORUS else Step.FAVOUR if tile.eyes else Step.SCARAB for tile in TILES
)
"""The decision in which a tile's reward is chosen."""
NEEDS: Final = tuple(tile.adventurers for tile in TILES)
"""How many adventurers take a tile, 0 for all but treasures."""


def sides(state: State) -> list[int]:
    """The outer cards that can move somebody; none if neither can. One that can must be played (ruling)."""
    seat = state.turn
    hand, own, keys = state.hands[seat], state.adventurers[seat], state.keys[seat]
    path, tiles = state.path, state.tiles
    left = movement.playable(path, tiles, own, keys, hand[LEFT])
    right = left if hand[LEFT] == hand[RIGHT] else movement.playable(path, tiles, own, keys, hand[RIGHT])
    if left:
        return [LEFT, RIGHT] if right else [LEFT]
    return [RIGHT] if right else []


def playable(state: State, side: int) -> bool:
    """Whether the outer card at this side can move somebody."""
    seat = state.turn
    own, keys = state.adventurers[seat], state.keys[seat]
    return movement.playable(state.path, state.tiles, own, keys, state.hands[seat][side])


def moves(state: State) -> list[tuple[int, int]]:
    """Every (space of an adventurer, distance) that the card being played allows."""
    return _moves_of(state, state.adventurers[state.turn])


def moves_from(state: State, start: int) -> list[tuple[int, int]]:
    """The same, of an adventurer who stands on ``start``."""
    return _moves_of(state, (start,))


def moves_now(state: State) -> list[tuple[int, int]]:
    """The same, of the adventurer that was chosen before, if one was."""
    return moves(state) if state.mover == NO_SPACE else moves_from(state, state.mover)


def _moves_of(state: State, adventurers: Sequence[int]) -> list[tuple[int, int]]:
    steps = movement.STEPS[state.card][state.roll]
    return movement.moves(state.path, state.tiles, adventurers, state.keys[state.turn], steps)


def movers(found: Sequence[tuple[int, int]]) -> list[int]:
    """Spaces of the adventurers among moves, rearmost first."""
    return list(dict.fromkeys(start for start, _ in found))


def rewards(tile: int, keys: int, horus: Sequence[int], scarabs: int, wilds: int) -> list[str]:
    """What ``tile`` can still give: ``keys``, ``scarabs``, ``wilds`` are supplies, ``horus`` sizes of the stacks."""
    left = {KEY: keys, SCARAB: scarabs, WILD: wilds, **dict(zip(HORUS, horus, strict=True))}
    return [word for word in _OFFERS[tile] if left[word]]


def rewards_at(state: State, space: int) -> list[str]:
    """What the tile on ``space`` can give now."""
    tile = state.tiles[space]
    offers = _OFFERS[tile]
    if not offers or (state.key_supply and state.scarab_supply and state.wild_supply and all(state.horus)):
        return list(offers)
    stacks = [len(stack) for stack in state.horus]
    return rewards(tile, state.key_supply, stacks, len(state.scarab_supply), state.wild_supply)


def enough(tile: int, present: int, less: int) -> bool:
    """Whether ``present`` adventurers of one player take the treasure ``tile``, if it is one ("no mínimo").

    ``less`` is 1 for the card "one adventurer less", else 0.
    """
    return NEEDS[tile] > 0 and present + less >= NEEDS[tile]


def acts(state: State, space: int) -> bool:
    """Whether the tile on ``space`` would do anything for the player whose turn it is and who has just moved there."""
    tile = state.tiles[space]
    if NEEDS[tile]:
        return enough(tile, state.adventurers[state.turn].count(space), 0)
    if tile == TUNNEL:
        return movement.next_tunnel(state.tiles, space) != movement.NOWHERE
    return bool(rewards_at(state, space))


def acting(state: State) -> tuple[list[int], bool]:
    """After "advance all": the spaces whose tile would act, and whether a moved adventurer stands where none would.

    "Escolhe 1 para realizar a ação": whoever chooses that one has no action, so it is offered as such (ruling).
    """
    found = [space for space in state.landed if acts(state, space)]
    return found, len(found) < len(state.landed)

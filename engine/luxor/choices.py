"""The options at each step of a turn: single source for offering, validating and automatic choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.luxor import movement
from engine.luxor.components import TILES, TUNNEL, Family
from engine.luxor.offers import LEFT, NEEDS, OFFERS, RIGHT, enough, rewards
from engine.luxor.state import NO_SPACE, State, Step

SIDES: Final = (LEFT, RIGHT)
LIST: Final = 25
"""Most options in one list. With more moves, the player chooses the adventurer first, then the distance."""

ASKED: Final = tuple(
    Step.HORUS if tile.family is Family.HORUS else Step.FAVOUR if tile.eyes else Step.SCARAB for tile in TILES
)
"""The decision in which a tile's reward is chosen."""


def sides(state: State) -> list[int]:
    """Return the sides of the outer cards that can move an adventurer. Such a card must be played (ruling)."""
    seat = state.turn
    hand, own, keys = state.hands[seat], state.adventurers[seat], state.keys[seat]
    path, tiles = state.path, state.tiles
    left = movement.playable(path, tiles, own, keys, hand[LEFT], state.by_space)
    right = (
        left if hand[LEFT] == hand[RIGHT] else movement.playable(path, tiles, own, keys, hand[RIGHT], state.by_space)
    )
    if left:
        return [LEFT, RIGHT] if right else [LEFT]
    return [RIGHT] if right else []


def playable(state: State, side: int) -> bool:
    """Return whether the outer card at this side can move an adventurer."""
    seat = state.turn
    own, keys = state.adventurers[seat], state.keys[seat]
    return movement.playable(state.path, state.tiles, own, keys, state.hands[seat][side], state.by_space)


def moves(state: State) -> list[tuple[int, int]]:
    """Return all moves (space of an adventurer, distance) of the card being played."""
    return _moves_of(state, state.adventurers[state.turn])


def moves_from(state: State, start: int) -> list[tuple[int, int]]:
    """Return the moves of an adventurer on ``start``."""
    return _moves_of(state, (start,))


def moves_now(state: State) -> list[tuple[int, int]]:
    """Return the moves of the chosen adventurer, or of all if none is chosen."""
    return _moves_of(state, state.adventurers[state.turn] if state.mover == NO_SPACE else (state.mover,))


def _moves_of(state: State, adventurers: Sequence[int]) -> list[tuple[int, int]]:
    card = state.card
    steps, by_space = movement.STEPS[card][state.roll], state.by_space and movement.IS_PLUS_MINUS[card]
    return movement.moves(state.path, state.tiles, adventurers, state.keys[state.turn], steps, by_space)


def by_space(state: State) -> bool:
    """Return whether the card being played moves by a space (option "step")."""
    return state.by_space and movement.IS_PLUS_MINUS[state.card]


def movers(found: Sequence[tuple[int, int]]) -> list[int]:
    """Return the spaces of the adventurers that move, rearmost first."""
    return list(dict.fromkeys(start for start, _ in found))


def rewards_at(state: State, space: int) -> list[str]:
    """Return rewards the tile on ``space`` can give now."""
    tile = state.tiles[space]
    offers = OFFERS[tile]
    if not offers or (state.key_supply and state.scarab_supply and state.wild_supply and all(state.horus)):
        return list(offers)
    stacks = [len(stack) for stack in state.horus]
    return rewards(tile, state.key_supply, stacks, len(state.scarab_supply), state.wild_supply)


def acts(state: State, space: int) -> bool:
    """Return whether the tile on ``space`` has an effect for the current player, who has just moved there."""
    tile = state.tiles[space]
    if NEEDS[tile]:
        return enough(tile, state.adventurers[state.turn].count(space), 0)
    if tile == TUNNEL:
        return movement.next_tunnel(state.tiles, space) != movement.NOWHERE
    return bool(rewards_at(state, space))


def acting(state: State) -> tuple[list[int], bool]:
    """Return, after "advance all", the spaces whose tile can act, and whether a moved adventurer stands where none can.

    "Escolhe 1 para realizar a ação": choosing that adventurer means no action, so this is an option (ruling).
    """
    found = [space for space in state.landed if acts(state, space)]
    return found, len(found) < len(state.landed)

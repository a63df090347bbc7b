"""Heuristics for Luxor: points so far, what adventurers and cards promise, and how near the end is.

The game ends when two adventurers lie in the tomb. Promises count by the square root of the rounds left. Their values
are fitted to 420 finished games of normal players, ratings to the one-step values of 2,700 decisions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.contract import Action
from engine.luxor import movement
from engine.luxor.choices import ASKED
from engine.luxor.components import (
    CARDS,
    KEY,
    KEY_POINTS,
    SARCOPHAGI,
    SCARAB,
    SET_POINTS,
    STAIRS,
    STATUES,
    TILES,
    TOMB,
    TREASURES,
    TUNNEL,
    WALL,
    WILD,
    Effect,
    Family,
)
from engine.luxor.offers import LEFT, NEEDS, RIGHT, most_sets
from engine.luxor.state import NO_SPACE, State, Step
from engine.players.heuristics import Estimate, Heuristics

POINTS: Final = tuple(tile.points for tile in TILES)
IS_TEMPLE: Final = tuple(tile.family is Family.TEMPLE for tile in TILES)
IS_LESS: Final = tuple(card.effect is Effect.LESS for card in CARDS)
KIND: Final = tuple(-1 if tile.treasure is None else TREASURES.index(tile.treasure) for tile in TILES)

WAY: Final = 0.13
"""Rating of a space on the way, in addition to the wall."""
TREASURE: Final = 4.8
"""Rating of taking a treasure, in addition to its points."""
WAKING: Final = 0.8
"""Rating of waking an adventurer."""
EYES: Final = (5.6, 3.1)
"""Rating of a Horus tile without and with a key."""
FRONT: Final = 5.0
"""Rating of a temple tile."""
WAITS: Final = 0.15
"""Rating of waiting on a treasure: share of its points for each adventurer there."""
SHARED: Final = 1.2
"""Points added to a treasure on which an adventurer waits."""
TOGETHER: Final = 0.65
"""Rating of a step of each awake adventurer."""
KEY_WORTH: Final = (0.0, 0.9, -0.3)
"""Value of 0, 1, 2 or more keys until both sarcophagi are won, in addition to their points."""
DOOR: Final = 3.0
"""Value of a key when the foremost adventurer stands at the tomb; 8 spaces away it is e times less."""
HELD: Final = {
    Effect.UP_TO: 1.5,
    Effect.UP_TO_DIE: 0.5,
    Effect.ALL: 4.5,
    Effect.LESS: 2.7,
    Effect.DIE: 0.7,
    Effect.PLUS_MINUS: 0.2,
}
"""Value of a card in hand."""
CARD_WORTH: Final = tuple(HELD.get(card.effect, 0.12 * card.steps) for card in CARDS)
WAITING: Final = 0.42
"""Share of a treasure for each adventurer that waits on it."""
PIECE: Final = 0.6
"""Value of a treasure or wild towards later sets."""
NEXT_SET: Final = (0.0, 0.6, 0.22, 0.0)
"""Share of the next set's points, by treasures missing to it."""
ROUND: Final = 20.0
"""Rounds left for promises to count whole."""
ROUNDS: Final = 3
"""Rounds of a playout. One round was about as strong in short matches."""
END_SPREAD: Final = 2.0
"""Spread of the result at the end, in points."""
GAME_SPREAD: Final = 4.0
"""Points that :data:`ROUND` rounds add to it."""


def estimate(state: State) -> Estimate:
    """Return the expected points of each seat, and their spread."""
    left = math.sqrt(min(1.5, max(0.03, rounds_left(state) / ROUND)))
    points = [_has(state, seat, left) for seat in range(state.seats)]
    for place, seat in enumerate(state.sarcophagi):
        points[seat] += SARCOPHAGI[place]
    return Estimate(points, END_SPREAD + GAME_SPREAD * left)


def rounds_left(state: State) -> float:
    """Return the expected rounds to the end, from the mean way of the six foremost adventurers."""
    won = len(state.sarcophagi)
    if won >= len(SARCOPHAGI):
        return 0.0
    ahead = sorted([space for own in state.adventurers for space in own if space < TOMB], reverse=True)[:6]
    return 0.98 * (TOMB - sum([max(0, space) for space in ahead]) / 6) - (8.8 if won else 4.3)


def _has(state: State, seat: int, left: float) -> float:
    """Return points now, and ``left`` of what sets, adventurers, keys and cards promise."""
    counts = [0, 0, 0]
    keys, wilds = state.keys[seat], state.wilds[seat]
    points = sum(state.scarabs[seat]) + KEY_POINTS * keys
    taken = state.treasures[seat]
    for code in taken:
        points += POINTS[code]
        counts[KIND[code]] += 1
    sets = min(most_sets(counts, wilds), len(SET_POINTS) - 2)
    want = sets + 1
    missing = sum([want - count for count in counts if count < want]) - wilds
    more = PIECE * (len(taken) + wilds)
    more += NEXT_SET[min(3, max(1, missing))] * (SET_POINTS[want] - SET_POINTS[sets])
    own, tiles = state.adventurers[seat], state.tiles
    former = NO_SPACE
    front = 0
    for space in own:
        if space > STAIRS:
            points += WALL[space]
            if space < TOMB:
                front = space
                if space != former:
                    former = space
                    need = NEEDS[tiles[space]]
                    if need > 1:
                        more += WAITING * POINTS[tiles[space]] * min(own.count(space), need - 1) / need
    if keys and len(state.sarcophagi) < len(SARCOPHAGI):
        more += KEY_WORTH[min(keys, 2)] + DOOR * math.exp((front - TOMB) / 8)
    for card in state.hands[seat]:
        more += CARD_WORTH[card]
    return points + SET_POINTS[sets] + left * more


# ---------------------------------------------------------------- ratings of actions


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action, roughly in points."""
    step = state.step
    if step is Step.MOVE:
        return _moves(state, seat, state.card, [(int(start), int(steps)) for _, (start, steps) in actions])
    if step is Step.CARD:
        return [_card(state, seat, LEFT if args[0] == "left" else RIGHT, verb == "play") for verb, args in actions]
    if step is Step.ACT:
        own = state.adventurers[seat]
        return [0.0 if args[0] == "none" else _awaits(state, own, int(args[0]), 0, 0) for _, args in actions]
    if step is Step.ADVENTURER:
        found = _steps(state, seat, state.card, state.roll)
        return [
            max(_moves(state, seat, state.card, [each for each in found if each[0] == int(args[0])]), default=0.0)
            for _, args in actions
        ]
    return [_reward(state, seat, args[0]) for _, args in actions]


def _steps(state: State, seat: int, card: int, roll: int) -> list[tuple[int, int]]:
    by_space = state.by_space and movement.IS_PLUS_MINUS[card]
    steps = movement.STEPS[card][roll]
    return movement.moves(state.path, state.tiles, state.adventurers[seat], state.keys[seat], steps, by_space)


def _card(state: State, seat: int, side: int, play: bool) -> float:
    """Return best use of a card in hand now, less its value if kept. A die counts as 4."""
    code = state.hands[seat][side]
    held = CARD_WORTH[code]
    if not play:
        return -held
    card, own = CARDS[code], state.adventurers[seat]
    if card.effect is Effect.ALL:
        return TOGETHER * sum([space >= STAIRS for space in own]) * card.steps - held
    if card.effect is Effect.LAST:
        found = movement.last_move(own, state.keys[seat])
        if found is None:
            return -held
        start, to = found
        return _progress(start, to) + _awaits(state, own, to, 1, 0) - held
    steps = _steps(state, seat, code, 4 if card.rolled else 0)
    return max(_moves(state, seat, code, steps), default=0.0) - held


def _progress(start: int, end: int) -> float:
    return WALL[end] - WALL[start] + WAY * (end - start)


def _moves(state: State, seat: int, card: int, found: Sequence[tuple[int, int]]) -> list[float]:
    """Rate each move (space of an adventurer, distance) of a card."""
    own, path, tiles = state.adventurers[seat], state.path, state.tiles
    by_space = state.by_space and movement.IS_PLUS_MINUS[card]
    less, asleep = IS_LESS[card], own[0] < STAIRS
    ratings = []
    for start, steps in found:
        end = movement.landing(path, tiles, start, steps, 1, by_space)
        worth = WALL[end] - WALL[start] + WAY * (end - start) + _awaits(state, own, end, 1, less)
        if asleep and end > STATUES[0]:
            worth += WAKING * len(movement.passed(own, end))
        if start > STAIRS and NEEDS[tiles[start]] > 1 and own.count(start) > 1:
            worth -= WAITS * POINTS[tiles[start]]
        ratings.append(worth)
    return ratings


def _awaits(state: State, own: Sequence[int], end: int, more: int, less: int) -> float:
    """Return the value of the tile on ``end`` to an arriving adventurer; ``more`` are there than in ``own``."""
    if end == TOMB:
        free = len(SARCOPHAGI) - len(state.sarcophagi)
        return SARCOPHAGI[-free] + 1.0 if free > 0 else 0.0
    code = state.tiles[end]
    need = NEEDS[code]
    if need:
        present = own.count(end) + more
        if present + less >= need:
            return POINTS[code] + TREASURE
        return WAITS * (POINTS[code] + SHARED) * present
    if code == TUNNEL:
        beyond = movement.next_tunnel(state.tiles, end)
        return 0.0 if beyond == movement.NOWHERE else _progress(end, beyond)
    if ASKED[code] is Step.HORUS:
        return EYES[state.keys[state.turn] > 0]
    return FRONT if IS_TEMPLE[code] else 0.0


def _reward(state: State, seat: int, reward: str) -> float:
    if reward == KEY:
        return 4.5 if state.keys[seat] == 0 else 2.4 if state.keys[seat] == 1 else 1.4
    if reward == SCARAB:
        return 2.5
    if reward == WILD:
        return 2.6
    stack = state.horus[int(reward[-1]) - 1]
    return 0.6 + CARD_WORTH[stack[-1]] if stack else 0.0


def quiet(state: State, turns: int) -> bool:
    """Return whether every seat has had :data:`ROUNDS` turns and the next one starts."""
    return turns >= ROUNDS * state.seats and state.step is Step.CARD


PLAYOUTS: Final = {2: 300, 3: 300, 4: 300}
"""Positions that a hard player samples for a decision, by number of seats."""
PRIOR: Final = {2: 40, 3: 40, 4: 40}
"""Visits that the one-step value of an action counts for, by number of seats."""
TEMPERATURE: Final = {2: 0.036, 3: 0.042, 4: 0.039}
"""By number of seats: with it a normal player wins as often as each of the others, all of version 1."""

HEURISTICS: Final = Heuristics(estimate, prefer, quiet, playouts=PLAYOUTS, prior=PRIOR, temperature=TEMPERATURE)

"""Heuristics for Luxor: points so far, what adventurers can still do, and how near the end is.

The game ends when two adventurers lie in the tomb. So the remaining way, keys and sleeping adventurers count less the
nearer an adventurer is to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.contract import Action
from engine.luxor import movement
from engine.luxor.choices import ASKED, NEEDS
from engine.luxor.components import (
    CARDS,
    KEY,
    KEY_POINTS,
    SARCOPHAGI,
    SCARAB,
    SET_POINTS,
    STAIRS,
    TILES,
    TOMB,
    TREASURES,
    TUNNEL,
    WALL,
    WILD,
    Effect,
    Family,
)
from engine.luxor.scoring import most_sets
from engine.luxor.state import LEFT, NO_SPACE, RIGHT, State, Step
from engine.players.heuristics import Estimate, Heuristics

POINTS: Final = tuple(tile.points for tile in TILES)
KIND: Final = tuple(-1 if tile.treasure is None else TREASURES.index(tile.treasure) for tile in TILES)

WAY: Final = 0.22
"""Value of a space on the way, in addition to the wall."""
ACTIVE: Final = 1.6
"""Value of an adventurer that is awake."""
KEY_WORTH: Final = (0.0, 4.0, 5.4, 6.2)
"""Value of 0, 1, 2, 3 keys until both sarcophagi are won, in addition to their points."""
HELD: Final = {Effect.UP_TO: 1.4, Effect.UP_TO_DIE: 1.2, Effect.ALL: 2.0, Effect.LAST: 0.8, Effect.LESS: 1.4}
"""Value of a Horus card in hand."""
CARD_WORTH: Final = tuple(HELD.get(card.effect, 0.0) for card in CARDS)
WAITING: Final = 0.42
"""Share of a treasure for each adventurer that waits on it."""
HALF_SET: Final = (0.0, 0.7, 1.6)
"""Value of treasures or wilds towards the next set."""
TOMB_AHEAD: Final = 14
"""Spaces before the tomb at which the end is near."""
END_SPREAD: Final = 3.0
"""Spread of the result at the end, in points."""
GAME_SPREAD: Final = 9.0
"""Points that a whole game adds to it."""


def estimate(state: State) -> Estimate:
    """Expected points of each seat, and their spread."""
    seats = range(state.seats)
    left = time_left(state)
    points = [_has(state, seat, left) + left * _promises(state, seat) for seat in seats]
    for place, seat in enumerate(state.sarcophagi):
        points[seat] += SARCOPHAGI[place]
    return Estimate(points, END_SPREAD + GAME_SPREAD * left)


def time_left(state: State) -> float:
    """Share of the game still to come, 1 at the start: the way of those next to end it."""
    free = len(SARCOPHAGI) - len(state.sarcophagi)
    if free <= 0:
        return 0.04
    ahead = sorted([space for own in state.adventurers for space in own if space < TOMB], reverse=True)[:free]
    way = sum([TOMB - max(0, space) for space in ahead]) / len(ahead) if ahead else 0.0
    without = 0.06 * (free - min(free, sum([min(keys, free) for keys in state.keys])))
    return min(1.0, 0.08 + (0.42 if free == 2 else 0.22) * min(1.0, way / TOMB_AHEAD) + 0.5 * way / TOMB + without)


def _has(state: State, seat: int, left: float) -> float:
    """Points now, and progress of the sets."""
    counts = [0, 0, 0]
    points = sum(state.scarabs[seat]) + KEY_POINTS * state.keys[seat]
    for code in state.treasures[seat]:
        points += POINTS[code]
        counts[KIND[code]] += 1
    for space in state.adventurers[seat]:
        if space > STAIRS:
            points += WALL[space]
    wilds = state.wilds[seat]
    sets = min(most_sets(counts, wilds), len(SET_POINTS) - 2)
    over = sum([min(1, max(0, count - sets)) for count in counts]) + max(
        0, wilds - sum([max(0, sets - c) for c in counts])
    )
    step = SET_POINTS[sets + 1] - SET_POINTS[sets]
    return points + SET_POINTS[sets] + HALF_SET[min(2, max(0, over))] * step / 4 * min(1.0, 2 * left)


def _promises(state: State, seat: int) -> float:
    """Value of adventurers, keys and cards if the whole game were still to come."""
    own, tiles = state.adventurers[seat], state.tiles
    worth = 0.0
    former = NO_SPACE
    for space in own:
        if space < STAIRS:
            continue
        worth += ACTIVE + WAY * space
        if STAIRS < space < TOMB and space != former:
            former = space
            need = NEEDS[tiles[space]]
            if need > 1:
                worth += WAITING * (POINTS[tiles[space]] + 2.5) * min(own.count(space), need - 1)
    if len(state.sarcophagi) < len(SARCOPHAGI):
        worth += KEY_WORTH[min(state.keys[seat], len(KEY_WORTH) - 1)]
    for card in state.hands[seat]:
        worth += CARD_WORTH[card]
    return worth


# ---------------------------------------------------------------- ratings of actions


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action, roughly in points."""
    step = state.step
    if step is Step.MOVE:
        own, card = state.adventurers[seat], state.card
        return [_move(state, own, card, int(args[0]), int(args[1])) for _, args in actions]
    if step is Step.CARD:
        return [_card(state, seat, LEFT if args[0] == "left" else RIGHT, verb == "play") for verb, args in actions]
    if step is Step.ACT:
        own = state.adventurers[seat]
        return [0.0 if args[0] == "none" else _awaits(state, own, int(args[0]), 0, 0) for _, args in actions]
    if step is Step.ADVENTURER:
        found = _steps(state, seat, state.card, state.roll)
        own = state.adventurers[seat]
        return [
            max([_move(state, own, state.card, *each) for each in found if each[0] == int(args[0])], default=0)
            for _, args in actions
        ]
    return [_reward(state, seat, args[0]) for _, args in actions]


def _steps(state: State, seat: int, card: int, roll: int) -> list[tuple[int, int]]:
    by_space = state.by_space and movement.IS_PLUS_MINUS[card]
    steps = movement.STEPS[card][roll]
    return movement.moves(state.path, state.tiles, state.adventurers[seat], state.keys[seat], steps, by_space)


def _card(state: State, seat: int, side: int, play: bool) -> float:
    """Best use of a card in hand now, less its value if kept. A die counts as 4."""
    code = state.hands[seat][side]
    held = CARD_WORTH[code]
    if not play:
        return -held
    card, own = CARDS[code], state.adventurers[seat]
    if card.effect is Effect.ALL:
        return 1.8 * sum([space >= STAIRS for space in own]) * card.steps - held
    if card.effect is Effect.LAST:
        found = movement.last_move(own, state.keys[seat])
        if found is None:
            return -held
        start, to = found
        return _progress(start, to) + _awaits(state, own, to, 1, 0) - held
    moves = _steps(state, seat, code, 4 if card.rolled else 0)
    return max([_move(state, own, code, start, steps) for start, steps in moves], default=0.0) - held


def _progress(start: int, end: int) -> float:
    return WALL[end] - WALL[start] + WAY * (end - start)


def _move(state: State, own: Sequence[int], card: int, start: int, steps: int) -> float:
    by_space = state.by_space and movement.IS_PLUS_MINUS[card]
    end = movement.landing(state.path, state.tiles, start, steps, 1, by_space)
    worth = _progress(start, end) + _awaits(state, own, end, 1, CARDS[card].effect is Effect.LESS)
    if own[0] < STAIRS:
        worth += 2.5 * len(movement.passed(own, end))
    if start > STAIRS and NEEDS[state.tiles[start]] > 1 and own.count(start) > 1:
        worth -= WAITING * POINTS[state.tiles[start]]
    return worth


def _awaits(state: State, own: Sequence[int], end: int, more: int, less: int) -> float:
    """Value of the tile on ``end`` to an arriving adventurer; ``more`` adventurers are there than in ``own``."""
    if end == TOMB:
        free = len(SARCOPHAGI) - len(state.sarcophagi)
        return SARCOPHAGI[-free] + 1.0 if free > 0 else 0.0
    code = state.tiles[end]
    need = NEEDS[code]
    if need:
        present = own.count(end) + more
        if present + less >= need:
            return POINTS[code] + 3.0
        return WAITING * (POINTS[code] + 2.0) * present
    if code == TUNNEL:
        beyond = movement.next_tunnel(state.tiles, end)
        return 0.0 if beyond == movement.NOWHERE else _progress(end, beyond)
    if ASKED[code] is Step.HORUS:
        return 3.5 if state.keys[state.turn] == 0 else 2.4
    return 2.5 if TILES[code].family is Family.TEMPLE else 0.0


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
    """Whether every seat has had a turn and the next one starts."""
    return turns >= state.seats and state.step is Step.CARD


PLAYOUTS: Final = {2: 300, 3: 300, 4: 300}
"""Positions that a hard player samples for a decision, by number of seats."""

HEURISTICS: Final = Heuristics(estimate, prefer, quiet, PLAYOUTS)

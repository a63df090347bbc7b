"""What the review of a finished game is computed from: chances of winning and better actions, in small slices.

A :class:`Slice` holds one player's view and no position, so nothing depends on what that player could not know. Its
random numbers follow from its seed, and its length is a number of samples: it gives the same result everywhere. Each
takes at most about a quarter of a second, so that a bot worker is soon free for other players.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Any, Final, NamedTuple

from engine.any_game import AnyGame
from engine.contract import TURN, Action, View
from engine.players import decide, playouts, steps
from engine.players.heuristics import Estimate, Heuristics, heuristics_of
from engine.players.randomness import QuickRng, softmax_choice
from engine.players.search import PLAYOUT_DECISIONS, PLAYOUT_TEMPERATURE
from engine.registry import game
from engine.rng import FastRng

State = Any

CHANCE_SAMPLES: Final = 40
"""Sampled positions of one chance."""
SOFTNESS: Final = 1.2
"""Factor of an estimate's spread: above 70 % the estimate itself is too sure."""
SEARCH_POSITIONS: Final = 400
"""Most positions that a search samples: more take longer than a slice should."""
DUEL_PAIRS: Final = 20
"""Sampled positions in which a slice compares two actions."""
LEAP: Final = 0.15
"""Change of a chance in a turn that is no noise: nothing is smoothed across it."""


class SliceKind(StrEnum):
    """What a slice computes, and what it returns."""

    CHANCE = "chance"
    """The viewer's chance of winning: one number."""
    VALUES = "values"
    """The value of each action one step ahead, in the order of ``view.actions``."""
    SEARCH = "search"
    """The place of the strong bot's action among ``view.actions``, then the value of each."""
    DUEL = "duel"
    """Sums over pairs of playouts: wins after each of two actions, and the square of their difference.

    A single action is compared with the others, one at random in each pair.
    """


class Slice(NamedTuple):
    """A small piece of a review. ``number`` tells slices of the same duel apart.

    ``actions``: those of a duel. ``whose``: the seat whose wins count in it, by default the viewer.
    """

    kind: SliceKind
    game: str
    view: View
    seed: bytes
    actions: tuple[Action, ...] = ()
    number: int = 0
    whose: int | None = None

    def run(self) -> tuple[float, ...]:
        """Compute it: see :class:`SliceKind`."""
        chance = Random(self.seed + self.number.to_bytes(2))
        rules = game(self.game)
        match self.kind:
            case SliceKind.CHANCE:
                return (chance_of(rules, self.view, chance),)
            case SliceKind.DUEL:
                return duel(rules, self.view, self.actions, chance, self.whose)
        level, most = "hard", min(SEARCH_POSITIONS, playouts(self.game, self.view.seats))
        if self.kind is SliceKind.VALUES:
            level = "normal"
        choice = decide(rules, self.view, level, FastRng(chance.getrandbits(32)), budget=steps(most))
        values = {each.action: each.value for each in choice.evaluations}
        found = tuple(values[action] for action in self.view.actions)
        return found if self.kind is SliceKind.VALUES else (self.view.actions.index(choice.action), *found)


def seed_of(seed: bytes, kind: SliceKind, revision: int, seat: int) -> bytes:
    """Return the seed of the slices of a seat at a revision."""
    return hashlib.sha256(b"%b:%b:%d:%d" % (seed, kind.encode(), revision, seat)).digest()


def chance_of(rules: AnyGame, view: View, chance: Random) -> float:
    """Return the viewer's chance of winning, by short playouts from positions that agree with the view."""
    assert view.viewer is not None
    knowledge, rng = heuristics_of(rules.meta.key, "hard"), QuickRng(chance.getrandbits(32))
    total = 0.0
    for _ in range(CHANCE_SAMPLES):
        total += _play(rules, knowledge, rules.sample(view, rng), rng, chance, short=True)[view.viewer]
    return total / CHANCE_SAMPLES


def duel(
    rules: AnyGame, view: View, actions: Sequence[Action], chance: Random, whose: int | None = None
) -> tuple[float, float, float]:
    """Play two actions of the viewer to the end in the same sampled positions, with the same random numbers.

    Returns the victories of ``whose`` seat after each, and the sum of the squares of their differences. A single action
    is compared with the others.
    """
    assert view.viewer is not None
    seat, others = view.viewer if whose is None else whose, [each for each in view.actions if each not in actions]
    knowledge, rng = heuristics_of(rules.meta.key, "hard"), QuickRng(chance.getrandbits(32))
    ones = twos = squares = 0.0
    for _ in range(DUEL_PAIRS):
        start, seed = rules.sample(view, rng), chance.getrandbits(32)
        won = []
        for action in (*actions, *([] if len(actions) > 1 else [chance.choice(others)])):
            state, draws = rules.copy(start), QuickRng(seed)
            rules.apply(state, view.viewer, action, draws)
            won.append(_play(rules, knowledge, state, draws, Random(seed), short=False)[seat])
        ones, twos, squares = ones + won[0], twos + won[1], squares + (won[0] - won[1]) ** 2
    return ones, twos, squares


def _play(
    rules: AnyGame, knowledge: Heuristics, state: State, rng: QuickRng, chance: Random, *, short: bool
) -> Sequence[float]:
    """Play out to the end, or to a quiet position if ``short``; return each seat's share of the victory, 0 to 1."""
    turns = 0
    for _ in range(PLAYOUT_DECISIONS):
        deciding = rules.deciding(state)
        if not deciding or (short and knowledge.quiet(state, turns)):
            break
        for seat, _kind in deciding:
            actions = rules.legal(state, seat)
            action = actions[0]
            if len(actions) > 1:
                liked = knowledge.prefer(state, seat, actions)
                action = softmax_choice(actions, liked, PLAYOUT_TEMPERATURE, chance)
            turns += sum(event.kind == TURN for event in rules.apply(state, seat, action, rng))
    outcome = rules.outcome(state)
    if outcome is None:
        return soft_chances(knowledge.estimate(state))
    return final_chances(outcome.winners, state.seats)


def final_chances(winners: Sequence[int], seats: int) -> list[float]:
    """Return what the end of a game leaves of each seat's chance. A shared victory is divided."""
    return [(seat in winners) / len(winners) for seat in range(seats)]


def soft_chances(estimate: Estimate) -> list[float]:
    """Return the chance of each seat in an estimated position, less sure than the estimate."""
    best, spread = max(estimate.points), SOFTNESS * estimate.spread
    weights = [math.exp((points - best) / spread) for points in estimate.points]
    return [weight / sum(weights) for weight in weights]


def shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Return chances that their owners saw, brought to a sum of 1."""
    total = sum(chances)
    return tuple(each / total if total else 1 / len(chances) for each in chances)


def smoothed(curve: Sequence[Sequence[float]], parts: Sequence[int]) -> list[tuple[float, ...]]:
    """Smooth the chances of all seats by turn, within each part of the game and across no leap.

    Two weighted means of three turns (1-2-1) take out most of the noise. The last turn is the result: it stays.
    """
    rows = [tuple(row) for row in curve]
    for _ in range(2):
        old = list(rows)
        for k in range(1, len(rows) - 1):
            near = [
                old[j]
                for j in (k - 1, k + 1)
                if parts[j] == parts[k] and max(abs(a - b) for a, b in zip(old[j], old[k], strict=True)) < LEAP
            ]
            rows[k] = tuple(
                (2 * own + sum(each[seat] for each in near)) / (2 + len(near)) for seat, own in enumerate(old[k])
            )
    return rows

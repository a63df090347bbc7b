"""What the review of a finished game is computed from, besides a bot's decisions: chances and comparisons of actions.

Each slice holds one player's view and no position, so nothing depends on what that player could not know. Its random
numbers follow from its seed, and its length is a number of samples: it gives the same result everywhere. Each takes at
most about a quarter of a second, so that a bot worker is soon free for other players.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from engine.any_game import AnyGame
from engine.contract import Action, View
from engine.players.heuristics import Estimate, heuristics_of
from engine.players.randomness import QuickRng
from engine.players.search import play_out

State = Any

CHANCE_SAMPLES: Final = 40
"""Sampled positions of one chance."""
SOFTNESS: Final = 1.2
"""Factor of an estimate's spread: above 70 % the estimate itself is too sure."""
DUEL_PAIRS: Final = 20
"""Sampled positions in which a duel compares two actions."""
LEAP: Final = 0.15
"""Change of a chance in a turn that is no noise: nothing is smoothed across it."""


class Chance(NamedTuple):
    """The viewer's chance of winning, by short playouts from positions that agree with the view.

    ``number`` tells the slices of one chance apart.
    """

    game: AnyGame
    view: View
    seed: bytes
    number: int = 0

    def run(self) -> float:
        """Compute it, 0 to 1."""
        assert self.view.viewer is not None
        chance = Random(self.seed + self.number.to_bytes(2))
        rng, total = QuickRng(chance.getrandbits(32)), 0.0
        for _ in range(CHANCE_SAMPLES):
            state = self.game.sample(self.view, rng)
            total += _shares(self.game, state, rng, chance, short=True)[self.view.viewer]
        return total / CHANCE_SAMPLES


class ActionDuel(NamedTuple):
    """Two actions of the viewer, played to the end in the same sampled positions with the same random numbers.

    A single action is compared with the others, one at random in each pair. ``number`` tells the slices of one duel
    apart. ``whose``: the seat whose wins count, by default the viewer.
    """

    game: AnyGame
    view: View
    seed: bytes
    actions: tuple[Action, ...]
    number: int = 0
    whose: int | None = None

    def run(self) -> tuple[float, float, float]:
        """Return the wins after each action, and the sum of the squares of their differences."""
        assert self.view.viewer is not None
        seat = self.view.viewer if self.whose is None else self.whose
        others = [each for each in self.view.actions if each not in self.actions]
        chance = Random(self.seed + self.number.to_bytes(2))
        rng = QuickRng(chance.getrandbits(32))
        ones = twos = squares = 0.0
        for _ in range(DUEL_PAIRS):
            start, seed = self.game.sample(self.view, rng), chance.getrandbits(32)
            won = []
            for action in (*self.actions, *([] if len(self.actions) > 1 else [chance.choice(others)])):
                state, draws = self.game.copy(start), QuickRng(seed)
                self.game.apply(state, self.view.viewer, action, draws)
                won.append(_shares(self.game, state, draws, Random(seed), short=False)[seat])
            ones, twos, squares = ones + won[0], twos + won[1], squares + (won[0] - won[1]) ** 2
        return ones, twos, squares


def seed_of(seed: bytes, kind: str, revision: int, seat: int) -> bytes:
    """Return the seed of what a review asks about a seat at a revision. ``kind`` tells different questions apart."""
    return hashlib.sha256(b"%b:%b:%d:%d" % (seed, kind.encode(), revision, seat)).digest()


def _shares(game: AnyGame, state: State, rng: QuickRng, chance: Random, *, short: bool) -> Sequence[float]:
    """Play out, and return each seat's share of the victory, 0 to 1."""
    knowledge = heuristics_of(game, "hard")
    play_out(game, knowledge, state, rng, chance, short=short)
    outcome = game.outcome(state)
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

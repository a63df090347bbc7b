"""Fit the learned estimate of Guardiões do Mausoléu to new games, and write its weights.

    python -m tools.fit_mausoleum [--games N] [--seed S] [--workers P] [--by LEVEL] [--quiet]

A third of the games has each number of seats. In every game one player looks one step ahead with the present weights,
and tries a worse action now and then; the others are normal players. The new weights make the winners of these games
most likely. Run it again and again: each time the games are those of a better player.

Weights worth having need about 100,000 games, which take many hours. ``python -m bench.arena mausoleum`` then tells
whether they are better; raise ``VERSION`` in ``engine/players``. After a change of the features the present weights fit
no more: let the first games be played with ``--by normal``.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine import TURN, Action, FastRng, game
from engine.mausoleum.components import SEATS
from engine.mausoleum.learned import WEIGHTS, Weights, features
from engine.players import LEVELS, Choice, decide, steps
from engine.players.randomness import softmax_choice
from engine.progress import add_quiet, progress

Array: TypeAlias = NDArray[np.float32]
MOST_SEATS: Final = SEATS[-1]

SAMPLES: Final = 8
"""Sampled positions that the measured player evaluates one step ahead."""
TRIES: Final = 0.25
"""Share of its decisions for which it draws by softmax."""
TEMPERATURE: Final = 0.03
"""Softmax temperature of these, in value."""
OTHER_TURNS: Final = 0.2
"""Share of the turns after another player's that are kept. All after the measured player's own are."""
TESTED: Final = 20
"""Every such game is left out of the fit and tests it."""

HIDDEN: Final = 8
EPOCHS: Final = 9
BATCH: Final = 2048
RATE: Final = 0.002
"""Highest rate of Adam (Kingma and Ba 2015). It falls to almost nothing in a half wave."""
DECAY: Final = 1e-5
"""Weight decay."""


class Data(NamedTuple):
    """P positions as arrays: T features of the table, F of each of four seats, of which some may be empty."""

    table: Array
    """P × T."""
    seats: Array
    """P × 4 × F."""
    measured: Array
    """P × 4: 1 for the seat that looked ahead with the weights."""
    there: NDArray[np.bool_]
    """P × 4: whether the table has the seat."""
    won: Array
    """P × 4: each seat's share of the victory."""

    @classmethod
    def of(
        cls, positions: Sequence[tuple[list[float], list[list[float]]]], measured: int, won: Sequence[float]
    ) -> Data:
        """Return the positions of one game by their features."""
        size, shape = len(won), (len(positions), MOST_SEATS)
        data = cls(
            np.array([table for table, _ in positions], np.float32),
            np.zeros((*shape, len(positions[0][1][0])), np.float32),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.bool_),
            np.zeros(shape, np.float32),
        )
        data.seats[:, :size] = [rows for _, rows in positions]
        data.measured[:, measured], data.there[:, :size], data.won[:, :size] = 1, True, won
        return data

    @classmethod
    def joined(cls, games: Sequence[Data]) -> Data:
        """Return the positions of all these games."""
        return cls(*map(np.concatenate, zip(*games, strict=True)))

    def at(self, chosen: NDArray[Any]) -> Data:
        """Return the chosen positions."""
        return Data(*(each[chosen] for each in self))


def play(seed: int, level: str, number: int) -> Data:
    """Play the game of this number. ``level``: that of the measured player."""
    rules, seats = game("mausoleum"), 2 + number % 3
    own, rng, chance = number // 3 % seats, FastRng(seed * 1_000_003 + number), Random(f"{seed} {number}")
    state, _ = rules.setup(seats, {}, rng)
    found = []
    while deciding := rules.deciding(state):
        seat, turn = deciding[0].seat, state.turn
        budget = steps(SAMPLES)
        thinking = FastRng(chance.getrandbits(32))
        choice = decide(rules, rules.view(state, seat), level if seat == own else "normal", thinking, budget=budget)
        events = rules.apply(state, seat, _varied(choice, chance) if seat == own else choice.action, rng)
        turned = any(event.kind == TURN for event in events)
        if turned and (turn == own or chance.random() < OTHER_TURNS):
            found.append(features(state))
    outcome = rules.outcome(state)
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    return Data.of(found, own, won)


def _varied(choice: Choice, chance: Random) -> Action:
    """Return the best action, or now and then one that is about as good."""
    if not choice.evaluations or chance.random() >= TRIES:
        return choice.action
    values = [each.value for each in choice.evaluations]
    return softmax_choice(choice.evaluations, values, TEMPERATURE, chance).action


class Network(NamedTuple):
    """Parameters that are fitted. ``head``: what the measured seat's better play adds to its score."""

    seat: Array
    table: Array
    bias: Array
    hidden: Array
    direct: Array
    head: Array

    @classmethod
    def start(cls, table: int, seat: int, rng: np.random.Generator) -> Network:
        """Return small random weights for so many features."""
        sizes = ((seat, HIDDEN), (table, HIDDEN), (HIDDEN,), (HIDDEN,), (seat,), (1,))
        scales = (seat**-0.5, (2 * table) ** -0.5, 0, 0.1, 0, 0)
        drawn = (scale * rng.standard_normal(size) for size, scale in zip(sizes, scales, strict=True))
        return cls(*(each.astype(np.float32) for each in drawn))

    def levels(self, data: Data) -> Array:
        """Return the input of each hidden unit: P × 4 × hidden units."""
        return data.seats @ self.seat + (data.table @ self.table + self.bias)[:, None]

    def chances(self, data: Data, levels: Array) -> Array:
        """Return each seat's probability to win: P × 4."""
        scores = np.maximum(levels, 0) @ self.hidden + data.seats @ self.direct + self.head * data.measured
        scores = np.where(data.there, scores, -np.inf)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Array = weights / weights.sum(axis=1, keepdims=True)
        return chances

    def gradient(self, data: Data) -> Network:
        """Return how the mean surprise at the winners grows with each parameter, weight decay included."""
        levels = self.levels(data)
        error = (self.chances(data, levels) - data.won) / len(data.won)
        back = error[..., None] * self.hidden * (levels > 0)
        both = back.sum(axis=1)
        return Network(
            np.tensordot(data.seats, back, ((0, 1), (0, 1))) + DECAY * self.seat,
            data.table.T @ both + DECAY * self.table,
            both.sum(axis=0),
            np.tensordot(error, np.maximum(levels, 0), ((0, 1), (0, 1))) + DECAY * self.hidden,
            np.tensordot(error, data.seats, ((0, 1), (0, 1))) + DECAY * self.direct,
            (error * data.measured).sum(keepdims=True)[0],
        )


def likelihood(network: Network, data: Data) -> float:
    """Return the mean logarithm of the probability that the network gives the winners."""
    chances = network.chances(data, network.levels(data))
    return float((data.won * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1).mean())


def fit(data: Data, seed: int = 0) -> Network:
    """Return the network that makes the winners most likely, by Adam."""
    rng, scaling = np.random.default_rng(seed), Scaling.of(data)
    network = Network.start(data.table.shape[1], data.seats.shape[2], rng)
    means, squares = ([np.zeros_like(each) for each in network] for _ in range(2))
    step = 0
    for epoch in progress(range(EPOCHS), "fit"):
        rate = RATE * (0.505 + 0.495 * math.cos(math.pi * epoch / EPOCHS))
        order = rng.permutation(len(data.won))
        for first in range(0, len(order), BATCH):
            step += 1
            gradient = network.gradient(scaling.apply(data.at(order[first : first + BATCH])))
            for value, slope, mean, square in zip(network, gradient, means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                value -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return scaling.undo(network)


class Scaling(NamedTuple):
    """What gives each feature mean 0 and deviation 1."""

    table_mean: Array
    table_scale: Array
    seat_mean: Array
    seat_scale: Array

    @classmethod
    def of(cls, data: Data) -> Scaling:
        """Return the scaling for these positions."""
        return cls(*_moments(data.table), *_moments(data.seats[data.there]))

    def apply(self, data: Data) -> Data:
        """Return the positions with scaled features."""
        seats = np.where(data.there[..., None], (data.seats - self.seat_mean) / self.seat_scale, 0)
        return data._replace(table=(data.table - self.table_mean) / self.table_scale, seats=seats)

    def undo(self, network: Network) -> Network:
        """Return the network for features as they are, from one for scaled features."""
        seat, table = network.seat / self.seat_scale[:, None], network.table / self.table_scale[:, None]
        bias = network.bias - self.seat_mean @ seat - self.table_mean @ table
        return network._replace(seat=seat, table=table, bias=bias, direct=network.direct / self.seat_scale)


def _moments(values: Array) -> tuple[Array, Array]:
    """Return the mean and standard deviation of each feature; 1 for one that never changes."""
    scale = values.std(axis=0)
    return values.mean(axis=0), np.where(scale < 1e-3, 1, scale).astype(np.float32)


def weights(network: Network) -> Weights:
    """Return the network as the engine reads it."""
    rows = (network.seat.T, network.table.T, network.bias, network.hidden, network.direct)
    return Weights(*(_rounded(each.tolist()) for each in rows))


def _rounded(values: Any) -> Any:
    """Return the numbers of four digits."""
    return [_rounded(each) for each in values] if isinstance(values, list) else float(f"{values:.4g}")


def write(found: Weights, path: Path) -> None:
    """Write the weights, a row in a line."""
    parts = []
    for name, value in found._asdict().items():
        rows = ",\n".join(f"    {json.dumps(row)}" for row in value)
        parts.append(f'  "{name}": ' + (f"[\n{rows}\n  ]" if isinstance(value[0], list) else json.dumps(value)))
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def played(games: int, seed: int, level: str, workers: int) -> list[Data]:
    """Return the positions of so many games, by game."""
    with ProcessPoolExecutor(workers) as pool:
        return list(progress(pool.map(partial(play, seed, level), range(games), chunksize=4), "games", total=games))


def main(arguments: Sequence[str] | None = None, path: Path = WEIGHTS) -> int:
    """Play, fit, test, write."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.fit_mausoleum", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--by", choices=LEVELS, default="hard", help="level of the measured player")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    if asked.games < TESTED + 1:
        parser.error(f"at least {TESTED + 1} games: every {TESTED}th tests the fit")
    found = played(asked.games, asked.seed, asked.by, asked.workers)
    tests = Data.joined(found[::TESTED])
    data = Data.joined([each for number, each in enumerate(found) if number % TESTED])
    found.clear()  # the same positions again, which may be gigabytes
    network = fit(data)
    write(weights(network), path)
    print(f"{len(data.won) + len(tests.won)} positions of {asked.games} games")
    print(f"log likelihood of the winners: {likelihood(network, data):.4f}")
    print(f"of games that were left out: {likelihood(network, tests):.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

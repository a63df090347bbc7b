"""Computer players against one another, seats rotated: how often the first level wins.

    python -m bench.arena GAME [--players hard,normal] [--games N] [--seats K] [--seed S] [--seconds T | --steps N]
        [--workers P] [--save] [--quiet]

The first level is measured. It takes one seat, the second takes all others. Each deal is played once from every seat,
which cancels luck of deal and seat. ``random`` picks any action. An equal player would win 1 in K games. A shared
victory counts as its share.

A hard player samples as many positions as the game names, so the same command gives the same result on every machine.
``--save`` writes it into ``bench/results``, one file for each game and number of seats.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from typing import Final, NamedTuple

from bench import Result, machine
from bench.results import Figure, save
from engine import FastRng, Outcome, View, every_game, game
from engine.players import LEVELS, VERSION, Budget, decide, playouts, seconds, steps
from engine.progress import add_quiet, progress

RANDOM = "random"
PLAYERS = (RANDOM, *LEVELS)
MATCHES = (("normal", RANDOM, 2, 40), ("hard", "normal", 2, 24), ("hard", "normal", 4, 24))
"""Matches of ``python -m bench``: measured level, opponents, seats, games."""
BENCH_STEPS = 100
"""Playouts of a hard player in these matches."""
KEPT: Final = "hard,normal"
"""Levels of the matches whose results are saved."""

Think = float | int | None
"""How long a player may think: seconds of processor time, a number of playouts, or None for the game's own number."""


@dataclass(frozen=True, slots=True)
class Score:
    """The measured level's results: ``won`` of ``games`` (shared ones in part), mean points, own and of the others."""

    players: str
    seats: int
    games: int
    won: float
    points: float
    others: float
    decisions: int
    seconds: float
    """Mean seconds of processor time of the measured player for a decision with a choice."""
    version: int = VERSION
    """Version of the computer players."""

    @property
    def share(self) -> float:
        """Share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.won, self.games)


class Played(NamedTuple):
    """A finished game, and the decisions of the measured seat with a choice: their number and processor seconds."""

    own: int
    outcome: Outcome
    decisions: int
    seconds: float


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval that holds the true share in 95 of 100 such matches (Wilson 1927)."""
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def match(
    key: str, first: str, second: str, seats: int, games: int, seed: int, think: Think = None, workers: int = 1
) -> Score:
    """Return the score after all games of :func:`scores`."""
    played = scores(key, first, second, seats, games, seed, think, workers)
    *_, last = progress(played, key, total=games, note=described)
    return last


def scores(
    key: str, first: str, second: str, seats: int, games: int, seed: int, think: Think, workers: int = 1
) -> Iterator[Score]:
    """Yield the score after each game, the first level's seat rotating. ``workers``: processes that play."""
    won = points = others = spent = 0.0
    decisions = 0
    one_game = partial(play, key, (first, second), seats, seed, think)
    with ExitStack() as stack:
        several = stack.enter_context(ProcessPoolExecutor(workers)).map if workers > 1 else map
        for number, (own, outcome, asked, took) in enumerate(several(one_game, range(games)), 1):
            totals = outcome.totals
            won += (own in outcome.winners) / len(outcome.winners)
            points += totals[own]
            others += (sum(totals) - totals[own]) / (seats - 1)
            decisions += asked
            spent += took
            each = spent / max(1, decisions)
            yield Score(f"{first},{second}", seats, number, won, points / number, others / number, decisions, each)


def play(key: str, levels: Sequence[str], seats: int, seed: int, think: Think, number: int) -> Played:
    """Play the game of this number: its deal is that of the games before until each seat had it."""
    rules, own, deal = game(key), number % seats, seed * 1_000_003 + number // seats
    rng, chance = FastRng(deal), Random(f"{deal} {own}")
    state, _ = rules.setup(seats, {}, rng)
    asked, took = 0, 0.0
    while deciding := rules.deciding(state):
        seat = deciding[0].seat
        level = levels[seat != own]
        view = rules.view(state, seat)
        if level == RANDOM:
            action = chance.choice(view.actions)
        else:
            began = time.process_time()
            thinking = FastRng(chance.getrandbits(32))
            action = decide(rules, view, level, thinking, budget=budget(key, seats, think)).action
            if seat == own and len(view.actions) > 1:
                asked += 1
                took += time.process_time() - began
        rules.apply(state, seat, action, rng)
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(own, outcome, asked, took)


def budget(key: str, seats: int, think: Think) -> Budget:
    """The budget of one decision."""
    if isinstance(think, float):
        return seconds(time.process_time, think)
    return steps(playouts(key, seats) if think is None else think)


def run() -> Result:
    """Play a short round of every game."""
    figures: dict[str, float | int | str] = {}
    for key in every_game():
        for first, second, seats, games in MATCHES:
            figures[f"{key}, {seats} seats, {first} against {second}"] = described(
                match(key, first, second, seats, games, 1, BENCH_STEPS)
            )
        figures[f"{key}, playouts a second"] = round(speed(key))
    return Result("arena", figures, (f"hard players use {BENCH_STEPS} playouts a decision",))


def described(score: Score) -> str:
    """Format share and interval in per cent."""
    low, high = score.interval
    return f"{score.share:.0%} ({low:.0%}–{high:.0%})"


def speed(key: str, seats: int = 4, playouts: int = 300) -> float:
    """Return playouts a second, at the start and in the middle of a game."""
    rules, rng, chance = game(key), FastRng(1), Random(1)
    state, _ = rules.setup(seats, {}, rng)
    done, took = 0, 0.0
    for ply in range(30):
        seat = rules.deciding(state)[0].seat
        view: View = rules.view(state, seat)
        if ply % 5 == 0 and len(view.actions) > 1:
            began = time.process_time()
            done += decide(rules, view, "hard", rng, budget=steps(playouts)).iterations
            took += time.process_time() - began
        rules.apply(state, seat, chance.choice(view.actions), rng)
    return done / took


def main(arguments: list[str] | None = None) -> int:
    """Play the requested match. Prints the result as a JSON line and a sentence."""
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description="Computer players against one another.")
    parser.add_argument("game", choices=every_game())
    parser.add_argument("--players", default="hard,normal", help="two levels: the measured one, the others")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="processor seconds for each decision, instead of the game's own")
    parser.add_argument("--steps", type=int, help="playouts for each decision, instead of the game's own number")
    parser.add_argument("--workers", type=int, default=1, help="processes that play; the result is the same")
    parser.add_argument("--save", action="store_true", help="write the result into bench/results")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    levels = asked.players.split(",")
    if len(levels) != 2 or not set(levels) <= set(PLAYERS):
        parser.error(f"two of {', '.join(PLAYERS)}, divided by a comma")
    if asked.seats not in game(asked.game).meta.seats or asked.games < 1:
        parser.error("no such number of seats or games")
    if asked.save and (asked.players, asked.seconds, asked.steps) != (KEPT, None, None):
        parser.error(f"only matches of {KEPT} with the game's own playouts are saved")
    before = machine()
    think = asked.seconds if asked.steps is None else asked.steps
    score = match(asked.game, levels[0], levels[1], asked.seats, asked.games, asked.seed, think, asked.workers)
    if asked.save:
        keep(asked.game, score, asked.seed, before)
    print(json.dumps({"game": asked.game, **asdict(score), "share": score.share, "interval": score.interval}))
    print(
        f"{asked.game}, {asked.seats} seats, {asked.players}: {described(score)}, equal would be {1 / asked.seats:.0%}"
    )
    return 0


def keep(key: str, score: Score, seed: int, before: dict[str, str | int | float]) -> None:
    """Save the score as the result of its match. ``before``: :func:`bench.machine` from before the match."""
    low, high = score.interval
    figures: dict[str, Figure] = {
        "games": score.games,
        "won, %": 100 * score.share,
        "95 % interval, %": f"{100 * low:.1f}–{100 * high:.1f}",
        "won by an equal player, %": 100 / score.seats,
        "mean points": score.points,
        "mean points of the others": score.others,
        "playouts a decision": playouts(key, score.seats),
        "decisions with a choice": score.decisions,
        "processor time a decision, milliseconds": 1000 * score.seconds,
        "version of the computer players": score.version,
    }
    command = f"python -m bench.arena {key} --seats {score.seats} --games {score.games} --seed {seed} --save"
    save("benchmark", f"arena-{key}-{score.seats}", command, figures, before=before)


if __name__ == "__main__":
    sys.exit(main())

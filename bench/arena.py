"""Computer players against one another, seats rotated: how often the first level wins.

    python -m bench.arena GAME [--players hard,normal] [--games N] [--seats K] [--seed S] [--seconds T | --steps N]
        [--quiet]

The first level is measured. It takes one seat, the second takes all others. Each deal is played once from every seat,
which cancels luck of deal and seat. ``random`` picks any action. An equal player would win 1 in K games. A shared
victory counts as its share.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from bench import Result
from engine import AnyGame, FastRng, View, every_game, game
from engine.players import LEVELS, SECONDS, Budget, decide, seconds, steps
from engine.progress import add_quiet, progress

RANDOM = "random"
PLAYERS = (RANDOM, *LEVELS)
MATCHES = (("normal", RANDOM, 2, 40), ("hard", "normal", 2, 24), ("hard", "normal", 4, 24))
"""Matches of ``python -m bench``: measured level, opponents, seats, games."""
BENCH_STEPS = 100
"""Playouts of a hard player in these matches: a fixed number makes the figures independent of the machine."""


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
    """Mean seconds of the measured player for a decision with a choice."""

    @property
    def share(self) -> float:
        """Share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.won, self.games)


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval that holds the true share in 95 of 100 such matches (Wilson 1927)."""
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def match(key: str, first: str, second: str, seats: int, games: int, seed: int, think: float | int = SECONDS) -> Score:
    """Return the score after all games of :func:`scores`."""
    played = scores(key, first, second, seats, games, seed, think)
    *_, last = progress(played, key, total=games, note=described)
    return last


def scores(key: str, first: str, second: str, seats: int, games: int, seed: int, think: float | int) -> Iterator[Score]:
    """Yield the score after each game, the first level's seat rotating. ``think``: seconds, or a number of playouts."""
    rules = game(key)
    won = points = others = spent = 0.0
    decisions = 0
    for number in range(games):
        own = number % seats
        levels = [first if seat == own else second for seat in range(seats)]
        outcome, asked, took = play(rules, levels, own, seed * 1_000_003 + number // seats, think)
        totals = outcome.totals
        won += (own in outcome.winners) / len(outcome.winners)
        points += totals[own]
        others += (sum(totals) - totals[own]) / (seats - 1)
        decisions += asked
        spent += took
        done, each = number + 1, spent / max(1, decisions)
        yield Score(f"{first},{second}", seats, done, won, points / done, others / done, decisions, each)


def play(rules: AnyGame, levels: Sequence[str], own: int, seed: int, think: float | int) -> tuple[Any, int, float]:
    """Play one game. Returns its outcome, the decisions of seat ``own`` with a choice, and their seconds."""
    rng, chance = FastRng(seed), Random(f"{seed} {own}")
    state, _ = rules.setup(len(levels), {}, rng)
    asked, took = 0, 0.0
    while deciding := rules.deciding(state):
        seat = deciding[0].seat
        view = rules.view(state, seat)
        if levels[seat] == RANDOM:
            action = chance.choice(view.actions)
        else:
            began = time.perf_counter()
            thinking = FastRng(chance.getrandbits(32))
            action = decide(rules, view, levels[seat], thinking, budget=budget(think)).action
            if seat == own and len(view.actions) > 1:
                asked += 1
                took += time.perf_counter() - began
        rules.apply(state, seat, action, rng)
    return rules.outcome(state), asked, took


def budget(think: float | int) -> Budget:
    """Read a budget: an integer is a number of playouts, a float is seconds."""
    return steps(think) if isinstance(think, int) else seconds(time.perf_counter, think)


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
    parser.add_argument("--seconds", type=float, default=SECONDS, help="seconds for each decision of a hard player")
    parser.add_argument("--steps", type=int, help="instead: playouts for each decision, the same on every machine")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    levels = asked.players.split(",")
    if len(levels) != 2 or not set(levels) <= set(PLAYERS):
        parser.error(f"two of {', '.join(PLAYERS)}, divided by a comma")
    if asked.seats not in game(asked.game).meta.seats or asked.games < 1:
        parser.error("no such number of seats or games")
    think = asked.seconds if asked.steps is None else asked.steps
    score = match(asked.game, levels[0], levels[1], asked.seats, asked.games, asked.seed, think)
    print(json.dumps({"game": asked.game, **asdict(score), "share": score.share, "interval": score.interval}))
    print(
        f"{asked.game}, {asked.seats} seats, {asked.players}: {described(score)}, equal would be {1 / asked.seats:.0%}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

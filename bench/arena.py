"""Bots against one another, seats rotated: how often the first level wins.

    python -m bench.arena GAME [--players hard,normal] [--games N] [--seats K] [--seed S] [--seconds T | --steps N]
        [--workers P] [--save] [--quiet]

The first level is measured. It takes one seat, the second takes all others. Each deal is played once from every seat,
which cancels luck of deal and seat. ``random`` picks any action. An equal player would win 1 in K games. A shared
victory counts as its share.

A hard player samples as many positions as the game names, so the same command gives the same result on every machine.
``--save`` writes it into ``bench/results``, one file for each game and number of seats, and does so every 20 games. The
next call of the same match (seed, rules, versions and playouts) continues from there, so a long match may take several
sessions. Its games are those of one session: the number of a game decides its deal.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, fields
from functools import partial
from random import Random
from typing import Final, NamedTuple

from bench import Result, machine
from bench.results import Figure, load, save
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
SAVED_EVERY: Final = 20
"""Number of games after which a result is saved."""

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
    """Version of the bots."""

    @classmethod
    def of(cls, players: str, seats: int, totals: Totals) -> Score:
        """Return the score after these games, of which there is at least one."""
        games = totals.games
        return cls(
            players,
            seats,
            games,
            totals.won,
            totals.points / games,
            totals.others / games,
            totals.decisions,
            totals.seconds / max(1, totals.decisions),
        )

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


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over the games of a match so far, of which the next one has the number ``games``."""

    games: int = 0
    won: float = 0.0
    points: float = 0.0
    others: float = 0.0
    """Points of the other seats, their mean in each game."""
    decisions: int = 0
    seconds: float = 0.0

    def plus(self, played: Played) -> Totals:
        """Return these sums with the next game."""
        own, outcome = played.own, played.outcome
        totals = outcome.totals
        return Totals(
            self.games + 1,
            self.won + (own in outcome.winners) / len(outcome.winners),
            self.points + totals[own],
            self.others + (sum(totals) - totals[own]) / (len(totals) - 1),
            self.decisions + played.decisions,
            self.seconds + played.seconds,
        )


NO_GAMES: Final = Totals()


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval that holds the true share in 95 of 100 such matches (Wilson 1927)."""
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def match(
    key: str,
    first: str,
    second: str,
    seats: int,
    games: int,
    seed: int,
    think: Think = None,
    workers: int = 1,
    *,
    since: Totals = NO_GAMES,
    save: Callable[[Totals], None] | None = None,
) -> Score:
    """Return the score after ``games`` games, those of ``since`` among them.

    ``save`` is called after each :data:`SAVED_EVERY` games and after the last.
    """
    players, last = f"{first},{second}", since
    played = totals_of(key, first, second, seats, games, seed, think, workers, since)
    shown = progress(
        played, key, total=max(0, games - since.games), note=lambda now: described(Score.of(players, seats, now))
    )
    for last in shown:
        if save is not None and (last.games % SAVED_EVERY == 0 or last.games == games):
            save(last)
    return Score.of(players, seats, last)


def totals_of(
    key: str,
    first: str,
    second: str,
    seats: int,
    games: int,
    seed: int,
    think: Think,
    workers: int = 1,
    since: Totals = NO_GAMES,
) -> Iterator[Totals]:
    """Yield the sums after each game that follows ``since``, the first level's seat rotating.

    ``workers``: processes that play.
    """
    totals = since
    one_game = partial(play, key, (first, second), seats, seed, think)
    with ExitStack() as stack:
        several = stack.enter_context(ProcessPoolExecutor(workers)).map if workers > 1 else map
        for played in several(one_game, range(since.games, games)):
            totals = totals.plus(played)
            yield totals


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
    """Return the budget of one decision."""
    if isinstance(think, float):
        return seconds(time.process_time, think)
    return steps(playouts(game(key), seats) if think is None else think)


def run() -> Result:
    """Play a short round of every game."""
    figures: dict[str, float | int | str] = {}
    for key in every_game():
        for first, second, seats, games in MATCHES:
            if seats not in game(key).meta.seats:
                continue
            figures[f"{key}, {seats} seats, {first} against {second}"] = described(
                match(key, first, second, seats, games, 1, BENCH_STEPS)
            )
        figures[f"{key}, playouts a second"] = round(speed(key))
    return Result("arena", figures, (f"hard players use {BENCH_STEPS} playouts a decision",))


def described(score: Score) -> str:
    """Format share and interval in per cent."""
    low, high = score.interval
    return f"{score.share:.0%} ({low:.0%}–{high:.0%})"


def speed(key: str, playouts: int = 300) -> float:
    """Return playouts a second, at the start and in the middle of a game with the most seats."""
    rules, rng, chance = game(key), FastRng(1), Random(1)
    state, _ = rules.setup(rules.meta.seats[-1], {}, rng)
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
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description="Bots against one another.")
    parser.add_argument("game", choices=every_game())
    parser.add_argument("--players", default="hard,normal", help="two levels: the measured one, the others")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, help="default: as few as the game takes")
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
    seats = game(asked.game).meta.seats
    asked.seats = seats.start if asked.seats is None else asked.seats
    if asked.seats not in seats:
        parser.error(f"--seats: {asked.game} has {seats.start} to {seats[-1]}, not {asked.seats}")
    if asked.games < 1:
        parser.error("--games: at least 1")
    if asked.save and (asked.players, asked.seconds, asked.steps) != (KEPT, None, None):
        parser.error(f"only matches of {KEPT} with the game's own playouts are saved")
    think = asked.seconds if asked.steps is None else asked.steps
    one_match = Match(asked.game, asked.seats, asked.seed)
    since = one_match.saved() if asked.save else NO_GAMES
    if since.games:
        print(f"continuing a saved match after {since.games} games", file=sys.stderr)
    before = one_match.machine(since)
    score = match(
        *(asked.game, levels[0], levels[1], asked.seats, asked.games, asked.seed, think, asked.workers),
        since=since,
        save=partial(one_match.save, before) if asked.save else None,
    )
    print(json.dumps({"game": asked.game, **asdict(score), "share": score.share, "interval": score.interval}))
    print(
        f"{asked.game}, {asked.seats} seats, {asked.players}: {described(score)}, equal would be {1 / asked.seats:.0%}"
    )
    return 0


@dataclass(frozen=True, slots=True)
class Match:
    """A match of :data:`KEPT`, whose result is saved."""

    game: str
    seats: int
    seed: int

    @property
    def name(self) -> str:
        """The name of its result."""
        return f"arena-{self.game}-{self.seats}"

    @property
    def identity(self) -> dict[str, Figure]:
        """What decides its games. A result with another identity is not continued."""
        return {
            "seed": self.seed,
            "version": VERSION,
            "rules_version": game(self.game).meta.rules_version,
            "playouts": playouts(game(self.game), self.seats),
        }

    def saved(self) -> Totals:
        """Return the sums of its saved games; none if the saved result is that of another match."""
        found = load("benchmark", self.name)
        if found is None or {key: found.totals.get(key) for key in self.identity} != self.identity:
            return NO_GAMES
        sums = {field.name: found.totals[field.name] for field in fields(Totals)}
        return Totals(**sums)  # type: ignore[arg-type]  # as written by save

    def machine(self, since: Totals) -> dict[str, Figure]:
        """Return the machine now, with the highest load at the start of any session."""
        here, found = machine(), load("benchmark", self.name)
        loads = [here.get("load"), found.machine.get("load") if found is not None and since.games else None]
        return {**here, **({"load": max(known)} if (known := [each for each in loads if each is not None]) else {})}

    def save(self, before: Mapping[str, Figure], totals: Totals) -> None:
        """Save the result so far. ``before``: :meth:`machine` from before this session."""
        score = Score.of(KEPT, self.seats, totals)
        low, high = score.interval
        figures: dict[str, Figure] = {
            "games": score.games,
            "won, %": 100 * score.share,
            "95 % interval, %": f"{100 * low:.1f}–{100 * high:.1f}",
            "won by an equal player, %": 100 / score.seats,
            "mean points": score.points,
            "mean points of the others": score.others,
            "playouts a decision": playouts(game(self.game), score.seats),
            "decisions with a choice": score.decisions,
            "processor time a decision, milliseconds": 1000 * score.seconds,
            "version of the bots": score.version,
        }
        command = (
            f"python -m bench.arena {self.game} --seats {score.seats} --games {score.games} --seed {self.seed} --save"
        )
        save("benchmark", self.name, command, figures, before=before, totals={**self.identity, **asdict(totals)})


if __name__ == "__main__":
    sys.exit(main())

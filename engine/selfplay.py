"""Random games in bulk that check every rule of the contract.

    python -m engine.selfplay GAME [--games N] [--seats K] [--seed S] [--option NAME=VALUE] [--fast] [--quiet]
    python -m engine.selfplay --replay LOG.json

The last line is one JSON object: numbers of ``games`` and ``plies`` (decisions), ``plies_per_second``, and the
``ends``. At the first broken promise the command prints it, and the log that ``--replay`` plays again; exit code 1. For
an unknown game, option or number of players the exit code is 2.

After every ply it checks that the box is whole, that legal actions read back from their notation, that an illegal
action is refused and changes nothing, and that the state survives dump, load and copy. Every tenth game gets the deep
checks too: views, resampling, texts, events, the bot, the replay of the log. There each step that reveals
nothing is tried in other sampled positions, and every fifth ply hidden things are shuffled: no viewer may notice
either. ``--fast`` runs all checks in every 500th game only; of the others it checks that deciding seats can act, that
they end, and that the box is whole then.

``plies_per_second`` is measured separately, for at most a second, on unchecked games with the fast generator: deal,
``deciding``, ``legal``, a random choice, ``apply``.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice, product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine.any_game import AnyGame
from engine.conformance import (
    check_decisions,
    check_events,
    check_garbled,
    check_refusals,
    check_reshuffle,
    check_silence,
    check_state,
    check_views,
    need,
)
from engine.contract import Action, Event
from engine.knowledge import Ply
from engine.outcome import Outcome
from engine.plain import Json
from engine.progress import add_quiet, print_above, progress
from engine.registry import every_game, game
from engine.rng import FastRng, KeyedRng, Rng

State = Any

MOST_DECISIONS = 10_000
"""Decisions of a game that count as endless. No game takes as many."""

DEEP, FAST_DEEP = 10, 500
"""Interval, in games, of the deep checks; the second number with ``--fast``."""

SHUFFLE: Final = 5
"""Interval, in plies, of shuffling hidden things in the deep checks. No number of seats divides it."""


@dataclass(slots=True)
class Log:
    """What replays a game: the game, the number of seats, the seed, the actions, the options."""

    game: str
    seats: int
    seed: str
    actions: list[tuple[int, str]] = field(default_factory=list)
    options: Mapping[str, str] = field(default_factory=dict)

    def dump(self) -> Json:
        """Return plain data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "actions": [f"{seat} {notation}" for seat, notation in self.actions],
            "options": dict(self.options),
        }

    @classmethod
    def load(cls, data: Json) -> Log:
        """Return the inverse of :meth:`dump`. ValueError for any other data."""
        try:
            pairs = (line.split(" ") for line in data["actions"])
            actions = [(int(seat), notation) for seat, notation in pairs]
            options = {str(name): str(value) for name, value in data.get("options", {}).items()}
            return cls(str(data["game"]), int(data["seats"]), str(data["seed"]), actions, options)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"not a log of a game: {error!r}") from error


@dataclass(slots=True)
class Tally:
    """Counts of a run."""

    games: int = 0
    plies: int = 0
    ends: Counter[str] = field(default_factory=Counter)


# ---------------------------------------------------------------- playing


def start(log: Log) -> tuple[AnyGame, State, list[Event], Rng]:
    """Deal the game of ``log``."""
    rules, rng = game(log.game), KeyedRng(log.seed.encode())
    state, events = rules.setup(log.seats, log.options, rng)
    return rules, state, events, rng


def replay(log: Log) -> tuple[State, list[Event]]:
    """Return the state after all actions of ``log``, and all events."""
    rules, state, events, rng = start(log)
    for seat, notation in log.actions:
        events += rules.apply(state, seat, rules.parse(notation), rng)
    return state, events


def play(log: Log, *, every_ply: bool, deep: bool) -> Outcome:
    """Play a random game with its checks; write its actions to ``log``."""
    rules, state, events, rng = start(log)
    chance = random.Random(f"choices of {log.seed}")
    forger, playout = random.Random(f"forgeries of {log.seed}"), FastRng(log.seats)
    pool: dict[Action, None] = {}
    if deep:
        check_garbled(rules)
    while True:
        if every_ply or deep:
            check_state(rules, state)
        if deep:
            check_views(rules, state, playout)
        deciding = rules.deciding(state)
        if not deciding:
            break
        need(len(log.actions) < MOST_DECISIONS, "the game does not end")
        check_decisions(rules, state, deciding, notations=every_ply or deep)
        seat = deciding[int(chance.random() * len(deciding))].seat
        legal = rules.legal(state, seat)
        action = legal[int(chance.random() * len(legal))]
        if every_ply or deep:
            pool.update(dict.fromkeys(legal))
            known, tries = list(pool), 4 if deep else 1
            forged = [(each, forger.choice(known)) for _ in range(tries) for each in range(log.seats)]
            check_refusals(rules, state, forged, rng)
        before = rules.copy(state) if deep else None
        log.actions.append((seat, str(action)))
        happened = rules.apply(state, seat, action, rng)
        if deep:
            check_events(happened, log.seats)
            check_silence(rules, Ply(before, seat, action, happened, state), playout)
            if len(log.actions) % SHUFFLE == 0:
                check_reshuffle(rules, state, rng)
            events += happened
    return check_end(rules, state, log, events if deep else None)


def check_end(rules: AnyGame, state: State, log: Log, events: list[Event] | None) -> Outcome:
    """Check that a finished game has a result and no actions; with ``events``, that its log replays to the same end."""
    rules.check(state)
    outcome = rules.outcome(state)
    need(outcome is not None, "no seat has a decision and there is no outcome")
    assert outcome is not None
    need(outcome.ending in rules.meta.endings, f"{outcome.ending} is not among the declared endings")
    need(outcome.winners, "a finished game has no winner")
    need(not any(rules.legal(state, seat) for seat in range(log.seats)), "a seat has an action after the end")
    if events is not None:
        need(
            replay(Log.load(json.loads(json.dumps(log.dump())))) == (state, events),
            "the log replays to a different game",
        )
    return outcome


# ---------------------------------------------------------------- in bulk


def seat_counts(rules: AnyGame, seats: int | None) -> Iterator[int]:
    """Return the number of players of each game: always ``seats``, or every number the game supports in turn."""
    return cycle(rules.meta.seats if seats is None else (seats,))


def run(
    game: AnyGame,
    count: int,
    *,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, str] = MappingProxyType({}),
    fast: bool = False,
    broken: Callable[[Log], None] = lambda log: None,
) -> Tally:
    """Play ``count`` games. If a check fails, pass the game's log to ``broken`` and raise."""
    tally, key = Tally(), game.meta.key
    for number, players in enumerate(progress(islice(seat_counts(game, seats), count), key, total=count)):
        log = Log(key, players, f"{seed}-{number}", options=options)
        try:
            outcome = play(log, every_ply=not fast, deep=number % (FAST_DEEP if fast else DEEP) == 0)
        except Exception:
            broken(log)
            raise
        tally.games += 1
        tally.plies += len(log.actions)
        tally.ends[outcome.ending] += 1
    return tally


def bare_plies(rules: AnyGame, seats: int, rng: FastRng, options: Mapping[str, str] = MappingProxyType({})) -> int:
    """Play one random game without checks; return its number of decisions."""
    state, _ = rules.setup(seats, options, rng)
    draw, plies = rng.draw, 0
    while deciding := rules.deciding(state):
        seat = deciding[0].seat
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[int(draw() * len(legal))], rng)
        plies += 1
    return plies


def speed(
    rules: AnyGame,
    seats: int | None,
    *,
    seed: int = 1,
    options: Mapping[str, str] = MappingProxyType({}),
    seconds: float = 1.0,
    most: int | None = None,
) -> float:
    """Return the decisions for each second of unchecked random play, deals included."""
    rng = FastRng(seed)
    plies = 0
    began = now = time.perf_counter()
    for players in islice(seat_counts(rules, seats), most):
        plies += bare_plies(rules, players, rng, options)
        now = time.perf_counter()
        if now - began >= seconds:
            break
    return plies / (now - began)


# ---------------------------------------------------------------- the command


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m engine.selfplay", description="Random games, checked.")
    parser.add_argument("game", nargs="?", help="key of a game: " + ", ".join(every_game()))
    parser.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
    parser.add_argument("--seats", type=int, help="players in each game (default: all numbers of the box in turn)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--fast", action="store_true", help=f"check only every {FAST_DEEP}th game at each ply")
    parser.add_argument("--replay", type=Path, metavar="LOG.json", help="play the log of a broken game again")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    if asked.replay is not None:
        return main_replay(asked.replay)
    options = dict(text.partition("=")[::2] for text in asked.option)
    problem = usage_error(asked.game, asked.games, asked.seats, options)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    try:
        tally = run(
            game(asked.game),
            asked.games,
            seats=asked.seats,
            seed=asked.seed,
            options=options,
            fast=asked.fast,
            broken=report,
        )
    except Exception as error:
        print_above(f"Broken after that log: {type(error).__name__}: {error}")
        return 1
    rate = speed(game(asked.game), asked.seats, seed=asked.seed, options=options)
    ends = dict(sorted(tally.ends.items()))
    summary = {"games": tally.games, "plies": tally.plies, "plies_per_second": round(rate), "ends": ends}
    print(json.dumps(summary))
    return 0


def usage_error(key: str | None, count: int, seats: int | None, options: Mapping[str, str]) -> str | None:
    """Return a sentence that says what is wrong with the arguments, or None."""
    if key is None or key not in every_game():
        problem = "Name a game" if key is None else f"There is no game {key!r}"
        return f"{problem}. There are: {', '.join(every_game())}."
    if count < 1:
        return "Ask for at least one game."
    meta = game(key).meta
    if seats is not None and seats not in meta.seats:
        return f"{key} is for {meta.seats.start} to {meta.seats.stop - 1} players, not {seats}."
    try:
        meta.choose(options)
    except ValueError as error:
        known = [f"{name}={value}" for name, values in meta.options.items() for value in values]
        return f"{error}. There are: {', '.join(known) or 'none'}."
    return None


def report(log: Log) -> None:
    """Print the log of a game that broke a promise."""
    print_above(f"Game {log.game}, {log.seats} players, seed {log.seed!r}, {len(log.actions)} decisions.")
    print_above("Save the next line as LOG.json and play it again with: python -m engine.selfplay --replay LOG.json")
    print_above(json.dumps(log.dump()))


def main_replay(path: Path) -> int:
    """Replay a log with every check at every step; return the exit code."""
    try:
        log = Log.load(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        print(f"{path} cannot be read as a log: {error}", file=sys.stderr)
        return 2
    problem = usage_error(log.game, 1, log.seats, log.options)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    rules, state, _, rng = start(log)
    playout = FastRng(log.seats)
    pool: set[Action] = set()
    step = "the deal"

    def check_all() -> None:
        check_state(rules, state)
        check_views(rules, state, playout)
        deciding = rules.deciding(state)
        check_decisions(rules, state, deciding, notations=True)
        for decision in deciding:
            pool.update(rules.legal(state, decision.seat))
        check_refusals(rules, state, product(range(log.seats), sorted(pool)), rng)

    try:
        for number, (seat, notation) in enumerate(log.actions, 1):
            check_all()
            step = f"decision {number} ({notation} of seat {seat})"
            before, action = rules.copy(state), rules.parse(notation)
            happened = rules.apply(state, seat, action, rng)
            check_events(happened, log.seats)
            check_silence(rules, Ply(before, seat, action, happened, state), playout)
            check_reshuffle(rules, state, rng)
            for event in happened:
                print(f"{number:4} {notation:20} {event.kind} {dict(event.facts)} {dict(event.secret) or ''}".rstrip())
        step += ", in what it led to"
        check_all()
    except Exception as error:
        print(f"Broken at {step}: {type(error).__name__}: {error}")
        return 1
    outcome = rules.outcome(state)
    print(
        f"All {len(log.actions)} decisions were played; " + (f"ended by {outcome.ending}." if outcome else "not over.")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

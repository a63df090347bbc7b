"""Reviews of finished games: whether two with different random numbers name the same mistakes, and what one costs.

Bots of two strengths play the games, so that there are mistakes to find.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from bench import Result
from engine import FastRng, KeyedRng, every_game, game
from engine.players import decide, steps
from engine.progress import progress
from engine.replay import Step
from tables.film import Film
from tables.reviews import LEAST_LOSS, Review, review
from tables.undo import Entry
from tests.reviewing import run_here

SEATS: Final = (2, 3, 4, 4)
LEVELS: Final = ("normal", "easy", "normal", "easy")
GAMES: Final = 10


class Agreement(NamedTuple):
    """What pairs of reviews found. ``seconds``: the longest processor time of a review, by game."""

    named: int
    """Mistakes that one of the two names."""
    both: int
    """Those that cost something in the other review too, even where it names three dearer ones."""
    gap: float
    """Mean difference of their losses, 0 to 1."""
    seconds: Mapping[str, float]


def played(key: str, seats: int, seed: bytes) -> Film:
    """Return a game between bots of two strengths."""
    rules, rng, mind = game(key), KeyedRng(seed), FastRng(seed[0])
    state, events = rules.setup(seats, {}, rng)
    log = [Entry(Step(1, None, "start"), tuple(events))]
    while deciding := rules.deciding(state):
        seat = deciding[0].seat
        action = decide(rules, rules.view(state, seat), LEVELS[seat], mind, budget=steps(6)).action
        events = rules.apply(state, seat, action, rng)
        log.append(Entry(Step(len(log) + 1, seat, str(action)), tuple(events)))
    return Film(rules, seats, {}, KeyedRng(seed), log)


def ten() -> list[tuple[int, str, int]]:
    """Return the number, the key and the seats of ten games of all kinds."""
    games = [(key, seats) for key in every_game() for seats in SEATS]
    chosen = games[:: max(1, len(games) // GAMES)][:GAMES]
    return [(number, *each) for number, each in enumerate(chosen)]


async def agreement(games: Iterable[tuple[int, str, int]]) -> Agreement:
    """Review each game twice, and compare the mistakes."""
    named = both = 0
    gaps: list[float] = []
    seconds: dict[str, float] = {}
    for number, key, seats in games:
        over, pair = played(key, seats, b"%d agree" % number), list[Review]()
        for draws in (b"one", b"other"):
            began = time.process_time()
            pair.append(await review(over, run_here, draws))
            seconds[key] = max(seconds.get(key, 0.0), time.process_time() - began)
        losses = [{each.revision: each.loss for each in found.decisions} for found in pair]
        for at in {point.revision for found in pair for point in found.points if point.best}:
            named += 1
            both += min(loss[at] for loss in losses) >= LEAST_LOSS / 2
            gaps.append(abs(losses[0][at] - losses[1][at]))
    return Agreement(named, both, sum(gaps) / max(1, len(gaps)), seconds)


def run() -> Result:
    """Measure ten games of all kinds and numbers of seats."""
    found = asyncio.run(agreement(progress(chosen := ten(), "reviews")))
    figures: dict[str, float | int | str] = {
        "games": len(chosen),
        "mistakes named by a review": found.named,
        "found by the other one too, % (goal: at least 80)": round(100 * found.both / found.named),
        "mean difference of their losses, % (goal: at most 10)": round(100 * found.gap, 1),
    }
    figures |= {f"{key}: longest review, processor s (goal: at most 45)": each for key, each in found.seconds.items()}
    return Result("reviews", figures)

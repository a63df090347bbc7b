"""Two reviews of a game with different random numbers name the same mistakes, and cost little."""

from __future__ import annotations

import time
from typing import NamedTuple

import pytest

from engine import FastRng, KeyedRng, every_game, game
from engine.players import decide, steps
from engine.replay import Step
from tables.reviews import LEAST_LOSS, Played, Review, review, run_here
from tables.undo import Entry

SEATS = (2, 3, 4, 4)
LEVELS = ("normal", "easy", "normal", "easy")
MAX_SECONDS = 45
"""Processor time of one review."""
NEAR = 0.1
"""How far two reviews may differ about the loss of a mistake that both name, on average."""


class Pair(NamedTuple):
    """Two reviews of a game, and their processor seconds."""

    one: Review
    other: Review
    seconds: tuple[float, float]


def a_game(key: str, seats: int, seed: bytes) -> Played:
    """Let bots of two strengths play, and return the game."""
    rules, rng, mind = game(key), KeyedRng(seed), FastRng(seed[0])
    state, events = rules.setup(seats, {}, rng)
    log = [Entry(Step(1, None, "start"), tuple(events))]
    while deciding := rules.deciding(state):
        seat = deciding[0].seat
        action = decide(rules, rules.view(state, seat), LEVELS[seat], mind, budget=steps(6)).action
        events = rules.apply(state, seat, action, rng)
        log.append(Entry(Step(len(log) + 1, seat, str(action)), tuple(events)))
    return Played(rules, seats, {}, KeyedRng(seed), log)


async def reviewed(played: Played) -> Pair:
    found, seconds = [], []
    for draws in (b"one", b"other"):
        began = time.process_time()
        found.append(await review(played, run_here, draws))
        seconds.append(time.process_time() - began)
    return Pair(*found, (seconds[0], seconds[1]))


@pytest.mark.slow
async def test_two_reviews_of_ten_games_agree_about_mistakes() -> None:
    games = [(key, seats) for key in every_game() for seats in SEATS][:: max(1, len(SEATS) * len(every_game()) // 10)]
    named = both = 0
    gaps = []
    for number, (key, seats) in enumerate(games[:10]):
        pair = await reviewed(a_game(key, seats, b"%d agree" % number))
        assert max(pair.seconds) <= MAX_SECONDS
        losses = [{each.revision: -each.percent for each in found.points if each.best} for found in pair[:2]]
        print(key, seats, [round(each, 1) for each in pair.seconds], *losses, flush=True)
        for at in losses[0] | losses[1]:
            # What one review names, the other one finds as well, if not among its three dearest.
            known = [next(each for each in found.decisions if each.revision == at).loss for found in pair[:2]]
            named += 1
            both += min(known) >= LEAST_LOSS / 2
            gaps.append(abs(known[0] - known[1]))
    print(f"{both} of {named} mistakes found by both, mean difference {100 * sum(gaps) / len(gaps):.1f} %")
    assert both >= 0.8 * named and sum(gaps) / len(gaps) <= NEAR

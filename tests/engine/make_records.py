"""Write a record of a finished game for each way in which each game can end.

    python -m tests.engine.make_records [GAME ...]

A record holds the log of a random game and how it ended; ``test_contract.py`` plays it again. It stays valid as long as
the rules stay: after a change of behaviour (a new ``rules_version``) the records are made anew.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import asdict
from pathlib import Path

from engine import Outcome, every_game, game
from engine.selfplay import Log, begin, play

RECORDS = Path(__file__).parent / "records"
TRIES = 5000
RELUCTANT = {("luxor", "stuck"): ("take.key", ".-1")}
"""What players avoid, by the beginning or end of its notation, to reach an ending that chance hardly ever finds."""


def result(outcome: Outcome) -> dict[str, object]:
    """An outcome as plain data."""
    data: dict[str, object] = json.loads(json.dumps(asdict(outcome)))
    return data


def play_avoiding(log: Log, avoided: tuple[str, ...]) -> Outcome:
    """Play a random game in which nobody does what is ``avoided`` unless there is nothing else."""
    rules, state, _, rng = begin(log)
    chance = random.Random(log.seed)
    while decisions := rules.deciding(state):
        seat = decisions[0].seat
        legal = rules.legal(state, seat)
        liked = [each for each in legal if not str(each).startswith(avoided) and not str(each).endswith(avoided)]
        action = chance.choice(liked or list(legal))
        log.actions.append((seat, str(action)))
        rules.apply(state, seat, action, rng)
    outcome: Outcome | None = rules.outcome(state)
    assert outcome is not None
    return outcome


def record(key: str, ending: str) -> dict[str, object]:
    """A random game of ``key`` that ends by ``ending``."""
    rules = game(key)
    for number in range(TRIES):
        seats = rules.meta.seats[number % len(rules.meta.seats)]
        log = Log(key, seats, f"record-{number}")
        avoided = RELUCTANT.get((key, ending))
        outcome = play_avoiding(log, avoided) if avoided else play(log, every_ply=False, deep=False)
        if outcome.ending == ending:
            return {"rules_version": rules.meta.rules_version, **log.dump(), "outcome": result(outcome)}
    raise SystemExit(f"None of {TRIES} random games of {key} ended by {ending}.")


def main(keys: list[str]) -> None:
    """Write the records of the games of ``keys``, or of all."""
    RECORDS.mkdir(exist_ok=True)
    for key in keys or every_game():
        for ending in game(key).meta.endings:
            path = RECORDS / f"{key}-{ending}.json"
            path.write_text(json.dumps(record(key, ending), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])

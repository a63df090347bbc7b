"""Write a record of a finished game for each way in which each game can end.

    python -m tests.engine.make_records [GAME ...]

Each is the record of a random game in the format of ``docs/record.md``; ``test_contract.py`` verifies it. It stays
valid as long as the rules stay: after a change of behaviour (a new ``rules_version``) the records are made anew.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import Event, KeyedRng, every_game, game
from engine.record import PERSON, START, TABLE, Line, Record, Sealed, build, dump, load
from engine.seed import commitment, shuffle_seed

RECORDS = Path(__file__).parent / "records"
NAMES = ("Ana", "Bruno", "Chloé", "Davi")
TRIES = 5000
RELUCTANT = {("luxor", "stuck"): ("take.key", ".-1")}
"""What players avoid, by the beginning or end of its notation, to reach an ending that chance hardly ever finds."""


def read(key: str, ending: str) -> Record:
    """The committed record of a game that ended so."""
    return load((RECORDS / f"{key}-{ending}.json").read_text(encoding="utf-8"))


def replayed(record: Record) -> Iterator[tuple[Any, list[Event]]]:
    """The position after each line of a record without undo, and what happened there; the state is played on."""
    rules, rng = game(record.game), KeyedRng(record.seed)
    state, events = rules.setup(len(record.names), record.options, rng)
    yield state, events
    for line in record.lines[1:]:
        assert line.seat is not None
        yield state, rules.apply(state, line.seat, rules.parse(line.notation), rng)


def random_game(key: str, number: int, avoided: tuple[str, ...] = ()) -> Record:
    """A finished random game in which nobody does what is ``avoided`` unless there is nothing else."""
    rules = game(key)
    seats = rules.meta.seats[number % len(rules.meta.seats)]
    secret = hashlib.sha256(f"{key} {number}".encode()).digest()
    chance = random.Random(f"{key} {number}")
    clicks = [chance.getrandbits(60) for _ in range(seats)]
    sealed = Sealed(commitment(secret), secret, (None, *clicks[1:]), clicks[0])
    version = rules.meta.rules_version
    seed = shuffle_seed(
        secret, table=number, game=key, rules_version=version, contributions=sealed.contributions, start=sealed.start
    )
    rng = KeyedRng(seed)
    state, _ = rules.setup(seats, {}, rng)
    lines = [Line(seats, None, TABLE, START)]
    while decisions := rules.deciding(state):
        seat = chance.choice(decisions).seat
        legal = rules.legal(state, seat)
        liked = [each for each in legal if not str(each).startswith(avoided) and not str(each).endswith(avoided)]
        action = chance.choice(liked or list(legal))
        lines.append(Line(lines[-1].revision + 1, seat, PERSON, str(action)))
        rules.apply(state, seat, action, rng)
    return build(
        game=key,
        rules_version=version,
        table=number,
        names=NAMES[:seats],
        options={},
        sealed=sealed,
        seed=seed,
        lines=lines,
        outcome=rules.outcome(state),
    )


def ending_so(key: str, ending: str) -> Record:
    """A random game of ``key`` that ends by ``ending``."""
    for number in range(1, TRIES):
        record = random_game(key, number, RELUCTANT.get((key, ending), ()))
        if record.outcome["ending"] == ending:
            return record
    raise SystemExit(f"None of {TRIES} random games of {key} ended by {ending}.")


def main(keys: list[str]) -> None:
    """Write the records of the games of ``keys``, or of all."""
    RECORDS.mkdir(exist_ok=True)
    for key in keys or every_game():
        for ending in game(key).meta.endings:
            path = RECORDS / f"{key}-{ending}.json"
            path.write_text(dump(ending_so(key, ending)), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])

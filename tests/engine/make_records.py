"""Write a record of a finished game for each ending of each game.

    python -m tests.engine.make_records [GAME ...]

Each records a random game in the format of ``docs/record.md``. ``test_contract.py`` verifies it. Records stay valid
until the rules change: make new ones for a new ``rules_version``.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from engine import Event, KeyedRng, every_game, game
from engine.record import PERSON, START, TABLE, Line, Record, Sealed, build, dump, load
from engine.seed import commitment, shuffle_seed
from tests.traits import traits

RECORDS = Path(__file__).parent / "records"
NAMES = ("Ana", "Bruno", "Chloé", "Davi")
TRIES = 5000


def read(key: str, ending: str) -> Record:
    """Return the committed record of a game with this ending."""
    return load((RECORDS / f"{key}-{ending}.json").read_text(encoding="utf-8"))


def replayed(record: Record) -> Iterator[tuple[Any, list[Event]]]:
    """Yield the position after each line of a record without undo, and its events. Mutates the yielded state."""
    rules, rng = game(record.game), KeyedRng(record.seed)
    state, events = rules.setup(len(record.names), record.options, rng)
    yield state, events
    for line in record.lines[1:]:
        assert line.seat is not None
        yield state, rules.apply(state, line.seat, rules.parse(line.notation), rng)


def random_game(
    key: str, number: int, avoided: tuple[str, ...] = (), options: Mapping[str, str] = MappingProxyType({})
) -> Record:
    """Play a random game to its end. Players take ``avoided`` actions only without an alternative."""
    rules = game(key)
    seats = rules.meta.seats[number % len(rules.meta.seats)]
    secret = hashlib.sha256(f"{key} {number}".encode()).digest()
    chance = random.Random(f"{key} {number}")
    clicks = [chance.getrandbits(60) for _ in range(seats)]
    sealed = Sealed(commitment(secret), secret, (None, *clicks[1:]), clicks[0])
    version = rules.meta.rules_version
    seed = shuffle_seed(
        secret,
        table=number,
        game=key,
        rules_version=version,
        options=options,
        contributions=sealed.contributions,
        start=sealed.start,
    )
    rng = KeyedRng(seed)
    state, _ = rules.setup(seats, options, rng)
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
        options=options,
        sealed=sealed,
        seed=seed,
        lines=lines,
        outcome=rules.outcome(state),
    )


def ending_so(key: str, ending: str, options: Mapping[str, str] = MappingProxyType({})) -> Record:
    """Return a random game of ``key`` that ends by ``ending``."""
    for number in range(1, TRIES):
        record = random_game(key, number, traits(key).avoided.get(ending, ()), options)
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

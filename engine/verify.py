"""Checks the record of a finished game against nothing but the rules.

    python -m engine.verify RECORD.json

Recomputes the commitment, the seed and every draw, replays every decision and compares the end. Prints "verified" or
the first disagreement. Exit code 0 or 1; 2 if this program cannot check the file. ``docs/record.md`` says what a
verified record proves, and what it does not.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine.any_game import AnyGame
from engine.contract import Event
from engine.errors import GameError, NotAllowed, UnreadableAction
from engine.record import MAX_CHARACTERS, START, Line, Record, RecordError, fingerprint, load, outcome_data
from engine.registry import every_game, game
from engine.replay import replay
from engine.seed import commitment


class Uncheckable(RecordError):
    """The record needs a game, a rules version or an option that this program lacks."""


class Mismatch(NamedTuple):
    """The first disagreement: ``kind`` is a key of :data:`KINDS`, ``line`` the line of the log concerned."""

    kind: str
    line: Line | None = None
    reason: str = ""

    def __str__(self) -> str:
        where = "" if self.line is None else f" at revision {self.line.revision} ({self.line})"
        return f"{KINDS[self.kind]}{where}{f': {self.reason}' if self.reason else ''}"


KINDS: Final = {
    "commitment": "the secret does not match the commitment",
    "seed": "secret and contributions give another seed",
    "step": "the log disagrees with the rules",
    "unfinished": "the log ends before the game does",
    "outcome": "the game ends differently from the record",
    "fingerprint": "the record was changed after it was written",
    "unsealed": "the game follows the rules, but its shuffle was not sealed, or a click in it is deleted",
}


def verify(record: Record) -> Mismatch | None:
    """Return the first disagreement in the record; None if it is verified.

    :class:`Uncheckable` for a game or a rules version that this program lacks. Players' names are not checked: nothing
    depends on them.
    """
    rules = _rules(record)
    sealed = record.sealed
    if sealed is not None and commitment(sealed.secret) != sealed.commitment:
        return Mismatch("commitment")
    if record.agreed_seed() != record.seed:
        return Mismatch("seed")
    found = _played(rules, record)
    if found is None and fingerprint(record) != record.fingerprint:
        found = Mismatch("fingerprint")
    if found is None and sealed is None:
        found = Mismatch("unsealed")
    return found


def _rules(record: Record) -> AnyGame:
    if record.game not in every_game():
        raise Uncheckable(f"This program has no game {record.game[:40]!r}.")
    rules = game(record.game)
    if record.rules_version != rules.meta.rules_version:
        raise Uncheckable(
            f"The game was played by version {record.rules_version} of its rules, and this program has version "
            f"{rules.meta.rules_version}: use the one that was there then."
        )
    if len(record.names) not in rules.meta.seats:
        raise Uncheckable(f"{record.game} is no game for {len(record.names)} players.")
    try:
        rules.meta.choose(record.options)
    except ValueError as error:
        raise Uncheckable(f"{error}.") from None
    return rules


def _played(rules: AnyGame, record: Record) -> Mismatch | None:
    """Replay the log; return the first disagreement."""
    lines = record.lines
    if not lines or lines[0].notation != START or lines[0].seat is not None:
        return Mismatch("step", lines[0] if lines else None, "a log starts with the deal")
    played = replay(rules, len(record.names), record.options, record.rng(), record.steps)
    last, state = lines[0].revision - 1, None
    standing: list[tuple[Line, bool]] = []
    for line in lines:
        if line.revision != last + 1:
            return Mismatch("step", line, f"it does not follow revision {last}")
        last = line.revision
        if state is not None:
            over = rules.outcome(state) is not None
            reason = "the game is over already" if over else _misfit(line, len(record.names), standing)
            if reason:
                return Mismatch("step", line, reason)
        try:
            _, state, events = next(played)
        except GameError as error:
            return Mismatch("step", line, _objection(error))
        standing = _after(standing, line, events)
    outcome = rules.outcome(state)
    if outcome is None:
        return Mismatch("unfinished")
    if outcome_data(outcome) != record.outcome:
        return Mismatch("outcome")
    return None


def _after(standing: list[tuple[Line, bool]], line: Line, events: Sequence[Event]) -> list[tuple[Line, bool]]:
    """Return what stands after this line: see :func:`_misfit`."""
    target = line.step.target
    if target is not None:
        return [each for each in standing if each[0].revision <= target]
    if standing and not line.step.is_action:
        return standing
    return [*standing, (line, any(event.reveals for event in events))]


def _objection(error: GameError) -> str:
    """Return why the rules do not perform a line."""
    match error:
        case UnreadableAction():
            return "the game has no such action"
        case NotAllowed():
            return f"not allowed ({error.reason})"
        case _:
            return "it is not this seat's decision"


def _misfit(line: Line, seats: int, standing: Sequence[tuple[Line, bool]]) -> str:
    """Return why this line after the deal fits no log of so many seats; empty if it fits.

    ``standing`` are the deal and the decisions that were not taken back, and whether each revealed anything.
    """
    if line.seat is None:
        return "" if line.notation.startswith("@") else "only the deal has no seat, and it comes first"
    if line.seat >= seats:
        return "there is no such seat"
    target = line.step.target
    if target is None:
        return ""
    if all(each.revision != target for each, _ in standing):
        return "there is no such decision to go back to"
    undone = [(each.seat, revealed) for each, revealed in standing if each.revision > target]
    if all(seat != line.seat for seat, _ in undone):
        return "it takes back no decision of its seat"
    if not line.step.resamples and any(revealed for _, revealed in undone):
        return "it takes back what has revealed something, and does not shuffle again"
    return ""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m engine.verify", description="Check the record of a game.")
    parser.add_argument("record", type=Path, metavar="RECORD.json", help="a record as the bot hands it out")
    path = parser.parse_args(arguments).record
    try:
        with path.open("rb") as file:
            record = load(file.read(4 * MAX_CHARACTERS + 1).decode())
        found = verify(record)
    except (OSError, RecordError, UnicodeDecodeError) as error:
        print(f"{path} cannot be checked: {error}", file=sys.stderr)
        return 2
    if found is not None:
        print(f"NOT verified: {found}.")
        return 1
    assert record.sealed is not None
    print(f"verified: {record.game}, {len(record.names)} players, {len(record.lines)} lines.")
    print(f"Shuffled again after the deal, for decisions that were taken back: {record.reshuffles} times.")
    print("Compare these with what the channel showed before the deal, and after the end:")
    print(f"commitment  {record.sealed.commitment}")
    print(f"fingerprint {record.fingerprint}")
    return 0


def _run() -> int:
    """Run the command. A reader that closes its end, such as ``head``, ends it quietly."""
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(_run())

"""Prints how the game of a record was decided: each seat's chance over the turns, and the turning points.

    python -m tables.review_record RECORD.json [--json]

Takes up to a minute.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.record import RecordError, load
from engine.registry import game as rules_of
from tables.reviews import Played, entries_of, per_cent, review, run_here


def main(arguments: Sequence[str]) -> int:
    """Print the review of a record as text, or as JSON."""
    if not arguments or arguments[1:] not in ([], ["--json"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        record = load(Path(arguments[0]).read_text(encoding="utf-8"))
    except (OSError, RecordError, UnicodeDecodeError) as error:
        print(f"{arguments[0]} cannot be reviewed: {error}", file=sys.stderr)
        return 2
    played = Played(rules_of(record.game), len(record.names), record.options, record.rng(), entries_of(record))
    found = asyncio.run(review(played, run_here, record.seed))
    if arguments[1:]:
        print(found.dump())
        return 0
    for place, turn in enumerate(found.curve):
        print(f"turn {place:3}  part {turn.part + 1}  " + "  ".join(f"{per_cent(each):3} %" for each in turn.chances))
    for point in found.points:
        told: list[Any] = [f"turn {point.turn}", f"seat {point.seat + 1}", point.played]
        told.append(f"not {point.best}" if point.best else f"helps seat {(point.gains or 0) + 1}")
        print("  ".join(map(str, told)), f" {per_cent(point.before)} % -> {per_cent(point.after)} %")
    if not found.points:
        print("no great mistake")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

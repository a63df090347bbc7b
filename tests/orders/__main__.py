"""``python -m tests.orders [FIRST [COUNT]]``: run schedules, by default 2,000 from seed 1, up to the first failure."""

from __future__ import annotations

import json
import sys
import time

from tests.orders.storm import check


def main(first: int = 1, count: int = 2000) -> None:
    """Print one JSON object as the last line: schedules, moves, and seconds."""
    began, moves = time.monotonic(), 0
    for seed in range(first, first + count):
        moves += sum(move.acknowledged for move in check(seed).moves)
    print(json.dumps({"schedules": count, "moves": moves, "seconds": round(time.monotonic() - began, 1)}))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

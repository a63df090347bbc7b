"""Does anything that reaches a viewer reveal what the viewer may not know? Tested in whole games.

    python -m tests.secrets [--games 1000] [--game KEY] [--seed S] [--save] [--quiet]

Prints the comparisons by game, and one JSON object as its last line. At the first difference it prints that and the
command that reproduces it, and exits with 1.

Coverage: *every* step of every game, by one viewer in two random ways, and each step that a viewer may not notice by
two of those. About every thirtieth step, every open poll and the end, by all viewers in all ways: the public message,
mentions, the hand in picture and words, *More*, the log, the board in words, the reach of undo, forged buttons, the
requests sent. At about every fiftieth, all answers to one player take so long that the seat changes hands meanwhile.
Pictures are drawn at about every 170th step, and for six in a hundred viewers at the end. Elsewhere the input of a
picture stands for it. Not compared: texts without a table (rules, help, settings), the choice of a hint, which is
computed at each request, and what a finished game reveals by design (its record).

The number of other players' private actions is resampled, so no custom id may count them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import time
from collections import defaultdict
from collections.abc import Sequence

from bench import machine
from engine import games
from engine.progress import add_quiet, progress
from tests.secrets.figures import Depth, Difference, Figures
from tests.secrets.trial import Trial
from tests.wire.report import Report, save_report


async def run(count: int, keys: Sequence[str], seed: int, depth: Depth | None = None) -> dict[str, Figures]:
    """Return the figures of ``count`` games, the kinds in turn. Raises :class:`Difference` at the first."""
    found: dict[str, Figures] = defaultdict(Figures)
    for number in progress(range(seed, seed + count), "games"):
        key = keys[number % len(keys)]
        found[key].add(await Trial(key, number, depth or Depth()).play())
    return found


def table(found: dict[str, Figures]) -> str:
    """Return the figures as lines of text."""
    head = ("", "games", "steps", "unseen", "again", "compared", "MB", "pictures", "forged", "late")
    rows = [
        (
            key,
            each.games,
            each.steps,
            each.unseen,
            each.followed,
            each.compared.total(),
            round(each.size / 1e6),
            each.pictures,
            each.forged,
            each.late,
        )
        for key, each in found.items()
    ]
    return "\n".join(f"{row[0]:12}" + "".join(f"{cell:>11}" for cell in row[1:]) for row in (head, *rows))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.secrets", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games in all (default 1000)")
    parser.add_argument("--game", choices=games(), help="one kind of game only")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each next one has the next")
    parser.add_argument("--save", action="store_true", help="write the result into bench/results")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    keys = (asked.game,) if asked.game else games()
    # Discord refuses some panels here.
    logging.getLogger("cogs.interactions.replies").setLevel(logging.ERROR)
    before, began = machine(), time.monotonic()
    try:
        found = asyncio.run(run(asked.games, keys, asked.seed))
    except Difference as difference:
        print(*difference.args, *difference.__notes__, sep="\n", file=sys.stderr)
        return 1
    total = Figures()
    for each in found.values():
        total.add(each)
    print(table({**found, "all": total}))
    summary = {
        "games": total.games,
        "steps": total.steps,
        "unseen_steps": total.unseen,
        "steps_done_in_another_world": total.followed,
        "comparisons": total.compared.total(),
        "by_way": dict(total.compared.most_common()),
        "bytes": total.size,
        "pictures": total.pictures,
        "picture_bytes": total.picture_size,
        "forged_buttons": total.forged,
        "late_answers": total.late,
        "differences": 0,
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(summary))
    if asked.save:
        figures = {name.replace("_", " "): value for name, value in summary.items() if isinstance(value, int)}
        report = Report("secrets", {**figures})
        save_report(report, "tests.secrets", sys.argv[1:] if arguments is None else arguments, before)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Whether anything that reaches a viewer tells what the viewer may not know, tried in whole games.

    python -m tests.secrets [--games 1000] [--game KEY] [--seed S] [--save]

Prints what was compared, by game, and as its last line one JSON object. At the first difference it prints that, and the
command that shows it again, and leaves with 1.

Covered: *every* step of every game, by one viewer in two ways chosen by chance, and each step that somebody may not
notice by two of those; about every thirtieth step, every open question and the end by everybody in all ways (the public
message, mentions, the hand shown and told, *More*, the log, the board in words, what undo reaches, and so on; forged
buttons; the requests that are sent). Pictures are drawn at about every 170th step, and for six in a hundred viewers at
the end; elsewhere all that a picture is made from stands for it. What holds no table (rules, help, settings), what is
thought out anew each time it is asked for (a hint) and what a finished game gives away on purpose (its record, why its
computer players decided as they did) is not compared.

How many unseen steps others have taken is among what is resampled: no custom id may count them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import defaultdict
from collections.abc import Sequence

from bench import machine
from engine import games
from tests.secrets.trial import Depth, Difference, Figures, Trial
from tests.wire.report import Report, save_report


async def run(count: int, keys: Sequence[str], seed: int, depth: Depth | None = None) -> dict[str, Figures]:
    """The figures of ``count`` games, the kinds in turn. Raises :class:`Difference` at the first."""
    found: dict[str, Figures] = defaultdict(Figures)
    for number in range(seed, seed + count):
        key = keys[number % len(keys)]
        found[key].add(await Trial(key, number, depth or Depth()).play())
    return found


def table(found: dict[str, Figures]) -> str:
    """The figures as lines of text."""
    head = ("", "games", "steps", "unseen", "again", "compared", "MB", "pictures", "forged")
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
            each.refusals,
        )
        for key, each in found.items()
    ]
    return "\n".join(f"{row[0]:12}" + "".join(f"{cell:>11}" for cell in row[1:]) for row in (head, *rows))


def main(arguments: list[str] | None = None) -> int:
    """What the command line asks for; the code to leave with."""
    parser = argparse.ArgumentParser(prog="python -m tests.secrets", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games in all (default 1000)")
    parser.add_argument("--game", choices=games(), help="one kind of game only")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each next one has the next")
    parser.add_argument("--save", action="store_true", help="write the result into bench/results")
    asked = parser.parse_args(arguments)
    keys = (asked.game,) if asked.game else games()
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
    told = {
        "games": total.games,
        "steps": total.steps,
        "unseen_steps": total.unseen,
        "steps_done_in_another_world": total.followed,
        "comparisons": total.compared.total(),
        "by_way": dict(total.compared.most_common()),
        "bytes": total.size,
        "pictures": total.pictures,
        "picture_bytes": total.picture_size,
        "forged_buttons": total.refusals,
        "differences": 0,
        "seconds": round(time.monotonic() - began),
    }
    print(json.dumps(told))
    if asked.save:
        figures = {name.replace("_", " "): value for name, value in told.items() if isinstance(value, int)}
        report = Report("secrets", {**figures})
        save_report(report, "tests.secrets", sys.argv[1:] if arguments is None else arguments, before)
    return 0


if __name__ == "__main__":
    sys.exit(main())

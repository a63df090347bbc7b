"""``.venv-tools/bin/python -m tests.mutants [--save] [FROM [TO]]``: do the tests of a folder notice a changed program?

``mutants.json`` holds 100 small changes of ``engine``, ``tables`` and ``db``, chosen at random with a fixed seed.
Cosmic Ray makes each in a copy of the tree, one for each processor. Then the tests run that docs/developing.md names
for the changed file. The last line is JSON and says how many changes were caught. ``choose`` instead of numbers chooses
new ones: a change is named by its place, and belongs to the program for which it was chosen.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, Final

from cosmic_ray.commands.init import _all_work_items
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.testing import run_tests
from cosmic_ray.work_item import MutationSpec, TestOutcome

from bench import machine
from bench.results import save

ROOT: Final = Path(__file__).resolve().parents[1]
LIST: Final = Path(__file__).with_suffix(".json")
SEED: Final = 45
CHOSEN: Final = {"engine": 50, "tables": 25, "db": 25}
TIMEOUT_SECONDS: Final = 900.0
"""Cosmic Ray counts a run that takes longer as caught."""
TYPES: Final = "BitOr"
"""Operators with this in their name change mostly annotations, which run nothing."""
ROW: Final = re.compile(r"^\| `([\w./]+)`[^|]* \| `python3 start\.py test ([^`]+)` \|", re.MULTILINE)
"""Matches a row of the guide's table: a folder or file, and the arguments of pytest."""


def choose() -> list[dict[str, Any]]:
    """Choose the changes: places at random, then one of the changes that are possible there."""
    chance = random.Random(SEED)
    chosen = []
    for package, count in CHOSEN.items():
        places = defaultdict(list)
        for item in _all_work_items(sorted(Path(package).rglob("*.py")), {}):
            (change,) = item.mutations
            if TYPES not in change.operator_name:
                places[str(change.module_path), change.start_pos].append((change.operator_name, change.occurrence))
        for file, start in sorted(chance.sample(sorted(places), count)):
            operator, occurrence = chance.choice(sorted(places[file, start]))
            chosen.append({"file": file, "line": start[0], "operator": operator, "occurrence": occurrence})
    return chosen


def tests_of(file: str, rows: list[tuple[str, str]]) -> str:
    """Return the arguments of pytest in the row with the longest path that holds the file."""
    return max((row for row in rows if file.startswith(row[0])), key=lambda row: len(row[0]))[1]


def prepare(trees: str) -> None:
    """Copy the tree for this process, and go there."""
    tree = Path(tempfile.mkdtemp(dir=trees))
    tree.chmod(0o755)  # Run as root, tests of file permissions switch to an ordinary user.
    ignored = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__")
    shutil.copytree(ROOT, tree, ignore=ignored, dirs_exist_ok=True)
    os.chdir(tree)


def attempt(change: dict[str, Any] | None, tests: str) -> tuple[bool, str, float]:
    """Run tests with a change; whether one failed, the first that did, and the seconds. Ends without the change."""
    command = f"{ROOT / '.venv/bin/python'} -m pytest -q -x -p no:cacheprovider -p no:xdist {tests}"
    began = time.monotonic()
    if change is None:
        outcome, output = run_tests(command, TIMEOUT_SECONDS)
    else:
        spec = MutationSpec(Path(change["file"]), change["operator"], change["occurrence"], (0, 0), (0, 1))
        result = mutate_and_test([spec], command, TIMEOUT_SECONDS)
        if result.test_outcome is None or result.diff is None:
            raise LookupError(f"no such place: {change}; choose new changes")
        outcome, output = result.test_outcome, result.output
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output or "", re.MULTILINE)
    return outcome != TestOutcome.SURVIVED, failed[1] if failed else "", time.monotonic() - began


def run(changes: list[dict[str, Any]]) -> dict[str, int]:
    """Make all changes and print what became of each. Returns how many of each package were made and caught."""
    rows = ROW.findall((ROOT / "docs/developing.md").read_text(encoding="utf-8"))
    chosen = [tests_of(change["file"], rows) for change in changes]
    unchanged, figures, survivors = sorted({*chosen}), Counter[str](), list[dict[str, Any]]()
    with (
        tempfile.TemporaryDirectory() as trees,
        ProcessPoolExecutor(os.cpu_count(), initializer=prepare, initargs=(trees,)) as pool,
    ):
        Path(trees).chmod(0o755)
        for tests, (failed, name, _) in zip(unchanged, pool.map(attempt, repeat(None), unchanged), strict=False):
            if failed:
                sys.exit(f"{tests} fails without a change, so it would catch every one: {name}")
        for change, (caught, name, seconds) in zip(changes, pool.map(attempt, changes, chosen), strict=True):
            package = change["file"].partition("/")[0]
            figures[f"{package}: changes"] += 1
            figures[f"{package}: caught"] += caught
            survivors += [] if caught else [change]
            print("caught  " if caught else "survived", f"{seconds:5.0f} s", *change.values(), name, flush=True)
    print(json.dumps({**figures, "survivors": survivors}))
    return figures


def main(arguments: list[str]) -> None:
    """Choose the changes, or make those from one number up to another; ``--save`` writes the result of all."""
    if arguments == ["choose"]:
        LIST.write_text(json.dumps(choose(), indent=0) + "\n", encoding="utf-8")
        return
    changes, before = json.loads(LIST.read_text(encoding="utf-8")), machine()
    if arguments == ["--save"]:
        save("proof", "mutants", ".venv-tools/bin/python -m tests.mutants", run(changes), before=before)
    else:
        run(changes[slice(*(int(argument) for argument in arguments or (len(changes),)))])


if __name__ == "__main__":
    main(sys.argv[1:])

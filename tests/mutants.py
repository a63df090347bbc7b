"""``.venv-tools/bin/python -m tests.mutants [FROM [TO]]``: do the tests of a folder notice a changed program?

``mutants.json`` holds 100 small changes of ``engine``, ``tables`` and ``db``, chosen at random with a fixed seed.
Cosmic Ray makes each in a copy of the tree. Then the tests run that docs/developing.md names for the changed file. The
last line is JSON and says how many changes were caught. ``choose`` instead of a number chooses new ones.
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
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from cosmic_ray.commands.init import _all_work_items
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.testing import run_tests
from cosmic_ray.work_item import MutationSpec, TestOutcome

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


def run(changes: list[dict[str, Any]]) -> None:
    """Make one change after another in a copy of the tree, print what became of each, and the sum as JSON."""
    rows = ROW.findall((ROOT / "docs/developing.md").read_text(encoding="utf-8"))
    survivors = []
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # Run as root, tests of file permissions switch to an ordinary user.
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__"))
        os.chdir(tree)
        pytest = f"{ROOT / '.venv/bin/python'} -m pytest -q -x -p no:cacheprovider -p no:xdist"
        for tests in sorted({tests_of(change["file"], rows) for change in changes}):
            outcome, output = run_tests(f"{pytest} {tests}", TIMEOUT_SECONDS)
            if outcome != TestOutcome.SURVIVED:
                sys.exit(f"{tests} fails without a change, so it would catch every one:\n{output}")
        for change in changes:
            spec = MutationSpec(Path(change["file"]), change["operator"], change["occurrence"], (0, 0), (0, 1))
            tests = tests_of(change["file"], rows)
            start = time.monotonic()
            result = mutate_and_test([spec], f"{pytest} {tests}", TIMEOUT_SECONDS)
            if result.test_outcome is None or result.diff is None:
                sys.exit(f"{change}: {result.output}")
            caught = result.test_outcome != TestOutcome.SURVIVED
            survivors += [] if caught else [change]
            seconds = f"{time.monotonic() - start:5.0f} s"
            failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", result.output or "", re.MULTILINE)[:1]
            print("caught  " if caught else "survived", seconds, *change.values(), *failed, flush=True)
    print(json.dumps({"mutants": len(changes), "caught": len(changes) - len(survivors), "survivors": survivors}))


def main(arguments: list[str]) -> None:
    """Choose the changes, or make those from one number up to another."""
    if arguments == ["choose"]:
        LIST.write_text(json.dumps(choose(), indent=0) + "\n", encoding="utf-8")
        return
    changes = json.loads(LIST.read_text(encoding="utf-8"))
    run(changes[slice(*(int(argument) for argument in arguments or (len(changes),)))])


if __name__ == "__main__":
    main(sys.argv[1:])

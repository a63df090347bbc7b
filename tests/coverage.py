"""Which branches of ``engine/`` and ``tables/`` do their own tests take? ``python -m tests.coverage``

Tests that play very many games are left out: they take no branch that the others do not, and take long.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
ROOMS: Final = ("engine", "tables")
LEFT_OUT: Final = ("ten_thousand", "a_hundred_games", "beats", "no_seat_learns", "no_view_shows", "does_not_simply")
"""Parts of names of tests."""


def main() -> int:
    """Run the tests, print the figures; the tests' exit code."""
    with tempfile.TemporaryDirectory(prefix="coverage-") as folder:
        file = f"--data-file={folder}/data"
        coverage = [sys.executable, "-m", "coverage"]
        tests = [f"tests/{room}" for room in ROOMS]
        chosen = " and ".join(f"not {name}" for name in LEFT_OUT)
        command = ["run", "--branch", f"--source={','.join(ROOMS)}", file, "-m", "pytest", "-q", *tests, "-k", chosen]
        code = subprocess.run([*coverage, *command], cwd=ROOT, check=False).returncode
        for room in ROOMS:
            report = ["report", file, f"--include={room}/*", "--show-missing", "--skip-covered"]
            subprocess.run([*coverage, *report], cwd=ROOT, check=False)
    return code


if __name__ == "__main__":
    sys.exit(main())

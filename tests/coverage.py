"""``python -m tests.coverage [--save]``: the branches of ``engine/`` and ``tables/`` that their own tests take.

Tests that play very many games are left out: they take no branch that the others do not, and take long.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from bench import machine
from bench.results import save

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ("engine", "tables")
LEFT_OUT: Final = ("ten_thousand", "a_hundred_games", "beats", "no_seat_learns", "no_view_shows", "does_not_simply")
"""Parts of names of tests."""


def main(arguments: list[str] | None = None) -> int:
    """Run the tests and print the figures. Returns the tests' exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.coverage", description="Branches that the tests take.")
    parser.add_argument("--save", action="store_true", help="write the result into bench/results")
    asked = parser.parse_args(arguments)
    before = machine()
    figures: dict[str, float | int | str] = {}
    with tempfile.TemporaryDirectory(prefix="coverage-") as folder:
        tests = [f"tests/{package}" for package in PACKAGES]
        chosen = " and ".join(f"not {name}" for name in LEFT_OUT)
        source = f"--source={','.join(PACKAGES)}"
        code = _coverage(folder, "run", "--branch", source, "-m", "pytest", "-q", *tests, "-k", chosen)
        for package in PACKAGES:
            only = f"--include={package}/*"
            _coverage(folder, "report", only, "--show-missing", "--skip-covered")
            _coverage(folder, "json", only, "-q", "-o", f"{folder}/{package}.json")
            totals = json.loads(Path(folder, f"{package}.json").read_text(encoding="utf-8"))["totals"]
            figures[f"{package}: statements"] = totals["num_statements"]
            figures[f"{package}: statements missed"] = totals["missing_lines"]
            figures[f"{package}: branches"] = totals["num_branches"]
            figures[f"{package}: branches missed"] = totals["missing_branches"]
    if asked.save:
        failed = ["a test failed"] if code else []
        save("proof", "coverage", "python -m tests.coverage", figures, before=before, violations=failed)
    return code


def _coverage(folder: str, command: str, *arguments: str) -> int:
    """Run a command of coverage.py with its data in ``folder``. Returns its exit code."""
    program = [sys.executable, "-m", "coverage", command, f"--data-file={folder}/data", *arguments]
    return subprocess.run(program, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

"""Look for known vulnerabilities in the locked packages: ``python -m tools.audit [LOCK ...]``.

By default the command looks at ``requirements/dev.lock`` and ``requirements/tools.lock``, which hold everything.
pip-audit asks the package index. Where no index answers, one sentence says so and the exit code is 0: a network that is
down is no vulnerability. The exit code is 1 for a known vulnerability.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tools.lock import LARGEST, ROOT, TOOLS, environment, lock_of

TIMEOUT_SECONDS: Final = 300
"""Limit for one lock."""


def report(programs: Path, lock: str) -> list[dict[str, Any]]:
    """Return what pip-audit says about each package of a lock.

    Raises ValueError without an answer; the text says why.
    """
    command = [str(programs / "pip-audit"), "--require-hashes", "--disable-pip", "--progress-spinner", "off"]
    try:
        run = subprocess.run(
            [*command, "--format", "json", "-r", lock],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise ValueError(f"no answer in {TIMEOUT_SECONDS} seconds") from None
    if not run.stdout.startswith("{"):
        said = run.stderr.strip().splitlines()
        raise ValueError(said[-1] if said else f"pip-audit ended with exit code {run.returncode}")
    packages: list[dict[str, Any]] = json.loads(run.stdout)["dependencies"]
    return packages


def findings(packages: Sequence[dict[str, Any]]) -> tuple[list[str], int]:
    """Return a line for each vulnerability, and the number of packages that the index knew."""
    known = [each for each in packages if "skip_reason" not in each]
    lines = [
        f"{each['name']} {each['version']}: {found['id']}, mended in {', '.join(found['fix_versions']) or 'no version'}"
        for each in known
        for found in each["vulns"]
    ]
    return lines, len(known)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is known; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.audit", description="Look for known vulnerabilities.")
    parser.add_argument("lock", nargs="*", default=[str(lock_of(name)) for name in (LARGEST, TOOLS)])
    code = 0
    for lock in parser.parse_args(arguments).lock:
        try:
            lines, known = findings(packages := report(environment(), lock))
        except (ValueError, OSError, subprocess.CalledProcessError) as error:
            print(f"{lock}: skipped, pip-audit cannot work here: {error}")
            continue
        if not known:
            print(f"{lock}: skipped, no package index here tells vulnerabilities.")
            continue
        print(f"{lock}: {len(lines)} known vulnerabilities; the index knows {known} of {len(packages)} packages.")
        print("\n".join(lines), end="\n" if lines else "")
        code = 1 if lines else code
    return code


if __name__ == "__main__":
    sys.exit(main())

"""Tag a release: ``python -m tools.release [--check]``.

The version stands in ``pyproject.toml``. Its tag is ``v0.2.0``. The command checks that the tree is clean, that the
changelog has the version on top with a date, and that the tag is free. ``--check`` makes no tag. Pushing the tag lets
``.github/workflows/release.yml`` build and publish the images that the command names.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.laws import ROOT

_VERSION: Final = re.compile(r"\d+\.\d+\.\d+")


def git(root: Path, *arguments: str) -> str:
    """Return what git prints. Raises subprocess.CalledProcessError."""
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def version(root: Path = ROOT) -> str:
    """Return the version that ``pyproject.toml`` gives."""
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def problems(root: Path = ROOT) -> list[str]:
    """Return a sentence for each reason against a release."""
    number, found = version(root), []
    if not _VERSION.fullmatch(number):
        found.append(f"The version in pyproject.toml must be three numbers, such as 0.2.0; it is {number}.")
    if git(root, "status", "--porcelain"):
        found.append("The tree has changes. Commit them first.")
    headings = re.findall(r"^## (.+)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if not headings or not re.fullmatch(rf"{re.escape(number)} – \d{{4}}-\d{{2}}-\d{{2}}", headings[0]):
        found.append(f"The first heading of CHANGELOG.md must be the version with its date: ## {number} – 2026-01-31.")
    if git(root, "tag", "--list", f"v{number}"):
        found.append(f"There is a tag v{number} already. Raise the version in pyproject.toml.")
    return found


def images(number: str) -> list[str]:
    """Return the names under which the image of a version is published."""
    return [f"ghcr.io/<owner>/tertulia:{tag}" for tag in (number, number.rpartition(".")[0], "latest")]


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command; return 0, or 1 with the reasons on stderr."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description="Tag the version of pyproject.toml.")
    parser.add_argument("--check", action="store_true", help="check only, and make no tag")
    check = parser.parse_args(arguments).check
    found = problems(root)
    for each in found:
        print(each, file=sys.stderr)
    if found:
        return 1
    number = version(root)
    if not check:
        git(root, "tag", "--annotate", f"v{number}", "--message", f"Tertulia {number}")
        print(f"Tagged v{number}. Publish it with: git push origin v{number}")
    print("Images:", *images(number), sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Write a small, playable game from the template: rules, pictures, texts in four languages, tests.

    python -m tools.new_game KEY [--title TITLE] [--kind turns|simultaneous]

In a game of ``turns`` the players act one after the other. In a ``simultaneous`` one all choose in secret at the same
time, in several steps, over the rounds of a match.

Then make it yours, file by file: ``docs/adding-a-game.md``. Exit code 2 if the key or the title is bad or a file is in
the way; then nothing is written.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.scaffold import KINDS, ROOT, files, problem

MAKERS: Final = (
    ("ruff", "check", "--quiet", "--select", "I", "--fix"),
    ("ruff", "format", "--quiet"),
)
"""Commands that sort the imports of the new files, which depends on the key, and format them."""


def write(key: str, title: str, kind: str, root: Path) -> list[str]:
    """Write the game's files to ``root``; return their paths. Remove all of them if a step fails."""
    made: list[Path] = []
    try:
        for name, text in files(key, title, kind).items():
            path = root / name
            made += [folder for folder in reversed(path.parents) if root in folder.parents and not folder.exists()]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            made.append(path)
        code = [str(path) for path in made if path.suffix == ".py"]
        for command in MAKERS:
            _run(root, "-m", *command, *code)
        _run(root, "-m", "tests.engine.make_records", key)
        made += (root / "tests/engine/records").glob(f"{key}-*.json")
    except BaseException:
        for path in reversed(made):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        raise
    return [path.relative_to(root).as_posix() for path in made if path.is_file()]


def _run(root: Path, *arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], cwd=root, check=True, capture_output=True, text=True)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Write a game from the template.")
    parser.add_argument("key", help="folder of the game, and its name in commands: small letters, digits, _")
    parser.add_argument("--title", help="title for players (default: the key in capitalised words)")
    parser.add_argument("--kind", choices=KINDS, default="turns", help="how its players choose (default: turns)")
    asked = parser.parse_args(arguments)
    title = asked.title if asked.title is not None else asked.key.replace("_", " ").title()
    wrong = problem(asked.key, title, root)
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    try:
        made = write(asked.key, title, asked.kind, root)
    except subprocess.CalledProcessError as error:
        said = (error.stderr or error.stdout).strip().splitlines()
        print(f"The new game was removed again: {said[-1] if said else error}", file=sys.stderr)
        return 1
    print("\n".join(made))
    print(f"{title} can be played. Check it with: python -m tools.check_game {asked.key}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

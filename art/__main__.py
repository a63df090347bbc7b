"""``python -m art [FOLDER …] [--check]``: paint the pieces and emojis that the bot's pictures are composed of.

A folder is a game, ``house``, which belongs to all games, or ``cards``. Pieces go to ``render/<folder>/pieces/``, with
their index, emojis to ``render/<folder>/emojis/``. ``--check`` writes nothing: it paints one piece in ``--nth`` again,
names the files that differ, and exits with 1 if there are any. A PNG that was drawn by hand is left alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Final

from art import emoji, pieces
from engine.progress import add_quiet, progress
from render.kit.scale import PICTURE, scaled
from render.kit.sprites import reduced

ROOT: Final = Path(__file__).resolve().parents[1]
SHOWN: Final = 20
"""Files that are named."""
NTH: Final = 12
"""Of so many pieces, ``--check`` paints one."""


def emojis(folder: str, *, check: bool) -> list[Path]:
    """Paint the emojis of a folder; return the files that differed. ``check``: leave them as they are."""
    if not (ROOT / "art" / folder / "emojis.py").exists():
        return []
    differing = []
    for key, draw in import_module(f"art.{folder}.emojis").DRAWINGS.items():
        path = ROOT / "render" / folder / "emojis" / f"{key}.png"
        with scaled(1.0):
            made = draw()
        image = emoji.square(reduced(made, PICTURE))
        if path.exists() and pieces.alike(path, image):
            continue
        differing.append(path)
        if not check:
            path.parent.mkdir(exist_ok=True)
            image.save(path, "PNG")
    return differing


def paint(folder: str) -> list[Path]:
    """Paint all pieces of a folder and write its index; return the files that changed."""
    places: dict[bool, dict[str, list[int]]] = defaultdict(dict)
    changed = []
    for job in progress(list(pieces.jobs(folder)), folder):
        painted = job.paint()
        places[job.close][painted.name] = painted.place
        if pieces.differs(painted):
            pieces.write(painted)
            changed.append(painted.file)
    for close, found in places.items():
        pieces.write_index(pieces.ROOT / folder / "pieces" / ("close" if close else ""), close, found)
    return changed


def differing(folder: str, nth: int) -> list[Path]:
    """Paint one piece in ``nth`` of a folder again; return the files that differ."""
    chosen = list(islice(pieces.jobs(folder), 0, None, nth))
    return [painted.file for job in progress(chosen, folder) if pieces.differs(painted := job.paint())]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m art", description="Paint what pictures are composed of.")
    names = pieces.folders()
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help=", ".join(names))
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that differ")
    parser.add_argument(
        "--nth", type=int, default=NTH, help="with --check: paint one piece in NTH (default %(default)s)"
    )
    add_quiet(parser)
    given = parser.parse_args(arguments)
    if unknown := [each for each in given.folders if each not in names]:
        parser.error(f"there is no folder {unknown[0]}; there are: {', '.join(names)}")
    if given.nth < 1:
        parser.error("--nth is 1 or more")
    found: list[Path] = []
    for folder in given.folders or names:
        found += differing(folder, given.nth) if given.check else paint(folder)
        found += emojis(folder, check=given.check)
    for path in found[:SHOWN]:
        print(f"{path.relative_to(ROOT)} {'differs' if given.check else 'written'}")
    if len(found) > SHOWN:
        print(f"and {len(found) - SHOWN} more")
    return 1 if given.check and found else 0


if __name__ == "__main__":
    sys.exit(main())

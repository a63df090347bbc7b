"""``python -m art [FOLDER …] [--check]``: paint the emojis into ``render/<folder>/emojis/``.

A folder is a game or ``house``, which belongs to all games. Its drawings are ``DRAWINGS`` in
``art/<folder>/emojis.py``: sprites by key. A file is written only if its pixels change. ``--check`` writes nothing,
names the files that differ, and exits with 1 if there are any. A file that was drawn by hand has no drawing here.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from PIL import Image

from art import emoji
from engine.progress import add_quiet, progress

ROOT = Path(__file__).resolve().parents[1]


def folders() -> list[str]:
    """Return the folders that have drawings of emojis."""
    return sorted(path.parent.name for path in (ROOT / "art").glob("*/emojis.py"))


def paint(chosen: Sequence[str], *, check: bool) -> list[Path]:
    """Paint the emojis of these folders; return the files that differed. ``check``: leave them as they are."""
    drawings = [
        (ROOT / "render" / folder / "emojis" / f"{key}.png", draw)
        for folder in chosen
        for key, draw in import_module(f"art.{folder}.emojis").DRAWINGS.items()
    ]
    differing = []
    for path, draw in progress(drawings, "emojis"):
        image = emoji.square(draw())
        if path.exists() and _pixels(path.read_bytes()) == image.tobytes():
            continue
        differing.append(path)
        if not check:
            path.parent.mkdir(exist_ok=True)
            image.save(path, "PNG")
    return differing


def _pixels(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGBA").tobytes()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m art", description="Paint the emojis that the bot uploads.")
    parser.add_argument("folders", nargs="*", choices=[[], *folders()], metavar="FOLDER", help=", ".join(folders()))
    parser.add_argument("--check", action="store_true", help="write nothing; name the files that differ")
    add_quiet(parser)
    given = parser.parse_args(arguments)
    differing = paint(given.folders or folders(), check=given.check)
    for path in differing:
        print(f"{path.relative_to(ROOT)} {'differs' if given.check else 'written'}")
    return 1 if given.check and differing else 0


if __name__ == "__main__":
    sys.exit(main())

"""``python -m tools.compare_pictures [--game G] [--renew PATTERN] [--with FOLDER]``: find changed pictures.

The baseline holds each picture of the gallery, reduced to a twelfth: ``tests/render/baseline/<game>/<picture>.webp``.
A change is reported if it is more than 2 of 255 on average of a picture, or more than 10 in a tile of 24 by 24 pixels.
The exit code is 1 if there is any. ``--renew`` takes over the pictures whose name matches, such as ``hand-*-fr``: only
after you have looked at them. ``--with`` compares with a folder of whole pictures instead (``<game>-<picture>.png``),
pixel by pixel, as ``--save FOLDER`` writes them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageStat

from engine.progress import add_quiet
from render.gallery import drawings
from render.registry import games

BASELINE: Final = Path(__file__).resolve().parents[1] / "tests" / "render" / "baseline"
REDUCED: Final = 12
"""Pixels of a picture in a pixel of the baseline, in each direction."""
TILE: Final = 24
"""Side in pixels of the squares that are compared one by one."""
MEAN: Final = 2.0
WORST: Final = 10.0
"""Largest differences, of 255: of a whole picture on average, and of a tile."""


class Difference(NamedTuple):
    """The differences of a picture, of 255: on average, and in its worst tile with its place in pixels."""

    mean: float
    worst: float
    place: tuple[int, int]

    @property
    def seen(self) -> bool:
        """Whether the picture has changed."""
        return self.mean > MEAN or self.worst > WORST


def compare(old: Image.Image, new: Image.Image, reduced: int = REDUCED) -> Difference:
    """Compare two pictures, RGB, that were ``reduced`` to a part of their size."""
    if old.size != new.size:
        return Difference(255.0, 255.0, (0, 0))
    grey = ImageStat.Stat(ImageChops.difference(old, new)).mean
    bands = ImageChops.difference(old, new).split()
    side = TILE // reduced
    tiles = [band.resize((-(-old.width // side), -(-old.height // side)), Image.Resampling.BOX) for band in bands]
    worst, place = 0.0, (0, 0)
    for number, values in enumerate(zip(*(tile.tobytes() for tile in tiles), strict=True)):
        if sum(values) / 3 > worst:
            worst = sum(values) / 3
            place = number % tiles[0].width * TILE, number // tiles[0].width * TILE
    return Difference(sum(grey) / 3, worst, place)


def differences(
    game: str, renew: str = "", whole: Path | None = None, save: Path | None = None
) -> Iterator[tuple[str, Difference | None]]:
    """Yield the name of each picture of a game that differs, and how. Renew those that match a pattern (None)."""
    known = set()
    for locale, name, (image, _) in drawings(game):
        picture = f"{name}-{locale}"
        known.add(f"{picture}.webp")
        if save is not None:
            image.save(save / f"{game}-{picture}.png", compress_level=1)
        if whole is not None:
            path, new, reduced = whole / f"{game}-{picture}.png", image, 1
        else:
            path, new, reduced = BASELINE / game / f"{picture}.webp", image.reduce(REDUCED), REDUCED
        if renew and whole is None and fnmatchcase(picture, renew):
            path.parent.mkdir(parents=True, exist_ok=True)
            new.save(path, lossless=True)
            yield picture, None
        elif not path.exists():
            yield picture, Difference(255.0, 255.0, (0, 0))
        else:
            with Image.open(path) as old:
                found = compare(old.convert("RGB"), new, reduced)
            if found.seen:
                yield picture, found
    if whole is None:
        for path in (BASELINE / game).glob("*.webp"):
            if path.name not in known and renew:
                path.unlink()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.compare_pictures", description="Find changed pictures.")
    parser.add_argument("--game", choices=games())
    parser.add_argument("--renew", default="", metavar="PATTERN", help="take over the pictures with these names")
    parser.add_argument("--with", dest="whole", type=Path, metavar="FOLDER", help="compare with whole pictures")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="write whole pictures")
    add_quiet(parser)
    given = parser.parse_args(arguments)
    if given.whole is not None and not given.whole.is_dir():
        parser.error(f"there is no folder {given.whole}")
    if given.save is not None:
        try:
            given.save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            parser.error(f"pictures cannot be written there: {error}")
    changed = renewed = 0
    for game in [given.game] if given.game else games():
        for name, found in differences(game, given.renew, given.whole, given.save):
            if found is None:
                renewed += 1
                continue
            changed += 1
            print(
                f"{game}-{name}: {found.mean:.1f} of 255 on average, {found.worst:.1f} in the square at {found.place}"
            )
    if given.renew and not renewed:
        parser.error(f"no picture has a name like {given.renew}")
    print(f"{changed} pictures have changed" + (f", {renewed} are renewed" if renewed else ""))
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Paints pieces into ``render/<game>/pieces``: see :mod:`art.kit.paint` for what is painted, and how it is named.

An opaque piece is a JPEG. One with a coverage is a WebP whose coverage is exact, and whose colours go on under its
edge, so that lossy packing leaves no fringe. A PNG beside it, drawn by hand, replaces it.
"""

from __future__ import annotations

import io
import json
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageFilter, ImageStat

import art
from art.kit.paint import PAINTINGS, Painting
from render.kit.scale import PICTURE, scaled
from render.kit.sprites import Sprite, reduced

ROOT: Final = Path(__file__).resolve().parents[1] / "render"
CLOSE: Final = PICTURE * 1560 / 1101
"""Pixels a unit of a close view: Luxor's temple, 1101 units wide, as wide as a picture."""
SMALL: Final = 4000
"""Pixels of a piece up to which it is packed without loss."""
QUALITY: Final = 90
OPAQUE_QUALITY: Final = 93
ALIKE: Final = 2.0
"""Mean difference, of 255, up to which two pieces are the same: processors and libraries round differently."""


class Painted(NamedTuple):
    """A piece to be written: its folder, its name, its pixels with their place, and a box's size and corners."""

    folder: Path
    name: str
    made: Sprite
    box: tuple[int, ...]

    @property
    def file(self) -> Path:
        """Its file."""
        return self.folder / f"{self.name}{'.webp' if self.made.masked else '.jpg'}"

    @property
    def place(self) -> list[int]:
        """Its line in the index."""
        return [self.made.dx, self.made.dy, *self.box]


class Job(NamedTuple):
    """A piece to be painted."""

    painting: Painting
    arguments: dict[str, object]
    close: bool

    def paint(self) -> Painted:
        """Paint it at one pixel a unit, then reduce it."""
        painting, ratio = self.painting, CLOSE if self.close else PICTURE
        with scaled(1.0):
            whole = painting.paint(**self.arguments)
        made = reduced(whole, ratio)
        box = painting.box
        numbers = () if box is None else (box.wide, box.high, round(box.corner * ratio))
        folder = ROOT / painting.kind.partition("/")[0] / "pieces"
        name = painting.name(self.arguments)
        return Painted(folder / "close" if self.close else folder, name, made, numbers)


def folders() -> list[str]:
    """Return the folders of pieces: games, ``house`` and ``cards``."""
    return [module.name for module in pkgutil.iter_modules(art.__path__) if module.ispkg and module.name != "kit"]


def jobs(folder: str) -> Iterator[Job]:
    """Yield all pieces of a folder, after importing its modules."""
    for module in pkgutil.iter_modules(import_module(f"art.{folder}").__path__, f"art.{folder}."):
        import_module(module.name)
    for kind, painting in sorted(PAINTINGS.items()):
        if kind.partition("/")[0] == folder:
            for arguments in painting.arguments:
                yield Job(painting, arguments, False)
                if painting.close:
                    yield Job(painting, arguments, True)


def packed(painted: Painted) -> bytes:
    """Return the contents of a piece's file."""
    out, image = io.BytesIO(), painted.made.image
    if not painted.made.masked:
        image.save(out, "JPEG", quality=OPAQUE_QUALITY, subsampling=0, optimize=True)
    elif image.width * image.height <= SMALL:
        image.save(out, "WEBP", lossless=True)
    else:
        bled(image).save(out, "WEBP", quality=QUALITY, alpha_quality=100, exact=True)
    return out.getvalue()


def write(painted: Painted) -> None:
    """Write a piece's file."""
    painted.file.parent.mkdir(parents=True, exist_ok=True)
    painted.file.write_bytes(packed(painted))


def bled(image: Image.Image) -> Image.Image:
    """Return the image with the colours of its edge also where it is transparent."""
    alpha = image.getchannel("A")
    solid = Image.composite(image, Image.new("RGBA", image.size), alpha.point(lambda value: 255 * (value > 0)))
    colours = np.asarray(solid, np.float32)
    weight = colours[..., 3:] / 255
    out = colours[..., :3]
    for radius in (32, 8, 2):
        soft = [
            np.asarray(Image.fromarray(band.astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius)), np.float32)
            for band in np.moveaxis(np.concatenate([colours[..., :3] * weight, weight * 255], -1), -1, 0)
        ]
        cover = soft[3][..., None] / 255
        spread = np.stack(soft[:3], -1) / np.maximum(cover, 1e-6)
        out = np.where((weight == 0) & (cover > 1e-3), spread, out)
    filled = Image.fromarray(np.clip(out, 0, 255).astype(np.uint8))
    filled.putalpha(alpha)
    return filled


def differs(painted: Painted) -> bool:
    """Return whether a piece's file shows something else than what was painted. One drawn by hand may."""
    if painted.file.with_suffix(".png").exists():
        return False
    if not painted.file.exists():
        return True
    with Image.open(io.BytesIO(packed(painted))) as fresh:
        return not alike(painted.file, fresh.convert("RGBA"))


def alike(path: Path, fresh: Image.Image) -> bool:
    """Return whether a file shows a picture, RGBA."""
    with Image.open(path) as packed:
        stored = packed.convert("RGBA")
    if stored.size != fresh.size:
        return False
    ground = Image.new("RGBA", fresh.size, "#808080")
    seen = [Image.alpha_composite(ground, each).convert("RGB") for each in (stored, fresh)]
    return sum(ImageStat.Stat(ImageChops.difference(*seen)).mean) / 3 <= ALIKE


def write_index(folder: Path, close: bool, places: dict[str, list[int]]) -> None:
    """Write the index of a folder, a line each, and delete the files that it does not name.

    The lines of PNGs, which were drawn by hand, stay as they are.
    """
    file = folder / "index.json"
    before: dict[str, list[int]] = json.loads(file.read_text(encoding="utf-8"))["pieces"] if file.exists() else {}
    places = {**places, **{name: line for name, line in before.items() if (folder / f"{name}.png").exists()}}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(place)}" for name, place in sorted(places.items()))
    text = f'{{"scale": {CLOSE if close else PICTURE}, "pieces": {{\n{lines}\n}}}}\n'
    file.write_text(text, encoding="utf-8")
    for path in folder.rglob("*"):
        name = path.relative_to(folder).with_suffix("").as_posix()
        if path.suffix in (".webp", ".jpg") and name not in places and (close or not name.startswith("close/")):
            path.unlink()

"""Reads pieces: the painted parts that pictures are composed of.

A piece is one file of ``render/<game>/pieces``: a WebP or a JPEG of ``python -m art``, or a PNG that replaces it. The
folder's ``index.json`` holds for each name the piece's upper left corner from its anchor, in pixels, and for a box its
size and corners. A folder ``close`` holds the same pieces with more pixels, for close views.
"""

from __future__ import annotations

import functools
import json
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from render.kit.colour import Colour, rgb
from render.kit.scale import PICTURE, pixels, scale, scaled
from render.kit.sprites import Sprite, kept, reduced

Word = str | int | tuple[str | int, ...] | None
"""A part of a name. None, False and an empty text are left out."""
HERE: Final = Path(__file__).parent
SUFFIXES: Final = (".png", ".webp", ".jpg")
"""Endings of a piece's file, the first one found counts."""

missing: Final[set[str]] = set()
"""Pieces that were asked for in vain. Each is logged once."""

_log = logging.getLogger(__name__)


class PiecePlace(NamedTuple):
    """A piece's upper left corner from its anchor, in pixels. For a box: its size in units, and its corners in pixels.

    Corners are squares at the image's edges, which hold the box's shadow as well. They are never stretched.
    """

    dx: int
    dy: int
    wide: int = 0
    high: int = 0
    corner: int = 0


class Index(NamedTuple):
    """The pieces of a folder: pixels a unit, places by name, and the sizes of names that have several."""

    folder: Path
    scale: float
    places: dict[str, PiecePlace]
    sizes: dict[str, list[int]]


def name_of(kind: str, words: Iterable[Word]) -> str:
    """Return the name of a piece within its game's folder: ``tile/vase-3``."""
    named = "-".join(map(_spelt, filter(_said, words)))
    return f"{kind}/{named}" if named else kind


def _said(word: Word) -> bool:
    return word not in (None, "", ()) and word is not False


def _spelt(word: Word) -> str:
    if isinstance(word, tuple):
        colour = len(word) == 3 and all(isinstance(part, int) for part in word)
        return "".join(f"{part:02x}" for part in word) if colour else "-".join(map(str, word))
    return str(int(word)) if isinstance(word, int) else str(word).lower().removeprefix("#")


@functools.cache
def index(game: str, close: bool = False) -> Index | None:
    """Return the pieces of a game (or of ``house`` and ``cards``), or those of its close view. None without any."""
    folder = HERE / game / "pieces"
    folder = folder / "close" if close else folder
    try:
        read = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    places = {name: PiecePlace(*numbers) for name, numbers in read["pieces"].items()}
    sizes: dict[str, list[int]] = {}
    for name in places:
        base, at, size = name.rpartition("@")
        if at:
            sizes.setdefault(base, []).append(int(size))
    return Index(folder, read["scale"], places, {base: sorted(found) for base, found in sizes.items()})


def piece(kind: str, *words: Word, size: float | None = None, tint: Colour | None = None) -> Sprite:
    """Return a piece of a kind (``luxor/tile``) at the scale in force.

    ``size``: of a kind that has sizes, in units. ``tint`` replaces its colours. A missing piece is logged once and
    left out.
    """
    return kept((kind, words, size, tint), lambda: _piece(kind, words, size, tint))


def _piece(kind: str, words: tuple[Word, ...], size: float | None, tint: Colour | None) -> Sprite:
    game, _, rest = kind.partition("/")
    name = name_of(rest, words)
    for close in (True, False) if scale() > PICTURE else (False,):
        known = index(game, close)
        if known is None:
            continue
        stored, ratio = name, scale() / known.scale
        if size is not None and (sizes := known.sizes.get(name)):
            nearest = next((each for each in sizes if each >= 0.98 * size * ratio), sizes[-1])
            stored, ratio = f"{name}@{nearest}", ratio * size / nearest
        if stored in known.places:
            made = _read(known, stored)
            made = made if abs(ratio - 1) < 0.002 else reduced(made, ratio)
            return made if tint is None else made.coloured(Image.new("RGB", made.image.size, rgb(tint)))
    return _missing(f"{game}/{name}")


def box(kind: str, wide: int, high: int, *words: Word) -> Sprite:
    """Return a box of a kind, stretched to a size in units, anchored at its upper left corner."""
    return kept((kind, words, wide, high), lambda: _box(kind, words, wide, high))


def _box(kind: str, words: tuple[Word, ...], wide: int, high: int) -> Sprite:
    game, _, rest = kind.partition("/")
    known, name = index(game), name_of(rest, words)
    if known is None or name not in known.places:
        return _missing(f"{game}/{name}")
    made, place = _read(known, name), known.places[name]
    with scaled(known.scale):
        size = (
            made.image.width + pixels(wide) - pixels(place.wide),
            made.image.height + pixels(high) - pixels(place.high),
        )
    whole = Sprite(stretched(made.image, size, place.corner), made.dx, made.dy)
    return whole if scale() == known.scale else reduced(whole, scale() / known.scale)


def stretched(image: Image.Image, size: tuple[int, int], corner: int) -> Image.Image:
    """Return an image with this size: its corners as they are, its edges stretched along, its middle stretched."""
    out = Image.new(image.mode, size)
    for (left, right), (x, end) in zip(_spans(image.width, corner), _spans(size[0], corner), strict=True):
        for (top, foot), (y, last) in zip(_spans(image.height, corner), _spans(size[1], corner), strict=True):
            if end > x and last > y:
                part = image.resize((end - x, last - y), Image.Resampling.BILINEAR, (left, top, right, foot))
                out.paste(part, (x, y))
    return out


def _spans(length: int, corner: int) -> tuple[tuple[int, int], ...]:
    near = min(corner, length // 2)
    far = max(length - corner, near)
    return (0, near), (near, far), (far, length)


def _read(known: Index, name: str) -> Sprite:
    place = known.places[name]
    for suffix in SUFFIXES:
        path = known.folder / f"{name}{suffix}"
        if path.exists():
            with Image.open(path) as image:
                opaque = "A" not in image.getbands() and "transparency" not in image.info
                return Sprite(image.convert("RGB" if opaque else "RGBA"), place.dx, place.dy)
    return _missing(str(known.folder / name))


def _missing(name: str) -> Sprite:
    if name not in missing:
        missing.add(name)
        _log.error("piece %s is missing: run python -m art", name)
    return Sprite(Image.new("RGBA", (1, 1)))

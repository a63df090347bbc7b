"""Pictures as sprites on a ground: only what differs from a recent picture is painted and mapped to the palette."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit import png
from render.kit.opaque import Box

RECENT: Final = 12
"""Number of collages that later ones are compared with: tables take turns. Each takes at most about 1 MiB."""
TILE: Final = 30
"""Side of the squares, in pixels, that are painted or taken over as a whole."""
MOST: Final = 0.5
"""Share of tiles that differ from which the whole picture is painted: many boxes take longer than one."""
_SPAN: Final = 1 << 16
"""More than the distance of any two coordinates of sprites."""


class Part(NamedTuple):
    """A rectangle of a sprite: its image, RGB (opaque) or RGBA, and its upper left corner from the anchor in pixels."""

    image: Image.Image
    dx: int
    dy: int


class _Placed(NamedTuple):
    """A sprite's number and parts, the place of its anchor, and the box it covers, in pixels."""

    serial: int
    parts: tuple[Part, ...]
    x: int
    y: int
    box: Box

    def paste(self, canvas: Any, left: int, top: int) -> None:
        """Paste onto a core image whose upper left corner is at (left, top)."""
        for image, dx, dy in self.parts:
            pixels, x, y = image.im, self.x + dx - left, self.y + dy - top
            box = x, y, x + image.width, y + image.height
            if image.mode == "RGBA":
                canvas.paste(pixels, box, pixels)
            else:
                canvas.paste(pixels, box)


class _Contents(NamedTuple):
    """What a picture shows."""

    kind: tuple[int, int, int, str, Hashable]
    """The ground's serial number, its rows, the palette, the reader. Only pictures of one kind are compared."""
    keys: tuple[int, ...]
    """Its sprites at their places, the lowest first."""
    boxes: dict[int, Box]
    """The boxes they cover."""


class _Finished(NamedTuple):
    """A picture in its palette."""

    contents: _Contents
    rows: NDArray[np.uint8]


class Unpainted(Image.Image):
    """An RGB image that the first access to its pixels paints. Then it is an ordinary image.

    :func:`rows` does without that.
    """

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._mode = "RGB"
        self._size = width, height

    @property
    def im(self) -> Any:
        """The painted pixels, as Pillow's core image."""
        if self._im is None:
            self._im = self._paint()
        return self._im

    @im.setter
    def im(self, im: Any) -> None:
        self._im = im

    def load(self) -> Any:
        """Paint, and return the access to pixels."""
        assert self.im is not None
        return super().load()

    @property
    def painted(self) -> bool:
        """Whether it is an ordinary image by now."""
        return self._im is not None

    def rows(self, colours: str, reader: Hashable) -> NDArray[np.uint8]:
        """Return the picture in a palette: see :func:`rows`."""
        raise NotImplementedError

    def _paint(self) -> Any:
        """Return the pixels as Pillow's core image."""
        raise NotImplementedError


class Stack(Unpainted):
    """Images of one width, one below the other."""

    def __init__(self, *parts: Image.Image) -> None:
        super().__init__(parts[0].width, sum(part.height for part in parts))
        self._parts = parts

    def rows(self, colours: str, reader: Hashable) -> NDArray[np.uint8]:
        return np.concatenate([rows(part, colours, reader) for part in self._parts])

    def _paint(self) -> Any:
        canvas, top = Image.new("RGB", self.size), 0
        for part in self._parts:
            canvas.paste(part, (0, top))
            top += part.height
        return canvas.im


class Collage(Unpainted):
    """Sprites on a ground. Once it is painted, later ones are painted at once.

    A serial number stands for pixels that never change: two sprites or grounds of the same number look the same.
    """

    def __init__(self, ground: Image.Image, height: int, serial: int, top: int = 0) -> None:
        """Start with ``height`` rows of an RGB image from ``top`` on. ``serial``: its number."""
        super().__init__(ground.width, height)
        self._ground = ground
        self._top = top
        self._serial = serial
        self._keys: list[int] = []
        self._placed: dict[int, _Placed] = {}

    def put(self, serial: int, parts: tuple[Part, ...], x: int, y: int, box: Box) -> None:
        """Put a sprite with its anchor at a place. ``box``: what it covers there."""
        placed = _Placed(serial, parts, x, y, box)
        if self._im is not None:
            placed.paste(self._im, 0, 0)
            return
        key = (serial * _SPAN + x) * _SPAN + y
        self._keys.append(key)
        self._placed[key] = placed

    def band(self, top: int, foot: int) -> Image.Image:
        """Return the rows from ``top`` to ``foot``: a collage, unless this one is painted."""
        if self.painted:
            return self.crop((0, top, self.width, foot))
        band = Collage(self._ground, foot - top, self._serial, self._top + top)
        for serial, parts, x, y, (left, upper, right, lower) in (self._placed[key] for key in self._keys):
            if upper < foot and lower > top:
                band.put(serial, parts, x, y - top, (left, upper - top, right, lower - top))
        return band

    def rows(self, colours: str, reader: Hashable) -> NDArray[np.uint8]:
        kind = self._serial, self._top, self.height, colours, reader
        covered = {key: placed.box for key, placed in self._placed.items()}
        contents = _Contents(kind, tuple(self._keys), covered)
        base = _base(contents)
        rows = np.zeros((self.height, 1 + self.width), np.uint8) if base is None else base.rows.copy()
        boxes = np.array([covered[key] for key in self._keys]).reshape(-1, 4)
        for box in _stale(contents, base, self.size):
            left, top, right, foot = box
            meets = (boxes[:, 0] < right) & (boxes[:, 1] < foot) & (boxes[:, 2] > left) & (boxes[:, 3] > top)
            pixels = self._painted(box, [self._keys[k] for k in np.flatnonzero(meets).tolist()])
            rows[top:foot, 1 + left : 1 + right] = np.asarray(png.quantise(self._new(pixels), colours))
        with _lock:
            _recent.append(_Finished(contents, rows))
        return rows

    def _paint(self) -> Any:
        return self._painted((0, 0, *self.size), self._keys)

    def _painted(self, box: Box, keys: Iterable[int]) -> Any:
        """Return the core image of what lies in a box."""
        left, top, right, foot = box
        canvas = self._ground.im.crop((left, self._top + top, right, self._top + foot))
        for key in keys:
            self._placed[key].paste(canvas, *box[:2])
        return canvas


_recent: Final[deque[_Finished]] = deque(maxlen=RECENT)
_lock: Final = threading.Lock()


def rows(image: Image.Image, colours: str, reader: Hashable = None) -> NDArray[np.uint8]:
    """Map an image to a palette, in the form that :func:`render.kit.png.encode` takes.

    Of collages that are not painted yet, this paints and maps only the tiles that differ from the most similar recent
    collage, with the same result. The time tells how much is alike, so this compares only pictures of one ``reader``:
    a player who alone may see them, or None for public pictures.
    """
    if isinstance(image, Unpainted) and not image.painted:
        return image.rows(colours, reader)
    return png.rows(png.quantise(image, colours))


def forget() -> None:
    """Forget the recent pictures: for tests."""
    with _lock:
        _recent.clear()


def _base(contents: _Contents) -> _Finished | None:
    """Return the recent picture that differs least, if what both have comes in the same order in both."""
    with _lock:
        found = [one for one in _recent if one.contents.kind == contents.kind]
    base = min(found, key=lambda one: sum(map(_area, _changed(contents, one.contents))), default=None)
    if base is None:
        return None
    ours = [key for key in contents.keys if key in base.contents.boxes]
    return base if ours == [key for key in base.contents.keys if key in contents.boxes] else None


def _changed(one: _Contents, other: _Contents) -> list[Box]:
    """Return the boxes of the sprites that only one of two pictures has."""
    return [one.boxes.get(key) or other.boxes[key] for key in one.boxes.keys() ^ other.boxes.keys()]


def _stale(contents: _Contents, base: _Finished | None, size: tuple[int, int]) -> Iterator[Box]:
    """Yield boxes that cover the tiles of a picture of a size that differ from the base, or all without a base."""
    width, height = size
    marked = np.full((-(-height // TILE), -(-width // TILE)), base is None)
    for box in () if base is None else _changed(contents, base.contents):
        left, top, right, foot = (max(0, edge) for edge in box)
        marked[top // TILE : -(-foot // TILE), left // TILE : -(-right // TILE)] = True
    if np.count_nonzero(marked) > marked.size * MOST:
        marked[:] = True
    for left, top, right, foot in _boxes(marked):
        yield left * TILE, top * TILE, min(right * TILE, width), min(foot * TILE, height)


def _area(box: Box) -> int:
    left, top, right, foot = box
    return (right - left) * (foot - top)


def _boxes(marked: NDArray[np.bool_]) -> Iterator[Box]:
    """Yield boxes of whole tiles that cover the marked tiles and no others: runs of a row, as far down as they go."""
    begun: dict[tuple[int, int], int] = {}
    for y, row in enumerate([*map(bytes, marked), b""]):
        runs = set(_runs(row))
        for run in begun.keys() - runs:
            yield run[0], begun.pop(run), run[1], y
        for run in runs:
            begun.setdefault(run, y)


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Yield start and end of each run of ones in a row of zeros and ones."""
    end = 0
    while (start := row.find(1, end)) >= 0:
        end = row.find(0, start)
        end = len(row) if end < 0 else end
        yield start, end

"""Sprites: small drawings made once and pasted many times, cached in memory and on disk.

:func:`drawn` marks a function that draws one sprite for each set of arguments. The disk cache lives in a folder named
after a fingerprint of the drawing code, so a code change invalidates it. ``TERTULIA_CACHE`` sets another folder, or
``off`` for none. The module ignores a cache it cannot read or write.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path as File
from typing import Final, ParamSpec, Self

import PIL
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from zlib_ng import zlib_ng

from render.kit.cache import Cache

Args = ParamSpec("Args")

READY_BYTES: Final = 160 * 1024 * 1024
"""Limit of unpacked sprites: enough for three games at a few tables."""
PACKED_BYTES: Final = 80 * 1024 * 1024
"""Limit of packed sprites, about a quarter of their size. Without them, hundreds of tables with different names, cards
and languages would spend half of all drawing on evicted sprites.
"""
_EFFORT: Final = 1
"""zlib-ng effort for packing: a tenth of the drawing time."""
_OLD_FOLDERS: Final = 2
"""Folders of other code versions to keep. The oldest go first."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """Pixels, their coverage (None: opaque), and their offset from the anchor."""

    pixels: Image.Image
    mask: Image.Image | None
    dx: int = 0
    dy: int = 0

    def put(self, canvas: Image.Image, x: float, y: float) -> None:
        """Paste onto an RGB canvas."""
        canvas.paste(self.pixels, (round(x) + self.dx, round(y) + self.dy), self.mask)

    def over(self, canvas: Image.Image, x: float, y: float) -> None:
        """Lay over an RGBA canvas."""
        left, top = round(x) + self.dx, round(y) + self.dy
        canvas.alpha_composite(self.rgba(), (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))

    def rgba(self) -> Image.Image:
        """Return the pixels and their coverage as a new image to draw on."""
        image = self.pixels.convert("RGBA")
        if self.mask is not None:
            image.putalpha(self.mask)
        return image

    @property
    def bytes(self) -> int:
        """Approximate memory in bytes."""
        return self.pixels.width * self.pixels.height * (4 if self.mask is None else 5)


def sprite(image: Image.Image, dx: int = 0, dy: int = 0) -> Sprite:
    """Crop an RGB or RGBA image to a sprite of its visible part. (dx, dy) is its corner from the anchor."""
    if image.mode == "RGB":
        return Sprite(image, None, dx, dy)
    box = image.getchannel("A").getbbox() or (0, 0, 1, 1)
    image = image.crop(box)
    return Sprite(image.convert("RGB"), image.getchannel("A"), dx + box[0], dy + box[1])


def canvas(width: float, height: float) -> Image.Image:
    """Return an empty transparent image to draw a sprite on."""
    return Image.new("RGBA", (int(width), int(height)), (0, 0, 0, 0))


@dataclass(frozen=True, slots=True)
class _Packed:
    """A sprite with compressed pixels."""

    size: tuple[int, int]
    pixels: bytes
    mask: bytes | None
    dx: int
    dy: int

    @classmethod
    def of(cls, made: Sprite) -> Self:
        mask = None if made.mask is None else zlib_ng.compress(made.mask.tobytes(), _EFFORT)
        return cls(made.pixels.size, zlib_ng.compress(made.pixels.tobytes(), _EFFORT), mask, made.dx, made.dy)

    def sprite(self) -> Sprite:
        pixels = Image.frombytes("RGB", self.size, zlib_ng.decompress(self.pixels))
        mask = None if self.mask is None else Image.frombytes("L", self.size, zlib_ng.decompress(self.mask))
        return Sprite(pixels, mask, self.dx, self.dy)

    @property
    def bytes(self) -> int:
        return len(self.pixels) + len(self.mask or b"") + 200


_ready: Final[Cache[Sprite]] = Cache(READY_BYTES, lambda made: made.bytes)
_packed: Final[Cache[_Packed]] = Cache(PACKED_BYTES, lambda made: made.bytes)


def kept(key: tuple[object, ...], draw: Callable[[], Sprite]) -> Sprite:
    """Cache a sprite in memory only: for words, which are many and quick to draw."""

    def take() -> Sprite:
        fresh: list[Sprite] = []

        def pack() -> _Packed:
            fresh.append(draw())
            return _Packed.of(fresh[0])

        packed = _packed.get(key, pack)
        return fresh[0] if fresh else packed.sprite()

    return _ready.get(key, take)


def drawn(draw: Callable[Args, Sprite]) -> Callable[Args, Sprite]:
    """Cache the sprites of a function in memory and on disk. The function may depend on its arguments alone."""
    name = f"{draw.__module__}.{draw.__qualname__}"

    @functools.wraps(draw)
    def cached(*args: Args.args, **more: Args.kwargs) -> Sprite:
        key = (name, args, tuple(sorted(more.items())))
        return kept(key, lambda: _from_disk(key, lambda: draw(*args, **more)))

    return cached


def forget() -> None:
    """Clear the memory, not the disk: for tests and cold-start benchmarks."""
    _ready.clear()
    _packed.clear()


def _from_disk(key: tuple[object, ...], draw: Callable[[], Sprite]) -> Sprite:
    folder = _folder()
    if folder is None:
        return draw()
    path = folder / f"{hashlib.sha256(repr(key).encode()).hexdigest()[:24]}.png"
    try:
        return _read(path)
    except (OSError, ValueError, KeyError, SyntaxError):
        made = draw()
        _write(path, made)
        return made


def _read(path: File) -> Sprite:
    with Image.open(path) as image:
        image.load()
        dx, dy = (int(part) for part in str(image.info["anchor"]).split())
        if image.mode == "RGB":
            return Sprite(image.copy(), None, dx, dy)
        return Sprite(image.convert("RGB"), image.getchannel("A"), dx, dy)


def _write(path: File, made: Sprite) -> None:
    image = made.pixels if made.mask is None else made.rgba()
    info = PngInfo()
    info.add_text("anchor", f"{made.dx} {made.dy}")
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            image.save(file, "PNG", compress_level=1, pnginfo=info)
        os.replace(part, path)
    except OSError:
        return


@functools.cache
def _folder() -> File | None:
    wish = os.environ.get("TERTULIA_CACHE", "")
    if wish.lower() in ("off", "0", "none"):
        return None
    base = File(wish) if wish else _default_place()
    folder = base / "sprites" / _fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _tidy(folder)
    except OSError:
        return None
    return folder


def _default_place() -> File:
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return File(os.environ["LOCALAPPDATA"]) / "tertulia" / "cache"
    if os.environ.get("XDG_CACHE_HOME"):
        return File(os.environ["XDG_CACHE_HOME"]) / "tertulia"
    home = os.path.expanduser("~")
    return File(home) / ".cache" / "tertulia"


def _tidy(mine: File) -> None:
    others = [one for one in mine.parent.iterdir() if one.is_dir() and one != mine and len(one.name) == 16]
    others.sort(key=lambda one: one.stat().st_mtime)
    for old in others[:-_OLD_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)


def _fingerprint() -> str:
    digest = hashlib.sha256(f"{PIL.__version__} {sys.version_info[:2]}".encode())
    package = File(__file__).parent.parent
    for source in sorted([*package.glob("*/*.py"), package / "marks.py", package / "theme.py", package / "fonts.py"]):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]

"""Sprites: small drawings made once and pasted many times, cached in memory and on disk.

:func:`drawn` marks a function that draws one sprite for each set of arguments. The disk cache lives in a folder named
after a fingerprint of the drawing code, so a code change invalidates it. ``TERTULIA_CACHE`` sets another folder, or
``off`` for none. The module ignores a cache it cannot read or write.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import itertools
import math
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path as File
from typing import Final, ParamSpec, Self

import PIL
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from render.kit import deflate
from render.kit.cache import Cache
from render.kit.collage import Collage, Part
from render.kit.light import grain
from render.kit.opaque import Box, core, pixels_in
from render.kit.scale import pixels, reduction, scale, to_reduce

Args = ParamSpec("Args")

READY_BYTES: Final = 96 * 1024 * 1024
"""Limit of unpacked sprites: what the tables of this moment use. Unpacking one takes a fraction of a millisecond."""
PACKED_BYTES: Final = 56 * 1024 * 1024
"""Limit of packed sprites, about a sixth of their size: nearly all that one whole game of each kind needs, so that few
sprites are drawn twice.
"""
_OLD_FOLDERS: Final = 2
"""Folders of other code versions to keep. The oldest go first."""
_serials: Final = itertools.count()


@dataclass(frozen=True, slots=True)
class Sprite:
    """An image, RGB (opaque) or RGBA, and its offset from the anchor in pixels: see :meth:`of`.

    ``parts`` are the image, or its opaque core and what surrounds that: pasting through a mask takes much longer than
    copying. ``grain``: what :func:`render.kit.light.grain` adds after a reduction.
    """

    parts: tuple[Part, ...]
    dx: int
    dy: int
    grain: float
    size: tuple[int, int]
    """Width and height in pixels."""
    serial: int
    """Sprites with the same number have the same pixels."""

    @classmethod
    def of(cls, image: Image.Image, dx: int = 0, dy: int = 0, grain: float = 0.0) -> Self:
        """Return the sprite of an image in one part."""
        return cls((Part(image, dx, dy),), dx, dy, grain, image.size, next(_serials))

    def put(self, canvas: Image.Image, x: float, y: float) -> None:
        """Paste onto an RGB or RGBA canvas, with the anchor at (x, y) in units."""
        left, top = pixels(x), pixels(y)
        if isinstance(canvas, Collage):
            box = left + self.dx, top + self.dy, left + self.dx + self.size[0], top + self.dy + self.size[1]
            canvas.put(self.serial, self.parts, left, top, box)
        elif canvas.mode == "RGBA":
            self._lay(canvas, left + self.dx, top + self.dy)
        else:
            for image, dx, dy in self.parts:
                canvas.paste(image, (left + dx, top + dy), image if image.mode == "RGBA" else None)

    def split(self, core: Box | None) -> Sprite:
        """Return the sprite with its opaque core as a part. ``core`` is a box of pixels of :attr:`image`."""
        if core is None:
            return self
        image, (left, top, right, foot) = self.image, core
        boxes = (
            (0, 0, image.width, top),
            (0, top, left, foot),
            (right, top, image.width, foot),
            (0, foot, image.width, image.height),
        )
        around = [Part(image.crop(box), self.dx + box[0], self.dy + box[1]) for box in boxes if pixels_in(box)]
        inner = Part(image.crop(core).convert("RGB"), self.dx + left, self.dy + top)
        return replace(self, parts=(inner, *around))

    def copy(self, high: float | None = None) -> Collage:
        """Return its pixels as a new RGB image to draw on, cut to ``high`` units."""
        whole = self.pixels
        return Collage(whole, whole.height if high is None else pixels(high), self.serial)

    def cut(self, start: float, end: float) -> Sprite:
        """Return what lies between two columns, in units from the anchor."""
        image = self.image
        left, right = (min(max(pixels(x) - self.dx, 0), image.width) for x in (start, end))
        return Sprite.of(image.crop((left, 0, right, image.height)), self.dx + left, self.dy, self.grain)

    @property
    def image(self) -> Image.Image:
        """Its whole image. Do not draw on it."""
        if len(self.parts) == 1:
            return self.parts[0].image
        whole = Image.new("RGBA", self.size)
        for image, dx, dy in self.parts:
            whole.paste(image, (dx - self.dx, dy - self.dy))
        return whole

    @property
    def masked(self) -> bool:
        """Whether it has a coverage; else it is opaque."""
        return any(part.image.mode == "RGBA" for part in self.parts)

    @property
    def pixels(self) -> Image.Image:
        """Its colours, RGB."""
        return self.image.convert("RGB") if self.masked else self.image

    def coloured(self, pixels: Image.Image) -> Sprite:
        """Return the sprite with other colours, RGB, and the same coverage."""
        if self.masked:
            pixels = pixels.convert("RGBA")
            pixels.putalpha(self.image.getchannel("A"))
        return Sprite.of(pixels, self.dx, self.dy, self.grain)

    @property
    def width(self) -> float:
        """Width in units."""
        return self.size[0] / scale()

    @property
    def height(self) -> float:
        """Height in units."""
        return self.size[1] / scale()

    def over(self, canvas: Image.Image, x: float, y: float) -> None:
        """Lay over an RGBA canvas."""
        self._lay(canvas, round(x) + self.dx, round(y) + self.dy)

    def rgba(self) -> Image.Image:
        """Return the pixels and their coverage as a new image to draw on."""
        return self.image.convert("RGBA")

    @property
    def bytes(self) -> int:
        """Approximate memory in bytes."""
        return self.size[0] * self.size[1] * 4

    def _lay(self, canvas: Image.Image, left: int, top: int) -> None:
        canvas.alpha_composite(self.rgba(), (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))


def sprite(image: Image.Image, dx: float = 0, dy: float = 0) -> Sprite:
    """Crop an RGB or RGBA image to a sprite of its visible part. (dx, dy) is its corner from the anchor, in units."""
    left, top = pixels(dx), pixels(dy)
    if image.mode == "RGB":
        return Sprite.of(image, left, top)
    box = image.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Sprite.of(image.crop(box), left + box[0], top + box[1])


def canvas(width: float, height: float) -> Image.Image:
    """Return an empty transparent image to draw a sprite on. Its size is in units."""
    return Image.new("RGBA", (int(width * scale()), int(height * scale())), (0, 0, 0, 0))


def grained(made: Sprite, amount: float) -> Sprite:
    """Return the sprite with the grain of :func:`render.kit.light.grain`, which comes after a reduction."""
    return made.coloured(grain(made.pixels, amount))


def reduced(made: Sprite, ratio: float) -> Sprite:
    """Return the sprite with ``ratio`` of its pixels in each direction."""
    if not made.masked:
        size = round(made.image.width * ratio), round(made.image.height * ratio)
        small = made.image.resize(size, Image.Resampling.LANCZOS)
        return Sprite.of(small, round(made.dx * ratio), round(made.dy * ratio), made.grain)
    # Choose whole pixels around the sprite, so that its anchor stays where it is.
    left, top = math.floor(made.dx * ratio) - 1, math.floor(made.dy * ratio) - 1
    right = math.ceil((made.dx + made.image.width) * ratio) + 1
    foot = math.ceil((made.dy + made.image.height) * ratio) + 1
    pad = math.ceil(2 / ratio) + 1
    whole = Image.new("RGBA", (made.image.width + 2 * pad, made.image.height + 2 * pad), (0, 0, 0, 0))
    whole.paste(made.image, (pad, pad))
    box = (
        left / ratio - made.dx + pad,
        top / ratio - made.dy + pad,
        right / ratio - made.dx + pad,
        foot / ratio - made.dy + pad,
    )
    small = whole.resize((right - left, foot - top), Image.Resampling.LANCZOS, box)
    edge = small.getchannel("A").getbbox() or (0, 0, 1, 1)
    return Sprite.of(small.crop(edge), left + edge[0], top + edge[1], made.grain)


@dataclass(frozen=True, slots=True)
class _Packed:
    """A sprite with compressed pixels, and where its opaque core lies."""

    mode: str
    size: tuple[int, int]
    pixels: bytes
    dx: int
    dy: int
    grain: float
    core: Box | None
    serial: int

    @classmethod
    def of(cls, made: Sprite) -> Self:
        image, packed = made.image, deflate.pack(made.image.tobytes())
        return cls(image.mode, image.size, packed, made.dx, made.dy, made.grain, core(image), made.serial)

    def sprite(self) -> Sprite:
        image = Image.frombytes(self.mode, self.size, deflate.unpack(self.pixels))
        return replace(Sprite.of(image, self.dx, self.dy, self.grain), serial=self.serial).split(self.core)

    @property
    def bytes(self) -> int:
        return len(self.pixels) + 200


_ready: Final[Cache[Sprite]] = Cache(READY_BYTES, lambda made: made.bytes)
_packed: Final[Cache[_Packed]] = Cache(PACKED_BYTES, lambda made: made.bytes)


Key = tuple[object, ...]


def kept(key: Key, draw: Callable[[], Sprite]) -> Sprite:
    """Cache a sprite in memory only: for words and what differs in each position. ``draw`` works in units."""
    return _shelved((*key, scale(), reduction() is not None), draw)


def drawn(draw: Callable[Args, Sprite]) -> Callable[Args, Sprite]:
    """Cache the sprites of a function in memory and on disk.

    The function may depend on its arguments alone. It draws at one pixel a unit. The cache holds the reduced sprite.
    """
    name = f"{draw.__module__}.{draw.__qualname__}"
    defaults = {each.name: each.default for each in inspect.signature(draw).parameters.values()}
    parameters = tuple(defaults)

    def whole(args: tuple[object, ...], more: dict[str, object]) -> tuple[object, ...]:
        """Return all arguments of a call in order: one that is named or left out makes no second sprite."""
        return (*args, *[more.get(each, defaults[each]) for each in parameters[len(args) :]])

    @functools.wraps(draw)
    def cached(*args: Args.args, **more: Args.kwargs) -> Sprite:
        full = args if len(args) == len(parameters) else whole(args, more)
        key = (name, full, scale(), reduction() is not None)
        return _shelved(key, lambda: _from_disk(key, lambda: _full(lambda: draw(*args, **more))))

    return cached


def _full(draw: Callable[[], Sprite]) -> Sprite:
    """Draw at one pixel a unit, then reduce to the scale in force."""
    outer, ratio = reduction(), scale()
    if ratio == 1 and outer is None:
        return draw()
    with to_reduce() as inner:
        made = replace(draw(), grain=inner.grain)
    if outer is not None:
        return made
    small = reduced(made, ratio)
    return grained(small, small.grain) if small.grain else small


def _shelved(key: Key, draw: Callable[[], Sprite]) -> Sprite:
    """Return the sprite from memory, unpacked or packed, or draw it."""

    def take() -> Sprite:
        fresh: list[Sprite] = []

        def pack() -> _Packed:
            fresh.append(draw())
            return _Packed.of(fresh[0])

        packed = _packed.get(key, pack)
        return fresh[0].split(packed.core) if fresh else packed.sprite()

    made, outer = _ready.get(key, take), reduction()
    if outer is not None:
        outer.grain = max(outer.grain, made.grain)
    return made


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
        amount = float(image.info["grain"])
        return Sprite.of(image.copy(), dx, dy, amount)


def _write(path: File, made: Sprite) -> None:
    info = PngInfo()
    info.add_text("anchor", f"{made.dx} {made.dy}")
    info.add_text("grain", str(made.grain))
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            made.image.save(file, "PNG", compress_level=1, pnginfo=info)
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

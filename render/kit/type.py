"""Words on pictures: measured, fitted, wrapped, drawn. Words are sprites: the cache keeps a name between turns."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from render.fonts import capital, face_for, font
from render.kit.colour import Colour, rgb
from render.kit.light import Paint, along, lay
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, kept, sprite

Ink = Colour | tuple[str, ...]
"""A colour, or several from the top of the capitals to the baseline."""
Across = Literal["left", "middle", "right"]
ELLIPSIS = "…"
SCRIPT_DEPTH: Final = 0.75
"""Depth of other scripts below the baseline, as a share of the font size."""
DIGIT: Final = 0.655
"""Height of a serif digit, as a share of the font size."""


@dataclass(frozen=True, slots=True)
class Shade:
    """A soft shadow behind words."""

    colour: str = "#020A16"
    blur: float = 3
    drop: int = 2
    opacity: float = 0.85


@dataclass(frozen=True, slots=True)
class Edge:
    """An outline around words, and its width."""

    colour: str
    width: float


def width(text: str, face: str, size: int, track: float = 0) -> float:
    """Return the length of a line in units. ``track`` is extra space between letters."""
    return _length(text, face, size, scale()) + track * max(len(text) - 1, 0)


@functools.lru_cache(16_384)
def _length(text: str, face: str, size: int, k: float) -> float:
    return font(face_for(text, face), size * k).getlength(text) / k


def fit(text: str, face: str, size: int, room: float, least: int | None = None) -> tuple[str, int]:
    """Fit text into ``room`` units: shrink it to ``least``, then cut it with an ellipsis. Returns text and size."""
    least = size if least is None else least
    while size > least and width(text, face, size) > room:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    kept_part = text
    while kept_part and width(kept_part.rstrip() + ELLIPSIS, face, size) > room:
        kept_part = kept_part[:-1]
    return kept_part.rstrip() + ELLIPSIS, size


def wrap(text: str, face: str, size: int, room: float) -> list[str]:
    """Wrap text into lines of at most ``room`` units, as even as possible. A longer word stays whole."""
    words = text.split(" ")
    lines = _greedy(words, face, size, room)
    if len(lines) < 2:
        return lines
    tight = room
    while tight > room * 0.55:
        tight -= 6
        trial = _greedy(words, face, size, tight)
        if len(trial) > len(lines) or max(width(one, face, size) for one in trial) > room:
            break
        lines = trial
    return lines


def _greedy(words: list[str], face: str, size: int, room: float) -> list[str]:
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fit_lines(text: str, face: str, size: int, room: float, lines: int, least: int = 12) -> tuple[list[str], int]:
    """Wrap text into at most ``lines`` lines of ``room`` units at the largest size up to ``size``."""
    while size > least:
        out = wrap(text, face, size, room)
        if len(out) <= lines and all(width(one, face, size) <= room for one in out):
            return out, size
        size -= 1
    out = wrap(text, face, size, room)[:lines]
    return [fit(one, face, size, room)[0] for one in out], size


def words(
    text: str,
    face: str,
    size: int,
    ink: Ink,
    shade: Shade | None = None,
    track: float = 0,
    squeeze: float = 1,
    edge: Edge | None = None,
) -> Sprite:
    """Draw one line as a sprite, anchored at the left end of its baseline. ``squeeze`` below 1 narrows it."""
    key = ("words", text, face, size, ink, shade, track, squeeze, edge)
    return kept(key, lambda: _draw(text, face, size, ink, shade, track, squeeze, edge))


def write(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    face: str,
    size: int,
    ink: Ink,
    across: Across = "middle",
    baseline: bool = False,
    shade: Shade | None = None,
    track: float = 0,
    squeeze: float = 1,
    edge: Edge | None = None,
) -> float:
    """Write one line and return its length in units. ``y`` is the middle of the capitals, or the baseline."""
    long = width(text, face, size, track) * squeeze
    left = x - {"left": 0.0, "middle": long / 2, "right": long}[across]
    foot = y if baseline else y + capital(face, size * scale()) / scale() / 2
    words(text, face, size, ink, shade, track, squeeze, edge).put(image, left, foot)
    return long


def write_lines(
    image: Image.Image,
    x: float,
    y: float,
    lines: list[str],
    face: str,
    size: int,
    ink: Ink,
    pitch: float,
    shade: Shade | None = None,
) -> None:
    """Write centred lines, ``pitch`` units apart, around the middle ``y``."""
    for k, one in enumerate(lines):
        write(image, x, y + (k - (len(lines) - 1) / 2) * pitch, one, face, size, ink, shade=shade)


def _draw(
    text: str,
    face: str,
    size: int,
    ink: Ink,
    shade: Shade | None,
    track: float,
    squeeze: float,
    edge: Edge | None,
) -> Sprite:
    k = scale()
    fitted = size * k
    drawn = face_for(text, face)
    long, letters = width(text, face, size, track) * k, font(drawn, fitted)
    pad = 4 + (int(shade.blur * k * 3) + pixels(shade.drop) if shade else 0)
    up, down = int(fitted * 1.15) + pad, int(fitted * (0.45 if drawn == face else SCRIPT_DEPTH)) + pad
    mask = Image.new("L", (int(long) + 2 * pad + 4, up + down), 0)
    pen, x = ImageDraw.Draw(mask), float(pad)
    for part in text if track and drawn == face else (text,):  # letters that join stay together
        pen.text((x, up), part, font=letters, fill=255, anchor="ls")
        x += letters.getlength(part) + track * k
    if squeeze != 1:
        mask = mask.resize((round(mask.width * squeeze), mask.height), Image.Resampling.LANCZOS)
    image = Image.new("RGBA", mask.size, (0, 0, 0, 0))
    if shade:
        soft = mask.filter(ImageFilter.GaussianBlur(shade.blur * k))
        lay(image, soft, 0, pixels(shade.drop), shade.colour, shade.opacity)
    if edge:
        reach = max(1, pixels(edge.width))
        lay(image, mask.filter(ImageFilter.MaxFilter(2 * reach + 1)), 0, 0, edge.colour)
    lay(image, mask, 0, 0, _paint(ink, up - capital(face, fitted), up))
    return sprite(image, -pad * squeeze / k, -up / k)


def _paint(ink: Ink, top: int, foot: int) -> Paint:
    if isinstance(ink, tuple) and ink and isinstance(ink[0], str):
        return along((0, top), (0, foot), *ink)
    return rgb(ink)  # type: ignore[arg-type]

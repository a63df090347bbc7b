"""Names of players in this game's pictures."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit.type import Ink, Shade, fit, width, write

_SMALL: Final = 32
"""Smallest font size of a name: 24 pixels in a picture of 1170."""
_SEVERAL: Final = 36
"""Largest size at which a second line fits beside one line of the largest size."""


def name_lines(name: str, size: int, room: float, most: int = 2, least: int = _SMALL) -> tuple[list[str], int]:
    """Fit a name into ``room`` pixels: one large line, else up to ``most``, then cut. Returns lines and font size."""
    several = min(size, max(_SEVERAL, least))
    single, fitted = fit(name, "name", size, room, several)
    if single == name:
        return [name], fitted
    for whole in (True, False):
        for smaller in range(several, least - 1, -1):
            lines = _broken(name, smaller, room, whole)
            if len(lines) <= most and all(width(line, "name", smaller) <= room for line in lines):
                return lines, smaller
    lines = _broken(name, least, room, False)
    return [*lines[: most - 1], fit("".join(lines[most - 1 :]), "name", least, room)[0]], least


def _broken(name: str, size: int, room: float, whole: bool) -> list[str]:
    """Break a name between words or their parts.

    Unless ``whole``, also break inside a part that would leave more than half a line empty.
    """
    lines: list[str] = []
    while name:
        natural = [k for k in range(1, len(name) + 1) if k == len(name) or _meet(name[k - 1], name[k])]
        fits = [k for k in range(1, len(name) + 1) if width(name[:k].rstrip(), "name", size) <= room] or [1]
        end = max((k for k in natural if k <= fits[-1]), default=0)
        if whole:
            end = end or natural[0]
        elif end * 2 < fits[-1]:
            end = fits[-1]
        lines.append(name[:end].rstrip())
        name = name[end:].lstrip()
    return lines


def _meet(before: str, after: str) -> bool:
    return not before.isalnum() or (before.islower() and after.isupper())


def write_name(
    image: Image.Image, x: float, y: float, lines: list[str], size: int, ink: Ink, shade: Shade | None = None
) -> None:
    """Draw the lines of a name from ``x``, around the middle ``y``."""
    for k, line in enumerate(lines):
        write(image, x, y + (k - (len(lines) - 1) / 2) * size * 1.02, line, "name", size, ink, "left", shade=shade)

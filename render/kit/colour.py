"""Colours: hexadecimal text, RGB triples, WCAG contrast."""

from __future__ import annotations

Rgb = tuple[int, int, int]
Colour = str | Rgb
"""``#RRGGBB`` or a triple of 0–255."""


def rgb(colour: Colour) -> Rgb:
    """Return the RGB triple of a colour."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
    return int(colour[0]), int(colour[1]), int(colour[2])


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """Mix two colours. ``share`` (0–1) is the second colour's part."""
    a, b = rgb(first), rgb(second)
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return the relative luminance, 0 (black) to 1 (white)."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(value) for value in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Return the WCAG contrast ratio, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)

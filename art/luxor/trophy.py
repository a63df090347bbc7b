"""Luxor's sign on a profile, and the emblem of its trophy."""

from __future__ import annotations

from art.kit.paint import paints
from art.luxor import icons, tomb
from render.kit.sprites import Sprite, canvas, sprite


@paints("luxor/logo", sizes=(80,))
def logo(height: int) -> Sprite:
    """Draw the scarab, anchored at its centre."""
    return icons.icon("scarab", height)


@paints("luxor/trophy", sizes=(96,))
def trophy(height: int) -> Sprite:
    """Draw both sarcophagi side by side, anchored at their centre."""
    image, half = canvas(2 * height, 2 * height), height
    for first, side in ((False, 1), (True, -1)):
        tomb.sarcophagus(first, height).put(image, half + side * height * 0.27, half + (4 if first else 8))
    return sprite(image, -half, -half)

"""The sign of Guardiões do Mausoléu on a profile, and the emblem of its trophy."""

from __future__ import annotations

from art.kit.paint import paints
from art.mausoleum.building import draw_building
from art.mausoleum.cards import temple
from render.kit.light import fill, linear
from render.kit.sprites import Sprite, canvas, reduced, sprite
from render.mausoleum.building import PARTS


@paints("mausoleum/logo", sizes=(80,))
def logo(height: int) -> Sprite:
    """Draw the temple, anchored at its centre."""
    image, half = canvas(2 * height, 2 * height), height
    path = temple().moved(half, half, height / 86)
    fill(image, path, linear((0, half - height / 2), (0, half + height / 2), "#D6962A", "#8E5A08"))
    return sprite(image, -half, -half)


@paints("mausoleum/trophy", sizes=(96,))
def trophy(height: int) -> Sprite:
    """Draw three whole monuments, anchored at their centre."""
    whole = canvas(420, 420)
    draw_building(whole, 210, 330, 127, frozenset(PARTS))
    monument = sprite(whole.crop(whole.getbbox()))
    image, half = canvas(2 * height, 2 * height), height
    for across, down, size in ((-0.3, -0.12, 0.5), (0.3, -0.12, 0.5), (0, 0.2, 0.62)):
        made = reduced(monument, size * height / monument.height)
        made.put(image, half + across * height - made.width / 2, half + down * height - made.height / 2)
    return sprite(image, -half, -half)

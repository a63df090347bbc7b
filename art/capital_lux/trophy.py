"""Capital Lux's sign on a profile, and the emblem of its trophy."""

from __future__ import annotations

from typing import Final

from art.capital_lux.tokens import coin, icon_path
from art.kit.paint import paints
from render.kit.light import fill, linear, shadow
from render.kit.sprites import Sprite, canvas, sprite

_VIOLET: Final = ("#8E55D8", "#5B2AA0")


@paints("capital_lux/logo", sizes=(80,))
def logo(height: int) -> Sprite:
    """Draw the tower, anchored at its centre."""
    image, half = canvas(2 * height, 2 * height), height
    top, foot = half - height / 2, half + height / 2
    fill(image, icon_path("tower").moved(half, half, height / 100), linear((0, top), (0, foot), *_VIOLET))
    return sprite(image, -half, -half)


@paints("capital_lux/trophy", sizes=(96,))
def trophy(height: int) -> Sprite:
    """Draw houses and the coin that saved them, anchored at their centre."""
    image, half = canvas(2 * height, 2 * height), height
    houses = icon_path("house").moved(half - height * 0.06, half - height * 0.08, height * 0.0092)
    shadow(image, houses, 3, 3, "#03041A", 0.7)
    fill(image, houses, linear((0, half - height / 2), (0, half + height / 2), "#FFFFFF", "#CFD2FF"))
    coin(round(height * 0.56)).put(image, half + height * 0.28, half + height * 0.32)
    return sprite(image, -half, -half)

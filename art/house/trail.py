"""Marks the last move in ember, a colour used for nothing else. Uncached and quick, because each trail differs."""

from __future__ import annotations

from typing import Final

from art.kit.paint import paints
from render.kit.light import fill, glow, outline, shadow
from render.kit.paths import ellipse, poly, star
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.trail import CORE, EDGE, EMBER

PALE: Final = "#FFB070"


@paints("house/trail-dot")
def _dot() -> Sprite:
    image = canvas(32, 32)
    disc = ellipse(16, 16, 6.4)
    shadow(image, disc, 3, 2, "#200800", 0.8)
    fill(image, disc, PALE)
    fill(image, ellipse(16, 16, 3), CORE)
    return sprite(image, -16, -16)


@paints("house/trail-head", range(0, 360, 5))
def _head(turn: int) -> Sprite:
    image = canvas(80, 80)
    head = poly((24, 0), (-12, -19), (-4, 0), (-12, 19)).moved(40, 40, 1, turn)
    shadow(image, head, 4, 3, "#200800", 0.8)
    fill(image, head, PALE)
    outline(image, head, 2, CORE)
    return sprite(image, -40, -40)


@paints("house/burst", sizes=(30,))
def burst(radius: int) -> Sprite:
    """Draw the mark of a blow, anchored at its centre."""
    half = radius * 2 + 8
    image = canvas(2 * half, 2 * half)
    glow(image, star(half, half, radius * 1.15, radius * 0.4, 8), 7, EDGE, 0.9)
    fill(image, star(half, half, radius, radius * 0.37, 8, -70), EMBER)
    fill(image, star(half, half, radius * 0.66, radius * 0.23, 8, -70), CORE)
    return sprite(image, -half, -half)


@paints("house/halo", sizes=(26, 62))
def halo(radius: int) -> Sprite:
    """Draw an ember ring around a new round object, anchored at its centre."""
    half = radius + 36
    image = canvas(2 * half, 2 * half)
    glow(image, ellipse(half, half, radius + 2), 9, EDGE, 0.95, 1.4)
    fill(image, ellipse(half, half, radius + 5), PALE)
    fill(image, ellipse(half, half, radius + 2), CORE)
    return sprite(image, -half, -half)

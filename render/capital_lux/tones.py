"""Capital Lux's colours. Seats share hues with guilds, so no area is filled with a seat's colour."""

from __future__ import annotations

from typing import Final

from render.kit.colour import Rgb, mix

NIGHT: Final[Rgb] = (6, 8, 28)
DUSK: Final[Rgb] = (14, 18, 56)
PLATE: Final[Rgb] = (16, 20, 62)
"""Dark glass under words."""
ACTIVE: Final[Rgb] = (40, 56, 150)
"""Glass of a player to decide."""
INK: Final[Rgb] = (9, 12, 36)
"""Numbers on bright plates."""
TEXT: Final[Rgb] = (244, 246, 255)
DIM: Final[Rgb] = (178, 187, 236)
"""Minor words."""
RIM: Final[Rgb] = (150, 168, 250)
"""Lit edge of glass."""
DANGER: Final[Rgb] = (255, 84, 48)
ALARM: Final[Rgb] = (112, 18, 32)
"""Ground of a colour above its limit."""
AMBER: Final[Rgb] = (255, 184, 60)
GOLD: Final[Rgb] = (255, 186, 40)
LILAC: Final[Rgb] = (206, 190, 255)
"""Modifiers, and the range that hidden ones allow."""
WON: Final[Rgb] = (126, 240, 214)
"""Bonus cards and settled results."""
HALO: Final[Rgb] = (255, 238, 168)
"""Ring around the last change."""
TRAIL: Final[Rgb] = (255, 222, 140)
WHITE: Final[Rgb] = (255, 255, 255)
DEPTH: Final[Rgb] = (20, 10, 90)
"""Shading of guild colours."""

GUILDS: Final[tuple[Rgb, ...]] = ((84, 172, 255), (255, 122, 192), (62, 224, 156), (255, 214, 70))
"""Agent, Cleric, Scientist, Merchant."""
SKIES: Final[tuple[tuple[Rgb, Rgb, Rgb], ...]] = (
    ((22, 26, 120), (70, 140, 250), (16, 26, 104)),
    ((66, 18, 108), (240, 104, 196), (70, 18, 96)),
    ((8, 42, 96), (40, 200, 160), (8, 50, 86)),
    ((98, 28, 104), (255, 158, 52), (96, 30, 66)),
)
"""Sky above, sky at the roofs, and roofs, on the cards of each guild."""


def pale(colour: int, share: float = 0.55) -> Rgb:
    """Mix a guild's colour with ``share`` of white."""
    return mix(GUILDS[colour], WHITE, share)


def deep(colour: int, share: float) -> Rgb:
    """Mix a guild's colour with ``share`` of night."""
    return mix(GUILDS[colour], DEPTH, share)


GRAIN: Final = 10
"""Grain that keeps skies, plates and cards unbanded in a palette."""

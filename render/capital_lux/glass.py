"""Plates of dark glass to write on, in closed looks."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from render.capital_lux.tones import (
    ACTIVE,
    ALARM,
    DANGER,
    GOLD,
    GUILDS,
    HALO,
    LILAC,
    PLATE,
    RIM,
    SAVED,
    TRAIL,
    WON,
    pale,
)
from render.kit.colour import Rgb, mix
from render.pieces import box


class Glass(NamedTuple):
    """A look of glass: its tint and opacity, its rim, and the light around it."""

    tint: Rgb = PLATE
    opacity: float = 0.8
    rim: Rgb = RIM
    lit: Rgb | None = None


_BRIGHT: Final[Rgb] = (255, 246, 214)
_GUILDS: Final = {
    "guild": (0.78, 0.86),
    "guild-lit": (0.74, 0.84),
    "guild-soft": (0.86, 0.7),
    "guild-closed": (0.9, 0.6),
}
"""Share of the plain tint in a guild's, and opacity: of an open column, a lit one, a quiet one, one out of reach."""
GLASS: Final[dict[str, Glass]] = {
    "plate": Glass(),
    "row": Glass(opacity=0.74),
    "kept": Glass(rim=WON),
    "lilac": Glass(lit=LILAC),
    "halo": Glass(lit=HALO),
    "gold": Glass(lit=GOLD),
    "active": Glass(ACTIVE, 0.95, _BRIGHT, TRAIL),
    "winner": Glass(ACTIVE, 0.95, _BRIGHT, GOLD),
    "saved": Glass(SAVED, 0.92, GOLD),
    "saved-lit": Glass(SAVED, 0.9, GOLD, GOLD),
    "lost": Glass(ALARM, 0.86, DANGER, DANGER),
    "amber": Glass(mix((92, 66, 24), PLATE, 0.45), 0.9, (120, 96, 50)),
    **{
        f"{name}-{k}": Glass(mix(guild, PLATE, share), opacity, pale(k, 0.3), guild if name == "guild-lit" else None)
        for name, (share, opacity) in _GUILDS.items()
        for k, guild in enumerate(GUILDS)
    },
}
"""Looks by name. A number is the guild whose tint they have."""


def lay(image: Image.Image, x: float, y: float, wide: int, high: int, look: str) -> None:
    """Lay a plate with its upper left corner at (x, y). Lit plates are pieces of their own: they have wider corners."""
    box("capital_lux/lit-glass" if GLASS[look].lit else "capital_lux/glass", wide, high, look).put(image, x, y)

"""Capital Lux's colours. Seats share hues with guilds, so no area is filled with a seat's colour."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.kit.colour import Rgb, mix

NIGHT: Final[Rgb] = (6, 8, 28)
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
ALARMS: Final = (((56, 16, 44), (48, 13, 41)), ((100, 18, 36), (84, 13, 33)), ((148, 24, 36), (124, 18, 33)))
"""Grounds of a cell above its limit (upper and lower tone), from the quietest to the loudest."""
SAVED: Final[Rgb] = (92, 64, 22)
"""Ground of a colour saved with gold."""
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
EVENING: Final = "#0A0B2C"
DUSK: Final = 0.34
"""What a city is darkened with, and by which share."""
DEPTH: Final[Rgb] = (20, 10, 90)
"""Shading of guild colours."""

GUILDS: Final[tuple[Rgb, ...]] = ((84, 172, 255), (255, 122, 192), (62, 224, 156), (255, 214, 70))
"""Agent, Cleric, Scientist, Merchant."""


def pale(colour: int, share: float = 0.55) -> Rgb:
    """Mix a guild's colour with ``share`` of white."""
    return mix(GUILDS[colour], WHITE, share)


def deep(colour: int, share: float) -> Rgb:
    """Mix a guild's colour with ``share`` of night."""
    return mix(GUILDS[colour], DEPTH, share)


class Icon(NamedTuple):
    """A flat sign: shape, colour, the light around it, its turn in degrees clockwise, and whether it has a shadow."""

    shape: str
    ink: Rgb = TEXT
    lit: Rgb | None = None
    turn: int = 0
    shade: bool = True


HOT: Final[Rgb] = (255, 170, 148)
"""Ink of a warning."""
_CARDS: Final[Rgb] = (214, 222, 255)
ICONS: Final[dict[str, Icon]] = {
    "house": Icon("house"), "house-halo": Icon("house", lit=HALO), "house-won": Icon("house", lit=WON),
    "tower": Icon("tower"), "tower-lilac": Icon("tower", lit=LILAC),
    **{f"tower-{k}": Icon("tower", lit=guild) for k, guild in enumerate(GUILDS)},
    "hand": Icon("hand", _CARDS), "hand-hot": Icon("hand", HOT), "deck": Icon("deck", _CARDS),
    "bonus": Icon("bonus", WON), "flag": Icon("flag", WHITE), "flag-past": Icon("flag", mix(PLATE, DIM, 0.75)),
    "hourglass": Icon("hourglass", GOLD, mix(GOLD, DANGER, 0.3)), "hourglass-dim": Icon("hourglass", DIM),
    "hourglass-brown": Icon("hourglass", (96, 54, 0), shade=False), "check": Icon("check", WON),
    "check-lit": Icon("check", WHITE, WON), "check-ink": Icon("check", INK), "cross": Icon("cross", DANGER),
    "cross-dim": Icon("cross", DIM), "lock": Icon("lock", HALO, DANGER), "lock-hot": Icon("lock", HOT, DANGER),
    "lock-lit": Icon("lock", WHITE, WON), "play": Icon("play", TRAIL, TRAIL), "star": Icon("star", GOLD, GOLD),
    "star-halo": Icon("star", HALO, HALO), "star-lit": Icon("star", WHITE, WON), "plus": Icon("plus", HALO),
}  # fmt: skip
"""Signs by name, all but those of :data:`ARROWS`. A number at the end is the guild whose light they have."""
ARROWS: Final[dict[str, Icon]] = {
    "halo": Icon("arrow", HALO), "white": Icon("arrow", WHITE), "dim": Icon("arrow", DIM), "rim": Icon("arrow", RIM),
    "lost": Icon("arrow", (255, 176, 160)), "rising": Icon("arrow", WHITE, turn=-28),
    "falling": Icon("arrow", WHITE, turn=28), "lit": Icon("arrow", HALO, HALO), "lilac": Icon("arrow", HALO, LILAC),
    "gold": Icon("arrow", HALO, GOLD), "won": Icon("arrow", HALO, WON), "below": Icon("arrow", HALO, HALO, 90),
    "below-lilac": Icon("arrow", HALO, LILAC, 90),
    **{f"{k}": Icon("arrow", HALO, guild) for k, guild in enumerate(GUILDS)},
    "up-dim": Icon("up", DIM), "down-dim": Icon("up", DIM, turn=180), "down": Icon("up", HALO, turn=180),
    "down-white": Icon("up", WHITE, turn=180),
    **{f"next-{k}": Icon("up", mix(HALO, DIM, k / 5), turn=90) for k in range(5)},
    **{
        f"{word}-{k}": Icon("up", WHITE, guild, turn)
        for word, turn in (("up", 0), ("right", 90), ("down", 180), ("left", 270))
        for k, guild in enumerate(GUILDS)
    },
}  # fmt: skip
"""Arrows, and triangles that point somewhere. A number is the guild whose light they have, or the step of a row."""
BADGES: Final[dict[str, tuple[str, Rgb]]] = {
    "check": ("check", WON), "check-gold": ("check", GOLD), "cross": ("cross", DANGER), "star": ("star", WON),
    "plus": ("plus", WON), "bonus": ("bonus", WON),
}  # fmt: skip
"""Signs on lit discs by name: shape and colour of the disc."""

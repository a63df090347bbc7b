"""Luxor's colours, and the seats' colours tuned to sand and lapis."""

from __future__ import annotations

from typing import Final, NamedTuple

INK: Final = "#2A1A0E"
S9, S8, S7, S6, S5, S4, S3, S2, S1 = (
    "#1D120A", "#3A2615", "#5C3F24", "#80592F", "#A87A45", "#C99F66", "#DDBB84", "#EFDBB0", "#FBF1D9",
)  # fmt: skip
"""Sandstone from darkest to lightest."""
L9, L8, L7, L6, L5, L4, L3 = "#0A1230", "#101B45", "#172861", "#21398A", "#2F55C4", "#6C92EE", "#B9CCF8"
"""Lapis."""
GOLD_D, GOLD_M, GOLD, GOLD_L = "#7A4E0C", "#B97F17", "#EBB53A", "#FFE7A0"
TERRA_D, TERRA, TERRA_L = "#7A2C12", "#BC5426", "#E8935A"
TURQ_D, TURQ, TURQ_L = "#0B5A5C", "#17A398", "#8CEBDA"
BLACK_D, BLACK, BLACK_L = "#15131A", "#2B2934", "#6C6A80"
GREEN: Final = "#12573F"
OXBLOOD: Final = "#701A0C"
FLAME: Final = "#FFC34A"
EMBER: Final = "#FF7A18"
GLEAM: Final = "#FFF6D0"
"""Ring around the last change."""
TABLET, FIGURES = "#2A1608", "#F7E3B4"
"""Ink and ground of a space's number."""


class Tone(NamedTuple):
    """A colour with its lit and its shaded side."""

    base: str
    light: str
    dark: str


SEATS: Final = (
    Tone("#CF4312", "#FF8A58", "#6B1C02"),
    Tone("#1650DE", "#6E9BFF", "#08246E"),
    Tone("#43C98D", "#A4F2CC", "#0F6B45"),
    Tone("#B35FB8", "#DDA0E0", "#5F2666"),
)
"""Triangle, diamond, circle, square: further apart on this ground for colour-blind players than the common set."""
GROUNDS: Final = {
    "vase": Tone("#EDBE92", "#F8DDBC", "#7C4A24"),
    "jewel": Tone("#B5DCCB", "#DDF3E6", "#2F6A5E"),
    "statue": Tone("#E2D2A6", "#F8EFD2", "#6F5A2C"),
    "horus": Tone(L7, L6, L9),
    "osiris": Tone(GREEN, "#1E7A59", "#06251B"),
    "tunnel": Tone("#6E5A48", "#8F7860", "#2A1D12"),
    "temple": Tone("#40303C", "#5A4553", "#1A1018"),
}
"""Material colours of each kind of tile."""
BACKS: Final = {
    "cobra": Tone("#2F6B2B", "#7FBF63", "#173A15"),
    "falcon": Tone("#1D3A8C", "#6F93F0", "#0C1B4A"),
    "lion": Tone("#9A4A0C", "#F0A048", "#4A2204"),
}
"""The three backs of temple tiles."""

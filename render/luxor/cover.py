"""The lobby: the temple gate by night with the seats."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import lobby
from render.kit.lobby import LobbyRow, LobbyWords
from render.kit.type import Shade
from render.luxor.tones import S1
from render.pieces import piece

_NIGHT: Final = Shade("#020410", 5, 3, 0.95)


_SEATS: Final = LobbyRow(
    118, 340, 196, "luxor/lobby-seat",
    LobbyWords("name", 42, 184, 32, 108, S1),
    LobbyWords("serif", 40, 192, 32, 107, "#DCE6FF"),
    LobbyWords("serif", 34, 192, 32, 107, "#DCE6FF"),
    _NIGHT,
)  # fmt: skip


def draw(given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the whole cover, RGB. Free seats below ``minimum`` are needed, the others optional."""
    return lobby.draw(piece("luxor/cover").copy(), _SEATS, given, locale, minimum)

"""Composes the lobby: the harbour of Halicarnassus with the title, and the seats."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import lobby
from render.kit.lobby import LobbyRow, LobbyWords
from render.kit.type import Shade
from render.pieces import piece

_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
_SEATS: Final = LobbyRow(
    112, 374, 194, "mausoleum/lobby-seat",
    LobbyWords("name", 42, 182, 34, 104, "#FFFDF4"),
    LobbyWords("serif", 40, 192, 30, 103, "#E3F0FB"),
    LobbyWords("serif", 34, 192, 30, 103, "#B9D3EA"),
    _NIGHT,
)  # fmt: skip


def draw(given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the whole cover, RGB. Free seats below ``minimum`` are needed, the others optional."""
    return lobby.draw(piece("mausoleum/cover").copy(), _SEATS, given, locale, minimum)

"""Composes the game in sixty seconds: a complete set, draw and play, an empty pile, a set without a shield."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.kit import sixty
from render.kit.type import write
from render.mausoleum import panels
from render.mausoleum.building import PARTS, draw_building
from render.mausoleum.scenery import cloth
from render.pieces import piece

_LOOK: Final = sixty.SixtyLook("#FFD873", "#0B2A58", "#D6A548")
_GOLD: Final = "#E8B84A"
_PALE: Final = "#FFF3D6"


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = cloth(sixty.HEIGHT)
    sixty.draw(image, "mausoleum", locale, _LOOK, (_want, _turn, _end, _mistake))
    return image


def _want(image: Image.Image, x: float, y: float) -> None:
    draw_building(image, x + 230, y + 436, 146, frozenset(PARTS))
    write(image, x + 432, y + 300, "=", "number", 92, _PALE)
    piece("mausoleum/laurel", size=118).put(image, x + 592, y + 296)
    panels.number(image, x + 592, y + 296, 8, 116)


def _turn(image: Image.Image, x: float, y: float) -> None:
    piece("mausoleum/card-back", size=270).put(image, x + 50, y + 164)
    write(image, x + 340, y + 226, "+1", "number", 78, _PALE)
    piece("house/icon", "arrow", size=96, tint=_GOLD).put(image, x + 340, y + 320)
    for k, word in enumerate(("base", "protecao", "artemisia", "terremoto")):
        piece("mausoleum/token", word, size=156).put(image, x + 490 + 160 * (k % 2), y + 212 + 168 * (k // 2))


def _end(image: Image.Image, x: float, y: float) -> None:
    piece("mausoleum/empty-place").put(image, x + 66, y + 168)
    piece("mausoleum/disc", size=58).put(image, x + 156, y + 290)
    write(image, x + 156, y + 291, "0", "number", 70, "#FFF6DC")
    piece("house/icon", "arrow", size=84, tint=_GOLD).put(image, x + 336, y + 290)
    for k in range(3):
        piece("house/seat-mark", k, size=46).put(image, x + 452 + 112 * k, y + 222)
        piece("mausoleum/emblem", "passing", size=112).put(image, x + 452 + 112 * k, y + 360)


def _mistake(image: Image.Image, x: float, y: float) -> None:
    piece("mausoleum/medal", "terremoto", size=98).put(image, x + 150, y + 258)
    piece("house/icon", "arrow", size=96, tint=sixty.RED).put(image, x + 322, y + 258)
    draw_building(image, x + 496, y + 434, 136, frozenset(PARTS[:3]), lost=frozenset(PARTS[3:]))
    piece("mausoleum/waiting", "protecao", size=120).put(image, x + 300, y + 410)
    piece("house/rimmed", "cross", sixty.RED, "#2A0A02", size=84).put(image, x + 300, y + 410)

"""Guardiões do Mausoléu in sixty seconds: a complete set, draw and play, an empty pile, a set without a shield."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render import marks
from render.kit import sixty
from render.kit.type import write
from render.mausoleum import cards, emblems, panels
from render.mausoleum.building import PARTS, draw_building
from render.mausoleum.scenery import cloth

_LOOK: Final = sixty.Look("#FFD873", "#0B2A58", "#D6A548")
_GOLD: Final = "#E8B84A"
_PALE: Final = "#FFF3D6"


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = cloth(1560, sixty.HEIGHT).copy()
    sixty.draw(image, "mausoleum", locale, _LOOK, (_want, _turn, _end, _mistake))
    return image


def _want(image: Image.Image, x: float, y: float) -> None:
    draw_building(image, x + 230, y + 436, 146, frozenset(PARTS))
    write(image, x + 432, y + 300, "=", "number", 92, _PALE)
    panels.laurel(118).put(image, x + 592, y + 296)
    panels.number(image, x + 592, y + 296, 8, 116)


def _turn(image: Image.Image, x: float, y: float) -> None:
    cards.back(200, 270).put(image, x + 50, y + 164)
    write(image, x + 340, y + 226, "+1", "number", 78, _PALE)
    marks.icon("arrow", 96, _GOLD).put(image, x + 340, y + 320)
    for k, word in enumerate(("base", "protecao", "artemisia", "terremoto")):
        emblems.small_token(word, 156).put(image, x + 490 + 160 * (k % 2), y + 212 + 168 * (k // 2))


def _end(image: Image.Image, x: float, y: float) -> None:
    cards.empty_place(180, 244).put(image, x + 66, y + 168)
    emblems.disc(58).put(image, x + 156, y + 290)
    write(image, x + 156, y + 291, "0", "number", 70, "#FFF6DC")
    marks.icon("arrow", 84, _GOLD).put(image, x + 336, y + 290)
    for k in range(3):
        marks.seat_mark(k, 46).put(image, x + 452 + 112 * k, y + 222)
        emblems.emblem("passing", 112).put(image, x + 452 + 112 * k, y + 360)


def _mistake(image: Image.Image, x: float, y: float) -> None:
    emblems.medal("terremoto", "event", 98).put(image, x + 150, y + 258)
    marks.icon("arrow", 96, sixty.RED).put(image, x + 322, y + 258)
    draw_building(image, x + 496, y + 434, 136, frozenset(PARTS[:3]), lost=frozenset(PARTS[3:]))
    emblems.waiting("protecao", 120).put(image, x + 300, y + 410)
    marks.rimmed("cross", 84, sixty.RED, "#2A0A02").put(image, x + 300, y + 410)

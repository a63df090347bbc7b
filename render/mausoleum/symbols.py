"""Composes all signs of the pictures: the cards by family, and what lies in front of the players."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from engine.mausoleum.components import CARDS, WORDS, Group
from render import wording
from render.kit import symbols
from render.kit.sixty import SixtyLook
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.mausoleum import panels
from render.mausoleum.scenery import cloth
from render.pieces import piece

_LOOK: Final = SixtyLook("#FFD873", "#08214A", "#D6A548")
_SIZE: Final = 128


@remembered
def _doubled() -> Sprite:
    image = canvas(130, 130)
    panels.crown_sign(image, 65, 65)
    return sprite(image)


@remembered
def _points() -> Sprite:
    image = canvas(180, 180)
    piece("mausoleum/laurel", size=64).put(image, 90, 90)
    panels.number(image, 90, 90, 8, 62)
    return sprite(image)


def _cards(*groups: Group) -> dict[str, partial[Sprite]]:
    return {
        kind.word: partial(piece, "mausoleum/token", kind.word, size=_SIZE)
        for kind, card in CARDS.items()
        if card.group in groups
    }


GROUPS: Final[symbols.Groups] = {
    "construction": _cards(Group.CONSTRUCTION),
    "characters": _cards(Group.CHARACTER),
    "events": _cards(Group.EVENT, Group.ACTION),
    "table": {
        "points": _points,
        "crown": _doubled,
        "missing": partial(piece, "mausoleum/blueprint", "colunas", size=130),
        "waiting": partial(piece, "mausoleum/waiting", "protecao", size=_SIZE),
        "spent": partial(piece, "mausoleum/spent", "artemisia", size=112),
        "played": partial(piece, "mausoleum/medal", "terremoto", size=60),
        "hand": partial(piece, "house/hand", size=110),
        "pile": partial(piece, "mausoleum/card-back", size=138),
        "discard": partial(piece, "house/icon", "discard", size=120, tint="#8FB9DE"),
        "passing": partial(piece, "mausoleum/emblem", "passing", size=_SIZE),
        "swap": partial(piece, "house/icon", "swap", size=110, tint="#FFE9A8"),
    },
}


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = cloth(symbols.height(GROUPS))
    symbols.draw(image, "mausoleum", locale, _LOOK, GROUPS, name_of)
    return image


def name_of(game: str, key: str, locale: str) -> str:
    """Return both names of a card, or the one of the reader's language if both are too long; else a sign's name."""
    if key not in WORDS:
        return symbols.name_of(game, key, locale)
    both = wording.card(game, key, locale)
    return both if " ".join(symbols.lines_of(both)[0]) == both else wording.brief_card(game, key, locale)

"""All signs of Guardiões do Mausoléu's pictures: the cards by family, and what lies in front of the players."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from engine.mausoleum.components import CARDS, WORDS, Group
from render import marks, wording
from render.kit import symbols
from render.kit.sixty import Look
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.mausoleum import cards, emblems, panels
from render.mausoleum.building import blueprint
from render.mausoleum.scenery import cloth

_LOOK: Final = Look("#FFD873", "#08214A", "#D6A548")
_SIZE: Final = 128


@drawn
def _doubled() -> Sprite:
    image = canvas(130, 130)
    panels.crown_sign(image, 65, 65)
    return sprite(image)


@drawn
def _points() -> Sprite:
    image = canvas(180, 180)
    panels.laurel(64).put(image, 90, 90)
    panels.number(image, 90, 90, 8, 62)
    return sprite(image)


def _cards(*groups: Group) -> dict[str, partial[Sprite]]:
    return {
        kind.word: partial(emblems.small_token, kind.word, _SIZE)
        for kind, card in CARDS.items()
        if card.group in groups
    }


GROUPS: Final[symbols.Groups] = {
    "construction": _cards(Group.CONSTRUCTION),
    "characters": _cards(Group.CHARACTER),
    "events": _cards(Group.EVENT, Group.ACTION),
    "table": {
        "points": _points, "crown": _doubled, "missing": partial(blueprint, "colunas", 130, "#CBE8F8", 0.92, False),
        "waiting": partial(emblems.waiting, "protecao", _SIZE), "spent": partial(emblems.spent, "artemisia", 112),
        "played": partial(emblems.medal, "terremoto", "event", 60), "hand": partial(marks.hand_icon, 110),
        "pile": partial(cards.back, 100, 138), "discard": partial(marks.icon, "discard", 120, "#8FB9DE"),
        "passing": partial(emblems.emblem, "passing", _SIZE), "swap": partial(marks.icon, "swap", 110, "#FFE9A8"),
    },
}  # fmt: skip


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = cloth(symbols.WIDTH, symbols.height(GROUPS)).copy()
    symbols.draw(image, "mausoleum", locale, _LOOK, GROUPS, name_of)
    return image


def name_of(game: str, key: str, locale: str) -> str:
    """Return both names of a card, or the one of the reader's language if both are too long; else a sign's name."""
    if key not in WORDS:
        return symbols.name_of(game, key, locale)
    both = wording.card(game, key, locale)
    return both if " ".join(symbols.lines_of(both)[0]) == both else wording.brief_card(game, key, locale)

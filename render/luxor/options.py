"""The viewer's decisions other than a card: adventurer and distance, acting tile, reward."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Action
from engine.luxor.components import CARDS, HORUS, KEY, SCARAB, TILES, WILD
from engine.luxor.view import View
from render.kit.spread import row
from render.kit.type import Shade, write
from render.luxor import cards, crowd, panel, scenery, spots, stretch, tiles
from render.luxor.candidates import candidates
from render.luxor.scenery import WIDTH
from render.luxor.tones import GOLD, S1
from render.pieces import box, piece

_NIGHT: Final = Shade("#020A16", 4, 2, 0.9)
_MARGIN: Final = 16
_ROW: Final = 640
CARD: Final = 320
_TAB: Final = 76
"""Height in pixels of the tab with a remaining supply."""


MOVES: Final = ("move", "adventurer")
"""Decisions about a move. Their pictures have a palette of their own."""


def draw(view: View, locale: str) -> Image.Image:
    """Draw the viewer's open decision, RGB."""
    if view.decision in MOVES:
        return stretch.draw(view, candidates(view))
    return _acts(view) if view.decision == "act" else _rewards(view)


# ---------------------------------------------------------------- acting tile


def _acts(view: View) -> Image.Image:
    """Draw the tiles that the viewer's adventurers reached by "advance all". One of them acts."""
    assert view.viewer is not None
    image = scenery.wall(420)
    count = len(view.actions)
    wide = min(330, (WIDTH - 2 * _MARGIN - 16 * (count - 1)) // count)
    for x, action in zip(row(count, wide, WIDTH, 16), view.actions, strict=True):
        box("luxor/plate", wide, 340, "lit").put(image, x, 40)
        middle = x + wide / 2
        if action.args[0] == "none":
            piece("house/icon", "cross", size=130, tint="#8FA8E8").put(image, middle, 210)
            continue
        space = int(action.args[0])
        tile = TILES[view.tiles[space]]
        back = tiles.under(space) if tile.treasure is not None else None
        piece("luxor/tile", tile.word, back, size=190).put(image, middle, 166)
        crowd.beside(image, view.viewer, view.adventurers[view.viewer].count(space), middle - 64, 364, 84)
        piece("luxor/number", space, size=64).put(image, middle + 56, 326)
    return image


# ---------------------------------------------------------------- reward


def _rewards(view: View) -> Image.Image:
    """Draw a tile's offer: keys, scarabs, wild treasures, the top cards of the Horus stacks."""
    image = scenery.wall(_ROW)
    words = [_word(action) for action in view.actions]
    wide = 440
    for x, word in zip(row(len(words), wide, WIDTH, 60), words, strict=True):
        middle = x + wide / 2
        box("luxor/plate", wide, _ROW - 80, "lit").put(image, x, 40)
        if word in HORUS:
            _horus(image, view, HORUS.index(word), middle)
        else:
            _supply(image, view, word, middle)
    if view.at is not None and len(words) <= 2:
        spots.spot(image, view, view.at, 150, 130)
    return image


def _word(action: Action) -> str:
    return action.args[0]


def _horus(image: Image.Image, view: View, level: int, x: float) -> None:
    """Draw the top card of a stack. A golden tab gives the number of cards, as on the board."""
    top = view.horus[level]
    if top is None:
        return
    left, upper = x - CARD / 2, _ROW / 2 - CARD * cards.RATIO / 2
    cards.pile(image, left, upper, CARD, view.horus_counts[level], True)
    piece("luxor/card", CARDS[top].word, size=CARD).put(image, left, upper)
    panel.count_tab(image, x + CARD / 2 - 20, upper + 6, view.horus_counts[level], _TAB)


def _supply(image: Image.Image, view: View, word: str, x: float) -> None:
    """Draw a key, scarab or wild treasure, the supply's count, and the viewer's count after taking it."""
    assert view.viewer is not None
    piece("luxor/icon", word, size=300).put(image, x, 250)
    left, own = {
        KEY: (view.key_supply, view.keys[view.viewer]),
        SCARAB: (view.scarab_supply, view.scarab_counts[view.viewer]),
        WILD: (view.wild_supply, view.wilds[view.viewer]),
    }[word]
    panel.count_tab(image, x + 125, 116, left, _TAB)
    piece("luxor/adventurer", view.viewer, size=84).put(image, x - 96, 546)
    write(image, x - 40, 504, str(own), "carved", 74, S1, "left", shade=_NIGHT)
    piece("house/icon", "arrow", size=56, tint=GOLD).put(image, x + 40, 504)
    write(image, x + 84, 504, str(own + 1), "carved", 74, "#FFE7A0", "left", shade=_NIGHT)

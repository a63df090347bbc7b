"""Guardiões do Mausoléu's artist: the interface that the render package calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.mausoleum.components import WORDS
from engine.mausoleum.view import View
from render.folder import FolderArtist, Modules
from render.mausoleum import (
    alt,
    board,
    cards,
    cover,
    faces,
    hand,
    pages,
    panels,
    parts,
    score,
)
from render.mausoleum.building import GHOST, PARTS, blueprint, part
from render.mausoleum.emblems import emblem, family, medal
from render.mausoleum.layout import LAYOUTS, MEDAL_RADIUS, PILE_CARD
from render.registry import Artist


class Mausoleum(FolderArtist[View]):
    """Draws Guardiões do Mausoléu."""

    night = "#030A18"
    light = "#8FD0FF"
    key = "mausoleum"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, parts=parts,
    )  # fmt: skip
    view = View

    def warm(self, locales: tuple[str, ...]) -> Iterator[object]:
        """Draw static layers first, then parts and medals, then cards in every language."""
        for seats, layout in LAYOUTS.items():
            yield board.ground(seats)
            for seat, place in enumerate(layout.panels):
                yield panels.frame(place.width, seat // 2, True)
        for name in PARTS:
            yield part(name, 127, False)
            yield blueprint(name, 127, *GHOST, False)
        yield part("colunas", 127, True)
        for word in WORDS:
            yield medal(word, family(word), MEDAL_RADIUS)
            yield cards.mini(word, *PILE_CARD)
        yield emblem("crown", 38)
        for locale in locales:
            for word in WORDS:
                yield faces.face(word, faces.upright(), faces.CALM, locale)
        for word in WORDS:
            for wide in hand.LYING:
                yield cards.window(word, *faces.lying(wide, hand.LOW).window[2:])
            for size in faces.windows(hand.OFFERED):
                yield cards.window(word, *size)


ARTIST: Final[Artist] = Mausoleum()

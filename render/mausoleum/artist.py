"""The face of this game's pictures towards the rest of the room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.mausoleum.components import WORDS
from engine.mausoleum.view import View
from render.folder import FolderArtist, Modules
from render.mausoleum import alt, board, cards, cover, faces, hand, pages, panels, samples, score, words
from render.mausoleum.building import PARTS, part
from render.mausoleum.emblems import emblem, family, medal
from render.mausoleum.layout import LAYOUTS, MEDAL_RADIUS, PILE_CARD
from render.registry import Artist, Drawing


class Mausoleum(FolderArtist):
    """Draws Guardiões do Mausoléu."""

    accent = 0xC58A22
    modules = Modules(alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, words=words)
    view = View

    def warm(self, locales: tuple[str, ...]) -> None:
        """Static layers first, then parts and medals, then cards in every language."""
        for seats, layout in LAYOUTS.items():
            board.ground(seats)
            for seat, place in enumerate(layout.panels):
                panels.frame(place.width, seat // 2, True)
        for name in PARTS:
            part(name, 127, False)
        part("colunas", 127, True)
        for word in WORDS:
            medal(word, family(word), MEDAL_RADIUS)
            cards.mini(word, *PILE_CARD)
        emblem("crown", 38)
        for locale in locales:
            for word in WORDS:
                faces.face(word, faces.upright(), faces.CALM, locale, None)

    def samples(self) -> Iterator[tuple[str, str, Drawing]]:
        """Positions of every kind in every language; many of them in one language only."""
        home, *others = ("pt-BR", "en-US", "es-ES", "fr")
        for locale in (home, *others):
            few = locale != home
            for name, scene in samples.boards():
                if not few or name in ("middle-4", "event-descoberta-3", "event-passed-discarded"):
                    yield locale, f"board-{name}", self.board(scene, locale)
            for name, scene in samples.hands():
                yield locale, name, self.hand(scene, locale)
            for name, scene in samples.scores():
                yield locale, name, self.score(scene, locale)
            for name, seats, minimum in samples.covers():
                yield locale, name, self.cover(seats, locale, minimum)
            for page in pages.ILLUSTRATED:
                yield locale, f"rules-{page}", self.rules_picture(page, locale)


ARTIST: Final[Artist] = Mausoleum()

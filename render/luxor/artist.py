"""The face of this game's pictures towards the rest of the room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.luxor.components import CARDS, ICONS, LEVELS, SEATS, TILES
from engine.luxor.view import View
from render.luxor import (
    alt,
    board,
    cards,
    cover,
    crowd,
    hand,
    pages,
    panel,
    pieces,
    samples,
    scenery,
    score,
    temple,
    tiles,
    tomb,
    trails,
    words,
)
from render.luxor.layout import GAPS
from render.registry import Artist, Drawing
from render.scene import Scene


def _view(scene: Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


class Luxor(Artist):
    """Draws Luxor."""

    accent = 0x2F55C4

    def board(self, scene: Scene, locale: str) -> Drawing:
        view = _view(scene)
        return board.draw(view, scene.names, scene.recent, locale), "board", alt.board(view, scene.names, locale)

    def words(self, scene: Scene, locale: str) -> tuple[str, ...]:
        return words.board(_view(scene), scene.names, locale)

    def hand(self, scene: Scene, locale: str) -> Drawing:
        view = _view(scene)
        return hand.draw(view, scene.names, locale), "hand", alt.hand(view, locale)

    def score(self, scene: Scene, locale: str) -> Drawing:
        view = _view(scene)
        return score.draw(view, scene.names, locale), "score", alt.score(view, scene.names, locale)

    def cover(self, names: tuple[str | None, ...], locale: str, minimum: int) -> Drawing:
        return cover.draw(names, locale, minimum), "cover", alt.cover(names, locale)

    def rules_pages(self) -> tuple[str, ...]:
        return pages.PAGES

    def illustrated(self) -> tuple[str, ...]:
        return pages.ILLUSTRATED

    def rules_picture(self, page: str, locale: str) -> Drawing:
        return pages.draw(page, locale), "hand", alt.rules(page, locale)

    def warm(self, locales: tuple[str, ...]) -> None:
        """The temple, then tiles, adventurers, counts and cards: no words are on them, so languages do not matter."""
        scratch = temple.ground().pixels.copy()
        for seats in SEATS:
            temple.signs(scratch, seats)
        temple.numbers(scratch)
        cards.back(panel.CARD)
        for count in range(9):
            panel.count_tab(count)
        for index, high in enumerate(tomb.HEIGHTS):
            tomb.sarcophagus(index == 0, high)
        for tile in TILES[1:]:
            backs = (None, *dict.fromkeys(back.value for back in ICONS.values())) if tile.treasure else (None,)
            for back in backs:
                tiles.whole(tile.word, back)
        trails.ring(tiles.TILE, tiles.TILE)
        for seat in range(SEATS.stop - 1):
            _warm_seat(seat)
        for level in (0, *LEVELS):
            for card in (card for card in CARDS if card.level == level):
                cards.face(card.word, panel.CARD)
                cards.face(card.word, hand.OUTER)
                cards.shaded(card.word, hand.INNER, 14)
        scenery.wall(hand.HEIGHT, True)

    def samples(self) -> Iterator[tuple[str, str, Drawing]]:
        """Positions of every kind in every language; many of them in one language only."""
        home, *others = ("en-US", "pt-BR", "es-ES", "fr")
        for locale in (home, *others):
            few = locale != home
            for name, scene in samples.boards():
                if not few or name == "middle-4":
                    yield locale, f"board-{name}", self.board(scene, locale)
            for page in pages.ILLUSTRATED:
                if not few or page in ("turn", "movement", "statues", "temple", "scoring", "end"):
                    yield locale, f"rules-{page}", self.rules_picture(page, locale)
            for name, scene in samples.hands():
                if not few or name in ("hand-card", "hand-empty"):
                    yield locale, name, self.hand(scene, locale)
            for name, scene in samples.scores():
                if not few or name == "score-4":
                    yield locale, name, self.score(scene, locale)
            for name, seats, minimum in samples.covers():
                if not few or name == "cover-empty":
                    yield locale, name, self.cover(seats, locale, minimum)


def _warm_seat(seat: int) -> None:
    for height in crowd.HEIGHTS.values():
        pieces.piece(seat, height)
    pieces.lying(seat, 50)
    pieces.ghost(seat, crowd.HEIGHTS[1])
    for count in range(2, 6):
        pieces.number(seat, count)
        crowd.tally(seat, count)
    for turn in {gap.turn for gap in GAPS}:
        trails.sign(seat, "walk", turn)
        trails.sign(seat, "throw", turn)
    for seats, plan in panel.ROWS.items():
        if seat < seats:
            for active in (False, True):
                panel.plate(seat, plan.high, plan.tab, active)
        for kind in panel.ITEMS:
            for count in range(4):
                panel.pill(kind, count, plan.pill, False, False)


ARTIST: Final[Artist] = Luxor()

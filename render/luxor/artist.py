"""Luxor's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.contract import Action, Note
from engine.contract import View as AnyView
from engine.luxor.components import CARDS, LEVELS, SEATS, TILES
from engine.luxor.view import View
from render.folder import FolderArtist, Modules
from render.look import Look
from render.luxor import (
    alt,
    board,
    cards,
    cover,
    crowd,
    emojis,
    hand,
    looks,
    pages,
    panel,
    parts,
    pieces,
    scenery,
    score,
    stretch,
    temple,
    tiles,
    tomb,
    trails,
    words,
)
from render.luxor.layout import GAPS
from render.luxor.options import MOVES
from render.registry import Artist, Drawing
from render.scene import Scene


class Luxor(FolderArtist[View]):
    """Draws Luxor."""

    accent = 0x2F55C4
    key = "luxor"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, words=words, emojis=emojis,
        parts=parts,
    )  # fmt: skip
    view = View

    def look(self, view: AnyView, action: Action, note: Note) -> Look:
        assert isinstance(view, View)
        return looks.of_action(view, action, note)

    def hand(self, scene: Scene, locale: str) -> Drawing:
        image, kind, text = super().hand(scene, locale)
        return image, "choice" if self.seen(scene).decision in MOVES else kind, text

    def warm(self, locales: tuple[str, ...]) -> None:
        """Draw the temple, tiles, adventurers, counts and cards. None carries words, so ``locales`` is ignored."""
        scratch = temple.ground().copy()
        for seats in SEATS:
            temple.signs(scratch, seats)
        temple.numbers(scratch)
        cards.back(panel.CARD)
        for count in range(9):
            panel.count_tab(count)
        for index, high in enumerate(tomb.HEIGHTS):
            tomb.sarcophagus(index == 0, high)
        for tile in TILES[1:]:
            for back in tiles.backs(tile):
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
        stretch.warm()


def _warm_seat(seat: int) -> None:
    for height in crowd.HEIGHTS.values():
        pieces.piece(seat, height)
    pieces.lying(seat, crowd.LYING)
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

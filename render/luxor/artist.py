"""Luxor's artist: the interface that the render package calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.luxor.components import CARDS, DIE, LEVELS, SEATS, TILES, Card
from engine.luxor.view import View
from render.folder import FolderArtist, Modules
from render.luxor import (
    alt,
    board,
    cards,
    cover,
    crowd,
    hand,
    options,
    outcomes,
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
)
from render.luxor.layout import GAPS
from render.luxor.options import MOVES
from render.registry import Artist, Drawing
from render.scene import Scene


class Luxor(FolderArtist[View]):
    """Draws Luxor."""

    key = "luxor"
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, parts=parts,
    )  # fmt: skip
    view = View

    def hand(self, scene: Scene, locale: str) -> Drawing:
        image, kind, text = super().hand(scene, locale)
        return image, "choice" if self.seen(scene).decision in MOVES else kind, text

    def warm(self, locales: tuple[str, ...]) -> Iterator[object]:
        """Draw the temple, tiles, adventurers, counts and cards. None carries words, so ``locales`` is ignored."""
        scratch = temple.ground().copy()
        for seats in SEATS:
            temple.signs(scratch, seats)
            yield scratch
        temple.numbers(scratch)
        yield scratch
        yield cards.back(panel.CARD)
        for count in range(9):
            yield panel.count_tab(count)
        for index, high in enumerate(tomb.HEIGHTS):
            yield tomb.sarcophagus(index == 0, high)
        for tile in TILES[1:]:
            for back in tiles.backs(tile):
                yield tiles.whole(tile.word, back)
        yield trails.ring(tiles.TILE, tiles.TILE)
        for seat in range(SEATS.stop - 1):
            yield from _warm_seat(seat)
        for level in (0, *LEVELS):
            for card in (card for card in CARDS if card.level == level):
                yield from _warm_card(card)
        for count in range(sum(card.copies for card in CARDS if not card.level) + 1):
            yield hand.stock(count)
        yield scenery.wall(hand.HEIGHT, True)
        yield from stretch.warm()


def _warm_card(card: Card) -> Iterator[object]:
    """Draw a card on the piles, in the hand, and beside the decision it leads to."""
    for width in (panel.CARD, hand.OUTER, outcomes.CARD):
        yield cards.face(card.word, width)
    yield cards.shaded(card.word, hand.INNER, 14)
    if card.level:
        yield cards.face(card.word, options.CARD)
    for roll in range(1, DIE + 1) if card.rolled else ():
        yield cards.face(card.word, panel.CARD, roll)


def _warm_seat(seat: int) -> Iterator[object]:
    for height in crowd.HEIGHTS.values():
        yield pieces.piece(seat, height)
    yield pieces.lying(seat, crowd.LYING)
    yield pieces.ghost(seat, crowd.HEIGHTS[1])
    for count in range(2, 6):
        yield pieces.number(seat, count)
        yield crowd.tally(seat, count)
    for turn in {gap.turn for gap in GAPS}:
        yield trails.sign(seat, "walk", turn)
        yield trails.sign(seat, "throw", turn)
    for seats, plan in panel.ROWS.items():
        if seat < seats:
            for active in (False, True):
                yield panel.plate(seat, plan.high, plan.tab, active)
        for kind in panel.ITEMS:
            for count in range(4):
                for active in (False, True):
                    yield panel.pill(kind, count, plan.pill, False, active)


ARTIST: Final[Artist] = Luxor()

"""Capital Lux's artist: the interface that the render package calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.capital_lux.components import CARDS, COLOURS, MODIFIERS, VALUES
from engine.capital_lux.meta import META
from engine.capital_lux.view import View
from render import marks
from render.capital_lux import (
    alt,
    board,
    card_choice,
    cards,
    choices,
    cover,
    draft_hand,
    gold_choice,
    hand,
    homes,
    interlude,
    lettering,
    pages,
    panel,
    parts,
    play_hand,
    score,
    tokens,
)
from render.capital_lux.layout import COLUMN, PLANS, Plan
from render.folder import FolderArtist, Modules
from render.registry import Artist, Drawing
from render.scene import Scene


def _warm_board(seats: int) -> Iterator[object]:
    """Draw the city for a number of players, plates, cards and tokens. They carry no words."""
    plan = PLANS[seats]
    yield board.ground(seats)
    yield board.lit_row(seats)
    for loud in range(len(homes.ALARMS)):
        yield homes.alarm(COLUMN, plan.row, loud)
    yield homes.unsure(COLUMN, plan.row)
    yield from _warm_cards(plan, "on")
    for cost in range(1, 10):
        for payable in (True, False):
            yield homes.pill(cost, payable, plan.cost)
    yield tokens.coin(plan.stat)
    yield tokens.bonus(plan.stat)
    yield tokens.hand(plan.stat)
    for seat in range(seats):
        yield marks.seat_mark(seat, panel.MARK)


def _warm_cards(plan: Plan, state: str) -> Iterator[object]:
    """Draw the cards of the Capital and the hometowns in a state of :func:`cards.tile`."""
    for colour in COLOURS:
        for value in VALUES:
            for high in (plan.tile, plan.capital_tile):
                yield cards.tile(colour, value, high, state)


def _warm_hands() -> Iterator[object]:
    """Draw the grounds of hands and decisions, whole cards, modifiers."""
    yield draft_hand.ground()
    yield play_hand.ground()
    for card in CARDS:
        yield cards.face(card, draft_hand.FACE)
        yield cards.face(card, play_hand.FACE)
        yield cards.face(card, draft_hand.ASIDE)
        yield cards.face(card, choices.PENDING)
        yield cards.face(card, choices.OFFERED)
    for modifier in (None, *MODIFIERS):
        yield tokens.modifier(modifier, tokens.LAID)
    for seats in PLANS:
        yield choices.ground(seats - 1)
    yield choices.ground()
    yield gold_choice.ground()
    yield card_choice.ground()
    yield hand.ground()


class CapitalLux(FolderArtist[View]):
    """Draws Capital Lux."""

    night = "#04051C"
    light = "#C9B6FF"
    key = "capital_lux"
    names = staticmethod(lettering.names)
    modules: Modules[View] = Modules(
        alt=alt, board=board, cover=cover, hand=hand, pages=pages, score=score, parts=parts,
    )  # fmt: skip
    view = View
    rules_kind = "rules"

    def interlude(self, scene: Scene, locale: str) -> Drawing:
        view = self.seen(scene)
        if view.round_end is None:
            raise LookupError("no round has just ended")
        text = alt.interlude(view, self.names(scene.names, locale), locale)
        return interlude.draw(view, scene.names, locale), "interlude", text

    def ranking(self, view: View, shown: tuple[str, ...], locale: str) -> str:
        return alt.score(view, shown, locale)

    def warm(self, locales: tuple[str, ...]) -> Iterator[object]:
        """Draw sprites in the order a game needs them: lobby, board and hands, ends of rounds, score, rules."""
        yield cover.draw((None,) * (META.seats.stop - 1), locales[0], META.seats.start)
        for seats in PLANS:
            yield from _warm_board(seats)
        yield from _warm_hands()
        for seats, plan in PLANS.items():
            yield from _warm_cards(plan, "new")
            yield interlude.ground(seats)
            yield score.sheet(seats)
        yield from super().warm(locales)


ARTIST: Final[Artist] = CapitalLux()

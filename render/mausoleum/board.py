"""Composes the board in the channel: every area, the piles, and the trail of the last move."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Event
from engine.mausoleum.view import View
from locales import say
from render.fonts import names
from render.kit.type import Shade, fit, fit_lines, write_lines
from render.mausoleum import panels, piles, trails
from render.mausoleum.layout import LAYOUTS, MEDAL_RADIUS, Layout, plots
from render.mausoleum.moves import Move, changes
from render.mausoleum.scenery import cloth, key
from render.mausoleum.texts import card_name, original
from render.pieces import piece
from render.wording import Words

_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_PALE: Final = "#FFE9CF"
_HEIGHT: Final = 1040


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB."""
    layout, move, shown = LAYOUTS[view.seats], Move.read(recent), names(given, locale)
    image = _ground(layout, _golden(view))
    news = [changes(view, move, seat) for seat in range(view.seats)]
    rows = [
        plots(place, view.areas[seat], news[seat].lost, news[seat].built) for seat, place in enumerate(layout.panels)
    ]
    over = view.outcome is not None
    if not over:
        trails.before(image, layout, rows, view, move)
    for seat, place in enumerate(layout.panels):
        panels.buildings(image, place, seat, rows[seat], view.mausolo[seat], news[seat].crowned)
    piles.pile(image, layout.pile, view)
    piles.discard(image, layout.discard, view, move.discards)
    if layout.ledger:
        piles.ledger(image, layout.ledger, view, locale)
    if not over:
        trails.after(image, layout, rows, view, move)
    for seat, place in enumerate(layout.panels):
        panels.labels(image, place, view, seat, shown[seat], news[seat])
    if view.outcome is not None:
        _result(image, layout, view.outcome.winners, shown, locale)
    else:
        _medal(image, layout, view, move, locale)
    return image


def _ground(layout: Layout, golden: tuple[int, ...]) -> Image.Image:
    """Draw the cloth and the areas' empty frames, those of gold last: their glow reaches beyond them."""
    image = cloth(_HEIGHT)
    left, right = layout.column
    for y in (18, _HEIGHT - 38):
        key(image, left + 18, right - 18, y, 20)
    if layout.ledger:
        piece("mausoleum/niche").put(image, layout.ledger.x, layout.ledger.y)
    for seat in sorted(range(len(layout.panels)), key=golden.__contains__):
        place = layout.panels[seat]
        panels.frame(image, place, seat // 2, seat in golden)
    return image


def _golden(view: View) -> tuple[int, ...]:
    """Return the seats with golden areas: those to decide, else the current player, at the end the winners."""
    if view.outcome is not None:
        return view.outcome.winners
    return view.deciding or (view.turn,)


def _medal(image: Image.Image, layout: Layout, view: View, move: Move, locale: str) -> None:
    """Draw the card of the last move with its player and target, or the current player before the first move."""
    x, y = layout.medal
    if move.kind is None or move.seat is None:
        piece("mausoleum/disc", "lit", size=MEDAL_RADIUS).put(image, x, y)
        seats = _golden(view)
        for k, seat in enumerate(seats):
            piece("house/seat-mark", seat, size=44 if len(seats) == 1 else 26).put(
                image, x + (k - (len(seats) - 1) / 2) * 62, y
            )
        return
    if move.card is None:
        piece("mausoleum/medal", "passing", size=MEDAL_RADIUS).put(image, x, y)
        title, small = say(locale, "mausoleum-picture-passed"), ""
    else:
        piece("mausoleum/medal", move.card, size=MEDAL_RADIUS).put(image, x, y)
        title, small = card_name(Words(locale), move.card), original(Words(locale), move.card)
    for one in (move.seat, move.target):
        if one is not None:
            piece("house/seat-mark", one, size=27).put(image, *trails.rim(layout, layout.panels[one], MEDAL_RADIUS + 4))
    _caption(image, x, y + MEDAL_RADIUS + 16, layout.discard[1] - 30, layout.column, title, small)


def _result(image: Image.Image, layout: Layout, winners: tuple[int, ...], shown: tuple[str, ...], locale: str) -> None:
    """Draw the winners of a finished game."""
    x, y = layout.medal
    panels.crowned_seats(winners, MEDAL_RADIUS + 12).put(image, x, y)
    if len(winners) == 1:
        room = layout.column[1] - layout.column[0] - 6
        name, _ = fit(shown[winners[0]], "title", 38, room)
        title = say(locale, "picture-wins", {"name": name})
    else:
        title = say(locale, "picture-shared")
    _caption(image, x, y + MEDAL_RADIUS + 24, layout.discard[1] - 30, layout.column, title, "")


def _caption(
    image: Image.Image, x: float, top: float, foot: float, column: tuple[int, int], title: str, small: str
) -> None:
    room = column[1] - column[0] - 6
    lines, size = fit_lines(title, "title", 46, room, 2, 34)
    under, under_size = fit_lines(small, "serif", 34, room, 2, 30) if small else ([], 0)
    pitch, low = size * 1.04, under_size * 1.06
    middle = (top + foot) / 2
    if pitch * len(lines) + low * len(under) > foot - top:
        under = []
    high = pitch * len(lines) + low * len(under)
    write_lines(image, x, middle - high / 2 + pitch * len(lines) / 2, lines, "title", size, _PALE, pitch, _NIGHT)
    if under:
        write_lines(
            image, x, middle + high / 2 - low * len(under) / 2 + 4, under, "serif", under_size, "#BFD9F2", low, _NIGHT
        )

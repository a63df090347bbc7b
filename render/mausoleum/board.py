"""The board in the channel: every area, the piles, and the trail of the last move."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Event
from engine.mausoleum.components import Kind
from engine.mausoleum.view import View
from locales import say
from render import marks
from render.fonts import names
from render.kit import light
from render.kit.light import emboss, fill, inner_shadow, outline, shadow
from render.kit.paths import ellipse, rect
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import Shade, fit, fit_lines, write, write_lines
from render.mausoleum import cards, emblems, panels, trails
from render.mausoleum.layout import (
    HEIGHT,
    LAYOUTS,
    MEDAL_RADIUS,
    PANEL_HEIGHT,
    PILE_CARD,
    WIDTH,
    Layout,
    Panel,
    ledger_places,
    plots,
)
from render.mausoleum.moves import Move
from render.mausoleum.scenery import cloth, greek_key
from render.mausoleum.texts import card_name, gloss

_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_PALE: Final = "#FFE9CF"


@drawn
def ground(seats: int) -> Sprite:
    """Draw everything that does not change during a game: the cloth and the areas' empty frames."""
    layout = LAYOUTS[seats]
    image = cloth(WIDTH, HEIGHT).copy()
    left, right = layout.column
    for y in (18, HEIGHT - 38):
        fill(image, greek_key(left + 18, y, right - 18, 20, 2.8), "#D9A441", 0.9)
    for seat, place in enumerate(layout.panels):
        panels.frame(place.width, seat // 2, False).put(image, place.x, place.y)
    if layout.ledger:
        _niche(image, layout.ledger)
    return sprite(image)


def _niche(image: Image.Image, place: Panel) -> None:
    shape = rect(place.x, place.y, place.width, PANEL_HEIGHT, 20)
    fill(image, shape, "#061A38", 0.75)
    inner_shadow(image, shape, 10, 6, "#01060F", 0.8)
    outline(image, rect(place.x + 2, place.y + 2, place.width - 4, PANEL_HEIGHT - 4, 18), 2.4, "#C9973A", 0.8)


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB."""
    layout, move, shown = LAYOUTS[view.seats], Move.read(recent), names(given, locale)
    image = ground(view.seats).copy()
    for seat in _golden(view):
        place = layout.panels[seat]
        panels.frame(place.width, seat // 2, True).put(image, place.x, place.y)
    rows = [
        plots(place, view.areas[seat], _part(move.lost, seat), _part(move.built, seat))
        for seat, place in enumerate(layout.panels)
    ]
    over = view.outcome is not None
    if not over:
        trails.before(image, layout, rows, view, move)
    for seat, place in enumerate(layout.panels):
        crowning = move.kind == "crowned" and move.seat == seat
        panels.buildings(image, place, seat, rows[seat], view.mausolo[seat], crowning)
    _pile(image, layout, view)
    _discard(image, layout, view, move)
    if layout.ledger:
        _ledger(image, layout.ledger, view, locale)
    if not over:
        trails.after(image, layout, rows, view, move)
    for seat, place in enumerate(layout.panels):
        panels.labels(image, place, view, seat, shown[seat], move)
    if view.outcome is not None:
        _result(image, layout, view.outcome.winners, shown, locale)
    else:
        _medal(image, layout, view, move, locale)
    return image


def _golden(view: View) -> tuple[int, ...]:
    """Return the seats with golden areas: those to decide, else the current player, at the end the winners."""
    if view.outcome is not None:
        return view.outcome.winners
    return view.deciding or (view.turn,)


def _part(change: tuple[int, str] | None, seat: int) -> str | None:
    return change[1] if change is not None and change[0] == seat else None


@drawn
def _counter(radius: int) -> Sprite:
    half = radius + 24
    image = canvas(2 * half, 2 * half)
    box = (half - radius, half - radius, half + radius, half + radius)
    shadow(image, ellipse(half, half, radius), 6, 4, "#01060F", 0.6)
    emboss(image, ellipse(half, half, radius), light.gold(*box), 3)
    blue = light.radial((half - 10, half - 14), radius * 1.3, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, ellipse(half, half, radius * 0.88), blue)
    return sprite(image, -half, -half)


def _pile(image: Image.Image, layout: Layout, view: View) -> None:
    """Draw the draw pile. Once empty, it shows how many turns in a row passed without a card."""
    wide, high = PILE_CARD
    x, y = layout.pile[0] - wide / 2, layout.pile[1]
    if view.pile:
        back = cards.back(wide, high)
        for k in range(min(view.pile, 6), -1, -1):
            back.put(image, x + 2 * k, y + 4 * k)
    else:
        cards.empty_place(wide, high).put(image, x, y)
    middle = y + high / 2 - (0 if view.pile else 44)
    _counter(54).put(image, layout.pile[0], middle)
    panels.number(image, layout.pile[0], middle, view.pile, 64, "#FFF6DC")
    if not view.pile:
        marks.icon("turn", 52, "#FFE9A8").put(image, layout.pile[0] - 58, middle + 104)
        write(image, layout.pile[0] - 26, middle + 105, f"{view.passes}/{view.seats}", "number", 56, "#FFF6DC", "left")


def _discard(image: Image.Image, layout: Layout, view: View, move: Move) -> None:
    wide, high = PILE_CARD
    x, y = layout.discard[0] - wide / 2, layout.discard[1]
    if not view.discard:
        cards.empty_place(wide, high).put(image, x, y)
        marks.icon("discard", 70, "#8FB9DE").put(image, layout.discard[0], y + high / 2)
        return
    if len(view.discard) > 1:
        cards.leaning(view.discard[-2].word, wide, high, 9).put(image, layout.discard[0] - 14, y + high / 2 - 4)
    hot = move.kind in ("attacked", "summoned", "recovered") or move.discarded is not None
    cards.mini(view.discard[-1].word, wide, high, "#FF7A3C" if hot else "").put(image, x, y)
    bx, by = x + wide - 8, y + high - 14
    panels.label(74 if len(view.discard) < 10 else 98, 70).put(image, bx, by)
    write(image, bx, by + 1, str(len(view.discard)), "number", 56, "#FFFBF2")


def discarded(view: View) -> list[Kind]:
    """Return the kinds of cards on the discard pile, in the order of its content."""
    return [kind for kind in Kind if kind in view.discard]


def _ledger(image: Image.Image, place: Panel, view: View, locale: str) -> None:
    """Draw the discard pile's content in the free area of a three-player board."""
    title = say(locale, "mausoleum-picture-discard")
    marks.icon("discard", 46, "#FFE9A8").put(image, place.x + 48, place.y + 46)
    write(image, place.x + 88, place.y + 47, title, "title", 44, "#FFF3D6", "left")
    kinds = discarded(view)
    for kind, (x, y) in zip(kinds, ledger_places(place, len(kinds)), strict=True):
        emblems.token(kind.word).put(image, x, y)
        count = view.discard.count(kind)
        if count > 1:
            panels.label(68, 52).put(image, x + 30, y + 38)
            write(image, x + 30, y + 39, f"{count}×", "number", 46, "#FFFBF0")


def _medal(image: Image.Image, layout: Layout, view: View, move: Move, locale: str) -> None:
    """Draw the card of the last move with its player and target, or the current player before the first move."""
    x, y = layout.medal
    if move.kind is None or move.seat is None:
        emblems.disc(MEDAL_RADIUS, "#FFD873").put(image, x, y)
        seats = _golden(view)
        for k, seat in enumerate(seats):
            marks.seat_mark(seat, 44 if len(seats) == 1 else 26).put(image, x + (k - (len(seats) - 1) / 2) * 62, y)
        return
    if move.card is None:
        emblems.medal("passing", "character", MEDAL_RADIUS).put(image, x, y)
        title, small = say(locale, "mausoleum-picture-passed"), ""
    else:
        emblems.medal(move.card, emblems.family(move.card), MEDAL_RADIUS).put(image, x, y)
        title, small = card_name(move.card), gloss(locale, move.card)
    for one in (move.seat, move.target):
        if one is not None:
            marks.seat_mark(one, 27).put(image, *trails.rim(layout, layout.panels[one], MEDAL_RADIUS + 4))
    _caption(image, x, y + MEDAL_RADIUS + 16, layout.discard[1] - 30, layout.column, title, small)


def _result(image: Image.Image, layout: Layout, winners: tuple[int, ...], shown: tuple[str, ...], locale: str) -> None:
    """Draw the winners of a finished game."""
    x, y = layout.medal
    emblems.crowned_seats(winners, MEDAL_RADIUS + 12).put(image, x, y)
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
    high = pitch * len(lines) + low * len(under)
    write_lines(image, x, middle - high / 2 + pitch * len(lines) / 2, lines, "title", size, _PALE, pitch, _NIGHT)
    if under:
        write_lines(
            image, x, middle + high / 2 - low * len(under) / 2 + 4, under, "serif", under_size, "#BFD9F2", low, _NIGHT
        )

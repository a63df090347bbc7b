"""Composes the picture of a decision: the table as its reader sees it from their chair, and the reader's cards."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Event
from engine.mausoleum.components import PARTS, Kind
from engine.mausoleum.view import View
from locales import say
from render.fonts import names
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import Shade, width, write
from render.mausoleum import faces, feet, heading, last_cards, panels, piles
from render.mausoleum.building import draw_building
from render.mausoleum.chair import EDGE, PILLS, WIDTH, Chair, Place, chair
from render.mausoleum.faces import Foot
from render.mausoleum.facts import Aim, aims, gains, leaders, losses, own, value
from render.mausoleum.layout import AreaPanel, Plot, plots
from render.mausoleum.scenery import cloth
from render.mausoleum.since import Since
from render.numbers import signed
from render.pieces import piece

_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_RED: Final = "#9E1512"
_GREEN: Final = "#0B5E3C"
_GREY: Final = "#23406B"
_PILL: Final = 192
"""Width of a pill with a seat's mark."""
Value = tuple[int | None, int, str]
"""A number in a pill: the seat whose points change, by how much, and the pill's colour."""


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the viewer's table and hand with their open decision, RGB."""
    places, since, shown = chair(view), Since.read(recent, own(view)), names(given, locale)
    image = cloth(places.high)
    rows = {
        seat: plots(panel, view.areas[seat], since.changes(seat).lost, since.changes(seat).built)
        for seat, panel in places.areas.items()
    }
    _areas(image, places, view, since, rows)
    if places.piles:
        piles.pile(image, places.piles[0], view)
        piles.discard(image, places.piles[1], view, since.discards)
        last_cards.trail_over(image, places, view, since, rows)
    leading = leaders(view)
    for seat, panel in places.areas.items():
        panels.labels(image, panel, view, seat, shown[seat], since.changes(seat), seat in leading)
    for seat, panel in places.plates.items():
        points, change = view.scores[seat].total, since.points.get(seat, 0)
        panels.header(image, panel, seat, shown[seat], points, change, seat in leading)
    if places.ledger:
        piles.ledger(image, places.ledger, view, locale)
    if places.piles:
        last_cards.tokens(image, places, view, since)
    if places.words:
        heading.words(image, places.words, view, given, shown, recent, locale)
    if places.heading:
        heading.question(image, view, shown, locale)
    _offers(image, places, view, locale)
    _hand(image, places, view, since, locale)
    return image


def golden(view: View) -> tuple[int, ...]:
    """Return the seats with golden areas: the viewer to decide and whom a choice hits, else who decides."""
    if view.outcome is not None:
        return view.outcome.winners
    match view.decision:
        case "target":
            return tuple(int(action.args[0]) for action in view.actions)
        case "take" if view.pending_target is not None:
            return (view.pending_target,)
        case "give" if view.pending_target is not None:
            return own(view), view.pending_target
        case "lose":
            return own(view), view.turn
    return view.deciding or (view.turn,)


def _areas(image: Image.Image, places: Chair, view: View, since: Since, rows: dict[int, list[Plot]]) -> None:
    """Draw areas without words, and plates. Those of gold come last: their glow reaches beyond them."""
    gold = golden(view)
    for seat, panel in sorted(places.areas.items(), key=lambda each: each[0] in gold):
        panels.frame(image, panel, seat % 2, seat in gold)
    for seat, panel in sorted(places.plates.items(), key=lambda each: each[0] in gold):
        panels.plate(panel.width, panel.height, seat in gold).put(image, panel.x, panel.y)
    if places.ledger:
        panels.niche(places.ledger.width, places.ledger.height).put(image, places.ledger.x, places.ledger.y)
    if places.piles:
        last_cards.trail_under(image, places, view, since, rows)
    for seat, panel in places.areas.items():
        panels.buildings(image, panel, seat, rows[seat], view.mausolo[seat], since.changes(seat).crowned)


def _offers(image: Image.Image, places: Chair, view: View, locale: str) -> None:
    """Draw what may be chosen outside the hand: rivals with what an attack does, or cards with what they change."""
    if view.decision == "target" and view.pending is not None:
        for aim in aims(view, view.pending):
            taker = own(view) if view.pending is Kind.INVASAO else None
            _aim(image, places.areas[aim.seat], aim, taker, locale)
    for one in places.offered:
        faces.put_tile(image, one.x, one.y, one.kind.word, one.wide, one.high, one.look, locale)
        count = _available(view, one.kind)
        if count > 1:
            panels.count(image, one.x + 62, one.y + 50, f"{count}×", 54, (92, 66))
        values = _values(view, one.kind)
        for k, (seat, points, tone) in enumerate(values):
            wide = _PILL if seat is not None else min(_PILL - 44, one.wide - 88)
            middle = one.x + one.wide - wide / 2 - 14
            _pill(image, middle, one.y + 50 + 80 * k, seat, signed(points), tone, wide)


def _values(view: View, kind: Kind) -> list[Value]:
    """Return what choosing a card from outside the hand changes in points."""
    seat = own(view)
    if view.decision == "lose":
        loss = losses(view, seat)[kind]
        return [(None, -loss, _RED if loss else _GREEN)]
    if view.decision == "recover":
        gain = value(view, kind)
        return [(None, gain, _GREEN)] if gain else []
    target = view.pending_target
    assert target is not None
    gain, loss = gains(view, seat)[kind], losses(view, target)[kind]
    return [each for each in ((seat, gain, _GREEN), (target, -loss, _RED)) if each[1]]


def _available(view: View, kind: Kind) -> int:
    """Return how many cards of a kind there are to choose from."""
    if view.decision == "recover":
        return view.discard.count(kind)
    seat = view.pending_target if view.decision == "take" else own(view)
    return view.areas[seat][PARTS.index(kind)] if seat is not None else 1


def _aim(image: Image.Image, panel: AreaPanel, aim: Aim, taker: int | None, locale: str) -> None:
    """Draw what an attack does to a rival, below the rival's area. ``taker``: who takes a piece."""
    x, y, wide = panel.x, panel.y + panel.height + 10, panel.width
    _ground(wide, PILLS - 16).put(image, x, y)
    middle, line = x + wide / 2, y + PILLS / 2 - 8
    if aim.shield is not None:
        text = say(locale, "mausoleum-picture-blocks")
        left = middle - (width(text, "label", 48) + 96) / 2
        piece("mausoleum/waiting", aim.shield.word, size=82).put(image, left + 41, line)
        write(image, left + 96, line, text, "label", 48, "#FFFBF0", "left", shade=_NIGHT)
    elif aim.cards is not None:
        piece("house/hand", size=60).put(image, middle - 46, line)
        write(image, middle + 14, line + 1, str(aim.cards), "number", 64, "#FFFBF0", "left")
    else:
        _points(image, middle, line, aim, taker)


def _points(image: Image.Image, middle: float, line: float, aim: Aim, taker: int | None) -> None:
    """Draw what a rival loses, and what the player gains who takes the best piece, with that piece."""
    lost = aim.seat, signed(-aim.loss), _RED if aim.loss else _GREY
    if taker is None:
        _pill(image, middle, line, *lost)
        return
    left = middle - 2 * _PILL / 2 - 5
    if aim.piece is not None:
        left += 43
        piece("mausoleum/token", aim.piece.word, size=76).put(image, left - 48, line)
    _pill(image, left + _PILL / 2, line, *lost)
    _pill(image, left + 1.5 * _PILL + 10, line, taker, signed(aim.gain), _GREEN if aim.gain else _GREY)


def _pill(
    image: Image.Image,
    x: float,
    y: float,
    seat: int | None,
    text: str,
    tone: str,
    wide: int = _PILL,
) -> None:
    """Draw points on a coloured pill around (x, y), after a seat's mark."""
    panels.pill(wide, 74, tone).put(image, x, y)
    left = x - wide / 2 + 46
    if seat is not None:
        piece("house/seat-mark", seat, size=24).put(image, left, y)
    middle = x if seat is None else (left + 26 + x + wide / 2 - 14) / 2
    write(image, middle, y + 1, text, "number", 58, "#FFFFFF")


@remembered
def _ground(wide: int, high: int) -> Sprite:
    image = canvas(wide + 8, high + 8)
    panels.dark(image, 4, 4, wide, high)
    return sprite(image, -4, -4)


def _hand(image: Image.Image, places: Chair, view: View, since: Since, locale: str) -> None:
    """Draw the viewer's cards: with what each does now, or with their names only."""
    got = list(since.got)
    for one in places.hand:
        if places.tiles:
            faces.put_tile(image, one.x, one.y, one.kind.word, one.wide, one.high, one.look, locale)
            continue
        shape = faces.lying(one.wide, one.high)
        faces.put(image, one.x, one.y, one.kind.word, shape, one.look, locale, _foot(view, one, locale))
        if one.kind in got:
            got.remove(one.kind)
            last_cards.fresh(image, one, shape, locale)
    if not places.hand and not places.offered and not places.tiles:
        y = places.high - EDGE - 4 - 85
        draw_building(image, WIDTH / 2 - 330, y + 66, 57, frozenset(), tint="#8FC0EA")
        empty = say(locale, "mausoleum-picture-empty")
        write(image, WIDTH / 2 + 40, y, empty, "title", 64, "#FFF3D6", shade=_NIGHT)


def _foot(view: View, one: Place, locale: str) -> Foot:
    if one.look == "pending":
        return feet.labelled("swap", "keep", locale, feet.LIGHT)
    return feet.play(view, one.kind, locale)

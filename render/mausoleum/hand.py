"""Composes the hand as its owner sees it, and the cards of the owner's open decision."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.contract import Event
from engine.mausoleum.components import PARTS, Kind
from engine.mausoleum.view import View
from locales import say
from render.fonts import names
from render.kit.spread import grid, row
from render.kit.type import Shade, fit, write
from render.mausoleum import faces, feet, panels, targets
from render.mausoleum.alt import choices
from render.mausoleum.building import draw_building
from render.mausoleum.cards import Look
from render.mausoleum.faces import Foot
from render.mausoleum.scenery import LEDGE, cloth
from render.mausoleum.texts import card_name
from render.pieces import piece
from render.wording import Words

WIDTH: Final = 1560
HEIGHT: Final = 750
_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_LARGE: Final = 6
"""Smallest number of cards that fills two rows."""
LOW: Final = 340
"""Height of these cards."""
LYING: Final = (492, 366, 290)
"""Widths of these cards in three columns, four, and more."""
OFFERED: Final = ((300, 540), (300, 280))
"""Largest sizes of cards to choose from, in one row and in two."""
_OUTSIDE: Final = ("take", "recover", "lose")
"""Decisions that offer cards from outside the hand."""


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the viewer's hand or decision, RGB."""
    if view.decision in _OUTSIDE:
        return _choice(view, names(given, locale), locale)
    if view.decision == "target":
        shown = names(given, locale)
        image = targets.draw(view, shown, WIDTH)
        _heading(image, view, shown, locale)
        return image
    return _cards(view, locale) if view.hand else _empty(locale)


def _look(view: View, kind: Kind, first: bool) -> Look:
    """Return the look of a card in the hand. ``first`` marks the first copy of its kind."""
    match view.decision:
        case "discard":
            return "bright"
        case "give" if kind is view.pending and first:
            return "pending"
        case "give" if kind in choices(view):
            return "bright"
        case "give":
            return "dim"
        case "play" if kind not in choices(view):
            return "dim"
        case _ if kind in dict(view.barred):
            return "dim"
    return "bright" if view.decision == "play" else "calm"


def _foot(view: View, kind: Kind, locale: str, first: bool) -> Foot:
    """Return the foot of a card in the hand."""
    barred = dict(view.barred).get(kind)
    match view.decision:
        case "discard":
            return feet.labelled("discard", "drop", locale)
        case "give" if kind is view.pending and first:
            return feet.labelled("swap", "keep", locale)
        case "give" if kind in choices(view):
            return feet.labelled("swap", "give", locale)
        case "give":
            return faces.no_foot
        case "play" if kind not in choices(view):
            return feet.reason(barred, locale) if barred else faces.no_foot
        case _ if barred:
            return feet.reason(barred, locale)
    return feet.play(view, kind)


class Place(NamedTuple):
    """A card in the picture: its box in units, and its look."""

    kind: Kind
    x: float
    y: float
    wide: int
    high: int
    look: Look
    first: bool
    """Whether it is the first of equal cards."""


def places(view: View) -> list[Place]:
    """Return the places of the viewer's cards, or of the cards to choose from. None where a rival is chosen."""
    if view.decision == "target":
        return []
    if view.decision in _OUTSIDE:
        return _offered(view)
    cards = [
        (kind, _look(view, kind, kind not in view.hand[:k]), kind not in view.hand[:k])
        for k, kind in enumerate(view.hand)
    ]
    if len(cards) < _LARGE:
        card = faces.upright()
        xs = row(len(cards), card.width, WIDTH - 48, 40, 24)
        return [
            Place(kind, x, _top(look), card.width, card.height, look, first)
            for x, (kind, look, first) in zip(xs, cards, strict=True)
        ]
    columns = (len(cards) + 1) // 2
    wide = LYING[min(columns, 5) - 3]
    corners = grid(len(cards), columns, (wide, LOW), WIDTH - 40, (WIDTH, 22), 20)
    return [
        Place(kind, x, 24 + y, wide, LOW, look, first)
        for (x, y), (kind, look, first) in zip(corners, cards, strict=True)
    ]


def _top(look: Look) -> int:
    """Return the top of a card in a single row: playable cards are raised."""
    return 34 if look == "bright" else 58 if look == "calm" else 82


def _offered(view: View) -> list[Place]:
    """Return the places of the cards to choose from outside the hand."""
    kinds = [kind for kind in Kind if kind in choices(view)]
    columns = len(kinds) if len(kinds) <= 5 else (len(kinds) + 1) // 2
    high = OFFERED[0][1] if len(kinds) <= 5 else OFFERED[1][1]
    wide = min(OFFERED[0][0], (WIDTH - 24 - 10 * (columns - 1)) // max(columns, 1))
    corners = grid(len(kinds), columns, (wide, high), WIDTH, (10, 18))
    return [Place(kind, x, 150 + y, wide, high, "bright", True) for (x, y), kind in zip(corners, kinds, strict=True)]


def _cards(view: View, locale: str) -> Image.Image:
    """Draw the viewer's cards in one row, or a large hand in two."""
    small = len(view.hand) < _LARGE
    image = _table() if small else cloth(HEIGHT)
    for one in places(view):
        shape = faces.upright() if small else faces.lying(one.wide, one.high)
        foot = _foot(view, one.kind, locale, one.first)
        faces.put(image, one.x, one.y, one.kind.word, shape, one.look, locale, foot)
    return image


def _table() -> Image.Image:
    """Draw the cloth with a marble ledge at its foot."""
    image = cloth(HEIGHT)
    piece("mausoleum/ledge").put(image, 0, HEIGHT - LEDGE)
    return image


def _empty(locale: str) -> Image.Image:
    image = _table()
    draw_building(image, WIDTH / 2, 520, 160, frozenset(), tint="#8FC0EA")
    write(image, WIDTH / 2, 620, say(locale, "mausoleum-picture-empty"), "title", 64, "#FFF3D6", shade=_NIGHT)
    return image


def _choice(view: View, shown: tuple[str, ...], locale: str) -> Image.Image:
    """Draw cards to choose from outside the viewer's hand: a player's buildings or the discard pile."""
    image = cloth(HEIGHT)
    _heading(image, view, shown, locale)
    for one in places(view):
        faces.put_tile(image, one.x, one.y, one.kind.word, one.wide, one.high, locale)
        count = _available(view, one.kind)
        if count > 1:
            panels.count(image, one.x + one.wide - 52, one.y + 44, f"{count}×", 52, (84, 62))
    return image


def _available(view: View, kind: Kind) -> int:
    if view.decision == "recover":
        return view.discard.count(kind)
    seat = view.viewer if view.decision == "lose" else view.pending_target
    return view.areas[seat][PARTS.index(kind)] if seat is not None else 1


def _heading(image: Image.Image, view: View, shown: tuple[str, ...], locale: str) -> None:
    """Draw the card that asks, its question, and the owner of the cards."""
    card = view.pending.word if view.pending is not None else "terremoto"
    assert view.decision is not None and view.viewer is not None
    piece("mausoleum/token", card, size=100).put(image, 84, 76)
    size = 54
    long = write(image, 152, 77, card_name(Words(locale), card), "title", size, "#FFF3D6", "left", shade=_NIGHT)
    x = 152 + long + 60
    piece("house/icon", "arrow", size=46, tint="#E8B84A").put(image, x, 77)
    x += 60
    name = ""
    if view.decision == "target":
        write(image, x, 77, "?", "title", size, "#DDEBFA", "left", shade=_NIGHT)
    elif view.decision == "recover":
        piece("house/icon", "discard", size=54, tint="#DDEBFA").put(image, x + 20, 76)
        name, x = say(locale, "mausoleum-picture-discard"), x + 64
    else:
        seat = view.viewer if view.decision == "lose" else view.pending_target
        assert seat is not None
        piece("house/seat-mark", seat, size=26).put(image, x + 20, 77)
        name, x = shown[seat], x + 70
    ask = say(locale, f"mausoleum-picture-{view.decision}")
    if name:
        name, size = fit(name, "name", 50, max(120, WIDTH - 330 - x), 38)
        write(image, x, 77, name, "name", size, "#DDEBFA", "left", shade=_NIGHT)
    write(image, WIDTH - 40, 78, ask, "label", 46, "#FFD873", "right", shade=_NIGHT)

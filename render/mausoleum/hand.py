"""The hand as its owner sees it, and the cards of the owner's open decision."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.mausoleum.components import KIND_OF, PARTS, Kind
from engine.mausoleum.view import View
from locales import say
from render import marks
from render.fonts import names
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.spread import grid, row
from render.kit.sprites import Sprite, drawn, sprite
from render.kit.stone import marble_paint
from render.kit.type import Shade, fit, write
from render.mausoleum import emblems, faces, feet
from render.mausoleum.building import draw_building
from render.mausoleum.faces import BRIGHT, CALM, DIM, PENDING, Foot, Look
from render.mausoleum.scenery import cloth, greek_key
from render.mausoleum.texts import card_name

WIDTH: Final = 1560
HEIGHT: Final = 750
_LEDGE: Final = 62
_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_LARGE: Final = 6
"""Smallest number of cards that fills two rows."""


@drawn
def _table(ledge: bool) -> Sprite:
    image = cloth(WIDTH, HEIGHT).copy()
    if ledge:
        top = HEIGHT - _LEDGE
        fill(image, rect(0, top, WIDTH, _LEDGE), marble_paint(9))
        fill(image, rect(0, top, WIDTH, 3), "#FFFFFF")
        fill(image, rect(0, top + 3, WIDTH, 3), "#C9973A")
        fill(image, greek_key(10, top + 24, WIDTH - 10, 22, 3.2), "#A8813A", 0.8)
    return sprite(image)


def choices(view: View) -> frozenset[Kind]:
    """Return the cards that the viewer may choose now."""
    return frozenset(KIND_OF[word] for action in view.actions for word in action.args if word in KIND_OF)


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the viewer's hand or decision, RGB."""
    match view.decision:
        case "take" | "recover" | "lose":
            return _choice(view, names(given, locale), locale)
        case _ if not view.hand:
            return _empty(locale)
        case _ if len(view.hand) >= _LARGE:
            return _two_rows(view, locale)
        case _:
            return _one_row(view, locale)


def _part(view: View, kind: Kind, locale: str, first: bool) -> tuple[Look, Foot | None, object]:
    """Return look, foot and foot key of a card in the hand. ``first`` marks the first copy of its kind."""
    barred = dict(view.barred).get(kind)
    match view.decision:
        case "discard":
            return BRIGHT, feet.labelled("discard", "drop", locale), "drop"
        case "target" if kind is view.pending and first:
            seats = tuple(sorted(int(word) for action in view.actions for word in action.args if word.isdigit()))
            return PENDING, feet.targets(seats), ("targets", seats)
        case "give" if kind is view.pending and first:
            return PENDING, feet.labelled("swap", "keep", locale), "keep"
        case "give" if kind in choices(view):
            return BRIGHT, feet.labelled("swap", "give", locale), "give"
        case "target" | "give":
            return DIM, None, None
        case "play" if kind not in choices(view):
            return DIM, feet.reason(barred, locale) if barred else None, ("no", barred)
        case _ if barred:
            return DIM, feet.reason(barred, locale), ("no", barred)
    foot, key = feet.play(view, kind)
    return (BRIGHT if view.decision == "play" else CALM), foot, key


def _one_row(view: View, locale: str) -> Image.Image:
    image = _table(True).copy()
    for k, (x, kind) in enumerate(zip(row(len(view.hand), 288, WIDTH - 48, 40, 24), view.hand, strict=True)):
        look, foot, key = _part(view, kind, locale, kind not in view.hand[:k])
        y = 34 if look is BRIGHT or (view.decision == "target" and look.glow) else 58 if look is CALM else 82
        faces.face(kind.word, faces.upright(), look, locale, foot, key).put(image, x, y)
    return image


def _two_rows(view: View, locale: str) -> Image.Image:
    image = _table(False).copy()
    count = len(view.hand)
    columns = (count + 1) // 2
    wide = 492 if columns == 3 else 366 if columns == 4 else 290
    places = grid(count, columns, (wide, 340), WIDTH - 40, (WIDTH, 22), 20)
    for k, ((x, y), kind) in enumerate(zip(places, view.hand, strict=True)):
        look, foot, key = _part(view, kind, locale, kind not in view.hand[:k])
        card = faces.face(kind.word, faces.lying(wide, 340), look, locale, foot, key)
        card.put(image, x, 24 + y)
    return image


def _empty(locale: str) -> Image.Image:
    image = _table(True).copy()
    draw_building(image, WIDTH / 2, 520, 160, frozenset(), ghost=("#8FC0EA", 0.8))
    write(image, WIDTH / 2, 620, say(locale, "mausoleum-picture-empty"), "title", 64, "#FFF3D6", shade=_NIGHT)
    return image


def _choice(view: View, shown: tuple[str, ...], locale: str) -> Image.Image:
    """Draw cards to choose from outside the viewer's hand: a player's buildings or the discard pile."""
    image = _table(False).copy()
    offered = [kind for kind in Kind if kind in choices(view)]
    _heading(image, view, shown, locale)
    columns = len(offered) if len(offered) <= 5 else (len(offered) + 1) // 2
    rows = 1 if len(offered) <= 5 else 2
    high = 540 if rows == 1 else 280
    wide = min(300, (WIDTH - 24 - 10 * (columns - 1)) // max(columns, 1))
    places = grid(len(offered), columns, (wide, high), WIDTH, (10, 18))
    for (x, y), kind in zip(places, offered, strict=True):
        count = _available(view, kind)
        card = faces.tile(kind.word, wide, high, BRIGHT, locale, count)
        card.put(image, x, 150 + y)
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
    emblems.token(card).put(image, 84, 76)
    size = 54
    long = write(image, 152, 77, card_name(card), "title", size, "#FFF3D6", "left", shade=_NIGHT)
    x = 152 + long + 60
    marks.icon("arrow", 46, "#E8B84A").put(image, x, 77)
    x += 60
    if view.decision == "recover":
        marks.icon("discard", 54, "#DDEBFA").put(image, x + 20, 76)
        name, x = say(locale, "mausoleum-picture-discard"), x + 64
    else:
        seat = view.viewer if view.decision == "lose" else view.pending_target
        assert seat is not None
        marks.seat_mark(seat, 26).put(image, x + 20, 77)
        name, x = shown[seat], x + 70
    ask = say(locale, f"mausoleum-picture-{view.decision}")
    name, size = fit(name, "name", 50, max(120, WIDTH - 330 - x), 38)
    write(image, x, 77, name, "name", size, "#DDEBFA", "left", shade=_NIGHT)
    write(image, WIDTH - 40, 78, ask, "label", 46, "#FFD873", "right", shade=_NIGHT)

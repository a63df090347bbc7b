"""Composes the heading of a hand that is asked something, and its words: what has just happened, in a sentence."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Event
from engine.mausoleum.view import View
from engine.points import KINDS
from locales import say
from render.drawing import Part
from render.fonts import readable
from render.kit.type import ELLIPSIS, Shade, fit, fit_lines, write
from render.mausoleum.chair import WIDTH
from render.mausoleum.facts import own, surplus
from render.mausoleum.texts import card_name
from render.news import news
from render.pieces import piece
from render.scene import Scene
from render.theme import SEAT_SYMBOLS
from render.wording import Words, clip

UNBROKEN: Final = "\N{NO-BREAK SPACE}"
_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_PALE: Final = "#FFE9CF"
_ASKS: Final = "#FFD873"
_NAME: Final = 14
"""Letters of a name in a sentence."""
_PITCH: Final = 46
"""Distance of lines of sentences."""
_MIDDLE: Final = 64
"""Middle of the heading."""


def words(
    image: Image.Image,
    room: Part,
    view: View,
    given: tuple[str, ...],
    shown: tuple[str, ...],
    recent: tuple[Event, ...],
    locale: str,
) -> None:
    """Write what is asked of the hand, what has just happened, and how near the end is.

    The last lines are left out where there is no room.
    """
    texts = list[tuple[str, str]]()
    if view.decision == "discard":
        texts.append((say(locale, "mausoleum-picture-over", {"count": surplus(view)}), _ASKS))
    if view.decision == "give" and view.pending_target is not None:
        texts.append((say(locale, "mausoleum-picture-give", {"name": shown[view.pending_target]}), _ASKS))
    texts += [(line, _PALE) for line in _news(view, given, recent, locale)]
    if not view.pile:
        facts: dict[str, str | int] = {"passes": view.passes, "seats": view.seats}
        texts.append((say(locale, "mausoleum-picture-last", facts), _PALE))
    left, y = max(1, int(room.high // _PITCH)), room.y + 22
    for text, ink in texts:
        if left < 2:
            break
        lines, size = fit_lines(text, "title", 44, room.wide - 8, min(left, 3), 36)
        if " ".join(lines) != text:
            lines[-1], _ = fit(f"{lines[-1]}{ELLIPSIS}", "title", size, room.wide - 8)
        for line in lines:
            write(image, room.x + room.wide / 2, y, line, "title", size, ink, shade=_NIGHT)
            y += _PITCH
        y, left = y + 6, left - len(lines)


def _news(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> list[str]:
    """Return what hit the viewer, else the newest, without marks and points: these stand in the picture."""
    short = tuple(clip(name, _NAME) for name in given)
    told = tuple(event for event in recent if event.kind not in KINDS)
    lines = news("mausoleum", Scene(view, short, told), locale)[:1]
    bare = (line.strip("".join(SEAT_SYMBOLS) + " ").split(UNBROKEN) for line in lines)
    return [UNBROKEN.join(readable(part, "title") for part in parts) for parts in bare]


def question(image: Image.Image, view: View, shown: tuple[str, ...], locale: str) -> None:
    """Draw the card that asks, from whom and at whom it is played, and the question."""
    card = view.pending.word if view.pending is not None else "terremoto"
    piece("mausoleum/token", card, size=100).put(image, 76, _MIDDLE)
    ask = say(locale, f"mausoleum-picture-{view.decision}")
    end = WIDTH - 30 - write(image, WIDTH - 30, _MIDDLE + 1, ask, "label", 50, _ASKS, "right", shade=_NIGHT) - 40
    x = 146.0
    if view.decision == "lose":
        x = _player(image, x, view.turn, shown, (end - x) / 2 - 60)
    else:
        text, size = fit(card_name(Words(locale), card), "title", 54, (end - x) / 2 + 40, 38)
        x += write(image, x, _MIDDLE, text, "title", size, "#FFF3D6", "left", shade=_NIGHT) + 20
    piece("house/icon", "arrow", size=46, tint="#E8B84A").put(image, x + 24, _MIDDLE)
    x += 64
    if view.decision == "target":
        write(image, x, _MIDDLE, "?", "title", 54, "#DDEBFA", "left", shade=_NIGHT)
    elif view.decision == "recover":
        piece("house/icon", "discard", size=54, tint="#DDEBFA").put(image, x + 20, _MIDDLE)
        text, size = fit(say(locale, "mausoleum-picture-discard"), "name", 50, max(60, end - x - 60), 36)
        write(image, x + 60, _MIDDLE, text, "name", size, "#DDEBFA", "left", shade=_NIGHT)
    else:
        seat = own(view) if view.decision == "lose" or view.pending_target is None else view.pending_target
        _player(image, x, seat, shown, end - x)


def _player(image: Image.Image, x: float, seat: int, shown: tuple[str, ...], room: float) -> float:
    """Draw a seat's mark and its player's name. Returns where they end."""
    piece("house/seat-mark", seat, size=28).put(image, x + 24, _MIDDLE)
    name, size = fit(shown[seat], "name", 50, max(60, room - 66), 38)
    return x + 86 + write(image, x + 66, _MIDDLE, name, "name", size, "#FFF3D6", "left", shade=_NIGHT)

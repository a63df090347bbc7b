"""Composes the foot strips of cards: the effect of playing a card, in numbers and signs."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.mausoleum.components import ANSWERS, PARTS, Kind
from engine.mausoleum.view import View
from locales import say
from render.kit.type import fit, width, write
from render.mausoleum.faces import Foot
from render.mausoleum.moves import points
from render.pieces import piece

_LIGHT = "#FFEDB4"


def play(view: View, kind: Kind) -> Foot:
    """Return the foot of playing ``kind`` now."""
    seat = view.viewer
    assert seat is not None
    if kind in PARTS:
        return _construction(view, seat, kind)
    if kind is Kind.MAUSOLO:
        gain = points(view.areas[seat], True) - points(view.areas[seat], view.mausolo[seat])
        return _gain(gain) if gain else _double
    if kind is Kind.ARTEMISIA:
        return _cards(2)
    if kind is Kind.DESCOBERTA:
        return _cards(1)
    if kind in ANSWERS:
        return targets(aims(view, kind))
    return _dangers(tuple(danger.word for danger, answers in ANSWERS.items() if kind in answers))


def aims(view: View, kind: Kind) -> tuple[int, ...]:
    """Return the opponents that have a target of ``kind``."""
    others = (seat for seat in range(view.seats) if seat != view.viewer)
    if kind in (Kind.TERREMOTO, Kind.INVASAO):
        return tuple(seat for seat in others if any(view.areas[seat]))
    return tuple(seat for seat in others if view.hand_sizes[seat])


def _construction(view: View, seat: int, kind: Kind) -> Foot:
    area = list(view.areas[seat])
    before = points(area, view.mausolo[seat])
    area[kind] += 1
    gain = points(area, view.mausolo[seat]) - before
    if gain:
        return _gain(gain)
    level = area[kind]
    return _progress(tuple(count >= level for count in area), int(kind))


def _gain(value: int) -> Foot:
    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        piece("house/points", size=34).put(image, x - 52, y)
        write(image, x - 4, y, f"+{value}", "number", 56, _LIGHT, "left")

    return draw


def _double(image: Image.Image, x: float, y: float, room: float) -> None:
    piece("mausoleum/emblem", "crown", size=56).put(image, x - 46, y)
    write(image, x - 2, y, "×2", "number", 54, _LIGHT, "left")


def _cards(count: int) -> Foot:
    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        piece("house/hand", size=50).put(image, x - 52, y + 1)
        write(image, x - 2, y, f"+{count}", "number", 56, _LIGHT, "left")

    return draw


def targets(seats: tuple[int, ...]) -> Foot:
    """Return a foot with players' marks."""

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        step = min(80, room / max(len(seats), 1))
        for k, seat in enumerate(seats):
            piece("house/seat-mark", seat, size=23).put(image, x + (k - (len(seats) - 1) / 2) * step, y)

    return draw


def _dangers(words: tuple[str, ...]) -> Foot:
    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        step = min(66, room / len(words))
        for k, word in enumerate(words):
            piece("mausoleum/token", word, size=58).put(image, x + (k - (len(words) - 1) / 2) * step, y)

    return draw


def _progress(have: tuple[bool, ...], new: int) -> Foot:
    """Return a foot with the set the card would join: four parts, existing ones filled, the new one gold."""

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        step = min(62, room / 4)
        for k, there in enumerate(have):
            look = "new" if k == new else "there" if there else "missing"
            piece("mausoleum/pip", PARTS[k].word, look).put(image, x + (k - 1.5) * step, y)

    return draw


def reason(why: str, locale: str) -> Foot:
    """Return a foot with a lock and the reason why a card is unplayable."""
    return _labelled("lock", say(locale, f"mausoleum-picture-no-{why}"), "#E8EDF5")


def labelled(icon: str, key: str, locale: str) -> Foot:
    """Return a foot with an icon and the word ``mausoleum-picture-<key>``."""
    return _labelled(icon, say(locale, f"mausoleum-picture-{key}"), _LIGHT)


_ICON_ROOM: Final = 36
"""Width in units of a sign before a label, with its gap."""


def label_size(text: str, room: float) -> tuple[str, int]:
    """Fit a label beside its sign in a foot of ``room`` units. Returns text and font size."""
    return fit(text, "label", 36, room - _ICON_ROOM, 32)


def _labelled(icon: str, text: str, ink: str) -> Foot:
    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        shown, size = label_size(text, room)
        left = x - (width(shown, "label", size) + _ICON_ROOM) / 2
        piece("house/icon", icon, size=36, tint=ink).put(image, left + 12, y - 1)
        write(image, left + _ICON_ROOM, y, shown, "label", size, ink, "left")

    return draw

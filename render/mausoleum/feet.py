"""Composes the feet of cards: what playing a card does now, in numbers and signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.mausoleum.components import ANSWERS, PARTS, Kind
from engine.mausoleum.view import View
from locales import say
from render.kit.sprites import Sprite
from render.kit.type import fit, fit_lines, width, write, write_lines
from render.mausoleum.faces import Foot
from render.mausoleum.facts import SUMMONS, Aim, aims, answered, brings, lacking, value
from render.numbers import signed
from render.pieces import piece

LIGHT: Final = "#FFEDB4"
GOOD: Final = "#A6F0C2"
BAD: Final = "#FFB7A3"
_LARGE: Final = 80
"""Font size of a number that stands alone."""


def play(view: View, kind: Kind, locale: str) -> Foot:
    """Return the foot of a card in the hand: what playing it does now, or why it cannot be played."""
    barred = dict(view.barred).get(kind)
    if barred:
        return labelled("lock", f"no-{barred}", locale)
    if kind in ANSWERS:
        return _attack(aims(view, kind))
    if kind in SUMMONS:
        return _one(piece("house/hand", size=62), f"+{brings(view, kind)}")
    gain = value(view, kind)
    if gain:
        return _one(piece("house/points", size=50), f"+{gain}")
    if kind in PARTS:
        return _progress(view, kind)
    if kind is Kind.MAUSOLO:
        return _one(piece("mausoleum/emblem", "crown", size=84), "×2")
    return _shield(answered(kind))


def _one(sign: Sprite, text: str) -> Foot:
    """Return a foot with a sign and a number."""

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        wide = sign.width
        _, size = fit(text, "number", _LARGE, room - wide - 16, 56)
        left = x - (wide + 16 + width(text, "number", size)) / 2
        sign.put(image, left + wide / 2, y)
        write(image, left + wide + 16, y + 1, text, "number", size, LIGHT, "left")

    return draw


def _attack(found: Sequence[Aim]) -> Foot:
    """Return a foot with rivals' marks: below each the shield that stops the attack, or what it does."""

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        step = min(150, room / max(len(found), 1))
        for k, aim in enumerate(found):
            middle = x + (k - (len(found) - 1) / 2) * step
            piece("house/seat-mark", aim.seat, size=24).put(image, middle, y - 34)
            _effect(image, middle, y + 33, aim, step - 6)

    return draw


def _effect(image: Image.Image, x: float, y: float, aim: Aim, room: float) -> None:
    if aim.shield is not None:
        piece("mausoleum/waiting", aim.shield.word, size=62).put(image, x, y)
    elif aim.cards is not None:
        text = str(aim.cards)
        aside = 0 if room < 100 else 23
        if aside:
            piece("house/hand", size=36).put(image, x - aside, y)
        write(image, x + aside, y + 1, text, "number", 56, LIGHT)
    else:
        text, ink = outcome(aim)
        _, size = fit(text, "number", 58, room, 44)
        write(image, x, y + 1, text, "number", size, ink)


def outcome(aim: Aim) -> tuple[str, str]:
    """Return what an attack on an area does in one number, and its colour: the viewer's gain, else the loss."""
    if aim.gain:
        return signed(aim.gain), GOOD
    return signed(-aim.loss), BAD if aim.loss else LIGHT


def _shield(attacks: Sequence[Kind]) -> Foot:
    """Return a foot with the attacks that a shield stops."""

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        step = min(112, room / len(attacks))
        for k, attack in enumerate(attacks):
            token = piece("mausoleum/token", attack.word, size=min(100, int(step) - 4))
            token.put(image, x + (k - (len(attacks) - 1) / 2) * step, y)

    return draw


def _progress(view: View, kind: Kind) -> Foot:
    """Return a foot with the set the card would join: four parts, existing ones filled, the new one gold."""
    missing = lacking(view, kind)

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        step = min(76, room / 4)
        for k, part in enumerate(PARTS):
            state = "new" if part is kind else "missing" if part in missing else "there"
            piece("mausoleum/pip", part.word, state).put(image, x + (k - 1.5) * step, y)

    return draw


LABEL: Final = 46
_SIGN: Final = 46
"""Font size of a label, and width of its sign with a gap."""


def label_lines(text: str, room: float) -> tuple[list[str], int]:
    """Return the lines of a label beside its sign in a foot of ``room`` units, and their font size."""
    return fit_lines(text, "label", LABEL, room - _SIGN, 2, 32)


def labelled(icon: str, key: str, locale: str, ink: str = "#E8EDF5") -> Foot:
    """Return a foot with an icon and the words ``mausoleum-picture-<key>``."""
    text = say(locale, f"mausoleum-picture-{key}")

    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        lines, size = label_lines(text, room)
        long = max(width(line, "label", size) for line in lines)
        left = x - (long + _SIGN) / 2
        piece("house/icon", icon, size=44, tint=ink).put(image, left + 16, y)
        write_lines(image, left + _SIGN + long / 2, y, lines, "label", size, ink, size * 1.06)

    return draw

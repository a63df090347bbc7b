"""Composes illustrations of the rules: the cards, attacks and their answers, examples of scoring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from engine.mausoleum.components import ANSWERS, CARDS, HAND, Group, Kind
from locales import say
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.type import Shade, fit, write
from render.mausoleum import cards, faces, panels, sixty, symbols
from render.mausoleum.building import PARTS as PART_WORDS
from render.mausoleum.building import draw_building
from render.mausoleum.moves import points
from render.mausoleum.scenery import cloth
from render.mausoleum.texts import card_name, original
from render.pieces import piece
from render.wording import Words

WIDTH: Final = 1560
_ALL: Final = frozenset(PART_WORDS)
_NIGHT: Final = Shade("#03101F", 4, 2, 0.9)
_PALE = "#FFF3D6"


def _view(image: Image.Image, x: int, y: int, wide: int, high: int, name: str) -> None:
    fill(image, rect(x - 5, y - 5, wide + 10, high + 10, 18), "#D9A441")
    piece("mausoleum/scene", name).put(image, x, y)


def _goal(locale: str) -> Image.Image:
    """Show four parts making one Mausoleum."""
    image = cloth(460)
    _view(image, 28, 28, WIDTH - 56, 404, "goal")
    foot = 28 + 404 - 50
    for k, part in enumerate(PART_WORDS):
        draw_building(image, 150 + 230 * k, foot, 96, frozenset({part}))
        if k:
            write(image, 30 + 230 * k, 290, "+", "number", 64, "#FFFBF0", shade=_NIGHT)
    write(image, 966, 290, "=", "number", 72, "#FFFBF0", shade=_NIGHT)
    draw_building(image, 1140, foot, 150, _ALL)
    piece("mausoleum/laurel", size=76).put(image, 1400, 230)
    panels.number(image, 1400, 230, 8, 84)
    return image


def _turn(locale: str, steps: tuple[str, ...] = ("draw", "play", "limit")) -> Image.Image:
    """Show the three steps of a turn in their order: draw, play, keep five."""
    image = cloth(430)
    for k, key in enumerate(steps):
        x = 270 + 510 * k
        _counter(image, x - 190, 76, k + 1)
        shown, size = fit(say(locale, f"mausoleum-picture-{key}"), "title", 48, 380, 34)
        write(image, x + 10, 376, shown, "title", size, _PALE, shade=_NIGHT)
        if k:
            piece("house/icon", "arrow", size=84, tint="#E8B84A").put(image, x - 255, 190)
    for k in range(4, -1, -1):
        piece("mausoleum/card-back", size=238).put(image, 182 + 2 * k, 62 + 4 * k)
    cards.mini("colunas").put(image, 182 + 510 * steps.index("play"), 66)
    x = 240 + 510 * steps.index("limit")
    piece("house/hand", size=170).put(image, x, 190)
    write(image, x + 160, 190, str(HAND), "number", 110, _PALE, shade=_NIGHT)
    return image


def _counter(image: Image.Image, x: float, y: float, value: int) -> None:
    piece("mausoleum/disc", size=36).put(image, x, y)
    write(image, x, y + 1, str(value), "number", 42, "#FFEDB4")


def _row(kinds: tuple[Kind, ...], locale: str) -> Image.Image:
    """Draw cards with names, effects and their counts in the box."""
    image = cloth(720)
    wide = 336
    gap = (WIDTH - wide * len(kinds)) / (len(kinds) + 1)
    for k, kind in enumerate(kinds):
        x = gap + (wide + gap) * k
        foot = _copies(CARDS[kind].copies)
        faces.put(image, x, 34, kind.word, faces.upright(wide, 650), "calm", locale, foot)
    return image


def _copies(count: int) -> faces.Foot:
    def draw(image: Image.Image, x: float, y: float, room: float) -> None:
        write(image, x, y, f"{count}×", "number", 54, "#FFEDB4")

    return draw


def _group(group: Group) -> Callable[[str], Image.Image]:
    kinds = tuple(kind for kind, card in CARDS.items() if card.group is group)
    return lambda locale: _row(kinds, locale)


def _defence(locale: str) -> Image.Image:
    """Show each attack and its answer, row by row."""
    image = cloth(40 + 168 * len(ANSWERS))
    for k, (danger, answers) in enumerate(ANSWERS.items()):
        y = 104 + 168 * k
        fill(image, rect(28, y - 76, WIDTH - 56, 152, 18), "#061A38", 0.6)
        _named(image, 110, y, danger.word, locale)
        piece("house/icon", "arrow", size=72, tint="#E8B84A").put(image, 560, y)
        for j, answer in enumerate(reversed(answers) if len(answers) == 1 else answers):
            _named(image, 700 + 430 * j, y, answer.word, locale)
    return image


def _named(image: Image.Image, x: float, y: float, word: str, locale: str) -> None:
    piece("mausoleum/token", word, size=118).put(image, x, y)
    name, under = card_name(Words(locale), word), original(Words(locale), word)
    shown, size = fit(name, "title", 46, 300, 34)
    write(image, x + 76, y - (20 if under else 0), shown, "title", size, _PALE, "left", shade=_NIGHT)
    if under:
        small, low = fit(under, "serif", 34, 320, 28)
        write(image, x + 76, y + 28, small, "serif", low, "#BFD9F2", "left", shade=_NIGHT)


def _scoring(locale: str) -> Image.Image:
    """Show scores of one set, two sets, and two sets with Mausolo."""
    image = cloth(560)
    wide = 488
    for k, (sets, crowned) in enumerate(((1, False), (2, False), (2, True))):
        x = 28 + (wide + 20) * k
        _view(image, x, 28, wide, 350, f"scoring-{k}")
        for j in range(sets):
            draw_building(image, x + wide * (j + 0.5) / sets - 8, 336, 118, _ALL)
        total = points((sets,) * 4, crowned)
        parts = " + ".join(["8"] * sets + (["4"] if sets > 1 else []))
        if crowned:
            panels.crown_sign(image, x + wide / 2 + 2, 92)
            parts += " + 8"
        text = f"{parts} =" if sets > 1 else "="
        middle = x + wide / 2
        write(image, middle + 50, 466, text, "number", 50, _PALE, "right", shade=_NIGHT) if sets > 1 else None
        piece("mausoleum/laurel", size=70).put(image, middle + (140 if sets > 1 else 0), 466)
        panels.number(image, middle + (140 if sets > 1 else 0), 466, total, 72)
    return image


def _end(locale: str) -> Image.Image:
    """Show the end: the pile is empty, and all players pass or hold no card."""
    image = cloth(400)
    piece("mausoleum/empty-place").put(image, 130, 80)
    piece("mausoleum/disc", size=60).put(image, 218, 199)
    write(image, 218, 200, "0", "number", 70, "#FFF6DC")
    write(image, 420, 200, "+", "number", 90, "#E8B84A", shade=_NIGHT)
    for k in range(4):
        x = 560 + 96 * k
        piece("house/seat-mark", k, size=30).put(image, x, 130)
        piece("house/icon", "turn", size=76, tint="#FFE9A8").put(image, x, 240)
    write(image, 960, 200, "/", "number", 100, "#E8B84A", shade=_NIGHT)
    for k in range(4):
        x = 1090 + 118 * k
        piece("house/seat-mark", k, size=30).put(image, x, 130)
        piece("house/hand", size=42).put(image, x - 20, 240)
        write(image, x + 34, 241, "0", "number", 46, _PALE, shade=_NIGHT)
    return image


_DRAW: Final[dict[str, Callable[[str], Image.Image]]] = {
    "sixty": sixty.draw,
    "goal": _goal,
    "turn": _turn,
    "turn-hand-limit-always": partial(_turn, steps=("draw", "limit", "play")),
    "construction": _group(Group.CONSTRUCTION),
    "characters": _group(Group.CHARACTER),
    "events": _group(Group.EVENT),
    "actions": _group(Group.ACTION),
    "defence": _defence,
    "scoring": _scoring,
    "end": _end,
    "symbols": symbols.draw,
}


def draw(page: str, locale: str) -> Image.Image:
    """Draw the illustration of a page, RGB, 1560 units wide."""
    return _DRAW[page](locale)

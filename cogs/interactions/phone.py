"""How high a message is on a phone of 390 × 844 pixels.

A channel there leaves 620 pixels for a message and its buttons. The figures are those of Discord's own style, measured
in the sandbox page.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from discord import ui

from render import Picture

ROOM: Final = 620
"""Height in pixels that a channel leaves for one message."""
SCREEN: Final = 844
"""Height in pixels of the whole screen, which a private panel without pictures may take."""
_FRAME: Final = 112
"""Height of the author's name, the note *Only you can see this* and all margins."""
_WIDTH: Final = 265
"""Width of texts and pictures in a container."""
_BODY: Final = 22, 1.0
"""Height of a line of text, and the size of its letters; in relation to body text, like the next three."""
_TITLE: Final = 25, 1.25
"""The same of a line that begins with ``##``."""
_SMALL: Final = 19, 0.875
"""The same of a line that begins with ``-#``."""
_BOLD: Final = 1.06
_HEADING: Final = 9
"""Height of the gap above a heading that does not begin its text."""
_NARROW: Final = frozenset(" \N{NO-BREAK SPACE}ijlIfrt!,.:;'|’‘“”J()[]-·íì")
_WIDE: Final = frozenset("mwMWQO@—…ŒœÆæDGUHN&%ÓÔÕÖÚÑ")
_LETTERS: Final = 5.0, 9.2, 12.8
"""Widths in pixels of narrow, usual and wide letters of body text."""
_ROW: Final = 40
"""Height of a row of buttons, with its margin."""
_SELECT: Final = 4
"""Pixels by which a select is higher than a button."""
_ROW_WIDTH: Final = 302
"""Width of a row of buttons below a container; in one, a row has that of its texts."""
_BUTTON: Final = 0.875 * _BOLD, 26, 26, 8
"""Size of a letter on a button, its margins, the width of an emoji, and between two buttons."""
REMEMBERED: Final = 1024
"""Texts whose measures are kept: a hand is measured once for each line that it may leave out."""
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_UNSEEN: Final = re.compile(r"^(?:-#|#{1,3}) |\*\*|__|~~|`|\]\([^)]*\)|\[|<t:\d+:\w>|(?<=</)\S+(?=:\d+>)")


def height(texts: Sequence[str], below: int, *pictures: Picture) -> int:
    """Return the height in pixels of a message with these texts and pictures; ``below``: that of its rows of buttons.

    Each text is a component of its own.
    """
    lines = [text.split("\n") for text in texts if text]
    gaps = sum(line.startswith("#") for text in lines for line in text[1:])
    shown = sum(_WIDTH * picture.height // picture.width for picture in pictures)
    high = sum(_lines(line) for text in lines for line in text)
    return _FRAME + shown + high + _HEADING * gaps + below


def first_fitting(
    versions: Iterable[Sequence[str]], below: Sequence[Sequence[Any]], *pictures: Picture, most: int = ROOM
) -> Sequence[str]:
    """Return the first version of a message's texts that is at most so many pixels high, else the last.

    ``below``: its rows of buttons.
    """
    rows = rows_height(below)
    texts: Sequence[str] = ()
    for texts in versions:
        if height(texts, rows, *pictures) <= most:
            break
    return texts


def panel_height(view: ui.LayoutView, pictures: Sequence[Picture]) -> int:
    """Return the height in pixels of a whole panel with the pictures of its galleries."""
    items = [*view.walk_children()]
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    rows = [item for item in items if isinstance(item, ui.ActionRow)]
    below = [row.children for row in rows if not isinstance(row.parent, ui.Container)]
    inside = [row.children for row in rows if isinstance(row.parent, ui.Container)]
    return height(texts, rows_height(below) + rows_height(inside, _WIDTH), *pictures)


def rows_height(rows: Sequence[Sequence[Any]], room: int = _ROW_WIDTH) -> int:
    """Return the height in pixels of rows of buttons and selects, ``room`` pixels wide."""
    selects = sum(not isinstance(item, ui.Button) for row in rows for item in row)
    return _ROW * sum(rows_on_phone(row, room) for row in rows) + _SELECT * selects


@functools.lru_cache(REMEMBERED)
def _lines(text: str) -> int:
    """Return the height of a line of text that is broken where it is too long."""
    high, size = _SMALL if text.startswith("-# ") else _TITLE if text.startswith("## ") else _BODY
    size *= _BOLD if text.startswith(("#", "**")) else 1
    shown = _UNSEEN.sub("", _EMOJI.sub("WW", text))
    count, x = 1, 0.0
    for word in shown.split(" "):
        wide = _width(word, size)
        if x and x + wide > _WIDTH:
            count, x = count + 1, 0.0
        x += wide + _LETTERS[0] * size
    return high * count


@functools.lru_cache(REMEMBERED)
def _width(text: str, size: float) -> float:
    """Return the width of a text in pixels, exact to a twentieth."""
    narrow, usual, wide = _LETTERS
    return size * sum(narrow if each in _NARROW else wide if each in _WIDE else usual for each in text)


def rows_on_phone(row: Sequence[Any], room: int = _ROW_WIDTH) -> int:
    """Return how many rows a row of buttons takes on a phone that is ``room`` pixels wide there."""
    letter, margins, emoji, between = _BUTTON
    count, x = 1, 0.0
    for item in row:
        if isinstance(item, ui.Button):
            wide = _width(item.label or "", letter) + margins + (emoji if item.emoji else 0)
            if x and x + wide > room:
                count, x = count + 1, 0.0
            x += wide + between
    return count

"""How high a message is on a phone of 390 × 844 pixels.

A channel there leaves 620 pixels for a message and its buttons. The figures are those of Discord's own style, measured
in the sandbox page. They are rather too high than too low: letters of different widths count alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from render import Picture

ROOM: Final = 620
"""Height in pixels that a channel leaves for one message."""
_FRAME: Final = 112
"""Height of the author's name, the note *Only you can see this* and all margins."""
_WIDTH: Final = 265
"""Width of texts and pictures in a container."""
_BODY: Final = 22, 8.3
"""Height of a line of text, and the usual width of a letter."""
_SMALL: Final = 19, 7.4
"""The same of a line that begins with ``-#``."""
_ROW: Final = 40
"""Height of a row of buttons, with its margin."""
_ROW_WIDTH: Final = 302
_BUTTON: Final = 7.5, 26, 26, 8
"""Usual width of a letter on a button, of its margins, of an emoji, and between two buttons."""
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_UNSEEN: Final = re.compile(r"^(?:-#|#{1,3}) |\*\*|__|~~|`|\]\([^)]*\)|\[|<t:\d+:\w>|(?<=</)\S+(?=:\d+>)")


def height(texts: Sequence[str], rows: Sequence[Sequence[Any]], picture: Picture) -> int:
    """Return the height in pixels of a message with these texts, rows of buttons and a picture."""
    lines = "\n".join(filter(None, texts)).split("\n")
    shown = _WIDTH * picture.height // picture.width
    return _FRAME + shown + sum(map(_lines, lines)) + _ROW * sum(map(_rows, rows))


def _lines(text: str) -> int:
    """Return the height of a line of text that is broken where it is too long."""
    high, letter = _SMALL if text.startswith("-# ") else _BODY
    shown = _UNSEEN.sub("", _EMOJI.sub("@@", text))
    count, x = 1, 0.0
    for word in shown.split(" "):
        if x and x + len(word) * letter > _WIDTH:
            count, x = count + 1, 0.0
        x += (len(word) + 1) * letter
    return high * count


def _rows(row: Sequence[Any]) -> int:
    """Return how many rows one row of buttons takes."""
    letter, margins, emoji, between = _BUTTON
    count, x = 1, 0.0
    for item in row:
        if isinstance(item, ui.Button):
            wide = len(item.label or "") * letter + margins + (emoji if item.emoji else 0)
            if x and x + wide > _ROW_WIDTH:
                count, x = count + 1, 0.0
            x += wide + between
    return count

"""Marks in the texts of lessons: ``<the vase|tile.7>`` names parts of the pictures, and so lights them.

A text's last line is what the learner is asked or told to do. It stands by itself below the pictures.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from render.drawing import PictureKind

MARK: Final = re.compile(r"<([^|>]+)\|([a-z0-9_. ]+)>")
"""Words, and the names of the parts that they speak of."""
HAND: Final = ("card", "cards", "choice", "kept")
"""First words of the names of parts of the hand. Others are parts of the board; a hand has most of them too."""


class Told(NamedTuple):
    """A text as people read it (markdown)."""

    lines: tuple[str, ...]
    task: str
    lit: tuple[str, ...]


def read(text: str) -> Told:
    """Return the lines, the task, and the parts that they name, each once."""
    *lines, task = text.splitlines()
    lit = dict.fromkeys(part for _, parts in MARK.findall(text) for part in parts.split())
    return Told(tuple(MARK.sub(r"**\1**", line) for line in lines), f"**{plain(task)}**", tuple(lit))


def plain(text: str) -> str:
    """Return the text without its marks."""
    return MARK.sub(r"\1", text)


def kind(lit: tuple[str, ...]) -> PictureKind:
    """Return the picture that shows these parts: the board, or the table from the learner's chair with their hand."""
    of_hand = [part.partition(".")[0] in HAND for part in lit]
    return "hand" if any(of_hand) or not lit else "board"

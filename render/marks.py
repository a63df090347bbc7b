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
"""First words of the names of parts of the hand. All others are parts of the board."""


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


def kinds(lit: tuple[str, ...]) -> tuple[PictureKind, ...]:
    """Return the pictures that show these parts. The hand for none."""
    of_hand = [part.partition(".")[0] in HAND for part in lit]
    found: dict[PictureKind, bool] = {"board": not all(of_hand), "hand": any(of_hand) or not lit}
    return tuple(kind for kind, shown in found.items() if shown)

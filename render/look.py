"""How a hand shows one choice of a decision. Tellers return these values, and panels are made of them."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from engine.contract import Note

MAX_BUTTONS: Final = 10
"""More choices than this become two steps, or a select. A lower number would cost taps."""


class LookKind(Enum):
    """What a choice is to its player. Its button's colour tells."""

    GOOD = auto()
    """Completes something: green."""
    POSSIBLE = auto()
    """Blue."""
    COSTLY = auto()
    """Allowed, at a price or a risk: grey. The text ``<game>-costly`` explains it once below the picture."""
    DANGER = auto()
    """Gives a card up: red."""
    END = auto()
    """A pass: grey, beside the tools."""


class LookPart(NamedTuple):
    """A word of a choice's notation that is chosen first where there are too many choices for buttons."""

    word: str
    note: Note
    """Of the texts ``<game>-part-<key>`` (its button), ``-ask-`` (the question for the rest), ``-other-`` (back)."""
    emoji: str | None = None
    always: bool = False
    """Whether it is chosen first however few the choices are."""
    kind: LookKind = LookKind.POSSIBLE
    """What it is to its player."""
    row: str | None = None
    """As of a :class:`Look`."""


class Look(NamedTuple):
    """How a hand shows a choice. Notes are of the texts ``<game>-do-<key>``."""

    emoji: str | None = None
    """Key of the emoji before the label."""
    kind: LookKind = LookKind.POSSIBLE
    row: str | None = None
    """Successive choices of the same row stand side by side. None: in as few rows as possible."""
    label: Note | None = None
    """Replaces the label of ``Game.explain``."""
    brief: Note | None = None
    """Replaces the label where the emoji is shown, which then need not be said in words."""
    about: str | None = None
    """The game's text that describes the choice as an option of a select."""
    parts: tuple[LookPart, ...] = ()
    hidden: bool = False
    """Whether another choice does the same and is offered instead."""

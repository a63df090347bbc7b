"""What a check says: a sentence, and how much it matters."""

from __future__ import annotations

import enum
from typing import NamedTuple


class Level(enum.IntEnum):
    """How much a finding matters. The greatest of a run is the exit code."""

    FINE = 0
    LOOK = 1
    """The bot runs, but a person should look at it."""
    MEND = 2
    """The bot does not start before a person has mended it."""


class Finding(NamedTuple):
    """One sentence for the person who runs the bot."""

    level: Level
    sentence: str


def fine(sentence: str) -> Finding:
    """Return a finding that asks for nothing."""
    return Finding(Level.FINE, sentence)


def look(sentence: str) -> Finding:
    """Return something to look at."""
    return Finding(Level.LOOK, sentence)


def mend(sentence: str) -> Finding:
    """Return something to mend first."""
    return Finding(Level.MEND, sentence)

"""Why a move is better than another one, in words: for a hint, and for a mistake in a review."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.interactions.layout import names
from engine import Note
from engine.hints import MoveStep, reasons
from render.wording import game_text, named_facts
from tables import Table


def explained(table: Table, steps: Sequence[MoveStep], locale: str, *, label: bool = False) -> list[tuple[Note, str]]:
    """Return the reasons for a move and their sentences, the strongest first, at most two; empty without any.

    ``label``: without markup, for a picture. Call it in a thread: :func:`engine.hints.reasons` tries the move in many
    positions.
    """
    key, called = table.row.game, names(table, locale)

    def told(note: Note) -> str:
        facts = named_facts(key, note.facts, called, locale, label=label, brief=not label)
        return game_text(key, f"reason-{note.key}", locale, facts)

    return [(note, told(note)) for note in reasons(table.game, steps)]


def sentence(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]

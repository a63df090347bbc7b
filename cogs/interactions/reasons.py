"""Why a move is better than another one, in words: for a hint, and for a mistake in a review."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.interactions.reading import Reading
from engine import Action, Note, View
from engine.hints import MoveStep, reasons
from engine.players import Choice
from render.choices import move as offered
from render.wording import named_facts, plain


def explained(reading: Reading, steps: Sequence[MoveStep], *, label: bool = False) -> list[tuple[Note, str]]:
    """Return the reasons for a move and their sentences, the strongest first, at most two; empty without any.

    ``label``: without markup, for a picture. Call it in a thread: :func:`engine.hints.reasons` tries the move in many
    positions.
    """
    table, words = reading.table, reading.words
    key, called = table.row.game, reading.names

    def told(note: Note) -> str:
        facts = named_facts(key, note.facts, called, words.bare, label=label, brief=not label)
        return words.text(key, f"reason-{note.key}", facts)

    return [(note, told(note)) for note in reasons(table.game, steps)]


def compared(reading: Reading, move: Sequence[tuple[View, Choice]]) -> list[MoveStep]:
    """Return the steps of a strong bot's move, each beside the best of the other actions.

    Equal moves, of which the hand offers one, read alike. An action that the move takes as well, in another order, is
    no other one.
    """
    steps, taken = [], [choice.action for _, choice in move]
    for view, choice in move:
        own = labelled(reading, view, choice.action)
        others = [each.action for each in choice.alternatives if labelled(reading, view, each.action) != own]
        other = next((each for each in others if each not in taken), next(iter(others), None))
        steps.append(MoveStep(view, choice.action, other))
    return steps


def labelled(reading: Reading, view: View, action: Action) -> str:
    """Return what a hand calls an action, without markup."""
    return plain(offered(reading.table.game, view, action, reading.names, reading.words))


def sentence(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]

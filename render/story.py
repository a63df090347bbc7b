"""What a teller makes of a turn: lines of short clauses.

Each clause is a note with the text ``<game>-story-<key>``. It names neither the player nor the subject: the line starts
with the player. A selector ``$you`` in a text tells who the reader is: ``seat``, ``target`` or ``none``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract import Event, Note
from locales import DEFAULT, has
from render.wording import game_key


class StoryLine(NamedTuple):
    """A line of a turn: its seat (None: the whole table), and what happened, in order."""

    seat: int | None
    notes: Sequence[Note]
    passive: bool = False
    """Whether it happened to the seat, which did not act."""
    short: Sequence[Note] | None = None
    """What a hand tells of it, in one line of a phone: how it came about is left out. None: all of it."""


def actor(events: Sequence[Event]) -> int | None:
    """Return the seat of a turn's mark; None where all decide at the same time."""
    seat = events[0].facts.get("seat")
    return None if seat is None else int(seat)


def each_event(game: str, events: Sequence[Event]) -> list[Note]:
    """Return a note for each event with a text. Its key is the kind.

    It ends with ``-known`` for those who know its secret, or with ``-other`` where its seat is not the actor.
    """
    found, player = [], actor(events) if events else None
    for event in events:
        known, other = f"{event.kind}-known", f"{event.kind}-other"
        key = known if event.secret and _has_text(game, known) else event.kind
        if event.facts.get("seat", player) != player and _has_text(game, other):
            key = other
        if _has_text(game, key):
            found.append(Note(key, {**event.facts, **event.secret}))
    return found


def together(key: str, events: Sequence[Event], kind: str, fact: str) -> list[Note]:
    """Return one note ``key`` with the ``cards`` of all events of a kind; none without such an event."""
    cards = " ".join(str(event.facts[fact]) for event in events if event.kind == kind)
    return [Note(key, {"cards": cards})] if cards else []


def _has_text(game: str, key: str) -> bool:
    return has(DEFAULT, game_key(game, f"story-{key}"))

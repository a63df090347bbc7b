"""What the texts must cover: every event with its facts, and every reason of a refusal.

``policy.NOTES`` lists the notes (questions and labels). ``seat`` and ``target`` are seats. ``card`` and ``cards`` are
words of cards (``a4``; several separated by spaces), ``colour`` and ``colours`` words of colours (``agent``; ``none``
for no colour). ``stage``, ``place``, ``stays`` and ``reason`` have words of their own. All other facts are integers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

EVENTS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    # kind: (facts, secret facts)
    "turn": (("seat", "stage", "round"), ()),  # stage: setup, draft, second, play, last, end
    "opened": (("card", "colour", "total"), ()),
    "dealt": (("seat", "value"), ()),
    "first": (("seat", "value"), ()),
    "drew": (("seat", "count"), ("cards",)),
    "picked": (("seat",), ()),
    "chose": (("seat", "cards"), ()),  # for the player only
    "handed": (("count", "stays"), ()),
    "received": (("seat", "target", "cards", "count"), ()),  # for the player only; target: who handed it on
    "considers": (("seat", "card"), ()),  # for the player only
    "played": (("seat", "card", "colour", "place", "total"), ()),  # place: home, capital
    "took": (("seat", "card", "colour", "total"), ()),
    "looked": (("seat",), ("value",)),
    "laid": (("seat", "colour"), ()),
    "coin": (("seat", "count"), ()),
    "idle": (("seat", "colour"), ()),
    "closing": (("seat",), ()),
    "settled": (("seat", "cards", "count"), ()),
    "revealed": (("seat", "colour", "value"), ()),
    "limit": (("colour", "total", "limit"), ()),
    "decided": (("seat",), ()),
    "saving": (("seat", "colours", "count"), ()),  # for the player only
    "saved": (("seat", "colour", "total", "limit", "count"), ()),
    "lost": (("seat", "colour", "total", "limit", "count", "cards"), ()),
    "bonus": (("seat", "colour", "total", "card"), ()),
    "missed": (("seat", "colour", "total"), ()),
    "starts": (("seat", "total"), ()),
    "ended": (("reason",), ()),
}
"""Events with their facts (texts ``capital-lux-event-<kind>``)."""

REASONS: Final = (
    "over",
    "not-now",
    "draft-closed",
    "wrong-count",
    "not-in-hand",
    "same-choice",
    "own-colour",
    "not-there",
    "within-limit",
    "too-few-coins",
)
"""Reasons why an action is not allowed (texts ``capital-lux-no-<reason>``)."""

"""Hints, and why computer players decided as they did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.interactions.layout import names
from engine.players import Choice
from locales import say
from render.wording import offer, plain, player
from tables import EvaluatedDecision, Table

CLEAR: Final = 10
"""Per cent of games won that make a choice clearly better than the next."""
CLOSE: Final = 3
"""Two choices that differ by less are about as good."""


def hint(table: Table, seat: int, choice: Choice, locale: str) -> str:
    """A suggestion to the player in ``seat`` for the position in which ``choice`` was found, with its reason."""
    view, called = table.view(seat), names(table, locale)
    action = plain(offer(table.game, view, choice.action, called, locale))
    if not choice.alternatives:
        return say(locale, "hint-only", action=action)
    best, other = choice.evaluations[0], choice.alternatives[0]
    chance, less = _per_cent(best.value), _per_cent(other.value)
    how = "clear" if chance - less >= CLEAR else "ahead" if chance - less >= CLOSE else "close"
    told = plain(offer(table.game, view, other.action, called, locale))
    reason = say(locale, f"hint-{how}", action=action, other=told, chance=chance, less=less)
    return f"{reason}\n{say(locale, 'hint-basis', deals=choice.iterations)}"


def why(table: Table, reason: EvaluatedDecision, called: Sequence[str], locale: str) -> str:
    """What a computer player weighed for a decision, as a line of the log of a finished game."""
    options = [
        say(
            locale,
            "why-taken" if action == reason.taken else "why-option",
            action=plain(offer(table.game, reason.view, action, called, locale)),
            chance=_per_cent(value),
        )
        for action, value in reason.evaluated
    ]
    return say(locale, "why-line", player=player(reason.seat, called), options=" · ".join(options))


def _per_cent(value: float) -> int:
    """A chance as it is told: never certain, for it is an estimate."""
    return min(99, max(1, round(100 * value)))

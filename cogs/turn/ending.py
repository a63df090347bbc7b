"""The end of a game as one of its players reads it: their place and margin, and what broke the tie."""

from __future__ import annotations

from cogs.interactions import results
from cogs.interactions.reading import Reading
from engine import Outcome
from tables import Phase


def ending(reading: Reading) -> list[str]:
    """Return the player's place and margin and what broke the tie, in lines; empty while a game runs."""
    if reading.table.phase is not Phase.FINISHED:
        return []
    outcome = reading.view.outcome
    assert outcome is not None
    return [line for line in (f"## {_place(reading, outcome)}", results.tie_break(reading, outcome)) if line]


def _place(reading: Reading, outcome: Outcome) -> str:
    """Return the sentence with the player's place and margin."""
    words, seat = reading.words, reading.seat
    winners, totals = outcome.winners, outcome.totals
    others = tuple(each for each in winners if each != seat)
    if seat not in winners:
        place, margin = outcome.places[seat], outcome.margin(seat)
        key = "ending-place" if margin else "ending-place-level"
        return words.say(key, place=place, seats=len(outcome.places), count=margin, who=reading.who(winners))
    if others:
        return words.say("ending-shared", who=reading.who(others))
    margin = min(abs(totals[each] - totals[seat]) for each in range(len(totals)) if each != seat)
    next_best = tuple(each for each in outcome.order if each != seat and abs(totals[each] - totals[seat]) == margin)
    return words.say("ending-won" if margin else "ending-won-level", who=reading.who(next_best), count=margin)

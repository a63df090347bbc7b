"""What a turn's events tell: the play with its effect, then the cards discarded."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Event, Note
from render.story import StoryLine, actor, together

_CARDS = {"crowned": "mausolo", "summoned": "artemisia", "recovered": "descoberta"}
"""The card of a play that is of one card only."""


def lines(events: Sequence[Event]) -> list[StoryLine]:
    """Return one line."""
    seat, notes, attack = actor(events), list[Note](), ""
    for event in events:
        facts = {**event.facts, **event.secret}
        match event.kind:
            case "attacked":
                attack = str(facts["card"])
                notes.append(Note("attacked", facts))
            # The effect of an attack takes the place of the attack.
            case "defended" | "lost":
                notes[-1:] = [Note(event.kind, {"target": facts["seat"], "card": facts["card"], "against": attack})]
            case "captured" | "robbed" | "swapped":
                key = f"{event.kind}-known" if event.secret else event.kind
                notes[-1:] = [Note(key, {**facts, "against": attack})]
            case "built" | "shielded":
                notes.append(Note(event.kind, facts))
            case "crowned" | "summoned" | "recovered":
                got = {"got": facts["card"]} if "card" in facts else {}
                notes.append(Note(event.kind, {**got, "card": _CARDS[event.kind], "count": _drawn(events)}))
            case "completed":
                notes.append(Note("completed", facts))
            case "broken":
                notes.append(Note("broken", {"target": facts["seat"]}))
            case "passed":
                notes.append(Note("passed" if facts["seat"] == seat else "passed-without-cards", facts))
    # Where the hand limit holds at any time, a discard comes before the play.
    return [StoryLine(seat, [*notes, *together("discarded-all", events, "discarded", "card")])]


def _drawn(events: Sequence[Event]) -> int:
    """Return how many cards were drawn after the play."""
    played = next(place for place, event in enumerate(events) if event.kind in _CARDS)
    return sum(int(event.facts["count"]) for event in events[played:] if event.kind == "drew")

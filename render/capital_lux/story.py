"""What a turn's events tell: a card played and its power; a draft in one line; the end of a round, a line a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.capital_lux.components import CARD_NAMED, VALUE_OF
from engine.contract import Event, Note
from render.numbers import minus
from render.story import StoryLine, actor, each_event, together

_KEY: Final = "capital_lux"


def lines(events: Sequence[Event]) -> list[StoryLine]:
    """Return one line for a turn, a draft or the opening; several for the end of a round."""
    mark = events[0].facts
    match mark["stage"]:
        case "play" | "last":
            return [StoryLine(actor(events), each_event(_KEY, events))]
        case "end":
            return [StoryLine(None, [_limits(events)], short=()), *_settled(events)]
        case "setup":
            return [StoryLine(None, each_event(_KEY, [event for event in events if event.kind in ("opened", "first")]))]
        case _:
            return [StoryLine(None, [Note("draft", {"stage": mark["stage"], "round": mark["round"]})], short=())]


def _limits(events: Sequence[Event]) -> Note:
    """Return the limits of a round, by colour."""
    found = {str(event.facts["colour"]): minus(int(event.facts["limit"])) for event in events if event.kind == "limit"}
    return Note("limits", {"round": events[0].facts["round"], **found})


def _settled(events: Sequence[Event]) -> list[StoryLine]:
    """Return what each seat revealed, saved, lost and won."""
    found: dict[int, list[Event]] = {}
    for event in events[1:]:
        if "seat" in event.facts:
            found.setdefault(int(event.facts["seat"]), []).append(event)
    return [StoryLine(seat, _changes(own), passive=True, short=_in_short(own)) for seat, own in found.items()]


def _changes(own: Sequence[Event]) -> list[Note]:
    single = each_event(_KEY, [event for event in own if event.kind != "starts"])
    starts = each_event(_KEY, [event for event in own if event.kind == "starts"])
    return [*single, *together("lost-all", own, "lost", "cards"), *together("bonus-all", own, "bonus", "card"), *starts]


def _in_short(own: Sequence[Event]) -> list[Note]:
    """Return the points of the cards that a seat lost and won."""
    lost = [str(event.facts["cards"]) for event in own if event.kind == "lost"]
    won = [str(event.facts["card"]) for event in own if event.kind == "bonus"]
    points = [sum(VALUE_OF[CARD_NAMED[card]] for card in " ".join(cards).split()) for cards in (lost, won)]
    return [
        Note(key, {"count": count}) for key, count in zip(("lost-points", "bonus-points"), points, strict=True) if count
    ]

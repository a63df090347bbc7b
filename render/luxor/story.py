"""What a turn's events tell: the move, and at the end of the game the scarabs of each player in a line of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.contract import Event
from render.story import StoryLine, actor, each_event

_KEY: Final = "luxor"


def lines(events: Sequence[Event]) -> list[StoryLine]:
    """Return one line for a turn; at the end of the game one for each player who had scarabs, too."""
    moved = [event for event in events if event.kind != "revealed"]
    shown = [event for event in events if event.kind == "revealed"]
    return [
        StoryLine(actor(events), each_event(_KEY, moved)),
        *(StoryLine(int(each.facts["seat"]), each_event(_KEY, [each]), passive=True) for each in shown),
    ]

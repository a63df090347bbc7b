"""What a turn's events tell: the move, and at the end of the game the scarabs of each player in a line of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.contract import Event, Note
from render.story import StoryLine, actor, each_event

_KEY: Final = "luxor"
_WAY: Final = ("played", "rolled", "moved", "thrown", "tunnelled", "turned", "reshuffled")
"""Keys of notes that tell how a turn came to what it brought."""
_GOT: Final = {"took-treasure": "treasure", "entered": "sarcophagus"}
"""Keys of notes with points, and what a line that tells all points calls them."""


def lines(events: Sequence[Event]) -> list[StoryLine]:
    """Return one line for a turn; at the end of the game one for each player who had scarabs, too."""
    moved = [event for event in events if event.kind != "revealed"]
    shown = [event for event in events if event.kind == "revealed"]
    return [
        _turn(actor(events), each_event(_KEY, moved)),
        *(StoryLine(int(each.facts["seat"]), each_event(_KEY, [each]), passive=True) for each in shown),
    ]


def _turn(seat: int | None, notes: Sequence[Note]) -> StoryLine:
    """Return the line of a turn. Its short form has what it brought; without that, the move or the card of several."""
    brought = [note for note in notes if note.key not in _WAY]
    ways = [note for note in notes if note.key in ("moved", "thrown", "tunnelled")]
    if brought:
        return StoryLine(seat, notes, short=[Note(_GOT.get(note.key, note.key), note.facts) for note in brought])
    if sum(note.key == "moved" for note in ways) == 1:
        way = Note("moved", {"from": ways[0].facts["from"], "to": ways[-1].facts["to"]})
        return StoryLine(seat, notes, short=[way])
    return StoryLine(seat, notes, short=[note for note in notes if note.key == "played"] or None)

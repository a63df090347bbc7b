"""The log as a story: turns, and changes at the table, as one viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine import TURN, Event
from tables.undo import Entry

TABLE: Final = "table-"
"""Start of the kinds of events that belong to the table, not to a game."""
_OF_A_SEAT: Final = frozenset({"table-away", "table-returned", "table-computer", "table-left", "table-taken"})
"""Kinds of events that tell who plays for a seat: the latest counts."""


@dataclass(slots=True)
class StoryTurn:
    """One turn, one simultaneous choice of all seats, or one change at the table. ``round`` counts from 1."""

    round: int
    offset: int = 0
    """The turn's seat, counted from the seat that started the game; -1 where all decide at the same time."""
    parts: list[tuple[int, Event]] = field(default_factory=list)
    """The events that the viewer may know, each with its revision. Those of a turn start with its mark."""
    own: list[tuple[int, Event]] = field(default_factory=list)
    """Those of them that only the viewer may know, or may know in full: cards drawn or received."""
    decided: list[int] = field(default_factory=list)
    """The revisions of the viewer's own decisions. A bot's decisions in the viewer's place do not count."""
    by_bots: list[tuple[int, int]] = field(default_factory=list)
    """The seats whose latest decision that all saw was a bot's, each after its revision."""
    revisions: list[int] = field(default_factory=list)
    """The revisions of all actions in the turn, also of those that the viewer may not know."""
    undone: bool = False
    """Whether some part was taken back. What was kept of such a turn starts another one."""

    @property
    def events(self) -> list[Event]:
        """The events that the viewer may know."""
        return [event for _, event in self.parts]

    @property
    def end(self) -> int:
        """The revision of the latest part."""
        return self.parts[-1][0]

    @property
    def has_only_begun(self) -> bool:
        """Whether its public events are its start and a draw alone."""
        return all(event.audience is not None or event.kind in (TURN, "drew") for event in self.events)

    @property
    def at_table(self) -> bool:
        """Whether this is a change at the table, not a turn."""
        return self.parts[0][1].kind.startswith(TABLE)

    @property
    def of_all(self) -> bool:
        """Whether all decide at the same time in this turn, so that it is a whole round."""
        return self.offset < 0

    def until(self, revision: int) -> StoryTurn:
        """Return the turn as it was at ``revision``."""
        return replace(
            self,
            parts=[part for part in self.parts if part[0] <= revision],
            own=[part for part in self.own if part[0] <= revision],
            decided=[each for each in self.decided if each <= revision],
            by_bots=[each for each in self.by_bots if each[0] <= revision],
            revisions=[each for each in self.revisions if each <= revision],
        )


def story(log: Iterable[Entry], viewer: int | None, seats: int) -> list[StoryTurn]:
    """Return the turns of a log that ``viewer`` may know, oldest first.

    A log without its start lacks its first turn.
    """
    teller = Storyteller(viewer, seats)
    for entry in log:
        teller.add(entry)
    return teller.turns


def standing_turns(turns: Sequence[StoryTurn]) -> list[StoryTurn]:
    """Return the turns without the undone ones."""
    return [turn for turn in turns if not turn.undone]


def without_outdated(turns: Sequence[StoryTurn]) -> list[StoryTurn]:
    """Return the turns without changes of a seat that a later one replaces, such as another date of return."""
    newest: dict[Any, int] = {}
    for place, turn in enumerate(turns):
        if turn.at_table:
            newest |= {event.facts["seat"]: place for event in turn.events if event.kind in _OF_A_SEAT}
    return [
        turn
        for place, turn in enumerate(turns)
        if not turn.at_table
        or any(event.kind not in _OF_A_SEAT or newest[event.facts["seat"]] == place for event in turn.events)
    ]


def done_to(seat: int, turns: Sequence[StoryTurn]) -> list[Event]:
    """Return what others did to the player of a seat in earlier turns since that player's own last one."""
    played = [turn for turn in standing_turns(turns) if not turn.at_table]
    seats = [turn.parts[0][1].facts.get("seat") for turn in played]
    if seat not in seats[:-1]:
        return []
    last = max(place for place, each in enumerate(seats[:-1]) if each == seat)
    others = zip(played[last + 1 :], seats[last + 1 :], strict=True)
    events = [event for turn, other in others if other not in (None, seat) for event in turn.events]
    return [event for event in events if seat in (event.facts.get("seat"), event.facts.get("target"))]


def last_own(turns: Sequence[StoryTurn], *, deciding: bool) -> int | None:
    """Return the index of the latest turn in which the viewer decided, or None.

    ``deciding``: the viewer has a pending decision. The turn it belongs to does not count.
    """
    current = next((turn for turn in reversed(turns) if not turn.at_table), None)
    for index in reversed(range(len(turns))):
        turn = turns[index]
        if turn.decided and not turn.undone and not (deciding and turn is current):
            return index
    return None


class Storyteller:
    """Sorts the entries of a log into turns, as ``viewer`` may know them."""

    def __init__(self, viewer: int | None, seats: int) -> None:
        self._viewer, self._seats = viewer, seats
        self._first: int | None = None
        self._current: StoryTurn | None = None
        self.turns: list[StoryTurn] = []

    def add(self, entry: Entry) -> None:
        """Add the next entry."""
        step = entry.step
        if self._current and step.is_action:
            self._current.revisions.append(step.revision)
            if step.seat is not None and any(event.audience is None for event in entry.events):
                others = [each for each in self._current.by_bots if each[1] != step.seat]
                self._current.by_bots = [*others, (step.revision, step.seat)] if entry.by_bot else others
            if step.seat == self._viewer and not entry.automatic:
                self._current.decided.append(step.revision)
        kept = None if step.target is None else self._take_back(step.target)
        for event in entry.lasting:
            known = event.seen_by(self._viewer)
            if known is not None:
                self._tell(step.revision, event, known)
        if kept is not None:
            self.turns.append(kept)

    def _tell(self, revision: int, event: Event, known: Event) -> None:
        part = revision, known
        if known.kind == TURN:
            self._start(part)
        elif known.kind.startswith(TABLE):
            changed = StoryTurn(self._current.round if self._current else 1, parts=[part])
            # A turn without a public act goes on after it.
            waits = bool(self.turns) and self.turns[-1] is self._current and self._current.has_only_begun
            self.turns.insert(len(self.turns) - waits, changed)
            if known.kind == "table-taken" and known.facts["seat"] == self._viewer:
                self._forget_decisions()
        elif self._current:
            self._current.parts.append(part)
            if event.audience is not None or (known.kind == "drew" and known.secret):
                self._current.own.append(part)

    def _start(self, part: tuple[int, Event]) -> None:
        """Start a turn. Without a fact ``round``, a round ends when the order of seats starts again.

        A mark without a seat, where all decide, comes before that order.
        """
        facts, before = part[1].facts, self._current
        offset = -1
        if "seat" in facts:
            seat = int(facts["seat"])
            self._first = seat if self._first is None else self._first
            offset = (seat - self._first) % self._seats
        count = before.round + (offset <= before.offset) if before else 1
        self._current = StoryTurn(int(facts.get("round", count)), offset, [part])
        self.turns.append(self._current)

    def _take_back(self, target: int) -> StoryTurn | None:
        """Mark what was taken back. Return what was kept of the turn that is open again, if it lost a part."""
        standing = [turn for turn in self.turns if not (turn.undone or turn.at_table)]
        undone = [turn for turn in standing if turn.end > target]
        if not undone:
            # What was taken back was private.
            for turn in standing:
                turn.decided = turn.until(target).decided
            return None
        kept = undone[0].until(target)
        for turn in undone:
            turn.undone = True
        before = next((turn for turn in reversed(standing) if not turn.undone), None)
        self._current = kept if kept.parts else before
        return kept if kept.parts else None

    def _forget_decisions(self) -> None:
        """Forget the decisions of the player who left the seat that the viewer has taken."""
        for turn in self.turns:
            turn.decided.clear()

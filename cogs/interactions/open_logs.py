"""The pages of logs that readers have open. New entries add to them, so the bot makes no page a second time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from cogs.interactions.layout import MAX_PANEL_CHARACTERS
from tables import Entry, Storyteller, StoryTurn
from tables.recently_used import RecentlyUsed

MAX_LINES: Final = 25
"""Maximum number of lines on a page of the log."""
MAX_CHARACTERS: Final = MAX_PANEL_CHARACTERS - 300
"""Maximum characters on a page of the log: those of a panel, without its head and small print."""
MAX_ENTRIES: Final = 20_000
"""Most entries of all logs in memory, but of the latest one: a game has some two hundred."""

Tell = Callable[[StoryTurn], tuple[str, list[str]]]
"""Returns the name of a turn's round, and the lines of the turn."""


@dataclass(slots=True)
class Page:
    """A page of the log: its lines, and the turns that it shows."""

    first: int | None
    """The number of the turn that it starts with; None in the middle of a turn."""
    lines: list[str] = field(default_factory=list)
    turns: list[StoryTurn] = field(default_factory=list)

    def has_room_for(self, lines: Sequence[str]) -> bool:
        """Return whether the page holds these lines, too. An empty page holds any."""
        long = sum(len(line) + 1 for line in (*self.lines, *lines)) > MAX_CHARACTERS
        return not self.lines or not (long or len(self.lines) + len(lines) > MAX_LINES)

    def add(self, lines: Sequence[str], turn: StoryTurn) -> None:
        """Add lines of a turn."""
        self.lines += lines
        self.turns.append(turn)


class OpenLog:
    """The pages of a log for one reader. New entries change those with a turn that changes, and no others."""

    def __init__(self, viewer: int | None, seats: int, stamp: Hashable) -> None:
        self.stamp = stamp
        """What all lines depend on, such as names. Another one makes another log."""
        self.revision = 0
        """The latest revision that the pages have."""
        self.pages = [Page(0)]
        self.lock = asyncio.Lock()
        """Held while entries are added."""
        self._story = Storyteller(viewer, seats)
        self._told: list[tuple[bool, int, int, int]] = []
        """What each turn had when its lines were made."""

    @property
    def turns(self) -> list[StoryTurn]:
        """The turns of the log, oldest first."""
        return self._story.turns

    def add(self, entries: Iterable[Entry], tell: Tell) -> None:
        """Add the next entries: as many turns on a page as fit. A page starts with the name of its round."""
        for entry in entries:
            self._story.add(entry)
            self.revision = entry.step.revision
        turns = self.turns
        now = [(each.undone, len(each.parts), len(each.own), len(each.revisions)) for each in turns]
        pairs = enumerate(zip(self._told, now, strict=False))
        changed = next((at for at, (one, other) in pairs if one != other), len(self._told))
        if changed == len(now):
            return
        self._told = now
        # A page whose first turn is the same starts where it did.
        while len(self.pages) > 1 and (self.pages[-1].first is None or self.pages[-1].first >= changed):
            self.pages.pop()
        first = self.pages.pop().first or 0
        self.pages.append(Page(first))
        shown = 0
        for number in range(first, len(turns)):
            shown = self._add(number, *tell(turns[number]), shown)
        while len(self.pages) > 1 and not self.pages[-1].lines:
            self.pages.pop()  # what began it was taken back

    def _add(self, number: int, head: str, lines: Sequence[str], shown: int) -> int:
        """Add a turn to the last page or new ones; return the latest round that has its name there."""
        turn, pages = self.turns[number], self.pages
        if not pages[-1].has_room_for([head, *lines]):
            pages.append(Page(number))
        for line in lines:
            if not pages[-1].has_room_for([head, line]):
                pages.append(Page(None))
            pages[-1].add([line] if pages[-1].lines and turn.round == shown else [head, line], turn)
            shown = turn.round
        return shown

    def page_of(self, turn: StoryTurn) -> int:
        """Return the page on which a turn starts; the last one for a turn without a line."""
        found = (number for number, page in enumerate(self.pages) if any(each is turn for each in page.turns))
        return next(found, len(self.pages) - 1)


class OpenLogs:
    """The logs that were read last."""

    def __init__(self) -> None:
        self.reading: set[int] = set()
        """Users for whom a page is being made."""
        self._kept = RecentlyUsed[tuple[int, int | None, str], OpenLog](MAX_ENTRIES, lambda each: each.revision)

    def of(self, table: int, viewer: int | None, locale: str, seats: int, stamp: Hashable) -> OpenLog:
        """Return the log of a table for a reader in a language, with the pages that it has so far."""
        key = table, viewer, locale
        found = self._kept.get(key)
        if found is None or found.stamp != stamp:
            found = OpenLog(viewer, seats, stamp)
        return self._kept.keep(key, found)

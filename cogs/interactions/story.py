"""What happened at a table, a line a turn, on the board and in the hand."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from cogs.interactions.layout import names
from locales import say
from render.telling import ToldLine, tell_turn
from render.wording import NO_EMOJIS, Emojis, tell, unbroken
from tables import Phase, StoryTurn, Table, last_own, standing_turns

MAX_TURNS: Final = 5
"""Maximum number of turns that a hand tells."""
MAX_NEWS: Final = 2
"""Maximum number of lines that tell a player of cards drawn or received."""


class HandStory(NamedTuple):
    """What a hand tells beside its question. Turns are numbered, oldest first."""

    turns: list[list[ToldLine]]
    """The lines of each turn since the player's last one."""
    own: list[str]
    """Which cards the player got."""
    since: str
    """The line above the turns; empty before the player's first turn."""
    counted: bool
    """Whether these are all turns that there were, so that those left out can be counted."""
    locale: str

    @property
    def latest(self) -> list[int]:
        """The turns that a hand may tell, the latest first."""
        return [*range(len(self.turns))][: -MAX_TURNS - 1 : -1]

    def concerns(self, turn: int) -> bool:
        """Return whether something happened to the player in a turn."""
        return any(line.concerns for line in self.turns[turn])

    def lines(self, turns: Collection[int]) -> list[str]:
        """Return the lines of some turns, and how many others are left out."""
        shown = [line.text for number, turn in enumerate(self.turns) if number in turns for line in turn]
        left_out = sum(
            number not in turns and any(line.seat is not None for line in turn)
            for number, turn in enumerate(self.turns)
        )
        if not shown:
            return []
        note = f"-# {say(self.locale, 'story-left-out', count=left_out if self.counted else 0)}" if left_out else ""
        return [*filter(None, (self.since, note)), *shown]


def told(table: Table, turn: StoryTurn, viewer: int | None, locale: str, emojis: Emojis = NO_EMOJIS) -> list[ToldLine]:
    """Return the lines of one turn, with the names of those who sat there then; crossed out if it was taken back."""
    revision, first = turn.parts[0]
    here = names(table, locale, revision - (first.kind == "table-left"))
    lines = tell_turn(table.row.game, turn.events, here, locale, viewer, emojis)
    return [line._replace(text=f"~~{line.text}~~") for line in lines] if turn.undone else lines


def own_news(table: Table, turn: StoryTurn, locale: str, emojis: Emojis, since: int = 0) -> list[str]:
    """Return the cards that the viewer drew or received in a turn, from revision ``since`` on."""
    game_names = names(table, locale)
    news = [tell(table.row.game, event, game_names, locale, emojis) for at, event in turn.own if at >= since]
    return [f"-# {unbroken(each)}" for each in news]


def last_round(table: Table, locale: str, emojis: Emojis = NO_EMOJIS) -> list[str]:
    """Return one full round, oldest first: the latest turn of each seat, or the latest of all seats at once.

    Also what happened to the whole table since.
    """
    lines: list[str] = []
    missing = set(range(len(table.seats)))
    for turn in reversed(standing_turns(table.story(None))):
        if not missing:
            break
        newest = len(missing) == len(table.seats)
        here = told(table, turn, None, locale, emojis)
        lines[:0] = [line.text for line in here if line.seat in missing or (line.seat is None and newest)]
        missing -= {line.seat for line in here if line.seat is not None}
        if here and turn.of_all:
            break
    return lines


def since_own_turn(table: Table, seat: int, locale: str, emojis: Emojis = NO_EMOJIS) -> HandStory:
    """Return what happened since the last turn in which the player decided, that turn included, oldest first."""
    turns = standing_turns(table.story(seat))
    start = last_own(turns, deciding=seat in table.deciding)
    since = turns[start or 0 :]
    told_turns = [lines for lines in (told(table, turn, seat, locale, emojis) for turn in since) if lines]
    held = table.holder(seat)
    # What a turn brought stays in the story until it ends, however often its player decides.
    current = next((each for each in reversed(turns) if not each.at_table), None) if seat in table.deciding else None
    earlier = [each for turn in since if turn is not current for each in turn.decided]
    decided = max(earlier, default=held.from_revision if held else 0)
    own = [line for turn in since for line in own_news(table, turn, locale, emojis, decided)]
    return HandStory(
        turns=told_turns,
        own=own[-MAX_NEWS:] if table.phase is Phase.RUNNING else [],
        since="" if start is None else f"-# {say(locale, 'story-since')}",
        counted=start is not None or table.has_whole_log,
        locale=locale,
    )

"""What happened at a table, a line a turn, on the board and in the hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from cogs.interactions.reading import Reading
from render.telling import ToldLine, tell_turn
from render.wording import Words, tell, unbroken
from tables import Phase, StoryTurn, standing_turns, without_outdated

MAX_TURNS: Final = 5
"""Maximum number of turns that a hand tells, of those that did something to its reader, and of the others."""
MAX_NEWS: Final = 2
"""Maximum number of lines that tell a player of cards drawn or received."""


class HandStory(NamedTuple):
    """What a hand tells beside its question, since the reader's last turn. Turns come latest first."""

    done: list[list[ToldLine]]
    """What others did to the reader, a turn each."""
    news: list[list[ToldLine]]
    """What else others did, a turn each, in short lines."""
    latest: int
    """How many of these turns hold the latest one of each other player."""
    own: list[str]
    """What the reader did, or a bot for them."""
    cards: list[str]
    """Which cards the reader got, oldest first."""
    since: str
    """The line above the turns; empty before the reader's first turn."""
    counted: bool
    """Whether these are all turns that there were, so that those left out can be counted."""
    words: Words

    def lines(self, done: int, news: int, own: int, *, bare: bool = False) -> list[str]:
        """Return so many of the turns; unless ``bare``, below a heading and with how many others are left out."""
        shown = [line.text for turn in (*self.done[:done], *self.news[:news]) for line in turn]
        if bare:
            return [*shown, *self.own[:own]]
        left_out = self.left_out(done, news)
        if not (shown or own):
            return []
        note = f"-# {self.words.say('story-left-out', count=left_out if self.counted else 0)}" if left_out else ""
        return [*filter(None, (self.since, *shown, note)), *self.own[:own]]

    def left_out(self, done: int, news: int) -> int:
        """Return how many turns a hand with so many of them leaves out. Changes at the table do not count."""
        return sum(any(line.seat is not None for line in turn) for turn in (*self.done[done:], *self.news[news:]))


def told(reading: Reading, turn: StoryTurn, *, short: bool = False) -> list[ToldLine]:
    """Return the lines of one turn, with the names of those who sat there then; crossed out if it was taken back.

    A turn that a bot played for a person says so. ``short``: see :func:`~render.telling.tell_turn`.
    """
    table, words = reading.table, reading.words
    revision, first = turn.parts[0]
    here = reading.names_at(revision - (first.kind == "table-left"))
    # A bot acts for a person, or in the seat that one has left: also in a turn that the person has begun.
    bots = {
        seat: words.say("story-bot-for", name=words.say("story-you") if seat == reading.viewer else here[seat])
        if table.is_persons(seat, at)
        else reading.names_at(at)[seat]
        for at, seat in turn.by_bots
    }
    lines = tell_turn(table.row.game, turn.events, here, words, reading.viewer, bots=bots, short=short)
    return [line._replace(text=f"~~{line.text}~~") for line in lines] if turn.undone else lines


def own_news(reading: Reading, turn: StoryTurn, since: int = 0) -> list[str]:
    """Return the cards that the viewer drew or received in a turn, from revision ``since`` on."""
    game_names = reading.names
    news = [tell(reading.table.row.game, event, game_names, reading.words) for at, event in turn.own if at >= since]
    return [f"-# {unbroken(each)}" for each in news]


def last_round(reading: Reading) -> list[str]:
    """Return one full round, oldest first: the latest turn of each seat, or the latest of all seats at once.

    Also what happened to the whole table since.
    """
    table = reading.table
    lines: list[str] = []
    missing = set(range(len(table.seats)))
    for turn in reversed(without_outdated(standing_turns(reading.story))):
        if not missing:
            break
        newest = len(missing) == len(table.seats)
        here = told(reading, turn)
        lines[:0] = [line.text for line in here if line.seat in missing or (line.seat is None and newest)]
        missing -= {line.seat for line in here if line.seat is not None}
        if here and turn.of_all:
            break
    return lines


def hand_story(reading: Reading) -> HandStory:
    """Return what happened since the last turn in which the player decided, that turn included."""
    table, words, seat = reading.table, reading.words, reading.seat
    since, acted = reading.since_own_turn
    done, news, own = list[list[ToldLine]](), list[list[ToldLine]](), list[str]()
    latest, missing = 0, {*range(len(table.seats))} - {seat}
    current = next((each for each in reversed(since) if not each.at_table), None) if seat in table.deciding else None
    for turn in reversed(since):
        lines = told(reading, turn, short=True)
        if turn is not current:  # the reader knows what they are doing
            own += [line.text for line in lines if line.seat == seat and not line.concerns]
        for found, kept in (
            (done, [line for line in lines if line.concerns]),
            (news, [line for line in lines if line.seat != seat and not line.concerns]),
        ):
            if kept:
                found.append(kept)
        if missing:
            latest = len(news)
        missing -= {line.seat for line in lines if line.seat is not None}
    held = table.holder(seat)
    # What a turn brought stays in the story until it ends, however often its player decides.
    earlier = [each for turn in since if turn is not current for each in turn.decided]
    decided = max(earlier, default=held.from_revision if held else 0)
    cards = [line for turn in since for line in own_news(reading, turn, decided)]
    return HandStory(
        done=done,
        news=news,
        latest=min(latest, MAX_TURNS),
        own=own,
        cards=cards[-MAX_NEWS:] if table.phase is Phase.RUNNING else [],
        since=f"-# {words.say('story-since')}" if acted else "",
        counted=acted or table.has_whole_log,
        words=words,
    )

"""What one viewer reads of a table: its names, view and story, and the sentences that panels say about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from cogs.interactions.errors import MovedOn
from cogs.interactions.layout import MAX_NEWS_LINES, duration, struck
from db import SeatRow
from engine import Event, View, seen
from engine.points import KINDS
from render import Scene, has_interlude
from render.jobs import Job, JobName
from render.wording import NO_EMOJIS, Emojis, Words, clip, tell
from tables import (
    BOT_USER_ID,
    Entry,
    Phase,
    StoryTurn,
    Table,
    last_own,
    level_of,
    standing_turns,
    told_apart,
    without_outdated,
)
from tables.names import NAME_LENGTH


class Reading:
    """A table as one viewer reads it at one revision: each part is made once, when it is first asked for.

    ``viewer`` is a seat; None: everybody. All that one message says comes from one reading. It never enters a
    job of a worker. Its view and story raise :class:`MovedOn` if the table moved on before they were made.
    """

    def __init__(self, table: Table, viewer: int | None, words: Words) -> None:
        self.table, self.viewer, self.words = table, viewer, words
        self._revision = table.row.revision

    @classmethod
    def in_channel(cls, table: Table, emojis: Emojis = NO_EMOJIS) -> Reading:
        """Return a table as everybody in its channel reads it, in the channel's language."""
        return cls(table, None, Words(table.row.locale, emojis))

    @property
    def seat(self) -> int:
        """The seat of a viewer who has one."""
        assert self.viewer is not None
        return self.viewer

    @property
    def bare(self) -> Reading:
        """The same reading without emojis."""
        return Reading(self.table, self.viewer, self.words.bare) if self.words.emojis else self

    @cached_property
    def public(self) -> Reading:
        """The same table as everybody reads it."""
        return self if self.viewer is None else Reading(self.table, None, self.words)

    @cached_property
    def view(self) -> View:
        """All that the viewer may know. Raises :class:`UserError` before the start."""
        return self._present().view(self.viewer)

    @cached_property
    def story(self) -> list[StoryTurn]:
        """The turns of the latest log entries that the viewer may know, oldest first."""
        return self._present().story(self.viewer)

    @cached_property
    def since_own_turn(self) -> tuple[list[StoryTurn], bool]:
        """The turns that count since the player's own last turn, that one first; and whether there was one."""
        turns = without_outdated(standing_turns(self.story))
        start = last_own(turns, deciding=self.seat in self.table.deciding)
        return [turn for turn in turns[start or 0 :] if turn.end > self.table.sat_down], start is not None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of those who sit there, no two alike: see :meth:`names_at`."""
        return self.names_at(None)

    def names_at(self, revision: int | None) -> tuple[str, ...]:
        """Return the names of those who sat there after a revision, by default now, no two alike.

        A seat whose player has left has a bot's name while the game runs. A bot that an older version seated has no
        name: its level stands for it.
        """
        table, words = self.table, self.words
        unnamed = words.say("name-bot" if table.phase is Phase.RUNNING else "name-former")
        found = []
        for seat, now in zip(table.seats, table.names, strict=True):
            held = None if revision is None else table.holder(seat.seat, revision)
            name = now if held is None or held.user_id == seat.user_id else held.name
            bot = words.say(f"name-bot-{_level(seat)}") if seat.user_id == BOT_USER_ID else unnamed
            found.append(name or bot)
        return tuple(map(str, told_apart(found)))

    def who(self, seats: Iterable[int]) -> str:
        """Return the players of these seats, each with a seat shape, in markdown."""
        return ", ".join(self.words.player(seat, self.names) for seat in seats)

    def _present(self) -> Table:
        if self.table.row.revision != self._revision:
            raise MovedOn(f"table {self.table.id}: read at {self._revision}, asked at {self.table.row.revision}")
        return self.table


def players(reading: Reading, most: int = NAME_LENGTH) -> list[str]:
    """Return the players in seat order, each bot of the table with its level; names of at most so many letters."""
    words, names = reading.words, [clip(name, most) for name in reading.names]
    shown = [words.player(seat, names) for seat in range(len(names))]
    return [
        words.say("seat-bot", player=who, level=words.say(f"bot-{_level(seat)}")) if is_named_bot(seat) else who
        for seat, who in zip(reading.table.seats, shown, strict=True)
    ]


def bots(reading: Reading) -> str:
    """Return the bots of the table with their levels, as a small line; empty without any."""
    shown = players(reading)
    there = ", ".join(shown[seat.seat] for seat in reading.table.seats if is_named_bot(seat))
    return f"-# {there}" if there else ""


def is_named_bot(seat: SeatRow) -> bool:
    """Return whether a bot has this seat from the start, under a name of the game's cast."""
    return seat.user_id == BOT_USER_ID and bool(seat.name)


def _level(seat: SeatRow) -> str:
    return level_of(seat.computer or "")


def happened(reading: Reading, events: Sequence[Event], most: int) -> list[str]:
    """Return the last ``most`` of the events as lines, without those that only start a turn."""
    telling = [event for event in events if event.kind not in ("turn", "drew", *KINDS) or event.secret]
    return [tell(reading.table.row.game, event, reading.names, reading.words) for event in telling[-most:]]


def undone_lines(reading: Reading, undone: Sequence[Entry]) -> list[str]:
    """Return what an undo would take back, as the viewer may know it: the last lines."""
    events = seen([event for entry in undone for event in entry.events], reading.viewer)
    return [f"- {line}" for line in happened(reading, events, MAX_NEWS_LINES)]


def who_decides(reading: Reading) -> str:
    """Return the players whose decision the table waits for, as a sentence; empty if there are none."""
    table, words = reading.table, reading.words
    seats = table.deciding
    if not seats:
        return ""
    facts: dict[str, str | int] = {"who": reading.who(seats), "count": len(seats)}
    key, deadline = "board-deciding", table.deadline_date
    turn = answering(reading)
    if turn is not None:
        key, facts["target"] = "board-answering", reading.who((turn,))
    if deadline is None or not table.waiting_for:
        return words.say(key, facts)
    # Discord shows this in the reader's time zone, and counts it down.
    return words.say(f"{key}-until", {**facts, "until": f"<t:{deadline // 1000}:R>"})


def answering(reading: Reading) -> int | None:
    """Return the seat whose turn it is, while it waits for the answer of another one; None without such an answer."""
    turn: int | None = getattr(reading.public.view, "turn", None)
    deciding = reading.table.deciding
    return turn if turn is not None and len(deciding) == 1 and turn not in deciding else None


def stand_ins(reading: Reading) -> str:
    """Return the players for whom bots stand in, as a sentence; empty if there are none."""
    table, words = reading.table, reading.words
    seats = [seat for seat in table.bots if table.seats[seat].user_id > 0]
    if table.phase is not Phase.RUNNING or not seats:
        return ""
    return words.say("board-stand-in", who=reading.who(seats), count=len(seats))


def people_lines(reading: Reading) -> list[str]:
    """Return who is away, that the clock stood still, and what does not count, as small lines."""
    table, words = reading.table, reading.words
    lines = [
        words.say("board-away", who=reading.who((seat.seat,)), date=f"<t:{until // 1000 - 1}:D>")
        for seat in table.away
        if (until := seat.away_until) is not None and seat.computer is None
    ]
    if table.row.stood_ms:
        lines.append(words.say("board-stood", time=duration(table.row.stood_ms, words)))
    if table.phase is Phase.RUNNING and table.row.ranked and table.row.rated:
        lines.append(words.say("board-practice"))
    return [*lines, struck(table, words)]


def scene_of(reading: Reading, view: View) -> Scene:
    """Return the scene that a picture of this view shows: for a player with all that happened since their last turn."""
    if view.viewer is None:
        return Scene(view, reading.names, reading.table.marked(reading.public.story))
    turns, acted = reading.since_own_turn
    since = turns[1:] if acted else turns
    return Scene(view, reading.names, tuple(event for turn in since if not turn.at_table for event in turn.events))


def board_job(reading: Reading) -> Job:
    """Return the job that draws the board as everybody may see it now, or the part of the game that has just ended."""
    table = reading.table
    scene = scene_of(reading, reading.public.view)
    name: JobName = "interlude" if has_interlude(table.row.game, scene) else "board"
    return Job(name, (table.row.game, scene, reading.words.locale))

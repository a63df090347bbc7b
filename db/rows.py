"""The rows of the database.

Times are Unix milliseconds. Ids of servers, channels, messages and users are Discord snowflakes. ``options``,
``events``, ``state`` and ``detail`` are JSON text, which the store returns as it was given.
Over 400 lines because all rows of the schema stand in one place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, Final


@cache
def columns(row: type[Any], prefix: str = "") -> str:
    """Return the columns of a row class for a query: the names of its fields, in their order."""
    return ", ".join(prefix + each.name for each in fields(row))


@cache
def insert_into(table: str, row: type[Any]) -> str:
    """Return the ``INSERT`` of a row class; :func:`values` gives its parameters."""
    return insert(table, tuple(each.name for each in fields(row)))


def insert(table: str, names: Sequence[str]) -> str:
    """Return the ``INSERT`` of a row with these columns."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def upsert(table: str, key: Sequence[str], names: Sequence[str]) -> str:
    """Return the query that inserts a row with these columns, or replaces them in the row that has the same ``key``."""
    updates = ", ".join(f"{name} = excluded.{name}" for name in names if name not in key)
    return f"{insert(table, names)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {updates}"


def values(row: Any) -> tuple[Any, ...]:
    """Return the values of a row, in the order of :func:`columns`."""
    return tuple(getattr(row, name) for name in row.__slots__)


DELETED_CONTRIBUTION: Final = 0
"""Stands for a click whose person has deleted their data. No interaction has this id."""


class Phase(StrEnum):
    """The phase of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Pace(StrEnum):
    """How long a player may think: minutes, a day, several days, or without a limit."""

    LIVE = "live"
    DAILY = "daily"
    SLOW = "slow"
    NONE = "none"


class Absence(StrEnum):
    """What a table does after a missed deadline: ask the others, or let a bot stand in until the player is back."""

    ASK = "ask"
    BOT = "bot"


class Archived(StrEnum):
    """Why a table is not shown: archived after a long time without a move, or its channel is gone."""

    IDLE = "archived"
    CHANNEL_GONE = "gone"


class TimerKind(StrEnum):
    """What a timer is for.

    The deadline of a decision, a reminder before it, a daily look at who is still there, archiving the table, the end
    of a question of each :class:`PollKind`, and the call to a new lobby.
    """

    DEADLINE = "deadline"
    REMINDER = "reminder"
    CHECK = "check"
    ARCHIVE = "archive"
    ABSENT = "absent"
    UNDO = "undo"
    END = "end"
    CALL = "call"


class PollKind(StrEnum):
    """What a poll is about: an absent player, an undo, ending the game."""

    ABSENT = "absent"
    UNDO = "undo"
    END = "end"


@dataclass(frozen=True, slots=True)
class Person:
    """A person or bot who takes a seat. A ``user_id`` of 0 or below is no Discord user, and may have two seats.

    ``contribution`` is a number from the click that goes into the shuffle, None for none. ``computer``: the level of a
    bot.
    """

    user_id: int
    name: str
    contribution: int | None = None
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A game in a channel. ``revision`` grows by one with every change of seats, phase or game.

    ``settled_revision`` is the revision up to which all messages are right, -1 if one is not. ``archived`` says why the
    table is not shown, None if it is. A ``ranked`` game is rated when it is finished, until a moderator strikes it.
    ``commitment`` is the SHA-256 of the table's secret, None without one. ``contribution`` is a number from
    the click that started the game, which goes into the shuffle.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    rules_version: int
    phase: Phase
    locale: str
    host_id: int
    options: str
    revision: int
    seed: bytes | None = field(repr=False)  # predicts every draw: never log it
    rematch_of: int | None
    created_at: int
    updated_at: int
    pace: Pace = Pace.NONE
    archived: Archived | None = None
    ranked: bool = True
    commitment: str | None = None
    contribution: int | None = None
    settled_revision: int = -1
    questions: int = 0
    """How many polls the table has had."""
    absence: Absence = Absence.ASK
    deadline_ms: int | None = None
    """Time for a decision in milliseconds. None: that of the pace."""
    stood_ms: int = 0
    """How long the clock of the pending decisions stood still, in milliseconds."""
    invited_only: bool = False
    rated: bool = False
    """Whether it is settled who is rated for the game. What is played on is practice."""
    called_at: int | None = None
    """When a late start asked the players of a lobby whether they are still there. None: it did not."""
    parent_id: int | None = None
    """The channel of the table's thread. None outside of threads, and for a thread of an older version."""
    kind: str = "table"
    """A word of ``tables.kinds``, or of a newer version of the bot."""

    @property
    def has_channel(self) -> bool:
        """Whether a channel shows the table. Else one person plays against bots, and other people do not see it."""
        return self.channel_id != 0

    @property
    def is_over(self) -> bool:
        """Whether the game is finished, or the table cancelled."""
        return self.phase in (Phase.FINISHED, Phase.CANCELLED)

    @property
    def struck(self) -> bool:
        """Whether a moderator has struck this settled ranked game from its ladder."""
        return self.rated and not self.ranked


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be opened: a lobby with ``host`` in the first seat.

    ``channel_id`` is 0 for a person's own game, and ``guild_id`` outside of servers. ``parent_id``: the channel of a
    thread. ``absence`` None: what is usual. ``deadline_ms``: see :class:`TableRow`.
    """

    game: str
    locale: str
    host: Person
    guild_id: int
    channel_id: int = 0
    parent_id: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    pace: Pace = Pace.NONE
    ranked: bool = True
    absence: Absence | None = None
    deadline_ms: int | None = None
    rematch_of: int | None = None
    kind: str = "table"


BOARD, MENTION, POLL = "board", "mention", "poll-"
"""Names of messages that stand while a table wants them. A poll's kind follows."""
RESULT, REMATCH, CALL, ROUND, INVITATION, HERE = "result", "rematch", "call", "round-", "invitation-", "here-"
INVITED, REMOVED = "invited-", "removed-"
DELETE: Final = "delete-"
"""Start of the name of a message that is still to be deleted. Its id follows."""
NOTICE: Final = "notice-"
"""Names of messages that are sent once.

The revision at the end of the round or of the late start follows, the invited user's id, or when the owner of the bot
wrote the notice, in Unix milliseconds. The bot's own note of that name has its text.
"""


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message that shows a table in its channel, or is to be sent once.

    ``name`` tells what it is. ``shows`` is what it shows; empty if it is out of date. ``message_id`` is None
    if there is none. ``nonce`` is that of a message which was sent, perhaps, and whose id is not known.
    """

    table_id: int
    name: str
    message_id: int | None = None
    shows: str = ""
    nonce: int | None = None


@dataclass(frozen=True, slots=True)
class ActivityRow:
    """What has happened in a server: running games, games finished of late, the last change of a table."""

    guild_id: int
    running: int = 0
    finished: int = 0
    last: int = 0
    """Unix milliseconds; 0 without a table."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and its player. ``decision_revision`` grows by one when the seat's legal actions change.

    ``computer`` names the bot that decides for the seat, None if the person does. ``contribution`` is a number
    from the click that took the seat in the lobby, which goes into the shuffle. It stays when the player changes.
    ``passes``: the person lets the bot pass as long as nothing else is possible. ``gone``: the person has left the
    server, or the table has waited for them for days: they have no vote until they are back.
    """

    table_id: int
    seat: int
    user_id: int
    name: str
    decision_revision: int
    joined_at: int
    computer: str | None = None
    contribution: int | None = None
    passes: bool = False
    gone: bool = False
    away_until: int | None = None
    """Until when the person is away, in Unix milliseconds: their clock stands still, or a bot plays."""
    absent_since: int | None = None
    """When a bot began to stand in for the person, on the game clock."""
    planned: str | None = field(default=None, repr=False)  # a secret of the person
    """What the person wants to do once it is their turn, as JSON."""
    agreed: bool = True
    """Whether the person sat down, or said that they are there, since the host of the lobby last changed the terms."""


@dataclass(frozen=True, slots=True)
class HolderRow:
    """Who held a seat of a started game, from one revision to another. ``to_revision`` None: now, or at the end.

    ``user_id`` 0 is a bot in the place of a player who left, or a deleted person. ``name`` is empty for both.
    """

    table_id: int
    seat: int
    from_revision: int
    to_revision: int | None
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action in a game's log, and the revision after it. ``seat`` is None for actions of the table: the start.

    ``decision_revision`` is that of the button, None if the action came without one.
    """

    table_id: int
    revision: int
    seat: int | None
    user_id: int | None
    notation: str
    events: str = field(repr=False)  # secret from some seats
    at: int
    decision_revision: int | None = None


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The latest state of a game, its revision, and the version of the rules that made it."""

    table_id: int
    revision: int
    rules_version: int
    state: str = field(repr=False)  # secret: has all hands


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a finished game for one seat. ``place`` 1 is a winner; tied seats have the same place.

    ``computer`` names the bot that decided for the seat at the end, None if the person did. ``computer_version``
    is its version; None for the first, whose results name no version.
    """

    table_id: int
    seat: int
    user_id: int
    place: int
    points: int
    ending: str
    detail: str
    computer: str | None = None
    computer_version: int | None = None


@dataclass(frozen=True, slots=True)
class StandingRow:
    """How a person or bot came in at a ranked game, for the ratings. ``place`` 1 is best; equal places are a tie.

    ``entrant`` counts those of a game from 0: several may have had one seat. ``computer`` as in :class:`ResultRow`.
    ``rule`` is the version of the rule that ranks those who left. ``ladder`` counts the ladders of the server.
    """

    table_id: int
    entrant: int
    seat: int
    user_id: int
    place: int
    computer: str | None
    computer_version: int | None
    rule: int
    at: int
    ladder: int = 0


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's skill before and after a ranked game: mean and standard deviation. See :class:`StandingRow`.

    A deleted person keeps only the skill before: ``user_id`` is 0, ``mu`` and ``sigma`` are None.
    """

    guild_id: int
    game: str
    table_id: int
    entrant: int
    user_id: int
    mu_before: float
    sigma_before: float
    mu: float | None
    sigma: float | None
    at: int
    ladder: int = 0


@dataclass(frozen=True, slots=True)
class RankedRow:
    """A ranked game that is decided for the ratings, and its standings by entrant.

    ``counts``: no moderator has struck it from the ladder.
    """

    table_id: int
    guild_id: int
    game: str
    at: int
    ladder: int
    standings: tuple[StandingRow, ...]
    counts: bool = True


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A person on a leaderboard: the latest name, the place, the rating that people read, the number of rated games."""

    user_id: int
    name: str
    place: int
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class LeaderPage:
    """A page of a leaderboard: its number, counted from 0, of how many; its rows, and the row of one reader if any."""

    page: int
    pages: int
    rows: tuple[LeaderRow, ...]
    own: LeaderRow | None


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A game that a person finished or is rated for. ``seats`` is their number.

    ``mu`` and ``sigma`` are None for an unrated game. A game that the person left has place 0 and no points.
    """

    table_id: int
    game: str
    place: int
    points: int
    seats: int
    mu: float | None
    sigma: float | None
    at: int
    ladder: int = 0
    """The ladder of a rated game."""


@dataclass(frozen=True, slots=True)
class FeatRow:
    """What a finished game says about a person's trophies. ``detail`` is that of the result, ``at`` when it ended.

    ``strong``: against a person, or a bot that is not easy. ``state`` is the last position, for a game whose ``detail``
    names no trophy; None where it does, or where the position is gone.
    """

    game: str
    rules_version: int
    seat: int
    place: int
    detail: str
    at: int
    strong: bool
    state: str | None


@dataclass(frozen=True, slots=True)
class RivalRow:
    """An opponent in finished games: how many, and in how many the person came ahead of or behind them."""

    user_id: int
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class DealRow:
    """The deal of a day, a game and a version of its rules. ``day`` counts from 1970, UTC.

    ``opening`` is JSON: the moves before the player's first one; None until they are computed.
    """

    day: int
    game: str
    rules_version: int
    secret: bytes = field(repr=False)  # predicts every draw
    commitment: str
    opening: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class TryRow:
    """A person's one try at a deal. ``guild_id`` is where it was begun, ``table_id`` where it is played.

    ``points`` is None until it is finished. ``signs`` tells how good each turn was, None until that is known. Of a
    deleted person only day, game and user stay until the day is over, so that they get no second try.
    """

    day: int
    game: str
    user_id: int
    guild_id: int
    table_id: int
    name: str
    points: int | None = None
    signs: str | None = None

    @property
    def is_deleted(self) -> bool:
        """Whether its person has deleted their data."""
        return not self.name


@dataclass(frozen=True, slots=True)
class TimerRow:
    """A timer of a table; at most one of each kind."""

    table_id: int
    kind: TimerKind
    due: int


@dataclass(frozen=True, slots=True)
class PollRow:
    """An open poll of a table, at most one of each kind, opened at the table's ``revision``.

    ``seat`` opened it (None: the bot). ``target`` is the revision to which an undo goes back. ``number`` counts all
    polls of the table, from 1.
    """

    table_id: int
    kind: PollKind
    seat: int | None
    target: int | None
    revision: int
    opened_at: int
    number: int


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A person's vote in an open poll. They may change it until the poll is closed."""

    table_id: int
    kind: PollKind
    user_id: int
    choice: str
    at: int


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server. ``locale`` None: Discord's. ``channels`` empty: tables are allowed everywhere.

    ``end_roles`` may end any table. The bot mentions no person between ``quiet_from`` and ``quiet_to``, minutes after
    midnight in ``timezone`` (an IANA name). Both are None for no quiet hours; the first may be the later one.
    """

    guild_id: int
    locale: str | None = None
    pace: Pace = Pace.DAILY
    channels: tuple[int, ...] = ()
    end_roles: tuple[int, ...] = ()
    quiet_from: int | None = None
    quiet_to: int | None = None
    timezone: str = "UTC"
    pings: bool = True
    absence: Absence | None = None
    """What new tables do about absent players. None: what fits their pace."""
    play_roles: tuple[int, ...] = ()
    """Only members with one of these roles may play. Empty: everybody."""
    barred_roles: tuple[int, ...] = ()
    """Members with one of these roles may not play."""
    ladder: int = 0
    """The number of the present ladder."""
    languages: tuple[tuple[int, str], ...] = ()
    """The channels with a language of their own, each with its language."""

    def locale_in(self, channel_id: int | None) -> str | None:
        """Return the language of public messages in a channel, which counts for its threads; None: Discord's."""
        return dict(self.languages).get(channel_id or 0, self.locale)


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting of a member that is on or off. Database, panel, buttons and export read this declaration.

    ``name``: its field and column. ``word``: in custom ids, where it stays for good, and in the keys of its texts,
    such as ``me-<word>-on``. ``exported``: its key in the export. ``alone``: it concerns who plays alone, too.
    """

    name: str
    word: str
    exported: str
    alone: bool


def _switch(default: bool, word: str = "", exported: str = "", *, alone: bool = True) -> Any:
    return field(default=default, metadata={"word": word, "exported": exported, "alone": alone})


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """The settings of a person in a server. The panel shows the switches in this order.

    ``words``: boards as text instead of pictures. ``confirm_turns``: the bot asks before an action that ends their
    turn. ``tips``: the bot helps with their first games. ``listed``: others may see their ratings and profile.
    """

    guild_id: int
    user_id: int
    locale: str | None = None
    pings: bool = _switch(True, alone=False)
    words: bool = _switch(False, exported="text_boards")
    confirm_turns: bool = _switch(False, word="confirm")
    tips: bool = _switch(True)
    listed: bool = _switch(True, exported="shown_to_others", alone=False)
    quiet_from: int | None = None
    """Own quiet hours, in minutes after midnight. None: those of the server."""
    quiet_to: int | None = None
    timezone: str | None = None
    """An IANA name. None: that of the server."""


SWITCHES: Final = tuple(
    Switch(each.name, (how := each.metadata)["word"] or each.name, how["exported"] or each.name, how["alone"])
    for each in fields(MemberSettings)
    if each.metadata
)
"""Every switch of a member, in the order of the panel."""

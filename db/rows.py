"""The rows of the store as values.

Times are Unix milliseconds, ids of servers, channels, messages and users are Discord snowflakes, and ``options``,
``events``, ``state`` and ``detail`` are JSON text that the store hands back as it came.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, TypedDict


@cache
def columns(row: type[Any], prefix: str = "") -> str:
    """The columns of a row class for a query: the names of its fields, in their order."""
    return ", ".join(prefix + each.name for each in fields(row))


@cache
def insert_into(table: str, row: type[Any]) -> str:
    """The ``INSERT`` of a row class; :func:`values` gives its parameters."""
    names = [each.name for each in fields(row)]
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def values(row: Any) -> tuple[Any, ...]:
    """The values of a row, in the order of :func:`columns`."""
    return tuple(getattr(row, name) for name in row.__slots__)


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Pace(StrEnum):
    """How long a player may think: minutes, a day, several days, or without an end."""

    LIVE = "live"
    DAILY = "daily"
    SLOW = "slow"
    NONE = "none"


class Away(StrEnum):
    """Why a table is not shown just now: nobody moved for long, or its channel is gone."""

    ARCHIVED = "archived"
    GONE = "gone"


class TimerKind(StrEnum):
    """What falls due at a table: the end of thinking, a word before it, putting the table away."""

    DEADLINE = "deadline"
    REMINDER = "reminder"
    ARCHIVE = "archive"


class PollKind(StrEnum):
    """What players are asked: what to do about somebody absent, whether to take back, whether to end the game."""

    ABSENT = "absent"
    UNDO = "undo"
    END = "end"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who sits down. A ``user_id`` of zero or below is nobody on Discord, and may sit at a table twice.

    ``contribution`` is what the click adds to the shuffle, None for nothing: a number that nobody here has chosen.
    ``computer`` names the computer player that has the seat instead.
    """

    user_id: int
    name: str
    contribution: int | None = None
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A game in a channel. ``revision`` grows by one with every change of seats, phase or game. A ``ranked`` game is
    rated when it is finished.

    ``shown_revision`` is the one that the board message was last brought to, -1 before there is a board;
    ``called_revision`` the one at which those whom the table waits for had all been called.
    ``away`` says why the table is not shown just now, None that it is. ``commitment`` is the SHA-256 of the table's
    secret, None where there is none; ``contribution`` what the click that started the game added to the shuffle.
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
    board_message_id: int | None
    ping_message_id: int | None
    shown_revision: int
    seed: bytes | None = field(repr=False)  # it foretells every draw: never in a log
    rematch_of: int | None
    created_at: int
    updated_at: int
    pace: Pace = Pace.NONE
    away: Away | None = None
    ranked: bool = True
    commitment: str | None = None
    contribution: int | None = None
    called_revision: int = -1
    questions: int = 0
    """How many questions its players have been asked."""


class Delivery(TypedDict, total=False):
    """Where a table is shown, and up to which revision its board was brought and people were mentioned."""

    channel_id: int
    board_message_id: int | None
    ping_message_id: int | None
    shown_revision: int
    called_revision: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who sits there. ``stamp`` grows by one when what this seat may do has changed, and at nothing else.

    ``computer`` names the computer player that decides for the seat, None: the person does. ``contribution`` is what
    the click that took the seat in the lobby added to the shuffle; it stays, whoever sits there later.
    """

    table_id: int
    seat: int
    user_id: int
    name: str
    stamp: int
    joined_at: int
    computer: str | None = None
    contribution: int | None = None


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One line of a game's log, and the revision that it led to. ``seat`` is None for what no seat did (the start).

    ``stamp`` is the seat's before it acted, where a button did it.
    """

    table_id: int
    revision: int
    seat: int | None
    user_id: int | None
    notation: str
    events: str = field(repr=False)  # holds what only some seats may know
    at: int
    stamp: int | None = None


@dataclass(frozen=True, slots=True)
class ThoughtsRow:
    """What a computer player of strength ``level`` weighed for the decision that led to ``revision``.

    ``weighed`` is JSON text as it was given. To be shown to nobody before the game is over: it tells what was held.
    """

    table_id: int
    revision: int
    level: str
    weighed: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The latest state of a game, the revision it belongs to, and the version of the rules that made it."""

    table_id: int
    revision: int
    rules_version: int
    state: str = field(repr=False)  # holds every hidden hand


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a finished game went for one seat; ``place`` 1 is a winner, and a shared place is shared.

    ``computer`` names the computer player that decided for the seat at the end, None: the person did.
    """

    table_id: int
    seat: int
    user_id: int
    place: int
    points: int
    ending: str
    detail: str
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How good somebody was before and after a game that they finished (mean and standard deviation).

    Of who was forgotten nothing but the skill before is left: ``user_id`` is 0, ``mu`` and ``sigma`` are None.
    """

    guild_id: int
    game: str
    table_id: int
    seat: int
    user_id: int
    mu_before: float
    sigma_before: float
    mu: float | None
    sigma: float | None
    at: int


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """A finished game that counts, and its results by seat."""

    table_id: int
    guild_id: int
    game: str
    at: int
    results: tuple[ResultRow, ...]


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """One of the best of a server: the name they sat down with last, their skill, how many games were rated."""

    user_id: int
    name: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A game that somebody finished, among so many seats; ``mu`` and ``sigma`` are None where it was not rated."""

    table_id: int
    game: str
    place: int
    points: int
    seats: int
    mu: float | None
    sigma: float | None
    at: int


@dataclass(frozen=True, slots=True)
class RivalRow:
    """Whom somebody finished games with, how many, and in how many of them they came ahead of or behind this rival."""

    user_id: int
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Something that falls due at a table; at most one of a kind."""

    table_id: int
    kind: TimerKind
    due: int


@dataclass(frozen=True, slots=True)
class PollRow:
    """An open question at a table, at most one of a kind, asked at the table's ``revision``.

    ``seat`` is who asks (None: the bot), ``target`` the revision that shall be gone back to. ``number`` counts all
    questions that the table's players were ever asked, from 1 on.
    """

    table_id: int
    kind: PollKind
    seat: int | None
    target: int | None
    revision: int
    message_id: int | None
    opened_at: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class VoteRow:
    """One person's answer to an open question; it may be changed until the question is closed."""

    table_id: int
    kind: PollKind
    user_id: int
    choice: str
    at: int


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen. ``locale`` None: as Discord says. ``channels`` empty: tables may be anywhere.

    ``end_roles`` may end any table. Nobody is called between ``quiet_from`` and ``quiet_to``, minutes after midnight
    in ``timezone`` (an IANA name); both are None for no such hours, and the first may be the later one.
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


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """What one person has chosen in one server. ``words``: boards in words instead of pictures.

    ``listed``: others may see their ratings and their profile.
    """

    guild_id: int
    user_id: int
    locale: str | None = None
    pings: bool = True
    words: bool = False
    listed: bool = True

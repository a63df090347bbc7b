"""The rows of the store as values.

Times are Unix milliseconds, ids of servers, channels, messages and users are Discord snowflakes, and ``options``,
``events``, ``state`` and ``detail`` are JSON text that the store hands back as it came.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who sits down. A ``user_id`` of zero or below is nobody on Discord, and may sit at a table twice."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A game in a channel. ``revision`` grows by one with every change of seats, phase or game.

    ``shown_revision`` is the one that the board message was last brought to, -1 before there is a board.
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


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who sits there. ``stamp`` is the revision at which what this seat may do last changed."""

    table_id: int
    seat: int
    user_id: int
    name: str
    stamp: int
    joined_at: int


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One line of a game's log, and the revision that it led to. ``seat`` is None for what no seat did (the start)."""

    table_id: int
    revision: int
    seat: int | None
    user_id: int | None
    notation: str
    events: str = field(repr=False)  # holds what only some seats may know
    at: int


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The latest state of a game, the revision it belongs to, and the version of the rules that made it."""

    table_id: int
    revision: int
    rules_version: int
    state: str = field(repr=False)  # holds every hidden hand


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a finished game went for one seat; ``place`` 1 is a winner, and a shared place is shared."""

    table_id: int
    seat: int
    user_id: int
    place: int
    points: int
    ending: str
    detail: str

"""The kinds of tables, and all in which they differ. No other module asks of which kind a table is.

A kind that is not in :data:`KINDS` belongs to a newer version of the bot, which may use the same database.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from db import TableRow, TimerKind
from tables.clocks import DAY, Now
from tables.deadlines import ARCHIVE_MS
from tables.errors import UserError


class Ability(StrEnum):
    """What people do at a table. The buttons of a kind that does not allow it are refused."""

    PLAY = "play"
    """To play, to look at one's own hand, and to end one's own game."""
    WATCH = "watch"
    """To look at the finished game."""
    MEET = "meet"
    """To deal with other people: to join, leave, invite, plan, vote, and end the game together."""
    SHARE = "share"
    """To show the finished game in a channel."""
    JUDGE = "judge"
    """To strike a ranked game from its ladder."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How one kind of tables differs from the others."""

    name: str
    """The word in the database."""
    allows: frozenset[Ability]
    has_channel: bool = False
    """Whether its messages stand in a channel. Else one person plays against bots, and only that person sees it."""
    is_deal: bool = False
    """Whether people of all servers play the same game: draws and bots follow the deal, and its seal lies there."""
    has_help: bool = True
    """Whether a running game has hints, and undo of what its player has learnt from."""
    has_rematch: bool = True
    """Whether another game follows it. Else its result does."""
    days: int | None = None
    """For how many days in UTC it may be played, the first included. None: for any time."""
    idle_ms: int | None = ARCHIVE_MS
    """After how many milliseconds without a move it is archived; without a channel it ends. None: after its days."""

    def idle_timers(self, now: Now) -> dict[TimerKind, int | None]:
        """Return the timer that a move sets again: when a table without moves is archived, or ends."""
        return {} if self.idle_ms is None else {TimerKind.ARCHIVE: now.game + self.idle_ms}

    def is_late(self, row: TableRow, today: int) -> bool:
        """Return whether the days of a table of this kind are over. ``today`` counts days from 1970, UTC."""
        return self.days is not None and row.created_at // DAY + self.days <= today


CHANNEL: Final = Kind("table", frozenset(Ability), has_channel=True)
SOLO: Final = Kind("solo", frozenset({Ability.PLAY, Ability.WATCH}))
DAILY: Final = Kind(
    "daily",
    frozenset({Ability.PLAY, Ability.WATCH}),
    is_deal=True,
    has_help=False,
    has_rematch=False,
    days=1,
    idle_ms=None,
)
KINDS: Final = {kind.name: kind for kind in (CHANNEL, SOLO, DAILY)}


def kind_of(row: TableRow) -> Kind:
    """Return the kind of a table. Raises :class:`UserError` for a kind of a newer version of the bot."""
    kind = KINDS.get(row.kind)
    if kind is None:
        raise UserError("error-newer-rules")
    return kind

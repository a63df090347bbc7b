"""A finished game turn by turn, as spectators saw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from db import Phase
from engine import TURN, Event, GameError, Rng, View, latest_turn, seen
from tables.errors import UserError
from tables.film import Film
from tables.log import rng_of
from tables.story import StoryTurn, story
from tables.table import Table
from tables.threads import for_page

RECENT_EVENTS: Final = 200
"""Public events in which to find the latest turn: more than two turns have."""


@dataclass(frozen=True, slots=True)
class ReplayTurn:
    """The deal, a turn, or a simultaneous choice of all players.

    ``view`` is the spectators' view at its end, ``recent`` what the board's picture marked then. ``told`` has all that
    spectators saw in it, also undone actions and changed seats.
    """

    view: View
    recent: tuple[Event, ...]
    told: tuple[StoryTurn, ...]


def need_replayable(table: Table) -> Rng:
    """Return what a finished game drew from. Raises :class:`UserError` for a game that cannot be replayed."""
    if table.phase is not Phase.FINISHED:
        raise UserError("error-no-replay")
    row, known = table.row, table.game.meta.rules_version
    if row.rules_version > known:
        raise UserError("error-replay-newer-rules")
    if row.rules_version < known:
        raise UserError("error-replay-old-rules")
    return rng_of(row)


async def film_of(table: Table) -> Film:
    """Return a finished game with its log. Raises :class:`UserError` for a game that cannot be replayed."""
    rng, log = need_replayable(table), await table.whole_log()
    return Film(table.game, len(table.seats), table.options, rng, log)


async def replay_of(table: Table) -> tuple[ReplayTurn, ...]:
    """Return the turns of a finished game, replayed in a thread. Raises :class:`UserError` where that is impossible."""
    return await for_page(_replayed, await film_of(table))


def _replayed(film: Film) -> tuple[ReplayTurn, ...]:
    try:
        found = turns(film)
    except (GameError, KeyError):
        raise UserError("error-replay-broken") from None
    if not found or found[-1].view.outcome is None:
        raise UserError("error-replay-broken")
    return found


def turns(film: Film) -> tuple[ReplayTurn, ...]:
    """Replay a whole log. Undone actions have no turn; their events are told in the turn that replaced them.

    Raises :class:`GameError` or KeyError for a log that breaks the rules.
    """
    frames, told = film.frames(), story(film.log, None, film.seats)
    found: list[ReplayTurn] = []
    known: tuple[Event, ...] = ()
    since = 0
    for number, frame in enumerate(frames):
        public = seen(frame.entry.events, None)
        known = (*known, *public)[-RECENT_EVENTS:]
        last = number == len(frames) - 1
        if last or number == 0 or any(event.kind == TURN for event in public):
            at = frame.revision
            here = tuple(turn for turn in told if turn.end > since and (last or turn.end <= at))
            view: View = film.rules.view(frame.after, None)
            found.append(ReplayTurn(view, latest_turn(known), here))
            since = at
    return tuple(found)

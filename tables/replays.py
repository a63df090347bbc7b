"""A finished game turn by turn, as spectators saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from db import ActionRow, Phase, Store
from engine import TURN, AnyGame, Event, GameError, Rng, View, latest_turn, seen
from engine.replay import positions
from tables.errors import UserError
from tables.log import entry_of, rng_of
from tables.story import StoryTurn, story
from tables.table import Table
from tables.threads import for_page
from tables.undo import Entry, standing

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


async def replay_of(store: Store, table: Table) -> tuple[ReplayTurn, ...]:
    """Return the turns of a finished game, replayed in a thread. Raises :class:`UserError` where that is impossible."""
    rng, options, rows = need_replayable(table), table.options, await store.games.actions(table.id)
    return await for_page(_replayed, table.game, len(table.seats), options, rng, rows)


def _replayed(
    rules: AnyGame, seats: int, options: Mapping[str, str], rng: Rng, rows: Sequence[ActionRow]
) -> tuple[ReplayTurn, ...]:
    try:
        found = turns(rules, seats, options, rng, [entry_of(row) for row in rows])
    except (GameError, KeyError):
        raise UserError("error-replay-broken") from None
    if not found or found[-1].view.outcome is None:
        raise UserError("error-replay-broken")
    return found


def turns(
    rules: AnyGame, seats: int, options: Mapping[str, str], rng: Rng, log: Sequence[Entry]
) -> tuple[ReplayTurn, ...]:
    """Replay a whole log. Undone actions have no turn; their events are told in the turn that replaced them.

    Raises :class:`GameError` or KeyError for a log that breaks the rules.
    """
    states = dict(positions(rules, seats, options, rng, [entry.step for entry in log]))
    kept, told = standing(log), story(log, None, seats)
    found: list[ReplayTurn] = []
    known: tuple[Event, ...] = ()
    since = 0
    for number, entry in enumerate(kept):
        public = seen(entry.events, None)
        known = (*known, *public)[-RECENT_EVENTS:]
        last = number == len(kept) - 1
        if last or number == 0 or any(event.kind == TURN for event in public):
            at = entry.step.revision
            here = tuple(turn for turn in told if turn.end > since and (last or turn.end <= at))
            view: View = rules.view(states[at], None)
            found.append(ReplayTurn(view, latest_turn(known), here))
            since = at
    return tuple(found)

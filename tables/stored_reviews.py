"""Reviews of finished games in the store, and what was there before their turning points."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from db import Store
from engine import Event, GameError, KeyedRng, View, latest_turn, seen
from engine.replay import positions
from tables.errors import UserError
from tables.replays import need_replayable
from tables.reviews import Ask, Played, Point, Report, Review, review
from tables.table import Table
from tables.undo import standing
from workers.pool import Closed


async def stored_review(store: Store, table: Table) -> Review | None:
    """Return the stored review of a finished game, or None. Raises :class:`UserError` as a replay does."""
    need_replayable(table)
    text = await store.games.review(table.id)
    return None if text is None else Review.load(text)


async def make_review(store: Store, table: Table, ask: Ask, report: Report) -> Review:
    """Make the review of a finished game and store it. Raises :class:`UserError` as a replay does."""
    played = await _played(table)
    draws = hashlib.sha256(b"review:" + played.seed).digest()
    try:
        found = await review(played, ask, draws, report=report)
    except (GameError, KeyError, ValueError):
        raise UserError("error-replay-broken") from None
    except Closed:
        raise UserError("error-review-stopped") from None
    await store.games.put_review(table.id, found.dump())
    return found


class Before(NamedTuple):
    """What was there before a turning point: what its player saw, what everybody saw, and the last turn's events."""

    own: View
    public: View
    recent: tuple[Event, ...]


async def positions_before(table: Table, points: Sequence[Point]) -> tuple[Before, ...]:
    """Replay a finished game in a thread; return what was there before each turning point."""
    return await asyncio.to_thread(_before, await _played(table), points)


async def _played(table: Table) -> Played:
    seed, log = need_replayable(table), await table.whole_log()
    return Played(table.game, len(table.seats), table.options, seed, log)


def _before(played: Played, points: Sequence[Point]) -> tuple[Before, ...]:
    rules, seats, options, seed, log = played
    kept = standing(log)
    found: dict[int, Before] = {}
    last = None
    for revision, state in positions(rules, seats, options, KeyedRng(seed), [entry.step for entry in log]):
        for point in points:
            if point.revision == revision:
                public = [event for entry in kept if entry.step.revision < revision for event in entry.events]
                own, spectators = rules.view(last, point.seat), rules.view(last, None)
                found[revision] = Before(own, spectators, latest_turn(seen(public, None)))
        last = state
    return tuple(found[point.revision] for point in points)

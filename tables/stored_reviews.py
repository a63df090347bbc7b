"""Reviews of finished games in the store, and what was there before their turning points."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from db import Store, UnknownTable
from engine import Event, GameError, View, latest_turn, seen
from tables.errors import UserError
from tables.film import Film
from tables.replays import film_of, need_replayable
from tables.reviews import Ask, Report, Review, TurningPoint, review
from tables.story import story
from tables.table import Table
from tables.threads import for_page
from workers.pool import Closed


async def stored_review(store: Store, table: Table) -> Review | None:
    """Return the stored review of a finished game, or None. Raises :class:`UserError` as a replay does."""
    need_replayable(table)
    text = await store.games.review(table.id)
    return None if text is None else Review.load(text)


async def make_review(store: Store, table: Table, ask: Ask, report: Report) -> Review:
    """Make the review of a finished game and store it.

    Raises :class:`UserError` as :func:`reviewed` does, and if the game has been deleted meanwhile.
    """
    found = await reviewed(table, functools.partial(review, report=report, since=table.sat_down), ask)
    try:
        await store.games.put_review(table.id, found.dump())
    except UnknownTable:
        raise UserError("error-unknown-table") from None
    return found


async def reviewed(table: Table, how: Callable[[Film, Ask, bytes], Awaitable[Review]], ask: Ask) -> Review:
    """Return what ``how`` finds in a finished game. Its own random numbers are equal for all games of a daily deal.

    Raises :class:`UserError` as a replay does, and if the bot stops.
    """
    film, draws = await film_of(table), hashlib.sha256(b"review:" + (table.row.seed or b"")).digest()
    try:
        return await how(film, ask, draws)
    except (GameError, KeyError, ValueError):
        raise UserError("error-replay-broken") from None
    except Closed:
        raise UserError("error-review-stopped") from None


class Before(NamedTuple):
    """What was there before a turning point: what its player saw, what everybody saw, and the last turn's events.

    ``by_bot``: whether a bot decided then. ``round``: of the log, from 1; 0 in a log of a version that told no turns.
    """

    own: View
    public: View
    recent: tuple[Event, ...]
    by_bot: bool = False
    round: int = 0


async def positions_before(table: Table, points: Sequence[TurningPoint]) -> tuple[Before, ...]:
    """Replay a finished game in a thread; return what was there before each turning point."""
    return await for_page(_before, await film_of(table), points)


def _before(film: Film, points: Sequence[TurningPoint]) -> tuple[Before, ...]:
    frames = film.frames()
    # What was taken back comes before what stands.
    rounds = {revision: turn.round for turn in story(film.log, None, film.seats) for revision in turn.revisions}
    found = list[Before]()
    for point in points:
        place = next(place for place, frame in enumerate(frames) if frame.revision == point.revision)
        public = [event for frame in frames[:place] for event in frame.entry.events]
        own, spectators = (film.rules.view(frames[place].before, viewer) for viewer in (point.seat, None))
        by_bot, recent = frames[place].entry.by_bot, latest_turn(seen(public, None))
        found.append(Before(own, spectators, recent, by_bot, rounds.get(point.revision, 0)))
    return tuple(found)

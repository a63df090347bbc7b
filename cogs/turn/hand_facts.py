"""What a hand says besides its table: found once for an answer, and once for an open hand."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from dataclasses import dataclass
from typing import TypeVar

from cogs.interactions.reading import Reading
from db import Store, StoreError, in_log
from engine.replay import Step
from engine.tips import MEETINGS
from engine.why_not import refused
from render.wording import plain
from tables import Phase, Table
from tables.rating_model import PROVISIONAL_GAMES, shown

_log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Beginner:
    """A member who wants tips and has not finished a game of this kind. ``met``: see :func:`engine.tips.tip`."""

    met: int


@dataclass(frozen=True, slots=True)
class HandFacts:
    """What a hand says that its table does not know. A part is empty where it could not be read."""

    standing: Sequence[str] = ()
    """The reader's rating and series after the game, in lines."""
    note: str = ""
    """What the reader has noted for themselves, as they typed it."""
    beginner: Beginner | None = None
    """Adds a tip and *Why can’t I…?*."""
    following: Table | None = None
    """The next table that waits for the reader. Its hand gets a button."""


async def hand_facts(
    store: Store,
    reading: Reading,
    user: int,
    *,
    tips: bool,
    following: Callable[[], Awaitable[Table | None]] | None = None,
) -> HandFacts:
    """Find the facts of a user's hand. A store that fails is logged, not raised: it must not hide the hand."""
    table = reading.table

    async def found(work: Awaitable[T], without: T) -> T:
        try:
            return await work
        except StoreError as error:
            _log.warning("table %s: a fact of the hand is missing: %s", table.id, in_log(error))
            return without

    return HandFacts(
        await found(standing(store, reading), []),
        await found(store.notes.find(table.id, user), ""),
        await found(find_beginner(store, reading, user), None) if tips else None,
        await following() if following is not None else None,
    )


async def standing(store: Store, reading: Reading) -> list[str]:
    """Return how the player's rating changed, and the series against the other people, as small lines.

    Empty while a game runs.
    """
    table, words, lines = reading.table, reading.words, list[str]()
    if table.phase is not Phase.FINISHED:
        return []
    ratings, row, user = store.ratings, table.row, table.seats[reading.seat].user_id
    mine = next((each for each in await ratings.of_table(table.id) if each.user_id == user), None)
    if mine is not None and mine.mu is not None and mine.sigma is not None:
        before, after = shown(mine.mu_before, mine.sigma_before), shown(mine.mu, mine.sigma)
        games, _ = await ratings.count(row.guild_id, row.game, user, mine.ladder)
        key = "ending-rating-provisional" if games < PROVISIONAL_GAMES else "ending-rating"
        lines.append(words.say(key, before=str(before), after=str(after), games=games, settled=PROVISIONAL_GAMES))
    others = {each.user_id: each.seat for each in table.seats if each.user_id in table.people - {user}}
    against = [
        words.say(
            "ending-against", who=plain(reading.names[others[each.user_id]]), ahead=each.ahead, behind=each.behind
        )
        for each in (await ratings.series(row.guild_id, row.game, user, others) if others else ())
    ]
    if against:
        lines.append(words.say("ending-series", against=" · ".join(against)))
    return [f"-# {line}" for line in lines]


async def find_beginner(store: Store, reading: Reading, user: int) -> Beginner | None:
    """Return a user who wants tips, if the hand can help them with the present decision; None for all others."""
    table, view = reading.table, reading.view
    game = table.game
    has_tip = view.decision in game.tips
    if not (has_tip or refused(game, view)):
        return None
    log = await store.games.log_for_beginner(table.id, user, game.meta.key)
    if log is None:
        return None
    return Beginner(_met(log, user, {action.verb for action in view.actions}) if has_tip else MEETINGS)


def _met(log: Iterable[tuple[int, int | None, str, int | None]], user: int, verbs: Set[str]) -> int:
    """Return how many actions of a user have one of these verbs, without those that were taken back."""
    kept: list[tuple[Step, int | None]] = []
    for *line, who in log:
        step = Step._make(line)
        if step.target is None:
            kept.append((step, who))
        while step.target is not None and kept and kept[-1][0].revision > step.target:
            kept.pop()
    return sum(who == user and step.notation.partition(".")[0] in verbs for step, who in kept)

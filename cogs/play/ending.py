"""The end of a game as one of its players reads it: place and margin, the rating, the series against these people."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

from cogs.interactions import results
from cogs.interactions.layout import names
from db import StoreError, in_log
from engine import Outcome
from render.wording import Words, plain, player
from tables import Phase, Table, TableRegistry
from tables.rating_model import PROVISIONAL_GAMES, shown

_log = logging.getLogger(__name__)


async def ending(registry: TableRegistry, table: Table, seat: int, words: Words) -> list[str]:
    """Return what the end of the game means to the player in ``seat``, in lines; empty while a game runs.

    A failure of the store is logged, not raised: it must not hide the hand.
    """
    if table.phase is not Phase.FINISHED:
        return []
    outcome = table.view(None).outcome
    assert outcome is not None
    lines = [f"## {_place(table, outcome, seat, words)}", results.tie_break(table, outcome, words)]
    try:
        lines += [f"-# {line}" async for line in _standing(registry, table, seat, words)]
    except StoreError as error:
        _log.warning("table %s: no rating in the hand: %s", table.id, in_log(error))
    return [line for line in lines if line]


def _place(table: Table, outcome: Outcome, seat: int, words: Words) -> str:
    """Return the sentence with the player's place and margin."""

    def who(seats: tuple[int, ...]) -> str:
        return ", ".join(player(each, names(table, words), emojis=words.emojis) for each in seats)

    winners, totals = outcome.winners, outcome.totals
    others = tuple(each for each in winners if each != seat)
    if seat not in winners:
        place, margin = outcome.places[seat], outcome.margin(seat)
        key = "ending-place" if margin else "ending-place-level"
        return words.say(key, place=place, seats=len(outcome.places), count=margin, who=who(winners))
    if others:
        return words.say("ending-shared", who=who(others))
    margin = min(abs(totals[each] - totals[seat]) for each in range(len(totals)) if each != seat)
    next_best = tuple(each for each in outcome.order if each != seat and abs(totals[each] - totals[seat]) == margin)
    return words.say("ending-won" if margin else "ending-won-level", who=who(next_best), count=margin)


async def _standing(registry: TableRegistry, table: Table, seat: int, words: Words) -> AsyncIterator[str]:
    """Yield how the player's rating changed, and the series against the other people."""
    ratings, row, user = registry.store.ratings, table.row, table.seats[seat].user_id
    mine = next((each for each in await ratings.of_table(table.id) if each.user_id == user), None)
    if mine is not None and mine.mu is not None and mine.sigma is not None:
        before, after = shown(mine.mu_before, mine.sigma_before), shown(mine.mu, mine.sigma)
        games, _ = await ratings.count(row.guild_id, row.game, user, mine.ladder)
        key = "ending-rating-provisional" if games < PROVISIONAL_GAMES else "ending-rating"
        yield words.say(key, before=str(before), after=str(after), games=games, settled=PROVISIONAL_GAMES)
    others = {each.user_id: each.seat for each in table.seats if each.user_id in table.people - {user}}
    if others:
        series = await ratings.series(row.guild_id, row.game, user, others)
        against = [
            words.say(
                "ending-against",
                who=plain(names(table, words)[others[each.user_id]]),
                ahead=each.ahead,
                behind=each.behind,
            )
            for each in series
        ]
        if against:
            yield words.say("ending-series", against=" · ".join(against))

"""The ratings that a change brings, from the store."""

from __future__ import annotations

from collections.abc import Sequence

from db import RatingRow, StandingRow, Store
from tables import ranking
from tables.change import Change
from tables.rating_model import Skill, rating_rows
from tables.state import TableState
from tables.threads import for_table


async def standings_of(store: Store, table: TableState, change: Change) -> tuple[StandingRow, ...]:
    """Return the standings of a ranked game that a change settles; empty otherwise."""
    if table.row.rated or not change.row.rated:
        return ()
    outcome = None if change.position is None else table.game.outcome(change.position)
    log = [*await store.games.actions(table.id), *([] if change.action is None else [change.action])]
    # In a thread: a log may have thousands of lines.
    decisions = await for_table(ranking.decisions_of, log)
    ladder = (await store.settings.server(table.row.guild_id)).ladder
    return ranking.standings(table, change, outcome, decisions, ladder)


async def ratings_of(
    store: Store, table: TableState, standings: Sequence[StandingRow]
) -> tuple[tuple[RatingRow, ...], frozenset[int]]:
    """Return the ratings after a ranked game, and the users who had one before."""
    if not standings:
        return (), frozenset()
    row, ladder = table.row, standings[0].ladder
    users = {each.user_id for each in standings}
    known = await store.ratings.skills(row.guild_id, row.game, users, ladder)
    before = {each.entrant: Skill(*known[each.user_id]) for each in standings if each.user_id in known}
    return tuple(rating_rows(row.guild_id, row.game, standings, before)), frozenset(known)

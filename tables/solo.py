"""Games of one person against bots. They have no channel and no public message, and block none."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest

from db import NewTable, Person, Phase
from db.bounds import MAX_SOLO
from db.tables import first_seat
from engine import AnyGame, meta
from engine.players import LEVELS
from engine.seed import SECRET_BYTES, commitment
from tables.change import Change
from tables.clocks import Now
from tables.errors import UserError
from tables.kinds import SOLO
from tables.names import clean
from tables.ranking import has_decided
from tables.registry import TableRegistry
from tables.state import TableState
from tables.table import Table
from tables.transitions import lobby


async def open_solo(
    registry: TableRegistry,
    game: AnyGame,
    levels: Sequence[str],
    *,
    guild_id: int,
    locale: str,
    host: Person,
    rematch_of: int | None = None,
) -> Table:
    """Return a new game of a person against bots of these levels. ``guild_id`` is 0 where there is no server.

    With ``rematch_of``, returns the running rematch of that game if there is one. Returns a game as this one that the
    program opened before it was stopped, if nothing was played: its player may have got no answer.

    Raises :class:`UserError` for an unknown level, a wrong number of bots, and too many games.
    """
    if 1 + len(levels) not in game.meta.seats or not set(levels) <= set(LEVELS):
        raise UserError("error-unknown-option")
    async with registry.lock_of(guild_id, host.user_id):
        rows = await registry.store.tables.of_person(host.user_id, guild_id)
        same = [row.id for row in rows if row.rematch_of == rematch_of and row.phase is Phase.RUNNING]
        async for table in registry.loadable(same):
            if rematch_of is not None or _is_unanswered(registry, table, game, levels):
                return table
        if sum(row.kind == SOLO.name and row.phase is Phase.RUNNING for row in rows) >= MAX_SOLO:
            raise UserError("error-too-many-solo", count=MAX_SOLO)
        secret = secrets.token_bytes(SECRET_BYTES)
        # The click came before the secret, so it adds nothing to the shuffle.
        player, key = replace(host, contribution=None), game.meta.key
        new = NewTable(
            game=key, locale=locale, host=player, guild_id=guild_id, rematch_of=rematch_of, ranked=False, kind=SOLO.name
        )
        start = functools.partial(lobby.start, person=player, secret=secret, random_seed=b"")
        return await begin(registry, new, levels, start, secret=secret, sealed=commitment(secret))


def _is_unanswered(registry: TableRegistry, table: Table, game: AnyGame, levels: Sequence[str]) -> bool:
    """Return whether an earlier run of the program opened this game against these bots, and nothing was played."""
    alike = (table.kind, table.game) == (SOLO, game)
    same_bots = [seat.computer for seat in table.seats[1:]] == [*levels]
    return alike and same_bots and table.row.created_at < registry.began and not has_decided(table, 0)


async def begin(
    registry: TableRegistry,
    new: NewTable,
    levels: Sequence[str],
    start: Callable[[TableState, Now], Change],
    *,
    secret: bytes | None,
    sealed: str,
    names: Sequence[str] = (),
    now: int | None = None,
) -> Table:
    """Return a new game of a person against bots of these levels, stored whole in one transaction.

    ``start`` deals. ``secret`` and ``sealed``: see :meth:`db.tables.Tables.create`. ``names`` are those of the bots, by
    default some of the game's cast. ``now`` is its date in Unix milliseconds, by default that of this machine.
    """
    host = replace(clean(new.host), contribution=None)
    new, date = replace(new, host=host), registry.clock() if now is None else now
    version = meta(new.game).rules_version
    row = await registry.store.tables.create(new, version, date, commitment=sealed, draft=True)
    table = Table(registry.store, registry.clocks, row, [first_seat(row, host)], registry.notify)
    bots = zip_longest(levels, names, fillvalue="")
    seating = [functools.partial(lobby.add_bot, person=host, level=level, name=name) for level, name in bots]
    registry.keep(table)  # before it is stored: no second one is then loaded
    try:
        await table.begin(secret, [*seating, start])
    except BaseException:
        registry.drop([table.id])
        raise
    return table


async def own_games(registry: TableRegistry, user_id: int, places: Sequence[int]) -> list[Table]:
    """Return a person's own running games in these servers, the latest first. 0 stands for no server."""
    rows = [row for place in places for row in await registry.store.tables.of_person(user_id, place)]
    found = [row for row in rows if not row.has_channel and row.phase is Phase.RUNNING]
    found.sort(key=lambda row: row.updated_at, reverse=True)
    return [table async for table in registry.loadable(row.id for row in found)]

"""Games of one person against bots. They have no channel and no public message, and block none."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from db import Kind, Person, Phase, TimerKind
from db.bounds import MAX_SOLO
from engine import game, games
from engine.players import LEVELS
from engine.seed import SECRET_BYTES, commitment
from tables.deadlines import ARCHIVE_MS
from tables.errors import UserError
from tables.names import clean
from tables.registry import TableRegistry
from tables.table import Table


async def open_solo(
    registry: TableRegistry,
    key: str,
    levels: Sequence[str],
    *,
    guild_id: int,
    locale: str,
    host: Person,
    rematch_of: int | None = None,
) -> Table:
    """Return a new game of a person against bots of these levels. ``guild_id`` is 0 where there is no server.

    With ``rematch_of``, returns the running rematch of that game if there is one.

    Raises :class:`UserError` for an unknown game or level, a wrong number of bots, and too many games.
    """
    if key not in games():
        raise UserError("error-unknown-game")
    if 1 + len(levels) not in game(key).meta.seats or not set(levels) <= set(LEVELS):
        raise UserError("error-unknown-option")
    async with registry.lock_of(guild_id, host.user_id):
        rows = await registry.store.tables.of_person(host.user_id, guild_id)
        same = [row for row in rows if row.rematch_of == rematch_of and row.phase is Phase.RUNNING]
        if rematch_of is not None and same:
            return await registry.table(same[0].id, guild_id, host.user_id)
        if sum(row.kind is Kind.SOLO and row.phase is Phase.RUNNING for row in rows) >= MAX_SOLO:
            raise UserError("error-too-many-solo", count=MAX_SOLO)
        secret = secrets.token_bytes(SECRET_BYTES)
        # The click came before the secret, so it adds nothing to the shuffle.
        player = replace(host, contribution=None)
        table = await create(
            registry,
            key,
            levels,
            guild_id=guild_id,
            locale=locale,
            host=player,
            kind=Kind.SOLO,
            secret=secret,
            sealed=commitment(secret),
            rematch_of=rematch_of,
        )
        await table.start(player)
    return table


async def create(  # noqa: PLR0913 - what a game has
    registry: TableRegistry,
    key: str,
    levels: Sequence[str],
    *,
    guild_id: int,
    locale: str,
    host: Person,
    kind: Kind,
    secret: bytes | None,
    sealed: str,
    now: int | None = None,
    rematch_of: int | None = None,
) -> Table:
    """Return a new game of a person against bots of these levels, which is still to be started.

    ``now`` is its date in Unix milliseconds, by default that of this machine.
    """
    row = await registry.store.tables.create(
        guild_id=guild_id,
        channel_id=0,
        game=key,
        rules_version=game(key).meta.rules_version,
        locale=locale,
        host=replace(clean(host), contribution=None),
        options="{}",
        now=registry.clock() if now is None else now,
        ranked=False,
        rematch_of=rematch_of,
        timers={TimerKind.ARCHIVE: registry.clocks.game() + ARCHIVE_MS},
        secret=secret,
        commitment=sealed,
        kind=kind,
    )
    table = await registry.table(row.id, guild_id, host.user_id)
    for level in levels:
        await table.add_computer(host, level)
    return table


async def own_games(registry: TableRegistry, user_id: int, places: Sequence[int]) -> list[Table]:
    """Return a person's own running games in these servers, the latest first. 0 stands for no server."""
    rows = [row for place in places for row in await registry.store.tables.of_person(user_id, place)]
    found = [row for row in rows if row.is_private and row.phase is Phase.RUNNING]
    found.sort(key=lambda row: row.updated_at, reverse=True)
    return [await registry.table(row.id, row.guild_id, user_id) for row in found]

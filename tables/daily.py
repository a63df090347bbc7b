"""The daily deal at the tables: who plays it, once each, and how they did."""

from __future__ import annotations

import functools
import json
import secrets
from contextlib import suppress
from dataclasses import replace

from db import AlreadyTried, DealRow, NewTable, Person, Phase, TryRow
from engine import AnyGame, daily
from engine.seed import SECRET_BYTES, commitment, daily_seed
from tables import requests
from tables.change import Change
from tables.clocks import DAY, Now
from tables.errors import UserError
from tables.kinds import DAILY
from tables.names import clean
from tables.registry import TableRegistry
from tables.reviews import Ask, review
from tables.solo import begin
from tables.state import TableState
from tables.stored_reviews import reviewed
from tables.story import standing_turns
from tables.table import Table
from tables.threads import for_table
from tables.transitions import lobby


class DailyDeals:
    """Finds the deals and the tries at them. A ``day`` counts from 1970, UTC."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store.daily

    async def deal(self, day: int, game: AnyGame) -> DealRow:
        """Return the deal of a day and game, drawn at the first request: at the latest a day before, for its seal."""
        key, version = game.meta.key, game.meta.rules_version
        found = await self._store.deal(day, key, version)
        if found is None:
            secret = secrets.token_bytes(SECRET_BYTES)
            found = await self._store.store_deal(DealRow(day, key, version, secret, commitment(secret)))
        return found

    async def prepare(self, day: int, game: AnyGame) -> DealRow:
        """Return a deal with its first moves. Computes them, which may take seconds, unless they are known."""
        deal = await self.deal(day, game)
        if deal.opening is None:
            opening = json.dumps(await for_table(daily.opening, game, _seed(deal)))
            await self._store.set_opening(deal, opening)
            deal = replace(deal, opening=opening)
        return deal

    async def is_prepared(self, day: int, game: AnyGame) -> bool:
        """Return whether the first moves of a deal are known."""
        return (await self.deal(day, game)).opening is not None

    async def play(self, now: int, game: AnyGame, *, guild_id: int, locale: str, player: Person) -> Table:
        """Return the table of a person's one try at today's deal, begun now if there is none yet.

        ``now`` is Discord's time, in Unix milliseconds. ``guild_id`` 0: no server.

        Raises :class:`UserError` for a try that belongs to another place, and for one that its person has deleted.
        """
        player, day = replace(clean(player), contribution=None), now // DAY
        async with self._registry.lock_of(0, player.user_id):  # a try may be begun anywhere
            _, deal = await self.deal(day + 1, game), await self.deal(day, game)
            found = await self.find(day, game, player.user_id)
            if found is None:
                await self._registry.need_new_tables()
                with suppress(AlreadyTried):  # begun somewhere else at the same moment
                    return await self._begin(deal, game, now, guild_id=guild_id, locale=locale, player=player)
                found = await self.find(day, game, player.user_id)
            assert found is not None
            if found.is_deleted:
                raise UserError("error-daily-once")
            if found.guild_id not in (guild_id, 0):
                raise UserError("error-daily-elsewhere")
            table = await self._registry.table(found.table_id, guild_id, player.user_id)
            if table.phase is Phase.LOBBY:  # an earlier version was stopped before it dealt
                deal = await self.prepare(day, game)
                end = self._registry.clocks.game() + (day + 1) * DAY - now
                await table.request(requests.start_deal, player, _seed(deal), _moves(deal), end)
        return table

    async def find(self, day: int, game: AnyGame, user_id: int) -> TryRow | None:
        """Return a person's try, or None."""
        return await self._store.find(day, game.meta.key, user_id)

    async def past_table(self, table_id: int, guild_id: int, today: int) -> Table:
        """Return the finished table of a deal that is over, for everybody in its server. Raises :class:`UserError`."""
        tried = await self._store.at_table(table_id)
        if tried is None or tried.points is None or tried.day >= today or tried.guild_id != guild_id or not guild_id:
            raise UserError("error-unknown-table")
        if not (await self._registry.store.settings.member(guild_id, tried.user_id)).listed:
            raise UserError("error-unknown-table")
        return await self._registry.table(table_id, guild_id, tried.user_id)

    async def finished(self, day: int, game: AnyGame, guild_id: int) -> list[TryRow]:
        """Return the finished tries of a server, the most points first; none outside of servers."""
        return await self._store.of_server(day, game.meta.key, guild_id) if guild_id else []

    async def streak(self, day: int, user_id: int) -> int:
        """Return for how many days in a row a person has finished a deal, up to today or yesterday."""
        return streak(await self._store.days(user_id), day)

    async def judge(self, table: Table, ask: Ask) -> None:
        """Find how good each turn of a finished try was, and store it. Raises :class:`UserError` as a review does."""
        own = functools.partial(review, seats=(daily.PLAYER,), since=table.sat_down, curve=False, search_from=0.0)
        found = await reviewed(table, own, ask)
        losses = {each.revision: each.loss for each in found.decisions}
        turns = [[losses[at] for at in turn.revisions if at in losses] for turn in standing_turns(table.story(None))]
        await self._store.set_signs(table.id, "".join(daily.sign(max(turn)) for turn in turns if turn))

    async def _begin(
        self, deal: DealRow, game: AnyGame, now: int, *, guild_id: int, locale: str, player: Person
    ) -> Table:
        """Begin a person's try. Raises :class:`AlreadyTried`."""
        deal = await self.prepare(deal.day, game)
        end = self._registry.clocks.game() + (deal.day + 1) * DAY - now

        def start(table: TableState, clock: Now) -> Change:
            change = lobby.start_deal(table, clock, player, _seed(deal), _moves(deal), end)
            mine = TryRow(deal.day, deal.game, player.user_id, guild_id, table.id, player.name)
            return replace(change, tried=mine)

        new = NewTable(game=deal.game, locale=locale, host=player, guild_id=guild_id, ranked=False, kind=DAILY.name)
        levels = [daily.LEVEL] * (daily.seats(game) - 1)
        sealed, names = deal.commitment, _bots(deal, game)
        return await begin(self._registry, new, levels, start, secret=None, sealed=sealed, names=names, now=now)


def _moves(deal: DealRow) -> list[tuple[int, str]]:
    """Return the moves before the player's first one: seats and notations."""
    return [(int(seat), str(notation)) for seat, notation in json.loads(deal.opening or "[]")]


def _bots(deal: DealRow, game: AnyGame) -> list[str]:
    """Return the names of a deal's bots, equal for everybody who plays it."""
    cast, count = game.meta.cast, daily.seats(game) - 1
    return [cast[(deal.day * count + number) % len(cast)] for number in range(count if len(cast) >= count else 0)]


def _seed(deal: DealRow) -> bytes:
    return daily_seed(deal.secret, day=deal.day, game=deal.game, rules_version=deal.rules_version)


def streak(days: list[int], today: int) -> int:
    """Return how many of these days, the latest first, follow one another up to ``today`` or the day before."""
    if not days or days[0] < today - 1:
        return 0
    return next((count for count, day in enumerate(days) if day != days[0] - count), len(days))

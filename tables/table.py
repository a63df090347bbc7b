"""A table: one game that is played, in a channel or by one person, from the lobby to the score sheet.

Every change comes through one of two doors, under the table's lock. :meth:`Table.change` takes a pure rule, which
returns a :class:`~tables.change.Change`. :meth:`Table.request` takes a function of ``tables.requests`` for what needs
the store first, or commits twice. The store writes a change in one transaction. The table adopts it and notifies its
observers. After a failure the previous state stays in memory and in the store.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Concatenate, ParamSpec, TypeVar

from db import (
    MessageRow,
    NotOurs,
    Person,
    Phase,
    PollKind,
    SeatRow,
    StaleRatings,
    StaleRevision,
    Store,
    TableRow,
    TimerKind,
    TimerRow,
    in_log,
)
from engine import View
from engine.replay import Step, position_at
from tables.adopting import adopt, note_deciding
from tables.bot_turns import bot_turn, in_mid_turn
from tables.change import Change
from tables.clocks import Clocks, Now
from tables.errors import StaleDecision, UserError
from tables.log import draws_of, entry_of, latest, rng_of
from tables.names import clean_seat, renamed
from tables.polls import ClosedPoll, PollChoice
from tables.rated import ratings_of, standings_of
from tables.state import TableState
from tables.threads import for_page, for_table
from tables.transitions import absence, polls
from tables.undo import Entry

_log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A stored change of a table, or one whose write failed with an unknown outcome."""

    table: Table
    before: TableRow
    pending_before: Mapping[int, int] | None
    """The former pending decisions. None after a bot's move: their mention may not be posted yet."""
    redraw: bool = False
    """Whether the board looks different at the same revision: another language, or archived."""
    uncertain: bool = False
    """Whether a write failed with an unknown outcome. The table reads the store before its next use."""
    partial: bool = False
    """Whether a bot's turn continues at once. Show nothing before it is complete."""


Observer = Callable[[TableChanged], None]
"""Receives every change. Non-blocking; never raises."""


class Desk:
    """What a request works with, while it holds the lock of its ``table``. ``now`` is when it came.

    ``person`` asked for it, under their present name; None for the bot's own work.
    """

    def __init__(self, table: Table, store: Store, notify: Observer, now: Now, person: Person | None) -> None:
        self.table, self.now = table, now
        self._store, self._notify, self._person = store, notify, person

    async def commit(
        self, rule: Callable[Concatenate[TableState, Now, P], Change | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> Change | None:
        """Store the change that a pure rule returns, adopt it, and notify the observers; return it.

        Raises what the rule raises, :class:`StaleDecision` if the store has another revision, and what the store
        raises. The table then reads the store before its next change. Observers are notified of an unknown outcome.
        """
        return await self._store_change(rule(self.table, self.now, *args, **kwargs))

    async def in_thread(
        self, rule: Callable[Concatenate[TableState, Now, P], Change | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> Change | None:
        """Do the same as :meth:`commit` for a rule that takes long, in a thread."""
        return await self._store_change(await for_table(rule, self.table, self.now, *args, **kwargs))

    async def carry_out(self, person: Person | None, kind: PollKind, verdict: PollChoice) -> None:
        """Carry out the decision of a poll, by a person's vote or, for None, without one."""
        log = await self.steps() if (kind, verdict) == (PollKind.UNDO, PollChoice.YES) else []
        await self.in_thread(polls.carry_out, person, kind, verdict, log)  # an undo replays the game

    async def blocked(self, person: Person) -> frozenset[int]:
        """Return the users who have blocked a person, and whom they have blocked."""
        return await self._store.settings.blocked(self.table.row.guild_id, person.user_id)

    async def secret(self) -> bytes | None:
        """Return what the shuffle is drawn from; None for a table of an older version."""
        return await self._store.games.secret(self.table.id)

    async def steps(self) -> list[Step]:
        """Return all steps of the game, oldest first."""
        return await steps_of(self._store, self.table.id)

    async def notation(self, seat: int, decision_revision: int) -> str | None:
        """Return what a seat did at a decision revision, or None."""
        return await self._store.games.notation(self.table.id, seat, decision_revision)

    async def due(self, kind: TimerKind) -> int | None:
        """Return when a timer falls due by the store, or None."""
        return (await self._store.timers.of_table(self.table.id)).get(kind)

    async def _store_change(self, change: Change | None) -> Change | None:
        if change is None:
            return None
        table = self.table
        if self._person is not None and self._person.name:
            named = renamed(table.seats if change.seats is None else change.seats, self._person)
            change = change if named is None else replace(change, seats=named)
        before, pending = table.row, None if change.automatic else table.pending_decisions
        together, shown = len(table.deciding) > 1, (table.public_revision, table.deadline)
        table.stale = True
        try:
            await self._write(change)
        except StaleRevision:
            _log.warning("table %s: concurrent write, revision conflict", table.id)
            raise StaleDecision from None
        except Exception as error:
            if not isinstance(error, NotOurs):
                _log.warning("table %s: write failed, outcome unknown: %s", table.id, in_log(error))
                self._notify(TableChanged(table, before, pending, uncertain=True))
            raise
        adopt(table, change)
        table.stale = False
        continues = change.automatic and (together or in_mid_turn(table, table.entries[-1].step.seat))
        partial = continues and bot_turn(table) is not None
        # The board's revision does not tell that a clock has started.
        clock = table.public_revision == shown[0] and table.deadline not in (None, shown[1])
        redraw = clock or before.archived is not table.row.archived
        self._notify(TableChanged(table, before, pending, redraw=redraw, partial=partial))
        return change

    async def _write(self, change: Change) -> None:
        """Write a change to the store, with ratings. Recomputes ratings that another game has changed meanwhile."""
        standings = await standings_of(self._store, self.table, change)
        while True:
            with suppress(StaleRatings):
                ratings, known = await ratings_of(self._store, self.table, standings)
                await self._store.commit(replace(change, standings=standings, ratings=ratings, known=known))
                return


class Table(TableState):
    """One table in memory. Change it only through :meth:`change` and :meth:`request`."""

    def __init__(
        self,
        store: Store,
        clocks: Clocks,
        row: TableRow,
        seats: Sequence[SeatRow],
        notify: Observer = lambda changed: None,
    ) -> None:
        super().__init__(clocks, row, seats)
        self._store = store
        self._notify = notify
        self._lock = asyncio.Lock()

    async def change(
        self, rule: Callable[Concatenate[TableState, Now, P], Change | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> Change | None:
        """Store what a pure rule returns for the table as it is now; return it, or None if nothing changes.

        The first :class:`Person` among the arguments asked for it: they are back, under their present name. Raises
        :class:`UserError` if the rule refuses, and then changes nothing else. See :meth:`Desk.commit`.
        """
        async with self._opened(args) as desk:
            return await desk.commit(rule, *args, **kwargs)

    async def request(
        self, work: Callable[Concatenate[Desk, P], Awaitable[R]], /, *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Do what a function of ``tables.requests`` does; return its result. Raises what that raises."""
        async with self._opened(args) as desk:
            return await work(desk, *args, **kwargs)

    @asynccontextmanager
    async def _opened(self, args: Sequence[object] = ()) -> AsyncIterator[Desk]:
        """Hold the table's lock, with the state that the store has.

        The first person in ``args`` is there again, and has a vote. Afterwards open questions are counted again:
        whatever a change does to who has a vote, it may decide a question.
        """
        async with self._lock:
            if self.stale:
                await self.load()
            person = next((each for each in args if isinstance(each, Person)), None)
            desk = Desk(self, self._store, self._notify, self.clocks.now(), person)
            try:
                if person is not None:
                    await desk.commit(absence.is_back, person)
                yield desk
            finally:
                own = Desk(self, self._store, self._notify, desk.now, None)
                while not self.stale and (found := polls.agreed(self)) is not None:
                    await own.carry_out(None, *found)

    async def begin(self, secret: bytes | None, rules: Sequence[Callable[[TableState, Now], Change]]) -> None:
        """Store a drafted table, changed by these rules one after the other, in one transaction: see ``Tables.create``.

        After a failure it is no table.
        """
        async with self._lock:
            row, (seat,), now, changes = self.row, self.seats, self.clocks.now(), list[Change]()
            for rule in rules:
                # In a thread: a daily deal begins with hundreds of moves.
                changes.append(await for_table(rule, self, now))
                adopt(self, changes[-1])
            await self._store.begin(row, seat, secret, changes)
        self._notify(TableChanged(self, row, {}))

    def take_closed_polls(self) -> list[ClosedPoll]:
        """Return the polls that were closed, each once."""
        done, self.closed_polls = self.closed_polls, []
        return done

    async def note_messages(
        self,
        rows: Mapping[str, MessageRow | None],
        *,
        settled: int | None = None,
        done: TimerRow | None = None,
    ) -> None:
        """Store messages or delete them (None), and remove the timer ``done`` in the same write.

        ``settled``: up to which revision all messages are right, unless the table has changed since; -1: one is not.
        """
        if settled is None or settled < 0:
            await self._note(rows, settled, done)
            return
        async with self._lock:
            await self._note(rows, settled if settled == self.row.revision and not self.stale else None, done)

    async def _note(self, rows: Mapping[str, MessageRow | None], settled: int | None, done: TimerRow | None) -> None:
        if not rows and settled is None and done is None:
            return
        await self._store.tables.note_messages(self.id, rows, settled, done)
        for name, row in rows.items():
            if row is None:
                self.messages.pop(name, None)
            else:
                self.messages[name] = row
        if settled is not None:
            self.row = replace(self.row, settled_revision=settled)

    async def call_players(self) -> bool:
        """Let the next pass mention those who want to be called to this lobby, once; return whether there are any.

        None are called to a lobby without a free seat. See ``Calls.call``.
        """
        if self.phase is not Phase.LOBBY or len(self.seats) >= self.game.meta.seats.stop - 1:
            return False
        row = await self._store.calls.call(self.id, self.row.host_id, self.clocks.now().wall)
        if row is not None:
            self.messages[row.name] = row
            self.row = replace(self.row, settled_revision=-1)
        return row is not None

    async def change_channel(self, channel_id: int, parent_id: int | None, locale: str) -> None:
        """Show the table in another channel, in its language. All messages are to be sent there."""
        await self._store.tables.change_channel(self.id, channel_id, parent_id, locale)
        self.row = replace(self.row, channel_id=channel_id, parent_id=parent_id, locale=locale, settled_revision=-1)
        self.messages.clear()

    # ------------------------------------------------------------ store

    async def whole_log(self, since: int = 0, *, page: bool = True) -> list[Entry]:
        """Return the log after revision ``since``, oldest first, for a ``page`` or for the table's channel.

        It has secrets: show it only through :func:`tables.story.story`.
        """
        rows = await self._store.games.actions(self.id, since)
        return await (for_page if page else for_table)(list, map(entry_of, rows))

    async def view_at(self, revision: int) -> View:
        """Return the view of spectators at a revision that stands. Raises what ``engine.replay.position_at`` raises."""
        if revision == self.row.revision:
            return self.view(None)
        rules, seats, rng, steps = self.game, len(self.seats), rng_of(self.row), await steps_of(self._store, self.id)
        position = await for_table(position_at, rules, seats, self.options, rng, steps, revision)
        view: View = rules.view(position, None)
        return view

    async def refresh(self) -> None:
        """Read the store again if a write failed with an unknown outcome."""
        if self.stale and not self._lock.locked():
            async with self._opened():
                pass

    async def reload(self) -> None:
        """Read the store again after a write that did not go through this table."""
        async with self._lock:
            await self.load()

    async def load(self) -> None:
        """Read the table from the store. Raises :class:`UserError` for a table of newer rules."""
        found = await self._store.tables.get(self.id)
        if found is None:
            raise UserError("error-unknown-table")
        self.row, stored = found
        self.messages = {each.name: each for each in await self._store.tables.messages(self.id)}
        self.seats = tuple(map(clean_seat, stored))
        self.guests = await self._store.tables.guests(self.id)
        self.timers = await self._store.timers.of_table(self.id)
        snapshot = await self._store.games.snapshot(self.id)
        if snapshot is None and self.row.rated:
            raise UserError("error-unknown-table")  # see Games.prune
        if snapshot is not None:
            if snapshot.rules_version > self.game.meta.rules_version:
                raise UserError("error-newer-rules")
            self.state = self.game.load(json.loads(snapshot.state))
            self.holders = await self._store.games.holders(self.id)
            log = reversed(await self._store.games.actions(self.id))
            # In a thread: a log may have thousands of entries.
            self.entries = await for_table(latest, map(entry_of, log), self.kept_entries)
            if self.kind.is_deal:
                self.draws = await for_table(_count_draws, self)
            self.polls = {poll.kind: poll for poll in await self._store.polls.open(self.id)}
            self.votes = {
                kind: {vote.user_id: vote.choice for vote in await self._store.polls.votes(self.id, kind)}
                for kind in self.polls
            }
        note_deciding(self)
        self.stale = False


async def steps_of(store: Store, table_id: int) -> list[Step]:
    """Return all steps of a game, oldest first."""
    return [Step(*row) for row in await store.games.steps(table_id)]


def _count_draws(table: TableState) -> Mapping[str, int]:
    """Return what the whole log of a daily deal has drawn."""
    rng, steps = rng_of(table.row), [entry.step for entry in table.entries]
    position_at(table.game, len(table.seats), table.options, rng, steps, table.row.revision)
    return draws_of(rng) or {}

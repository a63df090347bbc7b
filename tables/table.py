"""A table: one game in one channel, from the lobby to the score sheet. Only ``Table`` changes a game.

Every change takes the same path, under the table's lock. A pure transition returns a :class:`~tables.change.Change`.
The store writes it in one transaction. The table adopts it and notifies its observers. After a failure the previous
state stays in memory and in the store. Over 400 lines because every request at a table is a method of this one class,
under its one lock.
"""

from __future__ import annotations

import asyncio
import functools
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace

from db import (
    Archived,
    HolderRow,
    MessageRow,
    NotOurs,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    SeatRow,
    StaleRatings,
    StaleRevision,
    StandingRow,
    Store,
    TableRow,
    TimerKind,
    TimerRow,
    in_log,
)
from engine import UnreadableAction, View
from engine.players import Choice
from engine.replay import Step, position_at
from engine.seed import SECRET_BYTES
from tables import ranking
from tables.ai_players import AITurn, EvaluatedDecision
from tables.bot_turns import bot_turn, in_mid_turn
from tables.change import Change
from tables.clocks import Clocks, Now
from tables.errors import StaleDecision, UserError
from tables.evaluations import evaluated_decisions
from tables.lobby_options import OptionChoice
from tables.log import draws_of, entry_of, latest, rng_of
from tables.names import clean_seat, renamed
from tables.permissions import need_player, need_reach, need_seat, need_short_log
from tables.plans import Plan
from tables.polls import ClosedPoll, PollChoice
from tables.questions import asked_about
from tables.rating_model import Skill, rating_rows
from tables.state import TableState
from tables.threads import for_page, for_table
from tables.transitions import absence, archive, lobby, polls, seats, turn, undo
from tables.undo import Entry

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A stored change of a table, or one whose write failed with an unknown outcome."""

    table: Table
    before: TableRow
    pending_before: Mapping[int, int] | None
    """The former pending decisions. None after an AI player's move: their mention may not be posted yet."""
    redraw: bool = False
    """Whether the board looks different at the same revision: another language, or archived."""
    uncertain: bool = False
    """Whether a write failed with an unknown outcome. The table reads the store before its next use."""
    partial: bool = False
    """Whether an AI player's turn continues at once. Show nothing before it is complete."""


Observer = Callable[[TableChanged], None]
"""Receives every change. Non-blocking; never raises."""


class Table(TableState):
    """One table in memory. Change it only through its methods. One that raises :class:`UserError` changes nothing."""

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
        self._stale = False
        self._clicked: Person | None = None
        """Who asked for the change that is being made."""
        self.closed_polls: list[ClosedPoll] = []
        """Those whose messages :meth:`take_closed_polls` has not returned yet."""
        self.due: int | None = None
        """When the earliest timer of the latest change falls due, on the game clock."""

    # ------------------------------------------------------------ lobby

    async def join(self, person: Person) -> None:
        """Take the next free seat."""
        async with self._changing(person) as now:
            await self._commit(lobby.join(self, now, person, await self._blocked(person)))

    async def remove(self, person: Person, user_id: int) -> None:
        """Take a player's seat away, who cannot come back to this lobby until they are invited. Only the host may."""
        async with self._changing(person) as now:
            await self._commit(lobby.remove(self, now, person, user_id))

    async def invite(self, person: Person, users: Collection[int], *, only: bool = True) -> None:
        """Let these users take a seat; ``only`` they and those who sit here. Only the host may."""
        async with self._changing(person):
            await self._commit(lobby.invite(self, person, users, only=only))

    async def answer_call(self, person: Person) -> None:
        """Note that a player of a lobby is still there."""
        async with self._changing(person) as now:
            await self._commit(lobby.answer_call(self, now, person))

    async def _blocked(self, person: Person) -> frozenset[int]:
        """Return the users who have blocked a person, and whom they have blocked."""
        return await self._store.settings.blocked(self.row.guild_id, person.user_id)

    async def leave(self, person: Person) -> bool:
        """Free a lobby's seat; return whether that cancels the table. See ``lobby.leave``."""
        async with self._changing(person) as now:
            await self._commit(lobby.leave(self, now, person))
            return self.phase is Phase.CANCELLED

    async def add_computer(self, person: Person, level: str, name: str = "") -> None:
        """Give an AI player of one of ``LEVELS`` the next free seat. Only the host may. See ``lobby.add_computer``."""
        async with self._changing(person) as now:
            await self._commit(lobby.add_computer(self, now, person, level, name))

    async def remove_computer(self, person: Person) -> None:
        """Remove the AI player that came last from the lobby. Only the host may."""
        async with self._changing(person) as now:
            await self._commit(lobby.remove_computer(self, now, person))

    async def set_options(self, person: Person, choose: OptionChoice) -> None:
        """Replace the options of a lobby by those that ``choose`` returns. Only the host may."""
        async with self._changing(person) as now:
            await self._commit(lobby.set_options(self, now, person, choose))

    async def start(self, person: Person) -> bool:
        """Deal, with enough players; return False if that first asks whether all are still there.

        The host may, or each player once nothing has changed for some minutes.
        """
        async with self._changing(person) as now:
            lobby.need_starter(self, now, person)
            if await self._commit(lobby.call(self, now, person)) and self.row.called_at == now.wall:
                return False
            secret = await self._store.games.secret(self.id)
            await self._commit(lobby.start(self, now, person, secret, secrets.token_bytes(SECRET_BYTES)))
            return True

    async def start_deal(self, person: Person, seed: bytes, opening: lobby.Moves, end: int) -> None:
        """Deal a daily deal and play its first moves. ``end``: when it is over, on the game clock."""
        async with self._changing(person) as now:
            # In a thread: hundreds of moves.
            change = await for_table(lobby.start_deal, self, now, person, seed, opening, end)
            await self._commit(change)

    async def begin(self, secret: bytes | None, rules: Sequence[Callable[[TableState, Now], Change]]) -> None:
        """Store a drafted table, changed by these rules one after the other, in one transaction: see ``Tables.create``.

        After a failure it is no table.
        """
        async with self._lock:
            row, (seat,), now, changes = self.row, self.seats, self.clocks.now(), list[Change]()
            for rule in rules:
                # In a thread: a daily deal begins with hundreds of moves.
                changes.append(await for_table(rule, self, now))
                self._adopt(changes[-1])
            await self._store.begin(row, seat, secret, changes)
        self._notify(TableChanged(self, row, {}))

    async def cancel(self, person: Person, *, may_manage: bool) -> None:
        """Cancel the table. Only the host or a member with *Manage Messages* may."""
        async with self._changing(person) as now:
            await self._commit(lobby.cancel(self, now, person, may_manage=may_manage))

    # ------------------------------------------------------------ game

    async def act(self, person: Person, decision_revision: int, notation: str, *, passes: bool = False) -> None:
        """Apply the action of a button, made at the seat's ``decision_revision``. Does nothing for a repeated click.

        ``passes``: from then on the bot passes for the person as long as nothing else is possible.

        Raises :class:`StaleDecision` for a button of an earlier decision, and :class:`UserError`.
        """
        async with self._changing(person) as now:
            seat = need_player(self, person.user_id)
            try:
                action = self.game.parse(notation)
            except UnreadableAction:
                raise UserError("error-unreadable") from None
            if decision_revision != self.seats[seat].decision_revision:
                if await self._store.games.notation(self.id, seat, decision_revision) == notation:
                    return  # the same click again
                raise StaleDecision
            change = turn.play(self, now, person, seat, action, passes=passes)
            await self._commit(change)

    async def computer_moves(self, whose: AITurn, choice: Choice) -> bool:
        """Apply an AI player's choice; return False if its turn is over or its view has changed."""
        async with self._changing() as now:
            return await self._commit(turn.computer_plays(self, now, whose, choice))

    async def plan(self, person: Person, planned: Plan | None) -> None:
        """Note what a person wants to do at their next decision; None withdraws it."""
        async with self._changing(person) as now:
            await self._commit(turn.plan(self, now, person, planned))

    async def decide_again(self, person: Person) -> None:
        """Let a person decide even where they can only pass. Does nothing if they do already."""
        async with self._changing(person) as now:
            await self._commit(turn.decide_again(self, now, person))

    # ------------------------------------------------------------ seats

    async def come_back(self, person: Person) -> None:
        """Return a seat to its player from an AI player. Does nothing if they play already."""
        async with self._changing(person) as now:
            await self._commit(seats.come_back(self, now, person))

    async def quit(self, person: Person) -> bool:
        """Leave a running game for good; return whether that cancels the table. See ``seats.leave_game``."""
        async with self._changing(person) as now:
            await self._commit(seats.leave_game(self, now, person))
        return self.phase is Phase.CANCELLED

    async def take_over(self, person: Person) -> int:
        """Take a seat that a player has left; return it. See ``seats.take_over``."""
        async with self._changing(person) as now:
            lobby.need_welcome(self, person.user_id, await self._blocked(person))
            await self._commit(seats.take_over(self, now, person))
            return need_seat(self, person.user_id)

    # ------------------------------------------------------------ polls and undo

    async def missed_deadline(self) -> bool:
        """Let bots stand in for the players who missed the deadline, or ask the others; return whether that is open."""
        async with self._changing() as now:
            await self._commit(absence.waits_longer(self, now))
            if not await self._commit(absence.stands_in(self, now)) and absence.may_ask(self):
                await self._commit(polls.open_poll(self, now, PollKind.ABSENT, None))
        return PollKind.ABSENT in self.polls

    async def note_gone(self, gone: Collection[int]) -> None:
        """Note which users are gone, and let players leave whom a bot has stood in for too long in a ranked game."""
        async with self._changing() as now:
            await self._commit(absence.note_gone(self, gone))
            while (left := absence.who_left(self, now)) is not None:
                await self._commit(seats.leave_game(self, now, Person(left.user_id, left.name)))

    async def go_away(self, person: Person, until: int | None, *, bot: bool) -> bool:
        """Stop a person's clock until a date in Unix milliseconds, or let a bot play; None ends it.

        Returns whether that changes anything.
        """
        async with self._changing(person) as now:
            changed = await self._commit(absence.go_away(self, now, person, until, bot=bot))
            return changed

    async def bar(self, user_id: int) -> None:
        """Let a bot stand in for a person who may not use the bot any more, or free their seat in a lobby."""
        async with self._changing() as now:
            if self.phase is Phase.LOBBY and self.seat_of(user_id) is not None:
                await self._commit(lobby.leave(self, now, Person(user_id, "")))
            else:
                await self._commit(absence.bar(self, now, user_id))

    async def propose_end(self, person: Person) -> bool:
        """Open a poll to cancel the game; return True if it is cancelled at once, without others to ask."""
        async with self._changing(person) as now:
            await self._commit(absence.is_back(self, person))
            await self._commit(polls.propose_end(self, now, person))
        return self.phase is Phase.CANCELLED

    async def vote(self, person: Person, kind: PollKind, number: int, choice: str) -> PollChoice | None:
        """Vote in poll ``number``; return the decision if this vote makes it. A later vote replaces an earlier one."""
        async with self._changing(person) as now:
            await self._commit(absence.is_back(self, person))
            verdict = polls.decision(self, person, kind, number, choice)
            if verdict is None:
                await self._commit(polls.vote(self, now, person, kind, choice))
            else:
                await self._carry_out(now, person, kind, verdict)
            return verdict

    async def _carry_out(self, now: Now, person: Person | None, kind: PollKind, verdict: PollChoice) -> None:
        log = await self._steps() if (kind, verdict) == (PollKind.UNDO, PollChoice.YES) else []
        # In a thread: an undo replays the game.
        await self._commit(await for_table(polls.carry_out, self, now, person, kind, verdict, log))

    async def question_over(self, timer: TimerRow) -> None:
        """Decide a question that is still open at its deadline: refuse it, or let a bot stand in."""
        async with self._changing() as now:
            kind = PollKind(timer.kind.value)
            asked_again = (await self._store.timers.of_table(self.id)).get(timer.kind) != timer.due
            if kind in self.polls and not asked_again:
                await self._carry_out(now, None, kind, PollChoice.LATE)

    def take_closed_polls(self) -> list[ClosedPoll]:
        """Return the polls that were closed, each once."""
        done, self.closed_polls = self.closed_polls, []
        return done

    async def undo(self, person: Person, target: int) -> bool:
        """Go back to revision ``target``, which :meth:`reach` gave; return False if that opens a poll first."""
        async with self._changing(person) as now:
            found, seat = need_reach(self, person.user_id), need_seat(self, person.user_id)
            if found is None:
                raise UserError("error-nothing-to-undo")
            if found.target != target:
                raise StaleDecision
            found.need_left()
            need_short_log(self, seat)
            if not found.free and not self.people <= {person.user_id}:
                await self._commit(polls.ask_once(self, now, PollKind.UNDO, seat, target))
                return False
            log = await self._steps()
            back = functools.partial(undo.go_back, user_id=person.user_id, resample=not found.free)
            return await self._commit(await for_table(back, self, now, seat, target, log))

    # ------------------------------------------------------------ archive and delivery

    async def archive(self, why: Archived) -> None:
        """Free the channel for another table, and remove the timers."""
        async with self._changing() as now:
            await self._commit(archive.archive(self, now, why))

    async def wake(self) -> None:
        """Resume an archived table with new deadlines."""
        async with self._changing() as now:
            await self._commit(archive.wake(self, now))

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
            await self._note(rows, settled if settled == self.row.revision and not self._stale else None, done)

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
        rules, seats, rng, steps = self.game, len(self.seats), rng_of(self.row), await self._steps()
        position = await for_table(position_at, rules, seats, self.options, rng, steps, revision)
        view: View = rules.view(position, None)
        return view

    async def evaluated_decisions(self) -> Mapping[int, EvaluatedDecision]:
        """Return the AI players' decisions by revision. Empty before the game is finished."""
        return await evaluated_decisions(self._store, self)

    async def refresh(self) -> None:
        """Read the store again if a write failed with an unknown outcome."""
        if self._stale and not self._lock.locked():
            async with self._changing():
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
                self.draws = await for_table(self._count_draws)
            self.polls = {poll.kind: poll for poll in await self._store.polls.open(self.id)}
            self.votes = {
                kind: {vote.user_id: vote.choice for vote in await self._store.polls.votes(self.id, kind)}
                for kind in self.polls
            }
        self._stale = False

    # ------------------------------------------------------------ commit

    @asynccontextmanager
    async def _changing(self, person: Person | None = None) -> AsyncIterator[Now]:
        """Hold the table's lock, with the state that the store has. ``person`` clicked, under their present name.

        Afterwards count open questions again: whatever a change does to who has a vote, it may decide a question.
        """
        async with self._lock:
            if self._stale:
                await self.load()
            self._clicked, now = person, self.clocks.now()
            try:
                yield now
            finally:
                self._clicked = None
                while not self._stale and (found := polls.agreed(self)) is not None:
                    await self._carry_out(now, None, *found)

    async def _commit(self, change: Change | None) -> bool:
        """Store a change, adopt it, and notify the observers; return whether there was one.

        Raises :class:`StaleDecision` if the store has another revision, and what the store raises. The table then reads
        the store before its next change. Observers are notified of an unknown outcome.
        """
        if change is None:
            return False
        if self._clicked is not None and self._clicked.name:
            named = renamed(self.seats if change.seats is None else change.seats, self._clicked)
            change = change if named is None else replace(change, seats=named)
        before, pending = self.row, None if change.computer else self.pending_decisions
        together, shown = len(self.deciding) > 1, (self.public_revision, self.deadline)
        self._stale = True
        try:
            await self._write(change)
        except StaleRevision:
            _log.warning("table %s: concurrent write, revision conflict", self.id)
            raise StaleDecision from None
        except Exception as error:
            if not isinstance(error, NotOurs):
                _log.warning("table %s: write failed, outcome unknown: %s", self.id, in_log(error))
                self._notify(TableChanged(self, before, pending, uncertain=True))
            raise
        self._adopt(change)
        self._stale = False
        continues = change.computer and (together or in_mid_turn(self, self.entries[-1].step.seat))
        partial = continues and bot_turn(self) is not None
        # The board's revision does not tell that a clock has started.
        clock = self.public_revision == shown[0] and self.deadline not in (None, shown[1])
        redraw = clock or before.archived is not self.row.archived
        self._notify(TableChanged(self, before, pending, redraw=redraw, partial=partial))
        return True

    async def _write(self, change: Change) -> None:
        """Write a change to the store, with ratings. Recomputes ratings that another game has changed meanwhile."""
        standings = await self._standings(change)
        while True:
            with suppress(StaleRatings):
                ratings, known = await self._ratings(standings)
                await self._store.commit(replace(change, standings=standings, ratings=ratings, known=known))
                return

    def _adopt(self, change: Change) -> None:
        """Take over a stored change. Keep the columns that others set, which may have changed meanwhile."""
        row = self.row
        moved = change.row.archived is not row.archived
        settled = -1 if moved or change.polls or change.votes else row.settled_revision
        self.row = replace(
            change.row,
            channel_id=row.channel_id,
            parent_id=row.parent_id,
            settled_revision=settled,
            locale=row.locale,
        )
        if moved:
            self.messages = {name: replace(each, shows="") for name, each in self.messages.items()}
        self.messages |= {name: MessageRow(self.id, name) for name in change.once}
        self.guests |= change.guests
        if change.seats is not None:
            self._adopt_holders(row.phase, change.seats)
            self.seats = change.seats
        if change.position is not None:
            self.state = change.position
        if change.entry is not None:
            self.moved_at = self.clocks.game()
            self.entries = latest(reversed([*self.entries, *change.entries, change.entry]), self.kept_entries)
        if change.draws is not None:
            self.draws = change.draws
        ended = self.phase in (Phase.FINISHED, Phase.CANCELLED)
        closed = {TimerKind(kind.value): None for kind, poll in change.polls.items() if poll is None}
        self._adopt_timers(dict.fromkeys(TimerKind) if ended else {**change.timers, **closed})
        self._adopt_polls(dict.fromkeys(PollKind) if ended else change.polls, change.decided)
        for vote in change.votes:
            self.votes[vote.kind][vote.user_id] = vote.choice

    def _adopt_holders(self, before: Phase, seats: Sequence[SeatRow]) -> None:
        """Note who holds the seats, as the store does."""
        if self.phase is Phase.LOBBY:
            return
        known, revision = self.seats, self.row.revision
        new = [seat for seat in seats if before is Phase.LOBBY or seat.user_id != known[seat.seat].user_id]
        rows = [HolderRow(self.id, each.seat, revision, None, each.user_id, each.name) for each in new]
        self.holders = tuple(sorted((*self.holders, *rows), key=lambda each: (each.seat, each.from_revision)))

    def _adopt_timers(self, timers: Mapping[TimerKind, int | None]) -> None:
        self.due = min((due for due in timers.values() if due is not None), default=None)
        self.timers |= {kind: due for kind, due in timers.items() if due is not None}
        for kind in [kind for kind, due in timers.items() if due is None]:
            self.timers.pop(kind, None)

    def _adopt_polls(
        self, changed: Mapping[PollKind, PollRow | None], decided: tuple[PollKind, PollChoice] | None
    ) -> None:
        for kind, poll in changed.items():
            old = self.polls.get(kind)
            if poll is not None and old is not None and poll.number == old.number:
                self.polls[kind] = poll
                continue
            if old is not None:
                verdict = decided[1] if decided is not None and decided[0] is kind else None
                self.closed_polls.append(ClosedPoll(kind, old.number, asked_about(self, kind), verdict))
            self.polls.pop(kind, None)
            self.votes.pop(kind, None)
            if poll is not None:
                self.polls[kind], self.votes[kind] = poll, {}

    async def _standings(self, change: Change) -> tuple[StandingRow, ...]:
        """Return the standings of a ranked game that a change settles; empty otherwise."""
        if self.row.rated or not change.row.rated:
            return ()
        outcome = None if change.position is None else self.game.outcome(change.position)
        log = [*await self._store.games.actions(self.id), *([] if change.action is None else [change.action])]
        # In a thread: a log may have thousands of lines.
        decisions = await for_table(ranking.decisions_of, log)
        ladder = (await self._store.settings.server(self.row.guild_id)).ladder
        return ranking.standings(self, change, outcome, decisions, ladder)

    async def _ratings(self, standings: Sequence[StandingRow]) -> tuple[tuple[RatingRow, ...], frozenset[int]]:
        """Return the ratings after a ranked game, and the users who had one before."""
        if not standings:
            return (), frozenset()
        row, ladder = self.row, standings[0].ladder
        users = {each.user_id for each in standings}
        known = await self._store.ratings.skills(row.guild_id, row.game, users, ladder)
        before = {each.entrant: Skill(*known[each.user_id]) for each in standings if each.user_id in known}
        return tuple(rating_rows(row.guild_id, row.game, standings, before)), frozenset(known)

    def _count_draws(self) -> Mapping[str, int]:
        """Return what the whole log of a daily deal has drawn."""
        rng, steps = rng_of(self.row), [entry.step for entry in self.entries]
        position_at(self.game, len(self.seats), self.options, rng, steps, self.row.revision)
        return draws_of(rng) or {}

    async def _steps(self) -> list[Step]:
        return [Step(*row) for row in await self._store.games.steps(self.id)]

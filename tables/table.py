"""A table: one game in one channel, from the lobby to the score sheet, and the only place where a game changes.

Every change goes the same way: under the table's lock, a pure transition makes a :class:`~tables.change.Change` of the
state, the store writes it in one transaction, the table adopts it and tells its observers. A failure on the way leaves
the former state in memory and on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Unpack

from db import (
    Archived,
    Delivery,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    SeatRow,
    StaleRatings,
    StaleRevision,
    Store,
    TableRow,
    TimerKind,
    TimerRow,
    in_log,
)
from engine import Event, UnreadableAction, seen
from engine.players import Choice as Decided
from engine.replay import Step
from engine.seed import SECRET_BYTES
from tables.change import Change
from tables.clocks import Clocks, Now
from tables.errors import StaleDecision, UserError
from tables.names import clean_seat
from tables.opponents import Reason, Turn
from tables.polls import Choice
from tables.reasons import reasons
from tables.skill import Skill, rating_rows
from tables.state import TableState, entry_of, latest
from tables.transitions import archive, lobby, polls, seats, turn, undo
from tables.undo import Entry

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableChanged:
    """A change of a table is stored, or may be: a write failed and its outcome is unknown."""

    table: Table
    before: TableRow
    pending_before: Mapping[int, int] | None
    """The pending decisions before the change (``table.owed``). None after the move of a computer player, which may be
    quicker than the mention of those who owe a decision."""
    redraw: bool = False
    """Whether the board looks different although the game did not move: in another language, or put away."""
    uncertain: bool = False
    """Whether a write failed whose outcome is unknown: the table is read again before anybody looks."""
    partial: bool = False
    """Whether the same computer player's turn continues at once: nothing is shown before it is complete."""


Observer = Callable[[TableChanged], None]
"""Is told of every change; never raises and never waits."""


class Table(TableState):
    """One table in memory. Read its attributes freely; change it only through its methods.

    Methods raise :class:`UserError` and then have changed nothing.
    """

    def __init__(
        self,
        store: Store,
        clocks: Clocks,
        row: TableRow,
        seats: Sequence[SeatRow],
        tell: Observer = lambda changed: None,
    ) -> None:
        """``tell`` is told of every change."""
        super().__init__(clocks, row, seats)
        self._store = store
        self._tell = tell
        self._lock = asyncio.Lock()
        self._stale = False
        self._closed_polls: list[int] = []
        self.due: int | None = None
        """When the earliest timer set by the last change is due, on the game clock."""

    # ------------------------------------------------------------ the lobby

    async def join(self, person: Person) -> None:
        """Take the next free seat."""
        async with self._changing() as now:
            await self._commit(lobby.join(self, now, person))

    async def leave(self, person: Person) -> bool:
        """Give a lobby's seat back. The next player becomes host; True if that was the last and the table is closed."""
        async with self._changing() as now:
            await self._commit(lobby.leave(self, now, person))
            return self.phase is Phase.CANCELLED

    async def add_computer(self, person: Person, level: str) -> None:
        """Give the next free seat to a computer player of a level of ``engine.players.LEVELS``. The host's alone."""
        async with self._changing() as now:
            await self._commit(lobby.add_computer(self, now, person, level))

    async def remove_computer(self, person: Person) -> None:
        """Take a lobby's seat from the computer player that came last. The host's alone."""
        async with self._changing() as now:
            await self._commit(lobby.remove_computer(self, now, person))

    async def start(self, person: Person) -> None:
        """Deal. The host's alone, with enough players."""
        async with self._changing() as now:
            secret = await self._store.games.secret(self.id)
            await self._commit(lobby.start(self, now, person, secret, secrets.token_bytes(SECRET_BYTES)))

    async def cancel(self, person: Person, *, may_manage: bool) -> None:
        """End the table without a result: the host, or somebody with *Manage Messages*."""
        async with self._changing() as now:
            await self._commit(lobby.cancel(self, now, person, may_manage=may_manage))

    # ------------------------------------------------------------ the game

    async def act(self, person: Person, decision_revision: int, notation: str) -> tuple[Event, ...]:
        """Do what a button says. ``stamp`` is the one that the seat had when the button was drawn.

        Returns what the player may know of what happened; nothing for the same click twice, which acts once.
        Raises :class:`StaleDecision` for a button of a decision that has passed, :class:`UserError` for all else.
        """
        async with self._changing() as now:
            seat = self.need_player(person.user_id)
            try:
                action = self.game.parse(notation)
            except UnreadableAction:
                raise UserError("error-unreadable") from None
            if decision_revision != self.seats[seat].decision_revision:
                if await self._store.games.notation(self.id, seat, decision_revision) == notation:
                    return ()  # the same click, twice
                raise StaleDecision
            change = turn.play(self, now, person, seat, action)
            await self._commit(change)
            assert change.entry is not None
            return seen(change.entry.events, seat)

    async def computer_moves(self, whose: Turn, choice: Decided) -> bool:
        """Do what a computer player has chosen; False if it is another's turn by now, or things look different."""
        async with self._changing() as now:
            return await self._commit(turn.computer_plays(self, now, whose, choice))

    # ------------------------------------------------------------ who plays

    async def come_back(self, person: Person) -> None:
        """Take the own seat back from the computer that stood in. Nothing for somebody who plays already."""
        async with self._changing() as now:
            await self._commit(seats.come_back(self, now, person))

    async def quit(self, person: Person) -> bool:
        """Leave a running game for good, also one put away: a computer plays until somebody takes the seat over.

        Another player becomes host; True if nobody is left and the table is closed.
        """
        async with self._changing() as now:
            await self._commit(seats.leave_game(self, now, person))
            return self.phase is Phase.CANCELLED

    async def take_over(self, person: Person) -> int:
        """Sit down where a player has left; the seat."""
        async with self._changing() as now:
            await self._commit(seats.take_over(self, now, person))
            return self.need_seat(person.user_id)

    # ------------------------------------------------------------ questions

    async def too_late(self) -> bool:
        """The deadline has passed: ask the others what to do. False if there is nothing, or nobody, to ask."""
        async with self._changing() as now:
            await self._commit(polls.too_late(self, now))
            return PollKind.ABSENT in self.polls

    async def propose_end(self, person: Person) -> bool:
        """Ask the others to end the game without a result; True if it is ended, for there is nobody to ask."""
        async with self._changing() as now:
            await self._commit(polls.propose_end(self, now, person))
            return self.phase is Phase.CANCELLED

    async def vote(self, person: Person, kind: PollKind, number: int, choice: str) -> Choice | None:
        """Answer the table's question ``number``, which is of this kind; what was decided with it, if it was.

        A vote may be changed until then.
        """
        async with self._changing() as now:
            log = await self._steps() if kind is PollKind.UNDO else []
            change, verdict = polls.vote(self, now, person, kind, number, choice, log)
            await self._commit(change)
            return verdict

    async def asked(self, kind: PollKind, message_id: int) -> None:
        """Remember where a question is shown."""
        async with self._changing():
            if not await self._commit(polls.shown(self, kind, message_id)):
                self._closed_polls.append(message_id)

    def answered(self) -> list[int]:
        """Messages of questions that are not asked any more, each handed out once: to be taken down."""
        done, self._closed_polls = self._closed_polls, []
        return done

    @property
    def has_closed_polls(self) -> bool:
        """Whether a question is still shown that is not asked any more."""
        return bool(self._closed_polls)

    # ------------------------------------------------------------ going back

    async def undo(self, person: Person, target: int) -> bool:
        """Go back to revision ``target``, which :meth:`reach` gave: at once, or ask the others first (False)."""
        async with self._changing() as now:
            found = self.reach(person.user_id)
            seat = self.need_seat(person.user_id)
            if found is None:
                raise UserError("error-nothing-to-undo")
            if found.target != target:
                raise StaleDecision
            if not found.free and not self.people <= {person.user_id}:
                await self._commit(polls.ask_once(self, now, PollKind.UNDO, seat, target))
                return False
            log = await self._steps()
            change = undo.go_back(self, now, seat, target, log, user_id=person.user_id, resample=not found.free)
            return await self._commit(change)

    # ------------------------------------------------------------ where it is

    async def archive(self, why: Archived) -> None:
        """Free the channel for another table; nothing falls due."""
        async with self._changing() as now:
            await self._commit(archive.archive(self, now, why))

    async def wake(self) -> None:
        """Resume after it was put away; who has to decide has all the time of the table's pace again."""
        async with self._changing() as now:
            await self._commit(archive.wake(self, now))

    async def placed(self, *, done: TimerRow | None = None, **changes: Unpack[Delivery]) -> None:
        """Note where board and mention are, and up to which revision the one was brought and people were called.

        ``done`` is a timer that this has dealt with: it goes with the same write.
        """
        if changes or done is not None:
            await self._store.tables.note_delivery(self.id, changes, done)
            self.row = replace(self.row, **changes)

    # ------------------------------------------------------------ reading the store

    async def history(self, viewer: int | None) -> list[tuple[int, tuple[Event, ...]]]:
        """All that ``viewer`` may know of what has happened since the start, oldest first, with the revisions."""
        return [(entry.step.revision, self.told(entry, viewer)) for entry in await self._entries()]

    async def reasons(self) -> Mapping[int, Reason]:
        """Why computer players decided as they did, by revision: nothing before the game is finished."""
        return await reasons(self._store, self)

    async def refresh(self) -> None:
        """After a write that failed half-way, read what is on disk before anybody looks. Else nothing."""
        if self._stale and not self._lock.locked():
            async with self._lock:
                if self._stale:
                    await self.load()

    async def reread(self) -> None:
        """Read what is on disk: it was changed there, by what changes many tables at once."""
        async with self._lock:
            await self.load()

    async def load(self) -> None:
        """Read the table again from the store. :class:`UserError` if it was played under rules we do not know."""
        found = await self._store.tables.get(self.id)
        if found is None:
            raise UserError("error-unknown-table")
        self.row, stored = found
        self.seats = tuple(map(clean_seat, stored))
        snapshot = await self._store.games.snapshot(self.id)
        if snapshot is not None:
            if snapshot.rules_version > self.game.meta.rules_version:
                raise UserError("error-newer-rules")
            self.state = self.game.load(json.loads(snapshot.state))
            self.entries = latest(reversed(await self._entries()))
            self.deadline = (await self._store.timers.of_table(self.id)).get(TimerKind.DEADLINE)
            self.polls = {poll.kind: poll for poll in await self._store.polls.open(self.id)}
            self.votes = {
                kind: {vote.user_id: vote.choice for vote in await self._store.polls.votes(self.id, kind)}
                for kind in self.polls
            }
        self._stale = False

    # ------------------------------------------------------------ the one way to change

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[Now]:
        """The table's lock. If a write failed half-way, what is on disk is read again before anything else."""
        async with self._lock:
            if self._stale:
                await self.load()
            yield self._clocks.now()

    async def _commit(self, change: Change | None) -> bool:
        """Store a change, adopt it, and tell the observers. False where there is none.

        Raises :class:`StaleDecision` if the store holds another revision, and what the store raises. Then the table
        is read again before the next change, and observers hear of it: the change may have been stored.
        """
        if change is None:
            return False
        before, pending = self.row, None if change.computer else self.pending_decisions
        together = len(self.deciding) > 1
        self._stale = True
        try:
            await self._write(change)
        except StaleRevision:
            _log.warning("table %s: concurrent write, revision conflict", self.id)
            raise StaleDecision from None
        except Exception as error:
            _log.warning("table %s: write failed, outcome unknown: %s", self.id, in_log(error))
            self._tell(TableChanged(self, before, pending, uncertain=True))
            raise
        self._adopt(change)
        self._stale = False
        partial = change.computer and self.computer_turn() is not None and (together or self._same_turn(change))
        self._tell(
            TableChanged(self, before, pending, redraw=before.archived is not self.row.archived, partial=partial)
        )
        return True

    async def _write(self, change: Change) -> None:
        """Have the store write a change; again where a player's rating has changed since it was read."""
        while True:
            try:
                await self._store.commit(replace(change, ratings=await self._ratings(change)))
                return
            except StaleRatings:
                continue

    def _adopt(self, change: Change) -> None:
        """Become what was stored. Where the table is shown may have been noted meanwhile, and stays."""
        row = self.row
        self.row = replace(
            change.row,
            channel_id=row.channel_id,
            board_message_id=row.board_message_id,
            mention_message_id=row.mention_message_id,
            shown_revision=row.shown_revision,
            mentioned_revision=row.mentioned_revision,
            locale=row.locale,
        )
        if change.seats is not None:
            self.seats = change.seats
        if change.position is not None:
            self.state = change.position
        if change.entry is not None:
            self.entries = latest(reversed([*self.entries, change.entry]))
        ended = self.phase in (Phase.FINISHED, Phase.CANCELLED)
        self._adopt_timers(dict.fromkeys(TimerKind) if ended else change.timers)
        self._adopt_polls(dict.fromkeys(PollKind) if ended else change.polls)
        for vote in change.votes:
            self.votes[vote.kind][vote.user_id] = vote.choice

    def _adopt_timers(self, timers: Mapping[TimerKind, int | None]) -> None:
        self.due = min((due for due in timers.values() if due is not None), default=None)
        self.deadline = timers.get(TimerKind.DEADLINE, self.deadline)

    def _adopt_polls(self, changed: Mapping[PollKind, PollRow | None]) -> None:
        for kind, poll in changed.items():
            former = self.polls.get(kind)
            if poll is not None and former is not None and poll.number == former.number:
                self.polls[kind] = poll
                continue
            self.polls.pop(kind, None)
            self.votes.pop(kind, None)
            if former is not None and former.message_id is not None:
                self._closed_polls.append(former.message_id)
            if poll is not None:
                self.polls[kind], self.votes[kind] = poll, {}

    def _same_turn(self, change: Change) -> bool:
        """Whether a change left its seat in the middle of its turn."""
        assert change.entry is not None and change.entry.step.seat is not None
        return self.turn_goes_on(change.entry.step.seat)

    async def _ratings(self, change: Change) -> tuple[RatingRow, ...]:
        """The skills after this game of the people who finished it; none where it is not over, or not ranked."""
        row = self.row
        if not change.results or not row.ranked:
            return ()
        known = await self._store.ratings.skills(row.guild_id, row.game, {each.user_id for each in change.results})
        before = {each.seat: Skill(*known[each.user_id]) for each in change.results if each.user_id in known}
        return tuple(rating_rows(row.guild_id, row.game, change.results, before, change.row.updated_at))

    async def _entries(self) -> list[Entry]:
        """Every line of the log, oldest first, secrets included."""
        return [entry_of(row) for row in await self._store.games.actions(self.id)]

    async def _steps(self) -> list[Step]:
        return [Step(row.revision, row.seat, row.notation) for row in await self._store.games.actions(self.id)]

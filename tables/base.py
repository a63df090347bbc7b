"""What a table is, and the one way in which it changes.

Every change goes the same way: under the table's lock, check, work on a copy, write everything in one transaction,
adopt the copy, then answer. A failure on the way leaves the former state in memory and on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

from db import (
    KEEP,
    ActionRow,
    OrKeep,
    Pace,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    Seating,
    SeatRow,
    StaleRatings,
    StaleRevision,
    Store,
    TableRow,
    TimerKind,
)
from engine import (
    AnyGame,
    Event,
    Outcome,
    View,
    game,
    latest_turn,
    seen,
)
from engine.replay import Step
from tables.clocks import Clocks
from tables.names import clean_seat
from tables.opponents import Reason, reasons
from tables.pace import ARCHIVE, NO_TIMERS, decision_timers
from tables.refusals import Refusal, Stale
from tables.skill import Skill, rating_rows
from tables.undo import Entry, standing

MEMORY: Final = 60
"""How many of the latest actions that anybody noticed a table keeps the events of: more than any turn has."""

NOBODY: Final = 0
"""The user of a seat whose player has left for good: anybody may take it over."""

_log = logging.getLogger(__name__)

Timers = Mapping[TimerKind, int | None]
"""When timers fall due, in milliseconds of the game clock; None for a timer that goes."""
Moved = Callable[[Any], None]
"""Is told of a table after each change of its game, its timers or who plays for whom."""


class TableBase:
    """One table in memory. Read its attributes freely; change it only through its methods.

    ``state`` is None until the game starts. Methods raise :class:`Refusal` and then have changed nothing.
    """

    def __init__(
        self,
        store: Store,
        clocks: Clocks,
        row: TableRow,
        seats: Sequence[SeatRow],
        moved: Moved = lambda table: None,
    ) -> None:
        self._store = store
        self._clocks = clocks
        self._moved = moved
        self._lock = asyncio.Lock()
        self._stale = False
        self.row = row
        self.seats = tuple(seats)
        self.game: AnyGame = game(row.game)
        self.state: Any = None
        self.due: int | None = None
        """When the earliest timer set by the last change is due, on the game clock."""
        self.deadline: int | None = None
        """Until when those whom everybody waits for have time, on the game clock; see :attr:`deadline_date`."""
        self.polls: dict[PollKind, PollRow] = {}
        """The questions that are open."""
        self.votes: dict[PollKind, dict[int, str]] = {}
        """The answers so far: user and choice."""
        self._answered: list[int] = []
        self.entries: list[Entry] = []
        """The latest lines of the log, secrets included: show them only through :meth:`recent` and :meth:`log`."""

    # ------------------------------------------------------------ reading

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def phase(self) -> Phase:
        return self.row.phase

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players in seat order; empty for a computer player's seat, and one that its player has left."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user, or None."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Seats of a running game whose players have left for good."""
        if self.phase is not Phase.RUNNING:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.user_id == NOBODY)

    @property
    def computers(self) -> tuple[int, ...]:
        """Seats that a computer player plays."""
        return tuple(seat.seat for seat in self.seats if seat.computer is not None)

    @property
    def people(self) -> frozenset[int]:
        """Users who play themselves."""
        return frozenset(seat.user_id for seat in self.seats if seat.computer is None)

    def view(self, viewer: int | None) -> View:
        """What ``viewer`` may know of the running or finished game; :class:`Refusal` before it has begun."""
        if self.state is None:
            raise Refusal("refusal-not-started")
        view: View = self.game.view(self.state, viewer)
        return view

    def recent(self, viewer: int | None) -> tuple[Event, ...]:
        """What ``viewer`` may know of the last turn in which something happened, for pictures.

        A step of one's own that nobody else sees and that told nothing new is no news, nor is what was taken back.
        """
        events = (event for entry in standing(self.entries) for event in entry.events)
        return latest_turn(seen(_lasting(events), viewer))

    def news(self, viewer: int | None) -> tuple[Event, ...]:
        """What to tell in words: :meth:`recent`, and what has happened at the table since."""
        since: list[Event] = []
        for entry in reversed(self.entries):
            if entry.unseen and entry.step.seat != viewer:
                continue
            if not entry.step.notation.startswith("@"):
                break
            since[:0] = entry.events
        return (*self.recent(viewer), *seen(since, viewer))

    def log(self, viewer: int | None) -> tuple[Event, ...]:
        """What ``viewer`` may know of the latest actions, oldest first."""
        return seen(_lasting(event for entry in self.entries for event in entry.events), viewer)

    @property
    def deciding(self) -> tuple[int, ...]:
        """Seats that owe a decision now."""
        if self.state is None or self.phase is not Phase.RUNNING:
            return ()
        return tuple(decision.seat for decision in self.game.deciding(self.state))

    @property
    def public_revision(self) -> int:
        """The latest revision at which others than its player may notice a change: the board shows no later one."""
        revision = self.row.revision
        for entry in reversed(self.entries):
            if entry.step.revision != revision or not entry.unseen:
                break
            revision -= 1
        return revision

    @property
    def timed(self) -> bool:
        """Whether decisions have a deadline."""
        return self.row.pace is not Pace.NONE

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Seats that owe a decision and are not played by a computer: whom everybody waits for."""
        return tuple(seat for seat in self.deciding if self.seats[seat].computer is None)

    @property
    def owed(self) -> dict[int, int]:
        """Whom everybody waits for, and the stamp of what they have to decide."""
        return {seat: self.seats[seat].stamp for seat in self.waiting_for}

    @property
    def deadline_date(self) -> int | None:
        """The date of the deadline, in unix milliseconds of the wall clock."""
        return None if self.deadline is None else self._clocks.date(self.deadline)

    def standing(self) -> list[Entry]:
        """The latest entries of the log that nobody has taken back, secrets included."""
        return standing(self.entries)

    async def history(self, viewer: int | None) -> list[tuple[int, tuple[Event, ...]]]:
        """All that ``viewer`` may know of what has happened since the start, oldest first, with the revisions."""
        rows = await self._store.actions(self.id)
        return [(row.revision, seen(_lasting(entry_of(row).events), viewer)) for row in rows]

    async def reasons(self) -> Mapping[int, Reason]:
        """Why computer players decided as they did, by revision: nothing before the game is finished."""
        return await reasons(self._store, self)

    def answered(self) -> list[int]:
        """Messages of questions that are not asked any more, each handed out once: to be taken down."""
        done, self._answered = self._answered, []
        return done

    def voters(self, kind: PollKind) -> frozenset[int]:
        """Users who may answer the open question of this kind."""
        poll = self.polls.get(kind)
        if poll is None:
            return frozenset()
        if kind is PollKind.ABSENT:
            return self.people - {self.seats[seat].user_id for seat in self.waiting_for}
        return self.people - {self.seats[seat].user_id for seat in (poll.seat,) if seat is not None}

    def names_user(self, user_id: int) -> bool:
        """Whether anything here is known of a user: a seat, being host, an answer to an open question."""
        voted = any(user_id in votes for votes in self.votes.values())
        return voted or user_id == self.row.host_id or self.seat_of(user_id) is not None

    # ------------------------------------------------------------ changing

    async def _record(
        self,
        notation: str,
        events: Sequence[Event],
        *,
        seat: int | None,
        user_id: int | None,
        position: Any = None,
        seating: Mapping[int, Seating] | None = None,
        host_id: int | OrKeep = KEEP,
        thoughts: tuple[str, str] | None = None,
        stamp: int | None = None,
    ) -> None:
        """Write a line of the log and everything that follows from it in one transaction, then adopt it.

        ``position`` is where the game then is; None leaves it where it was. ``stamp`` is that of the button.
        """
        revision, now = self.row.revision + 1, self._clocks.wall()
        moved = position is not None
        position = position if moved else self.state
        seats = tuple(_seated(each, (seating or {}).get(each.seat)) for each in self.seats)
        stamps = {
            each.seat: each.stamp + 1
            for each in self.seats
            # What a seat may do has changed, which its player sees: its older buttons no longer count.
            if each.seat == seat or self.game.legal(self.state, each.seat) != self.game.legal(position, each.seat)
        }
        outcome = self.game.outcome(position)
        phase = Phase.RUNNING if outcome is None else Phase.FINISHED
        entry = Entry(Step(revision, seat, notation), tuple(events), self._is_unseen(seat, events, position))
        timers, close = self._consequences(entry, position, seats, moved=moved)
        results = [] if outcome is None else self._results(outcome, seats)
        write = partial(
            self._store.record_action,
            self.id,
            self.row.revision,
            seat=seat,
            user_id=user_id,
            notation=notation,
            events=as_text([event.dump() for event in events]),
            rules_version=self.row.rules_version,
            state=as_text(self.game.dump(position)),
            stamps=stamps,
            now=now,
            phase=phase,
            results=results,
            timers=timers,
            seating=seating or {},
            host_id=host_id,
            close=close,
            thoughts=thoughts,
            stamp=stamp,
        )
        while True:
            # Again where another game of one of these people has ended since their skill was read.
            with suppress(StaleRatings):
                await write(ratings=await self._ratings(results, now))
                break
        self.row = replace(
            self.row,
            revision=revision,
            phase=phase,
            updated_at=now,
            host_id=self.row.host_id if host_id is KEEP else host_id,
        )
        self.seats = tuple(replace(each, stamp=stamps.get(each.seat, each.stamp)) for each in seats)
        self.state = position
        self._heed(timers)
        self.entries = latest(reversed([*self.entries, entry]))
        self._forget_polls(close if phase is Phase.RUNNING else tuple(self.polls))

    def _is_unseen(self, seat: int | None, events: Sequence[Event], position: Any) -> bool:
        """Whether nobody but ``seat`` may notice a step to ``position``, by what is told or by how it looks."""
        if seat is None or not _is_private(seat, events):
            return False
        view, others = self.game.view, (None, *(each.seat for each in self.seats if each.seat != seat))
        return all(view(self.state, other) == view(position, other) for other in others)

    def _consequences(
        self, entry: Entry, position: Any, seats: Sequence[SeatRow], *, moved: bool
    ) -> tuple[Timers, tuple[PollKind, ...]]:
        """The timers of the position that comes now, and the questions that are no more.

        All who owe a decision at the same time share one deadline: it goes on while some of them have decided. At a
        table that is put away nothing is due. A step that nobody else may notice changes none of this: a deadline that
        moves, or a question that is withdrawn, would tell of it.
        """
        if self.row.away is not None:
            return {}, ()
        now = self._clocks.game()
        if entry.unseen:
            return {TimerKind.ARCHIVE: now + ARCHIVE}, ()
        before = set(self.waiting_for) - {entry.step.seat}
        after = {each.seat for each in self.game.deciding(position) if seats[each.seat].computer is None}
        timers: dict[TimerKind, int | None] = {TimerKind.ARCHIVE: now + ARCHIVE}
        close = (PollKind.UNDO,) if moved else ()
        if not after:
            timers.update(NO_TIMERS)
            close = (*close, PollKind.ABSENT)
        elif not after <= before:
            timers.update(decision_timers(self.row.pace, now))
            close = (*close, PollKind.ABSENT)
        return timers, close

    async def _ratings(self, results: Sequence[ResultRow], now: int) -> list[RatingRow]:
        """The skills after this game of the people who finished it; none where it is not over, or not ranked."""
        row = self.row
        if not results or not row.ranked:
            return []
        known = await self._store.skills(row.guild_id, row.game, {each.user_id for each in results})
        before = {each.seat: Skill(*known[each.user_id]) for each in results if each.user_id in known}
        return rating_rows(row.guild_id, row.game, results, before, now)

    def _results(self, outcome: Outcome, seats: Sequence[SeatRow]) -> list[ResultRow]:
        detail = as_text({"categories": list(outcome.categories), "decided_by": outcome.decided_by})
        return [
            ResultRow(
                table_id=self.id,
                seat=each.seat,
                user_id=each.user_id,
                place=outcome.places[each.seat],
                points=outcome.totals[each.seat],
                ending=outcome.ending,
                detail=detail,
                computer=each.computer,
            )
            for each in seats
        ]

    def _forget_polls(self, kinds: Sequence[PollKind]) -> None:
        for kind in kinds:
            self.votes.pop(kind, None)
            poll = self.polls.pop(kind, None)
            if poll is not None and poll.message_id is not None:
                self._answered.append(poll.message_id)

    def _heed(self, timers: Timers) -> None:
        self.due = min((due for due in timers.values() if due is not None), default=None)
        self.deadline = timers.get(TimerKind.DEADLINE, self.deadline)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """The table's lock. If a write failed half-way, what is on disk is read again before anything else."""
        async with self._lock:
            if self._stale:
                await self.load()
            self._stale = True
            try:
                yield
            except Refusal:
                self._stale = False
                raise
            except StaleRevision:
                _log.warning("table %s: another writer was faster", self.id)
                raise Stale from None
            self._stale = False

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
        """Read the table anew from the store. :class:`Refusal` if it was played under rules we do not know."""
        found = await self._store.table(self.id)
        if found is None:
            raise Refusal("refusal-unknown-table")
        self.row, seats = found
        self.seats = tuple(map(clean_seat, seats))
        snapshot = await self._store.snapshot(self.id)
        if snapshot is not None:
            if snapshot.rules_version > self.game.meta.rules_version:
                raise Refusal("refusal-newer-rules")
            self.state = self.game.load(json.loads(snapshot.state))
            self.entries = latest(map(entry_of, reversed(await self._store.actions(self.id))))
            self.deadline = (await self._store.timers_of(self.id)).get(TimerKind.DEADLINE)
            self.polls = {poll.kind: poll for poll in await self._store.polls(self.id)}
            self.votes = {
                kind: {vote.user_id: vote.choice for vote in await self._store.votes(self.id, kind)}
                for kind in self.polls
            }
        self._stale = False

    def _people(self) -> list[Person]:
        return [Person(seat.user_id, seat.name, seat.contribution, seat.computer) for seat in self.seats]

    async def _write_seats(self, people: Sequence[Person], host_id: int) -> None:
        await self._store.set_seats(self.id, self.row.revision, people, host_id=host_id, now=self._clocks.wall())
        await self.load()

    async def _close(self, person: Person) -> None:
        now = self._clocks.wall()
        revision = await self._store.cancel_table(self.id, self.row.revision, now=now, user_id=person.user_id)
        self.row = replace(self.row, revision=revision, phase=Phase.CANCELLED, updated_at=now)
        self._forget_polls(tuple(self.polls))

    def _need_lobby(self) -> None:
        if self.phase is not Phase.LOBBY:
            raise Refusal("refusal-already-started" if self.phase is Phase.RUNNING else f"refusal-{self.phase}")

    def need_seat(self, user_id: int) -> int:
        """The seat of a user; :class:`Refusal` for somebody who has none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("refusal-not-seated")
        return seat

    def need_player(self, user_id: int) -> int:
        """The seat of a user at a game that has begun and is not put away; else :class:`Refusal`."""
        seat = self.need_seat(user_id)
        if self.phase is Phase.LOBBY:
            raise Refusal("refusal-not-started")
        if self.phase is Phase.CANCELLED:
            raise Refusal("refusal-cancelled")
        if self.row.away is not None:
            raise Refusal(f"refusal-{self.row.away}")
        return seat

    def _need_running(self) -> None:
        if self.phase is not Phase.RUNNING:
            raise Refusal("refusal-not-started" if self.phase is Phase.LOBBY else f"refusal-{self.phase}")

    def _host_name(self) -> str:
        return next((seat.name for seat in self.seats if seat.user_id == self.row.host_id), "?")


def latest(newest_first: Iterable[Entry]) -> list[Entry]:
    """The last entries, oldest first: how far they go back does not depend on how many were unseen."""
    found, noticed = [], 0
    for entry in newest_first:
        found.append(entry)
        noticed += not entry.unseen
        if noticed == MEMORY:
            break
    return found[::-1]


def _lasting(events: Iterable[Event]) -> list[Event]:
    """All but the steps of one's own that nobody else sees and that told nothing new: they are no news later."""
    return [event for event in events if event.audience is None or event.reveals]


def _is_private(seat: int | None, events: Iterable[Event]) -> bool:
    """Whether nobody but ``seat`` is told anything."""
    return seat is not None and all(event.audience == (seat,) for event in events)


def _seated(row: SeatRow, change: Seating | None) -> SeatRow:
    """A seat with who sits there from now on."""
    if change is None:
        return row
    return replace(row, user_id=change.user_id, name=change.name, computer=change.computer)


def entry_of(row: ActionRow) -> Entry:
    """A line of the log from the store, which does not keep how the position looked to others: events tell instead."""
    events = tuple(Event.load(event) for event in json.loads(row.events))
    return Entry(Step(row.revision, row.seat, row.notation), events, _is_private(row.seat, events))


def as_text(data: Any) -> str:
    """Plain data as the store keeps it: compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

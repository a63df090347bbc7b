"""A table: one game in one channel, from the lobby to the score sheet. The only place where a game changes.

Every change goes the same way: under the table's lock, check, work on a copy, write everything in one transaction,
adopt the copy, then answer. A failure on the way leaves the former state in memory and on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

from db import (
    KEEP,
    START,
    ActionRow,
    Away,
    OrKeep,
    Pace,
    Person,
    Phase,
    PollKind,
    PollRow,
    ResultRow,
    Seating,
    SeatRow,
    StaleRevision,
    Store,
    TableRow,
    TimerKind,
    UnknownPoll,
    VoteRow,
)
from engine import (
    AnyGame,
    Event,
    FastRng,
    KeyedRng,
    NotAllowed,
    NotYourDecision,
    Outcome,
    UnreadableAction,
    View,
    game,
    latest_turn,
    seen,
)
from engine.replay import Step, positions, taken_back, undo
from tables.pace import ARCHIVE, NO_TIMERS, decision_timers
from tables.polls import CHOICES, Choice, decided
from tables.refusals import Refusal, Stale
from tables.undo import Entry, Reach, reach, standing

SEED_BYTES: Final = 32
MEMORY: Final = 60
"""How many of the latest actions a table keeps the events of: more than any turn has."""
NAME_LENGTH: Final = 32

SIMPLE: Final = "simple"
"""The computer player that takes a seat whose person is away: each game's ``suggest``."""
NOBODY: Final = 0
"""The user of a seat whose player has left for good: anybody may take it over."""

_log = logging.getLogger(__name__)

Clock = Callable[[], int]
"""Tells the time in unix milliseconds."""
Timers = Mapping[TimerKind, int | None]
"""When what is due, in unix milliseconds; None where it is not due any more."""
Moved = Callable[["Table"], None]
"""Is told of a table after each change of its game, its timers or who plays for whom."""


class Table:
    """One table in memory. Read its attributes freely; change it only through its methods.

    ``state`` is None until the game starts. Methods raise :class:`Refusal` and then have changed nothing.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        row: TableRow,
        seats: Sequence[SeatRow],
        moved: Moved = lambda table: None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._moved = moved
        self._lock = asyncio.Lock()
        self._stale = False
        self.row = row
        self.seats = tuple(seats)
        self.game: AnyGame = game(row.game)
        self.state: Any = None
        self.due: int | None = None
        """When the earliest timer set by the last change is due."""
        self.deadline: int | None = None
        """Until when those whom everybody waits for have time, in unix milliseconds."""
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
        """Names of the players in seat order; empty for a seat that its player has left."""
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

    def standing(self) -> list[Entry]:
        """The latest entries of the log that nobody has taken back, secrets included."""
        return standing(self.entries)

    async def history(self, viewer: int | None) -> tuple[Event, ...]:
        """All that ``viewer`` may know of what has happened since the start, oldest first."""
        rows = await self._store.actions(self.id)
        return seen(_lasting(event for row in rows for event in _entry(row).events), viewer)

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

    # ------------------------------------------------------------ the lobby

    async def join(self, person: Person) -> None:
        """Take the next free seat."""
        async with self._changing():
            self._need_lobby()
            if self.seat_of(person.user_id) is not None:
                raise Refusal("refusal-already-seated")
            most = self.game.meta.seats.stop - 1
            if len(self.seats) >= most:
                raise Refusal("refusal-table-full", seats=most)
            people = [*self._people(), clean(person)]
            await self._write_seats(people, self.row.host_id)

    async def leave(self, person: Person) -> bool:
        """Give a lobby's seat back. The next player becomes host; True if that was the last and the table is closed."""
        async with self._changing():
            self._need_lobby()
            if self.seat_of(person.user_id) is None:
                raise Refusal("refusal-not-seated")
            rest = [each for each in self._people() if each.user_id != person.user_id]
            if not rest:
                await self._close(person)
                return True
            host = self.row.host_id if self.row.host_id != person.user_id else rest[0].user_id
            await self._write_seats(rest, host)
            return False

    async def start(self, person: Person) -> None:
        """Deal. The host's alone, with enough players."""
        async with self._changing():
            self._need_lobby()
            if self.seat_of(person.user_id) is None:
                raise Refusal("refusal-not-seated")
            if person.user_id != self.row.host_id:
                raise Refusal("refusal-not-host", host=self._host_name())
            least = self.game.meta.seats.start
            if len(self.seats) < least:
                raise Refusal("refusal-too-few", least=least, missing=least - len(self.seats))
            seed = secrets.token_bytes(SEED_BYTES)
            state, events = self.game.setup(len(self.seats), json.loads(self.row.options), KeyedRng(seed))
            revision = self.row.revision + 1
            now = self._clock()
            entry = Entry(Step(revision, None, START), tuple(events))
            timers: Timers = {TimerKind.ARCHIVE: now + ARCHIVE, **decision_timers(self.row.pace, now)}
            await self._store.start_game(
                self.id,
                self.row.revision,
                seed=seed,
                rules_version=self.game.meta.rules_version,
                state=_text(self.game.dump(state)),
                events=_text([event.dump() for event in events]),
                stamps={seat.seat: revision for seat in self.seats},
                now=now,
                user_id=person.user_id,
                timers=timers,
            )
            self.row = replace(
                self.row,
                phase=Phase.RUNNING,
                revision=revision,
                seed=seed,
                rules_version=self.game.meta.rules_version,
                updated_at=now,
            )
            self.seats = tuple(replace(seat, stamp=revision) for seat in self.seats)
            self.state, self.entries = state, [entry]
            self._heed(timers)
        self._moved(self)

    async def cancel(self, person: Person, *, may_manage: bool) -> None:
        """End the table without a result: the host, or somebody with Manage Messages."""
        async with self._changing():
            if self.phase not in (Phase.LOBBY, Phase.RUNNING):
                raise Refusal(f"refusal-{self.phase}")
            self.may_cancel(person.user_id, may_manage=may_manage)
            await self._close(person)

    def may_cancel(self, user_id: int, *, may_manage: bool) -> None:
        """Raise :class:`Refusal` unless this user may end the table."""
        if user_id != self.row.host_id and not may_manage:
            raise Refusal("refusal-not-host-cancel", host=self._host_name())

    # ------------------------------------------------------------ the game

    async def act(self, person: Person, stamp: int, notation: str) -> tuple[Event, ...]:
        """Do what a button says. ``stamp`` is the revision that the button was drawn for.

        Returns what the player may know of what happened; nothing for the same click twice, which acts once.
        Raises :class:`Stale` for a button of a decision that has passed, :class:`Refusal` for all else.
        """
        async with self._changing():
            seat = self.need_player(person.user_id)
            try:
                action = self.game.parse(notation)
            except UnreadableAction:
                raise Refusal("refusal-unreadable") from None
            if stamp != self.seats[seat].stamp:
                if await self._was_done(seat, stamp, notation):
                    return ()
                raise Stale
            self._need_running()
            position = self.game.copy(self.state)
            assert self.row.seed is not None
            try:
                events = self.game.apply(position, seat, action, KeyedRng(self.row.seed))
            except NotAllowed as refused:
                raise Refusal(f"{self.row.game}-no-{refused.reason}".replace("_", "-")) from None
            except NotYourDecision:
                raise Refusal("refusal-not-your-decision") from None
            # Who acts is here: a computer that stood in gives the seat back.
            back = {} if self.seats[seat].computer is None else {seat: Seating(person.user_id, person.name, None)}
            await self._record(notation, events, seat=seat, user_id=person.user_id, position=position, seating=back)
            told = seen(events, seat)
        self._moved(self)
        return told

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
    ) -> None:
        """Write a line of the log and everything that follows from it in one transaction, then adopt it.

        ``position`` is where the game then is; None leaves it where it was.
        """
        revision, now = self.row.revision + 1, self._clock()
        moved = position is not None
        position = position if moved else self.state
        seats = tuple(_seated(each, (seating or {}).get(each.seat)) for each in self.seats)
        stamps = {
            each.seat: revision
            for each in self.seats
            # What a seat may do has changed: its older buttons no longer count.
            if each.seat == seat or self.game.legal(self.state, each.seat) != self.game.legal(position, each.seat)
        }
        outcome = self.game.outcome(position)
        phase = Phase.RUNNING if outcome is None else Phase.FINISHED
        timers, close = self._consequences(seat, position, seats, now, moved=moved)
        await self._store.record_action(
            self.id,
            self.row.revision,
            seat=seat,
            user_id=user_id,
            notation=notation,
            events=_text([event.dump() for event in events]),
            rules_version=self.row.rules_version,
            state=_text(self.game.dump(position)),
            stamps=stamps,
            now=now,
            phase=phase,
            results=() if outcome is None else self._results(outcome),
            timers=timers,
            seating=seating or {},
            host_id=host_id,
            close=close,
        )
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
        self.entries = [*self.entries, Entry(Step(revision, seat, notation), tuple(events))][-MEMORY:]
        self._forget_polls(close if phase is Phase.RUNNING else tuple(self.polls))

    def _consequences(
        self, seat: int | None, position: Any, seats: Sequence[SeatRow], now: int, *, moved: bool
    ) -> tuple[Timers, tuple[PollKind, ...]]:
        """The timers of the position that comes now, and the questions that are no more.

        All who owe a decision at the same time share one deadline: it goes on while some of them have decided. At a
        table that is put away nothing is due.
        """
        if self.row.away is not None:
            return {}, ()
        before = set(self.waiting_for) - {seat}
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

    def _results(self, outcome: Outcome) -> list[ResultRow]:
        detail = _text({"categories": list(outcome.categories), "decided_by": outcome.decided_by})
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
            for each in self.seats
        ]

    async def _was_done(self, seat: int, stamp: int, notation: str) -> bool:
        """Whether the first thing this seat did since ``stamp`` was this very action: the same click, twice."""
        for action in await self._store.actions(self.id, since=stamp):
            if action.seat == seat:
                return action.notation == notation
        return False

    # ------------------------------------------------------------ who plays

    async def come_back(self, person: Person) -> None:
        """Take the own seat back from the computer that stood in. Nothing for somebody who plays already."""
        async with self._changing():
            seat = self.need_player(person.user_id)
            self._need_running()
            if self.seats[seat].computer is None:
                return
            await self._record(
                "@return",
                [Event("table-returned", {"seat": seat})],
                seat=seat,
                user_id=person.user_id,
                seating={seat: Seating(person.user_id, clean(person).name, None)},
            )
        self._moved(self)

    async def quit(self, person: Person) -> bool:
        """Leave a running game for good, also one put away: a computer goes on until somebody takes the seat over.

        Another player becomes host; True if nobody is left and the table is closed.
        """
        async with self._changing():
            seat = self.need_seat(person.user_id)
            if self.phase is Phase.LOBBY:
                raise Refusal("refusal-not-started")
            self._need_running()
            rest = [each.user_id for each in self.seats if each.user_id not in (person.user_id, NOBODY)]
            if rest:
                heir = next((user for user in rest if user in self.people), rest[0])
                await self._record(
                    "@leave",
                    [Event("table-left", {"seat": seat})],
                    seat=seat,
                    user_id=person.user_id,
                    seating={seat: Seating(NOBODY, "", SIMPLE)},
                    host_id=heir if self.row.host_id == person.user_id else KEEP,
                )
            else:
                await self._close(person)
        self._moved(self)
        return not rest

    async def take_over(self, person: Person) -> int:
        """Sit down where a player has left; the seat."""
        async with self._changing():
            if self.seat_of(person.user_id) is not None:
                raise Refusal("refusal-already-seated")
            self._need_running()
            if not self.open_seats:
                raise Refusal("refusal-no-open-seat")
            seat = self.open_seats[0]
            await self._record(
                "@take",
                [Event("table-taken", {"seat": seat})],
                seat=seat,
                user_id=person.user_id,
                seating={seat: Seating(person.user_id, clean(person).name, None)},
            )
        self._moved(self)
        return seat

    async def computer_moves(self) -> bool:
        """Let one computer player decide; False if none has to. It sees its own view and nothing else."""
        async with self._changing():
            seat = next((seat for seat in self.deciding if self.seats[seat].computer is not None), None)
            if seat is None or self.row.away is not None:
                return False
            action = self.game.suggest(self.view(seat), FastRng())
            position = self.game.copy(self.state)
            assert self.row.seed is not None
            events = self.game.apply(position, seat, action, KeyedRng(self.row.seed))
            await self._record(str(action), events, seat=seat, user_id=None, position=position)
        return True

    # ------------------------------------------------------------ questions

    async def too_late(self) -> bool:
        """The deadline has passed: ask the others what to do. False if there is nothing, or nobody, to ask."""
        async with self._changing():
            if not self.waiting_for or PollKind.ABSENT in self.polls:
                return PollKind.ABSENT in self.polls
            if self.people <= {self.seats[seat].user_id for seat in self.waiting_for}:
                return False
            await self._open_poll(PollKind.ABSENT, None)
            return True

    async def propose_end(self, person: Person) -> bool:
        """Ask the others to end the game without a result; True if it is ended, for there is nobody to ask."""
        async with self._changing():
            seat = self.need_player(person.user_id)
            self._need_running()
            if self.people <= {person.user_id}:
                await self._close(person)
                return True
            if PollKind.END in self.polls:
                raise Refusal("refusal-asked-already")
            await self._open_poll(PollKind.END, seat)
            return False

    async def vote(self, person: Person, kind: PollKind, revision: int, choice: str) -> Choice | None:
        """Answer the question of this kind that was asked at ``revision``; what was decided with it, if it was.

        A vote may be changed until then.
        """
        async with self._changing():
            self.need_player(person.user_id)
            poll = self.polls.get(kind)
            if poll is None or poll.revision != revision or self.phase is not Phase.RUNNING:
                raise Refusal("refusal-question-closed")
            if person.user_id not in self.voters(kind):
                raise Refusal("refusal-not-asked")
            if choice not in CHOICES[kind]:
                raise Refusal("refusal-unreadable")
            try:
                rows = await self._store.vote(
                    VoteRow(self.id, kind, person.user_id, choice, self._clock()), poll.revision
                )
            except UnknownPoll:
                raise Refusal("refusal-question-closed") from None
            self.votes[kind] = {row.user_id: row.choice for row in rows}
            verdict = decided(kind, self.voters(kind), self.votes[kind])
            if verdict is not None:
                await self._carry_out(poll, verdict, person)
        if verdict is not None:
            self._moved(self)
        return verdict

    async def _carry_out(self, poll: PollRow, verdict: Choice, person: Person) -> None:
        """Do what a poll has decided; that also closes it."""
        if verdict is Choice.END or (poll.kind is PollKind.END and verdict is Choice.YES):
            await self._close(person)
        elif verdict is Choice.COMPUTER:
            late = self.waiting_for
            await self._record(
                "@computer",
                [Event("table-computer", {"seat": seat}) for seat in late],
                seat=None,
                user_id=person.user_id,
                seating={seat: Seating(self.seats[seat].user_id, self.seats[seat].name, SIMPLE) for seat in late},
            )
        elif poll.kind is PollKind.UNDO and verdict is Choice.YES:
            assert poll.seat is not None and poll.target is not None
            await self._go_back(poll.seat, poll.target, user_id=self.seats[poll.seat].user_id, anew=True)
        else:
            if verdict is Choice.WAIT:
                timers = decision_timers(self.row.pace, self._clock())
                await self._store.set_timers(self.id, timers)
                self._heed(timers)
            await self._store.close_poll(self.id, poll.kind)
            self._forget_polls([poll.kind])

    def _forget_polls(self, kinds: Sequence[PollKind]) -> None:
        for kind in kinds:
            self.votes.pop(kind, None)
            poll = self.polls.pop(kind, None)
            if poll is not None and poll.message_id is not None:
                self._answered.append(poll.message_id)

    async def _open_poll(self, kind: PollKind, seat: int | None, target: int | None = None) -> None:
        poll = PollRow(self.id, kind, seat, target, self.row.revision, None, self._clock())
        await self._store.open_poll(poll)
        self.polls[kind], self.votes[kind] = poll, {}

    async def asked(self, kind: PollKind, message_id: int) -> None:
        """Remember where a question is shown."""
        if kind in self.polls:
            self.polls[kind] = replace(self.polls[kind], message_id=message_id)
            with contextlib.suppress(UnknownPoll):
                await self._store.set_poll_message(self.id, kind, message_id)
                return
        self._answered.append(message_id)

    # ------------------------------------------------------------ going back

    def reach(self, user_id: int) -> Reach | None:
        """How far a player can go back now; None where there is nothing of theirs to take back."""
        seat = self.need_player(user_id)
        self._need_running()
        return self.reach_of(seat)

    def reach_of(self, seat: int) -> Reach | None:
        """How far a seat can go back; None where it cannot, or no game is running."""
        return reach(self.entries, seat) if self.phase is Phase.RUNNING else None

    async def undo(self, person: Person, target: int) -> bool:
        """Go back to revision ``target``, which :meth:`reach` gave: at once, or ask the others first (False)."""
        async with self._changing():
            found = self.reach(person.user_id)
            seat = self.seat_of(person.user_id)
            assert seat is not None
            if found is None:
                raise Refusal("refusal-nothing-to-undo")
            if found.target != target:
                raise Stale
            alone = self.people <= {person.user_id}
            if not found.free and not alone:
                if PollKind.UNDO in self.polls:
                    raise Refusal("refusal-asked-already")
                await self._open_poll(PollKind.UNDO, seat, found.target)
                return False
            await self._go_back(seat, found.target, user_id=person.user_id, anew=not found.free)
        self._moved(self)
        return True

    async def _go_back(self, seat: int, target: int, *, user_id: int, anew: bool) -> None:
        assert self.row.seed is not None
        rng = KeyedRng(self.row.seed)
        steps = [Step(row.revision, row.seat, row.notation) for row in await self._store.actions(self.id)]
        then = dict(positions(self.game, len(self.seats), json.loads(self.row.options), rng, steps))[target]
        position = taken_back(self.game, then, self.state, rng, anew=anew)
        undone = Event("table-undone", {"seat": seat})
        await self._record(undo(target, anew=anew), [undone], seat=seat, user_id=user_id, position=position)

    # ------------------------------------------------------------ where it is

    async def put_away(self, why: Away) -> None:
        """Nobody can or will play for now: the channel is free for another table, and nothing is due."""
        async with self._changing():
            if self.row.away is why or self.phase not in (Phase.LOBBY, Phase.RUNNING):
                return
            await self._store.set_away(self.id, why, timers={TimerKind.ARCHIVE: None, **NO_TIMERS})
            self.row = replace(self.row, away=why)

    async def wake(self) -> None:
        """Go on after it was put away; who has to decide has all the time of the table's pace again."""
        async with self._changing():
            if self.row.away is None:
                return
            now = self._clock()
            waiting = decision_timers(self.row.pace, now) if self.waiting_for else {}
            timers: Timers = {TimerKind.ARCHIVE: now + ARCHIVE, **waiting}
            await self._store.set_away(self.id, None, timers=timers)
            self._heed(timers)
            self.row = replace(self.row, away=None)
        self._moved(self)

    async def placed(
        self,
        *,
        channel_id: int | OrKeep = KEEP,
        board_message_id: int | OrKeep | None = KEEP,
        ping_message_id: int | OrKeep | None = KEEP,
        shown_revision: int | OrKeep = KEEP,
    ) -> None:
        """Remember where the board and the latest mention are, and up to which revision the board was brought."""
        await self._store.set_messages(
            self.id,
            channel_id=channel_id,
            board_message_id=board_message_id,
            ping_message_id=ping_message_id,
            shown_revision=shown_revision,
        )
        row = self.row
        self.row = replace(
            row,
            channel_id=row.channel_id if channel_id is KEEP else channel_id,
            board_message_id=row.board_message_id if board_message_id is KEEP else board_message_id,
            ping_message_id=row.ping_message_id if ping_message_id is KEEP else ping_message_id,
            shown_revision=row.shown_revision if shown_revision is KEEP else shown_revision,
        )

    # ------------------------------------------------------------ inside

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
        self.seats = tuple(seats)
        snapshot = await self._store.snapshot(self.id)
        if snapshot is not None:
            if snapshot.rules_version > self.game.meta.rules_version:
                raise Refusal("refusal-newer-rules")
            self.state = self.game.load(json.loads(snapshot.state))
            self.entries = [_entry(action) for action in await self._store.latest_actions(self.id, MEMORY)]
            self.deadline = (await self._store.timers_of(self.id)).get(TimerKind.DEADLINE)
            self.polls = {poll.kind: poll for poll in await self._store.polls(self.id)}
            self.votes = {
                kind: {vote.user_id: vote.choice for vote in await self._store.votes(self.id, kind)}
                for kind in self.polls
            }
        self._stale = False

    def _people(self) -> list[Person]:
        return [Person(seat.user_id, seat.name) for seat in self.seats]

    async def _write_seats(self, people: Sequence[Person], host_id: int) -> None:
        await self._store.set_seats(self.id, self.row.revision, people, host_id=host_id, now=self._clock())
        await self.load()

    async def _close(self, person: Person) -> None:
        now = self._clock()
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
            raise Refusal(f"refusal-{self.phase}")

    def _host_name(self) -> str:
        return next((seat.name for seat in self.seats if seat.user_id == self.row.host_id), "?")


def _lasting(events: Iterable[Event]) -> list[Event]:
    """All but the steps of one's own that nobody else sees and that told nothing new: they are no news later."""
    return [event for event in events if event.audience is None or event.reveals]


def _seated(row: SeatRow, change: Seating | None) -> SeatRow:
    """A seat with who sits there from now on."""
    if change is None:
        return row
    return replace(row, user_id=change.user_id, name=change.name, computer=change.computer)


def _entry(row: ActionRow) -> Entry:
    return Entry(
        Step(row.revision, row.seat, row.notation), tuple(Event.load(event) for event in json.loads(row.events))
    )


def clean(person: Person) -> Person:
    """A person with the name as it is stored: one line, without control characters, cut to a sensible length."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in person.name).split())
    return Person(person.user_id, line[:NAME_LENGTH] or "?")


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

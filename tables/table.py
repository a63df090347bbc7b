"""A table: one game in one channel, from the lobby to the score sheet. The only place where a game changes.

Every change goes the same way: under the table's lock, check, work on a copy, write everything in one transaction,
adopt the copy, then answer. A failure on the way leaves the former state in memory and on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

from db import KEEP, OrKeep, Person, Phase, ResultRow, SeatRow, StaleRevision, Store, TableRow
from engine import (
    AnyGame,
    Event,
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
from tables.refusals import Refusal, Stale

SEED_BYTES: Final = 32
MEMORY: Final = 60
"""How many of the latest actions a table keeps the events of: more than any turn has."""
NAME_LENGTH: Final = 32

_log = logging.getLogger(__name__)

Clock = Callable[[], int]
"""Tells the time in unix milliseconds."""


class Table:
    """One table in memory. Read its attributes freely; change it only through its methods.

    ``state`` is None until the game starts. Methods raise :class:`Refusal` and then have changed nothing.
    """

    def __init__(self, store: Store, clock: Clock, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._stale = False
        self.row = row
        self.seats = tuple(seats)
        self.game: AnyGame = game(row.game)
        self.state: Any = None
        self.events: list[Event] = []
        """The latest events, secrets included: show them only through :meth:`recent`."""

    # ------------------------------------------------------------ reading

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def phase(self) -> Phase:
        return self.row.phase

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players in seat order."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a user, or None."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def view(self, viewer: int | None) -> View:
        """What ``viewer`` may know of the running or finished game; :class:`Refusal` before it has begun."""
        if self.state is None:
            raise Refusal("refusal-not-started")
        view: View = self.game.view(self.state, viewer)
        return view

    def recent(self, viewer: int | None) -> tuple[Event, ...]:
        """What ``viewer`` may know of the last turn in which something happened.

        A step of one's own that nobody else sees and that told nothing new is no news.
        """
        news = [event for event in self.events if event.audience is None or event.reveals]
        return latest_turn(seen(news, viewer))

    def log(self, viewer: int | None) -> tuple[Event, ...]:
        """What ``viewer`` may know of the latest actions, oldest first."""
        return seen(self.events, viewer)

    @property
    def deciding(self) -> tuple[int, ...]:
        """Seats that owe a decision now."""
        if self.state is None or self.phase is not Phase.RUNNING:
            return ()
        return tuple(decision.seat for decision in self.game.deciding(self.state))

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
        """Give the seat back. The next player becomes host; True if that was the last one and the table is closed."""
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
            self.state, self.events = state, list(events)

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
            seat = self._need_player(person.user_id)
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
            await self._commit(seat, person.user_id, notation, position, events)
            return seen(events, seat)

    async def _commit(self, seat: int, user_id: int, notation: str, position: Any, events: Sequence[Event]) -> None:
        """Write the action and everything that follows from it in one transaction, then adopt it."""
        revision, now = self.row.revision + 1, self._clock()
        stamps = {
            each.seat: revision
            for each in self.seats
            # What a seat may do has changed: its older buttons no longer count.
            if each.seat == seat or self.game.legal(self.state, each.seat) != self.game.legal(position, each.seat)
        }
        outcome = self.game.outcome(position)
        phase = Phase.RUNNING if outcome is None else Phase.FINISHED
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
        )
        self.row = replace(self.row, revision=revision, phase=phase, updated_at=now)
        self.seats = tuple(replace(each, stamp=stamps.get(each.seat, each.stamp)) for each in self.seats)
        self.state = position
        self.events = [*self.events, *events][-MEMORY * 4 :]

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
            )
            for each in self.seats
        ]

    async def _was_done(self, seat: int, stamp: int, notation: str) -> bool:
        """Whether the first thing this seat did since ``stamp`` was this very action: the same click, twice."""
        for action in await self._store.actions(self.id, since=stamp):
            if action.seat == seat:
                return action.notation == notation
        return False

    # ------------------------------------------------------------ what Discord shows

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
            actions = await self._store.latest_actions(self.id, MEMORY)
            self.events = [Event.load(event) for action in actions for event in json.loads(action.events)]
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

    def _need_lobby(self) -> None:
        if self.phase is not Phase.LOBBY:
            raise Refusal("refusal-already-started" if self.phase is Phase.RUNNING else f"refusal-{self.phase}")

    def _need_player(self, user_id: int) -> int:
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("refusal-not-seated")
        if self.phase is Phase.LOBBY:
            raise Refusal("refusal-not-started")
        if self.phase is Phase.CANCELLED:
            raise Refusal("refusal-cancelled")
        return seat

    def _need_running(self) -> None:
        if self.phase is not Phase.RUNNING:
            raise Refusal(f"refusal-{self.phase}")

    def _host_name(self) -> str:
        return next((seat.name for seat in self.seats if seat.user_id == self.row.host_id), "?")


def clean(person: Person) -> Person:
    """A person with the name as it is stored: one line, without control characters, cut to a sensible length."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in person.name).split())
    return Person(person.user_id, line[:NAME_LENGTH] or "?")


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

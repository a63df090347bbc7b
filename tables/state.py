"""What a table is at one moment: everything that can be read of it, and nothing that changes it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from db import ActionRow, Pace, Phase, PollKind, PollRow, SeatRow, TableRow
from engine import TURN, AnyGame, Event, View, game, latest_turn, seen
from engine.replay import Step
from tables.clocks import Clocks
from tables.errors import UserError
from tables.opponents import Turn, level_of
from tables.undo import Entry, Reach, reach, standing

MEMORY: Final = 60
"""How many of the latest actions that anybody noticed a table keeps the events of: more than any turn has."""
VACANT: Final = 0
"""The user of a seat whose player has left for good: anybody may take it over."""


class TableState:
    """One table in memory, as transitions and panels read it.

    ``state`` is the engine's, None until the game starts. What asks for a seat or a view raises :class:`UserError` for
    who has none.
    """

    def __init__(self, clocks: Clocks, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self._clocks = clocks
        self.row = row
        self.seats = tuple(seats)
        self.game: AnyGame = game(row.game)
        self.state: Any = None
        self.deadline: int | None = None
        """Until when those whom everybody waits for have time, on the game clock; see :attr:`deadline_date`."""
        self.polls: dict[PollKind, PollRow] = {}
        """The questions that are open."""
        self.votes: dict[PollKind, dict[int, str]] = {}
        """The answers so far: user and choice."""
        self.entries: list[Entry] = []
        """The latest lines of the log, secrets included: show them only through :meth:`recent` and :meth:`log`."""

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
        return tuple(seat.seat for seat in self.seats if seat.user_id == VACANT)

    @property
    def computers(self) -> tuple[int, ...]:
        """Seats that a computer player plays."""
        return tuple(seat.seat for seat in self.seats if seat.computer is not None)

    @property
    def people(self) -> frozenset[int]:
        """Users who play themselves."""
        return frozenset(seat.user_id for seat in self.seats if seat.computer is None)

    def view(self, viewer: int | None) -> View:
        """What ``viewer`` may know of the running or finished game; :class:`UserError` before it has begun."""
        if self.state is None:
            raise UserError("error-not-started")
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

    def told(self, entry: Entry, viewer: int | None) -> tuple[Event, ...]:
        """What ``viewer`` may know of one line of the log."""
        return seen(_lasting(entry.events), viewer)

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
    def pending_decisions(self) -> dict[int, int]:
        """Whom everybody waits for, and the stamp of what they have to decide."""
        return {seat: self.seats[seat].decision_revision for seat in self.waiting_for}

    @property
    def deadline_date(self) -> int | None:
        """The date of the deadline, in unix milliseconds of the wall clock."""
        return None if self.deadline is None else self._clocks.date(self.deadline)

    def standing(self) -> list[Entry]:
        """The latest entries of the log that nobody has taken back, secrets included."""
        return standing(self.entries)

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

    def reach(self, user_id: int) -> Reach | None:
        """How far a player can go back now; None where there is nothing of theirs to take back."""
        seat = self.need_player(user_id)
        self.need_running()
        return self.reach_of(seat)

    def reach_of(self, seat: int) -> Reach | None:
        """How far a seat can go back; None where it cannot, or no game is running."""
        if self.phase is not Phase.RUNNING:
            return None
        return reach(self.entries, seat, changeable=seat not in self.deciding and bool(self.view(seat).actions))

    def computer_turn(self) -> Turn | None:
        """The computer player that has to decide next, with all that it may know; None where none has to."""
        if self.row.archived is not None:
            return None
        for seat in self.deciding:
            computer = self.seats[seat].computer
            if computer is not None:
                return Turn(seat, level_of(computer), self.view(seat))
        return None

    def turn_goes_on(self, seat: int) -> bool:
        """Whether what was done last left this seat in the middle of its turn."""
        return seat in self.deciding and all(event.kind != TURN for event in self.entries[-1].events)

    # ------------------------------------------------------------ who may

    def need_lobby(self) -> None:
        """:class:`UserError` unless the game is still to start."""
        if self.phase is not Phase.LOBBY:
            raise UserError("error-already-started" if self.phase is Phase.RUNNING else f"error-{self.phase}")

    def need_seat(self, user_id: int) -> int:
        """The seat of a user; :class:`UserError` for somebody who has none."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise UserError("error-not-seated")
        return seat

    def need_player(self, user_id: int) -> int:
        """The seat of a user at a game that has begun and is not put away; else :class:`UserError`."""
        seat = self.need_seat(user_id)
        if self.phase is Phase.LOBBY:
            raise UserError("error-not-started")
        if self.phase is Phase.CANCELLED:
            raise UserError("error-cancelled")
        if self.row.archived is not None:
            raise UserError(f"error-{self.row.archived}")
        return seat

    def need_running(self) -> None:
        """:class:`UserError` unless a game is running."""
        if self.phase is not Phase.RUNNING:
            raise UserError("error-not-started" if self.phase is Phase.LOBBY else f"error-{self.phase}")

    def may_cancel(self, user_id: int, *, may_manage: bool) -> None:
        """Raise :class:`UserError` unless this user may end the table."""
        if user_id != self.row.host_id and not may_manage:
            raise UserError("error-not-host-cancel", host=self.host_name)

    @property
    def host_name(self) -> str:
        """The name of the host; "?" for one who is no player."""
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


def is_private(seat: int | None, events: Iterable[Event]) -> bool:
    """Whether nobody but ``seat`` is told anything."""
    return seat is not None and all(event.audience == (seat,) for event in events)


def entry_of(row: ActionRow) -> Entry:
    """A line of the log from the store, which does not keep how the position looked to others: events tell instead."""
    events = tuple(Event.load(event) for event in json.loads(row.events))
    return Entry(Step(row.revision, row.seat, row.notation), events, is_private(row.seat, events))


def as_text(data: Any) -> str:
    """Plain data as the store keeps it: compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

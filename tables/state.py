"""The state of a table, read-only."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from db import START, HolderRow, MessageRow, Phase, PollKind, PollRow, SeatRow, TableRow, TimerKind
from engine import Action, AnyGame, Event, View, game, latest_turn, seen
from engine.record import MAX_LINES
from tables.bot_players import BOT_USER_ID, level_of
from tables.clocks import Clocks
from tables.deadlines import decision_ms, left_at
from tables.errors import UserError
from tables.kinds import kind_of
from tables.lobby_options import LobbyOptions
from tables.log import KEPT_ENTRIES
from tables.names import Name, told_apart
from tables.plans import fitting
from tables.polls import ClosedPoll
from tables.story import StoryTurn, done_to, story
from tables.undo import Entry, asked_at, standing

VACANT_USER_ID: Final = 0
"""The user of a seat that its player has left for good. Another person may take it over."""


class TableState:
    """One table in memory, as transitions and panels read it.

    ``state`` is the engine's, None until the game starts.
    """

    def __init__(self, clocks: Clocks, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self.clocks = clocks
        self.id, self.row = row.id, row
        self.seats = tuple(seats)
        self.kind = kind_of(row)
        self.game: AnyGame = game(row.game)
        self.state: Any = None
        self.deciding: tuple[int, ...] = ()
        """Seats that have a pending decision. See ``tables.adopting.note_deciding``."""
        self.waiting_for: tuple[int, ...] = ()
        """Those of them that people decide for, without seats that let the bot pass now."""
        self.moved_at = clocks.game()
        """When the latest entry of the log was made or read, on the game clock."""
        self.timers: dict[TimerKind, int] = {}
        """When each timer falls due, on the game clock."""
        self.polls: dict[PollKind, PollRow] = {}
        """The open polls."""
        self.votes: dict[PollKind, dict[int, str]] = {}
        """The votes in open polls: user and choice."""
        self.messages: dict[str, MessageRow] = {}
        """The messages in the table's channel by name, as the store has them."""
        self.holders: tuple[HolderRow, ...] = ()
        """Who has held the seats of a started game, by seat and revision."""
        self.guests: dict[int, bool] = {}
        """Users who are invited to a lobby (True) or may not come back to it (False)."""
        self.entries: list[Entry] = []
        """The latest log entries, secrets included: show them only through :meth:`recent` and :meth:`log`."""
        self.stale = False
        """Whether the store may have another state: the table reads it before its next change."""
        self.due: int | None = None
        """When the earliest timer of the latest change falls due, on the game clock."""
        self.closed_polls: list[ClosedPoll] = []
        """Those whose messages ``Table.take_closed_polls`` has not returned yet."""
        self.draws: Mapping[str, int] = {}
        """How often each label of a daily deal was drawn."""

    @property
    def phase(self) -> Phase:
        return self.row.phase

    @property
    def options(self) -> dict[str, str]:
        """The options of the game that are not the default."""
        options: dict[str, str] = json.loads(self.row.options)
        return options

    @property
    def lobby_options(self) -> LobbyOptions:
        """What the host has chosen so far."""
        levels = [level_of(seat.computer or "") for seat in self.seats if seat.user_id == BOT_USER_ID]
        game, row = self.game.meta.choose(self.options), self.row
        people = row.absence, row.deadline_ms, row.invited_only
        return LobbyOptions(game, row.pace, row.ranked, tuple(levels), *people)

    @property
    def names(self) -> tuple[Name, ...]:
        """Names of the players in seat order, no two alike; empty for vacant seats and nameless bots."""
        return told_apart([seat.name for seat in self.seats])

    def holder(self, seat: int, revision: int | None = None) -> HolderRow | None:
        """Return who held a seat after a revision, by default now; None before the start."""
        held = [each for each in self.holders if each.seat == seat]
        if revision is None or not held:
            return held[-1] if held else None
        return next((each for each in reversed(held) if each.from_revision <= revision), held[0])

    def is_persons(self, seat: int, revision: int) -> bool:
        """Return whether a person held a seat at a revision: a bot that acted there did so for them."""
        held = self.holder(seat, revision)
        return held is not None and held.user_id > 0

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a user, or None."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Vacant seats of a running game."""
        if self.phase is not Phase.RUNNING:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.user_id == VACANT_USER_ID)

    @property
    def bots(self) -> tuple[int, ...]:
        """Seats that a bot decides for."""
        return tuple(seat.seat for seat in self.seats if seat.computer is not None)

    @property
    def people(self) -> frozenset[int]:
        """Users who decide for their own seats."""
        return frozenset(seat.user_id for seat in self.seats if seat.computer is None)

    @property
    def away(self) -> tuple[SeatRow, ...]:
        """Seats of people who have said that they are away."""
        now = self.clocks.wall()
        return tuple(seat for seat in self.seats if seat.away_until is not None and seat.away_until > now)

    @property
    def present(self) -> frozenset[int]:
        """Those of :attr:`people` who are not gone."""
        return frozenset(seat.user_id for seat in self.seats if seat.computer is None and not seat.gone)

    def leaves_at(self, seat: int) -> int | None:
        """Return when a player whom a bot stands in for will have left a ranked game, in Unix milliseconds, or None."""
        due = left_at(self.row, self.seats[seat]) if self.competitive else None
        return None if due is None else self.clocks.date(due)

    @property
    def competitive(self) -> bool:
        """Whether this is a ranked game of several people that is not settled yet."""
        people = {each.user_id for each in self.holders if each.user_id > 0}
        return self.phase is Phase.RUNNING and self.row.ranked and not self.row.rated and len(people) > 1

    @property
    def contributions(self) -> tuple[int | None, ...]:
        """The clicks that go into the shuffle: one for each seat, then the one that started the game."""
        start = None if self.phase is Phase.LOBBY else self.row.contribution
        return (*(seat.contribution for seat in self.seats), start)

    @property
    def without_help(self) -> bool:
        """Whether players get no hints, and cannot take back what has told them something: results are compared."""
        return self.competitive or (self.phase is Phase.RUNNING and not self.kind.has_help)

    def view(self, viewer: int | None) -> View:
        """Return the view of a running or finished game. Raises :class:`UserError` before the start."""
        if self.state is None:
            raise UserError("error-not-started")
        view: View = self.game.view(self.state, viewer)
        return view

    def recent(self, viewer: int | None) -> tuple[Event, ...]:
        """Return the events of the latest turn that ``viewer`` may know, for pictures.

        Leaves out undone actions, and private events that reveal nothing.
        """
        events = [event for entry in standing(self.entries) for event in entry.lasting]
        return latest_turn(seen(events, viewer))

    def marked(self, story: Sequence[StoryTurn]) -> tuple[Event, ...]:
        """Return the events that the board's picture marks: the latest turn's, after what hit the decider before.

        ``story`` is the one that all may know.
        """
        recent, waiting = self.recent(None), self.waiting_for
        hit = done_to(waiting[0], story) if len(waiting) == 1 else []
        return (*(event for event in hit if event not in recent), *recent)

    @property
    def sat_down(self) -> int:
        """The revision at which the player of a daily deal sat down: bots made the moves before it; 0 elsewhere."""
        if not (self.kind.is_deal and self.entries):
            return 0
        first = next((place for place, entry in enumerate(self.entries) if place and not entry.automatic), 0)
        return self.entries[first - 1].step.revision

    def story(self, viewer: int | None) -> list[StoryTurn]:
        """Return the turns of the latest log entries that ``viewer`` may know, oldest first."""
        return story(self.entries, viewer, len(self.seats))

    @property
    def has_whole_log(self) -> bool:
        """Whether the latest log entries are all there are."""
        return bool(self.entries) and self.entries[0].step.notation == START

    def log(self, viewer: int | None) -> tuple[Event, ...]:
        """Return the events of the latest log entries that ``viewer`` may know, oldest first."""
        return seen([event for entry in self.entries for event in entry.lasting], viewer)

    @property
    def public_revision(self) -> int:
        """The revision of the latest log entry that is not private: the board shows no later one."""
        if not self.entries or self.entries[-1].step.revision != self.row.revision:
            return self.row.revision
        return next(entry.step.revision for entry in reversed(self.entries) if not entry.private)

    @property
    def timed(self) -> bool:
        """Whether decisions have a deadline."""
        return decision_ms(self.row) is not None

    def said_before(self, seat: SeatRow, position: Any) -> Action | None:
        """Return what the bot does for a person at a position, because they have said so before; None if they decide.

        That is what they have planned, if it fits. Or it is a pass, if they wish that and can do nothing else.
        """
        planned = fitting(self.game, seat, position)
        if planned is not None or not seat.passes:
            return planned
        actions = self.game.legal(position, seat.seat)
        return actions[0] if len(actions) == 1 else None

    @property
    def pending_decisions(self) -> dict[int, int]:
        """The seats in :attr:`waiting_for`, each with the revision since which all see that it decides."""
        return {seat: asked_at(self.entries, seat) for seat in self.waiting_for}

    @property
    def deadline(self) -> int | None:
        """The deadline of the pending decisions, on the game clock. See :attr:`deadline_date`."""
        return self.timers.get(TimerKind.DEADLINE)

    @property
    def deadline_date(self) -> int | None:
        """The date of the deadline, in Unix milliseconds."""
        return None if self.deadline is None else self.clocks.date(self.deadline)

    @property
    def kept_entries(self) -> int:
        """How many of the latest log entries the table keeps: all of a daily deal, which counts the bots' decisions."""
        return MAX_LINES if self.kind.is_deal else KEPT_ENTRIES

    def standing(self) -> list[Entry]:
        """Return the latest log entries without the undone ones, secrets included."""
        return standing(self.entries)


def as_text(data: Any) -> str:
    """Return plain data as compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

"""The state of a table, read-only."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from db import START, HolderRow, MessageRow, Phase, PollKind, PollRow, SeatRow, TableRow, TimerKind
from engine import TURN, Action, AnyGame, Event, Rng, View, game, latest_turn, seen
from engine.daily import bot_seed
from engine.record import MAX_LINES
from tables.ai_players import COMPUTER_USER_ID, FORCED, AITurn, level_of
from tables.clocks import Clocks
from tables.deadlines import decision_ms, left_at
from tables.errors import UserError
from tables.kinds import kind_of
from tables.lobby_options import LobbyOptions
from tables.log import KEPT_ENTRIES, rng_of
from tables.names import Name, told_apart
from tables.plans import fitting, plan_of
from tables.story import StoryTurn, done_to, story
from tables.undo import Entry, Reach, asked_at, reach, standing

VACANT_USER_ID: Final = 0
"""The user of a seat that its player has left for good. Another person may take it over."""


class TableState:
    """One table in memory, as transitions and panels read it.

    ``state`` is the engine's, None until the game starts.
    """

    def __init__(self, clocks: Clocks, row: TableRow, seats: Sequence[SeatRow]) -> None:
        self._clocks = clocks
        self.row = row
        self.seats = tuple(seats)
        self.kind = kind_of(row)
        self.game: AnyGame = game(row.game)
        self.state: Any = None
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
        self.draws: Mapping[str, int] = {}
        """How often each label of a daily deal was drawn."""

    @property
    def id(self) -> int:
        return self.row.id

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
        levels = [level_of(seat.computer or "") for seat in self.seats if seat.user_id == COMPUTER_USER_ID]
        game, row = self.game.meta.choose(self.options), self.row
        people = row.absence, row.deadline_ms, row.invited_only
        return LobbyOptions(game, row.pace, row.ranked, tuple(levels), *people)

    @property
    def names(self) -> tuple[Name, ...]:
        """Names of the players in seat order, no two alike; empty for vacant seats and nameless AI players."""
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
    def computers(self) -> tuple[int, ...]:
        """Seats that an AI player decides for."""
        return tuple(seat.seat for seat in self.seats if seat.computer is not None)

    @property
    def people(self) -> frozenset[int]:
        """Users who decide for their own seats."""
        return frozenset(seat.user_id for seat in self.seats if seat.computer is None)

    @property
    def away(self) -> tuple[SeatRow, ...]:
        """Seats of people who have said that they are away."""
        now = self._clocks.wall()
        return tuple(seat for seat in self.seats if seat.away_until is not None and seat.away_until > now)

    @property
    def present(self) -> frozenset[int]:
        """Those of :attr:`people` who are not gone."""
        return frozenset(seat.user_id for seat in self.seats if seat.computer is None and not seat.gone)

    def leaves_at(self, seat: int) -> int | None:
        """Return when a player whom a bot stands in for will have left a ranked game, in Unix milliseconds, or None."""
        due = left_at(self.row, self.seats[seat]) if self.competitive else None
        return None if due is None else self._clocks.date(due)

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

    def rng(self) -> Rng:
        """Return what the next action draws from."""
        return rng_of(self.row, self.draws)

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

    def marked(self) -> tuple[Event, ...]:
        """Return the events that the board's picture marks: the latest turn's, after what hit the decider before."""
        recent, waiting = self.recent(None), self.waiting_for
        hit = done_to(waiting[0], self.story(None)) if len(waiting) == 1 else []
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
    def deciding(self) -> tuple[int, ...]:
        """Seats that have a pending decision."""
        if self.state is None or self.phase is not Phase.RUNNING:
            return ()
        return tuple(decision.seat for decision in self.game.deciding(self.state))

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

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Seats of people that have a pending decision, without those that let the bot pass now."""
        people = (seat for seat in self.deciding if self.seats[seat].computer is None)
        return tuple(seat for seat in people if self.said_before(self.seats[seat], self.state) is None)

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

    def answer_until(self, kind: PollKind) -> int | None:
        """Return until when the open question of a kind waits for answers, in Unix milliseconds."""
        due = self.timers.get(TimerKind(kind.value))
        return None if due is None else self._clocks.date(due)

    @property
    def deadline_date(self) -> int | None:
        """The date of the deadline, in Unix milliseconds."""
        return None if self.deadline is None else self._clocks.date(self.deadline)

    @property
    def kept_entries(self) -> int:
        """How many of the latest log entries the table keeps: all of a daily deal, which counts the bots' decisions."""
        return MAX_LINES if self.kind.is_deal else KEPT_ENTRIES

    def standing(self) -> list[Entry]:
        """Return the latest log entries without the undone ones, secrets included."""
        return standing(self.entries)

    def voters(self, kind: PollKind) -> frozenset[int]:
        """Return the users who may vote in the open poll of this kind: nobody who is gone."""
        poll = self.polls.get(kind)
        if poll is None:
            return frozenset()
        late = {self.seats[seat].user_id for seat in self.waiting_for}
        if kind is PollKind.ABSENT:
            return self.present - late
        asker = {self.seats[seat].user_id for seat in (poll.seat,) if seat is not None}
        # The others are asked about those who missed their deadline, and may end the game without them.
        return self.present - asker - (late if kind is PollKind.END and PollKind.ABSENT in self.polls else set())

    def unanswered(self, user_id: int) -> list[PollKind]:
        """Return the open polls that wait for the vote of a user."""
        polls = self.polls if self.row.archived is None else ()
        return [kind for kind in polls if user_id in self.voters(kind) and user_id not in self.votes.get(kind, {})]

    def asked_about(self, kind: PollKind) -> tuple[int, ...]:
        """Return the seat that opened the open poll of this kind, or the absent players that it is about."""
        seat = self.polls[kind].seat
        return self.waiting_for if seat is None else (seat,)

    def reach(self, user_id: int) -> Reach | None:
        """Return how far a player may undo now; None if they have nothing to undo. Raises :class:`UserError`."""
        seat = self.need_player(user_id)
        self.need_running()
        found = self._reach(seat)
        if found is not None and not found.free and self.without_help:
            raise UserError("error-ranked-undo" if self.competitive else "error-daily-undo")
        return found

    def reach_of(self, seat: int) -> Reach | None:
        """Return how far a seat may undo; None if it may not, or no game is running.

        In a ranked game between people and a daily deal only what nobody has learnt from.
        """
        found = self._reach(seat) if self.phase is Phase.RUNNING else None
        return None if found is not None and not found.free and self.without_help else found

    def _reach(self, seat: int) -> Reach | None:
        return reach(self.entries, seat, changeable=seat not in self.deciding and bool(self.view(seat).actions))

    def computer_turn(self) -> AITurn | None:
        """Return the next pending decision that the bot makes, or None."""
        if self.row.archived is not None:
            return None
        for seat in self.deciding:
            held = self.seats[seat]
            if held.computer is not None:
                return AITurn(seat, level_of(held.computer), self.view(seat), self._bot_seed(seat))
            action = self.said_before(held, self.state)
            if action is not None:
                planned = plan_of(self.game, held) is not None
                return AITurn(seat, FORCED, self.view(seat), action=action, planned=planned)
        return None

    def _bot_seed(self, seat: int) -> bytes | None:
        """Return what a bot's next decision at a daily deal is drawn from; None at other tables."""
        if not self.kind.is_deal or self.row.seed is None:
            return None
        return bot_seed(self.row.seed, seat, sum(entry.step.seat == seat for entry in self.standing()))

    def in_mid_turn(self, seat: int | None) -> bool:
        """Return whether the latest action left this seat in the middle of its turn."""
        return seat in self.deciding and all(event.kind != TURN for event in self.entries[-1].events)

    # ------------------------------------------------------------ permissions

    def need_lobby(self) -> None:
        """Raise :class:`UserError` unless the table is a lobby."""
        if self.phase is not Phase.LOBBY:
            raise UserError("error-already-started" if self.phase is Phase.RUNNING else f"error-{self.phase}")

    def need_host(self, user_id: int, user_error: str) -> None:
        """Raise :class:`UserError` unless this is a lobby and the user its host: ``user_error`` for other players."""
        self.need_lobby()
        self.need_seat(user_id)
        if user_id != self.row.host_id:
            raise UserError(user_error, host=self.host_name)

    def need_seat(self, user_id: int) -> int:
        """Return the seat of a user. Raises :class:`UserError` for a user without a seat."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise UserError("error-not-seated")
        return seat

    def need_player(self, user_id: int) -> int:
        """Return the seat of a user at a started game. Raises :class:`UserError`, also if the table is archived."""
        seat = self.need_seat(user_id)
        if self.phase is Phase.LOBBY:
            raise UserError("error-not-started")
        if self.phase is Phase.CANCELLED:
            raise UserError("error-cancelled")
        if self.row.archived is not None:
            raise UserError(f"error-{self.row.archived}")
        return seat

    def need_running(self) -> None:
        """Raise :class:`UserError` unless the game is running."""
        if self.phase is not Phase.RUNNING:
            raise UserError("error-not-started" if self.phase is Phase.LOBBY else f"error-{self.phase}")

    def need_hand(self, user_id: int) -> int:
        """Return the seat of a user who holds one now. Raises :class:`UserError` for all others."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise UserError("error-no-hand")
        return seat

    def need_short_log(self, seat: int) -> None:
        """Raise :class:`UserError` if this seat has had so many decisions that only new ones may follow.

        A record has at most ``engine.record.MAX_LINES`` lines. Half of them, in equal parts, are for what takes the
        game back; a seat's decision revision counts at least its own lines, and nothing that it does not know.
        """
        if self.seats[seat].decision_revision >= MAX_LINES // (2 * len(self.seats)):
            raise UserError("error-log-full")

    def may_cancel(self, user_id: int, *, may_manage: bool) -> None:
        """Raise :class:`UserError` unless this user may cancel the table: in a ranked game its host may not."""
        if may_manage:
            return
        if user_id != self.row.host_id:
            raise UserError("error-not-host-cancel", host=self.host_name)
        if self.competitive:
            raise UserError("error-ranked-vote")

    @property
    def host_name(self) -> Name:
        """The name of the host; "?" for one without a seat."""
        seat = self.seat_of(self.row.host_id)
        return Name("?") if seat is None else self.names[seat]


def as_text(data: Any) -> str:
    """Return plain data as compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

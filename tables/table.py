"""A table: one game in one channel, from the lobby to the score sheet. What people do at it; see ``base`` for how."""

from __future__ import annotations

import contextlib
import json
import secrets
from dataclasses import replace

from db import (
    KEEP,
    START,
    Away,
    OrKeep,
    Person,
    Phase,
    PollKind,
    PollRow,
    Seating,
    TimerKind,
    TimerRow,
    UnknownPoll,
    VoteRow,
)
from engine import (
    TURN,
    Event,
    KeyedRng,
    NotAllowed,
    NotYourDecision,
    UnreadableAction,
    seen,
)
from engine.players import LEVELS
from engine.players import Choice as Decided
from engine.replay import Step, positions, taken_back, undo
from engine.seed import SECRET_BYTES, shuffle_seed
from tables.base import NOBODY, TableBase, Timers, as_text
from tables.names import clean
from tables.opponents import COMPUTER, STAND_IN, Turn, level_of, thoughts_of
from tables.pace import ARCHIVE, NO_TIMERS, decision_timers
from tables.polls import CHOICES, Choice, decided
from tables.refusals import Refusal, Stale
from tables.undo import Entry, Reach, reach


class Table(TableBase):
    """One table in memory, and everything that people do at it.

    Methods raise :class:`Refusal` and then have changed nothing.
    """

    # ------------------------------------------------------------ the lobby

    async def join(self, person: Person) -> None:
        """Take the next free seat."""
        async with self._changing():
            self._need_lobby()
            if self.seat_of(person.user_id) is not None:
                raise Refusal("refusal-already-seated")
            people = self._people()
            most = self.game.meta.seats.stop - 1
            if len(people) >= most:
                # People first: the computer player that came last makes room.
                computers = [place for place, each in enumerate(people) if each.user_id == COMPUTER]
                if not computers:
                    raise Refusal("refusal-table-full", seats=most)
                del people[computers[-1]]
            await self._write_seats([*people, clean(person)], self.row.host_id)

    async def leave(self, person: Person) -> bool:
        """Give a lobby's seat back. The next player becomes host; True if that was the last and the table is closed."""
        async with self._changing():
            self._need_lobby()
            self.need_seat(person.user_id)
            rest = [each for each in self._people() if each.user_id != person.user_id]
            heir = next((each.user_id for each in rest if each.user_id != COMPUTER), None)
            if heir is None:
                await self._close(person)
                return True
            await self._write_seats(rest, self.row.host_id if self.row.host_id != person.user_id else heir)
            return False

    async def add_computer(self, person: Person, level: str) -> None:
        """Give the next free seat to a computer player of this level (of ``engine.players.LEVELS``). The host's alone.

        The host's click is what the seat adds to the shuffle.
        """
        async with self._changing():
            self._need_host(person, "refusal-not-host-computers")
            if level not in LEVELS:
                raise Refusal("refusal-old-button")
            most = self.game.meta.seats.stop - 1
            if len(self.seats) >= most:
                raise Refusal("refusal-table-full", seats=most)
            computer = Person(COMPUTER, "", person.contribution, level)
            await self._write_seats([*self._people(), computer], self.row.host_id)

    async def remove_computer(self, person: Person) -> None:
        """Take a lobby's seat from the computer player that came last. The host's alone."""
        async with self._changing():
            self._need_host(person, "refusal-not-host-computers")
            computers = [seat.seat for seat in self.seats if seat.user_id == COMPUTER]
            if not computers:
                raise Refusal("refusal-no-computer")
            rest = self._people()
            del rest[computers[-1]]
            await self._write_seats(rest, self.row.host_id)

    def _need_host(self, person: Person, refusal: str) -> None:
        """:class:`Refusal` unless this is a lobby and ``person`` its host; ``refusal`` is what anybody else is told."""
        self._need_lobby()
        self.need_seat(person.user_id)
        if person.user_id != self.row.host_id:
            raise Refusal(refusal, host=self._host_name())

    async def start(self, person: Person) -> None:
        """Deal. The host's alone, with enough players."""
        async with self._changing():
            self._need_host(person, "refusal-not-host")
            least = self.game.meta.seats.start
            if len(self.seats) < least:
                raise Refusal("refusal-too-few", least=least, missing=least - len(self.seats))
            seed = await self._draw_seed(person.contribution)
            state, events = self.game.setup(len(self.seats), json.loads(self.row.options), KeyedRng(seed))
            revision = self.row.revision + 1
            now, game_now = self._clocks.wall(), self._clocks.game()
            entry = Entry(Step(revision, None, START), tuple(events))
            waited = any(self.seats[each.seat].computer is None for each in self.game.deciding(state))
            timers: Timers = {
                TimerKind.ARCHIVE: game_now + ARCHIVE,
                **(decision_timers(self.row.pace, game_now) if waited else NO_TIMERS),
            }
            await self._store.start_game(
                self.id,
                self.row.revision,
                seed=seed,
                rules_version=self.game.meta.rules_version,
                state=as_text(self.game.dump(state)),
                events=as_text([event.dump() for event in events]),
                stamps={seat.seat: revision for seat in self.seats},
                now=now,
                user_id=person.user_id,
                timers=timers,
                contribution=person.contribution,
            )
            self.row = replace(
                self.row,
                phase=Phase.RUNNING,
                revision=revision,
                seed=seed,
                contribution=person.contribution,
                rules_version=self.game.meta.rules_version,
                updated_at=now,
            )
            self.seats = tuple(replace(seat, stamp=revision) for seat in self.seats)
            self.state, self.entries = state, [entry]
            self._heed(timers)
        self._moved(self)

    async def _draw_seed(self, start: int | None) -> bytes:
        """What the deal and every draw will come from: the table's secret and what all players' clicks add to it.

        ``start`` is what the click adds that starts the game. A table from before there were secrets draws a seed.
        """
        secret = await self._store.secret(self.id)
        if secret is None:
            return secrets.token_bytes(SECRET_BYTES)
        return shuffle_seed(
            secret,
            table=self.id,
            game=self.row.game,
            rules_version=self.game.meta.rules_version,
            contributions=[seat.contribution for seat in self.seats],
            start=start,
        )

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
        """Do what a button says. ``stamp`` is the one that the seat had when the button was drawn.

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
                if await self._store.done_with(self.id, seat, stamp) == notation:
                    return ()  # the same click, twice
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
            back = (
                {} if self.seats[seat].computer is None else {seat: Seating(person.user_id, clean(person).name, None)}
            )
            await self._record(
                notation, events, seat=seat, user_id=person.user_id, position=position, seating=back, stamp=stamp
            )
            told = seen(events, seat)
        self._moved(self)
        return told

    # ------------------------------------------------------------ who plays

    async def come_back(self, person: Person) -> None:
        """Take the own seat back from the computer that stood in. Nothing for somebody who plays already."""
        async with self._changing():
            seat = self.need_player(person.user_id)
            self._need_running()
            if self.seats[seat].computer is None:
                return
            await self._sit_down(seat, person, "@return", "table-returned")
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
            rest = [each.user_id for each in self.seats if each.user_id not in (person.user_id, NOBODY, COMPUTER)]
            if rest:
                heir = next((user for user in rest if user in self.people), rest[0])
                await self._record(
                    "@leave",
                    [Event("table-left", {"seat": seat})],
                    seat=seat,
                    user_id=person.user_id,
                    seating={seat: Seating(NOBODY, "", STAND_IN)},
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
            await self._sit_down(seat, person, "@take", "table-taken")
        self._moved(self)
        return seat

    async def _sit_down(self, seat: int, person: Person, notation: str, kind: str) -> None:
        """Somebody plays a seat from now on that a computer has played."""
        seating = {seat: Seating(person.user_id, clean(person).name, None)}
        event = Event(kind, {"seat": seat})
        await self._record(notation, [event], seat=seat, user_id=person.user_id, seating=seating)

    def computer_turn(self) -> Turn | None:
        """The computer player that has to decide next, with all that it may know; None where none has to."""
        if self.row.away is not None:
            return None
        for seat in self.deciding:
            computer = self.seats[seat].computer
            if computer is not None:
                return Turn(seat, level_of(computer), self.view(seat))
        return None

    def turn_goes_on(self, seat: int) -> bool:
        """Whether what was done last left this seat in the middle of its turn."""
        return seat in self.deciding and all(event.kind != TURN for event in self.entries[-1].events)

    async def computer_moves(self, turn: Turn, choice: Decided) -> bool:
        """Do what a computer player has chosen; False if it is another's turn by now, or things look different."""
        async with self._changing():
            seat = turn.seat
            stands_in = self.seats[seat].computer is not None and self.row.away is None
            if not stands_in or seat not in self.deciding or self.view(seat) != turn.view:
                return False
            position = self.game.copy(self.state)
            assert self.row.seed is not None
            events = self.game.apply(position, seat, choice.action, KeyedRng(self.row.seed))
            await self._record(
                str(choice.action),
                events,
                seat=seat,
                user_id=None,
                position=position,
                thoughts=thoughts_of(turn, choice),
            )
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
            poll = self.polls.get(PollKind.END)
            if poll is None:
                await self._open_poll(PollKind.END, seat)
            elif poll.message_id is not None:
                raise Refusal("refusal-asked-already")
            # Else it was asked and could not be shown: now it is.
            return False

    async def vote(self, person: Person, kind: PollKind, number: int, choice: str) -> Choice | None:
        """Answer the table's question ``number``, which is of this kind; what was decided with it, if it was.

        A vote may be changed until then.
        """
        async with self._changing():
            self.need_player(person.user_id)
            poll = self.polls.get(kind)
            if poll is None or poll.number != number or self.phase is not Phase.RUNNING:
                raise Refusal("refusal-question-closed")
            if person.user_id not in self.voters(kind):
                raise Refusal("refusal-not-asked")
            if choice not in CHOICES[kind]:
                raise Refusal("refusal-unreadable")
            try:
                vote = VoteRow(self.id, kind, person.user_id, choice, self._clocks.wall())
                rows = await self._store.vote(vote, number)
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
                seating={seat: Seating(self.seats[seat].user_id, self.seats[seat].name, STAND_IN) for seat in late},
            )
        elif poll.kind is PollKind.UNDO and verdict is Choice.YES:
            assert poll.seat is not None and poll.target is not None
            await self._go_back(poll.seat, poll.target, user_id=self.seats[poll.seat].user_id, anew=True)
        else:
            if verdict is Choice.WAIT:
                timers = decision_timers(self.row.pace, self._clocks.game())
                await self._store.set_timers(self.id, timers)
                self._heed(timers)
            await self._store.close_poll(self.id, poll.kind)
            self._forget_polls([poll.kind])

    async def _open_poll(self, kind: PollKind, seat: int | None, target: int | None = None) -> None:
        poll = PollRow(self.id, kind, seat, target, self.row.revision, None, self._clocks.wall())
        self.polls[kind], self.votes[kind] = await self._store.open_poll(poll), {}

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
        if self.phase is not Phase.RUNNING:
            return None
        return reach(self.entries, seat, changeable=seat not in self.deciding and bool(self.view(seat).actions))

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
                poll = self.polls.get(PollKind.UNDO)
                if poll is None:
                    await self._open_poll(PollKind.UNDO, seat, found.target)
                elif poll.message_id is not None:
                    raise Refusal("refusal-asked-already")
                # Else it was asked and could not be shown: now it is.
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
        # What nobody else has noticed is taken back without a word to them.
        unseen = all(entry.unseen for entry in self.standing() if entry.step.revision > target)
        undone = Event("table-undone", {"seat": seat}, audience=(seat,) if unseen else None)
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
            now = self._clocks.game()
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
        called_revision: int | OrKeep = KEEP,
        done: TimerRow | None = None,
    ) -> None:
        """Remember where board and mention are, and up to which revision the one was brought and people were called.

        ``done`` is a timer that this has dealt with: it goes with the same write.
        """
        await self._store.set_messages(
            self.id,
            channel_id=channel_id,
            board_message_id=board_message_id,
            ping_message_id=ping_message_id,
            shown_revision=shown_revision,
            called_revision=called_revision,
            done=done,
        )
        row = self.row
        self.row = replace(
            row,
            channel_id=row.channel_id if channel_id is KEEP else channel_id,
            board_message_id=row.board_message_id if board_message_id is KEEP else board_message_id,
            ping_message_id=row.ping_message_id if ping_message_id is KEEP else ping_message_id,
            shown_revision=row.shown_revision if shown_revision is KEEP else shown_revision,
            called_revision=row.called_revision if called_revision is KEEP else called_revision,
        )

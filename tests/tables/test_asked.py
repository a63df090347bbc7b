"""The clock of a decision: it starts when its person is asked, and stands as long as the table waits for them."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from cogs.interactions.reading import Reading, who_decides
from db import Absence, Pace, Person, PollKind
from engine import games
from engine.plan import ahead
from render.wording import Words
from tables import PollChoice, Table, TableChanged, UserError
from tables.clocks import MINUTE, SECOND
from tables.deadlines import decision_ms
from tables.permissions import need_reach
from tables.plans import Plan
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, bot_moves

PEOPLE = (ANA, BRUNO, CHLOE)
STEPS = 500


class Walk:
    """Random clicks at a table, deadlines that pass, and bots' moves. After each it looks at the clock."""

    def __init__(self, house: House, table: Table, chance: random.Random) -> None:
        self.house, self.table, self.chance = house, table, chance
        self.done: list[str] = []
        self.asked = 0
        self.board: tuple[int, int | None] = table.public_revision, table.deadline
        """The revision and the deadline that the board shows."""
        house.registry.observers.append(self.observe)

    def observe(self, changed: TableChanged) -> None:
        """Note what a board shows that is drawn again for another revision, or because it is told to be."""
        if changed.redraw or changed.table.public_revision != self.board[0]:
            self.board = changed.table.public_revision, changed.table.deadline

    async def step(self) -> None:
        """Do something, then look: who is asked now and was not before has the whole time for a decision."""
        table, before = self.table, self.table.pending_decisions
        self.house.now += self.chance.choice((0, SECOND, 40 * SECOND))
        ways = (self.play, self.play, self.play, self.bots, self.bots, self.plan, self.undo, self.vote, self.vote)
        rare = (self.late, self.away, self.back, self.withdraw, self.leave, self.restart)
        way = self.chance.choice((*ways, *ways, *rare))
        with suppress(UserError):
            await way()
        self.done = [*self.done, way.__name__][-6:]
        table = self.table
        if not table.deciding or PollKind.ABSENT in table.polls:
            return
        taken_back = way in (self.undo, self.vote)  # who was asked before still is, however often others begin again
        new = {
            seat: at
            for seat, at in table.pending_decisions.items()
            if seat not in before or (before[seat] != at and not taken_back)
        }
        if table.waiting_for:
            assert table.deadline is not None, (self.done, table.waiting_for)
            assert "<t:" in who_decides(Reading(table, None, Words("en-US"))), self.done
            assert self.board[1] == table.deadline, (self.done, "the board shows it")
        people = {table.seats[seat].user_id for seat in new}
        if new and not people & {seat.user_id for seat in table.away}:
            self.asked += 1
            length = decision_ms(table.row)
            assert length is not None and table.deadline == self.house.now + length, (self.done, new, before)

    def person(self, seat: int) -> Person:
        return next(each for each in PEOPLE if each.user_id == self.table.seats[seat].user_id)

    def someone(self) -> Person:
        return self.chance.choice(PEOPLE)

    async def play(self) -> None:
        """Let a person act who is asked, or in whose place a bot plays, or for whom the bot passes."""
        table = self.table
        seats = [seat for seat in table.deciding if table.seats[seat].user_id > 0]
        if not seats:
            return
        seat = self.chance.choice(seats)
        actions = table.view(seat).actions
        passes = len(actions) == 1 and self.chance.random() < 0.5
        revision = table.seats[seat].decision_revision
        await acts.act(table, self.person(seat), revision, str(self.chance.choice(actions)), passes=passes)

    async def bots(self) -> None:
        """Let a bot move, for itself or a person, or do what was planned or said before."""
        await bot_moves(self.table)

    async def plan(self) -> None:
        table = self.table
        for seat in self.chance.sample(range(3), 3):
            if seat in table.deciding or table.seats[seat].user_id <= 0:
                continue
            found = ahead(table.game, table.view(seat))
            if found:
                chosen = self.chance.choice(found)
                await acts.plan(table, self.person(seat), Plan(chosen.action, chosen.note))
                return

    async def withdraw(self) -> None:
        await acts.plan(self.table, self.someone(), None)

    async def undo(self) -> None:
        person = self.someone()
        reach = need_reach(self.table, person.user_id)
        if reach is not None:
            await acts.undo(self.table, person, reach.target)

    async def vote(self) -> None:
        table = self.table
        for kind, poll in table.polls.items():
            choice = PollChoice.BOT if kind is PollKind.ABSENT else self.chance.choice(list(PollChoice))
            await acts.vote(table, self.someone(), kind, poll.number, choice)
            return

    async def late(self) -> None:
        if self.table.deadline is not None:
            self.house.now = max(self.house.now, self.table.deadline)
            await acts.missed_deadline(self.table)

    async def away(self) -> None:
        await acts.go_away(self.table, self.someone(), self.house.now + self.chance.choice((2, 30)) * MINUTE, bot=False)

    async def back(self) -> None:
        person = self.someone()
        await acts.go_away(self.table, person, None, bot=False)
        await acts.come_back(self.table, person)

    async def leave(self) -> None:
        person = self.someone()
        if len(self.table.people) > 1:
            await acts.quit(self.table, person)
            await acts.take_over(self.table, person)

    async def restart(self) -> None:
        table_id = self.table.id
        await self.house.reopen()
        self.table = await self.house.registry.table(table_id, GUILD)
        self.house.registry.observers.append(self.observe)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("absence", [Absence.BOT, Absence.ASK])
@pytest.mark.parametrize("key", games())
async def test_who_is_asked_has_the_whole_time_for_a_decision(
    house: House, key: str, absence: Absence, seed: int
) -> None:
    """Also after a plan, a stand-in, a forced or a private step, an undo, an answer to a question, a restart."""
    table = await acts.open_table(
        house.registry, key, guild_id=GUILD, channel_id=1, locale="en-US", host=ANA, pace=Pace.LIVE, absence=absence
    )
    for person in (BRUNO, CHLOE):
        await acts.join(table, person)
    await acts.start(table, ANA)
    walk = Walk(house, table, random.Random(f"{key} {absence} {seed}"))
    for _ in range(STEPS):
        await walk.step()
        if not walk.table.deciding:
            break
    assert walk.asked > 3, "a short game has few decisions"

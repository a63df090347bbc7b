"""Whole evenings with difficult people: nobody holds up the others for longer than one deadline."""

from __future__ import annotations

import datetime
import random
from typing import Any

import pytest
import simcord

from db import Phase
from locales import say
from tables import Table
from tables.clocks import DAY, HOUR
from tests.bot.harness import Stage, simulated_clock
from tests.bot.playing import nothing_but_a_sentence, store_of, table_of
from tests.bot.test_every_game import act

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("tiny_pictures", "at_once")]


class Evening:
    """A ranked table of four at a daily pace, whose people play unless they are told not to."""

    def __init__(self, stage: Stage, chance: random.Random) -> None:
        self.stage = stage
        self.chance = chance
        self.people = {each.id: each for each in (stage.ana, stage.bruno, stage.chloe, stage.davi)}
        self.idle: set[int] = set()
        """Users who do nothing."""
        self.longest = 0
        """The longest time without a move, in milliseconds."""

    async def table(self) -> Table:
        return await table_of(self.stage)

    async def play(self, moves: int) -> None:
        """Let whoever wants to play so many moves; time passes where all who decide are idle."""
        done, moved = 0, simulated_clock()
        revision = (await self.table()).row.revision
        while done < moves and (await self.table()).phase is Phase.RUNNING:
            table = await self.table()
            ready = [table.seats[seat].user_id for seat in table.waiting_for]
            ready = [user for user in ready if user not in self.idle]
            if ready:
                who = self.people[ready[0]]
                hand = self.stage.private(await self.stage.press(who, self.stage.board(), "b:*:hand"))
                await act(self.stage, who, hand, self.chance)
                done += 1
            else:
                await self.stage.later(hours=1)
            now = (await self.table()).row.revision
            if now != revision:
                self.longest = max(self.longest, simulated_clock() - moved)
                revision, moved = now, simulated_clock()
            assert simulated_clock() - moved <= DAY + HOUR, "a deadline has passed, and nothing has happened"

    async def says(self, who: simcord.MemberActor, *way: str) -> str:
        """Press the buttons of a way from the board; return the last answer."""
        message: Any = self.stage.board()
        for name in way:
            message = self.stage.shown(await self.stage.press(who, message, name))
        return self.stage.text(message)


async def opened(stage: Stage) -> Evening:
    """Open the table. A troll takes the last seat first, and is removed."""
    evening, troll = Evening(stage, random.Random(7)), stage.join("troll", "Troll")
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum", pace="daily"))
    for person in (stage.bruno, stage.chloe, troll):
        await stage.press(person, lobby, "b:*:join")
    full = nothing_but_a_sentence(stage, await stage.press(stage.davi, lobby, "b:*:join"))
    assert full == say("en-US", "error-table-full", seats=4)
    panel = stage.private(await stage.press(stage.ana, lobby, "b:*:more > b:*:guests"))
    await stage.choose(stage.ana, panel, "bg:*:remove", str(troll.id))
    await stage.press(stage.ana, panel, "bk:*")
    assert nothing_but_a_sentence(stage, await stage.press(troll, lobby, "b:*:join")) == say("en-US", "error-not-open")
    await stage.press(stage.davi, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    return evening


async def test_late_away_banned_leaving_and_a_sore_loser(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = await opened(stage)
    ana, bruno, chloe, davi = evening.people.values()
    await evening.play(20)

    # Chloé is late: a bot plays without a vote, until she is back.
    evening.idle.add(chloe.id)
    await evening.play(8)
    table = await evening.table()
    assert table.seats[table.seat_of(chloe.id) or 0].computer is not None and not table.polls
    assert say("en-US", "board-stand-in", who="", count=1)[:20] in stage.text(stage.board())
    hand = stage.private(await stage.press(chloe, stage.board(), "b:*:hand"))
    await stage.press(chloe, hand, "b:*:return")
    evening.idle.discard(chloe.id)

    # Davi is away for days: he says so, and a bot plays.
    until = (simulated_day() + 3 * DAY) // DAY
    await stage.slash(davi, "away", until=day(until), bot=True)
    await evening.play(6)
    assert (await evening.table()).bots

    # Bruno is banned: his seat holds nobody up for longer than a deadline.
    stage.env.backend.remove_member(stage.server.id, bruno.id)
    evening.idle.add(bruno.id)
    await evening.play(6)

    # The host is a sore loser: she cannot annul the game, and leaving costs her.
    refused = nothing_but_a_sentence(stage, await stage.slash(ana, "table cancel"))
    assert refused == say("en-US", "error-ranked-vote")
    assert say("en-US", "quit-ranked") in await evening.says(ana, "b:*:more", "b:*:quit")
    await evening.says(ana, "b:*:more", "b:*:quit", "b:*:confirm_quit")
    evening.idle.add(ana.id)
    await evening.play(10_000)

    stage.forgive()  # Discord knows no Bruno here
    table = await evening.table()
    assert table.phase is Phase.FINISHED and evening.longest <= DAY + HOUR
    (game,) = await store_of(stage).ratings.ranked_games()
    places = {each.user_id: each.place for each in game.standings}
    assert places[ana.id] == max(places.values()) and places[chloe.id] == min(places.values())
    rated = {row.user_id: row for row in await store_of(stage).ratings.of_table(table.id)}
    assert rated[chloe.id].mu > rated[ana.id].mu  # type: ignore[operator]


async def test_a_table_that_asks_is_held_up_by_nobody_who_is_gone(stage: Stage) -> None:
    """Without a deadline, one vanishes, and another one proposes the end."""
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum", pace="none"))
    for person in (stage.bruno, stage.chloe):
        await stage.press(person, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage)
    late = table.seats[table.waiting_for[0]].user_id
    asker, other = [each for each in (stage.ana, stage.bruno, stage.chloe) if each.id != late]
    await stage.later(hours=73)
    question = stage.board()
    assert say("en-US", "answer-absent-computer") in [each.label for each in stage.buttons(question)]
    for person in (asker, other):
        table = await table_of(stage)
        if table.polls:
            await stage.press(person, question, "v:*:absent:*:computer")
    await stage.env.settle()
    assert late not in (await table_of(stage)).people


def simulated_day() -> int:
    return simulated_clock() // DAY * DAY


def day(number: int) -> str:
    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=number)).isoformat()

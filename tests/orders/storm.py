"""One schedule: people at a table who do not wait for one another, a bot that is stopped, and what must be so after."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, cast

import simcord
from discord import ui
from simcord.http import router

from cogs.interactions import custom_ids
from db import ActionRow
from db.rows import BOARD
from engine import games
from locales import LOCALES, say
from tables import Phase, StaleDecision
from tests.bot import harness, playing
from tests.bot.harness import Message, Stage
from tests.orders import stand_ins
from tests.orders.loop import Loop
from tests.wire.ledger import account, all_wrong, singles
from tests.wire.play import Move

ACTIONS: Final = 22
"""What each person presses."""
PATIENCE: Final = 20.0
"""Seconds for an answer. Discord refuses one after three, which may be too few for a slow disk or network."""
LOOK_SECONDS: Final = 0.05
REFUSALS: Final = {say(locale, key) for locale in LOCALES for key in (StaleDecision().key, "error-choice-stays")}
DATE: Final = re.compile(r"<t:\d+:R>")
"""Matches a moment: the bot learns Discord's time from clicks, so that the same one may be a second later."""
MESSAGES: Final = re.compile(r"/channels/\d+/messages$")
MENTIONED: Final = re.compile(r"<@(\d+)>")
EXPECTED: Final = (10_008, 10_062, 40_060)
"""What Discord says to a bot that is slow: no such message, no such interaction, answered already."""
RESTARTS: Final = 3
"""One in so many schedules stops the bot in the middle, while people press."""


@dataclass
class Schedule:
    """People at one table, and what they pressed."""

    stage: Stage
    chance: random.Random
    number: int = 1
    moves: list[Move] = field(default_factory=list)
    planned: list[Move] = field(default_factory=list)
    mentioned: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often each person was mentioned for a decision: user, decision revision."""
    stopped: bool = False
    """Whether the bot is not there: nothing is answered."""
    unanswered: list[str] = field(default_factory=list)

    async def play(self, people: Sequence[simcord.MemberActor], game: str, bots: int) -> None:
        """Open a table, then let all people press at the same time."""
        stage, env = self.stage, cast(stand_ins.Env, self.stage.env)
        lobby = stage.shown(await stage.slash(people[0], "play", game=game))
        for person in people[1:]:
            await stage.press(person, lobby, "b:*:join")
        for _ in range(bots):
            await stage.press(people[0], lobby, "b:*:bots > b:*:add_easy")
        await stage.press(people[0], lobby, "b:*:start")
        env.busy, stand_ins.loop().calm = True, False
        stopping = self.chance.randrange(RESTARTS) == 0
        async with asyncio.TaskGroup() as group:
            for person in (*people, stage.davi):
                group.create_task(self.person(person))
            if stopping:
                group.create_task(self.restart())
        env.busy, stand_ins.loop().calm = False, True
        await env.settle()

    async def restart(self) -> None:
        """Stop the bot and start another, wherever the clicks are."""
        await asyncio.sleep(self.chance.uniform(0, ACTIONS))
        self.stopped = True
        await self.stage.env.bot.close()
        await self.stage.env.restart_bot(self.stage.make())
        self.stopped = False

    async def person(self, who: simcord.MemberActor) -> None:
        """Press this and that: mostly a choice of one's newest hand, sometimes twice, sometimes of an older one."""
        seen: list[Message] = []
        for _ in range(ACTIONS):
            await asyncio.sleep(self.chance.expovariate(1.0))
            pressed: Message = self.stage.board()
            custom_id = f"b:{self.number}:hand"
            if seen and self.chance.random() >= 0.25:
                pressed = seen[-1] if self.chance.random() < 0.85 else self.chance.choice(seen)
                if not self.stage.exists(pressed):
                    seen.remove(pressed)
                    continue
                controls = self.stage.controls(pressed)
                offered = [each for each in controls if each.custom_id.startswith(("t:", "s:", "d:"))]
                some = offered if offered and self.chance.random() < 0.85 else controls
                if not some:
                    continue
                custom_id = self.chance.choice(some).custom_id
            times = 2 if self.chance.random() < 0.15 else 1
            answers = await asyncio.gather(*(self.press(who, pressed, custom_id) for _ in range(times)))
            seen += [hand for answer in answers if answer and (hand := self.hand(answer)) is not None]

    def hand(self, result: simcord.InteractionResult) -> Message | None:
        """Return the private message of an answer."""
        answers = [each for each in (result.response, *result.followups) if each is not None and each.ephemeral]
        return answers[-1] if answers else None

    async def press(
        self, who: simcord.MemberActor, message: Message, custom_id: str
    ) -> simcord.InteractionResult | None:
        """Press a button, or choose an option. Returns the answer; None if there is none."""
        while self.stopped:  # nothing reaches a bot that is not there
            await asyncio.sleep(LOOK_SECONDS)
        there = self.stage.controls(message) if self.stage.exists(message) else []
        control = next((each for each in there if each.custom_id == custom_id and not each.disabled), None)
        if control is None:
            return None
        value = self.chance.choice(control.options) if control.options else ""
        if value:
            result = await who.select(message, [value], custom_id=custom_id)
        else:
            result = await who.click(message, custom_id=custom_id)
        move = self._note(who, custom_id, value, result)
        if not await self._answered(who, custom_id, result):
            return None
        if move is not None:
            said = "".join(map(str, self._sent(result)))
            move.acknowledged = f"'b:{self.number}:more'" in said and not any(each in said for each in REFUSALS)
        return result

    def _sent(self, result: simcord.InteractionResult) -> list[Any]:
        """Return the bodies of the requests that answer a click: a message may change again before anybody looks."""
        number = str(result._interaction.id)
        return [each.json for each in self.stage.env.http_requests if number in each.path]

    def _note(
        self, who: simcord.MemberActor, custom_id: str, value: str, result: simcord.InteractionResult
    ) -> Move | None:
        """Note the choice or the plan that a click makes. Returns the choice."""
        button: Any = custom_ids.read(custom_id.partition("~")[0])
        notation = value or getattr(button, "notation", "")
        move = Move(self.number, who.id, getattr(button, "decision_revision", 0), notation, cast(Any, result))
        if custom_id.startswith(("t:", "s:")):
            self.moves.append(move)
            return move
        if custom_id.startswith(("pm:", "ps:", "pa:")):
            self.planned.append(replace(move, notation=notation.rpartition(":")[2] or "pass"))
        return None

    async def _answered(self, who: simcord.MemberActor, custom_id: str, result: simcord.InteractionResult) -> bool:
        """Wait until a click is answered, also one that was acknowledged first. Notes one that the bot has ignored."""
        stopped = False
        for _ in range(int(PATIENCE / LOOK_SECONDS)):
            stopped = stopped or self.stopped
            if self.text(result) or result.modal or (stopped and not result.acknowledged):
                break
            await asyncio.sleep(LOOK_SECONDS)
        if not (self._sent(result) or stopped):
            self.unanswered.append(f"{who.name}: {custom_id}")
        return result.acknowledged

    def text(self, result: simcord.InteractionResult) -> str:
        return "\n".join(self.stage.text(each) for each in (result.response, *result.followups) if each is not None)

    async def wrong(self) -> list[str]:
        """Return what is wrong now that all is settled."""
        stage, store = self.stage, playing.store_of(self.stage)
        tables, wrong = await all_wrong(store)
        log = tables[self.number].log
        wrong += account(self.moves, log, [*self.planned, *self.moves]).doubled + self.lost(log)
        wrong += [f"no answer: {each}" for each in self.unanswered]
        table = await playing.table_of(stage, self.number)
        if table.phase is Phase.RUNNING:
            board = next(each for each in stage.history() if each.id == table.messages[BOARD].message_id)
            fresh = await playing.tertulia(stage).public.panel(table)
            right = "\n".join(each.content for each in fresh.view.walk_children() if isinstance(each, ui.TextDisplay))
            shown, right = (DATE.sub("", text) for text in (stage.text(board), right))
            wrong += [f"the board says {shown!r}, not {right!r}"] if shown != right else []
        wrong += [f"{who} was mentioned {count} times" for who, count in self.mentioned.items() if count > 1]
        return wrong

    def lost(self, log: Sequence[ActionRow]) -> list[str]:
        """Return acknowledged choices without a line. A simultaneous choice may be made again: the last one counts."""
        lines = {(line.user_id, line.decision_revision): line.notation for line in log}
        clicked: dict[tuple[int, int], list[Move]] = {}
        for move in (part for click in self.moves for part in singles(click)):
            clicked.setdefault((move.user, move.decision_revision), []).append(move)
        return [
            f"{[move.notation for move in moves]} of {user} at {revision} was acknowledged"
            for (user, revision), moves in clicked.items()
            if any(move.acknowledged for move in moves)
            and lines.get((user, revision)) not in {move.notation for move in moves}
        ]

    @contextmanager
    def watching_mentions(self) -> Iterator[None]:
        """Note for which decision each person is mentioned while the block runs."""
        inner = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
            if method == "POST" and MESSAGES.search(path):
                table = playing.tertulia(self.stage).registry.in_memory(self.number)
                for user in map(int, MENTIONED.findall(str(rest["json"].get("content")))):
                    seat = table.seat_of(user) if table is not None else None
                    if table is not None and seat is not None and seat in table.deciding:
                        self.mentioned[user, table.seats[seat].decision_revision] += 1
            return inner(backend, method, path, **rest)

        router.dispatch = dispatch
        try:
            yield
        finally:
            router.dispatch = inner


async def run(seed: int, folder: Path) -> tuple[list[str], Schedule]:
    """Play one schedule."""
    chance = random.Random(f"{seed}: people")

    def make() -> Any:
        return harness.make_bot(folder / "tertulia.sqlite3")

    async with harness.running(make, stand_ins.follow_loop) as env:
        stage = Stage(env, make)
        with harness.recording(stage):
            await env.settle()
            schedule = Schedule(stage, chance)
            game = games()[seed % len(games())]
            people = [stage.ana, stage.bruno, stage.chloe][: chance.choice((2, 3))]
            with schedule.watching_mentions():
                await schedule.play(people, game, bots=chance.choice((0, 0, 1)))
            wrong = await schedule.wrong()
        stage.refused = [each for each in stage.refused if each.code not in EXPECTED]
        stage.check()
    return wrong, schedule


def check(seed: int) -> Schedule:
    """Run the schedule of a seed. Raises AssertionError with all that is wrong."""
    loop = Loop(seed)
    asyncio.set_event_loop(loop)
    with stand_ins.installed(seed), tempfile.TemporaryDirectory() as folder:
        try:
            wrong, schedule = loop.run_until_complete(run(seed, Path(folder)))
        finally:
            loop.close()
            asyncio.set_event_loop(None)
    assert not wrong, f"seed {seed}:\n" + "\n".join(wrong)
    return schedule

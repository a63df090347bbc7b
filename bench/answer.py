"""Time from a click to its visible answer, beside a ten-line bot that only answers "ok", alternating in one run.

Both bots run as programs against the wire stand-in for Discord (``tests/wire``): HTTP, a WebSocket, the real clock. The
benchmark clicks ours in four ways, each right after a click on the other bot. It also adds up the processor time of our
bot and its workers, from the click until the channel is quiet: with the board that follows a decision.

* a stranger presses *My hand* and gets an error: no picture, no write.
* a player opens the log: text from the store.
* a player presses *My hand*: a picture, cached where nothing has changed.
* a player decides: rules, a transaction, and a picture of the new hand. The board follows. A decision of two steps
  (first the card, then where) is two clicks, whose times are added up, beside two clicks on the other bot. The players
  take turns to decide: in a draft a player may choose again until all have chosen.

Both bots are warm. Ours has played a whole game of the kind, which filled the sprite cache, and uploaded its emojis.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import fmean, median
from typing import TYPE_CHECKING, Final

from bench import Result, Skipped
from engine import games

if TYPE_CHECKING:
    from tests.wire.entities import Message
    from tests.wire.interactions import Interaction
    from tests.wire.people import Person
    from tests.wire.play import Table
    from tests.wire.program import Program

ROUNDS: Final = 15
"""Clicks of each kind, each after one on the other bot."""
WARM: Final = 3
"""Warm-up rounds: they fill the sprite cache and warm up both bots."""
QUIET: Final = 0.2
"""Seconds without news in the channel after which the bot counts as idle."""
EMOJIS_IN_USE: Final = "uploaded, "
"""What the log says once the emojis are uploaded."""
OK: Final = Path(__file__).with_name("ok")
KINDS: Final = {
    "refused click": "nothing written, no picture",
    "page of the log": "read from the store, no picture",
    "own hand": "with a picture, drawn unless it is the same as the last time",
    "decision": "with a transaction and a new picture",
}
PICTURED: Final = ("own hand", "decision")
GOALS: Final = {"decision": (" (goal: at most 4)", " (goal: at most 18)")}
"""What is aimed at for a kind of click: its ratio to the other bot's time, and its processor time."""


def run() -> Result:
    """Play a game of three of each kind with both bots running."""
    try:
        import tests.wire.server  # noqa: F401
    except ImportError as error:
        raise Skipped("needs the test requirements: python3 start.py test installs them") from error
    figures: dict[str, float | int | str] = {}
    for key in games():
        figures |= {f"{key}: {name}": figure for name, figure in asyncio.run(_measure(key)).items()}
    notes = [f"{name}: {what}" for name, what in KINDS.items()]
    return Result("answer", figures, (f"{ROUNDS} clicks of each kind, as many on the bot that says ok", *notes))


async def _measure(key: str) -> dict[str, float]:
    """Return medians and means of one game in ms, and median ratios of neighbouring clicks."""
    ours: dict[str, list[float]] = defaultdict(list)
    oks: dict[str, list[float]] = defaultdict(list)
    used: dict[str, list[float]] = defaultdict(list)
    own: list[float] = []
    """Processor seconds that decisions take of the bot's own process."""
    ok_clicks: list[float] = []
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        other, button = await _ok_bot(stack, folder / "ok")
        game = await _Game.open(stack, folder / "ours", key)

        async def press_ok() -> float:
            return _seconds(await other.use(button, button.controls[0]))

        for number in range(WARM + ROUNDS):
            for kind in KINDS:
                ready = await game.prepare(kind)
                ok = [await press_ok()]
                before, alone = game.processor_seconds(), game.own_seconds()
                made = [_seconds(click, picture=kind in PICTURED) for click in await ready()]
                await game.quiet()
                spent = game.processor_seconds() - before
                ok += [await press_ok() for _ in made[1:]]
                if number >= WARM:
                    used[kind].append(spent)
                    own += [game.own_seconds() - alone] if kind == "decision" else []
                    oks[kind].append(sum(ok))
                    ours[kind].append(sum(made))
                    ok_clicks += ok
    figures = {"ok, median ms": median(ok_clicks) * 1000}
    for kind in KINDS:
        ratio_goal, time_goal = GOALS.get(kind, ("", ""))
        figures[f"{kind}, median ms"] = median(ours[kind]) * 1000
        ratios = [a / b for a, b in zip(ours[kind], oks[kind], strict=True)]
        figures[f"{kind} : ok{ratio_goal}"] = round(median(ratios), 2)
        figures[f"{kind}, processor time, mean ms{time_goal}"] = round(fmean(used[kind]) * 1000, 1)
    figures["decision, of that the bot's own process, mean ms (goal: at most 11)"] = round(fmean(own) * 1000, 1)
    workers = fmean(used["decision"]) - fmean(own)
    figures["decision, of that its workers, mean ms (goal: at most 25)"] = round(workers * 1000, 1)
    return figures


async def _ok_bot(stack: AsyncExitStack, folder: Path) -> tuple[Person, Message]:
    """Start the other bot. Returns a person in its server and its message with a button."""
    from tests.wire.entities import Message
    from tests.wire.people import Person
    from tests.wire.program import Program
    from tests.wire.server import Discord

    folder.mkdir()
    discord = await stack.enter_async_context(Discord(keep_files=False))
    guild = discord.world.add_guild()
    channel = discord.world.add_channel(guild)
    person = Person(discord, discord.world.add_user(guild, "Ana"))
    button = {"type": 2, "id": 2, "style": 1, "label": "ok?", "custom_id": "ok"}
    message = Message(discord.world.snowflake(), channel, discord.world.bot)
    message.components = [{"type": 1, "id": 1, "components": [button]}]
    discord.world.put(message)
    await stack.enter_async_context(Program(discord, folder, root=OK))
    return person, message


class _Game:
    """A table of three at our bot, and a stranger."""

    def __init__(self, program: Program, table: Table, stranger: Person) -> None:
        self.program = program
        self.table = table
        self.stranger = stranger
        self._next = 0
        """The place of the player whose decision is looked for first."""

    @classmethod
    async def open(cls, stack: AsyncExitStack, folder: Path, key: str) -> _Game:
        """Start the bot and the game."""
        from tests.wire.people import Person
        from tests.wire.play import open_table, play_out
        from tests.wire.process import at_rest
        from tests.wire.program import Program, until
        from tests.wire.server import Discord

        folder.mkdir()
        discord = await stack.enter_async_context(Discord(keep_files=False))
        discord.limits.on = False  # boards follow at once instead of during the next clicks
        discord.rest.inspect = False
        guild = discord.world.add_guild()
        channel, another = discord.world.add_channel(guild), discord.world.add_channel(guild)
        people = [Person(discord, discord.world.add_user(guild, name)) for name in ("Ana", "Bruno", "Maria", "Davi")]
        program = await stack.enter_async_context(Program(discord, folder))
        before = await open_table(people[:3], another, key, ranked=False)
        await play_out(before, random.Random(1))
        await until(lambda: EMOJIS_IN_USE in program.said())
        await at_rest(program.pid)
        return cls(program, await open_table(people[:3], channel, key, ranked=False), people[3])

    def processor_seconds(self) -> float:
        """Return the processor time of the bot and its workers since their start."""
        from tests.wire.process import Reading

        return Reading.of(self.program.pid).cpu

    def own_seconds(self) -> float:
        """Return the processor time of the bot's own process since its start."""
        from tests.wire.process import processor_seconds

        return processor_seconds(self.program.pid)

    async def prepare(self, kind: str) -> Callable[[], Awaitable[list[Interaction]]]:
        """Show everything before a click of this kind. Returns what clicks: once, or in each step of a decision."""
        from tests.wire.play import HAND, MORE

        ana, board = self.table.people[0], await self.quiet()
        if kind == "decision":
            return await self._decision(board)
        if kind == "page of the log":
            board = (await ana.press(board, MORE)).messages[-1]
        person = self.stranger if kind == "refused click" else ana
        control = "b:*:log" if kind == "page of the log" else HAND

        async def click() -> list[Interaction]:
            return [await person.press(board, control)]

        return click

    async def _decision(self, board: Message) -> Callable[[], Awaitable[list[Interaction]]]:
        """Open the hand of the next player who may decide. Returns what decides."""
        from tests.wire.play import HAND, choices

        people = self.table.people
        for person in (*people[self._next :], *people[: self._next]):
            hand = (await person.press(board, HAND)).messages[-1]
            await self._settle()  # the bot deletes the player's former hand: that belongs to this click
            if choices(hand):
                self._next = (people.index(person) + 1) % len(people)
                return lambda: _decide(person, hand)
        raise RuntimeError("the game was too short")

    async def quiet(self) -> Message:
        """Return the board once the channel is quiet. Closes old hands."""
        for person in (*self.table.people, self.stranger):
            person.dismiss(self.table.channel)
        await self._settle()
        board = self.table.board()
        assert board is not None
        return board

    async def _settle(self) -> None:
        """Wait until the channel is quiet."""
        while await self.table.channel.after(self.table.channel.serial, QUIET):
            pass


async def _decide(person: Person, hand: Message) -> list[Interaction]:
    """Click the first choice of a hand, and as long as that only narrows the hand, the first choice there."""
    from tests.wire.play import FIRST, choices

    clicks: list[Interaction] = []
    narrowed = True
    while narrowed:
        choice = choices(hand)[0]
        click = await person.use(hand, choice.control, [choice.value] if choice.value else [])
        clicks.append(click)
        narrowed = choice.control.custom_id.startswith(FIRST) and bool(click.messages)
        hand = click.messages[-1] if narrowed else hand
    return clicks


def _seconds(click: Interaction, *, picture: bool = False) -> float:
    """Return the seconds until a visible answer. ``picture``: fail if the answer lacks its picture."""
    if click.seconds is None:
        raise RuntimeError(f"a click was not answered: {click.failed}")
    if picture and click.pictured != click.shown:
        raise RuntimeError("a hand arrived as text instead of a picture: this machine is too busy to measure")
    return click.seconds

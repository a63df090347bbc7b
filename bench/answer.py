"""A click until its answer is seen, beside a bot of ten lines that only answers "ok", by turns in one run.

Both bots are programs of their own on the wire stand-in for Discord (``tests/wire``): HTTP, a WebSocket, the real
clock. Ours is clicked on in four ways, each time right after the other one:

* a stranger presses *My hand* and is refused: no picture, nothing is written;
* a player opens the log: words, read from the store;
* a player presses *My hand*: a picture, which is remembered where nothing has changed;
* a player decides: the rules, a transaction, and a picture of the new hand. The board is drawn right after it.

Both have been up for a while: on ours, a whole game of the kind has been played before, so that what every picture
needs has been drawn once.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from bench import Result, Skipped
from engine import games

if TYPE_CHECKING:
    from tests.wire.interactions import Interaction
    from tests.wire.people import Person
    from tests.wire.play import Table
    from tests.wire.world import Message

ROUNDS: Final = 15
"""Clicks of each kind, and before each one on the other bot."""
WARM: Final = 3
"""Rounds before it counts: sprites are drawn, and both have seen a few clicks."""
QUIET: Final = 0.2
"""Seconds without anything new in the channel after which the bot has done what it had to."""
OK: Final = Path(__file__).with_name("peers") / "ok"
KINDS: Final = {
    "refused click": "nothing written, no picture",
    "page of the log": "read from the store, no picture",
    "own hand": "with a picture, drawn unless it is the same as the last time",
    "decision": "with a transaction and a new picture",
}
PICTURED: Final = ("own hand", "decision")


def run() -> Result:
    """Play a game of three of each kind with both bots running."""
    try:
        import tests.wire.server  # noqa: F401
    except ImportError as error:
        raise Skipped("it needs what the tests need: python3 start.py test installs that") from error
    figures: dict[str, float | int | str] = {}
    for key in games():
        figures |= {f"{key}: {name}": figure for name, figure in asyncio.run(_measure(key)).items()}
    notes = [f"{name}: {what}" for name, what in KINDS.items()]
    return Result("answer", figures, (f"{ROUNDS} clicks of each kind, as many on the bot that says ok", *notes))


async def _measure(key: str) -> dict[str, float]:
    """Medians of one game in ms, and the median ratios of neighbouring clicks."""
    ours: dict[str, list[float]] = defaultdict(list)
    oks: dict[str, list[float]] = defaultdict(list)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        other, button = await _ok_bot(stack, folder / "ok")
        game = await _Game.open(stack, folder / "ours", key)
        for number in range(WARM + ROUNDS):
            for kind in KINDS:
                ready = await game.prepare(kind)
                ok = _seconds(await other.use(button, button.controls[0]))
                made = _seconds(await ready(), picture=kind in PICTURED)
                if number >= WARM:
                    oks[kind].append(ok)
                    ours[kind].append(made)
    figures = {"ok, median ms": median(each for row in oks.values() for each in row) * 1000}
    for kind in KINDS:
        figures[f"{kind}, median ms"] = median(ours[kind]) * 1000
        figures[f"{kind} : ok"] = round(median([a / b for a, b in zip(ours[kind], oks[kind], strict=True)]), 2)
    return figures


async def _ok_bot(stack: AsyncExitStack, folder: Path) -> tuple[Person, Message]:
    """Somebody in a server with the other bot, and a message of it with a button."""
    from tests.wire.people import Person
    from tests.wire.program import Program
    from tests.wire.server import Discord
    from tests.wire.world import Message

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
    """A table of three at our bot, and somebody who looks on."""

    def __init__(self, table: Table, stranger: Person) -> None:
        self.table = table
        self.stranger = stranger

    @classmethod
    async def open(cls, stack: AsyncExitStack, folder: Path, key: str) -> _Game:
        """Start the bot and the game."""
        from tests.wire.people import Person
        from tests.wire.play import open_table, play_out
        from tests.wire.program import Program
        from tests.wire.server import Discord

        folder.mkdir()
        discord = await stack.enter_async_context(Discord(keep_files=False))
        discord.limits.on = False  # boards follow at once, and do not fall into the next clicks
        discord.rest.inspect = False
        guild = discord.world.add_guild()
        channel, another = discord.world.add_channel(guild), discord.world.add_channel(guild)
        people = [Person(discord, discord.world.add_user(guild, name)) for name in ("Ana", "Bruno", "Maria", "Davi")]
        await stack.enter_async_context(Program(discord, folder))
        before = await open_table(people[:3], another, key, ranked=False)
        await play_out(before, random.Random(1))
        return cls(await open_table(people[:3], channel, key, ranked=False), people[3])

    async def prepare(self, kind: str) -> Callable[[], Awaitable[Interaction]]:
        """Get to where the click of this kind can be made; what makes it. Everything before has been shown."""
        from tests.wire.play import HAND, MORE, choices

        table = self.table
        ana, board = table.people[0], await self._quiet()
        if kind == "refused click":
            return lambda: self.stranger.press(board, HAND)
        if kind == "own hand":
            return lambda: ana.press(board, HAND)
        if kind == "page of the log":
            more = (await ana.press(board, MORE)).messages[-1]
            return lambda: ana.press(more, "b:*:log")
        for person in table.people:
            hand = (await person.press(board, HAND)).messages[-1]
            offered = choices(hand)
            if offered:
                control, values = offered[0].control, [offered[0].value] if offered[0].value else []
                return lambda: person.use(hand, control, values)
        raise RuntimeError("the game was too short")

    async def _quiet(self) -> Message:
        """The board, when nothing has happened in the channel for a while; nobody keeps old hands open."""
        for person in (*self.table.people, self.stranger):
            person.dismiss(self.table.channel)
        while await self.table.channel.after(self.table.channel.serial, QUIET):
            pass
        board = self.table.board()
        assert board is not None
        return board


def _seconds(click: Interaction, *, picture: bool = False) -> float:
    """Until something was seen; ``picture``: fail where that came without the picture that belongs to it."""
    if click.seconds is None:
        raise RuntimeError(f"a click was not answered: {click.failed}")
    if picture and click.pictured != click.shown:
        raise RuntimeError("a hand came in words: this machine has too much else to do to be measured")
    return click.seconds

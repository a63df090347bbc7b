"""Players who open tables, look at their hands, and press what they see.

Over 400 lines because all that a player does by turns is in one class.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from db.bounds import MAX_UNDOS
from locales import say
from tables import StaleDecision
from tests.wire.entities import Channel, Control, Message
from tests.wire.interactions import Interaction
from tests.wire.people import NotThere, Person

HAND, JOIN, BEGIN, MORE = "b:*:hand", "b:*:join", "b:*:start", "b:*:more"
"""Patterns of the ids of a table's buttons."""
IMPATIENCE: Final = 5.0
"""Seconds after which a player without a mention looks at their hand."""
PLAN_SECONDS: Final = 15.0
"""More such seconds for a player who has planned the next move: the bot waits for ten."""
FIRST: Final = "d:"
"""Prefix of the buttons that show the choices that begin alike."""
AGAIN: Final = 0.5
"""Seconds until a person who got no table tries again."""
ATTEMPTS: Final = 50
"""Attempts in a row before a player gives up."""


class Stuck(Exception):
    """A game is stuck."""


def revision_in(custom_id: str) -> int:
    """Return the decision revision in the custom id of a choice. A select that is shown again has a suffix."""
    return int(custom_id.partition("~")[0].split(":")[2])


@dataclass(frozen=True)
class Choice:
    """A choice on a hand: a control, and the option of a select (empty: a button)."""

    control: Control
    value: str = ""

    @property
    def decision_revision(self) -> int:
        """The seat's decision revision in the custom id."""
        return revision_in(self.control.custom_id)

    @property
    def notation(self) -> str:
        return self.value or self.control.custom_id.split(":", 3)[3]


@dataclass(eq=False)
class Move:
    """A clicked choice, recorded at the click, and its answer."""

    table: int
    user: int
    decision_revision: int
    notation: str
    interaction: Interaction
    acknowledged: bool = False
    """Whether an answer showed that the action was done."""


@dataclass
class Table:
    """A table in a channel and the people at it.

    ``moves`` are all clicks on choices, in their order, ``undone`` those on *Undo*.
    """

    channel: Channel
    people: list[Person]
    number: int
    game: str
    moves: list[Move] = field(default_factory=list)
    undone: list[Move] = field(default_factory=list)
    planned: list[Move] = field(default_factory=list)
    """Clicks on a move to be made later."""
    seated: list[int] = field(default_factory=list)
    """Users whose seat was acknowledged."""

    def board(self) -> Message | None:
        """Return the lowest public message with the table's own buttons."""
        return next(self.boards(), None)

    def boards(self) -> Iterator[Message]:
        """Yield all public messages with the table's own buttons, the lowest first."""
        mark = f"b:{self.number}:"
        for message in reversed(self.channel.messages.values()):
            if message.viewer is None and any(each.custom_id.startswith(mark) for each in message.controls):
                yield message

    @property
    def over(self) -> bool:
        """Whether the board is a score sheet."""
        board = self.board()
        return board is not None and _has(board, "rematch")


def _has(message: Message, op: str) -> bool:
    return any(control.custom_id.split(":")[2:] == [op] for control in message.controls if control.custom_id[0] == "b")


async def wish_for_words(person: Person, channel: Channel) -> None:
    """Choose with ``/my-settings`` to read hands in words, which saves the bot a picture."""
    for _ in range(ATTEMPTS):
        answer = await person.slash(channel, "my-settings")
        for message in answer.messages:
            if any(control.custom_id == "m:words_off" for control in message.controls):
                return
            await person.press(message, "m:words_on")
        if answer.failed:
            await person.back()
    raise Stuck(f"{person} cannot choose words")


async def record(person: Person, table: Table) -> bytes:
    """Return the record of a finished game, as the bot hands it out under *More*. Raises :class:`Stuck`."""
    for _ in range(ATTEMPTS):
        found = person.finds(table.channel, f"b:{table.number}:record") or person.finds(table.channel, MORE)
        if found is not None:
            answer = await person.use(*found)
            files = [file for message in answer.messages for file in message.files if file.name.endswith(".json")]
            if files:
                return files[0].data
            if not answer.failed:
                continue
        await person.back()
    raise Stuck(f"no record of table {table.number}: {table_text(table)!r}")


def choices(panel: Message) -> list[Choice]:
    """Return the choices of a hand."""
    found = []
    for control in panel.controls:
        if control.custom_id.startswith(("t:", FIRST)):
            found.append(Choice(control))
        elif control.custom_id.startswith("s:"):
            found += [Choice(control, value) for value in control.values]
    return found


async def open_table(
    people: Sequence[Person], channel: Channel, game: str, *, bots: Sequence[str] = (), **options: object
) -> Table:
    """Open a table in a channel without one, and start the game.

    The first of ``people`` opens it and adds bots of these levels; the others sit down.

    They retry after errors. Raises :class:`Stuck`.
    """
    host, *others = people
    said = ""
    for _ in range(ATTEMPTS):
        found = host.finds(channel, JOIN)
        if found is not None:
            break
        answer = await host.slash(channel, "play", game=game, **options)
        said = answer.failed or "".join(message.text for message in answer.messages)
        if answer.failed:
            await host.back()
        elif answer.messages[0].viewer is not None:
            # The table exists already, and its answer was lost; or the database is away.
            await asyncio.sleep(AGAIN)
            await host.slash(channel, "board")
    else:
        raise Stuck(f"{host} cannot open a table: {said}")
    number = int(found[1].custom_id.split(":")[1])
    table = Table(channel, list(people), number, game, seated=[host.user.id])
    for person in others:
        await insist(person, table, JOIN, partial(_is_named, table, person), "error-already-seated")
        table.seated.append(person.user.id)
    for level in bots:
        named, add = say("en-US", "seat-bot", player="", level=say("en-US", f"bot-{level}")), f"b:*:add_{level}"
        await insist(host, table, "b:*:bots", partial(_finds, host, table, add))
        await insist(host, table, add, lambda named=named: named in table_text(table))  # type: ignore[misc]
    await insist(host, table, BEGIN, lambda: _begun(table))
    return table


def table_text(table: Table) -> str:
    """Return the text of the board."""
    board = table.board()
    return "" if board is None else board.text


def _finds(person: Person, table: Table, name: str) -> bool:
    return person.finds(table.channel, name) is not None


def _is_named(table: Table, person: Person) -> bool:
    return f"**{person.user.shown}**" in table_text(table)


def _begun(table: Table) -> bool:
    board = table.board()
    return board is not None and (_has(board, "hand") or _has(board, "rematch"))


async def insist(person: Person, table: Table, name: str, done: Callable[[], bool], enough: str = "") -> None:
    """Press a button of the board until its effect shows. Raises :class:`Stuck`.

    The answer ``enough`` counts too: it says that the effect is there, although the board does not show it yet.
    """
    for _ in range(ATTEMPTS):
        if done():
            return
        serial = table.channel.serial
        found = person.finds(table.channel, name)
        answer = await person.use(*found) if found is not None else await person.slash(table.channel, "board")
        if answer.failed:
            await person.back()
        elif not done():
            if enough and any(say(person.user.locale, enough) in message.text for message in answer.messages):
                return
            # It may be done already, and be shown when the board is asked for, or in a while.
            await person.slash(table.channel, "board")
            await table.channel.after(serial, IMPATIENCE)
    raise Stuck(f"{person} cannot {name}: {table_text(table)!r}")


class Player:
    """A person at a table who decides at random.

    ``pause`` are the seconds they think, at most, before each click; ``impatience`` those after which they look at
    their hand without a mention. ``regret`` is the probability that they press *Undo* where it is offered,
    ``foresight`` that they plan their next decision.
    """

    def __init__(
        self,
        person: Person,
        table: Table,
        chance: random.Random,
        *,
        pause: float = 0.0,
        impatience: float = IMPATIENCE,
        regret: float = 0.0,
        foresight: float = 0.0,
    ) -> None:
        self.foresight = foresight
        self.planned = False
        """Whether they wait for the bot to do what they have planned."""
        self.person = person
        self.table = table
        self.chance = chance
        self.pause = pause
        self.impatience = impatience
        self.regret = regret
        self.panel: Message | None = None
        """The hand that is open now."""
        self._heeded = (0, "")
        keys = StaleDecision().key, "error-choice-stays"
        self._refusals = {say(locale, key) for locale in ("en-US", "pt-BR", "es-ES", "fr") for key in keys}

    async def play(self, attempts: float = ATTEMPTS) -> None:
        """Play until the game is over. Raises :class:`Stuck` after so many failures in a row."""
        failures = 0
        while not self.table.over:
            moved = await self.step()
            failures = 0 if moved else failures + 1
            if failures > attempts:
                raise Stuck(f"{self.person} at table {self.table.number}: {table_text(self.table)!r}")

    async def step(self) -> bool:
        """Click once on an offered choice, or wait for a change. Returns whether either happened."""
        offered = choices(self.panel) if self.panel is not None and self._is_there(self.panel) else []
        if offered:
            return await self.decide(self.chance.choice(offered))
        serial = self.table.channel.serial
        summons = self._summons()
        if summons is not None:
            if await self.look():
                self._heeded = summons
            return self.panel is not None and bool(choices(self.panel))
        if await self.table.channel.after(serial, self.impatience + PLAN_SECONDS * self.planned):
            return True
        await self.look()
        return False

    def _summons(self) -> tuple[int, str] | None:
        """Return what newly says that this person must decide, or None.

        That is the id of the latest mention, and the text of the board that names them.
        """
        latest, board = self._said()
        return (latest, board) if latest > self._heeded[0] or (board and board != self._heeded[1]) else None

    def _said(self) -> tuple[int, str]:
        mark = f"<@{self.person.user.id}>"
        mentions = [message.id for message in self.person.sees(self.table.channel) if mark in message.text]
        text = table_text(self.table)
        # A player with a plan waits for a mention: the board names them while the bot is about to move for them.
        named = not self.planned and f"**{self.person.user.shown}**" in "".join(text.split("\n")[1:2])
        return max(mentions, default=0), text if named else ""

    async def look(self) -> bool:
        """Open the hand from the board. Returns whether it was shown."""
        board = self.table.board()
        if board is None or not _has(board, "hand"):
            return False
        self.person.dismiss(self.table.channel)
        self.panel = None
        try:
            answer = await self.person.press(board, HAND)
        except NotThere:
            return False
        self._turn_to(answer)
        if answer.failed:
            await self.person.back()
        return not answer.failed

    async def decide(self, choice: Choice) -> bool:
        """Click on a choice. Returns whether there was an answer."""
        if self.pause:
            await asyncio.sleep(self.chance.uniform(0, self.pause))
        panel, self.planned = self.panel, False
        assert panel is not None
        answer = self.person.click(panel, choice.control, [choice.value] if choice.value else ())
        if choice.control.custom_id.startswith(FIRST):
            await self.person.wait(answer)
            self._turn_to(answer)
            if answer.failed:
                await self.person.back()
            return not answer.failed
        move = Move(self.table.number, self.person.user.id, choice.decision_revision, choice.notation, answer)
        self.table.moves.append(move)
        await self.person.wait(answer)
        move.acknowledged = self._shows(answer)
        self._turn_to(answer)
        if move.acknowledged and self.panel is not None and not choices(self.panel):
            self._heeded = self._said()
        if answer.failed:
            await self.person.back()
        elif self.panel is not None and _has(self.panel, "undo") and self.chance.random() < self.regret:
            await self._take_back(self.panel)
        elif self.panel is not None and _has(self.panel, "plan") and self.chance.random() < self.foresight:
            await self._plan(self.panel)
        return not answer.failed

    async def _plan(self, panel: Message) -> None:
        """Plan the next decision: one of those that the bot offers."""
        answer = await self.person.press(panel, f"b:{self.table.number}:plan")
        offered = [(each, control) for each in answer.messages for control in each.controls]
        nothing: tuple[str, ...] = ()
        plans = [(each, control, nothing) for each, control in offered if control.custom_id.startswith("pm:")]
        plans += [
            (each, control, (value,))
            for each, control in offered
            if control.custom_id.startswith("ps:")
            for value in control.values
        ]
        if not answer.failed and plans:
            shown, control, values = self.chance.choice(plans)
            answer = self.person.click(shown, control, values)
            notation = next(iter(values), control.custom_id).split(":", 3)[3]
            self.table.planned.append(Move(self.table.number, self.person.user.id, 0, notation, answer))
            await self.person.wait(answer)
            self.planned = not answer.failed
        self._turn_to(answer)
        if answer.failed:
            await self.person.back()

    async def _take_back(self, panel: Message) -> None:
        """Press *Undo* on one's hand."""
        control = next(each for each in panel.controls if each.custom_id.endswith(":undo"))
        answer = self.person.click(panel, control, ())
        move = Move(self.table.number, self.person.user.id, 0, "@undo", answer)
        self.table.undone.append(move)
        await self.person.wait(answer)
        done = [say(self.person.user.locale, "undo-done", left=left) for left in range(MAX_UNDOS + 1)]
        said = "".join(message.text for message in answer.messages)
        move.acknowledged = not answer.failed and any(text in said for text in done)
        self._turn_to(answer)
        if answer.failed:
            await self.person.back()

    def _shows(self, answer: Interaction) -> bool:
        """Return whether an answer shows that the clicked action was done."""
        text = "\n".join(message.text for message in answer.messages)
        refused = any(each in text for each in self._refusals)
        return not answer.failed and not refused and any(self._is_hand(message) for message in answer.messages)

    def _turn_to(self, answer: Interaction) -> None:
        """Open the newest hand among the answers."""
        hands = [message for message in answer.messages if self._is_hand(message)]
        if hands:
            self.panel = hands[-1]
        elif not answer.failed:
            self.panel = None

    def _is_hand(self, message: Message) -> bool:
        return message.viewer == self.person.user.id and _has(message, "more")

    def _is_there(self, message: Message) -> bool:
        return message.id in message.channel.messages


async def who_decides(players: Sequence[Player]) -> tuple[Player, Message]:
    """Return a player with a pending decision, and their open hand. Raises :class:`Stuck`."""
    for _ in range(ATTEMPTS):
        for player in players:
            if await player.look() and player.panel is not None and choices(player.panel):
                return player, player.panel
        await asyncio.sleep(0.1)
    raise Stuck("no player has to decide")


async def play_out(table: Table, chance: random.Random, *, pause: float = 0.0, seconds: float = 600.0) -> list[Player]:
    """Let all players play at once until the game is over. Raises :class:`Stuck`, or TimeoutError after ``seconds``."""
    players = [Player(person, table, random.Random(chance.random()), pause=pause) for person in table.people]
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
    return players

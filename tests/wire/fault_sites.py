"""The games that are played while requests fail, each place where the bot asks Discord, and what Discord may answer.

Over 400 lines because a place, the way to bring the bot there and its faults are read together.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from db import Store
from db.bounds import BOARDS_HOURLY
from engine import games
from locales import LOCALES
from tables import TableRegistry
from tests.wire import faults
from tests.wire.entities import Guild, Json, Message, Snowflakes
from tests.wire.errors import TOO_MANY_OLD_EDITS
from tests.wire.faults import CALLBACK, EDIT, HISTORY, ORIGINAL, SEND, Late, Limited, Lose, Refuse, What
from tests.wire.interactions import AUTOCOMPLETE, Interaction
from tests.wire.ledger import copy_of_running
from tests.wire.people import Person, sentence
from tests.wire.play import HAND, MORE, Player, Stuck, Table, choices, open_table
from tests.wire.program import Program
from tests.wire.server import Discord

SEATS: Final = 3
"""With three, one vote leaves a question open."""
AGE: Final = 5 * 60 * 1000 << 22
"""Subtracted from ids, so that messages look five minutes old: only then the bot checks how far up a board is."""
QUIET_SECONDS: Final = 0.3
"""Without a request for so long, the bot has finished its work."""
BOARD_TIMEOUT_SECONDS: Final = 60.0
"""Limit for a board to show its game's latest revision."""
RESUME_TIMEOUT_SECONDS: Final = 90.0
"""Limit for a game to resume on a busy machine."""


class Aged(Snowflakes):
    """Generates ids of five minutes ago."""

    def __call__(self) -> int:
        return super().__call__() - AGE


@dataclass
class FaultStage:
    """The games that are played while requests fail: one fault concerns one of them, in turn."""

    discord: Discord
    program: Program
    guild: Guild
    stranger: Person
    chance: random.Random
    tables: list[Table] = field(default_factory=list)
    players: dict[int, list[Player]] = field(default_factory=dict)
    turn: int = 0
    reposts: Counter[int] = field(default_factory=Counter)
    """How often players asked for the board, by table: each member may do so ``BOARDS_HOURLY`` times."""

    async def table(self, *, fresh: bool = False, thread: bool = False) -> Table:
        """Return the next unfinished game, or a new one, in a thread on request."""
        self.turn += 1
        kind = games()[self.turn % len(games())]
        running = [
            table
            for table in self.tables
            if not (table.over or table.channel.parent or self.reposts[table.number] >= (BOARDS_HOURLY - 2) * SEATS)
            and table.game == kind
        ]
        if running and not fresh and not thread:
            return running[-1]
        channel = self.discord.open_channel(self.guild)
        if thread:
            channel = self.discord.world.add_channel(self.guild, "thread", channel)
            self.discord.gateway.dispatch("THREAD_CREATE", {**channel.payload(), "newly_created": True})
        table = await open_table([self.newcomer() for _ in range(SEATS)], channel, kind)
        self.tables.append(table)
        chances = [random.Random(self.chance.random()) for _ in table.people]
        self.players[table.number] = [
            Player(each, table, mine) for each, mine in zip(table.people, chances, strict=True)
        ]
        return table

    def newcomer(self) -> Person:
        return Person(self.discord, self.discord.world.add_user(self.guild))

    async def move(self, table: Table) -> Interaction | None:
        """Make one decision of a player who sees one. None if no player does.

        Players take turns: in a simultaneous choice a player may change the choice without end.
        """
        players = self.players[table.number]
        first = len(table.moves) % len(players)
        for player in (*players[first:], *players[:first]):
            if player.panel is None or not choices(player.panel):
                await player.look()
            made = len(table.moves)
            while player.panel is not None and choices(player.panel) and len(table.moves) == made:
                # The first tap of two makes no move.
                if not await player.step():
                    break
            if len(table.moves) > made:
                return table.moves[-1].interaction
        return None

    async def ready(self, table: Table) -> Player:
        """Return a player who has a decision on their open hand."""
        for _ in range(20):
            for player in self.players[table.number]:
                await player.look()
                if player.panel is not None and choices(player.panel):
                    return player
        raise Stuck(f"no player can decide at table {table.number}")

    async def calm(self, table: Table | None = None) -> None:
        """Wait until the bot sends no more requests, and the board of a table shows its latest position."""
        before, began = -1, time.monotonic()
        while before != (now := self.discord.rest.requests.total()):
            before = now
            await asyncio.sleep(QUIET_SECONDS)
            if table is not None and time.monotonic() - began < BOARD_TIMEOUT_SECONDS and await self.wrong(table):
                before = -1

    async def go_on(self, table: Table, moves: int = 2) -> None:
        """Play so many decisions more. Raises :class:`Stuck`."""
        done, began = sum(move.acknowledged for move in table.moves), time.monotonic()
        while not table.over and sum(move.acknowledged for move in table.moves) < done + moves:
            if time.monotonic() - began > RESUME_TIMEOUT_SECONDS:
                raise Stuck(f"table {table.number} is stuck")
            answer = await self.move(table)
            told = "" if answer is None else "\n".join(each.text for each in answer.messages)
            if answer is None or any(re.search(sentence(tag, "error-gone"), told) for tag in LOCALES):
                # No player sees a choice: they ask for the board, and resume the table if it was archived.
                await table.people[0].slash(table.channel, "table resume")
                await table.people[0].slash(table.channel, "board")

    async def wrong(self, table: Table) -> list[str]:
        """Return what is wrong with the board of a table: it shows the latest public revision, and is the last one."""
        query = "SELECT revision, shows, message_id FROM tables JOIN messages ON table_id = id AND name = 'board'"
        revision, shown, board = self.program.ask(f"{query} WHERE id = ?", table.number)
        found = []
        if shown != str(revision):
            async with await Store.open(copy_of_running(self.program.database, self.program.folder / "look")) as store:
                public = (await TableRegistry(store).any_table(table.number)).public_revision
            if shown != str(public):  # private actions change no board
                found.append(f"the board shows {shown!r} of {public}")
        if board not in table.channel.messages:
            found.append("the board is gone")
        last = next((each.id for each in table.boards() if _carries(each, f"b:{table.number}:hand")), None)
        if not table.over and last != board:
            found.append(f"the last board is {last}, not {board}")
        return found


def _carries(message: Message, custom_id: str) -> bool:
    return any(each.custom_id == custom_id for each in message.controls)


# ---------------------------------------------------------------- what Discord may answer


@dataclass(frozen=True)
class Trouble:
    """A fault. ``done``: the request takes effect nevertheless. ``lost``: the bot can no longer notify the player."""

    what: What
    done: bool = False
    lost: bool = False
    times: int = 1


def _troubles(text: str, *lost: str) -> dict[str, Trouble]:
    """Return troubles by their names: an HTTP status and perhaps one of Discord's codes; ``lost`` see above."""
    found = {}
    for name in text.split("; "):
        status, code = (*map(int, re.findall(r"\d+", name)), 0)[:2]
        found[name] = Trouble(Refuse(status, code if code > 999 else 0), lost=name in lost)
    return found


COMMON: Final[dict[str, Trouble]] = {
    **_troubles("500; 502; 503; 400 50035; 401; 403"),
    "429 for the bot": Trouble(Limited(0.3, "user")),
    "429 shared": Trouble(Limited(0.3, "shared")),
    "reset": Trouble(Lose()),
    "reset, but done": Trouble(Lose(), done=True, lost=True),
    "1 s late": Trouble(Late(1.0)),
}
ANSWERS: Final = {
    **COMMON,
    **_troubles("404 10008; 404 10062; 400 40060; 401 50027; 404 10015", "404 10062", "400 40060", "401 50027"),
    "4 s late": Trouble(Late(4.0)),
}
HOOKS: Final = COMMON | _troubles("404 10008; 401 50027; 404 10015; 400 40060", "401 50027", "404 10015", "400 40060")
STARTS: Final = {**COMMON, "429 global": Trouble(Limited(0.3, "global")), "502 for long": Trouble(Refuse(502), times=5)}
CHANNELS: Final = STARTS | _troubles("404 10008; 403 50001; 403 50013; 404 10003; 400 50083")
EDITS: Final = {**CHANNELS, "429 of old messages": Trouble(Limited(0.3, code=TOO_MANY_OLD_EDITS))}
FIRST: Final = {name: STARTS[name] for name in ("429 for the bot", "500", "502", "1 s late")}
"""Faults that a login survives. After any other the bot ends with a sentence."""


# ---------------------------------------------------------------- where the bot asks

Act = Callable[[], Awaitable[Interaction | None]]


def _board(table: Table) -> Message:
    board = table.board()
    assert board is not None
    return board


async def _a_hand(stage: FaultStage, table: Table) -> Act:
    return lambda: table.people[0].press(_board(table), HAND)


async def _a_user_error(stage: FaultStage, table: Table) -> Act:
    return lambda: stage.stranger.press(_board(table), HAND)


async def _the_board(stage: FaultStage, table: Table) -> Act:
    person = table.people[stage.reposts[table.number] % SEATS]
    stage.reposts[table.number] += 1
    return lambda: person.slash(table.channel, "board")


async def _a_thread(stage: FaultStage, table: Table) -> Act:
    channel = stage.discord.open_channel(stage.guild)
    return lambda: stage.newcomer().slash(channel, "play", game=table.game, thread=True)


async def _a_lobby(stage: FaultStage, table: Table) -> Act:
    """Open a table. Others must find it whatever Discord answers, for its channel is taken."""
    channel, host, other = stage.discord.open_channel(stage.guild), stage.newcomer(), stage.newcomer()

    async def act() -> Interaction:
        answer, began = await host.slash(channel, "play", game=table.game), time.monotonic()
        while other.finds(channel, "b:*:join") is None:
            if time.monotonic() - began > BOARD_TIMEOUT_SECONDS:
                raise Stuck(f"no one finds the table that {answer} has opened")
            await asyncio.sleep(QUIET_SECONDS)
        return answer

    return act


async def _a_late_picture(stage: FaultStage, table: Table) -> Act:
    """Ask for a hand while the render worker is stopped: words come first, the picture later."""

    async def act() -> Interaction:
        worker = stage.program.render_worker
        os.kill(worker, signal.SIGSTOP)
        try:
            return await table.people[0].press(_board(table), HAND)
        finally:
            os.kill(worker, signal.SIGCONT)

    return act


async def _a_move(stage: FaultStage, table: Table) -> Act:
    player = await stage.ready(table)

    async def act() -> Interaction:
        await player.step()
        return table.moves[-1].interaction

    return act


async def _moves(stage: FaultStage, table: Table) -> Act:
    """Move until the fault has struck: a mention comes with the next player's turn."""
    await stage.ready(table)

    async def act() -> Interaction | None:
        last = None
        for _ in range(60):
            last = await stage.move(table)
            await stage.calm(table)
            if table.over or any(each.hits for each in stage.discord.faults.plan):
                break
        return last

    return act


async def a_question(stage: FaultStage, table: Table) -> Act:
    """Ask the players whether to end the game."""
    await close_question(stage, table)
    person = table.people[1]
    for name in (MORE, "b:*:propose_end"):
        found = person.finds(table.channel, name)
        assert found is not None
        await person.use(*found)
    ask = person.finds(table.channel, "b:*:confirm_end")
    assert ask is not None
    return lambda: person.use(*ask)


async def close_question(stage: FaultStage, table: Table) -> None:
    """Answer an open question, if there is one."""
    found = table.people[2].finds(table.channel, f"v:{table.number}:*:no")
    if found is not None:
        await table.people[2].use(*found)
        await stage.calm()


def _vote(choice: str) -> Callable[[FaultStage, Table], Awaitable[Act]]:
    async def prepare(stage: FaultStage, table: Table) -> Act:
        await (await a_question(stage, table))()
        await stage.calm()
        found = table.people[2].finds(table.channel, f"v:{table.number}:*:{choice}")
        assert found is not None, f"no question to answer with {choice}"
        return lambda: table.people[2].use(*found)

    return prepare


async def _asleep(stage: FaultStage, table: Table) -> Act:
    """Move at a table whose thread was archived, until a move is public."""
    act = await _moves(stage, table)
    table.channel.archived = True
    stage.discord.gateway.dispatch("THREAD_UPDATE", table.channel.payload())
    return act


async def _suggestions(stage: FaultStage, table: Table) -> Act:
    command, _ = stage.discord.world.command(["rules"])
    page = {"name": "page", "type": 3, "value": "", "focused": True}
    options = [page, {"name": "game", "type": 3, "value": table.game}]
    data: Json = {"id": command["id"], "name": "rules", "type": 1, "options": options}
    person = table.people[0]
    return lambda: person.wait(stage.discord.interact(AUTOCOMPLETE, person.user, table.channel, data))


def _start(change: str = "", *, reminds: bool = False) -> Callable[[FaultStage, Table], Awaitable[Act]]:
    """Stop the bot, change something about the table in its database, and start it. ``reminds``: a reminder is due."""

    async def prepare(stage: FaultStage, table: Table) -> Act:
        query = "SELECT 1 FROM timers WHERE kind = 'reminder' AND table_id = ?"
        for _ in range(50):
            await stage.go_on(table, 1)
            if not reminds or stage.program.ask(query, table.number) is not None:
                break
        await stage.calm()
        await stage.program.stop()
        reminder = f"UPDATE timers SET due = {time.time() * 1000:.0f} WHERE kind = 'reminder' AND table_id = :table;"
        script = f"DELETE FROM meta WHERE key = 'commands'; {change} {reminder if reminds else ''}"
        with closing(sqlite3.connect(stage.program.database)) as connection:
            connection.executescript(script.replace(":table", str(table.number)))

        async def act() -> None:
            await stage.program.start()

        return act

    return prepare


UNSEEN: Final = (
    "UPDATE tables SET settled_revision = -1 WHERE id = :table; "
    "UPDATE messages SET message_id = NULL, nonce = 1 WHERE table_id = :table AND name = 'mention';"
)
"""As after a crash while a mention was sent."""


@dataclass(frozen=True)
class Site:
    """A place where the bot asks Discord: the route, how to bring the bot there, and the possible faults.

    ``fresh``: the first of a new table, as soon as that is open. ``new``: at a new table, once it is quiet.
    """

    route: str
    prepare: Callable[[FaultStage, Table], Awaitable[Act]]
    troubles: dict[str, Trouble]
    fresh: bool = False
    new: bool = False
    thread: bool = False


SITES: Final[dict[str, Site]] = {
    "a hand, as a new answer (4)": Site(CALLBACK, _a_hand, ANSWERS),
    "a lobby, as a new answer (4)": Site(CALLBACK, _a_lobby, ANSWERS),
    "a user error (4)": Site(CALLBACK, _a_user_error, ANSWERS),
    "a move, in place (7)": Site(CALLBACK, _a_move, ANSWERS),
    "the board, deferred (5)": Site(CALLBACK, _the_board, ANSWERS),
    "a question, deferred (6)": Site(CALLBACK, a_question, ANSWERS),
    "a vote, on the question (7)": Site(CALLBACK, _vote("yes"), ANSWERS),
    "suggestions (8)": Site(CALLBACK, _suggestions, ANSWERS),
    "@original after deferring": Site(ORIGINAL, a_question, HOOKS),
    "the picture of a hand follows": Site(ORIGINAL, _a_late_picture, HOOKS),
    "a follow-up": Site(faults.FOLLOW_UP, _the_board, HOOKS),
    "the board is changed": Site(EDIT, _moves, EDITS),
    "the board is posted": Site(SEND, _the_board, CHANNELS),
    "the superseded board points to it": Site(EDIT, _the_board, EDITS),
    "a player is mentioned": Site(SEND, _moves, CHANNELS),
    "a superseded mention is deleted": Site(faults.DELETE, _moves, CHANNELS),
    "a question is sent": Site(SEND, a_question, CHANNELS),
    "how far up the board is": Site(HISTORY, _moves, CHANNELS, fresh=True),
    "a thread is opened": Site(faults.THREAD, _a_thread, CHANNELS),
    "an archived thread is looked up": Site(faults.FETCH, _asleep, CHANNELS, thread=True),
    "an archived thread is woken": Site(faults.WAKE, _asleep, CHANNELS, thread=True),
    "start: logging in": Site(faults.LOGIN, _start(), FIRST),
    "start: syncing the commands": Site(faults.COMMANDS, _start(), STARTS),
    "start: what was sent before a crash": Site(HISTORY, _start(UNSEEN), CHANNELS),
    "start: who is to be reminded": Site(
        faults.MEMBER, _start(reminds=True), CHANNELS | _troubles("404 10007"), new=True
    ),
    "start: reminding": Site(SEND, _start(reminds=True), CHANNELS, new=True),
}
SHORT: Final = (
    ("a hand, as a new answer (4)", "reset"),
    ("a move, in place (7)", "400 50035"),
    ("@original after deferring", "404 10008"),
    ("the board is changed", "429 of old messages"),
    ("a player is mentioned", "403 50013"),
    ("a vote, on the question (7)", "400 40060"),
    ("a lobby, as a new answer (4)", "reset"),
    ("the board is posted", "reset, but done"),
    ("the superseded board points to it", "reset"),
    ("the picture of a hand follows", "404 10008"),
    ("suggestions (8)", "reset"),
)
"""Sites and faults of the short form."""

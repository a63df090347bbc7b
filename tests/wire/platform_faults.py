"""Each thing that Discord may answer, at each place where the bot asks: the game goes on, and the person is told.

Games are played on the wire while one request after the other is refused, limited, reset, answered late or by nobody.
After each of them the people go on from what they see: the next decisions must be possible, the board must show the
latest position, nothing may be lost or doubled, and whoever could still be answered must have been. In the end every
game is played to its end, and its record verified.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from db import Store
from engine import games
from engine.record import load
from engine.verify import verify
from locales import LOCALES, say
from tables import TableRegistry
from tests.wire.faults import Fault, Late, Lose, Refuse, What
from tests.wire.interactions import AUTOCOMPLETE, Interaction
from tests.wire.ledger import account, copy_of, copy_of_running, look
from tests.wire.limits import Limited
from tests.wire.people import Person
from tests.wire.play import HAND, MORE, Player, Stuck, Table, choices, open_table, record
from tests.wire.program import Failed, Program
from tests.wire.report import Report
from tests.wire.server import Discord
from tests.wire.world import Guild, Json, Snowflakes

ABOUT: Final = "every error of Discord at every request of the bot: games go on, players are told"
SEATS: Final = 3
"""With three, one vote leaves a question open."""
AGE: Final = 5 * 60 * 1000 << 22
"""By how much ids are older than they are: the bot looks how far up a board is once it is some minutes old."""
CALM: Final = 0.3
"""Seconds without a request after which the bot has done what was to do."""
BOARD: Final = 20.0
"""Seconds in which a board must have followed its game, there."""
PATIENCE: Final = 90.0
"""Seconds in which a game must have gone on, on a busy machine."""

CALLBACK: Final = "POST /interactions/*/callback"
ORIGINAL: Final = "PATCH /webhooks/*"
FOLLOW_UP: Final = "POST /webhooks/*"
SEND: Final = "POST /channels/{channel_id}/messages"
EDIT: Final = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE: Final = "DELETE /channels/{channel_id}/messages/{message_id}"
HISTORY: Final = "GET /channels/{channel_id}/messages"
THREAD: Final = "POST /channels/{channel_id}/threads"
FETCH: Final = "GET /channels/{channel_id}"
WAKE: Final = "PATCH /channels/{channel_id}"
MEMBER: Final = "GET /guilds/{guild_id}/members/{user_id}"
COMMANDS: Final = "PUT /applications/{application_id}/commands"
LOGIN: Final = "GET /users/@me"


@dataclass(frozen=True)
class Trouble:
    """Something that goes wrong. ``done``: it took effect all the same. ``lost``: nobody can be told any more."""

    what: What
    done: bool = False
    lost: bool = False
    times: int = 1


COMMON: Final[dict[str, Trouble]] = {
    "429 for the bot": Trouble(Limited(0.3, "user")),
    "429 shared": Trouble(Limited(0.3, "shared")),
    "500 internal error": Trouble(Refuse(500)),
    "502 bad gateway": Trouble(Refuse(502)),
    "503 unavailable": Trouble(Refuse(503)),
    "reset": Trouble(Lose()),
    "reset, but done": Trouble(Lose(), done=True, lost=True),
    "1 s late": Trouble(Late(1.0)),
    "400 50035 invalid body": Trouble(Refuse(400, 50035)),
    "401": Trouble(Refuse(401)),
    "403": Trouble(Refuse(403)),
}
GLOBAL: Final = {"429 global": Trouble(Limited(0.3, "global"))}
LASTING: Final = {"502 for long": Trouble(Refuse(502), times=5)}
ANSWERS: Final = {
    **COMMON,
    "10062 unknown interaction": Trouble(Refuse(404, 10062), lost=True),
    "40060 answered already": Trouble(Refuse(400, 40060), lost=True),
    "50027 token expired": Trouble(Refuse(401, 50027), lost=True),
    "10015 unknown webhook": Trouble(Refuse(404, 10015)),
    "10008 unknown message": Trouble(Refuse(404, 10008)),
    "4 s late": Trouble(Late(4.0)),
}
HOOKS: Final = {
    **COMMON,
    "50027 token expired": Trouble(Refuse(401, 50027), lost=True),
    "10015 unknown webhook": Trouble(Refuse(404, 10015), lost=True),
    "10008 unknown message": Trouble(Refuse(404, 10008)),
    "40060 answered already": Trouble(Refuse(400, 40060), lost=True),
}
CHANNELS: Final = {
    **COMMON,
    **GLOBAL,
    **LASTING,
    "50001 missing access": Trouble(Refuse(403, 50001)),
    "50013 missing permissions": Trouble(Refuse(403, 50013)),
    "10003 unknown channel": Trouble(Refuse(404, 10003)),
    "10008 unknown message": Trouble(Refuse(404, 10008)),
    "50083 thread archived": Trouble(Refuse(400, 50083)),
}
EDITS: Final = {**CHANNELS, "30046 too old": Trouble(Refuse(400, 30046))}
STARTS: Final = {**COMMON, **GLOBAL, **LASTING}
FIRST: Final = {
    name: trouble for name, trouble in STARTS.items() if name in ("429 for the bot", "500", "502", "1 s late")
}
"""What may pass while logging in; after all else the bot ends with a sentence, for there is nobody to tell."""


# ---------------------------------------------------------------- who plays


class Aged(Snowflakes):
    """Ids of some minutes ago."""

    def __call__(self) -> int:
        self._last = max(self._last + 1, (int(time.time() * 1000) - 1_420_070_400_000 << 22) - AGE)
        return self._last


@dataclass
class Stage:
    """The games that are played while things go wrong: one at a time is touched, and they take turns."""

    discord: Discord
    program: Program
    guild: Guild
    stranger: Person
    chance: random.Random
    tables: list[Table] = field(default_factory=list)
    players: dict[int, list[Player]] = field(default_factory=dict)
    turn: int = 0

    async def table(self, *, fresh: bool = False, thread: bool = False) -> Table:
        """The next game that is not over; or a new one, in a thread if need be."""
        kinds = games()
        self.turn += 1
        kind = kinds[self.turn % len(kinds)]
        running = [table for table in self.tables if not table.over and table.game == kind and not table.channel.parent]
        if running and not fresh and not thread:
            return running[-1]
        people = [Person(self.discord, self.discord.world.add_user(self.guild)) for _ in range(SEATS)]
        channel = self.discord.open_channel(self.guild)
        if thread:
            parent, channel = channel, self.discord.world.add_channel(self.guild, "thread", channel)
            self.discord.gateway.dispatch("THREAD_CREATE", {**channel.payload(), "newly_created": True})
            assert parent is channel.parent
        table = await open_table(people, channel, kind)
        self.tables.append(table)
        self.players[table.number] = [Player(each, table, random.Random(self.chance.random())) for each in people]
        return table

    async def move(self, table: Table) -> Interaction | None:
        """One decision of whoever has one, by what they see; None if nobody has found any.

        They take turns: in a choice that all make at once, who has chosen may choose again for ever.
        """
        players = self.players[table.number]
        first = len(table.moves) % len(players)
        for player in (*players[first:], *players[:first]):
            if player.panel is None or not choices(player.panel):
                await player.look()
            if player.panel is not None and choices(player.panel):
                await player.step()
                return table.moves[-1].interaction
        return None

    async def ready(self, table: Table) -> Player:
        """A player who has something to decide in front of them."""
        for _ in range(20):
            for player in self.players[table.number]:
                await player.look()
                if player.panel is not None and choices(player.panel):
                    return player
        raise Stuck(f"nobody can decide at table {table.number}")

    async def calm(self, table: Table | None = None) -> None:
        """Wait until the bot asks for nothing any more, and the board of a table shows its latest position."""
        before, began = -1, time.monotonic()
        while before != (now := sum(self.discord.rest.requests.values())):
            before = now
            await asyncio.sleep(CALM)
            if table is not None and time.monotonic() - began < BOARD and await self.wrong(table):
                before = -1

    async def go_on(self, table: Table, moves: int = 2) -> None:
        """The game goes on by so many decisions. Raises :class:`Stuck`."""
        done = len([move for move in table.moves if move.acknowledged])
        began = time.monotonic()
        while not table.over and len([move for move in table.moves if move.acknowledged]) < done + moves:
            if time.monotonic() - began > PATIENCE:
                raise Stuck(f"table {table.number} does not go on")
            answer = await self.move(table)
            if answer is None or _is_told_that_it_is_gone(answer):
                # Nobody sees what to do: they ask for the board, and take the table back if it was put away.
                await table.people[0].slash(table.channel, "table resume")
                await table.people[0].slash(table.channel, "board")

    async def _public(self, table: Table) -> int:
        """The latest revision that all may notice: what somebody puts together in secret changes no board."""
        async with await Store.open(copy_of_running(self.program.database, self.program.folder / "look")) as store:
            return (await TableRegistry(store).any_table(table.number)).public_revision

    def stored(self, table: Table) -> tuple[int, int, int | None, int | None]:
        """Revision, the one that is shown, the board's message and the mention's."""
        query = "SELECT revision, shown_revision, board_message_id, mention_message_id FROM tables WHERE id = ?"
        found: tuple[int, int, int | None, int | None] = self.program.ask(query, table.number)
        return found

    def reminds(self, table: Table) -> bool:
        """Whether somebody of a table is to be reminded."""
        query = "SELECT 1 FROM timers WHERE kind = 'reminder' AND table_id = ?"
        return self.program.ask(query, table.number) is not None

    async def wrong(self, table: Table) -> list[str]:
        """What all can see at a table that is not as it should be."""
        revision, shown, board, _ = self.stored(table)
        found = []
        if shown < revision and shown < (public := await self._public(table)):
            found.append(f"the board shows {shown} of {public}")
        if board not in table.channel.messages:
            found.append("the board is gone")
        controls = [
            message.id
            for message in table.channel.messages.values()
            if message.viewer is None and any(each.custom_id == f"b:{table.number}:hand" for each in message.controls)
        ]
        if not table.over and controls[-1:] != [board]:
            found.append(f"the last board is {controls[-1:]}, not {board}")
        return found


# ---------------------------------------------------------------- where the bot asks

Act = Callable[[], Awaitable[Interaction | None]]


async def _a_hand(stage: Stage, table: Table) -> Act:
    person, board = table.people[0], table.board()
    assert board is not None
    return lambda: person.press(board, HAND)


async def _a_lobby(stage: Stage, table: Table) -> Act:
    """A table is opened: whatever was answered, others must find it, for its channel is taken."""
    channel = stage.discord.open_channel(stage.guild)
    host, other = (Person(stage.discord, stage.discord.world.add_user(stage.guild)) for _ in range(2))

    async def act() -> Interaction:
        answer, began = await host.slash(channel, "play", game=table.game), time.monotonic()
        while other.finds(channel, "b:*:join") is None:
            if time.monotonic() - began > BOARD:
                raise Stuck(f"nobody finds the table that {answer} has opened")
            await asyncio.sleep(CALM)
        return answer

    return act


async def _a_late_picture(stage: Stage, table: Table) -> Act:
    """A hand that is answered in words, for nothing is drawn just then; its picture is put there later."""
    look = await _a_hand(stage, table)

    async def act() -> Interaction | None:
        drawing = stage.program.drawing
        os.kill(drawing, signal.SIGSTOP)
        try:
            return await look()
        finally:
            os.kill(drawing, signal.SIGCONT)

    return act


async def _a_refusal(stage: Stage, table: Table) -> Act:
    board = table.board()
    assert board is not None
    return lambda: stage.stranger.press(board, HAND)


async def _a_move(stage: Stage, table: Table) -> Act:
    player = await stage.ready(table)

    async def act() -> Interaction:
        await player.step()
        return table.moves[-1].interaction

    return act


async def _moves(stage: Stage, table: Table) -> Act:
    """Moves until the fault has struck: a mention comes with the next player's turn."""
    await stage.ready(table)
    fault = stage.discord.faults

    async def act() -> Interaction | None:
        last = None
        for _ in range(60):
            last = await stage.move(table)
            await stage.calm(table)
            if table.over or any(each.hits for each in fault.plan):
                break
        return last

    return act


async def _the_board(stage: Stage, table: Table) -> Act:
    return lambda: table.people[0].slash(table.channel, "board")


async def _a_question(stage: Stage, table: Table) -> Act:
    await _no_question(stage, table)
    person = table.people[1]
    found = person.finds(table.channel, MORE)
    assert found is not None
    await person.use(*found)
    ask = person.finds(table.channel, "b:*:propose_end")
    assert ask is not None
    return lambda: person.use(*ask)


async def _no_question(stage: Stage, table: Table) -> None:
    """Have the others answer a question that is open."""
    found = table.people[2].finds(table.channel, f"v:{table.number}:*:no")
    if found is not None:
        await table.people[2].use(*found)
        await stage.calm()


async def _a_vote(stage: Stage, table: Table, choice: str = "yes") -> Act:
    await (await _a_question(stage, table))()
    await stage.calm()
    found = table.people[2].finds(table.channel, f"v:{table.number}:*:{choice}")
    assert found is not None, f"no question to answer with {choice}"
    return lambda: table.people[2].use(*found)


async def _an_answer(stage: Stage, table: Table) -> Act:
    return await _a_vote(stage, table, "no")


async def _a_thread(stage: Stage, table: Table) -> Act:
    channel = stage.discord.open_channel(stage.guild)
    person = Person(stage.discord, stage.discord.world.add_user(stage.guild))
    return lambda: person.slash(channel, "play", game=table.game, thread=True)


async def _asleep(stage: Stage, table: Table) -> Act:
    """Moves at a table whose thread was archived, until somebody may notice one."""
    act = await _moves(stage, table)
    table.channel.archived = True
    stage.discord.gateway.dispatch("THREAD_UPDATE", table.channel.payload())
    return act


async def _suggestions(stage: Stage, table: Table) -> Act:
    command, _ = stage.discord.world.command(["rules"])
    options = [
        {"name": "page", "type": 3, "value": "", "focused": True},
        {"name": "game", "type": 3, "value": table.game},
    ]
    data: Json = {"id": command["id"], "name": "rules", "type": 1, "options": options}
    person = table.people[0]
    return lambda: person.wait(stage.discord.interact(AUTOCOMPLETE, person.user, table.channel, data))


@dataclass(frozen=True)
class Site:
    """A place where the bot asks Discord: the route, how it comes to that, what may be answered.

    ``nth``: which request of the route it is. ``fresh``: the first of a new table, as soon as that is open.
    """

    route: str
    prepare: Callable[[Stage, Table], Awaitable[Act]]
    troubles: dict[str, Trouble]
    nth: int = 1
    fresh: bool = False
    thread: bool = False


SITES: Final[dict[str, Site]] = {
    "a hand, as a new answer (4)": Site(CALLBACK, _a_hand, ANSWERS),
    "a lobby, as a new answer (4)": Site(CALLBACK, _a_lobby, ANSWERS),
    "a refusal (4)": Site(CALLBACK, _a_refusal, ANSWERS),
    "a move, in place (7)": Site(CALLBACK, _a_move, ANSWERS),
    "the board, deferred (5)": Site(CALLBACK, _the_board, ANSWERS),
    "a question, deferred (6)": Site(CALLBACK, _a_question, ANSWERS),
    "a vote, on the question (7)": Site(CALLBACK, _a_vote, ANSWERS),
    "suggestions (8)": Site(CALLBACK, _suggestions, ANSWERS),
    "@original after deferring": Site(ORIGINAL, _a_question, HOOKS),
    "the picture of a hand follows": Site(ORIGINAL, _a_late_picture, HOOKS),
    "a follow-up": Site(FOLLOW_UP, _the_board, HOOKS),
    "the board is changed": Site(EDIT, _moves, EDITS),
    "the board is posted": Site(SEND, _the_board, CHANNELS),
    "the former board points to it": Site(EDIT, _the_board, EDITS),
    "somebody is called": Site(SEND, _moves, CHANNELS),
    "a former call is deleted": Site(DELETE, _moves, CHANNELS),
    "a question is sent": Site(SEND, _a_question, CHANNELS),
    "a question is deleted": Site(DELETE, _an_answer, CHANNELS),
    "how far up the board is": Site(HISTORY, _moves, CHANNELS, fresh=True),
    "a thread is opened": Site(THREAD, _a_thread, CHANNELS),
    "an archived thread is looked up": Site(FETCH, _asleep, CHANNELS, thread=True),
    "an archived thread is woken": Site(WAKE, _asleep, CHANNELS, thread=True),
}
SHORT: Final = (
    ("a hand, as a new answer (4)", "reset"),
    ("a move, in place (7)", "400 50035 invalid body"),
    ("@original after deferring", "10008 unknown message"),
    ("the board is changed", "30046 too old"),
    ("somebody is called", "50013 missing permissions"),
    ("a vote, on the question (7)", "40060 answered already"),
    ("a lobby, as a new answer (4)", "reset"),
    ("the board is posted", "reset, but done"),
    ("the former board points to it", "reset"),
    ("the picture of a hand follows", "10008 unknown message"),
    ("suggestions (8)", "reset"),
)
"""What the short form tries."""


# ---------------------------------------------------------------- the proof


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="sites and starts whose names hold this")


async def prove(options: argparse.Namespace) -> Report:
    """The whole proof; what happened at each place is printed as it happens."""
    plan = [(site, trouble) for site in SITES for trouble in SITES[site].troubles if options.only in site]
    with tempfile.TemporaryDirectory(prefix="tertulia-faults-") as folder:
        return await run(Path(folder), plan, seed=options.seed, whole=not options.only, starts=options.only, tell=print)


async def run(
    folder: Path,
    plan: Sequence[tuple[str, str]],
    *,
    seed: int,
    whole: bool = True,
    starts: str | None = None,
    tell: Callable[[str], object] = lambda line: None,
) -> Report:
    """Try what is planned: sites and the names of their troubles. ``whole``: sessions too, and every game to its end;
    ``starts``: starts whose names hold this, None for none."""
    report, began = Report("faults"), time.perf_counter()
    ends: Counter[str] = Counter()
    async with Discord() as discord:
        # The headers are there, and let everything through: limits are among what is tried.
        discord.limits.rules = {}
        discord.world.message_ids = Aged()
        guild = discord.world.add_guild()
        stranger = Person(discord, discord.world.add_user(guild))
        async with Program(discord, folder) as program:
            stage = Stage(discord, program, guild, stranger, random.Random(seed))
            for site, name in plan:
                end = await _try(stage, site, name, report)
                ends[end] += 1
                tell(f"  {site:<34} {name:<28} {end}")
            if whole:
                ends.update(await _sessions(stage, report, tell))
            if starts is not None:
                ends.update(await _starts(stage, report, tell, starts))
            await _finish(stage, report, whole=whole)
        report.add(f"{text} ({times} times)" for text, times in discord.violations.items())
        lines = program.said().splitlines()
        report.add(
            f"the log says: {line}" for line in lines if "never retrieved" in line or "was never awaited" in line
        )
    report.figures |= {
        "combinations": sum(ends.values()),
        **dict(sorted(ends.items())),
        "tables": len(stage.tables),
        "seconds": round(time.perf_counter() - began, 1),
    }
    return report


async def _try(stage: Stage, site: str, name: str, report: Report) -> str:
    """One trouble at one place; what came of it."""
    where = SITES[site]
    trouble, label = where.troubles[name], f"{site}, {name}"
    fault = Fault(where.route, trouble.what, where.nth, trouble.times, done=trouble.done)
    plan = stage.discord.faults.plan
    try:
        if where.fresh:
            plan.append(fault)
        table = await stage.table(fresh=where.fresh, thread=where.thread)
        await stage.calm(table)
        act = await where.prepare(stage, table)
        await stage.calm()
        if not where.fresh:
            plan.append(fault)
        answer = await act()
        await _until(stage, fault)
    except (Stuck, AssertionError) as error:
        report.violations.append(f"{label}: {error!r}")
        return "stuck" if fault in plan else "not reached"
    finally:
        plan[:] = [each for each in plan if each is not fault]
    if not fault.hits:
        report.violations.append(f"{label}: not reached")
        return "not reached"
    end = _how(answer)
    if end == NOTHING and not trouble.lost:
        report.violations.append(f"{label}: {answer.failed if answer else 'nobody'}, though it could be told")
    try:
        await _no_question(stage, table)
        await stage.go_on(table)
        await stage.calm(table)
    except Stuck as stuck:
        report.violations.append(f"{label}: {stuck}")
        return "stuck"
    report.add(f"{label}: {problem}" for problem in await stage.wrong(table))
    for person in table.people:
        person.dismiss(table.channel)
    for player in stage.players[table.number]:
        player.panel = None
    return end


async def _until(stage: Stage, fault: Fault) -> None:
    """Wait until a fault has struck, and the bot has done what it does about it."""
    began = time.monotonic()
    while not fault.hits and time.monotonic() - began < 10:
        await asyncio.sleep(0.05)
    # discord.py waits a second before it tries again, and longer each time.
    waits = 30.0 if fault.times > 1 else 1.6 if isinstance(fault.what, Refuse) and fault.what.status >= 500 else 0.5
    hits = -1
    until = time.monotonic() + waits
    while time.monotonic() < until and (fault.times == 1 or fault.hits < 5) and hits != fault.times:
        hits = fault.hits
        await asyncio.sleep(min(waits, 0.5) if fault.times > 1 else waits)
    await stage.calm()


TOLD, NUMBERED, NOTHING, EVER = (
    "told",
    "told, with a number for the log",
    "no answer; right at the next click",
    "as ever",
)


def _is_told_that_it_is_gone(answer: Interaction) -> bool:
    return any(say(tag, "error-gone") in message.text for message in answer.messages for tag in LOCALES)


def _how(answer: Interaction | None) -> str:
    """What a person has seen."""
    if answer is None or answer.kind == 8:
        return EVER
    if answer.failed or (not answer.messages and answer.kind not in (6, 7)):
        return NOTHING
    text = "\n".join(message.text for message in answer.messages)
    if any(pattern.search(text) for pattern in _NUMBERED):
        return NUMBERED
    return EVER


_NUMBERED: Final = [
    re.compile(re.escape(say(tag, "error-unknown", number="@@")).replace("@@", "[0-9a-f]{6}")) for tag in LOCALES
]


# ---------------------------------------------------------------- sessions, starts and what falls due


async def _sessions(stage: Stage, report: Report, tell: Callable[[str], object]) -> list[str]:
    """The gateway breaks off in every way while a game is played."""
    gateway = stage.discord.gateway

    async def silence() -> None:
        gateway.acks = False
        gateway.drop()
        await asyncio.sleep(0.5)
        gateway.acks = True

    async def forgotten() -> None:
        gateway.drop()
        gateway.forget()

    ways: dict[str, Callable[[], object]] = {
        "the line breaks off": gateway.drop,
        **{f"closed with {code}": partial(gateway.drop, code) for code in (1000, 1001, 4000, 4007, 4008, 4009)},
        "asked to connect anew": gateway.reconnect,
        "session invalid, to be resumed": lambda: gateway.invalidate(resumable=True),
        "session invalid for good": lambda: gateway.invalidate(resumable=False),
        "no heartbeat is acknowledged": silence,
        "session forgotten while away": forgotten,
    }
    ends = []
    for name, way in ways.items():
        table = await stage.table()
        player = await stage.ready(table)
        done = way()
        if asyncio.iscoroutine(done):
            await done
        await player.step()
        end = _how(table.moves[-1].interaction)
        try:
            async with asyncio.timeout(PATIENCE):
                await gateway.connected.wait()
            await stage.go_on(table)
            await stage.calm(table)
            report.add(f"gateway, {name}: {problem}" for problem in await stage.wrong(table))
        except (Stuck, TimeoutError) as stuck:
            report.violations.append(f"gateway, {name}: {stuck!r}")
            end = "stuck"
        tell(f"  {f'gateway: {name}':<63} {end}")
        ends.append(end)
    return ends


async def _starts(stage: Stage, report: Report, tell: Callable[[str], object], only: str) -> list[str]:
    """The bot starts anew, and is answered badly: about itself, its commands, what it had sent, people to remind."""
    ends = []
    reminds = (MEMBER, SEND)
    for route, words, troubles in (
        (LOGIN, "logging in", FIRST),
        (COMMANDS, "telling of the commands", STARTS),
        (HISTORY, "seeing what was sent before a crash", CHANNELS),
        (MEMBER, "looking up who is to be reminded", {**CHANNELS, "10007 unknown member": Trouble(Refuse(404, 10007))}),
        (SEND, "reminding", CHANNELS),
    ):
        for name, trouble in troubles.items() if only in words else ():
            table = await _waiting(stage, reminds=route in reminds)
            await stage.calm()
            await stage.program.stop()
            with closing(sqlite3.connect(stage.program.database)) as connection, connection:
                connection.execute("DELETE FROM meta WHERE key = 'commands'")
                if route == HISTORY:
                    connection.execute("UPDATE tables SET mentioned_revision = -1 WHERE id = ?", (table.number,))
                if route in reminds:
                    due = int(time.time() * 1000)
                    connection.execute(
                        "UPDATE timers SET due = ? WHERE kind = 'reminder' AND table_id = ?", (due, table.number)
                    )
            fault = stage.discord.faults.add(route, trouble.what, times=trouble.times, done=trouble.done)
            end = EVER
            try:
                await stage.program.start()
                await _until(stage, fault)
                report.need(bool(fault.hits), f"{words}, {name}: not reached")
            except Failed as failed:
                report.violations.append(f"{words}, {name}: {str(failed)[-300:]}")
                end = "ended"
            finally:
                stage.discord.faults.plan.remove(fault)
            if not stage.program.running:
                await stage.program.start()
            try:
                await stage.go_on(table)
                await stage.calm(table)
                report.add(f"{words}, {name}: {problem}" for problem in await stage.wrong(table))
            except Stuck as stuck:
                report.violations.append(f"{words}, {name}: {stuck}")
                end = "stuck"
            tell(f"  {words:<34} {name:<28} {end}")
            ends.append(end)
    return ends


async def _waiting(stage: Stage, *, reminds: bool) -> Table:
    """A table that has just moved on and waits for somebody; ``reminds``: who has not been reminded yet."""
    for _ in range(50):
        table = await stage.table()
        await stage.go_on(table, 1)
        if not table.over and (stage.reminds(table) or not reminds):
            return table
    raise Stuck("nobody is to be reminded at any table")


async def _finish(stage: Stage, report: Report, *, whole: bool) -> None:
    """Hold every table against what people were told; with ``whole`` play each to its end, and verify its record."""
    if whole:
        for table in stage.tables:
            try:
                async with asyncio.timeout(600):
                    while not table.over:
                        await stage.go_on(table, 10)
                    finding = verify(load((await record(table.people[0], table)).decode()))
                report.need(finding is None, f"the record of table {table.number}: {finding}")
            except (Stuck, TimeoutError) as stuck:
                report.violations.append(f"table {table.number} has no end: {stuck!r}")
    await stage.calm()
    await stage.program.stop()
    async with await Store.open(await copy_of(stage.program.database, stage.program.folder / "copy")) as store:
        for table in stage.tables:
            found = await look(store, table.number)
            if found is None:
                report.violations.append(f"table {table.number} is gone")
                continue
            told = account(table.moves, found.log)
            report.add([*found.wrong, *told.lost, *told.doubled])

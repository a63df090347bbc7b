"""Each place where the bot asks Discord, how to bring the bot there, and what Discord may answer."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tests.wire.entities import Json
from tests.wire.errors import TOO_MANY_OLD_EDITS
from tests.wire.fault_tables import BOARD_TIMEOUT_SECONDS, QUIET_SECONDS, FaultStage
from tests.wire.faults import Late, Lose, Refuse, What
from tests.wire.interactions import AUTOCOMPLETE, Interaction
from tests.wire.limits import Limited
from tests.wire.people import Person
from tests.wire.play import HAND, MORE, Stuck, Table
from tests.wire.routes import CALLBACK, DELETE, EDIT, FETCH, FOLLOW_UP, HISTORY, ORIGINAL, SEND, THREAD, WAKE


@dataclass(frozen=True)
class Trouble:
    """A fault. ``done``: the request takes effect nevertheless. ``lost``: the bot can no longer notify the player."""

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
EDITS: Final = {**CHANNELS, "429 of old messages": Trouble(Limited(0.3, code=TOO_MANY_OLD_EDITS))}
STARTS: Final = {**COMMON, **GLOBAL, **LASTING}
FIRST: Final = {
    name: trouble
    for name, trouble in STARTS.items()
    if name in ("429 for the bot", "500 internal error", "502 bad gateway", "1 s late")
}
"""Faults that a login survives. After any other the bot ends with a sentence."""


# ---------------------------------------------------------------- where the bot asks

Act = Callable[[], Awaitable[Interaction | None]]


async def _a_hand(stage: FaultStage, table: Table) -> Act:
    person, board = table.people[0], table.board()
    assert board is not None
    return lambda: person.press(board, HAND)


async def _a_lobby(stage: FaultStage, table: Table) -> Act:
    """Open a table. Others must find it whatever Discord answers, for its channel is taken."""
    channel = stage.discord.open_channel(stage.guild)
    host, other = (Person(stage.discord, stage.discord.world.add_user(stage.guild)) for _ in range(2))

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
    look = await _a_hand(stage, table)

    async def act() -> Interaction | None:
        worker = stage.program.render_worker
        os.kill(worker, signal.SIGSTOP)
        try:
            return await look()
        finally:
            os.kill(worker, signal.SIGCONT)

    return act


async def _a_user_error(stage: FaultStage, table: Table) -> Act:
    board = table.board()
    assert board is not None
    return lambda: stage.stranger.press(board, HAND)


async def _a_move(stage: FaultStage, table: Table) -> Act:
    player = await stage.ready(table)

    async def act() -> Interaction:
        await player.step()
        return table.moves[-1].interaction

    return act


async def _moves(stage: FaultStage, table: Table) -> Act:
    """Move until the fault has struck: a mention comes with the next player's turn."""
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


async def _the_board(stage: FaultStage, table: Table) -> Act:
    return lambda: table.people[0].slash(table.channel, "board")


async def _a_question(stage: FaultStage, table: Table) -> Act:
    await close_question(stage, table)
    person = table.people[1]
    found = person.finds(table.channel, MORE)
    assert found is not None
    await person.use(*found)
    ask = person.finds(table.channel, "b:*:propose_end")
    assert ask is not None
    return lambda: person.use(*ask)


async def close_question(stage: FaultStage, table: Table) -> None:
    """Answer an open question, if there is one."""
    found = table.people[2].finds(table.channel, f"v:{table.number}:*:no")
    if found is not None:
        await table.people[2].use(*found)
        await stage.calm()


async def _a_vote(stage: FaultStage, table: Table, choice: str = "yes") -> Act:
    await (await _a_question(stage, table))()
    await stage.calm()
    found = table.people[2].finds(table.channel, f"v:{table.number}:*:{choice}")
    assert found is not None, f"no question to answer with {choice}"
    return lambda: table.people[2].use(*found)


async def _an_answer(stage: FaultStage, table: Table) -> Act:
    return await _a_vote(stage, table, "no")


async def _a_thread(stage: FaultStage, table: Table) -> Act:
    channel = stage.discord.open_channel(stage.guild)
    person = Person(stage.discord, stage.discord.world.add_user(stage.guild))
    return lambda: person.slash(channel, "play", game=table.game, thread=True)


async def _asleep(stage: FaultStage, table: Table) -> Act:
    """Move at a table whose thread was archived, until a move is public."""
    act = await _moves(stage, table)
    table.channel.archived = True
    stage.discord.gateway.dispatch("THREAD_UPDATE", table.channel.payload())
    return act


async def _suggestions(stage: FaultStage, table: Table) -> Act:
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
    """A place where the bot asks Discord: the route, how to bring the bot there, and the possible faults.

    ``nth``: which request of the route. ``fresh``: the first of a new table, as soon as that is open.
    """

    route: str
    prepare: Callable[[FaultStage, Table], Awaitable[Act]]
    troubles: dict[str, Trouble]
    nth: int = 1
    fresh: bool = False
    thread: bool = False


SITES: Final[dict[str, Site]] = {
    "a hand, as a new answer (4)": Site(CALLBACK, _a_hand, ANSWERS),
    "a lobby, as a new answer (4)": Site(CALLBACK, _a_lobby, ANSWERS),
    "a user error (4)": Site(CALLBACK, _a_user_error, ANSWERS),
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
    "the superseded board points to it": Site(EDIT, _the_board, EDITS),
    "a player is mentioned": Site(SEND, _moves, CHANNELS),
    "a superseded mention is deleted": Site(DELETE, _moves, CHANNELS),
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
    ("the board is changed", "429 of old messages"),
    ("a player is mentioned", "50013 missing permissions"),
    ("a vote, on the question (7)", "40060 answered already"),
    ("a lobby, as a new answer (4)", "reset"),
    ("the board is posted", "reset, but done"),
    ("the superseded board points to it", "reset"),
    ("the picture of a hand follows", "10008 unknown message"),
    ("suggestions (8)", "reset"),
)
"""Sites and faults of the short form."""

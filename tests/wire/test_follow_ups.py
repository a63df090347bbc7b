"""Mentions as follow-ups of clicks, and boards that the tokens of interactions edit."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.entities import Message
from tests.wire.faults import Lose, Refuse, What
from tests.wire.play import Player, Table, who_decides
from tests.wire.program import Program, until
from tests.wire.routes import DELETE, EDIT, SEND
from tests.wire.server import TOKEN, Discord
from tests.wire.test_wire import one_mention, two_at_a_table, up_to_date, whole_turn

TOKEN_EXPIRED = 50027
POSTED = "POST /webhooks/{application_id}/{token}"
EDITED = "PATCH /webhooks/{application_id}/{token}/messages/{message_id}"
DELETED = "DELETE /webhooks/{application_id}/{token}/messages/{message_id}"


@pytest.fixture
async def program(discord: Discord, tmp_path: Path) -> AsyncIterator[Program]:
    """The running bot with the setting. It must stop without an error."""
    program = Program(discord, tmp_path, environment={"TERTULIA_FOLLOW_UPS": "1"})
    await program.start()
    yield program
    assert not program.running or await program.stop() == 0
    assert not program.errors() and "Traceback" not in program.said()


async def next_mention(
    program: Program, table: Table, players: list[Player], known: Message, *, without_board: bool = False
) -> Message:
    """Let the player whose turn it is play it, and return the only mention once the bot has noted it.

    ``without_board``: somebody deletes the board meanwhile.
    """
    mover, _ = await who_decides(players)
    other = next(player for player in players if player is not mover)
    board = table.board()
    if without_board and board is not None:
        program.discord.world.remove(board)
    await whole_turn(mover)
    await until(lambda: up_to_date(program, table) == (True, True))
    return await one_mention(table, of=other, but=known)


async def test_one_mention_whatever_becomes_of_a_follow_up(discord: Discord, program: Program) -> None:
    requests, pictures = discord.rest.requests, list[Message]()
    discord.world.observers.append(
        lambda told: pictures.append(told.message) if told.viewer is not None and told.message.files else None
    )
    table, players = await two_at_a_table(discord)
    mover, _ = await who_decides(players)
    mention = await one_mention(table, of=mover)
    await until(lambda: bool(pictures))  # the private follow-up for the one who joined; from now on all are public
    happens: list[tuple[What, bool, int]] = [
        # what happens, whether the follow-up arrives all the same, and how many ordinary messages that takes
        (Lose(), True, 0),
        (Refuse(502), True, 0),
        (Lose(), False, 1),
        (Refuse(401, TOKEN_EXPIRED), False, 1),
    ]
    for what, arrives, ordinary in happens:
        fault, before = discord.faults.add(POSTED, what, done=arrives), requests[SEND]
        while not fault.hits:
            mention = await next_mention(program, table, players, mention)
        assert requests[SEND] - before >= ordinary, what
    assert not requests[EDIT], "the tokens of the lobby's clicks edit the board"
    assert requests[DELETED] and requests[EDITED]

    # A board that is deleted is posted again in the same way.
    for what, ordinary in ((Lose(), 0), (Refuse(401, TOKEN_EXPIRED), 1)):
        fault, before = discord.faults.add(POSTED, what, done=not ordinary), requests[SEND]
        while not fault.hits:
            mention = await next_mention(program, table, players, mention, without_board=True)
        assert requests[SEND] - before >= ordinary and len(list(table.boards())) == 1

    # Once Discord refuses all tokens, ordinary requests edit and delete.
    edits, deletions = requests[EDIT], requests[DELETE]
    for route in (EDITED, DELETED):
        discord.faults.add(route, Refuse(401, TOKEN_EXPIRED), times=1000)
    while requests[EDIT] == edits or requests[DELETE] == deletions:
        mention = await next_mention(program, table, players, mention)
    assert TOKEN not in program.said()

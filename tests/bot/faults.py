"""What tests of faults share."""

from __future__ import annotations

import re
from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.harness import Stage
from tests.bot.playing import Game, table_of


def board_path(game: Game) -> str:
    return f"/channels/{game.channel.id}/messages/{game.board_id}"


def deny(
    stage: Stage, who: simcord.MemberActor | Any, *names: str, channel: simcord.ChannelHandle | None = None
) -> None:
    """Deny a member, or the bot, permissions in a channel, and nothing else to any other person."""
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    model = stage.env.backend.get_channel((channel or stage.channel).id)
    model.overwrites = [Overwrite(target_id=who.id, type=OverwriteType.MEMBER, allow=0, deny=denied)]


def forbid(stage: Stage, channel: simcord.ChannelHandle, *names: str) -> None:
    """Take permissions from the bot in a channel."""
    deny(stage, stage.env.backend.bot_user, *names, channel=channel)


async def one_step(game: Game) -> simcord.InteractionResult:
    """Do one action that is a whole turn: build a stone, or end a turn with a hand within the limit."""
    for _ in range(60):
        who, panel = await game.open_hand()
        table = await table_of(game.stage)
        view: Any = table.view(table.deciding[0])
        hand = view.hand_sizes[table.deciding[0]]
        for control, value in game.choices(panel):
            word = value.split(":")[-1]
            if word.split(".")[-1] in ("base", "colunas", "piramide", "estatuas") and hand <= 6 and "play" in word:
                return await game.do(who, panel, control, value)
        await game.step()
    raise AssertionError("no stone in sight")


def log_number(stage: Stage, text: str) -> str:
    """Return the error number in a text that a user read.

    The log holds it once: a failure of the store in words, any other with its traceback.
    """
    found = re.search(r"\b[0-9a-f]{6}\b", text)
    assert found, text
    records = [record for record in stage.logged if found[0] in record.getMessage()]
    assert len(records) == 1
    trace = records[0].exc_info
    assert (trace[2] is not None) if trace and trace[1] else ": " in records[0].getMessage()
    return found[0]

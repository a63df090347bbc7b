"""Finished games and their replay panels."""

from __future__ import annotations

import simcord

from tables import Table
from tests.bot.forging import forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import deal, nothing_but_a_sentence, play_on, table_of


async def finished(stage: Stage, game: str, channel: simcord.ChannelHandle | None = None) -> Table:
    """Return a game of as few people as it takes, played to the end at the table itself."""
    lobby = await deal(stage, game=game, into=channel)
    table = await table_of(stage, int(stage.buttons(lobby)[0].custom_id.split(":")[1]))
    await play_on(stage, table)
    return table


async def replay(stage: Stage, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open the first page, from the board."""
    more = stage.private(await stage.press(who, stage.board(), "b:*:more"))
    panel = stage.private(await stage.press(who, more, "b:*:replay"))
    assert panel.id == more.id
    return panel


def page_of(stage: Stage, panel: Message) -> tuple[int, int]:
    """Return the number of the shown page, and of all pages."""
    line = next(line for line in stage.text(panel).splitlines() if " / " in line)
    here, there = line.removeprefix("-# ").split(" / ")
    return int(here), int(there)


async def refused(stage: Stage, custom_id: str, message: Message | None = None) -> str:
    """Return the answer to a button that the message never had."""
    message = message or stage.board()
    button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
    async with with_component(stage, message, button):
        return nothing_but_a_sentence(stage, await forge(stage, stage.davi, message, custom_id))

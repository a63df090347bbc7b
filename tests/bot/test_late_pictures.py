"""A picture that follows an answer cannot be made: the words stay, and the log says why."""

from __future__ import annotations

import asyncio
import gc
from typing import Any, cast

import discord
import pytest

from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.replies import Panel
from db import StoreClosed


@pytest.mark.parametrize(
    ("error", "level", "said"),
    [
        (StoreClosed("games.sqlite3"), "WARNING", "message 7: late picture not made: The database games.sqlite3"),
        (LookupError("a hidden card"), "ERROR", "message 7: late picture failed"),
    ],
)
async def test_a_late_picture_that_cannot_be_made_is_logged(
    caplog: pytest.LogCaptureFixture, error: Exception, level: str, said: str
) -> None:
    pictures, uncaught = EphemeralMessages(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: uncaught.append(context))

    async def build() -> Panel:
        raise error

    await pictures.answered(cast(discord.Interaction, None), 7, (1, 2), later=build)
    await asyncio.wait([each.task for each in pictures._following.values()])
    await asyncio.sleep(0)
    gc.collect()  # a task whose exception no code has read reports it when it is deleted
    assert not uncaught and not pictures._following
    (record,) = caplog.records
    assert record.levelname == level and record.getMessage().startswith(said)
    assert bool(record.exc_info) == (level == "ERROR")

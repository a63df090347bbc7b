"""An answer whose files take too long to send is broken off, and the click acknowledged in time."""

from __future__ import annotations

import asyncio
import io
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.interactions import replies
from cogs.interactions.errors import ALREADY_ANSWERED
from cogs.interactions.replies import Panel, text_panel
from cogs.interactions.uploads import Uploads


class Click:
    """An interaction whose first answer is never sent to its end. ``arrived``: Discord has it all the same."""

    message, id = SimpleNamespace(id=7), 1

    def __init__(self, *, arrived: bool = False) -> None:
        self.client = SimpleNamespace(uploads=Uploads())
        self.extras: dict[str, Any] = {}
        self.response, self.done, self.asked = self, False, list[Any]()
        self._arrived = arrived

    def is_done(self) -> bool:
        return self.done

    async def send_message(self, *, files: list[discord.File], **how: Any) -> None:
        self.asked.append(("send", files[0].fp.read()))
        await asyncio.Event().wait()

    async def edit_message(self, *, attachments: list[discord.File], **how: Any) -> None:
        await self.send_message(files=attachments)

    async def defer(self, **how: Any) -> None:
        self.asked.append(("defer", how))
        if self._arrived:
            raised = cast(Any, SimpleNamespace(status=400, reason="Bad Request"))
            raise discord.HTTPException(raised, {"code": ALREADY_ANSWERED, "message": "acknowledged"})
        self.done = True

    async def edit_original_response(self, *, attachments: list[discord.File], **how: Any) -> Any:
        self.asked.append(("edit", attachments[0].fp.read()))
        return SimpleNamespace(id=9)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "SENT_WITHIN_SECONDS", 0.01)


def picture() -> Panel:
    return Panel(text_panel("a hand").view, [discord.File(io.BytesIO(b"picture"), "hand.jpg")])


@pytest.mark.parametrize("arrived", [False, True])
@pytest.mark.parametrize("edit", [False, True])
async def test_the_click_is_acknowledged_and_the_picture_follows_whole(*, arrived: bool, edit: bool) -> None:
    click = Click(arrived=arrived)
    shown = await replies.show(cast(discord.Interaction, click), picture(), edit=edit)
    assert shown == 9 and [what for what, _ in click.asked] == ["send", "defer", "edit"]
    assert click.asked[1][1] == {"ephemeral": True, "thinking": not edit}
    assert click.asked[2][1] == b"picture" and click.client.uploads.slow


async def test_a_click_that_is_old_already_is_acknowledged_first() -> None:
    click = Click()
    click.extras[replies.ARRIVED] = asyncio.get_running_loop().time() - 9
    await replies.show(cast(discord.Interaction, click), picture(), edit=False)
    assert [what for what, _ in click.asked][-2:] == ["defer", "edit"] and click.asked[-1][1] == b"picture"


async def test_a_bot_that_stops_sends_nothing_more() -> None:
    click = Click()
    showing = asyncio.ensure_future(replies.show(cast(discord.Interaction, click), picture(), edit=False))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    showing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await showing
    assert [what for what, _ in click.asked] == ["send"]

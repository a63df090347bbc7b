"""A lobby tells what has changed since people sat down, and asks them before the start."""

from __future__ import annotations

import pytest

from db import Phase
from locales import LOCALES, say
from render.theme import SEAT_SYMBOLS
from tests.bot.harness import Stage
from tests.bot.playing import bodies, table_of
from tests.bot.settings import choose_server
from tests.bot.test_options import OPTIONS
from tests.bot.test_people import ids, opened

pytestmark = pytest.mark.usefixtures("tiny_pictures")


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_lobby_tells_who_sat_down_before_a_change_and_the_start_asks_them(stage: Stage, locale: str) -> None:
    await choose_server(stage, locale=locale)
    lobby = await opened(stage, pace="slow")
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.chloe, lobby, "b:*:join")
    assert "b:1:here" not in ids(stage, lobby)
    await stage.fill_in(stage.ana, lobby, OPTIONS, deadline="1 min", ways=["stand_in", "ranked"])
    board = lobby
    ana, bruno, chloe = SEAT_SYMBOLS[:3]
    told = [line for line in stage.text(board).splitlines() if "⚠️" in line]
    assert len(told) == 1 and bruno in told[0] and chloe in told[0] and ana not in told[0]
    await stage.press(stage.chloe, board, "b:*:here")
    assert chloe not in next(line for line in stage.text(lobby).splitlines() if "⚠️" in line)
    started = await stage.press(stage.ana, lobby, "b:*:start")
    assert say("en-US", "call-sent") in [stage.text(each) for each in started.followups]
    (call,) = [each for each in stage.history() if each.content and "b:1:here" in ids(stage, each)]
    assert f"<@{stage.bruno.id}>" in call.content and "https://" in call.content
    await stage.press(stage.bruno, call, "b:*:here")
    assert "⚠️" not in stage.text(lobby) and "b:1:here" not in ids(stage, lobby)
    await stage.press(stage.ana, lobby, "b:*:start")
    assert (await table_of(stage)).phase is Phase.RUNNING


async def test_a_host_who_changes_and_starts_again_and_again_mentions_people_once(stage: Stage) -> None:
    lobby = await opened(stage, pace="slow")
    await stage.press(stage.bruno, lobby, "b:*:join")
    for time in ("1 min", "2 min", "3 min", "4 min"):
        await stage.fill_in(stage.ana, lobby, OPTIONS, deadline=time)
        await stage.press(stage.ana, lobby, "b:*:start")
    notified = [body for _, _, body in bodies(stage) if (body.get("allowed_mentions") or {}).get("users")]
    assert len(notified) == 1

"""Names that no font of the pictures has letters for."""

from __future__ import annotations

import random

from locales import say
from tests.bot.harness import Stage
from tests.bot.playing import begin


async def test_a_line_says_whom_the_picture_calls_player_and_number(stage: Stage) -> None:
    stage.env.backend.get_guild(stage.server.id).members[stage.bruno.id].nick = "田中"
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="luxor"))
    assert say("en-US", "picture-unnamed", names="").strip() not in stage.text(lobby)
    await stage.press(stage.bruno, lobby, "b:*:join")
    line = say("en-US", "picture-unnamed", names="Player 2: ◆ **田中**")
    assert line in stage.text(lobby)
    await stage.press(stage.ana, lobby, "b:*:more > b:*:cancel")
    await begin(stage, random.Random(5), stage.ana, stage.bruno)
    await stage.env.settle()
    assert line in stage.text(stage.board()) and any("Player 2" in alt for alt in stage.alts(stage.board()))

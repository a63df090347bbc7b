"""Names from outside: without markup, isolated if they run from right to left, and those of the last click."""

from __future__ import annotations

import unicodedata

import pytest
import simcord

from cogs.interactions.replies import error_text
from db import Phase
from locales import LOCALES, say
from render.direction import FSI, PDI
from render.wording import Words, plain, player
from tables import Name, UserError
from tables.permissions import host_name
from tests.bot.forging import press_old
from tests.bot.harness import Message, Stage
from tests.bot.playing import nothing_but_a_sentence, store_of, table_of
from tools.keys import keys

pytestmark = pytest.mark.usefixtures("tiny_pictures")

HOSTILE = "[Free](https://evil.gg/x)<@1>**x**"
"""Cut to 32 characters, it still has a link's head."""
PARTS = ("[Free gift](https://evil.gg/x)", "<@1>", "<@&1>", "**x**", "`x`", "||x||", "# x", "<t:1:R>", "@everyone")
HEBREW = "אבגד 12"
NAMES = {"host", "who", "name", "player", "players", "names", "target", "seat", "other", "winner"}
"""Facts that may be names of players."""


def test_no_text_that_takes_a_name_has_markup_of_the_name(caplog: pytest.LogCaptureFixture) -> None:
    """Every text of the catalogues with such a fact, by the way of errors and by that of sentences."""
    taking = [(key, facts.names & NAMES) for key, facts in keys().items() if facts.names & NAMES]
    assert len(taking) > 40
    caplog.set_level("ERROR", "locales")  # for facts that are missing
    for key, names in taking:
        others = {name: 2 for name in keys()[key].names - names - {"key"}}
        for part in PARTS:
            for told in (
                error_text(UserError(key, **others, **dict.fromkeys(names, Name(part))), Words("en-US")),
                error_text(UserError(key, **others, **dict.fromkeys(names, (Name("Ana"), Name(part)))), Words("en-US")),
                say("en-US", key, {**others, **dict.fromkeys(names, plain(part))}),
            ):
                assert plain(part) in told and part not in told.replace(plain(part), ""), (key, told)


async def rename(stage: Stage, who: simcord.MemberActor, name: str) -> None:
    stage.env.backend.get_guild(stage.server.id).members[who.id].nick = name


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_refusal_gives_the_host_a_link_in_the_bot_s_mouth(stage: Stage, locale: str) -> None:
    await rename(stage, stage.ana, HOSTILE)
    stage.reads(stage.bruno, locale)
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    host = host_name(await table_of(stage))
    for name in ("start", "cancel", "options", "guests", "add_easy"):
        told = nothing_but_a_sentence(stage, await press_old(stage, stage.bruno, lobby, f"b:1:{name}"))
        assert plain(host) in told and host not in told.replace(plain(host), ""), (name, told)


async def test_a_name_is_that_of_the_latest_click(stage: Stage) -> None:
    """In the board, the log, the seats and the ranking's name. The click that changes something stores it."""
    lobby: Message = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.names == ("Ana", "Bruno")
    people = {stage.ana.id: stage.ana, stage.bruno.id: stage.bruno}
    mover = people[table.seats[table.waiting_for[0]].user_id]
    await rename(stage, mover, "Brunão")
    hand = stage.private(await stage.press(mover, stage.board(), "b:*:hand"))
    control = next(each for each in stage.buttons(hand) if each.custom_id.startswith(("t:", "d:")))
    for _ in range(3):
        answer = stage.private(await mover.click(hand, custom_id=control.custom_id))
        if (await table_of(stage)).row.revision > 1:
            break
        control = next(each for each in stage.buttons(answer) if each.custom_id.startswith("t:"))
    await stage.env.settle()
    table = await table_of(stage)
    assert "Brunão" in table.names and "Brunão" in stage.text(stage.board())
    found = await store_of(stage).tables.get(table.id)
    assert found is not None and "Brunão" in [seat.name for seat in found[1]]
    await stage.restart()
    assert "Brunão" in (await table_of(stage)).names


def test_a_name_from_right_to_left_turns_nothing_around_it() -> None:
    told = say("en-US", "leaders-line", place="1", player=f"**{plain(HEBREW)}**", points="1960", count=3)
    assert f"{FSI}{HEBREW}{PDI}" in told
    assert player(0, [HEBREW], marked=False).endswith(f"{FSI}{HEBREW}{PDI}"), "a label"
    assert plain("Ana 12") == "Ana 12"
    for name in (HEBREW, "محمد"):
        assert plain(plain(name).replace("\\", "")).count(FSI) == 1
    assert all(unicodedata.category(sign) == "Cf" for sign in (FSI, PDI))

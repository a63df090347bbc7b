"""Games of one person against bots: in direct messages, in servers with the bot and without it."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
import simcord

from cogs.interactions.custom_ids import Op
from db import Phase
from engine import games
from engine.verify import verify
from locales import say
from tables import Table, record_of
from tables.kinds import KINDS
from tests.bot.forging import at_once, button, forge, with_component
from tests.bot.harness import Control, Message, Stage
from tests.bot.playing import FIRST, nothing_but_a_sentence, store_of, tertulia
from tests.traits import about_three

UNPRESSED = {f"b:1:{op}" for op in (Op.CONFIRM_CANCEL, Op.REMATCH, Op.REVIEW, Op.ANIMATION)}
"""What these do is no look: they end or begin a game, or take long."""

pytestmark = pytest.mark.usefixtures("tiny_pictures", "at_once")


async def table_at(stage: Stage, number: int = 1) -> Table:
    return await tertulia(stage).registry.any_table(number)


def choices(stage: Stage, panel: Message) -> list[tuple[Control, str]]:
    """Return the choices of a hand: control and value."""
    found = [each for each in stage.controls(panel) if each.custom_id.startswith(("t:", "s:", FIRST, "pa:"))]
    return [(each, value) for each in found for value in each.options or (each.custom_id,)]


async def press(who: Any, control: Control, panel: Message, value: str) -> simcord.InteractionResult:
    if control.options:
        return await who.select(panel, [value], custom_id=control.custom_id)  # type: ignore[no-any-return]
    return await who.click(panel, custom_id=control.custom_id)  # type: ignore[no-any-return]


async def play_on(stage: Stage, who: Any, panel: Message, decisions: int, number: int = 1) -> Message:
    """Make so many decisions, as long as the game runs; return the hand after them."""
    chance, table = random.Random(number), await table_at(stage, number)
    while decisions and table.phase is Phase.RUNNING:
        control, value = chance.choice(choices(stage, panel))
        panel = stage.private(await press(who, control, panel, value))
        decisions -= not value.startswith(FIRST)
        await stage.env.settle()
    return panel


@pytest.mark.parametrize("game", games())
async def test_a_whole_game_in_direct_messages_with_a_restart(stage: Stage, game: str) -> None:
    ana = stage.ana.user
    assert say("en-US", "tables-alone-none") in stage.text(stage.private(await ana.slash("tables")))
    panel = stage.private(await ana.slash("solo", game=game))
    table = await table_at(stage)
    assert (table.row.kind, table.row.guild_id, table.row.channel_id) == ("solo", 0, 0)
    seated = [None, *["normal"] * (about_three(game) - 1)]
    assert [seat.computer for seat in table.seats] == seated and table.phase is Phase.RUNNING
    assert ["hand" in alt and "board" not in alt for alt in stage.alts(panel)] == [True], "one picture shows both"
    panel = await play_on(stage, ana, panel, 2)
    await stage.restart()
    before = (await table_at(stage)).row.revision
    panel = await play_on(stage, ana, panel, 1)  # buttons that the former program drew
    assert (await table_at(stage)).row.revision > before
    listed = stage.private(await ana.slash("tables"))
    assert say("en-US", "tables-alone", count=1) in stage.text(listed)
    panel = stage.private(await ana.click(listed, custom_id="b:1:hand"))
    panel = await play_on(stage, ana, panel, 500)
    assert (await table_at(stage)).phase is Phase.FINISHED
    assert any(alt.startswith("score") for alt in stage.alts(panel)), "the last answer, or what became of it"
    assert await store_of(stage).tables.unsettled() == [] and not stage.history()
    assert await store_of(stage).ratings.of_table(1) == [], "counts for no ladder"
    table = await table_at(stage)
    assert verify(await record_of(store_of(stage), table)) is None
    again = stage.private(await ana.click(panel, custom_id="b:1:rematch"))
    assert choices(stage, again) or stage.text(again)
    assert [seat.computer for seat in (await table_at(stage, 2)).seats] == seated


async def test_a_game_in_a_server_blocks_no_channel_and_belongs_to_its_player(stage: Stage) -> None:
    await stage.slash(stage.bruno, "play", game="mausoleum")
    shown = len(stage.history())
    panel = stage.private(await stage.slash(stage.ana, "solo", game="mausoleum", bots=1, level="easy"))
    table = await table_at(stage, 2)
    assert table.row.guild_id == stage.server.id and [seat.computer for seat in table.seats] == [None, "easy"]
    await play_on(stage, stage.ana, panel, 2, number=2)
    assert len(stage.history()) == shown, "nothing public"
    board = stage.board()
    for custom_id in ("b:2:hand", "b:2:more", "b:2:log", "b:2:cancel", "t:2:1:pass"):
        async with with_component(stage, board, button(custom_id)):
            said = nothing_but_a_sentence(stage, await forge(stage, stage.chloe, board, custom_id))
        assert said == say("en-US", "error-unknown-table"), custom_id
    for custom_id in ("b:2:join", "b:2:start", "b:2:resume", "b:2:share", "b:2:strike", "b:2:quit"):
        async with with_component(stage, board, button(custom_id)):
            said = nothing_but_a_sentence(stage, await forge(stage, stage.ana, board, custom_id))
        assert said == say("en-US", "error-old-button"), custom_id
    assert say("en-US", "tables-alone", count=1) not in stage.text(
        stage.private(await stage.slash(stage.bruno, "tables"))
    )


@pytest.mark.parametrize("decisions", [3, 500])
async def test_every_button_that_a_game_of_one_person_leads_to_answers(stage: Stage, decisions: int) -> None:
    """A kind of tables refuses a button whose ability it lacks, and no panel of its tables may show one.

    The harness names such a button wherever a test meets it. This test meets those of all panels.
    """
    assert KINDS["daily"].allows == KINDS["solo"].allows
    panel = stage.private(await stage.slash(stage.ana, "solo", game="mausoleum"))
    panel = await play_on(stage, stage.ana, panel, decisions)
    board, old = panel, say("en-US", "error-old-button")
    waiting, met = [each.custom_id for each in stage.controls(panel)], set[str]()
    while waiting:
        custom_id = waiting.pop()
        if custom_id in met or not custom_id.startswith(("b:", "g:", "e:", "q:")) or custom_id in UNPRESSED:
            continue
        met.add(custom_id)
        async with with_component(stage, board, button(custom_id)):
            answer = await forge(stage, stage.ana, board, custom_id)
        for shown in (each for each in (answer.response, *answer.followups) if each is not None):
            assert old not in stage.text(shown), custom_id
            waiting += [each.custom_id for each in stage.controls(shown)]
    assert met >= {"b:1:more", "b:1:log", "b:1:text", "b:1:fairness", "b:1:rules"}


async def test_two_clicks_at_once_on_play_again_open_one_game(stage: Stage) -> None:
    panel = stage.private(await stage.slash(stage.bruno, "solo", game="mausoleum"))
    panel = await play_on(stage, stage.bruno, panel, 500)
    await at_once(stage, (stage.bruno, panel, "b:1:rematch"), (stage.bruno, panel, "b:1:rematch"))
    rows = await store_of(stage).tables.of_person(stage.bruno.id, stage.server.id)
    assert len([row for row in rows if row.phase is Phase.RUNNING]) == 1


async def test_a_game_that_waits_for_two_weeks_ends(stage: Stage) -> None:
    ana = stage.ana.user
    panel = stage.private(await ana.slash("solo", game="luxor"))
    await stage.later(hours=13 * 24)
    assert (await table_at(stage)).phase is Phase.RUNNING
    await stage.later(hours=2 * 24)
    assert (await table_at(stage)).phase is Phase.CANCELLED
    said = nothing_but_a_sentence(stage, await ana.click(panel, custom_id=choices(stage, panel)[0][0].custom_id))
    assert said == say("en-US", "error-cancelled").replace("/play", "/solo"), "a command that is there"


async def test_games_have_limits(stage: Stage) -> None:
    ana = stage.ana.user
    for _ in range(5):
        stage.private(await ana.slash("solo", game="mausoleum"))
    assert nothing_but_a_sentence(stage, await ana.slash("solo", game="mausoleum")) == say(
        "en-US", "error-too-many-solo", count=5
    )
    await store_of(stage).owner.switch_closed()
    said = nothing_but_a_sentence(stage, await stage.bruno.user.slash("solo", game="luxor"))
    assert said == say("en-US", "error-no-new-tables")


async def test_a_person_deletes_what_they_played_in_direct_messages(stage: Stage) -> None:
    ana = stage.ana.user
    panel = stage.private(await ana.slash("solo", game="mausoleum"))
    await play_on(stage, ana, panel, 2)
    stored = await store_of(stage).privacy.export(ana.id, 0)
    assert [each["kind"] for each in stored["seats"]] == ["solo"]  # type: ignore[attr-defined]
    shown = stage.private(await ana.slash("privacy"))
    shown = stage.private(await ana.click(shown, custom_id="p:delete"))
    await ana.click(shown, custom_id="p:confirm")
    assert not (await store_of(stage).privacy.export(ana.id, 0))["seats"]
    assert (await table_at(stage)).phase is Phase.CANCELLED


async def test_notices_of_the_owner_and_channels_leave_own_games_alone(stage: Stage) -> None:
    await stage.slash(stage.ana, "solo", game="luxor")
    assert await store_of(stage).owner.announce("Back soon", 9) == 0
    assert await store_of(stage).tables.open_of(stage.server.id) == [], "no channel that may go"


async def test_where_the_bot_may_attach_nothing_a_game_is_told_in_words(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    none = property(lambda interaction: discord.Permissions.none())
    monkeypatch.setattr(discord.Interaction, "app_permissions", none)
    monkeypatch.setattr(tertulia(stage), "get_guild", lambda guild_id: None)
    panel = stage.private(await stage.slash(stage.ana, "solo", game="luxor"))
    assert not stage.pictures(panel) and choices(stage, panel)
    panel = await play_on(stage, stage.ana, panel, 6)
    await stage.env.settle()
    assert not stage.pictures(panel), "nor after the bots have moved"

"""What one member may ask of others and of a channel, tried by clicks."""

from __future__ import annotations

import random

import pytest
import simcord

from cogs.interactions.custom_ids import Op
from db import Archived, Person, Phase, bounds
from locales import say
from tables.permissions import reach_of
from tests import acts
from tests.bot.faults import deny
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Stage
from tests.bot.playing import begin, nothing_but_a_sentence, table_of, tertulia
from tests.bot.settings import choose_server
from tests.bot.test_questions import would_ask_undo
from tests.bot.test_table_life import party

pytestmark = pytest.mark.usefixtures("tiny_pictures", "at_once", "asks", "friendly")


async def barred(stage: Stage, who: simcord.MemberActor) -> None:
    """Give a member a role that may not play."""
    role = stage.server.create_role("Muted")
    await choose_server(stage, barred_roles=(role.id,))
    stage.env.backend.get_guild(stage.server.id).members[who.id].role_ids.append(role.id)


async def test_who_may_not_play_posts_nothing(stage: Stage) -> None:
    game = await begin(stage, random.Random(44), stage.ana, stage.bruno)
    await game.to_the_end()
    await barred(stage, stage.ana)
    refused, before = say("en-US", "error-role-barred"), len(stage.history())
    for op in (Op.SHARE.value, Op.SHARE_ANIMATION.value):
        async with with_component(stage, game.board, button(f"b:1:{op}")):
            answer = nothing_but_a_sentence(stage, await forge(stage, stage.ana, game.board, f"b:1:{op}"))
        assert answer == refused, op
    assert nothing_but_a_sentence(stage, await stage.slash(stage.ana, "daily", game="mausoleum")) == refused
    assert len(stage.history()) == before


async def test_who_may_not_play_brings_no_board_down_and_asks_no_question(stage: Stage) -> None:
    game = await party(stage)
    more = stage.private(await stage.press(stage.chloe, game.board, "b:*:more"))
    sure = stage.private(await stage.press(stage.chloe, more, "b:*:propose_end"))
    await barred(stage, stage.chloe)
    refused, before = say("en-US", "error-role-barred"), len(stage.history())
    assert nothing_but_a_sentence(stage, await stage.slash(stage.chloe, "board")) == refused
    assert nothing_but_a_sentence(stage, await stage.press(stage.chloe, sure, "b:*:confirm_end")) == refused
    assert not (await table_of(stage)).polls and len(stage.history()) == before


async def test_who_may_not_play_asks_for_no_undo(stage: Stage) -> None:
    game = await party(stage)
    asker, sure = await would_ask_undo(game)
    await barred(stage, asker)
    before = len(stage.history())
    assert nothing_but_a_sentence(stage, await stage.press(asker, sure, "u:*")) == say("en-US", "error-role-barred")
    assert not (await table_of(stage)).polls and len(stage.history()) == before


async def test_who_may_not_write_brings_no_board_down(stage: Stage) -> None:
    await party(stage)
    before = len(stage.history())
    deny(stage, stage.ana, "send_messages")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "board"))
    assert answer == say("en-US", "error-may-not-write") and len(stage.history()) == before


async def test_a_table_is_resumed_only_where_and_by_whom_one_may_be_opened(stage: Stage) -> None:
    game = await party(stage)
    table = await table_of(stage)
    await acts.archive(table, Archived.IDLE)
    await stage.env.settle()
    await barred(stage, stage.ana)
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, game.board, "b:*:resume"))
    assert answer == say("en-US", "error-role-barred") and table.row.archived is not None
    await stage.press(stage.bruno, game.board, "b:*:resume")
    assert table.row.archived is None and table.phase is Phase.RUNNING


@pytest.mark.parametrize("what", ["solo", "play"])
async def test_games_that_a_person_begins_in_a_day_have_a_bound(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr("cogs.interactions.services.GAMES_DAILY", 2)
    await stage.restart()
    for _ in range(2):
        await stage.slash(stage.ana, what, game="mausoleum")
        table = await tertulia(stage).registry.any_table(len(await all_tables(stage)))
        await acts.cancel(table, Person(stage.ana.id, "Ana"), may_manage=True)
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, what, game="mausoleum"))
    assert answer.startswith("You have begun 2 games in a day") and "<t:" in answer
    assert len(await all_tables(stage)) == 2
    assert not nothing_but_a_sentence(stage, await stage.slash(stage.ana, "notify")).startswith("You have begun")
    await stage.later(hours=24)
    await stage.slash(stage.ana, what, game="mausoleum")
    assert len(await all_tables(stage)) == 3


async def all_tables(stage: Stage) -> list[int]:
    rows = await tertulia(stage).registry.store._connection.rows("SELECT id FROM tables ORDER BY id")
    return [table_id for (table_id,) in rows]


async def test_undos_count_by_person_and_hour_as_well_as_by_decision(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.interactions.services.UNDOS_HOURLY", 1)
    await stage.restart()
    assert bounds.UNDOS_HOURLY > bounds.MAX_UNDOS
    hand = stage.private(await stage.slash(stage.ana, "solo", game="luxor", bots=1))
    done = 0
    while done < 2:
        table = await tertulia(stage).registry.any_table(1)
        reach = reach_of(table, 0)
        if reach is not None and reach.free:
            async with with_component(stage, hand, button("b:1:undo")):
                result = await forge(stage, stage.ana, hand, "b:1:undo")
            done += 1
            continue
        seat = table.seats[0]
        if 0 not in table.deciding:
            await stage.env.settle()
            continue
        await acts.act(table, Person(stage.ana.id, "Ana"), seat.decision_revision, str(table.view(0).actions[0]))
        await stage.env.settle()
    assert "You have taken back 1 moves in an hour" in stage.text(stage.shown(result))

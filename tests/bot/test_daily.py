"""The daily deal: one try a day for everybody, with equal chance, anywhere."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.interactions.reading import Reading
from cogs.interactions.results import decisive
from cogs.interactions.story import hand_story
from cogs.table.handlers import log_panel
from db import MemberSettings, Phase
from engine import game as rules_of
from engine import games
from engine.verify import verify
from locales import say
from render.house.day_card import SIGNS
from render.wording import Words, bold, plain, title
from tables import DailyDeals, Table, UserError, make_review, record_of, standing_turns
from tables.clocks import DAY
from tests.bot.forging import at_once, button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import FIRST, nothing_but_a_sentence, store_of, tertulia
from tests.bot.test_solo import choices, press
from tests.reviewing import run_here

pytestmark = pytest.mark.usefixtures("tiny_pictures")
quick_bots = pytest.mark.usefixtures("at_once")


@pytest.fixture(autouse=True)
def unjudged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge no try in the background: simcord would wait for it."""
    monkeypatch.setattr("cogs.daily.judging.Judging.start", lambda self, table: None)


def today(stage: Stage) -> int:
    return tertulia(stage).registry.clock() // DAY


async def table_of_try(stage: Stage, user_id: int, game: str) -> Table:
    found = await store_of(stage).daily.find(today(stage), game, user_id)
    assert found is not None
    return await tertulia(stage).registry.any_table(found.table_id)


async def play(stage: Stage, who: Any, game: str, seed: int, panel: Message | None = None, presses: int = 500) -> Table:
    """Play a deal to its end, or until so many presses. Equal seeds make equal choices of equal hands."""
    chance = random.Random(seed)
    if panel is None:
        alone = who is stage.ana.user
        panel = stage.private(await (who.slash("daily", game=game) if alone else stage.slash(who, "daily", game=game)))
    table = await table_of_try(stage, who.id, game)
    while table.phase is Phase.RUNNING and presses:
        presses -= 1
        control, value = chance.choice(choices(stage, panel))
        table_id = f":{table.id}:"
        assert table_id in control.custom_id
        panel = stage.private(await press(who, control, panel, value))
        await stage.env.settle()
        assert not value.startswith(FIRST) or choices(stage, panel)
    return table


def moves(table: Table) -> list[tuple[int | None, str]]:
    return [(entry.step.seat, entry.step.notation) for entry in table.standing()]


@pytest.mark.parametrize("game", games())
async def test_equal_clicks_make_equal_games_and_others_meet_the_same_bots(stage: Stage, game: str) -> None:
    ana = await play(stage, stage.ana.user, game, 1)
    bruno = await play(stage, stage.bruno, game, 1)
    chloe = await play(stage, stage.chloe, game, 2, presses=6)
    assert moves(ana) == moves(bruno) and ana.game.dump(ana.state) == bruno.game.dump(bruno.state)
    assert moves(chloe) != moves(ana)
    bots_first = next(place for place, each in enumerate(ana.standing()) if place and not each.automatic)
    assert moves(chloe)[:bots_first] == moves(ana)[:bots_first], "the same position for everybody"
    assert [table.names[1:] for table in (bruno, chloe)] == [ana.names[1:]] * 2, "bots have one name for all"
    assert not stage.history() and await store_of(stage).tables.unsettled() == []
    tries = {each.user_id: each for each in await store_of(stage).daily.of_server(today(stage), game, stage.server.id)}
    assert tries.keys() - {stage.chloe.id} == {stage.bruno.id}, "Ana played in direct messages"
    for table in (ana, bruno):
        outcome = table.game.outcome(table.state)
        assert outcome is not None
        found = await store_of(stage).daily.at_table(table.id)
        assert found is not None and found.points == outcome.totals[0]
        with pytest.raises(UserError, match="error-daily-secret"):
            await record_of(store_of(stage), table, today(stage))
        record = await record_of(store_of(stage), table, today(stage) + 1)
        assert verify(record) is None and record.day == today(stage)


@quick_bots
async def test_one_try_a_day_wherever_it_was_begun(stage: Stage) -> None:
    game = "mausoleum"
    await play(stage, stage.bruno, game, 3)
    again = stage.private(await stage.slash(stage.bruno, "daily", game=game))
    assert say("en-US", "daily-share") in stage.text(again) and not choices(stage, again)
    assert "place 1 of 1" not in stage.text(again), "it would be read as the place at the table"
    there = stage.private(await stage.bruno.user.slash("daily", game=game))
    assert say("en-US", "error-daily-elsewhere") in stage.text(there)
    listed = stage.private(await stage.bruno.user.slash("daily"))
    assert say("en-US", "daily-streak", count=1) in stage.text(listed)
    await stage.later(hours=24)
    table = await tertulia(stage).registry.any_table(1)
    fresh = stage.private(await stage.slash(stage.bruno, "daily", game=game))
    assert choices(stage, fresh)
    second = await table_of_try(stage, stage.bruno.id, game)
    assert second.id != table.id and second.row.commitment != table.row.commitment
    deal = await store_of(stage).daily.deal(today(stage), game, rules_of(game).meta.rules_version)
    assert deal is not None and deal.commitment == second.row.commitment


@quick_bots
@pytest.mark.parametrize("game", ["luxor", "capital_lux"])
async def test_new_rules_in_the_middle_of_a_day_make_a_new_deal(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    await stage.slash(stage.bruno, "daily", game=game)  # stores the deal's opening
    rules = rules_of(game)
    monkeypatch.setattr(rules, "meta", replace(rules.meta, rules_version=rules.meta.rules_version + 1))
    await stage.restart()
    shown = stage.private(await stage.slash(stage.chloe, "daily", game=game))
    assert choices(stage, shown), stage.text(shown)


@quick_bots
async def test_two_clicks_at_once_post_one_result(stage: Stage) -> None:
    await play(stage, stage.bruno, "mausoleum", 3)
    shown = stage.private(await stage.slash(stage.bruno, "daily", game="mausoleum"))
    post = stage.button(shown, "dd:post:*").custom_id
    first, second = await at_once(stage, (stage.bruno, shown, post), (stage.bruno, shown, post))
    assert len(stage.history()) == 1
    assert say("en-US", "error-shared-already") in {stage.text(each.response) for each in (first, second)}


@quick_bots
async def test_a_try_ends_with_its_day_and_offers_no_help(stage: Stage) -> None:
    game = "mausoleum"
    panel = stage.private(await stage.slash(stage.ana, "daily", game=game))
    assert not [each for each in stage.buttons(panel) if each.custom_id.endswith(":hint")]
    board = panel
    async with with_component(stage, board, button("b:1:hint")):
        said = nothing_but_a_sentence(stage, await forge(stage, stage.ana, board, "b:1:hint"))
    assert said == say("en-US", "error-daily-hint")
    assert (await table_of_try(stage, stage.ana.id, game)).phase is Phase.RUNNING
    await stage.later(hours=24)
    assert (await tertulia(stage).registry.any_table(1)).phase is Phase.CANCELLED
    shown = stage.private(
        await stage.press(stage.ana, stage.private(await stage.slash(stage.ana, "daily")), f"dd:play:{game}:*")
    )
    assert choices(stage, shown), "a new deal"


@quick_bots
async def test_a_deal_whose_day_is_over_takes_no_late_move(stage: Stage) -> None:
    """Its timer stands still while the bot does, and others may have its record by then."""
    panel = stage.private(await stage.slash(stage.bruno, "daily", game="mausoleum"))
    table = await table_of_try(stage, stage.bruno.id, "mausoleum")
    table.row = replace(table.row, created_at=table.row.created_at - DAY)
    control, value = choices(stage, panel)[0]
    said = nothing_but_a_sentence(stage, await press(stage.bruno, control, panel, value))
    assert said == say("en-US", "error-daily-late") and table.phase is Phase.CANCELLED


@quick_bots
async def test_a_restart_keeps_the_draws_of_a_deal(stage: Stage) -> None:
    """The bot that plays on has counted no draw itself."""
    game = "mausoleum"
    panel = stage.private(await stage.slash(stage.bruno, "daily", game=game))
    chance = random.Random(5)
    for _ in range(6):
        control, value = chance.choice(choices(stage, panel))
        panel = stage.private(await press(stage.bruno, control, panel, value))
        await stage.env.settle()
    before = (await table_of_try(stage, stage.bruno.id, game)).draws
    await stage.restart()
    table = await table_of_try(stage, stage.bruno.id, game)
    assert table.draws == before and sum(before.values())
    panel = stage.private(await stage.slash(stage.bruno, "daily", game=game))
    table = await play(stage, stage.bruno, game, 6, panel)
    assert verify(await record_of(store_of(stage), table, today(stage) + 1)) is None


@quick_bots
async def test_what_is_told_of_a_deal_begins_where_its_player_sat_down(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with the moves of bots before: no news, no log, no story of the end, no mistake, no chart."""
    for name, count in (("tables.reviews.DUELS", 1), ("tables.reviews.MORE_DUELS", 1), ("tables.reviews.MAX_DUELS", 1)):
        monkeypatch.setattr(name, count)
    monkeypatch.setattr("tables.reviews.SEARCH_POSITIONS", 8)
    panel = stage.private(await stage.slash(stage.bruno, "daily", game="luxor"))
    table = await table_of_try(stage, stage.bruno.id, "luxor")
    opening, sat_down = len(standing_turns(table.story(0))), table.row.revision
    assert opening > 30 and table.sat_down == sat_down
    assert hand_story(Reading(table, 0, Words("en-US"))).news == []
    await play(stage, stage.bruno, "luxor", 3, panel)
    assert table.phase is Phase.FINISHED and table.sat_down == sat_down
    items = (await log_panel(table, stage.bruno.id, Words("en-US"), 0)).view.walk_children()
    page = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
    rounds = [int(number) for number in re.findall(r"__Round (\d+)__", page)]
    first = next(turn for turn in standing_turns(table.story(0)) if turn.decided)
    assert rounds[0] == first.round > 8
    outcome = table.view(None).outcome
    assert outcome is not None
    lines = await decisive(Reading(table, None, Words("en-US")), outcome)
    told = [int(number) for line in lines for number in re.findall(r"Round (\d+)", line)]
    assert told and min(told) >= first.round
    review = await make_review(store_of(stage), table, run_here, lambda percent: None)
    assert review.curve[0].revision == sat_down
    assert all(each.revision > sat_down for each in (*review.decisions, *review.points))


@quick_bots
async def test_a_result_tells_how_many_bots_were_beaten_and_the_places_of_today(stage: Stage) -> None:
    game = "mausoleum"
    tables = {who.id: await play(stage, who, game, seed) for seed, who in enumerate((stage.bruno, stage.chloe), 3)}
    tries = await store_of(stage).daily.of_server(today(stage), game, stage.server.id)
    names = {each.user_id: each.name for each in tries}
    for who, other in ((stage.bruno, stage.chloe), (stage.chloe, stage.bruno)):
        shown = stage.text(stage.private(await stage.slash(who, "daily", game=game)))
        outcome = tables[who.id].view(None).outcome
        assert outcome is not None
        own, *bots = outcome.places
        assert say("en-US", "daily-message-bots", count=sum(each > own for each in bots), bots=2) in shown
        line = next(line for line in shown.split("\n") if "Today here" in line)
        places = [line.index(plain(each.name)) for each in tries]
        assert places == sorted(places)
        assert bold(names[who.id]) in line and bold(names[other.id]) not in line
    await store_of(stage).settings.set_member(MemberSettings(stage.server.id, stage.chloe.id, listed=False), 1)
    shown = stage.text(stage.private(await stage.slash(stage.bruno, "daily", game=game)))
    assert "Chloé" not in shown and "Today here" not in shown
    davi = stage.private(await stage.slash(stage.davi, "daily", game=game))
    assert "Bruno" not in stage.text(davi), "only who has finished reads the places"


@quick_bots
async def test_the_best_game_of_yesterday_is_for_the_server_and_a_result_is_posted(stage: Stage) -> None:
    game = "mausoleum"
    await play(stage, stage.bruno, game, 3)
    table = await table_of_try(stage, stage.bruno.id, game)
    shown = stage.private(await stage.slash(stage.bruno, "daily", game=game))
    await stage.press(stage.bruno, shown, "dd:post:*")
    (posted,) = stage.history()
    assert "/daily" in stage.text(posted) and "Bruno" in stage.text(posted)
    theirs = stage.private(await stage.press(stage.chloe, posted, "dd:list:*"))
    assert say("en-US", "daily-open", game=title(game, "en-US")) in stage.text(theirs)
    replay = f"b:{table.id}:replay"
    async with with_component(stage, posted, button(replay)):
        said = nothing_but_a_sentence(stage, await forge(stage, stage.chloe, posted, replay))
        assert said == say("en-US", "error-unknown-table"), "it would give the deal away"
    await play(stage, stage.chloe, game, 4)
    await stage.later(hours=24)
    await play(stage, stage.chloe, game, 5)
    shown = stage.private(await stage.slash(stage.chloe, "daily", game=game))
    assert say("en-US", "daily-message-streak", count=2) in stage.text(shown)
    replayed = stage.private(await stage.press(stage.chloe, shown, say("en-US", "button-daily-best")))
    assert say("en-US", "button-replay") in stage.text(replayed)
    async with with_component(stage, posted, button(replay)):
        page = stage.private(await forge(stage, stage.chloe, posted, replay))
    assert say("en-US", "button-replay") in stage.text(page)
    for op in ("hand", "log", "record"):
        async with with_component(stage, posted, button(f"b:{table.id}:{op}")):
            said = nothing_but_a_sentence(stage, await forge(stage, stage.chloe, posted, f"b:{table.id}:{op}"))
        assert said == say("en-US", "error-unknown-table")


@quick_bots
async def test_a_result_is_shown_though_its_game_is_kept_no_longer(stage: Stage) -> None:
    await play(stage, stage.bruno, "mausoleum", 3)
    shown = stage.private(await stage.slash(stage.bruno, "daily", game="mausoleum"))
    old = f"dd:result:mausoleum:{today(stage)}"
    await stage.later(hours=48)
    registry = tertulia(stage).registry
    assert await registry.forget_games(registry.clock() + 1)
    async with with_component(stage, shown, button(old)):
        page = stage.private(await forge(stage, stage.bruno, shown, old))
    assert stage.pictures(page) and not [each for each in stage.buttons(page) if each.custom_id.startswith("b:")]


@quick_bots
async def test_equal_games_get_equal_signs_one_for_each_turn(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The strong bot judges in the background. Its own random numbers follow from the deal."""
    monkeypatch.setattr("tables.reviews.SEARCH_POSITIONS", 20)
    monkeypatch.setattr("tables.reviews.DUELS", 1)
    monkeypatch.setattr("tables.reviews.MORE_DUELS", 1)
    game, deals = "mausoleum", DailyDeals(tertulia(stage).registry)
    ana, bruno = await play(stage, stage.ana.user, game, 1), await play(stage, stage.bruno, game, 1)
    signs = []
    for table in (ana, bruno):
        await deals.judge(table, run_here)
        found = await store_of(stage).daily.at_table(table.id)
        assert found is not None
        signs.append(found.signs)
    assert signs[0] is not None and signs[0] == signs[1]
    turns = [turn for turn in standing_turns(ana.story(0)) if turn.decided]
    assert 1 < len(signs[0]) <= len(turns) and {*signs[0]} <= {*SIGNS}
    shown = stage.private(await stage.slash(stage.bruno, "daily", game=game))
    assert "".join(SIGNS[sign] for sign in signs[0]) in stage.text(shown).replace("\n", "")

"""Who is on a leaderboard, games that moderators strike, new ladders, and how many games a person finishes."""

from __future__ import annotations

import random

import aiohttp
import discord
import pytest

from cogs.standings.panels import MIN_RANKED_GAMES, PAGE_LINES
from db import Person
from locales import say
from render import Profile
from tables.rating_model import recompute
from tests import acts
from tests.bot.forging import forge, with_component
from tests.bot.harness import Stage
from tests.bot.playing import begin, nothing_but_a_sentence, store_of, table_of
from tests.bot.test_ratings import button, drawn, finish, leaderboard, listed

__all__ = ["drawn"]

pytestmark = pytest.mark.usefixtures("tiny_pictures", "drawn")


async def test_inactive_people_are_not_listed_until_they_play_again_and_read_why(stage: Stage) -> None:
    for days in (200, 150, 95):
        await finish(stage, stage.ana, stage.bruno, days_ago=days)
    await finish(stage, stage.bruno, stage.chloe, days_ago=80)
    panel = await leaderboard(stage, stage.ana)
    assert listed(stage, panel) == ["Bruno"] and say("en-US", "leaders-inactive") in stage.text(panel)
    assert say("en-US", "leaders-not-yet", missing=2) in stage.text(await leaderboard(stage, stage.chloe))
    assert say("en-US", "leaders-inactive") not in stage.text(await leaderboard(stage, stage.bruno))
    await finish(stage, stage.ana, stage.chloe, mus=(35.0, 20.0))
    assert listed(stage, await leaderboard(stage, stage.ana)) == ["Ana", "Bruno"]
    for _ in range(MIN_RANKED_GAMES):
        await finish(stage, stage.ana, stage.bruno, game="mausoleum", days_ago=91)
    panel = await leaderboard(stage, stage.davi, game="mausoleum")
    assert listed(stage, panel) == [] and say("en-US", "leaders-none", count=MIN_RANKED_GAMES) in stage.text(panel)


def asked(stage: Stage) -> list[str]:
    """Return the members whom the bot has asked Discord for."""
    found = [each.path for each in stage.env.http_requests if each.method == "GET" and "/members/" in each.path]
    return [path.rpartition("/")[2] for path in found]


async def test_who_has_left_the_server_is_not_listed_and_a_page_fills_up(stage: Stage) -> None:
    people = [stage.join(f"p{number}", f"P{number:02}") for number in range(PAGE_LINES + 4)]
    for _ in range(MIN_RANKED_GAMES):
        for at in range(0, len(people), 2):
            await finish(stage, people[at], people[at + 1], mus=(60.0 - at, 59.0 - at))
    for gone in (people[0], people[1], people[PAGE_LINES]):
        stage.env.backend.remove_member(stage.server.id, gone.id)
    panel = await leaderboard(stage, people[3])
    here = [f"P{number:02}" for number in (*range(2, PAGE_LINES), PAGE_LINES + 1, PAGE_LINES + 2)]
    assert listed(stage, panel) == here and "**1** · **P02** — " in stage.text(panel) and "1/2" in stage.text(panel)
    first = asked(stage)
    assert len(first) == len(set(first)) == PAGE_LINES + 2, "each once; the reader is here"
    await leaderboard(stage, people[3])
    assert asked(stage) == first, "Discord has told them a moment ago"
    stage.env.backend.add_member(stage.server.id, people[0].id)
    await stage.later(minutes=11)
    assert listed(stage, await leaderboard(stage, people[3]))[0] == "P00"
    stage.forgive()  # Discord's answer for those who have left


async def test_a_failure_of_discord_hides_nobody(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(MIN_RANKED_GAMES):
        await finish(stage, stage.ana, stage.bruno, stage.chloe)

    async def fail(self: discord.Guild, member_id: int, /) -> discord.Member:
        raise {0: aiohttp.ClientError(), 1: OSError()}.get(member_id % 2, discord.DiscordException())

    monkeypatch.setattr(discord.Guild, "fetch_member", fail)
    assert listed(stage, await leaderboard(stage, stage.davi)) == ["Ana", "Bruno", "Chloé"]


# ---------------------------------------------------------------- ladders, and games that do not count


async def test_a_moderator_strikes_a_game_and_lets_it_count_again(stage: Stage) -> None:
    game = await begin(stage, random.Random(91), stage.ana, stage.bruno)
    await game.to_the_end()
    store, board = store_of(stage), stage.board()
    rated = await store.ratings.all()
    assert len(rated) == 2
    for who, there in ((stage.bruno, False), (stage.ana, True)):
        panel = stage.private(await stage.press(who, board, "b:*:more"))
        assert any(each.custom_id.endswith(":strike") for each in stage.controls(panel)) is there
    for op in ("strike", "confirm_strike", "count_again"):
        async with with_component(stage, board, button(f"b:1:{op}")):
            refused = await forge(stage, stage.bruno, board, f"b:1:{op}")
        assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-not-judge")
    await stage.later(hours=3)
    await stage.press(stage.ana, panel, "b:1:strike")
    assert say("en-US", "strike-sure") in stage.text(panel) and await store.ratings.all() == rated
    await stage.press(stage.ana, panel, "b:1:confirm_strike")
    await stage.env.settle()
    assert await store.ratings.all() == [] and say("en-US", "table-struck") in stage.text(stage.board())
    assert stage.board().id == board.id, "the score stays where it is"
    await stage.restart()
    panel = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    assert say("en-US", "table-struck") in stage.text(panel)
    await stage.press(stage.ana, panel, "b:1:count_again")
    await stage.env.settle()
    assert await store_of(stage).ratings.all() == rated
    assert say("en-US", "table-struck") not in stage.text(stage.board()) and stage.board().id == board.id


async def test_a_game_that_was_settled_by_leaving_and_then_ended_can_be_struck_too(stage: Stage) -> None:
    game = await begin(stage, random.Random(95), stage.ana, stage.bruno)
    await game.play_on(30)
    table = await table_of(stage)
    await acts.quit(table, Person(stage.bruno.id, "Bruno"))
    await acts.cancel(table, Person(stage.ana.id, "Ana"), may_manage=False)
    await stage.env.settle()
    assert len(await store_of(stage).ratings.all()) == 2
    panel = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    await stage.press(stage.ana, panel, "b:1:strike")
    await stage.press(stage.ana, panel, "b:1:confirm_strike")
    await stage.env.settle()
    assert await store_of(stage).ratings.all() == []
    assert say("en-US", "table-cancelled-rated") in stage.text(stage.board())
    assert say("en-US", "table-struck") in stage.text(stage.board())


async def test_after_a_crash_the_board_of_a_struck_game_says_so(stage: Stage) -> None:
    game = await begin(stage, random.Random(92), stage.ana, stage.bruno)
    await game.to_the_end()
    await store_of(stage).ratings.set_counts(1, False, recompute)
    await stage.restart()
    await stage.env.settle()
    assert say("en-US", "table-struck") in stage.text(stage.board())


async def test_a_game_that_rates_nobody_has_nothing_to_strike(stage: Stage) -> None:
    game = await begin(stage, random.Random(93), stage.ana, stage.bruno)
    board = stage.board()
    for _ in range(2):
        async with with_component(stage, board, button("b:1:strike")):
            refused = await forge(stage, stage.ana, board, "b:1:strike")
        assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-not-rated")
        await store_of(stage)._connection.write(lambda c: c.execute("UPDATE tables SET ranked = 0"))
        await (await table_of(stage)).reload()
        await game.to_the_end()
        board = stage.board()


async def test_a_moderator_starts_a_new_ladder_and_readers_page_back(stage: Stage, drawn: list[Profile]) -> None:
    settings = stage.private(await stage.slash(stage.ana, "table-settings"))
    await stage.press(stage.ana, settings, "c:ladder")
    assert say("en-US", "new-ladder-sure") in stage.text(settings)
    refused = await stage.press(stage.ana, settings, "c:new_ladder")
    assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-ladder-new")
    await stage.press(stage.ana, settings, "c:show")
    for days in range(MIN_RANKED_GAMES):
        await finish(stage, stage.ana, stage.bruno, days_ago=200 - days)
    for _ in range(2):  # the second click finds an empty ladder
        await stage.press(stage.ana, settings, "c:ladder")
        await stage.press(stage.ana, settings, "c:new_ladder")
        if "c:show" in [each.custom_id for each in stage.controls(settings)]:
            await stage.press(stage.ana, settings, "c:show")
        assert say("en-US", "settings-ladder", number="2") in stage.text(settings)
    await finish(stage, stage.bruno, stage.ana, ladder=1)
    panel = await leaderboard(stage, stage.ana)
    told = say("en-US", "leaders-ladder", number="2", count="2"), say("en-US", "leaders-not-yet", missing=2)
    assert listed(stage, panel) == [] and all(each in stage.text(panel) for each in told)
    await stage.press(stage.ana, panel, "kl:luxor:0:0")
    assert listed(stage, panel) == ["Ana", "Bruno"], "nobody is inactive on a ladder that is over"
    assert say("en-US", "leaders-ladder", number="1", count="2") in stage.text(panel)
    assert say("en-US", "leaders-about", count=MIN_RANKED_GAMES) not in stage.text(panel)
    await stage.choose(stage.ana, panel, "j:game", "mausoleum")
    await stage.press(stage.ana, panel, "kl:mausoleum:0:0")
    assert say("en-US", "leaders-none-then") in stage.text(panel)
    await stage.press(stage.ana, panel, "kl:mausoleum:1:0")
    assert say("en-US", "leaders-none", count=MIN_RANKED_GAMES) in stage.text(panel)
    async with with_component(stage, panel, button("kl:luxor:77:9")):
        await forge(stage, stage.ana, panel, "kl:luxor:77:9")
    assert all(each in stage.text(panel) for each in told)
    await stage.slash(stage.ana, "board-profile")
    (chapter,) = drawn[-1].chapters
    assert chapter.games == MIN_RANKED_GAMES + 1 and len(chapter.curve) == 1


async def test_a_profile_says_how_many_games_with_others_a_person_finishes(stage: Stage, drawn: list[Profile]) -> None:
    game = await begin(stage, random.Random(94), stage.ana, stage.bruno)
    await game.play_on(30)
    await acts.quit(await table_of(stage), Person(stage.bruno.id, "Bruno"))
    await stage.env.settle()
    empty = await stage.slash(stage.ana, "board-profile", member=stage.bruno)
    assert nothing_but_a_sentence(stage, empty) == say("en-US", "error-profile-empty", name="Bruno"), "nothing finished"
    for _ in range(4):
        await finish(stage, stage.ana, stage.bruno)
        await stage.slash(stage.ana, "board-profile", member=stage.bruno)
        assert (drawn[-1].completion is None) is (drawn[-1].games < 4)
    assert drawn[-1].completion == (4, 5) and drawn[-1].games == 4
    assert not any(each.game == "mausoleum" for each in drawn[-1].chapters), "a game of which none is finished"

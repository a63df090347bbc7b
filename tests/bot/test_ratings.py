"""Leaderboards and profiles as people see them: after whole games, and without players who opted out."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import simcord

import render
from cogs.standings import panels
from cogs.standings.panels import MIN_RANKED_GAMES, PAGE_LINES, Reader
from db import (
    ActionRow,
    LeaderPage,
    LeaderRow,
    NewTable,
    Person,
    Phase,
    PlayedRow,
    RatingRow,
    ResultRow,
    SeatRow,
    StandingRow,
    TableWrite,
)
from engine import games
from engine.trophies import DAYS, WEEK
from locales import LOCALES, say
from render import Picture, Profile
from render.house.life import Duel, Friend
from render.wording import Words
from tables.clocks import DAY
from tables.rating_model import DEFAULT_SKILL, Skill, shown
from tables.trophies import trophies
from tests.bot import harness
from tests.bot.forging import BUTTON, SELECT, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import begin, nothing_but_a_sentence, store_of, tertulia, tiny_picture

pytestmark = pytest.mark.usefixtures("tiny_pictures", "drawn")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Profile]:
    """Return the profiles that were drawn, none of them in earnest."""
    found: list[Profile] = []

    def draw(profile: Profile, locale: str) -> Picture:
        found.append(profile)
        return tiny_picture(f"profile of {profile.name} in {locale}")

    monkeypatch.setattr(render, "profile", draw)
    return found


async def finish(
    stage: Stage,
    *people: simcord.MemberActor | Person,
    game: str = "luxor",
    mus: Sequence[float] = (),
    days_ago: int = 0,
    ladder: int = 0,
) -> int:
    """Store a finished ranked game of these people, in the order of their places, rated ``mus`` and sigma 2.

    Returns its table.
    """
    store, at = store_of(stage), tertulia(stage).registry.clock() - days_ago * DAY
    seated = [who if isinstance(who, Person) else Person(who.id, who.user.global_name or "?") for who in people]
    table = await store.tables.create(
        NewTable(guild_id=stage.server.id, channel_id=1, game=game, locale="en-US", host=seated[0]), 1, 1
    )
    known = await store.ratings.skills(stage.server.id, game, [each.user_id for each in seated], ladder)
    results, standings, ratings = [], [], []
    for seat, each in enumerate(seated):
        results.append(ResultRow(table.id, seat, each.user_id, seat + 1, 50 - seat, "tomb", "{}"))
        before = known.get(each.user_id, (DEFAULT_SKILL.mu, DEFAULT_SKILL.sigma))
        mu = mus[seat] if mus else 30.0 - seat
        standings.append(StandingRow(table.id, seat, seat, each.user_id, seat + 1, None, None, 2, at, ladder))
        ratings.append(RatingRow(stage.server.id, game, table.id, seat, each.user_id, *before, mu, 2.0, at, ladder))
    await store.commit(
        TableWrite(
            row=replace(table, revision=1, phase=Phase.FINISHED, rated=True, updated_at=at),
            before=table,
            seats=tuple(SeatRow(table.id, seat, each.user_id, each.name, 0, 1) for seat, each in enumerate(seated)),
            action=ActionRow(table.id, 1, 0, seated[0].user_id, "x", "[]", at),
            results=tuple(results),
            standings=tuple(standings),
            ratings=tuple(ratings),
        )
    )
    return table.id


async def leaderboard(stage: Stage, who: simcord.MemberActor, **options: str) -> simcord.ResponseMessage:
    return stage.private(await stage.slash(who, "board-ranking", **options))


def listed(stage: Stage, panel: Message) -> list[str]:
    """Return the names on a page of a leaderboard, in order."""
    lines = [line for line in stage.text(panel).splitlines() if " — " in line]
    return [line.split("**")[3] for line in lines]


def button(custom_id: str) -> dict[str, Any]:
    """Return a button as Discord would send it."""
    return {"type": BUTTON, "style": 2, "label": "x", "custom_id": custom_id}


# ---------------------------------------------------------------- whole games


async def test_games_that_people_finish_show_on_the_leaderboard_and_in_profiles(
    stage: Stage, drawn: list[Profile]
) -> None:
    panel = await leaderboard(stage, stage.ana)
    assert say("en-US", "leaders-none", count=MIN_RANKED_GAMES) in stage.text(panel) and not stage.history()
    for number in range(1, MIN_RANKED_GAMES + 1):
        game = await begin(stage, random.Random(90 + number), stage.ana, stage.bruno, number=number)
        await game.to_the_end()
        panel = await leaderboard(stage, stage.ana)
        missing = MIN_RANKED_GAMES - number
        assert (missing > 0) is (say("en-US", "leaders-not-yet", missing=max(1, missing)) in stage.text(panel))
    store = store_of(stage)
    assert set(listed(stage, panel)) == {"Ana", "Bruno"}
    first = (await store.ratings.leaders(stage.server.id, "mausoleum", MIN_RANKED_GAMES, shown)).rows[0]
    assert listed(stage, panel)[0] == first.name and str(first.points) in stage.text(panel)
    profile = stage.private(await stage.slash(stage.chloe, "board-profile", member=stage.bruno))
    assert stage.alts(profile) == ["profile of Bruno in en-US"]
    life = drawn[-1]
    assert life.games == MIN_RANKED_GAMES and life.friend is not None and life.friend.name == "Ana"
    assert len(life.chapters[0].curve) == MIN_RANKED_GAMES and sum(life.chapters[0].places) == MIN_RANKED_GAMES
    await stage.restart()
    assert listed(stage, await leaderboard(stage, stage.davi)) == listed(stage, panel)


async def test_an_unranked_table_says_so_in_the_lobby_and_rates_no_player(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum", ranked=False))
    assert say("en-US", "lobby-unranked") in stage.text(lobby)
    other = stage.server.create_text_channel("more")
    ranked = stage.shown(await stage.slash(stage.ana, "play", into=other, game="mausoleum"))
    assert say("en-US", "lobby-ranked") in stage.text(ranked)
    # A channel that is taken offers a thread: the table in it is what was asked for.
    busy = stage.private(await stage.slash(stage.bruno, "play", game="luxor", ranked=False))
    assert stage.button(busy, "n:*").custom_id.endswith(":u")
    await stage.press(stage.bruno, busy, "n:*")
    table = await tertulia(stage).registry.table(3, stage.server.id)
    assert table.row.game == "luxor" and table.row.ranked is False


# ---------------------------------------------------------------- leaderboards


async def test_a_long_leaderboard_has_pages_and_shows_readers_their_own_place(stage: Stage) -> None:
    people = [stage.join(f"p{number}", f"P{number:02}_*x*") for number in range(2 * PAGE_LINES + 1)]
    for _ in range(MIN_RANKED_GAMES):
        for at in range(0, len(people) - 1, 2):
            await finish(stage, people[at], people[at + 1], mus=(60.0 - at, 59.0 - at))
        await finish(stage, people[-1], stage.ana, mus=(20.0, 10.0))
    panel = await leaderboard(stage, stage.ana)
    text = stage.text(panel)
    assert "**1** · **P00\\_\\*x\\*** — " in text and f"**{PAGE_LINES}** · " in text and "1/3" in text
    rating = str(Skill(10.0, 2.0).shown)
    assert say("en-US", "leaders-you", place=str(2 * PAGE_LINES + 2), points=rating) in text
    assert stage.button(panel, "k:luxor:0").disabled
    result = await stage.press(stage.ana, panel, "k:luxor:1")
    assert stage.shown(result).id == panel.id and "2/3" in stage.text(panel)
    await stage.press(stage.ana, panel, "k:luxor:2")
    assert "3/3" in stage.text(panel) and "**Ana**" in stage.text(panel)
    assert say("en-US", "leaders-you", place=str(2 * PAGE_LINES + 2), points=rating) not in stage.text(panel)
    await stage.choose(stage.ana, panel, "j:game", "capital_lux")
    assert say("en-US", "leaders-none", count=MIN_RANKED_GAMES) in stage.text(panel)
    async with with_component(stage, panel, button("k:luxor:999999")):
        await forge(stage, stage.ana, panel, "k:luxor:999999")
    assert "3/3" in stage.text(panel), "the last page there is"


async def test_players_of_equal_rating_share_a_place(stage: Stage) -> None:
    for _ in range(MIN_RANKED_GAMES):
        await finish(stage, stage.ana, stage.bruno, stage.chloe, mus=(30.0, 30.0, 20.0))
    lines = stage.text(await leaderboard(stage, stage.davi)).splitlines()
    assert [line.split("**")[1] for line in lines if " — " in line] == ["1", "1", "3"]


# ---------------------------------------------------------------- who does not want to be seen


async def test_a_player_who_opts_out_vanishes_from_all_lists_at_once_and_learns_it(
    stage: Stage, drawn: list[Profile]
) -> None:
    for _ in range(MIN_RANKED_GAMES):
        await finish(stage, stage.ana, stage.bruno)
    panel = await leaderboard(stage, stage.chloe)
    assert listed(stage, panel) == ["Ana", "Bruno"]
    mine = stage.private(await stage.slash(stage.ana, "my-settings"))
    assert say("en-US", "me-listed-on").partition("\n")[0] in stage.text(mine)
    await stage.press(stage.ana, mine, "m:listed_off")
    assert say("en-US", "me-listed-off") in stage.text(mine)
    await stage.choose(stage.chloe, panel, "j:game", "luxor")
    assert listed(stage, panel) == ["Bruno"]
    refused = await stage.slash(stage.chloe, "board-profile", member=stage.ana)
    assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-profile-hidden", name="Ana")
    await stage.slash(stage.chloe, "board-profile", member=stage.bruno)
    assert drawn[-1].name == "Bruno" and drawn[-1].friend is None
    await stage.slash(stage.ana, "board-profile", member=stage.bruno)
    assert drawn[-1].friend is None, "not even when they look themselves: the picture may be shown around"
    own = stage.private(await stage.slash(stage.ana, "board-profile"))
    assert drawn[-1].name == "Ana" and say("en-US", "profile-only-you") in stage.text(own)
    assert say("en-US", "leaders-hidden") in stage.text(await leaderboard(stage, stage.ana))
    await stage.press(stage.ana, mine, "m:listed_on")
    assert listed(stage, await leaderboard(stage, stage.chloe)) == ["Ana", "Bruno"]
    own = stage.private(await stage.slash(stage.ana, "board-profile"))
    assert say("en-US", "profile-only-you") not in stage.text(own)


async def test_deleting_data_removes_one_player_s_ratings_and_keeps_the_others(stage: Stage) -> None:
    for _ in range(MIN_RANKED_GAMES):
        await finish(stage, stage.ana, stage.bruno)
    store = store_of(stage)
    before = (await store.ratings.leaders(stage.server.id, "luxor", MIN_RANKED_GAMES, shown)).rows
    assert [row.name for row in before] == ["Ana", "Bruno"]
    panel = stage.private(await stage.slash(stage.ana, "privacy"))
    await stage.press(stage.ana, panel, "p:delete")
    await stage.press(stage.ana, panel, "p:confirm")
    after = (await store.ratings.leaders(stage.server.id, "luxor", MIN_RANKED_GAMES, shown)).rows
    assert after == (replace(before[1], place=1),)
    answer = await stage.slash(stage.bruno, "board-profile", member=stage.ana)
    assert nothing_but_a_sentence(stage, answer) == say("en-US", "error-profile-empty", name="Ana")


# ---------------------------------------------------------------- words, and what makes no sense


async def test_a_profile_comes_in_words_on_request_or_when_rendering_fails(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish(stage, stage.ana, stage.bruno)

    def fail(*_: object) -> Picture:
        raise ZeroDivisionError

    monkeypatch.setattr(render, "profile", fail)
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        panel = stage.private(await stage.slash(stage.bruno, "board-profile", member=stage.ana))
        answer = say(locale, "profile-told", name="**Ana**", count=1, wins="1")
        assert answer in stage.text(panel) and not stage.alts(panel)
        assert say(locale, "profile-told-rival", name="**Bruno**", count=1, ahead="1", behind="0") in stage.text(panel)
    assert len(stage.logged) == len(LOCALES)
    stage.forgive()
    mine = stage.private(await stage.slash(stage.bruno, "my-settings"))
    await stage.press(stage.bruno, mine, "m:words_on")
    panel = stage.private(await stage.slash(stage.bruno, "board-profile", member=stage.ana))
    assert "**Ana**" in stage.text(panel) and not stage.alts(panel)


async def test_the_friend_of_a_profile_is_who_looks_or_else_who_played_most(stage: Stage, drawn: list[Profile]) -> None:
    for game in ("luxor", "luxor", "mausoleum"):
        await finish(stage, stage.bruno, stage.chloe, game=game)
    await finish(stage, stage.ana, stage.bruno)
    for who, expected in ((stage.ana, "Ana"), (stage.davi, "Chloé"), (stage.bruno, "Chloé")):
        await stage.slash(who, "board-profile", member=stage.bruno)
        friend = drawn[-1].friend
        assert friend is not None and friend.name == expected
    assert friend.duels == (Duel("luxor", 2, 2, 0), Duel("mausoleum", 1, 1, 0)) and (friend.ahead, friend.behind) == (
        3,
        0,
    )


async def test_trophies_are_told_with_their_day_and_those_to_come_too(stage: Stage, drawn: list[Profile]) -> None:
    game = await begin(stage, random.Random(91), stage.ana, stage.bruno)
    await game.to_the_end()
    stored = json.loads((await store_of(stage).games.results(1))[0].detail)
    assert stored["trophy"] in (True, False), "decided when the game ended"
    for game_key in games():
        await finish(stage, stage.ana, stage.bruno, game=game_key)
    panel = stage.private(await stage.slash(stage.chloe, "board-profile", member=stage.ana))
    at = tertulia(stage).registry.clock() // 1000
    week = say("en-US", "profile-trophy", trophy=say("en-US", "trophy-week"), date=f"<t:{at}:D>")
    assert week.split("<t:")[0] in stage.text(panel) and say("en-US", "trophy-days") in stage.text(panel)
    assert [each.at is not None for each in drawn[-1].trophies if each.name in (WEEK, DAYS)] == [False, True]


async def test_outside_of_servers_one_sees_ones_own_games_there(stage: Stage, drawn: list[Profile]) -> None:
    await finish(stage, stage.ana, stage.bruno)
    panel = stage.private(await stage.ana.user.slash("board-profile"))
    assert drawn[-1].games == 0 and say("en-US", "profile-none-alone") in stage.text(panel)
    refused = await stage.ana.user.slash("board-profile", member=stage.bruno)
    assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-profile-alone")
    store = tertulia(stage).registry.store
    table = await store.tables.create(
        NewTable(guild_id=0, channel_id=0, game="luxor", locale="en-US", host=Person(stage.ana.id, "Ana"), kind="solo"),
        1,
        1,
    )
    both = ((stage.ana.id, None), (-1, "normal"))
    seats = tuple(SeatRow(table.id, seat, user, "x", 0, 1, bot) for seat, (user, bot) in enumerate(both))
    results = tuple(
        ResultRow(table.id, seat, user, seat + 1, 9, "tomb", '{"trophy": true}', bot)
        for seat, (user, bot) in enumerate(both)
    )
    row = replace(table, revision=1, phase=Phase.FINISHED, updated_at=2)
    action = ActionRow(table.id, 1, 0, stage.ana.id, "x", "[]", 2)
    await store.commit(TableWrite(row=row, before=table, seats=seats, action=action, results=results))
    panel = stage.private(await stage.ana.user.slash("board-profile"))
    assert drawn[-1].games == 1 and say("en-US", "profile-none-alone") not in stage.text(panel)
    assert [each.game for each in drawn[-1].trophies if each.at is not None] == ["luxor"]


async def test_malformed_requests_are_answered_with_a_sentence(stage: Stage) -> None:
    none = stage.private(await stage.slash(stage.davi, "board-profile"))
    assert say("en-US", "error-profile-none") in stage.text(none)
    empty = await stage.slash(stage.davi, "board-profile", member=stage.ana)
    assert nothing_but_a_sentence(stage, empty) == say("en-US", "error-profile-empty", name="Ana")
    panel = await leaderboard(stage, stage.davi)
    for custom_id in ("k:chess:0", "k:chess:12"):
        async with with_component(stage, panel, button(custom_id)):
            result = await forge(stage, stage.davi, panel, custom_id)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-game")
    for custom_id in ("k:luxor:-1", "k:luxor:x", "j:", "k:luxor:0"):
        result = await forge(stage, stage.davi, panel, custom_id)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-button")
    for values in ([], ["chess"], ["luxor\n"]):
        result = await forge(stage, stage.davi, panel, stage.selects(panel)[0].custom_id, kind=SELECT, values=values)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-game")


async def test_names_of_now_and_of_older_databases_are_shown_clean(stage: Stage, drawn: list[Profile]) -> None:
    eve = stage.join("eve", "\u202eEve\u200b\n")
    rival = Person(stage.join("zed", "Zed").id, "Zed\u202e" + "\u0336" * 20)
    for _ in range(MIN_RANKED_GAMES):
        await finish(stage, eve, rival)
    board, zed = await leaderboard(stage, stage.davi), "Zed" + "\u0336" * 3
    assert "**Eve**" in stage.text(board) and f"**{zed}**" in stage.text(board)
    await stage.slash(stage.davi, "board-profile", member=eve)
    (life,) = drawn
    assert life.name == "Eve" and life.friend is not None and life.friend.name == zed


async def test_a_person_outside_the_server_has_no_profile_there(stage: Stage) -> None:
    await finish(stage, stage.davi, stage.ana)
    stranger = stage.env.create_user("stranger", global_name="Stranger")
    refused = await stage.slash(stage.ana, "board-profile", member=stranger)
    assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-profile-left")


# ---------------------------------------------------------------- Discord's limits


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_fullest_panels_fit(locale: str) -> None:
    name = "*" * 32
    rows = [LeaderRow(10**18 + at, name, 99_999, 99_999, 99_999) for at in range(PAGE_LINES + 1)]
    for game in games():
        for page in (0, 3, 5):
            found = LeaderPage(page, 6, tuple(rows[:PAGE_LINES]), rows[PAGE_LINES])
            for ladders in ((0, 0), (9998, 9999), (9999, 9999)):
                for reader in (Reader(1, 9, listed=True), Reader(1, 9, listed=True, active=False)):
                    own = found if reader.active else replace(found, own=None)
                    panel = await panels.leaders(game, own, reader, ladders, Words(locale))
                    assert harness.panel_problems(panel.view) == []
    played = [PlayedRow(at, game, 1, 99_999, 4, 99.0, 0.1, at) for at, game in enumerate(games() * 3)]
    friend = Friend(name, tuple(Duel(game, 99_999, 99_999, 99_999) for game in games()))
    some = trophies([], [])
    earned = tuple(replace(each, at=10**12) for each in some)
    for shown_trophies in (some, earned):
        life = panels.life(name, played, 0, (99_999, 99_999), 999, shown_trophies, friend)
        words = await panels.profile(life, None, Words(locale), say(locale, "profile-only-you"))
        assert harness.panel_problems(words.view) == []
    alt = "x" * 1024
    drawn = await panels.profile(life, tiny_picture(alt), Words(locale), say(locale, "profile-only-you"))
    (file,) = drawn.files
    assert harness.panel_problems(drawn.view, [(file.filename, alt)]) == []

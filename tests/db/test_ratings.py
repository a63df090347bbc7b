"""Ratings are written with the results or not at all; lists leave out unlisted people."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Sequence

import pytest

from db import (
    LeaderPage,
    LeaderRow,
    MemberSettings,
    Person,
    Phase,
    RankedRow,
    RatingRow,
    ResultRow,
    StaleRatings,
    StandingRow,
    Store,
)
from tables.rating_model import shown
from tests.db.builder import ANA, BEN, CHLOE, GUILD, act, everything, game

START = 25.0, 8.0


async def finish(
    store: Store,
    *places: tuple[Person, int],
    before: dict[int, tuple[float, float]] | None = None,
    guild: int = GUILD,
    bots: tuple[int, ...] = (),
) -> int:
    """Finish a game with these people in these places; return its id. Sets mu to 30 - place and sigma to 2."""
    table_id = await game(store, *(person for person, _ in places), guild=guild)
    results, standings, ratings = [], [], []
    for seat, (person, place) in enumerate(places):
        computer = "simple" if seat in bots else None
        results.append(ResultRow(table_id, seat, person.user_id, place, 50 - place, "tomb", "{}", computer))
        standings.append(StandingRow(table_id, seat, seat, person.user_id, place, computer, None, 2, 3_002))
        if computer is None:
            was = (before or {}).get(person.user_id, START)
            row = RatingRow(guild, "luxor", table_id, seat, person.user_id, *was, 30.0 - place, 2.0, 3_002)
            ratings.append(row)
    revision = 2 if len(places) > 1 else 1
    await act(
        store,
        table_id,
        revision,
        phase=Phase.FINISHED,
        results=tuple(results),
        standings=tuple(standings),
        ratings=tuple(ratings),
    )
    return table_id


async def test_the_latest_rating_counts_for_its_server_and_game_alone(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    assert await store.ratings.skills(GUILD, "luxor", (ANA.user_id, BEN.user_id, 5)) == {
        101: (29.0, 2.0),
        102: (28.0, 2.0),
    }
    await finish(store, (ANA, 3), (CHLOE, 1), before={ANA.user_id: (29.0, 2.0)})
    assert await store.ratings.skills(GUILD, "luxor", (ANA.user_id, CHLOE.user_id)) == {
        101: (27.0, 2.0),
        103: (29.0, 2.0),
    }
    assert await store.ratings.skills(GUILD, "mausoleum", (ANA.user_id,)) == {}
    assert await store.ratings.skills(GUILD + 1, "luxor", (ANA.user_id,)) == {}


async def test_a_stale_rating_rolls_back_the_whole_write(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    table_id = await game(store, ANA, BEN)
    before = await everything(store)
    results = (ResultRow(table_id, 0, 101, 1, 9, "tomb", "{}"), ResultRow(table_id, 1, 102, 2, 8, "tomb", "{}"))
    stale = (RatingRow(GUILD, "luxor", table_id, 0, 101, *START, 26.0, 7.0, 1),)
    with pytest.raises(StaleRatings):
        await act(store, table_id, 2, phase=Phase.FINISHED, results=results, ratings=stale)
    assert await everything(store) == before


async def test_leaders_are_ordered_by_the_conservative_estimate_and_need_some_games(store: Store) -> None:
    await finish(store, (ANA, 2), (BEN, 1), (CHLOE, 3))
    await finish(store, (ANA, 2), (BEN, 1), before={101: (28.0, 2.0), 102: (29.0, 2.0)})
    await finish(store, (ANA, 1), (BEN, 1), guild=GUILD + 1)
    found = await store.ratings.leaders(GUILD, "luxor", 2, shown)
    assert [(row.name, row.points, row.games) for row in found.rows] == [("Ben", 1920, 2), ("Ana", 1880, 2)]
    assert await leaders(store) == ["Ben", "Ana", "Chloé"]
    for guild, key in ((GUILD, "mausoleum"), (5, "luxor")):
        assert await store.ratings.leaders(guild, key, 1, shown) == LeaderPage(0, 1, (), None)
    assert await store.ratings.busiest(GUILD) == "luxor" and await store.ratings.busiest(5) is None


async def rate(store: Store, lows: list[float]) -> None:
    """Give each of so many people one rated game, after which mu - 3 sigma has this value."""
    for number, low in enumerate(lows):
        table_id = await game(store, Person(200 + number, f"P{number}"))
        result = ResultRow(table_id, 0, 200 + number, 1, 9, "tomb", "{}")
        row = RatingRow(GUILD, "luxor", table_id, 0, 200 + number, *START, low + 6.0, 2.0, 1)
        await act(store, table_id, 1, phase=Phase.FINISHED, results=(result,), ratings=(row,))


async def test_people_share_a_place_exactly_if_they_read_the_same_rating(store: Store) -> None:
    # 1000 + 40 low: halves, which Python rounds to the even number and SQL away from zero, and their neighbours.
    halves = [half / 40 for half in (-1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5)]
    near = [math.nextafter(low, towards) for low in halves for towards in (-99, 99)]
    chance = random.Random(4)
    lows = [*halves, *near, *(chance.choice(halves) + chance.choice((0, 0.003, 0.01)) for _ in range(9))]
    await rate(store, lows)
    found: list[LeaderRow] = []
    pages = (await store.ratings.leaders(GUILD, "luxor", 1, shown, lines=4)).pages
    for page in range(pages):
        found += (await store.ratings.leaders(GUILD, "luxor", 1, shown, page=page, lines=4)).rows
    points = sorted((shown(low + 6.0, 2.0) for low in lows), reverse=True)
    assert [row.points for row in found] == points and len(set(points)) < len(points) // 2
    assert [row.place for row in found] == [1 + points.index(each) for each in points]


async def test_a_page_has_the_reader_s_own_row_wherever_it_is(store: Store) -> None:
    await rate(store, [float(-number) for number in range(11)])
    first = await store.ratings.leaders(GUILD, "luxor", 1, shown, lines=5, reader=210)
    assert (first.page, first.pages, [row.name for row in first.rows]) == (0, 3, [f"P{at}" for at in range(5)])
    assert first.own == LeaderRow(210, "P10", 11, 600, 1)
    last = await store.ratings.leaders(GUILD, "luxor", 1, shown, page=99, lines=5, reader=202)
    assert (last.page, [row.name for row in last.rows]) == (2, ["P10"])
    assert last.own is not None and (last.own.name, last.own.place) == ("P2", 3)
    assert (await store.ratings.leaders(GUILD, "luxor", 1, shown, lines=5, reader=7)).own is None
    assert (await store.ratings.leaders(GUILD, "luxor", 1, shown, page=1, lines=11)).pages == 1


async def leaders(store: Store) -> list[str]:
    """Return the names on the leaderboard of Luxor, in their order."""
    return [row.name for row in (await store.ratings.leaders(GUILD, "luxor", 1, shown)).rows]


async def test_a_leader_has_their_latest_name(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await game(store, Person(ANA.user_id, "Ana the Second"))
    assert await leaders(store) == ["Ana the Second", "Ben"]


async def test_an_unlisted_person_disappears_and_returns_at_once(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await store.settings.set_member(MemberSettings(GUILD, ANA.user_id, listed=False), 1)
    assert await leaders(store) == ["Ben"]
    assert await store.ratings.rivals(GUILD, BEN.user_id, 3) == []
    assert [row.name for row in await store.ratings.rivals(GUILD, ANA.user_id, 3)] == ["Ben"]
    await store.settings.set_member(MemberSettings(GUILD + 1, BEN.user_id, listed=False), 1)
    await store.settings.set_member(MemberSettings(GUILD, ANA.user_id), 2)
    assert await leaders(store) == ["Ana", "Ben"]
    assert [row.name for row in await store.ratings.rivals(GUILD, BEN.user_id, 3)] == ["Ana"]


async def test_a_profile_has_the_games_that_the_person_finished(store: Store) -> None:
    first = await finish(store, (ANA, 1), (BEN, 2), (CHLOE, 2))
    await finish(store, (ANA, 2), (BEN, 1), before={102: (28.0, 2.0)}, bots=(0,))
    third = await finish(store, (ANA, 1), (BEN, 1), before={101: (29.0, 2.0), 102: (29.0, 2.0)})
    rows = await store.ratings.played(GUILD, ANA.user_id)
    assert [(row.table_id, row.place, row.points, row.seats, row.mu) for row in rows] == [
        (first, 1, 49, 3, 29.0),
        (third, 1, 49, 2, 29.0),
    ]
    found = await store.ratings.rivals(GUILD, ANA.user_id, 5)
    assert [(row.name, row.games, row.ahead, row.behind) for row in found] == [("Ben", 2, 1, 0), ("Chloé", 1, 1, 0)]
    assert len(await store.ratings.rivals(GUILD, ANA.user_id, 1)) == 1
    assert await store.ratings.played(GUILD + 1, ANA.user_id) == [] and await store.ratings.played(GUILD, 5) == []


async def test_what_games_say_about_trophies(store: Store) -> None:
    """The last position comes only where the result says nothing; games against easy bots alone are marked."""

    async def end(detail: str, other: str | None, guild: int = GUILD, own: str | None = None) -> int:
        table_id = await game(store, ANA, BEN, guild=guild)
        results = (
            ResultRow(table_id, 0, ANA.user_id, 1, 9, "tomb", detail, own),
            ResultRow(table_id, 1, BEN.user_id, 2, 8, "tomb", "{}", other),
        )
        return await act(store, table_id, 2, phase=Phase.FINISHED, results=results)

    told, older = '{"trophy": true, "decided_by": "sets"}', '{"decided_by": "trophies"}'
    await end(told, None)
    await end(older, "hard")
    await end(older, "easy")
    await end(told, None, guild=GUILD + 1)
    await end(told, None, own="normal")
    rows = await store.ratings.feats(GUILD, ANA.user_id)
    assert [(row.detail, row.strong, row.state is None) for row in rows] == [
        (told, True, True),
        (older, True, False),
        (older, False, False),
    ]
    assert {(row.game, row.rules_version, row.seat, row.place) for row in rows} == {("luxor", 1, 0, 1)}
    assert [row.at for row in rows] == [row.at for row in sorted(rows, key=lambda row: row.at)] and rows[0].at
    assert await store.ratings.feats(GUILD, CHLOE.user_id) == []


async def test_a_strike_writes_what_differs_and_looks_again_after_a_change(store: Store) -> None:
    """A rating that changes while the others are recomputed is not written over."""
    tables = [
        await finish(store, (ANA, 1), (BEN, 2), before=before)
        for before in (None, {101: (29.0, 2.0), 102: (28.0, 2.0)})
    ]
    await store._connection.write(lambda session: session.execute("UPDATE tables SET rated = 1"))
    ids = "SELECT id FROM ratings ORDER BY id"
    former, looked = await store._connection.rows(ids), list[int]()

    def recompute(games: Sequence[RankedRow], stored: Sequence[RatingRow]) -> list[RatingRow]:
        looked.append(len([each for each in games if each.counts]))
        if len(looked) == 1:  # in the thread of pages
            asyncio.run_coroutine_threadsafe(store.privacy.forget(BEN.user_id, GUILD, 9), loop).result()
        counted = {each.table_id for each in games if each.counts}
        return [row for row in stored if row.table_id in counted]

    loop = asyncio.get_running_loop()
    await store.ratings.set_counts(tables[1], False, recompute)
    assert looked == [1, 1]
    assert [(row.table_id, row.user_id) for row in await store.ratings.all()] == [(tables[0], 101), (tables[0], 0)]
    assert await store._connection.rows(ids) == former[:2]


async def test_a_forgotten_person_leaves_only_the_skill_that_others_met(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await store.privacy.forget(ANA.user_id, GUILD, 9)
    ana, ben = await store.ratings.all()
    assert (ana.user_id, ana.mu_before, ana.sigma_before, ana.mu, ana.sigma) == (0, *START, None, None)
    assert (ben.user_id, ben.mu, ben.sigma) == (BEN.user_id, 28.0, 2.0)
    assert await store.ratings.skills(GUILD, "luxor", (0, ANA.user_id)) == {}
    assert await leaders(store) == ["Ben"]
    assert (
        await store.ratings.rivals(GUILD, BEN.user_id, 3) == [] and await store.ratings.played(GUILD, ANA.user_id) == []
    )

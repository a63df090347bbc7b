"""Ratings are written with the results or not at all; lists leave out unlisted people."""

from __future__ import annotations

import pytest

from db import MemberSettings, Person, Phase, RatingRow, ResultRow, StaleRatings, Store
from tests.db.builder import ANA, BEN, CHLOE, GUILD, act, everything, game

START = 25.0, 8.0


async def finish(
    store: Store,
    *places: tuple[Person, int],
    before: dict[int, tuple[float, float]] | None = None,
    guild: int = GUILD,
    computers: tuple[int, ...] = (),
) -> int:
    """Finish a game with these people in these places; return its id. Sets mu to 30 - place and sigma to 2."""
    table_id = await game(store, *(person for person, _ in places), guild=guild)
    results, ratings = [], []
    for seat, (person, place) in enumerate(places):
        computer = "simple" if seat in computers else None
        results.append(ResultRow(table_id, seat, person.user_id, place, 50 - place, "tomb", "{}", computer))
        if computer is None:
            was = (before or {}).get(person.user_id, START)
            row = RatingRow(guild, "luxor", table_id, seat, person.user_id, *was, 30.0 - place, 2.0, 3_002)
            ratings.append(row)
    revision = 2 if len(places) > 1 else 1
    await act(store, table_id, revision, phase=Phase.FINISHED, results=tuple(results), ratings=tuple(ratings))
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
    found = await store.ratings.leaders(GUILD, "luxor", 2)
    assert [(row.name, row.mu, row.games) for row in found] == [("Ben", 29.0, 2), ("Ana", 28.0, 2)]
    assert len(await store.ratings.leaders(GUILD, "luxor", 1)) == 3
    assert await store.ratings.leaders(GUILD, "mausoleum", 1) == [] and await store.ratings.leaders(5, "luxor", 1) == []
    assert await store.ratings.busiest(GUILD) == "luxor" and await store.ratings.busiest(5) is None


async def test_a_leader_has_their_latest_name(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await game(store, Person(ANA.user_id, "Ana the Second"))
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ana the Second", "Ben"]


async def test_an_unlisted_person_disappears_and_returns_at_once(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await store.settings.set_member(MemberSettings(GUILD, ANA.user_id, listed=False), 1)
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ben"]
    assert await store.ratings.rivals(GUILD, BEN.user_id, 3) == []
    assert [row.name for row in await store.ratings.rivals(GUILD, ANA.user_id, 3)] == ["Ben"]
    await store.settings.set_member(MemberSettings(GUILD + 1, BEN.user_id, listed=False), 1)
    await store.settings.set_member(MemberSettings(GUILD, ANA.user_id), 2)
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ana", "Ben"]
    assert [row.name for row in await store.ratings.rivals(GUILD, BEN.user_id, 3)] == ["Ana"]


async def test_a_profile_has_the_games_that_the_person_finished(store: Store) -> None:
    first = await finish(store, (ANA, 1), (BEN, 2), (CHLOE, 2))
    await finish(store, (ANA, 2), (BEN, 1), before={102: (28.0, 2.0)}, computers=(0,))
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


async def test_a_forgotten_person_leaves_only_the_skill_that_others_met(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await store.privacy.forget(ANA.user_id, GUILD, 9)
    ana, ben = await store.ratings.all()
    assert (ana.user_id, ana.mu_before, ana.sigma_before, ana.mu, ana.sigma) == (0, *START, None, None)
    assert (ben.user_id, ben.mu, ben.sigma) == (BEN.user_id, 28.0, 2.0)
    assert await store.ratings.skills(GUILD, "luxor", (0, ANA.user_id)) == {}
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ben"]
    assert (
        await store.ratings.rivals(GUILD, BEN.user_id, 3) == [] and await store.ratings.played(GUILD, ANA.user_id) == []
    )

"""Ratings are written with the results or not at all, and told without those who do not want to be shown."""

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
    """A game in which these people came in these places; each mu becomes 30 - place, each sigma 2. The table's id."""
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


async def test_what_was_rated_last_counts_and_another_server_or_game_knows_nothing_of_it(store: Store) -> None:
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


async def test_a_rating_that_another_game_has_overtaken_is_refused_with_all_that_came_with_it(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    table_id = await game(store, ANA, BEN)
    before = await everything(store)
    results = (ResultRow(table_id, 0, 101, 1, 9, "tomb", "{}"), ResultRow(table_id, 1, 102, 2, 8, "tomb", "{}"))
    stale = (RatingRow(GUILD, "luxor", table_id, 0, 101, *START, 26.0, 7.0, 1),)
    with pytest.raises(StaleRatings):
        await act(store, table_id, 2, phase=Phase.FINISHED, results=results, ratings=stale)
    assert await everything(store) == before


async def test_leaders_are_ordered_by_the_careful_estimate_and_need_a_few_games(store: Store) -> None:
    await finish(store, (ANA, 2), (BEN, 1), (CHLOE, 3))
    await finish(store, (ANA, 2), (BEN, 1), before={101: (28.0, 2.0), 102: (29.0, 2.0)})
    await finish(store, (ANA, 1), (BEN, 1), guild=GUILD + 1)
    found = await store.ratings.leaders(GUILD, "luxor", 2)
    assert [(row.name, row.mu, row.games) for row in found] == [("Ben", 29.0, 2), ("Ana", 28.0, 2)]
    assert len(await store.ratings.leaders(GUILD, "luxor", 1)) == 3
    assert await store.ratings.leaders(GUILD, "mausoleum", 1) == [] and await store.ratings.leaders(5, "luxor", 1) == []
    assert await store.ratings.busiest(GUILD) == "luxor" and await store.ratings.busiest(5) is None


async def test_a_leader_has_the_name_they_sat_down_with_last(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await game(store, Person(ANA.user_id, "Ana the Second"))
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ana the Second", "Ben"]


async def test_who_does_not_want_to_be_shown_is_nowhere_at_once_and_back_at_once(store: Store) -> None:
    await finish(store, (ANA, 1), (BEN, 2))
    await store.settings.set_member(MemberSettings(GUILD, ANA.user_id, listed=False), 1)
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ben"]
    assert await store.ratings.rivals(GUILD, BEN.user_id, 3) == []
    assert [row.name for row in await store.ratings.rivals(GUILD, ANA.user_id, 3)] == ["Ben"]
    await store.settings.set_member(MemberSettings(GUILD + 1, BEN.user_id, listed=False), 1)
    await store.settings.set_member(MemberSettings(GUILD, ANA.user_id), 2)
    assert [row.name for row in await store.ratings.leaders(GUILD, "luxor", 1)] == ["Ana", "Ben"]
    assert [row.name for row in await store.ratings.rivals(GUILD, BEN.user_id, 3)] == ["Ana"]


async def test_a_life_is_told_by_the_games_that_the_person_finished(store: Store) -> None:
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


async def test_who_is_forgotten_leaves_only_what_the_others_were_up_against(store: Store) -> None:
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

"""Games that a moderator strikes from a ladder, new ladders, and how many games a person finishes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from db import Person, Phase, PollKind, RatingRow
from db.ratings import Ratings
from tables import PollChoice, Table, UserError
from tables.rating_model import DEFAULT_SKILL, recompute
from tables.rematches import rematch
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, GUILD, House, bot_moves, play_on

pytestmark = pytest.mark.engine("sqlite", "postgres")

START = DEFAULT_SKILL.mu, DEFAULT_SKILL.sigma


async def finished(house: House, *people: Person, guild: int = GUILD, game: str = "mausoleum") -> Table:
    """Return a finished ranked game of these people."""
    host, *others = people
    table = await acts.open_table(house.registry, game, guild_id=guild, channel_id=guild + 9, locale="fr", host=host)
    for person in others:
        await acts.join(table, person)
    await acts.start(table, host)
    while table.deciding:
        house.now += 1
        if not await bot_moves(table):
            await play_on(table, 1)
    return table


def numbers(rows: Sequence[RatingRow]) -> list[RatingRow]:
    return sorted(rows, key=lambda row: (row.table_id, row.entrant))


async def right(house: House) -> list[RatingRow]:
    """Check that the stored ratings follow from the standings, and return them by game."""
    stored = await house.store.ratings.all()
    assert numbers(recompute(await house.store.ratings.ranked_games(), stored)) == numbers(stored)
    return numbers(stored)


async def test_a_struck_game_changes_all_later_ones_of_its_kind_and_server_and_comes_back(house: House) -> None:
    elsewhere = await finished(house, ANA, BRUNO, guild=GUILD + 1)
    other = await finished(house, ANA, BRUNO, game="luxor")
    first, second = await finished(house, ANA, BRUNO), await finished(house, ANA, BRUNO, CHLOE)
    before = await right(house)
    ids = "SELECT id, table_id, entrant FROM ratings WHERE table_id IN (?, ?) ORDER BY id"
    untouched = await house.store._connection.rows(ids, elsewhere.id, other.id)
    await house.registry.set_counts(first, counts=False)
    assert first.row.struck and first.row.settled_revision == -1 and not second.row.struck
    struck = await right(house)
    assert {row.table_id for row in struck} == {elsewhere.id, other.id, second.id}
    assert {(row.mu_before, row.sigma_before) for row in struck if row.table_id == second.id} == {START}
    assert await house.store._connection.rows(ids, elsewhere.id, other.id) == untouched
    assert (await rematch(house.registry, first, ANA))[0].row.ranked
    await house.registry.set_counts(first, counts=False)
    assert await right(house) == struck, "the same click twice"
    await house.reopen()
    await house.registry.set_counts(await house.registry.any_table(first.id), counts=True)
    assert await right(house) == before


async def test_what_opponents_met_of_a_deleted_person_outlives_a_struck_game(house: House) -> None:
    first, second = await finished(house, ANA, BRUNO), await finished(house, BRUNO, ANA)
    await finished(house, BRUNO, CHLOE)
    await house.registry.forget(GUILD, ANA.user_id)
    before = await right(house)
    for table in (second, first):
        await house.registry.set_counts(table, counts=False)
        kept = [row for row in await right(house) if row.user_id == 0]
        assert kept == [row for row in before if row.user_id == 0]
    assert await house.store.ratings.skills(GUILD, "mausoleum", (0,)) == {}
    for table in (first, second):
        await house.registry.set_counts(table, counts=True)
    assert await right(house) == before


@pytest.mark.parametrize("counts", [False, True])
async def test_a_game_that_ends_while_another_is_struck_counts_once_and_rightly(
    house: House, monkeypatch: pytest.MonkeyPatch, counts: bool
) -> None:
    """The only game of Ana and Bruno is struck, or counts again, after their next game has read their ratings."""
    struck = await finished(house, ANA, BRUNO)
    if counts:
        await house.registry.set_counts(struck, counts=False)
    running = await house.game(ANA, BRUNO, ranked=True)
    read, asked = Ratings.skills, 0

    async def meanwhile(self: Ratings, *rest: Any) -> dict[int, tuple[float, float]]:
        nonlocal asked
        found, asked = await read(self, *rest), asked + 1
        if asked == 1:
            await house.registry.set_counts(struck, counts=counts)
        return found

    monkeypatch.setattr(Ratings, "skills", meanwhile)
    await play_on(running)
    assert asked == 2, "the game had to work its ratings out again"
    rows = [row for row in await right(house) if row.table_id == running.id]
    assert len(rows) == 2 and ((rows[0].mu_before, rows[0].sigma_before) == START) is not counts


async def test_two_moderators_at_once_leave_one_result(house: House) -> None:
    tables = [await finished(house, ANA, BRUNO) for _ in range(3)]
    await asyncio.gather(*(house.registry.set_counts(each, counts=False) for each in tables[:2]))
    assert {row.table_id for row in await right(house)} == {tables[2].id}


async def test_a_new_ladder_begins_with_nobody_and_leaves_the_old_one_as_it_is(house: House) -> None:
    with pytest.raises(UserError, match="error-ladder-new"):
        await house.registry.start_ladder(GUILD)
    old = await finished(house, ANA, BRUNO)
    before = await right(house)
    running = await house.game(ANA, BRUNO, ranked=True)
    await house.registry.start_ladder(GUILD)
    with pytest.raises(UserError, match="error-ladder-new"):
        await house.registry.start_ladder(GUILD)
    await play_on(running)
    rows = await right(house)
    assert rows[:2] == before and [row.ladder for row in rows] == [0, 0, 1, 1]
    assert {(row.mu_before, row.sigma_before) for row in rows[2:]} == {START}
    assert (await house.store.ratings.count(GUILD, "mausoleum", ANA.user_id, 1))[0] == 1
    assert [row.ladder for row in await house.store.ratings.played(GUILD, ANA.user_id)] == [0, 1]
    await house.registry.set_counts(old, counts=False)
    assert await right(house) == rows[2:], "a game of the old ladder changes that one only"


async def completion(house: House, *people: Person) -> list[tuple[int, int]]:
    """Return how many games these people finished, and how many they did not."""
    ratings = house.store.ratings
    return [
        (await ratings.finished(GUILD, each.user_id), await ratings.unfinished(GUILD, each.user_id)) for each in people
    ]


async def test_leaving_and_ending_a_game_of_others_counts_as_unfinished_and_agreeing_does_not(house: House) -> None:
    await finished(house, ANA, BRUNO)
    alone = await acts.open_table(house.registry, "mausoleum", guild_id=GUILD, channel_id=5, locale="fr", host=ANA)
    await acts.add_bot(alone, ANA, "easy")
    await acts.start(alone, ANA)
    await acts.cancel(alone, ANA, may_manage=False)
    assert await completion(house, ANA, BRUNO) == [(1, 0), (1, 0)]
    agreed = await house.game(ANA, BRUNO)
    await acts.propose_end(agreed, ANA)
    number = agreed.polls[PollKind.END].number
    assert (
        await acts.vote(agreed, BRUNO, PollKind.END, number, "yes") is PollChoice.YES
        and agreed.phase is Phase.CANCELLED
    )
    ended = await house.game(BRUNO, ANA)
    await acts.cancel(ended, BRUNO, may_manage=False)
    moderated = await house.game(ANA, BRUNO)
    await acts.cancel(moderated, DAVI, may_manage=True)
    assert await completion(house, ANA, BRUNO, DAVI) == [(1, 0), (1, 1), (0, 0)]
    left = await house.game(ANA, BRUNO)
    await acts.quit(left, BRUNO)
    assert await completion(house, ANA, BRUNO) == [(1, 0), (1, 2)]
    await acts.quit(left, ANA)
    assert left.phase is Phase.CANCELLED
    assert await completion(house, ANA, BRUNO) == [(1, 0), (1, 2)], "the one who stayed has left nobody"

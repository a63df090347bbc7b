"""Who is rated, by how much, and that the stored results give the same ratings."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db import CANCEL, MemberSettings, Person, RatingRow, StandingRow, Store
from db.ratings import Ratings
from engine import KeyedRng
from engine.players import LEVELS, VERSION
from tables import Table
from tables.rating_model import BOT_SKILLS, DEFAULT_SKILL, Skill, rate, recompute, shown
from tables.ratings import main
from tables.rematches import rematch
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, GUILD, House, bot_moves, play_on


def came_in(*places: int, bots: Sequence[int] = ()) -> list[StandingRow]:
    """Return the standings of a game with these places. Bots have the seats ``bots``."""
    return [
        StandingRow(1, seat, seat, 100 + seat, place, "simple" if seat in bots else None, None, 2, 9)
        for seat, place in enumerate(places)
    ]


# ---------------------------------------------------------------- the model


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_better_place_raises_the_mean_and_every_game_lowers_the_deviation(seats: int) -> None:
    after = rate(came_in(*range(1, seats + 1)), {})
    means = [after[seat].mu for seat in range(seats)]
    assert means == sorted(means, reverse=True) and len(set(means)) == seats
    assert means[0] > DEFAULT_SKILL.mu > means[-1]
    assert all(skill.sigma < DEFAULT_SKILL.sigma for skill in after.values())


@pytest.mark.parametrize("places", [(1, 1), (1, 1, 1), (1, 1, 3), (1, 2, 2), (1, 1, 3, 3), (2, 1, 2, 4)])
def test_a_shared_place_is_rated_alike(places: tuple[int, ...]) -> None:
    after = rate(came_in(*places), {})
    for one in range(len(places)):
        for other in range(len(places)):
            ours, theirs = after[one].mu, after[other].mu
            if places[one] == places[other]:
                assert ours == pytest.approx(theirs)
            else:
                assert (ours > theirs) is (places[one] < places[other])


def test_a_draw_of_equals_changes_no_rating_and_one_against_a_better_player_helps() -> None:
    assert {skill.mu for skill in rate(came_in(1, 1), {}).values()} == {DEFAULT_SKILL.mu}
    after = rate(came_in(1, 1), {0: Skill(30, 4), 1: Skill(20, 4)})
    assert after[0].mu < 30 and after[1].mu > 20


def test_a_bot_is_an_opponent_that_never_changes_whatever_its_seat_was_before() -> None:
    alone = rate(came_in(1, 2, 3, bots=(1, 2)), {})
    assert set(alone) == {0} and alone[0].mu > DEFAULT_SKILL.mu
    assert rate(came_in(1, 2, 3, bots=(1, 2)), {1: Skill(40, 1), 2: Skill(1, 1)}) == alone
    assert rate(came_in(1, 2, bots=(0, 1)), {}) == {} and rate(came_in(1), {}) == {}


@pytest.mark.parametrize(("stored", "version"), [(None, 1), (1, 1), (2, 2), (VERSION + 1, VERSION)])
def test_a_bot_has_the_skill_of_the_version_that_played(stored: int | None, version: int) -> None:
    person, computer = came_in(1, 2)
    other = replace(computer, computer="hard", computer_version=stored)
    taken = BOT_SKILLS[version]["hard"]
    as_a_person = rate([person, computer], {1: taken})
    assert rate([person, other], {})[0] == as_a_person[0]


def test_every_version_has_a_skill_for_each_level() -> None:
    assert sorted(BOT_SKILLS) == list(range(1, VERSION + 1))
    assert all(set(skills) == set(LEVELS) for skills in BOT_SKILLS.values())
    assert BOT_SKILLS[1]["hard"] != BOT_SKILLS[2]["hard"]


def test_the_first_version_keeps_its_skills_for_ever() -> None:
    """Ratings in old databases were computed with these."""
    assert {level: (skill.mu - 25, skill.sigma) for level, skill in BOT_SKILLS[1].items()} == {
        "easy": (-6, 25 / 12),
        "normal": (0, 25 / 12),
        "hard": (3, 25 / 12),
    }


def test_the_shown_number_starts_at_1000_and_rises_with_strength_and_certainty() -> None:
    assert DEFAULT_SKILL.shown == 1000
    assert Skill(30, 4).shown > Skill(30, 5).shown > Skill(25, 5).shown > DEFAULT_SKILL.shown


# ---------------------------------------------------------------- at a table


async def finished(house: House, *people: Person, ranked: bool = True, before_the_end: Any = None) -> Table:
    """Return a finished game of these people in a free channel. Runs ``before_the_end`` after its start."""
    host, *others = people
    table = await acts.open_table(
        house.registry, "mausoleum", guild_id=GUILD, channel_id=22, locale="en-US", host=host, ranked=ranked
    )
    for person in others:
        await acts.join(table, person)
    await acts.start(table, host)
    if before_the_end is not None:
        await before_the_end(table)
    for _ in range(10_000):
        house.now += 1
        if await bot_moves(table):
            continue
        if not table.deciding:
            break
        await play_on(table, 1)
    return table


async def recomputed(house: House) -> list[RatingRow]:
    return recompute(await house.store.ratings.ranked_games(), await house.store.ratings.all())


async def right(house: House) -> None:
    """Check that the stored ratings follow from the results."""
    assert await recomputed(house) == await house.store.ratings.all()


async def test_the_end_of_a_game_rates_all_its_people_by_place(house: House) -> None:
    table = await finished(house, ANA, BRUNO, CHLOE, DAVI)
    rows, places = (
        await house.store.ratings.all(),
        {row.seat: row.place for row in await house.store.games.results(table.id)},
    )
    assert [row.user_id for row in rows] == [seat.user_id for seat in table.seats]
    assert {(row.mu_before, row.sigma_before) for row in rows} == {(DEFAULT_SKILL.mu, DEFAULT_SKILL.sigma)}
    by_place = sorted(rows, key=lambda row: places[row.entrant])
    assert [row.mu for row in by_place] == sorted((row.mu or 0 for row in rows), reverse=True)
    await right(house)


async def test_the_next_game_starts_from_the_new_ratings_and_a_restart_changes_nothing(house: House) -> None:
    await finished(house, ANA, BRUNO)
    await house.reopen()
    await finished(house, ANA, CHLOE)
    await finished(house, BRUNO, ANA, CHLOE)
    rows = [row for row in await house.store.ratings.all() if row.user_id == ANA.user_id]
    assert len(rows) == 3
    for previous, later in itertools.pairwise(rows):
        assert (later.mu_before, later.sigma_before) == (previous.mu, previous.sigma)
    await right(house)


async def test_an_unranked_game_changes_no_rating_and_its_rematch_is_unranked_too(house: House) -> None:
    table = await finished(house, ANA, BRUNO, ranked=False)
    assert await house.store.games.results(table.id) and await house.store.ratings.all() == []
    again, _ = await rematch(house.registry, table, ANA)
    assert again.row.ranked is False
    await house.reopen()
    assert (await house.registry.any_table(again.id)).row.ranked is False
    await right(house)


async def test_a_cancelled_game_changes_no_rating(house: House) -> None:
    table = await house.game(ANA, BRUNO, ranked=True)
    await acts.cancel(table, ANA, may_manage=True)
    assert (await house.store.games.actions(table.id))[-1].notation == CANCEL and await house.store.ratings.all() == []


async def test_a_player_who_returns_for_the_last_decision_has_finished_the_game(house: House) -> None:
    table = await house.game(ANA, BRUNO, ranked=True)
    state, steps = table.game.copy(table.state), 0
    assert table.row.seed is not None
    rng = KeyedRng(table.row.seed)
    while table.game.outcome(state) is None:
        seat = table.game.deciding(state)[0].seat
        last, steps = seat, steps + 1
        table.game.apply(state, seat, table.game.legal(state, seat)[0], rng)
    await play_on(table, steps - 1)
    assert table.deciding == (last,)
    # As the players decide about an absent player.
    person = (ANA, BRUNO)[[ANA.user_id, BRUNO.user_id].index(table.seats[last].user_id)]
    seats = list(table.seats)
    seats[last] = replace(seats[last], computer="simple")
    table.seats = tuple(seats)
    await acts.act(table, person, table.seats[last].decision_revision, str(table.view(last).actions[0]))
    assert not table.deciding
    assert {(row.computer, row.computer_version) for row in await house.store.games.results(table.id)} == {(None, None)}
    assert {row.user_id for row in await house.store.ratings.all()} == {ANA.user_id, BRUNO.user_id}


async def test_two_games_that_end_at_once_both_count(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await house.game(ANA, BRUNO, ranked=True), await house.game(ANA, CHLOE, channel=23, ranked=True)
    both = asyncio.Barrier(2)
    read, asked = Ratings.skills, 0

    async def together(self: Ratings, *rest: Any) -> dict[int, tuple[float, float]]:
        nonlocal asked
        found, asked = await read(self, *rest), asked + 1
        if asked <= 2:
            await both.wait()
        return found

    monkeypatch.setattr(Ratings, "skills", together)
    await asyncio.gather(play_on(first), play_on(second))
    assert asked == 3, "the second to write had to work its ratings out again"
    assert len(await house.store.ratings.all()) == 4
    await right(house)


async def test_ratings_that_cannot_be_written_leave_the_game_where_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.game(ANA, BRUNO, ranked=True)

    async def fail(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Ratings, "skills", fail)
    with pytest.raises(ZeroDivisionError):
        await play_on(table)
    monkeypatch.undo()
    assert await house.store.games.results(table.id) == () and await house.store.ratings.all() == []
    await house.registry.any_table(table.id)
    await play_on(table)
    assert len(await house.store.ratings.all()) == 2


async def test_an_unlisted_person_is_rated_as_well(house: House) -> None:
    await house.registry.set_member(MemberSettings(GUILD, ANA.user_id, listed=False))
    await finished(house, ANA, BRUNO)
    assert len(await house.store.ratings.all()) == 2
    assert [row.name for row in (await house.store.ratings.leaders(GUILD, "mausoleum", 1, shown)).rows] == ["Bruno"]
    await right(house)


async def test_after_a_deletion_the_others_keep_their_ratings_and_all_can_be_recomputed(
    house: House,
) -> None:
    for people in ((ANA, BRUNO), (ANA, CHLOE), (BRUNO, ANA, CHLOE)):
        await finished(house, *people)
    before = await house.store.ratings.skills(GUILD, "mausoleum", (BRUNO.user_id, CHLOE.user_id))
    await house.registry.forget(GUILD, ANA.user_id)
    assert await house.store.ratings.skills(GUILD, "mausoleum", (BRUNO.user_id, CHLOE.user_id)) == before
    assert await house.store.ratings.skills(GUILD, "mausoleum", (ANA.user_id,)) == {}
    await right(house)
    # A deleted person who returns is a new player.
    await finished(house, ANA, BRUNO)
    resample = [row for row in await house.store.ratings.all() if row.user_id == ANA.user_id]
    assert [(row.mu_before, row.sigma_before) for row in resample] == [(DEFAULT_SKILL.mu, DEFAULT_SKILL.sigma)]
    await right(house)


# ---------------------------------------------------------------- the command


async def test_the_command_tells_every_difference_and_mends_it_only_when_asked(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await finished(house, ANA, BRUNO)
    await finished(house, ANA, BRUNO, CHLOE)
    stored = await house.store.ratings.all()
    await house.store.close()
    path = house.database
    assert await asyncio.to_thread(main, [path]) == 0
    assert "5 ratings recomputed, 0 differences." in capsys.readouterr().out
    async with await Store.open(path) as store:
        mend = "UPDATE ratings SET mu = 99 WHERE table_id = ? AND entrant = 0"
        await store._connection.write(lambda session: session.execute(mend, (table.id,)))
        forget = "DELETE FROM ratings WHERE table_id <> ? AND entrant = 2"
        await store._connection.write(lambda session: session.execute(forget, (table.id,)))
    assert await asyncio.to_thread(main, [path]) == 1
    out = capsys.readouterr().out
    assert f"Table {table.id}, player 0: user" in out and "99.0000" in out and "a rating is not stored" in out
    assert await asyncio.to_thread(main, [path, "--write"]) == 0
    assert "2 differences, now stored" in capsys.readouterr().out
    assert await asyncio.to_thread(main, [path]) == 0
    house.store = await Store.open(path)
    assert await house.store.ratings.all() == stored


async def test_games_from_before_there_were_ratings_are_rated_in_their_order(house: House) -> None:
    await finished(house, ANA, BRUNO)
    await finished(house, ANA, BRUNO, CHLOE)
    stored = await house.store.ratings.all()
    await house.store.ratings.replace([])
    assert await recomputed(house) == stored


async def test_an_unusable_database_is_reported_in_a_sentence(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.writer.LOCK_SECONDS", 0.1)
    assert await asyncio.to_thread(main, [house.database]) == 2
    assert "is in use by" in capsys.readouterr().err
    missing = tmp_path / "nothing.sqlite3"
    assert await asyncio.to_thread(main, [str(missing)]) == 2
    assert "There is no database" in capsys.readouterr().err and not missing.exists()

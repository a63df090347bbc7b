"""Contributions to the shuffle, and the record of a finished game, also after changed seats and deletions."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from db import Person, Phase, PollKind
from db.bounds import MAX_UNDOS
from engine import every_game
from engine.record import PERSON, Record, dump, load
from engine.seed import commitment, shuffle_seed
from engine.verify import verify
from tables import Table, UserError, record_of
from tables.permissions import need_reach
from tables.questions import voters_of
from tables.rematches import rematch
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, GUILD, House, bot_moves, guests, people_of, play_on
from tests.traits import traits

MOST = 2_000
"""More decisions than any game has."""


def click(person: Person, number: int) -> Person:
    """Return a person, with the number of a click."""
    return replace(person, contribution=number)


def added(table: Table) -> list[int | None]:
    return [seat.contribution for seat in table.seats]


async def checked(house: House, table: Table, found: str | None = None) -> Record:
    """Return the record, checked to survive a round trip and to verify, but for what is ``found``."""
    record = await record_of(house.store, table)
    finding = verify(record)
    assert load(dump(record)) == record and (None if finding is None else finding.kind) == found
    return record


async def test_the_opener_contributes_nothing_before_the_start_and_a_freed_seat_loses_its_contribution(
    house: House,
) -> None:
    table = await house.lobby(click(ANA, 1), click(BRUNO, 2), click(CHLOE, 3))
    assert added(table) == [None, 2, 3]
    sealed = table.row.commitment
    await acts.leave(table, click(BRUNO, 4))
    assert added(table) == [None, 3]
    await acts.leave(table, click(ANA, 5))
    await acts.join(table, click(ANA, 6))
    assert added(table) == [3, 6], "now this click came after the secret was drawn"
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    assert added(table) == [3, 6] and table.row.commitment == sealed
    await acts.start(table, click(CHLOE, 7))
    assert table.row.contribution == 7
    secret = await house.store.games.secret(table.id)
    assert secret is not None and commitment(secret) == sealed
    asked = {"table": table.id, "game": "mausoleum", "rules_version": 1, "options": {}}
    assert table.row.seed == shuffle_seed(secret, **asked, contributions=[3, 6], start=7)


async def test_a_rematch_has_a_new_commitment_and_its_opener_contributes_nothing(house: House) -> None:
    previous = await house.game(click(ANA, 1), click(BRUNO, 2))
    await play_on(previous)
    again, _ = await rematch(house.registry, previous, click(BRUNO, 3))
    await rematch(house.registry, previous, click(ANA, 4))
    assert added(again) == [None, 4]
    assert again.row.commitment not in (None, previous.row.commitment)


async def test_no_secret_is_where_a_table_is_written_down(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    secret = await house.store.games.secret(table.id)
    assert secret is not None and table.row.seed is not None
    for told in (repr(table.row), repr(table.seats), repr(vars(table))):
        for value in (secret, table.row.seed):
            assert repr(value)[2:-1] not in told and value.hex() not in told


async def test_only_a_finished_game_has_a_record(house: House) -> None:
    table = await house.lobby(ANA, BRUNO)
    with pytest.raises(UserError, match="error-no-record"):
        await record_of(house.store, table)
    await acts.start(table, ANA)
    await play_on(table, 5)
    with pytest.raises(UserError, match="error-no-record"):
        await record_of(house.store, table)
    await acts.cancel(table, ANA, may_manage=True)
    with pytest.raises(UserError, match="error-no-record"):
        await record_of(house.store, table)


async def test_a_seat_that_changes_hands_changes_nothing_in_the_shuffle(house: House) -> None:
    table = await house.game(click(ANA, 1), click(BRUNO, 2))
    seed = table.row.seed
    await acts.quit(table, click(BRUNO, 3))
    await acts.take_over(table, click(DAVI, 4))
    assert added(table) == [None, 2] and table.row.seed == seed
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    await play_on(table)
    record = await checked(house, table)
    assert record.names == ("Ana", "Davi")
    assert [line.notation for line in record.lines[1:3]] == ["@leave", "@take"]


async def test_a_deleted_person_leaves_a_record_that_verifies_without_their_name_and_click(house: House) -> None:
    table = await house.game(click(ANA, 1), click(BRUNO, 2))
    await play_on(table)
    before = await checked(house, table)
    await house.registry.forget(GUILD, BRUNO.user_id)
    after = await checked(house, table, "unsealed")
    nameless = replace(before, names=("Ana", ""), sealed=None, fingerprint=after.fingerprint)
    assert after == nameless, "the click that went into the shuffle is deleted, and with it the seal"
    assert {line.who for line in after.lines[1:]} == {PERSON}


@pytest.mark.parametrize("key", every_game())
async def test_whatever_is_taken_back_and_whoever_sits_down_the_record_verifies(
    house: House, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.registry.games", every_game)
    chance, undos, reshuffles, silent = random.Random(key), 0, 0, traits(key).silent
    for channel in range(1, 9):
        if channel > 2 and undos >= reshuffles + silent > silent:
            break  # Deals differ from run to run: some have no undo that reshuffles.
        table = await acts.open_table(
            house.registry, key, guild_id=GUILD, channel_id=channel, locale="en-US", host=ANA, ranked=False
        )
        for person in guests(key):
            await acts.join(table, person)
        await acts.start(table, ANA)
        for _ in range(120):
            if table.phase is Phase.RUNNING:
                await something(table, chance)
        for _ in range(MOST):
            if table.phase is Phase.RUNNING and not await bot_moves(table):
                await play_on(table, 1)
        assert table.phase is not Phase.RUNNING, "the first actions of all decisions never end the game"
        record = await checked(house, table)
        undos += sum("@undo" in line.notation for line in record.lines)
        reshuffles += record.reshuffles
    assert undos >= reshuffles + silent > silent


async def something(table: Table, chance: random.Random) -> None:
    """Let a random person do anything that may change who decides what, or let a bot decide."""
    people = [person for person in people_of(table) if person.user_id in table.people]
    person = chance.choice(people)
    match chance.randrange(24):
        case 0 if len(people) > 2:
            await acts.quit(table, person)
        case 1 if table.open_seats:
            await acts.take_over(table, Person(1000 + chance.randrange(10**6), "Eva"))
        case 2 | 3 | 4 | 5:
            # The latest to act have something to take back, free or by a poll that stays open meanwhile.
            found = need_reach(table, person.user_id)
            if found is not None and found.times < MAX_UNDOS and (found.free or PollKind.UNDO not in table.polls):
                await acts.undo(table, person, found.target)
        case 6 | 7 | 8 if PollKind.UNDO in table.polls:
            for voter in people:
                if PollKind.UNDO in table.polls and voter.user_id in voters_of(table, PollKind.UNDO):
                    await acts.vote(table, voter, PollKind.UNDO, table.polls[PollKind.UNDO].number, "yes")
        case 9 | 10 | 11:
            await bot_moves(table)
        case _:
            acting = [seat for seat in table.waiting_for] or [
                seat.seat for seat in table.seats if seat.computer is None and table.view(seat.seat).actions
            ]
            if acting:
                row = table.seats[chance.choice(acting)]
                action = chance.choice(table.view(row.seat).actions)
                await acts.act(table, Person(row.user_id, row.name), row.decision_revision, str(action))

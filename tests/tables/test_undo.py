"""Going back, at every game: what comes back is what was there, and nobody gains by what they saw in between."""

from __future__ import annotations

import random

import pytest

from db import PollKind
from engine import every_game, game
from tables import Person, Table
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House

PEOPLE = (ANA, BRUNO, CHLOE)
KEYS = every_game()


async def sit(house: House, key: str, channel: int, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game of three of any kind."""
    monkeypatch.setattr("tables.registry.games", lambda: KEYS)
    monkeypatch.setattr("tables.transitions.lobby.shuffle_seed", lambda *_, **__: f"{key} {channel}".encode())
    table = await house.registry.open(key, guild_id=GUILD, channel_id=channel, locale="en-US", host=ANA)
    for person in PEOPLE[1:]:
        await table.join(person)
    await table.start(ANA)
    return table


async def decide(table: Table, chance: random.Random) -> Person:
    """Somebody who has to decides at random."""
    seat = chance.choice(table.deciding)
    row = table.seats[seat]
    person = Person(row.user_id, row.name)
    await table.act(person, row.decision_revision, str(chance.choice(table.view(seat).actions)))
    return person


@pytest.mark.parametrize("key", KEYS)
async def test_a_free_undo_restores_the_very_position(house: House, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, rules, found = random.Random(key), game(key), 0
    table = await sit(house, key, 1, monkeypatch)
    states = {table.row.revision: rules.dump(table.state)}
    while table.deciding and found < 25:
        person = await decide(table, chance)
        states[table.row.revision] = rules.dump(table.state)
        reach = table.reach(person.user_id) if table.deciding else None
        if reach is None or not reach.free or chance.random() < 0.5:
            continue
        found += 1
        # That steps without such an event tell nobody anything is a law of the engine: tests/engine/test_knowledge.py.
        assert all(not event.reveals for entry in reach.undone for event in entry.events)
        assert await table.undo(person, reach.target)
        assert rules.dump(table.state) == states[reach.target]
        states[table.row.revision] = rules.dump(table.state)
    if not found:
        assert not any(entry.silent for entry in table.standing() if entry.step.is_action), (
            "there was something to undo"
        )


@pytest.mark.parametrize("key", KEYS)
async def test_what_was_seen_and_taken_back_with_the_others_leave_is_shuffled_anew(
    house: House, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, rules, changed = random.Random(key), game(key), 0
    for channel in range(1, 7):
        table = await sit(house, key, channel, monkeypatch)
        states = {table.row.revision: rules.copy(table.state)}
        for _ in range(chance.randrange(8, 30)):
            if table.deciding:
                person = await decide(table, chance)
                states[table.row.revision] = rules.copy(table.state)
        reach = table.reach(person.user_id) if table.deciding else None
        if reach is None or reach.free:
            continue
        assert await table.undo(person, reach.target) is False
        number = table.polls[PollKind.UNDO].number
        for other in PEOPLE:
            if other != person:
                await table.vote(other, PollKind.UNDO, number, "yes")
        rules.check(table.state)
        then = states[reach.target]
        for viewer in (None, 0, 1, 2):
            assert rules.view(table.state, viewer) == rules.view(then, viewer), "everybody knows what they knew then"
        after, before = rules.dump(table.state), rules.dump(then)
        assert after["chance"] > before["chance"] or after == before
        changed += after != before
        for _ in range(10):
            if table.deciding:
                await decide(table, chance)
    assert changed, "in no game anything was shuffled"

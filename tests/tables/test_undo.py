"""Undo in every game: it restores the position, and no player gains by what they saw in between."""

from __future__ import annotations

import random

import pytest

from cogs.interactions.reading import Reading
from cogs.turn.hand_facts import find_beginner
from db import Person, Phase, PollKind, TimerKind
from db.bounds import MAX_UNDOS
from engine import Event, every_game, game
from engine.replay import Step
from engine.tips import MEETINGS
from locales import DEFAULT
from render.wording import Words
from tables import PollChoice, StaleDecision, Table, UserError
from tables.permissions import need_reach
from tables.transitions.undo import go_back
from tables.undo import UNDONE, Entry, is_private, reach
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, GUILD, House, guests, play_on
from tests.tables.scheduling import rejected, timed
from tests.traits import about_three, traits

PEOPLE = (ANA, BRUNO, CHLOE)
KEYS = every_game()


async def sit(house: House, key: str, channel: int, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a game of this kind with three people, or as many as it takes."""
    monkeypatch.setattr("tables.registry.games", lambda: KEYS)
    monkeypatch.setattr("tables.transitions.lobby.shuffle_seed", lambda *_, **__: f"{key} {channel}".encode())
    table = await acts.open_table(
        house.registry, key, guild_id=GUILD, channel_id=channel, locale="en-US", host=ANA, ranked=False
    )
    for person in guests(key):
        await acts.join(table, person)
    await acts.start(table, ANA)
    return table


async def decide(table: Table, chance: random.Random) -> Person:
    """Let a random deciding player decide at random; return them."""
    seat = chance.choice(table.deciding)
    row = table.seats[seat]
    person = Person(row.user_id, row.name)
    await acts.act(table, person, row.decision_revision, str(chance.choice(table.view(seat).actions)))
    return person


@pytest.mark.parametrize("key", KEYS)
async def test_a_free_undo_restores_the_very_position(house: House, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, rules, found = random.Random(key), game(key), 0
    table = await sit(house, key, 1, monkeypatch)
    states = {table.row.revision: rules.dump(table.state)}
    while table.deciding and found < 25:
        person = await decide(table, chance)
        states[table.row.revision] = rules.dump(table.state)
        reach = need_reach(table, person.user_id) if table.deciding else None
        if reach is None or not reach.free or chance.random() < 0.5:
            continue
        found += 1
        # That steps without such an event tell nobody anything is a law of the engine: tests/engine/test_knowledge.py.
        assert all(not event.reveals for entry in reach.undone for event in entry.events)
        assert await acts.undo(table, person, reach.target)
        assert rules.dump(table.state) == states[reach.target]
        states[table.row.revision] = rules.dump(table.state)
    if not found:
        assert not any(entry.silent for entry in table.standing() if entry.step.is_action), (
            "there was something to undo"
        )


@pytest.mark.parametrize("key", KEYS)
async def test_an_undo_by_poll_reshuffles_what_was_seen(
    house: House, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, rules, changed = random.Random(key), game(key), 0
    for channel in range(1, 7):
        table = await sit(house, key, channel, monkeypatch)
        states = {table.row.revision: rules.copy(table.state)}
        reach, least = None, 4 * channel
        while table.deciding and (least > 0 or reach is None or reach.free):
            person = await decide(table, chance)
            states[table.row.revision] = rules.copy(table.state)
            reach, least = need_reach(table, person.user_id) if table.deciding else None, least - 1
        if reach is None:
            continue
        assert await acts.undo(table, person, reach.target) is False
        number = table.polls[PollKind.UNDO].number
        for other in (ANA, *guests(key)):
            if other != person:
                await acts.vote(table, other, PollKind.UNDO, number, "yes")
        rules.check(table.state)
        then = states[reach.target]
        for viewer in (None, *range(about_three(key))):
            assert rules.view(table.state, viewer) == rules.view(then, viewer), "everybody knows what they knew then"
        after, before = rules.dump(table.state), rules.dump(then)
        assert after["chance"] > before["chance"] or after == before
        changed += after != before
        for _ in range(10):
            if table.deciding:
                await decide(table, chance)
    assert changed or not traits(key).unknown, "in no game anything was shuffled"


async def test_an_agreed_undo_of_a_private_choice_happens_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await sit(house, "capital_lux", 1, monkeypatch)
    for seat, person, choice in ((0, ANA, 0), (1, BRUNO, 0), (0, ANA, 1)):
        action = str(table.view(seat).actions[choice])
        await acts.act(table, person, table.seats[seat].decision_revision, action)
    reach = need_reach(table, ANA.user_id)
    assert reach is not None and not await acts.undo(table, ANA, reach.target)
    number = table.polls[PollKind.UNDO].number
    for other in (BRUNO, CHLOE):
        await acts.vote(table, other, PollKind.UNDO, number, "yes")
    assert table.entries[-1].private and not table.polls
    await rejected(acts.vote(table, CHLOE, PollKind.UNDO, number, "yes"), "error-question-closed")


async def test_undo_by_a_non_player_or_with_nothing_to_undo_is_rejected(house: House) -> None:
    table = await timed(house)
    with pytest.raises(UserError, match="error-not-seated"):
        need_reach(table, DAVI.user_id)
    await rejected(acts.undo(table, ANA, 1), "error-nothing-to-undo")


async def test_a_silent_choice_is_undone_without_a_poll(house: House) -> None:
    table = await private_choice(house)
    seat = table.standing()[-1].step.seat
    assert seat is not None
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = need_reach(table, person.user_id)
    assert found is not None and found.free
    before = table.row.revision
    assert await acts.undo(table, person, found.target) is True
    assert table.row.revision == before + 1 and table.deciding == (seat,)
    assert not any(table.entries[-2].step.revision in turn.decided for turn in table.story(seat))
    told = [event for turn in table.story(None) for event in turn.events]
    assert all(event.kind != "table-undone" for event in (*told, *table.log(None))), "the others saw nothing"
    after_restart = table.game.dump(table.state)
    await house.reopen()
    again = await house.registry.table(table.id, GUILD)
    assert again.game.dump(again.state) == after_restart
    await play_on(again)
    assert again.phase is Phase.FINISHED


async def private_choice(house: House) -> Table:
    """Return a game whose latest action revealed nothing."""
    for channel in range(100, 160):
        table = await timed(house, channel=channel)
        for _ in range(40):
            await play_on(table, 1)
            if table.standing()[-1].silent and table.standing()[-1].step.is_action:
                return table
    raise AssertionError("no decision in private")


async def test_an_undo_of_revealed_information_needs_a_poll(house: House) -> None:
    table = await timed(house)
    while table.standing()[-1].silent or not table.standing()[-1].step.is_action:
        await play_on(table, 1)
    seat = table.standing()[-1].step.seat
    assert seat is not None
    asker = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = need_reach(table, asker.user_id)
    assert found is not None and not found.free and found.undone
    with pytest.raises(StaleDecision):
        await acts.undo(table, asker, found.target + 1)
    assert await acts.undo(table, asker, found.target) is False
    number = table.polls[PollKind.UNDO].number
    assert await acts.undo(table, asker, found.target) is False and table.polls[PollKind.UNDO].number == number
    await rejected(acts.vote(table, asker, PollKind.UNDO, number, "yes"), "error-not-asked")
    one, two = [each for each in (ANA, BRUNO, CHLOE) if each != asker]
    hands = [table.game.dump(table.state)]
    assert await acts.vote(table, one, PollKind.UNDO, number, "yes") is None
    assert table.game.dump(table.state) == hands[0]
    assert await acts.vote(table, two, PollKind.UNDO, number, "yes") is PollChoice.YES
    assert table.deciding == (seat,) and table.polls == {}
    table.game.check(table.state)
    state = table.game.dump(table.state)
    await house.reopen()
    again = await house.registry.table(table.id, GUILD)
    assert again.game.dump(again.state) == state
    await play_on(again)
    assert again.phase is Phase.FINISHED


async def test_one_no_decides_and_a_move_closes_the_poll(house: House) -> None:
    table = await timed(house)
    while table.standing()[-1].silent or not table.standing()[-1].step.is_action:
        await play_on(table, 1)
    seat = table.standing()[-1].step.seat
    asker = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = need_reach(table, asker.user_id)
    assert found is not None
    await acts.undo(table, asker, found.target)
    number, state = table.polls[PollKind.UNDO].number, table.game.dump(table.state)
    other = next(each for each in (ANA, BRUNO, CHLOE) if each != asker)
    assert await acts.vote(table, other, PollKind.UNDO, number, "no") is PollChoice.NO
    assert table.game.dump(table.state) == state and table.polls == {}
    found = need_reach(table, asker.user_id)
    assert found is not None
    await acts.undo(table, asker, found.target)
    await play_on(table, 1)
    assert table.polls == {}


async def test_a_replayed_log_with_steps_taken_back_is_the_same_game(house: House) -> None:
    from engine import KeyedRng
    from engine.replay import Step, positions

    table = await private_choice(house)
    seat = table.standing()[-1].step.seat
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = need_reach(table, person.user_id)
    assert found is not None
    await acts.undo(table, person, found.target)
    await play_on(table)
    rows = await house.store.games.actions(table.id)
    assert table.row.seed is not None
    steps = [Step(row.revision, row.seat, row.notation) for row in rows]
    last = list(positions(table.game, len(table.seats), {}, KeyedRng(table.row.seed), steps))[-1]
    assert last[0] == table.row.revision and table.game.dump(last[1]) == table.game.dump(table.state)


async def test_only_the_deciding_vote_on_an_undo_reads_the_log(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await timed(house)
    while table.standing()[-1].silent or not table.standing()[-1].step.is_action:
        await play_on(table, 1)
    asker = next(each for each in PEOPLE if table.seat_of(each.user_id) == table.standing()[-1].step.seat)
    found = need_reach(table, asker.user_id)
    assert found is not None
    await acts.undo(table, asker, found.target)
    number, read, reads = table.polls[PollKind.UNDO].number, house.store.games.steps, []

    async def steps(table_id: int) -> list[tuple[int, int | None, str]]:
        reads.append(table_id)
        return await read(table_id)

    monkeypatch.setattr(house.store.games, "steps", steps)
    one, two = [each for each in PEOPLE if each != asker]
    await rejected(acts.vote(table, asker, PollKind.UNDO, number, "yes"), "error-not-asked")
    assert await acts.vote(table, one, PollKind.UNDO, number, "yes") is None and reads == []
    assert await acts.vote(table, two, PollKind.UNDO, number, "yes") is PollChoice.YES and reads == [table.id]


async def test_one_decision_is_taken_back_three_times_at_most(house: House) -> None:
    table = await private_choice(house)
    seat = table.standing()[-1].step.seat
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    notation = table.standing()[-1].step.notation
    for _ in range(MAX_UNDOS):
        found = need_reach(table, person.user_id)
        assert found is not None and found.free and await acts.undo(table, person, found.target)
        await acts.act(table, person, table.seats[seat].decision_revision, notation)
    found = need_reach(table, person.user_id)
    assert found is not None and not found.free, "the hand offers no undo any more"
    before = table.row.revision
    with pytest.raises(UserError, match="error-undo-limit") as error:
        await acts.undo(table, person, found.target)
    assert error.value.facts["count"] == MAX_UNDOS and table.row.revision == before and not table.polls
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    await rejected(acts.undo(table, person, found.target), "error-undo-limit")


async def test_a_log_that_has_become_very_long_only_goes_forward(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await private_choice(house)
    seat = table.standing()[-1].step.seat
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == seat)
    found = need_reach(table, person.user_id)
    assert found is not None
    monkeypatch.setattr("tables.permissions.MAX_LINES", 6 * table.seats[seat].decision_revision)
    await rejected(acts.undo(table, person, found.target), "error-log-full")
    await acts.quit(table, person)
    await rejected(acts.take_over(table, DAVI), "error-log-full")
    await play_on(table, 1)


async def test_a_tip_comes_again_after_the_decision_was_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, table = random.Random(3), await sit(house, "luxor", 1, monkeypatch)
    for _ in range(40):
        (seat,) = table.deciding
        user = table.seats[seat].user_id
        before = await find_beginner(house.store, Reading(table, seat, Words(DEFAULT)), user)
        person = await decide(table, chance)
        reach = need_reach(table, user)
        if before is not None and before.met < MEETINGS and reach is not None and reach.free:
            break
    assert before is not None and reach is not None
    await acts.undo(table, person, reach.target)
    assert await find_beginner(house.store, Reading(table, seat, Words(DEFAULT)), user) == before


def test_private_steps_of_others_between_the_own_ones_change_no_undo() -> None:
    """Else a player who chooses several cards in secret would learn whether others have chosen one meanwhile."""

    def chose(revision: int, seat: int) -> Entry:
        return Entry(Step(revision, seat, "pick.a2"), (Event("chose", {}, audience=(seat,)),), private=True)

    start = Entry(Step(1, None, "start"), ())
    ready = Entry(Step(6, 1, "pick.a3"), (Event("ready", {"seat": 1}),))
    for own in ((2, 3), (2, 4)):
        log = [start, *(chose(number, 0 if number in own else 1) for number in range(2, own[1] + 1))]
        free, by_poll = reach(log, 0), reach([*log, ready], 0)
        assert free is not None and (free.target, free.free) == (1, True)
        assert by_poll is not None and (by_poll.target, by_poll.free) == (1, False)


async def test_an_undo_of_private_steps_of_several_is_told_to_them_alone_and_moves_no_deadline(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sit(house, "capital_lux", 1, monkeypatch)
    start = table.entries[-1].step
    for number, seat in ((1, 0), (2, 1)):
        step = Step(start.revision + number, seat, "pick.a2")
        table.entries.append(Entry(step, (Event("chose", {}, audience=(seat,)),), private=True))
    change = go_back(table, table.clocks.now(), 0, start.revision, [start], user_id=ANA.user_id, resample=False)
    assert change.entry is not None and change.entry.private
    assert [event.audience for event in change.entry.events] == [(0, 1)]
    assert change.timers.keys() == {TimerKind.ARCHIVE} and not change.polls
    public = Event(UNDONE, {"seat": 0})
    assert not is_private(0, [public]) and not is_private(0, [Event("chose", {}, audience=(0, 1))])

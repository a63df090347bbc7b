"""Actions change a game by one path: errors, stored rows, crashes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from db import StoreError
from tables import Phase, StaleDecision, UserError
from tables.rematches import rematch
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, EVA, GUILD, House, decider, people_of, play_on

pytestmark = pytest.mark.engine("sqlite", "postgres")
"""Whole games, as they are played, on both engines."""


def dumped(table) -> Any:
    return table.game.dump(table.state)


async def test_a_move_is_on_disk_before_it_is_answered(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])
    snapshot = await house.store.games.snapshot(table.id)
    assert snapshot is not None and json.loads(snapshot.state) == dumped(table)
    log = await house.store.games.actions(table.id)
    assert [row.notation for row in log] == ["start", actions[0]]
    assert snapshot.revision == log[-1].revision == table.row.revision


async def test_the_same_click_twice_acts_once_also_after_a_restart(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    person, decision_revision, actions = decider(table)
    revision = table.row.revision
    await asyncio.gather(*(acts.act(table, person, decision_revision, actions[0]) for _ in range(2)))
    assert table.row.revision == revision + 1
    before = dumped(table)
    await house.reopen()
    again = await house.registry.table(table.id, GUILD)
    await acts.act(again, person, decision_revision, actions[0])
    assert dumped(again) == before and again.row.revision == table.row.revision


async def test_another_button_of_a_passed_moment_is_stale_and_changes_nothing(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    person, decision_revision, actions = decider(table)
    assert len(actions) > 1
    await acts.act(table, person, decision_revision, actions[0])
    before = dumped(table)
    with pytest.raises(StaleDecision):
        await acts.act(table, person, decision_revision, actions[1])
    assert dumped(table) == before


async def test_a_player_without_a_decision_gets_a_reason(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    person, decision_revision, actions = decider(table)
    other = next(each for each in people_of(table) if each != person)
    seat = table.seat_of(other.user_id)
    assert seat is not None
    before = dumped(table)
    for who, when, notation, key in (
        (EVA, decision_revision, actions[0], "error-not-seated"),
        (other, table.seats[seat].decision_revision, actions[0], "error-not-your-decision"),
        (person, decision_revision, "play.dragon", "error-unreadable"),
        (person, decision_revision, "../../etc", "error-unreadable"),
        (person, decision_revision, "lose.base", "mausoleum-no-not-now"),
        (person, decision_revision + 1, actions[0], "error-stale"),
    ):
        with pytest.raises(UserError) as caught:
            await acts.act(table, who, when, notation)
        assert caught.value.key == key
    assert dumped(table) == before and table.row.revision == decision_revision


async def test_no_player_acts_before_the_start_or_after_the_end(house: House) -> None:
    table = await house.lobby(ANA, BRUNO)
    with pytest.raises(UserError, match="error-not-started"):
        await acts.act(table, ANA, 0, "pass")
    await acts.start(table, ANA)
    await play_on(table)
    assert table.phase is Phase.FINISHED
    person = people_of(table)[0]
    with pytest.raises(UserError, match="error-finished"):
        await acts.act(table, person, table.seats[0].decision_revision, "pass")
    with pytest.raises(UserError, match="error-finished"):
        await acts.cancel(table, ANA, may_manage=True)


async def test_a_cancelled_game_rejects_old_buttons(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    person, decision_revision, actions = decider(table)
    await acts.cancel(table, ANA, may_manage=True)
    with pytest.raises(UserError, match="error-cancelled"):
        await acts.act(table, person, decision_revision, actions[0])
    assert table.deciding == ()


async def test_a_finished_game_has_its_results_on_disk(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE, DAVI)
    await play_on(table)
    outcome = table.view(None).outcome
    assert outcome is not None
    results = await house.store.games.results(table.id)
    assert [row.place for row in results] == list(outcome.places)
    assert [row.points for row in results] == list(outcome.totals)
    assert {row.ending for row in results} == {outcome.ending}


async def test_a_game_resumes_unchanged_after_a_restart_at_every_ply(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    seed, options = table.row.seed, table.row.options
    while table.deciding:
        before, recent = dumped(table), table.recent(None)
        await house.reopen()
        table = await house.registry.table(table.id, GUILD)
        assert dumped(table) == before and table.recent(None) == recent
        assert (table.row.seed, table.row.options) == (seed, options)
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[len(actions) // 2])
    assert table.phase is Phase.FINISHED


@pytest.mark.parametrize("committed", [False, True])
async def test_a_failed_write_leaves_the_previous_state_or_the_whole_move(house: House, monkeypatch, committed) -> None:
    table = await house.game(ANA, BRUNO)
    person, decision_revision, actions = decider(table)
    before, revision = dumped(table), table.row.revision
    write = house.store.commit

    async def broken(*args: Any, **rest: Any) -> int:
        if committed:
            await write(*args, **rest)
        raise StoreError("the disk went away")

    monkeypatch.setattr(house.store, "commit", broken)
    with pytest.raises(StoreError):
        await acts.act(table, person, decision_revision, actions[0])
    assert dumped(table) == before
    monkeypatch.undo()
    # The next click first reads what is really on disk: a committed move counts, and its repetition acts once.
    await acts.act(table, person, decision_revision, actions[0])
    assert table.row.revision == revision + 1
    assert [row.notation for row in await house.store.games.actions(table.id)] == ["start", actions[0]]


async def test_a_cancelled_task_leaves_the_table_usable_and_in_step_with_the_disk(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    for turns in range(12):
        person, decision_revision, actions = decider(table)
        task = asyncio.create_task(acts.act(table, person, decision_revision, actions[0]))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await acts.act(table, person, decision_revision, actions[0])
        snapshot = await house.store.games.snapshot(table.id)
        assert snapshot is not None and json.loads(snapshot.state) == dumped(table)


async def test_all_tables_play_at_once_without_mixing(house: House) -> None:
    tables = [await house.game(ANA, BRUNO, channel=50 + i) for i in range(8)]
    await asyncio.gather(*(play_on(table) for table in tables))
    assert {table.phase for table in tables} == {Phase.FINISHED}
    assert len({table.row.seed for table in tables}) == 8


async def test_concurrent_requests_for_a_table_get_the_same_one(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    await house.reopen()
    found = await asyncio.gather(*(house.registry.table(table.id, GUILD) for _ in range(20)))
    assert len({id(each) for each in found}) == 1


async def test_a_table_that_left_the_cache_while_in_use_is_found_again(house: House, monkeypatch) -> None:
    monkeypatch.setattr("tables.registry.MAX_IDLE_TABLES", 2)
    first = await house.game(ANA, BRUNO, channel=60)
    for channel in range(61, 66):
        await house.game(ANA, BRUNO, channel=channel)
    assert await house.registry.table(first.id, GUILD) is first


async def test_a_game_of_newer_rules_is_rejected_and_kept(house: House, monkeypatch) -> None:
    table = await house.game(ANA, BRUNO)
    before = await house.store.games.snapshot(table.id)
    await house.reopen()
    monkeypatch.setattr("engine.mausoleum.game.GAME.meta", _older(table.game.meta))
    with pytest.raises(UserError, match="error-newer-rules"):
        await house.registry.table(table.id, GUILD)
    assert await house.store.games.snapshot(table.id) == before


def _older(meta):
    from dataclasses import replace

    return replace(meta, rules_version=meta.rules_version - 1)


async def test_the_rematch_is_opened_once_and_joined_by_the_next(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    with pytest.raises(UserError, match="error-not-finished"):
        await rematch(house.registry, table, ANA)
    await play_on(table)
    again, new = await rematch(house.registry, table, BRUNO)
    assert new and again.row.host_id == BRUNO.user_id and again.row.rematch_of == table.id
    same, new = await rematch(house.registry, table, ANA)
    assert same is again and not new and again.names == ("Bruno", "Ana")
    same, new = await rematch(house.registry, table, EVA)
    assert same is again and not new and again.names == ("Bruno", "Ana", "Eva"), "others may join, too"
    with pytest.raises(UserError, match="error-already-seated"):
        await rematch(house.registry, table, ANA)


async def test_what_others_may_not_know_is_in_no_view_or_log_of_theirs(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    for _ in range(200):
        if not table.deciding:
            break
        for viewer in (None, 0, 1, 2):
            for event in table.log(viewer):
                assert event.knows == () and event.audience is None
                if event.secret:
                    assert viewer is not None and viewer in (event.facts["seat"], event.facts.get("target"))
        await play_on(table, 1)


def test_a_seed_never_reaches_a_log(house: House) -> None:
    from db import TableRow

    assert not TableRow.__dataclass_fields__["seed"].repr

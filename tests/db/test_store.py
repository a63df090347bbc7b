"""What the store writes, finds and rejects."""

from __future__ import annotations

from pathlib import Path

import pytest

from db import IN_MEMORY, Archived, StaleRevision, Store
from tests.db.builder import ANA, act, assert_agrees, cancel, change, game, lobby, stored


async def test_the_bot_s_notes_are_stored_replaced_and_deleted(store: Store) -> None:
    assert await store.meta("commands") is None
    await store.set_meta({"commands": "abc"})
    await store.set_meta({"commands": "déf"})
    assert await store.meta("commands") == "déf"
    await store.set_meta({"commands": None})
    assert await store.meta("commands") is None


async def test_secrets_are_not_in_the_repr_of_rows(store: Store) -> None:
    table_id = await game(store, ANA)
    shown = repr(
        (await store.tables.get(table_id), await store.games.snapshot(table_id), await store.games.actions(table_id))
    )
    assert "secret" not in shown and '{"n"' not in shown and "dealt" not in shown


async def test_a_store_in_memory_needs_no_file() -> None:
    async with await Store.open(IN_MEMORY) as one, await Store.open(IN_MEMORY) as other:
        table_id = await game(one, ANA)
        await act(one, table_id, 1)
        assert await assert_agrees(one, table_id) == 2
        assert await other.tables.get(table_id) is None


async def test_a_check_writes_each_time(tmp_path: Path) -> None:
    """SQLite writes nothing where a row stays the same, and then notices no full disk."""
    async with await Store.open(tmp_path / "games.sqlite3") as store:
        log, sizes = tmp_path / "games.sqlite3-wal", list[int]()
        for _ in range(3):
            await store.check()
            sizes.append(log.stat().st_size)
        assert sizes == sorted(set(sizes))


async def test_each_transaction_is_observed_with_its_end(store: Store) -> None:
    table_id = await game(store, ANA)
    seen = list[tuple[float, bool]]()
    store.observe(lambda seconds, committed: seen.append((seconds, committed)))
    await store.check()
    with pytest.raises(StaleRevision):
        await cancel(store, table_id, expected=7)
    assert [committed for _, committed in seen] == [True, False] and all(seconds > 0 for seconds, _ in seen)


async def test_open_tables_are_counted_by_game_and_phase(store: Store) -> None:
    assert await store.tables.count_open() == {}
    key = (await stored(store, await lobby(store, ANA)))[0].game
    for _ in range(2):
        await game(store, ANA)
    await change(store, await lobby(store, ANA), archived=Archived.IDLE)
    await cancel(store, await lobby(store, ANA))
    assert await store.tables.count_open() == {(key, "lobby"): 1, (key, "running"): 2, (key, "archived"): 1}

"""What the store writes, finds and rejects."""

from __future__ import annotations

from db import (
    IN_MEMORY,
    Store,
)
from tests.db.builder import (
    ANA,
    act,
    assert_agrees,
    game,
)


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

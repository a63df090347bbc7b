"""Slots of the picture service: which job is rendered next."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from render.service import Priority, Slots


@contextlib.asynccontextmanager
async def at(slots: Slots, priority: Priority) -> AsyncIterator[None]:
    """Have a slot for a while."""
    slot = await slots.take(priority)
    try:
        yield
    finally:
        slots.leave(slot)


async def test_answers_go_first_boards_are_never_kept_waiting_and_later_comes_last() -> None:
    slots, served = Slots(), list[tuple[str, int]]()

    async def be_served(priority: Priority, number: int) -> None:
        async with at(slots, priority):
            served.append((priority.name, number))
            await asyncio.sleep(0.01)

    wanted = [(turn, number) for number in range(4) for turn in (Priority.LATER, Priority.BOARD, Priority.ANSWER)]
    people = [asyncio.create_task(be_served(*each)) for each in wanted]
    await asyncio.sleep(0)
    assert served == [("LATER", 0), ("BOARD", 0)]
    people[wanted.index((Priority.LATER, 3))].cancel()
    await asyncio.gather(*people, return_exceptions=True)
    assert [number for turn, number in served if turn == "ANSWER"] == [0, 1, 2, 3]
    assert [number for turn, number in served if turn == "BOARD"] == [0, 1, 2, 3]
    assert served[-2:] == [("LATER", 2), ("LATER", 1)]
    assert {("ANSWER", 0), ("BOARD", 1)} == set(served[2:4]), "neither keeps the other waiting"


async def test_a_picture_for_later_leaves_a_slot_free() -> None:
    slots = Slots()
    async with asyncio.timeout(1), at(slots, Priority.LATER):
        another = asyncio.create_task(slots.take(Priority.LATER))
        async with at(slots, Priority.ANSWER):
            assert not another.done()
        await asyncio.sleep(0)
        assert not another.done(), "one for later at a time"
    await another


async def test_no_slot_is_ever_lost() -> None:
    """A waiter that is cancelled as it receives a slot hands it to the next one."""
    slots, served = Slots(), list[int]()

    async def be_served(number: int) -> None:
        async with at(slots, Priority.ANSWER):
            served.append(number)

    async with at(slots, Priority.ANSWER):
        async with at(slots, Priority.ANSWER):
            first, second = asyncio.create_task(be_served(1)), asyncio.create_task(be_served(2))
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
    assert served == [2] and first.cancelled()
    async with asyncio.timeout(1), at(slots, Priority.ANSWER), at(slots, Priority.ANSWER):
        pass


async def test_a_slot_that_comes_too_late_is_not_taken() -> None:
    slots, loop = Slots(), asyncio.get_running_loop()
    async with at(slots, Priority.ANSWER), at(slots, Priority.ANSWER):
        with pytest.raises(TimeoutError):
            await slots.take(Priority.ANSWER, loop.time() + 0.01)
    async with asyncio.timeout(1), at(slots, Priority.ANSWER), at(slots, Priority.ANSWER):
        pass


async def test_each_process_has_a_slot_for_answers_and_one_for_boards() -> None:
    slots, loop = Slots(3), asyncio.get_running_loop()
    assert slots.for_answers() == 6
    taken = [await slots.take(Priority.BOARD) for _ in range(3)] + [await slots.take(Priority.ANSWER) for _ in range(3)]
    assert sorted(taken) == list(range(6))
    with pytest.raises(TimeoutError):
        await slots.take(Priority.ANSWER, loop.time() + 0.01)
    board = asyncio.create_task(slots.take(Priority.BOARD))
    await asyncio.sleep(0)
    assert slots.for_answers() == 3
    slots.leave(taken[0])
    assert await board == taken[0]

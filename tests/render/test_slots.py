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


async def test_answers_go_first_every_third_turn_is_a_boards_and_later_comes_last() -> None:
    slots, served = Slots(), list[tuple[str, int]]()

    async def be_served(priority: Priority, number: int) -> None:
        async with at(slots, priority):
            served.append((priority.name, number))
            await asyncio.sleep(0)

    wanted = [(turn, number) for number in range(4) for turn in (Priority.LATER, Priority.BOARD, Priority.ANSWER)]
    people = [asyncio.create_task(be_served(*each)) for each in wanted]
    await asyncio.sleep(0)
    assert served == [("LATER", 0)], "one at a time"
    people[wanted.index((Priority.LATER, 3))].cancel()
    await asyncio.gather(*people, return_exceptions=True)
    first = [("ANSWER", 0), ("ANSWER", 1), ("BOARD", 0), ("ANSWER", 2), ("ANSWER", 3)]
    assert served[1:] == [*first, *(("BOARD", number) for number in (1, 2, 3)), ("LATER", 2), ("LATER", 1)]


async def test_answers_before_a_board_came_do_not_count() -> None:
    slots, served = Slots(), list[Priority]()

    async def be_served(priority: Priority) -> None:
        async with at(slots, priority):
            served.append(priority)

    async with at(slots, Priority.ANSWER):
        before = [asyncio.create_task(be_served(Priority.ANSWER)) for _ in range(5)]
        await asyncio.sleep(0)
    await asyncio.gather(*before)
    served.clear()
    async with at(slots, Priority.ANSWER):
        both = [asyncio.create_task(be_served(each)) for each in (Priority.BOARD, Priority.ANSWER)]
        await asyncio.sleep(0)
    await asyncio.gather(*both)
    assert served == [Priority.ANSWER, Priority.BOARD]


async def test_no_slot_is_ever_lost() -> None:
    """A waiter that is cancelled as it receives a slot hands it to the next one."""
    slots, served = Slots(), list[int]()

    async def be_served(number: int) -> None:
        async with at(slots, Priority.ANSWER):
            served.append(number)

    async with at(slots, Priority.ANSWER):
        first, second = asyncio.create_task(be_served(1)), asyncio.create_task(be_served(2))
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert served == [2] and first.cancelled()
    async with asyncio.timeout(1), at(slots, Priority.ANSWER):
        pass


async def test_a_slot_that_comes_too_late_is_not_taken() -> None:
    slots, loop = Slots(), asyncio.get_running_loop()
    async with at(slots, Priority.ANSWER):
        with pytest.raises(TimeoutError):
            await slots.take(Priority.ANSWER, loop.time() + 0.01)
    async with asyncio.timeout(1), at(slots, Priority.ANSWER):
        pass


async def test_each_process_has_a_slot_and_boards_leave_answers_two_of_three() -> None:
    slots, loop = Slots(3), asyncio.get_running_loop()
    assert slots.for_answers() == 3
    taken = [await slots.take(priority) for priority in (Priority.BOARD, Priority.ANSWER, Priority.LATER)]
    assert sorted(taken) == [0, 1, 2]
    with pytest.raises(TimeoutError):
        await slots.take(Priority.ANSWER, loop.time() + 0.01)
    board = asyncio.create_task(slots.take(Priority.BOARD))
    await asyncio.sleep(0)
    assert slots.for_answers() == 2
    slots.leave(taken[0])
    assert await board == taken[0]

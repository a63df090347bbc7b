"""Servers, people and reviews take turns at the bot workers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from engine import game
from engine.players.decision import BotDecision
from engine.players.review import Chance
from tables.bot_pool import BotPool
from tests.tables.test_bot_pool import ANA, BRUNO, CHLOE, a_view
from workers.pool import Closed


async def test_servers_take_turns_and_so_do_the_members_of_one() -> None:
    ai = BotPool(workers=1)
    order: list[tuple[int, int]] = []

    async def ask(asker: tuple[int, int]) -> None:
        await ai.decide(BotDecision(game("luxor"), a_view("luxor"), "easy"), asker)
        order.append(asker)

    try:
        asking = [asyncio.create_task(ask(who)) for who in (ANA, ANA, ANA, ANA, BRUNO, BRUNO, CHLOE, CHLOE, CHLOE)]
        gone = asyncio.create_task(ask(CHLOE))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*asking)
        assert order == [ANA, CHLOE, BRUNO, CHLOE, ANA, CHLOE, BRUNO, ANA, ANA]
        await ask(BRUNO)
    finally:
        ai.close()


async def test_a_person_in_many_servers_has_one_turn_of_all() -> None:
    """One account with a decision waiting in each of twenty servers; another one asks in its own server."""
    ai = BotPool(workers=1)
    order: list[int] = []

    async def ask(server: int, person: int) -> None:
        await ai.decide(BotDecision(game("luxor"), a_view("luxor"), "easy"), (server, person))
        order.append(person)

    try:
        many = [asyncio.create_task(ask(server, 7)) for server in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(*(ask(100, 8) for _ in range(3)))
        assert order[:6] == [7, 8, 7, 8, 7, 8]
        await asyncio.gather(*many)
    finally:
        ai.close()


async def test_who_has_just_had_a_turn_lets_a_newcomer_go_first() -> None:
    ai = BotPool(workers=1)
    try:
        view = a_view("luxor")
        running = asyncio.create_task(ai.decide(BotDecision(game("luxor"), view, "hard"), ANA))
        await asyncio.sleep(0)
        more = asyncio.create_task(ai.decide(BotDecision(game("luxor"), view, "hard"), ANA))
        await asyncio.sleep(0)
        await ai.decide(BotDecision(game("luxor"), view, "normal"), BRUNO)
        assert running.done() and not more.done()
        await more
    finally:
        ai.close()


async def test_a_decision_waits_for_one_slice_of_a_review_at_most() -> None:
    ai = BotPool(workers=1)
    view, done = a_view("luxor"), list[str]()

    async def ask(name: str, work: Coroutine[Any, Any, object]) -> None:
        await work
        done.append(name)

    try:
        work = Chance(game("luxor"), view, b"seed")
        slices = [asyncio.create_task(ask("slice", ai.review(work))) for _ in range(4)]
        await asyncio.sleep(0)
        hints = [
            asyncio.create_task(ask("hint", ai.decide(BotDecision(game("luxor"), view, "easy"), ANA))) for _ in range(3)
        ]
        await asyncio.gather(*slices, *hints)
        assert done == ["slice", "hint", "hint", "hint", "slice", "slice", "slice"]
        assert await ai.review(work) == work.run()
    finally:
        ai.close()
    with pytest.raises(Closed):
        await ai.review(work)

"""The outbox: the rate of requests, and the nonces of messages."""

from __future__ import annotations

import asyncio
import hashlib
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from aiolimiter import AsyncLimiter

from cogs.interactions.replies import Panel, text_panel
from cogs.publishing.outbox import Channels, nonce


class _Slow:
    """A channel, and the client that finds it. Notes the time of each request."""

    def __init__(self) -> None:
        self.requested: list[float] = []

    def get_channel(self, _: int) -> _Slow:
        return self

    def get_partial_message(self, _: int) -> _Slow:
        return self

    async def edit(self, **_: Any) -> None:
        self.requested.append(asyncio.get_running_loop().time())

    async def delete(self) -> None:
        self.requested.append(asyncio.get_running_loop().time())

    async def send(self, *_: str, **__: Any) -> SimpleNamespace:
        self.requested.append(asyncio.get_running_loop().time())
        return SimpleNamespace(id=1)


async def test_the_limiter_lets_a_burst_pass_and_spaces_the_rest() -> None:
    slow, began = _Slow(), asyncio.get_running_loop().time()
    channels = Channels(cast(discord.Client, slow), AsyncLimiter(3, 0.03))
    await asyncio.gather(*(channels.delete(1, 2) if n % 2 else channels.say(1, n, "x") for n in range(8)))
    went = [moment - began for moment in slow.requested]
    assert len(went) == 8 and all(moment >= 0.01 * (number - 2) - 0.001 for number, moment in enumerate(went))
    assert went[2] < went[-1], "the burst does not wait for the others"


class _Counted(AsyncLimiter):
    """Counts who waits for it."""

    asked = 0

    async def acquire(self, amount: float = 1) -> None:
        self.asked += 1
        await super().acquire(amount)


async def test_a_panel_is_made_when_its_request_is_due() -> None:
    slow, sent_before = _Slow(), list[int]()

    async def draw() -> Panel:
        sent_before.append(len(slow.requested))
        return text_panel("x")

    channels = Channels(cast(discord.Client, slow), AsyncLimiter(1, 0.01))
    await asyncio.gather(*(channels.edit(1, 2, draw) if n % 2 else channels.post(1, n, draw) for n in range(6)))
    assert sent_before == [0, 1, 2, 3, 4, 5], "none is made early and waits with its picture"


@pytest.mark.parametrize(("long", "times"), [(60.0, 1), (-1.0, 2)])
async def test_a_panel_that_takes_long_waits_for_its_request_again(
    monkeypatch: pytest.MonkeyPatch, long: float, times: int
) -> None:
    monkeypatch.setattr("cogs.publishing.outbox.LONG_PICTURE_SECONDS", long)
    limiter = _Counted(8, 0.01)

    async def draw() -> Panel:
        return text_panel("x")

    channels = Channels(cast(discord.Client, _Slow()), limiter)
    await channels.edit(1, 2, draw)
    await channels.post(1, 3, draw)
    assert limiter.asked == 2 * times


def test_a_nonce_repeats_for_the_same_message_and_is_not_keyed_with_the_seed() -> None:
    seed, what = b"s" * 32, (1, "board", None)
    known = nonce(seed, *what)
    assert known == nonce(seed, *what) and 0 <= known < 2**63
    assert len({known, nonce(b"t" * 32, *what), nonce(None, *what), nonce(seed, 2, "board", None)}) == 4
    keyed_with_seed = hashlib.blake2b(repr(what).encode(), key=seed, digest_size=8).digest()
    assert known != int.from_bytes(keyed_with_seed) >> 1

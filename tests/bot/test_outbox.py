"""The outbox: the rate of requests, and the nonces of messages."""

from __future__ import annotations

import asyncio
import hashlib
from types import SimpleNamespace
from typing import Any, cast

import discord
from aiolimiter import AsyncLimiter

from cogs.publishing.outbox import Channels, nonce


class _Slow:
    """A channel, and the client that finds it. Notes the time of each request."""

    def __init__(self) -> None:
        self.requested: list[float] = []

    def get_channel(self, _: int) -> _Slow:
        return self

    def get_partial_message(self, _: int) -> _Slow:
        return self

    async def delete(self) -> None:
        self.requested.append(asyncio.get_running_loop().time())

    async def send(self, _: str, **__: Any) -> SimpleNamespace:
        self.requested.append(asyncio.get_running_loop().time())
        return SimpleNamespace(id=1)


async def test_the_limiter_lets_a_burst_pass_and_spaces_the_rest() -> None:
    slow, began = _Slow(), asyncio.get_running_loop().time()
    channels = Channels(cast(discord.Client, slow), AsyncLimiter(3, 0.03))
    await asyncio.gather(*(channels.delete(1, 2) if n % 2 else channels.say(1, n, "x") for n in range(8)))
    went = [moment - began for moment in slow.requested]
    assert len(went) == 8 and all(moment >= 0.01 * (number - 2) - 0.001 for number, moment in enumerate(went))
    assert went[2] < went[-1], "the burst does not wait for the others"


def test_a_nonce_repeats_for_the_same_message_and_is_not_keyed_with_the_seed() -> None:
    seed, what = b"s" * 32, (1, "board", None)
    known = nonce(seed, *what)
    assert known == nonce(seed, *what) and 0 <= known < 2**63
    assert len({known, nonce(b"t" * 32, *what), nonce(None, *what), nonce(seed, 2, "board", None)}) == 4
    keyed_with_seed = hashlib.blake2b(repr(what).encode(), key=seed, digest_size=8).digest()
    assert known != int.from_bytes(keyed_with_seed) >> 1

"""Buckets of servers, and which of them a process asks for. Several processes share a database by its buckets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

BUCKETS: Final = 1024
"""The number of buckets, and the highest number of shards."""
ALL: Final = "all"
"""What a process asks for that is to be alone."""
EVERY_SERVER: Final = "TRUE"
"""The SQL condition on ``tables.guild_id`` that holds for each server."""

_ASKED: Final = re.compile(r"(auto)(?:/(\d+))?|(\d+)(?:-(\d+))?/(\d+)")


def bucket_of(guild_id: int) -> int:
    """The bucket of a server; 0 for none. Shard ``s`` of ``n``, a power of two, serves buckets ``b % n == s``."""
    return (guild_id >> 22) % BUCKETS


@dataclass(frozen=True, slots=True)
class Look:
    """The members at one moment."""

    live: int
    """The number of members that hold their lock, this one included."""
    owners: Mapping[int, int]
    """The member of each bucket. Free buckets are missing."""


class Asked(NamedTuple):
    """What a process asks for: these ``shards`` of ``total``. None: any that are free; as many as Discord advises."""

    shards: range | None
    total: int | None


def asked(text: str) -> Asked | None:
    """Read ``auto``, ``auto/64``, ``3/64`` or ``0-15/64``; None for ``all``. Raises ValueError."""
    if text == ALL:
        return None
    match = _ASKED.fullmatch(text)
    if match is None:
        raise ValueError(f"{text} is not like auto, auto/64, 3/64 or 0-15/64")
    count = match[2] or match[5]
    number = None if count is None else int(count)
    if number is not None and not (0 < number <= BUCKETS and number & (number - 1) == 0):
        raise ValueError(f"the number of shards in {text} is not a power of two up to {BUCKETS}")
    if match[1]:
        return Asked(None, number)
    first, last = int(match[3]), int(match[4] or match[3])
    if number is None or not first <= last < number:
        raise ValueError(f"the shards in {text} are not in order, or not below their number")
    return Asked(range(first, last + 1), number)


def overlap(one: str, other: str) -> range:
    """The shards that two processes ask for by number, of the same count."""
    ours, theirs = asked(one), asked(other)
    if ours is None or theirs is None or ours.shards is None or theirs.shards is None or ours.total != theirs.total:
        return range(0)
    return range(max(ours.shards.start, theirs.shards.start), min(ours.shards.stop, theirs.shards.stop))

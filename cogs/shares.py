"""Which shards a process of a cluster claims and which it gives back.

A server belongs to one of :data:`db.BUCKETS` buckets, and a process owns buckets. Shard s of N consists of the buckets
b with b % N = s. So processes with different numbers of shards never own a server twice.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from db import BUCKETS


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do next, the first shard first. Both are empty if this process has its part."""

    claim: tuple[int, ...] = ()
    give: tuple[int, ...] = ()


def decide(
    own: range | None, count: int, mine: Iterable[int], free: Iterable[int], *, live: int, extra: int
) -> Decision:
    """The shards of ``count`` to claim or to give back.

    ``own``: the shards that this process is for; None: an equal part. ``mine``: the shards of this process. ``free``:
    those without an owner. ``live``: processes that run. ``extra``: how many shards beyond its part this process
    serves, since no other can.
    """
    if own is not None:
        return Decision(claim=tuple(sorted(set(own).intersection(free))))
    held, lacking = in_order(mine, count), wanted(own, count, live) + extra
    lacking -= len(held)
    if lacking < 0:
        return Decision(give=tuple(reversed(held[lacking:])))
    return Decision(claim=tuple(in_order(free, count)[:lacking]))


def in_order(shards: Iterable[int], count: int) -> list[int]:
    """Shards in the order in which processes with equal parts claim them.

    They give them back in the reverse order. The shards of a smaller number of shards stay together.
    """
    width = count.bit_length() - 1
    return sorted(shards, key=lambda shard: int(f"{shard:0{width}b}"[::-1], 2) if width else 0)


def wanted(own: range | None, count: int, live: int) -> int:
    """The number of shards that a process should have while ``live`` processes run."""
    return math.ceil(count / max(1, live)) if own is None else len(own)


def shards_of(owners: Mapping[int, int], member: int | None, count: int) -> list[int]:
    """The shards, ascending, all of whose buckets this member owns. None: those without an owner."""
    return [shard for shard in range(count) if all(owners.get(each) == member for each in buckets(shard, count))]


def buckets(shard: int, count: int) -> range:
    """The buckets of a shard."""
    return range(shard, BUCKETS, count)


def power_of_two(number: int) -> int:
    """The least power of two that is at least ``number``."""
    return 1 << (number - 1).bit_length()

"""The shares of processes: from every beginning they reach equal parts, and no server ever has two owners."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from cogs.shares import Decision, buckets, decide, power_of_two, shards_of, wanted
from db import BUCKETS, bucket_of
from db.buckets import asked

AUTO_16, AUTO_64 = "auto/16", "auto/64"


def parsed(text: str) -> tuple[range | None, int]:
    """The shards that a process is for, and the number of all."""
    found = asked(text)
    assert found is not None and found.total is not None
    return found.shards, found.total


@dataclass
class World:
    """Processes on one database, each of which does one step at a time, with ``most`` shards."""

    most: int = 1
    owners: dict[int, int] = field(default_factory=dict)
    asked: dict[int, tuple[range | None, int]] = field(default_factory=dict)
    random: random.Random = field(default_factory=lambda: random.Random(7))

    def join(self, text: str) -> int:
        member = max(self.asked, default=0) + 1
        self.asked[member] = parsed(text)
        return member

    def leave(self, member: int) -> None:
        del self.asked[member]
        self.owners = {bucket: owner for bucket, owner in self.owners.items() if owner != member}

    def shards(self, member: int) -> list[int]:
        return shards_of(self.owners, member, self.asked[member][1])

    def step(self, member: int, extra: int = 0) -> bool:
        """One step of a member; whether it did anything. Checks what must hold of each."""
        own, count = self.asked[member]
        mine, live = self.shards(member), len(self.asked)
        free = shards_of(self.owners, None, count)
        decision = decide(own, count, mine, free, live=live, extra=extra)
        decision = Decision(decision.claim[: self.most], decision.give[: self.most])
        assert not decision.claim or not decision.give
        assert set(decision.claim) <= set(free) and set(decision.give) <= set(mine)
        for shard in decision.claim:
            self.owners.update(dict.fromkeys(buckets(shard, count), member))
        for shard in decision.give:
            for bucket in buckets(shard, count):
                del self.owners[bucket]
        if decision.give:
            assert len(self.shards(member)) >= wanted(own, count, live), "gave below its part"
        if decision.claim and own is None:
            assert len(self.shards(member)) <= wanted(own, count, live) + extra
        return bool(decision.claim or decision.give)

    def settle(self) -> int:
        """Let all do their steps in any order until none has one left; the number of rounds."""
        for rounds in range(2_000):
            members = self.random.sample(sorted(self.asked), len(self.asked))
            if not sum([self.step(member) for member in members]):
                return rounds
        raise AssertionError("no end of giving and claiming")

    def parts(self) -> list[int]:
        """The number of buckets of each member."""
        return [sum(owner == member for owner in self.owners.values()) for member in self.asked]


def test_one_process_takes_all_and_one_more_gets_half() -> None:
    world = World()
    first = world.join(AUTO_64)
    assert world.settle() == 64 and world.parts() == [BUCKETS]
    world.join(AUTO_64)
    assert world.settle() <= 40 and world.parts() == [BUCKETS // 2] * 2
    world.leave(first)
    world.settle()
    assert world.parts() == [BUCKETS]


@pytest.mark.parametrize("most", [1, 16])
@pytest.mark.parametrize("members", [2, 3, 5, 70])
def test_processes_that_start_together_get_equal_parts(members: int, most: int) -> None:
    world = World(most)
    for _ in range(members):
        world.join(AUTO_64)
    world.settle()
    parts = world.parts()
    assert sum(parts) == BUCKETS and max(parts) <= -(-64 // members) * (BUCKETS // 64)


@pytest.mark.parametrize("seed", range(20))
def test_whoever_comes_and_goes_all_servers_are_served_by_one_and_parts_stay_equal(seed: int) -> None:
    chance = random.Random(seed)
    world = World(chance.choice((1, 4)), random=chance)
    for _ in range(12):
        if len(world.asked) > 1 and chance.random() < 0.45:
            world.leave(chance.choice(sorted(world.asked)))
        else:
            world.join(AUTO_64)
        for _ in range(chance.randrange(3)):  # others come and go before all is shared out
            world.step(chance.choice(sorted(world.asked)))
    world.settle()
    assert len(world.owners) == BUCKETS
    assert max(world.parts()) <= -(-64 // len(world.asked)) * (BUCKETS // 64)


@pytest.mark.parametrize("members", [2, 3, 4])
def test_a_rolling_change_of_the_number_of_shards_leaves_none_unserved(members: int) -> None:
    world = World()
    old = [world.join(AUTO_16) for _ in range(members)]
    world.settle()
    for each in old:
        world.leave(each)
        world.settle()
        assert len(world.owners) == BUCKETS, "the others serve all"
        world.join(AUTO_64)
        world.settle()
        assert len(world.owners) == BUCKETS
    assert max(world.parts()) <= -(-64 // members) * (BUCKETS // 64)


def test_a_process_serves_more_than_its_part_if_nobody_else_can() -> None:
    """The free shards are no whole shard of the other's larger ones."""
    world = World()
    one, two = world.join("auto/4"), world.join("auto/64")
    for shard in range(0, 64, 2):
        world.owners.update(dict.fromkeys(buckets(shard, 64), two))
    del world.owners[0]
    world.owners.update(dict.fromkeys((each for each in range(BUCKETS) if each % 4 == 1), one))
    world.owners.update(dict.fromkeys((each for each in range(BUCKETS) if each % 4 == 3 and each % 64 != 3), one))
    assert world.shards(one) == [1] and len(world.shards(two)) == 31
    free = shards_of(world.owners, None, 64)
    assert free == [3], "shard 3 of 4 is not whole, and shard 0 of 64 not either"
    assert not decide(None, 4, [1], [], live=2, extra=0).claim
    assert decide(None, 64, range(32), free, live=2, extra=0).claim == ()
    assert decide(None, 64, range(32), free, live=2, extra=1).claim == (3,)
    assert decide(None, 64, range(33), [], live=2, extra=1).give == ()
    assert len(decide(None, 64, range(33), [], live=2, extra=0).give) == 1


def test_a_range_takes_exactly_its_own_as_they_become_free() -> None:
    world = World(most=4)
    auto = world.join(AUTO_64)
    world.settle()
    first, second = world.join("0-15/64"), world.join("16-63/64")
    assert not world.step(first) and not world.step(second)
    world.leave(auto)
    world.settle()
    assert world.shards(first) == [*range(16)] and world.shards(second) == [*range(16, 64)]
    world.leave(second)
    world.settle()
    assert world.shards(first) == [*range(16)] and wanted(*world.asked[first], 1) == 16


def test_shards_with_the_same_low_bits_are_given_back_together() -> None:
    """So one of a smaller number of shards becomes whole."""
    given = decide(None, 64, range(64), [], live=2, extra=0).give[:8]
    assert {shard % 8 for shard in given} == {7} and 0 not in given


def test_a_shard_is_its_buckets() -> None:
    for count in (1, 2, 64, 1024):
        shared = [bucket for shard in range(count) for bucket in buckets(shard, count)]
        assert sorted(shared) == [*range(BUCKETS)]
    guild = 1_234_567_890_123_456_789
    for count in (1, 16, 1024):
        assert bucket_of(guild) in buckets((guild >> 22) % count, count)
    assert bucket_of(0) in buckets(0, 64), "direct messages reach the first shard"
    assert [power_of_two(number) for number in (1, 2, 3, 20, 64, 65, 1000)] == [1, 2, 4, 32, 64, 128, 1024]

"""Refused requests have a ceiling: what is counted, what lets a refused table try again, and whose turn is next."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from aiolimiter import AsyncLimiter

from cogs.interactions.errors import Trouble
from cogs.publishing import retries
from cogs.publishing.outages import Outages
from cogs.publishing.outbox import Channels
from cogs.publishing.refusals import WINDOW_SECONDS, Refusals
from cogs.publishing.retries import MAX_RETRY_SECONDS, Retries
from cogs.publishing.turns import Turns
from db import Phase
from tables import Table

# ---------------------------------------------------------------- counting


class Time:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def answer(refusals: Refusals, status: int, scope: str = "") -> None:
    headers = {"X-RateLimit-Scope": scope} if scope else {}
    sent: Any = SimpleNamespace(response=SimpleNamespace(status=status, headers=headers))
    await refusals.request_ended(None, SimpleNamespace(), sent)


async def test_what_discord_counts_is_counted_for_ten_minutes() -> None:
    time = Time()
    refusals = Refusals(clock=time)
    for status in (200, 204, 400, 404, 500, 503):
        await answer(refusals, status)
    await answer(refusals, 429, "shared")
    assert refusals.count == 0
    for status, scope in ((401, ""), (403, ""), (429, ""), (429, "user"), (429, "global")):
        await answer(refusals, status, scope)
        time.now += 1
    assert refusals.count == 5
    time.now = WINDOW_SECONDS + 1.5
    assert refusals.count == 3
    time.now += WINDOW_SECONDS
    assert refusals.count == 0


@pytest.mark.parametrize(("share", "most"), [(1.0, 5_000), (0.25, 1_250), (1 / 10_000, 1)])
async def test_the_bot_slows_down_at_its_share_and_says_so(
    caplog: pytest.LogCaptureFixture, share: float, most: int
) -> None:
    caplog.set_level("INFO")
    time = Time()
    refusals = Refusals(share, time)
    for _ in range(most - 1):
        await answer(refusals, 403)
    assert not refusals.slow and not caplog.records
    await answer(refusals, 403)
    assert refusals.slow and refusals.slow
    (line,) = caplog.records
    assert f"refused {most} requests in ten minutes: the bot slows down" in line.message
    time.now = WINDOW_SECONDS + 1
    assert not refusals.slow and "no longer slow" in caplog.text


async def test_a_slow_bot_makes_few_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more in ten minutes than were refused, so that Discord's bound stays out of reach if all are refused."""
    refusals = Refusals(share=0.002)  # slow at ten
    for _ in range(10):
        await answer(refusals, 403)
    turns, passed = Turns(AsyncLimiter(40, 1), refusals), list[int]()

    async def request(number: int) -> None:
        await turns.acquire(number % 3)
        passed.append(number)

    asking = [asyncio.create_task(request(number)) for number in range(30)]
    await asyncio.sleep(0.1)
    assert len(passed) == 1, "the next one may pass after a minute"
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)


# ---------------------------------------------------------------- turns


async def test_servers_take_turns_at_the_limiter() -> None:
    turns, order = Turns(AsyncLimiter(1, 0.01), Refusals()), list[int]()

    async def request(server: int) -> None:
        await turns.acquire(server)
        order.append(server)

    many = [asyncio.create_task(request(1)) for _ in range(60)]
    await asyncio.sleep(0)
    gone = asyncio.create_task(request(3))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*(request(2) for _ in range(3)))
    assert order.index(2) <= 2 and order[: len(order)].count(1) <= 5, (
        "sixty requests of one server keep no other waiting"
    )
    await asyncio.gather(*many)
    assert order.count(1) == 60 and 3 not in order


# ---------------------------------------------------------------- what lets a refused table try


class Discord:
    """Refuses every table but ``right``. ``known``: the bot knows that it may not."""

    def __init__(self) -> None:
        self.known = False
        self.right = set[int]()
        self.tried = list[int]()
        self.retries = Retries(cast(Channels, self), cast(Outages, SimpleNamespace(begin=lambda _: None)), self.again)

    def may_show(self, channel_id: int) -> bool:
        return not self.known

    def may_attach(self, channel_id: int) -> bool:
        return True

    def again(self, table: Table) -> None:
        self.tried.append(table.id)
        if table.id in self.right:
            self.retries.succeeded(table)
        else:
            self.fail(table)

    def fail(self, table: Table) -> None:
        response: Any = SimpleNamespace(status=403, reason="Forbidden")
        self.retries.failed(table, discord.Forbidden(response, {"code": 50013, "message": "x"}), Trouble.OTHER)


def table(number: int, channel: int, parent: int | None = None, guild: int = 1) -> Table:
    row = SimpleNamespace(guild_id=guild, channel_id=channel, parent_id=parent)
    return cast(Table, SimpleNamespace(id=number, row=row, phase=Phase.RUNNING))


@pytest.fixture
async def there() -> Any:
    made = Discord()
    yield made
    made.retries.close()


async def test_an_event_of_a_channel_or_thread_wakes_its_tables_alone(there: Discord) -> None:
    for each in (table(1, 10), table(2, 20), table(3, 21, 20), table(4, 30, guild=2)):
        there.fail(each)
    there.retries.look_again(1, 10)
    assert there.tried == [1]
    there.retries.look_again(1, 21)
    assert there.tried == [1, 3]
    there.retries.look_again(2, 10)
    assert there.tried == [1, 3]


async def test_an_event_of_a_role_tries_one_table_of_each_channel_and_the_others_after_its_success(
    there: Discord,
) -> None:
    for number in range(6):
        there.fail(table(number, 100 + number, 20 if number < 3 else 30))
    there.retries.look_again(1)
    assert there.tried == [0, 3], "one in each of both channels"
    there.tried.clear()
    there.right = {3, 4, 5}
    await asyncio.sleep(0)
    there.retries._behind[4].quiet_until = 0.0
    there.retries.look_again(1)
    assert there.tried == [1, 4, 5]
    behind, now = there.retries._behind[3], asyncio.get_running_loop().time()
    assert behind.retry is not None and behind.retry.when() <= now + retries.RETRY_SECONDS, "it has just tried in vain"


async def test_changes_without_success_try_less_and_less(there: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two role changes a second for ten minutes, at sixty tables in channels of their own."""
    loop, now = asyncio.get_running_loop(), [1_000.0]

    class Timer:
        def __init__(self, at: float, call: Any) -> None:
            self.at, self.call, self.gone = at, call, False

        def cancel(self) -> None:
            self.gone = True

        def when(self) -> float:
            return self.at

    planned = list[Timer]()

    def call_later(seconds: float, call: Any, *rest: Any) -> Timer:
        planned.append(Timer(now[0] + seconds, lambda: call(*rest)))
        return planned[-1]

    monkeypatch.setattr(retries, "RETRY_SECONDS", 5.0)
    monkeypatch.setattr(loop, "time", lambda: now[0])
    monkeypatch.setattr(loop, "call_later", call_later)
    refused = 60
    for number in range(60):
        there.fail(table(number, number))
    for _ in range(1_200):
        now[0] += 0.5
        for timer in [each for each in planned if each.at <= now[0] and not each.gone]:
            timer.gone = True
            timer.call()
        planned[:] = [each for each in planned if not each.gone]
        there.retries.look_again(1)
    refused += len(there.tried)
    monkeypatch.undo()
    assert refused <= 500


async def test_a_change_while_a_table_tries_lets_it_try_once_more_and_not_at_once(there: Discord) -> None:
    """A request waits for its turn. Each change meanwhile made it try again as soon as it was refused."""
    first, trying = table(1, 10), list[Table]()
    there.fail(first)
    behind = there.retries._behind[1]
    there.retries._again = trying.append
    for _ in range(5):
        there.retries.look_again(1)
    assert trying == [first]
    there.fail(first)
    assert trying == [first] and behind.retry is not None
    soon = behind.retry.when() - asyncio.get_running_loop().time()
    assert 0 < soon <= retries.RETRY_SECONDS, "the last change was perhaps the one that helps"


async def test_a_known_lack_of_a_permission_lets_nothing_try_until_it_is_over(there: Discord) -> None:
    there.known = True
    first = table(1, 10)
    there.fail(first)
    for _ in range(20):
        there.retries.look_again(1)
    assert there.tried == [] and there.retries.is_waiting(first)
    behind = there.retries._behind[1]
    assert behind.retry is not None
    assert behind.retry.when() - asyncio.get_running_loop().time() == pytest.approx(MAX_RETRY_SECONDS, abs=1)
    there.known, there.right = False, {1}
    assert not there.retries.is_waiting(first)
    there.retries.look_again(1, 10)
    assert there.tried == [1] and not there.retries

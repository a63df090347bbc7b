"""Bot workers: every way in which one is lost, and that none outlives the pool."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from engine import FastRng, View, every_game, game
from engine.players import LEVELS, playouts
from engine.players.decision import BotDecision
from tables.bot_pool import BotPool
from tests.traits import about_three
from tests.wire.process import environment
from workers.pool import Closed, _Worker

ROOT = Path(__file__).resolve().parents[2]
PROC = Path("/proc")
LONG = 60.0
"""Seconds that no test waits for: the test interrupts the worker before."""
ANA, BRUNO, CHLOE = (1, 11), (1, 12), (2, 13)
"""Askers: a server and a member. Ana and Bruno share a server."""
ENDLESS = 10**9
"""Playouts that take longer than that."""

needs_proc = pytest.mark.skipif(not (PROC / "self/status").exists(), reason="processes are looked up in /proc")

ORPHANS = """
import asyncio
from tables.bot_pool import BotPool
from engine import game
from engine.players.decision import BotDecision
from tests.tables.test_bot_pool import ANA, a_view
async def main():
    ai = BotPool(workers=2, playouts=10**9, seconds=60.0)
    await asyncio.gather(*(ai.decide(BotDecision(game("luxor"), a_view("luxor"), "normal"), ANA) for _ in range(2)))
    print("ready", flush=True)
    await ai.decide(BotDecision(game("luxor"), a_view("luxor"), "hard"), ANA)
asyncio.run(main())
"""


def a_view(key: str) -> View:
    """Return the view of the first seat with a choice, early in a game."""
    rules, rng = game(key), FastRng(7)
    state, _ = rules.setup(about_three(key), {}, rng)
    views = list[View]()
    while (deciding := rules.deciding(state)) and len(views) < 100:
        views.append(rules.view(state, deciding[0].seat))
        rules.apply(state, deciding[0].seat, rules.suggest(views[-1], rng), rng)
    return [*(view for view in views[7:] if len(view.actions) > 2), views[0]][0]


def workers_of(parent: int) -> list[int]:
    """Return the process ids of its workers, without zombies."""
    found = []
    for path in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, ppid = path.read_text().rpartition(")")[2].split()[:2]
            if int(ppid) == parent and state != "Z" and b"bot_worker.py" in path.with_name("cmdline").read_bytes():
                found.append(int(path.parent.name))
    return found


def alive(pid: int) -> bool:
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(what: Callable[[], Any], within: float = 10.0) -> Any:
    """Return the first true result of ``what``."""
    end = time.monotonic() + within
    while not (found := what()):
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)
    return found


async def thinking(ai: BotPool, key: str) -> tuple[asyncio.Task[Any], int]:
    """Return a decision of a hard bot under way, and its worker."""
    await ai.decide(BotDecision(game(key), a_view(key), "easy"), ANA)
    (pid,) = workers_of(os.getpid())
    task = asyncio.create_task(ai.decide(BotDecision(game(key), a_view(key), "hard"), ANA))
    await asyncio.sleep(0.2)
    assert not task.done()
    return task, pid


@pytest.fixture
async def ai() -> AsyncIterator[BotPool]:
    """Yield one worker without a time limit."""
    made = BotPool(workers=1, playouts=ENDLESS, seconds=LONG, grace=LONG)
    yield made
    made.close()
    assert not PROC.exists() or not workers_of(os.getpid())


# ---------------------------------------------------------------- deciding


async def test_every_game_at_every_level() -> None:
    ai = BotPool(workers=1, seconds=0.2)
    try:
        for key in every_game():
            for level in LEVELS:
                view = a_view(key)
                choice = await ai.decide(BotDecision(game(key), view, level), ANA)
                assert choice.action in view.actions
                assert sorted(each.action for each in choice.evaluations) == sorted(view.actions)
    finally:
        ai.close()


@pytest.mark.parametrize("key", every_game())
async def test_a_hard_player_samples_as_many_positions_as_its_game_names(key: str) -> None:
    ai = BotPool(workers=1, seconds=LONG)
    try:
        choice = await ai.decide(BotDecision(game(key), a_view(key), "hard"), ANA)
        assert choice.iterations == playouts(game(key), about_three(key))
    finally:
        ai.close()


async def test_a_hard_player_on_a_slow_machine_decides_in_time() -> None:
    ai = BotPool(workers=1, playouts=ENDLESS, seconds=0.1, grace=LONG)
    try:
        assert 0 < (await ai.decide(BotDecision(game("luxor"), a_view("luxor"), "hard"), ANA)).iterations < ENDLESS
    finally:
        ai.close()


async def test_what_needs_no_thinking_needs_no_worker(ai: BotPool) -> None:
    view = a_view("luxor")
    only = dataclasses.replace(view, actions=view.actions[:1])
    assert (await ai.decide(BotDecision(game("luxor"), only, "hard"), ANA)).action == view.actions[0]
    with pytest.raises(ValueError):
        await ai.decide(BotDecision(game("luxor"), dataclasses.replace(view, actions=()), "hard"), ANA)
    with pytest.raises(ValueError):
        await ai.decide(BotDecision(game("luxor"), view, "godlike"), ANA)
    assert not PROC.exists() or not workers_of(os.getpid())


@needs_proc
async def test_a_worker_is_small_polite_and_knows_the_rules_only(ai: BotPool) -> None:
    task, pid = await thinking(ai, "mausoleum")
    assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    maps = (PROC / str(pid) / "maps").read_text()
    assert "site-packages" not in maps
    memory = await ai.memory()
    assert memory is not None
    assert memory.workers == 1
    assert 0 < memory.now <= memory.peak < 48 * 2**20
    task.cancel()


@needs_proc
async def test_a_worker_gets_no_secret_of_the_bot(ai: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not.a.token")
    monkeypatch.setenv("SOME_API_KEY", "hidden")
    monkeypatch.setenv("LC_TIME", "C")
    task, pid = await thinking(ai, "mausoleum")
    inherited = environment(pid)
    assert inherited["PATH"] == os.environ["PATH"] and inherited["LC_TIME"] == "C"
    assert not {"DISCORD_TOKEN", "SOME_API_KEY"} & inherited.keys()
    task.cancel()


# ---------------------------------------------------------------- taking turns


async def test_a_member_with_more_decisions_waiting_searches_shortly(ai: BotPool) -> None:
    view = a_view("luxor")
    first = asyncio.create_task(ai.decide(BotDecision(game("luxor"), view, "easy"), ANA))
    hard = [asyncio.create_task(ai.decide(BotDecision(game("luxor"), view, "hard"), ANA)) for _ in range(2)]
    await first
    assert 0 < (await hard[0]).iterations < ENDLESS
    await asyncio.sleep(0)
    assert not hard[1].done(), "nothing waits for this one"
    hard[1].cancel()


# ---------------------------------------------------------------- losing a worker


@needs_proc
async def test_a_worker_that_is_killed_while_it_thinks(ai: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    task, pid = await thinking(ai, "luxor")
    os.kill(pid, signal.SIGKILL)
    choice = await task
    assert choice.evaluations, "the level normal returns evaluations"
    assert "died with code -9" in caplog.text
    assert (await ai.decide(BotDecision(game("luxor"), a_view("luxor"), "normal"), ANA)).evaluations
    assert workers_of(os.getpid()) != [pid]


@needs_proc
async def test_a_worker_that_died_idle_costs_nothing(ai: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    task, pid = await thinking(ai, "luxor")
    os.kill(pid, signal.SIGKILL)
    await task
    (pid,) = workers_of(os.getpid())
    caplog.clear()
    os.kill(pid, signal.SIGKILL)
    await until(lambda: "while idle" in caplog.text)
    assert (await ai.decide(BotDecision(game("luxor"), a_view("luxor"), "normal"), ANA)).evaluations
    assert "bot worker lost" not in caplog.text


@needs_proc
async def test_a_worker_that_takes_too_long(caplog: pytest.LogCaptureFixture) -> None:
    ai = BotPool(workers=1, seconds=0.5, grace=LONG)
    try:
        await ai.decide(BotDecision(game("capital_lux"), a_view("capital_lux"), "easy"), ANA)
        (pid,) = workers_of(os.getpid())
        os.kill(pid, signal.SIGSTOP)
        ai._pool.silence_seconds = 0.5
        task = asyncio.create_task(ai.decide(BotDecision(game("capital_lux"), a_view("capital_lux"), "hard"), ANA))
        await until(lambda: not alive(pid), within=LONG)
        # However busy this machine is, the next worker has its time.
        ai._pool.silence_seconds = LONG
        await task
        assert "said nothing for" in caplog.text
        assert (await ai.decide(BotDecision(game("capital_lux"), a_view("capital_lux"), "hard"), ANA)).iterations
    finally:
        ai.close()


async def test_waiting_for_a_worker_is_not_taking_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    running, most = 0, 0

    def wait(*arguments: Any) -> Any:
        nonlocal running, most
        running += 1
        most = max(most, running)
        try:
            return measured(*arguments)
        finally:
            running -= 1

    measured = _Worker.wait
    monkeypatch.setattr(_Worker, "wait", wait)
    ai = BotPool(workers=1, seconds=0.1, grace=LONG)
    try:
        view = a_view("luxor")
        choices = await asyncio.gather(*(ai.decide(BotDecision(game("luxor"), view, "hard"), ANA) for _ in range(5)))
        assert all(choice.iterations for choice in choices)
        assert (most, running) == (1, 0), "the clock of a decision starts when a worker has it"
    finally:
        ai.close()


@needs_proc
async def test_a_worker_that_wants_too_much_memory(caplog: pytest.LogCaptureFixture) -> None:
    roomy = BotPool(workers=1)
    try:
        await roomy.decide(BotDecision(game("mausoleum"), a_view("mausoleum"), "normal"), ANA)
        (pid,) = workers_of(os.getpid())
        fields = dict(line.split(":", 1) for line in (PROC / str(pid) / "status").read_text().splitlines())
    finally:
        roomy.close()
    limit = int(fields["VmData"].split()[0]) * 1024 + 2**19
    narrow = BotPool(workers=1, playouts=ENDLESS, seconds=LONG, memory=limit)
    try:
        choice = await narrow.decide(BotDecision(game("mausoleum"), a_view("mausoleum"), "hard"), ANA)
        assert choice.evaluations
        assert caplog.text.count("bot worker lost") == 1
        assert "out of memory" in caplog.text
    finally:
        narrow.close()


async def test_no_worker_at_all_and_still_an_action(caplog: pytest.LogCaptureFixture, monkeypatch: Any) -> None:
    monkeypatch.setattr("tables.bot_pool.PROGRAM", ROOT / "tables" / "nothing.py")
    ai = BotPool(workers=1)
    try:
        view = a_view("mausoleum")
        choice = await ai.decide(BotDecision(game("mausoleum"), view, "hard"), ANA)
        assert choice.action in view.actions
        assert caplog.text.count("bot worker lost") == 2
    finally:
        ai.close()


async def test_an_error_in_a_worker_says_where_and_nothing_of_the_view(
    ai: BotPool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    # There is no such decision, and the error that says so quotes it.
    view = dataclasses.replace(a_view("luxor"), decision="secret")
    choice = await ai.decide(BotDecision(game("luxor"), view, "hard"), ANA)
    assert choice.action in view.actions
    assert "ValueError" in caplog.text
    assert "engine/luxor/" in caplog.text.replace(os.sep, "/")
    assert "secret" not in caplog.text


# ---------------------------------------------------------------- the end


@needs_proc
async def test_closing_while_one_thinks_and_others_wait(ai: BotPool) -> None:
    task, pid = await thinking(ai, "luxor")
    waiting = asyncio.create_task(ai.decide(BotDecision(game("luxor"), a_view("luxor"), "hard"), ANA))
    await asyncio.sleep(0)
    started = time.monotonic()
    ai.close()
    assert time.monotonic() - started < 0.5
    assert not alive(pid)
    for each in (task, waiting, ai.decide(BotDecision(game("luxor"), a_view("luxor"), "easy"), ANA)):
        with pytest.raises(Closed):
            await each


@needs_proc
async def test_workers_end_with_a_parent_that_was_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", ORPHANS], cwd=ROOT, stdout=subprocess.PIPE)
    try:
        assert parent.stdout is not None
        assert await asyncio.to_thread(parent.stdout.readline) == b"ready\n"
        await asyncio.sleep(0.3)
        pids = workers_of(parent.pid)
        assert len(pids) == 2
        parent.kill()
        await until(lambda: not any(map(alive, pids)), 3.0)
    finally:
        parent.kill()
        parent.communicate()

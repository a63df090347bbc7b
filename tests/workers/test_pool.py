"""The pool of worker processes, with a program of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from workers.pool import Closed, Lost, Pool

PROGRAM = """
import time
from workers.serve import serve

def perform(request, report):
    if request == "when":
        return time.time()
    if request == "talk":
        for done in range(8):
            time.sleep(0.1)
            report(done, 8)
    if request == "compute":
        end = time.process_time() + 0.3
        while time.process_time() < end:
            pass
    if request == "spin":
        while True:
            pass
    if request == "fill":
        raise MemoryError
    return len(request)

serve(perform, threads=2)
"""
SILENCE_SECONDS = 0.4


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool("test worker", [sys.executable, "-c", PROGRAM], size=1, silence_seconds=30)
    assert made.ask("start") == 5
    made.silence_seconds = SILENCE_SECONDS
    yield made
    made.close()
    with pytest.raises(Closed):
        made.ask("late")


def process_id(pool: Pool) -> int:
    worker = pool._workers[0]
    assert worker is not None
    return worker.process.pid


def stop(pool: Pool) -> None:
    os.kill(process_id(pool), signal.SIGSTOP)


def test_a_request_that_fills_the_pipe_of_a_silent_worker_is_lost(pool: Pool) -> None:
    stop(pool)
    with pytest.raises(Lost, match="said nothing for"):
        pool.ask(bytes(10_000_000))
    pool.silence_seconds = 30
    assert pool.ask("again") == 5


@pytest.mark.skipif(sys.platform == "win32", reason="there the writer's thread writes every request")
async def test_a_request_leaves_while_the_event_loop_is_busy(pool: Pool) -> None:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(10)  # no other thread of this process runs until this one waits
    try:
        asked = asyncio.create_task(pool.answer("when"))
        await asyncio.sleep(0)
        end = time.time() + 0.3
        while time.time() < end:
            pass
    finally:
        sys.setswitchinterval(interval)
    assert await asked < end


def test_many_requests_to_a_silent_worker_do_not_block(pool: Pool) -> None:
    pool.silence_seconds = 30
    requests, worker = [bytes(3000)] * 100, pool._workers[0]
    assert worker is not None
    stop(pool)
    with ThreadPoolExecutor() as threads:
        sending = threads.submit(lambda: [worker.send(request, None) for request in requests])
        try:
            replies = sending.result(timeout=10)  # more than the pipe holds
        finally:
            os.kill(process_id(pool), signal.SIGCONT)
    assert [worker.wait(reply, 30) for reply in replies] == [3000] * 100


def test_silence_while_idle_does_not_count(pool: Pool) -> None:
    worker = pool._workers[0]
    time.sleep(SILENCE_SECONDS * 1.5)
    assert pool.ask("here") == 4 and pool._workers[0] is worker


@pytest.mark.skipif(sys.platform != "linux", reason="the system does not report a worker's processor time")
def test_a_worker_that_gets_little_processor_time_is_not_lost(pool: Pool) -> None:
    with ThreadPoolExecutor() as threads:
        started, answer = time.monotonic(), threads.submit(pool.ask, "compute")
        worker = process_id(pool)
        while not answer.done():
            os.kill(worker, signal.SIGSTOP)
            time.sleep(0.15)
            os.kill(worker, signal.SIGCONT)
            time.sleep(0.03)
        assert answer.result() == 7 and process_id(pool) == worker
    assert time.monotonic() - started > SILENCE_SECONDS * 2


def test_a_worker_that_computes_without_end_is_lost(pool: Pool) -> None:
    with pytest.raises(Lost, match="said nothing for"):
        pool.ask("spin")


def test_progress_breaks_the_silence(pool: Pool) -> None:
    heard = list[int]()
    assert pool.ask("talk", lambda done, total: heard.append(done)) == 4
    assert heard == list(range(8))


def test_a_worker_without_memory_is_lost(pool: Pool) -> None:
    with pytest.raises(Lost, match="ran out of memory"):
        pool.ask("fill")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has pipes of other sizes")
def test_a_whole_picture_fits_into_the_pipe(pool: Pool) -> None:
    import fcntl

    worker = pool._workers[0]
    assert worker is not None and worker.process.stdout is not None
    assert fcntl.fcntl(worker.process.stdout, fcntl.F_GETPIPE_SZ) >= 300 * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has pipes of other sizes")
def test_a_worker_starts_where_pipes_may_not_grow(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def refuse(*_: object) -> int:
        raise PermissionError("planted")

    monkeypatch.setattr(fcntl, "fcntl", refuse)
    os.kill(process_id(pool), signal.SIGKILL)
    pool.silence_seconds = 30
    while not pool.idle(0) or pool._workers[0].runs:  # type: ignore[union-attr]
        time.sleep(0.01)
    assert pool.ask("again") == 5

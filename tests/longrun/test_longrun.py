"""A short day at few tables, and the same with a leak, which must be found."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.publishing.sending import Work
from tests.longrun.day import run
from tests.longrun.town import Town

TABLES, HOURS, VISITS = 24, 6, 150


@pytest.fixture(autouse=True)
def small_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shrink the tables' memory so that it is full after the first hour, as on a long day."""
    monkeypatch.setattr("tables.registry.MAX_IDLE_TABLES", 8)


@pytest.fixture
def kept() -> Iterator[list[Any]]:
    """Yield a list that leaks, emptied after the test."""
    found: list[Any] = []
    yield found
    for each in found:
        if isinstance(each, socket.socket):
            each.close()


def test_a_day_leaves_nothing_behind() -> None:
    report = run(TABLES, HOURS, VISITS)
    assert not report.violations, report.show()
    moves = report.figures["move"]
    assert isinstance(moves, int) and moves > VISITS // 2, "no table moved"


def test_leaks_are_found(kept: list[Any]) -> None:
    def plant(town: Town) -> None:
        loop = asyncio.get_running_loop()
        kept.append([[number] for number in range(4_000)])
        kept.append(socket.socket())
        kept.append(loop.create_task(asyncio.sleep(10**6)))
        kept.append(loop.call_later(10**6, str))
        town.public._kept[-len(kept)] = Work()

    report = run(TABLES, HOURS, 30, plant=plant)
    violations = "\n".join(report.violations)
    for leak in (
        "objects without the lines of the log rose",
        "open handles rose",
        "tasks rose",
        "timers of the loop rose",
        "works kept",
    ):
        assert leak in violations, report.show()

"""One member with many games must not slow a click: SQLite's steps are counted for all that a click asks."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bench._many_games import FEW, MANY, fill, games_of
from bench._statements import CLICKS, OTHERS, methods, prepare
from db import Store

pytestmark = pytest.mark.engine("sqlite")


ORDER, GROUP, DISTINCT = (
    "USE TEMP B-TREE FOR ORDER BY",
    "USE TEMP B-TREE FOR GROUP BY",
    "USE TEMP B-TREE FOR count(DISTINCT)",
)
STEPS: Final = 100
"""Steps of SQLite's virtual machine that are counted as one."""
WHOLE: Final[dict[str, set[str]]] = {
    # A few rows of one table, person or day.
    "tables.of_person": {ORDER},
    "tables.resumable": {ORDER},
    "owner.tables_of": {ORDER},
    "polls.open": {ORDER},
    "commit": {GROUP},
    "polls.votes": {ORDER},
    "daily.of_server": {ORDER},
    "calls.call": {GROUP, ORDER},
    # The people of a ladder; the games of a person, which have their time in the log.
    "ratings.leaders": {"SCAN people", ORDER},
    "ratings.busiest": {"SCAN each", GROUP, ORDER},
    "ratings.played": {"SCAN mine", ORDER},
    "ratings.feats": {ORDER},
    "ratings.rivals": {GROUP, ORDER},
    # The two who sat at a table.
    "ratings.finished": {DISTINCT},
    "ratings.unfinished": {DISTINCT, "SCAN CONSTANT ROW"},
    "privacy.export": {ORDER, "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY"},
    # All open tables, to find those of a channel, and the messages that name a person.
    "tables.set_locale": {"SCAN tables USING INDEX tables_open"},
    "privacy.forget": {
        "SCAN tables USING INDEX tables_open",
        "SCAN tables USING INDEX tables_unsettled",
        "USE TEMP B-TREE FOR DISTINCT",
    },
    # What the owner of the bot orders, and all games of a ladder for a moderator.
    "owner.blocked_users": {"SCAN blocked_users"},
    "owner.blocked_servers": {"SCAN servers"},
    "owner.announce": {"SCAN messages", "SCAN tables USING INDEX tables_running", GROUP},
    "owner.running": {"SCAN tables USING INDEX tables_running"},
    "owner.activity": {"SCAN tables", GROUP},
    "ratings.set_counts": {"SCAN standings USING INDEX standings_by_user", ORDER},
}
"""What reads a table or an index whole, or sorts, because it must. By the method of the store."""


@pytest.fixture(scope="module")
def full(empty_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an SQLite database with many games."""
    path = tmp_path_factory.mktemp("full") / "games.sqlite3"
    shutil.copyfile(empty_file, path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN")
    fill(connection)
    connection.execute("COMMIT")
    connection.close()
    return path


@pytest.fixture
async def store(full: Path, path: Path) -> AsyncIterator[Store]:
    """Yield a store whose members have many games."""
    shutil.copyfile(full, path)
    async with await Store.open(path) as opened:
        await prepare(opened)
        yield opened


class Effort(NamedTuple):
    """What a method asked of SQLite."""

    steps: Counter[str]
    """Steps of the virtual machine, in hundreds, by statement without its values."""
    plans: set[str]
    """What its plans read whole or sort."""


async def effort(store: Store, name: str, user: int) -> Effort:
    """Return what a click of a member asks of SQLite."""
    found, asked, now = Counter[str](), dict[str, str](), ""

    def begin(query: str) -> None:
        nonlocal now
        now = re.sub(r"'[^']*'|x'[0-9a-f]*'|\b\d+(\.\d+)?\b", "?", query)
        found[now] += 0
        asked[now] = query

    def step() -> int:
        found[now] += 1
        return 0

    def watch(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(begin)
        connection.set_progress_handler(step, STEPS)

    def leave(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(None)
        connection.set_progress_handler(None, STEPS)

    for session in (store._connection.read, store._connection.browse):
        await session(watch)
    await CLICKS[name].ask(store, user)
    for session in (store._connection.read, store._connection.browse):
        await session(leave)
    plans = set[str]()
    for query in asked.values():
        if query.split()[0] in ("SELECT", "UPDATE", "DELETE", "INSERT"):
            rows = await store._connection.rows(f"EXPLAIN QUERY PLAN {query}")
            plans |= {step for *_, step in rows if step.startswith(("SCAN", "USE TEMP B-TREE"))}
    return Effort(found, plans)


def test_every_method_of_the_store_is_listed(store: Store) -> None:
    assert {name.partition(",")[0] for name in CLICKS} | OTHERS.keys() == {*methods(store)}
    assert not CLICKS.keys() & OTHERS.keys()


async def test_no_statement_of_a_click_grows_faster_than_what_it_shows(store: Store) -> None:
    growth = games_of(MANY) / games_of(FEW)
    faults, whole = list[str](), dict[str, set[str]]()
    for name, click in CLICKS.items():
        few, many = await effort(store, name, FEW), await effort(store, name, MANY)
        assert few.steps, name
        for query, steps in many.steps.items():
            if steps > few.steps[query] * (growth if click.of_games else 1) * 1.1 + 5:
                faults.append(f"{name}: {few.steps[query]} -> {steps}: {query}")
        whole |= {name: many.plans} if many.plans else {}
    assert not faults, "\n".join(faults)
    assert whole == WHOLE

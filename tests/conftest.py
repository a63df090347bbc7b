"""What tests share: databases on SQLite and PostgreSQL, a terminal, and long tests that run only when named."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import MISSING, Cluster, shared_cluster


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests marked ``by_name``, except in files that stand on the command line."""
    here = config.invocation_params.dir
    named = {(here / argument.partition("::")[0]).resolve() for argument in config.args}
    left_out = [item for item in items if item.get_closest_marker("by_name") and item.path not in named]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of a store on both engines, unless its mark names one."""
    if "engine" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("engine")
        metafunc.parametrize("engine", ("sqlite", "postgres") if mark is None else mark.args)


@pytest.fixture
def cluster() -> Cluster:
    """Return the PostgreSQL server that all tests of this process share. Leave it running. Skips without PostgreSQL."""
    found = shared_cluster()
    if found is None:
        pytest.skip(MISSING)
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where a new SQLite database may be."""
    return tmp_path / "games.sqlite3"


@pytest.fixture
def database(engine: str, path: Path, request: pytest.FixtureRequest) -> str:
    """Return what a store opens: a path, or the address of an empty schema."""
    if engine == "sqlite":
        return str(path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_schema()


@pytest.fixture(autouse=True)
def unknown_commands() -> Iterator[None]:
    """Forget after each test the ids of commands: Discord told them to the bot of that test."""
    yield
    texts = sys.modules.get("cogs.interactions.command_texts")
    if texts is not None:
        texts.MENTIONS.clear()


@pytest.fixture
def terminal() -> Iterator[None]:
    """Let programs react to SIGHUP, even if the tests run under nohup: a child inherits that it is ignored."""
    if os.name == "nt":
        yield
        return
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)

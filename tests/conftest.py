"""What tests share: databases on SQLite and PostgreSQL, a user without rights, and a terminal."""

from __future__ import annotations

import gc
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

import pytest
from hypothesis import settings

from db.migrate import migrations
from db.sqlite import Sqlite
from tests import leftovers
from tests.postgres import MISSING, Cluster, shared_cluster

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each program that a test starts would compile every module again
FOLDER: Final = None if "PYTEST_XDIST_WORKER" in os.environ else leftovers.watch()
"""Holds all temporary files of this run; None in the processes among which a run divides its tests."""


def pytest_sessionfinish(exitstatus: int) -> None:
    """Keep the temporary files of a run that failed, until the next one begins."""
    if FOLDER is not None and exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        (FOLDER / leftovers.KEPT).touch()


def pytest_collection_finish() -> None:
    """Keep the garbage collector away from all that collecting the tests made: it took an eighth of their time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)


settings.register_profile("repeatable", derandomize=True, database=None, deadline=None)
settings.load_profile("repeatable")
CATALOGUES = frozenset(("games", "every_game", "keys", "catalogue"))
"""Functions that return what all games have: a test that asks one of them looks at every game."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names a game."""
    parser.addoption(
        "--game", metavar="KEY", action="append", help="run only tests that name this game or look at every game"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Keep the tests' folders in that of this run. Refuse a ``--game`` that is not there.

    A typing error would leave out its tests without a word.
    """
    if FOLDER is not None and config.option.basetemp is None:
        config.option.basetemp = FOLDER / "pytest"
    if not (keys := config.getoption("--game")):
        return
    from engine import games

    if unknown := {*keys} - {*games()}:
        raise pytest.UsageError(f"There is no game {', '.join(sorted(unknown))}. There are: {', '.join(games())}.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test that asks for a PostgreSQL server. Leave out those that do not concern the ``--game``."""
    if keys := config.getoption("--game"):
        others = [item for item in items if not concerns(item, keys)]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in set(others)]
    for item in items:
        if "cluster" in getattr(item, "fixturenames", ()):
            item.add_marker("postgres")


def concerns(item: pytest.Item, keys: list[str]) -> bool:
    """Return whether a test names one of these games, or names none and looks at every game."""
    from engine import games

    named = [each for each in {*keys, *games()} if each in item.nodeid]
    return any(key in named for key in keys) or (
        not named and isinstance(item, pytest.Function) and asks_for_all(item.function)
    )


def asks_for_all(function: FunctionType) -> bool:
    """Return whether a function of the tests, or one that it calls, asks for every game."""
    seen, codes = {function}, [(function.__code__, function.__globals__)]
    for code, known in codes:
        codes += [(each, known) for each in code.co_consts if isinstance(each, CodeType)]
        for name, each in ((name, known.get(name)) for name in code.co_names):
            if name in CATALOGUES and callable(each):
                return True
            if isinstance(each, FunctionType) and each not in seen and each.__module__.startswith("tests."):
                seen.add(each)
                codes.append((each.__code__, each.__globals__))
    return False


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test of a store on the engines that its mark names: by default in ``tests/db`` on both, else on SQLite."""
    if "engine" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("engine")
        default = ("sqlite", "postgres") if metafunc.definition.path.parent.name == "db" else ("sqlite",)
        names = default if mark is None else mark.args
        marks = {"postgres": pytest.mark.postgres}
        metafunc.parametrize("engine", [pytest.param(name, marks=marks.get(name, ())) for name in names])


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


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an SQLite database without rows: all migrations for each test would take longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / "games.sqlite3"
    Sqlite(str(path), migrations(), print).close()
    return path


@pytest.fixture
def database(engine: str, path: Path, request: pytest.FixtureRequest) -> str:
    """Return what a store opens: the path of a file without rows, or the address of an empty schema."""
    if engine == "sqlite":
        shutil.copyfile(request.getfixturevalue("empty_file"), path)
        return str(path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_schema()


@pytest.fixture(autouse=True)
def same_secrets() -> Iterator[None]:
    """Draw the same secrets in every run, so that a test's deals let it fail always or never."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_bytes", random.Random(2).randbytes)
        yield


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


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """Yield a directory, with the process running as a user whom permissions bind, unlike root."""
    if os.name != "posix":
        pytest.skip("permissions of files as on Unix")
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    if os.geteuid() == 0:
        os.seteuid(65_534)
        try:
            yield folder
        finally:
            os.seteuid(0)
    else:
        yield folder
    for place, folders, _ in os.walk(folder):
        for each in folders:  # a test may have closed it
            Path(place, each).chmod(0o700)
    shutil.rmtree(folder)

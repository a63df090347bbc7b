"""Starting the program: its sentences when it cannot start, and what ``start.py`` installs."""

from __future__ import annotations

import ast
import contextlib
import errno
import importlib.util
import os
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

import bot
import start
from db import DatabaseInUse, Store
from db.migrate import APPLICATION_ID
from settings import Settings, SettingsError, read_settings
from status.version import VERSION
from tests.postgres import Cluster
from tests.test_settings import TOKEN, env_file, no_settings  # noqa: F401  # a fixture

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("database", "code", "told"),
    [
        (lambda cluster: "postgresql://bot@127.0.0.1:1/bot", 1, "cannot be reached"),
        (lambda cluster: "postgresql://bot@127.0.0.1:many/bot", 2, "is not an address"),
        (lambda cluster: cluster.address(database="nowhere"), 2, "Check the password, the user and the database"),
        (lambda cluster: cluster.address(user="nobody"), 2, "Check the password, the user and the database"),
    ],
)
def test_a_database_server_that_is_away_is_worth_another_start_and_a_wrong_address_is_not(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    cluster: Cluster,
    database: Callable[[Cluster], str],
    code: int,
    told: str,
) -> None:
    monkeypatch.setattr("db.postgres_server.STARTING_SECONDS", 0.5)
    _refuse_discord(monkeypatch, database(cluster))
    caplog.set_level("INFO")
    assert bot.main([]) == code
    assert told in capsys.readouterr().err.splitlines()[-1]
    assert ("start waits for at most" in caplog.text) == (code == 1)


@pytest.mark.parametrize(
    ("error", "told", "code"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN", 2),
        (OSError("Name or service not known"), "cannot be reached", 1),
        (PermissionError(errno.EACCES, "Permission denied", "/private/x"), "cannot use a file of this machine /pri", 2),
        (OSError(errno.ENOSPC, "No space left on device"), "cannot use a file of this machine: No space left", 2),
    ],
)
def test_with_a_token_the_sandbox_never_opens_and_a_failed_login_prints_a_sentence(
    tmp_path: Path, monkeypatch, capsys, error: Exception, told: str, code: int
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise error

    async def serve(*_: object, **__: object) -> None:
        raise AssertionError("the sandbox opened")

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("TERTULIA_DATABASE", str(tmp_path / "games.sqlite3"))
    monkeypatch.setattr("discord.Client.login", refuse)
    monkeypatch.setattr("sandbox.serve", serve)
    assert bot.main(["--no-browser"]) == code
    said = capsys.readouterr()
    assert told in said.err and "Traceback" not in said.err and TOKEN not in said.err + said.out


def damaged(path: Path) -> None:
    path.write_bytes(b"this is no database, and never was" * 100)


def newer(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("PRAGMA user_version = 999")
        connection.execute("CREATE TABLE later (id INTEGER)")


def another_program(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (id INTEGER)")


def a_folder(path: Path) -> None:
    path.mkdir()


def no_folder(path: Path) -> None:
    path.parent.rmdir()


def a_file_as_folder(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("no folder")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (damaged, "is damaged"),
        (newer, "was written by a newer bot (schema version 999;"),
        (another_program, "is the database of another program"),
        (a_folder, "it is a folder"),
        (no_folder, "there is no folder"),
        (a_file_as_folder, "there is no folder"),
    ],
)
def test_a_database_that_cannot_be_used_stops_the_start_before_discord_is_asked(
    tmp_path: Path, monkeypatch, capsys, make: Callable[[Path], None], told: str
) -> None:
    path = tmp_path / "data" / "games.sqlite3"
    path.parent.mkdir()
    make(path)
    before = path.read_bytes() if path.is_file() else None
    _refuse_discord(monkeypatch, path)
    assert bot.main([]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert str(path) in last and told in last and last.endswith(".")
    assert before is None or path.read_bytes() == before


READ_ONLY = """
import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
sys.exit(libc.unshare(0x20000) or libc.mount(None, b"/", None, 0x44000, None)
         or libc.mount(b"tmpfs", sys.argv[1].encode(), b"tmpfs", 1, None)
         or os.execv(sys.executable, [sys.executable, "bot.py"]))
"""
"""Mount an empty read-only file system on a folder, for this process alone, and start the bot."""


@pytest.mark.parametrize("minor", range(6, 11))
def test_an_older_python_reads_start_py_and_says_what_is_needed(minor: int) -> None:
    source = (ROOT / "start.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, minor))
    old = SimpleNamespace(version_info=(3, minor, 1), exit=sys.exit)
    code = [each for each in tree.body if not (isinstance(each, ast.Import) and each.names[0].name == "sys")]
    with pytest.raises(SystemExit, match=rf"needs Python 3\.11 or newer; this is Python 3\.{minor}\."):
        exec(compile(ast.Module(code, []), "start.py", "exec"), {"sys": old})


OLDER = sorted(Path("~/.pyenv/versions").expanduser().glob("3.[6-9].*/bin/python"))


@pytest.mark.skipif(not OLDER, reason="This machine has no Python older than 3.10 in ~/.pyenv.")
@pytest.mark.parametrize("python", OLDER, ids=lambda path: path.parents[1].name)
def test_each_older_python_of_this_machine_says_what_is_needed(python: Path) -> None:
    run = subprocess.run([python, ROOT / "start.py"], capture_output=True, text=True, check=False)
    assert run.returncode == 1 and run.stderr.startswith("Tertulia needs Python 3.11 or newer; this is Python 3.")


@pytest.mark.root
def test_a_volume_that_cannot_be_written_stops_the_start_with_a_sentence(tmp_path: Path) -> None:
    """Root may write anywhere except where the kernel forbids it, so the volume is really mounted read-only."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a read-only file system here")
    variables = {**os.environ, "DISCORD_TOKEN": TOKEN, "TERTULIA_DATABASE": str(tmp_path / "games.sqlite3")}
    run = subprocess.run(
        [sys.executable, "-c", READ_ONLY, str(tmp_path)], cwd=ROOT, env=variables, capture_output=True, text=True
    )
    if run.returncode == 255 and not run.stderr:
        pytest.skip("this machine lets no process mount a file system")
    assert run.returncode == 2, run.stderr
    assert "cannot be made (Read-only file system)" in run.stderr.splitlines()[-1]


HOLD = "import sys; from pathlib import Path; from db.lock import DatabaseLock"
HOLD += "; lock = DatabaseLock.acquire(Path(sys.argv[1])); print(flush=True); sys.stdin.read()"
"""A program that holds the lock of a database until its standard input ends."""


@contextlib.contextmanager
def held(database: Path, *under: str) -> Iterator[int]:
    """Provide another process holds the lock; its number."""
    command = [*under, sys.executable, "-c", HOLD, str(database)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdin is not None and other.stdout is not None
        other.stdout.readline()
        yield other.pid
        other.stdin.close()


def test_a_lock_that_another_process_holds_stops_the_start_with_its_number(tmp_path: Path, monkeypatch, capsys) -> None:
    path = tmp_path / "games.sqlite3"
    with held(path) as number:
        _refuse_discord(monkeypatch, path)
        assert bot.main([]) == 2
    assert f"another running copy of the bot (process {number})" in capsys.readouterr().err


def test_a_second_container_on_one_volume_says_so_and_stops(tmp_path: Path) -> None:
    """Each container counts its processes by itself, so both bots have the same number."""
    apart = ("unshare", "--pid", "--fork", "--kill-child")
    if shutil.which("unshare") is None or subprocess.run([*apart, "true"], capture_output=True).returncode:
        pytest.skip("this machine lets no process count by itself, as a container does")
    path = tmp_path / "games.sqlite3"
    variables = {**os.environ, "DISCORD_TOKEN": TOKEN, "TERTULIA_DATABASE": str(path)}
    with held(path, *apart):
        second = subprocess.run(
            [*apart, sys.executable, "bot.py"], cwd=ROOT, env=variables, capture_output=True, text=True
        )
    assert second.returncode == 2, second.stderr
    assert "in another container on the same volume" in second.stderr.splitlines()[-1]


def _refuse_discord(monkeypatch: pytest.MonkeyPatch, database: Path | str) -> None:
    """Set a token and a database, and fail if Discord is asked."""

    async def login(*_: object, **__: object) -> None:
        raise AssertionError("Discord was asked")

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("TERTULIA_DATABASE", str(database))
    monkeypatch.setattr("discord.Client.login", login)


async def test_a_second_copy_on_the_same_database_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    made = bot.create_bot(Settings.model_validate({"TERTULIA_DATABASE": path}))
    async with await Store.open(path), made:
        # A second container on one volume: each counts its processes by itself, so both have the same number.
        with pytest.raises(DatabaseInUse, match="in another container"):
            await made.open_store()


# ---------------------------------------------------------------- what start.py installs

ENV_FILES = {
    "": False,
    "DISCORD_TOKEN=\n": False,
    "DISCORD_TOKEN= ''\n": False,
    '  DISCORD_TOKEN = " " \n': False,
    "#DISCORD_TOKEN=a.b.c\n": False,
    "MY_DISCORD_TOKEN=a.b.c\n": False,
    "DISCORD_TOKEN=   # from the Bot page\n": False,
    "DISCORD_TOKEN='a.b.c'\nDISCORD_TOKEN=\n": False,
    "DISCORD_TOKEN=a.b.c": True,
    "TERTULIA_BACKUPS=1\r\ndiscord_token = a.b.c # mine\r\n": True,
    'export DISCORD_TOKEN="a.b.c"\n': True,
    "DISCORD_TOKEN=\nDISCORD_TOKEN=a.b.c\n": True,
}


@pytest.mark.parametrize("text", ENV_FILES)
def test_the_sandbox_is_installed_exactly_when_it_opens(text: str, tmp_path: Path, monkeypatch) -> None:
    path = env_file(tmp_path, text)
    monkeypatch.setattr(start, "ROOT", tmp_path)
    assert start.opens_sandbox([]) is not ENV_FILES[text] and start.opens_sandbox(["--sandbox", "--no-browser"])
    try:
        opens = read_settings(path).discord_token is None
    except SettingsError:
        return  # bot.py says so, and opens nothing
    assert opens is not ENV_FILES[text]


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["--help"], 0, start.HELP),
        (["--version"], 0, f"Tertulia {VERSION}"),
        (["docter"], 2, "There is no command docter"),
    ],
)
def test_help_version_and_a_slip_install_nothing(
    monkeypatch, capsys, arguments: list[str], code: int, told: str
) -> None:
    monkeypatch.setattr(start, "prepare", lambda lock: pytest.fail("it installed"))
    try:
        ended = start.main(arguments)
    except SystemExit as error:
        ended = int(str(error.code))
    said = capsys.readouterr()
    assert ended == code and told in said.out + said.err


@pytest.mark.parametrize(("value", "expected"), [(TOKEN, False), ("", True), (" ", True)])
def test_a_token_in_the_environment_wins(value: str, expected: bool, tmp_path: Path, monkeypatch) -> None:
    env_file(tmp_path, "DISCORD_TOKEN=a.b.c\n" if expected else "")
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", value)
    assert start.opens_sandbox([]) is expected


@pytest.mark.slow
def test_a_lock_is_installed_once_and_again_after_a_change(tmp_path: Path) -> None:
    """``start.py`` itself, with locks that hold no package."""
    shutil.copy(ROOT / "start.py", tmp_path)
    (tmp_path / "bot.py").write_text("import sys\nprint('started with', sys.argv[1:])", encoding="utf-8")
    for lock in start.LOCKS:
        (tmp_path / lock).parent.mkdir(exist_ok=True)
        (tmp_path / lock).write_text(f"# {lock}\n", encoding="utf-8")

    def installed(*arguments: str, token: str) -> str:
        """Return the lock that a start installs, or an empty text."""
        command = [sys.executable, "start.py", *arguments]
        run = subprocess.run(
            command,
            cwd=tmp_path,
            env={**os.environ, "DISCORD_TOKEN": token},
            capture_output=True,
            text=True,
            check=True,
        )
        assert arguments[:1] == ("install",) or run.stdout.endswith(f"started with {list(arguments)}\n")
        return next((line.split()[1] for line in run.stdout.splitlines() if line.startswith("Installing")), "")

    assert installed("install", token="") == start.RUN
    assert installed(token="a.b.c") == ""
    assert installed("--sandbox", "--no-browser", token="a.b.c") == start.SANDBOX
    assert installed(token="a.b.c") == "" == installed(token="")
    (tmp_path / start.RUN).write_text("# renewed\n", encoding="utf-8")
    assert installed(token="a.b.c") == start.RUN
    assert installed(token="") == start.SANDBOX, "its packages may have changed with those of the first lock"
    assert installed(token="a.b.c") == ""
    assert installed("install", "--dev", token="") == start.TEST and installed("--sandbox", token="") == ""
    with zipfile.ZipFile(tmp_path / "small-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("small-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: small\nVersion: 1\n")
        wheel.writestr("small-1.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("small-1.dist-info/RECORD", "")
    for digest, message in (("0" * 64, "DO NOT MATCH THE HASHES"), (None, "Hashes are required")):
        line = "./small-1-py3-none-any.whl" + (f" --hash=sha256:{digest}" if digest else "")
        (tmp_path / start.RUN).write_text(line, encoding="utf-8")
        with pytest.raises(subprocess.CalledProcessError) as caught:
            installed(token="a.b.c")
        assert message in caught.value.stderr and "could not be installed" in caught.value.stderr
        assert "started" not in caught.value.stdout


def test_the_doctor_installs_nothing_and_says_so_where_nothing_is_installed(tmp_path: Path) -> None:
    shutil.copy(ROOT / "start.py", tmp_path)
    command = [sys.executable, "start.py", "doctor", "--quiet"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 2 and run.stderr.startswith("No packages are installed yet. ") and not run.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["start.py"]
    (tmp_path / "doctor.py").write_text("import sys\nprint(sys.argv[1:])\nsys.exit(1)", encoding="utf-8")
    python = tmp_path / start.PYTHON.relative_to(start.ROOT)
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 1 and run.stdout == "['--quiet']\n"
    (tmp_path / "bot.py").write_text("import sys\nprint(sys.argv[1:])", encoding="utf-8")
    run = subprocess.run([*command[:2], "--check-health"], cwd=tmp_path, capture_output=True, text=True)
    assert run.stdout == "['--check-health']\n", "without a token, and without the sandbox"


def test_a_file_is_named_as_seen_from_where_the_person_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(start, "hand_over", called.append)
    monkeypatch.setattr(start, "is_installed", lambda: True)
    for folder in (tmp_path, ROOT):
        monkeypatch.chdir(folder)
        start.main(["restore", "games", "--help"])
        assert called.pop() == ["-m", "backups", "restore", str(folder / "games"), "--help"] and Path.cwd() == ROOT


def test_a_python_that_this_user_may_not_run_is_named(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(start.os, "stat", refuse)
    with pytest.raises(SystemExit, match="2"):
        start.main(["doctor"])
    assert f"may not run {start.PYTHON} (Permission denied)" in capsys.readouterr().err


def test_the_sandbox_without_its_packages_says_how_to_install_them(monkeypatch, capsys) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "simcord" else found(name))
    assert bot.main(["--no-browser"]) == 2
    assert "python3 start.py --sandbox" in capsys.readouterr().err

"""Starting the program: its settings, and its sentences when it cannot start."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import discord
import pytest

import bot
import start
from db import DatabaseInUse, Store
from settings import Settings, SettingsError, read_settings, variables

ROOT = Path(__file__).resolve().parent.parent
TOKEN = "MTIz.abc.def-ghi_jkl"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for names in variables().values():
        for name in names:
            monkeypatch.delenv(name, raising=False)


def env_file(folder: Path, text: str) -> Path:
    path = folder / ".env"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_anything_set_there_is_no_token_and_a_database_beside_the_program(tmp_path: Path) -> None:
    settings = read_settings(env_file(tmp_path, ""))
    assert settings.discord_token is None
    assert settings.database == ROOT / "tertulia.sqlite3"


@pytest.mark.parametrize("empty", ["", " ", '""'])
def test_an_empty_token_counts_as_none(tmp_path: Path, empty: str) -> None:
    assert read_settings(env_file(tmp_path, f"DISCORD_TOKEN={empty}\n")).discord_token is None


def test_the_status_port_may_be_empty_and_listen_anywhere(tmp_path: Path) -> None:
    text = "TERTULIA_STATUS_PORT= \nTERTULIA_STATUS_HOST=\nTERTULIA_LOG_FORMAT=JSON\n"
    settings = read_settings(env_file(tmp_path, text))
    assert (settings.status_port, settings.status_host, settings.log_format) == (None, "127.0.0.1", "json")
    for host in ("0.0.0.0", "::1", "::", "localhost"):
        text = f"TERTULIA_STATUS_PORT=9464\nTERTULIA_STATUS_HOST={host}\n"
        settings = read_settings(env_file(tmp_path, text))
        assert (settings.status_port, settings.status_host) == (9464, host)


def test_settings_are_read_from_the_file_and_the_environment_wins(tmp_path: Path, monkeypatch) -> None:
    path = env_file(tmp_path, f"DISCORD_TOKEN={TOKEN}\nTERTULIA_LOG_LEVEL=debug\nTERTULIA_DATABASE=a.sqlite3\n")
    monkeypatch.setenv("TERTULIA_DATABASE", "b.sqlite3")
    settings = read_settings(path)
    assert settings.discord_token is not None and settings.discord_token.get_secret_value() == TOKEN
    assert settings.log_level == "DEBUG" and settings.database == Path("b.sqlite3")
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "not-a-token"),
        ("DISCORD_TOKEN", "Bot MTIz.abc.def"),
        ("TERTULIA_LOG_LEVEL", "LOUD"),
        ("TERTULIA_SANDBOX_PORT", "99999"),
        ("TERTULIA_SANDBOX_PORT", "web"),
        ("TERTULIA_SHARDS", "0"),
        ("TERTULIA_SHARDS", "1001"),
        ("TERTULIA_SHARDS", "auto"),
        ("TERTULIA_STATUS_PORT", "65536"),
        ("TERTULIA_STATUS_PORT", "127.0.0.1:9464"),
        ("TERTULIA_STATUS_HOST", "http://127.0.0.1"),
        ("TERTULIA_STATUS_HOST", "127.0.0.1:9464 "),
        ("TERTULIA_STATUS_HOST", "all of them"),
        ("TERTULIA_LOG_FORMAT", "xml"),
        ("TERTULIA_RENDER_WORKERS", "0"),
        ("TERTULIA_RENDER_WORKERS", "many"),
        ("TERTULIA_DRAWING_PROCESSES", "many"),
        ("TERTULIA_BACKUPS", "-1"),
        ("TERTULIA_BACKUPS", "366"),
        ("TERTULIA_BACKUPS", "1.5"),
        ("TERTULIA_BACKUPS", "weekly"),
    ],
)
def test_a_malformed_setting_is_named_and_its_value_is_not_shown(monkeypatch, capsys, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as caught:
        read_settings()
    assert "DISCORD_TOKEN" not in name or value not in str(caught.value)
    assert bot.main(["--no-browser"]) == 2
    assert name in capsys.readouterr().err


def test_every_setting_is_explained_in_the_example(monkeypatch) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    names = {current for current, *_ in variables().values()}
    assert {name for name in names if f"{name}=" not in example} == set()
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {name for name in names if f"| `{name}` |" not in hosting} == set()


def test_the_sprite_cache_of_the_env_file_reaches_the_renderer(tmp_path: Path, monkeypatch) -> None:
    def refuse(*_: object) -> None:
        raise KeyboardInterrupt

    settings = read_settings(env_file(tmp_path, f"TERTULIA_CACHE={tmp_path}\n"))
    monkeypatch.setattr("bot.read_settings", lambda: settings)
    monkeypatch.setattr("bot._sandbox", refuse)
    monkeypatch.setenv("TERTULIA_CACHE", "off")
    assert bot.main([]) == 0
    assert os.environ["TERTULIA_CACHE"] == str(tmp_path)


@pytest.mark.parametrize(
    ("error", "told", "code"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN", 2),
        (OSError("Name or service not known"), "cannot be reached", 1),
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


def test_a_damaged_database_stops_the_start_before_discord_is_asked(tmp_path: Path, monkeypatch, capsys) -> None:
    path = tmp_path / "broken.sqlite3"
    path.write_bytes(b"this is no database, and never was" * 100)
    before = path.read_bytes()

    async def login(*_: object, **__: object) -> None:
        raise AssertionError("Discord was asked")

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("TERTULIA_DATABASE", str(path))
    monkeypatch.setattr("discord.Client.login", login)
    assert bot.main([]) == 2
    assert str(path) in capsys.readouterr().err
    assert path.read_bytes() == before


async def test_a_second_copy_on_the_same_database_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    made = bot.create_bot(Settings.model_validate({"TERTULIA_DATABASE": path}), warm=False)
    async with await Store.open(path), made:
        with pytest.raises(DatabaseInUse):
            await made.open_store()


def test_an_address_of_a_database_stays_as_it_is_and_its_password_secret(tmp_path: Path) -> None:
    address = "postgresql://bot:s3cret@db.example:5432/games?sslmode=require"
    settings = read_settings(env_file(tmp_path, f"TERTULIA_DATABASE={address}\n"))
    assert settings.on_postgres and "s3cret" not in repr(settings) + str(settings.database)
    made = bot.create_bot(settings, warm=False)
    assert made._database == address and made.backups == 0


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


@pytest.mark.parametrize(("value", "expected"), [(TOKEN, False), ("", True), (" ", True)])
def test_a_token_in_the_environment_wins(value: str, expected: bool, tmp_path: Path, monkeypatch) -> None:
    env_file(tmp_path, "DISCORD_TOKEN=a.b.c\n" if expected else "")
    monkeypatch.setattr(start, "ROOT", tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", value)
    assert start.opens_sandbox([]) is expected


def test_a_lock_is_installed_once_and_again_after_a_change(tmp_path: Path) -> None:
    """``start.py`` itself, with locks that hold no package."""
    shutil.copy(ROOT / "start.py", tmp_path)
    (tmp_path / "bot.py").write_text("import sys\nprint('started with', sys.argv[1:])", encoding="utf-8")
    for lock in start.LOCKS:
        (tmp_path / lock).write_text(f"# {lock}\n", encoding="utf-8")

    def installed(*arguments: str, token: str) -> str:
        """The lock that a start installs, or an empty text."""
        command = [sys.executable, "start.py", *arguments]
        run = subprocess.run(
            command,
            cwd=tmp_path,
            env={**os.environ, "DISCORD_TOKEN": token},
            capture_output=True,
            text=True,
            check=True,
        )
        assert arguments == ("install",) or run.stdout.endswith(f"started with {list(arguments)}\n")
        return next((line.split()[1] for line in run.stdout.splitlines() if line.startswith("Installing")), "")

    assert installed("install", token="") == start.RUN
    assert installed(token="a.b.c") == ""
    assert installed("--sandbox", "--no-browser", token="a.b.c") == start.SANDBOX
    assert installed(token="a.b.c") == "" == installed(token="")
    (tmp_path / start.RUN).write_text("# renewed\n", encoding="utf-8")
    assert installed(token="a.b.c") == start.RUN
    assert installed(token="") == start.SANDBOX, "its packages may have changed with those of the first lock"
    assert installed(token="a.b.c") == ""
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


def test_the_sandbox_without_its_packages_says_how_to_install_them(monkeypatch, capsys) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "simcord" else found(name))
    assert bot.main(["--no-browser"]) == 2
    assert "python3 start.py --sandbox" in capsys.readouterr().err

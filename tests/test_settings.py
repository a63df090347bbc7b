"""The settings: where they are read, and a sentence for each wrong one."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from aiohttp import BasicAuth
from pydantic import SecretStr

import bot
from cogs.connector import proxy_options
from db import Shards, backup, convert
from settings import Settings, SettingsError, ignored, read_settings, variables
from status.version import VERSION
from tables import person, ratings

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


WRONG = {
    "DISCORD_TOKEN": ("not-a-token", "Bot MTIz.abc.def", "MTI5.abc", "'MTIz.abc.def'", "MTIz.abc. def", "a.b.c.d"),
    "TERTULIA_DATABASE": (
        "~no-such-user/games.sqlite3",
        "postgres+psycopg://bot:s3cret@db/bot",
        "postgresql:/bot:s3cret@db/bot",
        "mysql://bot:s3cret@db/bot",
        "bot:s3cret@db/bot",
        "host=db password=s3cret",
    ),
    "TERTULIA_LOG_LEVEL": ("LOUD", "10", "INFO, DEBUG"),
    "TERTULIA_SANDBOX_PORT": ("99999", "-1", "web", "80.5", "8765/tcp"),
    "TERTULIA_RENDER_WORKERS": ("0", "65", "-1", "many", "1.5", "2 # cores"),
    "TERTULIA_DRAWING_PROCESSES": ("many",),
    "TERTULIA_LOG_FORMAT": ("xml", "jsonl"),
    "TERTULIA_STATUS_PORT": ("65536", "-1", "127.0.0.1:9464", "http"),
    "TERTULIA_STATUS_HOST": ("http://127.0.0.1", "127.0.0.1:9464 ", "all of them"),
    "TERTULIA_SHARDS": ("0", "1001", "1.5", "auto", "auto/64", "0-15", "15-0/64", "0-64/64", "-1/64", "1 /4", "0/1001"),
    "TERTULIA_CLUSTER": ("on", "auto", "auto/64", "64", "0-64/64"),
    "TERTULIA_BOT_WORKERS": ("0", "65", "auto"),
    "TERTULIA_AI_WORKERS": ("many",),
    "TERTULIA_PROXY": ("proxy:3128", "socks5://bot:s3cret@proxy:1080", "http://bot:s3cret@", "http://bot:s3cret@p:x"),
    "TERTULIA_ERROR_WEBHOOK": (
        "discord.com/api/webhooks/1/s3cret",
        "https://discord.com/channels/1/2",
        "https://discord.com/api/webhooks/1",
        "https://discord.com/api/webhooks/1/s3cret?wait=true",
    ),
    "TERTULIA_OWNER_SERVER": ("0", "-5", "my server", str(2**63)),
    "TERTULIA_KEEP_GAMES_DAYS": ("0", "36501", "1.5", "a year"),
    "TERTULIA_BACKUP_FOLDER": ("~no-such-user/backups",),
    "TERTULIA_BACKUPS": ("-1", "366", "1.5", "weekly", "0x7", "seven"),
    "TERTULIA_DISCORD_API": (
        "discord.com",
        "ftp://discord.com",
        "https://",
        "https://a:x",
        "https://a b",
        "https://u@a",
    ),
    "TERTULIA_DISCORD_GATEWAY": ("https://gateway.discord.gg", "wss://", "wss://a?x=1", "wss://a:0"),
}
"""Values of each variable that are refused."""


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_a_wrong_setting_gets_a_sentence_with_its_name_form_and_example_and_its_value_is_not_shown(
    monkeypatch, capsys, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert bot.main(["--no-browser"]) == 2
    said = capsys.readouterr().err
    [sentence] = [each for each in said.split(". ") if name in each]
    assert " must be " in sentence and " such as " in sentence
    assert "DISCORD_TOKEN" not in name or value not in said
    assert "s3cret" not in said
    assert "Traceback" not in said and "pydantic" not in said


def test_every_setting_has_a_form_and_an_example_that_is_accepted_and_every_variable_is_tried(tmp_path: Path) -> None:
    assert set(WRONG) == {name for names in variables().values() for name in names}
    for setting, (name, *_) in variables().items():
        form, _, example = str(Settings.model_fields[setting].description).rpartition(", such as ")
        assert form and example, name
        database = "" if name == "TERTULIA_DATABASE" else "TERTULIA_DATABASE=postgresql://localhost/bot\n"
        read_settings(env_file(tmp_path, f"{database}{name}={example}\n"))


@pytest.mark.parametrize(
    ("given", "part"),
    [
        ("SHARDS=0-15/64", Shards(0, 15, 64)),
        ("SHARDS= 3/64", Shards(3, 3, 64)),
        ("SHARDS=64", None),
        ("CLUSTER=0-15/64", Shards(0, 15, 64)),
        ("CLUSTER=0-15/64\nTERTULIA_SHARDS=64", Shards(0, 15, 64)),
    ],
)
def test_the_shards_of_a_process_are_read_by_either_name(tmp_path: Path, given: str, part: Shards | None) -> None:
    text = f"TERTULIA_DATABASE=postgresql://localhost/bot\nTERTULIA_{given}\n"
    settings = read_settings(env_file(tmp_path, text))
    made = bot.create_bot(settings)
    assert settings.part == made.part == part and made.shard_count == 64
    assert made.shard_ids == (None if part is None else list(part.numbers))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("TERTULIA_SHARDS=0-15/64\n", "TERTULIA_DATABASE to be the address of PostgreSQL"),
        (
            "TERTULIA_DATABASE=postgresql://bot:s3cret@db/bot\nTERTULIA_CLUSTER=0-15/64\nTERTULIA_SHARDS=63\n",
            "Set TERTULIA_SHARDS=0-15/64 alone",
        ),
    ],
)
def test_settings_that_contradict_each_other_get_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str, told: str
) -> None:
    for line in text.splitlines():
        monkeypatch.setenv(*line.split("=", 1))
    assert bot.main([]) == 2
    said = capsys.readouterr().err
    assert told in said and "s3cret" not in said


@pytest.mark.parametrize("value", ["99999", "-1", "web", "80.5", ""])
def test_a_wrong_port_on_the_command_line_gets_the_same_sentence(capsys, value: str) -> None:
    with pytest.raises(SystemExit) as caught:
        bot.main([f"--port={value}"])
    said = capsys.readouterr().err
    assert caught.value.code == 2 and "--port: must be a whole number from 0 to 65535, such as 8765" in said


def test_all_wrong_settings_are_named_at_once(monkeypatch) -> None:
    monkeypatch.setenv("TERTULIA_BACKUPS", "weekly")
    monkeypatch.setenv("TERTULIA_LOG_LEVEL", "LOUD")
    with pytest.raises(SettingsError, match=r"TERTULIA_LOG_LEVEL must be .*\. TERTULIA_BACKUPS must be .*\."):
        read_settings()


@pytest.mark.parametrize("empty", ["", " "])
@pytest.mark.parametrize("name", [name for names in variables().values() for name in names])
def test_an_empty_variable_counts_as_not_set(tmp_path: Path, monkeypatch, name: str, empty: str) -> None:
    """A compose file passes variables on that may be empty."""
    monkeypatch.setenv(name, empty)
    assert read_settings(env_file(tmp_path, "")) == Settings(_env_file=None)


def test_a_file_of_settings_may_start_with_the_mark_of_windows(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_bytes(b"\xef\xbb\xbfTERTULIA_BACKUPS=3\r\n")
    assert read_settings(path).backups == 3


def test_a_file_of_settings_that_cannot_be_read_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("TERTULIA_BACKUPS=3\n", encoding="utf-16")
    with pytest.raises(SettingsError, match=r"\.env must be a text file in UTF-8"):
        read_settings(path)
    with pytest.raises(SettingsError, match="must be a file"):
        read_settings(tmp_path)


def test_every_setting_is_explained_in_the_example(monkeypatch) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    names = {current for current, *_ in variables().values()} - {"TERTULIA_CLUSTER"}  # an old name
    assert {name for name in names if f"{name}=" not in example} == set()
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {name for name in names if f"| `{name}` |" not in hosting} == set()


def test_settings_and_sprites_of_an_older_version_are_named_once(tmp_path: Path, monkeypatch, caplog) -> None:
    def refuse(*_: object) -> None:
        raise KeyboardInterrupt

    settings = read_settings(env_file(tmp_path, ""))
    monkeypatch.setattr("bot.read_settings", lambda: settings)
    monkeypatch.setattr("bot._sandbox", refuse)
    monkeypatch.setattr("status.logs.set_up", lambda *_, **__: None)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    caplog.set_level("INFO")
    assert bot.main(["--sandbox"]) == 0 and caplog.messages[1:] == []
    assert caplog.messages[0].startswith(f"Tertulia {VERSION} starts on Python ")
    caplog.clear()
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path))
    monkeypatch.setenv("TERTULIA_FOLLOW_UPS", "1")
    monkeypatch.setenv("TERTULIA_BACKUP", "3")
    (tmp_path / "sprites").mkdir()
    assert bot.main(["--sandbox"]) == 0 and caplog.messages[1:] == [
        "TERTULIA_BACKUP is not a setting, so the bot ignores it. Did you mean TERTULIA_BACKUPS?",
        "TERTULIA_CACHE is no longer a setting. You may remove it.",
        "TERTULIA_FOLLOW_UPS is no longer a setting. You may remove it.",
        f"{tmp_path / 'sprites'} holds sprites of an older version: you may delete the folder",
    ]


@pytest.mark.parametrize(
    ("token", "told"), [(None, "is not set here or in"), ("", "is empty in the environment, which hides that of")]
)
def test_a_sandbox_that_nobody_asked_for_says_why_it_opens(monkeypatch, capsys, token: str | None, told: str) -> None:
    def refuse(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot._sandbox", refuse)
    monkeypatch.setattr("status.logs.set_up", lambda *_, **__: None)
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    assert bot.main([]) == 0
    assert f"DISCORD_TOKEN {told} {ROOT / '.env'}: this is the sandbox" in capsys.readouterr().err
    assert bot.main(["--sandbox"]) == 0
    assert not capsys.readouterr().err


def test_a_name_that_is_almost_a_setting_is_named(tmp_path: Path, monkeypatch) -> None:
    path = env_file(tmp_path, f"TOKEN={TOKEN}\nGITHUB=1\nTERTULIA_BACKUPS=3\n")
    assert ignored(path) == ["TOKEN is not a setting, so the bot ignores it. Did you mean DISCORD_TOKEN?"]
    monkeypatch.setenv("DISCORD_TOKN", TOKEN)
    path = env_file(tmp_path, "TERTULLIA_BACKUPS=3\nDISCORD_WEBHOOK=1\n")
    assert [said.partition(" ")[::2] for said in ignored(path)] == [
        ("DISCORD_TOKN", "is not a setting, so the bot ignores it. Did you mean DISCORD_TOKEN?"),
        ("TERTULLIA_BACKUPS", "is not a setting, so the bot ignores it. Did you mean TERTULIA_BACKUPS?"),
    ]


def test_the_scheme_of_an_address_may_be_in_capitals(tmp_path: Path) -> None:
    settings = read_settings(env_file(tmp_path, "TERTULIA_DATABASE=PostgreSQL://bot:s3cret@db/games\n"))
    assert isinstance(settings.database, SecretStr)
    assert settings.database.get_secret_value() == "postgresql://bot:s3cret@db/games"


@pytest.mark.parametrize("command", [backup, convert, person, ratings])
def test_no_command_takes_an_address_with_a_password_for_a_file(capsys, command: ModuleType) -> None:
    address = "mysql://bot:s3cret@db/bot"
    more = {backup: ["x"], convert: ["x"], person: ["export", "1"], ratings: []}[command]
    with pytest.raises(SystemExit) as caught:
        command.main([address, *more])
    said = capsys.readouterr().err
    assert caught.value.code == 2 and "an address of PostgreSQL like" in said and "s3cret" not in said


def test_the_password_of_a_proxy_stands_apart_from_its_address(tmp_path: Path) -> None:
    settings = read_settings(
        env_file(
            tmp_path,
            "TERTULIA_PROXY=http://bot:s%403cret@proxy:3128/\nTERTULIA_BOT_WORKERS=3\nTERTULIA_KEEP_GAMES_DAYS=400\n"
            "TERTULIA_OWNER_SERVER=123456789012345678\n",
        )
    )
    assert "3cret" not in repr(settings)
    made = bot.create_bot(settings)
    assert made.http.proxy == "http://proxy:3128" and made.http.proxy_auth == BasicAuth("bot", "s@3cret")
    assert made._options.bot_workers == 3 and made.keep_games_days == 400 and made.owner_server == 123456789012345678
    assert proxy_options("https://proxy:3128") == {"proxy": "https://proxy:3128", "proxy_auth": None}
    assert proxy_options(None) == {}


def test_an_address_of_a_database_stays_as_it_is_and_its_password_secret(tmp_path: Path) -> None:
    address = "postgresql://bot:s3cret@db.example:5432/games?sslmode=require"
    settings = read_settings(env_file(tmp_path, f"TERTULIA_DATABASE={address}\n"))
    assert settings.on_postgres and "s3cret" not in repr(settings) + str(settings.database)
    made = bot.create_bot(settings)
    assert made._options.database == address and made.backups == 0

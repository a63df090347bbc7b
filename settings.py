"""Settings of one bot instance, from the environment and a ``.env`` file beside ``bot.py``.

``.env.example`` explains every variable. A wrong one stops the start with a sentence: its name, its form, an example.
"""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import (
    AliasChoices,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from db.address import is_address, read_database
from db.shards import MAX_SHARDS, Shards

ROOT = Path(__file__).parent
TOKEN_PARTS = 3


class SettingsError(Exception):
    """Invalid settings. The message names each variable, its problem and the fix."""


class Settings(BaseSettings):
    """Settings of a self-hosted bot. Names contain the units of times.

    The description of a field completes the sentence "<variable> must be …", with an example.
    """

    model_config = SettingsConfigDict(env_file=ROOT / ".env", env_file_encoding="utf-8-sig", extra="ignore")

    discord_token: SecretStr | None = Field(
        None,
        validation_alias="DISCORD_TOKEN",
        description="the token from the Bot page of your application, whole and without quotes: three parts with a dot "
        "between them, such as MTIz.abc.def",
    )
    """The bot's token. Without one, the sandbox opens instead."""
    database: Path | SecretStr = Field(
        ROOT / "tertulia.sqlite3",
        validation_alias="TERTULIA_DATABASE",
        description="the path of a file in an existing folder, or an address like "
        "postgresql://user:password@host/database, such as tertulia.sqlite3",
    )
    """The SQLite file, created at the first start, or the address of a PostgreSQL database, which holds a password."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", validation_alias="TERTULIA_LOG_LEVEL", description="DEBUG, INFO, WARNING or ERROR, such as INFO"
    )
    log_format: Literal["text", "json"] = Field(
        "text", validation_alias="TERTULIA_LOG_FORMAT", description="text or json, such as json"
    )
    """Lines for people, or one JSON object a line for a program that collects logs."""
    status_port: int | None = Field(
        None,
        ge=0,
        le=65535,
        validation_alias="TERTULIA_STATUS_PORT",
        description="a whole number from 0 to 65535, such as 9464",
    )
    """Port of health and metrics. None opens none, and 0 takes any free port."""
    status_host: str = Field(
        "127.0.0.1",
        validation_alias="TERTULIA_STATUS_HOST",
        description="an address of this machine without a port, such as 127.0.0.1",
    )
    """Where the port of health and metrics listens. 0.0.0.0 stands for all addresses of the machine."""
    sandbox_port: int = Field(
        8765,
        ge=0,
        le=65535,
        validation_alias="TERTULIA_SANDBOX_PORT",
        description="a whole number from 0 to 65535, such as 8765",
    )
    """Port of the sandbox page. 0 takes any free port."""
    backups: int = Field(
        7, ge=0, le=365, validation_alias="TERTULIA_BACKUPS", description="a whole number from 0 to 365, such as 7"
    )
    """Number of daily backups. 0 makes none."""
    backup_folder: Path | None = Field(
        None,
        validation_alias="TERTULIA_BACKUP_FOLDER",
        description="the path of a folder, such as /mnt/other-disk/tertulia",
    )
    """Where backups stand. None: beside the database."""
    keep_games_days: int | None = Field(
        None,
        ge=1,
        le=36_500,
        validation_alias="TERTULIA_KEEP_GAMES_DAYS",
        description="a whole number of days from 1 to 36500, such as 365",
    )
    """After how many days games that are over are deleted. None: they are kept."""
    owner_server: int | None = Field(
        None,
        ge=1,
        lt=2**63,
        validation_alias="TERTULIA_OWNER_SERVER",
        description="the ID of a server of yours, such as 123456789012345678",
    )
    """The server with the owner's commands. None: they are nowhere."""
    render_workers: int = Field(
        1,
        ge=1,
        le=64,
        validation_alias=AliasChoices("TERTULIA_RENDER_WORKERS", "TERTULIA_DRAWING_PROCESSES"),
        description="a whole number from 1 to 64, such as 2",
    )
    """Number of render workers. TERTULIA_DRAWING_PROCESSES is its old name."""
    bot_workers: int | None = Field(
        None,
        ge=1,
        le=64,
        validation_alias=AliasChoices("TERTULIA_BOT_WORKERS", "TERTULIA_AI_WORKERS"),
        description="a whole number from 1 to 64, such as 1",
    )
    """Number of bot workers. None: one fewer than the processors, at least one. Old name: TERTULIA_AI_WORKERS."""
    shards: Annotated[int | Shards | None, NoDecode] = Field(
        None,
        validation_alias="TERTULIA_SHARDS",
        description="a whole number from 1 to 1000, or this process's part of that many, such as 0-15/64",
    )
    """Number of shards: connections to Discord's gateway. None: as many as Discord recommends.

    ``0-15/64``: the shards of this process among several on one PostgreSQL database.
    Discord accepts a thousand sessions a day.
    """
    cluster: Annotated[Shards | None, NoDecode] = Field(
        None,
        validation_alias="TERTULIA_CLUSTER",
        description="left out: TERTULIA_SHARDS holds this process's part of all shards, such as 0-15/64",
    )
    """The old name of a part in ``shards``: read for one more version."""
    discord_api: str | None = Field(
        None,
        validation_alias="TERTULIA_DISCORD_API",
        description="an address that starts with https:// or http://, such as https://discord.com/api/v10",
    )
    """Discord's API base URL, without a trailing slash. None: discord.py's default."""
    discord_gateway: str | None = Field(
        None,
        validation_alias="TERTULIA_DISCORD_GATEWAY",
        description="an address that starts with wss:// or ws://, such as wss://gateway.discord.gg",
    )
    """Discord's gateway URL. None: discord.py's default."""

    proxy: SecretStr | None = Field(
        None,
        validation_alias="TERTULIA_PROXY",
        description="the address of an HTTP proxy, such as http://user:password@proxy.example:3128",
    )
    """The proxy for all requests to Discord and its gateway. It may hold a password."""

    error_webhook: SecretStr | None = Field(
        None,
        validation_alias="TERTULIA_ERROR_WEBHOOK",
        description="the URL of a Discord webhook, such as https://discord.com/api/webhooks/123456789012345678/abc-def",
    )
    """Where errors of the log are reported. Anybody with the URL may write there."""

    @model_validator(mode="before")
    @classmethod
    def _without_empty(cls, given: dict[str, object]) -> dict[str, object]:
        """Let an empty variable count as not set. One of the environment hides that of the file."""
        return {name: value for name, value in given.items() if not isinstance(value, str) or value.strip()}

    @field_validator("discord_token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        """Treat an empty token as none. Reject spaces, quotes and a leading "Bot ", the usual copying mistakes."""
        text = token.get_secret_value().strip() if token else ""
        if not text:
            return None
        if any(character.isspace() or character in "'\"" for character in text) or len(text.split(".")) != TOKEN_PARTS:
            raise ValueError("not a bot token")
        return SecretStr(text)

    @field_validator("backup_folder")
    @classmethod
    def _at_home(cls, folder: Path | None) -> Path | None:
        try:
            return folder and folder.expanduser()  # a .env file knows no shell
        except RuntimeError:
            raise ValueError("no home folder") from None

    @field_validator("database", mode="before")
    @classmethod
    def _path_or_address(cls, database: object) -> object:
        """Keep an address as it is: a path would lose its second slash."""
        if isinstance(database, str):
            database = read_database(database)
            if is_address(database):
                return SecretStr(database)
            try:
                return Path(database).expanduser()  # a .env file knows no shell
            except RuntimeError:
                raise ValueError("no home folder") from None
        return database

    @property
    def on_postgres(self) -> bool:
        """Whether the database is on a PostgreSQL server."""
        return isinstance(self.database, SecretStr)

    @field_validator("shards", "cluster", mode="before")
    @classmethod
    def _number_or_part(cls, given: object, field: ValidationInfo) -> object:
        if not isinstance(given, str):
            return given
        text = given.strip()
        if "/" in text or field.field_name == "cluster":
            return Shards.read(text)
        if not (text.isdecimal() and 1 <= int(text) <= MAX_SHARDS):
            raise ValueError("not a number of shards")
        return int(text)

    @property
    def contradiction(self) -> str | None:
        """A sentence about settings that do not fit together, or None."""
        part = self.part
        if part is not None and not self.on_postgres:
            return "Shards of one process among several need TERTULIA_DATABASE to be the address of PostgreSQL."
        if self.cluster is not None and self.shards not in (None, self.cluster, self.cluster.total):
            return f"TERTULIA_SHARDS and TERTULIA_CLUSTER differ. Set TERTULIA_SHARDS={self.cluster} alone."
        return None

    @property
    def part(self) -> Shards | None:
        """The shards of this process among several, or None: it is alone."""
        return self.cluster or (None if isinstance(self.shards, int) else self.shards)

    @field_validator("discord_api")
    @classmethod
    def _address_of_api(cls, address: str | None) -> str | None:
        return _address(address, ("https", "http"))

    @field_validator("discord_gateway")
    @classmethod
    def _address_of_gateway(cls, address: str | None) -> str | None:
        return _address(address, ("wss", "ws"))

    @field_validator("proxy")
    @classmethod
    def _address_of_proxy(cls, proxy: SecretStr | None) -> SecretStr | None:
        address = proxy and _address(proxy.get_secret_value(), ("http", "https"), with_user=True)
        return SecretStr(address) if address else None

    @field_validator("error_webhook")
    @classmethod
    def _address_of_webhook(cls, webhook: SecretStr | None) -> SecretStr | None:
        address = webhook and _address(webhook.get_secret_value(), ("https", "http"))
        if address and not re.search(r"/api(/v\d+)?/webhooks/\d+/[\w-]+$", address):
            raise ValueError("not a webhook")
        return SecretStr(address) if address else None

    @field_validator("status_host")
    @classmethod
    def _host(cls, host: str) -> str:
        host = host.strip()
        if not re.fullmatch(r"[0-9A-Za-z._-]+", host):  # no name, and no IPv4 address
            try:
                ipaddress.IPv6Address(host)
            except ValueError:
                raise ValueError("not an address") from None
        return host

    @field_validator("log_format", mode="before")
    @classmethod
    def _any_case_of_format(cls, name: object) -> object:
        return name.strip().lower() if isinstance(name, str) else name

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: object) -> object:
        return level.strip().upper() if isinstance(level, str) else level


def _address(text: str | None, schemes: tuple[str, str], *, with_user: bool = False) -> str | None:
    """Strip trailing slashes from an address. Returns None for an empty one. Raises ValueError for an invalid one."""
    text = (text or "").strip().rstrip("/")
    if not text:
        return None
    wrong = ValueError("not an address")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    odd = parts.query or parts.fragment or any(map(str.isspace, text)) or "{" in text
    odd = odd or (parts.username is not None and not with_user)
    if parts.scheme not in schemes or not parts.hostname or port == 0 or odd:
        raise wrong
    return text


def variables() -> dict[str, tuple[str, ...]]:
    """Return environment variables by the name of their setting: the current one first, then old ones."""
    found = {}
    for name, field in Settings.model_fields.items():
        alias = field.validation_alias
        found[name] = tuple(map(str, alias.choices)) if isinstance(alias, AliasChoices) else (str(alias),)
    return found


CLOSE = 0.9
"""How like a setting the name of a variable is that was meant to be one, such as DISCORD_TOKN."""
GONE = ("TERTULIA_CACHE", "TERTULIA_FOLLOW_UPS")
"""Settings of earlier versions."""


def ignored(env_file: Path | None = None) -> list[str]:
    """Return a sentence for each variable that looks like a setting and is none."""
    try:
        in_file = dotenv_values(ROOT / ".env" if env_file is None else env_file, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        in_file = {}
    known = {name for names in variables().values() for name in names}
    found = []
    for name in sorted({*in_file, *os.environ}):
        wanted = name.upper()
        slip = wanted.startswith("TERTULIA_") or (name in in_file and "TOKEN" in wanted)
        if wanted in known or not (slip or difflib.get_close_matches(wanted, known, 1, CLOSE)):
            continue
        if wanted in GONE:
            found.append(f"{name} is no longer a setting. You may remove it.")
            continue
        near = ["DISCORD_TOKEN"] if "TOKEN" in wanted else difflib.get_close_matches(wanted, known, 1)
        meant = f" Did you mean {near[0]}?" if near else ""
        found.append(f"{name} is not a setting, so the bot ignores it.{meant}")
    return found


def read_settings(env_file: Path | None = None) -> Settings:
    """Read the settings. Raises :class:`SettingsError` with a sentence for each invalid variable, never with its value.

    An empty variable counts as not set.
    """
    file = ROOT / ".env" if env_file is None else env_file
    if os.path.isdir(file):
        raise SettingsError(f"{file} must be a file, such as a copy of .env.example; it is a folder.")
    try:
        settings = Settings(_env_file=file)
    except ValidationError as error:
        wrong = {str(problem["loc"][0]) for problem in error.errors(include_input=False)}
        sentences = [_sentence(name) for name, names in variables().items() if wrong & {name, *names}]
        raise SettingsError(f"{' '.join(sentences)} Correct it in .env or in the environment.") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{file} must be a text file in UTF-8, such as a copy of .env.example.") from None
    except OSError as error:
        raise SettingsError(f"{file} must be a file that the bot may read ({error.strerror}).") from None
    if settings.contradiction is not None:
        raise SettingsError(f"{settings.contradiction} Correct it in .env or in the environment.")
    return settings


def _sentence(setting: str) -> str:
    """Name a variable with its old names, since the user may have set one of them, and say what it must be."""
    current, *old = variables()[setting]
    named = f"{current} (formerly {', '.join(old)})" if old else current
    return f"{named} must be {Settings.model_fields[setting].description}."

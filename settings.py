"""Settings of one bot instance, from the environment and a ``.env`` file beside ``bot.py``.

``.env.example`` explains every variable. An invalid one stops the start with its name and the problem.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).parent


class SettingsError(Exception):
    """Invalid settings. The message names each variable, its problem and the fix."""


class Settings(BaseSettings):
    """Settings of a self-hosted bot. Names contain the units of times."""

    model_config = SettingsConfigDict(env_file=ROOT / ".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    """The bot's token. Without one, the sandbox opens instead."""
    database: Path | SecretStr = Field(ROOT / "tertulia.sqlite3", validation_alias="TERTULIA_DATABASE")
    """The SQLite file, created at the first start, or the address of a PostgreSQL database, which holds a password."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", validation_alias="TERTULIA_LOG_LEVEL")
    sandbox_port: int = Field(8765, ge=0, le=65535, validation_alias="TERTULIA_SANDBOX_PORT")
    """Port of the sandbox page. 0 takes any free port."""
    backups: int = Field(7, ge=0, le=365, validation_alias="TERTULIA_BACKUPS")
    """Number of daily backups kept beside the database. 0 makes none."""
    cache: str | None = Field(None, validation_alias="TERTULIA_CACHE")
    """Folder for drawn sprites, or "off". None: the user's cache folder."""
    render_workers: int = Field(
        1, ge=1, le=64, validation_alias=AliasChoices("TERTULIA_RENDER_WORKERS", "TERTULIA_DRAWING_PROCESSES")
    )
    """Number of render workers. TERTULIA_DRAWING_PROCESSES is its old name."""
    shards: int | None = Field(None, ge=1, le=1000, validation_alias="TERTULIA_SHARDS")
    """Number of shards: connections to Discord's gateway. None: as many as Discord recommends.

    Discord accepts a thousand sessions a day.
    """
    follow_ups: bool = Field(False, validation_alias="TERTULIA_FOLLOW_UPS")
    """Whether mentions and new boards follow clicks, and the tokens of interactions serve to edit and delete."""
    discord_api: str | None = Field(None, validation_alias="TERTULIA_DISCORD_API")
    """Discord's API base URL, without a trailing slash. None: discord.py's default."""
    discord_gateway: str | None = Field(None, validation_alias="TERTULIA_DISCORD_GATEWAY")
    """Discord's gateway URL. None: discord.py's default."""

    @field_validator("discord_token")
    @classmethod
    def _looks_like_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        """Treat an empty token as none. Reject spaces, quotes and a leading "Bot ", the usual copying mistakes."""
        text = token.get_secret_value().strip() if token else ""
        if not text:
            return None
        if any(character.isspace() or character in "'\"" for character in text) or text.count(".") != 2:
            raise ValueError("is not a bot token: copy it whole, without quotes, from the Bot page of your application")
        return SecretStr(text)

    @field_validator("database", mode="before")
    @classmethod
    def _path_or_address(cls, database: object) -> object:
        """Keep an address as it is: a path would lose its second slash."""
        if isinstance(database, str):
            database = database.strip()
            return SecretStr(database) if database.startswith(("postgresql://", "postgres://")) else Path(database)
        return database

    @property
    def on_postgres(self) -> bool:
        """Whether the database is on a PostgreSQL server."""
        return isinstance(self.database, SecretStr)

    @field_validator("discord_api")
    @classmethod
    def _address_of_api(cls, address: str | None) -> str | None:
        return _address(address, ("https", "http"), "https://discord.com/api/v10")

    @field_validator("discord_gateway")
    @classmethod
    def _address_of_gateway(cls, address: str | None) -> str | None:
        return _address(address, ("wss", "ws"), "wss://gateway.discord.gg")

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level


def _address(text: str | None, schemes: tuple[str, str], example: str) -> str | None:
    """Strip trailing slashes from an address. Returns None for an empty one. Raises ValueError for an invalid one."""
    text = (text or "").strip().rstrip("/")
    if not text:
        return None
    wrong = ValueError(f"is not an address like {example}")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    odd = parts.query or parts.fragment or parts.username is not None or any(map(str.isspace, text)) or "{" in text
    if parts.scheme not in schemes or not parts.hostname or port == 0 or odd:
        raise wrong
    return text


def variables() -> dict[str, tuple[str, ...]]:
    """Environment variables by the name of their setting: the current one first, then old ones."""
    found = {}
    for name, field in Settings.model_fields.items():
        alias = field.validation_alias
        found[name] = tuple(map(str, alias.choices)) if isinstance(alias, AliasChoices) else (str(alias),)
    return found


def _named(variable: str) -> str:
    """A variable with its old names, since the user may have set one of them."""
    old = next((names[1:] for names in variables().values() if names[0] == variable), ())
    return f"{variable} (formerly {', '.join(old)})" if old else variable


def read_settings(env_file: Path | None = None) -> Settings:
    """Read the settings. Raises :class:`SettingsError` naming each invalid variable. Never quotes a secret's value."""
    try:
        return Settings() if env_file is None else Settings(_env_file=env_file)
    except ValidationError as error:
        problems = [
            f"{_named(str(problem['loc'][0]))}: {problem['msg'].removeprefix('Value error, ')}"
            for problem in error.errors(include_input=False)
        ]
        raise SettingsError(
            "Invalid settings; fix these in .env or the environment (see .env.example): " + "; ".join(problems)
        ) from None

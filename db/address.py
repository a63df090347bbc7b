"""Which database a text names: the path of an SQLite file, or an address of PostgreSQL.

An address is ``postgresql://user:password@host:port/database``. It holds a password, so a text that is nearly one must
never be taken for a path: errors name paths.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

SCHEMES: Final = ("postgresql://", "postgres://")
NO_ADDRESS: Final = (
    "it must be the path of a file, or an address of PostgreSQL like postgresql://user:password@host:5432/database"
)
_LIKE_AN_ADDRESS: Final = re.compile(r"[a-z][a-z0-9+.-]+:/|.*:[^/]*@|.*\bpassword\s*=", re.IGNORECASE)
"""Matches another scheme than ours, and what holds a user and a password. A drive of Windows has one letter."""


def is_address(database: str | Path) -> bool:
    """Return whether a setting names a PostgreSQL database. Else it is the path of an SQLite file."""
    return str(database).startswith(SCHEMES)


def read_database(text: str) -> str:
    """Return a path, or an address with its scheme in lower case. Raises ValueError, without the text, for neither."""
    scheme, mark, rest = text.strip().partition("://")
    if f"{scheme.lower()}{mark}" in SCHEMES:
        return f"{scheme.lower()}{mark}{rest}"
    if _LIKE_AN_ADDRESS.match(text.strip()):
        raise ValueError(NO_ADDRESS)
    return text.strip()


def argument(text: str) -> str:
    """Return a database that a person has typed, for :mod:`argparse`."""
    try:
        return read_database(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def file_argument(text: str) -> Path:
    """Return the path of an SQLite file that a person has typed, for :mod:`argparse`."""
    database = argument(text)
    if is_address(database):
        raise argparse.ArgumentTypeError("it must be the path of a file; copy PostgreSQL with pg_dump")
    return Path(database)

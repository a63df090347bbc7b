"""Addresses of PostgreSQL databases: ``postgresql://user:password@host:port/database``."""

from __future__ import annotations

from pathlib import Path

SCHEMES = ("postgresql://", "postgres://")


def is_address(database: str | Path) -> bool:
    """Return whether a setting names a PostgreSQL database. Else it is the path of an SQLite file."""
    return str(database).startswith(SCHEMES)

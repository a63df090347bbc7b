"""The version of Tertulia, which stands in ``pyproject.toml``. ``start.py`` reads it before any package is there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"
VERSION: Final[str] = tomllib.loads(_PROJECT.read_text("utf-8"))["project"]["version"]

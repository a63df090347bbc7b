"""The version of Tertulia, which stands in ``pyproject.toml``. ``start.py`` reads it before any package is there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

VERSION: Final[str] = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text("utf-8"))["project"]["version"]

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / "tertulia #1?.sqlite3"  # characters with a meaning in a URI


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with await Store.open(database) as opened:
        yield opened

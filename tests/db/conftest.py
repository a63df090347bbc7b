from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
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


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """Yield a directory, with the process running as a user whom permissions bind, unlike root."""
    if os.name != "posix":
        pytest.skip("permissions of files as on Unix")
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    if os.geteuid() == 0:
        os.seteuid(65_534)
        try:
            yield folder
        finally:
            os.seteuid(0)
    else:
        yield folder
    folder.chmod(0o777)
    shutil.rmtree(folder)

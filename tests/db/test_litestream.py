"""Litestream beside the bot: what it copied elsewhere is a database that the bot opens, with all that was saved.

Skips where there is no ``litestream`` of version 0.5.1 or newer on the path.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from db import MemberSettings, Store
from tools.laws import ROOT

CONFIG = ROOT / "deploy" / "litestream.yml"
OLDEST = (0, 5, 1)
"""Restores of older versions lost data."""
TIMEOUT_SECONDS = 60.0


def version() -> tuple[int, ...] | None:
    """Return the version of the litestream on the path, None without one."""
    program = shutil.which("litestream")
    if program is None:
        return None
    said = subprocess.run([program, "version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", said)[:3]))


async def test_a_restored_copy_has_all_that_was_saved_while_the_bot_ran(tmp_path: Path) -> None:
    found = version()
    if found is None or found < OLDEST:
        pytest.skip("litestream 0.5.1 or newer is not installed: the restore of its copies is not tested here.")
    database, copies = tmp_path / "games.sqlite3", tmp_path / "copies"
    variables = {**os.environ, "TERTULIA_DATABASE": str(database), "LITESTREAM_REPLICA": copies.as_uri()}
    async with await Store.open(database, backups=7) as store:
        replicating = await asyncio.create_subprocess_exec(
            *("litestream", "replicate", "-config", CONFIG), env=variables, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            for number in range(1, 51):
                await store.settings.set_member(MemberSettings(number, 2, "fr"), number)
                await asyncio.sleep(0.01)
            # The bot still runs: this is a machine that is lost in the middle of an evening.
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not await holds(50, tmp_path / "restored.sqlite3", variables):
                    await asyncio.sleep(0.5)
        finally:
            replicating.terminate()
            await replicating.wait()
        assert await store.make_daily_backup(1_800_000_000_000) is not None
        await store.settings.set_member(MemberSettings(51, 2, "fr"), 51)


async def holds(count: int, target: Path, variables: dict[str, str]) -> bool:
    """Restore the newest copy, and open it as the bot does; whether it has the settings of so many servers."""
    target.unlink(missing_ok=True)
    restoring = await asyncio.create_subprocess_exec(
        *("litestream", "restore", "-config", CONFIG, "-o", target, variables["TERTULIA_DATABASE"]),
        env=variables,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    if await restoring.wait():
        return False
    async with await Store.open(target) as store:
        return all([(await store.settings.member(number, 2)).locale == "fr" for number in range(1, count + 1)])

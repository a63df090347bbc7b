"""A cold start: from the command to a ready bot, on a new and on an existing database.

Each start is a new process. A start must not import what it does not need (drawing).
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from bench import Result

STARTS = 5
ROOT = Path(__file__).resolve().parent.parent
LATE = ("PIL", "numpy", "simcord.preview")
"""Modules that only pictures or the sandbox need."""

PROGRAM = """
import asyncio, json, sys, time
began = time.perf_counter()
import discord
library = time.perf_counter() - began
import simcord
ready = None
async def main(path):
    global ready
    from cogs.client import Tertulia
    from cogs.client_options import ClientOptions
    loaded = time.perf_counter()
    env = simcord.Env(Tertulia(ClientOptions(database=path, shards=1)))
    await env.start()
    ready = time.perf_counter() - loaded
    late = [name for name in sys.argv[2:] if name in sys.modules]
    print(json.dumps({"library": library, "ready": ready, "late": late}), flush=True)
    await env.bot.close()
    await env.shutdown()
asyncio.run(main(sys.argv[1]))
"""


def run() -> Result:
    """Start the bot several times against the simulated Discord, whose login takes no time."""
    whole: list[float] = []
    parts: list[dict[str, float]] = []
    early: set[str] = set()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        for _ in range(STARTS + 1):
            started = time.perf_counter()
            process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, database, *LATE],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            assert process.stdout is not None
            line = process.stdout.readline()
            whole.append(time.perf_counter() - started)
            if process.wait() != 0:
                raise RuntimeError("the bot did not start; run it by hand to see why")
            said = json.loads(line)
            early |= set(said.pop("late"))
            parts.append(said)
    figures: dict[str, float | int | str] = {
        "command to ready, first start (new database), s": whole[0],
        "command to ready, later starts, median s": median(whole[1:]),
        "of which importing discord.py, median s": median(part["library"] for part in parts[1:]),
        "of which opening the store, commands, logging in, median s": median(part["ready"] for part in parts[1:]),
        "imported although not needed yet": ", ".join(sorted(early)) or "nothing",
    }
    return Result("start", figures, (f"{STARTS} starts after the first, each a process of its own",))

"""``python -m tests.wire.wrong_clock AHEAD JUMP``: run the bot with a wall clock that is AHEAD seconds fast.

SIGUSR1 makes the clock jump by JUMP seconds. The monotonic clock stays right, as on a real machine.
"""

from __future__ import annotations

import runpy
import signal
import sys
from datetime import UTC, datetime, timedelta

import time_machine


def main(ahead: float, jump: float) -> None:
    """Set the clock, then become ``bot.py``."""
    clock = time_machine.travel(datetime.now(UTC) + timedelta(seconds=ahead), tick=True).start()
    signal.signal(signal.SIGUSR1, lambda *_: clock.shift(jump))
    sys.argv[:] = ["bot.py"]
    runpy.run_path("bot.py", run_name="__main__")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:3]))

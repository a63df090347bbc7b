"""Leave nothing behind: a folder for all temporary files of a run of the tests, tidied up however the run ends.

:func:`watch` starts this file as a program of its own. It notices the end of the run, even by ``kill -9``, ends every
process that names the folder in its arguments or environment, such as a database server, and deletes the folder.
"""

from __future__ import annotations

import atexit
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
"""Linux keeps files here in memory. Thousands of small databases on a disk take a third of the suite's time."""
ENOUGH: Final = 2**31
"""Bytes free in memory that a run may fill."""
PREFIX: Final = "tests-"
"""Short: the path of a socket has at most 107 bytes."""
KEPT: Final = "kept"
"""A file in the folder of a run that failed: its files can be looked at until the next run begins."""
QUIT_SECONDS: Final = 5.0
"""What a process gets to end by itself: a killed PostgreSQL would leave its shared memory."""
LOOK_SECONDS: Final = 0.5


def watch() -> Path:
    """Make the folder of this run, let temporary files be there, and watch over it. Returns the folder."""
    in_memory = "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ENOUGH
    place = MEMORY if in_memory else Path(tempfile.gettempdir())
    for old in place.glob(f"{PREFIX}*/{KEPT}"):
        with suppress(PermissionError):  # of another user
            shutil.rmtree(old.parent)
    folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
    folder.chmod(0o755)  # Run as root, servers and some tests are an ordinary user.
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
    if os.name == "posix":
        watcher = subprocess.Popen(
            [sys.executable, __file__, str(folder), str(os.getpid())], stdin=subprocess.PIPE, start_new_session=True
        )
        atexit.register(watcher.communicate)
    else:
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def tidy(folder: Path) -> None:
    """End the processes of a run, and delete its folder unless it is kept."""
    began = time.monotonic()
    while (left := [*_processes(folder)]) and time.monotonic() < began + 2 * QUIT_SECONDS:
        number = signal.SIGQUIT if time.monotonic() < began + QUIT_SECONDS else signal.SIGKILL
        for pid in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, number)
        time.sleep(0.1)
    if not (folder / KEPT).exists():
        shutil.rmtree(folder, ignore_errors=True)


def _processes(folder: Path) -> Iterator[int]:
    """Yield the other processes that name the folder. None on systems without ``/proc``."""
    name = folder.name.encode()
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state = (process / "stat").read_text().rpartition(")")[2].split()[0]
            named = any(name in (process / each).read_bytes() for each in ("cmdline", "environ"))
            if named and state != "Z" and int(process.name) != os.getpid():
                yield int(process.name)


def main(folder: Path, run: int) -> None:
    """Wait for the end of a run, given by its process id, then tidy up."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    while os.getppid() == run and not select.select([sys.stdin], [], [], LOOK_SECONDS)[0]:
        pass
    tidy(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))

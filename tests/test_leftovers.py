"""A run of the tests that is killed leaves no server, process or folder behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.leftovers import KEPT, PREFIX
from tests.postgres import MISSING, binaries

ROOT = Path(__file__).resolve().parents[1]
RUN = """
import os, subprocess, sys, tempfile, time
from pathlib import Path
from tests import leftovers, postgres
folder = leftovers.watch()
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], env={"HOME": tempfile.mkdtemp()})
if postgres.binaries():
    postgres.shared_cluster()
if "fail" in sys.argv:
    (folder / leftovers.KEPT).touch()
print(folder, flush=True)
if "killed" in sys.argv:
    time.sleep(600)
"""
TIDY_SECONDS = 30.0

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds processes as Linux lists them")


def named(folder: Path) -> list[str]:
    """Return the command lines of all processes that name a folder in their arguments or environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            line, variables = ((process / each).read_bytes() for each in ("cmdline", "environ"))
        except OSError:
            continue
        if folder.name.encode() in line + variables:
            found.append(line.decode().replace("\0", " "))
    return found


@pytest.mark.parametrize("how", ["killed", "fail", ""])
def test_a_run_leaves_no_process_and_only_a_failed_one_its_folder(how: str) -> None:
    place = Path(tempfile.mkdtemp())
    place.chmod(0o755)  # a database server runs as another user than root
    environment = {"PATH": "/usr/bin:/bin", "TMPDIR": str(place)}
    with subprocess.Popen(
        [sys.executable, "-c", RUN, how], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        folder = Path(run.stdout.readline().strip())
        assert folder.name.startswith(PREFIX) and folder.parent == place
        if how == "killed":
            there = "\n".join(named(folder))
            assert "time.sleep(600)" in there and ("postgres" in there or not binaries()), MISSING
            run.send_signal(signal.SIGKILL)
        run.wait()
    until = time.monotonic() + TIDY_SECONDS
    while (named(folder) or (how != "fail" and folder.exists())) and time.monotonic() < until:
        time.sleep(0.05)
    assert named(folder) == []
    assert folder.exists() is (how == "fail") and (not folder.exists() or (folder / KEPT).exists())

"""Long commands show progress on a terminal's standard error, and nowhere else."""

from __future__ import annotations

import importlib
import json
import os
import pty
import subprocess
import sys
import termios
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.imports import ROOT, imports

SELFPLAY = "from engine.selfplay import main; main(['capital_lux', '--games', '3', *sys.argv[1:]])"
BENCH = """
import bench.__main__, bench.transaction
bench.transaction.MOVES = 2
bench.__main__.main(['--only', 'transaction', '--json', *sys.argv[1:]])
"""
GALLERY = """
from itertools import islice
from render import gallery
every = gallery._offered
gallery._offered = lambda *asked: islice(every(*asked), 2)
sys.argv[1:] = [os.environ['GALLERY'], '--game', 'mausoleum', *sys.argv[1:]]
gallery.main()
"""
COMMANDS = {"selfplay": (SELFPLAY, "capital_lux"), "bench": (BENCH, "transaction"), "gallery": (GALLERY, "mausoleum")}
"""Short runs, and what each shows beside its bar."""
LONG = (
    "bench.__main__",
    "bench.arena",
    "engine.selfplay",
    "render.gallery",
    "tables.ratings",
    "tests.secrets.__main__",
    "tests.wire.__main__ crash",
    "tools.check_game",
)


class Ran(NamedTuple):
    out: str
    err: str


def command(program: str, *arguments: str) -> list[str]:
    return [sys.executable, "-c", f"import os, sys\n{program}", *arguments]


def piped(program: str, *arguments: str) -> Ran:
    done = subprocess.run(command(program, *arguments), cwd=ROOT, capture_output=True, text=True, check=True)
    return Ran(done.stdout, done.stderr)


def on_terminal(program: str, *arguments: str, both: bool = False) -> Ran:
    """Run a program whose standard error is a terminal. ``both``: the standard output is the same terminal."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    out = theirs if both else subprocess.PIPE
    with (
        subprocess.Popen(command(program, *arguments), cwd=ROOT, stdout=out, stderr=theirs, text=True) as process,
        ThreadPoolExecutor(1) as reader,
    ):
        os.close(theirs)
        shown = reader.submit(drained, ours)
        printed, _ = process.communicate()
    assert process.returncode == 0, shown.result()
    return Ran(printed or "", shown.result())


def drained(terminal: int) -> str:
    """Return all that is written to a terminal, then close it."""
    found = []
    with suppress(OSError):  # Linux reports the end of a terminal as an error.
        while part := os.read(terminal, 65536):
            found.append(part)
    os.close(terminal)
    return b"".join(found).decode()


def shape(out: str) -> object:
    """Return an output without its figures: the names in its JSON object."""
    return json.loads(out).keys() if out else None


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALLERY", str(tmp_path))


@pytest.mark.parametrize("name", COMMANDS)
def test_a_terminal_shows_progress_and_a_pipe_or_quiet_shows_none(name: str) -> None:
    program, label = COMMANDS[name]
    shown = on_terminal(program)
    assert label in shown.err and "0%|" in shown.err
    assert shown.err.endswith("\r") and not shown.err.split("\r")[-2].strip(), "the bar is gone at the end"
    unseen = [piped(program), on_terminal(program, "--quiet")]
    assert [ran.err for ran in unseen] == ["", ""]
    assert [shape(ran.out) for ran in unseen] == [shape(shown.out)] * 2


def test_a_line_stands_above_the_bar() -> None:
    program = """
from engine.progress import print_above, progress
for number in progress(range(2), "numbers"):
    print_above(f"line {number}")
"""
    seen = on_terminal(program, both=True).err
    assert "numbers" in seen and "\rline 0\r\n" in seen and "\rline 1\r\n" in seen


def test_without_tqdm_a_command_runs_and_shows_no_progress() -> None:
    ran = on_terminal(f"sys.modules['tqdm'] = None\n{SELFPLAY}")
    assert json.loads(ran.out)["games"] == 3 and not ran.err


def test_in_the_engine_only_progress_imports_tqdm() -> None:
    paths = sorted((ROOT / "engine").rglob("*.py"))
    found = [path.name for path in paths for each in imports(path.read_text(encoding="utf-8")) if each.name == "tqdm"]
    assert set(found) == {"progress.py"}


@pytest.mark.parametrize("name", LONG)
def test_every_long_command_can_be_quiet(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, *proof = name.split()
    monkeypatch.setattr(sys, "argv", [module, *proof, "--help"])
    with pytest.raises(SystemExit):
        importlib.import_module(module).main()
    assert "--quiet" in capsys.readouterr().out

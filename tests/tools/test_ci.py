"""``.ci/suite`` gives a few failed tests a second try alone, and hides nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.laws import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script for bash")

PASSING = "def test_passing(): pass\n"
FAILING = "def test_failing(): assert False\n"
FLAKY = """
import pathlib
def test_flaky():
    marker = pathlib.Path("ran-before")
    ran, _ = marker.exists(), marker.touch()
    assert ran
"""
FLAKY_THEN_GONE = """
import pathlib
import pytest
def test_gone():
    marker = pathlib.Path("ran-before")
    if marker.exists():
        pytest.skip("no second try")
    marker.touch()
    assert False
"""


def suite(folder: Path, text: str) -> tuple[int, str]:
    """Return the exit code of a suite with one file, and what it prints."""
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    command = [str(ROOT / ".ci" / "suite"), sys.executable, "-m", "pytest", "-q", "-p", "xdist"]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return run.returncode, run.stdout + run.stderr


def test_a_test_that_passes_alone_is_named(tmp_path: Path) -> None:
    code, said = suite(tmp_path, PASSING + FLAKY)
    assert code == 0 and said.splitlines()[-1] == "failed at first, passed alone: test_it.py::test_flaky"
    assert "1 passed" in said.partition("once more")[2], "the second run leaves out what had passed"


def test_a_test_that_fails_again_fails_the_run(tmp_path: Path) -> None:
    code, said = suite(tmp_path, PASSING + FLAKY + FAILING)
    assert code == 1 and "1 failed, 1 passed" in said.partition("once more")[2] and "passed alone" not in said


def test_a_second_try_that_is_skipped_is_no_pass(tmp_path: Path) -> None:
    code, said = suite(tmp_path, PASSING + FLAKY_THEN_GONE)
    assert code == 1 and "passed alone" not in said


def test_many_failures_get_no_second_try(tmp_path: Path) -> None:
    many = "import pytest\n@pytest.mark.parametrize('n', range({}))\ndef test_failing(n): assert False\n"
    code, said = suite(tmp_path, many.format(6))
    assert code == 1 and "6 tests failed: no second try." in said and "once more" not in said


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 5),
        ("import nothing_of_this_name\n", 2),
        ("import os\ndef test_crash(): os.abort()\n", 134),
    ],
    ids=["no test", "a file that cannot be read", "a crash"],
)
def test_anything_else_fails_at_once(text: str, expected: int, tmp_path: Path) -> None:
    code, said = suite(tmp_path, text)
    assert code == expected and "once more" not in said

"""``start.py upgrade``: to the newest version and back, with a clone of git and a systemd of its own."""

from __future__ import annotations

import hashlib
import itertools
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import start

ROOT = Path(__file__).resolve().parent.parent
WITHOUT = pytest.mark.skipif(shutil.which("git") is None or os.name != "posix", reason="needs git, and systemd's shell")
pytestmark = WITHOUT

SYSTEMCTL = """\
#!/bin/sh
# A unit of the folder $UNIT_OF, which starts only a version that says "good", on a database of its schema.
echo "$@" >> "$JOURNAL"
case "$1" in
  list-units) echo "tertulia.service loaded active running Tertulia"; echo "tertulia@0.service loaded" ;;
  show)
    test "$2" = tertulia.service && echo "WorkingDirectory=$UNIT_OF" || echo "WorkingDirectory=/elsewhere"
    echo "User="
    echo "Environment=PYTHONUNBUFFERED=1 TERTULIA_DATABASE=games"
    echo "EnvironmentFiles=$UNIT_OF/../settings (ignore_errors=no)" ;;
  start)
    read -r good schema < "$UNIT_OF/program"
    test "$good" = interrupts && kill -INT $PPID && sleep 5 && exit 1
    test "$good" = migrates && echo 2 > "$UNIT_OF/../games" && exit 1
    test "$good" = good && test "$schema" = "$(cat "$UNIT_OF/../games")" ;;
esac
"""
BACKUPS = """\
import os, pathlib, sys
folder = pathlib.Path(__file__).resolve().parent.parent
database, copy = folder / os.environ["TERTULIA_DATABASE"], folder / "copy"
assert os.environ["FROM_FILE"] == "a b", os.environ
if sys.argv[1:] == ["backup", "--stopped"]:
    if (folder / "runs").exists():
        sys.exit("The database is in use.")
    if (folder / "none").exists():
        sys.exit("There is no database games. Give the path that the bot uses.")
    if (folder / "postgres").exists():
        print("PostgreSQL has programs of its own. All is well for this line:\\npg_dump --file=x")
    else:
        copy.write_text(database.read_text())
        print(f"Backed up {database} to {copy} and checked it. Copy it to another machine.")
else:
    assert sys.argv[1:] == ["restore", str(copy)], sys.argv
    database.write_text(copy.read_text())
"""


KILLED = """
import os, runpy, signal, sys
last, steps = int(sys.argv.pop(1)), 0
def count(event, arguments):
    global steps
    if event == "subprocess.Popen" or (event in ("os.rename", "os.remove") and "tertulia-upgrade" in str(arguments[0])):
        steps += 1
        if steps == last:
            os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(count)
sys.argv[0] = "start.py"
sys.path.insert(0, os.getcwd())
runpy.run_path("start.py", run_name="__main__")
"""
"""Runs ``start.py``, and dies before the command, or the change of the upgrade's note, with the given number."""


def _hear_interrupts() -> None:
    """Let Python raise KeyboardInterrupt: what a shell starts in the background ignores SIGINT."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@dataclass
class Clone:
    """A clone of a small Tertulia, beside its database ``games`` and its settings."""

    origin: Path
    folder: Path

    def git(self, *arguments: str, where: Path | None = None) -> str:
        identity = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
        done = subprocess.run(
            ["git", *identity, *arguments], cwd=where or self.folder, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def release(self, tag: str, program: str, lock: str = "nothing==1") -> None:
        """Commit and tag a version in the origin."""
        (self.origin / "program").write_text(program + "\n")
        (self.origin / start.RUN).parent.mkdir(exist_ok=True)
        (self.origin / start.RUN).write_text(lock + "\n")
        self.git("add", "--all", where=self.origin)
        self.git("commit", "--quiet", "--allow-empty", "--message", tag, where=self.origin)
        self.git("tag", tag, where=self.origin)

    def upgrade(self, *arguments: str, units: bool = True, killed_before: int = 0) -> subprocess.CompletedProcess[str]:
        path = f"{self.folder.parent / 'bin'}:{os.environ['PATH']}" if units else os.environ["PATH"]
        unit_of = {"UNIT_OF": str(self.folder), "JOURNAL": str(self.folder.parent / "journal")}
        program = ["-c", KILLED, str(killed_before)] if killed_before else ["start.py"]
        others = {} if units else {"TERTULIA_DATABASE": "games", "FROM_FILE": "a b"}
        return subprocess.run(
            [sys.executable, *program, "upgrade", *arguments],
            cwd=self.folder,
            env={"PATH": path, "HOME": str(self.folder.parent), **unit_of, **others},
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=_hear_interrupts,
        )

    @property
    def version(self) -> str:
        return self.git("describe", "--tags", "--exact-match")

    @property
    def schema(self) -> str:
        return (self.folder.parent / "games").read_text().strip()

    @property
    def verbs(self) -> list[str]:
        """What systemd was asked to do with the unit of this folder."""
        said = (self.folder.parent / "journal").read_text().splitlines()
        assert all(line.split()[1:] == ["tertulia.service"] for line in said if line.startswith(("stop", "start")))
        return [line.split()[0] for line in said if line.startswith(("stop", "start"))]


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    found = Clone(tmp_path / "origin", tmp_path / "here")
    found.origin.mkdir()
    found.git("init", "--quiet", "--initial-branch=main", where=found.origin)
    for name in ("start.py", "upgrade.py", "status/__init__.py", "status/version.py"):
        (found.origin / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, found.origin / name)
    (found.origin / "backups.py").write_text(BACKUPS)
    (found.origin / ".gitignore").write_text(".venv\n__pycache__\n")
    found.release("v0.2.0", "good 1")
    subprocess.run(["git", "clone", "--quiet", str(found.origin), str(found.folder)], check=True)
    python = found.folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    (found.folder / ".venv" / "pyvenv.cfg").write_text(f"version = {start.VERSION}.0\n")
    lock = hashlib.sha256((found.folder / start.RUN).read_bytes()).hexdigest()
    (found.folder / ".venv" / "installed").write_text(f"{start.VERSION} {start.RUN} {lock}")
    (tmp_path / "games").write_text("1\n")
    (tmp_path / "settings").write_text("# one\nFROM_FILE='a b'\n")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "systemctl").write_text(SYSTEMCTL)
    (tmp_path / "bin" / "systemctl").chmod(0o755)
    return found


def test_an_upgrade_restarts_the_unit_of_this_folder_on_the_newest_version(clone: Clone) -> None:
    clone.release("v0.9.0", "good 1")
    clone.release("v0.10.0", "good 1")
    clone.release("nightly", "bad 1")
    done = clone.upgrade()
    assert done.returncode == 0, done.stderr
    assert "Tertulia v0.10.0 runs." in done.stdout and "copy" in done.stdout
    assert clone.version == "v0.10.0" and clone.verbs == ["stop", "start"]
    assert "already" in clone.upgrade().stdout and clone.verbs == ["stop", "start"]
    assert clone.upgrade("v0.2.0").returncode == 0 and clone.version == "v0.2.0", "back to a version that is named"


@pytest.mark.parametrize("program", ["bad 1", "migrates 2"])
def test_a_version_that_does_not_start_gives_way_to_the_former_one(clone: Clone, program: str) -> None:
    clone.release("v0.3.0", program)
    done = clone.upgrade()
    assert done.returncode == 1 and "systemctl start" in done.stderr and "no move is lost" in done.stderr
    assert clone.version == "v0.2.0" and clone.git("symbolic-ref", "--short", "HEAD") == "main"
    assert clone.schema == "1" and clone.verbs[:3] == ["stop", "start", "stop"] and clone.verbs[-1] == "start"


def test_an_interrupted_upgrade_starts_the_former_version(clone: Clone) -> None:
    """A start may take long, and a person may think that it hangs."""
    clone.release("v0.3.0", "interrupts 1")
    done = clone.upgrade()
    assert done.returncode == 1 and done.stderr.startswith("Interrupted") and "no move is lost" in done.stderr
    assert clone.version == "v0.2.0" and clone.verbs == ["stop", "start", "stop", "start"]


def test_a_former_version_that_does_not_start_either_hides_no_reason(clone: Clone) -> None:
    """As while Discord cannot be reached: systemd then goes on trying the former version."""
    clone.release("v0.3.0", "bad 1")
    (clone.folder.parent / "games").write_text("7\n")
    done = clone.upgrade()
    assert done.returncode == 1 and done.stderr.count("This failed: systemctl start") == 2
    assert "The former version, main, could not be started either." in done.stderr and clone.version == "v0.2.0"


def test_packages_that_cannot_be_installed_leave_the_former_version(clone: Clone) -> None:
    clone.release("v0.3.0", "good 1", lock="no-such-package==1 --hash=sha256:" + "0" * 64)
    done = clone.upgrade()
    assert done.returncode == 1 and "start.py install" in done.stderr
    assert clone.version == "v0.2.0" and clone.verbs == ["stop", "stop", "start"]


def test_what_stands_against_an_upgrade_is_said_and_nothing_changes(clone: Clone) -> None:
    def refused(*arguments: str, units: bool = True) -> str:
        done = clone.upgrade(*arguments, units=units)
        assert done.returncode and clone.version == "v0.2.0" and clone.schema == "1"
        return done.stderr

    clone.release("v0.3.0", "good 1")
    assert "There is no version v7.0.0" in refused("v7.0.0")
    assert "Usage" in refused("--now")
    (clone.folder.parent / "runs").touch()
    assert "in use" in refused() and clone.verbs == ["stop", "start"], "the unit runs again"
    (clone.folder.parent / "runs").unlink()
    (clone.folder.parent / "none").touch()
    assert "There is no database" in (said := refused()) and "git checkout v0.3.0" in said
    (clone.folder.parent / "none").unlink()
    (clone.folder.parent / "postgres").touch()
    assert "pg_dump --file=x" in (said := refused()) and "--dumped" in said
    (clone.folder.parent / "settings").rename(clone.folder.parent / "gone")
    assert "sudo" in refused()
    (clone.folder / "program").write_text("mine\n")
    assert "program" in (said := refused()) and "undo" in said
    clone.git("checkout", "--quiet", "program")
    (clone.folder / ".git").rename(clone.folder.parent / "git")
    done = clone.upgrade()
    assert done.returncode == 1 and "docker compose" in done.stderr


def test_without_a_unit_the_bot_is_started_by_hand(clone: Clone) -> None:
    clone.release("v0.3.0", "good 1")
    (clone.folder.parent / "postgres").touch()
    done = clone.upgrade("--dumped", units=False)
    assert done.returncode == 0 and "Start it with: python3 start.py" in done.stdout, done.stderr
    assert clone.version == "v0.3.0"


@pytest.mark.slow
@pytest.mark.parametrize("program", ["good 1", "bad 1", "migrates 2"])
def test_an_upgrade_that_is_killed_at_any_step_is_finished_or_undone_by_the_next(clone: Clone, program: str) -> None:
    clone.release("v0.3.0", program)
    home = clone.folder.parent
    for last in itertools.count(1):
        there = home.with_name(f"{home.name}-{last}")
        shutil.copytree(home, there, symlinks=True)
        tried = Clone(there / "origin", there / "here")
        killed = tried.upgrade(killed_before=last)
        if killed.returncode >= 0:
            break
        done = tried.upgrade()
        if program == "good 1":
            assert done.returncode == 0 and tried.version == "v0.3.0", (last, done.stderr)
        else:
            assert done.returncode == 1 and "The former version is back" in done.stderr, (last, done.stderr)
            assert tried.version == "v0.2.0" and tried.git("symbolic-ref", "--short", "HEAD") == "main"
        assert tried.schema == "1", "no move is lost"
        if (there / "journal").exists() and "stop" in tried.verbs:
            assert tried.verbs[-1] == "start", "the unit runs"
        assert not (there / "here" / ".git" / "tertulia-upgrade").exists()
        shutil.rmtree(there)
    assert last > 10


def test_a_second_upgrade_says_that_it_finishes_the_first(clone: Clone) -> None:
    clone.release("v0.3.0", "good 1")
    assert clone.upgrade(killed_before=15).returncode < 0
    assert "The upgrade to v0.3.0 was cut off." in (done := clone.upgrade()).stdout and done.returncode == 0
    assert "already" in clone.upgrade().stdout

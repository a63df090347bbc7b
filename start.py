"""The single command ``python3 start.py``: prepares this folder and starts the bot.

``python3 start.py [arguments of bot.py]`` runs the bot. Without a token, it opens the sandbox in the browser.
``python3 start.py test [arguments of pytest]`` runs the tests, by default all of them on all processors.

Installs the requirements into ``.venv`` beside this file, once and after each change of the requirement lists. Uses the
standard library only.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # an older Python reads this file first
    sys.exit("Tertulia needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import hashlib
import importlib.util
import os
import shutil
import subprocess
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
VERSION = "{}.{}".format(*sys.version_info)
RUN = ("requirements.txt",)
TEST = ("requirements.txt", "requirements-dev.txt")
ALL_TESTS = ("-n", "logical", "--dist", "worksteal")
"""pytest's default arguments: one process for each processor. A few tests alone start sooner without them."""


def main(arguments: list[str]) -> int:
    """Prepare ``.venv``, then run the bot or the tests in it. Returns the exit code on Windows only."""
    os.chdir(ROOT)
    testing = arguments[:1] == ["test"]
    prepare(TEST if testing else RUN)
    if testing:
        return hand_over(["-m", "pytest", *(arguments[1:] or ALL_TESTS)])
    return hand_over(["bot.py", *arguments])


def prepare(lists: tuple[str, ...]) -> None:
    """Make ``.venv`` and install ``lists`` unless they are installed. Exits with a sentence on failure."""
    marker = VENV / f"installed-{Path(lists[-1]).stem}"
    wanted = f"{VERSION} {digest(lists)}"
    installed = read(marker)
    if PYTHON.exists() and installed == wanted:
        return
    if not PYTHON.exists() or not made_by(VERSION):
        make_venv()
    say(f"Installing {lists[-1]} into {VENV.name}: a minute or two the first time.")
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
    failed = subprocess.call([*pip, "-r", lists[-1]])
    if failed:
        give_up(
            "The requirements could not be installed; pip says why above. "
            "Without a connection to the package index this cannot work: check the network and run the command again.",
            failed,
        )
    try:
        marker.write_text(wanted, encoding="utf-8")
    except OSError as error:
        give_up(cannot_write(error))
    say("Ready.")


def make_venv() -> None:
    """Make a new ``.venv`` with pip."""
    if importlib.util.find_spec("ensurepip") is None:
        give_up(
            "This Python cannot make virtual environments: its ensurepip module is missing. "
            "On Debian and Ubuntu install it with: sudo apt install python3-venv"
        )
    say(f"Making a virtual environment in {VENV}.")
    done = False
    try:
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(VENV)
        done = True
    except OSError as error:
        give_up(cannot_write(error))
    except subprocess.CalledProcessError as error:
        give_up(f"The virtual environment could not be made: {error}. Run the command again.")
    finally:
        if not done:  # the next start would use a half-made one
            shutil.rmtree(VENV, ignore_errors=True)


def made_by(version: str) -> bool:
    """Return whether ``.venv`` belongs to this Python version: after an upgrade, Python cannot find its packages."""
    for line in read(VENV / "pyvenv.cfg").splitlines():
        name, _, value = line.partition("=")
        if name.strip() == "version":
            return value.strip().startswith(f"{version}.")
    return False


def digest(lists: tuple[str, ...]) -> str:
    """Return a digest of the requirement lists."""
    return hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in lists)).hexdigest()


def read(path: Path) -> str:
    """Return the text of a small file, empty if it does not exist."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def hand_over(arguments: list[str]) -> int:
    """Replace this process by the Python of ``.venv``, which then gets its signals and sets the exit code."""
    command = [str(PYTHON), *arguments]
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)
    child = subprocess.Popen(command)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:  # Windows sends Ctrl-C to the child as well: wait until it ends.
            continue


def cannot_write(error: OSError) -> str:
    """Return the sentence for a folder without write permission."""
    why = error.strerror or error
    return f"Cannot write into {ROOT} ({why}). Copy Tertulia into a folder of yours and start it there."


def say(sentence: str) -> None:
    """Print a sentence at once."""
    print(sentence, flush=True)


def give_up(sentence: str, code: int = 1) -> NoReturn:
    """Exit with a sentence."""
    print(sentence, file=sys.stderr, flush=True)
    raise SystemExit(code)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

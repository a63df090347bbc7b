"""The single command ``python3 start.py``: prepares this folder and starts the bot. :data:`HELP` lists what it does.

Installs the locked packages into ``.venv`` beside this file, once and after each change of the lock. With a token the
bot needs half of them: the sandbox is installed when it opens. Uses the standard library only.
"""

import sys

# Python 3.6 and newer compile this file, so that each of them can say this: no match, no except*.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Tertulia needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import venv
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
VERSION = "{}.{}".format(*sys.version_info)
RUN = "requirements/bot.lock"
SANDBOX = "requirements/sandbox.lock"
TEST = "requirements/dev.lock"
LOCKS = (RUN, SANDBOX, TEST)
"""What to install. Each lock holds the packages of the one before and more, all in the same versions."""
HELP = """\
python3 start.py                  run the bot; without a token, open the sandbox in the browser
python3 start.py --sandbox        open the sandbox even if a token is set
    --port N --no-browser --language fr         its port, without a browser, in one language
python3 start.py --check-health   say whether the bot that runs here is healthy
python3 start.py --version        say the version
python3 start.py install [--dev]  install what the bot needs, or what tests need as well; start nothing
python3 start.py backup [FILE]    copy the database, also while the bot runs
python3 start.py restore FILE     put a backup in the database's place, while the bot does not run
python3 start.py upgrade [TAG]    fetch the newest version and restart the unit; go back if it does not start
python3 start.py doctor           say what is wrong with this installation, and change nothing
python3 start.py test [...]       run the tests; what follows goes to pytest"""
TOKEN = re.compile(r"^\s*(?:export\s+)?DISCORD_TOKEN\s*=(.*)$", re.MULTILINE | re.IGNORECASE)
"""Matches a line of ``.env`` that sets the token. The group is what stands behind the equals sign."""
NOTHING = re.compile(r"\s*(['\"]?)\s*\1\s*(#.*)?")
"""Matches an empty value in ``.env``."""
ALL_TESTS = ("-n", str((os.cpu_count() or 1) * 2), "--dist", "worksteal", "--durations=25")
"""pytest's default arguments: two processes a processor, since tests also wait. A few start sooner without them."""


def main(arguments: list[str]) -> int:
    """Prepare ``.venv``, then run the bot or the tests in it. Returns the exit code on Windows only."""
    here = os.getcwd()
    os.chdir(ROOT)
    word, options = (arguments[0], arguments[1:]) if arguments else ("", [])
    if word in ("doctor", "backup", "restore", "--check-health"):
        need_packages()
        return hand_over(program(word, options, here))
    if word == "install":
        if options not in ([], ["--dev"]):
            give_up("Usage: python3 start.py install [--dev]", 2)
        prepare(TEST if options else RUN)
        return 0
    if word == "upgrade":
        return upgrade_to(options)
    if word == "test":
        prepare(TEST)
        return hand_over(["-m", "pytest", *(options or ALL_TESTS)])
    if arguments == ["--version"]:
        from status.version import VERSION as TERTULIA

        say(f"Tertulia {TERTULIA}")
        return 0
    if arguments in (["--help"], ["-h"]):
        say(HELP)
        return 0
    if word and not word.startswith("-"):
        give_up(f"There is no command {word}.\n{HELP}", 2)
    prepare(SANDBOX if opens_sandbox(arguments) else RUN)
    return hand_over(["bot.py", *arguments])


def program(what: str, options: list[str], here: str) -> list[str]:
    """Return the arguments of Python for a command. A file is named as seen from ``here``, where the person is."""
    if what == "--check-health":
        return ["bot.py", what, *options]
    if what == "doctor":
        return ["-m", "doctor", *options]
    return ["-m", "backups", what, *(each if each.startswith("-") else os.path.join(here, each) for each in options)]


def need_packages() -> None:
    """Exit with a sentence if nothing is installed yet."""
    if not is_installed():
        give_up("No packages are installed yet. Install them and start the bot with: python3 start.py", 2)


def upgrade_to(options: list[str]) -> int:
    """Upgrade to the newest version, or that of a tag; return 0. Exits with sentences on failure."""
    from upgrade import UpgradeRefused, upgrade

    tags = [option for option in options if option != "--dumped"]
    if len(tags) > 1 or any(tag.startswith("-") for tag in tags):
        give_up("Usage: python3 start.py upgrade [TAG] [--dumped]", 2)
    need_packages()
    try:
        say(upgrade(*tags, dumped="--dumped" in options))
    except UpgradeRefused as error:
        give_up(str(error))
    return 0


def opens_sandbox(arguments: list[str]) -> bool:
    """Return whether ``bot.py`` will open the sandbox. It reads its settings in the same way."""
    return "--sandbox" in arguments or not token_is_set()


def token_is_set() -> bool:
    """Return whether the environment or ``.env`` holds a token. The environment wins."""
    for name, value in os.environ.items():
        if name.upper() == "DISCORD_TOKEN":
            return bool(value.strip())
    values = TOKEN.findall(read(ROOT / ".env"))
    return bool(values) and NOTHING.fullmatch(values[-1]) is None


def prepare(lock: str) -> None:
    """Make ``.venv`` and install ``lock`` unless it is installed. Exits with a sentence on failure."""
    marker = VENV / "installed"
    if is_installed() and mark(lock) in read(marker).splitlines():
        return
    if not is_installed() or not made_by(VERSION):
        make_venv()
    say(f"Installing {lock} into {VENV.name}: a minute or two the first time.")
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
    failed = subprocess.call([*pip, "--require-hashes", "-r", lock])
    if failed:
        give_up(
            "The requirements could not be installed; pip says why above. "
            "Without a connection to the package index this cannot work: check the network and run the command again.",
            failed,
        )
    held = LOCKS[: LOCKS.index(lock) + 1]
    try:
        marker.write_text("\n".join(map(mark, held)), encoding="utf-8")
    except OSError as error:
        give_up(cannot_write(error))
    say("Ready.")


def is_installed() -> bool:
    """Return whether ``.venv`` has a Python. Exits with a sentence if this user may not run it."""
    try:
        os.stat(PYTHON)
    except PermissionError as error:
        give_up(
            f"This user may not run {PYTHON} ({error.strerror}). Let the bot's user enter that folder, and make .venv "
            "with a Python that all users may run, such as /usr/bin/python3.",
            2,
        )
    except OSError:
        return False
    return True


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


def mark(lock: str) -> str:
    """Return the line that says that a lock is installed for this Python version."""
    return f"{VERSION} {lock} {hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()}"


def read(path: Path) -> str:
    """Return the text of a small file, empty if it does not exist."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
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

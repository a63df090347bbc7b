"""Renew the lock files: ``python -m tools.lock [--upgrade]``.

A lock file names every package that a requirement list needs, directly or not, with its version and the hashes of its
files for every platform. In ``requirements/``, ``bot.lock`` is what the bot needs; ``sandbox.lock``, ``art.lock`` and
``dev.lock`` hold more, all in the same versions. ``--upgrade`` also takes newer versions of what the lists do not pin.

uv computes the locks. This command installs it into ``.venv-tools``, and works with any Python that runs Tertulia.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LARGEST: Final = "dev"
"""The list that is resolved first. The lists that it includes take its versions."""
TOOLS: Final = "tools"
"""The list of ``.venv-tools``. It shares no environment with the others, so it is resolved alone."""
BOT: Final = "bot"
"""The list of the bot itself. It stands at the top, as ``requirements.txt``."""
LISTS: Final = (LARGEST, BOT, "sandbox", "art", TOOLS)
"""Names of the lists without their suffix, in the order of their resolution."""
OLDEST_PYTHON: Final = "3.11"
DIGEST: Final = "# digest of the requirements: "
HEADER: Final = "# Written by python -m tools.lock. Do not edit it.\n" + DIGEST

_PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)
"""Matches a pinned requirement. The groups: name and version."""


def list_of(name: str, root: Path = ROOT) -> Path:
    """Return the file of a list."""
    return root / ("requirements.txt" if name == BOT else f"requirements/{name}.txt")


def lock_of(name: str, root: Path = ROOT) -> Path:
    """Return the lock file of a list."""
    return root / "requirements" / f"{name}.lock"


def requirements(name: str, root: Path = ROOT) -> list[str]:
    """Return the requirements of a list and of the lists that it includes, sorted, without comments."""
    found = set[str]()
    for line in list_of(name, root).read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("-r "):
            included = Path(text.removeprefix("-r ").strip()).stem
            found.update(requirements(BOT if included == "requirements" else included, root))
        elif text:
            found.add(text)
    return sorted(found)


def digest(name: str, root: Path = ROOT) -> str:
    """Return a digest of a list's requirements. Comments and order do not count."""
    return hashlib.sha256("\n".join(requirements(name, root)).encode()).hexdigest()


def pins(text: str) -> dict[str, str]:
    """Return the versions by normalised package name, of a lock file or of requirements in lines."""
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in _PIN.findall(text)}


def behind(name: str, root: Path = ROOT) -> str | None:
    """Return why a lock does not belong to its list, or None if it does. Needs no network."""
    path = lock_of(name, root)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if DIGEST + digest(name, root) not in text.splitlines():
        return f"{path.name} is behind {list_of(name, root).name}: run python -m tools.lock"
    locked = pins(text)
    for package, version in pins("\n".join(requirements(name, root))).items():
        if locked.get(package) != version:
            return f"{path.name} has {package} {locked.get(package)} instead of {version}: run python -m tools.lock"
    return None


def environment(root: Path = ROOT) -> Path:
    """Install the tools into ``.venv-tools`` unless they are; the folder of their programs.

    Raises CalledProcessError if pip fails; it says why.
    """
    folder = root / ".venv-tools"
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    marker = folder / "installed"
    wanted = digest(TOOLS, root)
    if not marker.exists() or marker.read_text(encoding="utf-8") != wanted:
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(folder)
        pip = [str(programs / "python"), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
        locked = behind(TOOLS, root) is None
        given = ["--require-hashes", "-r", str(lock_of(TOOLS, root))] if locked else ["-r", str(list_of(TOOLS, root))]
        subprocess.run([*pip, *given], cwd=root, check=True)
        marker.write_text(wanted, encoding="utf-8")
    return programs


def lock(name: str, programs: Path, *, upgrade: bool, root: Path = ROOT) -> None:
    """Write one lock file. Raises CalledProcessError if uv fails; it says why."""
    path = lock_of(name, root)
    command = [str(programs / "uv"), "pip", "compile", str(list_of(name, root)), "--output-file", str(path), "--quiet"]
    command += ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    command.append("--no-strip-extras")  # pip refuses a lock with hashes where a package asks for an extra without one
    if name in (LARGEST, TOOLS):
        command += ["--upgrade"] * upgrade
    else:
        path.unlink(missing_ok=True)
        command += ["--constraints", str(lock_of(LARGEST, root))]
    subprocess.run(command, cwd=root, check=True)
    path.write_text(HEADER + digest(name, root) + "\n" + path.read_text(encoding="utf-8"), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write every lock file; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.lock", description="Renew the lock files.")
    parser.add_argument("--upgrade", action="store_true", help="take newer versions of what the lists do not pin")
    upgrade = parser.parse_args(arguments).upgrade
    try:
        programs = environment()
        for name in LISTS:
            lock(name, programs, upgrade=upgrade)
            print(f"{name}.lock holds {len(pins(lock_of(name).read_text(encoding='utf-8')))} packages.")
    except subprocess.CalledProcessError as error:
        print(
            f"{Path(error.cmd[0]).name} failed with exit code {error.returncode}; it says why above.", file=sys.stderr
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

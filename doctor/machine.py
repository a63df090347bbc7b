"""Checks of what the bot runs on: Python, packages, fonts, files.

Imports packages inside functions only, so that each may be missing.
"""

from __future__ import annotations

import os
import platform
import re
import socket
import sqlite3
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

from doctor.findings import Finding, fine, look, mend
from upgrade import unfinished

ROOT: Final = Path(__file__).resolve().parents[1]
OLDEST_PYTHON: Final = (3, 11)
_PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^\s;\\]+)\s*(;?)", re.MULTILINE)
"""Matches a pinned requirement of a list or a lock. The groups: name, version, whether it is for some systems only."""
NAMED: Final = 5
"""How many packages a sentence names."""


def python() -> list[Finding]:
    """Return the versions of Tertulia, of Python and of the SQLite in it."""
    from status.version import VERSION

    found = f"{platform.python_implementation()} {platform.python_version()} with SQLite {sqlite3.sqlite_version}"
    if sys.version_info < OLDEST_PYTHON:
        return [mend(f"Tertulia needs Python 3.11 or newer; this is {found}.")]
    return [fine(f"Tertulia {VERSION}."), fine(f"Python: {found} on {platform.system()} {platform.machine()}.")]


def cut_off_upgrade() -> list[Finding]:
    """Return what there is to say of an upgrade that was cut off; nothing without one."""
    plan = unfinished()
    if plan is None:
        return []
    return [mend(f"The upgrade to {plan.target} was cut off. Finish or undo it with: python3 start.py upgrade")]


def packages(root: Path = ROOT) -> list[Finding]:
    """Return the installed packages against the lock, or against the requirement list where there is no lock."""
    there = root / "requirements" / "bot.lock", root / "requirements.txt"
    source = next((path for path in there if path.is_file()), None)
    if source is None:
        return [look("There is no list of requirements beside the bot, so the packages cannot be compared.")]
    pinned = list(_pins(source.read_text(encoding="utf-8")))
    wrong = list(_wrong(pinned))
    missing = [name for name, found, _ in wrong if found is None]
    if missing:
        named = _some([name for name, _, _ in wrong if name in missing])
        return [mend(f"Packages of {source.name} are not installed: {named}. Install them with: python3 start.py")]
    if wrong:
        named = _some([f"{name} {found} instead of {version}" for name, found, version in wrong])
        return [look(f"Packages are not those of {source.name}: {named}. Install those with: python3 start.py")]
    return [fine(f"Packages: all {len(pinned)} are those of {source.name}.")]


def _pins(text: str) -> Iterator[tuple[str, str, bool]]:
    """Name, version and whether it is needed here. One for some systems only counts where it is installed."""
    for name, version, marker in _PIN.findall(text):
        if not marker or _installed(name) is not None:
            yield name, version, bool(marker)


def _wrong(pinned: list[tuple[str, str, bool]]) -> Iterator[tuple[str, str | None, str]]:
    """Name, installed version or None, and pinned version of each package that differs.

    A package may be pinned in several versions, for different systems.
    """
    versions: dict[str, list[str]] = {}
    for name, version, _ in pinned:
        versions.setdefault(name, []).append(version)
    for name, wanted in versions.items():
        found = _installed(name)
        if found is None or _normal(found) not in map(_normal, wanted):
            yield name, found, wanted[0]


def _normal(version: str) -> str:
    """Return a version without leading zeros, which do not count: a lock has 2.12 where a package says 2.012."""
    return re.sub(r"(?<=\.)0+(?=\d)", "", version)


def _installed(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _some(names: list[str]) -> str:
    more = len(names) - NAMED
    return ", ".join(names[:NAMED]) + (f" and {more} more" if more > 0 else "")


def fonts() -> list[Finding]:
    """Return whether every font can be read."""
    from render.fonts import FACES, font, scripts

    for face in (*FACES, *scripts()):
        try:
            font(face, 20).getbbox("Aé")
        except (OSError, ImportError) as error:
            return [mend(f"The font of {face}s cannot be read ({error}). Remove .venv and run: python3 start.py")]
    more = (
        f"and those of {len(scripts())} other scripts"
        if scripts()
        else ("but pictures draw no names in Hebrew, Arabic and the like: the system lacks FriBiDi (libfribidi0)")
    )
    return [fine(f"Fonts: all {len(FACES)} faces can be read, {more}.")]


def secret_file(path: Path) -> list[Finding]:
    """Return whether other users of the machine can read the file that holds the token."""
    if os.name != "posix" or not os.path.isfile(path) or not path.stat().st_mode & 0o004:
        return []
    return [look(f"Every user of this machine can read {path} and the token in it. Run: chmod o= {path}")]


def status_port(host: str, port: int | None) -> list[Finding]:
    """Return whether the port of health and metrics can be opened, or whether the bot listens there."""
    if not port:
        return []
    from status.check import check_health
    from status.server import explained

    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server((str(address[0]), port), family=family).close()
    except OSError as error:
        healthy, sentence = check_health(host, port)
        if healthy:
            return [fine(f"Health: {sentence}")]
        ours = sentence.startswith("The bot is not healthy")
        return [look(sentence) if ours else mend(explained(error, host, port))]
    return [fine(f"Status port: {port} is free.")]

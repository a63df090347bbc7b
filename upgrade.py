"""``python3 start.py upgrade [TAG]``: to the newest version, or that of a tag, and back if it does not start.

Fetches the tags, backs up the database, checks the version out, installs its lock, and restarts the units of systemd
that run this folder. A unit is ready when the bot says so (``Type=notify``). If the new version does not get there, the
former one is started again, with the backup where the new one has migrated the database. Without systemd the bot must
be stopped, and is started by hand.

A note in the clone's ``.git`` tells what an upgrade is about to do. So an upgrade that was cut off, by a lost
connection or a power cut, is finished or undone by the next one. Uses the standard library only, as ``start.py`` does.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, NoReturn

ROOT: Final = Path(__file__).resolve().parent
UNITS: Final = ("tertulia.service", "tertulia@*.service")
"""Names of units that may run this folder."""
_VERSION: Final = re.compile(r"v\d+\.\d+\.\d+")
_NO_DATABASE: Final = "There is no database "
"""How ``backups.py`` begins to say that nothing can be copied."""
_BACKUP: Final = re.compile(r"^Backed up .+? to (.+) and checked it\.", re.MULTILINE)
"""Matches what ``backups.py`` says of a copy. The group is its path."""


class UpgradeRefused(Exception):
    """Why there is no upgrade, and what to do, in sentences."""


@dataclass(frozen=True)
class Unit:
    """A unit of systemd that runs this folder."""

    name: str
    user: str
    settings: Mapping[str, str]
    """The environment that it gives to the bot."""


@dataclass(frozen=True)
class UpgradePlan:
    """What an upgrade is about to do: the versions, and how far it got."""

    former: str
    target: str
    backed_up: bool = False
    """Whether the files may have changed since a backup was made."""
    backup: str | None = None
    """The path of the backup. None for a database of PostgreSQL, which a person has dumped."""
    back: bool = False
    """Whether the new version did not start, so that the former one is to come back."""

    def note(self) -> UpgradePlan:
        """Write this down, and return it."""
        new = _note().with_name("tertulia-upgrade.new")
        with new.open("w", encoding="utf-8") as file:
            json.dump(asdict(self), file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, _note())
        return self


def _note() -> Path:
    """Return the file with the :class:`UpgradePlan` of an upgrade that is under way, or was cut off."""
    return ROOT / ".git" / "tertulia-upgrade"


def unfinished() -> UpgradePlan | None:
    """Return the upgrade that is under way, or was cut off; None without one."""
    try:
        return UpgradePlan(**json.loads(_note().read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None


def upgrade(tag: str | None = None, *, dumped: bool = False) -> str:
    """Upgrade this folder, and return what was done. ``dumped``: a PostgreSQL database has been dumped.

    First finishes or undoes an upgrade that was cut off. Raises :class:`UpgradeRefused`: then the former version is
    here, and runs if it ran before.
    """
    os.umask(0o022)  # the user of a unit must be able to read what root installs
    plan = unfinished()
    if plan is None:
        _need_clone()
    units = list(_units())
    if plan is not None:
        print(f"The upgrade to {plan.target} was cut off. Going on with it.", flush=True)
        (ROOT / ".git" / "index.lock").unlink(missing_ok=True)  # of a git that was killed
    else:
        former = _git("symbolic-ref", "--short", "-q", "HEAD", fails=True) or _git("rev-parse", "HEAD")
        plan = UpgradePlan(former, _target(tag))
        if _git("rev-parse", "HEAD") == _git("rev-parse", f"{plan.target}^{{commit}}"):
            return f"This is {plan.target} already."
        if tag is None and _git("merge-base", "HEAD", plan.target) == _git("rev-parse", f"{plan.target}^{{commit}}"):
            return f"This copy is newer than the newest version, {plan.target}. Nothing to do."
        print(f"Upgrading to {plan.target}: backup, files, packages, start. This takes a few minutes.", flush=True)
        plan.note()
    said = _carry_out(plan, units, dumped=dumped)
    _note().unlink()
    return said


def _carry_out(plan: UpgradePlan, units: Sequence[Unit], *, dumped: bool) -> str:
    """Take the steps that are left of an upgrade. Raises :class:`UpgradeRefused` after going back."""
    if plan.back:
        _undo(plan, units, f"The upgrade to {plan.target} was cut off.")
    _systemctl("stop", units)
    if not plan.backed_up:
        try:
            plan = replace(plan, backed_up=True, backup=_back_up(units, plan.target, dumped=dumped)).note()
        except (UpgradeRefused, KeyboardInterrupt):
            _systemctl("start", units)
            _note().unlink()
            raise
    other = _git("diff", "--name-only", plan.former, plan.target, "--", "deploy", ".env.example")
    try:
        _check_out(plan.target)
        _systemctl("start", units)
    except (UpgradeRefused, KeyboardInterrupt) as error:
        _undo(replace(plan, back=True).note(), units, str(error) or "Interrupted: going back.")
    target, backup = plan.target, plan.backup
    done = f"Tertulia {target} {'runs' if units else 'is here. Start it with: python3 start.py'}."
    changed = f" Compare these files with yours: {other.replace(chr(10), ', ')}." if other else ""
    return f"{done}{changed} The backup is {backup}." if backup else f"{done}{changed}"


def _undo(plan: UpgradePlan, units: Sequence[Unit], why: str) -> NoReturn:
    """Bring the former version back. Raises :class:`UpgradeRefused` with ``why``. The note stays if that fails."""
    try:
        _go_back(plan.former, units, plan.backup)
    except UpgradeRefused as second:
        raise UpgradeRefused(
            f"{why}\nThe former version, {plan.former}, could not be started either. {second}"
        ) from None
    _note().unlink()
    raise UpgradeRefused(f"{why}\nThe former version is back, and no move is lost.")


def _need_clone() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        raise UpgradeRefused(
            "This folder is no clone made by git, so it cannot upgrade itself. "
            "In Docker run: git pull, then docker compose up -d --build. "
            "Else download the new version into a new folder, and copy .env and the database there."
        )
    changed = _git("status", "--porcelain", "--untracked-files=no")
    if changed:
        raise UpgradeRefused(f"These files differ from those of the version. Commit or undo that first:\n{changed}")


def _target(tag: str | None) -> str:
    """Return the tag to go to: the newest version, unless one is given."""
    _git("fetch", "--tags", "--quiet")
    tags = _git("tag", "--list", "v*", "--sort=-v:refname").splitlines()
    if tag is not None:
        if tag not in tags:
            raise UpgradeRefused(f"There is no version {tag}. There are: {', '.join(tags) or 'none'}.")
        return tag
    newest = next(filter(_VERSION.fullmatch, tags), None)
    if newest is None:
        raise UpgradeRefused("There is no released version yet. Update the files with git pull.")
    return newest


def _units() -> Iterator[Unit]:
    """Yield the units that run this folder."""
    if shutil.which("systemctl") is None:
        return
    listed = _run(["systemctl", "list-units", "--all", "--plain", "--no-legend", *UNITS], fails=True)
    for name in (line.split()[0] for line in listed.splitlines() if line.strip()):
        fields = "User", "WorkingDirectory", "Environment", "EnvironmentFiles"
        shown = _run(["systemctl", "show", name, *(f"--property={field}" for field in fields)])
        found = dict(line.partition("=")[::2] for line in shown.splitlines())
        if Path(found.get("WorkingDirectory") or "/").resolve() != ROOT:
            continue
        settings = dict(each.partition("=")[::2] for each in shlex.split(found.get("Environment", "")))
        for line in shown.splitlines():
            if line.startswith("EnvironmentFiles="):
                settings |= _of_file(Path(line.removeprefix("EnvironmentFiles=").partition(" (")[0]))
        yield Unit(name, found.get("User", ""), settings)


def _of_file(path: Path) -> dict[str, str]:
    """Return the settings of a file in the form of systemd."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise UpgradeRefused(f"Cannot read {path} ({error.strerror}). Run this command with sudo.") from None
    settings = (line.strip() for line in lines if "=" in line and not line.lstrip().startswith(("#", ";")))
    pairs = (line.partition("=")[::2] for line in settings)
    return {name.strip(): value.strip().strip("'\"") for name, value in pairs}


def _back_up(units: Sequence[Unit], target: str, *, dumped: bool) -> str | None:
    """Copy the database while the bot is stopped, and return the copy's path; None for one of PostgreSQL."""
    try:
        said = _backups(units, "backup", "--stopped")
    except UpgradeRefused as error:
        never = f" If the bot has never run here, take the new files with: git checkout {target}"
        raise UpgradeRefused(f"{error}\nNothing has changed.{never if _NO_DATABASE in str(error) else ''}") from None
    found = _BACKUP.search(said)
    if found is None and not dumped:
        raise UpgradeRefused(f"{said}\nRun that line, then: python3 start.py upgrade --dumped. Nothing has changed.")
    return None if found is None else found[1]


def _check_out(version: str) -> None:
    """Put the files and the packages of a version here."""
    _git("-c", "advice.detachedHead=false", "checkout", "--quiet", "--force", version)
    _run([sys.executable, "start.py", "install"])


def _go_back(former: str, units: Sequence[Unit], backup: str | None) -> None:
    """Start the former version again. It refuses a database that the new one has migrated, which is restored then."""
    _systemctl("stop", units)
    _check_out(former)
    try:
        _systemctl("start", units)
    except UpgradeRefused:
        _systemctl("stop", units)
        if backup is None:
            raise UpgradeRefused(
                "The former version does not start either. Restore the dump of your PostgreSQL database: "
                "docs/hosting.md, Back up and restore PostgreSQL."
            ) from None
        _backups(units, "restore", backup)
        _systemctl("start", units)


def _backups(units: Sequence[Unit], *arguments: str) -> str:
    """Run ``backups.py`` as the bot's user, with its settings, and return what it says."""
    python = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    unit = next(iter(units), None)
    return _run([str(python), str(ROOT / "backups.py"), *arguments], unit)


def _systemctl(verb: str, units: Sequence[Unit]) -> None:
    if units:
        _run(["systemctl", verb, *(unit.name for unit in units)])


def _git(*arguments: str, fails: bool = False) -> str:
    return _run(["git", *arguments], fails=fails)


def _run(command: Sequence[str], unit: Unit | None = None, *, fails: bool = False) -> str:
    """Return what a command prints. Raises :class:`UpgradeRefused` with what it says if it fails, unless it may."""
    given: dict[str, Any] = {}
    if unit is not None:
        given["env"] = {**os.environ, **unit.settings}
        if unit.user and os.getuid() == 0:
            given |= {"user": unit.user, "group": unit.user, "extra_groups": []}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, **given)
    if done.returncode and not fails:
        said = (done.stderr or done.stdout).strip()
        raise UpgradeRefused(f"This failed: {shlex.join(command)}\n{said}")
    return str(done.stdout).strip()

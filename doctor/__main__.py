"""``python -m doctor [--quiet] [--encryption]``: say in sentences what is wrong with this installation and what is not.

Changes nothing and may run beside the bot. The exit code is 0 if all is fine, 1 if there is something to look at, 2 if
there is something to mend before the bot can start. ``--quiet`` leaves out what is fine, ``--encryption`` tells as well
whether database and backups lie on encrypted volumes.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from doctor import machine
from doctor.findings import Finding, Level, fine, look, mend

SAID = {Level.FINE: "fine", Level.LOOK: "LOOK", Level.MEND: "MEND"}


def findings(*, encryption: bool = False) -> Iterator[Finding]:
    """Run every check, that of ``encryption`` if it is wanted. A broken part stops only the checks that need it."""
    yield from attempt("Python", machine.python)
    yield from attempt("packages", machine.packages)
    yield from attempt("upgrade", machine.cut_off_upgrade)
    yield from attempt("fonts", machine.fonts)
    yield from attempt("settings", lambda: instance(encryption=encryption))


def instance(*, encryption: bool) -> Iterator[Finding]:
    """Yield the checks that need the settings."""
    from settings import ROOT, SettingsError, ignored, read_settings

    yield from attempt("variables", lambda: map(look, ignored()))
    yield from attempt("file of settings", lambda: machine.secret_file(ROOT / ".env"))
    try:
        settings = read_settings()
    except SettingsError as error:
        yield mend(f"{error} Database and Discord are not checked before that.")
        return

    def storage() -> list[Finding]:
        from doctor.storage import postgres, storage

        if isinstance(settings.database, Path):
            return storage(settings.database, settings.backups, settings.backup_folder)
        return postgres(settings.database.get_secret_value())

    def encrypted() -> list[Finding]:
        from doctor.encryption import encryption, postgres

        if isinstance(settings.database, Path):
            return encryption([settings.database, settings.backup_folder or settings.database])
        return postgres()

    def online() -> list[Finding]:
        from doctor.online import ask

        return asyncio.run(ask(settings))

    yield from attempt("database", storage)
    if encryption:
        yield from attempt("encryption", encrypted)
    yield from attempt("status port", lambda: machine.status_port(settings.status_host, settings.status_port))
    if settings.discord_token is None:
        yield fine("Token: none is set, so the sandbox opens. Put one after DISCORD_TOKEN= in .env to run on Discord.")
    else:
        yield from attempt("Discord", online)


def attempt(name: str, check: Callable[[], Iterable[Finding]]) -> Iterator[Finding]:
    """Yield what a check finds, or that it could not run.

    No error's own words are shown: they might quote the token.
    """
    try:
        yield from check()
    except ImportError as error:
        yield mend(f"The {name} could not be checked: the package {error.name} is missing or broken.")
    except OSError as error:
        yield look(f"The {name} could not be checked ({error.strerror or type(error).__name__}).")
    except Exception as error:
        yield look(f"The {name} could not be checked ({type(error).__name__}). Please report this.")


def main(arguments: list[str] | None = None) -> int:
    """Print the findings; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m doctor", description="Say what is wrong with this installation.")
    parser.add_argument("--quiet", action="store_true", help="leave out what is fine")
    parser.add_argument("--encryption", action="store_true", help="say whether the disks of the data are encrypted")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.CRITICAL)  # the findings say it
    worst = Level.FINE
    for level, sentence in findings(encryption=given.encryption):
        worst = max(worst, level)
        if level or not given.quiet:
            print(f"{SAID[level]}  {sentence}", flush=True)
    return int(worst)


if __name__ == "__main__":
    sys.exit(main())

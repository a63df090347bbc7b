"""The bot in the built root, confined as ``compose.yaml`` confines it: the container of a machine without Docker."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from pathlib import Path
from typing import Final

from tests.image.dockerfile import Stage, arguments
from tests.wire.process import children
from tests.wire.program import Program
from tests.wire.server import Discord

COMMAND_TIMEOUT_SECONDS: Final = 60.0
"""Limit for a command in the container on a busy machine. The Dockerfile's own for a health check is shorter."""


class Container(Program):
    """One container. ``folder`` is its volume: it belongs to the image's user and is mounted on ``/data``."""

    def __init__(self, discord: Discord, folder: Path, root: Path, stage: Stage) -> None:
        super().__init__(discord, folder)
        self._image = root
        self._stage = stage
        os.chown(folder, *self._user)

    @property
    def _user(self) -> tuple[int, int]:
        user, group = self._stage.last("USER").split(":")
        return int(user), int(group)

    def _settings(self) -> dict[str, str]:
        return {**super()._settings(), **self._stage.environment}

    def _inside(self, command: list[str]) -> list[str]:
        """Return a command as the image's user, with the image's variables and nothing of this machine's."""
        user, group = map(str, self._user)
        less = ["--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"]
        less = ["/usr/bin/setpriv", "--reuid", user, "--regid", group, "--clear-groups", *less]
        variables = [f"{name}={value}" for name, value in self._settings().items()]
        place = f"--chdir={self._stage.last('WORKDIR')}"
        return ["chroot", str(self._image), *less, "/usr/bin/env", "-i", place, *variables, *command]

    def _call(self) -> tuple[list[str], dict[str, str]]:
        root = shlex.quote(str(self._image))
        script = [
            f"mount --bind {root} {root}",
            f"mount -o remount,bind,ro {root}",
            f"mount -t tmpfs -o noexec,nosuid,nodev tmpfs {root}/tmp",
            f"mount --bind {shlex.quote(str(self.folder))} {root}/data",
            f"mount -t proc proc {root}/proc",
            "exec " + shlex.join(self._inside(arguments(self._stage.last("ENTRYPOINT")))),
        ]
        own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-ec", "\n".join(script)]
        return own, dict(os.environ)

    def send(self, number: signal.Signals) -> None:
        """Send process 1 of the container a signal, as Docker does."""
        os.kill(self.first, number)

    @property
    def first(self) -> int:
        """Process 1 of the container, by its number outside."""
        (first,) = children(self.pid)
        return first

    def status(self, field: str) -> list[str]:
        """Return a line of what Linux says about process 1 of the container, as words."""
        lines = Path(f"/proc/{self.first}/status").read_text(encoding="utf-8").splitlines()
        return next(line.split()[1:] for line in lines if line.startswith(f"{field}:"))

    def writable(self, place: str) -> bool:
        """Return whether the image's user can make a file in a folder of the container."""
        return self._enter(["/bin/sh", "-c", f"echo > {place}/file && rm {place}/file"]).returncode == 0

    def health(self) -> tuple[int, str]:
        """Return the exit code of the image's health check in the container, and what it says."""
        run = self._enter(arguments(self._stage.last("HEALTHCHECK")))
        return run.returncode, run.stdout + run.stderr

    def _enter(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        """Run a command in the container, as ``docker exec`` does."""
        enter = ["nsenter", "--target", str(self.first), "--mount", "--pid", *self._inside(command)]
        return subprocess.run(enter, capture_output=True, text=True, timeout=COMMAND_TIMEOUT_SECONDS, check=False)

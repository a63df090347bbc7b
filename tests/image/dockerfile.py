"""Reads the Dockerfile, and runs its steps in a root folder with ``chroot`` where no image can be pulled."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.laws import ROOT

BASE: Final = "debian:trixie-slim"
"""The only base image that :func:`build` knows: debootstrap makes the same of Debian's packages."""
CERTIFICATES: Final = "etc/certificates-of-the-host.pem"
"""Where the root finds the certificates that this machine trusts while steps run."""
_CONTINUED: Final = re.compile(r"\\\n\s*")


@dataclass
class Stage:
    """One stage of a Dockerfile: its base, its name, and its instructions in their order."""

    base: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, instruction: str) -> str:
        """Return the argument of the last such instruction. IndexError without one."""
        return [argument for each, argument in self.steps if each == instruction][-1]

    @property
    def environment(self) -> dict[str, str]:
        """All variables that ``ENV`` sets."""
        return pairs(" ".join(argument for each, argument in self.steps if each == "ENV"))


def pairs(text: str) -> dict[str, str]:
    """Return names and values of ``ENV`` or ``LABEL``."""
    return dict(each.split("=", 1) for each in shlex.split(text))


def stages(path: Path = ROOT / "Dockerfile") -> list[Stage]:
    """Return the stages of a Dockerfile."""
    lines = (line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if not line.startswith("#"))
    found: list[Stage] = []
    for line in filter(None, map(str.strip, _CONTINUED.sub(" ", "".join(lines)).splitlines())):
        instruction, argument = line.split(maxsplit=1)
        if instruction == "FROM":
            base, _, name = argument.partition(" AS ")
            found.append(Stage(base, name))
        else:
            found[-1].steps.append((instruction, argument))
    return found


def context() -> Iterator[str]:
    """Yield the files and folders that ``.dockerignore`` lets through."""
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if line.startswith("!"):
            yield line[1:]


def build(folder: Path) -> Path:
    """Run every step; the root of the last stage. Raises CalledProcessError with what the failed step said."""
    bare, roots = folder / "bare", dict[str, Path]()
    _run("debootstrap", "--variant=minbase", BASE.partition(":")[2].removesuffix("-slim"), str(bare))
    for number, stage in enumerate(stages()):
        if stage.base != BASE:
            raise ValueError(f"{stage.base} is not {BASE}")
        root = roots[stage.name] = folder / f"stage-{number}"
        _run("cp", "-a", str(bare), str(root))
        _build_stage(stage, root, roots)
    return root


def _build_stage(stage: Stage, root: Path, roots: dict[str, Path]) -> None:
    environment, place = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}, Path("/")
    for instruction, argument in stage.steps:
        match instruction:
            case "RUN":
                _in_root(root, place, environment, argument)
            case "COPY":
                _copy(argument, root, place, roots)
            case "ENV":
                environment |= pairs(argument)
            case "WORKDIR":
                place = Path(argument)
                (root / argument.lstrip("/")).mkdir(parents=True, exist_ok=True)


def _copy(argument: str, root: Path, place: Path, roots: dict[str, Path]) -> None:
    match argument.split():
        case [stage, source, target] if stage.startswith("--from="):
            source = str(roots[stage.removeprefix("--from=")] / source.lstrip("/"))
            _run("cp", "-a", source, str(root / target.lstrip("/")))
        case [".", target]:
            goal = root / str(place / target).lstrip("/")
            goal.mkdir(parents=True)
            for name in context():
                _add(ROOT / name, goal / name)
        case [source, target]:
            shutil.copy(ROOT / source, root / target.lstrip("/"))


def _add(source: Path, goal: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, goal, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    else:
        shutil.copy(source, goal)


def _in_root(root: Path, place: Path, environment: dict[str, str], command: str) -> None:
    """Run a command with a root of its own, its own processes, and this machine's way to the package indexes."""
    names = ("PIP_INDEX_URL", "http_proxy", "https_proxy", "no_proxy")
    environment |= {name: os.environ[name] for name in names if name in os.environ}
    trusted = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    if trusted:
        shutil.copy(trusted, root / CERTIFICATES)
        environment["PIP_CERT"] = f"/{CERTIFICATES}"
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    variables = [f"{name}={value}" for name, value in environment.items()]
    inside = ["env", "-i", f"--chdir={place}", "DEBIAN_FRONTEND=noninteractive", *variables, "/bin/sh", "-c", command]
    own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={root / 'proc'}"]
    _run(*own, "chroot", str(root), *inside)
    (root / CERTIFICATES).unlink(missing_ok=True)


def _run(*command: str) -> None:
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"{shlex.join(command)} ended with {run.returncode}:\n{run.stdout[-4000:]}")


def arguments(text: str) -> list[str]:
    """Return the arguments of an instruction in its JSON form: ``ENTRYPOINT ["a", "b"]``."""
    found: list[str] = json.loads(text[text.index("[") :])
    return found

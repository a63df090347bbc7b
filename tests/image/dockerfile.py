"""Reads the Dockerfile."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.laws import ROOT

BASE: Final = "debian:trixie-slim"
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


def stages(path: Path = ROOT / "deploy" / "Dockerfile") -> list[Stage]:
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


def arguments(text: str) -> list[str]:
    """Return the arguments of an instruction in its JSON form: ``ENTRYPOINT ["a", "b"]``."""
    found: list[str] = json.loads(text[text.index("[") :])
    return found

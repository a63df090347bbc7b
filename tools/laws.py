"""The import laws of games: what a renderer may see, and that games do not know each other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.imports import ROOT, imports

HIDDEN = {"game", "GAME", "state", "rules", "choices", "scoring", "policy", "evaluate"}
"""What each game has and renderers do not see: they draw views."""


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and every name that a file imports, wherever in the file."""
    for each in imports(path.read_text(encoding="utf-8")):
        yield each.line, each.name


def games() -> set[str]:
    """Return the keys of all games, by their folders."""
    return {path.name for path in (ROOT / "engine").iterdir() if (path / "meta.py").is_file()}


def of_another_game(game: str, name: str) -> bool:
    """Return whether a name is part of a game other than ``game``, or of every game."""
    package, _, rest = name.partition(".")
    return package in ("engine", "render", "art") and rest.partition(".")[0] in {"*", *games()} - {game}


def of_the_rules(name: str) -> bool:
    """Return whether a name is part of a game that renderers may not see."""
    parts = name.split(".")
    return len(parts) > 2 and parts[0] == "engine" and parts[1] in {"*", *games()} and not HIDDEN.isdisjoint(parts[2:])

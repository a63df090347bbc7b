"""The import laws of games: what a renderer may see, and that games do not know each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
HIDDEN: Final = {"game", "GAME", "state", "rules", "choices", "scoring", "policy", "evaluate"}
"""What each game has and renderers do not see: they draw views."""
IMPORTERS: Final = ("import_module", "__import__")


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and every name that a file imports, wherever in the file. An f-string's values are written ``*``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield node.lineno, module
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in names)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[argument, *_]) if name in IMPORTERS:
                if isinstance(argument, ast.Constant | ast.JoinedStr):  # else the name stands elsewhere
                    parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                    constants = (str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
                    yield node.lineno, "".join(constants)


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

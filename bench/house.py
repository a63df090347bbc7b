"""The shape of the code, counted: what grows when each feature brings a shape of its own."""

from __future__ import annotations

import ast
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench import Result

ROOT: Final = Path(__file__).resolve().parents[1]
NOT_RUN: Final = ("art", "bench", "docs", "tests", "tools")
"""Folders whose code does not run the bot."""
CONCEPTS: Final = ("Enum", "Flag", "IntEnum", "IntFlag", "NamedTuple", "Protocol", "StrEnum", "TypedDict")
"""Base classes of what a reader has to know; dataclasses count as well."""
KIND: Final = ("row.kind", "table.kind")
"""What is compared where code asks which kind a table is."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def run() -> Result:
    """Count lines, parameters, methods, and names."""
    files = {path: ast.parse(path.read_text(encoding="utf-8")) for path in _files()}
    lines = Counter[str]()
    locales = Counter[str]()
    most, classes, concepts, kinds = (0, ""), Counter[str](), 0, 0
    methods, raw = dict[str, int](), 0
    for path, tree in files.items():
        where = path.relative_to(ROOT)
        package = where.parts[0] if len(where.parts) > 1 else "top level"
        lines[package] += len(path.read_text(encoding="utf-8").splitlines())
        for node in ast.walk(tree):
            if isinstance(node, Function):
                names = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                locales[package] += "locale" in names
                given = len([name for name in names if name not in ("self", "cls")])
                most = max(most, (given, f"{where.as_posix()}: {node.name}"))
                outside = package == "cogs" and where.parts[1] != "interactions"
                raw += outside and any(_is_interaction(each) for each in node.args.args) and not _is_command(node)
            elif isinstance(node, ast.ClassDef):
                classes[node.name] += 1
                concepts += _is_concept(node)
                if node.name in ("Table", "TableState"):
                    methods[node.name] = sum(isinstance(each, Function) for each in node.body)
            elif isinstance(node, ast.Compare) and where.name != "kinds.py":
                kinds += any(ast.unparse(side).endswith(KIND) for side in (node.left, *node.comparators))
    games = {path.parent.name for path in ROOT.glob("engine/*/meta.py")}
    of_games = Counter(
        node.name
        for path, tree in files.items()
        if path.parent.name in games
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    )
    twice = [name for name, count in classes.items() if count > 1 and count - of_games[name] > 0]
    return Result(
        "house",
        {
            "lines that run the bot": lines.total(),
            **{f"lines: {package}": count for package, count in sorted(lines.items())},
            "functions with a parameter locale, in cogs (goal: at most 30)": locales["cogs"],
            "functions with a parameter locale, in render (goal: at most 150)": locales["render"],
            "comparisons of a table's kind (goal: at most 5)": kinds,
            "methods of Table (goal: at most 18)": methods["Table"],
            "methods of TableState (goal: at most 35)": methods["TableState"],
            "most parameters of a function (goal: at most 8)": f"{most[0]}, {most[1]}",
            "functions outside cogs/interactions that take a raw interaction (goal: 0)": raw,
            "class names that exist twice, not once a game (goal: at most 12)": len(twice),
            "concepts: dataclasses, named tuples, protocols, enums (goal: at most 275)": concepts,
            "entries at the top of the repository (goal: at most 34)": len(_entries()),
        },
        (", ".join(sorted(twice)),),
    )


def _files() -> Iterator[Path]:
    """Yield the files of the code that runs the bot."""
    for path in sorted(ROOT.rglob("*.py")):
        first = path.relative_to(ROOT).parts[0]
        if first not in NOT_RUN and not first.startswith(".") and (path.parent != ROOT or first in _entries()):
            yield path


def _entries() -> set[str]:
    """Return what git knows at the top of the repository."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line.partition("/")[0] for line in listed.splitlines()}


def _is_interaction(argument: ast.arg) -> bool:
    return argument.annotation is not None and ast.unparse(argument.annotation) == "discord.Interaction"


def _is_command(node: Function) -> bool:
    """Return whether a function is declared to discord.py, which calls it with an interaction."""
    return any("command" in ast.unparse(each) or "autocomplete" in ast.unparse(each) for each in node.decorator_list)


def _is_concept(node: ast.ClassDef) -> bool:
    bases = {ast.unparse(each).partition("[")[0].rpartition(".")[2] for each in node.bases}
    return bool(bases & {*CONCEPTS}) or any("dataclass" in ast.unparse(each) for each in node.decorator_list)

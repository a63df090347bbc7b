"""What the modules of this project import, read from their sources: nothing is run."""

from __future__ import annotations

import ast
import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
_IMPORTERS: Final = ("import_module", "__import__")

Graph = Mapping[str, Collection[str]]
"""Modules by the module that imports them."""


class When(Enum):
    """When Python carries an import out."""

    LOADING = auto()
    """While the module loads."""
    CALLED = auto()
    """When a function runs."""
    TYPES = auto()
    """Never: the type checker alone reads it."""


@dataclass(frozen=True, slots=True)
class Import:
    """One imported name. ``from a.b import c`` makes two: ``a.b``, and ``a.b.c``, which may be a module or not."""

    line: int
    name: str
    when: When
    origin: str | None = None
    """What stands behind ``from``."""


@functools.cache
def imports(source: str) -> tuple[Import, ...]:
    """Return every name that a module imports, wherever it stands. An f-string's values are written ``*``."""
    return tuple(_imports(ast.parse(source).body, When.LOADING))


def _imports(nodes: Iterable[ast.AST], when: When) -> Iterator[Import]:
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from (Import(node.lineno, alias.name, when) for alias in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield Import(node.lineno, module, when, module)
                yield from (Import(node.lineno, f"{module}.{alias.name}", when, module) for alias in names)
            case ast.ImportFrom():
                raise ValueError(f"line {node.lineno}: name the package instead of dots")
            case ast.Call() if (name := _imported_by_call(node)) is not None:
                yield Import(node.lineno, name, when)
        yield from _below(node, when)


def _below(node: ast.AST, when: When) -> Iterator[Import]:
    """Yield the imports inside a statement or expression."""
    if isinstance(node, ast.If) and _last_name(node.test) == "TYPE_CHECKING":
        yield from _imports(node.body, When.TYPES)
        yield from _imports(node.orelse, when)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        body = node.body if isinstance(node.body, list) else [node.body]
        yield from _imports((each for each in ast.iter_child_nodes(node) if each not in body), when)
        yield from _imports(body, When.TYPES if when is When.TYPES else When.CALLED)
    else:
        yield from _imports(ast.iter_child_nodes(node), when)


def _imported_by_call(node: ast.Call) -> str | None:
    """Return the module that a call imports, if its name is written there."""
    if _last_name(node.func) not in _IMPORTERS:
        return None
    given = [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg == "name")]
    match given:
        case [ast.Constant(value=str(name)), *_]:
            return name
        case [ast.JoinedStr(values=values), *_]:
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in values)
    return None


def _last_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


# ---------------------------------------------------------------- who imports whom


@functools.cache
def modules() -> Mapping[str, Path]:
    """Return every module of the program and its benchmarks, by dotted name."""
    tops = [path for path in ROOT.iterdir() if (path / "__init__.py").is_file()]
    found = {}
    for path in [*ROOT.glob("*.py"), *(path for top in tops for path in top.rglob("*.py"))]:
        parts = path.relative_to(ROOT).with_suffix("").parts
        if "node_modules" in parts or "__key__" in parts:  # The template of a game is no module.
            continue
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def graph(sources: Mapping[str, str], *kinds: When) -> dict[str, set[str]]:
    """Return which of the given modules load which, by imports of these kinds; ``sources`` are texts by module.

    Python loads the packages around a module before the module. So an import counts for the packages around the
    imported module too. It counts for those around the importing module only where it asks for such a package or for a
    name of its ``__init__``.
    """
    found: dict[str, set[str]] = {}
    for module, source in sources.items():
        own = _with_packages(module)
        asked = [each for each in imports(source) if each.when in kinds if each.name != each.origin]
        named = {_module_of(each, sources) for each in asked}
        loaded = {each for name in named for each in _with_packages(name) if each == name or each not in own}
        found[module] = loaded & sources.keys() - {module}
    return found


def _module_of(each: Import, modules: Collection[str]) -> str:
    """Return the module that an import needs: what it names, or where it takes that from."""
    return each.name if each.origin is None or each.name in modules else each.origin


def _with_packages(module: str) -> set[str]:
    """Return a module and the packages around it."""
    parts = module.split(".")
    return {".".join(parts[:end]) for end in range(1, len(parts) + 1)}


def between_folders(graph: Graph, packages: Collection[str]) -> dict[str, set[str]]:
    """Return which folders import which: a module counts for the package that its file lies in."""

    def folder(module: str) -> str:
        return module if module in packages else module.rpartition(".")[0] or module

    found: dict[str, set[str]] = {}
    for module, named in graph.items():
        found.setdefault(folder(module), set()).update(folder(name) for name in named)
    return {name: others - {name} for name, others in found.items()}


def cycles(graph: Graph) -> set[frozenset[str]]:
    """Return the largest groups of names in which each imports every other, directly or through others."""
    reached = {name: _reached(graph, name) for name in graph}
    return {
        frozenset(other for other in reached[name] if name in reached.get(other, ()))
        for name in graph
        if name in reached[name]
    }


def _reached(graph: Graph, name: str) -> set[str]:
    found, left = set[str](), [name]
    while left:
        new = set(graph.get(left.pop(), ())) - found
        found |= new
        left += new
    return found

"""Checks of a game's files without running them: which exist, which names they share, what they import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from engine.contract import Observation, Policy, Rules
from locales import LOCALES
from tools.findings import ROOT, Finding, Findings
from tools.laws import imported, of_another_game, of_the_rules

ENGINE_FILES: Final = (
    "__init__.py", "meta.py", "components.py", "state.py", "rules.py", "scoring.py", "view.py", "observation.py",
    "policy.py", "evaluate.py", "game.py",
)  # fmt: skip
RENDER_FILES: Final = (
    "__init__.py", "artist.py", "alt.py", "board.py", "cover.py", "hand.py", "pages.py", "score.py", "teller.py",
    "words.py", "samples.py",
)  # fmt: skip


def _functions(module: type) -> tuple[str, ...]:
    """Return the names of the functions that the contract asks of a module."""
    return tuple(name for name in vars(module) if not name.startswith("_"))


OWED: Final = {
    "engine/{key}/meta.py": ("META",),
    "engine/{key}/rules.py": _functions(Rules),
    "engine/{key}/observation.py": _functions(Observation),
    "engine/{key}/policy.py": _functions(Policy),
    "engine/{key}/view.py": ("View",),
    "engine/{key}/evaluate.py": ("HEURISTICS",),
    "engine/{key}/game.py": ("GAME",),
    "render/{key}/artist.py": ("ARTIST",),
    "render/{key}/teller.py": ("TELLER",),
    "render/{key}/alt.py": ("board", "hand"),
    "render/{key}/board.py": ("draw",),
    "render/{key}/cover.py": ("draw",),
    "render/{key}/hand.py": ("draw",),
    "render/{key}/pages.py": ("draw",),
    "render/{key}/samples.py": ("SAMPLES",),
    "render/{key}/score.py": ("draw",),
    "render/{key}/words.py": ("board",),
    "tests/engine/{key}/traits.py": ("TRAITS",),
}
"""Names that shared code takes from a game's files."""


def file_names(key: str) -> tuple[str, ...]:
    """Return every file that a game must have, records apart."""
    slug = key.replace("_", "-")
    return (
        *(f"engine/{key}/{name}" for name in ENGINE_FILES),
        *(f"render/{key}/{name}" for name in RENDER_FILES),
        *(f"locales/{locale}/{slug}{part}.ftl" for locale in LOCALES for part in ("", "-picture")),
        f"tests/engine/{key}/traits.py",
    )


def missing_files(key: str) -> Findings:
    """Find files that do not exist."""
    for name in file_names(key):
        if not (ROOT / name).is_file():
            yield Finding(name, "the file is missing: write it (see docs/adding-a-game.md)")


def sources(key: str) -> dict[str, ast.Module]:
    """Return syntax trees of a game's readable Python files, by path."""
    found = {}
    for folder in (f"engine/{key}", f"render/{key}", f"tests/engine/{key}"):
        for path in sorted((ROOT / folder).glob("*.py")):
            try:
                found[path.relative_to(ROOT).as_posix()] = ast.parse(path.read_text(encoding="utf-8"))
            except SyntaxError:
                continue
    return found


def unreadable_files(key: str) -> Findings:
    """Find files that are no Python."""
    for folder in (f"engine/{key}", f"render/{key}"):
        for path in sorted((ROOT / folder).glob("*.py")):
            try:
                ast.parse(path.read_text(encoding="utf-8"))
            except SyntaxError as error:
                yield Finding(f"{path.relative_to(ROOT).as_posix()}:{error.lineno}", f"this is no Python: {error.msg}")


def missing_names(key: str) -> Findings:
    """Find names that shared code or another file of the game takes from a file that does not define them."""
    trees = sources(key)
    defined = {path: set(_defined(tree)) for path, tree in trees.items()}
    wanted: dict[tuple[str, str], str] = {}
    for pattern, names in OWED.items():
        path = pattern.format(key=key)
        wanted.update({(path, name): "shared code uses it" for name in names})
    for user, tree in trees.items():
        for path, name, line in _taken(tree):
            wanted.setdefault((path, name), f"{user}:{line} uses it")
    for (path, name), reason in sorted(wanted.items()):
        if path in defined and name not in defined[path]:
            yield Finding(path, f"define `{name}`: {reason}")


def _defined(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module binds at its top level."""
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield statement.name
            continue
        for node in ast.walk(statement):
            match node:
                case ast.Name(id=name, ctx=ast.Store()):
                    yield name
                case ast.Import(names=names) | ast.ImportFrom(names=names):
                    yield from (alias.asname or alias.name for alias in names)


def _taken(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Yield the file, name and line of everything that a module takes from ``engine``'s and ``render``'s own files."""
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                file = f"{node.module}.{alias.name}".replace(".", "/") + ".py"
                if (ROOT / file).is_file():
                    modules[alias.asname or alias.name] = file
                else:
                    yield node.module.replace(".", "/") + ".py", alias.name, node.lineno
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in modules and name[:2] != "__":
                yield modules[module], name, node.lineno


def forbidden_imports(key: str) -> Findings:
    """Find imports that the laws of ``tools/laws.py`` forbid."""
    for path in sorted((*(ROOT / "engine" / key).rglob("*.py"), *(ROOT / "render" / key).rglob("*.py"))):
        name = path.relative_to(ROOT).as_posix()
        for line, module in imported(path):
            if of_another_game(key, module):
                yield Finding(f"{name}:{line}", f"remove the import of {module}: games do not know each other")
            elif name.startswith("render/") and path.name != "samples.py" and of_the_rules(module):
                yield Finding(f"{name}:{line}", f"remove the import of {module}: renderers see views and components")
        if name == f"engine/{key}/__init__.py" and any(imported(path)):
            yield Finding(name, "import nothing here: a renderer that loads a view would load the rules")

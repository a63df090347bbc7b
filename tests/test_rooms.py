"""The laws of the house: who may import whom, and what no file may hold."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

ROOMS: dict[str, tuple[set[str], set[str]]] = {
    # room: (rooms it may import, packages from outside that it may import besides the standard library)
    "engine": (set(), set()),
    "locales": (set(), {"fluent"}),
    "db": (set(), {"aiosqlite"}),
    "tables": ({"engine", "db"}, {"openskill"}),
    "render": (
        {"engine", "locales"},
        {"PIL", "numpy", "zlib_ng", "font_hanken_grotesk", "font_manrope", "font_source_serif_pro"},
    ),
    # discord.py lets the errors of aiohttp, which it speaks through, pass as they are; aiolimiter spares its limits.
    "cogs": ({"tables", "db", "render", "engine", "locales", "settings"}, {"discord", "aiohttp", "aiolimiter"}),
    "settings": (set(), {"pydantic", "pydantic_settings"}),
    "sandbox": ({"locales", "tables", "engine"}, {"discord", "simcord"}),
    "bot": ({"cogs", "tables", "db", "render", "engine", "locales", "settings", "sandbox"}, {"discord"}),
    "start": (set(), set()),
}
"""Imports run downward only. The rooms that never meet Discord are those without it here."""

SKIPPED = {"__pycache__", "node_modules", "tertulia-data", "build", "gallery"}
TEXTS = {".py", ".md", ".ftl", ".toml", ".txt", ".sql", ".yml", ".yaml", ".example", ".json", ".cfg", ".service", ""}


def sources(room: str) -> list[Path]:
    """The Python files of a room, which is a folder or a single file."""
    single = ROOT / f"{room}.py"
    return [single] if single.is_file() else sorted((ROOT / room).rglob("*.py"))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports here name the room, not dots"
            yield node.lineno, node.module or ""


def files() -> Iterator[Path]:
    """Every text file of the project: not what tools and the bot put beside it."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if any(part in SKIPPED or (part.startswith(".") and part not in (".ci", ".github")) for part in parts[:-1]):
            continue
        if path.is_file() and path.suffix in TEXTS and parts[-1] != ".env":
            yield path


def mentions(words: re.Pattern[str], *, spared: tuple[str, ...] = ()) -> list[str]:
    """Where in the project's files the pattern stands, as ``file:line: text``."""
    found = []
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(spared):
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{name}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if words.search(line)]
    return found


def test_every_room_has_its_law() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    known = {*ROOMS, "tests", "bench"}
    assert {name for name in folders if not name.startswith(".")} <= known


@pytest.mark.parametrize("room", ROOMS)
def test_imports_run_downward_only(room: str) -> None:
    rooms, packages = ROOMS[room]
    wrong = []
    for path in sources(room):
        for line, module in imported(path):
            top = module.partition(".")[0]
            if top in sys.stdlib_module_names or top == room or top in rooms or top in packages:
                continue
            wrong.append(f"{path.relative_to(ROOT)}:{line}: {module}")
    assert not wrong, f"{room} may not import this:\n" + "\n".join(wrong)


def test_one_game_does_not_import_another() -> None:
    games = {path.name for path in (ROOT / "engine").iterdir() if (path / "meta.py").is_file()}
    wrong = []
    for room in ("engine", "render"):
        for game in games:
            for path in sorted((ROOT / room / game).rglob("*.py")):
                for line, module in imported(path):
                    parts = module.split(".")
                    if parts[0] in ("engine", "render") and len(parts) > 1 and parts[1] in games - {game}:
                        wrong.append(f"{path.relative_to(ROOT)}:{line}: {module}")
    assert not wrong, "\n".join(wrong)


def test_renderers_see_views_and_components_not_the_rules() -> None:
    """Samples are positions to draw, made for the gallery: they may build what a renderer only sees a view of."""
    hidden = {"rules", "state", "policy", "scoring"}
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {module}"
        for path in sources("render")
        if path.name != "samples.py"
        for line, module in imported(path)
        if module.startswith("engine.") and module.split(".")[-1] in hidden
    ]
    assert not wrong, "\n".join(wrong)


def test_nothing_points_outside_the_project_except_tests() -> None:
    # The tests look beside the tree for Discord's own description of its API, and skip where it is not there.
    found = mentions(re.compile(r"\.\./shared"), spared=("tests/", ".ci/run"))
    assert not found, "\n".join(found)


def test_no_file_names_a_machine_or_a_package_index() -> None:
    hosts = ("/wo" + "rk/", "/ro" + "ot/", "py" + "pi.org", "python" + "hosted.org")
    found = mentions(re.compile("|".join(map(re.escape, hosts))))
    assert not found, "\n".join(found)


def test_nothing_is_left_to_be_done() -> None:
    found = mentions(re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b"))
    assert not found, "\n".join(found)

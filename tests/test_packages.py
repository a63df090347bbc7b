"""Rules for the source: which package may import which, and what no file may hold."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.imports import ROOT, Import, When, imports
from tools.laws import games, imported, of_another_game, of_the_rules

PACKAGES: dict[str, tuple[set[str], set[str]]] = {
    # package: (packages it may import, libraries that it may import besides the standard library)
    # engine.progress alone, which runs without tqdm too.
    "engine": (set(), {"tqdm"}),
    "locales": (set(), {"fluent"}),
    "db": (set(), {"aiosqlite", "psycopg", "tqdm"}),
    "workers": (set(), set()),
    "tables": ({"engine", "db", "workers"}, {"openskill"}),
    "render": (
        {"engine", "locales", "workers"},
        {"PIL", "font_hanken_grotesk", "font_manrope", "font_source_serif_pro"},
    ),
    "art": ({"render", "engine"}, {"PIL", "numpy"}),
    # discord.py passes on the errors of aiohttp, its HTTP client. aiolimiter keeps requests within Discord's limits.
    "cogs": ({"tables", "db", "render", "engine", "locales", "settings"}, {"discord", "aiohttp", "aiolimiter"}),
    "settings": ({"db"}, {"pydantic", "pydantic_settings"}),
    "sandbox": ({"locales", "tables", "engine"}, {"discord", "simcord"}),
    "status": ({"cogs", "tables", "db", "render", "workers"}, {"discord", "aiohttp", "prometheus_client"}),
    "logs": ({"cogs", "db"}, {"discord"}),
    "bot": (
        {"cogs", "tables", "db", "render", "engine", "locales", "settings", "sandbox", "status", "logs", "workers"},
        {"discord", "dotenv"},
    ),
    # Looks at everything, and imports each part where it checks it: one that is broken must not hide the others.
    "doctor": ({"settings", "db", "cogs", "render", "locales"}, {"discord", "aiohttp", "dotenv"}),
    "start": (set(), set()),
}
"""Imports run downward only. Packages without discord here never import it."""

PAINTING: dict[str, set[str]] = {
    # what paints, and what painting needs: the folders that may import it
    "art": {"art", "tests", "tools", "docs", "bench"},
    "numpy": {"art", "tests", "tools"},
}
"""The bot composes its pictures from painted files, so it runs without these."""

FEATURES: dict[str, set[str]] = {
    # module or package of cogs: those of cogs that it may import
    "interactions": set(),
    "fairness": {"interactions"},
    "preferences": {"interactions"},
    "replay": {"interactions"},
    "rules": {"interactions"},
    "learn": {"interactions"},
    "standings": {"interactions"},
    "publishing": {"interactions"},
    "play": {"interactions", "fairness", "preferences", "rules"},
    "connector": set(),
    "gateway": {"connector"},
    "command_sync": {"interactions"},
    "tree": {"interactions"},
    "places": {"publishing"},
    "client": {"interactions", "publishing", "command_sync", "gateway", "tree", "places"},
}
"""Features stand side by side. Only the client and the events of places import the publisher."""

MOST_LINES = 400
SKIPPED = {"__pycache__", "node_modules", "tertulia-data", "build", "gallery"}
PROSE = {".md", ".txt", ".ftl", ".example", ""}
TEXTS = {".py", ".sql", ".toml", ".yml", ".yaml", ".json", ".cfg", ".service", ".lock", *PROSE}


def sources(package: str) -> list[Path]:
    """Return the Python files of a package, which is a folder or a single file."""
    single = ROOT / f"{package}.py"
    return [single] if single.is_file() else sorted((ROOT / package).rglob("*.py"))


def forbidden(package: str, name: str) -> bool:
    """Return whether a file of ``package`` may not import this name."""
    packages, libraries = PACKAGES[package]
    return name.partition(".")[0] not in {package, *packages, *libraries, *sys.stdlib_module_names}


def python_files() -> Iterator[Path]:
    """Return every Python file of the project."""
    return (path for path in files() if path.suffix == ".py")


def of_painting(path: Path, name: str) -> bool:
    """Return whether a file may not import this name because it is part of painting."""
    allowed = PAINTING.get(name.partition(".")[0])
    return allowed is not None and path.relative_to(ROOT).parts[0] not in allowed


def of_another_feature(feature: str, found: Import) -> bool:
    """Return whether a file of ``feature`` may not import this part of cogs. The type of the client is known to all."""
    package, _, rest = found.name.partition(".")
    part = rest.partition(".")[0]
    if package != "cogs" or (part == "client" and found.when is When.TYPES):
        return False
    return part not in {feature, *FEATURES[feature]}


def files() -> Iterator[Path]:
    """Yield every text file of the project: not what tools and the bot put beside it."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if any(part in SKIPPED or (part.startswith(".") and part not in (".ci", ".github")) for part in parts[:-1]):
            continue
        if path.is_file() and path.suffix in TEXTS and parts[-1] not in (".env", ".git"):
            yield path


def mentions(words: re.Pattern[str], *, spared: tuple[str, ...] = ()) -> list[str]:
    """Return where in the project's files the pattern stands, as ``file:line: text``."""
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


def test_every_package_has_its_law() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    known = {*PACKAGES, "tests", "bench", "docs", "tools"}
    assert {name for name in folders if not name.startswith(".")} <= known


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_run_downward_only(package: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sources(package)
        for line, name in imported(path)
        if forbidden(package, name)
    ]
    assert not wrong, f"{package} may not import this:\n" + "\n".join(wrong)


def test_the_bot_runs_without_what_paints() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in python_files()
        for line, name in imported(path)
        if of_painting(path, name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("place", "name", "broken"),
    [
        ("render/kit/plates.py", "art.house.box", True),
        ("bot.py", "art", True),
        ("docs/listing/__main__.py", "art.house", False),
        ("docs/listing/__main__.py", "numpy", True),
        ("render/kit/light.py", "numpy.typing", True),
        ("tools/fit_mausoleum.py", "numpy", False),
        ("render/kit/light.py", "articles", False),
    ],
)
def test_a_planted_import_of_what_paints_breaks_the_law(place: str, name: str, broken: bool) -> None:
    assert of_painting(ROOT / place, name) == broken


def test_every_feature_has_its_law() -> None:
    parts = {path.name.removesuffix(".py") for path in (ROOT / "cogs").iterdir()} - {"__init__", "__pycache__"}
    assert parts == FEATURES.keys()


@pytest.mark.parametrize("feature", FEATURES)
def test_one_feature_imports_no_other_but_by_its_law(feature: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{each.line}: {each.name}"
        for path in sources(f"cogs/{feature}")
        for each in imports(path.read_text(encoding="utf-8"))
        if of_another_feature(feature, each)
    ]
    assert not wrong, f"cogs.{feature} may not import this:\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("from cogs.publishing.boards import Boards", True),
        ("from cogs.publishing import question_panel", True),
        ("from cogs import publishing", True),
        ("def f():\n    import cogs.publishing.boards", True),
        ("if TYPE_CHECKING:\n    from cogs.publishing.boards import Boards", True),
        ("from cogs.client import Tertulia", True),
        ("if TYPE_CHECKING:\n    from cogs.client import Tertulia", False),
        ("from cogs.interactions import replies\nfrom cogs.play import turn", False),
    ],
)
def test_a_planted_import_of_another_feature_breaks_the_law(source: str, broken: bool) -> None:
    """As if it stood in ``cogs/play/turn.py``."""
    assert any(of_another_feature("play", each) for each in imports(source)) == broken


def test_one_game_does_not_import_another() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for package in ("engine", "render", "art")
        for game in games()
        for path in sorted((ROOT / package / game).rglob("*.py"))
        for line, name in imported(path)
        if of_another_game(game, name)
    ]
    assert not wrong, "\n".join(wrong)


def test_what_all_games_share_imports_no_game() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for package in ("render", "art")
        for folder in ("cards", "house", "kit")
        for path in sorted((ROOT / package / folder).rglob("*.py"))
        for line, name in imported(path)
        if of_another_game("", name)
    ]
    assert not wrong, "\n".join(wrong)


def test_renderers_see_views_and_components_not_the_rules() -> None:
    """Samples are positions to draw, made for the gallery: they may build what a renderer only sees a view of."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in (*sources("render"), *sources("art"))
        if path.name != "samples.py"
        for line, name in imported(path)
        if of_the_rules(name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("from engine.luxor import rules", {"of_the_rules"}),
        ("from engine.luxor import GAME as G", {"of_the_rules"}),
        ("from engine.luxor.rules import legal", {"of_the_rules"}),
        ("import engine.luxor.state as s", {"of_the_rules"}),
        ("def f():\n    from engine.luxor import view, policy", {"of_the_rules"}),
        ("import importlib\nx = importlib.import_module('engine.luxor.scoring')", {"of_the_rules"}),
        ("import importlib\nx = importlib.import_module(f'engine.{key}.rules')", {"of_the_rules", "of_another_game"}),
        ("from engine import mausoleum", {"of_another_game"}),
        ("from render import mausoleum as other", {"of_another_game"}),
        ("from render.mausoleum.board import draw", {"of_another_game"}),
        ("from art.luxor import tiles", {"forbidden"}),
        ("from art.mausoleum.people import head", {"forbidden", "of_another_game"}),
        ("import numpy as np", {"forbidden"}),
        ("x = __import__('tables')", {"forbidden"}),
        ("if TYPE_CHECKING:\n    import discord.ui", {"forbidden"}),
        ("from engine import game, games, Event", set()),
        ("from engine.luxor import components, view", set()),
        ("from engine.luxor.view import View, score", set()),
        ("from render.luxor import score", set()),
    ],
)
def test_a_planted_import_breaks_its_law(source: str, broken: set[str]) -> None:
    """As if it stood in ``render/luxor/board.py``."""
    names = [each.name for each in imports(source)]
    laws = {
        "forbidden": any(forbidden("render", name) for name in names),
        "of_another_game": any(of_another_game("luxor", name) for name in names),
        "of_the_rules": any(map(of_the_rules, names)),
    }
    assert {law for law, found in laws.items() if found} == broken


def test_a_long_file_says_why() -> None:
    """A product file has at most ``MOST_LINES`` lines, or says in its docstring why it is longer."""
    wrong = [
        path.relative_to(ROOT).as_posix()
        for package in (*PACKAGES, "bench", "docs", "tools")
        for path in sources(package)
        if len((text := path.read_text(encoding="utf-8")).splitlines()) > MOST_LINES
        and f"Over {MOST_LINES} lines because" not in (ast.get_docstring(ast.parse(text)) or "")
    ]
    assert not wrong, f"split these by subject, or give the reason in the docstring: {wrong}"


def test_no_test_is_skipped_because_a_module_cannot_be_imported() -> None:
    """Every package that the tests need is pinned: one that is missing or broken is a failure."""
    found = mentions(re.compile("importor" + "skip"))
    assert not found, "\n".join(found)


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

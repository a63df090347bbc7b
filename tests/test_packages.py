"""Rules for the source: which package may import which, and what no file may hold."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.laws import ROOT, games, imported, of_another_game, of_the_rules

PACKAGES: dict[str, tuple[set[str], set[str]]] = {
    # package: (packages it may import, libraries that it may import besides the standard library)
    # engine.progress alone, which runs without tqdm too.
    "engine": (set(), {"tqdm"}),
    "locales": (set(), {"fluent", "babel"}),
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
    "settings": ({"db"}, {"dotenv", "pydantic", "pydantic_settings"}),
    "sandbox": ({"locales", "tables", "engine"}, {"discord", "simcord"}),
    "status": ({"cogs", "tables", "db", "render", "workers"}, {"discord", "aiohttp", "prometheus_client"}),
    "bot": (
        {
            *(
                "cogs",
                "tables",
                "db",
                "render",
                "engine",
                "locales",
                "settings",
                "sandbox",
                "status",
                "workers",
            ),
        },
        {"discord"},
    ),
    # Looks at everything, and imports each part where it checks it: one that is broken must not hide the others.
    "doctor": ({"settings", "db", "cogs", "render", "locales", "status", "upgrade"}, {"discord", "aiohttp"}),
    "backups": ({"settings", "db"}, set()),
    "start": ({"status", "upgrade"}, set()),
    "upgrade": (set(), set()),
}
"""Imports run downward only. Packages without discord here never import it."""

FEATURES: dict[str, set[str]] = {
    # module or package of cogs: those of cogs that it may import
    "interactions": set(),
    "fairness": {"interactions"},
    "preferences": {"interactions"},
    "replay": {"interactions", "channel"},
    "rules": {"interactions"},
    "learn": {"interactions"},
    "daily": {"interactions", "channel", "own_games", "turn"},
    "standings": {"interactions"},
    "publishing": {"interactions"},
    "channel": {"interactions", "preferences"},
    "questions": {"interactions", "channel"},
    "turn": {"interactions", "channel", "questions"},
    "plan": {"interactions", "turn"},
    "seats": {"interactions", "channel", "turn"},
    "lobby": {"interactions", "channel", "rules"},
    "own_games": {"interactions", "channel", "lobby", "turn"},
    "table": {"interactions", "channel", "fairness", "lobby", "turn"},
    "connector": set(),
    "gateway": {"connector"},
    "command_sync": {"interactions"},
    "tree": {"interactions"},
    "places": {"publishing"},
    "owner": {"interactions"},
    "membership": {"interactions", "publishing", "places", "gateway"},
    "orders": {"publishing"},
    "client_options": set(),
    "client": {
        *("interactions", "publishing", "client_options", "command_sync", "gateway", "tree", "places"),
        *("membership", "orders"),
    },
}
"""Features stand side by side. Only the client and what follows places, servers and orders import the publisher."""

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


def test_every_import_law_holds() -> None:
    """The laws stand in ``pyproject.toml``."""
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_package_and_feature_has_its_law() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert {name for name in folders if not name.startswith(".")} <= {*PACKAGES, "tests", "bench", "docs", "tools"}
    parts = {path.name.removesuffix(".py") for path in (ROOT / "cogs").iterdir()} - {"__init__", "__pycache__"}
    assert parts == FEATURES.keys()


def test_imports_run_downward_only() -> None:
    """import-linter has no contract for a list of what is allowed, which a new library must join."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for package in PACKAGES
        for path in sources(package)
        for line, name in imported(path)
        if forbidden(package, name)
    ]
    assert not wrong, "these packages may not import this:\n" + "\n".join(wrong)


def test_one_feature_imports_no_other_but_by_its_law() -> None:
    """The type of the client is known to all."""
    wrong = []
    for feature, others in FEATURES.items():
        for path in sources(f"cogs/{feature}"):
            for line, name in imported(path):
                package, part, *_ = [*name.split("."), ""]
                if package == "cogs" and part not in {"", "client", feature, *others}:
                    wrong.append(f"{path.relative_to(ROOT)}:{line}: {name}")
            if feature != "client" and re.search(
                r"^(?:from|import) cogs\.client\b", path.read_text(encoding="utf-8"), re.M
            ):
                wrong.append(f"{path.relative_to(ROOT)}: the client at run time")
    assert not wrong, "\n".join(wrong)


def test_games_do_not_know_each_other_and_renderers_do_not_know_the_rules() -> None:
    """Samples are positions to draw, made for the gallery. They may build what a renderer only sees a view of."""
    wrong = []
    for path in (path for package in ("engine", "render", "art") for path in (ROOT / package).rglob("*.py")):
        package, folder, *_ = path.relative_to(ROOT).parts
        own = folder if folder in games() else ""
        shared = package == "engine" or folder.endswith(".py")  # These find games by name.
        for line, name in imported(path):
            other = (own or not shared) and of_another_game(own, name)
            if other or (package != "engine" and path.name != "samples.py" and of_the_rules(name)):
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {name}")
    assert not wrong, "\n".join(wrong)


LAWS = {
    "from engine.luxor import rules": {"of_the_rules"},
    "from engine.luxor import GAME as G": {"of_the_rules"},
    "import engine.luxor.state as s": {"of_the_rules"},
    "def f():\n    from engine.luxor import view, policy": {"of_the_rules"},
    "import importlib\nx = importlib.import_module(f'engine.{key}.rules')": {"of_the_rules", "of_another_game"},
    "x = __import__('art.mausoleum')": {"of_another_game"},
    "if TYPE_CHECKING:\n    from engine import mausoleum": {"of_another_game"},
    "from render.mausoleum.board import draw": {"of_another_game"},
    "from engine import game, games, Event": set(),
    "from engine.luxor.view import View, score": set(),
    "from render.luxor import score": set(),
}


def test_a_planted_import_breaks_its_law(tmp_path: Path) -> None:
    """As if it stood in ``render/luxor/board.py``."""
    for source, broken in LAWS.items():
        (path := tmp_path / "board.py").write_text(source)
        names = [name for _, name in imported(path)]
        laws = {
            "of_another_game": any(of_another_game("luxor", name) for name in names),
            "of_the_rules": any(map(of_the_rules, names)),
        }
        assert {law for law, found in laws.items() if found} == broken, source


def test_a_long_file_says_why() -> None:
    """A file has at most ``MOST_LINES`` lines, or says in its docstring why it is longer."""
    wrong = [
        path.relative_to(ROOT).as_posix()
        for path in files()
        if path.suffix == ".py"
        and len((text := path.read_text(encoding="utf-8")).splitlines()) > MOST_LINES
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

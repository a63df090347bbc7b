"""The documentation: generated pages are current, and every name in it exists."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bench.__main__ import main as benchmarks
from bench.results import Saved, load_all, save
from docs import build, diagrams
from docs.pictures import POSITIONS
from engine import game
from locales import say
from render.pieces import index
from settings import GONE, variables
from tests.wire.__main__ import PROOFS
from tools.laws import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
HAND_WRITTEN = [page for page in PAGES if page.name not in ("benchmarks.md", "proofs.md")]
GENERATED = {"benchmarks.md": build.benchmarks, "proofs.md": build.proofs}
README_BYTES = 8 * 1024

FENCE = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
MODULE = re.compile(r"python3? -m ([\w.]+)")
TOOLS = {"pip", "pytest", "venv"}
PATH = re.compile(r"(?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|md|toml|txt|ftl|json|sql|svg|png)|\.env\.example")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(#[^)]*)?\)")
KINDS = {
    f"{game}/{re.split('[/@]', name)[0]}"
    for game in ("cards", "house")
    if (known := index(game)) is not None
    for name in known.places
}
"""Kinds of pieces that belong to all games."""
SHARDS = re.compile(r"\d+-\d+/\d+")
VARIABLE = re.compile(r"\b(?:TERTULIA|DISCORD)_[A-Z_]+\b")


@pytest.mark.parametrize("key", POSITIONS)
def test_the_readme_names_every_released_games_authors_and_publishers(key: str) -> None:
    meta, readme = game(key).meta, (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"* *{meta.native_title}*: {meta.credits}" in readme
    assert "Tertulia is unofficial" in readme


def code(page: Path) -> Iterator[str]:
    """Return the pieces of code in a page: text in backticks, and lines of fenced blocks."""
    text = page.read_text(encoding="utf-8")
    for block in FENCE.findall(text):
        yield from block.splitlines()
    yield from CODE.findall(FENCE.sub("", text))


def exists(path: str, page: Path) -> bool:
    """Return whether a path names a file of the project: from its root, the page's folder, or a game's folder."""
    if "<" in path or "*" in path or path in KINDS or SHARDS.fullmatch(path):
        return True
    folders = (page.parent, *(ROOT / folder for folder in ("", "engine/luxor", "render/luxor", "render/luxor/pieces")))
    return any((folder / path).exists() for folder in folders)


def module_exists(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def result(**figures: float | int | str) -> Saved:
    return Saved(
        kind="proof", name="crash", command="c", date="d", commit="e", machine={}, figures=figures, violations=("lost",)
    )


def test_the_generated_pages_are_current() -> None:
    stale = [path.name for path in build.stale(build.pages(load_all()))]
    assert not stale, f"run python -m docs.build: {stale}"
    drawn = diagrams.DRAWINGS.items()
    stale = [name for name, draw in drawn if (build.FOLDER / name).read_text(encoding="utf-8") != draw()]
    assert not stale, f"run python -m docs.diagrams: {stale}"


@pytest.mark.parametrize("name", GENERATED)
def test_every_figure_of_a_generated_page_comes_from_a_result(name: str) -> None:
    """Without results the page holds no digit, so no text of the program carries a figure."""
    lines = [line for line in GENERATED[name]([]).splitlines() if re.search(r"\d", line)]
    assert not lines, "\n".join(lines)


def test_the_sizes_for_hosters_are_measured() -> None:
    assert build.sizing([]) == ""
    shown = build.sizing(load_all())
    assert all(f"| {name} |" in shown for name in ("clicks a second", "people"))
    assert "memory of the bot and its workers at most, MiB |" in shown


def test_a_result_shows_its_figures_and_its_violations() -> None:
    page = build.proofs([result(kills=1234, share=0.5)])
    assert "| kills | 1,234 |" in page and "| share | 0.5 |" in page
    assert "| **violations** | **1** |" in page and "* Violation: lost" in page


def test_a_benchmark_shows_the_results_of_all_its_parts() -> None:
    parts = [replace(result(share=share), kind="benchmark", name=f"arena-{share}") for share in (1, 2)]
    page = build.benchmarks(parts)
    assert "| share | 1 |" in page and "| share | 2 |" in page and page.count("## arena\n") == 1
    assert "--only arena`" not in page


def test_every_result_belongs_to_a_benchmark_or_a_proof() -> None:
    known = {("benchmark", name) for name in build.names()} | {("proof", name) for name in build.PROOFS}
    assert {(each.kind, each.belongs_to) for each in load_all()} <= known
    assert set(PROOFS) <= set(build.PROOFS)
    assert all(module_exists(module.split()[0]) for module, _ in build.PROOFS.values())


@pytest.mark.parametrize(("load", "kept"), [(2.5, {"ratio": 2.0}), (1.5, {"ratio": 2.0, "a move, ms": 3.0})])
def test_a_busy_machine_leaves_times_out(tmp_path: Path, load: float, kept: dict[str, float]) -> None:
    before = {"cores": 2, "load": load, "date": "2026-11-22"}
    save("benchmark", "x", "c", {"ratio": 2.0, "a move, ms": 3.0}, before=before, folder=tmp_path)
    [saved] = load_all(tmp_path)
    assert saved.figures == kept and saved.date == "2026-11-22" and bool(saved.notes) == (load > 2)


def test_a_very_busy_machine_runs_no_benchmark_to_keep(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bench.__main__.machine", lambda: {"cores": 2, "load": 4.5, "date": "2026-11-22"})
    monkeypatch.setattr("bench.__main__.run", lambda name: pytest.fail(f"{name} ran"))
    assert benchmarks(["--only", "engine", "--save"]) == 1
    assert "too busy" in capsys.readouterr().err


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_in_a_page_exists(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    named = [piece for piece in CODE.findall(text) if PATH.fullmatch(piece)]
    named += [target for target, _ in LINK.findall(text) if target]
    made = {"tertulia.sqlite3", "backup.sqlite3", ".venv", ".env"}
    missing = [path for path in named if not exists(path, page) and path not in made]
    assert not missing, missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_and_variable_in_a_page_exists(page: Path) -> None:
    pieces = list(code(page))
    modules = {name for piece in pieces for name in MODULE.findall(piece)} - TOOLS
    assert {name for name in modules if not module_exists(name)} == set()
    known = {name for names in variables().values() for name in names}
    known |= set(GONE) if page.name == "CHANGELOG.md" else set()
    assert {name for piece in pieces for name in VARIABLE.findall(piece)} <= known


def _explained() -> list[str]:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    return re.findall(r"^\| `(.+?)` \|", text.partition("## What the log says")[2], re.MULTILINE)


def _looked_for() -> list[str]:
    text = (ROOT / "docs" / "first-evening.md").read_text(encoding="utf-8")
    steps = [line.split(" | ") for line in text.splitlines() if re.match(r"\| \d", line)]
    assert [step[0] for step in steps] == [f"| {number}" for number in range(1, len(steps) + 1)] and len(steps) <= 25
    assert sum(int(step[1]) for step in steps) <= 30, "minutes"
    return [message for step in steps for message in CODE.findall(step[4])]


def test_the_first_evening_tries_what_is_new_and_no_word_of_it_is_made_up() -> None:
    """A right bot looks faulty where a step names a button or a command that is not there."""
    text = (ROOT / "docs" / "first-evening.md").read_text(encoding="utf-8")
    for key in ("guests", "plan", "review", "daily-post", "note", "member-people", "share-film", "hand", "more"):
        assert f"**{say('en-US', f'button-{key}')}**" in text, key
    commands = "play", "hand", "board", "away", "owner", "daily", "solo", "notify", "privacy", "tables", "board-profile"
    for key in (*commands, "table-settings", "my-settings", "table-help"):
        assert f"`/{say('en-US', f'command-{key}-name')}" in text, key
    assert text.index("*No quiet hours*") < text.index("`/notify`"), "no mention sounds in quiet hours"


@pytest.mark.parametrize("messages", [_explained, _looked_for])
def test_every_log_message_that_a_page_names_exists(messages: Callable[[], list[str]]) -> None:
    """An ellipsis on the page stands for a value of the message."""
    explained = messages()
    folders = ("bot.py", "settings.py", "cogs", "tables", "db", "render", "status")
    sources = [path for folder in folders for path in (ROOT / folder, *sorted((ROOT / folder).rglob("*.py")))]
    program = "\n".join(path.read_text(encoding="utf-8") for path in sources if path.is_file())
    value = r"(?:%[sd]|\{[^}\n]*\})"
    patterns = {message: value.join(map(re.escape, message.split("…"))) for message in explained}
    assert len(patterns) >= 8
    assert [message for message, pattern in patterns.items() if not re.search(pattern, program)] == []


def test_the_env_example_names_only_settings_that_exist() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    names = {current for current, *_ in variables().values()} - {"TERTULIA_CLUSTER"}  # an old name
    assert set(VARIABLE.findall(example)) == names


def test_the_readme_is_short() -> None:
    assert (ROOT / "README.md").stat().st_size <= README_BYTES


@pytest.mark.parametrize(
    ("page", "planted"),
    [("README.md", "`cogs/gone.py`"), ("docs/hosting.md", "[here](gone.md)"), ("docs/hosting.md", "`docs/gone.png`")],
)
def test_a_planted_path_is_noticed(tmp_path: Path, page: str, planted: str) -> None:
    copy = tmp_path / page
    copy.parent.mkdir(exist_ok=True)
    copy.write_text(planted, encoding="utf-8")
    with pytest.raises(AssertionError, match="gone"):
        test_every_path_in_a_page_exists(copy)

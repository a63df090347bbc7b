"""Render the generated pages: ``python -m docs.build [--check]``.

``docs/benchmarks.md``, ``docs/proofs.md`` and the sizes in ``docs/hosting.md`` come from the result files in
``bench/results``. The list of packages in ``docs/architecture.md`` comes from the packages' docstrings.
The table of text keys in ``docs/adding-a-game.md`` comes from the code that asks for them.
``docs/privacy.md`` and ``docs/terms.md`` come from ``docs/legal``. ``--check`` writes nothing. It names each page that
is stale, and the exit code is then 1.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bench import names, title
from bench.results import Figure, Kind, Saved, load_all
from docs import legal
from tools import text_keys

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parent
BEGIN: Final = "<!-- packages: written by python -m docs.build -->"
END: Final = "<!-- end of packages -->"
TEXTS: Final = ("<!-- text keys: written by python -m docs.build -->", "<!-- end of text keys -->")
SIZING: Final = ("<!-- sizing: written by python -m docs.build -->", "<!-- end of sizing -->")
MEASURED: Final[Mapping[str, tuple[str, ...]]] = {
    "load": (
        "tables at once",
        "people",
        "clicks a second",
        "click to answer, median ms",
        "click to answer, 99th percentile ms",
        "processors taken by the bot and its workers",
        "memory of the bot and its workers at most, MiB",
    ),
}
"""The beginnings of the figures that tell a hoster how large a machine must be, by proof."""

PROOFS: Final[Mapping[str, tuple[str, str]]] = {
    "crash": (
        "tests.wire crash",
        "The bot is killed at random moments of running games. No acknowledged move is lost.",
    ),
    "crash_postgres": (
        "tests.wire crash --postgres",
        "The bot, PostgreSQL or the session of a COMMIT is killed. No acknowledged move is lost or done twice.",
    ),
    "cluster": (
        "tests.wire cluster",
        "Processes that share a database are killed, frozen and cut off. Each click has at most one answer.",
    ),
    "moved": ("tests.wire moved", "The database is deleted, moved or replaced under the running bot. The bot stops."),
    "power": ("tests.wire power", "A write-ahead log that is cut anywhere opens to a state that the bot had written."),
    "noise": ("tests.wire noise", "Hostile interactions change nothing, and each gets an answer."),
    "load": ("tests.wire load", "Many tables are played at once. No move is lost or done twice."),
    "clock": ("tests.wire clock", "With a wrong wall clock the bot posts no board twice."),
    "platform_faults": ("tests.wire platform_faults", "Discord fails in each way at each request. Games resume."),
    "refused": (
        "tests.wire refused",
        "A server refuses the bot and keeps changing. Few requests are refused, and other servers notice nothing.",
    ),
    "secrets": ("tests.secrets", "Hidden cards are resampled. Everything that a viewer receives stays the same."),
    "mutants": ("tests.mutants", "Small changes of the program make a test fail."),
}
"""Every proof by the name of its result: the module to run, and what it shows."""

PROMISES: Final = {
    "A kill at any moment loses no move that was answered.": "python -m tests.wire crash",
    "A power cut loses no move that was answered.": "python -m tests.wire power",
    "A clock that jumps posts no board twice and moves no deadline.": "python -m tests.wire clock",
    "A server that refuses the bot neither gets its address blocked nor delays other servers.": (
        "python -m tests.wire refused"
    ),
    "A file that is deleted, moved or replaced stops the bot.": "python -m tests.wire moved",
    "The bot reports a full disk, and timers resume once there is room.": "tests/wire/test_full_disk.py",
    "A copy that Litestream makes can be restored.": "tests/db/test_litestream.py",
    "Discord's global limit delays boards and loses none.": "tests/wire/test_global_limit.py",
    "Forged and old buttons change nothing, and get an answer.": "python -m tests.wire noise",
    "Two processes never answer the same click.": "python -m tests.wire cluster",
    "An evening with hundreds of tables loses nothing.": "python -m tests.wire load",
    "Tables resume after errors and outages of Discord.": "python -m tests.wire platform_faults",
    "A player learns only what that player may know.": "python -m tests.secrets",
}
"""What the README promises, and the command or the test that shows it."""

_ROLE: Final = re.compile(r":\w+:`~?(?:\w+\.)*(\w+)`")
"""Matches a cross-reference of a docstring; the group is the bare name."""
_GENERATED: Final = "`python -m docs.build` writes this page from the files in `bench/results/`. Do not edit it."


def benchmarks(results: Sequence[Saved]) -> str:
    """Return the page of benchmarks."""
    about = {name: (f"python -m bench --only {name}", title(name)) for name in names()}
    intro = (
        "Add `--save` to a benchmark to store its result. A ratio compares two programs that take turns in one run. A "
        "busy machine distorts times, so `--save` leaves them out there. A very busy one distorts ratios as well, so "
        "`--save` refuses to run there. The proof *load* measures the bot under many clicks: see "
        "[proofs](proofs.md)."
    )
    return _page("Benchmarks", intro, "benchmark", about, results)


def proofs(results: Sequence[Saved]) -> str:
    """Return the page of proofs."""
    about = {name: (f"python -m {module}", shows) for name, (module, shows) in PROOFS.items()}
    intro = (
        "A proof runs the real bot under hostile conditions and checks what must hold. It counts violations. The tests "
        "run short forms of most proofs. The figures below are those of the command that stands above them, which may "
        "be shorter than the default."
    )
    table = ["| promise | shown by |", "|---|---|", *(f"| {text} | `{name}` |" for text, name in PROMISES.items())]
    return _page("Proofs", f"{intro}\n\n" + "\n".join(table), "proof", about, results)


def _page(heading: str, intro: str, kind: Kind, about: Mapping[str, tuple[str, str]], results: Sequence[Saved]) -> str:
    found: dict[str, list[Saved]] = {}
    for each in results:
        if each.kind == kind:
            found.setdefault(each.belongs_to, []).append(each)
    parts = [f"# {heading}", _GENERATED, intro]
    for name, (_, shows) in about.items():
        if name in found:
            parts += [f"## {name}", shows, *(part for each in found[name] for part in _result(each))]
    missing = [f"* `{command}`: {shows}" for name, (command, shows) in about.items() if name not in found]
    if missing:
        parts += ["## No result yet", f"These have no committed result.\n\n{chr(10).join(missing)}"]
    return "\n\n".join(parts) + "\n"


def _result(saved: Saved) -> Iterator[str]:
    machine = ", ".join(
        f"{value}" if key in ("python", "system") else f"{key} {value}" for key, value in saved.machine.items()
    )
    yield f"`{saved.command}`, {saved.date}, commit {saved.commit}; {machine}"
    rows = [f"| {name} | {number(value)} |" for name, value in saved.figures.items()]
    if saved.kind == "proof":
        rows.append(f"| **violations** | **{len(saved.violations)}** |")
    yield "\n".join(["| figure | value |", "|---|---:|", *rows])
    if saved.notes:
        yield "Notes: " + "; ".join(saved.notes) + "."
    if saved.violations:
        yield "\n".join(f"* Violation: {text}" for text in saved.violations)


def number(value: Figure) -> str:
    """Return a figure with three significant digits and separated thousands."""
    if isinstance(value, str):
        return value
    if isinstance(value, int) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def packages(root: Path = ROOT) -> str:
    """Return the list of packages, games apart: path and the first sentence of the docstring."""
    games = {path.parent.name for path in root.glob("engine/*/meta.py")} | {"__key__"}
    found = [root / f"{name}.py" for name in ("bot", "settings", "start")]
    for folder in sorted(path for path in root.iterdir() if path.is_dir() and not path.name.startswith(".")):
        found += sorted(path for path in folder.rglob("__init__.py") if path.parent.name not in games)
    lines = []
    for path in found:
        name = path.parent if path.name == "__init__.py" else path
        suffix = "/" if path.name == "__init__.py" else ""
        lines.append(f"| `{name.relative_to(root).as_posix()}{suffix}` | {_sentence(path)} |")
    return "\n".join(["| path | purpose |", "|---|---|", *lines])


def _sentence(path: Path) -> str:
    """Return the first line of a module's docstring, with single backticks."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    line = text.partition("\n\n")[0].replace("\n", " ").replace("``", "`").replace("|", "\\|")
    return _ROLE.sub(r"`\1`", line)


def architecture(text: str) -> str:
    """Return the page with its list of packages renewed."""
    return _between(text, (BEGIN, END), packages())


def guide(text: str) -> str:
    """Return the page on new games with its table of text keys renewed."""
    return _between(text, TEXTS, text_keys.table())


def _between(text: str, marks: tuple[str, str], part: str) -> str:
    """Return a page with what stands between two marks replaced."""
    begin, end = marks
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{part}\n\n{end}{after}"


def sizing(results: Iterable[Saved]) -> str:
    """Return what the proofs measured that tells how large a machine must be."""
    parts = []
    for saved in results:
        wanted = MEASURED.get(saved.name, ()) if saved.kind == "proof" else ()
        rows = [
            f"| {name.partition(' (goal')[0]} | {number(value)} |"
            for start in wanted
            for name, value in saved.figures.items()
            if name.partition(" (goal")[0].partition(":")[0] == start
        ]
        if rows:
            machine = f"{saved.machine.get('cores')} cores, {saved.machine.get('python')}"
            parts.append(f"`{saved.command}` on {machine}, {saved.date}:")
            parts.append("\n".join(["| measured | |", "|---|---:|", *rows]))
    return "\n\n".join(parts)


def hosting(text: str, results: Iterable[Saved]) -> str:
    """Return the page with its measured figures renewed."""
    return _between(text, SIZING, sizing(results))


def pages(results: Iterable[Saved]) -> dict[Path, str]:
    """Return every generated page and its text."""
    saved = list(results)
    drawn, hosts, games = FOLDER / "architecture.md", FOLDER / "hosting.md", FOLDER / "adding-a-game.md"
    return {
        FOLDER / "benchmarks.md": benchmarks(saved),
        FOLDER / "proofs.md": proofs(saved),
        drawn: architecture(drawn.read_text(encoding="utf-8")),
        games: guide(games.read_text(encoding="utf-8")),
        hosts: hosting(hosts.read_text(encoding="utf-8"), saved),
        FOLDER / "privacy.md": legal.page("privacy"),
        FOLDER / "terms.md": legal.page("terms"),
    }


def stale(wanted: Mapping[Path, str]) -> list[Path]:
    """Return the pages whose files hold another text."""
    return [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str] | None = None) -> int:
    """Write or check the pages; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m docs.build", description="Render the generated pages.")
    parser.add_argument("--check", action="store_true", help="write nothing; name the pages that are stale")
    asked = parser.parse_args(arguments)
    wanted = pages(load_all())
    behind = stale(wanted)
    for path in behind:
        if asked.check:
            print(f"{path.relative_to(ROOT)} is stale: run python -m docs.build")
        else:
            path.write_text(wanted[path], encoding="utf-8")
    return 1 if asked.check and behind else 0


if __name__ == "__main__":
    sys.exit(main())
